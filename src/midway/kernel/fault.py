"""Errors that a person can fix: one sentence in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .words import Words

COMMON = Path(__file__).parent.parent / "words"


def common(language: str) -> Words:
    """The texts that belong to no game: faults, the terminal."""
    return Words.load(COMMON, language)


class Fault(ValueError):
    """A fault by the name of its message; `str()` is the English sentence."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def text(self, language: str) -> str:
        """The sentence in a language."""
        facts = {name: fact.text(language) if isinstance(fact, Fault) else fact for name, fact in self.facts.items()}
        return common(language)(f"fault-{self.message}", **facts)

    def __str__(self) -> str:
        return self.text("en")
