"""Arranging a museum: quick and thorough, beside brute force on small museums."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from midway.games.museum.groups import layout_points
from midway.games.museum.layout import quick, thorough

BLOCK = (0, 1, 2, 5, 6, 7)  # two rows of three


def brute_force(game) -> int:
    """The best that any order on a small block brings."""
    number = game.objects[0]
    best = 0
    for spaces in permutations(BLOCK, number):
        game.space[0] = [0] * 25
        for entry, space in enumerate(spaces):
            game.space[0][space] = entry + 1
        best = max(best, layout_points(game, 0))
    return best


@pytest.mark.rule("MU score.layout")
@pytest.mark.parametrize("seed", range(6))
def test_no_small_museum_is_arranged_worse_than_by_brute_force(new_stage, seed):
    rng = random.Random(seed)
    stage = new_stage(2)
    kinds = [(civilisation, domain) for civilisation in ("greek", "roman", "inca") for domain in ("navigation", "pottery")]
    stage.museum(0, [stage.pick(*rng.choice(kinds)) for _ in range(5)])
    best = brute_force(stage.game)
    thorough(stage.game, 0, 3, 1000)
    assert layout_points(stage.game, 0) >= best
    quick(stage.game, 0)
    assert layout_points(stage.game, 0) >= 0.8 * best


@pytest.mark.rule("MU score.layout", "MU loan.host-layout")
def test_the_quick_layout_holds_every_object_once_and_is_always_the_same(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick() for _ in range(25)])
    quick(stage.game, 0)
    first = list(stage.game.space[0])
    assert sorted(first) == list(range(1, 26))
    quick(stage.game, 0)
    assert stage.game.space[0] == first
    assert not any(stage.game.mask)
    assert not any(stage.game.plan)


@pytest.mark.rule("MU score.gallery")
def test_a_gallery_of_one_domain(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(domain="navigation") for _ in range(9)])
    stage.lay_out(0, [3, 8, 11, 12, 13, 14, 15, 18, 23])
    assert stage.points(0, "gallery") == 10
