"""What is the start bonus of World's Fair 1893 worth, and would another one be fairer?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from common import Chart, less, mean, share

from midway import batch, find, machine
from midway.games.worldsfair.state import AREA_NAMES
from midway.games.worldsfair.tables import START_BONUS

GAME = "worldsfair"
FAST, FEW = 5, 2  # how many times as many games are played, in the end and while bonuses are compared
MOST = 2  # supporters that a bonus is tried with, for each place
AREAS = len(AREA_NAMES)
Bonus = Sequence[Sequence[int]]  # for each place in playing order, how many supporters come to each area


@dataclass(frozen=True)
class Opening:
    """A game that is set up, but nobody has a bonus yet: the position and the first player."""

    state: Any
    first: int


def charts(games: int) -> list[Chart]:
    """What one supporter brings; then wins by place without a bonus, with the one we know, and with the fairest one found."""
    worth, found = [], []
    for players in find(GAME).players:
        known = openings(players, games * FAST)
        printed, none = [START_BONUS[place] for place in range(players)], bonus([0] * players)
        worth.append(one_more(f"{players} players", known, players))
        tried = [supporters for supporters in product(range(MOST + 1), repeat=players) if 0 in supporters]
        some = known[: games * FEW]
        best = min(tried, key=lambda supporters: spread(some, bonus(supporters)))
        given = ", ".join(str(number) for number in best)
        for name, title, tested in (
            ("none", "no start bonus", none),
            ("printed", "the start bonus as we know it", printed),
            ("best", f"{given} supporters", bonus(best)),
        ):
            rows = [share(f"place {place + 1}", wins) for place, wins in enumerate(by_place(known, tested)[0])]
            found.append(Chart(f"start-{players}-{name}", f"{players} players, {title}", "wins of 100", rows, 100 / players))
    points, wins = zip(*worth, strict=True)
    return [
        Chart("start-points", "A supporter at the start brings the last in playing order", "points", list(points)),
        Chart("start-wins", "A supporter at the start brings the last in playing order", "wins of 100", list(wins)),
        *found,
    ]


def openings(players: int, games: int) -> list[Opening]:
    """Games up to the first decision, with their start bonus taken back."""
    engine, start = machine(GAME, "cpu"), find(GAME).start(players)
    found = []
    for number in range(games):
        table = engine.table(start)
        events = engine.events(table, [0] * players, 1, number)
        while engine.seat(table) < 0:
            next(events)
        opening = Opening(engine.state(table), engine.seat(table))
        found.append(Opening(changed(opening, [START_BONUS[place] for place in range(players)], -1), opening.first))
    return found


def bonus(supporters: Sequence[int]) -> Bonus:
    """A bonus of so many supporters for each place, each on another area."""
    return [[int((area - place) % AREAS < number) for area in range(AREAS)] for place, number in enumerate(supporters)]


def changed(opening: Opening, given: Bonus, sign: int = 1) -> Any:
    """The position with a bonus, or without it."""
    state = opening.state.clone()
    for place, areas in enumerate(given):
        player = (opening.first + place) % state.seats
        for area in range(AREAS):
            state.supporters[player][area] += sign * areas[area]
            state.supply[player] -= sign * areas[area]
    return state


def by_place(known: list[Opening], given: Bonus) -> tuple[list[list[float]], list[list[float]]]:
    """Wins and points of all games by place in playing order, with a bonus."""
    games = batch(GAME, size=len(known), seed=2, start=[changed(opening, given) for opening in known], restart="never")
    games.finish(find(GAME).bots[-1])
    first = games.standings == 0
    shares = first / first.sum(axis=1, keepdims=True)
    wins, points = ([[] for _ in given] for _ in range(2))
    for number, opening in enumerate(known):
        for place in range(len(given)):
            seat = (opening.first + place) % len(given)
            wins[place].append(float(shares[number, seat]))
            points[place].append(float(games.scores[number, seat]))
    return wins, points


def one_more(name: str, known: list[Opening], players: int) -> tuple[Any, Any]:
    """What a supporter brings the last player, who has none otherwise: points and wins."""
    (wins, points), (more_wins, more_points) = (by_place(known, bonus([0] * (players - 1) + [number])) for number in (0, 1))
    return less(name, mean("", more_points[-1]), mean("", points[-1])), less(name, share("", more_wins[-1]), share("", wins[-1]))


def spread(known: list[Opening], given: Bonus) -> float:
    """How far apart the places are."""
    shares = [sum(wins) for wins in by_place(known, given)[0]]
    return max(shares) - min(shares)
