"""Who decides, what may be chosen, and what each choice sets off."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, waiting, whose
from midway.kernel.piles import drawn
from midway.kernel.rule import ACTIVE, NAMED, rule

from .codes import (
    APPROVE, APPROVING, ASKS, DEAL, DISCARD, DRAWING_FIRST, END_CODE, FIRST, FIRST_CODE, KEEP, LAYING_TILES, LIFT, LIFTING,
    MOVING_FROM, MOVING_TO, NO_SUCH_FIGURE, NO_SUCH_PLAYER, NO_SUPPORTER_THERE, NO_SUPPORTER_TO_LIFT, NOT_ADJACENT,
    NOT_IN_DECK, OPENING, OTHER_AREA, PLACE, PLACING, PLAY_BURNHAM, PLAY_DAVIS, PLAY_PALMER, PLAY_PATRON, PLAYING, PUT,
    REFILLING, SAME_AREA, TAKE, TILE, TILE_LAID, WRONG_STEP,
)  # fmt: skip
from .figures import adjacent, discard, play_burnham, play_davis, play_palmer, play_patron, put, take
from .scoring import approve_one, keep
from .setup import deal_opening, draw_first, lay_tile
from .state import AREAS, BURNHAM, DAVIS, FIGURES, KINDS, PALMER, PATRON, Fair
from .turn import deal, go_on, lift, place


@rule
def seat(game: Fair) -> int:
    """The player whose turn it is, the one who may approve, chance for tiles and cards. [WF turn.order]"""
    asks = ASKS[waiting(game)]
    if asks == NAMED:
        return whose(game)
    return game.player if asks == ACTIVE else asks


@rule
def clock(game: Fair) -> int:
    """Whose turn it is: another player's when a turn begins. [WF turn.order]"""
    return game.player


@rule
def legal(game: Fair, out: Any) -> int:
    """The codes of the present step that nothing blocks, in rising order; some are listed quickly. [WF turn.order]"""
    n = 0
    what = waiting(game)
    if what == PLAYING:
        return list_figures(game, out)
    if what == MOVING_FROM:
        return list_supporters(game, out)
    for code in range(FIRST_CODE[what], END_CODE[what]):
        if what == PLACING or blocked(game, what, code) == 0:
            out[n] = code
            n += 1
    return n


@rule
def list_figures(game: Fair, out: Any) -> int:
    """Every way to play or discard a figure, as `figure_blocked` allows it. [WF turn.2]"""
    n = 0
    held = game.figures[game.player]
    if held[BURNHAM]:
        out[n] = PLAY_BURNHAM
        n += 1
    if held[DAVIS]:
        for area in range(AREAS):
            if adjacent(game, game.home, area):
                out[n] = PLAY_DAVIS + area
                n += 1
    if held[PALMER]:
        out[n] = PLAY_PALMER
        n += 1
    for area in range(AREAS):
        if held[PATRON + area]:
            out[n] = PLAY_PATRON + area
            n += 1
    for figure in range(FIGURES):
        if held[figure]:
            out[n] = DISCARD + figure
            n += 1
    return n


@rule
def list_supporters(game: Fair, out: Any) -> int:
    """Every supporter on the board, as `blocked` allows to take it. [WF figures.palmer]"""
    n = 0
    for owner in range(game.seats):
        for area in range(AREAS):
            if game.supporters[owner][area]:
                out[n] = TAKE + owner * AREAS + area
                n += 1
    return n


@rule
def refusal(game: Fair, code: int) -> int:
    """Why a code may not be chosen now, or 0. [WF turn.order]"""
    what = waiting(game)
    if code < FIRST_CODE[what] or code >= END_CODE[what]:
        return WRONG_STEP
    return blocked(game, what, code)


