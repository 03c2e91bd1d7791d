"""The printed content of a game: TOML files with provenance, corrections by owners of the box, tables for the kernel.

A table in such a file may give the `source` (seed, public or reconstructed) and the `confidence` (certain, likely or unknown)
of the values beside it. A correction is a TOML file with the same structure and only the values to change.

The rules read its values: everything but provenance and wording. Their hash identifies the content, and a match keeps the
values it began with. `content/released` holds those of every release, compressed, so that a record finds its values even
after the printed ones have changed; `python -m midway.kernel.released` adds the current ones.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from .fault import Fault
from .words import LANGUAGES

PROVENANCE = ("source", "confidence")
RELEASED = "released"  # the folder of released values
PACKED = ".json.gz"
LARGEST = 1_000_000  # bytes of a correction file
KEPT = 64  # corrected contents to remember
MANY, LONGEST = 20, 200  # names, and characters of a value, that a refusal shows
DEEPEST = 8  # how deep tables may be nested in a value

Tree = dict[str, Any]


class ContentError(Fault):
    """Content or a correction that cannot be used."""


@dataclass(frozen=True)
class Values:
    """Everything the rules of a match read from its content, and the hash that identifies it."""

    hash: str
    tree: Tree = field(compare=False, repr=False)

    @classmethod
    def of(cls, tree: Tree) -> Values:
        """The values in a tree."""
        return cls(hashlib.sha256(_plain(tree).encode()).hexdigest()[:16], tree)

    @classmethod
    def named(cls, hash: str, text: str) -> Values:
        """The values in a JSON text, if the hash matches."""
        try:
            values = cls.of(json.loads(text))
        except (ValueError, RecursionError):
            raise ContentError("content-unlike", content=hash) from None
        if values.hash != hash:
            raise ContentError("content-unlike", content=hash)
        return values

    def text(self) -> str:
        """The values as JSON, in the order of the content."""
        return json.dumps(self.tree, separators=(",", ":"), ensure_ascii=False)


class Printed(int):
    """A number from the content. Matches with other values use another one, so it is recognised by identity."""


class Content:
    """The numbers of a game, and the tables built from them for the rules."""

    def __init__(self, folder: Path, files: tuple[str, ...], check: Callable[[Tree], None]) -> None:
        self.folder = folder
        self.default: Tree = {name: printed(folder / f"{name}.toml") for name in files}
        self.printed = Values.of(_values(self.default))
        self.check = check
        self._builders: dict[int, Callable[[Tree], Any]] = {}
        self._found = lru_cache(KEPT)(self._find)
        check(self.printed.tree)

    def table(self, build: Callable[[Tree], list[Any]]) -> list[Any]:
        """A kernel table built from the printed values, and rebuilt for a match with other values."""
        made = build(self.printed.tree)
        self._builders[id(made)] = build
        return made

    def number(self, build: Callable[[Tree], int]) -> int:
        """A single printed number, which the rules use by name."""
        made = Printed(build(self.printed.tree))
        self._builders[id(made)] = build
        return made

    def values(self, corrections: Tree | Values | None = None) -> Values:
        """The printed values with corrections, which are checked. Values are returned as they are."""
        if isinstance(corrections, Values):
            return corrections
        return self._corrected(self.printed, corrections) if corrections else self.printed

    def find(self, hash: str, corrections: Tree) -> Values:
        """The values with this hash: the printed ones of this or an earlier release, with these corrections."""
        return self._found(hash, _plain(corrections))

    def tables(self, values: Values) -> Callable[[Any], Any]:
        """What each kernel table or number becomes with these values."""
        if values == self.printed:
            return lambda table: table
        tree = _over(self.printed.tree, values.tree)
        built = cache(lambda number: self._builders[number](tree))
        return lambda table: built(id(table)) if id(table) in self._builders else table

    def uncertain(self) -> Iterator[tuple[str, str, str]]:
        """The path, confidence and source of every table of values that is not certain."""
        yield from _uncertain(self.default, "")

    @cached_property
    def released(self) -> dict[str, Path]:
        """The files of released values, by hash."""
        return {path.name.removesuffix(PACKED): path for path in sorted((self.folder / RELEASED).glob(f"*{PACKED}"))}

    def release(self) -> Path:
        """Keep the printed values forever; return the file that holds them."""
        path = self.folder / RELEASED / f"{self.printed.hash}{PACKED}"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(gzip.compress(self.printed.text().encode(), mtime=0))
        return path

    def _find(self, hash: str, corrections: str) -> Values:
        changes = json.loads(corrections)
        if not changes and hash in self.released:
            return self._released(hash)
        refused: ContentError | None = None
        for base in [self.printed, *map(self._released, self.released)]:
            try:
                if (values := self._corrected(base, changes)).hash == hash:
                    return values
            except ContentError as error:
                refused = refused or error
        raise refused or ContentError("content-lost", content=hash)

    def _corrected(self, base: Values, corrections: Tree) -> Values:
        merged = _merge(base.tree, corrections, "")
        self.check(_over(self.printed.tree, merged))
        return Values.of(merged)

    def _released(self, hash: str) -> Values:
        return Values.named(hash, gzip.decompress(self.released[hash].read_bytes()).decode())


@cache
def printed(path: Path) -> Tree:
    """A file of a game's content, read once."""
    return read_toml(path)


