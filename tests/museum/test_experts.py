"""Experts: those who add a card to a collection, and those with an ability."""

from __future__ import annotations

import pytest
from midway.games.museum.holdings import hand_limit
from midway.games.museum.state import (
    CIVILISATION_NAMES, CIVILISATIONS, DISCARDED, DOMAIN_NAMES, EXPERT_NAMES, HAND, IN_BOX, IN_DECK, MODULES, MUSEUM, VERBS,
)  # fmt: skip
from midway.games.museum.tables import EXPERT_COST, EXPERT_LEAST, EXPERT_MODULE, EXPERT_NUMBER, EXPERT_VERB

ALL = {"pavilions": "on", "loans": "on"}
ABILITIES = {
    "patricia": ("base", "retrieve_own_discard", 1, 0),
    "banker": ("base", "waive_opponent_fee", 1, 0),
    "journalist": ("base", "draw_favour", 2, 0),
    "restorer": ("base", "on_exhibit", 1, 4),
    "press_officer": ("base", "opinion_penalty_cap", 3, 0),
    "quartermaster": ("base", "hand_limit", 2, 0),
    "amandine_bourdais": ("pavilion", "on_pavilion_place", 1, 0),
    "wf_registrar": ("loan", "on_loan", 1, 0),
    "wf_commissioner": ("pavilion", "pavilion_tiebreak", 1, 0),
}
APART = [1, 3, 5]  # spaces of the first row that do not touch


# Collection experts.


@pytest.mark.rule("MU expert.civilisation", "MU expert.domain")
def test_the_experts_are_those_of_the_boxes():
    assert set(EXPERT_NAMES) == {f"expert_{name}" for name in (*CIVILISATION_NAMES, *DOMAIN_NAMES, *ABILITIES)}
    assert len(EXPERT_NAMES) == 24 + 3


@pytest.mark.rule("MU expert.civilisation")
@pytest.mark.parametrize("name", CIVILISATION_NAMES)
def test_each_civilisation_has_an_expert_who_makes_two_objects_a_collection(new_stage, name):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(name) for _ in range(2)])
    stage.expert(0, f"expert_{name}")
    stage.lay_out(0, [1, 2])
    assert stage.points(0, "collections") == 3
    assert EXPERT_COST[EXPERT_NAMES.index(f"expert_{name}")] == 3


@pytest.mark.rule("MU expert.domain")
@pytest.mark.parametrize("name", DOMAIN_NAMES)
def test_each_domain_has_an_expert_who_makes_two_objects_a_collection(new_stage, name):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", name), stage.pick("inca", name)])
    stage.expert(0, f"expert_{name}")
    stage.lay_out(0, [1, 2])
    assert stage.points(0, "collections") == 4
    assert EXPERT_COST[EXPERT_NAMES.index(f"expert_{name}")] == 4


@pytest.mark.rule("MU expert.civilisation", "MU score.expert")
def test_an_expert_joins_one_group_only_and_the_one_where_it_adds_most(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(8)])
    stage.expert(0, "expert_greek")
    stage.lay_out(0, [1, 2, 21, 22, 11, 12, 13, 14])
    assert stage.points(0, "collections") == 5 + 3  # 4 objects alone; a pair and the expert


@pytest.mark.rule("MU expert.civilisation")
def test_an_expert_without_objects_or_with_a_single_one_scores_nothing(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", "pottery"), stage.pick("inca", "warfare")])
    stage.expert(0, "expert_greek")
    stage.expert(0, "expert_roman")
    stage.lay_out(0, [1, 2])
    assert stage.points(0, "collections") == 0


@pytest.mark.rule("MU expert.civilisation")
def test_the_expert_of_a_rival_adds_nothing(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(3)])
    stage.expert(1, "expert_greek")
    stage.lay_out(0, [1, 2, 3])
    assert stage.points(0, "collections") == 3


@pytest.mark.rule("MU expert.civilisation", "MU score.expert")
def test_an_expert_joins_no_two_groups_together(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(3)])
    stage.expert(0, "expert_greek")
    stage.lay_out(0, APART)
    assert stage.points(0, "collections") == 0


