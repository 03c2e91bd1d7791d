"""The printed numbers of Manifest Destiny as tables for the rules, built from content/*.toml.

A set of territories is two words of bits: LOW for 0 to HALF - 1, HIGH for the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from midway.kernel.content import Content, Tree

from .checks import CATEGORY_NAMES, COASTS, COUNTS, MODES, TYPES, check
from .state import (
    BREAKTHROUGH_NAMES, CARD_NAMES, FIRST_MARKET, FLAGS, FOLDER, HALF, MEASURES, PRODUCT_NAMES, PROGRESSION_NAMES, REGION_NAMES,
    SEATS, TERRITORIES, TERRITORY_NAMES, TIMES, VERBS, WHO,
)  # fmt: skip

FILES = ("breakthroughs", "cards", "products", "progressions", "rules", "territories")
CONTENT = Content(FOLDER, FILES, check)
Read = Callable[[Tree], Any]


def _rule(name: str) -> int:
    return CONTENT.number(lambda c: c["rules"][name]["value"])


def _each(file: str, kind: str, read: Read) -> list[Any]:
    return CONTENT.table(lambda c: [read(entry) for entry in c[file][kind].values()])


def _index(name: Any, names: tuple[Any, ...]) -> int:
    """The place of a name, or -1 for none, any or the player's choice."""
    return names.index(name) if name in names else -1


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _low(names: Iterable[str]) -> int:
    return _bits(n for n in map(TERRITORY_NAMES.index, names) if n < HALF)


def _high(names: Iterable[str]) -> int:
    return _bits(n - HALF for n in map(TERRITORY_NAMES.index, names) if n >= HALF)


def _masks(sets: Callable[[Tree], list[list[str]]]) -> tuple[list[int], list[int]]:
    """Two tables: the low and the high word of each set of territories."""
    return CONTENT.table(lambda c: [_low(names) for names in sets(c)]), CONTENT.table(lambda c: [_high(n) for n in sets(c)])


def _mask(names: Callable[[Tree], list[str]]) -> tuple[int, int]:
    """The low and the high word of one set of territories."""
    return CONTENT.number(lambda c: _low(names(c))), CONTENT.number(lambda c: _high(names(c)))


def _territories(content: Tree, fits: Callable[[Tree], bool]) -> list[str]:
    return [name for name, entry in content["territories"]["territory"].items() if fits(entry)]


def _in_region(content: Tree, region: str) -> list[str]:
    return _territories(content, lambda entry: entry["region"] == region)


def _on_coast(content: Tree, coast: str) -> list[str]:
    return _territories(content, lambda entry: coast in entry["coasts"] and entry["region"] != REGION_NAMES[-1])


def _linked(*links: str) -> Callable[[Tree], list[list[str]]]:
    return lambda c: [[n for link in links for n in entry[link]] for entry in c["territories"]["territory"].values()]


def _by_rail(*links: str) -> Callable[[Tree], list[list[str]]]:
    """From each territory along these links, every one passed through in its region. [MD 10.14]"""

    def walk(entries: Tree, start: str) -> list[str]:
        reached: set[str] = set()
        todo = [start]
        while todo:
            here = entries[todo.pop()]
            fresh = {name for link in links for name in here[link]} - reached
            reached |= fresh
            todo += [name for name in fresh if entries[name]["region"] == entries[start]["region"]]
        return sorted(reached - {start})

    return lambda c: [walk(c["territories"]["territory"], name) for name in TERRITORY_NAMES]


def _open(content: Tree, seats: int) -> list[str]:
    """The territories of regions in play. [MD 4.2, 4.3]"""
    if seats not in COUNTS:
        return []
    closed = content["rules"]["players"][COUNTS[seats]]["closed_regions"]
    return _territories(content, lambda entry: entry["region"] not in closed)


def _by_seats(read: Callable[[Tree, str], Any], otherwise: Any) -> list[Any]:
    """A table by number of players, from 0 to 5."""
    return CONTENT.table(lambda c: [read(c, COUNTS[n]) if n in COUNTS else otherwise for n in range(SEATS + 1)])


def _padded(row: list[int], length: int) -> list[int]:
    return row + row[-1:] * (length - len(row))


def _pairs(card: Tree, part: str, names: tuple[str, ...]) -> list[int]:
    row = [0] * len(names)
    for name, number in card[part]:
        row[names.index(name)] += number
    return row


def _below(content: Tree) -> list[int]:
    places = [(entry["category"], entry["level"]) for entry in content["progressions"]["progression"].values()]
    return [_index((category, level - 1), tuple(places)) for category, level in places]


