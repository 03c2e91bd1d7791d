"""A story for each Progress card of Era 2, 33 to 46."""

from __future__ import annotations

import pytest
from card_stories import added, credits, filled, play, steps
from midway.games.destiny.state import TERRITORY_NAMES, TOURIST_TOKEN


@pytest.mark.rule("MD 8.326", "MD cards.remove")
def test_civil_war_removes_three_presences_those_in_the_united_states_first(new_stage):
    stage = new_stage().holds(1, "maryland", "ohio", "cuba", "texas").holds(1, "georgia", new=True)
    play(stage, "civil_war", era=2).choose("aim:2")
    assert stage.options("give-up") == ["ohio", "maryland"]
    assert stage.refuses("give-up:cuba") == "MD 8.326"
    assert stage.refuses("give-up:georgia")  # New
    stage.choose("give-up:ohio", "give-up:maryland")
    assert stage.options("give-up") == ["texas", "cuba"]
    stage.choose("give-up:cuba")
    assert [stage.holder(name) for name in ("ohio", "maryland", "cuba", "texas", "georgia")] == [None, None, None, 1, 1]
    assert (stage.game.loss[1], stage.asked) == (3, (0, "play"))


@pytest.mark.rule("MD 8.31")
def test_abraham_lincoln_as_a_leader(new_stage):
    stage = play(new_stage(), "abraham_lincoln", "leader", era=2)
    assert credits(stage) == {"unity": 30}


@pytest.mark.rule("MD 8.326", "MD 8.322")
def test_homestead_act_claims_two_accessible_territories_of_the_united_states(new_stage):
    stage = new_stage().holds(2, "arkansas").natives("oklahoma")
    play(stage, "homestead_act", era=2, player=2).choose("option:1")
    assert stage.options("pick") == ["tennessee", "mississippi", "missouri", "texas", "oklahoma"]
    stage.choose("pick:oklahoma", "as-established")
    assert (stage.holder("oklahoma"), stage.game.natives_left) == (2, 5)
    assert "kansas" in stage.options("pick")  # next to Oklahoma, without Westward Ho
    stage.choose("pass")
    assert stage.asked == (2, "play")


@pytest.mark.rule("MD 8.322")
def test_homestead_act_removes_one_to_three_natives(new_stage):
    stage = new_stage().natives("utah", "idaho", "alberta", "oregon")
    play(stage, "homestead_act", era=2).choose("option:2")
    assert stage.refuses("pass") == "MD 8.333"
    stage.choose("pick:utah", "pick:alberta", "pick:oregon")
    assert [stage.holder(name) for name in ("utah", "idaho", "alberta", "oregon")] == [None, "natives", None, None]
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD cards.idle", "MD 8.333")
def test_homestead_act_offers_only_what_has_a_target(new_stage):
    stage = play(new_stage(), "homestead_act", era=2)
    assert stage.options("option") == ["1"]
    stage = new_stage().hand(0, "homestead_act").in_era(2).playing(0)
    stage.game.supply[0] = 0
    assert stage.refuses("play:homestead_act:event") == "MD 8.333"
    stage.choose("play:homestead_act:product")
    assert stage.game.cash[0] == 65


@pytest.mark.rule("MD 8.325", "MD 8.332")
def test_reconstruction_hits_all_who_tie_for_the_south(new_stage):
    stage = new_stage().holds(1, "maryland").holds(2, "arkansas").holds(0, "kentucky")
    play(stage, "reconstruction", era=2)
    assert stage.game.profit == [40, 20, 20, 30, 30]


@pytest.mark.rule("MD 8.326", "MD 12.23")
def test_sewards_folly_buys_alaska(new_stage):
    stage = play(new_stage().holds(3, "alaska"), "sewards_folly", era=2).choose("as-established")
    assert stage.holder("alaska") == 0
    assert stage.game.cash == [40, 60, 60, 80, 60]
    assert stage.game.loss[3] == 1


@pytest.mark.rule("MD 8.326", "MD cards.idle")
def test_sewards_folly_claims_a_free_alaska_and_is_idle_for_its_owner(new_stage):
    stage = play(new_stage().natives("alaska"), "sewards_folly", era=2).choose("as-new")
    assert (stage.holder("alaska"), stage.game.cash[0]) == (0, 60)
    stage = new_stage().holds(0, "alaska").hand(0, "sewards_folly").in_era(2).playing(0)
    assert stage.refuses("play:sewards_folly:event") == "MD 8.333"
    assert stage.refuses("play:sewards_folly:product") == ""


@pytest.mark.rule("MD 8.32", "MD 12.23")
def test_great_fire_destroys_two_cities_and_fines_their_holders(new_stage):
    stage = new_stage().city("virginia", "louisiana", "iowa")
    stage.game.cash[1] = 5
    play(stage, "great_fire", era=3)
    assert stage.options("pick") == ["iowa", "virginia", "louisiana"]
    assert stage.refuses("pass") == "MD 8.333"
    stage.choose("pick:virginia", "pick:iowa")
    assert stage.game.cash == [60, 0, 60, 60, 60]
    assert (stage.game.cities_left, stage.game.cities[1], stage.game.most_cities) == (19, 0, 3)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.32", "MD cards.idle")
def test_great_fire_takes_the_only_city_and_needs_one(new_stage):
    stage = play(new_stage().city("virginia"), "great_fire", era=2).choose("pick:virginia")
    assert stage.asked == (0, "play")
    stage = new_stage().hand(0, "great_fire").in_era(2).playing(0)
    assert stage.refuses("play:great_fire:event") == "MD 8.333"


