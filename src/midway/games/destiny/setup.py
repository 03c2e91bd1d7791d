"""Setting up the table: players, bank, cards, the first hands."""

from __future__ import annotations

from midway.kernel.frames import wait
from midway.kernel.rule import rule

from .codes import DEALING, DEALING_DESTINY
from .eras import form_pile, take_card, take_from_pile
from .homes import draw_bidders
from .state import AHEAD, CARDS, OUT, Destiny
from .tables import (
    CITY_TOKENS, NATIVE_TOKENS, REMOVED, START_DESTINY, START_HAND, START_MONEY, START_PROFIT, STEP_TOKENS, TECHNOLOGY_TOKENS,
    TOKENS, TOURIST_TOKENS,
)  # fmt: skip


@rule
def setup(game: Destiny) -> None:
    """Players, bank and cards for this number of players. [MD 4.0, 4.1, 4.2, 4.3]"""
    for player in range(game.seats):
        game.cash[player] = START_MONEY
        game.profit[player] = START_PROFIT[game.seats]
        game.supply[player] = TOKENS
        game.step_tokens[player] = STEP_TOKENS
    game.cities_left = CITY_TOKENS
    game.natives_left = NATIVE_TOKENS
    game.tourists_left = TOURIST_TOKENS
    game.technology_left = TECHNOLOGY_TOKENS
    for card in range(CARDS):
        game.place[card] = OUT if (REMOVED[card] >> game.seats) & 1 else AHEAD
    game.era = 1
    form_pile(game, 1)
    deal_next(game)


@rule
def deal_next(game: Destiny) -> None:
    """One Destiny card of Era 1 to each, then two more cards of its pile. [MD 4.1]"""
    player = game.dealt % game.seats
    if game.dealt < START_DESTINY * game.seats:
        wait(game, DEALING_DESTINY, player)
    elif game.dealt < START_HAND * game.seats:
        wait(game, DEALING, player)
    else:
        game.dealt = 0
        draw_bidders(game)


@rule
def deal(game: Destiny, card: int) -> None:
    """A card of the first hand. [MD 4.1]"""
    take_from_pile(game, card)
    take_card(game, game.dealt % game.seats, card)
    game.dealt += 1
    deal_next(game)