def read_toml(path: Path) -> Tree:
    """Read a TOML file of the project or of a user; a ContentError says what is wrong with it."""
    try:
        if path.stat().st_size > LARGEST:
            raise ContentError("content-size", file=str(path), n=LARGEST)
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        where = dict(zip(("line", "column"), place.groups(), strict=True)) if place else {}
        raise ContentError("content-toml" if where else "content-cut", file=str(path), **where) from None
    except UnicodeDecodeError:
        raise ContentError("content-text", file=str(path)) from None
    except RecursionError:
        raise ContentError("content-deep", file=str(path)) from None
    except OSError as error:
        raise ContentError("file", file=str(path), error=str(error.strerror)) from None


def has_only(name: str, entry: Tree, keys: Iterable[str]) -> None:
    """Refuse anything in an entry besides its keys and its source: nothing would read it."""
    for key in entry:
        if key not in PROVENANCE and key not in keys:
            raise ContentError("content-unknown", name=f"{name}.{key}", known=", ".join(keys) or "…")


def _merge(default: Tree, changes: Tree, path: str) -> Tree:
    merged = dict(default)
    if not isinstance(changes, dict):
        raise ContentError("content-table", name=path or "corrections")
    for key, value in changes.items():
        where = f"{path}.{key}" if path else str(key)
        if key in PROVENANCE:
            if not isinstance(value, str):
                raise ContentError("content-source", name=_brief(where))
            continue
        if key not in default:
            raise ContentError("content-unknown", name=_brief(where), known=_nearest(str(key), default))
        if isinstance(default[key], dict):
            merged[key] = _merge(default[key], value, where)
        elif type(value) is not type(default[key]) or not _is_plain(value):
            raise ContentError("content-like", name=where, like=_told(default[key]), given=_told(value))
        else:
            merged[key] = value
    return merged


def _nearest(key: str, tree: Tree) -> str:
    """The names in a table, or those most like a key if there are many."""
    names = [name for name in tree if name not in PROVENANCE]
    if len(names) <= MANY:
        return ", ".join(names)
    return ", ".join([*(get_close_matches(key, names, MANY, 0.4) or names[:MANY]), "…"])


def _is_plain(value: Any, depth: int = 0) -> bool:
    """True for numbers, texts and shallow tables of them: what rules can read and records can hold."""
    if isinstance(value, (list, dict)):
        inner = value.values() if isinstance(value, dict) else value
        return depth < DEEPEST and all(_is_plain(part, depth + 1) for part in inner)
    return isinstance(value, (int, float, str))


def _told(value: Any) -> str:
    """A value as a refusal shows it."""
    try:
        return _brief(json.dumps(value, default=str, ensure_ascii=False))
    except RecursionError:
        return "…"


def _brief(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def is_wording(value: object) -> bool:
    """True for a text in several languages."""
    return isinstance(value, dict) and bool(value) and set(value) <= set(LANGUAGES)


def _values(tree: Tree) -> Tree:
    """A tree without its texts and without the provenance of its values."""
    values = {key: value for key, value in tree.items() if key not in PROVENANCE and not is_wording(value)}
    return {key: _values(value) if isinstance(value, dict) else value for key, value in values.items()}


def _over(printed: Tree, tree: Tree) -> Tree:
    """The values of a tree in the printed order, by which the rules number things; a missing value is as printed."""
    return {
        key: _over(value, tree[key]) if isinstance(value, dict) and isinstance(tree.get(key), dict) else tree.get(key, value)
        for key, value in printed.items()
    }


def _plain(tree: Tree) -> str:
    return json.dumps(tree, sort_keys=True, separators=(",", ":"))


def _uncertain(tree: Tree, path: str) -> Iterator[tuple[str, str, str]]:
    if tree.get("confidence", "certain") != "certain":
        yield path, tree["confidence"], tree["source"]
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _uncertain(value, f"{path}.{key}" if path else key)
