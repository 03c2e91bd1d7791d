"""The final count of a match as a table: a row for each source of points, in the order of the rules."""

from __future__ import annotations

from typing import Any

from midway.kernel.rule import NOBODY
from midway.kernel.tallies import Cell, Row, Tally

from .picture import breakdown
from .state import PART_NAMES

CLOSING = frozenset({"ended"})


def closes(line: str, number: int) -> bool:
    """The game ends. [MU score.total]"""
    return line in CLOSING


def tallies(match: Any) -> list[Tally]:
    """The final count, once the game is over. [MU score.total]"""
    if match.seat != NOBODY:
        return []
    parts = breakdown(match)
    after = tuple(row["total"] for row in parts)
    shown = [name for name in PART_NAMES if any(row[name] for row in parts)]
    rows = tuple(_row(name, tuple(row[name] for row in parts)) for name in shown)
    return [Tally("final", match.stands[-1].number, (0,) * len(parts), after, rows)]


def _row(name: str, points: tuple[int, ...]) -> Row:
    most = max(points)
    best = tuple(player for player, number in enumerate(points) if number == most)
    return Row(name, tuple(Cell(number) for number in points), {"players": best, "most": most, "n": len(best)})
