"""Binding: the same kernel text with other tables, or compiled, side by side in one process.

A kernel function finds tables and other kernel functions in its module. To run it with corrected tables or as
compiled code, its code is put over a copy of that module in which those names mean something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any

from .rule import is_rule

Wrap = Callable[[FunctionType], Any]


def reachable(roots: Iterable[Any]) -> list[FunctionType]:
    """The kernel functions that these can call, in a stable order."""
    found: dict[int, FunctionType] = {}
    todo = list(roots)
    while todo:
        function = todo.pop(0)
        if id(function) not in found:
            found[id(function)] = function
            names = function.__globals__
            todo.extend(names[name] for name in function.__code__.co_names if is_rule(names.get(name)))
    return list(found.values())


def bind(
    roots: dict[str, Any],
    wrap: Wrap,
    instead: dict[Any, Any],
    table: Callable[[list[Any]], Any],
) -> dict[str, Any]:
    """The root functions by name, each wrapped, over modules where functions and tables are replaced.

    instead   kernel functions that give way to others
    table     what a module's list of numbers becomes
    """
    targets = {id(old): new for old, new in instead.items()}
    homes: dict[int, dict[str, Any]] = {}
    used: dict[int, set[str]] = {}
    made: dict[int, Any] = {}
    for function in reachable([*roots.values(), *instead.values()]):
        here = id(function.__globals__)
        home = homes.setdefault(here, dict(function.__globals__))
        used.setdefault(here, set()).update(function.__code__.co_names)
        made[id(function)] = wrap(_over(function, home))

    def replaced(value: Any) -> Any:
        if is_rule(value):
            return made.get(id(targets.get(id(value), value)), value)
        return table(value) if type(value) is list else value

    for here, home in homes.items():
        home.update({name: replaced(home[name]) for name in used[here] if name in home})
    return {name: made[id(targets.get(id(function), function))] for name, function in roots.items()}


def _over(function: FunctionType, home: dict[str, Any]) -> FunctionType:
    twin = FunctionType(function.__code__, home, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    twin.__doc__ = function.__doc__
    return twin
