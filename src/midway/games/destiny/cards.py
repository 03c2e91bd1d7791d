"""Every piece in words: name, what is printed on it, what it does, and a fact of history or geography."""

from __future__ import annotations

from typing import Any

from midway.kernel.content import PROVENANCE, read_toml
from midway.kernel.words import Words

from .state import FOLDER
from .tables import CONTENT

KINDS = {
    "card": "cards",
    "territory": "territories",
    "region": "territories",
    "product": "products",
    "progression": "progressions",
    "breakthrough": "breakthroughs",
}
FOR_RULES = {
    *PROVENANCE, "ops", "no_target", "pile", "recycled", "credits", "free_pioneer", "removed_at", "us", "coasts", "land", "ferry",
    "westward_ho", "requires",
}  # what no board shows  # fmt: skip
TEXTS = read_toml(FOLDER / "texts.toml")


def cards(language: str) -> dict[str, Any]:
    """Name, text, line and printed values of every piece, by kind and id."""
    words = Words.load(FOLDER.parent / "words", language)
    return {
        kind: {id: {"name": words(id), **_told(kind, id, language), **_printed(entry)} for id, entry in _pieces(kind)}
        for kind in KINDS
    }


def _pieces(kind: str) -> Any:
    return CONTENT.default[KINDS[kind]][kind].items()


def _told(kind: str, id: str, language: str) -> dict[str, str]:
    return {part: texts[language] for part, texts in TEXTS.get(kind, {}).get(id, {}).items()}


def _printed(entry: dict[str, Any]) -> dict[str, Any]:
    return {part: value for part, value in entry.items() if part not in FOR_RULES}
