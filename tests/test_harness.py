"""Every number of players, every ruleset: random games under the harness."""

from __future__ import annotations

import pytest

from midway.kernel.game import find
from midway.testing import check_game, rulesets

GAME = find("worldsfair")


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", list(rulesets(GAME)), ids=lambda options: "-".join(options) or "default")
def test_everything_that_must_always_hold_holds(worldsfair, players, options):
    check_game(worldsfair, players, options, seed=1)
