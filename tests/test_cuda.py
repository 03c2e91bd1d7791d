"""Batches on a GPU, on a stand-in for one: the games are those of the cpu, whatever is asked of them."""

from __future__ import annotations

import numpy as np
import pytest
import tricks
from device import stand_in
from midway import batch
from midway.kernel.cpu import record_type
from midway.kernel.fault import Fault
from midway.kernel.game import find, names
from midway.kernel.gpu import THREADS
from midway.kernel.machine import _machine
from midway.kernel.rule import NOBODY
from midway.kernel.threads import WORD, padded

TOLD = ("seats", "ended", "scores", "standings", "turns", "events", "numbers")


@pytest.fixture(scope="module")
def device():
    with pytest.MonkeyPatch.context() as monkeypatch:
        stand_in(monkeypatch)
        _machine.cache_clear()
        yield
    _machine.cache_clear()


def two(**asked):
    return (batch(tricks.GAME, device=device, seed=4, **asked) for device in ("cuda", "cpu"))


def are_equal(there, here):
    for what in TOLD:
        assert np.array_equal(getattr(there, what), getattr(here, what)), what
    for what in ("observe", "mask", "returns"):
        assert np.array_equal(getattr(there, what)(), getattr(here, what)()), what
    assert np.array_equal(there.observe(0), here.observe(0))
    for field in tricks.GAME.state.fields:
        assert np.array_equal(there.games[field], here.games[field])
    assert there.position(-1) == here.position(-1)


@pytest.mark.parametrize("asked", [{"looking": True, "restart": "next step"}, {"bots": [None, "last", "random"]}], ids=str)
def test_the_games_of_a_gpu_are_those_of_the_cpu_at_every_step(device, asked):
    there, here = two(players=3, size=THREADS + 3, **asked)
    ended = 0
    for step in range(12):
        are_equal(there, here)
        codes, expected = there.choose("random"), here.choose("random")
        assert np.array_equal(codes, expected)
        there.step([codes, np.asarray(codes), np.asarray(codes, np.int32).tolist()][step % 3])
        here.step(expected)
        ended += int(here.ended.sum())
    assert ended > THREADS
    there.play("last", steps=3)
    here.play("last", steps=3)
    are_equal(there, here)
    assert np.array_equal(there.finish("random"), here.finish("random"))


def test_what_a_gpu_refuses_changes_nothing(device):
    there, here = two(players=2, size=5, looking=True)
    codes = np.array(here.choose("random"))
    for wrong in (-1, len(tricks.GAME.codes), int(np.flatnonzero(~here.mask()[2])[0])):
        codes[2:4] = wrong
        with pytest.raises(Fault, match=f"Code {wrong} may not be chosen at place 2"):
            there.step(codes)
    for codes in ([1, 2], np.zeros(5), there.mask(), there.scores):
        with pytest.raises(Fault, match="Give 5 whole numbers, a code for each game"):
            there.step(codes)
    are_equal(there, here)


def test_games_on_a_gpu_are_given_up_and_begun_anew(device):
    there, here = two(players=2, size=5, looking=True)
    for places in ([1, -1], 3, np.array([True, False, False, False, False]), []):
        there.give_up(places)
        here.give_up(places)
        are_equal(there, here)
    assert np.asarray(there.seats).tolist() == [NOBODY, NOBODY, here.seats[2], NOBODY, NOBODY]
    late = here.position(2)
    there.reset(7, [late, tricks.GAME.start(2)])
    here.reset(7, [late, tricks.GAME.start(2)])
    are_equal(there, here)


@pytest.mark.parametrize("name", names())
def test_a_game_is_copied_by_whole_words_and_keeps_its_fields(name):
    record = record_type(find(name).state)
    wide = padded(record)
    assert wide.itemsize % WORD == 0 <= wide.itemsize - record.itemsize < WORD
    assert {field: wide.fields[field] for field in wide.names} == dict(record.fields)
