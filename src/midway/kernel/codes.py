"""The catalogue of a game: every choice that can ever be made, as one dense range of integer codes.

codes = Catalogue()
PLACE = codes.add("place", area=AREA_NAMES)      # five codes; PLACE is the first of them
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .rule import ACTIVE

SEATED = ("player", "owner")  # what a number of a line is called if it is a seat


@dataclass(frozen=True)
class Verb:
    """A kind of choice: its name, its arguments with the names of their values, and its first code."""

    name: str
    args: dict[str, tuple[str, ...]]
    first: int

    @property
    def size(self) -> int:
        size = 1
        for values in self.args.values():
            size *= len(values)
        return size


class Catalogue:
    """All codes of a game. A code never changes its meaning."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self._by_code: list[Verb] = []
        self._described: dict[int, tuple[str, dict[str, str]]] = {}

    def add(self, name: str, **args: tuple[str, ...]) -> int:
        """Give the next codes to a verb, the last argument varying fastest; return the first of them."""
        verb = Verb(name, args, len(self._by_code))
        self.verbs.append(verb)
        self._by_code.extend([verb] * verb.size)
        return verb.first

    def __len__(self) -> int:
        return len(self._by_code)

    def describe(self, code: int) -> tuple[str, dict[str, str]]:
        """The verb of a code and its arguments by name; they are only read."""
        if (told := self._described.get(code)) is None:
            told = self._described[code] = self._describe(code)
        return told

    def _describe(self, code: int) -> tuple[str, dict[str, str]]:
        verb = self._by_code[code]
        rest = code - verb.first
        named = {}
        for name, values in reversed(verb.args.items()):
            rest, index = divmod(rest, len(values))
            named[name] = values[index]
        return verb.name, dict(reversed(named.items()))

    def text(self, code: int) -> str:
        """One word for a code, as records write it: `place:electricity`."""
        verb, args = self.describe(code)
        return ":".join([verb, *args.values()])

    def code(self, text: str) -> int | None:
        """The code whose `text()` this is, or None."""
        return self._texts().get(text)

    def _texts(self) -> dict[str, int]:
        if not hasattr(self, "_index"):
            self._index = {self.text(code): code for code in range(len(self))}
        return self._index


@dataclass(frozen=True)
class Step:
    """Something a game waits for.

    rule     the rule that asks
    first    the first code of the range it may ask for; the range ends before `end`
    beside   other codes it may ask for
    asks     CHANCE, NOBODY, ACTIVE (the player whose turn it is) or NAMED (the player its frame names)
    group    a number shared by the steps of one part of the game
    """

    name: str
    rule: str
    first: int
    end: int
    beside: tuple[int, ...]
    asks: int
    group: int

    def asks_for(self, code: int) -> bool:
        """True if this step may ask for a code."""
        return self.first <= code < self.end or code in self.beside


class Steps(list[Step]):
    """All steps of a game; a step's number is its index. The lists are tables for the rules, by step.

    No rule depends on the order of steps. Declare them in the order of play all the same: a choice made too early is refused
    with the rule of the next step that asks for it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.first_codes: list[int] = []
        self.end_codes: list[int] = []
        self.asks: list[int] = []
        self.groups: list[int] = []

    def add(self, name: str, rule: str, first: int, end: int, *beside: int, asks: int = ACTIVE, group: int = 0) -> int:
        """Declare a step; return its number."""
        self.append(Step(name, rule, first, end, beside, asks, group))
        self.first_codes.append(first)
        self.end_codes.append(end)
        self.asks.append(asks)
        self.groups.append(group)
        return len(self) - 1


@dataclass(frozen=True)
class Line:
    """A line the log can have: its name and what its numbers mean. `owner_only`: only the seat in its first number reads it."""

    name: str
    args: tuple[str, ...]
    owner_only: bool

    @cached_property
    def seats(self) -> tuple[tuple[int, str], ...]:
        """Which of its numbers are seats, and as what."""
        return tuple((place, name) for place, name in enumerate(self.args) if name in SEATED)


class Lines(list[Line]):
    """All lines of a game's log; a line's number is its index."""

    def add(self, name: str, *args: str, owner_only: bool = False) -> int:
        self.append(Line(name, args, owner_only))
        return len(self) - 1


@dataclass(frozen=True)
class Reason:
    """Why a choice is refused: a name and a rule. An empty rule means that of the step the choice belongs to."""

    name: str
    rule: str


class Reasons(list[Reason]):
    """All reasons of a game; a reason's number is its index plus one, because 0 means no reason."""

    def add(self, name: str, rule: str) -> int:
        self.append(Reason(name, rule))
        return len(self)
