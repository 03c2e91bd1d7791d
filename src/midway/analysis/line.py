"""The line of the chart of chances: the judge's, corrected around mistakes, of which searches know more."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from midway.kernel.judge import ONE

from .marks import Mark
from .reading import Row
from .sums import Account


def corrected(account: Account, marks: Sequence[Mark]) -> list[Row]:
    """Every seat's chances before each event, and after the last.

    From the beginning of a turn up to a mistake they are what searches found for the best choice, and from there to the next turn
    what they found for the one that was made; luck moves both as it moves the judge's line.
    """
    line, ends = list(account.line), [*account.reading.openings, len(account.reading.numbers)]
    places = {number: place for place, number in enumerate(account.reading.numbers)}
    before = -1  # the turn of the mistake before
    for mark in marks:
        at = places[mark.event]
        turn = bisect_right(ends, at)
        first = at if turn == before or at == ends[turn - 1] else ends[turn - 1] + 1
        for rows, said, chances in ((range(first, at + 1), at, mark.better), (range(at + 1, ends[turn]), at + 1, mark.played)):
            for row in rows:
                line[row] = _moved(_parts(chances), account.line[said], account.line[row])
        before = turn
    return line


def _parts(chances: Sequence[float]) -> Row:
    """Chances of 100 in parts of ONE."""
    return tuple(round(chance * ONE / 100) for chance in chances)


def _moved(row: Row, since: Row, now: Row) -> Row:
    """A row after what has happened between two rows of the judge's line."""
    return tuple(part + later - earlier for part, earlier, later in zip(row, since, now, strict=True))
