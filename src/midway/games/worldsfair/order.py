"""Whose turn it is."""

from __future__ import annotations

from midway.kernel.frames import wait
from midway.kernel.rule import rule

from .codes import PLACING
from .state import Fair


@rule
def begin_turn(game: Fair, player: int) -> None:
    """A turn begins with step 1. [WF turn.order]"""
    game.player = player
    wait(game, PLACING)


@rule
def pass_turn(game: Fair) -> None:
    """The player to the left plays next. [WF turn.order, turn.end]"""
    begin_turn(game, (game.player + 1) % game.seats)
