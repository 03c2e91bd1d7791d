"""Batches in this computer's memory: arrays are NumPy's, and compiled code runs over all places on every core."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from midway.kernel import batch as kernel
from midway.kernel.cpu import Cpu
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.machine import TableMachine, contract_of
from midway.kernel.senses import observing
from midway.kernel.state import State

FEW = 64  # games that one core plays before another would have begun
LISTING = {"advance", "choices", "masks"}  # entries that list legal codes, in memory of their own


class Cores:
    """Where the games of a batch are, and what runs over them."""

    def __init__(self, cpu: Cpu, size: int, cores: int | None) -> None:
        self.machine, self.numpy, self.size = cpu, cpu.numpy, size
        self._do = entries(cpu)
        self._parts = _divided(size, cores or os.cpu_count() or 1)
        self._outs = [cpu.zeros(len(cpu.game.codes)) for _ in self._parts]

    def zeros(self, kind: Any, *shape: int) -> Any:
        """An array of zeros."""
        return self.numpy.zeros(shape, kind)

    def rows(self, kind: Any, places: int, width: int) -> Any:
        """A row for each place, which an entry writes."""
        return self.zeros(kind, places, width)

    def games(self) -> Any:
        """Room for a position at each place."""
        return self.numpy.zeros(self.size, self.machine.record)

    def positions(self, states: Iterable[State]) -> Any:
        """Positions as entries take them."""
        records = b"".join(self.machine.table(state).tobytes() for state in states)
        return self.numpy.frombuffer(bytearray(records), self.machine.record)

    def position(self, games: Any, place: int) -> State:
        """The position at a place."""
        return self.machine.state(games[place : place + 1])

    def write(self, array: Any, numbers: Any) -> None:
        """Write an array anew."""
        array[...] = numbers

    def put(self, array: Any, places: Any, number: int) -> None:
        """Put a number at some places of an array."""
        array[places] = number

    def take(self, codes: Any, given: Any) -> None:
        """Take over what the caller chooses."""
        codes[:] = checked(self.numpy.asarray(given), self.size)

    def refused(self, games: Any, who: Any, codes: Any, number: int, allowed: Any) -> int:
        """The first place with a choice that is illegal, or -1; `allowed` are the masks, if they are known."""
        if allowed is None:
            return next((place for place in self.run("refusals", games, who, codes, number) if place >= 0), -1)
        np = self.numpy
        within = (codes >= 0) & (codes < number)
        legal = within & (allowed[np.arange(self.size), np.where(within, codes, 0)] > 0)
        return next(iter(np.flatnonzero((who >= 0) & ~legal).tolist()), -1)

    def run(self, name: str, *given: Any, policies: bool = True) -> list[Any]:
        """Run an entry over all places, divided among the cores; its code has every bot's policy."""
        entry = self._do[name]

        def some(part: tuple[int, int], out: Any) -> Any:
            return entry(*given, out, *part) if name in LISTING else entry(*given, *part)

        if len(self._parts) == 1:
            return [some(self._parts[0], self._outs[0])]
        return list(_pool().map(some, self._parts, self._outs))


def checked(codes: Any, size: int) -> Any:
    """A caller's codes, one for each place."""
    if codes.shape != (size,) or codes.dtype.kind not in "iu":
        raise Fault("batch-codes", n=size)
    return codes


@lru_cache(maxsize=64)
def entries(machine: TableMachine) -> dict[str, Any]:
    """The kernel's functions for batches, as a machine runs them; one that is in no cache is compiled when it is first called."""
    return machine.bound_all(kernel.ENTRIES, replaced(machine.game) if machine.name == "cpu" else _bound(machine.game))


def replaced(game: Game) -> dict[Any, Any]:
    """The functions that a game puts into batches of records, by those they replace."""
    return {**_bound(game), kernel.put: kernel.put_record}


def _bound(game: Game) -> dict[Any, Any]:
    return contract_of(game) | observing(game.state)


@lru_cache(maxsize=1)
def _pool() -> ThreadPoolExecutor:
    """Threads for compiled code, which releases the interpreter lock."""
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="batch")


def _divided(size: int, cores: int) -> Sequence[tuple[int, int]]:
    """The places for each core, from first to last; games differ in length, so there are several parts for each."""
    parts = max(1, min(size // FEW, 4 * cores if cores > 1 else 1))
    return [(size * part // parts, size * (part + 1) // parts) for part in range(parts)]
