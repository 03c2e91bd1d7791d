"""The printed numbers of Museum and The World's Fair as tables for the rules, built from content/*.toml."""

from __future__ import annotations

from typing import Any

from midway.kernel.content import Content, ContentError, Tree, has_only

from .state import (
    AXES, CIVILISATION_NAMES, CIVILISATIONS, CONTINENT_NAMES, DOMAIN_NAMES, EACH, FAVOUR_NAMES, FOLDER, MODULES, MOST_SHOWN,
    OBJECT_NAMES, PATRON_NAMES, SEATS, SIDE, SLOTS, SPACES, TIMINGS, VERBS,
)  # fmt: skip

FILES = (
    "boards", "civilisations", "domains", "experts", "favours", "headlines", "objects", "opinion", "patrons", "pavilions",
    "rules", "scoring",
)  # fmt: skip
PLANS = ("standard", "advanced_red", "advanced_blue", "advanced_green", "advanced_yellow")
LEFT_OUT = ("favour_press_conference",)  # of the second edition
VALUES = ("1", "2", "3", "4", "5")
GALLERY_SIZE = 9
# The least and the most that a rule's number may be.
RANGES = {
    "players_min": (2, 2), "players_max": (4, 4), "score_trigger": (10, 120), "score_trigger_family": (10, 120),
    "hand_start_per_continent": (1, 3), "favours_start": (0, 3), "patrons_dealt": (1, 6), "patrons_kept": (1, 1),
    "mulligan_below_total": (0, 60), "display_per_continent": (1, MOST_SHOWN - 2), "experts_face_up": (0, 6),
    "prestige_tokens": (0, 100), "prestige_start": (0, 8), "headline_from_round": (1, 100), "follower_prestige": (0, 5),
    "hand_limit": (1, 30), "price_minimum": (0, 5), "opponent_discard_fee": (0, 5), "masterpiece_value": (1, 9),
    "masterpiece_prestige": (0, 5), "favour_every_points": (5, 100), "favours_per_turn": (0, 3), "prestige_points_end": (0, 5),
    "pavilions_minus_players": (1, 3), "pavilion_slots": (SLOTS, SLOTS),
    "loans_min_players": (2, 4), "edition2_expert_cost": (1, 9),
}  # fmt: skip
# What else is yes or no.
YES_OR_NO = (
    "end_when_exhausted", "experts_on_inventory_turn", "refill_after_last_turn", "several_collections_same_key",
    "pavilion_masterpiece_prestige", "loan_may_found_collection", "lent_counts_for_patron", "lent_counts_for_board_bonus",
)  # fmt: skip
# What the entries of each file say.
KNOWN = {
    "boards": {"board": "rows cols gallery walls", "bonus": "points"},
    "civilisations": {"continent": "", "civilisation": "continent"},
    "domains": {"domain": ""},
    "experts": {"expert": "cost module effect"},
    "favours": {"favour": "copies module effect"},
    "headlines": {"headline": "module effect"},
    "objects": {"object": "civilisation domain value year"},
    "opinion": {"opinion": "value"},
    "patrons": {"patron": "count at_least points"},
    "pavilions": {"pavilions": "value", "collection": "criteria rewards bonus_first bonus_second"},
}
STARTS = ("head_start_2", "head_start_3", "head_start_4")
KEYS = {
    "civilisation": CIVILISATION_NAMES,
    "domain": DOMAIN_NAMES,
    "value": ("0", *VALUES),
    "continent": CONTINENT_NAMES,
}
# What the effect of a card may be, by kind of card, and what else it says; how much its numbers may be.
EFFECTS = {
    "expert": {
        "collection_card": "axis key", "retrieve_own_discard": "count", "waive_opponent_fee": "", "draw_favour": "count",
        "on_exhibit": "min_value prestige", "opinion_penalty_cap": "per_continent", "hand_limit": "delta",
        "on_pavilion_place": "prestige", "on_loan": "prestige", "pavilion_tiebreak": "",
    },
    "favour": {
        "retrieve_own_discard": "timing count", "remove_opinion_token": "timing", "free_exhibit": "timing max_value",
        "free_pavilion": "timing max_value", "free_loan": "timing max_value", "add_payment": "timing amount",
        "extra_take": "timing", "peek_take": "timing look", "opponent_discard_no_fee": "timing discount",
        "gain_prestige": "timing count", "hire_discount": "timing amount", "pavilion_swap_next": "timing",
    },
    "headline": {
        "remove_opinion_token": "", "add_opinion_token": "", "embargo": "continent", "customs": "continent toll",
        "display_size": "delta", "no_followers": "", "active_prestige": "count", "expert_discount": "amount",
        "no_opponent_discard": "", "waive_opponent_fee_all": "", "no_prestige_payment": "", "pavilion_reward": "delta",
        "pavilion_closed": "", "pavilion_first_points": "points", "loan_discount": "amount", "no_loans": "",
    },
}  # fmt: skip
AMOUNTS = {
    "max_value": (1, 5), "look": (1, 9), "discount": (0, 5), "amount": (0, 9), "prestige": (0, 9), "per_continent": (0, 99),
    "delta": (0, 2), "points": (0, 20), "count": (1, 9), "toll": (0, 9), "min_value": (1, 5),
}  # fmt: skip


