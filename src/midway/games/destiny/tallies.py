"""Payments for products, the Adjustments of each turn, and the turn at a glance as tables.

A payment: icons, Cities, the column, what is paid. Adjustments: Profit before, new land, lost land, Profit now, what features
bring, what is paid.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from midway.kernel.machine import Plain
from midway.kernel.tallies import Cell, Row, Tally

from .codes import (
    CLAIMED_LAND, COLLECTED, EARNED, LOST, PAID, PAID_OUT, PAID_TO, PHASE, PROFIT_DOWN, PROFIT_UP, SETTLED, SURPLUS, TURN, WON,
)  # fmt: skip
from .glance import glance
from .payment import column, icons, pays
from .presence import established
from .state import ADJUSTMENTS, PRODUCT_NAMES, TERRITORIES, TERRITORY_NAMES

CLOSING = frozenset({"collected", "paid-out"})
PROFITS = {PROFIT_UP: ("land", 1), PROFIT_DOWN: ("lost", -1)}
TAKEN = (SETTLED, WON, CLAIMED_LAND)
SUMS = {COLLECTED: ("now", 1), EARNED: ("features", 1), PAID: ("features", -1), PAID_TO: ("features", -1)}


def closes(line: str, number: int) -> bool:
    """A payment, the Adjustments, and a turn after the first, which ends the one before. [MD 8.331, 11.0]"""
    return line in CLOSING or (line == "turn" and number > 1)


def tallies(match: Any) -> list[Tally]:
    """The payments and Adjustments of every turn so far, and each turn that is over. [MD 8.331, 11.0]"""
    made: list[Tally] = []
    past: list[tuple[int, ...]] = []
    turn, start = 0, 0
    for event in match.stands:
        lines = [(told.line, *told.numbers) for told in event.told]
        if any(line[0] == PAID_OUT for line in lines):
            made.append(_payment(match, event.number, turn, lines))
        begins = next((at for at, line in enumerate(lines) if line[:2] == (PHASE, ADJUSTMENTS)), None)
        if begins is not None:
            made.append(_tally(match.state.seats, event.number, turn, lines[begins:], _lands([*past, *lines])))
        past += lines
        if any(line[0] == TURN for line in lines):
            if turn:
                paid = next(tally for tally in reversed(made) if tally.kind == "adjustments").rows[-1].cells
                made.append(glance(match, event.number, turn, start, past, paid))
            turn, start, past = turn + 1, event.number + 1, []
    return made


# A payment.


def _payment(match: Any, number: int, turn: int, lines: list[tuple[int, ...]]) -> Tally:
    """One payment from the lines of its event, and from the position it left. [MD 8.331, 8.3311, 8.3312]"""
    paid = {player: dollars for line, player, dollars, _ in lines if line == PAID_OUT}
    product = next(line[3] for line in lines if line[0] == PAID_OUT)
    plain, then = match.plain, match.until(number + 1).state
    then.surplus[product] = int((SURPLUS, product) not in {line[:2] for line in lines})
    players = range(then.seats)
    lands = [_producing(plain, then, player, product) for player in players]
    facts = {"product": PRODUCT_NAMES[product], "surplus": ("no", "yes")[then.surplus[product]]}
    dollars = tuple(paid.get(player, 0) for player in players)
    places = _places(territory for there in lands for territory in there)
    rows = (
        Row("icons", tuple(_icons(plain, then, there, product) for there in lands), facts, places),
        Row("column", tuple(Cell(int(plain.bound(column)(then, player, product))) for player in players), facts, places),
        Row("dollars", tuple(Cell(sum) for sum in dollars), facts, places),
    )
    return Tally("payment", number, (0,) * then.seats, dollars, rows, {**facts, "n": turn}, adds=False)


def _producing(plain: Plain, game: Any, player: int, product: int) -> list[int]:
    """The territories that a player is paid for. [MD 8.331, 11.5]"""
    held = (t for t in range(TERRITORIES) if plain.bound(established)(game, player, t) and plain.bound(pays)(game, t))
    return [territory for territory in held if plain.bound(icons)(game, territory, product)]


def _icons(plain: Plain, game: Any, lands: list[int], product: int) -> Cell:
    """Icons, and a sign if a City stands among them. [MD 9.221]"""
    city = any(game.city[territory] for territory in lands)
    return Cell(sum(int(plain.bound(icons)(game, territory, product)) for territory in lands), (("city", 1),) * city)


def _places(lands: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"territory:{TERRITORY_NAMES[territory]}" for territory in lands)


# Adjustments.


def _lands(lines: list[tuple[int, ...]]) -> dict[str, tuple[str, ...]]:
    """The places of the land that was won and lost in a turn; what was won and lost in it is neither. [MD 11.1, 11.11]"""
    new: dict[int, None] = {}
    lost: dict[int, None] = {}
    for line, _, territory, _ in lines:
        if line in TAKEN:
            new[territory] = None
        elif line == LOST and territory in new:
            del new[territory]
        elif line == LOST:
            lost[territory] = None
    return {"land": _places(new), "lost": _places(lost)}


def _tally(seats: int, number: int, turn: int, lines: list[tuple[int, ...]], places: dict[str, tuple[str, ...]]) -> Tally:
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
    cells = {kind: tuple(Cell(dollars) for dollars in columns[kind]) for kind in kept}
    rows = tuple(Row(kind, cells[kind], places=places.get(kind, ())) for kind in kept)
    return Tally("adjustments", number, before, now, rows, {"n": turn}, adds=False)
