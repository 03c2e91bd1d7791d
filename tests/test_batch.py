"""Batches: many games side by side are the games of the plain machine, one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest
from compiled import batched, compiled
from midway import batch, find, machine
from midway.kernel.fault import Fault
from midway.kernel.game import names
from midway.kernel.rule import CHANCE, NOBODY

OPTIONS = {"museum": {"hands": "secret", "pavilions": "on", "loans": "on"}}


@pytest.fixture(scope="module")
def fair():
    compiled("worldsfair")
    return batched("worldsfair")


def choices_of(game, start, codes):
    """The players' choices among the codes of a game."""
    plain, own = machine(game), []
    table = plain.table(start)
    for code in codes:
        if plain.seat(table) != CHANCE:
            own.append(code)
        plain.apply(table, code)
    return own


@pytest.mark.parametrize("name", names())
def test_the_games_of_a_batch_are_those_of_the_plain_machine_event_by_event(name):
    """What is chosen, seen and allowed at every decision; then the result."""
    game = batched(name)
    plain, players = machine(game), game.players[-1]
    start = game.start(players, OPTIONS.get(name))
    expected = [choices_of(game, start, codes) for codes in plain.trace(start, 2, [0] * players, seed=3)]
    ended = plain.play(start, 2, [0] * players, seed=3)
    games = batch(game, size=2, seed=3, start=start, restart="never")
    chosen: list[list[int]] = [[], []]
    while (games.seats >= 0).any():
        codes, step = games.choose("random").copy(), len(max(chosen, key=len))
        if step % 40 == 0:
            mask, rows = games.mask(), games.observe()
            for place in np.flatnonzero(games.seats >= 0):
                table = [games.position(place)]
                assert np.flatnonzero(mask[place]).tolist() == plain.legal(table)
                assert rows[place].tolist() == games.form.of(table[0], int(games.seats[place]))
        for place in np.flatnonzero(games.seats >= 0):
            chosen[place].append(int(codes[place]))
        games.step(codes)
    assert chosen == expected
    assert games.scores.tolist() == ended.scores
    assert games.standings.tolist() == ended.standings


def test_games_on_many_cores_are_the_games_of_the_cpu_machine(fair):
    games = batch(fair, players=3, size=1000, seed=5)
    ended = machine(fair, "cpu").play(fair.start(3), 1000, [1, 1, 1], 5)
    assert (games.finish("greedy") == ended.scores).all()
    assert (games.standings == ended.standings).all()
    won = games.returns()
    assert won.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert ((won == won.max(axis=1, keepdims=True)) == (games.standings == 0)).all()


def test_a_game_that_is_over_makes_room_for_the_next(fair):
    games, twin = batch(fair, players=2, size=3, seed=9), batch(fair, players=2, size=3, seed=9)
    later = machine(fair, "cpu").play(fair.start(2), 9, [0, 0], 9)
    seen = 0
    while seen < 9:
        games.play("random")
        twin.step(twin.choose("random"))
        assert (games.games == twin.games).all()
        for place in np.flatnonzero(games.ended):
            number = games.numbers[place] - 3
            if number < 9:
                seen += 1
                assert (games.scores[place] == later.scores[number]).all()
                assert (games.standings[place] == later.standings[number]).all()
        assert (games.seats >= 0).all()


def test_many_steps_at_once_are_the_same_as_one_by_one(fair):
    games, twin = (batch(fair, players=2, size=2, seed=9) for _ in range(2))
    games.play("random", steps=300)
    ended = 0
    for _ in range(300):
        twin.play("random")
        ended += twin.ended
    assert (games.games == twin.games).all()
    assert (games.ended == ended).all()
    assert games.ended.all()


def test_restarts_with_the_next_step_leave_the_end_to_be_seen(fair):
    games = batch(fair, players=2, size=4, seed=2, restart="next step")
    while (games.seats >= 0).all():
        games.play("random")
    over = games.seats == NOBODY
    assert (games.ended == over).all()
    assert games.observe(0)[over].any(axis=1).all()
    assert not games.observe()[over].any()
    assert not games.mask()[over].any()
    before = games.numbers.copy()
    games.step(games.choose("random"))
    assert (games.numbers == before + 4 * over).all()
    assert (games.seats[over] >= 0).all()
    assert not games.ended[over].any()


def test_without_restarts_a_game_stays_over(fair):
    games = batch(fair, players=2, size=4, seed=2, restart="never")
    scores = games.finish("random").copy()
    assert games.ended.all()
    games.step([0] * 4)
    assert not games.ended.any()
    assert (games.seats == NOBODY).all()
    assert (games.scores == scores).all()


def test_bots_play_the_other_seats(fair):
    games = batch(fair, players=3, size=50, seed=4, bots=["greedy", None, "random"], restart="never")
    assert (games.seats == 1).all()
    while (games.seats >= 0).any():
        games.play("random")
        assert set(games.seats.tolist()) <= {1, NOBODY}
    expected = machine(fair, "cpu").play(fair.start(3), 50, [1, 0, 0], 4)
    assert (games.scores == expected.scores).all()


def test_a_batch_begins_with_any_position(fair):
    match = fair.start(2), fair.start(2, {"approvals": "asked"})
    games = batch(fair, size=5, seed=1, start=match)
    assert games.games["asks_approvals"].tolist() == [0, 1, 0, 1, 0]
    games.play("random", steps=30)
    late = games.position(3)
    again = batch(fair, size=2, seed=1, start=late)
    assert again.position(0).supporters == late.supporters
    again.reset(2, match[0])
    assert not again.games["asks_approvals"].any()


