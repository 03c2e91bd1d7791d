"""Many games between bots: who wins how often. With Numba, compiled code plays on every core."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from typing import Any

from midway.kernel import compile as compiling
from midway.kernel.content import Tree
from midway.kernel.cpu import available
from midway.kernel.drivers import WHOLE
from midway.kernel.fault import Fault
from midway.kernel.game import Game, find
from midway.kernel.machine import Run, machine

from . import TREE, names, programs
from .contest import Contest, Played, play, prepare
from .crew import cores, work

MOST_GAMES = 100_000_000
LARGEST_SEED = 2**32 - 1
FEW = 200  # games that are over before a compiler would be ready
CHUNK = {"plain": 25, "cpu": 5_000}  # games given to a core at a time


@dataclass
class Tally:
    """What a bot, a seat or a place in playing order has won: victories, which ties share, and points."""

    name: str
    wins: float = 0.0
    points: int = 0
    games: int = 0

    def add(self, wins: int, points: int, games: int) -> None:
        """Count games that ended; wins are in parts of WHOLE."""
        self.wins += wins / WHOLE
        self.points += points
        self.games += games

    @property
    def share(self) -> float:
        """Wins per game."""
        return self.wins / max(1, self.games)

    @property
    def mean(self) -> float:
        """Points per game."""
        return self.points / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence (Wilson)."""
        z, n, p = 1.96, max(1, self.games), self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def to_json(self, kind: str) -> dict[str, Any]:
        """As `midway simulate --json` prints it: what it is, and its figures."""
        return {
            kind: self.name if kind == "bot" else int(self.name),
            "wins": round(self.wins, 4),
            "share": round(self.share, 6),
            "interval": [round(bound, 6) for bound in self.interval],
            "mean_score": round(self.mean, 4),
        }


@dataclass
class Outcome:
    """How a simulation ended: what each bot, each seat and each place in playing order has won.

    unfinished   games that were stopped because they grew too long; they count for nobody
    """

    game: str
    games: int
    seconds: float
    bots: list[Tally]
    seats: list[Tally]
    turns: list[Tally]
    unfinished: int = 0
    decisions: int = 0
    events: int = 0

    def to_json(self) -> dict[str, Any]:
        """As `midway simulate --json` prints it."""
        return {
            "game": self.game,
            "games": self.games,
            "unfinished": self.unfinished,
            "games_per_second": round(self.games / self.seconds, 1),
            "bots": [tally.to_json("bot") for tally in self.bots],
            "seats": [tally.to_json("seat") for tally in self.seats],
            "turns": [tally.to_json("turn") for tally in self.turns],
        }


@dataclass(frozen=True)
class Job:
    """Some games of one rotation: seat s is played by bot number s + rotation."""

    rotation: int
    first: int
    games: int


