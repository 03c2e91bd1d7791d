"""What things are worth to the greedy bot, in dollars: land, attacks, Progressions, Breakthroughs, cards.

It looks at what its seat may see: never at rivals' hands, nor at their cash.
"""

from __future__ import annotations

from midway.kernel.rule import rule

from .aims import verb_has_target
from .contest import SURE, odds
from .expansion import price
from .investment import full_price
from .ledger import has, owns
from .payment import column
from .presence import vacant
from .research import count, free_pioneer_blocked, missing
from .state import (
    AHEAD, AS_EVENT, AS_LEADER, AS_PRODUCT, BREAKTHROUGHS, BY_ERA, CARDS, COMPUTERS, HITS_ALL, HITS_CHOSEN, HITS_MORE_POINTS,
    HITS_OTHERS, HITS_SELF, HITS_WITHOUT, MONEY_OP, NATIVES, PRODUCTS, PROFIT_ERA_OP, PROFIT_OP, PROGRESSIONS, STORYTELLING,
    Destiny,
)  # fmt: skip
from .tables import (
    ALL, ANY_PRODUCT, BELOW, BOTH, CARD_ERAS, CARD_PRODUCT, CARD_STEPS, CREDITS, FIRST_OP, FREE_PIONEER, GOAL, HAND_FREE,
    HAND_PENALTY, ICONS, LEVEL, LEVEL_BONUS, MODE, NUMBER, OP_AMOUNT, OP_COUNT, OP_PROGRESSION, OP_TIMES, OP_TO_SELF, OP_VERB,
    OP_WHO, PAYMENT, POINTS, PROFIT_STEP, REQUIRES, RESEARCH_POINTS,
)  # fmt: skip

POINT = 40  # a Victory Point: what Progressions cost for one
SPREAD = 6  # turns between two payments of a product, about
CENTS = 100
LEAST_ODDS = 400  # in thousandths: an attack less likely to win is worth nothing
CITY_WORTH = 15
PIONEER_WORTH = 25
STEP_WORTH = 12
# What the feature of each Progression brings in a turn.
FEATURE = [10, 4, 4, 4, 3, 0, 8, 2, 6, 4, 2, 3, 14, 3, 10]
# What each Breakthrough brings in a turn.
INVENTION = [10, 6, 4, 6, 4, 6, 8, 6, 10, 6]
# What a verb is worth each time it is done, where nothing finer is reckoned; in the order of VERBS.
VERB = [
    25, 25, 30, 12, 30, 10, 2, 0, 0, 0, 8, 20, 8, 12, 12, 6, 3, 8, 8, 1, 1, 15, 8, 2, 0, 4, 0, 15, 20, 0, 0,
]  # fmt: skip


