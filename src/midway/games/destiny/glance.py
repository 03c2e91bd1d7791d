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
    players, numbers = range(after.seats), match.plain.tables(NUMBER)
    products = [sum(line[2] for line in lines if line[:2] == (PAID_OUT, player)) for player in players]
    cards = [[str(numbers[line[2]]) for line in lines if line[:2] == (PLAYED_CARD, player)] for player in players]
    drawn = [sum(line[:2] == (DREW, player) for line in lines) for player in players]
    points = after.points[: after.seats]
    rows = (
        Row("cards", tuple(Cell(0, text=", ".join(shown)) for shown in cards)),
        Row("products", tuple(_dollars(paid) for paid in products)),
        Row("lands", tuple(Cell(0, text=_lands(before, after, player)) for player in players)),
        Row("profit", tuple(_change(before.profit[player], after.profit[player]) for player in players)),
        Row("income", tuple(_dollars(cell.number) for cell in paid)),
        Row("points", tuple(_change(before.points[player], after.points[player]) for player in players)),
        Row("drawn", tuple(Cell(cards) for cards in drawn)),
        Row(
            "choice", tuple(Cell(after.choice.index(player) + 1) for player in players), _decided(points, products, after.choice)
        ),
    )
    return Tally(
        "glance", number, tuple(before.points[: after.seats]), tuple(points), rows, {"n": turn}, adds=False, at_once=True
    )


def _change(before: int, after: int) -> Cell:
    """A figure that may have changed."""
    return Cell(after) if before == after else Cell(after, text=f"{before}\u202f→\u202f{after}")


def _dollars(number: int) -> Cell:
    return Cell(number, text=f"${number}") if number else Cell(0)


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
