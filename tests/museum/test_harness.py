"""Museum in the harness that every game passes."""

from __future__ import annotations

import pytest
from compiled import compiled
from midway.games.museum import GAME
from midway.testing import check_game, rulesets

MIXED = {"pavilions": "on", "loans": "on", "edition": "2", "boards": "advanced"}
DEFAULT, *SINGLE = rulesets(GAME)
PAIRS = [one | other for one, other in zip(SINGLE[::2], SINGLE[1::2], strict=True)]
ALONE = [pytest.param(options, marks=pytest.mark.long) for options in SINGLE]


@pytest.mark.parametrize("options", [DEFAULT, *PAIRS, MIXED, *ALONE], ids=lambda options: "-".join(options) or "default")
def test_random_games_hold_everything_that_must_hold(options):
    check_game(compiled("museum"), 3 if options in ({}, MIXED) else 2, options, 1)


def test_a_random_game_of_four():
    check_game(compiled("museum"), 4, {"pavilions": "on", "loans": "on"}, 2)
