"""What the board in the browser draws: the map agrees with the content, and what it tells of a position with the rules."""

from __future__ import annotations

import json
import re
from collections import defaultdict

import pytest
from midway.games.destiny import GAME
from midway.games.destiny.picture import extras
from midway.games.destiny.state import CARD_NAMES, PRODUCT_NAMES, TERRITORY_NAMES
from midway.games.destiny.tables import CONTENT

BOARD = GAME.folder / "board"
LANDS = CONTENT.default["territories"]["territory"]
CORNERS = {frozenset({"arizona", "colorado"}), frozenset({"new_mexico", "utah"})}
PENNSYLVANIA, VIRGINIA, LOUISIANA, MEXICO, QUEBEC = range(5)


def drawn():
    """The map as the browser reads it."""
    return json.loads((BOARD / "territories.js").read_text(encoding="utf-8").split("export default ")[1].rstrip(";\n"))


class Position:
    """As much of a match as the picture asks for."""

    def __init__(self, stage):
        self.state, self.plain, self.number = stage.game, stage.plain, 0


def shown(stage):
    """What the picture shows of a position."""
    return extras(Position(stage))


# The map.


def test_every_territory_has_its_place_its_goods_and_its_harbours():
    places = drawn()["territories"]
    assert list(places) == list(TERRITORY_NAMES)
    for name, place in places.items():
        assert len(place["goods"]) == len(LANDS[name]["products"]), name
        assert sorted(place["ports"]) == sorted(LANDS[name]["coasts"]), name


@pytest.mark.rule("MD 10.1")
def test_territories_that_touch_on_the_map_are_the_neighbours_of_the_rules():
    beside = defaultdict(set)
    for name, place in drawn()["territories"].items():
        for arc in (number for ring in place["rings"] for number in ring):
            beside[arc if arc >= 0 else ~arc].add(name)
    touching = {frozenset(pair) for pair in beside.values() if len(pair) == 2}
    adjacent = {frozenset({name, other}) for name, land in LANDS.items() for other in land["land"] + land["river"]}
    assert touching == adjacent - CORNERS


@pytest.mark.rule("MD 10.17")
def test_the_ferries_of_the_rules_are_drawn():
    lines = {frozenset({ferry["a"], ferry["b"]}) for ferry in drawn()["ferries"]}
    assert lines == {frozenset({name, other}) for name, land in LANDS.items() for other in land["ferry"]}


def test_every_card_has_an_emblem_that_is_drawn():
    listed = re.search(r"EMBLEMS = \{(.*?)\};", (BOARD / "cards.js").read_text(encoding="utf-8"), re.DOTALL)[1]
    emblems = dict(re.findall(r'(\w+): "(\w+)"', listed))
    drawings = set(re.findall(r'<symbol id="(\w+)"', (BOARD / "art.svg").read_text(encoding="utf-8")))
    assert set(emblems) == set(CARD_NAMES)
    assert set(emblems.values()) | set(PRODUCT_NAMES) <= drawings


# Reach, with its reason.


@pytest.mark.rule("MD 10.1", "MD 10.13", "MD 10.17")
def test_reach_names_the_plainest_way_and_from_where_it_leads(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "telegraph").holds(PENNSYLVANIA, "ohio", "michigan").expanding(PENNSYLVANIA)
    reach = shown(stage)["reach"]
    assert (reach["indiana"]["by"], reach["indiana"]["via"]) == ("adjacent", "ohio")
    assert (reach["ontario"]["by"], reach["ontario"]["via"]) == ("ferry", "michigan")
    assert (reach["illinois"]["by"], reach["illinois"]["via"]) == ("telegraph", "indiana")
    assert "california" not in reach
    assert "ohio" not in reach


@pytest.mark.rule("MD 10.14", "MD 10.15", "MD 10.16", "MD 10.18")
def test_reach_names_the_feature_that_gives_it(new_stage):
    stage = new_stage().owns(LOUISIANA, "railroads", "steamships").expanding(LOUISIANA)
    reach = shown(stage)["reach"]
    assert (reach["missouri"]["by"], reach["missouri"]["rule"]) == ("railroads", "MD 10.14")
    assert (reach["cuba"]["by"], reach["cuba"]["rule"]) == ("steamships", "MD 10.15")
    stage.owns(LOUISIANA, "airplanes", "westward_ho")
    assert shown(stage)["reach"]["utah"]["by"] == "airplanes"


@pytest.mark.rule("MD 10.21", "MD 10.24", "MD 10.241", "MD 10.245")
def test_a_target_tells_its_price_and_an_attack_its_exact_odds(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland").city("maryland").expanding(PENNSYLVANIA)
    reach = shown(stage)["reach"]
    assert (reach["ohio"]["cost"], reach["ohio"]["odds"]) == (2, None)
    assert (reach["maryland"]["cost"], reach["maryland"]["odds"]) == (2, 39.0)


# What the turn brings.


@pytest.mark.rule("MD 11.1", "MD 11.3", "MD 11.6", "MD 12.1")
def test_the_forecast_is_what_the_adjustments_bring_and_knows_nobodys_cash(new_stage):
    stage = new_stage().holds(PENNSYLVANIA, "ohio", "maryland", new=True).expanding(PENNSYLVANIA)
    first = shown(stage)["brings"]
    assert (first[PENNSYLVANIA]["profit"], first[PENNSYLVANIA]["income"]["profit"]) == (40, 40)
    assert (first[PENNSYLVANIA]["fresh"], first[VIRGINIA]["leader"]) == (2, {"seat": PENNSYLVANIA + 1})
    stage.game.cash[:] = [0, 1, 2, 3, 4]
    assert shown(stage)["brings"] == first
