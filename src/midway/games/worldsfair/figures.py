"""The influential figures. Each is played or discarded on the turn after it was collected."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .codes import ADDED, DISCARDED, MOVED, MOVING_FROM, MOVING_TO, PLAYED
from .state import BURNHAM, DAVIS, FIGURE, PALMER, PATRON, Fair
from .turn import add_supporter


@rule
def adjacent(game: Fair, area: int, other: int) -> bool:
    """Next to each other on the ring; the base parts the two areas beside it. [WF figures.adjacent]"""
    return abs(game.place[area] - game.place[other]) == 1


@rule
def spend(game: Fair, figure: int) -> None:
    """A figure, played or not, goes to the discard pile. [WF turn.2, figures.next]"""
    game.figures[game.player][figure] -= 1
    game.discards[FIGURE + figure] += 1


@rule
def play(game: Fair, figure: int, area: int) -> None:
    """A figure that adds a supporter to an area. [WF turn.2]"""
    spend(game, figure)
    tell(game, PLAYED, game.player, figure)
    tell(game, ADDED, game.player, area)
    add_supporter(game, area)


@rule
def play_burnham(game: Fair) -> None:
    """Daniel Burnham: another supporter in the home area. [WF figures.burnham]"""
    play(game, BURNHAM, game.home)


@rule
def play_davis(game: Fair, area: int) -> None:
    """George Davis: a supporter in an area adjacent to the home area. [WF figures.davis]"""
    play(game, DAVIS, area)


@rule
def play_patron(game: Fair, area: int) -> None:
    """The patron of an area: a supporter there, wherever the home area is. [WF figures.patrons]"""
    play(game, PATRON + area, area)


@rule
def play_palmer(game: Fair) -> None:
    """Bertha Palmer: choose any player's supporter to move. [WF figures.palmer]"""
    spend(game, PALMER)
    tell(game, PLAYED, game.player, PALMER)
    push(game, MOVING_FROM)


@rule
def take(game: Fair, owner: int, area: int) -> None:
    """The supporter that Bertha Palmer moves. [WF figures.palmer]"""
    wait(game, MOVING_TO, owner, area)


@rule
def put(game: Fair, area: int) -> None:
    """It moves to a different area, however far. [WF figures.palmer]"""
    owner = whose(game)
    origin = about(game)
    game.supporters[owner][origin] -= 1
    game.supporters[owner][area] += 1
    tell(game, MOVED, owner, origin, area)
    pop(game)


@rule
def discard(game: Fair, figure: int) -> None:
    """Any figure may be discarded unused. [WF figures.discard]"""
    spend(game, figure)
    tell(game, DISCARDED, game.player, figure)
