"""Binding: the same kernel code with other tables, or compiled, side by side in one process.

A kernel function finds tables and other kernel functions in its module. To run it with corrected tables or as compiled
code, its code runs over a copy of that module in which those names are replaced.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any

from .content import Printed
from .meaning import Axis
from .rule import is_rule

Wrap = Callable[[FunctionType], Any]


def reachable(roots: Iterable[Any]) -> list[FunctionType]:
    """Every kernel function that these can call, in a stable order."""
    found: dict[int, FunctionType] = {}
    todo = list(roots)
    while todo:
        function = todo.pop(0)
        if id(function) not in found:
            found[id(function)] = function
            todo.extend(_called(function))
    return list(found.values())


def _called(function: FunctionType) -> list[FunctionType]:
    """The kernel functions that one names."""
    names = function.__globals__
    return [names[name] for name in function.__code__.co_names if is_rule(names.get(name))]


def bind(
    roots: dict[str, Any],
    wrap: Wrap,
    instead: dict[Any, Any],
    content: Callable[[Any], Any],
    table: Callable[[list[Any]], Any] = lambda table: table,
    kept: dict[Any, Any] | None = None,
) -> dict[str, Any]:
    """The root functions by name, each wrapped, over modules where functions, tables and numbers are replaced.

    instead   kernel functions to replace, and their replacements
    content   gives the corrected form of a table or a number of the content
    table     gives the form in which a machine reads a table
    kept      what was wrapped before, with the same content: used again where it would become the same, and added to
    """
    targets = {id(old): new for old, new in instead.items()}
    homes: dict[int, dict[str, Any]] = {}
    used: dict[int, set[str]] = {}
    functions = reachable([*roots.values(), *instead.values()])
    keys = {} if kept is None else _keys(functions, instead, roots.values())
    made = {place: kept[key] for place, key in keys.items() if key in kept} if kept else {}
    for function in functions:
        if id(function) not in made:
            here = id(function.__globals__)
            home = homes.setdefault(here, dict(function.__globals__))
            used.setdefault(here, set()).update(function.__code__.co_names)
            made[id(function)] = wrap(_over(function, home))
    if kept is not None:
        kept.update({key: made[place] for place, key in keys.items()})

    def replaced(value: Any) -> Any:
        if is_rule(value):
            return made.get(id(targets.get(id(value), value)), value)
        if type(value) is list:
            return table(content(value))
        if type(value) is Printed:
            return int(content(value))
        return int(value) if isinstance(value, Axis) else value

    for here, home in homes.items():
        home.update({name: replaced(home[name]) for name in used[here] if name in home})
    return {name: made[id(targets.get(id(function), function))] for name, function in roots.items()}


def _keys(functions: list[FunctionType], instead: dict[Any, Any], roots: Iterable[Any]) -> dict[int, Any]:
    """For each function but the roots, what it becomes depends on: itself, and what it reaches that is a root or is replaced."""
    entered = set(roots)
    reached: dict[Any, set[Any]] = {function: set() for function in functions}
    calls = {function: _called(function) for function in functions}
    for function, called in calls.items():
        reached[function].update((one, instead.get(one)) for one in called if one in instead or one in entered)
    grown = True
    while grown:
        before = sum(map(len, reached.values()))
        for function, called in calls.items():
            reached[function].update(*(reached[instead.get(one, one)] for one in called))
        grown = sum(map(len, reached.values())) > before
    return {id(function): (function, frozenset(reached[function])) for function in functions if function not in entered}


def fingerprint(roots: Iterable[Any], instead: dict[Any, Any], content: Callable[[Any], Any]) -> str:
    """A name for what `bind` would make. It changes with any code, table or number that the root functions can reach."""
    digest = hashlib.sha256()
    for function in reachable([*roots, *instead.values()]):
        code, names = function.__code__, function.__globals__
        used = {name: content(names[name]) for name in code.co_names if isinstance(names.get(name), int | list)}
        consts = [const for const in code.co_consts if not isinstance(const, str)]  # the only strings are docstrings
        text = (function.__module__, function.__qualname__, function.__defaults__, code.co_code, consts, code.co_names, used)
        digest.update(repr(text).encode())
    digest.update(repr([(old.__qualname__, new.__qualname__) for old, new in instead.items()]).encode())
    return digest.hexdigest()[:16]


def _over(function: FunctionType, home: dict[str, Any]) -> FunctionType:
    twin = FunctionType(function.__code__, home, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    twin.__doc__ = function.__doc__
    return twin
