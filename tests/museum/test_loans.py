"""The World's Fair: objects lent to other museums, when that is legal, and what becomes of them."""

from __future__ import annotations

import pytest
from midway.games.museum.codes import CHOOSING_ACTION, LAYING_OUT
from midway.games.museum.setup import draw_favour
from midway.games.museum.state import DISCARDED, EXPERT_NAMES, FAVOUR_NAMES, HEADLINE_NAMES, IN_BOX, MUSEUM, OBJECT_NAMES
from midway.kernel.frames import wait, waiting

ON = {"loans": "on"}


def celts_at_bo(stage):
    """Bo shows two Celtic objects, so that a third one may be lent."""
    stage.museum(1, [stage.pick("celtic", "navigation"), stage.pick("celtic", "pottery")])


# Lending.


@pytest.mark.rule("MU loan.players")
def test_two_players_lend_nothing(new_stage):
    stage = new_stage(2, **ON)
    celts_at_bo(stage)
    stage.hand(0, stage.pick("celtic"), stage.pick(value=5))
    assert stage.options("lend") == []
    assert stage.refuses("lend:2") == "MU loan.players"
    assert stage.game.expert[EXPERT_NAMES.index("expert_wf_registrar")] == IN_BOX
    assert stage.game.favour_deck[FAVOUR_NAMES.index("favour_wf_diplomatic_bag")] == 0
    assert stage.game.headlines[HEADLINE_NAMES.index("headline_wf_insurers")] == IN_BOX


@pytest.mark.rule("MU loan.players")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_may_lend(new_stage, players):
    stage = new_stage(players, **ON)
    celts_at_bo(stage)
    stage.hand(0, stage.pick("celtic"), stage.pick(value=5))
    assert stage.options("lend") == ["2"]
    assert stage.game.favour_deck[FAVOUR_NAMES.index("favour_wf_diplomatic_bag")] == 1


