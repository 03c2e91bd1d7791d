"""The harness on a game with hidden hands: it passes as it is, and finds every leak that is put in."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
import tricks
from midway.kernel.codes import Lines
from midway.kernel.game import find, names
from midway.kernel.state import redeal, view
from midway.match import Match
from midway.testing import check


@pytest.fixture
def match():
    made = Match(tricks.GAME, ["Ann", "Bo", "Cy"], seed=3)
    assert [sum(hand) for hand in made.state.hands] == [2, 2, 2]
    return made


def test_a_game_with_hidden_hands_passes_on_both_machines():
    check(tricks.GAME, games=3)


def test_a_seat_sees_its_own_hand_and_how_many_the_others_hold(match):
    seen = match.view(1).fields
    assert seen["hands"] == [{"count": 2}, match.state.hands[1], {"count": 2}]
    assert seen["deck"] == {"count": 6}
    assert sum(seen["unseen"]["cards"]) == 10


def test_a_spectator_sees_no_hand(match):
    assert match.view(None).fields["hands"] == [{"count": 2}] * 3


def test_a_redeal_keeps_what_is_seen_and_moves_what_is_not(match):
    seen = view(match.state, 0)
    rng = random.Random(1)
    dealt = [redeal(tricks.Hands, seen, rng) for _ in range(50)]
    assert all(view(other, 0) == seen for other in dealt)
    assert len({repr(other.hands) for other in dealt}) > 5


def test_the_log_tells_a_hidden_card_to_its_owner_only(match):
    told = [line for line in match.log(seat=0) if "get" in line]
    assert len(told) == 2
    assert all(line.startswith("you get ") for line in told)
    assert not [line for line in match.log() if "get" in line]


def test_a_package_announces_a_game_by_entry_point(monkeypatch):
    class Point:
        name = "tricks"

        def load(self):
            return tricks.GAME

    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Point()] if group == "midway.games" else [])
    assert names() == ["destiny", "museum", "tricks", "worldsfair"]
    assert find("tricks") is tricks.GAME
    find.cache_clear()


def leaking_lines() -> Lines:
    lines = Lines()
    lines.add("dealt", "player", "card")
    lines.add("played", "player", "card")
    return lines


def refuse_by_rival(game, code):
    """Legal only if the next player holds nothing high: a leak through the options."""
    number = tricks.refusal(game, code)
    if number == 0 and tricks.waiting(game) == tricks.PLAYING and code > tricks.PLAY:
        rival = (game.player + 1) % game.seats
        return tricks.NOT_HELD if game.hands[rival][2] and game.hands[game.player][0] else 0
    return number


def legal_by_rival(game, out):
    n = 0
    for code in range(len(tricks.codes)):
        if refuse_by_rival(game, code) == 0:
            out[n] = code
            n += 1
    return n


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"lines": leaking_lines()}, "the log tells seat"),
        ({"contract": replace(tricks.RULES, legal=legal_by_rival, refusal=refuse_by_rival)}, "other options after a redeal"),
        ({"pieces": lambda game: {"deck": sum(game.deck)}}, "pieces appeared or vanished"),
    ],
)  # fmt: skip
def test_the_harness_finds_a_defect(changes, found):
    with pytest.raises(AssertionError, match=found):
        check(tricks.make(**changes), games=20, compiled=False)


def test_the_harness_finds_a_game_without_end():
    def stuck(game, code):
        if tricks.waiting(game) == tricks.DEALING:
            tricks.apply(game, code)

    with pytest.raises(AssertionError, match="does not end"):
        check(tricks.make(replace(tricks.RULES, apply=stuck)), compiled=False, longest=40)
