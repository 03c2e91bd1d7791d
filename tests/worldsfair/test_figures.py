"""The influential figures: what each does, in which order, and when."""

from __future__ import annotations

import pytest
from fair import RING, table

from midway.games.worldsfair.state import AREA_NAMES

PATRONS = {
    "mccormick": "agriculture",
    "westinghouse": "electricity",
    "saint_gaudens": "arts",
    "schwab": "manufacturing",
    "pullman": "transportation",
}


@pytest.mark.rule("WF figures.burnham")
def test_burnham_adds_a_supporter_to_the_home_area():
    t = table(figures={1: ["burnham"]})
    t.choose("place:agriculture", "burnham")
    assert t.supporters("agriculture") == [3, 1]
    assert t.supply == [15, 17]


@pytest.mark.rule("WF figures.burnham")
def test_burnham_adds_to_the_area_of_step_1_also_when_palmer_has_emptied_it():
    t = table(figures={1: ["burnham", "palmer"]}, supporters={"arts": [0, 1]})
    t.choose("place:arts", "palmer", "take:1:arts", "put:agriculture", "burnham")
    assert t.supporters("arts") == [1, 1]
    assert t.supporters("agriculture") == [2, 1]


@pytest.mark.rule("WF figures.burnham", "WF figures.davis")
def test_the_reference_is_never_an_area_that_a_figure_added_to():
    t = table(figures={1: ["davis", "davis", "burnham"]})
    t.choose("place:manufacturing", "davis:electricity")
    assert [choice for choice in t.legal if choice.startswith("davis")] == ["davis:electricity"]
    t.choose("burnham")
    assert t.supporters("manufacturing") == [3, 1]
    assert t.supporters("electricity") == [2, 1]


@pytest.mark.rule("WF figures.davis", "WF turn.supply")
def test_davis_is_measured_from_the_area_of_step_1_also_when_its_supporter_is_gone():
    t = table(figures={1: ["westinghouse", "davis"]}, supporters={"agriculture": [19, 1], "arts": [0, 1]})
    t.choose("place:arts", "lift:agriculture", "patron:electricity", "lift:arts")
    assert t.legal == ["davis:transportation", "discard:davis"]


@pytest.mark.rule("WF figures.davis")
def test_davis_adds_a_supporter_next_to_the_home_area():
    t = table(figures={1: ["davis"]})
    t.choose("place:agriculture", "davis:transportation")
    assert t.supporters("transportation") == [2, 1]
    assert t.supporters("agriculture") == [2, 1]
    assert t.supply == [15, 17]


@pytest.mark.rule("WF figures.davis", "WF figures.adjacent")
@pytest.mark.parametrize(
    ("home", "targets"),
    [
        ("manufacturing", {"electricity"}),
        ("electricity", {"manufacturing", "agriculture"}),
        ("agriculture", {"electricity", "transportation"}),
        ("transportation", {"agriculture", "arts"}),
        ("arts", {"transportation"}),
    ],
)
def test_the_targets_of_davis_are_the_neighbours_on_the_ring(home, targets):
    t = table(figures={1: ["davis"]}, ring="manufacturing electricity agriculture transportation arts")
    t.choose(f"place:{home}")
    assert {choice for choice in t.legal if choice.startswith("davis")} == {f"davis:{area}" for area in targets}


@pytest.mark.rule("WF figures.adjacent")
def test_the_two_areas_beside_the_base_are_not_adjacent():
    t = table(figures={1: ["davis"]}, ring="arts agriculture transportation manufacturing electricity")
    t.choose("place:arts")
    assert t.why("davis:electricity").rule == "WF figures.adjacent"
    t = table(figures={1: ["davis"]}, ring="arts agriculture transportation manufacturing electricity")
    t.choose("place:electricity")
    assert t.why("davis:arts").rule == "WF figures.adjacent"


@pytest.mark.rule("WF figures.davis")
def test_the_home_area_is_not_adjacent_to_itself():
    t = table(figures={1: ["davis"]}).choose("place:agriculture")
    assert t.why("davis:agriculture").rule == "WF figures.adjacent"


