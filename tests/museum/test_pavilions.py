"""The World's Fair: its modules, and what is placed in Pavilions."""

from __future__ import annotations

import pytest
from midway.games.museum import GAME
from midway.games.museum.codes import CHOOSING_ACTION
from midway.games.museum.state import (
    DISCARDED, EXPERT_NAMES, FAVOUR_NAMES, HEADLINE_NAMES, IN_BOX, OBJECT_NAMES, PAVILION,
)  # fmt: skip
from midway.kernel.frames import wait
from midway.match import Match, log

ON = {"pavilions": "on"}
PLAYERS = ("Ann", "Bo", "Cy", "Di")
PAVILION_CARDS = {
    "expert_amandine_bourdais", "expert_wf_commissioner", "favour_wf_invitation", "favour_wf_programme",
    "headline_wf_opening_day", "headline_wf_repairs", "headline_wf_jury",
}  # fmt: skip
LOAN_CARDS = {"expert_wf_registrar", "favour_wf_diplomatic_bag", "headline_wf_exchange", "headline_wf_insurers"}


def in_box(game):
    """The experts, Favours and Headlines that stay in the box."""
    experts = {name for name, where in zip(EXPERT_NAMES, game.expert, strict=True) if where == IN_BOX}
    favours = {name for name, number in zip(FAVOUR_NAMES, game.favour_deck, strict=True) if number == 0}
    return experts | favours | {name for name, where in zip(HEADLINE_NAMES, game.headlines, strict=True) if where == IN_BOX}


# Modules and set-up.


@pytest.mark.rule("MU expansion.modules")
@pytest.mark.parametrize(
    ("pavilions", "loans", "box"),
    [("off", "off", PAVILION_CARDS | LOAN_CARDS), ("on", "off", LOAN_CARDS), ("off", "on", PAVILION_CARDS), ("on", "on", set())],
)
def test_the_cards_of_a_module_not_in_play_stay_in_the_box(new_stage, pavilions, loans, box):
    stage = new_stage(3, pavilions=pavilions, loans=loans)
    assert in_box(stage.game) == box
    assert stage.game.experts_left == 27 - len([name for name in box if name in EXPERT_NAMES])
    assert stage.game.favours_left == 30 - len([name for name in box if name in FAVOUR_NAMES])


@pytest.mark.rule("MU expansion.modules")
@pytest.mark.parametrize(("pavilions", "loans"), [("on", "off"), ("off", "on"), ("on", "on"), ("off", "off")])
def test_each_module_is_played_without_the_other(new_stage, pavilions, loans):
    stage = new_stage(3, pavilions=pavilions, loans=loans)
    if pavilions == "on":
        stage.pavilion("collection_stargate")
    stage.museum(1, [stage.pick("celtic", "religion"), stage.pick("celtic", "religion")])
    stage.hand(0, stage.pick("celtic", "religion"), stage.pick(value=5))
    assert bool(stage.options("place")) == (pavilions == "on")
    assert bool(stage.options("lend")) == (loans == "on")


@pytest.mark.rule("MU pavilion.setup")
@pytest.mark.parametrize(("players", "pavilions"), [(2, 1), (3, 2), (4, 3)])
def test_one_pavilion_fewer_than_players_each_with_a_card_of_its_own(players, pavilions):
    match = Match(GAME, PLAYERS[:players], mirror=True, options=ON)
    match.choose("first:1")
    drawn = []
    while match.options[0].verb == "collection":
        assert len(match.options) == 20 - len(drawn)
        drawn.append(match.options[-1].args["collection"])
        match.choose(match.options[-1].code)
    assert len(drawn) == len(set(drawn)) == pavilions == match.state.pavilions
    assert match.state.filled == [0, 0, 0]


