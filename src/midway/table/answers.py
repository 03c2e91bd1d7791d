"""What the server answers, for the description of the API."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Wrong(Struct):
    """Not possible: a name for programs, a sentence for people; of a refused move the rule, of a stale one the present number."""

    error: str
    text: str
    rule: str | UnsetType = UNSET
    number: int | UnsetType = UNSET


class Choice(Struct):
    """A value of an option."""

    value: str
    text: str


class GameOption(Struct):
    """An option of a game, and what is uncertain about it."""

    name: str
    text: str
    doubt: str
    values: list[Choice]


class Game(Struct):
    """A game, for how many it is and how long it takes, its bots from weak to strong, its options, the pictures it has."""

    game: str
    title: str
    line: str
    minutes: int
    players: list[int]
    bots: list[str]
    options: list[GameOption]
    pictures: list[str]


class Games(Struct):
    """All games."""

    games: list[Game]


class Rule(Struct):
    """A rule, how sure we are of it, and our ruling where we are not."""

    id: str
    status: str
    title: str
    text: str
    ruling: str


class WholeGame(Game):
    """A game with its rules and the titles of its cards."""

    rules: list[Rule]
    cards: dict[str, Any]


class Placed(Struct):
    """Who sits at a seat; at a table also whether they are here."""

    name: str
    bot: str
    taken: bool
    here: bool | UnsetType = UNSET


class Table(Struct):
    """A match in a list."""

    match: str
    game: str
    title: str
    seats: list[Placed]
    number: int
    over: bool


class Tables(Struct):
    """Open tables."""

    matches: list[Table]


class MyTable(Table):
    """A match in which one sits: does it wait for one, and did the last notice to one's webhook fail."""

    waits: bool
    webhook_failed: bool


class MyTables(Struct):
    """The matches in which one sits."""

    matches: list[MyTable]


class SeatKey(Struct):
    """The private key of a seat."""

    seat: int
    key: str


class Made(Struct):
    """A match, and the private keys of seats in it."""

    match: str
    seats: list[SeatKey]


class Event(Struct):
    """An event of the log."""

    number: int
    seat: int
    lines: list[str]
    marks: list[str]


class Option(Struct):
    """What may be chosen."""

    code: int
    verb: str
    args: dict[str, str]
    text: str
    marks: list[str]
    weight: int | None  # for chance: how likely it is beside the others
    final: bool  # it could not be taken back
    gain: int | UnsetType = UNSET  # what it would change for the one who decides
    note: str | UnsetType = UNSET


class Decision(Struct):
    """What a match waits for; the options are there for who may choose."""

    number: int
    seat: int
    kind: str
    rule: str
    prompt: str
    options: list[Option]


class Result(Struct):
    """How a match ended."""

    scores: list[int]
    standings: list[int]
    parts: list[dict[str, int]]


class Snapshot(Struct):
    """All that a seat may know of a match."""

    match: str
    game: str
    number: int
    last: int
    seat: int | None
    mine: list[int]
    seats: list[Placed]
    where: str
    hides: bool  # some of the state is not for everyone
    listed: bool
    view: dict[str, Any]
    extras: dict[str, Any]
    scores: list[int] | None
    forecast: list[int] | None  # the scores if a scoring came now
    decision: Decision | None
    undoable: bool
    log: list[Event]
    result: Result | None
    seal: str
    seed: str | None
    mirror: bool
    next: str | None  # the rematch
    chat: int  # lines said so far, for those seated


class Course(Struct):
    """How the points went, turn by turn."""

    match: str
    turns: list[dict[str, Any]]


class Reason(Struct):
    """Whether a code may be chosen; if not, the rule and why."""

    legal: bool
    rule: str | None
    text: str | None


class Moved(Struct):
    """A move is committed; the number of events is now."""

    match: str
    number: int


class Line(Struct):
    """A line of chat."""

    line: int
    seat: int
    text: str


class Chat(Struct):
    """What was said."""

    chat: list[Line]


class Match(Struct):
    """A match."""

    match: str


class Sat(Match):
    """A seat of a match."""

    seat: int


class Handed(Sat):
    """A seat and the bot that plays it."""

    bot: str


class Rekeyed(Sat):
    """A seat and its key."""

    key: str


class Hooked(Sat):
    """A seat, and whether it has a webhook."""

    webhook: bool


class Alive(Struct):
    """The server runs."""

    alive: bool


class Ready(Struct):
    """The server answers, or is about to stop."""

    ready: bool


ANSWERS = (
    Wrong, Games, WholeGame, Tables, MyTables, Made, Snapshot, Course, Reason, Moved, Chat, Match, Sat, Handed, Rekeyed, Hooked,
    Alive, Ready,
)  # fmt: skip


def schemas() -> dict[str, object]:
    """The JSON schemas of all answers."""
    return msgspec.json.schema_components(ANSWERS, ref_template="#/components/schemas/{name}")[1]
