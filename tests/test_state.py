"""A declared state: copies, hash, JSON, bytes, and what it refuses."""

from __future__ import annotations

import random

import pytest
from midway.games.worldsfair.state import Fair
from midway.kernel.game import find
from midway.kernel.state import field, redeal, state, view


@pytest.fixture
def game():
    return find("worldsfair").start(3)


def test_a_copy_is_equal_and_independent(game):
    copy = game.clone()
    assert copy == game
    copy.supporters[0][0] += 1
    assert copy != game
    assert copy.hash != game.hash


def test_the_hash_is_the_same_everywhere(game):
    assert game.hash == "f884be76c103eb15"


def test_a_state_is_no_key(game):
    with pytest.raises(TypeError):
        hash(game)


def test_what_is_told_is_not_part_of_the_position(game):
    copy = game.clone()
    copy.told = [(0, 0, 0, 0)]
    assert copy == game
    assert copy.clone().told is None


def test_json_and_bytes_come_back(game):
    assert Fair.from_json(game.to_json()) == game
    assert Fair.from_bytes(bytes(game)) == game


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("deck"),
        lambda data: data.update(extra=1),
        lambda data: data.update(car="1"),
        lambda data: data.update(car=True),
        lambda data: data.update(car=128),
        lambda data: data.update(supply=[1, 2]),
        lambda data: data.update(supporters=[[1] * 5] * 3),
        lambda data: data["deck"].__setitem__(0, 1.5),
    ],
)
def test_json_that_is_no_state_is_refused_in_one_sentence(game, spoil):
    data = game.to_json()
    spoil(data)
    with pytest.raises(ValueError, match=r"fields|must be whole numbers"):
        Fair.from_json(data)


def test_every_field_says_what_it_means():
    assert all(declared.meaning for declared in Fair.fields.values())


def test_deeper_tables_are_copied_too():
    @state
    class Deep:
        """A table of tables of tables."""

        cube: list[list[list[int]]] = field("three axes", 2, 2, 2)

    one = Deep()
    two = one.clone()
    two.cube[1][1][1] = 5
    assert one.cube[1][1][1] == 0


def test_a_field_is_seen_by_someone_we_know():
    with pytest.raises(ValueError, match="everyone, owner, nobody"):
        field("a secret", see="me")
    with pytest.raises(ValueError, match="count=True"):
        field("a pile", 3, see="nobody", pool="cards")


def test_a_pool_with_groups_is_redealt_group_by_group():
    @state
    class Backs:
        """Cards whose backs show one of two suits."""

        hands: list[list[list[int]]] = field("cards held", 2, 2, 3, see="owner", count=True, pool="cards")
        deck: list[list[int]] = field("cards that may still come", 2, 3, see="nobody", count=True, pool="cards")

    game = Backs()
    game.hands = [[[1, 0, 0], [0, 0, 0]], [[0, 1, 0], [1, 1, 0]]]
    game.deck = [[0, 0, 1], [0, 0, 1]]
    seen = view(game, 0)
    assert seen["hands"] == [[[1, 0, 0], [0, 0, 0]], [{"count": 1}, {"count": 2}]]
    assert seen["deck"] == [{"count": 1}, {"count": 1}]
    assert seen["unseen"] == {"cards": [[0, 1, 1], [1, 1, 1]]}
    dealt = [redeal(Backs, seen, random.Random(number)) for number in range(50)]
    assert all(view(other, 0) == seen for other in dealt)
    assert len({repr(other.hands) for other in dealt}) == 2 * 3
    assert view(game, None)["hands"] == [[{"count": 1}, {"count": 0}], [{"count": 1}, {"count": 2}]]


def test_an_option_opens_a_field_to_everyone():
    @state
    class Table:
        shown: int = field("option: 1 if purses are open")
        purse: list[int] = field("dollars", 2, see="owner", opened="shown")

    made = Table()
    assert view(made, 0)["purse"] == [0, None]
    made.shown = 1
    assert view(made, 0)["purse"] == view(made, None)["purse"] == [0, 0]
    assert redeal(Table, view(made, 1), random.Random(1)) == made
