"""Choosing Homes: the bidding order, the bids, the Homes."""

from __future__ import annotations

from midway.kernel.frames import wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    BID, BIDDING, BIDS, BIDS_NEXT, CHOOSING_HOME, DRAWING_BIDDER, HOME_AT, HOME_TAKEN, NEXT_PART, NO_HOME_HERE, NOT_ENOUGH_CASH,
    TOOK_HOME,
)  # fmt: skip
from .ledger import pay
from .presence import occupy, vacant
from .state import Destiny
from .tables import BID_UNIT, HOME


@rule
def draw_bidders(game: Destiny) -> None:
    """Markers are drawn one by one; the last needs no draw. [MD 6.0, 6.1]"""
    if game.bidders < game.seats - 1:
        wait(game, DRAWING_BIDDER)
        return
    for player in range(game.seats):
        if not drawn_already(game, player):
            game.bidding[game.bidders] = player
    game.bidders = 0
    wait(game, BIDDING, game.bidding[0])


@rule
def drawn_already(game: Destiny, player: int) -> bool:
    """A marker is drawn once. [MD 6.1]"""
    for place in range(game.bidders):
        if game.bidding[place] == player:
            return True
    return False


@rule
def turn(game: Destiny, player: int, opener: int) -> int:
    """The player whom chance drew first bids first; later places are chosen again every turn. [MD 6.1, 7.0]"""
    place = 0
    while place < game.seats - 1 and game.bidding[place] != player:
        place += 1
    return place


@rule
def draw_bidder(game: Destiny, player: int) -> None:
    """The next in the bidding order. [MD 6.1]"""
    game.bidding[game.bidders] = player
    game.bidders += 1
    tell(game, BIDS_NEXT, player)
    draw_bidders(game)


@rule
def bid_blocked(game: Destiny, code: int) -> int:
    """At most the player's cash. [MD 6.2]"""
    player = whose(game)
    return 0 if (code - BID) * BID_UNIT <= game.cash[player] else NOT_ENOUGH_CASH


@rule
def make_bid(game: Destiny, code: int) -> None:
    """An open bid; after the last the Homes are chosen. [MD 6.2]"""
    player = whose(game)
    game.bid[player] = (code - BID) * BID_UNIT
    tell(game, BIDS, player, game.bid[player])
    game.bidders += 1
    if game.bidders < game.seats:
        wait(game, BIDDING, game.bidding[game.bidders])
    else:
        game.bidders = 0
        wait(game, CHOOSING_HOME, highest_bidder(game))


@rule
def highest_bidder(game: Destiny) -> int:
    """The highest bid of those without a Home, the earlier among equals. [MD 6.3]"""
    best = -1
    for place in range(game.seats):
        player = game.bidding[place]
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
    player = whose(game)
    territory = code - HOME_AT
    game.home[player] = territory + 1
    occupy(game, player, territory, 0)
    pay(game, player, game.bid[player])
    game.mat[game.bidders] = player
    game.choice[game.bidders] = player
    game.bidders += 1
    tell(game, TOOK_HOME, player, territory, game.bidders)
    if game.bidders < game.seats:
        wait(game, CHOOSING_HOME, highest_bidder(game))
    else:
        wait(game, NEXT_PART)
