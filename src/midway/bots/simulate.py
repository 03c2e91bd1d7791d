"""Many games between bots: who wins how often, in compiled code on every core where there is Numba."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Any

from midway.kernel import compile as compiling
from midway.kernel.content import Tree
from midway.kernel.cpu import available
from midway.kernel.fault import Fault
from midway.kernel.game import Game, find
from midway.kernel.machine import Batch, machine

from . import names

MOST_GAMES = 100_000_000
FEW = 200  # games that are played before a compiler would be ready
CHUNK = {"plain": 25, "cpu": 5_000}  # games given to a core at a time


@dataclass
class Tally:
    """What one bot has won: games, a shared victory counted in parts, and points."""

    bot: str
    wins: float = 0.0
    points: int = 0
    games: int = 0

    @property
    def share(self) -> float:
        """Wins by game."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence (Wilson)."""
        z, n, p = 1.96, self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Outcome:
    """How a simulation ended."""

    game: str
    games: int
    seconds: float
    seats: list[Tally]
    decisions: int = 0
    events: int = 0

    def to_json(self) -> dict[str, Any]:
        """As `midway simulate --json` prints it."""
        seats = [
            {
                "bot": tally.bot,
                "wins": round(tally.wins, 4),
                "share": round(tally.share, 6),
                "interval": [round(bound, 6) for bound in tally.interval],
                "mean_score": round(tally.points / tally.games, 4),
            }
            for tally in self.seats
        ]
        return {"game": self.game, "games": self.games, "games_per_second": round(self.games / self.seconds, 1), "seats": seats}


@dataclass(frozen=True)
class Job:
    """Some games of one rotation: the bot of seat s is number (s + rotation) of those named."""

    rotation: int
    first: int
    games: int


def simulate(
    game: Game,
    seats: list[str],
    games: int,
    seed: int = 1,
    *,
    options: dict[str, str] | None = None,
    corrections: Tree | None = None,
    machine_name: str = "",
    progress: Callable[[int], None] = lambda games: None,
    notice: Callable[[], None] = lambda: None,
) -> Outcome:
    """Play games between bots, the seats rotated; equal seeds give equal outcomes on every machine.

    progress   called with the number of games that have just ended
    notice     called if the rules have to be compiled first
    """
    known = names(game)
    for bot in seats:
        if bot not in known:
            raise Fault("bot", bot=bot, known=", ".join(known))
    if not 1 <= games <= MOST_GAMES:
        raise Fault("games", n=MOST_GAMES)
    game.start(len(seats), options, corrections)
    outcome = Outcome(game.name, games, 0.0, [Tally(bot) for bot in seats])
    began = time.perf_counter()
    table = (game.name, tuple(known.index(bot) for bot in seats), seed, options or {}, corrections or {})
    for job, batch in _played(game, table, games, len(seats), machine_name, notice):
        _count(outcome, job, batch)
        progress(job.games)
    outcome.seconds = time.perf_counter() - began
    return outcome


def _played(
    game: Game, table: tuple[Any, ...], games: int, seats: int, name: str, notice: Callable[[], None]
) -> Iterator[tuple[Job, Batch]]:
    """Every job with its batch: on the plain machine until the cpu machine is ready, then on that."""
    corrections = table[-1]
    done = 0
    if not name and games > FEW and available() and not compiling.is_ready(game, corrections):
        notice()
        child = compiling.compile_in_child(game, corrections)
        while child.poll() is None and done < games:
            job = _job(done, min(CHUNK["plain"], games - done), games, seats)
            yield job, _play(table, "plain", job)
            done += job.games
        if done == games:
            child.terminate()
            child.wait()
    name = name or ("cpu" if games > FEW and compiling.is_ready(game, corrections) else "plain")
    jobs = list(_jobs(done, games, seats, CHUNK[name]))
    if len(jobs) > 1:
        with _pool(name) as pool:
            yield from zip(jobs, pool.map(_play, *zip(*((table, name, job) for job in jobs), strict=True)), strict=True)
    else:
        yield from ((job, _play(table, name, job)) for job in jobs)


def _jobs(done: int, games: int, seats: int, chunk: int) -> Iterator[Job]:
    while done < games:
        job = _job(done, min(chunk, games - done), games, seats)
        yield job
        done += job.games


def _job(first: int, most: int, games: int, seats: int) -> Job:
    """The next games from number `first`, as many as one rotation holds: the games are divided evenly among rotations."""
    rotation = first * seats // games
    end = -(-(rotation + 1) * games // seats)
    return Job(rotation, first, min(most, end - first))


def _pool(name: str) -> Executor:
    """Threads for compiled code, which lets go of the interpreter; processes for the plain machine."""
    if name == "cpu":
        return ThreadPoolExecutor(os.cpu_count())
    return ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))


def _play(table: tuple[Any, ...], name: str, job: Job) -> Batch:
    game_name, bots, seed, options, corrections = table
    game = find(game_name)
    start = game.start(len(bots), options, corrections)
    seated = [bots[(seat + job.rotation) % len(bots)] for seat in range(len(bots))]
    batch: Batch = machine(game, name, corrections).play(start, job.games, seated, seed, job.first)
    return batch


def _count(outcome: Outcome, job: Job, batch: Batch) -> None:
    seats = len(outcome.seats)
    for scores, standings in zip(batch.scores, batch.standings, strict=True):
        winners = sum(1 for before in standings if before == 0)
        for seat in range(seats):
            tally = outcome.seats[(seat + job.rotation) % seats]
            tally.games += 1
            tally.points += int(scores[seat])
            tally.wins += 1 / winners if standings[seat] == 0 else 0
    outcome.decisions += batch.decisions
    outcome.events += batch.events
