"""Unseen piles: counts of what may still come."""

from __future__ import annotations

from typing import Any

from .rule import rule


@rule
def drawn(pile: Any, kinds: int, x: int) -> int:
    """The kind that 32 random bits draw from a pile of counts; all cards are equally likely."""
    total = 0
    for kind in range(kinds):
        total += pile[kind]
    card = (x * total) >> 32
    before = 0
    found = 0
    for kind in range(kinds):  # all of them, since a processor cannot foresee at which card a loop would end
        before += pile[kind]
        found += before <= card
    return found
