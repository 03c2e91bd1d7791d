"""What was done in a stretch of a match, as one seat may know it: what a game is given, and what it makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .rule import CHANCE

if TYPE_CHECKING:
    from .machine import Plain

HARM, GAIN, OTHER = TONES = ("harm", "gain", "other")


class Said(NamedTuple):
    """A line of the log by its name, with its numbers and the cards it mentions."""

    name: str
    numbers: tuple[int, int, int]
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """One event: who chose, whose turn it was, what the seat may read of it, and the positions before and after it."""

    number: int
    seat: int
    turn: int
    said: tuple[Said, ...]
    before: Any
    after: Any


@dataclass(frozen=True)
class Stretch:
    """Some events in a row, for a seat; a game may read of the positions only what the seat may see."""

    seat: int
    plain: Plain
    moves: Sequence[Move]

    @property
    def others(self) -> list[Move]:
        """What was neither the seat's own doing nor chance in its own turn."""
        return [move for move in self.moves if move.seat != self.seat and move.turn != self.seat]

    @property
    def rivals(self) -> list[int]:
        """Who else had a turn, in the order in which they began."""
        return list(dict.fromkeys(move.turn for move in self.others if move.seat != CHANCE))

    def of(self, rival: int) -> list[Move]:
        """The moves in a rival's turns."""
        return [move for move in self.others if move.turn == rival]

    @property
    def turns(self) -> int:
        """How many turns of others there were."""
        owners = [move.turn for move in self.moves if move.seat != CHANCE]
        return sum(owner != self.seat and (not at or owners[at - 1] != owner) for at, owner in enumerate(owners))


@dataclass(frozen=True)
class Act:
    """Something that was done: the message `act-KIND` tells it, its forms `more` and `amount` a second line and a number.

    tone     HARM or GAIN for the seat, or OTHER
    number   the event that did it
    by       who did it; None for the table
    facts    what the messages speak of: a number, the name of a piece, names in a row, or a seat as `owner`
    also     further messages for the second line, with their facts
    figure   a figure of the seat's own before and after it
    places   the places on the board to light
    """

    tone: str
    kind: str
    number: int
    by: int | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    also: tuple[tuple[str, dict[str, Any]], ...] = ()
    figure: tuple[int, int] | None = None
    places: tuple[str, ...] = ()


def nothing_done(stretch: Stretch) -> list[Act]:
    """The game does not say what was done."""
    return []


def lines(moves: Sequence[Move], name: str) -> list[tuple[Move, Said]]:
    """The lines of a name in some moves."""
    return [(move, said) for move in moves for said in move.said if said.name == name]
