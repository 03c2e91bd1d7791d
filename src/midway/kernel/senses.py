"""Senses: what a seat sees of a position, as numbered facts with an amount, for a judge to look at.

They come from the state's declaration: everybody's points, then every field that the seat sees, with its own seat first and
the others in order after it. A number is one sense, a value of several or a place of a piece is one for each; of what is hidden
there is only how much each rival has. The code that writes them down is generated (`text`), once per game.

An observation, for programs that learn, is a row with a number for each sense. It tells nothing that the seat does not see: in a
game that hides something, it has only the seat's own points, because hidden cards may be part of the others'. The fields that
are too large for a judge follow at its end, with one number for each of their places.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from .contract import promise, score
from .meaning import Meaning, OneOf, Seats, Some
from .rule import rule
from .state import Field, State

SEATS = 8  # of any game, at most
LARGEST = 1000  # senses of a field: with more, each of them would say too little, and a judge does without

Note = Callable[[str, str], list[str]]  # lines that write down a sense and its amount


@rule
def sense(game: Any, seat: Any, sensed: Any) -> Any:
    """Write what a seat senses, as pairs of a sense's number and its amount; return how many. Generated for each game."""


@rule
def observe(game: Any, seat: Any, row: Any) -> None:
    """Write what a seat observes into a row of zeros. Generated for each game."""


@rule
def turned(player: int, seat: int, seats: int) -> int:
    """A player's place as a seat counts them, itself first."""
    return player - seat if player >= seat else player - seat + seats


def sensing(kind: type[State]) -> dict[Any, Any]:
    """The kernel function `sense`, and what replaces it for a state."""
    return {sense: _made(text(kind), "sense")}


def observing(kind: type[State]) -> dict[Any, Any]:
    """The kernel function `observe`, and what replaces it for a state."""
    return {observe: _made(observing_text(kind), "observe")}


def senses(kind: type[State]) -> int:
    """How many senses a state has."""
    return SEATS + sum(block.size for block in sensed_blocks(kind))


def text(kind: type[State]) -> str:
    """Kernel Python: what a seat senses."""
    lines = ["n = 0", *_of_everybody("promise(game, i0, seat)", _pair), *_of_blocks(sensed_blocks(kind), _pair), "return n"]
    return "\n".join(["@rule", *_under("def sense(game, seat, sensed):", lines), ""])


def observing_text(kind: type[State]) -> str:
    """Kernel Python: what a seat observes."""
    points = _of_everybody("score(game, i0)", _number) if is_open(kind) else _number("0", "score(game, seat)")
    lines = [*points, *_of_blocks(observed_blocks(kind), _number, steady=True)]
    return "\n".join(["@rule", *_under("def observe(game, seat, row):", lines), ""])


def is_open(kind: type[State]) -> bool:
    """True if nothing is hidden from anybody."""
    return all(declared.see == "everyone" for declared in kind.fields.values())


class Block:
    """The senses of one field: of all places that a seat sees, or of how much a rival has of what it does not see.

    counted   only how much each rival has
    bare      one number for each place, whatever its values mean
    own       only the seat's own part
    """

    def __init__(self, name: str, declared: Field, counted: bool = False, bare: bool = False) -> None:
        self.name, self.declared, self.of, self.counted, self.bare = name, declared, declared.of, counted, bare
        self.own = declared.see == "owner" and not declared.counted and not counted
        self.axes = declared.row if self.own else declared.shape

    @property
    def size(self) -> int:
        """How many senses it has."""
        return int(self.axes[0]) if self.counted else prod(self.axes) * self.width

    @property
    def width(self) -> int:
        """How many senses one number has."""
        return len(self.of.values) if isinstance(self.of, OneOf | Some) and not self.bare else 1

    def lines(self, first: int, note: Note, steady: bool = False) -> list[str]:
        """Lines that write down its senses, which are numbered from `first`.

        steady   every number is written, even if it is nothing: a compiler makes quick copies of that
        """
        indexed = [(f"i{number}", axis) for number, axis in enumerate(self.axes)]
        places = [f"turned_{index}" if isinstance(axis, Seats) else index for index, axis in indexed]
        what = f"game.{self.name}" + "[seat]" * self.own + "".join(f"[{index}]" for index, _ in indexed)
        if self.counted:
            counting = ["amount = 0", *self._over_places(1, [f"amount += {what}"])]
            rival = _under("if i0 != seat and amount != 0:", note(f"{first} + {_turned_seat('i0')}", "amount"))
            return _under("for i0 in range(game.seats):", [*counting, *rival])
        place = "0"
        for axis, here in zip(self.axes, places, strict=True):
            place = here if place == "0" else f"({place}) * {int(axis)} + {here}"
        if steady and not isinstance(self.of, OneOf | Some):
            return self._over_places(0, note(f"{first} + {place}", what))
        written = _bare if self.bare else _sensing
        return self._over_places(0, written(self.of, what, first, place, note))

    def _over_places(self, number: int, lines: list[str]) -> list[str]:
        """Lines repeated for all places from an axis on."""
        if number == len(self.axes):
            return lines
        axis, index = self.axes[number], f"i{number}"
        length = "game.seats" if isinstance(axis, Seats) else int(axis)
        turning = [f"turned_{index} = {_turned_seat(index)}"] if isinstance(axis, Seats) else []
        return _under(f"for {index} in range({length}):", [*turning, *self._over_places(number + 1, lines)])


