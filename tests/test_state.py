"""A declared state: copies, hash, JSON, bytes, and what it refuses."""

from __future__ import annotations

import random

import pytest
from midway.games.worldsfair.state import Fair
from midway.kernel.cpu import record_of, record_type
from midway.kernel.game import find
from midway.kernel.meaning import Flag, Number
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
    assert game.hash == "77ae086de8917a9b"


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

        cube: list[list[list[int]]] = field("three axes", 2, 2, 2, of=Number(9))

    one = Deep()
    two = one.clone()
    two.cube[1][1][1] = 5
    assert one.cube[1][1][1] == 0


@pytest.mark.parametrize("rows", [1, 2, 8, 9])
def test_tables_of_any_number_of_rows_are_copied(rows):
    @state
    class Table:
        """A table."""

        table: list[list[int]] = field("two axes", rows, 3, of=Number(9))

    one = Table()
    one.table = [[row, 0, 9] for row in range(rows)]
    two = one.clone()
    assert two == one
    two.table[-1][1] = 5
    assert one.table[-1] == [rows - 1, 0, 9]


def test_a_field_is_seen_by_someone_we_know():
    with pytest.raises(ValueError, match="everyone, owner, nobody"):
        field("a secret", of=Number(9), see="me")
    with pytest.raises(ValueError, match="count=True"):
        field("a pile", 3, of=Number(9), see="nobody", pool="cards")


def test_a_hidden_field_says_how_it_is_redealt():
    for declared in ({"see": "owner"}, {"see": "nobody", "count": True}, {"counted": True}):
        with pytest.raises(ValueError, match="says how it is redealt"):
            field("a purse", 3, of=Number(99), **declared)


def test_what_everybody_can_count_is_redealt_as_it_is():
    @state
    class Table:
        purse: list[int] = field("dollars", 3, of=Number(99), see="owner", counted=True)

    made = Table()
    made.purse = [5, 10, 0]
    seen = view(made, 1)
    assert seen == {"purse": [None, 10, None], "counted": {"purse": [5, 10, 0]}}
    assert redeal(Table, seen, random.Random(1)) == made


def test_a_pool_with_groups_is_redealt_group_by_group():
    @state
    class Backs:
        """Cards whose backs show one of two suits."""

        hands: list[list[list[int]]] = field("cards held", 2, 2, 3, of=Number(9), see="owner", count=True, pool="cards")
        deck: list[list[int]] = field("cards that may still come", 2, 3, of=Number(9), see="nobody", count=True, pool="cards")

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
        shown: int = field("option: 1 if purses are open", of=Flag())
        purse: list[int] = field("dollars", 2, of=Number(99), see="owner", opened="shown", counted=True)

    made = Table()
    assert view(made, 0)["purse"] == [0, None]
    made.shown = 1
    assert view(made, 0)["purse"] == view(made, None)["purse"] == [0, 0]
    assert redeal(Table, view(made, 1), random.Random(1)) == made


@state
class Desk:
    """A number that counts, and a place to work."""

    total: int = field("what counts", of=Number(9), bits=16)
    marks: list[int] = field("what counts too", 3, of=Number(9))
    notes: list[int] = field("scribbles", 2, bits=32, work=True)
    sheet: list[list[int]] = field("more of them", 2, 2, work=True)


def test_work_memory_is_no_part_of_a_position():
    tidy, used = Desk(), Desk()
    used.notes[1] = 70_000
    used.sheet[1][0] = 3
    assert used == tidy
    assert used.hash == tidy.hash
    assert bytes(used) == bytes(tidy) == bytes(5)
    assert used.to_json() == view(used, 0) == {"total": 0, "marks": [0, 0, 0]}
    assert Desk.from_json(used.to_json()).notes == [0, 0]
    assert Desk.from_bytes(bytes(used)).sheet == [[0, 0], [0, 0]]
    assert redeal(Desk, view(used, 0), random.Random(1)).notes == [0, 0]


def test_a_copy_has_work_memory_of_its_own():
    used = Desk()
    used.notes[1] = 70_000
    copy = used.clone()
    assert (copy.notes, copy.sheet) == ([0, 0], [[0, 0], [0, 0]])
    copy.sheet[1][0] = 3
    assert used.sheet == [[0, 0], [0, 0]]


def test_a_record_has_room_for_work_memory_behind_the_position():
    game = Desk()
    game.total, game.marks[2], game.notes[0] = 500, 7, 9
    record = record_type(Desk)
    assert [record.fields[name][1] for name in ("total", "marks", "notes", "sheet")] == [0, 2, 8, 16]
    table = record_of(game, record)
    assert (table[0]["total"], list(table[0]["marks"]), list(table[0]["notes"])) == (500, [0, 0, 7], [0, 0])
    table[0]["notes"][1] = 8
    assert Desk.from_bytes(table.tobytes()[: Desk.size()]) == game


def test_work_memory_is_nobodys_secret():
    with pytest.raises(ValueError, match="shown to nobody"):
        field("a secret", 3, see="owner", work=True)
