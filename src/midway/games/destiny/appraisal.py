"""What things are worth to the greedy bot, in dollars: land, attacks, Progressions, Breakthroughs, cards.

It looks at what its seat may see: never at rivals' hands, nor at their cash.
"""

from __future__ import annotations

from midway.kernel.rule import rule

from .aims import verb_has_target
from .contest import SURE, odds
from .expansion import price
from .buying import full_price
from .ledger import has, owns
from .payment import column
from .presence import vacant
from .research import count, free_pioneer_blocked, missing
from .state import (
    AHEAD, AS_EVENT, AS_LEADER, AS_PRODUCT, BREAKTHROUGH_NAMES, BREAKTHROUGHS, BY_ERA, CARDS, CATEGORIES, COMPUTERS, HITS_ALL,
    HITS_CHOSEN, HITS_MORE_POINTS, HITS_OTHERS, HITS_SELF, HITS_WITHOUT, MONEY_OP, PRODUCTS, PROFIT_ERA_OP, PROFIT_OP,
    PROGRESSION_NAMES, PROGRESSIONS, STORYTELLING, VERBS, WIRELESS, Destiny,
)  # fmt: skip
from .tables import (
    ALL, ANY_PRODUCT, BELOW, BOTH, CARD_ERAS, CARD_PRODUCT, CARD_STEPS, CREDITS, FIRST_OP, FREE_PIONEER, GOAL, HAND_FREE,
    HAND_PENALTY, ICONS, LEVEL, LEVEL_BONUS, MODE, NUMBER, OP_AMOUNT, OP_COUNT, OP_PROGRESSION, OP_TIMES, OP_TO_SELF, OP_VERB,
    OP_WHO, PAYMENT, POINTS, PROFIT_STEP, REQUIRES, RESEARCH_POINTS, TOKEN_PRICE, WIRELESS_TOKENS,
)  # fmt: skip

POINT = 40  # a Victory Point: what Progressions cost for one
SPREAD = 6  # turns between two payments of a product, about
CENTS = 100
LEAST_ODDS = 400  # in thousandths: an attack less likely to win is worth nothing
CITY_WORTH = 15
PIONEER_WORTH = 25
STEP_WORTH = 12
# What the feature of each Progression brings in a turn; Wireless and Computers are valued separately, and Railroads hardly pay.
FEATURES = {
    "steamships": 4, "airplanes": 4, "telegraph": 4, "telephone": 3, "tolerance": 8, "unity": 2, "safety_net": 6,
    "circus": 4, "pro_sports": 2, "television": 3, "westward_ho": 14, "innovation": 3,
}  # fmt: skip
FEATURE = [FEATURES.get(name, 0) for name in PROGRESSION_NAMES]
GROWTH = 4  # New Presences of a turn, about: each of them is worth twice with Computers
# What each Breakthrough brings in a turn.
INVENTIONS = {
    "turnpike": 10, "patriotism": 6, "storytelling": 4, "mechanization": 6, "think_tank": 4, "electricity": 6,
    "motion_pictures": 8, "rock_n_roll": 6, "urban_renaissance": 10, "e_commerce": 6,
}  # fmt: skip
INVENTION = [INVENTIONS[name] for name in BREAKTHROUGH_NAMES]
# What a verb is worth each time it is done, if there is no finer estimate.
VERB_WORTH = {
    "claim": 25, "seize": 25, "cede": 30, "remove": 12, "replace": 30, "reduce_region": 10, "war": 2, "free_tokens": 8,
    "free_city": 20, "discount": 8, "draw": 12, "step": 12, "attack_mod": 6, "no_attacks": 3, "grant_reach": 8,
    "grant_feature": 8, "place_natives": 1, "remove_natives": 1, "place_product": 15, "destroy_cities": 8, "block_markets": 2,
    "open_panama": 4, "steal_card": 15, "choose": 20,
}  # fmt: skip
VERB = [VERB_WORTH.get(name, 0) for name in VERBS]


