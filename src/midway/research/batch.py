"""Batches: many games of one kind side by side, played a step at a time by compiled code on every core.

    batch = midway.batch("worldsfair", players=4, size=10_000)
    while ...:
        codes = policy(batch.observe(), batch.mask())
        batch.step(codes)

Everything about a game lies at its place, the same in every array. Arrays belong to the batch, and its methods write them anew:
copy what you want to keep.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from midway.kernel import batch as kernel
from midway.kernel.batch import CALLER, COURSE, EVENTS, NUMBER, START, TERMS, WHOEVER
from midway.kernel.content import Tree, Values
from midway.kernel.cpu import READY, Cpu, cache_folder, without_sweeping
from midway.kernel.drivers import LONGEST
from midway.kernel.fault import Fault
from midway.kernel.game import Game, find
from midway.kernel.machine import LARGEST, TableMachine, contract_of, machine
from midway.kernel.rule import NOBODY
from midway.kernel.senses import observing
from midway.kernel.state import State

from .arguments import Bot, bot_number, bot_numbers, players_of, restart_number, whole
from .observation import Observation

if TYPE_CHECKING:
    from numpy import ndarray

MOST_GAMES = 100_000_000
FEW = 64  # games that one core plays before another would have begun
DEVICES = ("cpu",)


class Batch:
    """Many games side by side.

    game, players, size     what is played
    form                    what each number of an observation means
    codes                   the name of each code
    seats                   whoever decides at each place; -2 where a game is over and no other has begun
    ended                   how many games ended at each place in the last step
    scores, standings       how the last game that ended at each place did, by seat; a standing of 0 is a victory
    turns                   each seat's place in playing order in that game, from 0
    games                   every position: `batch.games["coins"]` is that field of all of them
    """

    def __init__(
        self,
        cpu: Cpu,
        start: State | Sequence[State],
        size: int,
        seed: int,
        bots: Sequence[Bot],
        restart: str,
        looking: bool = False,
        first: int = 0,
        cores: int | None = None,
    ) -> None:
        starts = list(start) if isinstance(start, Sequence) else [start]
        np = cpu.numpy
        self.machine, self.game = cpu, cpu.game
        self.players, self.size = players_of(cpu.game, starts), size
        self.form = Observation(cpu.game)
        self._do = entries(cpu)
        self._looking, self._first = looking, first
        self._terms = np.zeros(TERMS, np.int64)
        self._terms[:] = [0, size, restart_number(restart), LONGEST]
        self._bots = np.array(bot_numbers(cpu.game, bots, self.players), np.int64)
        self._course = np.zeros((size, COURSE), np.int64)
        self._codes = np.zeros(size, np.int64)
        self.games = np.zeros(size, cpu.record)
        self.seats, self.ended = np.zeros(size, np.int8), np.zeros(size, np.int32)
        self.scores = np.zeros((size, self.players), np.int32)
        self.standings, self.turns = (np.zeros((size, self.players), np.int8) for _ in range(2))
        self._parts = _divided(size, cores or os.cpu_count() or 1)
        self._outs = [np.zeros(len(cpu.game.codes), np.int64) for _ in self._parts]
        self.reset(seed, starts)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        return tuple(self.game.codes.text(code) for code in range(len(self.game.codes)))

    def reset(self, seed: int | None = None, start: State | Sequence[State] | None = None) -> None:
        """Begin anew, with another seed and from other positions if they are given; several are taken in turn.

        Game number k follows stream k of the seed, as in `machine.play`: the game at place p is number p, and the next one
        there number p + size; if the first game has another number, all the others follow it.
        """
        if start is not None:
            starts = list(start) if isinstance(start, Sequence) else [start]
            if players_of(self.game, starts) != self.players:
                raise Fault("batch-starts", game=self.game.name, n=self.players)
            records = b"".join(self.machine.table(position).tobytes() for position in starts)
            self._starts = self.machine.numpy.frombuffer(bytearray(records), self.machine.record)
        if seed is not None:
            self._terms[kernel.SEED] = whole("seed", seed, 0, LARGEST)
        places = self.machine.numpy.arange(self.size)
        self._course[:, NUMBER], self._course[:, START] = self._first + places, places % len(self._starts)
        self._each("begin", self.games, self._starts, self._course, self._terms, self.seats)
        self._advance(CALLER, 0)

    def step(self, codes: ndarray | Sequence[int], check: bool = True) -> None:
        """Carry out a choice in every game: a code for each place. An illegal one is refused, and then nothing changes.

        Chance and bots go on up to the next decision. Where nobody decides, the code does not count. `check=False` saves time if
        you are sure of your codes.
        """
        np = self.machine.numpy
        given = np.asarray(codes)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise Fault("batch-codes", n=self.size)
        self._codes[:] = given
        if check:
            self._check()
        self._advance(CALLER, 1)

    def play(self, bot: str, steps: int = 1) -> None:
        """Let a bot decide in every game for some steps: "random", or one of the game's own."""
        self._advance(bot_number(self.game, bot), whole("steps", steps, 1, LARGEST))

    def finish(self, bot: str) -> ndarray:
        """Let a bot play every game to its end, without beginning others; returns the scores."""
        restart = int(self._terms[kernel.RESTART])
        self._terms[kernel.RESTART] = kernel.NEVER
        self._advance(bot_number(self.game, bot), LONGEST)
        self._terms[kernel.RESTART] = restart
        return self.scores

    def choose(self, bot: str) -> ndarray:
        """What a bot would choose in each game, as codes for `step`."""
        self._each("choices", self.games, self._course, self.seats, bot_number(self.game, bot), self._chosen, outs=True)
        return self._chosen

    def observe(self, seat: int | None = None) -> ndarray:
        """What a seat sees in each game, or whoever decides there: a row of `form.size` numbers of 16 bits."""
        if seat is None and self._looking:
            return self._observations
        reader = WHOEVER if seat is None else whole("seat", seat, 0, self.players - 1)
        rows = self._others if self._looking else self._observations
        self._each("observations", self.games, self.seats, reader, rows)
        return rows

    def mask(self) -> ndarray:
        """Which codes may be chosen in each game: a row of a truth value for each code."""
        if not self._looking:
            self._each("masks", self.games, self.seats, self._masks, outs=True)
        return self._masks.view(self.machine.numpy.bool_)

    def returns(self) -> ndarray:
        """What the games that ended in the last step brought each seat, from 1 for a victory down; 0 elsewhere.

        The sum over the seats is 0: a victory takes its part from each of the others, and is shared in a tie.
        """
        np = self.machine.numpy
        won = self.standings == 0
        shares = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        worth = (shares * self.players - won.any(axis=1, keepdims=True)) / (self.players - 1)
        return np.where(self.ended[:, None] > 0, worth, 0).astype(np.float32)

    def give_up(self, places: ndarray | Sequence[int] | int) -> None:
        """Leave the games at these places: nobody decides there any more, until another begins."""
        self.seats[places] = NOBODY
        if self._looking:
            self._observations[places] = self._masks[places] = 0

    def position(self, place: int) -> State:
        """The position at a place, which can be a start."""
        return self.machine.state(self.games[place : place + 1])

    @property
    def events(self) -> ndarray:
        """How many events each game has had, draws among them."""
        return self._course[:, EVENTS]

    @property
    def numbers(self) -> ndarray:
        """The number of each game in the seed."""
        return self._course[:, NUMBER]

    @cached_property
    def _chosen(self) -> ndarray:
        return self.machine.numpy.zeros(self.size, self.machine.numpy.int64)

    @cached_property
    def _observations(self) -> ndarray:
        return self.machine.numpy.zeros((self.size, self.form.size), self.machine.numpy.int16)

    @cached_property
    def _others(self) -> ndarray:
        """What a seat of the caller's choice sees, where whoever decides has rows of their own."""
        return self.machine.numpy.zeros_like(self._observations)

    @cached_property
    def _masks(self) -> ndarray:
        return self.machine.numpy.zeros((self.size, len(self.game.codes)), self.machine.numpy.uint8)

    def _check(self) -> None:
        found = self._unmasked() if self._looking else self._refused()
        wrong = next((place for place in found if place >= 0), None)
        if wrong is not None:
            raise Fault("batch-illegal", place=int(wrong), code=str(self._codes[wrong]))

    def _refused(self) -> list[Any]:
        """Places with a choice that the rules refuse, or -1."""
        return self._each("refusals", self.games, self.seats, self._codes, len(self.game.codes))

    def _unmasked(self) -> list[Any]:
        """Places with a choice that is not in their masks, which are known."""
        np = self.machine.numpy
        within = (self._codes >= 0) & (self._codes < len(self.game.codes))
        allowed = within & (self._masks[np.arange(self.size), np.where(within, self._codes, 0)] > 0)
        return np.flatnonzero((self.seats >= 0) & ~allowed).tolist()

    def _advance(self, chooser: int, steps: int) -> None:
        self._each("advance", self.games, self._starts, self._course, self._terms, self.seats, self.ended, self.scores,
                   self.standings, self.turns, self._codes, self._bots, chooser, steps, *self._looks, outs=True)  # fmt: skip

    @cached_property
    def _looks(self) -> tuple[ndarray, ndarray]:
        """The rows that a step writes: what whoever decides observes and may choose, or none."""
        np = self.machine.numpy
        none = np.zeros((0, self.form.size), np.int16), np.zeros((0, len(self.game.codes)), np.uint8)
        return (self._observations, self._masks) if self._looking else none

    def _each(self, name: str, *given: Any, outs: bool = False) -> list[Any]:
        """Run an entry over all places, divided among the cores."""
        entry = self._do[name]

        def some(part: tuple[int, int], out: Any) -> Any:
            return entry(*given, out, *part) if outs else entry(*given, *part)

        if len(self._parts) == 1:
            return [some(self._parts[0], self._outs[0])]
        return list(_pool().map(some, self._parts, self._outs))


