"""The Investment Phase: tokens, Cities, Pioneers, cards, Progressions, Wireless."""

from __future__ import annotations

import pytest
from midway.games.destiny.presence import destroy_city
from midway.games.destiny.research import free_pioneer_blocked, take_free_pioneer
from midway.games.destiny.state import (
    CARD_BOX, CITY_BOX, EXPANSION, INVESTMENT, MECHANIZED, PIONEER_BOX, PROGRESSION_NAMES, TERRITORY_NAMES,
)  # fmt: skip

LEVEL_ONE = ("railroads", "telegraph", "tolerance", "circus", "westward_ho")
LEVEL_TWO = ("steamships", "telephone", "unity", "pro_sports", "innovation")


def credit(stage, player, progression, dollars):
    """A credit of this turn."""
    stage.game.credit[player][PROGRESSION_NAMES.index(progression)] += dollars


def rich(stage, player=0, dollars=1000):
    """Money enough."""
    stage.game.cash[player] = dollars
    return stage


# The phase.


@pytest.mark.rule("MD 9.0", "MD 5.0")
def test_each_player_invests_once_in_turn_order_then_expansion_begins(new_stage):
    stage = new_stage(3).investing(0)
    for player in range(3):
        assert stage.asked == (player, "invest")
        stage.choose("tokens:1", "progress:circus", "done")
    assert stage.game.phase == EXPANSION
    assert stage.asked == (0, "expand")


@pytest.mark.rule("MD 9.0")
def test_actions_come_in_any_order_and_mix(new_stage):
    stage = rich(new_stage(5).investing(2), 2)
    stage.choose("progress:circus", "tokens:2", "pioneer", "research:turnpike", "die:4", "tokens:3", "city", "build:louisiana")
    assert stage.asked == (2, "invest")
    assert "progress:railroads" in stage.legal


@pytest.mark.rule("MD 9.0", "MD 8.63")
def test_the_priority_turn_may_be_used_in_investment(new_stage):
    stage = new_stage(4).investing(3)
    stage.choose("priority")
    assert stage.game.choice[:4] == [3, 0, 1, 2]
    assert stage.refuses("priority") == "MD 8.63"
    assert stage.game.supply[3] == 25 - 1 - 1


# Tokens.


@pytest.mark.rule("MD 9.1")
@pytest.mark.parametrize(
    ("players", "most"), [(5, [3, 5, 7, 9, 7]), (4, [3, 5, 7, 7]), (3, [3, 5, 7])], ids=["five", "four", "three"]
)
def test_the_place_in_turn_order_sets_the_most_tokens(new_stage, players, most):
    for place, number in enumerate(most):
        stage = rich(new_stage(players).investing(place), place)
        assert stage.options("tokens") == [str(n + 1) for n in range(number)]
        assert stage.refuses(f"tokens:{number + 1}") == "MD 9.1"


@pytest.mark.rule("MD 9.1")
def test_the_place_counts_not_the_player(new_stage):
    stage = new_stage(3)
    stage.game.order[:3] = [3, 1, 2]
    rich(stage).investing(0)
    assert len(stage.options("tokens")) == 5


@pytest.mark.rule("MD 9.1")
def test_a_token_costs_five_dollars_and_goes_to_the_purchased_box(new_stage):
    stage = new_stage(5).investing(1)
    stage.choose("tokens:3")
    assert (stage.game.cash[1], stage.game.purchased[1], stage.game.supply[1]) == (45, 3, 21)
    assert stage.options("tokens") == ["1", "2"]
    stage.choose("tokens:2")
    assert stage.options("tokens") == []
    assert stage.refuses("tokens:1") == "MD 9.1"


@pytest.mark.rule("MD 9.1")
def test_tokens_spent_do_not_make_room_for_more(new_stage):
    stage = rich(new_stage(5).investing(0))
    stage.choose("tokens:3", "pioneer", "city", "build:pennsylvania")
    assert stage.refuses("tokens:1") == "MD 9.1"


