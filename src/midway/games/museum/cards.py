"""Every card in words: name, what stands on it, what it does."""

from __future__ import annotations

from typing import Any

from .tables import CONTENT

KINDS = {
    "object": "objects",
    "expert": "experts",
    "favour": "favours",
    "headline": "headlines",
    "patron": "patrons",
    "collection": "pavilions",
}
TEXTS = ("name", "short", "date", "line", "text")


def cards(language: str) -> dict[str, Any]:
    """Name, short name, date, line and text of every card, by kind and id."""
    return {
        kind: {id: _told(entry, language) for id, entry in CONTENT.default[file][kind].items()} for kind, file in KINDS.items()
    }


def _told(entry: dict[str, Any], language: str) -> dict[str, Any]:
    told: dict[str, Any] = {part: entry[part][language] for part in TEXTS if part in entry}
    printed = ("civilisation", "domain", "value", "year", "cost", "module", "copies", "criteria", "rewards", "at_least", "points")
    return {**told, **{part: entry[part] for part in printed if part in entry}}
