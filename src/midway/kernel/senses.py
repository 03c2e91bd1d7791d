"""Senses: what a seat sees of a position, as numbered facts with an amount, for a judge to look at.

They come from the state's declaration: everybody's points, then every field that the seat sees, with its own seat first and
the others in order after it. A number is one sense, a value of several or a place of a piece is one for each; of what is hidden
there is only how much each rival has. The code that writes them down is generated (`text`), once per game.
"""

from __future__ import annotations

from typing import Any

from .contract import score
from .meaning import Meaning, OneOf, Seats, Some
from .rule import rule
from .state import Field, State

SEATS = 8  # of any game, at most
LARGEST = 1000  # senses of a field: with more, each of them would say too little, and the field is left out


@rule
def sense(game: Any, seat: Any, sensed: Any) -> Any:
    """Write what a seat senses, as pairs of a sense's number and its amount; return how many. Generated for each game."""


def sensing(kind: type[State]) -> dict[Any, Any]:
    """The kernel function above, and what replaces it for a state."""
    names: dict[str, Any] = {"rule": rule, "score": score, "__name__": __name__}
    exec(text(kind), names)
    return {sense: names["sense"]}


def senses(kind: type[State]) -> int:
    """How many senses a state has."""
    return SEATS + sum(block.size for block in _blocks(kind))


def text(kind: type[State]) -> str:
    """Kernel Python: what a seat senses."""
    lines = ["n = 0", *_under("for i0 in range(game.seats):", _pair(_turned_seat("i0"), "score(game, i0)"))]
    first = SEATS
    for block in _blocks(kind):
        lines += block.lines(first)
        first += block.size
    return "\n".join(["@rule", *_under("def sense(game, seat, sensed):", [*lines, "return n"]), ""])


class _Block:
    """The senses of one field: of all places that a seat sees, or of how much a rival has of what it does not see."""

    def __init__(self, name: str, declared: Field, counted: bool = False) -> None:
        self.name, self.of, self.counted = name, declared.of, counted
        self.own = declared.see == "owner" and not declared.counted and not counted
        self.axes = declared.row if self.own else declared.shape

    @property
    def size(self) -> int:
        """How many senses it has."""
        if self.counted:
            return self.axes[0]
        places = 1
        for axis in self.axes:
            places *= axis
        return places * _width(self.of)

    def lines(self, first: int) -> list[str]:
        """Lines that write down its senses, which are numbered from `first`."""
        indexed = [(f"i{number}", axis) for number, axis in enumerate(self.axes)]
        places = [_turned_seat(index) if isinstance(axis, Seats) else index for index, axis in indexed]
        what = f"game.{self.name}" + "[seat]" * self.own + "".join(f"[{index}]" for index, _ in indexed)
        if self.counted:
            counting = ["amount = 0", *self._over_places(1, [f"amount += {what}"])]
            rival = _under("if i0 != seat and amount != 0:", _pair(f"{first} + {places[0]}", "amount"))
            return _under("for i0 in range(game.seats):", [*counting, *rival])
        place = "0"
        for axis, here in zip(self.axes, places, strict=True):
            place = here if place == "0" else f"({place}) * {int(axis)} + {here}"
        return self._over_places(0, _sensing(self.of, what, first, place))

    def _over_places(self, number: int, lines: list[str]) -> list[str]:
        """Lines repeated for all places from an axis on."""
        if number == len(self.axes):
            return lines
        axis = self.axes[number]
        length = "game.seats" if isinstance(axis, Seats) else int(axis)
        return _under(f"for i{number} in range({length}):", self._over_places(number + 1, lines))


def _blocks(kind: type[State]) -> list[_Block]:
    blocks = []
    for name, declared in kind.fields.items():
        if declared.see != "nobody":
            blocks.append(_Block(name, declared))
        if declared.see == "owner" and declared.pool:
            blocks.append(_Block(name, declared, counted=True))
    return [block for block in blocks if block.size <= LARGEST]


def _width(of: Meaning) -> int:
    """How many senses one number has."""
    return len(of.values) if isinstance(of, OneOf | Some) else 1


def _sensing(of: Meaning, what: str, first: int, place: str) -> list[str]:
    """Lines that write down what one number says."""
    if isinstance(of, OneOf):
        pair = [*_turned(of.values), *_pair(f"{first} + ({place}) * {len(of.values)} + value", "1")]
        value = f"value = {what} - {of.least}"
        return [value, *(pair if of.nothing is None else _under(f"if value != {of.nothing - of.least}:", pair))]
    if isinstance(of, Some):
        pair = ["value = bit", *_turned(of.values), *_pair(f"{first} + ({place}) * {len(of.values)} + value", "1")]
        return _under(f"for bit in range({len(of.values)}):", _under(f"if {what} >> bit + {of.first} & 1:", pair))
    return _under(f"if {what} != 0:", _pair(f"{first} + {place}", what))


def _turned(values: list[Any]) -> list[str]:
    """Lines that turn a value that is a seat, so that the seat that looks comes first."""
    lines = []
    for start, value in enumerate(values):
        seats = sum(_seat_of(other) is not None and _word_of(other) == _word_of(value) for other in values)
        if _seat_of(value) == 0:
            turned = f"value = {start} + {_turned_seat(f'value - {start}')}"
            lines += _under(f"if {start} <= value < {start + seats}:", [turned])
    return lines


def _seat_of(value: Any) -> int | None:
    """The seat that a value names, if it does."""
    inner = next(iter(value.values())) if isinstance(value, dict) and "seat" not in value else value
    return inner["seat"] - 1 if isinstance(inner, dict) else None


def _word_of(value: Any) -> str | None:
    """The word that a seat stands under in a value."""
    return next(iter(value)) if isinstance(value, dict) and "seat" not in value else None


def _turned_seat(seat: str) -> str:
    return f"({seat} - seat + game.seats) % game.seats"


def _pair(sense: str, amount: str) -> list[str]:
    return [f"sensed[2 * n] = {sense}", f"sensed[2 * n + 1] = {amount}", "n += 1"]


def _under(head: str, lines: list[str]) -> list[str]:
    return [head, *(f"    {line}" for line in lines)]