def _uses(card: Tree) -> int:
    """What the card may be played for on its player's own turn, as bits of USE_NAMES. [MD 8.2, 8.33, 8.333]"""
    if card["mode"] == "both":
        return _bits([TYPES.index("event")])
    if card["mode"] == "all":
        return _bits([TYPES.index("leader")])
    return _bits(TYPES.index(kind) for kind in card["types"] if kind in TYPES[:4])


# By territory.
REGION: list[int] = _each("territories", "territory", lambda e: REGION_NAMES.index(e["region"]))
CONTROL: list[int] = _each("territories", "territory", lambda e: e["control"])
COAST: list[int] = _each("territories", "territory", lambda e: _bits(map(COASTS.index, e["coasts"])))  # ATLANTIC, PACIFIC
US: list[int] = _each("territories", "territory", lambda e: e["us"])
ICONS: list[list[int]] = _each("territories", "territory", lambda e: [e["products"].count(p) for p in PRODUCT_NAMES])
# Sets of territories: next to each by land, rivers or not; by ferry; by rail, without and with rivers.
NEAR_LOW, NEAR_HIGH = _masks(_linked("land", "river"))
FERRY_LOW, FERRY_HIGH = _masks(_linked("ferry"))
RAIL_LOW, RAIL_HIGH = _masks(_by_rail("land"))
RAIL_OVER_LOW, RAIL_OVER_HIGH = _masks(_by_rail("land", "river"))
# Of each coast (Atlantic, Pacific), without foreign markets; of each region.
COAST_LOW, COAST_HIGH = _masks(lambda c: [_on_coast(c, coast) for coast in COASTS])
REGION_LOW, REGION_HIGH = _masks(lambda c: [_in_region(c, region) for region in REGION_NAMES])
# One set each: the regions that need Westward Ho, all territories, all but foreign markets; in play, by number of players.
WEST_LOW, WEST_HIGH = _mask(lambda c: _territories(c, lambda e: c["territories"]["region"][e["region"]]["westward_ho"]))
ALL_LOW, ALL_HIGH = _mask(lambda c: list(TERRITORY_NAMES))
LAND_LOW, LAND_HIGH = _mask(lambda c: list(TERRITORY_NAMES[:FIRST_MARKET]))
OPEN_LOW, OPEN_HIGH = _masks(lambda c: [_open(c, seats) for seats in range(SEATS + 1)])
# By number of players.
START_PROFIT: list[int] = _by_seats(lambda c, n: c["rules"]["players"][n]["start_profit"], 0)
TOKEN_MOST: list[list[int]] = _by_seats(
    lambda c, n: _padded(c["rules"]["players"][n]["token_max_by_turn_position"], SEATS), [0] * SEATS
)
HOME: list[list[int]] = _by_seats(
    lambda c, n: [int(t in c["rules"]["players"][n]["homes"]) for t in TERRITORY_NAMES], [0] * TERRITORIES
)
SAFETY: list[list[int]] = _by_seats(lambda c, n: _padded(c["rules"]["safety_net"][n]["payments"], SEATS), [0] * SEATS)
CLOSED: list[list[int]] = _by_seats(
    lambda c, n: [int(r in c["rules"]["players"][n]["closed_regions"]) for r in REGION_NAMES], [0] * len(REGION_NAMES)
)
# By product and column, from 0.
PAYMENT: list[list[int]] = _each("products", "product", lambda e: [0, *_padded(e["payments"], 6)])
LAST_COLUMN: list[int] = _each("products", "product", lambda e: len(e["payments"]))
# By Progression and Breakthrough.
CATEGORY: list[int] = _each("progressions", "progression", lambda e: CATEGORY_NAMES.index(e["category"]))
LEVEL: list[int] = _each("progressions", "progression", lambda e: e["level"])
BELOW: list[int] = CONTENT.table(_below)  # the Progression of the category one level lower; -1 for none
COST: list[int] = _each("progressions", "progression", lambda e: e["cost"])
POINTS: list[int] = _each("progressions", "progression", lambda e: e["vp"])
STEPS: list[int] = _each("breakthroughs", "breakthrough", lambda e: _bits(step - 1 for step in e["steps"]))  # bit 0 is number 1
RESEARCH_LEVEL: list[int] = _each("breakthroughs", "breakthrough", lambda e: e["level"])
RESEARCH_POINTS: list[int] = _each("breakthroughs", "breakthrough", lambda e: e["vp"])
REQUIRES: list[int] = _each("breakthroughs", "breakthrough", lambda e: _index(e["requires"], PROGRESSION_NAMES))
# By card.
NUMBER: list[int] = _each("cards", "card", lambda e: e["number"])
IS_DESTINY: list[int] = _each("cards", "card", lambda e: int(e["kind"] == "destiny"))
PILE: list[int] = _each("cards", "card", lambda e: e["pile"])
CARD_ERAS: list[int] = _each("cards", "card", lambda e: _bits(e["eras"]))  # bit 1 is Era 1
IS_RECYCLED: list[int] = _each("cards", "card", lambda e: e["recycled"])
REMOVED: list[int] = _each("cards", "card", lambda e: _bits(e["removed_at"]))  # bit 3 is three players
USES: list[int] = _each("cards", "card", _uses)  # bits of USE_NAMES
MODE: list[int] = _each("cards", "card", lambda e: MODES.index(e["mode"]))  # SINGLE, EITHER, BOTH, ALL
IS_LEADER: list[int] = _each("cards", "card", lambda e: int("leader" in e["types"]))
BARRED: list[int] = _each("cards", "card", lambda e: int(e["no_target"] == "barred"))
CARD_PRODUCT: list[int] = _each("cards", "card", lambda e: _index(e["product"], PRODUCT_NAMES))  # -1 for none
ANY_PRODUCT: list[int] = _each("cards", "card", lambda e: int(e["product"] == "choice"))
CREDITS: list[list[int]] = _each("cards", "card", lambda e: _pairs(e, "credits", PROGRESSION_NAMES))
FREE_PIONEER: list[int] = _each("cards", "card", lambda e: e["free_pioneer"])
CARD_STEPS: list[list[int]] = _each("cards", "card", lambda e: _pairs(e, "steps", BREAKTHROUGH_NAMES))
SINGLE, EITHER, BOTH, ALL = range(len(MODES))


