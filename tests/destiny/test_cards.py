"""A story for each of the 64 cards of Manifest Destiny."""

from __future__ import annotations

import pytest
from midway.games.destiny.research import fill_step
from midway.games.destiny.state import (
    BREAKTHROUGH_NAMES, CARD_NAMES, PRODUCT_NAMES, PROGRESSION_NAMES, REGION_NAMES, TECHNOLOGY_TOKEN, TERRITORY_NAMES,
    TOURIST_TOKEN, TRUCE_FOR_ALL,
)  # fmt: skip

# Homes: 0 Pennsylvania (minerals, wheat), 1 Virginia (tobacco, textiles), 2 Louisiana (fruits and vegetables, textiles),
# 3 Mexico (gold, fruits and vegetables), 4 Quebec (fur, timber). Everybody has 60 dollars and a Profit of 30.
START = [60] * 5
PROFIT = [30] * 5


def play(stage, card, use="event", era=1, player=0):
    """The player holds the card and plays it."""
    stage.in_era(era).hand(player, card).playing(player)
    return stage.choose(f"play:{card}:{use}")


def credits(stage, player=0):
    """What a player's credits are."""
    row = stage.game.credit[player]
    return {name: dollars for name, dollars in zip(PROGRESSION_NAMES, row, strict=True) if dollars}


def added(stage, token):
    """Where product tokens of a kind lie."""
    return [name for name, bits in zip(TERRITORY_NAMES, stage.game.added, strict=True) if bits & token]


def steps(stage, player, breakthrough, *numbers):
    """Steps filled before."""
    for number in numbers:
        fill_step(stage.game, player, BREAKTHROUGH_NAMES.index(breakthrough), number - 1)
    return stage


def filled(stage, player, breakthrough):
    """The numbers a player has filled."""
    bits = stage.game.steps[player][BREAKTHROUGH_NAMES.index(breakthrough)]
    return [number + 1 for number in range(5) if (bits >> number) & 1]


def surplus(stage):
    """The products in surplus."""
    return [name for name, here in zip(PRODUCT_NAMES, stage.game.surplus, strict=True) if here]


# 1 to 14: Destiny cards.


@pytest.mark.rule("MD 8.326", "MD 8.2", "MD cards.claim")
def test_hudson_bay_company_claims_two_vacant_territories_of_canada(new_stage):
    stage = play(new_stage(), "hudson_bay_company")
    assert stage.asked == (0, "pick")
    assert "quebec" not in stage.options("pick")
    assert stage.refuses("pick:maine") == "8.32"
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
    assert stage.refuses("pass") == "8.333"
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
    assert stage.refuses("pick:northwest_territories") == "4.2"
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
    assert stage.refuses("step:turnpike:4") == "9.412"
    stage.choose("step:rock_n_roll:5", "claim:rock_n_roll")
    assert (stage.game.points[0], stage.game.pioneers[0], stage.game.step_tokens[0]) == (3, 0, 7)
    assert "technology" in surplus(stage)


@pytest.mark.rule("MD 8.334", "MD 9.411")
def test_silicon_valley_reaches_no_level_that_is_not_open(new_stage):
    stage = new_stage()
    stage.in_era(2).hand(0, "silicon_valley")
    stage.game.eras = 1 << 3
    stage.playing(0).choose("play:silicon_valley:event")
    assert stage.refuses("step:e_commerce:1") == "9.411"
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


# 15 to 32: Progress cards of Era 1.


@pytest.mark.rule("MD 8.322")
def test_native_sovereignty_puts_one_to_five_natives_on_vacant_land(new_stage):
    stage = new_stage().holds(2, "oregon").city("idaho")
    play(stage, "native_sovereignty")
    for place in ("pick:oregon", "pick:idaho", "pick:iowa", "pass"):
        assert stage.refuses(place)
    stage.choose("pick:utah", "pick:alberta", "pass")
    assert (stage.holder("utah"), stage.holder("alberta"), stage.game.natives_left) == ("natives", "natives", 3)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.322", "MD cards.idle")
def test_native_sovereignty_needs_native_tokens_but_its_product_does_not(new_stage):
    stage = new_stage().natives("utah", "idaho", "nevada", "oregon", "kansas").hand(0, "native_sovereignty").playing(0)
    assert stage.refuses("play:native_sovereignty:event") == "8.333"
    stage.choose("play:native_sovereignty:product")
    assert stage.game.cash == [60, 70, 60, 60, 60]  # tobacco


