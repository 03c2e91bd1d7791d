"""Kernel functions as parts of compiled entries, so that Numba types each of them once and LLVM optimises them once.

By default, Numba compiles a function again for every literal and every width of integer it is called with, prepares each
version to be called from Python, and optimises a function again in every function that calls it. A part takes integers of
one width, cannot be called from Python, and is optimised only in the entries it is linked into. There it is nobody else's, so
that LLVM may change what it takes and returns, or do without it. Kernel Python allocates nothing and counts from 0, so no
references are counted, and no index is asked whether it counts from the end.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numba
from llvmlite.binding import Linkage
from numba.core import ir, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import InlineOverloads, NopythonRewrites, NopythonTypeInference
from numba.core.untyped_passes import (
    FindLiterallyCalls,
    InlineClosureLikes,
    InlineInlinables,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    WithLifting,
)

# Numba's passes that find nothing in kernel Python: it has no closures, no `with`, no literal types, no whole arrays.
IDLE = (
    WithLifting, InlineClosureLikes, MakeFunctionToJitFunction, InlineInlinables, FindLiterallyCalls, LiteralUnroll,
    LiteralPropagationSubPipelinePass, InlineOverloads, NopythonRewrites,
)  # fmt: skip


OPTIONS = {"nopython": True, "error_model": "numpy", "_nrt": False}


def entry(function: Any) -> Any:
    """A kernel function through which Python enters, cached on disk."""
    entered = numba.jit(nogil=True, pipeline_class=Finished, **OPTIONS)(function)
    entered._cache = EntryCache(function)
    return entered


class Place(_CacheLocator):  # type: ignore[misc]
    """Where the code of an entry is cached: in a folder that is named after all it depends on, wherever its source lies."""

    def __init__(self, function: Any, file: str) -> None:
        self._module, self._py_file = function.__module__, file
        self._folder = numba.core.config.CACHE_DIR

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Place:
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return ""  # a changed source has another folder

    def get_disambiguator(self) -> str:
        return self._module


class EntryCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's way to keep compiled functions, in our place."""

    _locator_classes = (Place,)


class EntryCache(FunctionCache):  # type: ignore[misc]
    """The code of an entry on disk; where nothing can be kept, it is compiled again by each process."""

    _impl_class = EntryCacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        with suppress(OSError):
            return super().load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)


class Part(CPUDispatcher):  # type: ignore[misc]
    """A kernel function that other compiled functions call."""

    def __init__(self, function: Any) -> None:
        super().__init__(function, targetoptions=OPTIONS, pipeline_class=Unfinished)

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
        return [_pipeline(state)]


class Finished(CompilerBase):  # type: ignore[misc]
    """Numba's compiler for an entry."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = Linked(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return [_pipeline(state)]


def _pipeline(state: Any) -> Any:
    """Numba's steps without those that are idle, and with ours."""
    pipeline = DefaultPassBuilder.define_nopython_pipeline(state)
    pipeline.passes = [(step, why) for step, why in pipeline.passes if step not in IDLE]
    pipeline.add_pass_after(FromZero, NopythonTypeInference)
    pipeline.finalize()
    return pipeline


@register_pass(mutates_CFG=False, analysis_only=False)
class FromZero(FunctionPass):  # type: ignore[misc]
    """Takes every index for a number without a sign."""

    _name = "from_zero"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        from_zero(state.calltypes)
        return True


def from_zero(calltypes: Any) -> None:
    """Take every index of a function for a number without a sign."""
    found = {place: called for place, called in calltypes.items() if _is_indexing(place)}
    signed = {place: called for place, called in found.items() if called.args[1] == types.int64}
    calltypes.update(
        {place: called.replace(args=(called.args[0], types.uint64, *called.args[2:])) for place, called in signed.items()}
    )


def _is_indexing(place: Any) -> bool:
    """True for what reads or writes an item, in Numba as in numba-cuda, which has such classes of its own."""
    return getattr(place, "op", None) == "getitem" or type(place).__name__ == ir.SetItem.__name__


class Linked(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry, with that of its parts."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


class Linkable(JITCodeLibrary):  # type: ignore[misc]
    """The code of a part. What it calls is linked to it only where an entry needs both."""

    _whole: Any = None  # with the code of everything that it calls

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "linkonce_odr"  # it may be there already, by way of another part
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        if self._whole is None:
            self._whole = self._final_module.clone()
            for library in self._below():
                other = library._final_module if isinstance(library, Linkable) else library._get_module_for_linking()
                self._whole.link_in(other, preserve=True)
        return self._whole

    def _below(self) -> list[Any]:
        """The code of everything that the part calls, each once."""
        found: dict[int, Any] = {id(self): self}
        todo = [self]
        while todo:
            for library in todo.pop()._linking_libraries:
                if id(library) not in found:
                    found[id(library)] = library
                    todo += [library] if isinstance(library, Linkable) else []
        return list(found.values())[1:]


def whole(kind: Any) -> Any:
    """The type in which a part takes a number, whether it is narrow, a literal or left out."""
    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral | types.misc.Omitted) else kind
