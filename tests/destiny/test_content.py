"""The content of Manifest Destiny against the printed rules, and what tables are made of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from midway.games.destiny import checks, state, tables
from midway.games.destiny.tables import CONTENT
from midway.kernel.content import ContentError

TERRITORIES = CONTENT.default["territories"]["territory"]
REGIONS = CONTENT.default["territories"]["region"]
PRODUCTS = CONTENT.default["products"]["product"]
PROGRESSIONS = CONTENT.default["progressions"]["progression"]
BREAKTHROUGHS = CONTENT.default["breakthroughs"]["breakthrough"]
CARDS = CONTENT.default["cards"]["card"]
RULES = CONTENT.default["rules"]
MARKETS = {"europe", "africa", "middle_east", "asia", "australia"}
REMOVED_4 = (
    "hudson_bay_company thomas_jefferson davy_crockett p_t_barnum reconstruction sewards_folly amelia_earhart dust_bowl "
    "elvis_presley civil_disobedience"
)
REMOVED_3 = (
    "hudson_bay_company remember_the_alamo ben_franklin thomas_jefferson robert_fulton war_of_1812 star_spangled_banner "
    "davy_crockett samuel_morse p_t_barnum reconstruction sewards_folly thomas_edison the_60s amelia_earhart dust_bowl "
    "franklin_d_roosevelt lawyer elvis_presley civil_disobedience"
)


def pieces_of_map(names):
    """The parts of a map that hang together by land, river or ferry."""
    left, parts = set(names), []
    while left:
        todo = [left.pop()]
        part = set(todo)
        while todo:
            here = TERRITORIES[todo.pop()]
            fresh = {name for link in checks.LINKS for name in here[link]} & left
            left -= fresh
            part |= fresh
            todo += fresh
        parts.append(part)
    return parts


def members(low, high):
    """The territories of a set of two words, by name."""
    return {name for n, name in enumerate(state.TERRITORY_NAMES) if (low | high << state.HALF) >> n & 1}


def at(name):
    return state.TERRITORY_NAMES.index(name)


@pytest.mark.rule("MD 3.4")
def test_seventy_four_territories_in_eight_regions():
    assert (len(TERRITORIES), len(REGIONS)) == (74, 8)
    assert set(state.TERRITORY_NAMES[state.FIRST_MARKET :]) == MARKETS
    assert all(TERRITORIES[name]["region"] == "foreign_markets" for name in MARKETS)
    assert all(entry["control"] in (1, 2, 3) for entry in TERRITORIES.values())
    assert (TERRITORIES["utah"]["control"], TERRITORIES["colorado"]["control"]) == (1, 2)


@pytest.mark.rule("MD 10.1")
def test_every_border_is_seen_from_both_sides_and_is_of_one_kind():
    for name, entry in TERRITORIES.items():
        for link in checks.LINKS:
            assert all(name in TERRITORIES[other][link] and other != name for other in entry[link])
        assert all(not set(entry[a]) & set(entry[b]) for a, b in combinations(checks.LINKS, 2))
    for corner in (("utah", "colorado", "arizona", "new_mexico"), ("yucatan", "oaxaca", "central_america")):
        assert all(b in TERRITORIES[a]["land"] + TERRITORIES[a]["river"] for a, b in combinations(corner, 2))


@pytest.mark.rule("MD 10.12", "MD 10.15")
def test_the_mainland_is_one_piece_and_islands_are_reached_by_sea():
    parts = pieces_of_map(set(TERRITORIES) - MARKETS)
    assert len(parts) == 3
    assert {"hawaii"} in parts
    assert {"east_south_america", "west_south_america"} in parts
    assert not any(TERRITORIES[name][link] for name in MARKETS for link in checks.LINKS)
    for name in ("alaska", "cuba"):
        assert TERRITORIES[name]["ferry"]
        assert not TERRITORIES[name]["land"] + TERRITORIES[name]["river"]
    assert TERRITORIES["alaska"]["ferry"] == ["british_columbia"]
    assert [name for name, entry in TERRITORIES.items() if len(entry["coasts"]) == 2] == ["oaxaca", "central_america"]


@pytest.mark.parametrize("count", ["three", "four", "five"])
@pytest.mark.rule("MD 4.2", "MD 4.3")
def test_the_eastern_states_hang_together_without_closed_regions(count):
    closed = RULES["players"][count]["closed_regions"]
    east = [n for n, e in TERRITORIES.items() if e["region"] in ("northern_us", "southern_us") and e["region"] not in closed]
    assert len(pieces_of_map(east)) == 1


@pytest.mark.rule("MD 4.1", "MD 6.4", "MD 9.1")
def test_the_numbers_of_each_player_count():
    players = RULES["players"]
    assert [players[n]["start_profit"] for n in ("three", "four", "five")] == [20, 20, 30]
    assert [players[n]["token_max_by_turn_position"] for n in ("three", "four", "five")] == [
        [3, 5, 7], [3, 5, 7, 7], [3, 5, 7, 9, 7],
    ]  # fmt: skip
    assert [players[n]["closed_regions"] for n in ("three", "four", "five")] == [["canada", "mexico"], ["canada"], []]
    homes = {name for name, entry in TERRITORIES.items() if entry["home"]}
    assert homes == {"louisiana", "mexico", "pennsylvania", "quebec", "virginia"} == set(players["five"]["homes"])
    assert homes - set(players["four"]["homes"]) == {"quebec"}
    assert homes - set(players["three"]["homes"]) == {"quebec", "mexico"}


@pytest.mark.rule("MD 8.331")
def test_the_payment_table():
    rows = [entry["payments"] for entry in PRODUCTS.values()]
    assert rows == [
        [5, 10, 15, 20, 30, 40], [5, 10, 20, 30, 40, 50], [5, 10, 20, 30, 45, 60], [10, 20, 30, 40, 60, 80],
        [10, 20, 40, 60, 80, 100], [10, 25, 50, 75, 100, 125], *[[10, 30, 60, 90, 120]] * 3, *[[20, 40, 70, 100, 150, 200]] * 3,
    ]  # fmt: skip
    icons = Counter(product for entry in TERRITORIES.values() for product in entry["products"])
    icons += Counter({"tourists": RULES["tourist_tokens"]["value"], "technology": RULES["technology_tokens"]["value"]})
    assert all(icons[name] == 5 if len(entry["payments"]) == 5 else icons[name] >= 6 for name, entry in PRODUCTS.items())
    assert TERRITORIES["central_america"]["products"] == ["fruits_vegetables"] * 2
    assert TERRITORIES["middle_east"]["products"] == ["oil"] * 2


@pytest.mark.rule("MD 9.3", "MD 9.34", "MD 9.412")
def test_progressions_and_breakthroughs():
    assert sum(entry["vp"] for entry in PROGRESSIONS.values()) == 30
    assert len({(entry["category"], entry["level"]) for entry in PROGRESSIONS.values()}) == 15
    assert sum(entry["vp"] for entry in BREAKTHROUGHS.values()) == 19
    tank = BREAKTHROUGHS["think_tank"]
    assert (tank["vp"], len(tank["steps"])) == (2, 4)
    assert {1, 3, 4} <= set(tank["steps"])


@pytest.mark.rule("MD 4.1", "MD 8.61")
def test_piles_and_kinds_of_the_64_cards():
    assert [entry["number"] for entry in CARDS.values()] == list(range(1, 65))
    assert [entry["number"] for entry in CARDS.values() if entry["kind"] == "destiny"] == list(range(1, 15))
    piles = [[*range(1, 7), *range(14, 33), *range(61, 65)], [*range(7, 10), *range(33, 47)], [*range(10, 14), *range(47, 61)]]
    for era, numbers in enumerate(piles, 1):
        assert [entry["number"] for entry in CARDS.values() if entry["pile"] == era] == numbers


@pytest.mark.parametrize(("seats", "names"), [(4, REMOVED_4), (3, REMOVED_3)])
@pytest.mark.rule("MD 4.2", "MD 4.3")
def test_cards_taken_out_for_fewer_players(seats, names):
    assert {name for name, entry in CARDS.items() if seats in entry["removed_at"]} == set(names.split())


@pytest.mark.parametrize("name", CARDS)
def test_a_card_fits_together(name):
    card = CARDS[name]
    assert card["pile"] in card["eras"]
    assert ("leader" in card["types"]) == bool(card["credits"])
    assert card["kind"] != "destiny" or (card["mode"] == "both" and card["product"] != "none" and card["no_target"] != "barred")
    assert not card["recycled"] or len(card["eras"]) > 1
    assert card["ops"] or card["types"] == ["leader"]
    assert all(BREAKTHROUGHS[step]["level"] <= max(card["eras"]) for step, _ in card["steps"])
    assert (card["no_target"] == "money") == any("otherwise_money" in op for op in card["ops"])
    if card["ops"] and card["ops"][0]["op"] == "choose":
        assert card["ops"][0]["options"] == [op["op"] for op in card["ops"][1:]]


def test_every_product_is_paid_by_a_card():
    assert set(PRODUCTS) <= {entry["product"] for entry in CARDS.values()}
    assert CARDS["president"]["product"] == "technology"


@pytest.mark.rule("MD 10.14")
def test_rails_run_through_one_region_and_stop_at_rivers():
    virginia = members(tables.RAIL_LOW[at("virginia")], tables.RAIL_HIGH[at("virginia")])
    assert {"florida", "pennsylvania", "mississippi"} <= virginia
    assert not virginia & {"ohio", "arkansas", "cuba", "new_york"}
    over = members(tables.RAIL_OVER_LOW[at("virginia")], tables.RAIL_OVER_HIGH[at("virginia")])
    assert {"ohio", "arkansas", "texas"} <= over
    assert "cuba" not in over


def test_sets_of_territories():
    assert members(tables.WEST_LOW, tables.WEST_HIGH) == {
        name for name, entry in TERRITORIES.items() if entry["region"] in ("northwest", "southwest")
    }
    assert members(tables.FERRY_LOW[at("cuba")], tables.FERRY_HIGH[at("cuba")]) == {"florida", "yucatan"}
    assert members(tables.NEAR_LOW[at("ohio")], tables.NEAR_HIGH[at("ohio")]) == {
        "indiana", "michigan", "pennsylvania", "kentucky", "west_virginia",
    }  # fmt: skip
    assert members(tables.OPEN_LOW[4], tables.OPEN_HIGH[4]) == {n for n, e in TERRITORIES.items() if e["region"] != "canada"}
    pacific = members(tables.COAST_LOW[1], tables.COAST_HIGH[1])
    assert {"hawaii", "oaxaca", "central_america"} <= pacific
    assert not pacific & MARKETS


@pytest.mark.rule("MD 8.32")
def test_verbs_become_rows():
    card = state.CARD_NAMES.index("oregon_trail")
    row = tables.FIRST_OP[card]
    assert tables.FIRST_OP[card + 1] == row + 1
    assert tables.OP_VERB[row] == state.REACH_OP
    assert tables.OP_FLAGS[row] == state.WITHOUT_WESTWARD
    assert members(tables.OP_LOW[row], tables.OP_HIGH[row]) == {
        name for name, entry in TERRITORIES.items() if entry["region"] == "northwest" and name != "alaska"
    }
    lincoln, war = state.CARD_NAMES.index("abraham_lincoln"), state.CARD_NAMES.index("civil_war")
    assert tables.COUNTERS[lincoln][war] == 1
    assert sum(map(sum, tables.COUNTERS)) == 2
    assert sum(map(sum, tables.CANCELS)) == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"territories": {"territory": {"utah": {"control": 0}}}},
        {"territories": {"territory": {"utah": {"land": ["maine"]}}}},
        {"cards": {"card": {"spy": {"ops": [{"op": "bribe"}]}}}},
        {"cards": {"card": {"spy": {"number": 1}}}},
        {"rules": {"players": {"three": {"homes": ["virginia"]}}}},
    ],
)
def test_content_that_cannot_be_played_is_refused(wrong):
    with pytest.raises(ContentError):
        CONTENT.values(wrong)


def test_a_correction_changes_the_tables_made_of_it():
    corrected = CONTENT.tables(CONTENT.values({"territories": {"territory": {"utah": {"control": 3}}}}))
    assert corrected(tables.CONTROL)[at("utah")] == 3
    assert tables.CONTROL[at("utah")] == 1


# What the content says is read, or may not be said.


class Noted(dict):
    """A table of the content that notes which of its keys are read."""

    def __init__(self, entries, path, read):
        super().__init__({key: noted(value, f"{path}.{key}" if path else key, read) for key, value in entries.items()})
        self.path, self.read = path, read

    def __getitem__(self, key):
        self.read.add(f"{self.path}.{key}")
        return super().__getitem__(key)

    def __contains__(self, key):
        self.read.add(f"{self.path}.{key}")
        return super().__contains__(key)

    def get(self, key, otherwise=None):
        self.read.add(f"{self.path}.{key}")
        return super().get(key, otherwise)


def noted(value, path, read):
    if isinstance(value, dict):
        return Noted(value, path, read)
    return [noted(one, f"{path}[{n}]", read) for n, one in enumerate(value)] if isinstance(value, list) else value


def said(value, path=""):
    """Every key of the content that has no table or list of tables below it."""
    if isinstance(value, dict):
        for key, below in value.items():
            if key not in ("source", "confidence"):
                yield from said(below, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, one in enumerate(value):
            yield from said(one, f"{path}[{number}]")
    else:
        yield path


ALWAYS = {"home", "no_home", "one_each", "random", "when", "except_uses", "counter_by"}  # what `check` compares with the rules


def test_everything_that_the_content_says_is_read_by_a_table():
    read = set()
    tree = noted(CONTENT.default, "", read)
    for build in CONTENT._builders.values():
        build(tree)
    unread = {path for path in said(CONTENT.default) if path not in read and path.split(".")[-1] not in ALWAYS}
    assert unread == set()


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"cards": {"card": {"lawyer": {"ops": [{"op": "replace", "no_home": 0}]}}}}, "cards.card.lawyer.ops[0].no_home"),
        ({"cards": {"card": {"spy": {"ops": [{"op": "steal_card", "random": 2}]}}}}, "cards.card.spy.ops[0].random"),
        ({"cards": {"card": {"spy": {"ops": [{"op": "steal_card", "counter_by": "oil"}]}}}}, "cards.card.spy.ops[0].counter_by"),
        ({"cards": {"card": {"panic": {"ops": [{"op": "draw", "count": 1, "swift": 1}]}}}}, "cards.card.panic.ops[0].swift"),
        ({"cards": {"card": {"panic": {"ops": [{"op": "dance"}]}}}}, "cards.card.panic.ops[0].op"),
        ({"cards": {"card": {"lawyer": {"ops": [{"op": "replace", "no_city": 7}]}}}}, "cards.card.lawyer.ops[0].no_city"),
        ({"rules": {"players": {"three": {"homes": ["louisiana", "ohio", "virginia"]}}}}, "rules.players.three.homes"),
    ],
)
def test_what_the_rules_do_not_read_is_refused_with_its_place(changes, place):
    with pytest.raises(ContentError) as refused:
        CONTENT.values(changes)
    assert place in str(refused.value)


def test_a_key_that_nothing_reads_is_refused_when_the_content_is_loaded():
    entry = CARDS["panic"] | {"numbre": 9}
    with pytest.raises(ContentError, match=r"cards\.card\.panic\.numbre is not in the content"):
        checks.check(CONTENT.default | {"cards": {"card": CARDS | {"panic": entry}}})