@pytest.mark.rule("MD 9.1")
def test_cash_and_supply_limit_too(new_stage):
    stage = rich(new_stage(5), 3, 20).investing(3)
    assert len(stage.options("tokens")) == 4
    assert stage.refuses("tokens:5") != ""
    stage = rich(new_stage(5), 3)
    stage.game.supply[3] = 2
    stage.investing(3)
    assert stage.options("tokens") == ["1", "2"]


@pytest.mark.rule("MD 9.11", "MD 9.35")
def test_tolerance_raises_the_maximum_at_once(new_stage):
    stage = rich(new_stage(5).investing(0))
    stage.choose("tokens:3")
    assert stage.refuses("tokens:1") == "MD 9.1"
    stage.choose("progress:tolerance")
    assert stage.options("tokens") == ["1", "2"]


@pytest.mark.rule("MD 9.1")
def test_free_tokens_come_when_the_phase_begins_outside_the_maximum(new_stage):
    stage = rich(new_stage(5).claimed(0, "turnpike"))
    stage.game.free[0] = 3
    stage.investing(0)
    assert stage.game.purchased[0] == 5
    assert stage.options("tokens") == ["1", "2", "3"]


@pytest.mark.rule("MD 9.1")
def test_free_tokens_come_from_the_supply(new_stage):
    stage = new_stage(5).claimed(0, "turnpike")
    stage.game.supply[0] = 1
    stage.investing(0)
    assert (stage.game.purchased[0], stage.game.supply[0]) == (1, 0)


@pytest.mark.rule("MD 9.1", "MD 9.422")
def test_turnpike_claimed_in_investment_brings_its_tokens_at_once(new_stage):
    stage = new_stage(3).pioneers(0, 1)
    stage.game.steps[0][0] = 0b111
    stage.game.step_tokens[0] -= 3
    stage.investing(0)
    assert stage.game.purchased[0] == 0
    stage.choose("claim:turnpike")
    assert stage.game.purchased[0] == 2


# Prices.


@pytest.mark.rule("MD 9.2", "MD 9.21")
@pytest.mark.parametrize(("kind", "box"), [("city", CITY_BOX), ("pioneer", PIONEER_BOX), ("card", CARD_BOX)])
def test_the_price_rises_for_the_next_player(new_stage, kind, box):
    stage = new_stage(3)
    for player in range(3):
        stage.owns(player, "circus").tokens(player, 4)
    stage.investing(0)
    for player in range(3):
        on_hand = stage.game.purchased[player] + stage.game.supply[player]
        stage.choose(kind)
        if kind != "pioneer":
            stage.choose(stage.legal[0])
        assert stage.game.purchased[player] == 4 - (player + 1)
        assert stage.game.box[box][player] == 1
        lost = 1 + (kind == "pioneer")
        assert stage.game.purchased[player] + stage.game.supply[player] == on_hand - lost
        assert stage.refuses(kind) == "MD 9.2"
        stage.choose("done")


@pytest.mark.rule("MD 9.21")
def test_too_few_tokens_for_the_price(new_stage):
    stage = new_stage(3).tokens(0, 2).tokens(1, 1).investing(0)
    stage.choose("pioneer", "done")
    assert stage.refuses("pioneer") == "MD 9.21"
    assert stage.refuses("city") == ""


@pytest.mark.rule("MD 9.21")
def test_the_three_kinds_are_priced_apart(new_stage):
    stage = new_stage(3).owns(0, "circus").tokens(0, 3).investing(0)
    stage.choose("city", "build:pennsylvania", "pioneer", "card")
    assert stage.game.purchased[0] == 0
    assert [sum(stage.game.box[kind]) for kind in (CITY_BOX, PIONEER_BOX, CARD_BOX)] == [1, 1, 1]


# Mechanization.


