"""What a game waits for: a small stack of frames inside the state.

The bottom frame is the step the game is in; an effect that needs an answer goes on top of it. A frame has four parts: the step,
the player it asks or concerns, and two numbers that the step may need: what it is about, and a detail. So a game can be saved,
copied and searched in the middle of anything.
"""

from __future__ import annotations

from typing import Any

from .rule import rule

WIDTH = 4


@rule
def waiting(game: Any) -> int:
    """The step that the game waits for."""
    return game.frames[game.depth][0]


@rule
def whose(game: Any) -> int:
    """The player whom the step asks or concerns."""
    return game.frames[game.depth][1]


@rule
def about(game: Any) -> int:
    """What the step is about."""
    return game.frames[game.depth][2]


@rule
def detail(game: Any) -> int:
    """What else the step needs."""
    return game.frames[game.depth][3]


@rule
def wait(game: Any, step: int, player: int = 0, about: int = 0, detail: int = 0) -> None:
    """Wait for another step instead of the one on top."""
    frame = game.frames[game.depth]
    frame[0] = step
    frame[1] = player
    frame[2] = about
    frame[3] = detail


@rule
def push(game: Any, step: int, player: int = 0, about: int = 0, detail: int = 0) -> None:
    """Wait for an answer on top of the current step."""
    game.depth += 1
    wait(game, step, player, about, detail)


@rule
def pop(game: Any) -> None:
    """Clear the frame on top and return to the step below."""
    wait(game, 0)
    game.depth -= 1
