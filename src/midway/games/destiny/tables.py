"""The printed numbers of Manifest Destiny as tables for the rules, built from content/*.toml.

A set of territories is two words of bits: LOW for 0 to HALF - 1, HIGH for the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from midway.kernel.content import Content, ContentError, Tree, has_only

from .state import (
    BREAKTHROUGH_NAMES, CARD_NAMES, CARDS, CATEGORIES, ERAS, FIRST_MARKET, FLAGS, FOLDER, HALF, LEVELS, MEASURES, MOST_DICE,
    NUMBERS, PRODUCT_NAMES, PROGRESSION_NAMES, REGION_NAMES, SEATS, TERRITORIES, TERRITORY_NAMES, TIMES, VERBS, WHO,
)  # fmt: skip

FILES = ("breakthroughs", "cards", "products", "progressions", "rules", "territories")
CATEGORY_NAMES = ("transportation", "telecommunications", "government", "leisure", "culture")
TYPES = ("event", "product", "leader", "news", "counter", "response")
MODES = ("single", "either", "both", "all")
NO_TARGET = ("none", "barred", "skip", "money")
COASTS = ("atlantic", "pacific")
COUNTS = {3: "three", 4: "four", 5: "five"}
LINKS = ("land", "river", "ferry")
# The least and the most that a rule's number may be; the rest is yes or no.
RANGES = {
    "start_money": (0, 60), "start_hand": (1, 5), "start_hand_destiny": (0, 1), "bid_unit": (5, 5), "min_profit": (0, 100),
    "profit_step": (5, 5), "vp_goal": (5, 60), "control_tokens": (10, 60), "step_tokens": (1, 30), "city_tokens": (0, 74),
    "native_tokens": (0, 74), "tourist_tokens": (0, 74), "technology_tokens": (0, 74), "token_price": (0, 20),
    "tolerance_bonus": (0, 4), "most_cities_vp": (0, 9), "bonus_all_level_1": (0, 100), "bonus_all_level_2": (0, 100),
    "hand_free": (0, 20), "hand_free_storytelling": (0, 20), "hand_penalty_profit": (0, 50), "turnpike_free_tokens": (0, 9),
    "airplanes_foreign_markets": (0, 5), "wireless_tokens": (0, 20), "urban_renaissance_per_city": (0, 100),
    "motion_pictures_payment": (0, 100), "natives_dice": (1, 4),
}  # fmt: skip
# What each verb may say of itself.
KEYS = {
    "claim": "territories regions us_only max need reach ignore_westward_ho natives otherwise_money",
    "seize": "territory reach ignore_westward_ho natives rival price own_money",
    "cede": "target by except_self count to", "remove": "target count established_only no_home prefer counter_by",
    "replace": "target count no_city no_home", "reduce_region": "region keep", "war": "target max",
    "profit": "who amount if_product if_count otherwise region at_least per_territories max",
    "profit_era": "eras who progression amount per_pair_in max",
    "money": "who target amount per product times fraction round_up_to max to", "free_tokens": "count if_owned when",
    "free_city": "regions otherwise_money", "discount": "progression dollars", "draw": "count", "step": "breakthrough count",
    "attack_mod": "win_ties cost min_cost", "no_attacks": "region protects",
    "grant_reach": "regions exclude need ignore_westward_ho", "grant_feature": "feature ignore_rivers",
    "place_natives": "min max regions need no_city", "remove_natives": "min max",
    "place_product": "product count us_only own_established one_each", "destroy_cities": "count fine",
    "block_markets": "count", "surplus_all": "", "open_panama": "", "lift_destiny_limit": "",
    "steal_card": "target random counter_by", "choose": "options", "counter": "card", "cancel": "cards except_uses",
}  # fmt: skip
# What a verb's key may name, one or several.
NAMED = {
    "territories": TERRITORY_NAMES, "exclude": TERRITORY_NAMES, "per_territories": TERRITORY_NAMES, "territory": TERRITORY_NAMES,
    "regions": REGION_NAMES, "prefer": REGION_NAMES, "per_pair_in": REGION_NAMES, "region": (*REGION_NAMES, "choice"),
    "progression": PROGRESSION_NAMES, "feature": ("railroads",), "if_owned": PROGRESSION_NAMES, "product": PRODUCT_NAMES,
    "if_product": PRODUCT_NAMES, "breakthrough": (*BREAKTHROUGH_NAMES, "any"), "who": WHO, "target": ("choice", "leader"),
    "by": MEASURES, "to": ("bank", "self"), "need": ("vacant", "vacant_or_native"), "reach": ("any", "normal"),
    "natives": ("leave",), "rival": ("free_duel_win_ties", "buy"), "protects": ("self", "all"), "times": ("d6", "era"),
    "fraction": ("half",), "per": ("city",), "card": CARD_NAMES, "cards": CARD_NAMES,
    "options": VERBS,
    # What is always so: a verb may say it, and nothing else.
    "no_home": (1,), "one_each": (1,), "random": (1,), "when": ("investment",), "except_uses": ("news",),
}  # fmt: skip
# What may be said of some verbs only, as above.
NAMED_BY = {"place_natives": {"need": ("vacant",)}, "grant_reach": {"need": ("vacant",)}}
YES_NO = (
    "us_only", "ignore_westward_ho", "except_self", "established_only", "no_city", "win_ties", "ignore_rivers", "own_established",
)  # fmt: skip
# What an entry of each kind says, beside its source.
ENTRIES = {
    ("territories", "region"): "westward_ho",
    ("territories", "territory"): "region control us home products coasts land river ferry",
    ("products", "product"): "payments",
    ("progressions", "progression"): "category level vp cost",
    ("breakthroughs", "breakthrough"): "level vp requires steps",
    ("cards", "card"): "number kind pile eras recycled types mode product credits free_pioneer steps ops no_target removed_at",
    ("rules", "players"): "start_profit token_max_by_turn_position homes closed_regions",
    ("rules", "safety_net"): "payments",
}


def check(content: Tree) -> None:
    """Refuse content that the rules cannot be played with, or do not read. [MD 3.1, 4.1]"""
    for (file, kind), keys in ENTRIES.items():
        for name, entry in content[file][kind].items():
            if isinstance(entry, dict):
                has_only(f"{file}.{kind}.{name}", entry, keys.split())
    for name, entry in content["rules"].items():
        if name not in ("players", "safety_net", "pioneer_limit_by_era"):
            _within(f"rules.{name}.value", entry["value"], *RANGES.get(name, (0, 1)))
    _numbers("rules.pioneer_limit_by_era.value", content["rules"]["pioneer_limit_by_era"]["value"], ERAS, 0, MOST_DICE)
    _check_counts(content)
    _check_map(content)
    for name, entry in content["products"]["product"].items():
        _within(f"products.product.{name}.payments", len(entry["payments"]), 1, 6)
        _numbers(f"products.product.{name}.payments", entry["payments"], len(entry["payments"]), 0, 1000)
    for name, entry in content["progressions"]["progression"].items():
        path = f"progressions.progression.{name}"
        _among(f"{path}.category", entry["category"], CATEGORY_NAMES)
        _within(f"{path}.level", entry["level"], 1, LEVELS)
        _within(f"{path}.vp", entry["vp"], 0, 5)
        _within(f"{path}.cost", entry["cost"], 0, 1000)
    grid = [(e["category"], e["level"]) for e in content["progressions"]["progression"].values()]
    _length("progressions.progression", sorted(set(grid)), CATEGORIES * LEVELS)
    for name, entry in content["breakthroughs"]["breakthrough"].items():
        path = f"breakthroughs.breakthrough.{name}"
        _within(f"{path}.level", entry["level"], 1, LEVELS)
        _within(f"{path}.vp", entry["vp"], 0, 5)
        _among(f"{path}.requires", entry["requires"], ("none", *PROGRESSION_NAMES))
        _length(f"{path}.steps", sorted(set(entry["steps"])), len(entry["steps"]))
        for step in entry["steps"]:
            _within(f"{path}.steps", step, 1, NUMBERS)
    _check_cards(content)


def _check_counts(content: Tree) -> None:
    for seats, name in COUNTS.items():
        entry, path = content["rules"]["players"][name], f"rules.players.{name}"
        _within(f"{path}.start_profit", entry["start_profit"], 0, 100)
        _numbers(f"{path}.token_max_by_turn_position", entry["token_max_by_turn_position"], seats, 0, 11)
        _length(f"{path}.homes", sorted(set(entry["homes"])), seats)
        for region in entry["closed_regions"]:
            _among(f"{path}.closed_regions", region, REGION_NAMES)
        printed = tuple(name for name, land in content["territories"]["territory"].items() if land["home"])
        for home in entry["homes"]:
            _among(f"{path}.homes", home, printed)
        _numbers(f"rules.safety_net.{name}.payments", content["rules"]["safety_net"][name]["payments"], seats, 0, 200)


def _check_map(content: Tree) -> None:
    territories = content["territories"]["territory"]
    for name, entry in territories.items():
        path = f"territories.territory.{name}"
        market = TERRITORY_NAMES.index(name) >= FIRST_MARKET
        _among(f"{path}.region", entry["region"], REGION_NAMES[-1:] if market else REGION_NAMES[:-1])
        _within(f"{path}.control", entry["control"], 1, 9)
        for product in entry["products"]:
            _among(f"{path}.products", product, PRODUCT_NAMES)
        for coast in entry["coasts"]:
            _among(f"{path}.coasts", coast, COASTS)
        for link in LINKS:
            for other in entry[link]:
                _among(f"{path}.{link}", other, tuple(o for o in TERRITORY_NAMES if name in territories[o][link]))


def _check_cards(content: Tree) -> None:
    cards = content["cards"]["card"]
    _length("cards.card", sorted({entry["number"] for entry in cards.values()}), CARDS)
    for name, entry in cards.items():
        path = f"cards.card.{name}"
        _within(f"{path}.number", entry["number"], 1, CARDS)
        _within(f"{path}.pile", entry["pile"], 1, ERAS)
        _among(f"{path}.kind", entry["kind"], ("destiny", "progress"))
        _among(f"{path}.mode", entry["mode"], MODES)
        _among(f"{path}.no_target", entry["no_target"], NO_TARGET)
        _among(f"{path}.product", entry["product"], ("none", "choice", *PRODUCT_NAMES))
        for era in entry["eras"]:
            _within(f"{path}.eras", era, 1, ERAS)
        for kind in entry["types"]:
            _among(f"{path}.types", kind, TYPES)
        for seats in entry["removed_at"]:
            _within(f"{path}.removed_at", seats, 3, SEATS)
        for part, known in (("credits", PROGRESSION_NAMES), ("steps", BREAKTHROUGH_NAMES)):
            for pair in entry[part]:
                _length(f"{path}.{part}", pair, 2)
                _among(f"{path}.{part}", pair[0], known)
                _within(f"{path}.{part}", pair[1], 1, 200)
        for number, op in enumerate(entry["ops"]):
            _check_op(f"{path}.ops[{number}]", op)
            counters = [other for other, answer in cards.items() if {"op": "counter", "card": name} in answer["ops"]]
            if "counter_by" in op:
                _among(f"{path}.ops[{number}].counter_by", op["counter_by"], tuple(counters))


def _check_op(path: str, op: Tree) -> None:
    verb = str(op.get("op"))
    _among(f"{path}.op", verb, VERBS)
    has_only(path, op, ["op", *KEYS[verb].split()])
    for key, value in op.items():
        known = NAMED_BY.get(verb, {}).get(key, NAMED.get(key))
        for one in value if type(value) is list else [value]:
            if known:
                _among(f"{path}.{key}", one, known)
            elif key not in ("op", "counter_by"):
                _within(f"{path}.{key}", one, *((0, 1) if key in YES_NO else (-200, 200)))


def _within(name: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise ContentError("content-range", name=name, low=low, high=high)


def _among(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        raise ContentError("content-one", name=name, known=", ".join(map(str, known)))


def _length(name: str, values: list[Any], n: int) -> None:
    if len(values) != n:
        raise ContentError("content-length", name=name, n=n)


def _numbers(name: str, values: list[Any], n: int, low: int, high: int) -> None:
    _length(name, values, n)
    for value in values:
        _within(name, value, low, high)


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