@rule
def blocked(game: Fair, what: int, code: int) -> int:
    """The reason against a code of the present step, or 0. The one place where legality is stated. [WF turn.1, turn.2]"""
    if what == REFILLING or what == OPENING:
        return 0 if game.deck[code - DEAL] else NOT_IN_DECK
    if what == PLAYING:
        return figure_blocked(game, code)
    if what == LIFTING:
        return 0 if game.supporters[game.player][code - LIFT] else NO_SUPPORTER_TO_LIFT
    if what == MOVING_FROM:
        owner = (code - TAKE) // AREAS
        if owner >= game.seats:
            return NO_SUCH_PLAYER
        return 0 if game.supporters[owner][(code - TAKE) % AREAS] else NO_SUPPORTER_THERE
    if what == MOVING_TO:
        return SAME_AREA if code - PUT == about(game) else 0
    if what == APPROVING:
        return 0 if code == KEEP or code - APPROVE == game.ring[game.position] else OTHER_AREA
    if what == LAYING_TILES:
        return TILE_LAID if game.place[code - TILE] >= 0 else 0
    if what == DRAWING_FIRST:
        return NO_SUCH_PLAYER if code - FIRST >= game.seats else 0
    return 0


@rule
def figure_blocked(game: Fair, code: int) -> int:
    """A figure needs its card; George Davis also an adjacent area. [WF turn.2, figures.davis, figures.adjacent]"""
    held = game.figures[game.player]
    if code >= DISCARD:
        return 0 if held[code - DISCARD] else NO_SUCH_FIGURE
    if code >= PLAY_PATRON:
        return 0 if held[PATRON + code - PLAY_PATRON] else NO_SUCH_FIGURE
    if code == PLAY_PALMER:
        return 0 if held[PALMER] else NO_SUCH_FIGURE
    if code == PLAY_BURNHAM:
        return 0 if held[BURNHAM] else NO_SUCH_FIGURE
    if held[DAVIS] == 0:
        return NO_SUCH_FIGURE
    return 0 if adjacent(game, game.home, code - PLAY_DAVIS) else NOT_ADJACENT


@rule
def weight(game: Fair, code: int) -> int:
    """A card comes as often as the deck holds it; tiles and players are equally likely. [WF setup.2, setup.9, turn.4]"""
    if DEAL <= code < FIRST:
        return game.deck[code - DEAL]
    return 1


@rule
def draw(game: Fair, x: int) -> int:
    """The outcome for 32 random bits, without listing all of them. [WF setup.2, setup.9, turn.4]"""
    what = waiting(game)
    if what == LAYING_TILES:
        left = (x * (AREAS - game.position)) >> 32
        area = 0
        while game.place[area] >= 0 or left:
            if game.place[area] < 0:
                left -= 1
            area += 1
        return TILE + area
    if what == DRAWING_FIRST:
        return FIRST + ((x * game.seats) >> 32)
    return DEAL + drawn(game.deck, KINDS, x)


@rule
def apply(game: Fair, code: int) -> None:
    """Carry out one legal choice and what follows from it. [WF turn.order]"""
    if code < DEAL:
        lay_tile(game, code - TILE)
    elif code < FIRST:
        if waiting(game) == REFILLING:
            deal(game, code - DEAL)
        else:
            deal_opening(game, code - DEAL)
    elif code < PLACE:
        draw_first(game, code - FIRST)
    elif code < LIFT:
        place(game, code - PLACE)
    elif code < PLAY_BURNHAM:
        lift(game, code - LIFT)
    elif code < PLAY_DAVIS:
        play_burnham(game)
    elif code < PLAY_PALMER:
        play_davis(game, code - PLAY_DAVIS)
    elif code < PLAY_PATRON:
        play_palmer(game)
    elif code < DISCARD:
        play_patron(game, code - PLAY_PATRON)
    elif code < TAKE:
        discard(game, code - DISCARD)
    elif code < PUT:
        take(game, (code - TAKE) // AREAS, (code - TAKE) % AREAS)
    elif code < APPROVE:
        put(game, code - PUT)
    elif code < KEEP:
        approve_one(game)
    else:
        keep(game)
    go_on(game)
