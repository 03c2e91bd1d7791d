"""Observations: what each number of one means, and what it can be. `kernel/senses.py` writes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from midway.kernel.game import Game
from midway.kernel.machine import contract_of, machine
from midway.kernel.meaning import Axis, OneOf, Seats, Some
from midway.kernel.senses import SEATS, Block, is_open, observe, observed_blocks, observing, seat_of, word_of
from midway.kernel.state import State

WIDEST = (1 << 15) - 1  # an observation has numbers of 16 bits


@dataclass(frozen=True)
class Part:
    """A stretch of an observation: a field of the state, or how much of a hidden one each rival has.

    field    the name of the field; `score` for the first part
    meaning  what the field is
    axes     what it is laid out by
    tells    what one of its numbers says
    first    the number of its first number; `names` has one for each
    low      the least that a number can be
    high     the most
    """

    field: str
    meaning: str
    axes: tuple[str, ...]
    tells: str
    first: int
    names: tuple[str, ...]
    low: int
    high: int

    @property
    def end(self) -> int:
        """The number after its last."""
        return self.first + len(self.names)


class Observation:
    """The form of a game's observations: a row of numbers of 16 bits, in parts, each with a name for every number.

    >>> from midway import find
    >>> form = Observation(find("worldsfair"))
    >>> form.size, form.names[40], form.part("supporters").meaning
    (277, 'ring:0:electricity', 'supporters of each player in each area')
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.parts = tuple(_parts(game))
        self.size = self.parts[-1].end

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each number; `you` is the seat that looks, `you+1` the next one."""
        return tuple(name for part in self.parts for name in part.names)

    @cached_property
    def low(self) -> tuple[int, ...]:
        """The least that each number can be."""
        return tuple(part.low for part in self.parts for _ in part.names)

    @cached_property
    def high(self) -> tuple[int, ...]:
        """The most that each number can be."""
        return tuple(part.high for part in self.parts for _ in part.names)

    def part(self, field: str) -> Part:
        """The part of a field; of one that is hidden from others, what the seat sees of its own."""
        return next(part for part in self.parts if part.field == field)

    def of(self, state: State, seat: int) -> list[int]:
        """What a seat observes of a position; batches do the same for many, compiled."""
        row = [0] * self.size
        self._observe(state, seat, row)
        return row

    @cached_property
    def _observe(self) -> Any:
        return machine(self.game).bound(observe, contract_of(self.game) | observing(self.game.state))


def _parts(game: Game) -> Iterator[Part]:
    shown = "everybody's points" if is_open(game.state) else "your points; those of the others are 0"
    yield Part("score", shown, ("seat",), "number", 0, tuple(f"score:{_seat(seat)}" for seat in range(SEATS)), -WIDEST, WIDEST)
    first = SEATS
    for block in observed_blocks(game.state):
        yield _part(block, first)
        first += block.size


def _part(block: Block, first: int) -> Part:
    meaning, axes = block.declared.meaning, block.axes
    if block.counted:
        most = prod(axes[1:]) * block.of.most
        names = tuple(f"{block.name}:{_seat(seat)}:count" for seat in range(axes[0]))
        return Part(block.name, f"{meaning}: how many each of the others has", ("seat",), "number", first, names, 0, most)
    told = ("your own: " if block.own else "") + meaning
    kinds = tuple(axis.kind if isinstance(axis, Axis) else f"{axis}" for axis in axes)
    names = tuple(":".join([block.name, *place, *value]) for place, value in product(_places(axes), _values(block)))
    return Part(block.name, told, kinds, _tells(block), first, names, *_bounds(block))


def _bounds(block: Block) -> tuple[int, int]:
    """The least and the most that a number can be."""
    if isinstance(block.of, OneOf):
        return 0, (block.of.most - block.of.least if block.bare else 1)
    return (0, 1) if isinstance(block.of, Some) else (min(0, block.of.least), block.of.most)


def _tells(block: Block) -> str:
    values = ", ".join(_named(value) for value in getattr(block.of, "values", ())[:4])
    more = ", …" if len(getattr(block.of, "values", ())) > 4 else ""
    if block.bare:
        return f"which, from 0: {values}{more}"
    if isinstance(block.of, OneOf | Some):
        return f"1 for {'one' if isinstance(block.of, OneOf) else 'each'} of {values}{more}"
    return f"{block.of.least} to {block.of.most}"


def _places(axes: tuple[int, ...], before: int = 0) -> list[tuple[str, ...]]:
    """The names of all places of some axes, in their order."""
    if not axes:
        return [()]
    heads = _axis_names(axes[0], before)
    return [(head, *rest) for place, head in enumerate(heads) for rest in _places(axes[1:], place)]


def _axis_names(axis: int, before: int) -> list[str]:
    if isinstance(axis, Seats):
        return [_seat(seat) for seat in range(axis)]
    return list(axis.names_at(before)) if isinstance(axis, Axis) else [str(place) for place in range(axis)]


def _values(block: Block) -> list[tuple[str, ...]]:
    """The names of the values that one number is told by; none if it is told as it is."""
    return [(_named(value),) for value in block.of.values] if block.width > 1 and isinstance(block.of, OneOf | Some) else [()]


def _named(value: Any) -> str:
    seat, word = seat_of(value), word_of(value)
    if seat is not None:
        return f"{word} {_seat(seat)}" if word else _seat(seat)
    if isinstance(value, dict):
        return " ".join(str(part) for pair in value.items() for part in pair)
    return "nothing" if value is None else str(value)


def _seat(seat: int) -> str:
    return f"you+{seat}" if seat else "you"
