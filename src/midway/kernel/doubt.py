"""What is not certain about a game's printed content or rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Doubt:
    """A doubt: how sure we are, the rule it touches, and what changes it.

    option   the option that settles it differently
    values   tables of the content that a correction file may change
    """

    name: str
    confidence: str
    rule: str
    option: str = ""
    values: tuple[str, ...] = ()
