"""Purchases: what may be bought, and what it costs."""

from __future__ import annotations

from midway.kernel.rule import rule

from .codes import (
    BUDGET_CUTS, CANNOT_HIRE, CANNOT_PAY, HOST_FULL, LOCKED, MUSEUM_FULL, NO_FEE, NO_IMPROVEMENT, NO_LOANS_HERE,
    NO_LOANS_NOW, NO_MATCH, NO_PAVILION, NO_SUCH_HOST, NOT_FACE_UP, ONLY_OWN, ONLY_RIVAL, OUT_OF_REACH, OWN_MUSEUM,
    PAVILION_CLOSED, PAVILION_FULL, TOO_FEW_TOKENS, TOO_VALUABLE, TRUCE,
)  # fmt: skip
from .holdings import hand_power, in_hand, is_of
from .state import (
    ADD_PAYMENT, CIVILISATIONS, DISCARDED, EACH, EXHIBITING, EXPERTS, EXPERT_DISCOUNT, FACE_UP, FAVOURS, FREE, HAND,
    LENDING, LOAN_DISCOUNT, MUSEUM, NO_LOANS, NO_PRESTIGE, NO_RIVALS, OBJECTS, PER, PLACING, SALE, SLOTS, SPACES, TRAY,
    UNSEEN, WAIVE_FEE, WAIVE_FEE_ALL, Museum,
)  # fmt: skip
from .tables import (
    COLLECTION_POINTS, CRITERION_AXIS, CRITERION_KEY, DOMAIN, EDITION2_COST, EXPERT_COST, FAVOUR_NUMBER, FAVOUR_VERB,
    FAVOURS_PER_TURN, LOAN_MAY_FOUND, PRICE_MINIMUM, RIVAL_FEE, VALUE,
)  # fmt: skip


@rule
def funds(game: Museum, player: int, grants: int) -> int:
    """The most a player could put down: hand cards, prestige, and a grant if a Favour may be used. [MU furbish.purchase]"""
    total = hand_power(game, player)
    if game.news != NO_PRESTIGE:
        total += game.prestige[player]
    if grants and game.favours_held[player] and game.spent < FAVOURS_PER_TURN:
        best = 0
        for favour in range(FAVOURS):
            if game.favours[player][favour] and FAVOUR_VERB[favour] == ADD_PAYMENT:
                best = max(best, FAVOUR_NUMBER[favour])
        total += best
    return total


