"""A story for each Progress card of Era 3 and of all Eras, 47 to 64."""

from __future__ import annotations

import pytest
from card_stories import PROFIT, START, added, credits, filled, play, steps, surplus
from midway.games.destiny.state import CARD_NAMES, REGION_NAMES, TECHNOLOGY_TOKEN, TERRITORY_NAMES, TOURIST_TOKEN, TRUCE_FOR_ALL


# 47 to 60: Progress cards of Era 3.


@pytest.mark.rule("MD 8.31", "MD 8.321")
def test_babe_ruth_puts_a_tourist_token_on_ones_own(new_stage):
    stage = new_stage().holds(0, "ohio", new=True)
    play(stage, "babe_ruth", "leader", era=3)
    assert credits(stage) == {"pro_sports": 30}
    assert stage.options("pick") == ["pennsylvania"]
    stage.choose("pick:pennsylvania")
    assert added(stage, TOURIST_TOKEN) == ["pennsylvania"]
    stage = play(new_stage(), "babe_ruth", "leader", era=3, player=4)  # nothing in the United States
    assert stage.asked == (4, "play")


@pytest.mark.rule("MD 8.31")
def test_amelia_earhart(new_stage):
    assert credits(play(new_stage(), "amelia_earhart", "leader", era=3)) == {"airplanes": 30}


@pytest.mark.rule("MD 8.3311", "MD 8.332", "MD 12.21", "MD 12.22")
def test_black_tuesday_fills_the_markets_and_halves_the_most_cash(new_stage):
    stage = new_stage()
    stage.game.cash[:] = [75, 60, 75, 10, 0]
    play(stage, "black_tuesday", era=3)
    assert stage.game.cash == [35, 60, 35, 10, 0]  # half, up to 40
    assert len(surplus(stage)) == 12
    assert stage.told.count("revealed") == 5
    stage = new_stage()
    stage.game.cash[1] = 300
    assert play(stage, "black_tuesday", era=3).game.cash[1] == 250  # at most 50


@pytest.mark.rule("MD 8.3311", "MD 8.326", "MD cards.home", "MD cards.several")
def test_the_depression_leaves_everybody_two_territories_in_a_region(new_stage):
    stage = new_stage().holds(1, "maryland", "georgia", "ohio").holds(2, "arkansas", "florida").holds(2, "missouri", new=True)
    stage.holds(0, "kentucky", "tennessee")
    play(stage, "the_depression", era=3).choose("region:southern_us")
    assert len(surplus(stage)) == 12
    assert stage.asked == (1, "give-up")
    assert stage.options("give-up") == ["maryland", "georgia"]  # neither his Home nor Ohio
    stage.choose("give-up:maryland")
    assert stage.asked == (2, "give-up")
    stage.choose("give-up:missouri", "give-up:arkansas")
    assert stage.asked == (0, "play")
    assert (stage.game.loss[1], stage.game.loss[2]) == (1, 1)  # Missouri was New
    assert stage.holder("florida") == 2


@pytest.mark.rule("MD 4.2")
def test_a_region_out_of_play_cannot_be_named(new_stage):
    stage = play(new_stage(4), "the_depression", era=3)
    assert stage.refuses("region:canada") == "MD 4.2"


@pytest.mark.rule("MD 8.325")
def test_dust_bowl_costs_five_profit_for_each_of_five_territories_fifteen_at_most(new_stage):
    stage = new_stage().holds(0, "kansas").holds(1, "oklahoma", "texas", "colorado", "new_mexico").holds(2, "arkansas")
    stage.game.profit[:] = [60] * 5
    play(stage, "dust_bowl", era=3)
    assert stage.game.profit == [55, 45, 60, 60, 60]


@pytest.mark.rule("MD 8.31")
def test_franklin_d_roosevelt(new_stage):
    assert credits(play(new_stage(), "franklin_d_roosevelt", "leader", era=3)) == {"unity": 20, "safety_net": 40}


@pytest.mark.rule("MD 8.32", "MD 11.5", "MD 8.331")
def test_cold_war_blocks_two_markets_for_the_turn(new_stage):
    stage = new_stage().holds(0, "europe").hand(0, "internet").claimed(1, "e_commerce").tokens(1, 3)
    stage.owns(1, "westward_ho")
    play(stage, "cold_war", era=3)
    assert stage.refuses("pass") == "MD 8.333"
    stage.choose("pick:europe")
    assert stage.refuses("pick:europe")
    stage.choose("pick:asia", "play:internet:product")
    assert stage.game.cash[0] == 60  # no technology from Europe
    stage.choose("done").expanding(1)
    assert stage.refuses("attack:europe")
    assert stage.refuses("settle:asia")
    assert stage.refuses("settle:africa") == ""


@pytest.mark.rule("MD 8.326", "MD cards.replace", "MD cards.home")
def test_lawyer_replaces_an_accessible_presence_without_a_city(new_stage):
    stage = new_stage().holds(0, "maryland").holds(1, "ohio", "west_virginia").holds(2, "florida").city("west_virginia")
    play(stage, "lawyer", era=3)
    assert stage.options("pick") == ["ohio"]
    assert stage.refuses("pick:virginia") == "MD cards.home"
    assert stage.refuses("pick:florida") == "MD 10.1"
    assert stage.refuses("pass") == "MD 8.333"
    stage.choose("pick:ohio", "as-new")
    assert (stage.holder("ohio"), stage.is_new("ohio"), stage.game.loss[1]) == (0, True, 1)