@pytest.mark.rule("MD 8.31", "MD 9.233")
def test_ben_franklin(new_stage):
    stage = play(new_stage(), "ben_franklin", "leader").choose("free-pioneer")
    assert credits(stage) == {"innovation": 20, "tolerance": 10}
    assert (stage.game.pioneers[0], stage.game.supply[0]) == (1, 23)


@pytest.mark.rule("MD 8.326", "MD cards.cede", "MD cards.home")
def test_revolutionary_war_takes_two_territories_the_accessible_first(new_stage):
    stage = new_stage().holds(1, "maryland", "florida", "texas").holds(0, "new_jersey")
    play(stage, "revolutionary_war").choose("aim:2")
    assert stage.asked == (1, "give-up")
    assert stage.options("give-up") == ["maryland"]  # the only one next to player 0
    assert stage.refuses("give-up:virginia") == "cards.home"
    assert stage.refuses("give-up:florida") == "8.326"
    stage.choose("give-up:maryland")
    assert stage.options("give-up") == ["florida", "texas"]
    stage.choose("give-up:florida")
    assert stage.asked == (0, "take")
    stage.choose("as-established")
    assert [stage.holder(name) for name in ("maryland", "florida", "texas")] == [0, None, 1]
    assert (stage.game.loss[1], stage.game.supply[0]) == (2, 22)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.326", "MD cards.idle")
def test_revolutionary_war_needs_a_rival_with_more_than_a_home(new_stage):
    stage = new_stage().hand(0, "revolutionary_war").playing(0)
    assert stage.refuses("play:revolutionary_war:event") == "8.333"
    stage = play(new_stage().holds(3, "oaxaca"), "revolutionary_war")
    assert stage.options("aim") == ["4"]
    assert stage.refuses("aim:1")
    stage.choose("aim:4", "give-up:oaxaca")  # the one he has; not accessible, so vacant
    assert (stage.holder("oaxaca"), stage.asked) == (None, (0, "play"))


@pytest.mark.rule("MD 8.31", "MD 8.334")
def test_george_washington(new_stage):
    stage = play(new_stage(), "george_washington", "leader")
    assert stage.options("step") == ["patriotism:1", "patriotism:4", "patriotism:5"]
    stage.choose("step:patriotism:4")
    assert credits(stage) == {"tolerance": 10, "unity": 20}
    assert filled(stage, 0, "patriotism") == [4]


@pytest.mark.rule("MD 8.31", "MD 9.233")
def test_thomas_jefferson(new_stage):
    stage = play(new_stage(), "thomas_jefferson", "leader").choose("pass")
    assert credits(stage) == {"tolerance": 20, "westward_ho": 10}
    assert stage.game.pioneers[0] == 0


@pytest.mark.rule("MD 8.31", "MD 8.334", "MD 9.42")
def test_eli_whitney(new_stage):
    stage = steps(new_stage().pioneers(0, 1), 0, "mechanization", 2, 4)
    play(stage, "eli_whitney", "leader").choose("step:mechanization:5", "claim:mechanization")
    assert credits(stage) == {"innovation": 10}
    assert (stage.game.points[0], stage.game.pioneers[0]) == (1, 0)


@pytest.mark.rule("MD 8.31", "MD 9.231")
def test_lewis_and_clark(new_stage):
    stage = play(new_stage().pioneers(0, 2), "lewis_and_clark", "leader")
    assert credits(stage) == {"westward_ho": 20}
    assert (stage.game.pioneers[0], stage.asked) == (2, (0, "play"))  # two are the most in Era 1


@pytest.mark.rule("MD 8.31", "MD 8.334")
def test_robert_fulton(new_stage):
    stage = steps(new_stage(), 0, "turnpike", 1, 2)
    play(stage, "robert_fulton", "leader").choose("step:turnpike:3")
    assert credits(stage) == {"steamships": 20}
    assert filled(stage, 0, "turnpike") == [1, 2, 3]
    assert stage.asked == (0, "play")  # complete, but no Pioneer to claim it


@pytest.mark.rule("MD 8.323", "MD 10.242")
def test_war_of_1812_wins_ties_in_expansion(new_stage):
    stage = play(new_stage().holds(1, "maryland").tokens(0, 1), "war_of_1812").expanding(0)
    stage.choose("attack:maryland", "highest:3", "highest:3")
    assert stage.holder("maryland") == 0


