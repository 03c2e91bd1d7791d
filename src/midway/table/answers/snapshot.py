"""The shape of a table as a seat sees it: the position, the decision, the log."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from .basics import SeatNumber
from .matches import Placed


class Die(Struct, omit_defaults=True, gc=False):
    """A die: whose it is (null: nobody's), its number, of how many it is the highest, whether it decides or does something."""

    seat: int | None
    number: int
    of: int = 1
    counts: bool = False


class LogEntry(Struct, omit_defaults=True, gc=False):
    """An event of the log: who acted, what it says, and the places it touched.

    tally   true if it ended a scoring or a payment that `tallies` tells
    you     true if somebody else did something to the reader
    harm    true if that was harm
    dice    the throw that it belongs to, as far as it has come
    only    true if there was only one choice; of a rival not told where hands are hidden
    hint    true if it was chosen with a hint
    """

    number: int
    seat: SeatNumber
    lines: list[str]
    marks: list[str]
    tally: bool = False
    you: bool = False
    harm: bool = False
    dice: list[Die] = []
    only: bool = False
    hint: bool = False


class Option(Struct, omit_defaults=True, gc=False):
    """What may be chosen.

    weight   for chance: how likely it is compared with the others
    final    true if it cannot be undone
    net      what it brings the player who decides, costs taken off; a number, or as it is written
    note     a line about it
    kind     the kind it belongs to, where the decision has `kinds`
    price    what it costs, as it is written
    parts    what it changes, part by part: a name, or a text, and a number, or as it is written
    amount   the number it stands for, where all options of its verb are amounts of one thing
    most     how many times it may be made at once, if more than once
    aside    true if it stands beside the button: the end of a turn, what is given up
    later    true if a socket is told afterwards what it brings
    brings   what it would bring, in numbers by name, as far as the player who decides may know; a game's picture says it in words
    """

    code: int
    verb: str
    args: dict[str, str]
    text: str
    marks: tuple[str, ...]
    final: bool
    weight: int | None = None
    net: int | str | UnsetType = UNSET
    note: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    price: str | UnsetType = UNSET
    parts: list[tuple[str, int | str]] | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    aside: bool = False
    later: bool = False
    brings: dict[str, Any] | UnsetType = UNSET


class Foretold(Struct, omit_defaults=True):
    """What an option brings, where that was not known at once."""

    code: int
    net: int | str | UnsetType = UNSET
    note: str | UnsetType = UNSET
    parts: list[tuple[str, int | str]] | UnsetType = UNSET


class Afterwards(Struct):
    """What the options of a decision bring, as a socket is told afterwards."""

    number: int
    foretold: list[Foretold]


class Kind(Struct):
    """A kind of options: its name, and a choice of it; where none is offered, `why` says of that choice what blocks it."""

    kind: str
    choice: str


class Row(Struct):
    """A piece whose options share a row: its mark, a choice of it and, if none is offered, why it has to wait."""

    mark: str
    choice: str
    why: str


class Decision(Struct, gc=False):
    """What a match waits for; only those who may choose see the options, their kinds if there are several, and shared rows."""

    number: int
    seat: SeatNumber
    kind: str
    rule: str
    cite: str
    prompt: str
    options: list[Option]
    kinds: list[Kind]
    rows: list[Row]


class Result(Struct):
    """How a match ended: each seat's points, how many seats are ahead of it, and the parts of its score."""

    scores: list[int]
    standings: list[int]
    parts: list[dict[str, int]]


class Thinking(Struct):
    """A bot that thinks: its seat, how many seconds it has, and how many it may."""

    seat: int
    spent: float
    budget: float


class Dealing(Struct):
    """How the draws are made fair. They follow from the dealer's seed and from the parts that players add, by seat.

    seals    the seals of the parts, told while the table waits; null for who adds none
    parts    those that have been told; null for the others
    begun    the match begins with the last part
    open     true once everyone has sealed theirs, so that they are told
    chosen   true if whoever made the table chose the seed
    salt     of the dealer's seal, told with the seed when the match is over
    """

    seals: list[str | None]
    parts: list[str | None]
    begun: bool
    open: bool
    chosen: bool
    salt: str | None


class Snapshot(Struct):
    """Everything a seat may know about a match.

    seat       the seat that reads; null for a spectator
    mine       all your seats
    hides      true if part of the state is hidden from someone
    turn       whose turn it is; null when the match is over
    began      the first event of a rival's turn, where the whole log is told
    forecast   the scores if scoring came next
    parts      if the game provides it: each seat's forecast by source, null for what the reader may not know
    seal       a hash of the dealer's seed, which is revealed when the match is over, or from the beginning if it was chosen
    dealing    how the draws are made fair; null in a mirror match, and in those of earlier servers
    next       the rematch
    chat       the number of chat lines, for those seated
    gathering  true while the table waits for people; its host begins the match
    host       the seat of whoever made a table that waits
    watching   how many people watch
    serious    true if nobody is given hints or takes anything back
    closed     true if whoever runs the server has ended the match
    thinking   the bot that thinks, once it has for a while; null otherwise
    """

    match: str
    game: str
    number: int
    last: int
    seat: int | None
    mine: list[int]
    seats: list[Placed]
    where: str
    hides: bool
    listed: bool
    view: dict[str, Any]
    extras: dict[str, Any]
    scores: list[int] | None
    forecast: list[int] | None
    parts: list[dict[str, int | None]] | None
    turn: SeatNumber | None
    began: int | None
    decision: Decision | None
    undoable: bool
    log: list[LogEntry]
    result: Result | None
    seal: str
    seed: str | None
    dealing: Dealing | None
    mirror: bool
    next: str | None
    chat: int
    gathering: bool
    host: int | None
    watching: int
    serious: bool
    closed: bool
    thinking: Thinking | None


class Moved(Struct):
    """A committed move, and the number of events after it; with `next=1` what the match waits for then, and what you see."""

    match: str
    number: int
    decision: Decision | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType = UNSET


class Reason(Struct):
    """Whether a code may be chosen; if not, the rule and why."""

    legal: bool
    rule: str | None = None
    cite: str | None = None
    text: str | None = None


class Hinted(Struct):
    """A choice in a hint.

    chances    each seat's chance to win, from 0 to 1
    points     each seat's points at the end, as expected
    interval   the range in which your own chance lies with 95 % certainty
    tried      how often it was played out
    reason     what it changes, in at most two sentences; told of the best choices when the hint is over
    """

    code: int
    chances: list[float]
    points: list[float]
    interval: tuple[float, float]
    tried: int
    reason: list[str]


class Hint(Struct):
    """What your choices are worth, best first, as far as it is known now.

    lamps    how many of five are lit; after the third the choices keep their places, after the fifth it is over
    equal    true if the first two cannot be told apart
    strong   false while the search is still being compiled, so that it gets less far
    """

    match: str
    number: int
    lamps: int
    equal: bool
    strong: bool
    choices: list[Hinted]