def batch(
    game: Game | str,
    players: int | None = None,
    size: int = 1,
    *,
    seed: int = 1,
    device: str = "cpu",
    bots: Sequence[Bot] | None = None,
    start: State | Sequence[State] | None = None,
    restart: str = "at once",
    options: dict[str, str] | None = None,
    corrections: Tree | Values | None = None,
    looking: bool = False,
    first: int = 0,
    cores: int | None = None,
) -> Batch:
    """Many games side by side.

    bots      for each seat "random", one of the game's own bots, or None: you decide; without it you decide for everyone
    start     a position, or several, to begin with, instead of a number of players and options
    restart   when a game that is over makes room for the next: "at once", with the "next step" (its code does not count), "never"
    looking   every step also writes what `observe()` and `mask()` return, in one pass over the games
    first     the number of the game at the first place
    cores     how many cores play; all of them if left out
    """
    game = find(game) if isinstance(game, str) else game
    if device not in DEVICES:
        raise Fault("batch-device", device=str(device), known=", ".join(DEVICES))
    size = whole("size", size, 1, MOST_GAMES)
    if start is None:
        start = game.start(game.players[-1] if players is None else players, options, corrections)
    first = whole("first", first, 0, LARGEST)
    return Batch(machine(game, "cpu", corrections), start, size, seed, bots or (), restart, looking, first, cores)


