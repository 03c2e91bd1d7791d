"""Text in lines of limited width, for boards in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


def hang(text: str, width: int, indent: int = 0) -> list[str]:
    """A paragraph whose later lines are indented further."""
    return textwrap.wrap(text, width, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))


def fold(items: Iterable[str], width: int) -> list[str]:
    """Items side by side, indented; an item that fits into a line is not broken."""
    rows: list[str] = []
    for item in items:
        if rows and len(rows[-1]) + len(item) + 3 <= width:
            rows[-1] += f" · {item}"
        else:
            rows += hang(item, width, 4)
    return rows


def cut(text: str, width: int) -> str:
    """Text, cut with an ellipsis if it is too long."""
    return text if len(text) <= width else text[: width - 1] + "…"


def shortened(names: Sequence[str], width: int) -> list[str]:
    """Distinct names of limited length: the last letter is kept where the first ones do not tell them apart."""
    short = [cut(name, width) for name in names]
    tails = [f"{name[: width - 2]}…{name[-1]}" if short.count(cut(name, width)) > 1 else cut(name, width) for name in names]
    return [text if tails.count(text) == 1 else f"{text[: width - 2]}…{seat}" for seat, text in enumerate(tails, 1)]


CHANGED = "!"  # before what is not as a reader saw it last


def marked(now: object, then: object) -> str:
    """Something on a board, with a mark if it has changed.

    >>> marked(3, 3), marked(4, 3)
    ('3', '!4')
    """
    return str(now) if now == then else f"{CHANGED}{now}"


ALWAYS, ASKED, BESIDE = 0, 1, 2  # how close a part of a board is to the question


@dataclass(frozen=True)
class Part:
    """A part of a board in a terminal.

    name    how a reader asks for it
    lines   all of it
    near    ALWAYS shown, ASKED about, or BESIDE the question
    brief   what to show if there is no room for all of it; empty if that would say too little
    """

    name: str
    lines: list[str]
    near: int = ASKED
    brief: list[str] = field(default_factory=list)


def whole(parts: Iterable[Part]) -> str:
    """The whole board."""
    return "\n\n".join("\n".join(part.lines) for part in parts if part.lines)


def fitting(parts: Sequence[Part], room: int) -> list[str]:
    """As much of a board as fits, with a blank line before each part; parts closest to the question come first."""
    shown: dict[int, list[str]] = {}
    nearest = sorted(range(len(parts)), key=lambda number: parts[number].near)

    def put(number: int, lines: list[str]) -> None:
        nonlocal room
        more = len(lines) + 1 - (len(shown[number]) + 1 if number in shown else 0)
        if lines and more <= room:
            shown[number] = lines
            room -= more

    for number in nearest:
        if parts[number].near < BESIDE:
            put(number, parts[number].brief or parts[number].lines)
    for number in nearest:
        put(number, parts[number].lines)
    return [line for number in sorted(shown) for line in ("", *shown[number])]
