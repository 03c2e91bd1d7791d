"""What the board asks the server beside the game: the best layout of a museum, and what a layout brings."""

from __future__ import annotations

import pytest
from midway.games.museum.picture import assist
from midway.games.museum.state import OBJECT_NAMES, SPACES
from midway.kernel.fault import Fault


@pytest.fixture
def furnished(new_stage):
    """Ann has three Greek objects in her museum, Bo one Roman."""
    stage = new_stage()
    things = [stage.pick("greek") for _ in range(3)]
    stage.museum(0, things)
    stage.museum(1, [stage.pick("roman")])
    return stage.match, [OBJECT_NAMES[thing] for thing in things]


def spaces(*placed):
    """A layout with objects on some spaces."""
    layout = [None] * SPACES
    for space, name in placed:
        layout[space] = name
    return layout


@pytest.mark.rule("MU score.layout")
def test_a_layout_is_weighed_and_the_best_is_at_least_as_good(furnished):
    match, (one, two, three) = furnished
    apart = assist(match, 0, {"spaces": spaces((0, one), (4, two), (20, three))})
    together = assist(match, 0, {"spaces": spaces((0, one), (1, two), (2, three))})
    best = assist(match, 0, {"layout": "best"})
    assert apart["points"] == 0
    assert best["points"] >= together["points"] > 0
    assert sorted(filter(None, best["spaces"])) == sorted((one, two, three))


@pytest.mark.rule("MU cards.open")
def test_anyone_may_ask_about_any_museum(furnished):
    match, names = furnished
    asked = assist(match, 1, {"seat": 1, "layout": "best"})
    assert sorted(filter(None, asked["spaces"])) == sorted(names)


def test_a_museum_that_has_changed_since_has_no_answer(furnished):
    match, (one, two, _) = furnished
    assert assist(match, 0, {"spaces": spaces((0, one), (1, two))}) == {"spaces": None, "points": None}


@pytest.mark.parametrize(
    "sent", [{}, {"spaces": [None]}, {"spaces": "all"}, {"spaces": spaces((0, "nothing"))}, {"spaces": spaces((0, ["x"]))}]
)
def test_what_is_no_layout_is_refused(furnished, sent):
    with pytest.raises(Fault) as refused:
        assist(furnished[0], 0, sent)
    assert refused.value.message == "layout"


@pytest.mark.parametrize("seat", [5, 0, -1, "Ann", None])
def test_a_seat_that_is_not_there_is_refused(furnished, seat):
    with pytest.raises(Fault) as refused:
        assist(furnished[0], 0, {"seat": seat, "layout": "best"})
    assert refused.value.message == "seat"