@pytest.mark.rule("WF figures.palmer")
def test_palmer_moves_anyone_s_supporter_to_any_other_area():
    t = table(players=3, figures={1: ["palmer"]})
    t.choose("place:agriculture", "palmer")
    assert t.legal == [f"take:{owner}:{area}" for owner in (1, 2, 3) for area in AREA_NAMES]
    t.choose("take:3:manufacturing")
    assert t.legal == ["put:agriculture", "put:electricity", "put:arts", "put:transportation"]
    t.choose("put:arts")
    assert t.supporters("manufacturing") == [1, 1, 0]
    assert t.supporters("arts") == [1, 1, 2]


@pytest.mark.rule("WF figures.palmer")
def test_palmer_may_move_an_own_supporter_even_the_last_one_of_an_area():
    t = table(figures={1: ["palmer"]})
    t.choose("place:agriculture", "palmer", "take:1:electricity", "put:agriculture")
    assert t.supporters("electricity") == [0, 1]
    assert t.supporters("agriculture") == [3, 1]


@pytest.mark.rule("WF figures.palmer")
def test_palmer_takes_no_supporter_where_there_is_none():
    t = table(figures={1: ["palmer"]}, supporters={"arts": [1, 0]})
    t.choose("place:agriculture", "palmer")
    assert "take:2:arts" not in t.legal


@pytest.mark.rule("WF figures.palmer", "WF turn.supply")
def test_palmer_needs_no_supply_and_changes_none():
    t = table(figures={1: ["palmer"]}, supporters={"agriculture": [17, 18]})
    t.choose("place:arts")
    assert t.supply == [0, 0]
    t.choose("palmer", "take:2:agriculture", "put:arts")
    assert t.supply == [0, 0]
    assert t.supporters("agriculture") == [17, 17]
    assert t.turn == "chance"


@pytest.mark.rule("WF figures.palmer", "WF figures.discard")
def test_palmer_can_be_declined_by_discarding_her():
    t = table(figures={1: ["palmer"]})
    t.choose("place:arts", "discard:palmer")
    assert t.supporters("agriculture") == [1, 1]
    assert t.discards == {"palmer": 1}
    assert t.turn == "chance"


@pytest.mark.rule("WF figures.patrons")
@pytest.mark.parametrize(("figure", "area"), PATRONS.items())
@pytest.mark.parametrize("home", AREA_NAMES)
def test_a_patron_adds_a_supporter_to_their_own_area(figure, area, home):
    t = table(figures={1: [figure]})
    t.choose(f"place:{home}")
    assert t.legal == [f"patron:{area}", f"discard:{figure}"]
    t.choose(f"patron:{area}")
    assert t.supporters(area) == [3 if area == home else 2, 1]
    assert t.supply == [15, 17]
    assert t.discards == {figure: 1}


@pytest.mark.rule("WF turn.2")
def test_every_figure_must_be_played_or_discarded_before_the_cards_are_collected():
    t = table(figures={1: ["burnham", "schwab", "davis"]}, cards={"arts": ["ticket"]})
    t.choose("place:arts")
    for choice in ("patron:manufacturing", "discard:davis", "burnham"):
        assert t.turn == 1
        assert t.tickets == [0, 0]
        assert not any(step.startswith(("place", "deal")) for step in t.legal)
        t.choose(choice)
    assert t.figures(1) == {}
    assert t.discards == {"burnham": 1, "schwab": 1, "davis": 1}
    assert t.tickets == [1, 0]
    assert t.turn == "chance"


@pytest.mark.rule("WF turn.2")
def test_figures_are_played_in_any_order():
    t = table(figures={1: ["burnham", "davis", "palmer", "pullman"]})
    t.choose("place:arts")
    assert t.legal == [
        "burnham", "davis:transportation", "palmer", "patron:transportation",
        "discard:burnham", "discard:davis", "discard:palmer", "discard:pullman",
    ]  # fmt: skip
    t.choose("patron:transportation", "burnham")
    assert t.legal == ["davis:transportation", "palmer", "discard:davis", "discard:palmer"]


