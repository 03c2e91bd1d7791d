"""Redeals: what a seat cannot see is dealt again, in place, by kernel Python that every machine runs.

Cards that can change places form a lot: a pool, or one group of a pool that has groups. A lot lies in rows: one for a field
that nobody sees, one per seat for a field that its owner sees. The dealing itself is here; the code that knows a game's lots
and rows is generated from the state's declaration (`text`), once per game.

Every way to deal the hidden cards into the hidden rows is equally likely, whatever the rows held before. Nothing that the
seat sees is touched; nor is a field that is `counted`, because the seat knows it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .noise import bits
from .rule import rule
from .state import Field, State

SPECTATOR = -1  # the seat of a reader who has none


@rule
def redeal_of(games: Any, seat: int, key: int, work: Any) -> None:
    """`redeal` of the game on a table of one."""
    redeal(games[0], seat, key, work)


@rule
def redeal(game: Any, seat: int, key: int, work: Any) -> None:
    """Redeal every lot as a seat sees it, with the random numbers of a stream.

    work   as many numbers as `work_size` says, of any value
    """
    draws = 0
    for lot in range(lots()):
        draws += redeal_lot(game, seat, lot, key, draws, work)


@rule
def redeal_lot(game: Any, seat: int, lot: int, key: int, draws: int, work: Any) -> int:
    """Put each hidden card into a hidden row, all free places being equally likely; return how many were drawn."""
    rows = rows_of(lot)
    cards = pick_up(game, seat, lot, work)
    left = cards
    for kind in range(kinds_of(lot)):
        for _ in range(work[rows + kind]):
            place = (bits(key, draws + cards - left) * left) >> 32
            row = 0
            while place >= work[row]:
                place -= work[row]
                row += 1
            put(game, lot, row, kind)
            work[row] -= 1
            left -= 1
    return cards


@rule
def pick_up(game: Any, seat: int, lot: int, work: Any) -> int:
    """Empty the hidden rows; write how many cards each held, then how many of each kind, into work; return the total."""
    rows = rows_of(lot)
    for number in range(rows + kinds_of(lot)):
        work[number] = 0
    total = 0
    for row in range(rows):
        if hides(game, seat, lot, row):
            work[row] = empty_row(game, lot, row, work, rows)
            total += work[row]
    return total


@rule
def empty(cards: Any, kinds: int, work: Any, first: int) -> int:
    """Take all cards from a row and add them to the counts by kind in work, from `first`; return how many."""
    number = 0
    for kind in range(kinds):
        number += cards[kind]
        work[first + kind] += cards[kind]
        cards[kind] = 0
    return number


@rule
def redeal_nothing(game: Any, seat: int, key: int, work: Any) -> None:
    """`redeal` where nothing is hidden."""


# Generated from a state's declaration.


@rule
def lots() -> Any:
    """How many lots there are."""


@rule
def rows_of(lot: Any) -> Any:
    """How many rows a lot has."""


@rule
def kinds_of(lot: Any) -> Any:
    """How many kinds of cards a lot has."""


@rule
def hides(game: Any, seat: Any, lot: Any, row: Any) -> Any:
    """True if a row is hidden from a seat."""


@rule
def empty_row(game: Any, lot: Any, row: Any, work: Any, first: Any) -> Any:
    """`empty` a row of a lot."""


@rule
def put(game: Any, lot: Any, row: Any, kind: Any) -> None:
    """Add a card of a kind to a row."""


def redealing(kind: type[State]) -> dict[Any, Any]:
    """The kernel functions above, and those that replace them for a state."""
    if not _pools(kind):
        return {redeal: redeal_nothing}
    names: dict[str, Any] = {"rule": rule, "empty": empty, "__name__": __name__}
    exec(text(kind), names)
    return {function: names[function.__name__] for function in (lots, rows_of, kinds_of, hides, empty_row, put)}


def work_size(kind: type[State]) -> int:
    """How many numbers of work memory a redeal needs."""
    return max((pool.rows + pool.kinds for pool in _pools(kind)), default=0)


def text(kind: type[State]) -> str:
    """Kernel Python: which lots and rows a state has."""
    pools = _pools(kind)

    def by_lot(lines: Callable[[_Pool], list[str]]) -> list[str]:
        return _cases([(f"lot < {pool.first + pool.lots}", lines(pool)) for pool in pools])

    written = {
        "lots()": [f"return {pools[-1].first + pools[-1].lots}"],
        "rows_of(lot)": by_lot(lambda pool: [f"return {pool.rows}"]),
        "kinds_of(lot)": by_lot(lambda pool: [f"return {pool.kinds}"]),
        "hides(game, seat, lot, row)": by_lot(_Pool.hides),
        "empty_row(game, lot, row, work, first)": by_lot(_Pool.empties),
        "put(game, lot, row, kind)": by_lot(_Pool.puts),
    }
    return "\n".join(f"@rule\ndef {head}:\n" + "\n".join(_indented(lines)) + "\n" for head, lines in written.items())


@dataclass(frozen=True)
class _Pool:
    """A pool: the number of its first lot, and its fields by name; all rows have the same shape."""

    first: int
    fields: dict[str, Field]

    @property
    def lots(self) -> int:
        return max(1, self._one.groups)

    @property
    def kinds(self) -> int:
        return self._one.row[-1]

    @property
    def rows(self) -> int:
        return sum(_rows(declared) for declared in self.fields.values())

    @property
    def _one(self) -> Field:
        return next(iter(self.fields.values()))

    def hides(self) -> list[str]:
        """Lines that return whether a row is hidden."""

        def line(name: str, seat: str) -> str:
            opened = self.fields[name].opened
            conditions = [f"game.{opened} == 0"] * bool(opened) + [f"{seat} != seat"] * bool(seat)
            return "return " + (" and ".join(conditions) or "True")

        return self._by_row(line)

    def empties(self) -> list[str]:
        """Lines that empty a row."""
        return self._by_row(lambda name, seat: f"return empty({self._row(name, seat)}, {self.kinds}, work, first)")

    def puts(self) -> list[str]:
        """Lines that put a card into a row."""
        return self._by_row(lambda name, seat: f"{self._row(name, seat)}[kind] += 1")

    def _row(self, name: str, seat: str) -> str:
        return f"game.{name}" + f"[{seat}]" * bool(seat) + f"[{_from('lot', self.first)}]" * bool(self._one.groups)

    def _by_row(self, line: Callable[[str, str], str]) -> list[str]:
        """A line for the rows of each field, given its name and, if it has a row per seat, the row's seat."""
        cases, end = [], 0
        for name, declared in self.fields.items():
            seat = _from("row", end) if declared.see == "owner" else ""
            end += _rows(declared)
            cases.append((f"row < {end}", [line(name, seat)]))
        return _cases(cases)


def _pools(kind: type[State]) -> list[_Pool]:
    pools: dict[str, dict[str, Field]] = {}
    for name, declared in kind.fields.items():
        if declared.pool:
            pools.setdefault(declared.pool, {})[name] = declared
    made: list[_Pool] = []
    for pool, fields in pools.items():
        if len({declared.row for declared in fields.values()}) > 1:
            raise ValueError(f"{kind.__name__}: the rows of the pool {pool!r} differ in shape")
        made.append(_Pool(made[-1].first + made[-1].lots if made else 0, fields))
    return made


def _rows(declared: Field) -> int:
    return declared.shape[0] if declared.see == "owner" else 1


def _cases(cases: list[tuple[str, list[str]]]) -> list[str]:
    """Lines for each condition if the previous ones do not hold; the last needs none."""
    if len(cases) == 1:
        return cases[0][1]
    heads = [f"{'elif' if number else 'if'} {condition}:" for number, (condition, _) in enumerate(cases[:-1])]
    return [part for head, (_, lines) in zip([*heads, "else:"], cases, strict=True) for part in (head, *_indented(lines))]


def _from(number: str, first: int) -> str:
    return f"{number} - {first}" if first else number


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