def check(content: Tree) -> None:
    """Refuse content that the rules cannot be played with, or do not read. [MU setup.museum, score.both]"""
    for file, kinds in KNOWN.items():
        for kind, keys in kinds.items():
            for name, entry in content[file][kind].items():
                has_only(f"{file}.{kind}.{name}", entry, keys.split())
    _check_rules(content["rules"])
    _check_objects(content)
    for kind, file in (("expert", "experts"), ("favour", "favours"), ("headline", "headlines")):
        for name, entry in content[file][kind].items():
            _among(f"{file}.{kind}.{name}.module", entry["module"], MODULES)
            _check_effect(f"{file}.{kind}.{name}.effect", entry["effect"], EFFECTS[kind])
    for name, entry in content["experts"]["expert"].items():
        _within(f"experts.expert.{name}.cost", entry["cost"], 1, 9)
    for name, entry in content["favours"]["favour"].items():
        effect = entry["effect"]
        pays = effect["op"] == "add_payment"
        _within(f"favours.favour.{name}.copies", entry["copies"], 0, 9)
        _among(f"favours.favour.{name}.effect.timing", effect["timing"], tuple(t for t in TIMINGS if (t == "payment") == pays))
    _check_scoring(content)
    _check_patrons(content)
    _check_pavilions(content["pavilions"])


def _check_rules(rules: Tree) -> None:
    has_only("rules", rules, (*STARTS, *RANGES, *YES_OR_NO))
    for players, name in enumerate(STARTS, 2):
        _numbers(f"rules.{name}.value", rules[name]["value"], players, 0, 40)
    for name, entry in rules.items():
        has_only(f"rules.{name}", entry, ("value",))
        if name not in STARTS:
            _within(f"rules.{name}.value", entry["value"], *RANGES.get(name, (0, 1)))


