"""A stand-in for a GPU: kernels for batches are compiled for the processor and run for one place after another.

It shows that what is launched does what it should, with the arrays it gets. `bench/batches.py` tries it on a real GPU.
"""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numba import carray, from_dtype, int16, int64, njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from midway.kernel import gpu, threads
from midway.kernel.parts import Part
from midway.research import cuda

HERE = np.zeros(1, np.int64)  # the place of the thread that runs
ADDRESS = HERE.ctypes.data


class Memory(np.ndarray):
    """What numba-cuda calls a device array."""

    def copy_to_host(self) -> np.ndarray:
        return np.array(self)

    def copy_to_device(self, numbers: np.ndarray) -> None:
        assert (numbers.shape, numbers.dtype) == (self.shape, self.dtype)
        self[...] = numbers

    @property
    def gpu_data(self) -> Any:
        return SimpleNamespace(memset=self.fill)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.__array_interface__


class Kernel:
    """A kernel, launched on blocks of threads."""

    def __init__(self, function: Any) -> None:
        self.__name__, self.run = function.__name__, njit(function, error_model="numpy")

    def __getitem__(self, form: tuple[int, int]) -> Any:
        def launched(*given: Any) -> None:
            assert all(one.size for one in given if isinstance(one, Memory)), "a kernel takes nothing empty"
            for place in range(form[0] * form[1]):
                HERE[0] = place
                self.run(*(np.asarray(one) if isinstance(one, Memory) else one for one in given))

        return launched


class Turning:
    """`turn`, whose threads work together."""

    def __getitem__(self, form: tuple[tuple[int, int], tuple[int, int]]) -> Any:
        def launched(columns: np.ndarray, rows: np.ndarray) -> None:
            assert all(blocks * threads.TILE >= length for blocks, length in zip(form[0], rows.shape, strict=True))
            rows[...] = columns.T

        return launched


@intrinsic
def _pointer(context: Any, address: Any) -> Any:
    def lowered(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return types.voidptr(address), lowered


@njit
def _grid(axes: int) -> int:
    return carray(_pointer(ADDRESS), 1, np.int64)[0]


@njit
def _gridsize(axes: int) -> int:
    return 1 << 40


@njit
def _array(length: int, kind: Any) -> Any:
    return np.empty(length, kind)


@njit
def _least(cells: Any, cell: int, number: int) -> None:
    cells[cell] = min(cells[cell], number)


def _module(**names: Any) -> ModuleType:
    made = ModuleType("cuda")
    vars(made).update(names)
    return made


def _jit(function: Any = None, device: bool = False) -> Any:
    return Kernel(function) if function else njit


CUDA = _module(
    jit=_jit,
    grid=_grid,
    gridsize=_gridsize,
    local=_module(array=_array),
    atomic=_module(min=_least),
    to_device=lambda host: np.array(host).view(Memory),
    device_array=lambda shape, kind: np.empty(shape, kind).view(Memory),
    from_cuda_array_interface=lambda told, owner: np.array(SimpleNamespace(__array_interface__=told)).view(Memory),
    as_cuda_array=lambda given: np.asarray(given).view(Memory),
    is_available=lambda: True,
)


def stand_in(monkeypatch: Any) -> None:
    """Let batches on cuda run here."""
    monkeypatch.setattr(gpu, "cuda", CUDA)
    monkeypatch.setattr(gpu, "_part", Part)
    monkeypatch.setattr(threads, "cuda", CUDA)
    monkeypatch.setattr(cuda, "cuda", CUDA)
    for name, value in {"int16": int16, "int64": int64, "from_dtype": from_dtype, "np": np}.items():
        monkeypatch.setattr(threads, name, value, raising=False)
    monkeypatch.setattr(threads, "turning", lambda kind: Turning())
