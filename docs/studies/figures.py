"""What is an influential figure worth in World's Fair 1893?"""

from __future__ import annotations

from typing import Any

from common import Chart, less, mean, played, share

from midway import find
from midway.games.worldsfair.state import FIGURE, FIGURE_NAMES

PLAYERS = 3
SEAT = 0
TALLER = 3  # games for each figure, beside those without one


def charts(games: int) -> list[Chart]:
    """One player begins with a figure in front of them: how many points and wins does it bring?"""
    plain = list(played("worldsfair", PLAYERS, games * TALLER))
    points, wins = mean("", [game.scores[SEAT] for game in plain]), share("", [game.wins[SEAT] for game in plain])
    more_points, more_wins = [], []
    words = find("worldsfair").words("en")
    for figure, name in enumerate(FIGURE_NAMES):
        known = list(played("worldsfair", PLAYERS, games * TALLER, change=given(figure)))
        called = words(name)
        more_points.append(less(called, mean("", [game.scores[SEAT] for game in known]), points))
        more_wins.append(less(called, share("", [game.wins[SEAT] for game in known]), wins))
    return [
        Chart("figures-points", "A figure at the start brings", "points", more_points),
        Chart("figures-wins", "A figure at the start brings", "wins of 100", more_wins),
    ]


def given(figure: int) -> Any:
    """A change of the start: the first seat has a figure, which is not in the deck then."""

    def change(start: Any) -> None:
        start.figures[SEAT][figure] += 1
        start.deck[FIGURE + figure] -= 1

    return change
