"""What numbers mean: bounds, names, and the way back."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
import tricks

from midway.kernel.game import find, names
from midway.kernel.meaning import Axis, Flag, Lies, Number, OneOf, Seats, Some, named, numbered
from midway.kernel.state import field, state, view
from midway.match import Match, View
from midway.testing import check

SEATS = Seats(3)
LANDS = Axis("land", ("moor", "fen"))
TOOLS = Axis("tool", ("axe", "bow", "hoe", "pan", "saw"))
SUITS = Axis("suit", ("cups", "coins"))
CARDS = Axis("card", ("ace of cups", "king of cups", "ace of coins", "king of coins"), within=SUITS)


@state
class Shire:
    """A little of everything that a field can mean."""

    player: int = field("whose turn it is", of=OneOf(SEATS))
    winter: int = field("1 in winter", of=Flag())
    holder: list[int] = field("who holds each land", LANDS, of=OneOf(None, SEATS, "natives"))
    seen: list[int] = field("who has seen each land", LANDS, of=Some(SEATS))
    sheep: list[list[int]] = field("sheep of each player in each land", SEATS, LANDS, of=Number(9))
    bridged: list[int] = field("1 for lands with a bridge", LANDS, of=Flag())
    open: list[int] = field("months of the year in which a land is open, from the first", LANDS, of=Some("May", "June", first=1))
    level: list[int] = field("the level of each land, -1 if unknown", LANDS, of=Number(3, least=-1))
    walkers: list[int] = field("how many walk with each player", SEATS, of=Number(3))
    path: list[list[int]] = field("where they walk", SEATS, 3, of=OneOf(LANDS), filled="walkers")
    lies: list[int] = field("where each piece is", 2, of=OneOf("box", ("hand", SEATS)))
    tools: list[int] = field("where each tool lies", TOOLS, of=Lies(None, "barn", ("belt", SEATS), ("field", LANDS)))
    hand: list[list[list[int]]] = field("cards", SEATS, SUITS, CARDS, of=Flag(), see="owner", count=True, pool="cards")
    deck: list[list[int]] = field("cards left", SUITS, CARDS, of=Flag(), see="nobody", count=True, pool="cards")
    rain: list[int] = field("rain, by month", 4, of=Number(9))
    barns: list[list[int]] = field("cards in the barns of each suit", SUITS, CARDS, of=Flag())
    purse: list[int] = field("pence", SEATS, of=Number(99), see="owner", counted=True)


@pytest.fixture
def shire():
    made = Shire()
    made.player, made.winter = 2, 1
    made.holder, made.seen, made.bridged, made.level = [4, 2], [0, 0b101], [0, 1], [0, -1]
    made.open, made.lies = [0b110, 0], [0, 3]
    made.tools = [3, 0, 6, 1, 1]
    made.sheep[1] = [0, 7]
    made.walkers, made.path[2] = [0, 0, 2], [1, 0, 0]
    made.hand[0], made.hand[2], made.deck = [[1, 0], [0, 1]], [[0, 0], [1, 0]], [[0, 1], [0, 0]]
    made.rain, made.barns = [0, 2, 0, 0], [[0, 0], [1, 0]]
    made.purse = [5, 0, 9]
    return made


def test_a_view_is_told_in_names(shire):
    told = named(Shire, view(shire, 0))
    assert told == {
        "player": {"seat": 3},
        "winter": True,
        "holder": {"moor": "natives", "fen": {"seat": 2}},
        "seen": {"fen": [{"seat": 1}, {"seat": 3}]},
        "sheep": [{}, {"fen": 7}, {}],
        "bridged": ["fen"],
        "open": {"moor": ["May", "June"]},
        "level": {"moor": 0, "fen": -1},
        "walkers": [0, 0, 2],
        "path": [[], [], ["fen", "moor"]],
        "lies": ["box", {"hand": {"seat": 3}}],
        "tools": {"barn": ["pan", "saw"], "belt": [[], ["axe"]], "field": {"fen": ["hoe"]}},
        "hand": [
            {"cups": ["ace of cups"], "coins": ["king of coins"]},
            {"count": 0},
            {"cups": {"count": 0}, "coins": {"count": 1}},
        ],
        "deck": {"cups": {"count": 1}, "coins": {"count": 0}},
        "rain": [0, 2],
        "barns": {"coins": ["ace of coins"]},
        "purse": [5, None, None],
        "counted": {"purse": [5, 0, 9]},
        "unseen": {"cards": [[0, 1], [1, 0]]},
    }


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_names_read_back_as_the_view(shire, seat):
    seen = view(shire, seat)
    assert numbered(Shire, json.loads(json.dumps(named(Shire, seen)))) == seen


def test_an_axis_is_a_length_with_names():
    assert LANDS == 2
    assert CARDS == 2
    assert CARDS.names_at(1) == ("ace of coins", "king of coins")
    assert list(range(SEATS)) == [0, 1, 2]


def test_a_meaning_knows_its_numbers():
    bounds = [
        (Number(9), 0, 9),
        (Flag(), 0, 1),
        (OneOf(None, SEATS, "natives"), 0, 4),
        (Some(SEATS), 0, 7),
        (Some("x", first=2), 0, 4),
    ]
    for meaning, least, most in bounds:
        assert (meaning.least, meaning.most) == (least, most)


def test_a_field_says_what_its_numbers_mean():
    with pytest.raises(ValueError, match="say what the numbers of 'sheep' mean"):
        field("sheep", 3)
    with pytest.raises(ValueError, match="nothing and what is hidden would look the same"):
        field("a secret", 3, of=OneOf(None, "natives"), see="nobody", counted=True)


@pytest.mark.parametrize("name", names())
def test_every_game_tells_its_first_position_in_names(name):
    game = find(name)
    for seats in game.players:
        state = Match(game, seats, seed=1).state
        for seat in (None, 0):
            seen = view(state, seat)
            assert numbered(game.state, json.loads(json.dumps(named(game.state, seen)))) == seen


@pytest.mark.parametrize("name", names())
def test_a_program_gets_a_position_from_what_the_api_tells(name):
    match = Match(name, find(name).players[0], seed=1)
    seen = match.view(1)
    read = View.from_named(name, 1, match.number, json.loads(json.dumps(seen.named)))
    assert read == seen
    assert view(read.redeal(random.Random(1)), 1) == seen.fields


def test_the_harness_finds_a_number_that_its_field_does_not_know():
    points = replace(tricks.Hands.fields["points"], of=Number(1))
    few = state(type("Few", (), tricks.Hands.fields | {"points": points}))
    with pytest.raises(AssertionError, match="points does not know what"):
        check(tricks.make(state=few), compiled=False)