@pytest.mark.rule("MD 9.211")
def test_mechanization_buys_for_a_single_token_that_raises_the_price(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 1).tokens(1, 4)
    stage.game.box[CITY_BOX][2] = 1
    stage.game.box[CITY_BOX][1] = 1
    stage.investing(0)
    assert stage.refuses("city") == "MD 9.21"
    stage.choose("mechanize")
    assert stage.legal == ["city"]
    stage.choose("city", "build:pennsylvania")
    assert stage.game.box[CITY_BOX][:3] == [1, 1, 1]
    assert stage.game.mechanized[0] == MECHANIZED
    stage.choose("done", "city", "build:virginia")
    assert stage.game.purchased[1] == 0


@pytest.mark.rule("MD 9.211")
def test_mechanization_works_once_per_turn(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 3)
    stage.game.box[CITY_BOX][2] = stage.game.box[PIONEER_BOX][2] = 1
    stage.investing(0).choose("mechanize", "pioneer")
    assert stage.refuses("mechanize") == "MD 9.2"
    stage.choose("city", "build:pennsylvania")
    assert stage.game.purchased[0] == 0


@pytest.mark.rule("MD 9.211")
def test_mechanization_needs_something_dearer_than_a_token_to_buy(new_stage):
    stage = new_stage(3).tokens(0, 3).investing(0)
    assert stage.refuses("mechanize") == "MD 9.211"
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 3)
    stage.game.box[CARD_BOX][2] = 1
    stage.investing(0)
    assert stage.refuses("mechanize") == "MD 9.211"
    assert stage.refuses("card") == "MD 9.24"


