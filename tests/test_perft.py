"""How many ways a position can go on: node counts that pin what is legal, and the order in which it is listed."""

from __future__ import annotations

import pytest
from fair import table
from midway.kernel.rule import NOBODY

RING = "manufacturing electricity agriculture transportation arts"


def leaves(rules, game, depth):
    """The number of sequences of `depth` events, chance's included."""
    if depth == 0 or rules.seat(game) == NOBODY:
        return 1
    out = [0] * 100
    total = 0
    for code in out[: rules.legal(game, out)]:
        after = game.clone()
        rules.apply(after, code)
        total += leaves(rules, after, depth - 1)
    return total


def counts(position, depths):
    return [leaves(position.match.plain.rules, position.game, depth) for depth in range(1, depths + 1)]


@pytest.mark.parametrize(("players", "expected"), [(2, [5, 70, 980]), (3, [5, 70, 980]), (4, [5, 70, 970])])
def test_a_turn_without_figures_is_a_place_and_then_cards(players, expected):
    """With four players the deck has one Davis and one Palmer, who cannot come twice."""
    assert counts(table(players=players, ring=RING), 3) == expected


def test_a_turn_with_every_figure():
    figures = ["burnham", "davis", "palmer", "mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman"]
    position = table(players=3, ring=RING, figures={1: figures})
    position.choose("place:electricity")
    assert counts(position, 3) == [17, 252, 3093]


def test_options_are_listed_in_the_order_of_the_catalogue():
    position = table(players=2, ring=RING, figures={1: ["pullman", "davis", "palmer"]})
    position.choose("place:electricity")
    assert position.legal() == [
        "davis:agriculture", "davis:manufacturing", "palmer", "patron:transportation",
        "discard:davis", "discard:palmer", "discard:pullman",
    ]  # fmt: skip
