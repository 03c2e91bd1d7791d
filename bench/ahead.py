"""How often a bot could search its next decision while the others still think; the game's best bots play.

    python bench/ahead.py [--games N]

A decision after a rival's choice can be searched beforehand if chance has no part in between, and the rivals choose as expected.
Here they always do, because they are the bots that a search takes them for; people are less predictable.
"""

from __future__ import annotations

import argparse
from collections import Counter

from progress import progress

from midway.kernel.game import Game, find, names
from midway.kernel.machine import machine
from midway.kernel.noise import bits, stream
from midway.kernel.rule import CHANCE, NOBODY


def count(game: Game, players: int, number: int) -> Counter[str]:
    """The real decisions of one game: all of them, those that follow a rival's choice, and those without chance in between."""
    engine = machine(game)
    table, found = engine.table(game.start(players)), Counter[str]()
    rivals, chance = [False] * players, [False] * players  # what has come since each seat's last choice
    key, event = stream(1, number), 0
    while (who := engine.seat(table)) != NOBODY:
        x = bits(key, event)
        event += 1
        if who == CHANCE:
            chance = [True] * players
            engine.apply(table, engine.draw(table, x))
            continue
        if len(engine.legal(table)) > 1:
            found["all"] += 1
            found["after"] += rivals[who]
            found["ahead"] += rivals[who] and not chance[who]
        engine.apply(table, engine.choose(table, len(game.bots), x))
        rivals = [seat != who for seat in range(players)]
        chance[who] = False
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, metavar="N", help="games of each kind")
    games = parser.parse_args().games
    print(f"{'':<24}{'decisions':>12}{'after rivals':>14}{'of them ahead':>15}")
    for game in map(find, names()):
        for players in (game.players[0], 4):
            progress(f"{game.name}, {players} players")
            found = sum((count(game, players, number) for number in range(games)), Counter[str]())
            print(
                f"{f'{game.name}, {players} players':<24}{found['all']:>12}{found['after']:>14}{found['ahead']:>15}", flush=True
            )


if __name__ == "__main__":
    main()