@rule
def turns_left(game: Destiny) -> int:
    """How many turns may follow this one: until the cards run out, or somebody reaches the goal. [MD 13.0]"""
    if game.ends:
        return 0
    cards = 0 + game.left
    for card in range(CARDS):
        if game.place[card] == AHEAD:
            cards += 1
    best = 0
    for player in range(0 + game.seats):
        best = max(best, 0 + game.points[player])
    return max(0, min(cards // (game.seats + 2), (GOAL[0] - best) // 4))


# Land.


@rule
def land_worth(game: Destiny, player: int, territory: int) -> int:
    """Profit for the rest of the game, products, a City that comes with it. [MD 10.245, 11.11, 8.331]"""
    turns = turns_left(game)
    profit = PROFIT_STEP[0] * (2 if owns(game, player, COMPUTERS) else 1)
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
    """Cents for each token that it costs: land, or the chance of it; what a rival loses counts a little. [MD 10.21, 10.24]"""
    worth = CENTS * land_worth(game, player, territory)
    if not vacant(game, territory):
        if game.holder[territory] != NATIVES:
            worth += CENTS * harm(game, player, game.holder[territory] - 1)
        chance = odds(game, player, territory)
        worth = worth * chance // SURE if chance >= LEAST_ODDS else 0
    return worth // price(game, player, territory)


@rule
def harm(game: Destiny, player: int, rival: int) -> int:
    """What it is worth that a rival loses a territory: more of one who is ahead. [MD 11.12]"""
    return PROFIT_STEP[0] * turns_left(game) // (2 if game.points[rival] > game.points[player] else 4)


# Progressions and Breakthroughs.


@rule
def progression_worth(game: Destiny, player: int, progression: int) -> int:
    """Points, its feature, and a share of what a whole level brings. [MD 9.33, 9.34, 9.35]"""
    turns = turns_left(game)
    level = 0 + LEVEL[progression]
    return POINT * POINTS[progression] + turns * (FEATURE[progression] + LEVEL_BONUS[level] // 5)


@rule
def breakthrough_worth(game: Destiny, player: int, breakthrough: int) -> int:
    """Points and feature, less the further it is; e-Commerce is far without Computers. [MD 9.411, 9.42]"""
    worth = POINT * RESEARCH_POINTS[breakthrough] + turns_left(game) * INVENTION[breakthrough]
    if REQUIRES[breakthrough] >= 0 and not owns(game, player, 0 + REQUIRES[breakthrough]):
        worth //= 4
    return worth - 3 * STEP_WORTH * max(0, count(missing(game, player, breakthrough)) - game.pioneers[player])


# Cards.


@rule
def product_worth(game: Destiny, player: int, product: int) -> int:
    """What it pays me, less what it pays a rival on average. [MD 8.331]"""
    others = 0
    for rival in range(0 + game.seats):
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
            worth += credit_worth(game, player, progression, 0 + CREDITS[card][progression])
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
    if BELOW[progression] >= 0 and not owns(game, player, 0 + BELOW[progression]):
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
    verb = 0 + OP_VERB[op]
    if verb == PROFIT_OP or verb == PROFIT_ERA_OP:
        return (1 + turns_left(game)) * sum_worth(game, player, op)
    if verb == MONEY_OP:
        return sum_worth(game, player, op)
    return VERB[verb] * max(1, 0 + OP_COUNT[op])


@rule
def sum_worth(game: Destiny, player: int, op: int) -> int:
    """A sum that I gain, or rivals lose: what all but me lose is worth a part of it. [MD 8.325, 8.332]"""
    who = 0 + OP_WHO[op]
    amount = OP_AMOUNT[op] * (0 + game.era if OP_TIMES[op] == BY_ERA else 1)
    if who == HITS_SELF:
        return amount
    if who == HITS_CHOSEN:
        return -amount
    if who == HITS_OTHERS:
        return -amount * (game.seats - 1 if OP_TO_SELF[op] else 1)
    if who == HITS_WITHOUT:
        return -amount // 2 if owns(game, player, 0 + OP_PROGRESSION[op]) else amount // 2
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
        worth += best_product_worth(game, player) if ANY_PRODUCT[card] else product_worth(game, player, 0 + CARD_PRODUCT[card])
    return worth + NUMBER[card] // 16


@rule
def crowding(game: Destiny, player: int) -> int:
    """What it costs to keep one card too many. [MD 8.4, 8.41]"""
    room = 0 + HAND_FREE[1 if has(game, player, STORYTELLING) else 0]
    return HAND_PENALTY[0] * (1 + turns_left(game)) if game.held[player] > room else 0


@rule
def keeping_worth(game: Destiny, player: int, card: int) -> int:
    """A card in hand, for this Era or a later one. [MD 8.1]"""
    if CARD_ERAS[card] >> game.era == 0:
        return 0
    if CARD_PRODUCT[card] >= 0:
        return 10 + max(0, product_worth(game, player, 0 + CARD_PRODUCT[card]))
    return 14 if CARD_ERAS[card] & game.eras else 8
