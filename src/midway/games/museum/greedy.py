"""The greedy bot: buys what raises its score most for its cost, and takes Inventory when its discard is worth it.

It ignores layouts and counts each kind as one group. It looks only at what its seat may see, including its own hand.
"""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, detail, waiting
from midway.kernel.rule import rule

from .codes import (
    ALTER, ALTERING, CHOOSE, CHOOSING_ACTION, CHOOSING_CONTINENT, CHOOSING_HOST, CHOOSING_OBJECT, CHOOSING_PAVILION,
    CONSULT, CONTINENT, DISCARD, DISCARDING, DONE, EXHIBIT, EXPLORING, EXTRA, FAVOUR, FOLLOWING, FURBISH, FURBISHING,
    HEADHUNTING, HIRE, INVENTORY, KEEP, KEEPING, LEND, MULLIGAN, PASS, PAY, PAYING, PEEKING, PLACE, RELEASE, RESTING,
    RETRIEVING, TAKE, TOKEN,
)  # fmt: skip
from .favours import TO_ADD
from .holdings import hand_limit, hand_power
from .purchase import fee, funds, hire_cost, price, purchase_blocked, reachable
from .rules import seat
from .scoring import counts, patron_count
from .state import (
    BY_CIVILISATION, BY_CONTINENT, CIVILISATIONS, COLLECTION_CARD, DISCARDED, DRAW_FAVOUR, EACH, EXHIBITING,
    HAND_LIMIT, LENDING, MUSEUM, OBJECTS, OPINION_CAP, PATRONS, PER, PLACING, RETRIEVE, SLOTS, SPACES, UNSEEN,
    WITH_GRANT, Museum,
)  # fmt: skip
from .tables import (
    BONUS, COLLECTION_POINTS, DOMAIN, EXPERT_NUMBER, EXPERT_VERB, FAVOUR_VERB, GOAL, PATRON_AXIS, PATRON_LEAST,
    PATRON_POINTS, REWARD, VALUE,
)  # fmt: skip

POINT = 10  # a point, in the bot's units
CARD = 9  # what a point of buying power is worth to it


@rule
def policy(game: Museum, bot: int, out: Any, n: int, x: int) -> int:
    """The greedy bot's pick among the legal codes: the one worth most, the first of them in a tie."""
    if n == 1:
        return out[0]
    me = seat(game)
    what = waiting(game)
    best = -100000
    pick = 0
    for index in range(n):
        worth = option_value(game, me, what, out[index])
        if worth > best:
            best = worth
            pick = index
    return out[pick]


