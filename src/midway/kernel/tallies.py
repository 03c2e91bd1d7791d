"""Scorings and payments as data: rows that are told one after another, and what everybody had before and has after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Cell:
    """What a row brings a seat: a number, and signs below it, each with how many of it."""

    number: int
    signs: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Row:
    """One step of a tally.

    kind     what is counted; its words are `tally-KIND`, with the forms `title` and `says`
    facts    what the words may say; seats are numbers under `player` and tuples of numbers under `players`
    places   the places on the board to light
    """

    kind: str
    cells: tuple[Cell, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tally:
    """A scoring or a payment.

    number   the event that ended it
    adds     true if the rows add up to the difference of before and after
    """

    kind: str
    number: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    rows: tuple[Row, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    adds: bool = True
