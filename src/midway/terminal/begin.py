"""Starting a match in the terminal, or resuming one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from midway.kernel.content import read_toml
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.match.match import Match

from .corrections import corrected
from .keeping import Keeper, kept_seed, resumed, unfinished
from .play import PERSON, Table, seated
from .screen import Screen

SHOWN = 3  # how many unfinished matches to list when another one begins


@dataclass(frozen=True)
class Asked:
    """What the command line asks for."""

    game: str | None
    seats: str
    seats_given: bool
    options: dict[str, str]
    content: Path | None
    seed: str | None
    mirror: bool


def begin(screen: Screen, asked: Asked, save: Path | None) -> Table:
    """Start a match; it is saved to the given file, or to one in our folder if a person plays."""
    assert asked.game is not None
    if asked.mirror and asked.seed is not None:
        raise Fault("mirror-seed")
    game = find(asked.game)
    seats = seated(game, asked.seats, screen)
    match = Match(game, seats, seed=asked.seed, options=asked.options, corrections=corrected(game.name, asked.content),
                  mirror=asked.mirror, language=screen.language)  # fmt: skip
    people = any(not seat.bot for seat in seats)
    others = unfinished(game.name)[:SHOWN] if people else []
    keeper = Keeper.named(save) if save else _own_keeper(screen, game.name) if people else None
    table = Table(match, screen, keeper, asked.seed)
    if others:
        screen.tell("unfinished")
        screen.say("\n".join(f"  {other.command}" for other in others))
    return table


def go_on(screen: Screen, asked: Asked, name: str, save: Path | None) -> Table:
    """Resume a match with its dealer; nothing else on the command line may contradict it."""
    file = resumed(name)
    match = Match.load(file, asked.seed if asked.seed is not None else kept_seed(file))
    match.language = screen.language
    _check(asked, match, file)
    if match.dealer is None and not match.mirror and not match.result:
        raise Fault("resume-seed", file=str(file))
    keeper = Keeper.named(save) if save and save != file else Keeper.named(file, resumed=True)
    return Table(match, screen, keeper if match.mirror or not match.result else None, asked.seed)


def _own_keeper(screen: Screen, game: str) -> Keeper | None:
    try:
        return Keeper.fresh(game)
    except Fault as fault:
        screen.wrap(fault.text(screen.language))
        screen.tell("not-kept")
        return None


def _check(asked: Asked, match: Match, file: Path) -> None:
    """Refuse anything that contradicts the match in a file."""
    if asked.game is not None and find(asked.game) is not match.game:
        raise Fault("resume-game", file=str(file), there=match.game.name, given=asked.game)
    if asked.mirror and not match.mirror:
        raise Fault("resume-mirror", file=str(file))
    if asked.seed is not None and match.mirror:
        raise Fault("mirror-seed")
    if asked.seats_given and not _are_seats(asked.seats, match):
        there = ",".join(f"{seat.bot or PERSON}:{seat.name}" for seat in match.seats)
        raise Fault("resume-other", file=str(file), option="--seats", there=there)
    match.game.chosen(asked.options)
    for option, value in asked.options.items():
        if match.settings[option] != value:
            raise Fault("resume-other", file=str(file), option="--option", there=f"{option}={match.settings[option]}")
    if asked.content is not None and read_toml(asked.content) != match.corrections:
        raise Fault("resume-content", file=str(file))


def _are_seats(text: str, match: Match) -> bool:
    """True if `you:Ann,greedy` means the seats of a match; names can be left out."""
    kinds = [kind.strip().partition(":") for kind in text.split(",")]
    return len(kinds) == len(match.seats) and all(
        seat.bot == ("" if kind == PERSON else kind) and name in ("", seat.name)
        for (kind, _, name), seat in zip(kinds, match.seats, strict=True)
    )
