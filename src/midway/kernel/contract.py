"""The contract: the kernel functions every game offers, under these names.

The drivers call them, and a machine binds them to the functions of one game. A game has its own versions and names
them in its `Contract`; the functions here say what each must do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .rule import rule


@rule
def setup(game: Any) -> None:
    """Set up the table. Everything in the state is zero except the options, the version and the number of seats."""


@rule
def seat(game: Any) -> Any:
    """Who decides next: a seat, CHANCE, or NOBODY when the game is over."""


@rule
def legal(game: Any, out: Any) -> Any:
    """Write the codes that may be chosen now into out, in rising order; return how many."""


@rule
def refusal(game: Any, code: Any) -> Any:
    """Why this code may not be chosen now, as the number of a reason; 0 if it may."""


@rule
def weight(game: Any, code: Any) -> Any:
    """In how many equally likely ways chance can produce this outcome."""


@rule
def draw(game: Any, x: Any) -> Any:
    """The outcome that 32 random bits x select, with the legal outcomes laid out by weight."""


@rule
def apply(game: Any, code: Any) -> None:
    """Carry out one legal choice. The only function that changes a game."""


@rule
def score(game: Any, player: Any) -> Any:
    """A player's points if the game ended now."""


@rule
def promise(game: Any, player: Any, seat: Any) -> Any:
    """What a seat tells a judge of a player's points: the score, or in a game that scores late how far ahead they would be."""
    return score(game, player)


@rule
def standing(game: Any, player: Any) -> Any:
    """How many players are ahead of this one after tie-breaks: 0 for a winner."""


@rule
def policy(game: Any, bot: Any, out: Any, n: Any, x: Any) -> Any:
    """What the game's bot number `bot` (from 1) picks among the n legal codes in out, with 32 random bits x."""


@rule
def turn(game: Any, player: Any, opener: Any) -> Any:
    """A player's place in playing order at the start, from 0: clockwise from whoever decided first, unless a game differs."""
    return (player - opener + game.seats) % game.seats


@rule
def clock(game: Any) -> Any:
    """A number that changes when a turn begins, in a game whose judge is asked then; 0 in a game that is played out instead."""
    return 0


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
    promise: Callable[..., Any] = promise
    turn: Callable[..., Any] = turn
    clock: Callable[..., Any] = clock