# Verbs: the events of all cards as rows, card after card; counters and responses are tables of their own.


def _rows(content: Tree) -> list[Tree]:
    return [op for card in content["cards"]["card"].values() for op in _event(card)]


def _event(card: Tree) -> list[Tree]:
    return [op for op in card["ops"] if op["op"] not in ("counter", "cancel")]


def _ops(read: Read) -> list[int]:
    return CONTENT.table(lambda c: [read(op) for op in _rows(c)] or [0])


def _first_ops(content: Tree) -> list[int]:
    firsts = [0]
    for card in content["cards"]["card"].values():
        firsts.append(firsts[-1] + len(_event(card)))
    return firsts


def _first_of(op: Tree, keys: str) -> int:
    return next((op[key] for key in keys.split() if key in op), 0)


def _who(op: Tree) -> int:
    return WHO.index(op.get("who", op.get("target", "nobody")))


def _times(op: Tree) -> int:
    named = {"per": "city", "per_territories": "territory", "per_pair_in": "pair", "fraction": "half"}
    return TIMES.index(op.get("times") or next((named[key] for key in named if key in op), "once"))


def _op_region(op: Tree) -> int:
    return _index(op.get("region", op.get("per_pair_in", "")), REGION_NAMES)


def _op_set(content: Tree, op: Tree) -> list[str]:
    """The territories a verb is about; all of them if it does not say."""
    if named := op.get("territories", op.get("per_territories", [op["territory"]] if "territory" in op else None)):
        return list(named)
    regions = op.get("regions", op.get("prefer"))
    return _territories(
        content,
        lambda e: (regions is None or e["region"] in regions) and (e["us"] == 1 or not op.get("us_only")),
    )


def _op_names(content: Tree) -> list[list[str]]:
    return [sorted(set(_op_set(content, op)) - set(op.get("exclude", []))) for op in _rows(content)] or [[]]


def _flags(op: Tree) -> int:
    said = {
        "native": op.get("need") == "vacant_or_native", "normal_reach": op.get("reach") == "normal",
        "natives_leave": op.get("natives") == "leave", "duel": op.get("rival") == "free_duel_win_ties",
        "buy": op.get("rival") == "buy", "protects_all": op.get("protects") == "all",
    }  # fmt: skip
    return _bits(number for number, name in enumerate(FLAGS) if said.get(name, op.get(name)))


def _answers(content: Tree, verb: str, key: str) -> list[list[int]]:
    """By card and card: 1 if the first answers the second in this way. [MD 8.327, 8.328]"""

    def named(card: Tree) -> list[str]:
        told = [op[key] for op in card["ops"] if op["op"] == verb]
        return [name for one in told for name in (one if type(one) is list else [one])]

    return [[int(name in named(card)) for name in CARD_NAMES] for card in content["cards"]["card"].values()]


