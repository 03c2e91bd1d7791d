"""What cards of several kinds have in common: territories given up and claimed, targets, order, losses."""

from __future__ import annotations

import pytest
from midway.games.destiny.presence import leave
from midway.games.destiny.state import TERRITORY_NAMES


# 8.326: giving up and taking.


@pytest.mark.rule("MD 8.326", "MD cards.cede")
def test_access_is_judged_before_anything_is_given_up(new_stage):
    stage = new_stage().owns(0, "telegraph").holds(1, "ohio", "indiana").hand(0, "revolutionary_war").playing(0)
    stage.choose("play:revolutionary_war:event", "aim:2")
    assert stage.options("give-up") == ["ohio"]
    stage.choose("give-up:ohio", "give-up:indiana")  # Telegraph would now reach through Ohio
    assert stage.asked == (0, "take")
    stage.choose("as-established")
    assert (stage.holder("ohio"), stage.holder("indiana"), stage.asked) == (0, None, (0, "play"))


@pytest.mark.rule("MD 8.326", "MD cards.cede")
def test_the_gainer_may_leave_a_territory_vacant(new_stage):
    stage = new_stage().holds(1, "maryland").hand(0, "revolutionary_war").playing(0)
    stage.choose("play:revolutionary_war:event", "aim:2", "give-up:maryland", "pass")
    assert (stage.holder("maryland"), stage.told[-1]) == (None, "left-vacant")


@pytest.mark.rule("MD 8.326", "MD cards.claim")
def test_without_a_token_the_gainer_takes_nothing(new_stage):
    stage = new_stage().holds(1, "maryland").hand(0, "revolutionary_war")
    stage.game.supply[0] = 0
    stage.playing(0).choose("play:revolutionary_war:event", "aim:2", "give-up:maryland")
    assert (stage.holder("maryland"), stage.asked) == (None, (0, "play"))


@pytest.mark.rule("MD 8.326", "MD 10.26")
def test_a_new_presence_given_up_goes_to_the_supply(new_stage):
    stage = new_stage().holds(1, "maryland", new=True).hand(0, "revolutionary_war").playing(0)
    stage.choose("play:revolutionary_war:event", "aim:2", "give-up:maryland", "as-new")
    assert (stage.game.loss[1], stage.game.supply[1], stage.game.fresh[:2]) == (0, 24, [1, 0])


@pytest.mark.rule("MD 8.326", "MD cards.cede")
def test_a_city_goes_with_the_territory(new_stage):
    stage = new_stage().holds(1, "maryland").city("maryland").hand(0, "revolutionary_war").playing(0)
    assert stage.game.most_cities == 2
    stage.choose("play:revolutionary_war:event", "aim:2", "give-up:maryland", "as-established")
    assert (stage.game.cities[:2], stage.game.most_cities) == ([1, 0], 1)


@pytest.mark.rule("MD cards.home")
def test_a_rivals_presence_in_anothers_home_has_no_shelter(new_stage):
    stage = new_stage().hand(0, "revolutionary_war")
    leave(stage.game, TERRITORY_NAMES.index("louisiana"))
    stage.game.supply[2] += 1
    stage.holds(1, "louisiana").playing(0).choose("play:revolutionary_war:event", "aim:2")
    assert stage.options("give-up") == ["louisiana"]


@pytest.mark.rule("MD cards.claim")
def test_what_one_has_picked_to_claim_is_taken(new_stage):
    stage = new_stage().hand(0, "louisiana_purchase").playing(0).choose("play:louisiana_purchase:event", "pick:iowa")
    assert stage.legal == ["as-new", "as-established"]
    assert stage.refuses("pass") == "MD 8.333"


@pytest.mark.rule("MD cards.claim", "MD 10.24")
def test_a_roll_by_card_may_be_declined(new_stage):
    stage = new_stage().holds(2, "texas").hand(0, "remember_the_alamo").playing(0)
    stage.choose("play:remember_the_alamo:event", "pass")
    assert (stage.holder("texas"), stage.asked) == (2, (0, "play"))


@pytest.mark.rule("MD cards.several", "MD 8.332")
def test_effects_on_several_players_go_in_turn_order_from_the_active_one(new_stage):
    stage = new_stage(4).hand(2, "the_depression").in_era(3)
    for player, names in enumerate((("ohio", "iowa"), ("maine", "indiana", "illinois"), ("michigan", "wisconsin", "minnesota"))):
        stage.holds(player, *names)
    stage.playing(2).choose("play:the_depression:event", "region:northern_us")
    asked = []
    while stage.asked[1] == "give-up":
        asked.append(stage.asked[0])
        stage.choose(stage.legal[0])
    assert asked == [2, 0, 1]


@pytest.mark.rule("MD cards.until")
def test_what_holds_until_the_end_of_the_turn_ends_with_it(new_stage):
    stage = new_stage(3).hand(0, "war_of_1812", "monroe_doctrine", "oregon_trail").playing(0)
    stage.choose("play:war_of_1812:event", "play:monroe_doctrine:event", "region:southern_us", "play:oregon_trail:event")
    assert (stage.game.ties[0], sum(stage.game.truce), stage.game.granted[0] > 0) == (1, 1, True)
    while stage.phase != "order":
        stage.choose(stage.legal[-1])
    assert (stage.game.ties[0], sum(stage.game.truce), stage.game.granted[0]) == (0, 0, 0)


@pytest.mark.rule("MD cards.targets")
def test_the_target_is_said_before_the_answer_and_dice_come_after(new_stage):
    cancels_panic = {"op": "cancel", "cards": ["panic"], "except_uses": ["news"]}
    corrections = {"cards": {"card": {"supreme_court": {"ops": [cancels_panic]}}}}
    stage = new_stage(3, corrections).hand(0, "panic").hand(2, "supreme_court").playing(0).choose("play:panic:event")
    assert stage.asked == (0, "aim")
    stage.choose("aim:2")
    assert stage.asked == (2, "answer")
    stage.choose("answer:supreme_court")
    assert (stage.game.cash[1], stage.asked) == (60, (0, "play"))


# 8.333: News, and no card for nothing.


@pytest.mark.rule("MD 8.333", "MD cards.idle")
def test_an_event_aimed_at_nobody_may_change_nothing(new_stage):
    stage = new_stage().hand(0, "dust_bowl").in_era(3).playing(0).choose("play:dust_bowl:event")
    assert stage.game.profit == [30] * 5


@pytest.mark.rule("MD cards.losses", "MD 11.13", "MD 12.23")
def test_losses_stop_at_the_least_profit_and_at_the_cash(new_stage):
    stage = new_stage().hand(0, "abolitionists_civil_rights_movement", "congress").in_era(3)
    stage.game.cash[1] = 0
    stage.game.profit[1] = 25
    stage.playing(0).choose("play:abolitionists_civil_rights_movement:event", "play:congress:event")
    assert (stage.game.profit[1], stage.game.cash[1]) == (20, 0)


# 8.4, 8.5: the hand.
