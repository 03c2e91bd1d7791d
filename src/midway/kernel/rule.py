"""`@rule` marks a kernel function: ordinary Python that every machine can run.

A kernel function is a module-level function over integers, tables of integers and one `game`. It calls other kernel
functions, indexes tables one axis at a time (`game.supporters[seat][area]`), and allocates nothing. docs/kernel.md lists
what it may use; machines refuse to compile anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

CHANCE, NOBODY = -1, -2  # what `seat(game)` returns when no player decides
ACTIVE, NAMED = -3, -4  # whom else a step may ask: the player whose turn it is, or the one its frame names


def rule(function: Function) -> Function:
    """Mark a function as kernel Python. The function itself does not change."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(thing: object) -> bool:
    """True for a function marked with `@rule`."""
    return getattr(thing, "__rule__", False) is True


@rule
def since(game: Any, version: int) -> bool:
    """True if the match began with this version of the rules or a later one: a change applies only from then on."""
    return game.version >= version


@rule
def tell(game: Any, line: int, first: int = 0, second: int = 0, third: int = 0) -> None:
    """Say what just happened, for the log; machines that play in bulk leave it out."""
    if game.told is not None:
        game.told.append((line, first, second, third))
