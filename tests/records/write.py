"""Records between bots: Museum with its modules and editions, Manifest Destiny with every number of players and every ending,
and one for every change of a rule.

python tests/records/write.py            writes those that are missing; a record that is there is never written again
python tests/records/write.py search     says which games of Manifest Destiny end in each way
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Any

from midway import Match, bots
from midway.games.destiny.state import BREAKTHROUGH_NAMES, PHASE_NAMES
from midway.kernel.frames import waiting
from midway.kernel.game import find
from midway.kernel.machine import machine
from midway.match import Dealer, Seat

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "museum-2": (2, {}),
    "museum-3": (3, {}),
    "museum-4": (4, {}),
    "museum-4-modules": (4, {"pavilions": "on", "loans": "on"}),
    "museum-3-edition2": (3, {"edition": "2"}),
    "destiny-3": (3, {}),
    "destiny-4": (4, {"cash": "open"}),
    "destiny-5": (5, {}),
}
RANDOM, GREEDY = [0, 0, 0], [1, 1, 1]
# How games of Manifest Destiny end: by whom they are played, and the number of the game among those of the seed 1893.
ENDINGS = {
    "destiny-points-card-play": (GREEDY, 246),
    "destiny-points-investment": (GREEDY, 4),
    "destiny-points-expansion": (GREEDY, 48),
    "destiny-card-investment": (GREEDY, 11),
    "destiny-card-adjustments": (GREEDY, 0),
    "destiny-tie-cash": (RANDOM, 16),
    "destiny-tie-profit": (RANDOM, 263),
    "destiny-tie-shared": (RANDOM, 749),
}
STORY = "destiny-2-storytelling"  # what version 2 of the rules changed
PARTS = "worldsfair-3-parts"  # of the third form
SEED = 1893


def write(name: str) -> None:
    """A game of greedy bots under a dealer."""
    players, options = GAMES[name]
    seats = [Seat(f"Greedy {seat + 1}", "greedy") for seat in range(players)]
    match = Match(name.partition("-")[0], seats, seed=name, options=options)
    bots.play(match, {seat: bots.find(match.game, "greedy", seed=f"{name} {seat}") for seat in range(players)})
    match.save(FOLDER / f"{name}.txt")


def write_ending(name: str) -> None:
    """A game of Manifest Destiny that ends in a certain way."""
    players, number = ENDINGS[name]
    match = Match("destiny", ["Ann", "Bo", "Cy"], mirror=True)
    for code in machine(match.game).trace(match.state, 1, players, SEED, number)[0]:
        match.choose(code)
    assert name in endings(positions(players, number))
    match.save(FOLDER / f"{name}.txt")


def write_story() -> None:
    """Somebody claims Storytelling in Card Play, keeps all cards, and puts one away later in that phase. [MD 8.5]"""
    match = Match("destiny", ["Ann", "Bo", "Cy"], mirror=True)
    rng = random.Random(STORY)
    while match.decision:
        legal = {match.game.codes.text(code): code for code in match.legal()}
        wanted = next((code for wish in wishes(match) for text, code in legal.items() if text.startswith(wish)), None)
        if wanted is None:
            x = rng.getrandbits(32)
            wanted = match.plain.draw([match.state], x) if match.seat < 0 else match.plain.choose([match.state], 1, x)
        match.choose(wanted)
    match.save(FOLDER / f"{STORY}.txt")


def wishes(match: Match) -> tuple[str, ...]:
    """What leads there: two steps by research, the last one by a card."""
    story = BREAKTHROUGH_NAMES.index("storytelling")
    game, step = match.state, match.game.steps[waiting(match.state)].name
    steps = game.steps[match.seat][story].bit_count() if match.seat >= 0 else 0
    return {
        "invest": () if steps == 2 else ("pioneer", "research:storytelling"),
        "research-die": ("die:2",) if game.rolls == 1 else ("die:3",),
        "play": ("put-away:",),
        "step": ("step:storytelling",),
        "claim": ("claim:storytelling",),
        "put-away": ("pass",),
    }.get(step, ())


def positions(players: list[int], number: int) -> Iterator[Any]:
    """The positions of a game, from its start to its end."""
    game = find("destiny")
    plain = machine(game)
    table = plain.table(game.start(len(players)))
    yield plain.state(table)
    for _ in plain.events(table, players, SEED, number):
        yield plain.state(table)


def endings(course: Iterable[Any]) -> set[str]:
    """What announced the end of a game and in which phase, and what broke a tie. [MD 13.0]"""
    found = set()
    last = None
    for before, last in pairwise(course):
        if last.ends and not before.ends:
            found.add(f"destiny-{'card' if last.last_card else 'points'}-{PHASE_NAMES[before.phase]}")
    assert last is not None
    best = sorted(zip(last.points, last.cash, last.profit, strict=True), reverse=True)[:2]
    same = [first == second for first, second in zip(*best, strict=True)]
    if same[0]:
        found.add(f"destiny-tie-{'cash' if not same[1] else 'profit' if not same[2] else 'shared'}")
    return found


def write_parts() -> None:
    """A match with salt, and parts that two of three players added to the draws."""
    match = Match("worldsfair", ["Ann", "Bo", "Cy"], seed=Dealer("fair", "1893" * 8, {0: "a1" * 32, 2: "c0" * 32}))
    while match.decision:
        match.choose(match.legal()[0])
    match.save(FOLDER / f"{PARTS}.txt")


def search() -> None:
    """The first game of each ending, whoever plays it."""
    wanted = dict(ENDINGS)
    for number in count():
        for players in (GREEDY, RANDOM):
            for name in endings(positions(players, number)) & set(wanted):
                if wanted[name][0] == players:
                    del wanted[name]
                    print(f"{name}: {number}", flush=True)
        if not wanted:
            return


if __name__ == "__main__":
    if sys.argv[1:] == ["search"]:
        search()
    else:
        for record in [*GAMES, *ENDINGS, STORY, PARTS]:
            if not (FOLDER / f"{record}.txt").exists():
                own = {STORY: write_story, PARTS: write_parts}.get(record)
                own() if own else write(record) if record in GAMES else write_ending(record)