@rule
def reachable(game: Museum, player: int, thing: int) -> bool:
    """An object in the hand or in anybody's discard. [MU furbish.source]"""
    where = game.place[thing]
    if where == UNSEEN:
        return game.hidden[player][thing // PER][thing % PER] == 1
    return where == HAND + player or DISCARDED <= where < MUSEUM or where == TRAY


@rule
def fee(game: Museum, player: int) -> int:
    """The fee for an object from a rival's discard. [MU furbish.rival.fee, expert.banker, headline.open-storerooms]"""
    if game.news == WAIVE_FEE_ALL or game.skill[player][WAIVE_FEE]:
        return 0
    return RIVAL_FEE


@rule
def price(game: Museum, kind: int, thing: int, terms: int, bonus: int) -> int:
    """The value, less what a Favour or Headline takes off. [MU furbish.price, furbish.price.minimum, headline.exchange]"""
    if terms == FREE:
        return 0
    cost = VALUE[thing]
    if terms == SALE:
        cost -= bonus
    if kind == LENDING and game.news == LOAN_DISCOUNT:
        cost -= game.news_at
    return max(cost, PRICE_MINIMUM)


@rule
def purchase_blocked(game: Museum, player: int, money: int, kind: int, thing: int, target: int, terms: int, bonus: int) -> int:
    """The reason against buying an object, or 0. [MU furbish.source, furbish.space, pavilion.criteria, loan.condition]"""
    where = game.place[thing]
    if where == TRAY:
        return LOCKED
    if (where < DISCARDED or where >= MUSEUM) and not in_hand(game, player, thing):
        return OUT_OF_REACH
    if kind == EXHIBITING:
        if game.objects[player] >= SPACES:
            return MUSEUM_FULL
    elif kind == PLACING:
        if not fits(game, target, thing):
            return NO_MATCH
    elif not improves(game, target, thing):
        return NO_IMPROVEMENT
    return terms_blocked(game, player, money, kind, thing, terms, bonus)


@rule
def terms_blocked(game: Museum, player: int, money: int, kind: int, thing: int, terms: int, bonus: int) -> int:
    """The reason against paying for an object within reach, or 0. [MU furbish.price, furbish.rival, headline.truce]"""
    where = game.place[thing]
    rival = where >= DISCARDED and where != DISCARDED + player
    if terms == FREE:
        if rival:
            return ONLY_OWN[kind]
        return TOO_VALUABLE[kind] if VALUE[thing] > bonus else 0
    if not rival:
        if terms == SALE:
            return ONLY_RIVAL
        short = price(game, kind, thing, terms, bonus) - game.credit
        if short <= 0:
            return 0
        own = VALUE[thing] if where < DISCARDED else 0
        return CANNOT_PAY if money - own < short else 0
    if game.news == NO_RIVALS:
        return TRUCE
    charge = 0 if terms == SALE else fee(game, player)
    if game.prestige[player] < charge:
        return NO_FEE
    if game.news != NO_PRESTIGE:
        money -= charge
    return CANNOT_PAY if money < price(game, kind, thing, terms, bonus) else 0


@rule
def some_object(game: Museum, player: int, money: int, kind: int, target: int, terms: int, bonus: int) -> bool:
    """True if any object could be bought so. [MU favour.one, furbish.purchase]"""
    for thing in range(OBJECTS):
        if reachable(game, player, thing) and purchase_blocked(game, player, money, kind, thing, target, terms, bonus) == 0:
            return True
    return False


@rule
def fits(game: Museum, pavilion: int, thing: int) -> bool:
    """True if an object meets the first open criterion of a Pavilion. [MU pavilion.criteria, pavilion.order]"""
    slot = game.filled[pavilion]
    if slot >= SLOTS:
        return False
    return meets(game, pavilion, slot, thing)


@rule
def meets(game: Museum, pavilion: int, slot: int, thing: int) -> bool:
    """True if an object has what a slot asks for. [MU pavilion.criteria]"""
    card = game.card[pavilion]
    line = game.criterion[pavilion][slot]
    return is_of(thing, CRITERION_AXIS[card][line], CRITERION_KEY[card][line])


@rule
def pavilion_blocked(game: Museum, pavilion: int) -> int:
    """A Pavilion in play, not full, not under repair. [MU pavilion.setup, pavilion.order, headline.repairs]"""
    if pavilion >= game.pavilions:
        return NO_PAVILION
    if game.filled[pavilion] == SLOTS:
        return PAVILION_FULL
    return PAVILION_CLOSED if game.closed == pavilion + 1 else 0


@rule
def host_blocked(game: Museum, player: int, host: int) -> int:
    """Another player's museum with a free space, and no quarrel of insurers. [MU loan.lend, loan.full, headline.insurers]"""
    if not game.loans:
        return NO_LOANS_HERE
    if host >= game.seats:
        return NO_SUCH_HOST
    if host == player:
        return OWN_MUSEUM
    if game.news == NO_LOANS:
        return NO_LOANS_NOW
    return HOST_FULL if game.objects[host] >= SPACES else 0


@rule
def raises(points: int, before: int) -> bool:
    """A collection grows; that it may also be founded is a reading of the rule. [MU loan.condition]"""
    return points > before and (before > 0 or LOAN_MAY_FOUND == 1)


@rule
def improves(game: Museum, host: int, thing: int) -> bool:
    """A loan raises a collection of the host, each kind counted as one group. [MU loan.condition]"""
    civilisation = thing // EACH
    number = game.in_kind[host][civilisation] + game.scholar[host][civilisation]
    if raises(COLLECTION_POINTS[0][number + 1], COLLECTION_POINTS[0][number]):
        return True
    domain = DOMAIN[thing]
    if game.in_domain[host][domain][civilisation]:
        return False
    number = game.in_kind[host][CIVILISATIONS + domain] + game.scholar[host][CIVILISATIONS + domain]
    return raises(COLLECTION_POINTS[1][number + 1], COLLECTION_POINTS[1][number])


@rule
def hire_cost(game: Museum, expert: int, bonus: int) -> int:
    """An expert's cost, less what a Favour or Headline takes off. [MU hire.cost, headline.congress, edition2.experts]"""
    cost = EDITION2_COST if game.second else EXPERT_COST[expert]
    cost = cost - bonus
    if game.news == EXPERT_DISCOUNT:
        cost -= game.news_at
    return max(cost, PRICE_MINIMUM)


@rule
def hire_blocked(game: Museum, player: int, money: int, expert: int, bonus: int) -> int:
    """A face-up expert that can be paid; in the second edition in tokens. [MU hire.cost, setup.experts, edition2.experts]"""
    if game.expert[expert] != FACE_UP:
        return NOT_FACE_UP
    cost = hire_cost(game, expert, bonus)
    if game.second:
        if game.news == NO_PRESTIGE:
            return BUDGET_CUTS
        return TOO_FEW_TOKENS if game.prestige[player] < cost else 0
    return CANNOT_HIRE if money + game.credit < cost else 0


@rule
def some_expert(game: Museum, player: int, money: int, bonus: int) -> bool:
    """True if any expert could be hired. [MU hire.cost]"""
    for expert in range(EXPERTS):
        if game.expert[expert] == FACE_UP and hire_blocked(game, player, money, expert, bonus) == 0:
            return True
    return False
