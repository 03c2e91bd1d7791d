"""The shape of what is told of a match: its course, scorings and payments, what happened since a turn."""

from __future__ import annotations

from msgspec import Struct

from .basics import SeatNumber


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
    """What a row of a tally brings a seat; `signs` are drawn below the number, each with how many; `text` stands instead.

    pieces   how many pieces it was won with, where the board no longer shows them
    """

    number: int
    signs: list[tuple[str, int]]
    text: str
    pieces: int


class TallyScene(Struct):
    """What a row of a tally brings one seat: what is counted, its sign and size, what is said of it, the places to light."""

    kind: str
    seat: SeatNumber
    name: str
    title: str
    says: str
    places: list[str]
    sign: str
    size: str
    number: int


class TallyRow(Struct):
    """A step of a tally.

    kind     what is counted, and the part of the score that it belongs to
    places   the places to light
    cells    one for each seat
    scenes   what it is told in, the reader's own first; empty if it is told at once
    """

    kind: str
    part: str
    name: str
    title: str
    says: str
    places: list[str]
    cells: list[TallyCell]
    scenes: list[TallyScene]


class Tally(Struct):
    """A scoring or a payment as a table, and what every seat had before and has after it.

    number    the event that ended it
    adds      true if the rows add up to the difference of before and after
    at_once   true if it is shown whole, and the last row says what there is to say
    """

    kind: str
    number: int
    adds: bool
    at_once: bool
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
