"""A quick listing of what is legal, without asking about every card in the box.

The statement of legality is `legality.py`; this says some of it again, for speed, and the harness compares the two at every
node of its games.
"""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, detail, waiting, whose
from midway.kernel.rule import rule

from .codes import (
    CHOOSE, CHOOSING_ACTION, CHOOSING_OBJECT, CONSULT, DISCARD, DISCARDING, DONE, DRAW, END_CODE, EXHIBIT,
    EXPLORING, EXTRA, FAVOUR, FIRST_CODE, FROM_DECK, GROUP, FOLLOWING, FURBISH, FURBISHING, HIRE, INVENTORY, LEND, LOOKING, MEET,
    PASS, PAY, PAYING, PLACE, REFILLING, RELEASE, RESTING, SPEND, TAKE, TOKEN,
)  # fmt: skip
from .explore import closed_to
from .favours import favour_blocked
from .legality import action_blocked, blocked, consult_blocked
from .purchase import (
    fits, funds, hire_blocked, host_blocked, improves, pavilion_blocked, purchase_blocked, reachable, terms_blocked,
)  # fmt: skip
from .state import (
    CONTINENTS, DISCARDED, EXHIBITING, EXPERTS, FACE_UP, FAVOURS, HAND, HIRING, LENDING, MUSEUM, Museum, NO_PRESTIGE,
    OBJECTS, PAVILIONS, PER, RETRIEVE, SEATS, SPACES, UNSEEN, USUAL, WITH_GRANT,
)  # fmt: skip
from .tables import EXPERTS_AFTER_INVENTORY, FAVOURS_PER_TURN


@rule
def legal(game: Museum, out: Any) -> int:
    """The codes of the present step that nothing blocks, in rising order. [MU round.order]"""
    what = waiting(game)
    if what == EXPLORING or what == FOLLOWING or what == EXTRA:
        return list_display(game, what, out)
    if what == CHOOSING_ACTION:
        return list_actions(game, out)
    if what == FURBISHING:
        return list_purchases(game, out)
    if what == PAYING:
        return list_payments(game, out)
    if what == CHOOSING_OBJECT:
        return list_objects(game, out)
    if what == DISCARDING:
        return list_hand(game, whose(game), DISCARD, -1, out, 0)
    first = FIRST_CODE[what]
    end = END_CODE[what]
    if what == RESTING:
        end = first + FAVOURS
    if GROUP[what] == FROM_DECK:
        first = DRAW + about(game) * PER
        end = first + PER
    n = 0
    for code in range(first, end):
        if blocked(game, what, code) == 0:
            out[n] = code
            n += 1
    if (what == LOOKING or what == REFILLING) and blocked(game, what, MEET) == 0:
        out[n] = MEET
        n += 1
    if what == RESTING:
        n = list_experts(game, what, out, n)
    return n


@rule
def list_display(game: Museum, what: int, out: Any) -> int:
    """The objects on display that the player can take. [MU explore.take]"""
    player = whose(game) if what == FOLLOWING else game.player
    n = 0
    for continent in range(CONTINENTS):
        if game.shown[continent] and closed_to(game, player, continent) == 0:
            for place in range(game.shown[continent]):
                out[n] = TAKE + game.display[continent][place]
                n += 1
    if what == FOLLOWING:
        out[n] = PASS
        n += 1
    return n


@rule
def list_actions(game: Museum, out: Any) -> int:
    """Favours and Patricia, Furbish, Inventory. [MU explore.before-action, action.choose]"""
    me = game.player
    n = 0
    for favour in range(FAVOURS):
        if game.favours[me][favour] and action_blocked(game, SPEND + favour) == 0:
            out[n] = SPEND + favour
            n += 1
    if game.skill[me][RETRIEVE]:
        for expert in range(EXPERTS):
            if consult_blocked(game, me, expert) == 0:
                out[n] = CONSULT + expert
                n += 1
    out[n] = FURBISH
    out[n + 1] = INVENTORY
    n += 2
    return list_favours(game, me, CHOOSING_ACTION, out, n)


@rule
def list_purchases(game: Museum, out: Any) -> int:
    """Favours, objects within reach, Pavilions, hosts, experts. [MU furbish.purchase]"""
    me = game.player
    n = list_favours(game, me, FURBISHING, out, 0)
    return list_experts(game, FURBISHING, out, list_goods(game, me, out, n))


@rule
def list_favours(game: Museum, player: int, what: int, out: Any, n: int) -> int:
    """The Favours that can be played now. [MU favour.one]"""
    if game.favours_held[player] and game.spent < FAVOURS_PER_TURN:
        for favour in range(FAVOURS):
            if game.favours[player][favour] and favour_blocked(game, player, what, favour) == 0:
                out[n] = FAVOUR + favour
                n += 1
    return n


