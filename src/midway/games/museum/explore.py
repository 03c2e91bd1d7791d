"""Exploration: the active player takes an object, the others may follow."""

from __future__ import annotations

from midway.kernel.frames import about, pop, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    ATTENDED, CHOOSING_ACTION, FOLLOWED, FOLLOWING, NO_TOLL, NOT_ON_DISPLAY, PAID_TOLL, PASSED, TOOK, UNDER_EMBARGO,
)  # fmt: skip
from .holdings import enter_hand, gain, leave_display
from .state import (
    ACTIVE_PRESTIGE, CONTINENTS, CUSTOMS, DISPLAY, EMBARGO, NO_FOLLOWERS, PER, Museum,
)  # fmt: skip
from .tables import FOLLOWER_PRESTIGE


@rule
def closed_to(game: Museum, player: int, continent: int) -> int:
    """Embargo, or Customs without a token for the toll. [MU explore.embargo, explore.customs, headline.embargo]"""
    if game.news == EMBARGO and game.news_at == continent:
        return UNDER_EMBARGO
    if game.news == CUSTOMS and game.news_at == continent and game.prestige[player] < game.toll:
        return NO_TOLL
    return 0


@rule
def take_blocked(game: Museum, player: int, thing: int) -> int:
    """An object can be taken if it is on display and its continent open. [MU explore.take, explore.embargo, explore.customs]"""
    if game.place[thing] != DISPLAY:
        return NOT_ON_DISPLAY
    return closed_to(game, player, thing // PER)


@rule
def anything_to_take(game: Museum, player: int) -> bool:
    """True if a player could take an object from the display. [MU explore.take]"""
    for continent in range(CONTINENTS):
        if game.shown[continent] and closed_to(game, player, continent) == 0:
            return True
    return False


@rule
def pay_toll(game: Museum, player: int, continent: int) -> None:
    """The toll goes to the supply before the object is taken. [MU explore.customs, headline.customs]"""
    if game.news == CUSTOMS and game.news_at == continent:
        game.prestige[player] -= game.toll
        game.supply += game.toll
        tell(game, PAID_TOLL, player, game.toll, continent)


@rule
def take_object(game: Museum, player: int, thing: int) -> None:
    """An object from the display into a hand. [MU explore.take, explore.no-refill]"""
    pay_toll(game, player, thing // PER)
    leave_display(game, thing)
    enter_hand(game, player, thing)


@rule
def take_first(game: Museum, thing: int) -> None:
    """The active player takes one object, free of charge. [MU explore.take]"""
    take_object(game, game.player, thing)
    tell(game, TOOK, game.player, thing)
    ask_followers(game, 1)


@rule
def ask_followers(game: Museum, turn: int) -> None:
    """In turn order every other player who can may take one. [MU explore.follow, headline.sealed-ports]"""
    while turn < game.seats and game.news != NO_FOLLOWERS:
        player = (game.player + turn) % game.seats
        if anything_to_take(game, player):
            wait(game, FOLLOWING, player, turn)
            return
        turn += 1
    end_exploration(game)


@rule
def follow(game: Museum, thing: int) -> None:
    """Toll, object, then the active player's token. [MU explore.follow, explore.prestige]"""
    player = whose(game)
    take_object(game, player, thing)
    gain(game, game.player, FOLLOWER_PRESTIGE)
    tell(game, FOLLOWED, player, thing, game.player)
    ask_followers(game, about(game) + 1)


@rule
def decline(game: Museum) -> None:
    """Nobody has to follow. [MU explore.follow]"""
    tell(game, PASSED, whose(game))
    ask_followers(game, about(game) + 1)


@rule
def end_exploration(game: Museum) -> None:
    """The token of Record Attendance; then what comes before the action. [MU explore.before-action, headline.attendance]"""
    if game.news == ACTIVE_PRESTIGE:
        got = gain(game, game.player, game.news_at)
        tell(game, ATTENDED, game.player, got)
    wait(game, CHOOSING_ACTION, game.player)


@rule
def take_extra(game: Museum, thing: int) -> None:
    """One more object from the display; nobody gains a token. [MU favour.second-expedition, edition2.favour]"""
    take_object(game, game.player, thing)
    tell(game, TOOK, game.player, thing)
    pop(game)
