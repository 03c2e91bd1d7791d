"""The shape of what is said about matches in a list, and of invitations."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Placed(Struct):
    """Who sits at a seat and, in a snapshot, whether they are connected and how many hints they were given."""

    name: str
    bot: str
    taken: bool
    here: bool | UnsetType = UNSET
    hints: int | UnsetType = UNSET


class MatchSummary(Struct):
    """A match in a list, and the reason if it cannot be opened here."""

    match: str
    game: str
    title: str
    seats: list[Placed]
    number: int
    over: bool
    gathering: bool
    fault: str | None


class Matches(Struct):
    """Open matches."""

    matches: list[MatchSummary]


class MyMatch(MatchSummary):
    """A match you play in: whether it waits for you, and whether the last notice to your webhook failed."""

    waits: bool
    webhook_failed: bool


class MyMatches(Struct):
    """The matches you play in."""

    matches: list[MyMatch]


class SeatKey(Struct):
    """The private key of a seat."""

    seat: int
    key: str


class Made(Struct):
    """A match, the private keys of your seats, and how others come in.

    invitations   for each free seat a key with which somebody sits down there, once; it shows nothing and plays nothing
    join          the key of the invitation to all free seats, if the match waits for people
    """

    match: str
    seats: list[SeatKey]
    invitations: list[SeatKey]
    join: str | UnsetType = UNSET


class Invited(Struct):
    """A match and the key of its invitation."""

    match: str
    join: str


class Addresses(Struct):
    """Where others in the same network reach this server, and whether it listens only on its own machine."""

    addresses: list[str]
    alone: bool


class Code(Struct):
    """A QR code: how many modules each side has, and the dark ones as the path of an SVG."""

    size: int
    path: str


class MatchId(Struct):
    """A match."""

    match: str