@rule
def turns_left(game: Destiny) -> int:
    """How many turns may follow this one: until the cards run out, or somebody reaches the goal. [MD 13.0]"""
    if game.ends:
        return 0
    cards = game.left
    for card in range(CARDS):
        if game.place[card] == AHEAD:
            cards += 1
    best = 0
    for player in range(game.seats):
        best = max(best, game.points[player])
    return max(0, min(cards // (game.seats + 2), (GOAL - best) // 4))


# Land.


@rule
def land_worth(game: Destiny, player: int, territory: int) -> int:
    """Profit for the rest of the game, products, a City that comes with it. [MD 10.245, 11.11, 8.331]"""
    turns = turns_left(game)
    profit = PROFIT_STEP * (2 if owns(game, player, COMPUTERS) else 1)
    worth = profit * (0 if game.ends else turns + 1) + icons_worth(territory) * turns // SPREAD
    return worth + (CITY_WORTH if game.city[territory] else 0)


@rule
def icons_worth(territory: int) -> int:
    """What the icons of a territory bring when each of them is paid. [MD 8.331]"""
    worth = 0
    for product in range(PRODUCTS):
        if ICONS[territory][product]:
            worth += ICONS[territory][product] * (PAYMENT[product][3] - PAYMENT[product][2])
    return worth


@rule
def place_worth(game: Destiny, player: int, territory: int) -> int:
    """Cents for each token that it costs: land, or the chance of it. [MD 10.21, 10.24]"""
    worth = CENTS * land_worth(game, player, territory)
    if not vacant(game, territory):
        chance = odds(game, player, territory)
        worth = worth * chance // SURE if chance >= LEAST_ODDS else 0
    return worth // price(game, player, territory)


# Progressions and Breakthroughs.


@rule
def progression_worth(game: Destiny, player: int, progression: int) -> int:
    """Points, its feature, and a share of what a whole level brings. [MD 9.33, 9.34, 9.35]"""
    bonus = turns_left(game) * LEVEL_BONUS[LEVEL[progression]] // CATEGORIES
    return POINT * POINTS[progression] + feature_worth(game, progression) + bonus


@rule
def feature_worth(game: Destiny, progression: int) -> int:
    """Until the end: Computers let Profit grow in every turn, Wireless once. [MD 9.35, 10.19, 11.111]"""
    turns = turns_left(game)
    if progression == COMPUTERS:
        return PROFIT_STEP * GROWTH * turns * (turns + 1) // 2
    if progression == WIRELESS:
        return (PROFIT_STEP * turns + TOKEN_PRICE) * WIRELESS_TOKENS if turns else 0
    return FEATURE[progression] * turns


@rule
def breakthrough_worth(game: Destiny, player: int, breakthrough: int) -> int:
    """Points and feature, less the further it is; e-Commerce is far without Computers. [MD 9.411, 9.42]"""
    worth = POINT * RESEARCH_POINTS[breakthrough] + turns_left(game) * INVENTION[breakthrough]
    if REQUIRES[breakthrough] >= 0 and not owns(game, player, REQUIRES[breakthrough]):
        worth //= 4
    return worth - 3 * STEP_WORTH * max(0, count(missing(game, player, breakthrough)) - game.pioneers[player])


# Cards.


@rule
def product_worth(game: Destiny, player: int, product: int) -> int:
    """What it pays me, less what it pays a rival on average. [MD 8.331]"""
    others = 0
    for rival in range(game.seats):
        if rival != player:
            others += PAYMENT[product][max(0, column(game, rival, product))]
    return PAYMENT[product][max(0, column(game, player, product))] - others // (game.seats - 1)


@rule
def best_product_worth(game: Destiny, player: int) -> int:
    """Of the product that serves me best. [MD 8.331]"""
    best = -1000
    for product in range(PRODUCTS):
        best = max(best, product_worth(game, player, product))
    return best


@rule
def leader_worth(game: Destiny, player: int, card: int) -> int:
    """Credits for what I own or can buy now, a Pioneer, steps. [MD 8.31, 8.334, 9.233]"""
    worth = 0
    for progression in range(PROGRESSIONS):
        if CREDITS[card][progression]:
            worth += credit_worth(game, player, progression, CREDITS[card][progression])
    if FREE_PIONEER[card] and free_pioneer_blocked(game, player) == 0:
        worth += PIONEER_WORTH
    for breakthrough in range(BREAKTHROUGHS):
        if CARD_STEPS[card][breakthrough] and game.claimed[breakthrough] == 0 and missing(game, player, breakthrough):
            worth += STEP_WORTH * CARD_STEPS[card][breakthrough]
    return worth


@rule
def credit_worth(game: Destiny, player: int, progression: int, dollars: int) -> int:
    """Half of it in cash for what I own; all of it for what I can buy with it in this turn. [MD 8.31]"""
    if owns(game, player, progression):
        return dollars // 2
    if BELOW[progression] >= 0 and not owns(game, player, BELOW[progression]):
        return 0
    return dollars if full_price(game, player, progression) - dollars <= game.cash[player] else 0


@rule
def event_worth(game: Destiny, player: int, card: int) -> int:
    """The verbs of an event, those with a target. [MD 8.32]"""
    worth = 0
    for op in range(FIRST_OP[card], FIRST_OP[card + 1]):
        if verb_has_target(game, player, card, op):
            worth += verb_worth(game, player, op)
    return worth


@rule
def verb_worth(game: Destiny, player: int, op: int) -> int:
    """Sums by whom they hit, anything else by how often it is done. [MD 8.32]"""
    verb = OP_VERB[op]
    if verb == PROFIT_OP or verb == PROFIT_ERA_OP:
        return (1 + turns_left(game)) * sum_worth(game, player, op)
    if verb == MONEY_OP:
        return sum_worth(game, player, op)
    return VERB[verb] * max(1, OP_COUNT[op])


@rule
def sum_worth(game: Destiny, player: int, op: int) -> int:
    """A sum that I gain, or rivals lose: what all but me lose is worth a part of it. [MD 8.325, 8.332]"""
    who = OP_WHO[op]
    amount = OP_AMOUNT[op] * (game.era if OP_TIMES[op] == BY_ERA else 1)
    if who == HITS_SELF:
        return amount
    if who == HITS_CHOSEN:
        return -amount
    if who == HITS_OTHERS:
        return -amount * (game.seats - 1 if OP_TO_SELF[op] else 1)
    if who == HITS_WITHOUT:
        return -amount // 2 if owns(game, player, OP_PROGRESSION[op]) else amount // 2
    if who == HITS_MORE_POINTS:
        return -amount // 2
    return 0 if who == HITS_ALL else 2


@rule
def use_worth(game: Destiny, player: int, card: int, use: int) -> int:
    """A card played for a use, from 0. [MD 8.2, 8.31, 8.33, 8.333]"""
    as_what = use + 1
    worth = 0
    if as_what == AS_LEADER:
        worth += leader_worth(game, player, card)
    if as_what == AS_EVENT or (as_what == AS_LEADER and MODE[card] == ALL):
        worth += event_worth(game, player, card)
    if as_what == AS_PRODUCT or (as_what == AS_EVENT and MODE[card] == BOTH):
        worth += best_product_worth(game, player) if ANY_PRODUCT[card] else product_worth(game, player, CARD_PRODUCT[card])
    return worth + NUMBER[card] // 16


@rule
def crowding(game: Destiny, player: int) -> int:
    """What it costs to keep one card too many. [MD 8.4, 8.41]"""
    room = HAND_FREE[1 if has(game, player, STORYTELLING) else 0]
    return HAND_PENALTY * (1 + turns_left(game)) if game.held[player] > room else 0


@rule
def keeping_worth(game: Destiny, player: int, card: int) -> int:
    """A card in hand, for this Era or a later one. [MD 8.1]"""
    if CARD_ERAS[card] >> game.era == 0:
        return 0
    if CARD_PRODUCT[card] >= 0:
        return 10 + max(0, product_worth(game, player, CARD_PRODUCT[card]))
    return 14 if CARD_ERAS[card] & game.eras else 8