@rule
def list_goods(game: Museum, player: int, out: Any, n: int) -> int:
    """The objects that can be exhibited, then the Pavilions and hosts that something can go to. [MU furbish.source]"""
    money = funds(game, player, WITH_GRANT)
    mine = HAND + player
    places = game.place
    hidden = game.hidden[player]
    room = game.objects[player] < SPACES
    targets = open_targets(game, player)
    left = targets
    for thing in range(OBJECTS):
        where = places[thing]
        if where == mine or DISCARDED <= where < MUSEUM or (where == UNSEEN and hidden[thing // PER][thing % PER]):
            paid = terms_blocked(game, player, money, EXHIBITING, thing, USUAL, 0) == 0
            if paid and room:
                out[n] = EXHIBIT + thing
                n += 1
            if left:
                left &= ~targets_for(game, player, money, thing, left, paid)
    for target in range(PAVILIONS + SEATS):
        if ((targets ^ left) >> target) & 1:
            out[n] = PLACE + target if target < PAVILIONS else LEND + target - PAVILIONS
            n += 1
    return n


@rule
def open_targets(game: Museum, player: int) -> int:
    """The Pavilions, then the hosts that nothing blocks, as bits. [MU pavilion.order, loan.lend]"""
    targets = 0
    for pavilion in range(game.pavilions):
        if pavilion_blocked(game, pavilion) == 0:
            targets |= 1 << pavilion
    if game.loans:
        for host in range(game.seats):
            if host_blocked(game, player, host) == 0:
                targets |= 1 << (PAVILIONS + host)
    return targets


@rule
def targets_for(game: Museum, player: int, money: int, thing: int, targets: int, paid: bool) -> int:
    """Those of the targets that an object within reach can go to. [MU pavilion.criteria, loan.condition, headline.exchange]"""
    found = 0
    if paid:
        for pavilion in range(game.pavilions):
            if (targets >> pavilion) & 1 and fits(game, pavilion, thing):
                found |= 1 << pavilion
    if targets >> PAVILIONS and (paid or terms_blocked(game, player, money, LENDING, thing, USUAL, 0) == 0):
        for host in range(game.seats):
            if (targets >> (PAVILIONS + host)) & 1 and improves(game, host, thing):
                found |= 1 << (PAVILIONS + host)
    return found


@rule
def list_objects(game: Museum, out: Any) -> int:
    """The objects that can go where a Favour, a Pavilion or a host asks for one. [MU furbish.source]"""
    me = game.player
    kind = about(game)
    target = detail(game)
    money = funds(game, me, WITH_GRANT)
    n = 0
    for thing in range(OBJECTS):
        if not reachable(game, me, thing):
            continue
        if purchase_blocked(game, me, money, kind, thing, target, game.terms, game.bonus) == 0:
            out[n] = CHOOSE + thing
            n += 1
    return n


@rule
def list_experts(game: Museum, what: int, out: Any, n: int) -> int:
    """The experts that can be hired, credit to give up, and the end of the phase. [MU hire.cost, hire.inventory]"""
    me = game.player
    if game.experts_up and (what == FURBISHING or EXPERTS_AFTER_INVENTORY):
        money = funds(game, me, WITH_GRANT)
        for expert in range(EXPERTS):
            if game.expert[expert] == FACE_UP and hire_blocked(game, me, money, expert, 0) == 0:
                out[n] = HIRE + expert
                n += 1
    if game.credit:
        out[n] = RELEASE
        n += 1
    out[n] = DONE
    return n + 1


@rule
def list_payments(game: Museum, out: Any) -> int:
    """Grants, hand cards, a token. [MU furbish.price]"""
    me = game.player
    n = list_favours(game, me, PAYING, out, 0)
    n = list_hand(game, me, PAY, -1 if game.buying == HIRING else game.article, out, n)
    if game.prestige[me] and game.news != NO_PRESTIGE:
        out[n] = TOKEN
        n += 1
    return n


@rule
def list_hand(game: Museum, player: int, base: int, but: int, out: Any, n: int) -> int:
    """The cards of a hand, except one. [MU cards.open]"""
    mine = HAND + player
    places = game.place
    left = game.held[player]
    for continent in range(CONTINENTS):
        secret = game.secret[player][continent] > 0
        row = game.hidden[player][continent]
        for thing in range(continent * PER, continent * PER + PER):
            where = places[thing]
            if where == mine or (secret and where == UNSEEN and row[thing % PER]):
                if thing != but:
                    out[n] = base + thing
                    n += 1
                left -= 1
                if left == 0:
                    return n
    return n
