"""A simulation kept in a folder, as tables in Parquet (`tables.py`).

Its games are played in parts, by threads or processes here or on a cluster, and a part that is in the folder is not played again.
Which games a part has, and how they go, depends on nothing but what was asked for, so the files are the same, however many play.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy

import midway
from midway.bots.contest import play, prepare
from midway.bots.crew import ALL, Work, cores
from midway.bots.crew import work as processes
from midway.bots.simulate import Job, Simulation
from midway.kernel.content import Tree
from midway.kernel.drivers import WHOLE
from midway.kernel.fault import Fault
from midway.kernel.files import replacing
from midway.kernel.game import find
from midway.kernel.machine import Run

from . import tables
from .batch import batch, compile_batches, is_ready
from .tables import Games

QUICK, SLOW = 5_000, 10  # games of a part: of bots that a machine plays by itself, and of others
FILE = "simulation.json"  # what a folder was made for
FORM = 1  # of the folder; another one is not gone on with


@dataclass(frozen=True)
class Asked:
    """A simulation as other processes are told of it, and whether to write down every decision."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]
    corrections: Tree
    decisions: bool

    @property
    def simulation(self) -> Simulation:
        """The same as a simulation."""
        return Simulation(find(self.game), list(self.seats), self.games, self.seed, self.options, self.corrections)


@dataclass(frozen=True)
class Part:
    """Some games of a simulation, to be played."""

    asked: Asked
    number: int
    job: Job

    @property
    def name(self) -> str:
        """The name of its files."""
        return f"{self.number:06}"


@dataclass(frozen=True)
class Done:
    """A part that was played: its tables, and what went wrong with bots that are not ours."""

    tables: dict[str, Any]
    faults: list[Fault]


class Kept:
    """A simulation and its folder; without a folder, nothing is written."""

    def __init__(self, simulation: Simulation, folder: Path | None = None, decisions: bool = False) -> None:
        tables.arrow()
        self.simulation, self.folder = simulation, folder
        self.asked = Asked(simulation.game.name, tuple(simulation.seats), simulation.games, simulation.seed, simulation.options,
                           simulation.corrections, decisions)  # fmt: skip
        if folder is not None:
            self._open(folder)

    def _open(self, folder: Path) -> None:
        """Make a folder for this simulation, or go on with it; one that was made for another is refused."""
        wanted = json.loads(json.dumps({"form": FORM, "midway": midway.__version__, **asdict(self.asked)}))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            found = json.loads((folder / FILE).read_text(encoding="utf-8")) if (folder / FILE).exists() else None
        except ValueError:
            found = {}
        except OSError as error:
            raise Fault("write", file=str(folder), error=str(error.strerror)) from None
        if found is None:
            with replacing(folder / FILE) as out:
                out.write(json.dumps(wanted, indent=1, ensure_ascii=False).encode() + b"\n")
        elif found != wanted:
            raise Fault("kept-other", folder=str(folder))

    def runs(
        self,
        work: Work | None = None,
        workers: int | None = None,
        notice: Callable[[], None] = lambda: None,
        trouble: Callable[[Fault], None] = lambda fault: None,
    ) -> Iterator[tuple[Job, Run]]:
        """Every part as `Simulation.tally` takes it: those that are in the folder, then the others as they are played.

        work      who plays: threads or processes here if left out, or a cluster
        workers   how many parts are played at the same time; by default one for each core
        notice    called if something has to be compiled here first
        trouble   called with what goes wrong with a bot that is not ours
        """
        chunk = QUICK if self.simulation.quick else SLOW
        parts = [Part(self.asked, number, job) for number, job in enumerate(self.simulation.jobs(chunk))]
        missing = [part for part in parts if not self._has(part)]
        left = {part.number for part in missing}
        for part in parts:
            if self.folder and part.number not in left:
                yield part.job, _run(tables.read(self.folder, "games", part.name), tables.read(self.folder, "seats", part.name))
        workers = workers or (ALL if work else cores())
        if not work:
            work = threads if self.simulation.quick else processes
            if missing:
                _compile(self.simulation, notice)
        for part, done in work(playing, missing, workers):
            for fault in done.faults:
                trouble(fault)
            if self.folder:
                tables.write(self.folder, part.name, done.tables)
            yield part.job, _run(done.tables["games"], done.tables["seats"])

    def _has(self, part: Part) -> bool:
        return self.folder is not None and tables.file_of(self.folder, "games", part.name).exists()


