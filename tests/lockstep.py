"""A stand-in for a GPU whose threads work together: each of a block's is a thread here, and runs a kernel's Python as it is."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

import numpy as np

from midway.kernel import gpu, runs

WARP, WARPS, ROOM = 2, 2, 8  # smaller than on a GPU
MULTIPROCESSORS = 2
HERE = threading.local()
ATOMIC = threading.Lock()


class Cells:
    """An array of whole numbers, which come out of it as Python's, or of records."""

    def __init__(self, array: np.ndarray) -> None:
        self.array, self.shape, self.dtype = array, array.shape, array.dtype

    def __getitem__(self, at: Any) -> Any:
        return _seen(self.array[at])

    def __setitem__(self, at: Any, value: Any) -> None:
        self.array[at] = value.row if isinstance(value, Table) else value

    def __len__(self) -> int:
        return len(self.array)

    def view(self, kind: Any) -> Cells:
        return Cells(self.array.view(kind))

    def copy_to_host(self) -> np.ndarray:
        return self.array.copy()


class Table:
    """A record with its fields as attributes."""

    def __init__(self, row: np.void) -> None:
        object.__setattr__(self, "row", row)

    def __getattr__(self, name: str) -> Any:
        return _seen(self.row[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self.row[name] = value


def _seen(found: Any) -> Any:
    if isinstance(found, np.ndarray):
        return Cells(found)
    return Table(found) if isinstance(found, np.void) else int(found)


class Block:
    """A block that runs: its threads, and what they share."""

    def __init__(self, number: int, threads: int) -> None:
        self.number, self.threads = number, threads
        self.arrays: list[Cells] = []
        self.told = [0] * threads
        self.all = threading.Barrier(threads)
        self.warps = [threading.Barrier(min(WARP, threads - first)) for first in range(0, threads, WARP)]
        self.faults: list[BaseException] = []

    def run(self, function: Any, given: tuple[Any, ...]) -> None:
        each = [threading.Thread(target=self._thread, args=(number, function, given)) for number in range(self.threads)]
        for thread in each:
            thread.start()
        for thread in each:
            thread.join()
        if self.faults:
            raise self.faults[0]

    def _thread(self, number: int, function: Any, given: tuple[Any, ...]) -> None:
        HERE.block, HERE.thread, HERE.arrays = self, number, 0
        try:
            function(*given)
        except BaseException as fault:
            self.faults.append(fault)
            for barrier in (self.all, *self.warps):
                barrier.abort()

    def array(self, shape: Any, kind: Any) -> Cells:
        """The next array that a thread asks for; it is the same for all of them."""
        with ATOMIC:
            HERE.arrays += 1
            if HERE.arrays > len(self.arrays):
                self.arrays.append(Cells(np.zeros(shape, kind)))
            return self.arrays[HERE.arrays - 1]

    def exchange(self, value: int) -> list[int]:
        """What every thread of a warp tells."""
        number, warp = HERE.thread, HERE.thread // WARP
        self.told[number] = value
        self.warps[warp].wait()
        told = self.told[warp * WARP : (warp + 1) * WARP]
        self.warps[warp].wait()
        return told


class Kernel:
    """A kernel, launched on blocks of threads."""

    def __init__(self, function: Any) -> None:
        self.function = function

    def specialize(self, *given: Any) -> Kernel:
        return self

    def __getitem__(self, form: tuple[int, int]) -> Any:
        blocks, threads = form

        def launched(*given: Any) -> None:
            for number in range(blocks):
                Block(number, threads).run(self.function, given)

        return launched


class Index:
    def __init__(self, find: Any) -> None:
        self.find = find

    @property
    def x(self) -> int:
        return self.find()


def _changed(change: Any) -> Any:
    def atomic(cells: Cells, at: int, *given: int) -> int:
        with ATOMIC:
            before = cells[at]
            cells[at] = change(before, *given)
        return before

    return atomic


def _ballot(mask: int, said: bool) -> int:
    return sum(bool(one) << lane for lane, one in enumerate(HERE.block.exchange(said)))


def _jit(function: Any = None, device: bool = False, **options: Any) -> Any:
    if function:
        return Kernel(function)
    return (lambda part: part) if device else Kernel


CUDA = SimpleNamespace(
    jit=_jit,
    threadIdx=Index(lambda: HERE.thread),
    blockIdx=Index(lambda: HERE.block.number),
    blockDim=Index(lambda: HERE.block.threads),
    grid=lambda axes: HERE.block.number * HERE.block.threads + HERE.thread,
    local=SimpleNamespace(array=lambda length, kind: Cells(np.zeros(length, kind))),
    shared=SimpleNamespace(array=lambda shape, kind: HERE.block.array(shape, kind)),
    atomic=SimpleNamespace(
        add=_changed(lambda before, more: before + more),
        sub=_changed(lambda before, less: before - less),
        exch=_changed(lambda before, after: after),
        cas=_changed(lambda before, expected, after: after if before == expected else before),
    ),
    syncthreads=lambda: HERE.block.all.wait(),
    syncwarp=lambda: HERE.block.exchange(0),
    ballot_sync=_ballot,
    shfl_sync=lambda mask, value, lane: HERE.block.exchange(value)[lane],
    shfl_xor_sync=lambda mask, value, away: HERE.block.exchange(value)[HERE.thread % WARP ^ away],
    popc=int.bit_count,
    threadfence_block=lambda: None,
    nanosleep=lambda time: None,
    to_device=lambda host: Cells(np.array(host)),
    device_array=lambda shape, kind: Cells(np.zeros(shape, kind)),
    get_current_device=lambda: SimpleNamespace(MULTIPROCESSOR_COUNT=MULTIPROCESSORS),
    is_available=lambda: True,
)


def stand_in(monkeypatch: Any) -> None:
    """Let the gpu machine run here, in plain Python."""
    parts = {"_part": lambda function: function, "_narrow": list}
    kinds = {"np": np, "int16": np.int16, "int32": np.int32, "int64": np.int64}
    sizes = {"WARP": WARP, "WARPS": WARPS, "ROOM": ROOM, "PAUSE": 0}
    for home, names in ((gpu, parts), (runs, sizes)):
        for name, value in {"cuda": CUDA, **kinds, **names}.items():
            monkeypatch.setattr(home, name, value, raising=name in names)
