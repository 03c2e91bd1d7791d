"""The cpu machine: the kernel through Numba, over records, cached on disk.

Numba keeps compiled code beside a source file's date, and would go on using old rules after an imported file
changes; so the cache folder is named after a hash of all sources of the kernel and the game, and of the content.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import drivers
from .bind import bind
from .content import Tree
from .machine import Batch, MachineError, TableMachine, contract_of, roots
from .rule import rule, tell
from .state import State, record_order

if TYPE_CHECKING:
    from .game import Game

READY = "ready"  # the file that says that a cache folder is complete


@rule
def silent(game: Any, line: Any, first: Any, second: Any, third: Any) -> None:
    """`tell` where nobody listens."""


@rule
def restart_record(games: Any, start: Any) -> None:
    """`restart` for records, which are copied by value."""
    games[0] = start[0]


class Cpu(TableMachine):
    """The rules compiled for this computer's processor."""

    name = "cpu"

    def __init__(self, game: Game, corrections: Tree | None = None) -> None:
        super().__init__(game, corrections)
        self.folder = cache_folder(game, self.corrections)
        numba, numpy = _numba()
        self.numpy = numpy
        self.record = record_type(game.state)
        self.out = numpy.zeros(len(game.codes), numpy.int64)
        numba.core.config.CACHE_DIR = str(self.folder)
        self.do = self._compiled(roots())

    def bound(self, function: Any) -> Any:
        """Any kernel function of the game, compiled: the game it takes is `table[0]`."""
        return self._compiled({function.__name__: function})[function.__name__]

    def _compiled(self, entries: dict[str, Any]) -> dict[str, Any]:
        numba, numpy = _numba()
        from .parts import Part

        def wrap(function: Any) -> Any:
            entry = function.__name__ in entries
            return numba.njit(nogil=True, error_model="numpy", cache=True)(function) if entry else Part(function)

        tables = self.game.content.tables(self.corrections)
        instead = {**contract_of(self.game), tell: silent, drivers.restart: restart_record}
        return bind(entries, wrap, instead, lambda table: numpy.array(tables(table), numpy.int64))

    def table(self, start: State) -> Any:
        return self.numpy.frombuffer(bytearray(bytes(start)), self.record)

    def clone(self, table: Any) -> Any:
        return self.numpy.frombuffer(bytearray(table.tobytes()), self.record)

    def state(self, table: Any) -> State:
        return self.game.state.from_bytes(table.tobytes())

    def play(self, start: State, games: int, bots: list[int], seed: int, first: int = 0) -> Batch:
        np = self.numpy
        seats = len(bots)
        scores = np.zeros((games, seats), np.int64)
        standings = np.zeros((games, seats), np.int64)
        tally = np.zeros(2, np.int64)
        out = np.zeros(len(self.game.codes), np.int64)
        self.do["play_many"](self.table(start), self.table(start), out, np.array(bots, np.int64), seats, seed, first,
                             games, scores, standings, tally)  # fmt: skip
        wins, points = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        self.do["add_up"](scores, standings, games, seats, wins, points)
        counted = int(tally[drivers.DECISIONS]), int(tally[drivers.EVENTS])
        return Batch(scores, standings, wins.tolist(), points.tolist(), *counted)

    @property
    def ready(self) -> bool:
        """True if everything is in the cache, so that nothing need be compiled."""
        return (self.folder / READY).exists()

    def compile(self) -> None:
        """Compile every entry and leave it in the cache."""
        plain_start = self.game.start(self.game.players[0], corrections=self.corrections)
        self.play(plain_start, 1, [len(self.game.bots)] * self.game.players[0], 1)
        table = self.table(plain_start)
        self.seat(table)
        code = self.walk(table, 1)
        self.draw(table, 1)
        self.legal(table)
        self.weight(table, code)
        self.choose(table, 0, 1)
        self.score(table, 0)
        self.standing(table, 0)
        self.apply(table, code)
        (self.folder / READY).touch()


def available() -> bool:
    """True if Numba is installed."""
    import importlib.util

    return importlib.util.find_spec("numba") is not None


def cache_folder(game: Game, corrections: Tree) -> Path:
    """Where the compiled rules of a game lie: a folder of its own for every version of sources and tables."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, game.folder):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    digest.update(game.content.hash(corrections).encode())
    digest.update(f"{sys.version} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
    return user_cache() / "kernel" / f"{game.name}-{digest.hexdigest()[:16]}"


def user_cache() -> Path:
    """The folder for what can be made again: MIDWAY_CACHE, or `midway` in the user's cache folder."""
    if folder := os.environ.get("MIDWAY_CACHE"):
        return Path(folder)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "midway"


def record_type(state: type[State]) -> Any:
    """The NumPy type of a state's record, laid out as `bytes(state)`."""
    _, numpy = _numba()
    fields = [(name, state.fields[name]) for name in record_order(state.fields)]
    return numpy.dtype([(name, f"<i{declared.bits // 8}", declared.shape) for name, declared in fields])


def _numba() -> tuple[Any, Any]:
    try:
        import numba
        import numpy
    except ImportError:
        raise MachineError("numba") from None
    return numba, numpy
