"""Setting up the table: the wheel, the ring of areas, the deck, the supporters and the start bonus."""

from __future__ import annotations

from midway.kernel.frames import wait
from midway.kernel.rule import rule, tell

from .codes import BONUS, DEALT, DRAWING_FIRST, DREW_FIRST, LAID, LAYING_TILES, OPENING
from .order import begin_turn
from .state import AREAS, KINDS, Fair
from .tables import DECK, OPENING_CARDS, START_BONUS, SUPPORTERS_EACH, SUPPORTERS_ON_AREA, WHEEL


@rule
def setup(game: Fair) -> None:
    """The car stands on the start space of round one; the tiles are not laid yet. [WF setup.3, setup.4, setup.7]"""
    for area in range(AREAS):
        game.place[area] = -1
    shuffle_deck(game)
    for player in range(game.seats):
        send_supporters(game, player)
    wait(game, LAYING_TILES)


@rule
def spaces(game: Fair) -> int:
    """How many spaces the car moves in a round: once round the wheel. [WF setup.1]"""
    return WHEEL[game.seats] + game.start_space_extra


@rule
def shuffle_deck(game: Fair) -> None:
    """The deck for this number of players, some cards removed. [WF setup.5]"""
    for kind in range(KINDS):
        game.deck[kind] = DECK[game.seats][kind]


@rule
def send_supporters(game: Fair, player: int) -> None:
    """One supporter on each area, the rest stay in the supply. [WF setup.8]"""
    for area in range(AREAS):
        game.supporters[player][area] = SUPPORTERS_ON_AREA
    game.supply[player] = SUPPORTERS_EACH - AREAS * SUPPORTERS_ON_AREA


@rule
def lay_tile(game: Fair, area: int) -> None:
    """Chance lays the next area tile, clockwise from the left of the base. [WF setup.2]"""
    game.ring[game.position] = area
    game.place[area] = game.position
    game.position += 1
    tell(game, LAID, area, game.position)
    if game.position == AREAS:
        game.position = 0
        wait(game, OPENING)


@rule
def deal_opening(game: Fair, kind: int) -> None:
    """Two cards lie at each area; tickets among them move nothing. [WF setup.6]"""
    area = game.ring[game.position]
    game.deck[kind] -= 1
    game.cards[area][kind] += 1
    game.dealt += 1
    game.position = game.dealt // OPENING_CARDS
    tell(game, DEALT, kind, area)
    if game.position == AREAS:
        game.position = 0
        wait(game, DRAWING_FIRST)


@rule
def draw_first(game: Fair, player: int) -> None:
    """Chance names the first player; each gets the start bonus of their place in turn order. [WF setup.9]"""
    tell(game, DREW_FIRST, player)
    for turn in range(game.seats):
        take_bonus(game, (player + turn) % game.seats, turn)
    begin_turn(game, player)


@rule
def take_bonus(game: Fair, player: int, turn: int) -> None:
    """One more supporter on each area named on the card. [WF setup.9]"""
    for area in range(AREAS):
        if START_BONUS[turn][area]:
            game.supporters[player][area] += 1
            game.supply[player] -= 1
            tell(game, BONUS, player, area)
