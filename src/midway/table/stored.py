"""What the store keeps of matches, seats and lessons, as it is read."""

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

    @property
    def is_free(self) -> bool:
        """True if neither a person nor a bot has it."""
        return self.owner is None and not self.bot

    def opens(self, shown: str) -> bool:
        """True if this is its bot, the hash of its browser or, while somebody has the seat, of its key."""
        return shown in (self.owner, self.bot) or (self.owner is not None and shown == self.key)


@dataclass(frozen=True)
class Gathering:
    """How a table waits for people: the host's seat, the hash of its invitation's key, and whether it still waits."""

    host: int
    key: str | None
    waiting: bool


@dataclass(frozen=True)
class Dealing:
    """How the draws of a match are made fair.

    salt     of the dealer's seal; empty if only the seal is known
    chosen   whoever made the table chose the seed, which is told
    begun    the match begins as soon as every part is told
    seals    by seat, those of the parts that are added; None while one is waited for
    parts    by seat, those that have been told
    """

    salt: str
    chosen: bool = False
    begun: bool = False
    seals: dict[int, str | None] = field(default_factory=dict)
    parts: dict[int, str] = field(default_factory=dict)

    @property
    def open(self) -> bool:
        """True once parts are told: everyone has sealed theirs."""
        return self.begun and None not in self.seals.values()

    @property
    def whole(self) -> bool:
        """True if no part is waited for."""
        return set(self.seals) == set(self.parts)


@dataclass(frozen=True)
class Stored:
    """A match without its events.

    values                 the values it began with; None if the database does not have them
    corrections, options   None if they are damaged
    serious                true if nobody is given hints or takes anything back
    closed                 true if whoever runs the servers has ended it
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
    closed: bool = False
    dealing: Dealing | None = None  # None where the seal has no salt

    @property
    def waiting(self) -> bool:
        """True until the host of a table with an invitation begins the match; until then it has no events."""
        return self.gathering is not None and self.gathering.waiting


@dataclass(frozen=True)
class StoredLesson:
    """A lesson in the database: how far the learner has come, as JSON."""

    id: str
    game: str
    key: str
    owner: str
    progress: str


def is_id(text: str) -> bool:
    """True if a text can be the id of a match or a lesson."""
    return text.isascii() and text.isprintable() and len(text) <= 32


def names_of(stored: Stored) -> list[Seat]:
    """The seats of a stored match as a match knows them."""
    return [Seat(seat.name, seat.bot) for seat in stored.seats]
