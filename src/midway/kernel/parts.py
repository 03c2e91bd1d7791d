"""Kernel functions as parts of compiled entries, so that Numba types each of them once and LLVM optimises them once.

By default, Numba compiles a function again for every literal and every width of integer it is called with, prepares each
version to be called from Python, and optimises a function again in every function that calls it. A part takes integers of
one width, cannot be called from Python, and is optimised only in the entries it is linked into.
"""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.registry import CPUDispatcher


class Part(CPUDispatcher):  # type: ignore[misc]
    """A kernel function that other compiled functions call."""

    def __init__(self, function: Any) -> None:
        super().__init__(function, targetoptions={"nopython": True, "error_model": "numpy"}, pipeline_class=Unfinished)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, every = self.fold_argument_types(args, kws)
        return super().get_call_template([whole(kind) for kind in every], {})

    def add_overload(self, compiled: Any) -> None:
        part = compiled._replace(entry_point=object())
        self.targetctx.insert_user_function(part.entry_point, part.fndesc, [part.library])
        self.overloads[part.signature.args] = part


class Unfinished(CompilerBase):  # type: ignore[misc]
    """Numba's compiler, up to code that can be linked."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        state.library = Linkable(state.targetctx.codegen(), state.func_id.func_qualname)
        return [DefaultPassBuilder.define_nopython_pipeline(state)]


class Linkable(JITCodeLibrary):  # type: ignore[misc]
    """The code of a part and of all that it calls."""

    def _optimize_final_module(self) -> None:
        """The entries do that."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


def whole(kind: Any) -> Any:
    """The type in which a part takes a number, whether it is narrow, a literal or left out."""
    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral | types.misc.Omitted) else kind
