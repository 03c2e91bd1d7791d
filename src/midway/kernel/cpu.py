"""The cpu machine: the kernel compiled with Numba, over records, cached on disk.

Numba's own cache looks at a single source file, and would go on using old rules after an imported file has changed. So a cache
folder is named after the code, tables and numbers compiled into it. Wherever the same rules lie, they are compiled once.
"""

from __future__ import annotations

import gc
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import drivers
from .bind import bind, fingerprint
from .content import Values
from .folders import user_cache
from .machine import MachineError, Run, TableMachine, contract_of, entries
from .redeal import work_size
from .rule import rule, tell
from .state import State, record_order

if TYPE_CHECKING:
    from .game import Game

READY = "ready"  # this file marks a cache folder as complete


@contextmanager
def without_sweeping() -> Iterator[None]:
    """Stop the garbage collector for a while: it would search what a compiler makes again and again, and find little."""
    sweeping = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if sweeping:
            gc.enable()


@rule
def silent(game: Any, line: Any, first: Any = 0, second: Any = 0, third: Any = 0) -> None:
    """`tell` where nobody listens."""


@rule
def restart_record(games: Any, start: Any) -> None:
    """`restart` for records, which are copied by value."""
    games[0] = start[0]


class Cpu(TableMachine):
    """The rules compiled for this computer's processor."""

    name = "cpu"

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__(game, values)
        _, numpy = _numba()
        self.numpy = numpy
        self.record = record_type(game.state)
        self.out = numpy.zeros(len(game.codes), numpy.int64)
        self.work = numpy.zeros(work_size(game.state), numpy.int64)
        self.parts: dict[Any, Any] = {}  # the parts of all entries bound so far, so that each is compiled once
        self.folder = cache_folder(game, self.values)
        self.do = self._compiled(entries(), self.folder, {})

    def bound(self, function: Any, instead: dict[Any, Any] | None = None) -> Any:
        return self.bound_all([function], instead)[function.__name__]

    def bound_all(self, functions: Iterable[Any], instead: dict[Any, Any] | None = None) -> dict[str, Any]:
        """Several of them, by name: they share what they call, and each is compiled when it is first called."""
        roots = {function.__name__: function for function in functions}
        return self._compiled(roots, cache_folder(self.game, self.values, roots, instead), instead or {})

    def _compiled(self, entries: dict[str, Any], folder: Path, instead: dict[Any, Any]) -> dict[str, Any]:
        numba, numpy = _numba()
        from .parts import Part, entry

        numba.core.config.CACHE_DIR = str(folder)  # Numba reads this when a function is declared

        roots = {(function.__module__, function.__name__) for function in entries.values()}

        def wrap(function: Any) -> Any:
            return entry(function) if (function.__module__, function.__name__) in roots else Part(function)

        def table(numbers: Any) -> Any:
            return numpy.array(numbers, numpy.int64)

        return bind(entries, wrap, _replaced(self.game, instead), self.game.content.tables(self.values), table, self.parts)

    def numbers(self, numbers: Iterable[int]) -> Any:
        return self.numpy.array(list(numbers), self.numpy.int64)

    def weights(self, numbers: Sequence[int]) -> Any:
        return self.numpy.array(numbers, self.numpy.int16)

    def zeros(self, *shape: int) -> Any:
        return self.numpy.zeros(shape, self.numpy.int64)

    def table(self, start: State) -> Any:
        return record_of(start, self.record)

    def clone(self, table: Any) -> Any:
        return self.numpy.frombuffer(bytearray(table.tobytes()), self.record)

    def state(self, table: Any) -> State:
        return self.game.state.from_bytes(table.tobytes()[: self.game.state.size()])

    def _play(self, start: State, games: int, bots: list[int], seed: int, first: int) -> Run:
        np = self.numpy
        seats = len(bots)
        scores, standings, turns = (np.zeros((games, seats), np.int64) for _ in range(3))
        tally = np.zeros(drivers.TALLY, np.int64)
        out = np.zeros(len(self.game.codes), np.int64)
        self.do["play_many"](self.table(start), self.table(start), out, np.array(bots, np.int64), seats, seed, first,
                             games, self.longest, scores, standings, turns, tally)  # fmt: skip
        wins, points, turn_wins, turn_points = (np.zeros(seats, np.int64) for _ in range(4))
        self.do["add_up"](scores, standings, turns, games, seats, wins, points, turn_wins, turn_points)
        decisions, events, unfinished, _ = tally.tolist()
        of_turns = turn_wins.tolist(), turn_points.tolist()
        return Run(scores, standings, wins.tolist(), points.tolist(), decisions, events, unfinished, *of_turns)

    @property
    def ready(self) -> bool:
        """True if everything is in the cache, so that nothing has to be compiled."""
        return (self.folder / READY).exists()

    @without_sweeping()
    def compile(self) -> None:
        """Compile every entry and leave it in the cache."""
        plain_start = self.game.start(self.game.players[0], corrections=self.values)
        self.play(plain_start, 1, [len(self.game.bots)] * self.game.players[0], 1)
        table = self.table(plain_start)
        self.seat(table)
        code = self.draw(table, 1)
        self.legal(table)
        self.weight(table, code)
        self.choose(table, 0, 1)
        self.score(table, 0)
        self.standing(table, 0)
        self.redeal(table, 0, 1)
        self.apply(table, code)
        (self.folder / READY).touch()


def available() -> bool:
    """True if Numba is installed."""
    import importlib.util

    return importlib.util.find_spec("numba") is not None


def cache_folder(game: Game, values: Values, roots: dict[str, Any] | None = None, instead: dict[Any, Any] | None = None) -> Path:
    """The folder of a game's compiled rules: a separate one for everything that the compiled code depends on."""
    numba, _ = _numba()
    functions = (roots or entries()).values()
    compiled = fingerprint(functions, _replaced(game, instead or {}), game.content.tables(values))
    how = [(Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("cpu.py", "parts.py")]
    record = record_type(game.state).descr
    about = repr((compiled, how, record, sys.version, numba.__version__, os.environ.get("NUMBA_BOUNDSCHECK", "")))
    return user_cache() / "kernel" / f"{game.name}-{hashlib.sha256(about.encode()).hexdigest()[:16]}"


def _replaced(game: Game, instead: dict[Any, Any]) -> dict[Any, Any]:
    """The kernel functions replaced in compiled code, and their replacements."""
    return {**contract_of(game), tell: silent, drivers.restart: restart_record, **instead}


def record_type(state: type[State]) -> Any:
    """The NumPy type of a state's record: `bytes(state)`, then its work memory, with every number aligned."""
    _, numpy = _numba()
    declared = [(name, fields[name]) for fields in (state.fields, state.work) for name in record_order(fields)]
    offsets, end = [], 0
    for _, one in declared:
        end += -end % one.width
        offsets.append(end)
        end += one.size * one.width
    return numpy.dtype(
        {
            "names": [name for name, _ in declared],
            "formats": [(f"<i{one.width}", one.shape) for _, one in declared],
            "offsets": offsets,
            "itemsize": end + -end % max(one.width for _, one in declared),
        }
    )


def record_of(start: State, record: Any) -> Any:
    """A table of one record with this position on it and empty work memory."""
    _, numpy = _numba()
    return numpy.frombuffer(bytearray(bytes(start).ljust(record.itemsize, b"\0")), record)


def _numba() -> tuple[Any, Any]:
    try:
        import numba
        import numpy
    except ImportError:
        raise MachineError("numba") from None
    return numba, numpy
