"""Values as TOML, in lines that can be pasted into a file in any order."""

from __future__ import annotations

import json
import re
from typing import Any


def toml_of(path: str, value: Any) -> str:
    """A value with its whole path: every line says where it belongs, so none depends on a heading.

    >>> print(toml_of("board.card_limit", {"arts": 3, "fair grounds": [4, 5]}))
    board.card_limit.arts = 3
    board.card_limit."fair grounds" = [4, 5]
    """
    return "\n".join(f"{key} = {_inline(leaf)}" for key, leaf in _leaves(".".join(map(_key, path.split("."))), value))


def _leaves(path: str, value: Any) -> list[tuple[str, Any]]:
    if not isinstance(value, dict) or not value:
        return [(path, value)]
    return [leaf for key, inner in value.items() for leaf in _leaves(f"{path}.{_key(key)}", inner)]


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_inline(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)
