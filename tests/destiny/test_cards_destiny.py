"""A story for each Destiny card, 1 to 14."""

from __future__ import annotations

import pytest
from card_stories import credits, play, steps, surplus
from midway.games.destiny.state import BREAKTHROUGH_NAMES


@pytest.mark.rule("MD 8.326", "MD 8.2", "MD cards.claim")
def test_hudson_bay_company_claims_two_vacant_territories_of_canada(new_stage):
    stage = play(new_stage(), "hudson_bay_company")
    assert stage.asked == (0, "pick")
    assert "quebec" not in stage.options("pick")
    assert stage.refuses("pick:maine") == "MD 8.32"
    stage.choose("pick:ontario", "as-established", "pick:manitoba", "as-new")
    assert (stage.holder("ontario"), stage.holder("manitoba")) == (0, 0)
    assert (stage.is_new("ontario"), stage.is_new("manitoba")) == (False, True)
    assert stage.asked == (0, "play")
    assert stage.game.cash == [70, 60, 60, 60, 70]  # fur: Ontario, not the New Presence in Manitoba; Quebec


@pytest.mark.rule("MD 8.325")
@pytest.mark.parametrize(("player", "profit", "dollars"), [(1, 40, 25), (0, 35, 0)])
def test_cotton_gin_raises_profit_by_ten_for_two_territories_with_textiles(new_stage, player, profit, dollars):
    stage = play(new_stage().holds(1, "alabama"), "cotton_gin", player=player)
    assert stage.game.profit[player] == profit
    assert stage.game.cash[player] == 60 + dollars
    assert stage.game.cash[2] == 70


@pytest.mark.rule("MD 8.326")
def test_louisiana_purchase_claims_two_territories_without_access_or_westward_ho(new_stage):
    stage = play(new_stage().holds(2, "arkansas").natives("kansas"), "louisiana_purchase")
    assert stage.options("pick") == [
        "minnesota", "iowa", "missouri", "north_dakota", "south_dakota", "nebraska", "montana", "wyoming", "oklahoma", "colorado",
    ]  # fmt: skip
    stage.choose("pick:colorado", "as-new", "pick:minnesota", "as-established")
    assert (stage.holder("colorado"), stage.holder("minnesota")) == (0, 0)
    assert stage.game.cash == [70, 60, 60, 60, 70]  # timber: Minnesota, Quebec


@pytest.mark.rule("MD 8.326", "MD cards.claim")
def test_claims_may_be_declined_one_by_one(new_stage):
    stage = play(new_stage(), "louisiana_purchase").choose("pick:iowa", "as-new", "pass")
    assert (stage.game.supply[0], stage.asked) == (23, (0, "play"))


@pytest.mark.rule("MD 8.32", "MD 9.22")
def test_erie_canal_builds_a_city_outside_the_limit(new_stage):
    stage = play(new_stage().holds(0, "maryland").holds(0, "ohio", new=True), "erie_canal")
    assert stage.options("pick") == ["pennsylvania"]  # Ohio is New, Maryland in the South
    assert stage.refuses("pass") == "MD 8.333"
    stage.choose("pick:pennsylvania")
    assert stage.game.cities[0] == 1
    assert stage.game.got[0][0] == 0
    assert stage.game.box[0][0] == 0
    assert stage.game.cash[0] == 70  # wheat: one icon and the City


@pytest.mark.rule("MD 8.32")
def test_erie_canal_pays_ten_dollars_where_no_city_can_stand(new_stage):
    stage = play(new_stage(), "erie_canal", player=2)
    assert stage.game.cash[2] == 70
    assert stage.asked == (2, "play")


@pytest.mark.rule("MD 8.326", "MD 8.322")
@pytest.mark.parametrize("natives", [False, True])
def test_remember_the_alamo_claims_texas_vacant_or_from_natives(new_stage, natives):
    stage = new_stage().natives("texas") if natives else new_stage()
    play(stage, "remember_the_alamo").choose("as-established")
    assert (stage.holder("texas"), stage.game.natives_left) == (0, 5)
    assert stage.game.cash[0] == 65  # livestock


@pytest.mark.rule("MD 8.326", "MD 10.242", "MD cards.claim")
@pytest.mark.parametrize(("best", "won"), [(4, True), (3, False)])
def test_remember_the_alamo_rolls_for_a_rivals_texas_and_wins_ties(new_stage, best, won):
    stage = play(new_stage().holds(2, "texas"), "remember_the_alamo").choose("pick:texas", f"highest:{best}", "highest:4")
    if won:
        assert stage.holder("texas") is None
        assert stage.game.loss[2] == 1
        stage.choose("as-new")
    assert stage.holder("texas") == (0 if won else 2)
    assert stage.game.purchased[0] == 0
    assert stage.asked == (0, "play")
    assert (stage.game.by_card, stage.game.cash[2]) == (0, 60 if won else 65)


@pytest.mark.rule("MD 8.326")
def test_remember_the_alamo_pays_fifteen_dollars_for_ones_own_texas(new_stage):
    stage = play(new_stage().holds(0, "texas"), "remember_the_alamo")
    assert stage.game.cash[0] == 60 + 15 + 5


@pytest.mark.rule("MD 8.326", "MD cards.claim")
def test_california_gold_rush_claims_california_or_pays_twenty_dollars(new_stage):
    stage = play(new_stage(), "california_gold_rush").choose("pick:california", "as-established")
    assert stage.game.cash == [80, 60, 60, 80, 60]  # gold
    stage = play(new_stage().natives("california"), "california_gold_rush")
    assert stage.game.cash == [80, 60, 60, 80, 60]
    stage = play(new_stage(), "california_gold_rush").choose("pass")
    assert stage.game.cash == [60, 60, 60, 80, 60]  # declined: no sum


