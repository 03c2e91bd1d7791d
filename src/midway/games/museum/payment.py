"""Paying for a purchase: the fee, credit, and what is put down piece by piece."""

from __future__ import annotations

from midway.kernel.frames import pop, push
from midway.kernel.rule import rule, tell

from .acquisition import complete
from .codes import BUYS, FEE, PAID, PAID_FAVOUR, PAID_RIVAL, PAID_TOKEN, PAYING
from .holdings import enter_discard, in_hand, leave_hand, name_card
from .purchase import fee, price, hire_cost
from .state import DISCARDED, HIRING, MUSEUM, SALE, TRAY, Museum
from .tables import FAVOUR_NUMBER, FAVOURS_PER_TURN, VALUE


@rule
def buy(game: Museum, kind: int, thing: int, target: int) -> None:
    """Begin to buy; a rival's fee is set aside first. [MU furbish.rival.fee, loan.from-rival, pavilion.price]"""
    me = game.player
    where = game.place[thing]
    game.buying = kind
    game.article = thing
    game.target = target
    if DISCARDED <= where < MUSEUM and where != DISCARDED + me:
        seller = where - DISCARDED
        game.seller = seller + 1
        tell(game, BUYS, me, thing, seller)
        charge = 0 if game.terms == SALE else fee(game, me)
        if charge:
            game.prestige[me] -= charge
            game.prestige[seller] += charge
            tell(game, FEE, me, seller, charge)
    name_card(game, me, thing)
    cost = price(game, kind, thing, game.terms, game.bonus)
    charge_tray(game, cost)


@rule
def hire(game: Museum, expert: int) -> None:
    """Begin to hire an expert. [MU hire.cost, edition2.experts, edition2.payment]"""
    game.buying = HIRING
    game.article = expert
    cost = hire_cost(game, expert, game.bonus)
    if game.second:
        game.prestige[game.player] -= cost
        game.supply += cost
        tell(game, PAID_TOKEN, game.player, cost)
        complete(game)
    else:
        charge_tray(game, cost)


@rule
def charge_tray(game: Museum, cost: int) -> None:
    """Credit pays first, but never a rival; what is owed beyond is put down piece by piece. [MU furbish.credit, furbish.rival]"""
    if game.seller:
        game.owed = cost
    elif game.credit >= cost:
        game.credit -= cost
    else:
        game.owed = cost - game.credit
        game.credit = 0
    if game.owed:
        push(game, PAYING, game.player)
        pay_without_choice(game)
    else:
        complete(game)


@rule
def pay_without_choice(game: Museum) -> None:
    """With no card left to put down, tokens pay by themselves. [MU furbish.price]"""
    me = game.player
    own = 0
    if game.buying != HIRING and in_hand(game, me, game.article):
        own = 1
    if game.held[me] == own and (game.favours_held[me] == 0 or game.spent >= FAVOURS_PER_TURN):
        number = min(game.owed, game.prestige[me])
        spend_tokens(game, number)
        put_down(game, number)


@rule
def spend_tokens(game: Museum, number: int) -> None:
    """Prestige goes to the supply, or to the rival who is paid. [MU furbish.price, furbish.rival]"""
    me = game.player
    game.prestige[me] -= number
    if game.seller:
        game.prestige[game.seller - 1] += number
    else:
        game.supply += number
    tell(game, PAID_TOKEN, me, number)


@rule
def put_down(game: Museum, worth: int) -> None:
    """Once the price is covered nothing more is put down; what is over is credit. [MU furbish.tray, furbish.credit]"""
    game.owed -= worth
    if game.owed <= 0:
        if not game.seller:
            game.credit = -game.owed
        game.owed = 0
        pop(game)
        complete(game)


@rule
def pay_card(game: Museum, thing: int) -> None:
    """A hand card: to the player's discard, in the tray; or to the rival's. [MU furbish.price, furbish.tray, furbish.rival]"""
    me = game.player
    leave_hand(game, me, thing)
    if game.seller:
        enter_discard(game, game.seller - 1, thing)
        tell(game, PAID_RIVAL, me, thing, game.seller - 1)
    else:
        enter_discard(game, me, thing)
        game.place[thing] = TRAY
        game.tray += 1
        tell(game, PAID, me, thing)
    put_down(game, VALUE[thing])


@rule
def pay_token(game: Museum) -> None:
    """A prestige token, a piece of 1. [MU furbish.price, furbish.tray]"""
    spend_tokens(game, 1)
    put_down(game, 1)


@rule
def use_favour(game: Museum, favour: int) -> None:
    """A Favour is used: it goes to the pile of used ones. [MU favour.one, favour.pile]"""
    me = game.player
    game.favours[me][favour] -= 1
    game.favours_held[me] -= 1
    game.favours_used[favour] += 1
    game.spent += 1


@rule
def pay_favour(game: Museum, favour: int) -> None:
    """A grant is put down like a piece; a rival is given nothing for it. [MU favour.government-grant]"""
    use_favour(game, favour)
    tell(game, PAID_FAVOUR, game.player, favour, FAVOUR_NUMBER[favour])
    put_down(game, FAVOUR_NUMBER[favour])