@dataclass(frozen=True)
class Simulation:
    """Games between bots, with rotating seats; equal seeds give equal outcomes on every machine.

    A machine plays random bots and the game's own by itself; any other plays through matches (`contest.py`).

    >>> from midway import find
    >>> outcome = Simulation(find("worldsfair"), ["random", "greedy"], games=40).run()
    >>> outcome.bots[1].wins > outcome.bots[0].wins
    True
    """

    game: Game
    seats: list[str]
    games: int
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    corrections: Tree = field(default_factory=dict)
    machine: str = ""  # automatic if empty

    def __post_init__(self) -> None:
        for bot in self.seats:
            if bot not in (*names(self.game), TREE):
                raise Fault("simulated-bot", bot=bot, known=", ".join(names(self.game)))
        if self.machine and not self.quick:
            raise Fault("simulated-machine", known=", ".join(programs(self.game)))
        if not 1 <= self.games <= MOST_GAMES:
            raise Fault("games", n=MOST_GAMES)
        if not 0 <= self.seed <= LARGEST_SEED:
            raise Fault("simulation-seed", n=LARGEST_SEED)
        self.game.start(len(self.seats), self.options, self.corrections)

    @property
    def quick(self) -> bool:
        """True if a machine plays all the bots by itself."""
        return set(self.seats) <= set(programs(self.game))

    def run(
        self,
        progress: Callable[[int], None] = lambda games: None,
        notice: Callable[[], None] = lambda: None,
        trouble: Callable[[Fault], None] = lambda fault: None,
    ) -> Outcome:
        """Play them all.

        progress   called with the number of games that have just ended
        notice     called if something has to be compiled first
        trouble    called with what goes wrong with a bot that is not ours
        """
        return self.tally(self._runs(notice) if self.quick else self._contests(notice, trouble), progress)

    def tally(self, runs: Iterable[tuple[Job, Run]], progress: Callable[[int], None] = lambda games: None) -> Outcome:
        """What all these runs together say, as they come."""
        seats, turns = ([Tally(str(number + 1)) for number in range(len(self.seats))] for _ in range(2))
        outcome = Outcome(self.game.name, self.games, 0.0, [Tally(bot) for bot in self.seats], seats, turns)
        began = time.perf_counter()
        for job, run in runs:
            _count(outcome, job, run)
            progress(job.games)
        outcome.seconds = time.perf_counter() - began
        return outcome

    def _runs(self, notice: Callable[[], None]) -> Iterator[tuple[Job, Run]]:
        """Every job with its run, played on the plain machine until the cpu machine is ready."""
        done = 0
        wanted = not self.machine and self.games > FEW
        if wanted and available() and not compiling.is_ready(self.game, self.corrections):
            notice()
            child = compiling.compile_in_child(self.game, self.corrections)
            while child.poll() is None and done < self.games:
                job = self._job(done, CHUNK["plain"])
                yield job, _play(self._table(), "plain", job)
                done += job.games
            child.terminate()
            child.wait()
        name = self.machine or ("cpu" if wanted and compiling.is_ready(self.game, self.corrections) else "plain")
        jobs = list(self.jobs(CHUNK[name], done))
        if len(jobs) > 1:
            with _pool(name) as pool:
                yield from zip(jobs, pool.map(_play, repeat(self._table()), repeat(name), jobs), strict=True)
        else:
            yield from ((job, _play(self._table(), name, job)) for job in jobs)

    def _contests(self, notice: Callable[[], None], trouble: Callable[[Fault], None]) -> Iterator[tuple[Job, Run]]:
        """Every game as a job of its own, played through a match."""
        prepare(self.game, self.seats, self.corrections, notice)
        asked = [(job, self.contest(job)) for job in self.jobs(1)]
        for (job, _), played in work(_match, asked, cores()):
            for fault in played.faults:
                trouble(fault)
            yield job, _run(self.game, played)

    def contest(self, job: Job) -> Contest:
        """The first game of a job, to be played through a match."""
        return Contest(self.game.name, self.seated(job), f"{self.seed}-{job.first}", self.options, self.corrections)

    def seated(self, job: Job) -> tuple[str, ...]:
        """The bot of each seat in the games of a job."""
        return tuple(self.seats[(seat + job.rotation) % len(self.seats)] for seat in range(len(self.seats)))

    def jobs(self, chunk: int, done: int = 0) -> Iterator[Job]:
        """All games, or those that are left, in jobs of so many at most."""
        while done < self.games:
            job = self._job(done, chunk)
            yield job
            done += job.games

    def _job(self, first: int, most: int) -> Job:
        """The next games from number `first`: the games are divided evenly among the rotations, in order."""
        seats = len(self.seats)
        rotation = first * seats // self.games
        end = -(-(rotation + 1) * self.games // seats)
        return Job(rotation, first, min(most, end - first))

    def _table(self) -> tuple[Any, ...]:
        """What a job needs to know, in a form that can be pickled."""
        known = programs(self.game)
        return self.game.name, [known.index(bot) for bot in self.seats], self.seed, self.options, self.corrections


def _pool(name: str) -> Executor:
    """Threads for compiled code, which releases the interpreter lock; processes for the plain machine."""
    if name == "cpu":
        return ThreadPoolExecutor(os.cpu_count())
    return ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))


def _play(table: tuple[Any, ...], name: str, job: Job) -> Run:
    game_name, bots, seed, options, corrections = table
    game = find(game_name)
    start = game.start(len(bots), options, corrections)
    seated = [bots[(seat + job.rotation) % len(bots)] for seat in range(len(bots))]
    run: Run = machine(game, name, corrections).play(start, job.games, seated, seed, job.first)
    return run


def _match(asked: tuple[Job, Contest]) -> Played:
    return play(asked[1])


def _run(game: Game, played: Played) -> Run:
    """A game as a run of one."""
    seats = len(played.scores)
    wins, points, turn_wins, turn_points = ([0] * seats for _ in range(4))
    rows = [played.scores], [played.standings], [played.turns]
    machine(game).do["add_up"](*rows, 1, seats, wins, points, turn_wins, turn_points)
    decisions = sum(clock.decisions for clock in played.clocks.values())
    return Run(*rows[:2], wins, points, decisions, played.events, int(0 not in played.standings), turn_wins, turn_points)


def _count(outcome: Outcome, job: Job, run: Run) -> None:
    seats, ended = len(outcome.seats), job.games - run.unfinished
    for seat in range(seats):
        for tally in (outcome.bots[(seat + job.rotation) % seats], outcome.seats[seat]):
            tally.add(run.wins[seat], run.points[seat], ended)
        outcome.turns[seat].add(run.turn_wins[seat], run.turn_points[seat], ended)
    outcome.unfinished += run.unfinished
    outcome.decisions += run.decisions
    outcome.events += run.events
