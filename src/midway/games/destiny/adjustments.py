"""The Adjustments Phase, in its order."""

from __future__ import annotations

from midway.kernel.frames import about, detail, push, wait
from midway.kernel.rule import rule, tell

from .codes import ADJUSTING, COLLECTED, NEXT_PART, PHASE, RETURNED, SWAPPING
from .eras import ask_draw, keep_received
from .ledger import earn, has, lower_profit, owns, pay_to, raise_profit, receive
from .order import player_after
from .presence import established, judge_cities
from .state import (
    ADJUSTMENTS, BOXES, CARDS, COMPUTERS, FIRST_MARKET, FOR_TURN, MOTION_PICTURES, SAFETY_NET, TELEVISION, TERRITORIES,
    URBAN_RENAISSANCE, Destiny,
)  # fmt: skip
from .tables import PICTURES_MONEY, PROFIT_STEP, RENAISSANCE_MONEY, SAFETY

# The stages of the phase, in the first number of its frame; the second is the place in turn order.
ADJUST, DRAW_CARDS, SWAP_CARDS = 0, 1, 2


@rule
def go_on_adjusting(game: Destiny) -> None:
    """Adjustments, then a card each in turn order, then Think Tank. [MD 11.0, 11.8]"""
    stage = about(game)
    place = detail(game)
    if stage == ADJUST:
        game.phase = ADJUSTMENTS
        tell(game, PHASE, ADJUSTMENTS)
        adjust(game)
        wait(game, ADJUSTING, 0, DRAW_CARDS)
    elif place == game.seats and stage == DRAW_CARDS:
        wait(game, ADJUSTING, 0, SWAP_CARDS)
    elif place == game.seats:
        wait(game, NEXT_PART)
    else:
        wait(game, ADJUSTING, 0, stage, place + 1)
        player = game.order[place] - 1
        if stage == DRAW_CARDS:
            ask_draw(game, player, FOR_TURN)
        elif received_any(game, player):
            offer_swap(game, player)


@rule
def received_any(game: Destiny, player: int) -> bool:
    """A card lies before an owner of Think Tank. [MD 9.241]"""
    for card in range(CARDS):
        if game.received[player][card]:
            return True
    return False


@rule
def offer_swap(game: Destiny, player: int) -> None:
    """With no card left there is no swap. [MD 9.241]"""
    if game.left:
        push(game, SWAPPING, player, FOR_TURN)
    else:
        keep_received(game, player)


@rule
def adjust(game: Destiny) -> None:
    """Profit, Established Presences, income, features, tokens, in this order. [MD 11.1, 11.2, 11.3, 11.4, 11.5, 11.6, 11.7]"""
    adjust_profit(game)
    establish(game)
    collect_profit(game)
    pay_safety_net(game)
    pay_renaissance(game)
    pay_pictures(game)
    return_tokens(game)


@rule
def adjust_profit(game: Destiny) -> None:
    """Up for each New Presence, twice as much with Computers; then down for each loss. [MD 11.1, 11.11, 11.111, 11.12]"""
    for place in range(game.seats):
        player = game.order[place] - 1
        times = 2 if owns(game, player, COMPUTERS) else 1
        raise_profit(game, player, times * game.fresh[player] * PROFIT_STEP)
        lower_profit(game, player, game.loss[player] * PROFIT_STEP)


@rule
def establish(game: Destiny) -> None:
    """New Presences become Established. [MD 11.2]"""
    for territory in range(TERRITORIES):
        game.new[territory] = 0
    for player in range(game.seats):
        game.fresh[player] = 0
    judge_cities(game)


@rule
def collect_profit(game: Destiny) -> None:
    """Everyone collects their Profit. [MD 11.3]"""
    for place in range(game.seats):
        player = game.order[place] - 1
        receive(game, player, game.profit[player])
        tell(game, COLLECTED, player, game.profit[player])


@rule
def pay_safety_net(game: Destiny) -> None:
    """Owners collect by Profit rank, the poorest most; equals take the better amount. [MD 11.4]"""
    for place in range(game.seats):
        player = game.order[place] - 1
        if owns(game, player, SAFETY_NET):
            earn(game, player, SAFETY[game.seats][game.seats - 1 - poorer(game, player)])


@rule
def poorer(game: Destiny, player: int) -> int:
    """How many have a lower Profit. [MD 11.4]"""
    n = 0
    for rival in range(game.seats):
        if game.profit[rival] < game.profit[player]:
            n += 1
    return n


@rule
def pay_renaissance(game: Destiny) -> None:
    """Money for each City held by Established Presence, but not in a market blocked by Cold War. [MD 11.5]"""
    if game.claimed[URBAN_RENAISSANCE] == 0:
        return
    for place in range(game.seats):
        player = game.order[place] - 1
        if has(game, player, URBAN_RENAISSANCE):
            earn(game, player, paying_cities(game, player) * RENAISSANCE_MONEY)


@rule
def paying_cities(game: Destiny, player: int) -> int:
    """The player's Cities outside blocked markets. [MD 11.5]"""
    n = 0
    for territory in range(TERRITORIES):
        open_to_trade = territory < FIRST_MARKET or game.blocked[territory - FIRST_MARKET] == 0
        if game.city[territory] and open_to_trade and established(game, player, territory):
            n += 1
    return n


@rule
def pay_pictures(game: Destiny) -> None:
    """Everyone without it, or Television, pays each owner, as far as their cash goes. [MD 11.6]"""
    if game.claimed[MOTION_PICTURES] == 0:
        return
    for place in range(game.seats):
        owner = game.order[place] - 1
        if has(game, owner, MOTION_PICTURES):
            for n in range(1, game.seats):
                viewer = player_after(game, owner, n)
                if not has(game, viewer, MOTION_PICTURES) and not owns(game, viewer, TELEVISION):
                    pay_to(game, viewer, owner, PICTURES_MONEY)


@rule
def return_tokens(game: Destiny) -> None:
    """Loss Box, the three boxes and unspent Purchased tokens go back to supply. [MD 11.7]"""
    for player in range(game.seats):
        tokens = game.loss[player] + game.purchased[player]
        for kind in range(BOXES):
            tokens += game.box[kind][player]
            game.box[kind][player] = 0
        game.loss[player] = 0
        game.purchased[player] = 0
        game.lifted[player] = 0
        game.supply[player] += tokens
        if tokens:
            tell(game, RETURNED, player, tokens)