@pytest.mark.rule("MU loan.lend", "MU loan.track", "MU loan.no-refusal")
def test_a_loan_is_paid_by_the_lender_and_stands_in_the_museum_of_the_host(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    celtic, three, _ = stage.hand(0, stage.pick("celtic", value=4), stage.pick("greek", value=3), stage.pick("greek", value=2))
    stage.prestige(0, 2)
    stage.choose("lend:2", f"choose:{celtic}")
    assert stage.refuses(f"pay:{celtic}") == "MU furbish.no-self-payment"
    stage.choose(f"pay:{three}", "token")
    assert stage.place(celtic) == MUSEUM + 1
    assert stage.place(three) == DISCARDED
    assert (stage.game.prestige[:3], stage.game.supply) == ([1, 0, 0], 31)
    assert stage.game.owner[1][:3] == [1, 1, 0]
    assert (stage.game.objects[:3], stage.game.lent[:3]) == ([0, 3, 0], [0, 1, 0])
    assert stage.game.track[:3] == [4, 0, 0]
    assert stage.match.seat == 0  # the host is not asked


@pytest.mark.rule("MU loan.lend")
def test_a_loan_may_be_paid_from_credit_and_come_from_ones_own_discard(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    (celtic,) = stage.discard(0, stage.pick("celtic", value=3))
    one, five = stage.hand(0, stage.pick("greek", value=1), stage.pick("greek", value=5))
    stage.choose(f"exhibit:{one}", f"pay:{five}", "lend:2", f"choose:{celtic}")
    assert stage.place(celtic) == MUSEUM + 1
    assert stage.game.credit == 5 - 1 - 3
    assert stage.game.track[:2] == [1 + 3, 0]


@pytest.mark.rule("MU loan.lend")
def test_a_loan_that_cannot_be_paid_is_not_offered(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    stage.hand(0, stage.pick("celtic", value=3), stage.pick("greek", value=2))
    assert stage.refuses("lend:2") == "MU loan.lend"
    stage.prestige(0, 1)
    assert stage.options("lend") == ["2"]


@pytest.mark.rule("MU loan.lend")
def test_a_suitable_favour_lends_without_a_price(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    (celtic,) = stage.hand(0, stage.pick("celtic", value=3))
    stage.hand(0, stage.pick("celtic", value=4))
    draw_favour(stage.game, 0, FAVOUR_NAMES.index("favour_wf_diplomatic_bag"))
    stage.choose("favour:favour_wf_diplomatic_bag", "lend:2")
    assert stage.options("choose") == [celtic]
    stage.choose(f"choose:{celtic}")
    assert stage.place(celtic) == MUSEUM + 1
    assert stage.game.track[:2] == [3, 0]
    assert stage.game.discards[0] == 0
    assert stage.game.held[0] == 1


@pytest.mark.rule("MU loan.lend")
def test_nothing_is_lent_in_a_turn_with_an_inventory(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    stage.hand(0, stage.pick("celtic"), stage.pick(value=5))
    stage.offer("expert_inca")
    wait(stage.game, CHOOSING_ACTION, 0, 0)
    stage.choose("inventory")
    assert stage.options("lend") == []
    assert stage.refuses("lend:2") == "MU inventory.all"


@pytest.mark.rule("MU loan.lend")
def test_nothing_is_lent_to_a_pavilion(new_stage):
    stage = new_stage(3, pavilions="on", loans="on")
    stage.pavilion("collection_stargate")
    religion, two = stage.hand(0, stage.pick("maya", "religion", 2), stage.pick("greek", value=2))
    assert stage.options("lend") == []
    stage.choose("place:1", f"choose:{religion}", f"pay:{two}")
    assert (stage.game.clip[0][0], stage.game.track[0], sum(stage.game.lent)) == (0, 0, 0)


@pytest.mark.rule("MU loan.track")
def test_a_loan_that_passes_a_ten_draws_a_favour_for_the_lender(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    stage.game.track[:2] = [8, 9]
    celtic, five = stage.hand(0, stage.pick("celtic", value=3), stage.pick("greek", value=5))
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{five}")
    assert stage.game.track[:2] == [11, 9]
    assert stage.game.favours_held[:3] == [1, 0, 0]


@pytest.mark.rule("MU loan.track")
@pytest.mark.parametrize(("before", "last"), [(47, True), (46, False)])
def test_a_loan_can_bring_the_end_of_the_game(new_stage, before, last):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    stage.game.first, stage.game.track[0] = 1, before  # the lender's turn is the last of the round
    celtic, three = stage.hand(0, stage.pick("celtic", value=3), stage.pick("greek", value=3))
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{three}", "done")
    assert (waiting(stage.game) == LAYING_OUT) is last


@pytest.mark.rule("MU loan.no-refusal", "MU loan.permanent")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_nobody_takes_a_lent_object_away_or_passes_it_on(new_stage, player):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    stage.museum(2, [stage.pick("celtic", "religion"), stage.pick("celtic", "warfare")])
    lent = stage.pick("celtic", value=1)
    stage.museum(1, [lent], owner=0)
    stage.game.player = player
    stage.prestige(player, 9)
    stage.hand(player, stage.pick("celtic"), stage.pick(value=5))
    name = OBJECT_NAMES[lent]
    assert stage.refuses(f"exhibit:{name}") == "MU furbish.source"
    stage.choose("lend:3" if player != 2 else "lend:2")
    assert stage.refuses(f"choose:{name}") == "MU furbish.source"
    assert name not in stage.options("choose")


@pytest.mark.rule("MU loan.no-refusal", "MU loan.host-layout")
def test_every_lent_object_keeps_a_space_to_the_last_layout(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("greek"), stage.pick("greek")])
    stage.museum(0, [stage.pick("greek")], owner=1)
    stage.lay_out(0, [1, 2])
    assert (waiting(stage.game), stage.match.seat) == (LAYING_OUT, 0)
    assert len(stage.options("space")) == 23
    stage.choose("space:3")
    assert sorted(stage.game.space[0])[-3:] == [1, 2, 3]


# When a loan is legal.


@pytest.mark.rule("MU loan.condition")
@pytest.mark.parametrize(
    ("shown", "expert", "legal"),
    [
        ([], "", False),
        ([("greek", "pottery")], "", False),
        ([("greek", "pottery"), ("greek", "religion")], "", True),  # two Greek objects become three
        ([("greek", "pottery")], "expert_greek", True),  # the expert counts
        ([], "expert_greek", False),
        ([("greek", "navigation"), ("greek", "pottery")], "", True),  # no new civilisation in the domain, but Greek grows
        ([("roman", "navigation"), ("celtic", "navigation")], "", True),  # a third civilisation in the domain
        ([("roman", "navigation")], "expert_navigation", True),
        ([("roman", "navigation"), ("roman", "navigation")], "", False),  # still only two civilisations
        ([("greek", "navigation"), ("roman", "navigation"), ("celtic", "navigation")], "", False),
        ([("greek", "navigation"), ("roman", "navigation")], "expert_navigation", False),
        ([("roman", "navigation"), ("celtic", "pottery"), ("inca", "religion")], "", False),
        ([("roman", "navigation")], "expert_pottery", False),
    ],
)
def test_a_greek_navigation_card_is_lent_only_if_a_collection_gains(new_stage, shown, expert, legal):
    stage = new_stage(3, **ON)
    stage.museum(1, [stage.pick(*kind) for kind in shown])
    if expert:
        stage.expert(1, expert)
    stage.hand(0, stage.pick("greek", "navigation", 2))
    stage.prestige(0, 2)
    assert stage.options("lend") == (["2"] if legal else [])
    assert stage.refuses("lend:2") == ("" if legal else "MU loan.lend")


@pytest.mark.rule("MU loan.condition")
def test_objects_lent_before_count_and_the_lenders_own_expert_does_not(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(1, [stage.pick("greek", "pottery")])
    stage.expert(0, "expert_greek")
    stage.hand(0, stage.pick("greek", "navigation"))
    stage.prestige(0, 5)
    assert stage.options("lend") == []
    stage.museum(1, [stage.pick("greek", "religion")], owner=2)
    assert stage.options("lend") == ["2"]


@pytest.mark.rule("MU loan.condition")
def test_several_loans_in_a_turn_each_need_a_gain_of_their_own(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(1, stage.navigation("roman", "celtic"))
    one, two = stage.hand(0, stage.pick("greek", "navigation", 2), stage.pick("greek", "navigation", 3))
    stage.prestige(0, 9)
    stage.choose("lend:2")
    assert sorted(stage.options("choose")) == sorted([one, two])
    stage.choose(f"choose:{one}", *["token"] * 2)
    assert stage.place(one) == MUSEUM + 1
    assert stage.options("lend") == []


@pytest.mark.rule("MU loan.full")
@pytest.mark.parametrize(("own", "lent", "rule"), [(25, 0, "MU loan.full"), (23, 2, "MU loan.full"), (23, 1, "")])
def test_a_museum_with_25_objects_receives_none(new_stage, own, lent, rule):
    stage = new_stage(3, **ON)
    celtic, five = stage.hand(0, stage.pick("celtic", value=2), stage.pick("greek", value=2))
    stage.museum(1, [stage.pick("celtic") for _ in range(12)] + [stage.pick() for _ in range(own - 12)])
    stage.museum(1, [stage.pick() for _ in range(lent)], owner=2)
    assert ("2" in stage.options("lend")) is (rule == "")
    assert stage.refuses("lend:2") == rule
    if not rule:
        stage.choose("lend:2", f"choose:{celtic}", f"pay:{five}")
        assert stage.game.objects[1] == 25
        assert stage.refuses("lend:2") == "MU loan.full"


@pytest.mark.rule("MU loan.from-rival")
@pytest.mark.parametrize("rival", [1, 2])
def test_a_loan_from_a_rivals_discard_even_into_the_rivals_own_museum(new_stage, rival):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    (celtic,) = stage.discard(rival, stage.pick("celtic", value=3))
    two, one = stage.hand(0, stage.pick("greek", value=2), stage.pick("greek", value=1))
    assert stage.options("lend") == []
    stage.prestige(0, 1)
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{two}", f"pay:{one}")
    assert stage.place(celtic) == MUSEUM + 1
    assert stage.game.owner[1][2] == 0
    assert stage.place(two) == stage.place(one) == DISCARDED + rival
    assert stage.game.prestige[rival] == 1
    assert stage.game.prestige[0] == 0
    assert stage.game.track[:3] == [3, 0, 0]


@pytest.mark.rule("MU loan.from-rival")
def test_ones_own_museum_is_never_a_target(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(0, [stage.pick("celtic"), stage.pick("celtic")])
    stage.hand(0, stage.pick("celtic"), stage.pick(value=5))
    stage.discard(1, stage.pick("celtic"))
    stage.prestige(0, 5)
    assert stage.options("lend") == []
    assert stage.refuses("lend:1") == "MU loan.from-rival"


@pytest.mark.rule("MU loan.masterpiece")
def test_the_token_of_a_lent_masterpiece_goes_to_the_lender(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    celtic, five = stage.hand(0, stage.pick("celtic", value=5), stage.pick("greek", value=5))
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{five}")
    assert stage.game.track[:3] == [5, 0, 0]
    assert stage.game.prestige[:3] == [1, 0, 0]
    assert stage.game.supply == 31


# After the loan.


@pytest.mark.rule("MU loan.permanent")
def test_a_lent_object_stays_when_the_host_exhibits_one_of_its_kind(new_stage):
    stage = new_stage(3, **ON)
    stage.museum(1, stage.navigation("roman", "celtic"))
    greek, two = stage.hand(0, stage.pick("greek", "navigation", 2), stage.pick("inca", value=2))
    stage.choose("lend:2", f"choose:{greek}", f"pay:{two}")
    stage.game.player = 1
    twin, three = stage.hand(1, stage.pick("greek", "navigation", 3), stage.pick("maya", value=3))
    stage.choose(f"exhibit:{twin}", f"pay:{three}")
    assert stage.place(greek) == stage.place(twin) == MUSEUM + 1
    assert (stage.game.owner[1][:4], stage.game.lent[1]) == ([1, 1, 0, 1], 1)
    assert stage.game.track[:2] == [2, 3]
    result = stage.finish()
    assert (result.parts[1]["collections"], result.parts[0]["loans"]) == (4, 4)


@pytest.mark.rule("MU loan.permanent")
def test_the_lenders_inventory_does_not_bring_a_lent_object_back(new_stage):
    stage = new_stage(3, **ON)
    celts_at_bo(stage)
    celtic, two = stage.hand(0, stage.pick("celtic", value=2), stage.pick("inca", value=2))
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{two}")
    wait(stage.game, CHOOSING_ACTION, 0, 0)
    stage.offer("expert_inca")
    stage.choose("inventory")
    assert stage.place(celtic) == MUSEUM + 1
    assert stage.game.held[0] == 1


@pytest.mark.rule("MU loan.patron")
def test_a_lent_object_counts_for_neither_patron(new_stage):
    stage = new_stage(3, **ON)
    stage.patron(0, "patron_value_5")
    stage.patron(1, "patron_celtic")
    stage.museum(1, [stage.pick("celtic", value=2) for _ in range(3)])
    stage.museum(1, [stage.pick("celtic", value=5)], owner=0)
    assert [stage.points(player, "patron") for player in range(3)] == [0, 0, 0]
    stage.museum(1, [stage.pick("celtic", value=1)])
    assert [stage.points(player, "patron") for player in range(3)] == [0, 5, 0]
    assert stage.finish().parts[1]["own"] == 4
