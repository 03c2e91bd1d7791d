"""What a match is made of: seats, events and what they tell, refusals, results, views."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from midway.kernel.decision import Refusal
from midway.kernel.fault import common
from midway.kernel.game import GameError, find
from midway.kernel.meaning import named, numbered
from midway.kernel.state import State, redeal

UNDO = -1  # the code of an event that takes back the one before
NAME_LENGTH = 40


class Refused(ValueError):
    """A choice that may not be made now; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat: a name, and the bot that plays, if any."""

    name: str
    bot: str = ""


class Told(Struct, frozen=True, gc=False):
    """A line of the log as the rules told it: which line, its numbers, and the cards it mentions."""

    line: int
    numbers: tuple[int, int, int]
    cards: tuple[str, ...]


class Event(Struct, frozen=True, eq=False, gc=False):
    """Something that happened: the seat (or CHANCE) and the code; UNDO takes back the event before.

    Not part of a record, nor of what makes two events the same:
    told   the lines of the log
    only   true if it was the only choice, in a match at a table
    hurt   seats that it harmed without naming them
    """

    number: int
    seat: int
    code: int
    told: tuple[Told, ...] = ()
    only: bool = False
    hurt: tuple[int, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.number, self.seat, self.code) == (other.number, other.seat, other.code)

    def __hash__(self) -> int:
        return hash((self.number, self.seat, self.code))


@dataclass(frozen=True)
class Result:
    """How a match ended: each seat's points, their parts, and how many seats are ahead of it."""

    scores: list[int]
    standings: list[int]
    parts: list[dict[str, int]]

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory; usually one."""
        return [seat for seat, before in enumerate(self.standings) if before == 0]


@dataclass(frozen=True)
class View:
    """What one seat may see of a match, and nothing else; a spectator's seat is None.

    past    for a bot: who did what of late, seat and code, in a game that hides nothing
    """

    game: str
    seat: int | None
    number: int
    fields: dict[str, Any]
    past: tuple[tuple[int, int], ...] = ()

    def redeal(self, rng: random.Random) -> State:
        """A full position drawn at random from those that look like this to the seat."""
        return redeal(find(self.game).state, self.fields, rng)

    @property
    def named(self) -> dict[str, Any]:
        """The fields in names, as the API gives them."""
        return named(find(self.game).state, self.fields)

    @classmethod
    def from_named(cls, game: str, seat: int | None, number: int, told: dict[str, Any]) -> View:
        """The view that the API gives in names."""
        return cls(game, seat, number, numbered(find(game).state, told))


def standing(events: Sequence[Event]) -> list[Event]:
    """The events among these that have not been taken back."""
    stands: list[Event] = []
    for event in events:
        if event.code == UNDO:
            stands.pop()
        else:
            stands.append(event)
    return stands


def seated(seats: int | Sequence[str | Seat], language: str) -> list[Seat]:
    """Seats with names that can be told apart, from a number of seats, which are named in a language, or from their names."""
    if isinstance(seats, int):
        return [Seat(common(language)("player-n", n=number + 1)) for number in range(seats)]
    sitting = [seat if isinstance(seat, Seat) else Seat(seat) for seat in seats]
    names = [seat.name for seat in sitting]
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > NAME_LENGTH:
            raise GameError("name", n=NAME_LENGTH)
    if len(set(names)) < len(names):
        raise GameError("names", names=", ".join(names))
    return sitting
