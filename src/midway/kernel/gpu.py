"""The gpu machine: the kernel compiled with numba-cuda, for many games at once."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from . import drivers, runs
from .bind import bind
from .content import Values
from .cpu import record_of, record_type, silent
from .frames import waiting
from .machine import Machine, MachineError, Run, contract_of
from .redeal import redeal, work_size
from .rule import tell
from .runs import COUNTS, DECISIONS, EVENTS, POINTS, WINS
from .state import State
from .threads import WORD, padded

try:
    import numpy as np
    from numba import cuda, int64
except ImportError:
    cuda = None

if TYPE_CHECKING:
    from .game import Game

THREADS = 128  # in a block
RESIDENT = 2048  # threads on a multiprocessor, at most
CACHED = 840_000  # bytes of their tables that a multiprocessor's caches serve well; measured on an H200
LONGEST = 4096  # events of a game that a trace can hold


class Gpu(Machine):
    """The rules compiled for an NVIDIA GPU; it plays whole runs."""

    name = "gpu"

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__(game, values)
        _require_gpu()
        self.record = padded(record_type(game.state))
        used = ("stream", "bits", "pick", "choose", "seat", "draw", "apply", "score", "standing")
        self.do = self.bound_all([*(getattr(drivers, name) for name in used), waiting, redeal])
        self.large = self.record.itemsize * RESIDENT > CACHED
        self.kernels: dict[bool, Any] = {}

    def bound_all(self, functions: Iterable[Any], instead: dict[Any, Any] | None = None) -> dict[str, Any]:
        """Kernel functions by name, as kernels on the GPU call them.

        instead   kernel functions to replace in them, and their replacements
        """
        roots = {function.__name__: function for function in functions}
        replaced = {**contract_of(self.game), tell: silent, **(instead or {})}
        return bind(roots, _part, replaced, self.game.content.tables(self.values), _narrow)

    def _play(self, start: State, games: int, bots: list[int], seed: int, first: int) -> Run:
        scores, standings, tally, _ = self._run(start, games, bots, seed, first, longest=0)
        wins, points = tally[WINS : WINS + len(bots)].tolist(), tally[POINTS : POINTS + len(bots)].tolist()
        counted = int(tally[DECISIONS]), int(tally[EVENTS])
        return Run(scores.copy_to_host(), standings.copy_to_host(), wins, points, *counted)

    def _trace(self, start: State, games: int, bots: list[int], seed: int, first: int) -> list[list[int]]:
        codes = self._run(start, games, bots, seed, first, LONGEST)[3].copy_to_host()
        return [row[row >= 0].tolist() for row in codes]

    def _run(self, start: State, games: int, bots: list[int], seed: int, first: int, longest: int) -> Any:
        """Launch the kernel; up to `longest` events of each game are recorded."""
        scores = cuda.device_array((games, len(bots)), np.int16)
        standings = cuda.device_array((games, len(bots)), np.int8)
        tally = cuda.to_device(np.zeros(COUNTS, np.int64))
        codes = cuda.to_device(np.full((games if longest else 1, max(longest, 1)), -1, np.int16))
        given = cuda.to_device(np.array(bots, np.int32)), seed, first, games, scores, standings, tally, codes, longest
        policies = any(bot != drivers.RANDOM for bot in bots)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*Grid size")  # a small run is not a mistake
            (self._queue if self.large else self._abreast)(start, games, policies, given)
        return scores, standings, tally.copy_to_host(), codes

    def _abreast(self, start: State, games: int, policies: bool, given: tuple[Any, ...]) -> None:
        given = cuda.to_device(self._words(start)), *given
        kernel = self._kernel(runs.abreast, policies, given)
        blocks = min(-(-games // THREADS), _multiprocessors() * RESIDENT // THREADS)
        kernel[blocks, THREADS](*given)

    def _queue(self, start: State, games: int, policies: bool, given: tuple[Any, ...]) -> None:
        warps = games // (2 * _multiprocessors() * runs.WARP)  # half of the games are left for whoever is done early
        room = min(runs.ROOM, max(1, warps) * runs.WARP)
        blocks = min(-(-games // room), _multiprocessors())
        tables = cuda.device_array((blocks * room, self.record.itemsize // WORD), np.int64)
        course = cuda.device_array((blocks * room, runs.COURSE), np.int64)
        given = cuda.to_device(self._words(start)), *given, tables, course, room
        kernel = self._kernel(runs.queue, policies, given)
        kernel[blocks, runs.WARPS * runs.WARP](*given)

    def _words(self, start: State) -> Any:
        return record_of(start, self.record).view(np.int64)

    def _kernel(self, make: Any, policies: bool, given: tuple[Any, ...]) -> Any:
        """A kernel for what it is given, made once."""
        if policies not in self.kernels:
            self.kernels[policies] = make(self.do, self.record, self.game, policies).specialize(*given)
        return self.kernels[policies]

    def redeal(self, states: list[State], seat: int, seed: int) -> list[State]:
        """Redeal what a seat cannot see; position number k uses stream k of a seed."""
        tables = cuda.to_device(np.concatenate([record_of(state, self.record) for state in states]))
        blocks = (len(states) + THREADS - 1) // THREADS
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*Grid size")
            _redeal_kernel(self.do, work_size(self.game.state))[blocks, THREADS](tables, seat, seed)
        size = self.game.state.size()
        return [self.game.state.from_bytes(table.tobytes()[:size]) for table in tables.copy_to_host()]


def _multiprocessors() -> int:
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def _redeal_kernel(do: dict[str, Any], size: int) -> Any:
    """The CUDA kernel that redeals one position per thread."""
    redeal, stream = do["redeal"], do["stream"]
    room = max(1, size)

    @cuda.jit  # type: ignore[untyped-decorator]
    def deal(tables: Any, seat: int, seed: int) -> None:
        number = cuda.grid(1)
        if number < tables.shape[0]:
            redeal(tables[number], seat, stream(seed, number), cuda.local.array(room, int64))

    return deal


def _part(function: Any) -> Any:
    """A kernel function that others call on the GPU."""
    from .gpuparts import part

    return part(function)


def _narrow(table: list[Any]) -> Any:
    """A table that takes as little constant memory as possible: every function that reads it has its own copy."""
    wide = np.array(table, np.int64)
    forms = (wide.astype(width) for width in (np.int8, np.int16, np.int32, np.int64))
    return next(form for form in forms if np.array_equal(form, wide))


def _require_gpu() -> None:
    if cuda is None:
        raise MachineError("numba-cuda")
    if not cuda.is_available():
        raise MachineError("no-gpu")
