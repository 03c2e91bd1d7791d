"""Records of Museum between greedy bots: with every number of players, with both modules, in the second edition.

    python tests/records/write.py        writes them anew, after a change of rules or content
"""

from __future__ import annotations

from pathlib import Path

from midway import Match, bots
from midway.match import Seat

FOLDER = Path(__file__).parent
GAMES = {
    "museum-2": (2, {}),
    "museum-3": (3, {}),
    "museum-4": (4, {}),
    "museum-4-modules": (4, {"pavilions": "on", "loans": "on"}),
    "museum-3-edition2": (3, {"edition": "2"}),
}


def write(name: str) -> None:
    players, options = GAMES[name]
    seats = [Seat(f"Greedy {seat + 1}", "greedy") for seat in range(players)]
    match = Match(name.partition("-")[0], seats, seed=name, options=options)
    bots.play(match, {seat: bots.find(match.game, "greedy", seed=f"{name} {seat}") for seat in range(players)})
    match.save(FOLDER / f"{name}.txt")


if __name__ == "__main__":
    for record in GAMES:
        write(record)
        print(f"wrote {record}.txt")
