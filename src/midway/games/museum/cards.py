"""Every card in words: its name from the game's words, and what stands on it and what it does from the content.

The log names a Pavilion by the Collection card that it was given during set-up.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.kernel.words import Words

from .codes import lines
from .state import COLLECTION_NAMES
from .tables import CONTENT

WORDS = Path(__file__).parent / "words"

KINDS = {
    "object": "objects",
    "expert": "experts",
    "favour": "favours",
    "headline": "headlines",
    "patron": "patrons",
    "collection": "pavilions",
}
TEXTS = ("short", "date", "line", "text")
PAVILION_AT = {line.name: line.args.index("pavilion") for line in lines if "pavilion" in line.args}  # among a line's numbers


def cards(language: str) -> dict[str, Any]:
    """Name, short name, date, line and text of every card, by kind and id."""
    words = Words.load(WORDS, language)
    return {
        kind: {id: {"name": words.form(id), **_told(entry, language)} for id, entry in CONTENT.default[file][kind].items()}
        for kind, file in KINDS.items()
    }


def _told(entry: dict[str, Any], language: str) -> dict[str, Any]:
    told: dict[str, Any] = {part: entry[part][language] for part in TEXTS if part in entry}
    printed = ("civilisation", "domain", "value", "year", "cost", "module", "copies", "criteria", "rewards", "at_least", "points")
    return {**told, **{part: entry[part] for part in printed if part in entry}}


class Shown:
    """The Collection that each Pavilion shows. [MU pavilion.setup]"""

    def __init__(self, seal: str, players: int) -> None:
        self.by_pavilion: dict[int, str] = {}

    def clone(self) -> Shown:
        """An independent copy."""
        twin = object.__new__(Shown)
        twin.by_pavilion = self.by_pavilion.copy()
        return twin

    def follow(self, line: str, *numbers: int) -> tuple[str, ...]:
        """The Collection of the Pavilion that a line of the log speaks of."""
        if line not in PAVILION_AT:
            return ()
        pavilion = numbers[PAVILION_AT[line]]
        if line == "set-up":
            self.by_pavilion[pavilion] = COLLECTION_NAMES[numbers[1]]
        return (self.by_pavilion[pavilion],)

    def text(self, card: str, words: Words) -> str:
        """A Collection as the log names it."""
        return words.form(card)
