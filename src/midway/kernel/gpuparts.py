"""Kernel functions as parts of kernels on a GPU. As on the CPU (`parts.py`), they take integers of one width and count from 0."""

from __future__ import annotations

from typing import Any

from numba import cuda
from numba.cuda.core.rewrites import Rewrite, register_rewrite

from .parts import from_zero, whole

PARTS: set[Any] = set()  # functions whose code is compiled as that of a part


@register_rewrite("after-inference")
class FromZero(Rewrite):  # type: ignore[misc]
    """Takes every index in a part for a number without a sign."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        if state.func_id.func in PARTS:
            from_zero(state.calltypes)


def part(function: Any) -> Any:
    """A kernel function that others call on the GPU."""
    PARTS.add(function)
    made = cuda.jit(device=True)(function)
    typed = made.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        _, every = made.fold_argument_types(args, kws)
        return typed([whole(kind) for kind in every], {})

    made.get_call_template = get_call_template
    return made