@rule
def option_value(game: Museum, me: int, what: int, code: int) -> int:
    """What a code is worth to me in the present step."""
    if what == EXPLORING or what == FOLLOWING or what == EXTRA or what == PEEKING or what == RETRIEVING:
        return 0 if code == PASS else 1 + card_value(game, me, code - TAKE)
    if what == FURBISHING or what == RESTING:
        return furbish_value(game, me, code)
    if what == PAYING:
        return pay_value(game, me, code)
    if what == DISCARDING:
        return -card_value(game, me, code - DISCARD) - (4 * game.tokens[(code - DISCARD) // PER] if late(game) else 0)
    if what == CHOOSING_ACTION:
        return action_value(game, me, code)
    if what == KEEPING:
        return patron_value(game, me, code - KEEP)
    return choice_value(game, me, what, code)


@rule
def late(game: Museum) -> bool:
    """True if the game may end with this round."""
    for player in range(game.seats):
        if game.track[player] >= GOAL[game.family] - 10:
            return True
    return game.last > 0


# What an object is worth in a museum.


@rule
def growth(game: Museum, host: int, thing: int) -> int:
    """What an object adds to the collections of a museum, in tens of a point, with what it leads to."""
    civilisation = thing // EACH
    domain = DOMAIN[thing]
    number = game.in_kind[host][civilisation] + game.scholar[host][civilisation]
    worth = POINT * (COLLECTION_POINTS[0][number + 1] - COLLECTION_POINTS[0][number])
    worth += POINT * (COLLECTION_POINTS[0][number + 2] - COLLECTION_POINTS[0][number + 1]) // 3
    if game.in_domain[host][domain][civilisation] == 0:
        number = game.in_kind[host][CIVILISATIONS + domain] + game.scholar[host][CIVILISATIONS + domain]
        worth += 8 * (COLLECTION_POINTS[1][number + 1] - COLLECTION_POINTS[1][number])
        worth += 8 * (COLLECTION_POINTS[1][number + 2] - COLLECTION_POINTS[1][number + 1]) // 3
        worth += number
    else:
        worth += 3
    return worth


@rule
def patron_growth(game: Museum, me: int, thing: int) -> int:
    """What an object brings towards the next tier of my Patron."""
    for patron in range(PATRONS):
        if game.patrons[me][patron] and counts(patron, thing):
            number = patron_count(game, me, patron)
            before = 0
            least = 0
            for tier in range(3):
                need = PATRON_LEAST[patron][tier]
                if number < need:
                    return POINT * (PATRON_POINTS[patron][tier] - before) // (need - least)
                before = PATRON_POINTS[patron][tier]
                least = need
            return 0
    return 0


@rule
def museum_value(game: Museum, me: int, thing: int) -> int:
    """What an object is worth in my museum, its own points included."""
    return POINT * VALUE[thing] + growth(game, me, thing) + patron_growth(game, me, thing)


@rule
def card_value(game: Museum, me: int, thing: int) -> int:
    """What an object is worth in my hand: to exhibit, or to pay with."""
    return growth(game, me, thing) + patron_growth(game, me, thing) + 4 * VALUE[thing]


# The action.


@rule
def action_value(game: Museum, me: int, code: int) -> int:
    """Furbish if something is worth buying, Inventory if the hand is spent; before, what helps."""
    if code >= FAVOUR:
        return 900 if FAVOUR_VERB[code - FAVOUR] != RETRIEVE or game.discards[me] > 2 else -1
    if code == FURBISH:
        return best_purchase(game, me)
    if code == INVENTORY:
        return inventory_value(game, me)
    if code >= CONSULT:
        return 1000
    return 800


@rule
def inventory_value(game: Museum, me: int) -> int:
    """The cards of the discard, up to what the hand can hold; near the end also the loss they would cost."""
    room = hand_limit(game, me) - game.held[me]
    number = game.discards[me]
    if number == 0:
        return -50
    worth = 0
    loss = 0
    for thing in range(OBJECTS):
        if game.place[thing] == DISCARDED + me:
            worth += VALUE[thing]
            loss += game.tokens[thing // PER]
    if late(game):
        return POINT * loss - 20
    usable = worth * min(number, max(room, 0)) // number
    return 8 * usable - 12 * hand_power(game, me) - 6 * game.prestige[me]


@rule
def best_purchase(game: Museum, me: int) -> int:
    """The value of the best object that I could exhibit now."""
    if game.objects[me] >= SPACES:
        return 0
    money = funds(game, me, WITH_GRANT)
    best = 0
    for thing in range(OBJECTS):
        if reachable(game, me, thing) and purchase_blocked(game, me, money, EXHIBITING, thing, 0, 0, 0) == 0:
            best = max(best, exhibit_value(game, me, thing))
    return best


@rule
def cost_of(game: Museum, me: int, thing: int, kind: int) -> int:
    """What a purchase takes from me: buying power beyond my credit, and the fee."""
    where = game.place[thing]
    cost = price(game, kind, thing, game.terms, game.bonus)
    if DISCARDED <= where < MUSEUM and where != DISCARDED + me:
        return CARD * (cost + fee(game, me))
    cost = max(0, cost - game.credit)
    if where < DISCARDED:
        cost += VALUE[thing] // 2
    return CARD * cost


@rule
def exhibit_value(game: Museum, me: int, thing: int) -> int:
    """An object in my museum, less what it costs."""
    return museum_value(game, me, thing) - cost_of(game, me, thing, EXHIBITING) + (25 if late(game) else 0)


@rule
def lend_value(game: Museum, me: int, thing: int, host: int) -> int:
    """My points on the track and my share, less what the host gains, less the cost."""
    more = growth(game, host, thing)
    gain = POINT * VALUE[thing] + more - more // max(1, game.seats - 1)
    return gain - cost_of(game, me, thing, LENDING) - 10


@rule
def place_value(game: Museum, me: int, thing: int, pavilion: int) -> int:
    """The reward, a part of the bonus, less the cost and what the object would be worth in my museum."""
    card = game.card[pavilion]
    slot = game.filled[pavilion]
    mine = 0
    for other in range(slot):
        if game.clip[pavilion][other] == me:
            mine += 1
    worth = CARD * REWARD[card][slot] + BONUS[card][0] * (slot + mine + 1)
    if slot == SLOTS - 1 and mine == 0:
        worth -= 40
    return worth - cost_of(game, me, thing, PLACING) - max(0, growth(game, me, thing) - 10) // 2


@rule
def furbish_value(game: Museum, me: int, code: int) -> int:
    """The best purchase, if any is worth more than it costs."""
    if code == DONE:
        return 0
    if code == RELEASE:
        return -10
    if code < EXHIBIT:
        return 400
    if code < PLACE:
        return exhibit_value(game, me, code - EXHIBIT)
    if code < LEND:
        return best_for(game, me, PLACING, code - PLACE)
    if code < HIRE:
        return best_for(game, me, LENDING, code - LEND)
    return hire_value(game, me, code - HIRE)


@rule
def best_for(game: Museum, me: int, kind: int, target: int) -> int:
    """The best object for a Pavilion or a host."""
    money = funds(game, me, WITH_GRANT)
    best = -1000
    for thing in range(OBJECTS):
        if not reachable(game, me, thing):
            continue
        if purchase_blocked(game, me, money, kind, thing, target, game.terms, game.bonus) == 0:
            best = max(best, target_value(game, me, kind, thing, target))
    return best


@rule
def target_value(game: Museum, me: int, kind: int, thing: int, target: int) -> int:
    """An object in a Pavilion, in another museum, or in mine."""
    if kind == PLACING:
        return place_value(game, me, thing, target)
    if kind == LENDING:
        return lend_value(game, me, thing, target)
    return exhibit_value(game, me, thing)


@rule
def hire_value(game: Museum, me: int, expert: int) -> int:
    """A scholar for a large collection; others while the game is young."""
    cost = max(0, hire_cost(game, expert, game.bonus) - game.credit)
    verb = EXPERT_VERB[expert]
    worth = 0
    if verb == COLLECTION_CARD:
        kind = EXPERT_NUMBER[expert]
        row = COLLECTION_POINTS[0 if kind < CIVILISATIONS else 1]
        number = game.in_kind[me][kind] + game.scholar[me][kind]
        worth = POINT * (row[number + 1] - row[number])
        if not late(game):
            worth += POINT * (row[number + 3] - row[number + 2] - row[number + 1] + row[number]) // 2
    elif late(game):
        worth = 0
    elif verb == DRAW_FAVOUR:
        worth = 36
    elif verb == HAND_LIMIT or verb == RETRIEVE:
        worth = 30 - 4 * game.rounds
    elif verb == OPINION_CAP:
        worth = 5
    return worth - CARD * cost - 4


# Paying, and small choices.


@rule
def pay_value(game: Museum, me: int, code: int) -> int:
    """Cards of little use first, without waste; tokens last."""
    if code < EXHIBIT:
        return 20 if game.owed >= 3 else -60
    if code == TOKEN:
        return -CARD - (2 if game.owed > 2 else 0)
    thing = code - PAY
    over = max(0, VALUE[thing] - game.owed)
    if game.seller:
        return -card_value(game, me, thing) * game.owed // max(1, min(game.owed, VALUE[thing])) - 5 * over
    return -card_value(game, me, thing) // max(1, min(game.owed, VALUE[thing])) - 2 * over


@rule
def patron_value(game: Museum, me: int, patron: int) -> int:
    """The Patron that my first cards support; broad ones if they do not."""
    worth = 0
    for thing in range(OBJECTS):
        if game.place[thing] == UNSEEN and game.hidden[me][thing // PER][thing % PER] and counts(patron, thing):
            worth += 10
    if PATRON_AXIS[patron] == BY_CONTINENT:
        worth += 8
    elif PATRON_AXIS[patron] == BY_CIVILISATION:
        worth += 2
    else:
        worth += 5
    return worth


@rule
def choice_value(game: Museum, me: int, what: int, code: int) -> int:
    """What a Favour, a Headline or the last layout asks."""
    if what == CHOOSING_OBJECT:
        return target_value(game, me, about(game), code - CHOOSE, detail(game))
    if what == CHOOSING_PAVILION:
        return best_for(game, me, PLACING, code - PLACE)
    if what == CHOOSING_HOST:
        return best_for(game, me, LENDING, code - LEND)
    if what == HEADHUNTING:
        return hire_value(game, me, code - HIRE)
    if what == CHOOSING_CONTINENT:
        return opinion_value(game, me, code - CONTINENT, about(game))
    if what == ALTERING:
        return -game.filled[code - ALTER]
    if what == MULLIGAN:
        return -code
    return -code


@rule
def opinion_value(game: Museum, me: int, continent: int, why: int) -> int:
    """Tokens where they hurt others more than me, and off where they hurt me."""
    hurt = 0
    for thing in range(continent * PER, continent * PER + PER):
        if game.place[thing] == DISCARDED + me:
            hurt += 3
        elif DISCARDED <= game.place[thing] < MUSEUM:
            hurt -= 1
    return -hurt if why == TO_ADD else hurt