def test_an_illegal_choice_is_refused_and_nothing_changes(fair):
    games = batch(fair, players=2, size=3, seed=1)
    codes = games.choose("random").copy()
    before = games.games.copy()
    for wrong in (-1, len(fair.codes), int(np.flatnonzero(~games.mask()[2])[0])):
        codes[2] = wrong
        with pytest.raises(Fault, match=f"Code {wrong} may not be chosen at place 2"):
            games.step(codes)
        assert (games.games == before).all()


def test_a_game_that_is_given_up_makes_room_for_the_next(fair):
    games = batch(fair, players=2, size=3, seed=1)
    games.give_up([1])
    games.step(games.choose("random"))
    assert games.numbers.tolist() == [0, 4, 2]
    assert games.ended.tolist() == [0, 0, 0]


def test_arrays_are_shared_without_a_copy(fair):
    games = batch(fair, players=2, size=3, seed=1)
    for array in (games.observe(), games.mask(), games.seats, games.scores):
        assert np.shares_memory(np.from_dlpack(array), array)
    assert np.shares_memory(games.games["coins"], games.games)
    assert games.observe() is games.observe()


@pytest.mark.parametrize("restart", ["at once", "next step"])
def test_a_batch_that_looks_sees_and_allows_the_same(fair, restart):
    games, twin = (batch(fair, players=3, size=100, seed=5, restart=restart, looking=looking) for looking in (True, False))
    ended = 0
    for _ in range(200):
        assert (games.observe() == twin.observe()).all()
        assert (games.mask() == twin.mask()).all()
        codes = twin.choose("random")
        games.step(codes)
        twin.step(codes)
        ended += int(games.ended.sum())
    assert ended > 100
    assert (games.observe(1) == twin.observe(1)).all()
    assert (games.observe() == twin.observe()).all()


def test_a_batch_that_looks_refuses_what_it_does_not_allow(fair):
    games = batch(fair, players=2, size=3, seed=1, looking=True)
    codes = games.choose("random").copy()
    for wrong in (-1, len(fair.codes), int(np.flatnonzero(~games.mask()[2])[0])):
        codes[2] = wrong
        with pytest.raises(Fault, match=f"Code {wrong} may not be chosen at place 2"):
            games.step(codes)
    games.give_up([1])
    assert not games.mask()[1].any()
    assert not games.observe()[1].any()


@pytest.mark.parametrize("name", names())
def test_a_batch_tells_the_playing_order(name):
    game = batched(name)
    start, plain = game.start(game.players[0]), machine(game)
    games = batch(game, size=2, seed=3, first=5, start=start, cores=1, restart="never")
    games.finish(game.bots[-1])
    assert games.numbers.tolist() == [5, 6]
    for place in range(2):
        table = plain.table(start)
        events = plain.events(table, [1] * start.seats, 3, 5 + place)
        while (opener := plain.seat(table)) < 0:
            next(events)
        state = games.position(place)
        assert games.turns[place].tolist() == [plain.rules.turn(state, seat, opener) for seat in range(start.seats)]


def test_codes_have_names(fair):
    games = batch(fair, players=2, seed=1)
    assert [games.codes[code] for code in np.flatnonzero(games.mask()[0])][:2] == ["place:agriculture", "place:electricity"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"device": "abacus"}, "A batch plays on cpu, cuda, not on “abacus”."),
        ({"players": 9}, "worldsfair is for 2 to 4 players, not 9."),
        ({"size": 0}, "size must be a whole number from 1 to"),
        ({"size": True}, "size must be a whole number from 1 to"),
        ({"seed": -1}, "seed must be a whole number from 0 to"),
        ({"bots": ["random"]}, "Name a bot for each of the 4 seats"),
        ({"bots": ["random"] * 4}, "and None for at least one, where you decide."),
        ({"bots": [None, "architect", None, None]}, "“architect” does not play in batches. Available: random, "),
        ({"restart": True}, "A game can make room for the next at once, next step, never, not “True”."),
        ({"start": "here"}, "Begin with a position of worldsfair"),
        ({"start": []}, "Begin with a position of worldsfair"),
    ],
    ids=lambda wrong: next(iter(wrong)) if isinstance(wrong, dict) else "",
)
def test_what_a_batch_cannot_be(fair, wrong, sentence):
    with pytest.raises(Fault) as refused:
        batch(fair, **wrong)
    assert sentence in str(refused.value)


def test_without_a_gpu_a_batch_on_cuda_says_so():
    with pytest.raises(Fault, match=r"^Playing on a GPU needs (numba-cuda: pip install|an NVIDIA GPU and its driver)"):
        batch("worldsfair", device="cuda")


def test_what_a_step_cannot_be(fair):
    games = batch(fair, players=2, size=3, seed=1)
    for codes in ([1, 2], [1.5, 2, 3], "abc"):
        with pytest.raises(Fault, match="Give 3 whole numbers, a code for each game"):
            games.step(codes)
    with pytest.raises(Fault, match="“expert” does not play in batches"):
        games.play("expert")
    with pytest.raises(Fault, match="seat must be a whole number from 0 to 1"):
        games.observe(2)
    with pytest.raises(Fault, match="all have 2 players"):
        games.reset(1, find("worldsfair").start(3))
    with pytest.raises(Fault, match="all have 2 players"):
        batch(fair, start=[fair.start(2), fair.start(3)])


def test_any_choice_of_a_caller_is_played(fair):
    """A policy of the caller's own, over all places."""
    rng = np.random.default_rng(1)
    games = batch(fair, players=4, size=200, seed=1)
    ended = 0
    for _ in range(200):
        wanted = rng.random((200, len(fair.codes))) * games.mask()
        games.step(wanted.argmax(axis=1))
        ended += int(games.ended.sum())
    assert ended >= 200
    assert random.Random(1).choice(games.scores.tolist()) != [0, 0, 0, 0]
