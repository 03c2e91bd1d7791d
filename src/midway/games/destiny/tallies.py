"""The Adjustments of each turn as a table: Profit before, new land, lost land, Profit now, what features bring, what is paid."""

from __future__ import annotations

from typing import Any

from midway.kernel.tallies import Cell, Row, Tally

from .codes import COLLECTED, EARNED, PAID, PAID_TO, PHASE, PROFIT_DOWN, PROFIT_UP, TURN
from .state import ADJUSTMENTS

CLOSING = frozenset({"collected"})
PROFITS = {PROFIT_UP: ("land", 1), PROFIT_DOWN: ("lost", -1)}
SUMS = {COLLECTED: ("now", 1), EARNED: ("features", 1), PAID: ("features", -1), PAID_TO: ("features", -1)}


def tallies(match: Any) -> list[Tally]:
    """The Adjustments of every turn so far. [MD 11.0]"""
    made, turn = [], 0
    for event in match.stands:
        lines = [(told.line, *told.numbers) for told in event.told]
        begins = next((at for at, line in enumerate(lines) if line[:2] == (PHASE, ADJUSTMENTS)), None)
        if begins is not None:
            made.append(_tally(match.state.seats, event.number, turn, lines[begins:]))
        turn = next((line[1] for line in lines if line[0] == TURN), turn)
    return made


def _tally(seats: int, number: int, turn: int, lines: list[tuple[int, ...]]) -> Tally:
    """One turn's Adjustments from the lines of their event. [MD 11.1, 11.3, 11.4, 11.5, 11.6]"""
    sums = {kind: [0] * seats for kind in ("land", "lost", "now", "features")}
    for line, player, first, second in lines:
        if line in PROFITS or line in SUMS:
            kind, times = {**PROFITS, **SUMS}[line]
            sums[kind][player] += times * first
        if line == PAID_TO:
            sums["features"][second] += first
    now = tuple(sums["now"])
    before = tuple(profit - up - down for profit, up, down in zip(now, sums["land"], sums["lost"], strict=True))
    paid = tuple(profit + more for profit, more in zip(now, sums["features"], strict=True))
    columns = {"before": before, **{kind: tuple(sums[kind]) for kind in ("land", "lost")}, "now": now}
    columns |= {"features": tuple(sums["features"]), "paid": paid}
    kept = [kind for kind in columns if kind in ("before", "now", "paid") or any(columns[kind])]
    rows = tuple(Row(kind, tuple(Cell(dollars) for dollars in columns[kind])) for kind in kept)
    return Tally("adjustments", number, before, now, rows, {"n": turn}, adds=False)