FIRST_OP: list[int] = CONTENT.table(_first_ops)  # the rows of a card: FIRST_OP[card] to FIRST_OP[card + 1]
OP_VERB = _ops(lambda op: VERBS.index(op["op"]))
OP_WHO = _ops(_who)  # HITS_...
OP_COUNT = _ops(lambda op: len(op["options"]) if "options" in op else _first_of(op, "count keep max"))  # how many at most
OP_LEAST = _ops(lambda op: _first_of(op, "min if_count at_least"))
OP_AMOUNT = _ops(lambda op: _first_of(op, "amount dollars cost price fine"))
OP_OTHERWISE = _ops(lambda op: _first_of(op, "otherwise otherwise_money own_money min_cost"))
OP_MOST = _ops(lambda op: op.get("max", 0))  # the most that is lost; 0 for no limit
OP_ROUND = _ops(lambda op: op.get("round_up_to", 1))
OP_TIMES = _ops(_times)  # BY_...
OP_TO_SELF = _ops(lambda op: int(op.get("to") == "self"))
OP_REGION = _ops(_op_region)  # -1 for none or the player's choice
OP_PRODUCT = _ops(lambda op: _index(op.get("product", op.get("if_product", "")), PRODUCT_NAMES))
OP_PROGRESSION = _ops(lambda op: _index(op.get("progression", op.get("feature", op.get("if_owned", ""))), PROGRESSION_NAMES))
OP_BREAKTHROUGH = _ops(lambda op: _index(op.get("breakthrough", ""), BREAKTHROUGH_NAMES))  # -1 for any
OP_BY = _ops(lambda op: _bits(map(MEASURES.index, op.get("by", []))))
OP_ERAS = _ops(lambda op: _bits(op.get("eras", [])))  # bit 1 is Era 1
OP_FLAGS = _ops(_flags)
OP_LOW, OP_HIGH = _masks(_op_names)
COUNTERS: list[list[int]] = CONTENT.table(lambda c: _answers(c, "counter", "card"))  # Lincoln counters Civil War
CANCELS: list[list[int]] = CONTENT.table(lambda c: _answers(c, "cancel", "cards"))  # but never News
IS_ANSWERED: list[int] = CONTENT.table(
    lambda c: [max(by) for by in zip(*_answers(c, "counter", "card"), *_answers(c, "cancel", "cards"), strict=True)]
)

# Single numbers.
START_MONEY = _rule("start_money")
START_HAND = _rule("start_hand")
START_DESTINY = _rule("start_hand_destiny")
BID_UNIT = _rule("bid_unit")
LEAST_PROFIT = _rule("min_profit")
PROFIT_STEP = _rule("profit_step")
GOAL = _rule("vp_goal")
TOKENS = _rule("control_tokens")
STEP_TOKENS = _rule("step_tokens")
CITY_TOKENS = _rule("city_tokens")
NATIVE_TOKENS = _rule("native_tokens")
TOURIST_TOKENS = _rule("tourist_tokens")
TECHNOLOGY_TOKENS = _rule("technology_tokens")
TOKEN_PRICE = _rule("token_price")
TOLERANCE_BONUS = _rule("tolerance_bonus")
MOST_CITIES_POINTS = _rule("most_cities_vp")
LEVEL_BONUS = CONTENT.table(lambda c: [0, c["rules"]["bonus_all_level_1"]["value"], c["rules"]["bonus_all_level_2"]["value"], 0])
HAND_FREE = CONTENT.table(lambda c: [c["rules"]["hand_free"]["value"], c["rules"]["hand_free_storytelling"]["value"]])
HAND_PENALTY = _rule("hand_penalty_profit")
PIONEER_MOST = CONTENT.table(lambda c: [0, *c["rules"]["pioneer_limit_by_era"]["value"]])  # by Era
TURNPIKE_TOKENS = _rule("turnpike_free_tokens")
AIRPLANES_MARKETS = _rule("airplanes_foreign_markets")
WIRELESS_TOKENS = _rule("wireless_tokens")
RENAISSANCE_MONEY = _rule("urban_renaissance_per_city")
PICTURES_MONEY = _rule("motion_pictures_payment")
HOME_STAYS_BASE = _rule("home_is_base_when_lost")
ELECTRICITY_RAISES = _rule("electricity_raises_price")
FREE_PIONEER_COUNTS = _rule("free_pioneer_counts")
REROLL_BOTH = _rule("reroll_both_sides")
NATIVES_DICE = _rule("natives_dice")
NEW_COUNTS_FOR_CITIES = _rule("new_presence_counts_for_cities")
PRIORITY_FROM_PURCHASED = _rule("priority_from_purchased")
