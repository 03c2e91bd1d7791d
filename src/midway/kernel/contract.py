"""The contract: the kernel functions every game offers, under these names.

The drivers call them; a machine binds them to the functions of one game. A game is written in its own
folder and names them in its `Contract`; what stands here says what each must do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .rule import rule


@rule
def setup(game: Any) -> None:
    """Lay out the table. The state is all zero but for the options and the number of seats."""


@rule
def seat(game: Any) -> Any:
    """Who decides next: a seat, CHANCE, or NOBODY when the game is over."""


@rule
def legal(game: Any, out: Any) -> Any:
    """Write the codes that may be chosen now into out, in rising order; return how many."""


@rule
def refusal(game: Any, code: Any) -> Any:
    """Why this code may not be chosen now, as a number of the game's reasons; 0 if it may."""


@rule
def weight(game: Any, code: Any) -> Any:
    """In how many equally likely ways chance brings this outcome about."""


@rule
def draw(game: Any, x: Any) -> Any:
    """The outcome that 32 random bits x give, as if the legal outcomes were laid out by weight."""


@rule
def apply(game: Any, code: Any) -> None:
    """Carry out one legal choice. The only function that changes a game."""


@rule
def score(game: Any, player: Any) -> Any:
    """The points of a player if the game ended now."""


@rule
def standing(game: Any, player: Any) -> Any:
    """How many players stand before this one, tie-breaks applied: 0 for a winner."""


@rule
def policy(game: Any, bot: Any, out: Any, n: Any, x: Any) -> Any:
    """What the game's bot number `bot` (from 1) picks among the n legal codes in out, with 32 random bits x."""


@dataclass(frozen=True)
class Contract:
    """The functions of one game, by the names above."""

    setup: Callable[..., Any]
    seat: Callable[..., Any]
    legal: Callable[..., Any]
    refusal: Callable[..., Any]
    weight: Callable[..., Any]
    draw: Callable[..., Any]
    apply: Callable[..., Any]
    score: Callable[..., Any]
    standing: Callable[..., Any]
    policy: Callable[..., Any]