def _check_objects(content: Tree) -> None:
    for number, name in enumerate(OBJECT_NAMES):
        entry = content["objects"]["object"][name]
        _within(f"objects.object.{name}.value", entry["value"], 1, len(VALUES))
        _among(f"objects.object.{name}.domain", entry["domain"], DOMAIN_NAMES)
        _among(f"objects.object.{name}.civilisation", entry["civilisation"], (CIVILISATION_NAMES[number // EACH],))


def _check_patrons(content: Tree) -> None:
    for name, entry in content["patrons"]["patron"].items():
        has_only(f"patrons.patron.{name}.count", entry["count"], ("axis", "key"))
        _among(f"patrons.patron.{name}.count.axis", entry["count"]["axis"], AXES)
        _among(f"patrons.patron.{name}.count.key", entry["count"]["key"], KEYS[entry["count"]["axis"]])
        for part in ("at_least", "points"):
            _numbers(f"patrons.patron.{name}.{part}", entry[part], 3, 0, 99)


def _check_pavilions(pavilions: Tree) -> None:
    bounds = {"boards": (3, 3), "alone_takes_both_bonuses": (0, 1)}
    has_only("pavilions.pavilions", pavilions["pavilions"], bounds)
    for name, (low, high) in bounds.items():
        _within(f"pavilions.pavilions.{name}.value", pavilions["pavilions"][name]["value"], low, high)
    for name, entry in pavilions["collection"].items():
        _numbers(f"pavilions.collection.{name}.rewards", entry["rewards"], SLOTS, 0, 9)
        _length(f"pavilions.collection.{name}.criteria", entry["criteria"], SLOTS)
        for criterion in entry["criteria"]:
            axis, _, key = str(criterion).partition(":")
            _among(f"pavilions.collection.{name}.criteria", axis, AXES)
            _among(f"pavilions.collection.{name}.criteria", key, KEYS[axis])
        for place in ("bonus_first", "bonus_second"):
            _within(f"pavilions.collection.{name}.{place}", entry[place], 0, 50)


def _check_scoring(content: Tree) -> None:
    scoring, boards, opinion = content["scoring"], content["boards"], content["opinion"]["opinion"]
    _within("scoring.collection_min_size.value", scoring["collection_min_size"]["value"], 1, 9)
    _numbers("scoring.collections.civilisation", scoring["collections"]["civilisation"], EACH + 2, 0, 200)
    _numbers("scoring.collections.domain", scoring["collections"]["domain"], CIVILISATIONS + 2, 0, 200)
    for name in ("grand_gallery", "full_museum"):
        _within(f"boards.bonus.{name}.points", boards["bonus"][name]["points"], 0, 100)
    for name in PLANS:
        plan = boards["board"][name]
        for side in ("rows", "cols"):
            _within(f"boards.board.{name}.{side}", plan[side], SIDE, SIDE)
        _length(f"boards.board.{name}.gallery", plan["gallery"], GALLERY_SIZE)
        for part, n in (("gallery", 2), ("walls", 4)):
            for numbers in plan[part]:
                _numbers(f"boards.board.{name}.{part}", numbers if isinstance(numbers, list) else [], n, 0, SIDE - 1)
    cards = opinion["opinion_cards"]["value"]
    _within("opinion.opinion.opinion_cards.value", cards, 0, 20)
    _within("opinion.opinion.opinion_cards_per_deck.value", opinion["opinion_cards_per_deck"]["value"], 0, cards)
    _within("opinion.opinion.tokens_total.value", opinion["tokens_total"]["value"], 0, 80)
    _within("opinion.opinion.max_tokens_per_continent.value", opinion["max_tokens_per_continent"]["value"], 0, 20)
    _within("opinion.opinion.penalty_per_card_per_token.value", opinion["penalty_per_card_per_token"]["value"], 0, 5)


def _check_effect(name: str, effect: Tree, verbs: dict[str, str]) -> None:
    """What a card does: a verb for such a card, and what the verb reads, no less and no more."""
    says = set(effect) - {"op"}
    _among(f"{name}.op", effect["op"], tuple(verb for verb in verbs if says >= set(verbs[verb].split())))
    has_only(name, effect, ("op", *verbs[effect["op"]].split()))
    if "axis" in effect:
        _among(f"{name}.axis", effect["axis"], AXES[:2])
        _among(f"{name}.key", effect["key"], KEYS[effect["axis"]])
    if "continent" in effect:
        _among(f"{name}.continent", effect["continent"], CONTINENT_NAMES)
    for part, (low, high) in AMOUNTS.items():
        if part in effect:
            _within(f"{name}.{part}", effect[part], low, high)


def _within(name: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise ContentError("content-range", name=name, low=low, high=high)


def _among(name: str, value: object, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ContentError("content-one", name=name, known=", ".join(known))


def _length(name: str, values: list[Any], n: int, fault: str = "content-entries") -> None:
    if len(values) != n:
        raise ContentError(fault, name=name, n=n)


def _numbers(name: str, values: list[Any], n: int, low: int, high: int) -> None:
    _length(name, values, n, "content-length")
    for value in values:
        _within(name, value, low, high)


CONTENT = Content(FOLDER, FILES, check)


def _rule(name: str) -> int:
    return CONTENT.number(lambda c: c["rules"][name]["value"])


def _opinion(name: str) -> int:
    return CONTENT.number(lambda c: c["opinion"]["opinion"][name]["value"])


def _cards(file: str, kind: str, read: Any) -> list[int]:
    return CONTENT.table(lambda c: [read(entry) for entry in c[file][kind].values()])


def _number(entry: Tree) -> int:
    """The amount of an effect, or the continent, kind of collection or end of the row that it names."""
    effect = entry["effect"]
    if effect.get("axis"):
        base = 0 if effect["axis"] == "civilisation" else CIVILISATIONS
        return base + KEYS[effect["axis"]].index(effect["key"])
    if "continent" in effect:
        return CONTINENT_NAMES.index(effect["continent"])
    names = ("max_value", "look", "discount", "amount", "prestige", "per_continent", "delta", "points", "count")
    return next((int(effect[name]) for name in names if name in effect), 1)


def _second(entry: Tree) -> int:
    return int(entry["effect"].get("toll", entry["effect"].get("min_value", 0)))


def _criterion(text: str) -> tuple[int, int]:
    axis, _, key = text.partition(":")
    return AXES.index(axis), KEYS[axis].index(key)


def _criteria(part: int) -> list[list[int]]:
    def read(content: Tree) -> list[list[int]]:
        return [[_criterion(text)[part] for text in card["criteria"]] for card in content["pavilions"]["collection"].values()]

    return CONTENT.table(read)


def _gallery(content: Tree) -> list[list[int]]:
    plans = [content["boards"]["board"][name]["gallery"] for name in PLANS]
    return [[int([*divmod(space, SIDE)] in gallery) for space in range(SPACES)] for gallery in plans]


def _points(content: Tree, axis: str, length: int) -> list[int]:
    least = content["scoring"]["collection_min_size"]["value"]
    row = content["scoring"]["collections"][axis]
    return [points if size >= least else 0 for size, points in enumerate(row)] + [row[-1]] * (length - len(row))


def _open(plan: Tree, row: int, column: int, down: int) -> int:
    other = (row + 1, column) if down else (row, column + 1)
    if max(other) == SIDE:
        return 0
    walls = [{(wall[0], wall[1]), (wall[2], wall[3])} for wall in plan["walls"]]
    return int({(row, column), other} not in walls)


def _plan(down: int) -> list[list[int]]:
    cells = [divmod(space, SIDE) for space in range(SPACES)]
    return CONTENT.table(lambda c: [[_open(c["boards"]["board"][name], *cell, down) for cell in cells] for name in PLANS])


# By object.
VALUE: list[int] = CONTENT.table(lambda c: [c["objects"]["object"][name]["value"] for name in OBJECT_NAMES])
DOMAIN: list[int] = CONTENT.table(lambda c: [DOMAIN_NAMES.index(c["objects"]["object"][name]["domain"]) for name in OBJECT_NAMES])
# By expert, Favour, Headline: the verb, its number, a second number, the module it belongs to.
EXPERT_COST = _cards("experts", "expert", lambda entry: entry["cost"])
EXPERT_VERB = _cards("experts", "expert", lambda entry: VERBS.index(entry["effect"]["op"]))
EXPERT_NUMBER = _cards("experts", "expert", _number)
EXPERT_LEAST = _cards("experts", "expert", _second)
EXPERT_MODULE = _cards("experts", "expert", lambda entry: MODULES.index(entry["module"]))
FAVOUR_COPIES = _cards("favours", "favour", lambda entry: entry["copies"])
FAVOUR_VERB = _cards("favours", "favour", lambda entry: VERBS.index(entry["effect"]["op"]))
FAVOUR_NUMBER = _cards("favours", "favour", _number)
FAVOUR_TIMING = _cards("favours", "favour", lambda entry: TIMINGS.index(entry["effect"]["timing"]))
FAVOUR_MODULE = _cards("favours", "favour", lambda entry: MODULES.index(entry["module"]))
FAVOUR_SECOND = CONTENT.table(lambda c: [int(name not in LEFT_OUT) for name in FAVOUR_NAMES])  # 1 if in the second edition
HEADLINE_VERB = _cards("headlines", "headline", lambda entry: VERBS.index(entry["effect"]["op"]))
HEADLINE_NUMBER = _cards("headlines", "headline", _number)
HEADLINE_TOLL = _cards("headlines", "headline", _second)
HEADLINE_MODULE = _cards("headlines", "headline", lambda entry: MODULES.index(entry["module"]))
# By Patron: what it counts, its three tiers.
PATRON_AXIS = _cards("patrons", "patron", lambda entry: AXES.index(entry["count"]["axis"]))
PATRON_KEY = _cards("patrons", "patron", lambda entry: KEYS[entry["count"]["axis"]].index(entry["count"]["key"]))
PATRON_LEAST = CONTENT.table(lambda c: [list(c["patrons"]["patron"][name]["at_least"]) for name in PATRON_NAMES])
PATRON_POINTS = CONTENT.table(lambda c: [list(c["patrons"]["patron"][name]["points"]) for name in PATRON_NAMES])
# By Collection card and slot.
CRITERION_AXIS = _criteria(0)
CRITERION_KEY = _criteria(1)
REWARD = CONTENT.table(lambda c: [list(entry["rewards"]) for entry in c["pavilions"]["collection"].values()])
BONUS = CONTENT.table(lambda c: [[e["bonus_first"], e["bonus_second"]] for e in c["pavilions"]["collection"].values()])
ALONE_TAKES_BOTH = CONTENT.number(lambda c: c["pavilions"]["pavilions"]["alone_takes_both_bonuses"]["value"])
# Points of a collection by size: civilisations, domains.
COLLECTION_POINTS = CONTENT.table(lambda c: [_points(c, "civilisation", SPACES + 2), _points(c, "domain", SPACES + 2)])
# By plan and space: 1 where the next space to the right, or below, is adjacent; 1 for the spaces of the gallery.
RIGHT = _plan(0)
DOWN = _plan(1)
GALLERY_SPACE = CONTENT.table(_gallery)
GALLERY_POINTS = CONTENT.number(lambda c: c["boards"]["bonus"]["grand_gallery"]["points"])
FULL_POINTS = CONTENT.number(lambda c: c["boards"]["bonus"]["full_museum"]["points"])
# Where markers start, by number of players and playing order.
HEAD_START = CONTENT.table(lambda c: [[*c["rules"][name]["value"], 0, 0][:SEATS] for name in STARTS])
# Single numbers, or two for an option.
GOAL = CONTENT.table(lambda c: [c["rules"][name]["value"] for name in ("score_trigger", "score_trigger_family")])
OPINION_CARDS = CONTENT.table(
    lambda c: [c["opinion"]["opinion"][name]["value"] for name in ("opinion_cards_per_deck", "opinion_cards")]
)
ALL_OPINION_CARDS = _opinion("opinion_cards")
OPINION_TOKENS = _opinion("tokens_total")
OPINION_MOST = _opinion("max_tokens_per_continent")
OPINION_LOSS = _opinion("penalty_per_card_per_token")
END_WHEN_EXHAUSTED = _rule("end_when_exhausted")
HAND_START = _rule("hand_start_per_continent")
FAVOURS_START = _rule("favours_start")
PATRONS_DEALT = _rule("patrons_dealt")
MULLIGAN_BELOW = _rule("mulligan_below_total")
DISPLAY_EACH = _rule("display_per_continent")
EXPERTS_UP = _rule("experts_face_up")
PRESTIGE_TOKENS = _rule("prestige_tokens")
PRESTIGE_START = _rule("prestige_start")
HEADLINE_FROM = _rule("headline_from_round")
FOLLOWER_PRESTIGE = _rule("follower_prestige")
HAND_MOST = _rule("hand_limit")
PRICE_MINIMUM = _rule("price_minimum")
RIVAL_FEE = _rule("opponent_discard_fee")
MASTERPIECE_VALUE = _rule("masterpiece_value")
MASTERPIECE_PRESTIGE = _rule("masterpiece_prestige")
FAVOUR_EVERY = _rule("favour_every_points")
FAVOURS_PER_TURN = _rule("favours_per_turn")
EXPERTS_AFTER_INVENTORY = _rule("experts_on_inventory_turn")
REFILL_AT_END = _rule("refill_after_last_turn")
PRESTIGE_POINTS = _rule("prestige_points_end")
SEVERAL_GROUPS = _rule("several_collections_same_key")
PAVILIONS_FEWER = _rule("pavilions_minus_players")
MASTERPIECE_IN_PAVILION = _rule("pavilion_masterpiece_prestige")
LOAN_PLAYERS = _rule("loans_min_players")
LOAN_MAY_FOUND = _rule("loan_may_found_collection")
LENT_FOR_PATRON = _rule("lent_counts_for_patron")
LENT_FOR_BOARD = _rule("lent_counts_for_board_bonus")
EDITION2_COST = _rule("edition2_expert_cost")
