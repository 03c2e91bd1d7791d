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
    left = (x * total) >> 32
    kind = 0
    while left >= pile[kind]:
        left -= pile[kind]
        kind += 1
    return kind
