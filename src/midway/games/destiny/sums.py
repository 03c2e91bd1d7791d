"""Verbs that change money and Profit: whom they hit, and by how much."""

from __future__ import annotations

from midway.kernel.frames import pop, push, whose
from midway.kernel.rule import rule, tell

from .aims import victim
from .codes import ROLLED, ROLLING_CARD
from .ledger import earn, lower_profit, owns, pay, pay_to, raise_profit, reveal_cash
from .order import player_after
from .payment import icons
from .presence import established, in_set
from .state import (
    BY_CITY, BY_DIE, BY_ERA, BY_HALF, BY_PAIR, BY_TERRITORY, HITS_ALL, HITS_CHOSEN, HITS_MORE_POINTS, HITS_MOST_THERE,
    HITS_OTHERS, HITS_RICHEST, HITS_SELF, HITS_WITHOUT, HITS_WITHOUT_PRODUCT, MONEY_OP, PROFIT_ERA_OP, PROFIT_OP,
    TERRITORIES, Destiny,
)  # fmt: skip
from .tables import (
    OP_AMOUNT, OP_ERAS, OP_HIGH, OP_LEAST, OP_LOW, OP_MOST, OP_OTHERWISE, OP_PRODUCT, OP_PROGRESSION, OP_REGION, OP_ROUND,
    OP_TIMES, OP_TO_SELF, OP_VERB, OP_WHO, REGION_HIGH, REGION_LOW,
)  # fmt: skip


@rule
def change_sums(game: Destiny, player: int, op: int) -> bool:
    """In turn order from the active player all who are hit pay or get money or Profit. [MD 8.325, 8.332, 12.23, cards.several]"""
    if OP_TIMES[op] == BY_DIE and game.times == 0:
        push(game, ROLLING_CARD, player)
        return False
    if OP_VERB[op] != PROFIT_ERA_OP or (OP_ERAS[op] >> game.for_era) & 1:
        if OP_WHO[op] == HITS_RICHEST:
            reveal_cash(game)
        most = the_most(game, op)
        for n in range(game.seats):
            rival = player_after(game, player, n)
            if is_hit(game, player, op, rival, most):
                change_sum(game, player, op, rival, amount(game, op, rival))
    clear_dice(game)
    return True


@rule
def the_most(game: Destiny, op: int) -> int:
    """The highest count or sum that the verb compares, settled before anything changes. [MD 8.332, cards.several]"""
    most = OP_LEAST[op]
    for player in range(game.seats):
        if OP_WHO[op] == HITS_MOST_THERE:
            most = max(most, established_there(game, player, OP_REGION[op]))
        elif OP_WHO[op] == HITS_RICHEST:
            most = max(most, game.cash[player])
    return most


@rule
def is_hit(game: Destiny, player: int, op: int, rival: int, most: int) -> bool:
    """Whom the verb hits; all who tie for the most are. [MD 8.332]"""
    who = OP_WHO[op]
    if who == HITS_SELF:
        return rival == player
    if who == HITS_OTHERS:
        return rival != player
    if who == HITS_CHOSEN:
        return rival == victim(game)
    if who == HITS_MORE_POINTS:
        return game.points[rival] > game.points[player]
    if who == HITS_WITHOUT:
        return not owns(game, rival, OP_PROGRESSION[op])
    if who == HITS_WITHOUT_PRODUCT:
        return producing(game, rival, OP_PRODUCT[op]) == 0
    if who == HITS_MOST_THERE:
        return established_there(game, rival, OP_REGION[op]) == most
    if who == HITS_RICHEST:
        return game.cash[rival] == most
    return who == HITS_ALL


@rule
def amount(game: Destiny, op: int, player: int) -> int:
    """What the verb adds for the player, or takes if negative, within its limit. [MD 8.325, 12.22]"""
    one = OP_AMOUNT[op]
    if OP_VERB[op] == PROFIT_OP and OP_PRODUCT[op] >= 0 and producing(game, player, OP_PRODUCT[op]) < OP_LEAST[op]:
        one = OP_OTHERWISE[op]
    total = one * factor(game, op, player)
    if OP_TIMES[op] == BY_HALF:
        step = 2 * OP_ROUND[op]
        total = -((game.cash[player] + step - 1) // step * OP_ROUND[op])
    if OP_MOST[op]:
        total = max(-OP_MOST[op], min(OP_MOST[op], total))
    return total


@rule
def factor(game: Destiny, op: int, player: int) -> int:
    """What the verb's amount is multiplied by. [MD 8.325]"""
    times = OP_TIMES[op]
    if times == BY_DIE:
        return game.dice[0]
    if times == BY_ERA:
        return game.for_era
    if times == BY_CITY:
        return game.cities[player]
    if times == BY_TERRITORY:
        return established_in(game, player, OP_LOW[op], OP_HIGH[op])
    if times == BY_PAIR:
        return established_there(game, player, OP_REGION[op]) // 2
    return 1


@rule
def established_there(game: Destiny, player: int, region: int) -> int:
    """The player's Established Presences in a region. [MD 10.23]"""
    return established_in(game, player, REGION_LOW[region], REGION_HIGH[region])


@rule
def established_in(game: Destiny, player: int, low: int, high: int) -> int:
    """The player's Established Presences in a set of territories. [MD 10.23]"""
    n = 0
    for territory in range(TERRITORIES):
        if established(game, player, territory) and in_set(low, high, territory):
            n += 1
    return n


@rule
def producing(game: Destiny, player: int, product: int) -> int:
    """The player's Established Presences that produce something. [MD 8.331]"""
    n = 0
    for territory in range(TERRITORIES):
        if established(game, player, territory) and icons(game, territory, product):
            n += 1
    return n


@rule
def change_sum(game: Destiny, player: int, op: int, rival: int, change: int) -> None:
    """Profit or money, up or down; money goes to the bank or to the card's player. [MD 8.325, 11.13, 12.23]"""
    if OP_VERB[op] != MONEY_OP:
        raise_profit(game, rival, change)
        lower_profit(game, rival, -change)
    elif change > 0:
        earn(game, rival, change)
    elif OP_TO_SELF[op]:
        pay_to(game, rival, player, -change)
    else:
        pay(game, rival, -change)


@rule
def roll_for_card(game: Destiny, number: int) -> None:
    """A die that a card asks for. [MD 8.32, cards.targets]"""
    player = whose(game)
    pop(game)
    game.dice[game.times] = number
    game.rolled = number
    game.times += 1
    tell(game, ROLLED, player, number)


@rule
def clear_dice(game: Destiny) -> None:
    """The dice of a card are taken up again. [MD 8.32]"""
    game.dice[0] = 0
    game.dice[1] = 0