@pytest.mark.rule("MD cards.home", "MD cards.idle")
def test_lawyer_takes_a_rivals_presence_from_a_home_that_is_not_his(new_stage):
    stage = new_stage()
    stage.in_era(3).hand(0, "lawyer").playing(0)
    assert stage.refuses("play:lawyer:event") == "MD 8.333"
    stage.game.home[1] = TERRITORY_NAMES.index("ohio") + 1
    stage.holds(0, "maryland")
    stage.choose("play:lawyer:event", "pick:virginia", "as-established")
    assert stage.holder("virginia") == 0


@pytest.mark.rule("MD 8.31", "MD 8.334")
def test_elvis_presley_brings_two_steps(new_stage):
    stage = play(new_stage(), "elvis_presley", "leader", era=3).choose("step:rock_n_roll:2", "step:rock_n_roll:4")
    assert credits(stage) == {"television": 20}
    assert filled(stage, 0, "rock_n_roll") == [2, 4]
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.31", "MD 9.233")
def test_john_f_kennedy(new_stage):
    stage = play(new_stage(), "john_f_kennedy", "leader", era=3).choose("free-pioneer")
    assert credits(stage) == {"television": 20, "computers": 20}
    assert stage.game.got[1][0] == 1  # the one Pioneer of the turn


@pytest.mark.rule("MD 8.32", "MD 8.323")
def test_civil_disobedience_forbids_all_attacks_in_a_region(new_stage):
    stage = new_stage().holds(1, "kansas").natives("colorado").owns(0, "westward_ho").holds(0, "nebraska").tokens(0, 3)
    play(stage, "civil_disobedience", era=3).choose("region:southwest")
    assert stage.game.truce[REGION_NAMES.index("southwest")] == TRUCE_FOR_ALL
    stage.expanding(0)
    assert stage.refuses("attack:kansas") == "MD 8.323"
    assert stage.refuses("attack:colorado") == "MD 8.323"


@pytest.mark.rule("MD 8.31")
def test_martin_luther_king(new_stage):
    stage = play(new_stage().owns(0, "tolerance"), "martin_luther_king", "leader", era=3)
    assert credits(stage) == {"unity": 20, "safety_net": 20}
    assert stage.game.cash[0] == 70


@pytest.mark.rule("MD 8.31", "MD 8.334", "MD 9.411")
def test_bill_gates_completes_e_commerce_which_needs_computers(new_stage):
    stage = steps(new_stage().pioneers(0, 1), 0, "e_commerce", 1, 2, 3, 4)
    play(stage, "bill_gates", "leader", era=3).choose("step:e_commerce:5")
    assert credits(stage) == {"computers": 40}
    assert stage.asked == (0, "play")
    stage = steps(new_stage().pioneers(0, 1).owns(0, "computers"), 0, "e_commerce", 1, 2, 3, 4)
    play(stage, "bill_gates", "leader", era=3).choose("step:e_commerce:5", "claim:e_commerce")
    assert stage.game.points[0] == 3


@pytest.mark.rule("MD 8.321")
def test_internet_puts_technology_on_ones_own_established_presences(new_stage):
    stage = play(new_stage().holds(0, "ohio"), "internet", era=3)
    assert stage.options("pick") == ["pennsylvania", "ohio"]
    stage.choose("pick:ohio", "pick:pennsylvania")
    assert (added(stage, TECHNOLOGY_TOKEN), stage.game.technology_left) == (["pennsylvania", "ohio"], 0)
    stage = play(new_stage(), "internet", era=3).choose("pick:pennsylvania")
    assert stage.asked == (0, "play")


# 61 to 64: cards of all Eras.


@pytest.mark.rule("MD 8.327")
def test_spy_takes_a_card_at_random(new_stage):
    stage = new_stage().hand(1, "internet", "panic")
    play(stage, "spy")
    assert stage.options("aim") == ["2"]  # nobody else holds a card
    stage.choose("aim:2", "pass")
    assert stage.asked == (-1, "steal")
    assert stage.options("steal") == ["panic", "internet"]
    stage.choose("steal:internet")
    assert (stage.game.held[:2], stage.game.hand[0][CARD_NAMES.index("internet")]) == ([1, 1], 1)


@pytest.mark.rule("MD 8.327", "MD cards.idle")
def test_spy_needs_a_rival_with_a_card(new_stage):
    stage = new_stage().hand(0, "spy").playing(0)
    assert stage.refuses("play:spy:event") == "MD 8.333"


@pytest.mark.rule("MD 8.32", "MD 12.23")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_congress_makes_everybody_pay_five_dollars_times_the_era(new_stage, era):
    stage = new_stage()
    stage.game.cash[4] = 5
    play(stage, "congress", era=era)
    assert stage.game.cash == [60 + 15 * era + 5, 60 - 5 * era, 60 - 5 * era, 60 - 5 * era, 0]


@pytest.mark.rule("MD 8.331", "MD 8.333")
def test_supreme_court_as_tourists_or_as_news(new_stage):
    stage = play(new_stage().holds(0, "new_york"), "supreme_court", "product")
    assert stage.game.cash[0] == 80
    stage = play(new_stage(), "supreme_court", "news")
    assert (stage.game.highest[0], stage.game.cash) == (63, START)
    stage = new_stage().hand(0, "supreme_court").playing(0)
    assert stage.refuses("play:supreme_court:event") == "MD 8.33"


@pytest.mark.rule("MD 8.331", "MD 8.333")
def test_president_as_technology_or_as_news(new_stage):
    stage = play(new_stage().holds(0, "new_england"), "president", "product")
    assert stage.game.cash[0] == 80
    stage = play(new_stage(), "president", "news")
    assert (stage.game.highest[0], stage.game.cash, stage.game.profit) == (64, START, PROFIT)