@pytest.mark.rule("MD 8.31")
def test_alexander_graham_bell(new_stage):
    stage = play(new_stage().owns(0, "telephone", "telegraph"), "alexander_graham_bell", "leader", era=2)
    assert credits(stage) == {}
    assert stage.game.cash[0] == 60 + 15 + 5


@pytest.mark.rule("MD 8.31", "MD 8.334", "MD cards.leader")
def test_thomas_edison_puts_all_steps_before_any_claim(new_stage):
    stage = steps(new_stage(), 0, "electricity", 1, 2, 4)
    steps(stage, 0, "motion_pictures", 1, 2, 3)
    stage.game.step_tokens[0] = 1
    play(stage, "thomas_edison", "leader", era=2).choose("free-pioneer", "step:electricity:5")
    assert stage.asked == (0, "claim")  # the token was the last: the step of Motion Pictures is lost
    stage.choose("claim:electricity")
    assert credits(stage) == {"innovation": 20}
    assert filled(stage, 0, "motion_pictures") == [1, 2, 3]
    assert (stage.game.points[0], stage.game.pioneers[0]) == (2, 0)


@pytest.mark.rule("MD 8.332", "MD 8.326", "MD 12.21", "MD cards.several")
def test_trustbusters_hits_the_leaders_by_points_profit_and_cash(new_stage):
    stage = new_stage().holds(1, "maryland", "georgia", "florida").holds(2, "arkansas").holds(0, "kentucky")
    stage.game.points[:] = [9, 9, 9, 0, 0]
    stage.game.profit[1] = 80
    stage.game.cash[1] = 70
    play(stage, "trustbusters", era=3)
    assert stage.told.count("revealed") == 5
    stage.choose("give-up:maryland", "as-new")  # the one next to Kentucky; not Virginia, his Home
    stage.choose("give-up:arkansas")  # the other leader by points; out of reach, so vacant
    stage.choose("give-up:georgia", "give-up:florida")  # by Profit, by cash
    assert stage.asked == (0, "play")
    assert (stage.game.loss[1], stage.game.loss[2], stage.holder("arkansas")) == (3, 1, None)
    assert stage.holder("kentucky") == 0  # he leads by points as well, but is excepted


@pytest.mark.rule("MD 8.2", "MD cards.idle")
def test_trustbusters_may_find_nothing(new_stage):
    stage = play(new_stage(), "trustbusters", era=2)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.326", "MD 10.242")
def test_remember_the_maine_takes_cuba(new_stage):
    stage = play(new_stage(), "remember_the_maine", era=2).choose("as-new")
    assert stage.holder("cuba") == 0
    stage = play(new_stage().holds(3, "cuba").city("cuba"), "remember_the_maine", era=2)
    stage.choose("pick:cuba", "highest:5", "highest:5", "pass")
    assert (stage.holder("cuba"), stage.game.city[TERRITORY_NAMES.index("cuba")]) == (None, 1)
    stage = play(new_stage().holds(0, "cuba"), "remember_the_maine", era=2)
    assert stage.game.cash[0] == 75


@pytest.mark.rule("MD 8.323", "MD cards.idle")
def test_remember_the_maine_makes_no_roll_under_a_truce(new_stage):
    stage = new_stage().holds(3, "cuba").truce("central_south_america").hand(0, "remember_the_maine").in_era(2).playing(0)
    assert stage.refuses("play:remember_the_maine:event") == "MD 8.333"


@pytest.mark.rule("MD 8.31", "MD 8.321")
def test_teddy_roosevelt_is_leader_and_event(new_stage):
    stage = play(new_stage(), "teddy_roosevelt", "leader", era=2)
    assert credits(stage) == {"safety_net": 20}
    assert "ontario" not in stage.options("pick")
    stage.choose("pick:virginia")
    assert "virginia" not in stage.options("pick")
    stage.choose("pick:utah")
    assert (added(stage, TOURIST_TOKEN), stage.game.tourists_left) == (["virginia", "utah"], 1)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.31", "MD 9.233")
def test_wright_brothers(new_stage):
    stage = play(new_stage(), "wright_brothers", "leader", era=2).choose("free-pioneer")
    assert credits(stage) == {"airplanes": 30}
    assert stage.game.pioneers[0] == 1


@pytest.mark.rule("MD 8.32", "MD 10.15")
def test_panama_canal_makes_all_coasts_one_for_good(new_stage):
    stage = new_stage().owns(1, "steamships", "westward_ho").tokens(1, 3)
    play(stage, "panama_canal", era=2).choose("done").expanding(1)
    assert "california" in stage.options("settle")
    assert stage.game.panama == 1


@pytest.mark.rule("MD 8.326", "MD cards.cede")
@pytest.mark.parametrize(("mine", "his", "lost"), [(6, 1, 3), (4, 3, 1), (2, 2, 0)])
def test_world_war_costs_the_lower_roller_the_difference_but_three_at_most(new_stage, mine, his, lost):
    stage = new_stage().holds(1, "maryland", "georgia", "florida", "kentucky")
    play(stage, "world_war", era=2).choose("aim:2")
    assert stage.asked == (-1, "card-die")
    stage.choose(f"die:{mine}", f"die:{his}")
    for _ in range(lost):
        stage.choose(f"give-up:{stage.options('give-up')[0]}")
    while stage.asked == (0, "take"):
        stage.choose("as-new")
    assert stage.game.loss[1] == lost
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.326")
def test_world_war_may_cost_its_own_player(new_stage):
    stage = new_stage().holds(0, "maryland", "ohio")
    play(stage, "world_war", era=3).choose("aim:2", "die:2", "die:4", "give-up:maryland", "give-up:ohio")
    assert stage.asked == (1, "take")
    stage.choose("as-established")
    assert (stage.holder("maryland"), stage.holder("ohio")) == (1, None)
