"""Product payments of Manifest Destiny: icons, Cities, surplus, product tokens."""

from __future__ import annotations

import pytest
from midway.games.destiny.payment import pay_product
from midway.games.destiny.state import PRODUCT_NAMES, TECHNOLOGY_TOKEN, TERRITORY_NAMES


def paid(stage, product):
    """What a payment of the product brings each player."""
    before = list(stage.game.cash)
    stage.plain.bound(pay_product)(stage.game, PRODUCT_NAMES.index(product))
    return [after - old for after, old in zip(stage.game.cash, before, strict=True)]


@pytest.mark.rule("MD 8.331")
def test_all_players_with_established_icons_are_paid(new_stage):
    stage = new_stage().holds(0, "new_york").holds(1, "north_carolina", new=True).playing(3)
    assert paid(stage, "textiles") == [10, 10, 10, 0, 0]
    stage = new_stage().holds(1, "north_carolina", "south_carolina").playing(0)
    assert paid(stage, "textiles") == [0, 50, 10, 0, 0]


@pytest.mark.rule("MD 8.331")
def test_a_territory_with_two_icons_counts_twice(new_stage):
    stage = new_stage().holds(0, "middle_east").holds(1, "central_america").playing(0)
    assert paid(stage, "oil") == [30, 0, 0, 0, 0]
    assert paid(stage, "fruits_vegetables") == [0, 10, 5, 5, 0]


@pytest.mark.rule("MD 8.331")
def test_a_territory_with_several_products_is_paid_for_each(new_stage):
    stage = new_stage().holds(0, "california").playing(0)
    assert [paid(stage, name)[0] for name in ("gold", "fruits_vegetables", "technology", "oil")] == [20, 5, 20, 0]


@pytest.mark.rule("MD 8.331")
def test_cities_raise_the_payment_by_one_column_however_many(new_stage):
    stage = new_stage().holds(1, "north_carolina", "south_carolina").city("north_carolina", "south_carolina").playing(0)
    assert paid(stage, "textiles") == [0, 75, 10, 0, 0]


@pytest.mark.rule("MD 8.331")
def test_a_city_counts_for_whoever_holds_the_territory_and_only_for_its_products(new_stage):
    stage = new_stage().city("ohio").holds(0, "ohio").playing(0)  # built by another
    assert paid(stage, "wheat") == [20, 0, 0, 0, 0]  # two icons and a City
    assert paid(stage, "minerals") == [10, 0, 0, 0, 0]


@pytest.mark.rule("MD 8.3312")
def test_the_example_of_surplus(new_stage):
    stage = new_stage().holds(0, "indiana", "wisconsin", "arkansas").holds(1, "alberta").playing(0)
    assert paid(stage, "livestock") == [20, 5, 0, 0, 0]
    assert paid(stage, "livestock") == [10, 0, 0, 0, 0]  # three bring 10, one nothing
    assert paid(stage, "livestock") == [10, 0, 0, 0, 0]  # surplus counts once


@pytest.mark.rule("MD 8.331")
def test_six_icons_at_most_then_the_city_and_the_surplus(new_stage):
    textiles = ("new_england", "new_york", "north_carolina", "south_carolina", "georgia", "alabama", "mississippi")
    stage = new_stage().holds(0, *textiles).playing(0)
    assert paid(stage, "textiles")[0] == 125
    assert paid(stage, "textiles")[0] == 100  # seven without a City: column 5
    stage.city("georgia")
    assert paid(stage, "textiles")[0] == 125  # with a City in surplus: column 6


@pytest.mark.rule("MD 8.331")
def test_the_last_printed_column_is_the_best(new_stage):
    stage = new_stage().holds(1, "maryland", "kentucky", "north_carolina", "cuba").city("cuba").playing(0)
    assert paid(stage, "tobacco")[1] == 120  # five icons, five columns: the City adds nothing
    assert paid(stage, "tobacco")[1] == 120  # and makes good the surplus


@pytest.mark.rule("MD 8.3311")
def test_a_payment_that_reaches_nobody_makes_surplus(new_stage):
    stage = new_stage().playing(0)
    assert paid(stage, "oil") == [0] * 5
    assert stage.game.surplus[PRODUCT_NAMES.index("oil")] == 1


@pytest.mark.rule("MD 8.321")
def test_product_tokens_count_whoever_holds_the_territory(new_stage):
    stage = new_stage().holds(0, "new_england").playing(0)
    for name in ("pennsylvania", "virginia"):
        stage.game.added[TERRITORY_NAMES.index(name)] = TECHNOLOGY_TOKEN
    assert paid(stage, "technology") == [40, 20, 0, 0, 0]
    assert paid(stage, "tourists") == [0] * 5


@pytest.mark.rule("MD 8.3311")
def test_surplus_ends_with_the_card_play_phase(new_stage):
    stage = new_stage(3).hand(0, "president").playing(0).choose("play:president:product")
    assert stage.game.surplus[PRODUCT_NAMES.index("technology")] == 1
    stage.choose("done", "done", "done")
    assert stage.phase == "investment"
    assert sum(stage.game.surplus) == 0


@pytest.mark.rule("MD 8.331", "MD 8.32")
def test_the_log_tells_each_payment_once(new_stage):
    stage = new_stage().playing(0)
    stage.game.told.clear()
    paid(stage, "textiles")
    assert stage.told == ["paid-out", "paid-out", "surplus"]
