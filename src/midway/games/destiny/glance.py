"""A turn at a glance: cards, products, land, Profit, what was paid, Victory Points, cards drawn, and who chooses first next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from midway.kernel.tallies import Cell, Row, Tally

from .codes import DREW, PAID_OUT, PLAYED_CARD
from .state import TERRITORIES
from .tables import NUMBER


def glance(match: Any, number: int, turn: int, start: int, lines: list[tuple[int, ...]], paid: Iterable[Cell]) -> Tally:
    """A turn that is over, from its lines and from the positions where it and the next one begin. [MD 5.0]"""
    before, after = match.until(start).state, match.until(number + 1).state
    players = range(after.seats)
    products = [sum(line[2] for line in lines if line[:2] == (PAID_OUT, player)) for player in players]
    cells = {
        "cards": [Cell(0, text=_played(match, lines, player)) for player in players],
        "products": [Cell(earned) for earned in products],
        "lands": [Cell(0, text=_lands(before, after, player)) for player in players],
        "profit": [_change(before.profit[player], after.profit[player]) for player in players],
        "income": [Cell(cell.number) for cell in paid],
        "points": [_change(before.points[player], after.points[player]) for player in players],
        "drawn": [Cell(sum(line[:2] == (DREW, player) for line in lines)) for player in players],
        "choice": [Cell(after.choice.index(player) + 1) for player in players],
    }
    decided = _decided(after, products)
    rows = tuple(Row(kind, tuple(row), decided if kind == "choice" else {}) for kind, row in cells.items())
    had, have = (tuple(game.points[: game.seats]) for game in (before, after))
    return Tally("glance", number, had, have, rows, {"n": turn}, adds=False, at_once=True)


def _played(match: Any, lines: list[tuple[int, ...]], player: int) -> str:
    """The numbers of the cards that a player laid, in turn and out of turn. [MD 8.6]"""
    return ", ".join(str(match.plain.tables(NUMBER)[line[2]]) for line in lines if line[:2] == (PLAYED_CARD, player))


def _change(before: int, after: int) -> Cell:
    """A figure that may have changed."""
    return Cell(after, text=str(after) if before == after else f"{before}\u202f→\u202f{after}")


def _lands(before: Any, after: Any, player: int) -> str:
    """Territories won and lost. [MD 11.1]"""
    had, has = ({land for land in range(TERRITORIES) if game.holder[land] == player + 1} for game in (before, after))
    return " ".join(f"{sign}{len(lands)}" for sign, lands in (("+", has - had), ("−", had - has)) if lands)


def _decided(game: Any, products: list[int]) -> dict[str, Any]:
    """Who has most points, whom products paid most, who chooses first in the next turn. [MD 7.0, 8.6]"""
    points = game.points[: game.seats]
    told = {"leaders": _best(points), "most": max(points), "paid": _best(products), "dollars": max(products)}
    return {**told, "first": (game.choice[0],)}


def _best(numbers: list[int]) -> tuple[int, ...]:
    return tuple(player for player, number in enumerate(numbers) if number == max(numbers))
