"""Choosing Homes: the bidding order, the bids, the Homes."""

from __future__ import annotations

from midway.kernel.frames import wait
from midway.kernel.rule import rule, tell

from .codes import (
    BID, BIDDING, BIDS, BIDS_NEXT, CHOOSING_HOME, DRAWING_BIDDER, HOME_AT, HOME_TAKEN, NEXT_PART, NO_HOME_HERE, NOT_ENOUGH_CASH,
    TOOK_HOME,
)  # fmt: skip
from .ledger import pay
from .presence import occupy, vacant
from .state import NONE, Destiny
from .tables import BID_UNIT, HOME


@rule
def draw_bidders(game: Destiny) -> None:
    """Markers are drawn one by one; the last needs no draw. [MD 6.0, 6.1]"""
    if game.bidders < game.seats - 1:
        wait(game, DRAWING_BIDDER, 0, 0)
        return
    for player in range(0 + game.seats):
        if not drawn_already(game, player):
            game.bidding[game.bidders] = player
    game.bidders = 0
    wait(game, BIDDING, 0 + game.bidding[0], 0)


@rule
def drawn_already(game: Destiny, player: int) -> bool:
    """A marker is drawn once. [MD 6.1]"""
    for place in range(0 + game.bidders):
        if game.bidding[place] == player:
            return True
    return False


@rule
def draw_bidder(game: Destiny, player: int) -> None:
    """The next in the bidding order. [MD 6.1]"""
    game.bidding[game.bidders] = player
    game.bidders += 1
    tell(game, BIDS_NEXT, player, 0, 0)
    draw_bidders(game)


@rule
def bid_blocked(game: Destiny, code: int) -> int:
    """At most his cash. [MD 6.2]"""
    player = 0 + game.frames[game.depth][1]
    return 0 if (code - BID) * BID_UNIT[0] <= game.cash[player] else NOT_ENOUGH_CASH


@rule
def make_bid(game: Destiny, code: int) -> None:
    """An open bid; after the last the Homes are chosen. [MD 6.2]"""
    player = 0 + game.frames[game.depth][1]
    game.bid[player] = (code - BID) * BID_UNIT[0]
    tell(game, BIDS, player, 0 + game.bid[player], 0)
    game.bidders += 1
    if game.bidders < game.seats:
        wait(game, BIDDING, 0 + game.bidding[game.bidders], 0)
    else:
        game.bidders = 0
        wait(game, CHOOSING_HOME, highest_bidder(game), 0)


@rule
def highest_bidder(game: Destiny) -> int:
    """The highest bid of those without a Home, the earlier among equals. [MD 6.3]"""
    best = NONE - 1
    for place in range(0 + game.seats):
        player = 0 + game.bidding[place]
        if game.home[player] == 0 and (best < 0 or game.bid[player] > game.bid[best]):
            best = player
    return best


@rule
def home_blocked(game: Destiny, code: int) -> int:
    """The Homes of this number of players, each once. [MD 6.4]"""
    if HOME[game.seats][code - HOME_AT] == 0:
        return NO_HOME_HERE
    return 0 if vacant(game, code - HOME_AT) else HOME_TAKEN


@rule
def choose_home(game: Destiny, code: int) -> None:
    """An Established token on it, the bid paid, the next mat taken. [MD 6.3]"""
    player = 0 + game.frames[game.depth][1]
    territory = code - HOME_AT
    game.home[player] = territory + 1
    occupy(game, player, territory, 0 + NONE)
    pay(game, player, 0 + game.bid[player])
    game.mat[game.bidders] = player
    game.choice[game.bidders] = player
    game.bidders += 1
    tell(game, TOOK_HOME, player, territory, 0 + game.bidders)
    if game.bidders < game.seats:
        wait(game, CHOOSING_HOME, highest_bidder(game), 0)
    else:
        wait(game, NEXT_PART, 0, 0)
