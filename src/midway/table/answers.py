"""The shape of every answer, stated once. OpenAPI describes these types, and msgspec writes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from midway.kernel.rule import CHANCE

SeatNumber = int | Literal["chance"]  # outside Python seats count from 1, as in records, and chance has its name


def seat_number(seat: int) -> SeatNumber:
    """A seat as everything outside Python counts it."""
    return "chance" if seat == CHANCE else seat + 1


def _plain(value: object) -> int:
    """Numbers of a game's content have their own subclass of int."""
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"no JSON for {type(value).__name__}")


encode = msgspec.json.Encoder(enc_hook=_plain).encode


class Error(Struct, omit_defaults=True):
    """A request that failed: a name for programs, a sentence for people.

    A refused move also has the rule and how players cite it; a stale one has the current number.
    """

    error: str
    text: str
    rule: str | UnsetType = UNSET
    cite: str | UnsetType = UNSET
    number: int | UnsetType = UNSET


class Value(Struct):
    """A value of an option."""

    value: str
    text: str


class GameOption(Struct):
    """An option of a game, what is uncertain about it, and whether it is only a reading of what the sources leave open."""

    name: str
    text: str
    doubt: str
    reading: bool
    values: list[Value]


class LessonLength(Struct):
    """The lesson of a game: minutes, steps, how many of these the learner tries, and the minutes of the last rounds after it."""

    minutes: int
    steps: int
    tries: int
    last: int


class Game(Struct):
    """A game: its title and a line about it, minutes, players, bots from weakest to strongest, options, pictures, its lesson.

    sign   its drawing: `board#ID` in the game's own file, `signs#ID` in the house's
    """

    game: str
    title: str
    line: str
    minutes: int
    players: list[int]
    bots: list[str]
    options: list[GameOption]
    pictures: list[str]
    lesson: LessonLength | None
    sign: str


class Games(Struct):
    """All games."""

    games: list[Game]


class Rule(Struct):
    """A rule: how players cite it, where it is, how sure we are of it, and our ruling if we are not."""

    id: str
    cite: str
    place: str
    status: str
    title: str
    text: str
    ruling: str


class Chapter(Struct):
    """A chapter of the rules: its drawing, a paragraph anyone can read, a table if it has one, the ids of its rules."""

    id: str
    sign: str
    tint: str
    shows: str
    title: str
    text: str
    table: list[list[str]]
    rules: list[str]


class Term(Struct):
    """A word of a game, and what it means."""

    name: str
    means: str


class GameAtTable(Game):
    """A game as a table needs it: the titles of its cards, and how players cite each rule."""

    cards: dict[str, Any]
    cites: dict[str, str]


class WholeGame(Game):
    """A game with its rules, their chapters, its words and the titles of its cards."""

    rules: list[Rule]
    chapters: list[Chapter]
    terms: list[Term]
    cards: dict[str, Any]


class Placed(Struct):
    """Who sits at a seat and, in a snapshot, whether they are connected."""

    name: str
    bot: str
    taken: bool
    here: bool | UnsetType = UNSET


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
    """A match, the private keys of seats in it, and the key of its invitation if it waits for people."""

    match: str
    seats: list[SeatKey]
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


class Die(Struct, omit_defaults=True):
    """A die: whose it is (null: nobody's), its number, of how many it is the highest, whether it decides or does something."""

    seat: int | None
    number: int
    of: int = 1
    counts: bool = False


class LogEntry(Struct, omit_defaults=True):
    """An event of the log: who acted, what it says, and the places it touched.

    tally   true if it ended a scoring or a payment that `tallies` tells
    you     true if somebody else did something to the reader
    harm    true if that was harm
    dice    the throw that it belongs to, as far as it has come
    only    true if it was not asked, because there was only one choice
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


class Option(Struct, omit_defaults=True):
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
    brings: dict[str, Any] | UnsetType = UNSET


class Kind(Struct):
    """A kind of options: its name, and a choice of it; where none is offered, `why` says of that choice what blocks it."""

    kind: str
    choice: str


class Decision(Struct):
    """What a match waits for; only those who may choose see the options, and the kinds if there are several."""

    number: int
    seat: SeatNumber
    kind: str
    rule: str
    cite: str
    prompt: str
    options: list[Option]
    kinds: list[Kind]


class Result(Struct):
    """How a match ended: each seat's points, how many seats are ahead of it, and the parts of its score."""

    scores: list[int]
    standings: list[int]
    parts: list[dict[str, int]]


class Snapshot(Struct):
    """Everything a seat may know about a match.

    seat       the seat that reads; null for a spectator
    mine       all your seats
    hides      true if part of the state is hidden from someone
    turn       whose turn it is; null when the match is over
    forecast   the scores if scoring came next
    parts      if the game provides it: each seat's forecast by source, null for what the reader may not know
    seal       a hash of the dealer's seed, which is revealed when the match is over
    next       the rematch
    chat       the number of chat lines, for those seated
    gathering  true while the table waits for people; its host begins the match
    host       the seat of whoever made a table that waits
    watching   how many people watch
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
    decision: Decision | None
    undoable: bool
    log: list[LogEntry]
    result: Result | None
    seal: str
    seed: str | None
    mirror: bool
    next: str | None
    chat: int
    gathering: bool
    host: int | None
    watching: int


class HintReason(Struct):
    """A figure behind a hint: `net`, what it would bring, or `others`, the most that any other choice brings."""

    key: str
    numbers: dict[str, int]


class Hint(Struct):
    """What a bot would choose in the reader's place, and the figures behind it; `code` is null if there is nothing to say."""

    match: str
    number: int
    code: int | None
    reasons: list[HintReason]


