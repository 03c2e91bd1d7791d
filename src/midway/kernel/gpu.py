"""The gpu machine: the kernel through numba-cuda, a table in every thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import drivers
from .bind import bind
from .content import Tree
from .cpu import record_type, silent
from .machine import Batch, Machine, MachineError, contract_of
from .rule import CHANCE, NOBODY, tell
from .state import State

if TYPE_CHECKING:
    from .game import Game

THREADS = 128  # in a block


class Gpu(Machine):
    """The rules compiled for an NVIDIA GPU; it plays whole batches."""

    name = "gpu"

    def __init__(self, game: Game, corrections: Tree | None = None) -> None:
        super().__init__(game, corrections)
        cuda, self.numpy = _cuda()
        self.cuda = cuda
        self.record = record_type(game.state)
        tables = game.content.tables(self.corrections)
        used = {name: getattr(drivers, name) for name in ("scatter", "shake", "choose")}
        used |= {name: getattr(drivers, name) for name in ("seat", "draw", "apply", "score", "standing")}
        do = bind(
            used,
            lambda function: cuda.jit(device=True)(function),
            {**contract_of(game), tell: silent},
            lambda table: self.numpy.array(tables(table), self.numpy.int16),
        )
        self.kernel = _kernel(cuda, do, self.record, len(game.codes))

    def play(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> Batch:
        np, cuda = self.numpy, self.cuda
        seats = len(bots)
        scores = cuda.device_array((games, seats), np.int16)
        standings = cuda.device_array((games, seats), np.int8)
        tally = cuda.to_device(np.zeros(2, np.int64))
        table = cuda.to_device(np.frombuffer(bytes(start), self.record).copy())
        lanes = min(games, self.lanes())
        self.kernel[(lanes + THREADS - 1) // THREADS, THREADS](
            table, cuda.to_device(np.array(bots, np.int32)), seed, first, games, scores, standings, tally
        )
        counted = tally.copy_to_host()
        return Batch(scores.copy_to_host(), standings.copy_to_host(), int(counted[0]), int(counted[1]))

    def lanes(self) -> int:
        """How many games run side by side: enough to fill every multiprocessor."""
        return int(self.cuda.get_current_device().MULTIPROCESSOR_COUNT) * 1024


def _kernel(cuda: Any, do: dict[str, Any], record: Any, codes: int) -> Any:
    """The CUDA kernel: every thread plays game after game until the batch is done."""
    from numba import from_dtype, int16

    seat, draw, apply, choose = do["seat"], do["draw"], do["apply"], do["choose"]
    score, standing, scatter, shake = do["score"], do["standing"], do["scatter"], do["shake"]
    table_type = from_dtype(record)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(start: Any, bots: Any, seed: int, first: int, games: int, scores: Any, standings: Any, tally: Any) -> None:
        number = cuda.grid(1)
        stride = cuda.gridsize(1)
        table = cuda.local.array(1, table_type)
        out = cuda.local.array(codes, int16)
        decisions = 0
        events = 0
        if number < games:
            table[0] = start[0]
            x = scatter(seed, first + number)
        while number < games:
            game = table[0]
            who = seat(game)
            if who == NOBODY:
                for player in range(scores.shape[1]):
                    scores[number][player] = score(game, player)
                    standings[number][player] = standing(game, player)
                number += stride
                if number < games:
                    table[0] = start[0]
                    x = scatter(seed, first + number)
            else:
                x = shake(x)
                if who == CHANCE:
                    apply(game, draw(game, x))
                else:
                    apply(game, choose(game, bots[who], out, x))
                    decisions += 1
                events += 1
        cuda.atomic.add(tally, 0, decisions)
        cuda.atomic.add(tally, 1, events)

    return play


def _cuda() -> tuple[Any, Any]:
    try:
        import numpy
        from numba import cuda
    except ImportError:
        raise MachineError("numba-cuda") from None
    if not cuda.is_available():
        raise MachineError("no-gpu")
    return cuda, numpy
