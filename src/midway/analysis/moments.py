"""Where a match turned: its costliest mistakes and its largest strokes of luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from midway.kernel.rule import CHANCE

from .marks import Mark
from .reading import Row
from .sums import Account, percent

MOST = 3
LEAST = 5  # chances of 100 that make a stroke of luck worth telling


@dataclass(frozen=True)
class Stroke:
    """A stroke of luck: for whom it changed most, by how many chances of 100, and every seat's chances before and after it."""

    event: int
    seat: int
    change: float
    before: tuple[float, ...]
    after: tuple[float, ...]


def strokes(account: Account) -> list[Stroke]:
    """The largest strokes of luck, in order; the first of those that a seat and a rival share is the one that gains."""
    chance = [at for at, who in enumerate(account.reading.seats) if who == CHANCE and percent(_size(account.steps[at])) >= LEAST]
    largest = sorted(chance, key=lambda at: -_size(account.steps[at]))[:MOST]
    return [_stroke(account, at) for at in sorted(largest)]


def moments(marks: Sequence[Mark], strokes: Sequence[Stroke]) -> list[int]:
    """The events at which a match turned, the largest change first."""
    sizes = {mark.event: mark.lost for mark in marks} | {stroke.event: abs(stroke.change) for stroke in strokes}
    return sorted(sizes, key=lambda event: (-sizes[event], event))[:MOST]


def _stroke(account: Account, at: int) -> Stroke:
    step = account.steps[at]
    seat = max(range(len(step)), key=lambda seat: (abs(step[seat]), step[seat]))
    before, after = (tuple(percent(part) for part in row) for row in account.line[at : at + 2])
    return Stroke(account.reading.numbers[at], seat, percent(step[seat]), before, after)


def _size(step: Row) -> int:
    return max(abs(part) for part in step)