@pytest.mark.rule("MD 8.323")
def test_star_spangled_banner_makes_attacks_one_token_cheaper_but_never_free(new_stage):
    stage = new_stage().holds(1, "ohio", "maryland").tokens(0, 2)
    play(stage, "star_spangled_banner").expanding(0)
    stage.choose("attack:ohio", "highest:1", "highest:6")
    assert stage.game.purchased[0] == 1  # control 2
    stage.choose("attack:maryland", "highest:1", "highest:6")
    assert stage.game.purchased[0] == 0  # control 1


@pytest.mark.rule("MD 8.32", "MD 8.323")
def test_monroe_doctrine_forbids_attacks_on_ones_own_presences_in_a_region(new_stage):
    stage = new_stage().holds(0, "maryland").holds(1, "west_virginia")
    play(stage, "monroe_doctrine").choose("region:southern_us")
    assert stage.game.truce[REGION_NAMES.index("southern_us")] == 1
    stage.tokens(1, 3).expanding(1)
    assert stage.refuses("attack:maryland") == "8.323"
    stage.tokens(2, 3).holds(2, "kentucky").expanding(2)
    assert stage.refuses("attack:west_virginia") == ""


@pytest.mark.rule("MD 8.33", "MD 8.331")
def test_monroe_doctrine_as_a_product(new_stage):
    stage = play(new_stage(), "monroe_doctrine", "product")
    assert stage.game.cash == [60, 60, 65, 65, 60]


@pytest.mark.rule("MD 8.31", "MD 8.334", "MD 8.5")
def test_davy_crockett(new_stage):
    stage = steps(new_stage().pioneers(0, 1).hand(0, "klondike", "internet"), 0, "storytelling", 2, 3)
    play(stage, "davy_crockett", "leader").choose("step:storytelling:5", "claim:storytelling", "put-away:internet")
    assert credits(stage) == {"westward_ho": 20}
    assert stage.game.away[0][CARD_NAMES.index("internet")] == 1
    assert stage.refuses("put-away:klondike") == "8.5"  # the card put away on the claim is the one of this phase


@pytest.mark.rule("MD 8.32", "MD 12.23")
@pytest.mark.parametrize(("roll", "left"), [(2, 40), (6, 0)])
def test_panic_costs_a_rival_ten_dollars_times_a_die(new_stage, roll, left):
    stage = new_stage()
    stage.game.cash[2] = 55 if roll == 6 else 60
    play(stage, "panic", era=2).choose("aim:3")
    assert stage.asked == (-1, "card-die")
    stage.choose(f"die:{roll}")
    assert stage.game.cash == [60, 60, left, 60, 60]
    assert stage.game.dice[0] == 0


@pytest.mark.rule("MD 8.325", "MD 11.13")
def test_abolitionists_cost_profit_for_pairs_in_the_south(new_stage):
    stage = new_stage().holds(1, "maryland", "georgia").holds(2, "arkansas").holds(0, "kentucky").owns(2, "tolerance")
    stage.holds(3, "missouri", "florida", "alabama", "tennessee", "mississippi", "south_carolina")
    stage.holds(3, "north_carolina", "west_virginia")
    stage.game.profit[:] = [50] * 5
    play(stage, "abolitionists_civil_rights_movement")
    assert stage.game.profit == [50, 45, 50, 35, 50]  # a pair and a half; Tolerance; four pairs, but 15 at most


@pytest.mark.rule("MD 8.325")
def test_the_civil_rights_movement_costs_ten_profit_without_unity(new_stage):
    stage = new_stage().owns(1, "unity")
    play(stage, "abolitionists_civil_rights_movement", era=3)
    assert stage.game.profit == [20, 30, 20, 20, 20]


@pytest.mark.rule("MD 8.324")
def test_oregon_trail_opens_the_vacant_northwest_except_alaska(new_stage):
    stage = new_stage().holds(1, "oregon").tokens(0, 3)
    play(stage, "oregon_trail", era=2).expanding(0)
    assert stage.refuses("settle:alaska") == "10.1"
    assert stage.refuses("attack:oregon") == "10.1"
    stage.choose("settle:washington")
    assert (stage.holder("washington"), stage.game.purchased[0]) == (0, 1)


@pytest.mark.rule("MD 8.31")
def test_samuel_morse(new_stage):
    stage = play(new_stage().owns(0, "telegraph"), "samuel_morse", "leader")
    assert credits(stage) == {"telephone": 10}
    assert stage.game.cash[0] == 70  # half the credit on the Telegraph he owns


@pytest.mark.rule("MD 8.31")
def test_p_t_barnum(new_stage):
    stage = play(new_stage(), "p_t_barnum", "leader")
    assert credits(stage) == {"circus": 20, "pro_sports": 10}


