"""Batches in the memory of an NVIDIA GPU, with a thread for every place. Nothing crosses to the host unless you ask for it."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

from numba import cuda

from midway.kernel import threads
from midway.kernel.cpu import record_of
from midway.kernel.gpu import THREADS, Gpu
from midway.kernel.state import State

from .cores import checked

if TYPE_CHECKING:
    from numpy import ndarray

DEFAULT_STREAMS = (None, -1, 0, 1)  # in which everything here runs, or where the taker asks not to wait, as DLPack counts them
CUDA = 2  # in DLPack


class Array:
    """An array on the device. PyTorch, JAX and CuPy take it without a copy, NumPy with one."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.given = array  # to kernels

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, part: Any) -> Any:
        found = self._field(part) if isinstance(part, str) else self.array[part]
        return Array(found) if hasattr(found, "copy_to_host") else found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> ndarray:
        host = self.array.copy_to_host()
        return host if dtype is None else host.astype(dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, cuda.get_current_device().id

    def __dlpack__(self, *, stream: int | None = None, max_version: Any = None, dl_device: Any = None, copy: Any = None) -> Any:
        from cuda.core.utils import StridedMemoryView

        if stream not in DEFAULT_STREAMS:
            _let_wait(stream)
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1).__dlpack__(max_version=max_version)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.array.__cuda_array_interface__

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape

    @property
    def dtype(self) -> Any:
        return self.array.dtype

    def view(self, kind: Any) -> Array:
        """The same memory as numbers of another kind."""
        return Array(self.array.view(kind))

    def _field(self, name: str) -> Any:
        kind, offset = self.dtype.fields[name][:2]
        within = (kind.base.itemsize * prod(kind.shape[axis + 1 :]) for axis in range(len(kind.shape)))
        told = {
            "shape": (*self.shape, *kind.shape),
            "strides": (*self.array.strides, *within),
            "typestr": kind.base.str,
            "data": (self.__cuda_array_interface__["data"][0] + offset, False),
            "version": 3,
        }
        return cuda.from_cuda_array_interface(told, owner=self)


class Rows(Array):
    """Rows that kernels write by columns."""

    def __init__(self, array: Any, columns: Any) -> None:
        super().__init__(array)
        self.given = columns


class Games(Array):
    """Records that kernels take as words."""

    def __init__(self, array: Any) -> None:
        super().__init__(array)
        words = array.view("<i8")
        self.given = words.reshape(len(array), words.size // len(array))


class Cuda:
    """Where the games of a batch are, and what runs over them."""

    def __init__(self, machine: Gpu, size: int) -> None:
        import numpy

        self.machine, self.numpy, self.size = machine, numpy, size
        self._record = machine.record

    def zeros(self, kind: Any, *shape: int) -> Any:
        """An array of zeros."""
        return Array(self._zeros(kind, shape))

    def rows(self, kind: Any, places: int, width: int) -> Any:
        """A row for each place, which a kernel writes; kernels take nothing empty, so without places there is one for nobody."""
        columns = self._zeros(kind, (width, max(1, places)))
        return Rows(self._zeros(kind, (places, width)), columns) if places else Array(columns)

    def games(self) -> Any:
        """Room for a position at each place."""
        return Games(self._zeros(self._record, (self.size,)))

    def positions(self, states: Iterable[State]) -> Any:
        """Positions as kernels take them."""
        records = b"".join(record_of(state, self._record).tobytes() for state in states)
        return Array(cuda.to_device(self.numpy.frombuffer(bytearray(records), self._record)))

    def position(self, games: Any, place: int) -> State:
        """The position at a place."""
        state = self.machine.game.state
        return state.from_bytes(games.array[place : place + 1].copy_to_host().tobytes()[: state.size()])

    def write(self, array: Any, numbers: Any) -> None:
        """Write an array anew, from the host."""
        array.array.copy_to_device(self.numpy.array(numbers, array.dtype))

    def put(self, array: Any, places: Any, number: int) -> None:
        """Put a number at some places of an array."""
        chosen = self.numpy.atleast_1d(self.numpy.arange(self.size)[places])
        if len(chosen):
            rows = array.array.reshape(self.size, prod(array.shape) // self.size)
            _launch(_made(threads.filling), -(-len(chosen) // THREADS), THREADS)(rows, cuda.to_device(chosen), number)

    def take(self, codes: Any, given: Any) -> None:
        """Take over what the caller chooses, on the device or on the host."""
        if hasattr(given, "__cuda_array_interface__"):
            self._over_places(_made(threads.taking))(checked(cuda.as_cuda_array(given), self.size), codes.given)
        else:
            self.write(codes, checked(self.numpy.asarray(given), self.size))

    def refused(self, games: Any, who: Any, codes: Any, number: int, allowed: Any) -> int:
        """The first place with a choice that is illegal, or -1."""
        first = cuda.to_device(self.numpy.array([self.size], self.numpy.int64))
        self.run("refusals", games, who, codes, number, Array(first))
        place = int(first.copy_to_host()[0])
        return place if place < self.size else -1

    def run(self, name: str, *given: Any, policies: bool = False) -> None:
        """Run an entry over all places; `policies` says whether a bot decides by a policy."""
        entry = _kernels(self.machine, policies)[name]
        self._over_places(entry)(*(one.given if isinstance(one, Array) else one for one in given))
        for one in given:
            if isinstance(one, Rows):
                self._turn(one)

    def _over_places(self, kernel: Any) -> Any:
        return _launch(kernel, -(-self.size // THREADS), THREADS)

    def _turn(self, rows: Rows) -> None:
        blocks = tuple(-(-length // threads.TILE) for length in rows.shape)
        _launch(_made(threads.turning, rows.dtype.str), blocks, (threads.TILE, threads.LINES))(rows.given, rows.array)

    def _zeros(self, kind: Any, shape: tuple[int, ...]) -> Any:
        array = cuda.device_array(shape, kind)
        array.gpu_data.memset(0)
        return array


@lru_cache(maxsize=64)
def _kernels(machine: Gpu, policies: bool) -> dict[str, Any]:
    return threads.kernels(machine, policies)


@lru_cache(maxsize=64)
def _made(make: Any, *given: Any) -> Any:
    return make(*given)


@lru_cache(maxsize=256)
def _launch(kernel: Any, blocks: Any, size: Any) -> Any:
    """A kernel, to be called on this many blocks of this size."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Grid size")  # a small batch is not a mistake
        return kernel[blocks, size]


def _let_wait(stream: int | None) -> None:
    """Let another stream wait for what has been asked of the device."""
    asked = cuda.event(timing=False)
    asked.record()
    asked.wait(cuda.external_stream(stream))
