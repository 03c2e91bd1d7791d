"""Write docs/glossary.md from docs/glossary.toml: `python docs/glossary.py`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).with_suffix(".toml")
PAGE = Path(__file__).with_suffix(".md")
LANGUAGES = ("en", "fr", "pl")
HEAD = """# Glossary

One word for each thing. Code, screens, cards, rules, logs and documentation use these words; `tests/test_glossary.py` refuses
the words in the last column in every text. A `*` stands for any ending; words in `code` are refused with exactly these capitals.
The page is written by `python docs/glossary.py` from `docs/glossary.toml`.
"""


def glossary() -> dict[str, Any]:
    """The tables by scope: `program`, then each game."""
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


def page() -> str:
    """The page as it should read."""
    return "\n".join([HEAD, *(_table(table) for table in glossary().values())])


def _table(table: dict[str, Any]) -> str:
    rows = [f"| {word['en']} | {word['fr']} | {word['pl']} | {word['means']} | {_banned(word)} |" for word in table["words"]]
    return "\n".join([f"## {table['title']}\n", "| English | French | Polish | is | not |", "|---|---|---|---|---|", *rows, ""])


def _banned(word: dict[str, Any]) -> str:
    banned = word.get("not", {})
    return "; ".join(f"{language}: {', '.join(map(_shown, banned[language]))}" for language in LANGUAGES if language in banned)


def _shown(banned: str) -> str:
    return f"`{banned[1:]}`" if banned.startswith("=") else banned.replace("*", "\\*")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
