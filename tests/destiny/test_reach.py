"""Where a player may place: by land, ferry, wire, rail, sea and air, and how far Wireless goes."""

from __future__ import annotations

import pytest
from midway.games.destiny.reach import accessible, closed
from midway.games.destiny.state import FIRST_MARKET, RAILS, RAILS_OVER_RIVERS, REGION_NAMES, TERRITORY_NAMES
from midway.games.destiny.tables import REGION

PENNSYLVANIA, VIRGINIA, LOUISIANA, MEXICO, QUEBEC = range(5)
MARKETS = list(TERRITORY_NAMES[FIRST_MARKET:])


def reached(stage, player):
    """All that is accessible to a player."""
    return {name for number, name in enumerate(TERRITORY_NAMES) if accessible(stage.game, player, number, 0)}


def region(*regions):
    """All territories of some regions."""
    return {name for number, name in enumerate(TERRITORY_NAMES) if REGION_NAMES[REGION[number]] in regions}


# By land.


@pytest.mark.rule("MD 10.1")
def test_the_neighbours_of_a_home_are_within_reach_rivers_or_not(new_stage):
    stage = new_stage()
    assert reached(stage, PENNSYLVANIA) == {"maryland", "new_jersey", "new_york", "ohio", "west_virginia"}
    assert reached(stage, LOUISIANA) == {"arkansas", "mississippi"}


@pytest.mark.rule("MD 10.1")
def test_four_corners_are_adjacent(new_stage):
    stage = new_stage().owns(LOUISIANA, "westward_ho").holds(LOUISIANA, "utah")
    assert {"new_mexico", "colorado", "arizona"} <= reached(stage, LOUISIANA)


@pytest.mark.rule("MD 10.1", "MD 10.23")
def test_only_an_established_presence_is_a_base(new_stage):
    stage = new_stage().holds(PENNSYLVANIA, "ohio", new=True)
    assert "indiana" not in reached(stage, PENNSYLVANIA)
    stage = new_stage().holds(PENNSYLVANIA, "ohio")
    assert {"indiana", "michigan", "kentucky"} <= reached(stage, PENNSYLVANIA)


@pytest.mark.rule("MD 10.1")
def test_a_lost_home_is_a_base_and_a_target(new_stage):
    stage = new_stage(3)
    home = TERRITORY_NAMES.index("virginia")
    stage.game.holder[home] = PENNSYLVANIA + 1
    assert reached(stage, VIRGINIA) == {"virginia", "kentucky", "maryland", "north_carolina", "tennessee", "west_virginia"}


@pytest.mark.rule("MD 10.1")
def test_a_table_may_say_that_a_lost_home_is_no_base(new_stage):
    stage = new_stage(3, corrections={"rules": {"home_is_base_when_lost": {"value": 0}}}).tokens(VIRGINIA, 3).expanding(VIRGINIA)
    assert stage.options("settle") == ["maryland", "west_virginia", "kentucky", "tennessee", "north_carolina"]
    stage.game.holder[TERRITORY_NAMES.index("virginia")] = PENNSYLVANIA + 1
    assert stage.legal == ["priority", "done"]


@pytest.mark.rule("MD 10.11")
def test_nobody_enters_the_west_without_westward_ho(new_stage):
    stage = new_stage().holds(LOUISIANA, "missouri", "iowa").tokens(LOUISIANA, 3).expanding(LOUISIANA)
    west = region("northwest", "southwest")
    assert not west & reached(stage, LOUISIANA)
    assert stage.refuses("settle:oklahoma") == "MD 10.1"
    stage.owns(LOUISIANA, "westward_ho")
    assert west & reached(stage, LOUISIANA) == {"texas", "oklahoma", "kansas", "nebraska", "south_dakota"}
    stage.choose("settle:oklahoma")


@pytest.mark.rule("MD 10.11", "MD 10.13", "MD 10.14")
def test_a_presence_in_the_west_without_westward_ho_leads_out_of_it_only(new_stage):
    stage = new_stage().holds(QUEBEC, "utah", "nebraska").owns(QUEBEC, "railroads", "telegraph")
    gained = reached(stage, QUEBEC) - reached(new_stage().owns(QUEBEC, "railroads", "telegraph"), QUEBEC)
    assert gained == {"arkansas", "illinois", "iowa", "kentucky", "missouri", "tennessee", "wisconsin"}


@pytest.mark.rule("MD 10.11")
def test_a_card_may_look_past_westward_ho(new_stage):
    stage = new_stage()
    texas = TERRITORY_NAMES.index("texas")
    assert not accessible(stage.game, LOUISIANA, texas, 0)
    assert accessible(stage.game, LOUISIANA, texas, 1)


