"""Whether an analysis finds the same mistakes with other random numbers, and how long it takes on one core.

    python bench/marks.py [GAME ...] [--players N] [--games N] [--bots BOT,BOT] [--workers N] [--times X]

Bots play games, each is analysed with two seeds, and the marks are compared: a mark is found again if the other analysis marks
the same choice. With --players, only tables of that many are played.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from progress import progress

from midway.analysis.study import READING, analyse
from midway.bots import contest
from midway.bots import find as find_bot
from midway.bots import play as let_play
from midway.bots.crew import cores, work
from midway.kernel.game import find, names
from midway.match.match import Match

SEEDS = (1, 2)
BOTS = "merchant,guide"
GAMES = 4
Say = Callable[[str], None]


@dataclass(frozen=True)
class Asked:
    """A game to be played and analysed with one seed."""

    game: str
    players: int
    number: int
    seed: int
    bots: tuple[str, ...]
    times: float


@dataclass(frozen=True)
class Found:
    """The marks of an analysis by event, what each cost, the number of real choices, and the seconds that it took."""

    marks: dict[int, float]
    choices: int
    seconds: float


def found(asked: Asked) -> Found:
    """Play a game, and analyse it."""
    game = find(asked.game)
    match = Match(game, asked.players, seed=f"marks-{asked.number}")
    bots = [asked.bots[(seat + asked.number) % len(asked.bots)] for seat in range(asked.players)]
    let_play(match, {seat: find_bot(game, bot, f"{asked.number} {seat}") for seat, bot in enumerate(bots)})
    next(study for study in analyse(match, seed=0, times=0.0) if study.read > READING * match.number)  # loading is not counted
    began = process_time()
    *_, study = analyse(match, asked.seed, asked.times)
    return Found({mark.event: mark.lost for mark in study.marks}, len(study.choices), process_time() - began)


def run(say: Say, asked: argparse.Namespace) -> None:
    """Print everything."""
    bots = tuple(asked.bots.split(","))
    say(f"Marks that an analysis with another seed finds as well; {asked.games} games of {asked.bots} at every number of players")
    say(f"{'':<16}{'choices':>8}{'marks':>8}{'again':>8}{'share':>8}{'seconds':>9}{'most':>7}")
    for name in asked.names or names():
        contest.prepare(find(name), ["architect"])
        for players in [asked.players] if asked.players else find(name).players:
            todo = [Asked(name, players, number, seed, bots, asked.times) for number in range(asked.games) for seed in SEEDS]
            done = {}
            for task, one in work(found, todo, asked.workers):
                done[task.number, task.seed] = one
                progress(f"{name}, {players}: {len(done)} of {len(todo)}")
            say(_line(f"{name}, {players}", done, asked.games))


def _line(title: str, done: dict[tuple[int, int], Found], games: int) -> str:
    """What came of the games of one kind."""
    marks = again = 0
    for number in range(games):
        one, other = (set(done[number, seed].marks) for seed in SEEDS)
        marks += len(one) + len(other)
        again += 2 * len(one & other)
    seconds = [one.seconds for one in done.values()]
    choices = sum(one.choices for one in done.values()) // len(done)
    mean = sum(seconds) / len(seconds)
    return f"{title:<16}{choices:>8}{marks:>8}{again:>8}{again / max(1, marks):>8.0%}{mean:>9.0f}{max(seconds):>7.0f}"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("names", nargs="*", metavar="GAME")
    words.add_argument("--players", type=int, default=0)
    words.add_argument("--games", type=int, default=GAMES)
    words.add_argument("--bots", default=BOTS)
    words.add_argument("--workers", type=int, default=cores())
    words.add_argument("--times", type=float, default=1.0)
    run(print, words.parse_args())


if __name__ == "__main__":
    main()
