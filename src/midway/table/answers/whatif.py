"""The shape of a what if: where it left its match, what was chosen since, and how everyone stands."""

from __future__ import annotations

from msgspec import Struct

from .basics import SeatNumber
from .snapshot import Snapshot


class Outlook(Struct):
    """Every seat's chances of 100 to win, and its points at the end, as the judge expects."""

    chances: list[float]
    points: list[float]


class WentOn(Struct):
    """How the match itself went on: whose event came next, what it was, and the outlook when that turn was over.

    outlook   null where the match is not over, or the game has no judge
    """

    seat: SeatNumber
    text: str
    outlook: Outlook | None


class Tried(Struct):
    """A turn in a what if: how many choices came before it, whose it is, and its first real choice.

    outlook   when it was over; null while it goes on, and of turns long ago
    """

    step: int
    seat: SeatNumber
    text: str
    outlook: Outlook | None


class WhatIf(Struct):
    """A what if.

    at       the event of the match that it leaves
    redealt  true if what you cannot see was dealt again
    path     the codes chosen since, by all seats
    back     how many of them came before the last choice of a seat of yours; null if there is none
    hands    the seats that you play
    start    the outlook where it begins, `now` at the last beginning of a turn; null if the game has no judge
    ended    every seat's points at the end of the match itself; null if it is not over
    """

    at: int
    redealt: bool
    seed: str
    path: list[int]
    back: int | None
    hands: list[int]
    went: WentOn | None
    turns: list[Tried]
    start: Outlook | None
    now: Outlook | None
    ended: list[int] | None


class WhatIfSnapshot(Snapshot):
    """A snapshot of a what if, as if it were a table."""

    whatif: WhatIf