@pytest.mark.rule("MD 8.32")
def test_pony_express_draws_a_card_that_may_still_be_played(new_stage):
    stage = play(new_stage(), "pony_express")
    assert stage.asked == (-1, "draw")
    stage.choose("draw:panic")
    assert stage.game.held[0] == 1
    assert "play:panic:event" in stage.legal


# 33 to 46: Progress cards of Era 2.


@pytest.mark.rule("MD 8.326", "MD cards.remove")
def test_civil_war_removes_three_presences_those_in_the_united_states_first(new_stage):
    stage = new_stage().holds(1, "maryland", "ohio", "cuba", "texas").holds(1, "georgia", new=True)
    play(stage, "civil_war", era=2).choose("aim:2")
    assert stage.options("give-up") == ["ohio", "maryland"]
    assert stage.refuses("give-up:cuba") == "8.326"
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
    assert stage.refuses("pass") == "8.333"
    stage.choose("pick:utah", "pick:alberta", "pick:oregon")
    assert [stage.holder(name) for name in ("utah", "idaho", "alberta", "oregon")] == [None, "natives", None, None]
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD cards.idle", "MD 8.333")
def test_homestead_act_offers_only_what_has_a_target(new_stage):
    stage = play(new_stage(), "homestead_act", era=2)
    assert stage.options("option") == ["1"]
    stage = new_stage().hand(0, "homestead_act").in_era(2).playing(0)
    stage.game.supply[0] = 0
    assert stage.refuses("play:homestead_act:event") == "8.333"
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
    assert stage.refuses("play:sewards_folly:event") == "8.333"
    assert stage.refuses("play:sewards_folly:product") == ""


@pytest.mark.rule("MD 8.32", "MD 12.23")
def test_great_fire_destroys_two_cities_and_fines_their_holders(new_stage):
    stage = new_stage().city("virginia", "louisiana", "iowa")
    stage.game.cash[1] = 5
    play(stage, "great_fire", era=3)
    assert stage.options("pick") == ["iowa", "virginia", "louisiana"]
    assert stage.refuses("pass") == "8.333"
    stage.choose("pick:virginia", "pick:iowa")
    assert stage.game.cash == [60, 0, 60, 60, 60]
    assert (stage.game.cities_left, stage.game.cities[1], stage.game.most_cities) == (19, 0, 3)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.32", "MD cards.idle")
def test_great_fire_takes_the_only_city_and_needs_one(new_stage):
    stage = play(new_stage().city("virginia"), "great_fire", era=2).choose("pick:virginia")
    assert stage.asked == (0, "play")
    stage = new_stage().hand(0, "great_fire").in_era(2).playing(0)
    assert stage.refuses("play:great_fire:event") == "8.333"


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
    assert stage.refuses("play:remember_the_maine:event") == "8.333"


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
    assert stage.refuses("region:canada") == "4.2"


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
    assert stage.refuses("pass") == "8.333"
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
    assert stage.refuses("pick:virginia") == "cards.home"
    assert stage.refuses("pick:florida") == "10.1"
    assert stage.refuses("pass") == "8.333"
    stage.choose("pick:ohio", "as-new")
    assert (stage.holder("ohio"), stage.is_new("ohio"), stage.game.loss[1]) == (0, True, 1)


@pytest.mark.rule("MD cards.home", "MD cards.idle")
def test_lawyer_takes_a_rivals_presence_from_a_home_that_is_not_his(new_stage):
    stage = new_stage()
    stage.in_era(3).hand(0, "lawyer").playing(0)
    assert stage.refuses("play:lawyer:event") == "8.333"
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
    assert stage.refuses("attack:kansas") == "8.323"
    assert stage.refuses("attack:colorado") == "8.323"


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
    assert stage.refuses("play:spy:event") == "8.333"


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
    assert stage.refuses("play:supreme_court:event") == "8.33"


@pytest.mark.rule("MD 8.331", "MD 8.333")
def test_president_as_technology_or_as_news(new_stage):
    stage = play(new_stage().holds(0, "new_england"), "president", "product")
    assert stage.game.cash[0] == 80
    stage = play(new_stage(), "president", "news")
    assert (stage.game.highest[0], stage.game.cash, stage.game.profit) == (64, START, PROFIT)


def test_every_card_has_its_story():
    told = "".join(name for name in globals() if name.startswith("test_"))
    missing = [name for name in CARD_NAMES if name not in told and name != "abolitionists_civil_rights_movement"]
    assert missing == []
    assert "abolitionists" in told
    assert "civil_rights_movement" in told