@pytest.mark.rule("MU pavilion.setup")
def test_options_questions_and_the_log_name_a_pavilion_by_its_collection(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    religion, two = stage.hand(0, stage.pick("maya", "religion", 2), stage.pick("celtic", value=2))
    asked = {language: stage.match.describe(language, 0) for language in ("en", "fr", "pl")}
    texts = {language: [option.text for option in asked[language].options if option.verb == "place"] for language in asked}
    assert texts["en"] == ["Place an object in “The Stargate”"]
    assert texts["fr"] == ["Placer un objet dans «\u00a0La Porte des Étoiles\u00a0»"]
    assert texts["pl"] == ["Umieść eksponat w Pawilonie „Gwiezdne wrota”"]
    stage.choose("place:1")
    assert stage.match.describe("en", 0).prompt == "Which object goes to the Pavilion “The Stargate”?"
    stage.choose(f"choose:{religion}", f"pay:{two}")
    lines = [line for event in stage.match.events for line in log.texts(stage.match, event, GAME.words("en"))]
    assert any(line.endswith("in the Pavilion “The Stargate”.") for line in lines)


@pytest.mark.rule("MU pavilion.setup")
def test_without_the_module_there_is_no_pavilion(new_stage):
    stage = new_stage(4)
    stage.hand(0, stage.pick("maya", "religion", 2), stage.pick(value=2))
    assert stage.game.pavilions == 0
    assert [stage.refuses(f"place:{number}") for number in (1, 2, 3)] == ["MU pavilion.setup"] * 3


@pytest.mark.rule("MU pavilion.setup")
def test_pavilions_are_open_to_all_players(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate", 0)
    assert stage.refuses("place:2") == "MU pavilion.setup"
    stage.game.player = 1
    (shell,) = stage.hand(1, stage.pick("polynesian", value=1))
    stage.prestige(1, 1)
    stage.choose("place:1", f"choose:{shell}")
    assert stage.game.clip[0][:2] == [0, 1]


# Criteria and their order.


@pytest.mark.rule("MU pavilion.criteria")
@pytest.mark.parametrize(
    ("filled", "good", "bad"),
    [
        (0, [("maya", "religion", 2), ("greek", "religion", 1)], [("maya", "pottery", 2), ("polynesian", "warfare", 2)]),
        (1, [("polynesian", "pottery", 1), ("polynesian", "religion", 4)], [("maya", "religion", 2), ("inca", "pottery", 1)]),
        (2, [("greek", "pottery", 3), ("inca", "religion", 3)], [("greek", "pottery", 2), ("greek", "pottery", 4)]),
        (3, [("egyptian", "pottery", 1), ("phoenician", "warfare", 2), ("mesopotamian", "", 4)], [("greek", "pottery", 2)]),
    ],
)
def test_a_domain_a_civilisation_a_value_exactly_and_a_continent(new_stage, filled, good, bad):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate", *[1] * filled)
    stage.prestige(0, 9)
    fitting = stage.hand(0, *(stage.pick(*kind) for kind in good))
    others = stage.hand(0, *(stage.pick(*kind) for kind in bad))
    stage.choose("place:1")
    assert sorted(stage.options("choose")) == sorted(fitting)
    assert {stage.refuses(f"choose:{name}") for name in others} == {"MU pavilion.order"}


@pytest.mark.rule("MU pavilion.order")
def test_only_the_first_open_slot_can_be_filled(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    stage.prestige(0, 9)
    polynesian, religion, three = stage.hand(
        0, stage.pick("polynesian", "pottery", 1), stage.pick("roman", "religion", 1), stage.pick("greek", "pottery", 3)
    )
    stage.choose("place:1")
    assert stage.refuses(f"choose:{polynesian}") == stage.refuses(f"choose:{three}") == "MU pavilion.order"
    stage.choose(f"choose:{religion}", "token", "place:1")
    assert stage.options("choose") == [polynesian]
    stage.choose(f"choose:{polynesian}", "token", "place:1")
    assert stage.options("choose") == [three]


@pytest.mark.rule("MU pavilion.order", "MU pavilion.place")
def test_a_full_pavilion_takes_nothing_and_an_object_that_fits_nowhere_is_not_placed(new_stage):
    stage = new_stage(3, **ON)
    stage.pavilion("collection_stargate", 1, 1, 1, 1, 1)
    stage.pavilion("collection_seven_seas", number=1)
    stage.prestige(0, 9)
    stage.hand(0, stage.pick("egyptian", "religion"))
    assert stage.refuses("place:1") == "MU pavilion.order"
    assert stage.refuses("place:2") == "MU pavilion.place"


# Placing and paying.


@pytest.mark.rule("MU pavilion.place")
def test_several_pavilions_in_one_turn_between_other_purchases(new_stage):
    stage = new_stage(3, **ON)
    stage.pavilion("collection_stargate")
    stage.pavilion("collection_seven_seas", number=1)
    stage.prestige(0, 9)
    religion, ship, greek = stage.hand(
        0, stage.pick("roman", "religion", 1), stage.pick("inca", "navigation", 1), stage.pick("greek", value=1)
    )
    shell = stage.hand(0, stage.pick("polynesian", "pottery", 1))[0]
    stage.choose("place:2", f"choose:{ship}", "token", f"exhibit:{greek}", "token")
    stage.choose("place:1", f"choose:{religion}", "token", "place:1", f"choose:{shell}")
    assert stage.game.filled == [2, 1, 0]
    assert stage.game.track[0] == 1


@pytest.mark.rule("MU pavilion.place")
def test_nothing_is_placed_in_a_turn_with_an_inventory(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    stage.prestige(0, 5)
    stage.offer("expert_inca")
    stage.discard(0, stage.pick("roman", "religion", 1))
    wait(stage.game, CHOOSING_ACTION, 0, 0)
    assert stage.refuses("place:1") != ""
    stage.choose("inventory")
    assert stage.options("hire") == ["expert_inca"]
    assert stage.options("place") == []
    assert stage.refuses("place:1") == "MU inventory.all"


@pytest.mark.rule("MU pavilion.price")
def test_the_value_is_paid_and_what_is_over_is_credit_for_the_next_object(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    religion, shell, five = stage.hand(
        0, stage.pick("maya", "religion", 2), stage.pick("polynesian", "warfare", 2), stage.pick("greek", value=5)
    )
    stage.choose("place:1", f"choose:{religion}")
    assert stage.refuses(f"pay:{religion}") == "MU furbish.no-self-payment"
    stage.choose(f"pay:{five}")
    assert stage.game.credit == 3
    stage.choose("place:1", f"choose:{shell}")
    assert stage.game.credit == 1
    assert stage.game.prestige[0] == 3 + 2
    assert stage.place(shell) == PAVILION


@pytest.mark.rule("MU pavilion.price")
def test_an_object_from_ones_own_discard_is_placed_at_its_price(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    (religion,) = stage.discard(0, stage.pick("maya", "religion", 4))
    four, three = stage.hand(0, stage.pick(value=4), stage.pick(value=3))
    stage.choose("place:1", f"choose:{religion}", f"pay:{three}")
    assert stage.place(religion) == DISCARDED
    stage.choose(f"pay:{four}")
    assert stage.place(religion) == PAVILION
    assert stage.game.credit == 3


@pytest.mark.rule("MU pavilion.price")
def test_an_object_from_a_rivals_discard_is_paid_to_the_rival_with_a_fee(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    (religion,) = stage.discard(1, stage.pick("maya", "religion", 2))
    two, _ = stage.hand(0, stage.pick(value=2), stage.pick(value=5))
    assert stage.refuses("place:1") == "MU pavilion.place"
    stage.prestige(0, 1)
    stage.choose("place:1", f"choose:{religion}", f"pay:{two}")
    assert stage.place(religion) == PAVILION
    assert stage.game.clip[0][0] == 0
    assert stage.place(two) == DISCARDED + 1
    assert stage.game.prestige[:2] == [3, 1]


# The reward.


@pytest.mark.rule("MU pavilion.reward")
def test_rewards_of_the_five_slots(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    kinds = [
        ("roman", "religion", 1), ("polynesian", "", 1), ("greek", "", 3), ("phoenician", "", 1), ("egyptian", "", 1),
    ]  # fmt: skip
    stage.prestige(0, 5)
    for kind, left in zip(kinds, [5 - 1 + 3, 7 - 1 + 2, 8 - 3 + 2, 7 - 1 + 1, 7 - 1 + 1], strict=True):
        (name,) = stage.hand(0, stage.pick(*kind))
        stage.choose("place:1", f"choose:{name}")
        assert stage.game.prestige[0] == left
    assert stage.game.filled[0] == 5
    assert stage.game.track[0] == 0
    assert stage.game.supply == 32 - 7


@pytest.mark.rule("MU pavilion.reward")
def test_a_reward_pays_for_the_next_purchase_but_not_for_its_own(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    religion, shell = stage.hand(0, stage.pick("roman", "religion", 1), stage.pick("polynesian", value=3))
    stage.choose("place:1")
    assert stage.options("choose") == [religion]
    stage.choose(f"choose:{religion}", f"pay:{shell}")
    assert stage.game.prestige[0] == 3
    stage.choose("release", "place:1", f"choose:{shell}")
    assert stage.place(shell) == PAVILION
    assert stage.game.prestige[0] == 3 - 3 + 2


@pytest.mark.rule("MU pavilion.reward")
def test_an_object_that_only_its_own_reward_could_pay_is_not_placed(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    stage.hand(0, stage.pick("roman", "religion", 1))
    assert stage.refuses("place:1") == "MU pavilion.place"
    stage.prestige(0, 1)
    assert stage.refuses("place:1") == ""


@pytest.mark.rule("MU pavilion.reward")
@pytest.mark.parametrize(("supply", "reward"), [(2, 2), (0, 0), (3, 3)])
def test_with_little_prestige_in_the_supply_the_reward_is_what_is_left(new_stage, supply, reward):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    stage.prestige(1, 32 - supply)
    religion, two = stage.hand(0, stage.pick("maya", "religion", 2), stage.pick("celtic", value=2))
    stage.choose("place:1", f"choose:{religion}", f"pay:{two}")
    assert stage.game.prestige[0] == reward
    assert stage.game.filled[0] == 1


# What stands in a Pavilion.


@pytest.mark.rule("MU pavilion.clip")
def test_an_object_in_a_pavilion_stays_there(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    religion, two = stage.hand(0, stage.pick("maya", "religion", 2), stage.pick("celtic", value=2))
    stage.choose("place:1", f"choose:{religion}", f"pay:{two}")
    stage.hand(0, stage.pick(value=5))
    stage.hand(1, stage.pick(value=5))
    stage.prestige(1, 3)
    for player in (0, 1):
        stage.game.player = player
        assert stage.refuses(f"exhibit:{religion}") == "MU furbish.source"
    stage.game.player = 0
    stage.offer("expert_inca")
    wait(stage.game, CHOOSING_ACTION, 0, 0)
    stage.choose("inventory")
    assert stage.place(religion) == PAVILION
    assert (stage.game.slot[0][0], stage.game.clip[0][0]) == (OBJECT_NAMES.index(religion), 0)


@pytest.mark.rule("MU pavilion.clip")
def test_an_eleventh_object_needs_no_eleventh_clip(new_stage):
    stage = new_stage(4, **ON)
    stage.pavilion("collection_stargate", *[0] * 5)
    stage.pavilion("collection_seven_seas", *[0] * 5, number=1)
    stage.pavilion("collection_fire_and_clay", number=2)
    (pot,) = stage.hand(0, stage.pick("roman", "pottery", 1))
    stage.choose("place:3", f"choose:{pot}")
    assert stage.place(pot) == PAVILION + 2
    assert stage.points(0, "pavilions") == 19 + 19


@pytest.mark.rule("MU pavilion.no-museum")
def test_an_object_in_a_pavilion_takes_no_space_and_joins_no_collection(new_stage):
    stage = new_stage(2, **ON)
    stage.museum(0, [stage.pick("maya") for _ in range(2)])
    stage.pavilion("collection_stargate")
    religion, two = stage.hand(0, stage.pick("maya", "religion", 2), stage.pick("celtic", value=2))
    stage.choose("place:1", f"choose:{religion}", f"pay:{two}")
    assert stage.game.objects[0] == 2
    stage.lay_out(0, [1, 2])
    assert stage.points(0, "collections") == 0
    assert stage.match.result.parts[0]["own"] == 2


@pytest.mark.rule("MU pavilion.no-museum")
def test_a_full_museum_still_lets_its_owner_place(new_stage):
    stage = new_stage(2, **ON)
    stage.museum(0, [stage.pick() for _ in range(25)])
    stage.pavilion("collection_stargate")
    stage.prestige(0, 1)
    (religion,) = stage.hand(0, stage.pick("roman", "religion", 1))
    assert stage.refuses(f"exhibit:{religion}") == "MU furbish.space"
    stage.choose("place:1", f"choose:{religion}")
    assert stage.place(religion) == PAVILION


@pytest.mark.rule("MU pavilion.no-museum")
def test_an_object_in_a_pavilion_counts_for_no_patron(new_stage):
    stage = new_stage(2, **ON)
    stage.patron(0, "patron_value_5")
    stage.pavilion("collection_stargate")
    masterpiece, five = stage.hand(0, stage.pick("maya", "religion", 5), stage.pick("greek", value=5))
    stage.choose("place:1", f"choose:{masterpiece}", f"pay:{five}")
    assert stage.points(0, "patron") == 0
    stage.museum(0, [stage.pick(value=5)])
    assert stage.points(0, "patron") == 5


@pytest.mark.rule("MU pavilion.no-museum", "MU pavilion.reward")
def test_a_masterpiece_in_a_pavilion_brings_only_the_reward_of_its_slot(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate")
    masterpiece, five = stage.hand(0, stage.pick("maya", "religion", 5), stage.pick("greek", value=5))
    stage.choose("place:1", f"choose:{masterpiece}", f"pay:{five}")
    assert (stage.game.prestige[0], stage.game.track[0]) == (3, 0)


# Scoring.


def bonuses(stage, seats):
    return [stage.points(player, "pavilions") for player in range(seats)]


@pytest.mark.rule("MU pavilion.score.complete")
@pytest.mark.parametrize(("placed", "points"), [((0,), 0), ((0, 0, 0), 0), ((0, 0, 0, 0), 0), ((0, 0, 0, 0, 0), 19)])
def test_a_pavilion_scores_only_when_all_five_slots_are_filled(new_stage, placed, points):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate", *placed)
    assert stage.finish().parts[0]["pavilions"] == points


@pytest.mark.rule("MU pavilion.score.complete")
def test_completing_a_pavilion_scores_nothing_before_the_end(new_stage):
    stage = new_stage(2, **ON)
    stage.pavilion("collection_stargate", 1, 1, 0, 1)
    stage.game.track[1] = 40
    stage.prestige(0, 3)
    (last,) = stage.hand(0, stage.pick("egyptian", value=1))
    prestige = stage.game.prestige[0]
    stage.choose("place:1", f"choose:{last}")
    assert stage.game.prestige[0] == prestige - 1 + 1
    assert stage.game.track[:2] == [0, 40]
    assert [part["pavilions"] for part in stage.finish().parts] == [6, 13]


@pytest.mark.rule("MU pavilion.score.first")
@pytest.mark.parametrize(
    ("placed", "points"),
    [
        ((0, 0, 0, 1, 1), [13, 6, 0, 0]),
        ((0, 1, 1, 1, 1), [6, 13, 0, 0]),  # more objects, not the earlier one
        ((2, 0, 0, 0, 1), [13, 0, 6, 0]),
        ((0, 0, 0, 1, 2), [13, 6, 0, 0]),
    ],
)
def test_the_most_and_the_next_most_objects(new_stage, placed, points):
    stage = new_stage(4, **ON)
    stage.pavilion("collection_stargate", *placed)
    assert bonuses(stage, 4) == points


@pytest.mark.rule("MU pavilion.score.first")
def test_the_second_bonus_goes_to_the_second_most_not_to_the_fewest(new_stage):
    stage = new_stage(3, **ON)
    stage.pavilion("collection_stargate", 2, 0, 0, 1, 1)
    assert bonuses(stage, 3) == [13, 6, 0]


@pytest.mark.rule("MU pavilion.score.first")
def test_each_collection_card_shows_bonuses_of_its_own(new_stage):
    stage = new_stage(4, **ON)
    stage.pavilion("collection_breadbaskets", 0, 0, 0, 1, 1)
    stage.pavilion("collection_crown_jewels", 1, 1, 1, 0, 2, number=1)
    stage.pavilion("collection_stargate", 3, 3, 3, 3, number=2)
    assert bonuses(stage, 4) == [11 + 7, 5 + 15, 0, 0]


@pytest.mark.rule("MU pavilion.score.tie")
@pytest.mark.parametrize(
    ("placed", "points"),
    [
        ((1, 0, 0, 1, 2), [6, 13, 0, 0]),  # tied for the first bonus: the other tied player is second
        ((0, 1, 1, 0, 2), [13, 6, 0, 0]),
        ((2, 1, 1, 0, 0), [6, 13, 0, 0]),  # who placed first but is not tied gets nothing
        ((0, 3, 1, 2, 0), [13, 0, 0, 6]),  # tied for the second bonus
        ((3, 0, 0, 0, 2), [13, 0, 0, 6]),
        ((2, 3, 0, 0, 1), [13, 0, 6, 0]),
    ],
)
def test_a_tie_goes_to_the_player_who_placed_first_there(new_stage, placed, points):
    stage = new_stage(4, **ON)
    stage.pavilion("collection_stargate", *placed)
    assert bonuses(stage, 4) == points


@pytest.mark.rule("MU pavilion.score.alone")
def test_both_bonuses_only_for_a_player_alone_in_a_pavilion(new_stage):
    stage = new_stage(3, **ON)
    stage.pavilion("collection_crown_jewels", 1, 1, 1, 1, 1)
    stage.pavilion("collection_breadbaskets", 0, 0, 2, 0, 0, number=1)
    assert bonuses(stage, 3) == [11, 15 + 7, 5]
