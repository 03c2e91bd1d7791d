"""Earlier positions of a match, so that going back does not mean replaying everything.

Copies of a match share them, so a position that others may hold is never changed, but copied first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from midway.kernel.state import State

EVERY = 32  # events that stand from one position that is kept to the next
LONG = 0.0005  # seconds: after an event that takes longer, the position is kept as well
RECENT = 64  # most positions for undo
START = -1  # the number of the event after which a match begins


class Position(NamedTuple):
    """A state, and the story that goes with it if the game has one."""

    state: Any
    story: Any

    def clone(self) -> Position:
        """An independent copy."""
        return Position(self.state.clone(), self.story.clone() if self.story else None)


class Positions:
    """The earlier positions of one match.

    recent   before each of the last events that stand, for taking back
    shared   another match may hold the recent ones too
    kept     after some events, by their numbers: for looking back
    """

    def __init__(self, kind: type[State]) -> None:
        self.kind = kind
        self.recent: list[Position] = []
        self.shared = False
        self.kept: dict[int, tuple[bytes, Any]] = {}

    def until(self, number: int) -> Positions:
        """The positions that a match ending before this event shares."""
        made = Positions(self.kind)
        made.kept = {after: kept for after, kept in dict(self.kept).items() if after < number}
        return made

    def copy(self) -> Positions:
        """The same positions, for a copy of the match."""
        made = Positions(self.kind)
        made.recent = self.recent[:]
        made.kept = dict(self.kept)
        self.shared = made.shared = True
        return made

    def push(self, before: Position) -> None:
        """Remember the position before an event that can be taken back."""
        self.recent.append(before)
        if len(self.recent) > RECENT:
            del self.recent[: RECENT // 2]

    def pop(self, path: Callable[[], Iterable[Position]]) -> Position:
        """The position before the last event that stands; where it is forgotten, the last of a path that leads there again.

        The path is remembered, so that every step of it serves for one taking back.
        """
        if not self.recent:
            for position in path():
                self.push(position.clone())
        before = self.recent.pop()
        return before.clone() if self.shared else before

    def keep(self, number: int, position: Position) -> None:
        """Keep the position after an event."""
        self.kept[number] = bytes(position.state), position.story.clone() if position.story else None

    def nearest(self, numbers: Sequence[int]) -> tuple[int, Position | None]:
        """The last position that is kept after one of these events, and how many of them led there; none if there is none."""
        for depth in range(len(numbers), -1, -1):
            if kept := self.kept.get(numbers[depth - 1] if depth else START):
                record, story = kept
                return depth, Position(self.kind.from_bytes(record), story.clone() if story else None)
        return 0, None
