"""The printed content of a game: TOML files with provenance, corrections by owners of the box, tables for the kernel.

A table of such a file may say `source` (seed, public or reconstructed) and `confidence` (certain, likely or
unknown) for the values beside it. A correction is a TOML file with the same structure, only the values to change.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from .fault import Fault

PROVENANCE = ("source", "confidence")
LARGEST = 1_000_000  # bytes of a correction file
MANY, LONGEST = 20, 200  # names, and characters of a value, that a refusal shows

Tree = dict[str, Any]


class ContentError(Fault):
    """A correction that cannot be taken."""


class Content:
    """The numbers of a game, and the tables that the rules make of them."""

    def __init__(self, folder: Path, files: tuple[str, ...], check: Callable[[Tree], None]) -> None:
        self.default: Tree = {name: printed(folder / f"{name}.toml") for name in files}
        self.check = check
        self._builders: dict[int, Callable[[Tree], list[Any]]] = {}
        check(self.default)

    def table(self, build: Callable[[Tree], list[Any]]) -> list[Any]:
        """A kernel table built from the printed content, built anew where a correction changes it."""
        made = build(self.default)
        self._builders[id(made)] = build
        return made

    def corrected(self, corrections: Tree) -> Tree:
        """The content with single values replaced; refuses what does not exist or cannot be."""
        merged = _merge(self.default, corrections, "")
        self.check(merged)
        return merged

    def tables(self, corrections: Tree) -> Callable[[list[Any]], list[Any]]:
        """What each kernel table becomes under these corrections."""
        if not corrections:
            return lambda table: table
        content = self.corrected(corrections)
        return lambda table: self._builders[id(table)](content) if id(table) in self._builders else table

    def hash(self, corrections: Tree) -> str:
        """A name for the content a match is played with."""
        plain = json.dumps(_values(self.corrected(corrections)), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()[:16]

    def uncertain(self) -> Iterator[tuple[str, str, str]]:
        """Path, confidence and source of every table of values that is not certain."""
        yield from _uncertain(self.default, "")


@cache
def printed(path: Path) -> Tree:
    """A file of a game's content, read once."""
    return read_toml(path)


def read_toml(path: Path) -> Tree:
    """A TOML file of the project or of a user; one sentence says what is wrong with it."""
    try:
        if path.stat().st_size > LARGEST:
            raise ContentError("content-size", file=str(path), n=LARGEST)
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ContentError("content-toml", file=str(path), error=str(error)) from None
    except OSError as error:
        raise ContentError("file", file=str(path), error=str(error.strerror)) from None


def _merge(default: Tree, changes: Tree, path: str) -> Tree:
    merged = dict(default)
    if not isinstance(changes, dict):
        raise ContentError("content-table", name=path or "corrections")
    for key, value in changes.items():
        where = f"{path}.{key}" if path else str(key)
        if key in PROVENANCE:
            continue
        if key not in default:
            raise ContentError("content-unknown", name=_brief(where), known=_nearest(str(key), default))
        if isinstance(default[key], dict):
            merged[key] = _merge(default[key], value, where)
        elif type(value) is not type(default[key]):
            like, given = json.dumps(default[key]), json.dumps(value, default=str)
            raise ContentError("content-like", name=where, like=_brief(like), given=_brief(given))
        else:
            merged[key] = value
    return merged


def _nearest(key: str, tree: Tree) -> str:
    """The names of a table, of a long one those most like a key."""
    names = [name for name in tree if name not in PROVENANCE]
    if len(names) <= MANY:
        return ", ".join(names)
    return ", ".join([*(get_close_matches(key, names, MANY, 0.4) or names[:MANY]), "…"])


def _brief(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _values(tree: Tree) -> Tree:
    """A tree without what is said about where its values come from."""
    values = {key: value for key, value in tree.items() if key not in PROVENANCE}
    return {key: _values(value) if isinstance(value, dict) else value for key, value in values.items()}


def _uncertain(tree: Tree, path: str) -> Iterator[tuple[str, str, str]]:
    if tree.get("confidence", "certain") != "certain":
        yield path, tree["confidence"], tree["source"]
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _uncertain(value, f"{path}.{key}" if path else key)
