"""The gpu machine on a stand-in for a GPU: both of its kernels play the games of the plain machine, event by event."""

from __future__ import annotations

import pytest
import tricks
from lockstep import stand_in
from midway.kernel.game import find, names
from midway.kernel.gpu import Gpu
from midway.kernel.machine import machine


@pytest.fixture(autouse=True)
def device(monkeypatch):
    stand_in(monkeypatch)


def on(game):
    return Gpu(game, game.content.values(None))


def are_equal(there, here, start, games, bots):
    assert there.trace(start, games, bots, seed=3, first=2) == here.trace(start, games, bots, seed=3, first=2)


@pytest.mark.parametrize("large", [True, False], ids=["queue", "abreast"])
@pytest.mark.parametrize("bots", [[0, 0, 0], [0, 1, 1]], ids=str)
def test_threads_that_share_games_play_those_of_the_plain_machine(bots, large):
    there, here, start, games = on(tricks.GAME), machine(tricks.GAME), tricks.GAME.start(len(bots)), 60
    there.large = large
    are_equal(there, here, start, games, bots)
    run, expected = (one.play(start, games, bots, seed=3, first=2) for one in (there, here))
    assert (run.scores.tolist(), run.standings.tolist()) == (expected.scores, expected.standings)
    for what in ("wins", "points", "decisions", "events"):
        assert getattr(run, what) == getattr(expected, what), what


@pytest.mark.parametrize("name", names())
def test_every_game_is_the_same_on_a_gpu(name):
    game = find(name)
    are_equal(on(game), machine(game), game.start(4), 1, [0] * 4)
