"""How many ways a position can go on: node counts that pin what is legal, and the order in which it is listed."""

from __future__ import annotations

import pytest
from fair import table
from midway import Match
from midway.kernel.rule import NOBODY

RING = "manufacturing electricity agriculture transportation arts"


def leaves(rules, game, depth):
    """The number of sequences of `depth` events, chance's included."""
    if depth == 0 or rules.seat(game) == NOBODY:
        return 1
    out = [0] * 2000
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


def reached(game, players, until, *choices, **options):
    """A game under a seed: the first that is legal until a step is reached, then these choices."""
    match = Match(game, players, seed=1893, options=options)
    while match.describe("en", options=False).kind != until:
        match.choose(match.legal()[0])
    for choice in choices:
        match.choose(choice)
    return match


MODULES = {"pavilions": "on", "loans": "on"}
MUSEUM = {
    "a weak hand": (lambda: reached("museum", 2, "mulligan"), [2, 69, 2466]),
    "the choice of a Patron": (lambda: reached("museum", 2, "keep"), [3, 9, 72, 576]),
    "an Exploration of two": (lambda: reached("museum", 2, "explore"), [8, 64, 192, 1088]),
    "an Exploration of three": (lambda: reached("museum", 3, "explore"), [8, 64, 456]),
    "an Exploration of four": (lambda: reached("museum", 4, "explore"), [8, 64, 456]),
    "a Furbish": (lambda: reached("museum", 2, "action", "furbish"), [9, 85, 2067]),
    "an Inventory": (lambda: reached("museum", 2, "action", "inventory"), [4, 60, 1921]),
    "a Furbish in the second edition": (lambda: reached("museum", 2, "action", "furbish", edition="2"), [6, 67, 1833]),
    "a Furbish with both modules": (lambda: reached("museum", 3, "action", "furbish", **MODULES), [11, 90, 2024]),
    "a payment with both modules": (lambda: reached("museum", 3, "pay", **MODULES), [4, 23, 247, 6064]),
}

DESTINY = {
    "the bids": (lambda: reached("destiny", 3, "bid"), [13, 169, 2197]),
    "the choice of Homes": (lambda: reached("destiny", 5, "home"), [5, 20, 60]),
    "the places of four": (lambda: reached("destiny", 4, "turn-place"), [4, 12, 24, 24]),
    "a Card Play of three": (lambda: reached("destiny", 3, "play"), [5, 15, 51]),
    "a Card Play of five": (lambda: reached("destiny", 5, "play"), [5, 19, 66]),
    "a card that is aimed": (lambda: reached("destiny", 4, "aim"), [3, 18, 36]),
    "a card that claims": (lambda: reached("destiny", 5, "pick"), [2, 6, 21]),
    "an Investment": (lambda: reached("destiny", 3, "invest"), [9, 58, 433]),
    "a 6 in research": (lambda: reached("destiny", 3, "six"), [2, 6, 40]),
    "an Expansion": (lambda: reached("destiny", 4, "expand"), [6, 10, 41]),
}
POSITIONS = {**MUSEUM, **DESTINY}


@pytest.mark.parametrize("name", POSITIONS)
def test_named_positions_go_on_in_so_many_ways(name):
    position, expected = POSITIONS[name]
    match = position()
    assert [leaves(match.plain.rules, match.state, depth) for depth in range(1, len(expected) + 1)] == expected


def test_options_are_listed_in_the_order_of_the_catalogue():
    position = table(players=2, ring=RING, figures={1: ["pullman", "davis", "palmer"]})
    position.choose("place:electricity")
    assert position.legal == [
        "davis:agriculture", "davis:manufacturing", "palmer", "patron:transportation",
        "discard:davis", "discard:palmer", "discard:pullman",
    ]  # fmt: skip
