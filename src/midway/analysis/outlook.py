"""What the judge says of one position: every seat's chances and points. It knows best where a turn begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from midway.kernel import account, judge
from midway.kernel.judge import ONE
from midway.kernel.machine import Plain, contract_of
from midway.kernel.senses import sensing
from midway.match.events import Event
from midway.match.match import Match
from midway.match.whatif import WhatIf


@dataclass(frozen=True)
class Outlook:
    """Every seat's chances of 100 to win, and its points at the end, as the judge expects; once it is over, its result."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


def outlook(match: Match) -> Outlook | None:
    """The outlook of a match; None if its game has no judge."""
    if not match.game.judge:
        return None
    seats = len(match.seats)
    worth = _opinion(match.plain)(match.state, seats)
    chances, points = worth[judge.CHANCES :][:seats], worth[judge.POINTS :][:seats]
    return Outlook(tuple(100 * part / ONE for part in chances), tuple(part / ONE for part in points))


@lru_cache(maxsize=16)
def _opinion(plain: Plain) -> Callable[[Any, int], list[int]]:
    """What the judge says of a state with so many seats."""
    kind = plain.game.state
    opine = plain.bound(account.opine, contract_of(plain.game) | sensing(kind))

    def said(state: Any, seats: int) -> list[int]:
        worth = plain.zeros(judge.WORTH)
        opine(state, seats, plain.game.judge, plain.zeros(judge.sensed_size(kind)), worth)
        return list(worth)

    return said


def went_on(match: Match, at: int) -> Event | None:
    """The event with which a match went on; None if it was the last, or was taken back."""
    event = match.events[at] if at < match.number else None
    return event if event in match.stands else None


def turn_after(match: Match, at: int) -> Match:
    """A match as it was when the turn of an event was over: at the next first real choice, or at its end."""
    again = match.until(at)
    turn = WhatIf.turn_of(again)
    for event in match.stands:
        if event.number >= at:
            again.happen(event.seat, event.code)
            if again.seat >= 0 and len(again.legal()) > 1 and WhatIf.turn_of(again) != turn:
                break
    return again