def is_ready(game: Game, corrections: Tree | Values | None = None) -> bool:
    """True if batches of a game can start from the cache, without compiling."""
    return (_folder(game, corrections) / READY).exists()


@without_sweeping()
def compile_batches(game: Game, corrections: Tree | Values | None = None) -> None:
    """Compile everything that batches of a game need, so that it lies in the cache."""
    made = batch(game, corrections=corrections)
    made.observe()
    made.mask()
    made.step(made.choose("random"))
    (_folder(game, corrections) / READY).touch()


def _folder(game: Game, corrections: Tree | Values | None) -> Path:
    roots = {function.__name__: function for function in kernel.ENTRIES}
    return cache_folder(game, game.content.values(corrections), roots, {**_bound(game), kernel.put: kernel.put_record})


@lru_cache(maxsize=64)
def entries(machine: TableMachine) -> dict[str, Any]:
    """The kernel's functions for batches, as a machine runs them; one that is in no cache is compiled when it is first called."""
    instead = _bound(machine.game)
    return machine.bound_all(kernel.ENTRIES, {**instead, kernel.put: kernel.put_record} if machine.name == "cpu" else instead)


def _bound(game: Game) -> dict[Any, Any]:
    """The functions that a game puts into batches."""
    return contract_of(game) | observing(game.state)


@lru_cache(maxsize=1)
def _pool() -> ThreadPoolExecutor:
    """Threads for compiled code, which releases the interpreter lock."""
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="batch")


def _divided(size: int, cores: int) -> list[tuple[int, int]]:
    """The places for each core, from first to last; games differ in length, so there are several parts for each."""
    parts = max(1, min(size // FEW, 4 * cores if cores > 1 else 1))
    return [(size * part // parts, size * (part + 1) // parts) for part in range(parts)]
