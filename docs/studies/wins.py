"""What wins in Museum?"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from common import Chart, less, mean, played

from midway import Match

PLAYERS = 3
NOT_POINTS = ("total", "tokens", "own")


def charts(games: int) -> list[Chart]:
    """Where the points of winners and of the others come from."""
    match = Match("museum", PLAYERS)
    winners: dict[str, list[float]] = defaultdict(list)
    others: dict[str, list[float]] = defaultdict(list)
    for game in played("museum", PLAYERS, games):
        match.state = game.state
        for seat, row in enumerate(match.game.picture.breakdown(match)):
            for part, points in row.items():
                if part not in NOT_POINTS:
                    (winners if game.wins[seat] == 1 else others)[part].append(points)
    words = match.game.words("en")
    rows = [(words(f"pic-part-{part}"), mean("", winners[part]), mean("", others[part])) for part in winners]
    rows = [row for row in rows if row[1].value or row[2].value]
    return [
        Chart("wins-points", "Points of a winner", "points", [replace(own, name=name) for name, own, _ in rows]),
        Chart("wins-more", "More than the others", "points", [less(name, own, other) for name, own, other in rows]),
    ]