@pytest.mark.rule("WF turn.2", "WF figures.palmer")
def test_palmer_between_other_figures_moves_what_they_added():
    t = table(figures={1: ["burnham", "palmer", "mccormick"]}, supporters={"arts": [0, 1], "agriculture": [0, 1]})
    t.choose("place:arts", "patron:agriculture", "palmer", "take:1:agriculture", "put:arts", "burnham")
    assert t.supporters("agriculture") == [0, 1]
    assert t.supporters("arts") == [3, 1]


@pytest.mark.rule("WF turn.2", "WF turn.supply")
def test_palmer_can_bring_a_supporter_to_lift_for_the_next_figure():
    t = table(figures={1: ["palmer", "burnham"]}, supporters={"agriculture": [18, 1], "transportation": [0, 1]})
    t.choose("place:arts", "palmer", "take:1:agriculture", "put:transportation", "burnham", "lift:transportation")
    assert t.supporters("agriculture") == [17, 1]
    assert t.supporters("transportation") == [0, 1]
    assert t.supporters("arts") == [3, 1]


@pytest.mark.rule("WF figures.discard")
def test_of_two_equal_figures_one_may_be_played_and_one_discarded():
    t = table(figures={1: ["burnham", "burnham"]})
    t.choose("place:arts", "burnham", "discard:burnham")
    assert t.supporters("arts") == [3, 1]
    assert t.discards == {"burnham": 2}
    assert t.turn == "chance"


@pytest.mark.rule("WF figures.discard")
@pytest.mark.parametrize("figure", ["burnham", "davis", "palmer", *PATRONS])
def test_any_figure_may_be_discarded_without_effect(figure):
    t = table(figures={1: [figure]})
    t.choose("place:arts", f"discard:{figure}")
    assert [t.supporters(area) for area in RING.split()] == [[1, 1]] * 4 + [[2, 1]]
    assert t.supply == [16, 17]
    assert t.discards == {figure: 1}


@pytest.mark.rule("WF figures.next")
def test_a_figure_collected_this_turn_waits_for_the_next():
    t = table(cards={"arts": ["burnham"]})
    t.choose("place:arts")
    assert t.turn == "chance"
    assert t.figures(1) == {"burnham": 1}
    t.deal().choose("place:agriculture").deal()
    t.choose("place:transportation")
    assert t.legal == ["burnham", "discard:burnham"]


@pytest.mark.rule("WF figures.next", "WF turn.2")
def test_figures_just_collected_are_kept_apart_from_those_just_played():
    t = table(cards={"arts": ["burnham", "davis"]}, figures={1: ["burnham"]})
    t.choose("place:arts", "burnham")
    assert t.turn == "chance"
    assert t.supporters("arts") == [3, 1]
    assert t.figures(1) == {"burnham": 1, "davis": 1}
    assert t.discards == {"burnham": 1}


@pytest.mark.rule("WF figures.next", "WF scoring.4")
def test_figures_stay_across_a_scoring_phase_and_score_nothing():
    t = table(tickets=[8, 0], cards={"arts": ["ticket", "schwab"]}, figures={2: ["palmer"]})
    t.choose("place:arts").deal()
    assert "scoring" in t.told
    assert (t.figures(1), t.figures(2)) == ({"schwab": 1}, {"palmer": 1})
    assert (t.coins, t.medals) == ([11, 0], [2, 0])
    t.choose("place:electricity")
    assert t.legal == ["palmer", "discard:palmer"]
    t.choose("discard:palmer").deal().choose("place:electricity")
    assert t.legal == ["patron:manufacturing", "discard:schwab"]


@pytest.mark.rule("WF figures.next", "WF end.when")
def test_figures_collected_too_late_are_lost():
    t = table(rounds=2, tickets=[8, 0], cards={"arts": ["ticket", "schwab"]})
    t.choose("place:arts").deal()
    assert t.turn == "nobody"
    assert t.figures(1) == {"schwab": 1}
    assert t.match.result.scores == [9 + 2 + 2, 0]