@pytest.mark.rule("MU expert.domain", "MU score.expert")
def test_a_domain_expert_stands_for_a_civilisation_not_yet_present(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(name, "pottery") for name in CIVILISATION_NAMES])
    stage.expert(0, "expert_pottery")
    stage.lay_out(0, list(range(1, 13)))
    assert stage.points(0, "collections") == 85  # thirteen


@pytest.mark.rule("MU expert.domain")
def test_a_domain_expert_does_not_make_a_duplicate_count(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", "pottery") for _ in range(2)])
    stage.expert(0, "expert_pottery")
    stage.lay_out(0, [1, 2])
    assert stage.points(0, "collections") == 0


@pytest.mark.rule("MU expert.civilisation", "MU hire.cost")
def test_a_hired_expert_counts_at_the_end(new_stage):
    stage = new_stage(2)
    stage.offer("expert_greek")
    stage.prestige(0, 3)
    stage.museum(0, [stage.pick("greek") for _ in range(2)])
    stage.choose("hire:expert_greek")
    assert stage.game.scholar[0][CIVILISATION_NAMES.index("greek")] == 1
    stage.lay_out(0, [1, 2])
    assert stage.points(0, "collections") == 3


# Abilities.


@pytest.mark.rule("MU expert.patricia")
@pytest.mark.parametrize("name", ABILITIES)
def test_each_ability_is_read_from_its_card(name):
    card = EXPERT_NAMES.index(f"expert_{name}")
    read = (MODULES[EXPERT_MODULE[card]], VERBS[EXPERT_VERB[card]], EXPERT_NUMBER[card], EXPERT_LEAST[card])
    assert read == ABILITIES[name]
    assert EXPERT_COST[card] == 3


@pytest.mark.rule("MU expert.civilisation", "MU expert.domain")
def test_each_collection_expert_is_read_from_its_card():
    for kind, name in enumerate((*CIVILISATION_NAMES, *DOMAIN_NAMES)):
        card = EXPERT_NAMES.index(f"expert_{name}")
        assert VERBS[EXPERT_VERB[card]] == "collection_card"
        assert EXPERT_NUMBER[card] == kind
    assert len(CIVILISATION_NAMES) == CIVILISATIONS


@pytest.mark.rule("MU expert.patricia", "MU explore.before-action")
def test_patricia_brings_one_card_back_once_in_a_turn(new_stage):
    stage = new_stage(2).before_action()
    stage.expert(0, "expert_patricia")
    one, other = stage.discard(0, stage.pick(), stage.pick())
    (rival,) = stage.discard(1, stage.pick())
    stage.choose("consult:expert_patricia")
    assert stage.refuses(f"take:{rival}")
    stage.choose(f"take:{other}")
    assert (stage.place(one), stage.place(other)) == (DISCARDED, HAND)
    assert stage.match.decision.kind == "action"
    assert stage.refuses("consult:expert_patricia") == "MU expert.patricia"


@pytest.mark.rule("MU expert.patricia")
def test_patricia_helps_again_in_the_next_turn(new_stage):
    stage = new_stage(2).before_action()
    stage.expert(0, "expert_patricia")
    one, other = stage.discard(0, stage.pick(), stage.pick())
    stage.choose("consult:expert_patricia", f"take:{one}", "furbish", "done")
    stage.choose(f"take:{stage.options('take')[0]}", "pass")
    assert stage.refuses("consult:expert_patricia") == "MU expert.patricia"  # she works for Ann
    stage.choose("furbish", "done")
    stage.choose(f"take:{stage.options('take')[0]}", "pass")
    stage.choose("consult:expert_patricia", f"take:{other}")
    assert stage.game.discards[0] == 0


@pytest.mark.rule("MU expert.patricia")
def test_patricia_needs_a_discard_and_the_moment_before_the_action(new_stage):
    stage = new_stage(2).before_action()
    stage.expert(0, "expert_patricia")
    stage.discard(1, stage.pick())
    assert stage.refuses("consult:expert_patricia") == "MU expert.patricia"
    stage.discard(0, stage.pick())
    assert stage.options("consult") == ["expert_patricia"]
    stage.choose("furbish")
    assert stage.refuses("consult:expert_patricia")


@pytest.mark.rule("MU expert.patricia")
def test_patricia_and_a_favour_in_either_order(new_stage):
    stage = new_stage(2).before_action()
    stage.expert(0, "expert_patricia")
    stage.favour(0, "storeroom_audit")
    cards = stage.discard(0, *(stage.pick() for _ in range(5)))
    stage.choose("favour:favour_storeroom_audit", *(f"take:{name}" for name in cards[:3]))
    stage.choose("consult:expert_patricia", f"take:{cards[3]}")
    assert (stage.game.held[0], stage.game.discards[0]) == (4, 1)


@pytest.mark.rule("MU expert.patricia")
def test_no_other_expert_can_be_consulted(new_stage):
    stage = new_stage(2).before_action()
    stage.expert(0, "expert_banker")
    stage.discard(0, stage.pick())
    assert stage.options("consult") == []
    assert stage.refuses("consult:expert_banker") == "MU expert.patricia"


@pytest.mark.rule("MU expert.banker", "MU furbish.rival.fee")
def test_the_banker_waives_the_fee_not_the_price(new_stage):
    stage = new_stage(2)
    stage.expert(0, "expert_banker")
    (three,) = stage.hand(0, stage.pick(value=3))
    three_more, four = stage.discard(1, stage.pick(value=3), stage.pick(value=4))
    assert stage.options("exhibit") == [three_more]
    assert stage.refuses(f"exhibit:{four}") == "MU furbish.purchase"
    stage.choose(f"exhibit:{three_more}", f"pay:{three}")
    assert stage.game.prestige[:2] == [0, 0]
    assert stage.place(three) == DISCARDED + 1


@pytest.mark.rule("MU expert.banker")
def test_the_banker_of_a_rival_waives_nothing(new_stage):
    stage = new_stage(2)
    stage.expert(1, "expert_banker")
    stage.hand(0, stage.pick(value=3))
    (one,) = stage.discard(1, stage.pick(value=1))
    assert stage.refuses(f"exhibit:{one}") == "MU furbish.rival.fee"


@pytest.mark.rule("MU expert.banker", "MU pavilion.price", "MU loan.from-rival")
def test_the_banker_also_places_and_lends_without_a_fee(new_stage):
    stage = new_stage(3, **ALL)
    stage.expert(0, "expert_banker")
    stage.pavilion("collection_stargate")
    stage.museum(2, [stage.pick("celtic", "pottery"), stage.pick("celtic", "warfare")])
    (celtic,) = stage.discard(1, stage.pick("celtic", "navigation"))
    (religious,) = stage.discard(1, stage.pick("indian", "religion"))
    five, other = stage.hand(0, stage.pick(value=5), stage.pick(value=5))
    stage.choose("lend:3", f"choose:{celtic}", f"pay:{five}", "place:1", f"choose:{religious}", f"pay:{other}")
    assert stage.place(celtic) == MUSEUM + 2
    assert stage.game.prestige[:2] == [3, 0]  # the reward of the slot, no fee


@pytest.mark.rule("MU expert.journalist")
def test_the_journalist_brings_two_favours_at_once(new_stage):
    stage = new_stage(2)
    stage.offer("expert_journalist")
    stage.prestige(0, 4)
    stage.choose("hire:expert_journalist")
    assert (stage.game.favours_held[0], stage.game.prestige[0]) == (2, 1)
    stage.favour(0, "endowment")
    stage.choose("favour:favour_endowment")  # a Favour can be used in the same turn
    assert stage.game.prestige[0] == 3


@pytest.mark.rule("MU expert.journalist", "MU favour.pile")
@pytest.mark.parametrize(("deck", "used", "drawn"), [(1, 0, 1), (1, 1, 2), (0, 0, 0)])
def test_the_journalist_brings_what_there_is(new_stage, deck, used, drawn):
    stage = new_stage(2)
    stage.offer("expert_journalist")
    stage.prestige(0, 3)
    stage.game.favour_deck = [deck] + [0] * 11
    stage.game.favours_left = deck
    stage.game.favours_used[3] = used
    stage.choose("hire:expert_journalist")
    assert stage.game.favours_held[0] == drawn
    assert stage.game.due == 0
    assert stage.match.decision.kind == "furbish"


@pytest.mark.rule("MU expert.restorer", "MU furbish.masterpiece")
@pytest.mark.parametrize(("value", "tokens"), [(3, 0), (4, 1), (5, 2)])
def test_the_restorer_brings_a_token_for_high_values(new_stage, value, tokens):
    stage = new_stage(2)
    stage.expert(0, "expert_restorer")
    thing, five = stage.hand(0, stage.pick(value=value), stage.pick(value=5))
    stage.choose(f"exhibit:{thing}", f"pay:{five}")
    assert stage.game.prestige[:2] == [tokens, 0]


@pytest.mark.rule("MU expert.restorer", "MU prestige.finite")
def test_the_restorer_brings_nothing_from_an_empty_supply(new_stage):
    stage = new_stage(2)
    stage.expert(0, "expert_restorer")
    five, other = stage.hand(0, stage.pick(value=5), stage.pick(value=5))
    stage.game.supply = 1
    stage.choose(f"exhibit:{five}", f"pay:{other}")
    assert (stage.game.prestige[0], stage.game.supply) == (1, 0)


@pytest.mark.rule("MU expert.restorer")
def test_the_restorer_counts_no_loans_and_no_pavilions(new_stage):
    stage = new_stage(3, **ALL)
    stage.expert(0, "expert_restorer")
    stage.pavilion("collection_stargate")
    stage.museum(1, [stage.pick("celtic", "pottery"), stage.pick("celtic", "warfare")])
    celtic, religious = stage.hand(0, stage.pick("celtic", value=4), stage.pick("", "religion", 4))
    five, other = stage.hand(0, stage.pick(value=5), stage.pick(value=5))
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{five}", "release")
    assert stage.game.prestige[0] == 0
    stage.choose("place:1", f"choose:{religious}", f"pay:{other}")
    assert stage.game.prestige[0] == 3  # the slot


@pytest.mark.rule("MU expert.press-officer", "MU score.opinion")
def test_the_press_officer_caps_the_loss_of_each_continent(new_stage):
    stage = new_stage(2)
    stage.game.tokens = [3, 2, 1, 0]
    for civilisation, number in (("inca", 2), ("greek", 1), ("egyptian", 2), ("chinese", 3)):
        stage.discard(0, *(stage.pick(civilisation) for _ in range(number)))
        stage.discard(1, *(stage.pick(civilisation) for _ in range(number)))
    assert stage.points(0, "opinion") == -(6 + 2 + 2)
    stage.expert(0, "expert_press_officer")
    assert stage.points(0, "opinion") == -(3 + 2 + 2)
    assert stage.points(1, "opinion") == -(6 + 2 + 2)


@pytest.mark.rule("MU expert.quartermaster", "MU end-of-turn.hand-limit")
def test_the_quartermaster_keeps_nine_from_the_turn_of_hiring(new_stage):
    stage = new_stage(2)
    stage.offer("expert_quartermaster")
    stage.prestige(0, 3)
    for player in range(2):
        stage.hand(player, *(stage.pick() for _ in range(9)))
    stage.choose("hire:expert_quartermaster", "token", "token", "token")
    assert [hand_limit(stage.game, player) for player in range(2)] == [9, 7]
    stage.choose("done")
    assert (stage.match.seat, stage.match.decision.kind) == (1, "discard")
    assert stage.game.held[:2] == [9, 9]


@pytest.mark.rule("MU expert.quartermaster")
def test_a_tenth_card_is_too_many_for_the_quartermaster(new_stage):
    stage = new_stage(2)
    stage.expert(0, "expert_quartermaster")
    cards = stage.hand(0, *(stage.pick() for _ in range(10)))
    stage.choose("done")
    assert (stage.match.seat, stage.match.decision.kind) == (0, "discard")
    stage.choose(f"discard:{cards[0]}")
    assert stage.game.held[0] == 9
    assert stage.match.decision.kind == "explore"


# The World's Fair.


@pytest.mark.rule("MU expert.amandine", "MU expert.registrar", "MU expert.commissioner")
@pytest.mark.parametrize(
    ("players", "options", "there"),
    [
        (3, {}, [0, 0, 0]),
        (3, {"pavilions": "on"}, [1, 0, 1]),
        (3, {"loans": "on"}, [0, 1, 0]),
        (3, ALL, [1, 1, 1]),
        (2, ALL, [1, 0, 1]),
    ],
)
def test_experts_of_the_fair_only_with_their_module(new_stage, players, options, there):
    stage = new_stage(players, **options)
    names = ("expert_amandine_bourdais", "expert_wf_registrar", "expert_wf_commissioner")
    places = [stage.game.expert[EXPERT_NAMES.index(name)] for name in names]
    assert places == [IN_DECK if yes else IN_BOX for yes in there]


@pytest.mark.rule("MU expert.amandine", "MU pavilion.reward")
@pytest.mark.parametrize(("supply", "tokens"), [(32, 4), (4, 4), (3, 3)])
def test_amandine_brings_a_token_more_for_each_object_in_a_pavilion(new_stage, supply, tokens):
    stage = new_stage(2, **ALL)
    stage.expert(0, "expert_amandine_bourdais")
    stage.pavilion("collection_stargate")
    one, other = stage.hand(0, stage.pick("", "religion", 1), stage.pick("polynesian", "pottery"))
    (paid,) = stage.hand(0, stage.pick(value=1))
    stage.game.supply = supply
    stage.choose("place:1", f"choose:{one}", f"pay:{paid}")
    assert stage.game.prestige[0] == tokens
    assert stage.place(other) == HAND


@pytest.mark.rule("MU expert.amandine")
def test_amandine_brings_nothing_for_a_rivals_objects_or_for_the_museum(new_stage):
    stage = new_stage(2, **ALL)
    stage.expert(1, "expert_amandine_bourdais")
    stage.pavilion("collection_stargate")
    religious, one = stage.hand(0, stage.pick("", "religion", 1), stage.pick(value=1))
    stage.choose("place:1", f"choose:{religious}", f"pay:{one}")
    assert stage.game.prestige[:2] == [3, 0]
    stage = new_stage(2, **ALL)
    stage.expert(0, "expert_amandine_bourdais")
    one, other = stage.hand(0, stage.pick(value=1), stage.pick(value=1))
    stage.choose(f"exhibit:{one}", f"pay:{other}")
    assert stage.game.prestige[0] == 0


@pytest.mark.rule("MU expert.registrar", "MU loan.masterpiece")
@pytest.mark.parametrize(("value", "tokens"), [(1, 1), (5, 2)])
def test_the_registrar_brings_a_token_for_each_loan(new_stage, value, tokens):
    stage = new_stage(3, **ALL)
    stage.expert(0, "expert_wf_registrar")
    stage.museum(1, [stage.pick("celtic", value=2) for _ in range(2)])
    celtic, five = stage.hand(0, stage.pick("celtic", value=value), stage.pick("greek", value=5))
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{five}")
    assert stage.game.prestige[:2] == [tokens, 0]
    assert stage.game.track[0] == value


@pytest.mark.rule("MU expert.registrar")
def test_the_registrar_of_the_host_brings_nothing(new_stage):
    stage = new_stage(3, **ALL)
    stage.expert(1, "expert_wf_registrar")
    stage.museum(1, [stage.pick("celtic", value=2) for _ in range(2)])
    celtic, five = stage.hand(0, stage.pick("celtic", value=1), stage.pick("greek", value=5))
    stage.choose("lend:2", f"choose:{celtic}", f"pay:{five}")
    assert stage.game.prestige[:2] == [0, 0]


@pytest.mark.rule("MU expert.commissioner", "MU pavilion.score.tie")
@pytest.mark.parametrize(
    ("placed", "without", "with_her"),
    [
        ((0, 1, 0, 1, 2), [13, 6, 0], [6, 13, 0]),  # a tie for the first bonus
        ((0, 0, 0, 2, 1), [13, 0, 6], [13, 6, 0]),  # a tie for the second
        ((0, 0, 0, 1, 2), [13, 6, 0], [13, 6, 0]),  # she has it already
        ((0, 0, 1, 2, 2), [13, 0, 6], [13, 0, 6]),  # no tie of hers
        ((0, 0, 0, 0, 2), [13, 0, 6], [13, 0, 6]),  # not in this Pavilion
    ],
)
def test_ties_go_to_the_commissioner(new_stage, placed, without, with_her):
    for hired, points in ((False, without), (True, with_her)):
        stage = new_stage(3, **ALL)
        stage.pavilion("collection_stargate", *placed)
        if hired:
            stage.expert(1, "expert_wf_commissioner")
        assert [stage.points(player, "pavilions") for player in range(3)] == points
