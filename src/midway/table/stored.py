"""What the store keeps of matches, seats, webhooks and lessons, as it is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from midway.kernel.content import Values
from midway.match.events import Seat


@dataclass(frozen=True)
class StoredSeat:
    """A seat in the database, with keys and owners only as hashes."""

    name: str
    bot: str
    key: str
    owner: str | None


@dataclass(frozen=True)
class Gathering:
    """How a table waits for people: the host's seat, the hash of its invitation's key, and whether it still waits."""

    host: int
    key: str | None
    waiting: bool


@dataclass(frozen=True)
class Stored:
    """A match without its events.

    values                 the values it began with; None if the database does not have them
    corrections, options   None if they are damaged
    serious                true if nobody is given hints or takes anything back
    late                   the numbers of events that a bot's stand-in made
    """

    id: str
    game: str
    rules: int
    content: str
    values: Values | None
    corrections: dict[str, Any] | None
    options: dict[str, str] | None
    seal: str
    seed: str | None
    listed: bool
    seats: tuple[StoredSeat, ...]
    next: str | None = None  # its rematch
    over: bool = field(default=False, compare=False)
    said: int = field(default=0, compare=False)  # lines of chat
    gathering: Gathering | None = None
    serious: bool = False
    late: frozenset[int] = frozenset()
    hints: dict[int, int] = field(default_factory=dict)  # by the number of the event that was chosen with one, the seat

    @property
    def waiting(self) -> bool:
        """True until the host of a table with an invitation begins the match; until then it has no events."""
        return self.gathering is not None and self.gathering.waiting


@dataclass(frozen=True)
class Hook:
    """A webhook whose seat decides: how far it was checked, the number of the decision, and whether a turn begins there."""

    match: str
    seat: int
    url: str
    language: str
    told: int
    failed: bool
    number: int
    begun: bool


@dataclass(frozen=True)
class StoredLesson:
    """A lesson in the database: how far the learner has come, as JSON."""

    id: str
    game: str
    key: str
    owner: str
    progress: str


def names_of(stored: Stored) -> list[Seat]:
    """The seats of a stored match as a match knows them."""
    return [Seat(seat.name, seat.bot) for seat in stored.seats]
