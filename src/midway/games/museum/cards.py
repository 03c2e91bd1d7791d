"""Every card in words: its name from the game's words, and what stands on it and what it does from the content."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.kernel.words import Words

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
