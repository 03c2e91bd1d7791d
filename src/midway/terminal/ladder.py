"""`midway ladder`: bots play each other, and their ratings are shown."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from midway.bots.crew import ALL, cores, work
from midway.bots.ladder import Ladder, Line, Lines, spoken
from midway.bots.ratings import Pair, Rated, pairs, rated
from midway.kernel.files import replacing

from .rungs import drawing
from .screen import Screen
from .simulate import crew


@dataclass(frozen=True)
class Keeping:
    """Where the games of a ladder are kept, as lines and as tables, and who plays them."""

    file: Path | None = None
    folder: Path | None = None
    cluster: str | None = None
    workers: int | None = None


def ladder(screen: Screen, asked: Ladder, keeping: Keeping, as_json: bool, svg: Path | None) -> None:
    """Play a ladder, or go on with it, and show what it says; interrupted, show what there is."""
    lines: list[Line] = []
    stopped = False
    if keeping.folder:
        tables = _tables()
    total = asked.games * len(asked.pairs)
    bar: Any = click.progressbar(
        length=total, label=screen.words("simulate-playing"), show_pos=True, hidden=as_json, file=sys.stderr
    )
    try:
        with crew(keeping.cluster) as found, bar:
            notice = lambda: click.echo(screen.words("ladder-compiling"), err=True)  # noqa: E731
            workers = keeping.workers or (ALL if found else cores())
            for line in asked.play(Lines(keeping.file), workers, bar.update, notice, screen.complain_once, found or work):
                lines.append(line)
    except KeyboardInterrupt:
        stopped = True
    if lines:
        show(screen, asked, lines, as_json, svg)
        if keeping.folder:
            tables.write(keeping.folder, asked, lines)
    if stopped:
        screen.tell("ladder-stopped" if keeping.file else "ladder-lost", n=len(lines), total=total, file=str(keeping.file))
        raise SystemExit(130)


def _tables() -> Any:
    """What writes the games as tables; a fault, before anything is played, if it is not installed."""
    from midway.research import laddered
    from midway.research.tables import arrow

    arrow()
    return laddered


def show(screen: Screen, asked: Ladder, lines: list[Line], as_json: bool, svg: Path | None) -> None:
    """What the games say, as text or JSON, and as a drawing if there is a file for it."""
    met = sorted(pairs(lines), key=lambda pair: asked.pairs.index((pair.bot, pair.against)))
    ratings = rated(lines)
    if svg:
        title = f"{asked.game.words(screen.language)('title')} · {screen.words('games-seats', n=asked.players)}"
        with replacing(svg) as out:
            out.write(drawing(title, ratings).encode())
    if as_json:
        screen.say(json.dumps(to_json(asked, met, ratings)))
        return
    _ratings(screen, ratings)
    _pairs(screen, met)


def to_json(asked: Ladder, met: list[Pair], ratings: list[Rated]) -> dict[str, Any]:
    """As `midway ladder --json` prints it."""
    return {
        "game": asked.game.name,
        "players": asked.players,
        "budget": spoken(asked.budget),
        "ratings": [asdict(one) for one in ratings],
        "pairs": [pair.to_json() for pair in met],
    }


def _ratings(screen: Screen, ratings: list[Rated]) -> None:
    heads = [screen.words(head) for head in ("simulate-bot", "ladder-rating", "ladder-ms")]
    screen.say(f"{heads[0]:<22}{heads[1]:>16}{heads[2]:>18}")
    for one in ratings:
        rating = f"{one.rating} ± {one.within}"
        screen.say(f"{one.bot:<22}{rating:>16}{one.ms:>18.1f}")
    screen.say()


def _pairs(screen: Screen, met: list[Pair]) -> None:
    heads = [screen.words(head) for head in ("ladder-pair", "ladder-games", "simulate-share", "simulate-interval", "ladder-fair")]
    screen.say(f"{heads[0]:<34}{heads[1]:>8}{heads[2]:>10}  {heads[3]:>18}{heads[4]:>10}")
    for pair in met:
        low, high = pair.won.interval
        name, interval = (
            screen.words("ladder-among", bot=pair.bot, other=pair.against, n=pair.players - 1),
            f"{low:.1%}–{high:.1%}",
        )
        screen.say(f"{name:<34}{pair.won.games:>8}{pair.won.share:>10.1%}  {interval:>18}{pair.fair:>10.1%}")
