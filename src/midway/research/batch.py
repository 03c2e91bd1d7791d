"""Batches: many games of one kind side by side, played a step at a time by compiled code on every core, or on a GPU.

    batch = midway.batch("worldsfair", players=4, size=10_000)
    while ...:
        codes = policy(batch.observe(), batch.mask())
        batch.step(codes)

Everything about a game lies at its place, the same in every array. Arrays belong to the batch, and its methods write them anew:
copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from midway.kernel import batch as kernel
from midway.kernel.batch import CALLER, COURSE, EVENTS, NUMBER, START, TERMS, WHOEVER
from midway.kernel.content import Tree, Values
from midway.kernel.cpu import READY, cache_folder, without_sweeping
from midway.kernel.drivers import LONGEST, RANDOM
from midway.kernel.fault import Fault
from midway.kernel.game import Game, find
from midway.kernel.machine import LARGEST, machine
from midway.kernel.rule import NOBODY
from midway.kernel.state import State

from .arguments import Bot, bot_number, bot_numbers, players_of, restart_number, whole
from .cores import Cores, replaced
from .observation import Observation

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .cuda import Cuda

    Home = Cores | Cuda

MOST_GAMES = 100_000_000
DEVICES = ("cpu", "cuda")


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

    Arrays are NumPy's; on a GPU they are there, and take the same indices.
    """

    seats: NDArray[np.int8]
    ended: NDArray[np.int32]
    scores: NDArray[np.int32]
    standings: NDArray[np.int8]
    turns: NDArray[np.int8]
    games: NDArray[np.void]

    def __init__(
        self,
        home: Home,
        start: State | Sequence[State],
        seed: int,
        bots: Sequence[Bot],
        restart: str,
        looking: bool = False,
        first: int = 0,
    ) -> None:
        starts = list(start) if isinstance(start, Sequence) else [start]
        np, size, game = home.numpy, home.size, home.machine.game
        self._home, self.machine, self.game = home, home.machine, game
        self.players, self.size = players_of(game, starts), size
        self.form = Observation(game)
        self._looking, self._first = looking, first
        self._agreed = [0, size, restart_number(restart), LONGEST]
        self._terms = home.zeros(np.int64, TERMS)
        self._seated = bot_numbers(game, bots, self.players)
        self._bots = home.zeros(np.int64, self.players)
        home.write(self._bots, self._seated)
        self._course = home.zeros(np.int64, size, COURSE)
        self._codes = home.zeros(np.int64, size)
        self.games = home.games()
        self.seats, self.ended = home.zeros(np.int8, size), home.zeros(np.int32, size)
        self.scores = home.zeros(np.int32, size, self.players)
        self.standings, self.turns = (home.zeros(np.int8, size, self.players) for _ in range(2))
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
            self._starts = self._home.positions(starts)
        if seed is not None:
            self._agree(kernel.SEED, whole("seed", seed, 0, LARGEST))
        places = self._home.numpy.arange(self.size)
        course = self._home.numpy.zeros((self.size, COURSE), self._home.numpy.int64)
        course[:, NUMBER], course[:, START] = self._first + places, places % len(self._starts)
        self._home.write(self._course, course)
        self._home.run("begin", self.games, self._starts, self._course, self._terms, self.seats)
        self._advance(CALLER, 0)

    def step(self, codes: NDArray[np.integer] | Sequence[int], check: bool = True) -> None:
        """Carry out a choice in every game: a code for each place. An illegal one is refused, and then nothing changes.

        Chance and bots go on up to the next decision. Where nobody decides, the code does not count. `check=False` saves time if
        you are sure of your codes.
        """
        self._home.take(self._codes, codes)
        if check:
            self._check()
        self._advance(CALLER, 1)

    def play(self, bot: str, steps: int = 1) -> None:
        """Let a bot decide in every game for some steps: "random", or one of the game's own."""
        self._advance(bot_number(self.game, bot), whole("steps", steps, 1, LARGEST))

    def finish(self, bot: str) -> NDArray[np.int32]:
        """Let a bot play every game to its end, without beginning others; returns the scores."""
        restart = self._agreed[kernel.RESTART]
        self._agree(kernel.RESTART, kernel.NEVER)
        self._advance(bot_number(self.game, bot), LONGEST)
        self._agree(kernel.RESTART, restart)
        return self.scores

    def choose(self, bot: str) -> NDArray[np.int64]:
        """What a bot would choose in each game, as codes for `step`."""
        number = bot_number(self.game, bot)
        self._home.run("choices", self.games, self._course, self.seats, number, self._chosen, policies=number > RANDOM)
        return self._chosen

    def observe(self, seat: int | None = None) -> NDArray[np.int16]:
        """What a seat sees in each game, or whoever decides there: a row of `form.size` numbers of 16 bits."""
        if seat is None and self._looking:
            return self._observations
        reader = WHOEVER if seat is None else whole("seat", seat, 0, self.players - 1)
        rows = self._others if self._looking else self._observations
        self._home.run("observations", self.games, self.seats, reader, rows)
        return rows

    def mask(self) -> NDArray[np.bool_]:
        """Which codes may be chosen in each game: a row of a truth value for each code."""
        if not self._looking:
            self._home.run("masks", self.games, self.seats, self._masks)
        return self._masks.view(self._home.numpy.bool_)

    def returns(self) -> NDArray[np.float32]:
        """What the games that ended in the last step brought each seat, from 1 for a victory down; 0 elsewhere.

        The sum over the seats is 0: a victory takes its part from each of the others, and is shared in a tie.
        """
        worths = self._home.zeros(self._home.numpy.float32, self.size, self.players)
        self._home.run("worths", self.ended, self.standings, self.players, worths)
        return worths

    def give_up(self, places: NDArray[np.integer] | Sequence[int] | int) -> None:
        """Leave the games at these places: nobody decides there any more, until another begins."""
        self._home.put(self.seats, places, NOBODY)
        if self._looking:
            self._home.put(self._observations, places, 0)
            self._home.put(self._masks, places, 0)

    def position(self, place: int) -> State:
        """The position at a place, which can be a start."""
        return self._home.position(self.games, range(self.size)[place])

    @property
    def events(self) -> NDArray[np.int64]:
        """How many events each game has had, draws among them."""
        return self._course[:, EVENTS]

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of each game in the seed."""
        return self._course[:, NUMBER]

    @cached_property
    def _chosen(self) -> NDArray[np.int64]:
        return self._home.zeros(self._home.numpy.int64, self.size)

    @cached_property
    def _observations(self) -> NDArray[np.int16]:
        return self._home.rows(self._home.numpy.int16, self.size, self.form.size)

    @cached_property
    def _others(self) -> NDArray[np.int16]:
        """What a seat of the caller's choice sees, where whoever decides has rows of their own."""
        return self._home.rows(self._home.numpy.int16, self.size, self.form.size)

    @cached_property
    def _masks(self) -> NDArray[np.uint8]:
        return self._home.rows(self._home.numpy.uint8, self.size, len(self.game.codes))

    @cached_property
    def _looks(self) -> tuple[NDArray[np.int16], NDArray[np.uint8]]:
        """The rows that a step writes: what whoever decides observes and may choose, or none."""
        if self._looking:
            return self._observations, self._masks
        home, np = self._home, self._home.numpy
        return home.rows(np.int16, 0, self.form.size), home.rows(np.uint8, 0, len(self.game.codes))

    def _check(self) -> None:
        known = self._masks if self._looking else None
        wrong = self._home.refused(self.games, self.seats, self._codes, len(self.game.codes), known)
        if wrong >= 0:
            raise Fault("batch-illegal", place=int(wrong), code=str(self._codes[wrong]))

    def _agree(self, what: int, number: int) -> None:
        """Set something that holds for the whole batch."""
        self._agreed[what] = number
        self._home.write(self._terms, self._agreed)

    def _advance(self, chooser: int, steps: int) -> None:
        self._home.run("advance", self.games, self._starts, self._course, self._terms, self.seats, self.ended, self.scores,
                      self.standings, self.turns, self._codes, self._bots, chooser, steps, *self._looks,
                      policies=max(chooser, *self._seated) > RANDOM)  # fmt: skip


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
    device    "cpu", where all cores play, or "cuda", an NVIDIA GPU, where every array is on the device
    cores     how many cores play; all of them if left out
    """
    game = find(game) if isinstance(game, str) else game
    if device not in DEVICES:
        raise Fault("batch-device", device=str(device), known=", ".join(DEVICES))
    size = whole("size", size, 1, MOST_GAMES)
    if start is None:
        start = game.start(game.players[-1] if players is None else players, options, corrections)
    first = whole("first", first, 0, LARGEST)
    return Batch(_home(game, device, corrections, size, cores), start, seed, bots or (), restart, looking, first)


def _home(game: Game, device: str, corrections: Tree | Values | None, size: int, cores: int | None) -> Home:
    if device == "cpu":
        return Cores(machine(game, "cpu", corrections), size, cores)
    gpu = machine(game, "gpu", corrections)
    from .cuda import Cuda

    return Cuda(gpu, size)


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
    made.returns()
    (_folder(game, corrections) / READY).touch()


def _folder(game: Game, corrections: Tree | Values | None) -> Path:
    roots = {function.__name__: function for function in kernel.ENTRIES}
    return cache_folder(game, game.content.values(corrections), roots, replaced(game))
