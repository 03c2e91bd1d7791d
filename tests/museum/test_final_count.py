"""The final count, told museum by museum: which spaces each scene shows, and what it says."""

from __future__ import annotations

import pytest

from midway.games.museum.state import SPACES

GALLERY = [3, 8, 11, 12, 13, 14, 15, 18, 23]
OTHERS = [space for space in range(1, SPACES + 1) if space not in GALLERY]


def scenes(stage):
    """The scenes of a finished match, by row."""
    (tally,) = stage.match.game.picture.tallies(stage.match)
    return {row.kind: row.scenes for row in tally.rows}


def spaces(numbers):
    return {f"space:{number}" for number in numbers}


@pytest.mark.rule("MU score.gallery", "MU score.full")
def test_a_full_museum_with_a_gallery_of_one_kind_shows_both(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(9)])
    stage.museum(0, [stage.pick(name) for name in ("roman", "celtic", "inca", "maya") for _ in range(4)])
    stage.lay_out(0, GALLERY + OTHERS)
    told = scenes(stage)
    (gallery,), (full,) = told["gallery"], told["full"]
    assert (set(gallery.places), gallery.size, gallery.sign, gallery.number) == (spaces(GALLERY), "9", "civilisation:greek", 10)
    assert (set(full.places), full.size, full.number) == (spaces(GALLERY + OTHERS), "25", 10)


@pytest.mark.rule("MU score.expert")
def test_an_expert_is_counted_beside_the_objects_of_its_collection(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(5)])
    stage.expert(0, "expert_greek")
    stage.lay_out(0, [1, 2, 3, 4, 5])
    (greek,) = scenes(stage)["civilisations"]
    assert (greek.seat, greek.size, greek.number, set(greek.places)) == (0, "5 + 1", 9, spaces(range(1, 6)))


@pytest.mark.rule("MU score.patron", "MU loan.patron")
def test_a_patron_shows_the_objects_that_it_counts_and_no_lent_ones(new_stage):
    stage = new_stage(3, loans="on")
    stage.museum(0, [stage.pick("greek") for _ in range(6)])
    stage.museum(0, [stage.pick("greek")], owner=1)
    stage.museum(0, [stage.pick("roman")])
    stage.patron(0, "patron_greek")
    stage.finish()
    (patron,) = scenes(stage)["patron"]
    assert (patron.seat, patron.size, patron.sign) == (0, "6", "civilisation:greek")
    assert len(patron.places) == 6
    assert patron.number == stage.points(0, "patron") > 0
