"""Dice that were rolled, as a picture shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Die:
    """A die of a throw.

    seat     whose it is; None if nobody's
    of       of how many dice it is the highest
    counts   true if it decides, or does something
    """

    seat: int | None
    number: int
    of: int = 1
    counts: bool = False