def sensed_blocks(kind: type[State]) -> list[Block]:
    """What a judge senses, behind everybody's points."""
    return [block for block in _blocks(kind) if block.size <= LARGEST]


def observed_blocks(kind: type[State]) -> list[Block]:
    """What a seat observes, behind the points: what a judge senses, and then the fields that are too large for it."""
    large = [block for block in _blocks(kind) if block.size > LARGEST]
    return sensed_blocks(kind) + [Block(block.name, block.declared, bare=True) for block in large]


def _blocks(kind: type[State]) -> list[Block]:
    blocks = []
    for name, declared in kind.fields.items():
        if declared.see != "nobody":
            blocks.append(Block(name, declared))
        if declared.see == "owner" and declared.pool:
            blocks.append(Block(name, declared, counted=True))
    return blocks


def _made(text: str, name: str) -> Any:
    """The kernel function of this name in generated text."""
    names: dict[str, Any] = {"rule": rule, "promise": promise, "score": score, "turned": turned, "__name__": __name__}
    exec(text, names)
    return names[name]


def _of_everybody(points: str, note: Note) -> list[str]:
    """Lines that write down everybody's points, player i0's as they are given."""
    return _under("for i0 in range(game.seats):", note(_turned_seat("i0"), points))


def _of_blocks(blocks: list[Block], note: Note, steady: bool = False) -> list[str]:
    """Lines that write down blocks, one behind the other."""
    lines, first = [], SEATS
    for block in blocks:
        lines += block.lines(first, note, steady)
        first += block.size
    return lines


def _sensing(of: Meaning, what: str, first: int, place: str, note: Note) -> list[str]:
    """Lines that write down what one number says."""
    if isinstance(of, OneOf):
        noted = [*_turned(of.values), *note(f"{first} + ({place}) * {len(of.values)} + value", "1")]
        value = f"value = {what} - {of.least}"
        return [value, *(noted if of.nothing is None else _under(f"if value != {of.nothing - of.least}:", noted))]
    if isinstance(of, Some):
        noted = ["value = bit", *_turned(of.values), *note(f"{first} + ({place}) * {len(of.values)} + value", "1")]
        return _under(f"for bit in range({len(of.values)}):", _under(f"if {what} >> bit + {of.first} & 1:", noted))
    return _bare(of, what, first, place, note)


def _bare(of: Meaning, what: str, first: int, place: str, note: Note) -> list[str]:
    """Lines that write down a number as it is; a value is its place among those it could be, from 0."""
    if isinstance(of, OneOf):
        return [f"value = {what} - {of.least}", *_turned(of.values), *note(f"{first} + {place}", "value")]
    return _under(f"if {what} != 0:", note(f"{first} + {place}", what))


def _turned(values: list[Any]) -> list[str]:
    """Lines that turn a value that is a seat, so that the seat that looks comes first."""
    lines = []
    for start, value in enumerate(values):
        seats = sum(seat_of(other) is not None and word_of(other) == word_of(value) for other in values)
        if seat_of(value) == 0:
            turned = f"value = {start} + {_turned_seat(f'value - {start}')}"
            lines += _under(f"if {start} <= value < {start + seats}:", [turned])
    return lines


def seat_of(value: Any) -> int | None:
    """The seat that a value names, if it does."""
    inner = next(iter(value.values())) if isinstance(value, dict) and "seat" not in value else value
    return inner["seat"] - 1 if isinstance(inner, dict) else None


def word_of(value: Any) -> str | None:
    """The word that a seat stands under in a value."""
    return next(iter(value)) if isinstance(value, dict) and "seat" not in value else None


def _turned_seat(seat: str) -> str:
    return f"turned({seat}, seat, game.seats)"


def _pair(sense: str, amount: str) -> list[str]:
    return [f"sensed[2 * n] = {sense}", f"sensed[2 * n + 1] = {amount}", "n += 1"]


def _number(sense: str, amount: str) -> list[str]:
    return [f"row[{sense}] = {amount}"]


def _under(head: str, lines: list[str]) -> list[str]:
    return [head, *(f"    {line}" for line in lines)]
