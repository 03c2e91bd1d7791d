"""`@rule` marks a kernel function: ordinary Python that every machine can run.

A kernel function is a module-level function over integers, tables of integers and one `game`. It calls
other kernel functions, indexes tables one axis at a time (`game.supporters[seat][area]`), and allocates
nothing. What it may use is written down in docs/kernel.md; what it must not do, a machine refuses to compile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

CHANCE, NOBODY = -1, -2  # what `seat(game)` answers when no player decides


def rule(function: Function) -> Function:
    """Mark a function as kernel Python. The function itself stays as it is."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(thing: object) -> bool:
    """True for a function marked with `@rule`."""
    return getattr(thing, "__rule__", False) is True


@rule
def tell(game: Any, line: int, first: int, second: int, third: int) -> None:
    """Say what just happened, for the log; machines that play in bulk leave it out."""
    if game.told is not None:
        game.told.append((line, first, second, third))