@pytest.mark.rule("MD 10.12")
def test_the_south_americas_are_adjacent(new_stage):
    stage = new_stage().holds(MEXICO, "east_south_america")
    assert "west_south_america" in reached(stage, MEXICO)
    assert "central_america" not in reached(stage, MEXICO)


# Ferries.


@pytest.mark.rule("MD 10.17")
def test_a_ferry_is_an_adjacency(new_stage):
    stage = new_stage().holds(QUEBEC, "ontario", "southern_ontario")
    assert {"michigan", "new_york"} <= reached(stage, QUEBEC)


@pytest.mark.rule("MD 10.15", "MD 10.17")
def test_alaska_is_next_to_british_columbia_not_to_washington(new_stage):
    stage = new_stage().holds(QUEBEC, "washington").owns(QUEBEC, "westward_ho")
    assert "alaska" not in reached(stage, QUEBEC)
    stage.holds(QUEBEC, "british_columbia")
    assert "alaska" in reached(stage, QUEBEC)


@pytest.mark.rule("MD 10.13", "MD 10.17")
def test_telegraph_takes_no_ferry(new_stage):
    stage = new_stage().owns(QUEBEC, "telegraph").holds(QUEBEC, "southern_ontario")
    assert {"michigan", "new_york"} <= reached(stage, QUEBEC)
    assert "indiana" not in reached(stage, QUEBEC)
    assert "cuba" not in reached(new_stage().owns(VIRGINIA, "telegraph").holds(VIRGINIA, "georgia"), VIRGINIA)


@pytest.mark.rule("MD 10.14", "MD 10.17")
def test_railroads_take_no_ferry(new_stage):
    stage = new_stage().owns(QUEBEC, "railroads")
    assert "southern_ontario" in reached(stage, QUEBEC)
    assert "michigan" not in reached(stage, QUEBEC)


# Telegraph.


@pytest.mark.rule("MD 10.13")
def test_telegraph_passes_through_one_territory(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "telegraph")
    second = {"indiana", "michigan", "kentucky", "virginia", "new_england", "quebec"}
    assert reached(stage, PENNSYLVANIA) - {"pennsylvania"} == reached(new_stage(), PENNSYLVANIA) | second


@pytest.mark.rule("MD 10.13")
def test_rivers_do_not_stop_telegraph(new_stage):
    stage = new_stage().owns(LOUISIANA, "telegraph")
    assert {"alabama", "tennessee", "missouri"} <= reached(stage, LOUISIANA)


@pytest.mark.rule("MD 10.13")
@pytest.mark.parametrize(
    ("between", "passes"),
    [("rival", False), ("natives", False), ("new rival", True), ("own", True), ("new own", True), ("", True)],
)
def test_what_telegraph_passes_through(new_stage, between, passes):
    stage = new_stage().owns(PENNSYLVANIA, "telegraph")
    if between == "natives":
        stage.natives("ohio")
    elif between:
        stage.holds(PENNSYLVANIA if "own" in between else VIRGINIA, "ohio", new="new" in between)
    assert ("indiana" in reached(stage, PENNSYLVANIA)) is passes


@pytest.mark.rule("MD 10.11", "MD 10.13")
def test_telegraph_passes_the_west_with_westward_ho_only(new_stage):
    stage = new_stage().owns(LOUISIANA, "telegraph")
    assert "chihuahua" not in reached(stage, LOUISIANA)
    assert "chihuahua" in reached(stage.owns(LOUISIANA, "westward_ho"), LOUISIANA)
    stage = new_stage().owns(QUEBEC, "telegraph").holds(QUEBEC, "minnesota").natives("manitoba")
    assert "saskatchewan" not in reached(stage, QUEBEC)
    assert "saskatchewan" in reached(stage.owns(QUEBEC, "westward_ho"), QUEBEC)


@pytest.mark.rule("MD 4.2", "MD 10.13")
@pytest.mark.parametrize(("players", "passes"), [(5, True), (4, False)])
def test_telegraph_does_not_pass_a_closed_region(new_stage, players, passes):
    stage = new_stage(players).owns(PENNSYLVANIA, "telegraph").holds(PENNSYLVANIA, "new_york").natives("new_england")
    stage.game.holder[TERRITORY_NAMES.index("quebec")] = 0
    assert ("maine" in reached(stage, PENNSYLVANIA)) is passes


@pytest.mark.rule("MD 10.13")
def test_telegraph_works_from_a_lost_home(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "telegraph")
    stage.game.holder[TERRITORY_NAMES.index("pennsylvania")] = VIRGINIA + 1
    assert "indiana" in reached(stage, PENNSYLVANIA)


# Railroads.


@pytest.mark.rule("MD 10.14")
def test_railroads_cross_a_region_to_its_neighbours_but_no_river(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "railroads")
    north = {"maine", "new_england", "new_york", "new_jersey", "ohio", "indiana", "illinois", "michigan", "wisconsin"}
    beyond = {"quebec", "maritimes", "maryland", "west_virginia"}
    assert reached(stage, PENNSYLVANIA) - {"pennsylvania"} == north | beyond
    # Minnesota and Iowa are in the region, beyond the Mississippi; Kentucky borders it, beyond the Ohio.


