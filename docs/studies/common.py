"""What all studies share: games that bots have played, shares with their intervals, and charts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import sqrt
from typing import Any

from midway import find, machine
from midway.kernel.machine import TableMachine

CONFIDENCE = 1.96  # standard errors on either side, for 95 of 100
WIDTH, ROW, LEFT, RIGHT, TOP = 720, 26, 210, 120, 44
INK, BAR, LINE = "#3d3a36", "#6f8fb0", "#a9543f"


@dataclass(frozen=True)
class Played:
    """A game that is over: who decided first, what was chosen and by whom (-1 for chance), and how it ended."""

    opener: int
    events: list[tuple[int, int]]
    state: Any
    scores: list[int]
    wins: list[float]


@dataclass(frozen=True)
class Row:
    """A row of a table, or a bar of a chart: a name, a value, and how far the true one may be from it."""

    name: str
    value: float
    reach: float


@dataclass(frozen=True)
class Chart:
    """Rows of one kind.

    unit    what stands behind a value
    fair    the value that would mean nothing; None if there is no such value
    """

    name: str
    title: str
    unit: str
    rows: list[Row]
    fair: float | None = None


def played(game: str, players: int, games: int, first: int = 0, change: Callable[[Any], None] | None = None) -> Iterator[Played]:
    """Games between the game's best bots, from the start, or from a start that was changed."""
    engine: TableMachine = machine(game, "cpu")
    bots = [len(find(game).bots)] * players
    for number in range(first, first + games):
        start = find(game).start(players)
        if change:
            change(start)
        table = engine.table(start)
        events, seat = [], engine.seat(table)
        for code in engine.events(table, bots, 1, number):
            events.append((seat, code))
            seat = engine.seat(table)
        opener = next(who for who, _ in events if who >= 0)
        first = [seat for seat in range(players) if engine.standing(table, seat) == 0]
        wins = [(seat in first) / len(first) for seat in range(players)]
        yield Played(opener, events, engine.state(table), [engine.score(table, seat) for seat in range(players)], wins)


def share(name: str, wins: Sequence[float]) -> Row:
    """How often something won, in parts of 100 (Wilson)."""
    n, p = max(1, len(wins)), sum(wins) / max(1, len(wins))
    reach = CONFIDENCE / (1 + CONFIDENCE**2 / n) * sqrt(p * (1 - p) / n + CONFIDENCE**2 / (4 * n * n))
    return Row(name, 100 * p, 100 * reach)


def mean(name: str, values: Sequence[float]) -> Row:
    """A mean, and its interval."""
    n = max(2, len(values))
    middle = sum(values) / n
    return Row(name, middle, CONFIDENCE * sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n))


def less(name: str, one: Row, other: Row) -> Row:
    """The difference of two independent rows."""
    return Row(name, one.value - other.value, sqrt(one.reach**2 + other.reach**2))


def table(chart: Chart) -> str:
    """A chart as a table of Markdown."""
    lines = [f"| {chart.title} | {chart.unit} | interval |", "|---|---:|---:|"]
    lines += [f"| {row.name} | {row.value:.1f} | ± {row.reach:.1f} |" for row in chart.rows]
    return "\n".join(lines)


def picture(chart: Chart) -> str:
    """A chart as SVG: a bar for each row with its interval, and a line at what is fair."""
    ends = [row.value + sign * row.reach for row in chart.rows for sign in (1, -1)]
    low, high = min([0.0, *ends]), max([chart.fair or 0.0, *ends])
    scale = (WIDTH - LEFT - RIGHT) / ((high - low) or 1)
    height = TOP + ROW * len(chart.rows) + 12

    def x(value: float) -> str:
        return f"{LEFT + (value - low) * scale:.1f}"

    parts = [f'<text x="12" y="24" font-weight="600" font-size="15">{escape(chart.title)} ({escape(chart.unit)})</text>']
    for number, row in enumerate(chart.rows):
        y = TOP + ROW * number
        left, right = sorted([float(x(0)), float(x(row.value))])
        parts += [
            f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{escape(row.name)}</text>',
            f'<rect x="{left}" y="{y + 3}" width="{right - left:.1f}" height="{ROW - 10}" fill="{BAR}"/>',
            f'<path d="M{x(row.value - row.reach)} {y + 11}H{x(row.value + row.reach)}" stroke="{INK}" stroke-width="2"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 15}">{row.value:.1f} ± {row.reach:.1f}</text>',
        ]
    if chart.fair is not None:
        parts.append(f'<path d="M{x(chart.fair)} {TOP - 6}V{height - 8}" stroke="{LINE}" stroke-dasharray="4 3"/>')
    font = f'font-family="sans-serif" font-size="13" fill="{INK}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {font}>'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>', *parts, "</svg>", ""])