def threads(do: Callable[[Any], Any], tasks: Iterable[Any], workers: int) -> Iterator[tuple[Any, Any]]:
    """`crew.work` with threads, for compiled code, which releases the interpreter lock."""
    waiting: deque[tuple[Any, Future[Any]]] = deque()
    pool = ThreadPoolExecutor(workers)
    try:
        for task in tasks:
            waiting.append((task, pool.submit(do, task)))
            if len(waiting) > 2 * workers:
                first, done = waiting.popleft()
                yield first, done.result()
        for first, done in waiting:
            yield first, done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def playing(part: Part) -> Done:
    """Play a part, in any process."""
    simulation = part.asked.simulation
    _compile(simulation, lambda: None)
    done = _batched(simulation, part) if simulation.quick else _matched(simulation, part)
    return Done(tables.tables(done[0]), done[1])


def _compile(simulation: Simulation, notice: Callable[[], None]) -> None:
    """Compile what a simulation needs, unless it is in the cache."""
    if not simulation.quick:
        prepare(simulation.game, simulation.seats, simulation.corrections, notice)
    elif not is_ready(simulation.game, simulation.corrections):
        notice()
        compile_batches(simulation.game, simulation.corrections)


def _batched(simulation: Simulation, part: Part) -> tuple[Games, list[Fault]]:
    """The games of a part in a batch, a step at a time."""
    job, seated = part.job, simulation.seated(part.job)
    start = simulation.game.start(len(seated), simulation.options, simulation.corrections)
    games = batch(simulation.game, size=job.games, seed=simulation.seed, start=start, restart="never", first=job.first,
                  corrections=simulation.corrections, cores=1)  # fmt: skip
    names = sorted(set(seated))
    bots: Any = numpy.array([names.index(bot) for bot in seated])
    made: Any = numpy.zeros((job.games, len(seated)), numpy.int32)
    steps = []
    while len(places := numpy.flatnonzero(games.seats >= 0)):
        seats = games.seats[places]
        codes: Any = numpy.zeros(job.games, numpy.int64)
        for number, bot in enumerate(names):
            own = places[bots[seats] == number]
            codes[own] = games.choose(bot)[own]
        made[places, seats] += 1
        if part.asked.decisions:
            options = games.mask()[places].sum(axis=1)
            steps.append(numpy.stack([places, games.events[places], seats, codes[places], options], axis=1))
        games.step(codes, check=False)
    ends = {name: getattr(games, name) for name in ("scores", "standings", "turns", "events")}
    bots, seeds = numpy.tile(bots, (job.games, 1)), [str(simulation.seed)] * job.games
    return _games(simulation, part, names, seeds=seeds, bots=bots, made=made, choices=_in_order(steps), **ends), []


def _matched(simulation: Simulation, part: Part) -> tuple[Games, list[Fault]]:
    """The games of a part, each through a match."""
    job, seated = part.job, simulation.seated(part.job)
    contests = [simulation.contest(Job(job.rotation, job.first + number, 1)) for number in range(job.games)]
    played = [play(contest) for contest in contests]
    names = sorted(set(seated))
    bots = numpy.array([[names.index(bot) for bot in seated]] * job.games)
    counts = [Counter(choice.seat for choice in game.choices) for game in played]
    made = numpy.array([[count[seat] for seat in range(len(seated))] for count in counts])
    choices = numpy.array([(row, *choice) for row, game in enumerate(played) for choice in game.choices])
    ends = {name: numpy.array([getattr(game, name) for game in played]) for name in ("scores", "standings", "turns", "events")}
    seeds = [contest.seed for contest in contests]
    games = _games(simulation, part, names, seeds=seeds, bots=bots, made=made, choices=choices, **ends)
    return games, [fault for game in played for fault in game.faults]


def _games(simulation: Simulation, part: Part, names: list[str], choices: Any, **columns: Any) -> Games:
    numbers: Any = part.job.first + numpy.arange(part.job.games)
    versions = [midway.__version__] * part.job.games
    known = choices if part.asked.decisions else None
    return Games(simulation.game, simulation.options, names, numbers, versions, choices=known, **columns)


def _in_order(steps: list[Any]) -> Any:
    """The decisions of all steps, game by game and event by event."""
    every: Any = numpy.concatenate(steps) if steps else numpy.zeros((0, 5), numpy.int64)
    return every[numpy.lexsort((every[:, 1], every[:, 0]))]


def _run(games: Any, seats: Any) -> Run:
    """What the tables of a part say in total."""
    ended, players = games["ended"].to_numpy(), int(games["players"][0].as_py())
    scores, turns, won = (seats[name].to_numpy().reshape(-1, players)[ended] for name in ("score", "turn", "won"))
    wins = numpy.rint(won * WHOLE).astype(numpy.int64)
    return Run(
        scores, seats["standing"].to_numpy(), wins.sum(axis=0).tolist(), scores.sum(axis=0).tolist(),
        int(games["decisions"].to_numpy().sum()), int(games["events"].to_numpy().sum()), int((~ended).sum()),
        [int(wins[turns == turn + 1].sum()) for turn in range(players)],
        [int(scores[turns == turn + 1].sum()) for turn in range(players)],
    )  # fmt: skip
