"""A turn: place a supporter, play figures, collect the cards, add new ones."""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, wait, waiting
from midway.kernel.rule import rule, tell

from .codes import (
    CAR_MOVED, CAR_STOPPED, COLLECTED, DEALT, DECK_EMPTY, LIFTED, LIFTING, PLACED, PLAYING, REFILLING, RESHUFFLED,
)  # fmt: skip
from .order import pass_turn
from .scoring import begin_scoring
from .setup import spaces
from .state import AREAS, FIGURE, FIGURES, KINDS, TICKET, Fair
from .tables import CARD_LIMIT, REFILL_CARDS


@rule
def place(game: Fair, area: int) -> None:
    """Step 1: a supporter on any area, the home area of this turn. [WF turn.1]"""
    game.home = area
    tell(game, PLACED, game.player, area)
    add_supporter(game, area)


@rule
def add_supporter(game: Fair, area: int) -> None:
    """From the supply; if it is empty, one of the player's own must be lifted first. [WF turn.supply]"""
    if game.supply[game.player]:
        game.supply[game.player] -= 1
        game.supporters[game.player][area] += 1
        wait(game, PLAYING)
    else:
        push(game, LIFTING, game.player, area)


@rule
def lift(game: Fair, area: int) -> None:
    """A supporter lifted from the board goes where one was needed. [WF turn.supply]"""
    target = about(game)
    game.supporters[game.player][area] -= 1
    game.supporters[game.player][target] += 1
    tell(game, LIFTED, game.player, area)
    pop(game)
    wait(game, PLAYING)


@rule
def go_on(game: Fair) -> None:
    """After a choice: step 2 lasts while figures are left; then the cards are collected and new ones dealt. [WF turn.2]"""
    if waiting(game) == PLAYING and not has_figures(game):
        collect(game)
        game.position = game.place[game.home]
        game.dealt = 0
        wait(game, REFILLING)
    if waiting(game) == REFILLING:
        refill(game)


@rule
def has_figures(game: Fair) -> bool:
    """True if the player has a figure left to play or discard. [WF turn.2]"""
    held = game.figures[game.player]
    for figure in range(FIGURES):
        if held[figure]:
            return True
    return False


@rule
def collect(game: Fair) -> None:
    """Step 3: take every card at the home area, face up. [WF turn.3]"""
    player = game.player
    cards = game.cards[game.home]
    tell(game, COLLECTED, player, game.home, lying(game, game.home))
    for area in range(AREAS):
        game.exhibits[player][area] += cards[area]
    for figure in range(FIGURES):
        game.figures[player][figure] += cards[FIGURE + figure]
    tickets = cards[TICKET]
    for kind in range(KINDS):
        cards[kind] = 0
    if tickets:
        game.tickets[player] += tickets
        move_car(game, tickets)


@rule
def move_car(game: Fair, tickets: int) -> None:
    """One space for each ticket; on the start space the car stops and goes no further. [WF turn.3.car]"""
    game.car = min(game.car + tickets, spaces(game))
    tell(game, CAR_MOVED, tickets, spaces(game) - game.car)
    if game.car == spaces(game):
        tell(game, CAR_STOPPED)


@rule
def refill(game: Fair) -> None:
    """Step 4: three cards, one at a time, each to the next area with room; after the last the turn ends. [WF turn.4]"""
    if game.dealt == REFILL_CARDS or not deck_ready(game):
        end_turn(game)
        return
    while full(game, game.ring[game.position]):
        game.position = (game.position + 1) % AREAS


@rule
def full(game: Fair, area: int) -> bool:
    """An area with as many cards as arrows takes no more. [WF turn.4.limit]"""
    return lying(game, area) >= CARD_LIMIT[area]


@rule
def lying(game: Fair, area: int) -> int:
    """How many cards lie at an area. [WF turn.4.limit]"""
    cards = game.cards[area]
    total = 0
    for kind in range(KINDS):
        total += cards[kind]
    return total


@rule
def deck_ready(game: Fair) -> bool:
    """An empty deck takes in the discards; with none of either, no card comes. [WF turn.4.reshuffle, turn.4.empty]"""
    for kind in range(KINDS):
        if game.deck[kind]:
            return True
    left = 0
    for kind in range(KINDS):
        left += game.discards[kind]
        game.deck[kind] = game.discards[kind]
        game.discards[kind] = 0
    if left:
        tell(game, RESHUFFLED, left)
    else:
        tell(game, DECK_EMPTY)
    return left > 0


@rule
def deal(game: Fair, kind: int) -> None:
    """A card to the area in turn; the walk goes on clockwise and wraps past the base. [WF turn.4]"""
    area = game.ring[game.position]
    game.deck[kind] -= 1
    game.cards[area][kind] += 1
    game.position = (game.position + 1) % AREAS
    game.dealt += 1
    tell(game, DEALT, kind, area)


@rule
def end_turn(game: Fair) -> None:
    """If the car came round, a scoring phase comes before the next turn. [WF turn.end, scoring.when]"""
    if game.car == spaces(game):
        begin_scoring(game)
    else:
        pass_turn(game)
