"""Which Homes win in Manifest Destiny, and which cards do winners play?"""

from __future__ import annotations

from collections import defaultdict

from common import Chart, played, share

from midway import find
from midway.games.destiny.codes import PLAY, PUT_AWAY
from midway.games.destiny.state import CARD_NAMES, TERRITORY_NAMES, USE_NAMES

PLAYERS = 4
LEAST = 30  # times that something must have happened to be told
SHOWN = 12


def charts(games: int) -> list[Chart]:
    """Wins by Home, and by cards played; the cards that differ most from what is fair."""
    homes: dict[str, list[float]] = defaultdict(list)
    cards: dict[str, list[float]] = defaultdict(list)
    for game in played("destiny", PLAYERS, games):
        for seat in range(PLAYERS):
            homes[TERRITORY_NAMES[game.state.home[seat] - 1]].append(game.wins[seat])
        for seat, card in {(seat, (code - PLAY) // len(USE_NAMES)) for seat, code in game.events if PLAY <= code < PUT_AWAY}:
            cards[CARD_NAMES[card]].append(game.wins[seat])
    fair, words = 100 / PLAYERS, find("destiny").words("en")
    homely = [share(words(name), wins) for name, wins in homes.items() if len(wins) >= LEAST]
    played_rows = [share(words(name), wins) for name, wins in cards.items() if len(wins) >= LEAST]
    ranked = sorted(played_rows, key=lambda row: -row.value)
    return [
        Chart("homes", "Homes", "wins of 100", sorted(homely, key=lambda row: -row.value), fair),
        Chart("homes-cards-best", "Players of these cards won most", "wins of 100", ranked[:SHOWN], fair),
        Chart("homes-cards-worst", "Players of these cards won least", "wins of 100", ranked[-SHOWN:], fair),
    ]
