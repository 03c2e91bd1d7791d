"""Hidden information at the table: what a seat cannot see changes no byte that it gets."""

from __future__ import annotations

import random

import pytest
import tricks

from midway.kernel.state import redeal, view
from midway.match import Match

from midway.table.answers import encode
from midway.table.room import Room
from midway.table.showing import snapshot
from midway.table.stored import Stored, StoredSeat

NAMES = ["Ann", "Bo", "Cy"]


@pytest.fixture
def room():
    """A table of the game with hidden hands, in mid-game."""
    match = Match(tricks.GAME, NAMES, seed=3, options={"swaps": "yes"})
    match.choose(match.legal()[0])
    made = object.__new__(Room)
    seats = tuple(StoredSeat(name, "", "", None) for name in NAMES)
    made.stored = Stored("m", "tricks", 1, match.content.hash, match.content, {}, {}, match.seal, "3", False, seats)
    made.match, made.thinking = match, None
    return made


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_snapshot_is_the_same_whatever_the_seat_cannot_see(room, seat, language):
    held = [] if seat is None else [seat]
    before = encode(snapshot(room, held, language))
    seen = view(room.match.state, seat)
    rng = random.Random(5)
    others = [redeal(tricks.Hands, seen, rng) for _ in range(30)]
    assert len({repr(other.hands) for other in others}) > 3
    for other in others:
        room.match.state = other
        assert encode(snapshot(room, held, language)) == before


def test_the_record_of_a_game_with_hands_is_for_after_the_end(room):
    assert not room.may_show_record
    while room.match.decision:
        room.match.choose(room.match.legal()[0])
    assert room.may_show_record


def test_only_the_seat_that_decides_gets_options(room):
    deciding = room.match.seat
    for held in ([], [0], [1], [2]):
        assert bool(snapshot(room, held, "en").decision.options) == (held == [deciding])
