"""Collaboration of two owners of Unity: licences of leaders, Breakthroughs claimed together."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, whose
from midway.kernel.rule import rule, tell

from .codes import (
    ASKED_ALREADY, ASKED_LICENCE, ASKED_SHARE, CLAIMED_ALREADY, DECLINED, GAVE_LICENCE, LEADING, NO_LEADER, NO_SUCH_PLAYER,
    NOT_COMPLETE, NOT_UNITED, OFFERED_LICENCE, OFFERED_SHARE, OTHER_PARTNER, OWNED_ALREADY, PARTNER_EARLIER, ROLLED_ALREADY,
)  # fmt: skip
from .ledger import half, owns, pay_to
from .order import place_of
from .research import HAS_ROLLED, HAS_SHARED, claim, claimer_blocked
from .state import AFTER_REFUNDS, AS_LEADER, CARDS, PLAYED, PROGRESSIONS, Destiny
from .tables import CREDITS, STEPS


@rule
def partner_blocked(game: Destiny, player: int, rival: int) -> int:
    """Both owned Unity before this phase, and neither has another partner in this turn. [MD 9.351, 9.423]"""
    if not game.united[player] or not game.united[rival]:
        return NOT_UNITED
    free = game.partner[player] == 0 and game.partner[rival] == 0
    return 0 if free or game.partner[player] == rival + 1 else OTHER_PARTNER


@rule
def become_partners(game: Destiny, player: int, rival: int) -> None:
    """One partner per turn. [MD 9.351]"""
    game.partner[player] = rival + 1
    game.partner[rival] = player + 1


# Licences.


@rule
def licence_blocked(game: Destiny, player: int, card: int) -> int:
    """A rival's leader, played as such in this turn; asked for once, and of use to the player. [MD 9.351]"""
    rival = game.place[card] - PLAYED
    if rival < 0 or rival == player or game.used[card] != AS_LEADER:
        return NO_LEADER
    if partner_blocked(game, player, rival):
        return partner_blocked(game, player, rival)
    if game.licensee[card] or (game.licence_asked[card] >> player) & 1:
        return ASKED_ALREADY
    return 0 if credits_something(game, player, card) else OWNED_ALREADY


@rule
def credits_something(game: Destiny, player: int, card: int) -> bool:
    """The leader names a Progression that the player does not own. [MD 9.351]"""
    for progression in range(PROGRESSIONS):
        if CREDITS[card][progression] and not owns(game, player, progression):
            return True
    return False


@rule
def ask_licence(game: Destiny, player: int, card: int) -> None:
    """The leader's player is asked. [MD 9.351]"""
    rival = game.place[card] - PLAYED
    game.licence_asked[card] += 1 << player
    tell(game, ASKED_LICENCE, player, card, rival)
    push(game, OFFERED_LICENCE, rival, card)


@rule
def answer_licence(game: Destiny, agreed: bool) -> None:
    """The partner grants the licence or declines. [MD 9.351]"""
    rival = whose(game)
    card = about(game)
    pop(game)
    if agreed:
        game.licensee[card] = game.player + 1
        become_partners(game, game.player, rival)
        tell(game, GAVE_LICENCE, rival, card, game.player)
    else:
        tell(game, DECLINED, rival)


@rule
def fee(credit: int) -> int:
    """Half the credit, rounded against who pays. [MD 9.351, 12.22]"""
    return credit - half(credit)


@rule
def licence_saves(game: Destiny, player: int, card: int, progression: int, price: int) -> int:
    """What a licensed leader takes off a price; nothing where its fee would be more. [MD 9.351]"""
    if game.licensee[card] != player + 1:
        return 0
    saved = min(CREDITS[card][progression], price)
    return saved if saved >= fee(CREDITS[card][progression]) else 0


@rule
def licences_save(game: Destiny, player: int, progression: int, price: int) -> int:
    """What all the player's licences take off a price. [MD 9.351]"""
    left = price
    if game.partner[player]:
        for card in range(CARDS):
            left -= licence_saves(game, player, card, progression, left)
    return price - left


@rule
def licence_fees(game: Destiny, player: int, progression: int, price: int) -> int:
    """The fees of the licences that lower a price. [MD 9.351]"""
    left = price
    fees = 0
    if game.partner[player]:
        for card in range(CARDS):
            saved = licence_saves(game, player, card, progression, left)
            left -= saved
            if saved:
                fees += fee(CREDITS[card][progression])
    return fees


@rule
def use_licences(game: Destiny, player: int, progression: int, price: int) -> None:
    """The fees go to the partner; with the first Progression come the leader's Pioneer and steps. [MD 9.351]"""
    left = price
    for card in range(CARDS):
        saved = licence_saves(game, player, card, progression, left)
        left -= saved
        if saved:
            pay_to(game, player, game.partner[player] - 1, fee(CREDITS[card][progression]))
            if not game.licence_used[card]:
                game.licence_used[card] = 1
                lead(game, player, card)


@rule
def lead(game: Destiny, player: int, card: int) -> None:
    """A licensed leader's Pioneer and steps, but no refund. [MD 8.31, 9.351]"""
    push(game, LEADING, player, card, AFTER_REFUNDS)


# Joint claims.


@rule
def share_blocked(game: Destiny, player: int, breakthrough: int, rival: int) -> int:
    """Their steps together fill it, both can claim, the player has not rolled, and the rival acts later. [MD 9.423]"""
    if rival >= game.seats or rival == player:
        return NO_SUCH_PLAYER
    if game.claimed[breakthrough]:
        return CLAIMED_ALREADY
    if partner_blocked(game, player, rival):
        return partner_blocked(game, player, rival)
    if place_of(game, rival) < game.moving:
        return PARTNER_EARLIER
    if game.researched[player] == HAS_ROLLED:
        return ROLLED_ALREADY
    if game.steps[player][breakthrough] | game.steps[rival][breakthrough] != STEPS[breakthrough]:
        return NOT_COMPLETE
    if (game.joint_asked[player][breakthrough] >> rival) & 1:
        return ASKED_ALREADY
    if claimer_blocked(game, player, breakthrough):
        return claimer_blocked(game, player, breakthrough)
    return claimer_blocked(game, rival, breakthrough)


@rule
def ask_share(game: Destiny, player: int, breakthrough: int, rival: int) -> None:
    """The partner is asked. [MD 9.423]"""
    game.joint_asked[player][breakthrough] += 1 << rival
    tell(game, ASKED_SHARE, player, breakthrough, rival)
    push(game, OFFERED_SHARE, rival, breakthrough)


@rule
def answer_share(game: Destiny, agreed: bool) -> None:
    """Both claim, and neither rolls for research in this turn; or the rival declines. [MD 9.423]"""
    player = game.player
    rival = whose(game)
    breakthrough = about(game)
    pop(game)
    if agreed:
        become_partners(game, player, rival)
        game.researched[player] = HAS_SHARED
        game.researched[rival] = HAS_SHARED
        claim(game, rival, breakthrough)
        claim(game, player, breakthrough)
    else:
        tell(game, DECLINED, rival)
