"""What a game waits for: a small stack of frames inside the state.

The bottom frame is the step the game is in; an effect that needs an answer of its own lies on top of it.
A frame is (what, first, second): a step number and two small integers that the step needs. So a game can be
saved, cloned and searched in the middle of anything.
"""

from __future__ import annotations

from typing import Any

from .rule import rule

WHAT, ONE, TWO = 0, 1, 2
WIDTH = 3


@rule
def waiting(game: Any) -> int:
    """The step that the game waits for."""
    return game.frames[game.depth][0]


@rule
def wait(game: Any, what: int, first: int, second: int) -> None:
    """Wait for another step instead of the one on top."""
    frame = game.frames[game.depth]
    frame[0] = what
    frame[1] = first
    frame[2] = second


@rule
def push(game: Any, what: int, first: int, second: int) -> None:
    """Wait for an answer on top of the present step."""
    game.depth += 1
    wait(game, what, first, second)


@rule
def pop(game: Any) -> None:
    """The answer is given: clear its frame and come back to the step below."""
    wait(game, 0, 0, 0)
    game.depth -= 1
