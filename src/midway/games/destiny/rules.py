"""Who decides, what may be chosen, and what each choice sets off."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, waiting, whose
from midway.kernel.rule import CHANCE, NAMED, rule

from .cardplay import card_play_blocked, card_play_choice, list_card_play
from .codes import (
    BID, BIDDER, BIDDING, CHOOSING_HOME, DEALING, DEALING_DESTINY, DIE, DRAW, DRAWING, DRAWING_BIDDER, END_CODE, EXPANDING,
    EXPANDING_LAND, FIRST_CODE, HIGHEST, INVESTING, INVESTING_MONEY, LIST_END, NO_SUCH_PLAYER, NOT_IN_HAND, NOT_IN_PILE, PASS,
    PLAYING, PLAYING_CARDS, ROLLING_ATTACK, ROLLING_CARD, ROLLING_DEFENCE, ROLLING_RESEARCH, STARTING, STEAL, STEALING,
    STEP_ASKS, STEP_GROUP, WRONG_STEP,
)  # fmt: skip
from .contest import SIDES, ways
from .eras import draw_card, swap_choice
from .expansion import expansion_blocked, expansion_choice, list_expansion
from .flow import flow
from .homes import bid_blocked, choose_home, draw_bidder, drawn_already, home_blocked, make_bid
from .investment import investment_blocked, investment_choice, list_investment
from .order import choose_place, place_blocked
from .setup import deal
from .state import CARDS, Destiny
from .tables import CARD_ERAS, IS_DESTINY

FIRST_ERA_ONLY = 2  # the bits of a card of Era 1 alone


@rule
def seat(game: Destiny) -> int:
    """Chance for draws and dice; else whoever the step asks. [MD 5.0, turn.order]"""
    asks = STEP_ASKS[waiting(game)]
    return whose(game) if asks == NAMED else asks


@rule
def clock(game: Destiny) -> int:
    """Turns begun. [MD 5.0]"""
    return game.turn


@rule
def refusal(game: Destiny, code: int) -> int:
    """Why a code may not be chosen now, or 0. [MD 5.0]"""
    what = waiting(game)
    if code < FIRST_CODE[what] or code >= END_CODE[what]:
        return WRONG_STEP
    if code >= LIST_END[what] and code != PASS:
        return WRONG_STEP
    return blocked(game, what, code)


@rule
def blocked(game: Destiny, what: int, code: int) -> int:
    """The reason against a code of the present step, or 0: the statement of what is legal. [MD 5.0]"""
    if STEP_ASKS[what] == CHANCE:
        return chance_blocked(game, what, code)
    group = STEP_GROUP[what]
    if group == STARTING:
        return start_blocked(game, what, code)
    if group == PLAYING_CARDS:
        return card_play_blocked(game, what, code)
    if group == INVESTING_MONEY:
        return investment_blocked(game, what, code)
    return expansion_blocked(game, what, code) if group == EXPANDING_LAND else 0


@rule
def start_blocked(game: Destiny, what: int, code: int) -> int:
    """A bid, a Home, a place in turn order. [MD 6.2, 6.4, 7.0]"""
    if what == BIDDING:
        return bid_blocked(game, code)
    if what == CHOOSING_HOME:
        return home_blocked(game, code)
    return place_blocked(game, code)


@rule
def chance_blocked(game: Destiny, what: int, code: int) -> int:
    """Only what is in the pile or the hand can come. [MD 4.1, 6.1]"""
    if code < STEAL:
        return 0 if drawable(game, what, code - DRAW) else NOT_IN_PILE
    if code < BIDDER:
        return 0 if game.hand[about(game)][code - STEAL] else NOT_IN_HAND
    if code < DIE:
        player = code - BIDDER
        return 0 if player < game.seats and not drawn_already(game, player) else NO_SUCH_PLAYER
    return 0


@rule
def drawable(game: Destiny, what: int, card: int) -> bool:
    """In the pile; the first card of each hand is a Destiny card of Era 1 alone. [MD 4.1]"""
    if game.pile[card] == 0:
        return False
    return what != DEALING_DESTINY or (IS_DESTINY[card] > 0 and CARD_ERAS[card] == FIRST_ERA_ONLY)


@rule
def legal(game: Destiny, out: Any) -> int:
    """The codes of the present step that nothing blocks, in rising order; long menus have their own quick listings. [MD 5.0]"""
    what = waiting(game)
    if what == PLAYING:
        return list_card_play(game, out)
    if what == INVESTING:
        return list_investment(game, out)
    if what == EXPANDING:
        return list_expansion(game, out)
    n = 0
    for code in range(FIRST_CODE[what], LIST_END[what]):
        if blocked(game, what, code) == 0:
            out[n] = code
            n += 1
    if END_CODE[what] > LIST_END[what] and blocked(game, what, PASS) == 0:
        out[n] = PASS
        n += 1
    return n


# Chance.


@rule
def weight(game: Destiny, code: int) -> int:
    """Cards and dice are equally likely; the highest of n dice is k in k**n - (k - 1)**n ways. [MD 10.241]"""
    if HIGHEST <= code < BID:
        return ways(code - HIGHEST + 1, about(game))
    return 1


@rule
def draw(game: Destiny, x: int) -> int:
    """The outcome for 32 random bits, without listing all of them. [MD 4.1, 9.41, 10.241]"""
    what = waiting(game)
    if what == ROLLING_CARD or what == ROLLING_RESEARCH:
        return DIE + ((x * SIDES) >> 32)
    if what == ROLLING_ATTACK or what == ROLLING_DEFENCE:
        return HIGHEST + highest(about(game), x)
    if what == DRAWING_BIDDER:
        return BIDDER + undrawn(game, x)
    if what == STEALING:
        return STEAL + nth_card(game.hand[about(game)], (x * game.held[about(game)]) >> 32)
    if what == DEALING_DESTINY:
        return DRAW + nth_destiny(game, what, x)
    return DRAW + nth_card(game.pile, (x * game.left) >> 32)


@rule
def highest(dice: int, x: int) -> int:
    """The highest of some dice, from 0. [MD 10.241]"""
    total = 1
    for _ in range(dice):
        total *= SIDES
    left = (x * total) >> 32
    number = 0
    while left >= ways(number + 1, dice):
        left -= ways(number + 1, dice)
        number += 1
    return number


@rule
def undrawn(game: Destiny, x: int) -> int:
    """A marker still to be drawn. [MD 6.1]"""
    left = (x * (game.seats - game.bidders)) >> 32
    player = 0
    while drawn_already(game, player) or left:
        if not drawn_already(game, player):
            left -= 1
        player += 1
    return player


@rule
def nth_card(cards: Any, left: int) -> int:
    """The card at this place among those that lie there. [MD 4.1]"""
    card = 0
    while cards[card] == 0 or left:
        left -= cards[card]
        card += 1
    return card


@rule
def nth_destiny(game: Destiny, what: int, x: int) -> int:
    """A Destiny card for the first of a hand. [MD 4.1]"""
    total = 0
    for card in range(CARDS):
        if drawable(game, what, card):
            total += 1
    left = (x * total) >> 32
    card = 0
    while not drawable(game, what, card) or left:
        if drawable(game, what, card):
            left -= 1
        card += 1
    return card


# What each choice sets off.


@rule
def apply(game: Destiny, code: int) -> None:
    """Carry out one legal choice, then all that follows without a question. [MD 5.0]"""
    what = waiting(game)
    group = STEP_GROUP[what]
    if group == STARTING:
        start_choice(game, what, code)
    elif group == PLAYING_CARDS:
        card_play_choice(game, what, code)
    elif group == INVESTING_MONEY:
        investment_choice(game, what, code)
    elif group == EXPANDING_LAND:
        expansion_choice(game, what, code)
    elif what == DRAWING:
        draw_card(game, code - DRAW)
    else:
        swap_choice(game, code)
    flow(game)


@rule
def start_choice(game: Destiny, what: int, code: int) -> None:
    """Hands, bidders, bids, Homes, places in turn order. [MD 4.1, 6.0, 7.0]"""
    if what == DEALING_DESTINY or what == DEALING:
        deal(game, code - DRAW)
    elif what == DRAWING_BIDDER:
        draw_bidder(game, code - BIDDER)
    elif what == BIDDING:
        make_bid(game, code)
    elif what == CHOOSING_HOME:
        choose_home(game, code)
    else:
        choose_place(game, code)
