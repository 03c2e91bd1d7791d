"""Progressions: prices, levels and points, and those that work in Investment: Wireless and Unity."""

from __future__ import annotations

import pytest
from midway.games.destiny.state import INVESTMENT, PROGRESSION_NAMES, TERRITORY_NAMES

LEVEL_ONE = ("railroads", "telegraph", "tolerance", "circus", "westward_ho")
LEVEL_TWO = ("steamships", "telephone", "unity", "pro_sports", "innovation")


def credit(stage, player, progression, dollars):
    """A credit of this turn."""
    stage.game.credit[player][PROGRESSION_NAMES.index(progression)] += dollars


# Progressions.


@pytest.mark.rule("MD 9.3", "MD 9.34")
def test_a_progression_costs_its_sum_and_scores_its_level_at_once(new_stage):
    stage = new_stage(3).investing(0)
    stage.choose("progress:railroads")
    assert (stage.game.cash[0], stage.game.points[0]) == (10, 1)
    assert stage.refuses("progress:railroads") == "MD 9.3"
    assert stage.refuses("progress:circus") != ""
    stage = new_stage(3).investing(0).rich()
    stage.choose("progress:railroads", "progress:steamships")
    assert (stage.game.cash[0], stage.game.points[0]) == (1000 - 50 - 80, 3)


@pytest.mark.rule("MD 9.3", "MD 8.31")
def test_credits_lower_the_price_never_below_zero(new_stage):
    stage = new_stage(3).rich(0, 30)
    credit(stage, 0, "railroads", 30)
    credit(stage, 0, "circus", 70)
    stage.investing(0).choose("progress:circus", "progress:railroads")
    assert stage.game.cash[0] == 10
    stage = new_stage(3).rich(1, 10)
    credit(stage, 0, "railroads", 40)
    assert stage.investing(1).refuses("progress:railroads") != ""


@pytest.mark.rule("MD 9.31")
def test_levels_of_a_category_come_in_order(new_stage):
    stage = new_stage(3).owns(0, *LEVEL_ONE).investing(0).rich()
    assert stage.refuses("progress:airplanes") == "MD 9.31"
    assert "steamships" in stage.options("progress")
    stage = new_stage(3).investing(0).rich()
    assert stage.refuses("progress:steamships") == "MD 9.31"
    stage.choose("progress:railroads", "progress:steamships")


@pytest.mark.rule("MD 9.32")
def test_level_three_waits_for_all_of_level_one(new_stage):
    stage = new_stage(3).owns(0, *LEVEL_ONE[:4], "steamships").investing(0).rich()
    assert stage.refuses("progress:airplanes") == "MD 9.32"
    stage.choose("progress:westward_ho", "progress:airplanes")
    assert stage.game.points[0] == 1 + 3


@pytest.mark.rule("MD 9.33")
def test_the_last_of_a_level_raises_profit_once(new_stage):
    stage = new_stage(3).owns(0, *LEVEL_ONE[:4], *LEVEL_TWO[:4]).investing(0).rich()
    stage.choose("progress:westward_ho")
    assert stage.game.profit[0] == 30
    stage.choose("progress:innovation")
    assert stage.game.profit[0] == 50
    stage.choose("progress:airplanes", "progress:wireless", "progress:safety_net", "progress:television", "progress:computers")
    assert stage.game.profit[0] == 50


@pytest.mark.rule("MD 9.3")
def test_any_number_of_progressions_may_be_bought(new_stage):
    stage = new_stage(3).investing(0).rich()
    for level in (LEVEL_ONE, LEVEL_TWO):
        stage.choose(*(f"progress:{name}" for name in level))
    assert (sum(stage.game.owned[0]), stage.game.points[0]) == (10, 15)


# Wireless.


def wireless(stage, player=0):
    """All that Wireless asks for, then its purchase."""
    stage.owns(player, *LEVEL_ONE, "telephone")
    return stage.rich(player).investing(player).choose("progress:wireless")


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
    stage = new_stage(3).owns(0, "tolerance").investing(0).rich()
    stage.choose("progress:unity")
    assert stage.game.united[0] == 0
    assert stage.game.phase == INVESTMENT
