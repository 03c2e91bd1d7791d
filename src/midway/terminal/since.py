"""What happened since a person's last turn, before the question of the next: harm first, then gain, then the others."""

from __future__ import annotations

from midway.kernel.acts import GAIN, HARM, OTHER
from midway.kernel.rule import CHANCE
from midway.match.match import Match
from midway.match.since import Deed, since

from .screen import Screen

MARKS = {HARM: "−", GAIN: "+", OTHER: "·"}
COLOURS = {HARM: "red", GAIN: "green"}


def told_since(match: Match, seat: int, screen: Screen) -> list[str]:
    """The lines that tell it, if the seat is in a turn of its own and has had one before; else none."""
    if seat == CHANCE or match.game.telling.turn(match.state) != seat or all(event.seat != seat for event in match.stands):
        return []
    deeds = since(match, seat, screen.language).deeds
    lines = [line for deed in deeds for line in _told(deed, screen)]
    return ["", *screen.folded(screen.words("since-last")), *lines] if lines else []


def _told(deed: Deed, screen: Screen) -> list[str]:
    tone = deed.act.tone
    text = " · ".join(part for part in (deed.text, deed.more, deed.amount) if part)
    first, *rest = screen.folded(text, "    ")
    lines = [f"  {MARKS[tone]} {first.lstrip()}", *rest]
    return [screen.paint(line, COLOURS[tone]) if tone in COLOURS else line for line in lines]
