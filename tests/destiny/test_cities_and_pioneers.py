"""Cities and Pioneers: where they may stand, how many there may be, and those that come free."""

from __future__ import annotations

import pytest
from midway.games.destiny.presence import destroy_city
from midway.games.destiny.research import free_pioneer_blocked, take_free_pioneer
from midway.games.destiny.state import CITY_BOX, PIONEER_BOX, TERRITORY_NAMES


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
