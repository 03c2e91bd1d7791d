"""Scorings and payments as data: rows that are told one after another, and what everybody had before and has after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Cell:
    """What a row brings a seat: a number, signs below it, each with how many of it; a text where the number says too little.

    pieces   how many pieces it was won with, if they are on the board no longer
    """

    number: int
    signs: tuple[tuple[str, int], ...] = ()
    text: str = ""
    pieces: int = 0


@dataclass(frozen=True)
class Scene:
    """What a row brings one seat, told by itself while the board shows it; words and places as in a row.

    sign   what is counted, as the picture draws it
    size   how much of it there is, in short
    """

    kind: str
    seat: int
    number: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    sign: str = ""
    size: str = ""


@dataclass(frozen=True)
class Row:
    """One step of a tally.

    kind     what is counted; its words are `tally-KIND`, with the forms `title` and `says`
    facts    what the words may say; a tuple holds seats, and the words get their names
    places   the places on the board to light
    part     the part of the score that it belongs to, if that is not its kind
    scenes   what it is told in; their numbers add up to the cells
    """

    kind: str
    cells: tuple[Cell, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    part: str = ""
    scenes: tuple[Scene, ...] = ()


@dataclass(frozen=True)
class Tally:
    """A scoring or a payment.

    number    the event that ended it
    adds      true if the rows add up to the difference of before and after
    at_once   true if it is shown whole, and the last row says what there is to say
    """

    kind: str
    number: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    rows: tuple[Row, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    adds: bool = True
    at_once: bool = False
