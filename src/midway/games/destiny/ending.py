"""The end: points, standing, the last frame."""

from __future__ import annotations

from midway.kernel.frames import wait
from midway.kernel.rule import rule, tell

from .codes import ENDED, OVER
from .state import Destiny


@rule
def end_game(game: Destiny) -> None:
    """Nothing of a later phase is done. [MD 13.0, end.when]"""
    wait(game, OVER)
    tell(game, ENDED)


@rule
def score(game: Destiny, player: int) -> int:
    """Victory Points. [MD 13.0]"""
    return game.points[player]


@rule
def before(game: Destiny, player: int, rival: int) -> bool:
    """The rival stands before the player: points, then cash, then Profit. [MD 13.0]"""
    if game.points[rival] != game.points[player]:
        return game.points[rival] > game.points[player]
    if game.cash[rival] != game.cash[player]:
        return game.cash[rival] > game.cash[player]
    return game.profit[rival] > game.profit[player]


@rule
def standing(game: Destiny, player: int) -> int:
    """How many stand before the player; equals share the victory. [MD 13.0]"""
    ahead = 0
    for rival in range(game.seats):
        if before(game, player, rival):
            ahead += 1
    return ahead
