"""What the content of Manifest Destiny may say: anything else is refused when it is loaded, with its place."""

from __future__ import annotations

from typing import Any

from midway.kernel.content import ContentError, Tree, has_only

from .state import (
    BREAKTHROUGH_NAMES, CARD_NAMES, CARDS, CATEGORIES, ERAS, FIRST_MARKET, LEVELS, MEASURES, MOST_DICE, NUMBERS, PRODUCT_NAMES,
    PROGRESSION_NAMES, REGION_NAMES, SEATS, TERRITORY_NAMES, VERBS, WHO,
)  # fmt: skip

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
