"""What every answer needs: the number of a seat, how JSON is written, an error, a sign of life."""

from __future__ import annotations

from typing import Literal

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

    A refused move also has the rule and how players cite it; a stale one has the current number. One that nobody expected
    has the id under which the server logged it.
    """

    error: str
    text: str
    rule: str | UnsetType = UNSET
    cite: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    id: str | UnsetType = UNSET


class Announcement(Struct):
    """What everybody should know: own words, or none for the usual ones; and when the server stops, in seconds since 1970."""

    text: str
    at: float | None


class House(Struct):
    """How a server is run: who may make tables, and what everybody should know."""

    tables: Literal["everyone", "word", "nobody"]
    announcement: Announcement | None


class Alive(Struct):
    """The server runs."""

    alive: bool


class Ready(Struct):
    """Whether the server takes requests; false if it is about to stop."""

    ready: bool