@pytest.mark.rule("MD 8.31", "MD 8.324")
@pytest.mark.parametrize("owner", [False, True])
def test_transcontinental_railroad_lends_rails_over_rivers_and_a_discount(new_stage, owner):
    stage = new_stage().owns(0, "railroads") if owner else new_stage()
    play(stage, "transcontinental_railroad", era=2)
    assert credits(stage) == {"railroads": 20}
    assert stage.game.cash[0] == 60  # no refund
    assert stage.game.free[0] == (1 if owner else 0)
    stage.expanding(0)
    stage.game.purchased[0], stage.game.supply[0] = 3, 20
    assert "kentucky" in stage.options("settle")  # across the Ohio
    assert "kentucky" not in new_stage().owns(0, "railroads").tokens(0, 3).expanding(0).options("settle")


@pytest.mark.rule("MD 9.1")
def test_ellis_island_gives_three_free_tokens_when_investment_begins(new_stage):
    stage = play(new_stage(), "ellis_island", era=2)
    assert stage.game.purchased[0] == 0
    stage.investing(0)
    assert (stage.game.purchased[0], stage.game.bought[0]) == (3, 0)


@pytest.mark.rule("MD 8.326", "MD 4.2")
def test_klondike_claims_alaska_or_where_canada_is_open_the_northwest_territories(new_stage):
    assert play(new_stage(5), "klondike", era=2).options("pick") == ["northwest_territories", "alaska"]
    stage = play(new_stage(4), "klondike", era=2)
    assert stage.options("pick") == ["alaska"]
    assert stage.refuses("pick:northwest_territories") == "MD 4.2"
    stage = play(new_stage(4).natives("alaska"), "klondike", era=2)
    assert stage.game.cash[0] == 75


@pytest.mark.rule("MD 8.32", "MD 12.23")
def test_prohibition_costs_the_others_five_dollars_for_each_city(new_stage):
    stage = new_stage().holds(1, "georgia").city("virginia", "georgia", "pennsylvania", "louisiana")
    stage.game.cash[2] = 0
    play(stage, "prohibition", era=3)
    assert stage.game.cash == [70, 50, 0, 60, 60]  # wheat with a City for the player of the card


@pytest.mark.rule("MD 8.325", "MD 11.13")
def test_the_60s_costs_all_with_more_points_five_profit(new_stage):
    stage = new_stage().holds(1, "florida")
    stage.game.points[:] = [5, 6, 5, 9, 4]
    stage.game.profit[3] = 20
    play(stage, "the_60s", era=3)
    assert stage.game.profit == [30, 25, 30, 20, 30]
    assert stage.game.cash == [60, 80, 60, 60, 60]


@pytest.mark.rule("MD 8.32", "MD 12.23")
def test_oil_crisis_costs_all_without_established_oil_twenty_dollars(new_stage):
    stage = new_stage().holds(1, "oklahoma").holds(2, "texas", new=True)
    stage.game.cash[4] = 15
    play(stage, "oil_crisis", era=3)
    assert stage.game.cash == [40, 70, 40, 40, 0]  # Oklahoma is paid


@pytest.mark.rule("MD 8.334", "MD 9.411")
def test_silicon_valley_puts_a_step_anywhere_and_may_claim(new_stage):
    stage = steps(new_stage().pioneers(0, 1), 0, "rock_n_roll", 1, 2, 3, 4)
    play(stage, "silicon_valley", era=3)
    assert stage.asked == (0, "step")
    assert stage.refuses("step:turnpike:4") == "MD 9.412"
    stage.choose("step:rock_n_roll:5", "claim:rock_n_roll")
    assert (stage.game.points[0], stage.game.pioneers[0], stage.game.step_tokens[0]) == (3, 0, 7)
    assert "technology" in surplus(stage)


@pytest.mark.rule("MD 8.334", "MD 9.411")
def test_silicon_valley_reaches_no_level_that_is_not_open(new_stage):
    stage = new_stage()
    stage.in_era(2).hand(0, "silicon_valley")
    stage.game.eras = 1 << 3
    stage.playing(0).choose("play:silicon_valley:event")
    assert stage.refuses("step:e_commerce:1") == "MD 9.411"
    assert stage.refuses("step:electricity:1") == ""


@pytest.mark.rule("MD 8.2", "MD cards.idle")
def test_silicon_valley_pays_even_if_no_breakthrough_is_left(new_stage):
    stage = play(new_stage().claimed(1, *BREAKTHROUGH_NAMES).holds(0, "new_england"), "silicon_valley", era=3)
    assert (stage.asked, stage.game.cash[0]) == ((0, "play"), 80)


@pytest.mark.rule("MD 8.21", "MD 8.331")
def test_manifest_destiny_lifts_the_limit_and_pays_a_product_of_choice(new_stage):
    stage = new_stage().hand(0, "cotton_gin").hand(1, "erie_canal")
    play(stage, "manifest_destiny").choose("pay-out:gold")
    assert stage.game.cash == [60, 60, 60, 80, 60]
    assert surplus(stage) == ["gold"]
    stage.choose("play:cotton_gin:event", "done")
    assert stage.refuses("play:erie_canal:event") == ""