class LessonAnswer(Struct, omit_defaults=True):
    """What the host says to another try; if the rules refuse it, the rule, how players cite it and why."""

    title: str
    text: str
    rule: str | UnsetType = UNSET
    cite: str | UnsetType = UNSET
    why: str | UnsetType = UNSET


class LessonCard(Struct):
    """The host's card in a lesson.

    step      from 1; after the last card it is one more than `steps`, and `end` is true
    id        the name of the step
    kind      listen, try or free: what the card wants now
    strong    the phrases of `says` that are set in bold
    light     the marks of the places that are lit, the first one first
    move      what the learner is asked to do; empty if nothing
    allowed   the codes that go on
    taps      the marks of places to touch instead of a choice
    others    how many other tries were made at this step
    lamps     for each try, whether it was made without being shown
    marks     the kind of every step
    since     the first event since the card before, for showing what happened one after another
    answer    to the try just made; null otherwise
    tally     the scoring that the card tells, and how many of its rows have been told; null otherwise
    """

    step: int
    steps: int
    id: str
    kind: str
    title: str
    says: str
    strong: list[str]
    light: tuple[str, ...]
    move: str
    allowed: list[int]
    taps: list[str]
    others: int
    lamps: list[bool]
    marks: list[str]
    since: int
    answer: LessonAnswer | None
    tally: Tally | None
    told: int
    end: bool


class LessonSnapshot(Snapshot):
    """A snapshot of the table at which a lesson is given, and the host's card."""

    lesson: LessonCard


class LessonMade(Struct):
    """A lesson and the private key of the learner's seat."""

    lesson: str
    seat: int
    key: str


class Turn(Struct):
    """The points of all seats after a seat's turn, with what scoring would add if `forecast` says so."""

    number: int
    seat: SeatNumber
    points: list[int]
    forecast: bool
    chapter: int


class Course(Struct):
    """The points, turn by turn."""

    match: str
    turns: list[Turn]


class TallyCell(Struct):
    """What a row of a tally brings a seat; `signs` are drawn below the number, each with how many of it."""

    number: int
    signs: list[tuple[str, int]]


class TallyRow(Struct):
    """A step of a tally: what is counted, what is said of it, the places to light, a cell for each seat."""

    kind: str
    name: str
    title: str
    says: str
    places: list[str]
    cells: list[TallyCell]


class Tally(Struct):
    """A scoring or a payment as a table, and what every seat had before and has after it.

    number   the event that ended it
    adds     true if the rows add up to the difference of before and after
    """

    kind: str
    number: int
    adds: bool
    title: str
    before: list[int]
    after: list[int]
    rows: list[TallyRow]


class Tallies(Struct):
    """The scorings and payments so far."""

    match: str
    tallies: list[Tally]


class Act(Struct):
    """Something done since your last turn.

    tone     harm or gain for you, or other
    number   the event that did it
    seat     who did it; null for the table
    more     a second line
    amount   the number or word that matters
    before   your own figure before and after it, where there is one
    places   the places on the board to light
    """

    kind: str
    tone: str
    number: int
    seat: SeatNumber | None
    text: str
    more: str
    amount: str
    before: int | None
    after: int | None
    places: list[str]


class Since(Struct):
    """What happened since your last turn: from which event on, how many turns of others, and what they did, harm first."""

    match: str
    number: int
    start: int
    turns: int
    acts: list[Act]


class Reason(Struct):
    """Whether a code may be chosen; if not, the rule and why."""

    legal: bool
    rule: str | None = None
    cite: str | None = None
    text: str | None = None


class Moved(Struct):
    """A committed move, and the number of events after it."""

    match: str
    number: int


class ChatLine(Struct):
    """A line of chat, and how many events there had been."""

    line: int
    seat: int
    text: str
    number: int


class Chat(Struct):
    """What was said."""

    chat: list[ChatLine]


class MatchId(Struct):
    """A match."""

    match: str


class Sat(MatchId):
    """A seat of a match."""

    seat: int


class HandedOver(Sat):
    """A seat and the bot that plays it."""

    bot: str


class Rekeyed(Sat):
    """A seat and its key."""

    key: str


class Hooked(Sat):
    """A seat, and whether it has a webhook."""

    webhook: bool


class Notice(Sat):
    """What a webhook receives: the match, whose turn it is, and one sentence for people."""

    game: str
    title: str
    name: str
    number: int
    text: str


class Alive(Struct):
    """The server runs."""

    alive: bool


class Ready(Struct):
    """Whether the server takes requests; false if it is about to stop."""

    ready: bool