@pytest.mark.rule("MD 10.14")
def test_railroads_pass_rivals_and_natives(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "railroads").natives("ohio").holds(VIRGINIA, "new_york")
    assert {"indiana", "new_england", "maine"} <= reached(stage, PENNSYLVANIA)


@pytest.mark.rule("MD 10.14")
def test_railroads_need_an_established_presence_not_a_lost_home(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "railroads")
    stage.game.holder[TERRITORY_NAMES.index("pennsylvania")] = VIRGINIA + 1
    assert reached(stage, PENNSYLVANIA) == reached(new_stage(), PENNSYLVANIA) | {"pennsylvania"}


@pytest.mark.rule("MD 10.11", "MD 10.14")
def test_railroads_stop_before_the_west_without_westward_ho(new_stage):
    stage = new_stage().owns(LOUISIANA, "railroads")
    assert not region("northwest", "southwest") & reached(stage, LOUISIANA)
    stage.owns(LOUISIANA, "westward_ho")
    assert {"texas", "oklahoma", "kansas", "nebraska"} == region("northwest", "southwest") & reached(stage, LOUISIANA)


@pytest.mark.rule("MD 8.324", "MD 10.14")
def test_railroads_granted_by_a_card_work_in_expansion_and_may_cross_rivers(new_stage):
    stage = new_stage()
    stage.game.rails[PENNSYLVANIA] = RAILS_OVER_RIVERS
    assert "iowa" not in reached(stage, PENNSYLVANIA)
    stage.expanding(PENNSYLVANIA)
    assert {"iowa", "minnesota", "kentucky", "manitoba", "missouri"} <= reached(stage, PENNSYLVANIA)
    assert "nebraska" not in reached(stage, PENNSYLVANIA)
    assert "southern_ontario" not in reached(stage, PENNSYLVANIA)
    stage.game.rails[PENNSYLVANIA] = RAILS
    assert "illinois" in reached(stage, PENNSYLVANIA)
    assert "iowa" not in reached(stage, PENNSYLVANIA)


# Steamships.


@pytest.mark.rule("MD 10.15")
def test_steamships_reach_the_coast_of_an_established_presence(new_stage):
    stage = new_stage().owns(VIRGINIA, "steamships")
    assert {"maine", "quebec", "newfoundland", "cuba", "yucatan", "oaxaca", "central_america", "east_south_america"} <= reached(
        stage, VIRGINIA
    )
    assert not {"west_south_america", "jalisco", "texas", "california", "hawaii"} & reached(stage, VIRGINIA)
    assert "texas" in reached(stage.owns(VIRGINIA, "westward_ho"), VIRGINIA)


@pytest.mark.rule("MD 10.15")
def test_oaxaca_and_central_america_are_on_both_coasts(new_stage):
    for both in ("oaxaca", "central_america"):
        stage = new_stage().owns(MEXICO, "steamships", "westward_ho").holds(MEXICO, both)
        assert {"hawaii", "alaska", "west_south_america", "east_south_america", "florida", "quebec"} <= reached(stage, MEXICO)


@pytest.mark.rule("MD 10.15")
def test_the_panama_canal_makes_all_coasts_one(new_stage):
    stage = new_stage().owns(VIRGINIA, "steamships", "westward_ho")
    stage.game.panama = 1
    assert {"california", "hawaii", "alaska", "west_south_america", "jalisco"} <= reached(stage, VIRGINIA)
    assert not reached(stage, VIRGINIA) & set(MARKETS)
    inland = new_stage().owns(PENNSYLVANIA, "steamships")
    inland.game.panama = 1
    assert reached(inland, PENNSYLVANIA) == reached(new_stage(), PENNSYLVANIA)


@pytest.mark.rule("MD 10.15")
def test_steamships_do_not_sail_from_a_lost_home_a_new_presence_or_a_foreign_market(new_stage):
    stage = new_stage().owns(VIRGINIA, "steamships")
    stage.game.holder[TERRITORY_NAMES.index("virginia")] = PENNSYLVANIA + 1
    stage.holds(VIRGINIA, "maine", new=True).holds(VIRGINIA, "europe")
    assert "florida" not in reached(stage, VIRGINIA)


@pytest.mark.rule("MD 10.12", "MD 10.15")
def test_hawaii_and_the_south_americas_are_reached_by_sea_only(new_stage):
    stage = new_stage().owns(MEXICO, "railroads", "telegraph", "westward_ho")
    stage.holds(MEXICO, "central_america", "california")
    assert not {"hawaii", "east_south_america", "west_south_america"} & reached(stage, MEXICO)


