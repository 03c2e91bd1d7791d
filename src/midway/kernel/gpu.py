"""The gpu machine: the kernel compiled with numba-cuda, with a table in every thread."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from . import drivers
from .bind import bind
from .content import Values
from .cpu import record_of, record_type, silent
from .machine import Machine, MachineError, Run, contract_of
from .redeal import redeal, work_size
from .rule import CHANCE, NOBODY, tell
from .state import State

try:
    import numpy as np
    from numba import cuda, from_dtype, int16, int64
    from numba.cuda import types
except ImportError:
    cuda = None

if TYPE_CHECKING:
    from .game import Game

THREADS = 128  # in a block
RESIDENT = 1024  # threads on a multiprocessor, at most
CACHED = 840_000  # bytes of their local memory that a multiprocessor's caches serve well; measured on an H200
SEATS = 8  # of any game, at most
# What the tally counts: decisions, events, games that threads have taken, and each seat's wins and points.
DECISIONS, EVENTS, TAKEN, WINS, POINTS, COUNTS = 0, 1, 2, 3, 3 + SEATS, 3 + 2 * SEATS
WHOLE = drivers.WHOLE
LONGEST = 4096  # events of a game that a trace can hold


class Gpu(Machine):
    """The rules compiled for an NVIDIA GPU; it plays whole runs."""

    name = "gpu"

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__(game, values)
        _require_gpu()
        self.record = record_type(game.state)
        used = ("stream", "bits", "pick", "choose", "seat", "draw", "apply", "score", "standing")
        self.do = self.bound_all([*(getattr(drivers, name) for name in used), redeal])
        self.kernels: dict[tuple[int, bool], Any] = {}

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
        table = cuda.to_device(record_of(start, self.record))
        players = cuda.to_device(np.array(bots, np.int32))
        given = table, players, seed, first, games, scores, standings, tally, codes
        form = longest, any(bot != drivers.RANDOM for bot in bots)
        if form not in self.kernels:
            self.kernels[form] = _kernel(self.do, self.record, len(self.game.codes), *form).specialize(*given)
        kernel = self.kernels[form]
        blocks = min((games + THREADS - 1) // THREADS, _blocks(kernel))
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*Grid size")  # a small run is not a mistake
            kernel[blocks, THREADS](*given)
        return scores, standings, tally.copy_to_host(), codes

    def redeal(self, states: list[State], seat: int, seed: int) -> list[State]:
        """Redeal what a seat cannot see; position number k uses stream k of a seed."""
        tables = cuda.to_device(np.concatenate([record_of(state, self.record) for state in states]))
        blocks = (len(states) + THREADS - 1) // THREADS
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*Grid size")
            _redeal_kernel(self.do, work_size(self.game.state))[blocks, THREADS](tables, seat, seed)
        size = self.game.state.size()
        return [self.game.state.from_bytes(table.tobytes()[:size]) for table in tables.copy_to_host()]


def _blocks(kernel: Any) -> int:
    """How many blocks run side by side: enough to fill every multiprocessor, and no more tables than its caches hold."""
    threads = min(RESIDENT, CACHED // max(1, kernel.get_local_mem_per_thread()))
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT) * max(1, threads // THREADS)


def _kernel(do: dict[str, Any], record: Any, codes: int, longest: int, policies: bool) -> Any:
    """The CUDA kernel: every thread plays game after game on its own table until the run is done.

    longest    how many events of each game are recorded
    policies   False if all bots pick at random: the kernel is smaller, and more games run at once
    """
    seat, draw, apply, pick, choose = do["seat"], do["draw"], do["apply"], do["pick"], do["choose"]
    score, standing, stream, bits = do["score"], do["standing"], do["stream"], do["bits"]
    table_type = from_dtype(record)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(start: Any, bots: Any, seed: int, first: int, games: int, scores: Any, standings: Any, tally: Any,
             trace: Any) -> None:  # fmt: skip
        table = cuda.local.array(1, table_type)
        out = cuda.local.array(codes, int16)
        own = cuda.local.array(COUNTS, int64)  # this thread's part of the tally
        for count in range(COUNTS):
            own[count] = 0
        seats = scores.shape[1]
        number = cuda.atomic.add(tally, TAKEN, 1)
        while number < games:
            table[0] = start[0]
            game = table[0]
            key = stream(seed, first + number)
            played = 0
            who = seat(game)
            while who != NOBODY:
                x = bits(key, played)
                if who == CHANCE:
                    code = draw(game, x)
                else:
                    code = choose(game, bots[who], out, x) if policies else pick(game, out, x)
                    own[DECISIONS] += 1
                if longest and played < longest:
                    trace[number][played] = code
                apply(game, code)
                played += 1
                who = seat(game)
            winners = 0
            for player in range(seats):
                points = score(game, player)
                before = standing(game, player)
                scores[number][player] = points
                standings[number][player] = before
                own[POINTS + player] += points
                if before == 0:
                    winners += 1
            for player in range(seats):
                if standings[number][player] == 0:
                    own[WINS + player] += WHOLE // winners
            own[EVENTS] += played
            number = cuda.atomic.add(tally, TAKEN, 1)
        for count in range(COUNTS):
            if own[count]:
                cuda.atomic.add(tally, count, own[count])

    return play


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
    """A kernel function that others call on the GPU; as on the CPU, it takes integers of one width."""
    part = cuda.jit(device=True)(function)
    typed = part.get_call_template
    whole = (types.Integer, types.IntegerLiteral, types.Omitted)

    def get_call_template(args: Any, kws: Any) -> Any:
        _, every = part.fold_argument_types(args, kws)
        return typed([types.int64 if isinstance(kind, whole) else kind for kind in every], {})

    part.get_call_template = get_call_template
    return part


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
