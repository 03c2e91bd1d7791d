"""Manifest Destiny in the harness that every game passes."""

from __future__ import annotations

import pytest
from compiled import compiled
from midway.games.destiny import GAME
from midway.testing import check_game, rulesets


@pytest.mark.parametrize("options", list(rulesets(GAME)), ids=lambda options: "-".join(options) or "default")
def test_random_games_of_three_hold_everything_that_must_hold(options):
    check_game(compiled("destiny"), 3, options, 1)


def test_a_random_game_of_five():
    check_game(compiled("destiny"), 5, {}, 2)
