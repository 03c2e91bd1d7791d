"""Does it help to play first, and what would repair it?"""

from __future__ import annotations

from itertools import product

from common import Chart, Played, played, share

from midway import find

STEPS = {"worldsfair": (0, 1, 2, 3, 4), "museum": (0, 3, 6, 9, 12, 15), "destiny": (0, 1, 2, 3, 4)}  # points of a repair
CLEAR = 1.5  # how many times its interval a place must be off to need one
FEW, NEAR = 400, 12  # games in which all repairs are tried, and those that are tried in all games
FAST = {"worldsfair": 5, "museum": 1, "destiny": 1}  # how many times as many games are played


def charts(games: int) -> list[Chart]:
    """For every game and number of players: who wins how often, by playing order, as it is and with points to make up for it."""
    found = []
    for game in FAST:
        for players in find(game).players:
            known = list(played(game, players, games * FAST[game]))
            title = f"{find(game).words('en')('title')}, {players} players"
            found.append(_chart(f"{game}-{players}", title, known, players, (0,) * players))
            if is_unfair(found[-1]):
                repair = best_repair(known, players, STEPS[game])
                given = ", ".join(str(points) for points in repair)
                found.append(_chart(f"{game}-{players}-repaired", f"{title}, with {given} points", known, players, repair))
    return found


def _chart(name: str, title: str, known: list[Played], players: int, repair: tuple[int, ...]) -> Chart:
    wins = by_place(known, players, repair)
    rows = [share(f"place {place + 1}", wins[place]) for place in range(players)]
    return Chart(f"order-{name}", title, "wins of 100", rows, 100 / players)


def by_place(known: list[Played], players: int, repair: tuple[int, ...]) -> list[list[float]]:
    """Every game's wins by place in playing order, if each place got some points more at the end."""
    wins: list[list[float]] = [[] for _ in range(players)]
    for game in known:
        won = game.wins if not any(repair) else _won(game, players, repair)
        for seat in range(players):
            wins[(seat - game.opener) % players].append(won[seat])
    return wins


def _won(game: Played, players: int, repair: tuple[int, ...]) -> list[float]:
    points = [game.scores[seat] + repair[(seat - game.opener) % players] for seat in range(players)]
    most = max(points)
    first = [seat for seat in range(players) if points[seat] == most]
    return [(seat in first) / len(first) for seat in range(players)]


def is_unfair(chart: Chart) -> bool:
    """True if some place is clearly off."""
    return any(abs(row.value - (chart.fair or 0)) > CLEAR * row.reach for row in chart.rows)


def best_repair(known: list[Played], players: int, steps: tuple[int, ...]) -> tuple[int, ...]:
    """The points by place, the least of them 0, that bring the wins nearest to equal."""

    repairs = [repair for repair in product(steps, repeat=players) if min(repair) == 0]
    near = sorted(repairs, key=lambda repair: spread(known[:FEW], players, repair))[:NEAR]
    return min(near, key=lambda repair: spread(known, players, repair))


def spread(known: list[Played], players: int, repair: tuple[int, ...]) -> float:
    """How far apart the places are."""
    shares = [sum(wins) for wins in by_place(known, players, repair)]
    return max(shares) - min(shares)
