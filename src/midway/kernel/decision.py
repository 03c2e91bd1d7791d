"""A decision, described once for people and programs alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Option:
    """One thing that may be chosen: its code, what it means, how it reads, and the places on the board it touches.

    weight   for chance: how likely it is beside the others; None for a player's choice
    """

    code: int
    verb: str
    args: dict[str, str]
    text: str
    marks: tuple[str, ...]
    weight: int | None = None


@dataclass(frozen=True)
class Decision:
    """What a match waits for.

    number   how many events came before; a choice for another number is stale
    seat     who decides, CHANCE for the dealer
    rule     the rule that asks, as people cite it
    """

    number: int
    seat: int
    kind: str
    rule: str
    prompt: str
    options: tuple[Option, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data for programs."""
        return {**vars(self), "options": [dict(vars(option)) for option in self.options]}


@dataclass(frozen=True)
class Refusal:
    """Why a choice is refused: the rule, and the fact that blocks it in the reader's language."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"
