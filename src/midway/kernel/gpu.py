"""The gpu machine: the kernel through numba-cuda, a table in every thread."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

from . import drivers
from .bind import bind
from .content import Tree
from .cpu import record_type, silent
from .machine import Batch, Machine, MachineError, contract_of
from .rule import CHANCE, NOBODY, tell
from .state import State

try:
    import numpy as np
    from numba import cuda, from_dtype, int16
except ImportError:
    cuda = None

if TYPE_CHECKING:
    from .game import Game

THREADS = 128  # in a block
RESIDENT = 1024  # on a multiprocessor: what the registers allow
DECISIONS, EVENTS, TAKEN = 0, 1, 2  # what the tally counts; TAKEN: games that a thread has begun
LONGEST = 4096  # events of a game that a trace can hold


class Gpu(Machine):
    """The rules compiled for an NVIDIA GPU; it plays whole batches."""

    name = "gpu"

    def __init__(self, game: Game, corrections: Tree | None = None) -> None:
        super().__init__(game, corrections)
        _require_gpu()
        self.record = record_type(game.state)
        tables = game.content.tables(self.corrections)
        used = ("scatter", "shake", "pick", "choose", "seat", "draw", "apply", "score", "standing")
        self.do = bind(
            {name: getattr(drivers, name) for name in used},
            lambda function: cuda.jit(device=True)(function),
            {**contract_of(game), tell: silent},
            lambda table: np.array(tables(table), np.int16),
        )
        self.kernels: dict[tuple[int, bool], Any] = {}

    def play(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> Batch:
        on_device, ranked, tally, _ = self._run(start, games, bots, seed, first, longest=0)
        scores, standings = on_device.copy_to_host(), ranked.copy_to_host()
        first_places = standings == 0
        parts = drivers.WHOLE // first_places.sum(axis=1, keepdims=True)
        wins = (first_places * parts).sum(axis=0).tolist()
        points = scores.sum(axis=0, dtype=np.int64).tolist()
        return Batch(scores, standings, wins, points, int(tally[DECISIONS]), int(tally[EVENTS]))

    def trace(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> list[list[int]]:
        codes = self._run(start, games, bots, seed, first, LONGEST)[3].copy_to_host()
        return [row[row >= 0].tolist() for row in codes]

    def _run(self, start: State, games: int, bots: list[int], seed: int, first: int, longest: int) -> Any:
        """Launch the kernel; `longest` events of each game are noted down."""
        form = longest, any(bot != drivers.RANDOM for bot in bots)
        if form not in self.kernels:
            self.kernels[form] = _kernel(self.do, self.record, len(self.game.codes), *form)
        scores = cuda.device_array((games, len(bots)), np.int16)
        standings = cuda.device_array((games, len(bots)), np.int8)
        tally = cuda.to_device(np.zeros(3, np.int64))
        codes = cuda.to_device(np.full((games if longest else 1, max(longest, 1)), -1, np.int16))
        table = cuda.to_device(np.frombuffer(bytes(start), self.record).copy())
        blocks = (min(games, self.lanes()) + THREADS - 1) // THREADS
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*Grid size")  # a small batch is no mistake
            self.kernels[form][blocks, THREADS](
                table, cuda.to_device(np.array(bots, np.int32)), seed, first, games, scores, standings, tally, codes
            )
        return scores, standings, tally.copy_to_host(), codes

    def lanes(self) -> int:
        """How many games run side by side: enough to fill every multiprocessor."""
        return int(cuda.get_current_device().MULTIPROCESSOR_COUNT) * RESIDENT


def _kernel(do: dict[str, Any], record: Any, codes: int, longest: int, policies: bool) -> Any:
    """The CUDA kernel: every thread takes game after game until the batch is done, on a table of its own.

    longest    how many events of each game are noted down
    policies   False if all bots pick at random: a smaller kernel, and more of them side by side
    """
    seat, draw, apply, pick, choose = do["seat"], do["draw"], do["apply"], do["pick"], do["choose"]
    score, standing, scatter, shake = do["score"], do["standing"], do["scatter"], do["shake"]
    table_type = from_dtype(record)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(start: Any, bots: Any, seed: int, first: int, games: int, scores: Any, standings: Any, tally: Any,
             trace: Any) -> None:  # fmt: skip
        table = cuda.local.array(1, table_type)
        out = cuda.local.array(codes, int16)
        decisions = 0
        events = 0
        number = cuda.atomic.add(tally, TAKEN, 1)
        while number < games:
            table[0] = start[0]
            game = table[0]
            x = scatter(seed, first + number)
            played = 0
            who = seat(game)
            while who != NOBODY:
                x = shake(x)
                if who == CHANCE:
                    code = draw(game, x)
                else:
                    code = choose(game, bots[who], out, x) if policies else pick(game, out, x)
                    decisions += 1
                if longest and played < longest:
                    trace[number][played] = code
                apply(game, code)
                played += 1
                who = seat(game)
            for player in range(scores.shape[1]):
                scores[number][player] = score(game, player)
                standings[number][player] = standing(game, player)
            events += played
            number = cuda.atomic.add(tally, TAKEN, 1)
        cuda.atomic.add(tally, DECISIONS, decisions)
        cuda.atomic.add(tally, EVENTS, events)

    return play


def _require_gpu() -> None:
    if cuda is None:
        raise MachineError("numba-cuda")
    if not cuda.is_available():
        raise MachineError("no-gpu")
