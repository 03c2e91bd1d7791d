"""What each Favour of The World's Fair does, and what it cannot do."""

from __future__ import annotations

import pytest
from favour_stories import ALL, play
from midway.games.museum.state import MUSEUM, OBJECT_NAMES, PAVILION
from midway.games.museum.tables import VALUE


@pytest.mark.rule("MU favour.commissioners-invitation", "MU favour.change-of-programme", "MU favour.diplomatic-bag")
@pytest.mark.parametrize(
    ("players", "options", "copies"),
    [(3, {}, [0, 0, 0]), (3, {"pavilions": "on"}, [1, 1, 0]), (3, {"loans": "on"}, [0, 0, 1]), (2, ALL, [1, 1, 0])],
)
def test_favours_of_the_fair_only_with_their_module(new_stage, players, options, copies):
    assert new_stage(players, **options).game.favour_deck[-3:] == copies


@pytest.mark.rule("MU favour.commissioners-invitation", "MU pavilion.reward")
@pytest.mark.parametrize("source", ["hand", "discard"])
def test_an_invitation_places_a_three_without_a_price(new_stage, source):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_invitation")
    stage.pavilion("collection_stargate")
    (three,) = getattr(stage, source)(0, stage.pick("", "religion", 3))
    play(stage, "wf_invitation", "place:1", f"choose:{three}")
    assert stage.place(three) == PAVILION
    assert (stage.game.prestige[0], stage.game.track[0], stage.game.clip[0][0]) == (3, 0, 0)
    assert stage.match.decision.kind == "furbish"


@pytest.mark.rule("MU favour.commissioners-invitation", "MU pavilion.order")
def test_an_invitation_is_for_low_values_own_cards_and_the_first_open_slot(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_invitation")
    stage.pavilion("collection_stargate")
    four, _ = stage.hand(0, stage.pick("", "religion", 4), stage.pick("polynesian", "pottery"))
    (rival,) = stage.discard(1, stage.pick("", "religion", 1))
    stage.prestige(0, 9)
    assert stage.refuses("favour:favour_wf_invitation") == "MU favour.one"
    (one,) = stage.hand(0, stage.pick("", "religion", 1))
    play(stage, "wf_invitation", "place:1")
    assert stage.refuses(f"choose:{four}")
    assert stage.refuses(f"choose:{rival}")
    assert stage.options("choose") == [one]


@pytest.mark.rule("MU favour.commissioners-invitation", "MU headline.repairs")
def test_no_invitation_to_a_closed_pavilion(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_invitation")
    stage.pavilion("collection_stargate")
    stage.hand(0, stage.pick("", "religion", 1))
    stage.headline("wf_repairs").choose("furbish")
    assert stage.refuses("favour:favour_wf_invitation") == "MU favour.one"


@pytest.mark.rule("MU favour.change-of-programme")
def test_a_change_of_programme_exchanges_criteria_and_keeps_rewards(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_programme")
    stage.pavilion("collection_stargate")
    (polynesian,) = stage.hand(0, stage.pick("polynesian", "pottery"))
    (religious,) = stage.hand(0, stage.pick("greek", "religion"))
    stage.prestige(0, 10)
    play(stage, "wf_programme", "alter:1").choose("place:1")
    assert stage.options("choose") == [polynesian]
    stage.choose(f"choose:{polynesian}", *["token"] * VALUE[OBJECT_NAMES.index(polynesian)])
    assert stage.game.prestige[0] == 10 - VALUE[OBJECT_NAMES.index(polynesian)] + 3  # the reward of the first slot
    stage.choose("place:1")
    assert stage.options("choose") == [religious]


@pytest.mark.rule("MU favour.change-of-programme")
def test_the_first_two_open_slots_are_exchanged(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_programme")
    stage.pavilion("collection_stargate", 1, 1, 1)
    play(stage, "wf_programme", "alter:1")
    assert stage.game.criterion[0] == [0, 1, 2, 4, 3]


@pytest.mark.rule("MU favour.change-of-programme")
def test_a_pavilion_with_one_open_slot_has_no_programme_to_change(new_stage):
    stage = new_stage(3, **ALL)
    stage.favour(0, "wf_programme")
    stage.pavilion("collection_stargate", 1, 1, 1, 1)
    play(stage, "wf_programme")
    assert stage.options("alter") == ["2"]
    assert stage.refuses("alter:1") == "MU favour.change-of-programme"


@pytest.mark.rule("MU favour.diplomatic-bag", "MU loan.track")
@pytest.mark.parametrize("source", ["hand", "discard"])
def test_a_diplomatic_bag_lends_a_three_without_a_price(new_stage, source):
    stage = new_stage(3, **ALL)
    stage.favour(0, "wf_diplomatic_bag")
    stage.museum(1, [stage.pick("celtic", value=2) for _ in range(2)])
    (three,) = getattr(stage, source)(0, stage.pick("celtic", value=3))
    stage.game.track[0] = 7
    play(stage, "wf_diplomatic_bag", "lend:2", f"choose:{three}")
    assert stage.place(three) == MUSEUM + 1
    assert stage.game.owner[1][2] == 0
    assert (stage.game.track[0], stage.game.favours_held[0]) == (10, 1)


@pytest.mark.rule("MU favour.diplomatic-bag", "MU loan.condition")
def test_a_diplomatic_bag_is_for_low_values_own_cards_and_legal_loans(new_stage):
    stage = new_stage(3, **ALL)
    stage.favour(0, "wf_diplomatic_bag")
    stage.museum(1, [stage.pick("celtic", "pottery"), stage.pick("celtic", "warfare")])
    four, inca = stage.hand(0, stage.pick("celtic", value=4), stage.pick("inca", value=1))
    (rival,) = stage.discard(2, stage.pick("celtic", value=2))
    stage.prestige(0, 9)
    assert stage.refuses("favour:favour_wf_diplomatic_bag") == "MU favour.one"
    (one,) = stage.hand(0, stage.pick("celtic", value=1))
    play(stage, "wf_diplomatic_bag")
    assert stage.options("lend") == ["2"]
    assert stage.refuses("lend:1") == "MU loan.from-rival"
    stage.choose("lend:2")
    assert stage.options("choose") == [one]
    assert stage.refuses(f"choose:{four}")
    assert stage.refuses(f"choose:{rival}")
    assert stage.refuses(f"choose:{inca}") == "MU loan.condition"