@pytest.mark.rule("MD 9.211", "MD 9.22")
def test_what_costs_a_token_or_less_is_not_bought_by_mechanization(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").claimed(0, "electricity").owns(0, "circus").tokens(0, 1)
    stage.game.box[CITY_BOX][2] = stage.game.box[CARD_BOX][2] = 1
    stage.investing(0).choose("mechanize")
    assert stage.legal == ["card"]
    assert stage.refuses("city") == "MD 9.211"


@pytest.mark.rule("MD 9.211", "MD 9.24")
def test_mechanization_buys_a_card_with_circus_only(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 1).owns(0, "circus")
    for kind in (CITY_BOX, PIONEER_BOX, CARD_BOX):
        stage.game.box[kind][2] = 1
    stage.investing(0).choose("mechanize")
    assert stage.legal == ["city", "pioneer", "card"]
    assert stage.refuses("done") == "MD 9.211"
    stage.choose("card")
    assert stage.asked == (-1, "draw")


# Cities.


@pytest.mark.rule("MD 9.22")
def test_a_city_stands_on_an_established_presence_without_one(new_stage):
    stage = new_stage(3).holds(0, "ohio", "maryland").holds(0, "new_york", new=True).city("maryland").tokens(0, 2)
    stage.investing(0).choose("city")
    assert stage.options("build") == ["pennsylvania", "ohio"]
    assert stage.refuses("build:new_york") == "MD 9.22"
    assert stage.refuses("build:maryland") == "MD 9.22"
    assert stage.refuses("build:virginia") == "MD 9.22"
    stage.choose("build:ohio")
    assert stage.game.city[TERRITORY_NAMES.index("ohio")] == 1
    assert stage.game.cities_left == 18


@pytest.mark.rule("MD 9.22")
def test_one_city_per_turn_and_none_without_a_place_or_a_token(new_stage):
    stage = new_stage(3).holds(0, "ohio").tokens(0, 3).investing(0).choose("city", "build:ohio")
    assert stage.refuses("city") == "MD 9.2"
    stage = new_stage(3).city("pennsylvania").tokens(0, 3).investing(0)
    assert stage.refuses("city") == "MD 9.22"
    stage = new_stage(3).tokens(0, 3)
    stage.game.cities_left = 0
    assert stage.investing(0).refuses("city") == "MD 9.22"


@pytest.mark.rule("MD 9.22", "MD 9.422")
def test_electricity_gives_the_city_of_the_turn_without_raising_the_price(new_stage):
    stage = new_stage(3).claimed(0, "electricity").holds(0, "ohio").tokens(1, 1)
    stage.game.box[CITY_BOX][2] = 0
    stage.investing(0).choose("city", "build:ohio")
    assert (stage.game.purchased[0], sum(stage.game.box[CITY_BOX])) == (0, 0)
    assert stage.refuses("city") == "MD 9.2"
    stage.choose("done", "city", "build:virginia")
    assert stage.game.box[CITY_BOX][1] == 1


@pytest.mark.rule("MD 9.22")
def test_electricity_may_raise_the_price_by_correction(new_stage):
    stage = new_stage(3, {"rules": {"electricity_raises_price": {"value": 1}}}).claimed(0, "electricity")
    stage.investing(0).choose("city", "build:pennsylvania")
    assert stage.game.box[CITY_BOX][0] == 1
    assert stage.game.supply[0] == 25 - 1 - 1 - 1


@pytest.mark.rule("MD 2.0", "MD 9.22")
def test_most_cities_are_worth_two_points_and_a_tie_changes_nothing(new_stage):
    stage = new_stage(3).tokens(0, 1).tokens(1, 2).tokens(2, 3).city("louisiana").holds(2, "texas")
    assert (stage.game.points[:3], stage.game.most_cities) == ([0, 0, 2], 3)
    stage.investing(0).choose("city", "build:pennsylvania", "done")
    assert stage.game.points[:3] == [0, 0, 2]
    stage.choose("city", "build:virginia", "done", "city", "build:texas")
    assert stage.game.points[:3] == [0, 0, 2]
    stage = new_stage(3).city("louisiana").city("pennsylvania").tokens(0, 1).holds(0, "ohio").investing(0)
    stage.choose("city", "build:ohio")
    assert (stage.game.points[:3], stage.game.most_cities) == ([2, 0, 0], 1)


@pytest.mark.rule("MD 2.0")
def test_a_tie_among_others_leaves_the_block_to_nobody(new_stage):
    stage = new_stage(3).holds(0, "ohio").city("pennsylvania", "ohio", "virginia", "louisiana")
    assert stage.game.most_cities == 1
    for name in ("ohio", "pennsylvania"):
        stage.plain.bound(destroy_city)(stage.game, TERRITORY_NAMES.index(name))
    assert (stage.game.most_cities, stage.game.points[:3]) == (0, [0, 0, 0])


# Pioneers.


@pytest.mark.rule("MD 9.23", "MD 9.21")
def test_a_pioneer_is_one_more_token_from_the_supply(new_stage):
    stage = new_stage(3).tokens(0, 1).investing(0)
    supply = stage.game.supply[0]
    stage.choose("pioneer")
    assert (stage.game.pioneers[0], stage.game.supply[0], stage.game.box[PIONEER_BOX][0]) == (1, supply - 1, 1)


@pytest.mark.rule("MD 9.23")
def test_without_a_token_there_is_no_pioneer_but_tokens_of_the_price_come_back_first(new_stage):
    stage = new_stage(3).tokens(0, 2)
    stage.game.supply[0] = 0
    assert stage.investing(0).refuses("pioneer") != ""
    stage = new_stage(3).tokens(0, 2)
    stage.game.supply[0] = 0
    stage.game.box[PIONEER_BOX][1] = 1
    stage.investing(0).choose("pioneer")
    assert (stage.game.pioneers[0], stage.game.supply[0], stage.game.purchased[0]) == (1, 0, 0)


@pytest.mark.rule("MD 9.23", "MD 9.231")
@pytest.mark.parametrize(("era", "most"), [(1, 2), (2, 3), (3, 4)])
def test_pioneers_are_limited_by_the_era(new_stage, era, most):
    stage = new_stage(3).in_era(era).pioneers(0, most - 1).tokens(0, 5).investing(0)
    stage.choose("pioneer")
    assert stage.refuses("pioneer") == "MD 9.2"
    stage = new_stage(3).in_era(era).pioneers(0, most).tokens(0, 5).investing(0)
    assert stage.refuses("pioneer") == "MD 9.231"


@pytest.mark.rule("MD 9.231")
def test_a_pioneer_spent_on_a_claim_makes_room_in_the_same_turn(new_stage):
    stage = new_stage(3).pioneers(0, 2).tokens(0, 1)
    stage.game.steps[0][0] = 0b111
    stage.game.step_tokens[0] -= 3
    stage.investing(0)
    assert stage.refuses("pioneer") == "MD 9.231"
    stage.choose("claim:turnpike", "pioneer")
    assert stage.game.pioneers[0] == 2


@pytest.mark.rule("MD 9.23", "MD 9.233")
def test_a_free_pioneer_is_the_one_of_the_turn(new_stage):
    stage = new_stage(3).tokens(0, 2)
    stage.plain.bound(take_free_pioneer)(stage.game, 0)
    assert (stage.game.pioneers[0], stage.game.supply[0]) == (1, 25 - 1 - 2 - 1)
    assert stage.investing(0).refuses("pioneer") == "MD 9.2"
    assert stage.plain.bound(free_pioneer_blocked)(stage.game, 0)


@pytest.mark.rule("MD 9.23", "MD 9.233")
def test_a_free_pioneer_comes_on_top_by_correction(new_stage):
    stage = new_stage(3, {"rules": {"free_pioneer_counts": {"value": 0}}}).tokens(0, 2)
    stage.plain.bound(take_free_pioneer)(stage.game, 0)
    stage.investing(0).choose("pioneer")
    assert stage.game.pioneers[0] == 2
    assert stage.refuses("pioneer") == "MD 9.2"


@pytest.mark.rule("MD 9.231", "MD 9.233")
def test_a_free_pioneer_is_lost_over_the_limit_or_without_a_token(new_stage):
    stage = new_stage(3).pioneers(0, 2)
    assert stage.plain.bound(free_pioneer_blocked)(stage.game, 0)
    stage.game.supply[1] = 0
    assert stage.plain.bound(free_pioneer_blocked)(stage.game, 1)
    assert not stage.plain.bound(free_pioneer_blocked)(stage.game, 2)


@pytest.mark.rule("MD 9.232")
def test_a_pioneer_bought_before_the_roll_takes_part_and_after_it_not(new_stage):
    stage = new_stage(3).pioneers(0, 1).tokens(0, 1).investing(0)
    stage.choose("pioneer", "research:turnpike", "die:4")
    assert stage.asked == (-1, "research-die")
    stage = new_stage(3).pioneers(0, 1).tokens(0, 1).investing(0)
    stage.choose("research:turnpike", "die:4")
    assert stage.asked == (0, "invest")
    stage.choose("pioneer")
    assert stage.refuses("research:turnpike") == "MD 9.41"


# Cards.


@pytest.mark.rule("MD 9.24")
def test_a_card_needs_circus_and_is_drawn_at_once(new_stage):
    stage = rich(new_stage(3).tokens(0, 3).investing(0))
    assert stage.refuses("card") == "MD 9.24"
    stage.choose("progress:circus", "card")
    assert stage.asked == (-1, "draw")
    stage.choose("draw:congress")
    assert (stage.game.held[0], stage.asked) == (1, (0, "invest"))
    assert stage.refuses("card") == "MD 9.2"


@pytest.mark.rule("MD 9.24", "MD 13.0")
def test_no_card_can_be_bought_when_none_is_left(new_stage):
    stage = new_stage(3).owns(0, "circus").tokens(0, 3)
    stage.game.left = 0
    assert stage.investing(0).refuses("card") == "MD 13.0"


@pytest.mark.rule("MD 9.241", "MD 9.24")
def test_think_tank_may_swap_a_bought_card_once(new_stage):
    stage = new_stage(3).owns(0, "circus").claimed(0, "think_tank").tokens(0, 3).investing(0)
    left = stage.game.left
    stage.choose("card", "draw:congress")
    assert stage.asked == (0, "swap")
    stage.choose("swap")
    assert "draw:congress" not in stage.legal
    stage.choose("draw:spy")
    assert stage.asked == (0, "invest")
    assert (stage.game.held[0], stage.game.left) == (1, left - 1)
    stage = new_stage(3).owns(0, "circus").claimed(0, "think_tank").tokens(0, 3).investing(0)
    stage.choose("card", "draw:congress", "keep")
    assert stage.game.held[0] == 1


# Progressions.


@pytest.mark.rule("MD 9.3", "MD 9.34")
def test_a_progression_costs_its_sum_and_scores_its_level_at_once(new_stage):
    stage = new_stage(3).investing(0)
    stage.choose("progress:railroads")
    assert (stage.game.cash[0], stage.game.points[0]) == (10, 1)
    assert stage.refuses("progress:railroads") == "MD 9.3"
    assert stage.refuses("progress:circus") != ""
    stage = rich(new_stage(3).investing(0))
    stage.choose("progress:railroads", "progress:steamships")
    assert (stage.game.cash[0], stage.game.points[0]) == (1000 - 50 - 80, 3)


@pytest.mark.rule("MD 9.3", "MD 8.31")
def test_credits_lower_the_price_never_below_zero(new_stage):
    stage = rich(new_stage(3), 0, 30)
    credit(stage, 0, "railroads", 30)
    credit(stage, 0, "circus", 70)
    stage.investing(0).choose("progress:circus", "progress:railroads")
    assert stage.game.cash[0] == 10
    stage = rich(new_stage(3), 1, 10)
    credit(stage, 0, "railroads", 40)
    assert stage.investing(1).refuses("progress:railroads") != ""


@pytest.mark.rule("MD 9.31")
def test_levels_of_a_category_come_in_order(new_stage):
    stage = rich(new_stage(3).owns(0, *LEVEL_ONE).investing(0))
    assert stage.refuses("progress:airplanes") == "MD 9.31"
    assert "steamships" in stage.options("progress")
    stage = rich(new_stage(3).investing(0))
    assert stage.refuses("progress:steamships") == "MD 9.31"
    stage.choose("progress:railroads", "progress:steamships")


@pytest.mark.rule("MD 9.32")
def test_level_three_waits_for_all_of_level_one(new_stage):
    stage = rich(new_stage(3).owns(0, *LEVEL_ONE[:4], "steamships").investing(0))
    assert stage.refuses("progress:airplanes") == "MD 9.32"
    stage.choose("progress:westward_ho", "progress:airplanes")
    assert stage.game.points[0] == 1 + 3


@pytest.mark.rule("MD 9.33")
def test_the_last_of_a_level_raises_profit_once(new_stage):
    stage = rich(new_stage(3).owns(0, *LEVEL_ONE[:4], *LEVEL_TWO[:4]).investing(0))
    stage.choose("progress:westward_ho")
    assert stage.game.profit[0] == 30
    stage.choose("progress:innovation")
    assert stage.game.profit[0] == 50
    stage.choose("progress:airplanes", "progress:wireless", "progress:safety_net", "progress:television", "progress:computers")
    assert stage.game.profit[0] == 50


@pytest.mark.rule("MD 9.3")
def test_any_number_of_progressions_may_be_bought(new_stage):
    stage = rich(new_stage(3).investing(0))
    for level in (LEVEL_ONE, LEVEL_TWO):
        stage.choose(*(f"progress:{name}" for name in level))
    assert (sum(stage.game.owned[0]), stage.game.points[0]) == (10, 15)


# Wireless.


def wireless(stage, player=0):
    """All that Wireless asks for, then its purchase."""
    stage.owns(player, *LEVEL_ONE, "telephone")
    return rich(stage, player).investing(player).choose("progress:wireless")


@pytest.mark.rule("MD 10.19")
def test_wireless_lifts_tokens_from_the_map_without_loss(new_stage):
    stage = new_stage(3).holds(0, "ohio", "indiana").holds(0, "illinois", new=True).city("ohio")
    stage.game.profit[0] = 40
    wireless(stage)
    stage.choose("lift:ohio", "lift:pennsylvania", "lift:illinois")
    assert (stage.game.purchased[0], stage.game.lifted[0], stage.game.loss[0], stage.game.profit[0]) == (3, 3, 0, 40)
    assert stage.holder("ohio") is None
    assert stage.game.city[TERRITORY_NAMES.index("ohio")] == 1
    assert (stage.game.on_map[0], stage.game.fresh[0], stage.game.cities[0]) == (1, 0, 0)


@pytest.mark.rule("MD 10.19")
def test_a_city_left_behind_no_longer_counts(new_stage):
    stage = wireless(new_stage(3).holds(0, "ohio").city("ohio"))
    assert stage.game.most_cities == 1
    before = stage.game.points[0]
    stage.choose("lift:ohio")
    assert (stage.game.most_cities, stage.game.points[0]) == (0, before - 2)


@pytest.mark.rule("MD 10.19")
def test_lifted_and_bought_tokens_share_the_maximum(new_stage):
    stage = wireless(new_stage(3).holds(0, "ohio", "indiana", "illinois"))
    assert len(stage.options("tokens")) == 5
    stage.choose("tokens:3", "lift:ohio", "lift:indiana")
    assert stage.refuses("lift:illinois") == "MD 9.1"
    assert stage.refuses("tokens:1") == "MD 9.1"


@pytest.mark.rule("MD 10.19")
def test_no_more_than_five_are_lifted(new_stage):
    stage = wireless(new_stage(3).holds(2, "ohio", "indiana", "illinois", "iowa", "texas"), 2)
    stage.choose(*(f"lift:{name}" for name in ("ohio", "indiana", "illinois", "iowa", "texas")))
    assert stage.refuses("lift:louisiana") == "MD 10.19"
    assert stage.options("tokens") == ["1", "2", "3", "4"]


@pytest.mark.rule("MD 10.19")
def test_only_own_tokens_and_only_in_the_turn_of_the_purchase(new_stage):
    stage = wireless(new_stage(3))
    assert stage.refuses("lift:virginia") != ""
    wireless(new_stage(5), 4).choose("lift:quebec")
    stage = new_stage(3).owns(0, *LEVEL_ONE, "telephone", "wireless").investing(0)
    assert stage.refuses("lift:pennsylvania") == "MD 10.19"


@pytest.mark.rule("MD 10.19")
def test_lifted_tokens_buy_a_city_and_a_pioneer_bought_ones_go_first(new_stage):
    stage = wireless(new_stage(3).holds(0, "ohio", "indiana"))
    stage.choose("tokens:1", "lift:ohio", "city", "build:indiana")
    assert (stage.game.purchased[0], stage.game.lifted[0]) == (1, 1)
    stage.choose("pioneer")
    assert (stage.game.purchased[0], stage.game.lifted[0], stage.game.pioneers[0]) == (0, 0, 1)


# Unity.


@pytest.mark.rule("MD 9.35")
def test_unity_bought_now_works_from_the_next_turn(new_stage):
    stage = rich(new_stage(3).owns(0, "tolerance").investing(0))
    stage.choose("progress:unity")
    assert stage.game.united[0] == 0
    assert stage.game.phase == INVESTMENT
