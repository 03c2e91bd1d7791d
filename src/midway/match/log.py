"""The log of a match: what an event says in a language, the places it touched, and whom it harms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from midway.kernel.codes import SEATED, Line
from midway.kernel.fault import common
from midway.kernel.rule import CHANCE
from midway.kernel.words import Words

from .events import UNDO, Event, Told

if TYPE_CHECKING:
    from midway.kernel.game import Game

    from .match import Match

FORMS = {"player": "you", "owner": "yours"}  # how a line of the log speaks to the seats that it names
REMEMBERED = 4096  # lines in all languages; many are said again and again


@dataclass(frozen=True, slots=True)
class Spoken:
    """How a line of the log is said: its message, which of its numbers are seats, and the others with the names of their values.

    marks        which of its numbers are places on the board, and the marks of these places; `to:arts` also marks the area
    owner_only   only the seat in its first number reads it
    """

    name: str
    seats: tuple[tuple[int, str], ...]
    others: list[tuple[int, str, tuple[str, ...] | None]]
    marks: list[tuple[int, list[str]]]
    owner_only: bool


@lru_cache(maxsize=64)
def _spoken(game: Game) -> list[Spoken]:
    """How each line of a game's log is said."""
    return [_speech(line, game.telling.values) for line in game.lines]


def _speech(line: Line, values: Mapping[str, tuple[str, ...]]) -> Spoken:
    others = [(place, name, values.get(name)) for place, name in enumerate(line.args) if name not in SEATED]
    places = [(place, name) for place, name in enumerate(line.args) if name in values]
    kinds = {name: next(kind for kind in values if values[kind] is values[name]) for _, name in places}
    marks = [(place, [f"{kinds[name]}:{value}" for value in values[name]]) for place, name in places]
    return Spoken(line.name, line.seats, others, marks, line.owner_only)


def texts(match: Match, event: Event, words: Words, seat: int | None = None, named: bool = False) -> list[str]:
    """The lines of the log for one event."""
    reader = None if named else seat
    if event.code == UNDO and event.seat == CHANCE:
        return [words("log-undo-chance")]
    if event.code == UNDO:
        return [words("log-undo", "you" if event.seat == reader else "", player=match.seats[event.seat].name)]
    return [_line(match, spoken, told, words, reader) for spoken, told in _read(match, event, seat)]


def marked(match: Match, event: Event, words: Words, seat: int | None = None, named: bool = False) -> list[str]:
    """The same, with a mark if it was chosen with a hint."""
    lines = texts(match, event, words, seat, named)
    if event.number in match.hinted and lines:
        lines[-1] += f" ({common(words.language)('with-hint')})"
    return lines


def marks(match: Match, event: Event, seat: int | None = None) -> list[str]:
    """The places on the board that a player's event itself touched, as far as a seat may know."""
    if event.seat < 0:
        return []
    own = takewhile(lambda read: read[0].seats, _read(match, event, seat))
    return sorted({marks[told.numbers[place]] for spoken, told in own for place, marks in spoken.marks})


def is_about(match: Match, event: Event, seat: int | None) -> bool:
    """True if an event may read otherwise to a seat than to those who have nothing to do with it."""
    if event.seat == seat or seat in event.hurt:
        return True
    if seat is None:
        return False
    known = _spoken(match.game)
    for told in event.told:
        spoken = known[told.line]
        if spoken.owner_only or (spoken.seats and seat in [told.numbers[place] for place, _ in spoken.seats]):
            return True
    return False


def done_to(match: Match, event: Event, seat: int | None) -> tuple[bool, bool]:
    """Whether others did something to a seat, as lines of the log that it may read tell, and whether that was harm."""
    if seat is None or event.seat == seat:
        return False, False
    harms, hurt = match.game.telling.harms, seat in event.hurt
    roles = [
        (spoken.name, name)
        for spoken, told in _read(match, event, seat)
        for place, name in spoken.seats
        if told.numbers[place] == seat
    ]
    return hurt or bool(roles), hurt or any(harms.get(line) == name for line, name in roles)


def _read(match: Match, event: Event, seat: int | None) -> list[tuple[Spoken, Told]]:
    """The lines of an event that a seat may read, and how they are said."""
    known = _spoken(match.game)
    lines = [(known[told.line], told) for told in event.told]
    return [line for line in lines if not line[0].owner_only or line[1].numbers[0] == seat]


def may_read(match: Match, told: Told, seat: int | None) -> bool:
    """True if this seat may read a line of the log."""
    return not match.game.lines[told.line].owner_only or told.numbers[0] == seat


def _line(match: Match, spoken: Spoken, told: Told, words: Words, reader: int | None) -> str:
    titles = match.story.text if match.story else None
    if not spoken.seats:
        return _said(match.game, told, words, titles, "")
    numbers, names, form = told.numbers, [], ""
    for place, name in spoken.seats:
        number = numbers[place]
        names.append(match.seats[number].name)
        if number == reader:
            form = FORMS[name]
    return _said(match.game, told, words, titles, form, *names)


@lru_cache(maxsize=REMEMBERED)
def _said(game: Game, told: Told, words: Words, titles: Callable[[str, Words], str] | None, form: str, *names: str) -> str:
    """A line of the log with the names of the seats in it, and the titles of its cards."""
    spoken, numbers = _spoken(game)[told.line], told.numbers
    args: dict[str, Any] = {name: values[numbers[place]] if values else numbers[place] for place, name, values in spoken.others}
    args |= {role: name for (_, role), name in zip(spoken.seats, names, strict=True)}
    if titles:
        args["cards"] = ", ".join([titles(card, words) for card in told.cards])
    return words.say(f"log-{spoken.name}", form, args)