# Airplanes, e-Commerce.


@pytest.mark.rule("MD 10.16")
def test_airplanes_reach_all_but_foreign_markets(new_stage):
    stage = new_stage().owns(QUEBEC, "airplanes", "westward_ho")
    assert reached(stage, QUEBEC) == set(TERRITORY_NAMES) - set(MARKETS)


@pytest.mark.rule("MD 10.161")
@pytest.mark.parametrize(
    ("base", "new", "city", "markets"),
    [
        ("virginia", False, True, {"europe", "africa", "middle_east"}),
        ("virginia", False, False, set()),
        ("louisiana", False, True, {"europe", "africa", "middle_east"}),
        ("jalisco", False, True, {"asia", "australia"}),
        ("jalisco", True, True, set()),
        ("oaxaca", False, True, set(MARKETS)),
        ("pennsylvania", False, True, set()),
    ],
)
def test_a_foreign_market_needs_a_city_on_its_ocean(new_stage, base, new, city, markets):
    player = {"virginia": VIRGINIA, "louisiana": LOUISIANA, "pennsylvania": PENNSYLVANIA}.get(base, MEXICO)
    stage = new_stage().owns(player, "airplanes", "westward_ho")
    if player == MEXICO:
        stage.holds(player, base, new=new)
    if city:
        stage.city(base)
    assert reached(stage, player) & set(MARKETS) == markets


@pytest.mark.rule("MD 10.161")
@pytest.mark.parametrize("new", [False, True])
def test_a_city_in_another_foreign_market_opens_the_others(new_stage, new):
    stage = new_stage().owns(QUEBEC, "airplanes", "westward_ho").holds(QUEBEC, "europe", new=new).city("europe")
    assert reached(stage, QUEBEC) & set(MARKETS) == set(MARKETS) - {"europe"}


@pytest.mark.rule("MD 10.16")
def test_airplanes_hold_at_most_three_foreign_markets(new_stage):
    stage = new_stage().owns(VIRGINIA, "airplanes", "westward_ho").city("virginia").holds(VIRGINIA, "asia", "australia")
    assert reached(stage, VIRGINIA) & set(MARKETS) == {"europe", "africa", "middle_east"}
    stage.holds(VIRGINIA, "africa", new=True)
    assert not reached(stage, VIRGINIA) & set(MARKETS)


@pytest.mark.rule("MD 10.18")
def test_e_commerce_reaches_everything(new_stage):
    stage = new_stage().owns(QUEBEC, "westward_ho", "computers").claimed(QUEBEC, "e_commerce")
    assert reached(stage, QUEBEC) == set(TERRITORY_NAMES)
    assert reached(stage, VIRGINIA) == reached(new_stage(), VIRGINIA)


# Closed regions, blocked markets.


@pytest.mark.rule("MD 4.2", "MD 4.3")
@pytest.mark.parametrize(("players", "shut"), [(5, set()), (4, region("canada")), (3, region("canada", "mexico"))])
def test_closed_regions_are_closed_to_every_feature(new_stage, players, shut):
    stage = new_stage(players).owns(VIRGINIA, "westward_ho", "computers").claimed(VIRGINIA, "e_commerce").tokens(VIRGINIA, 5, 5)
    assert reached(stage, VIRGINIA) == set(TERRITORY_NAMES) - shut
    assert {name for number, name in enumerate(TERRITORY_NAMES) if closed(stage.game, number)} == shut
    stage.expanding(VIRGINIA)
    assert stage.refuses("settle:manitoba") == ("MD 4.2" if shut else "")
    assert stage.refuses("settle:sonora") == ("MD 4.2" if "sonora" in shut else "")


@pytest.mark.rule("MD 4.2", "MD 10.17")
def test_without_canada_alaska_has_no_ferry(new_stage):
    stage = new_stage(4).owns(MEXICO, "westward_ho").holds(MEXICO, "washington").tokens(MEXICO, 5).expanding(MEXICO)
    assert stage.refuses("settle:alaska") == "MD 10.1"
    assert stage.refuses("settle:british_columbia") == "MD 4.2"


@pytest.mark.rule("MD 8.32")
def test_a_blocked_market_is_out_of_reach_for_the_turn(new_stage):
    stage = new_stage().owns(QUEBEC, "westward_ho", "computers").claimed(QUEBEC, "e_commerce").holds(VIRGINIA, "asia")
    stage.game.blocked[MARKETS.index("asia")] = stage.game.blocked[MARKETS.index("europe")] = 1
    assert reached(stage, QUEBEC) == set(TERRITORY_NAMES) - {"asia", "europe"}
    stage.tokens(QUEBEC, 5, 5).expanding(QUEBEC)
    assert stage.refuses("settle:europe") == stage.refuses("attack:asia") == "MD 8.32"
    assert stage.refuses("settle:africa") == ""
