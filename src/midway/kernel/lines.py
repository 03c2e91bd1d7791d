"""Text in lines no wider than they may be, for boards in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable


def hang(text: str, width: int, indent: int = 0) -> list[str]:
    """A paragraph whose later lines are indented further."""
    return textwrap.wrap(text, width, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))


def fold(items: Iterable[str], width: int) -> list[str]:
    """Items side by side, indented, none of them broken if it fits into a line."""
    rows: list[str] = []
    for item in items:
        if rows and len(rows[-1]) + len(item) + 3 <= width:
            rows[-1] += f" · {item}"
        else:
            rows += hang(item, width, 4)
    return rows


def cut(text: str, width: int) -> str:
    """Text with an ellipsis where it is too long."""
    return text if len(text) <= width else text[: width - 1] + "…"
