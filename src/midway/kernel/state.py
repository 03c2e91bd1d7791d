"""The state of a game, declared once.

    @state
    class Fair:
        seats: int = field("how many play")
        hands: list[list[int]] = field("cards held, by kind", SEATS, KINDS, see="owner", count=True, pool="cards")

From the declaration come the plain class, the record of the compiled machines, copies, equality, a hash that is
the same everywhere, JSON both ways, what a seat may see, and a redeal of what it may not.
"""

from __future__ import annotations

import hashlib
import random
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

SEES = ("everyone", "owner", "nobody")
WIDTHS = {8: "b", 16: "h", 32: "i"}

Nested = Any  # an int, or lists of them as deep as the field's shape


@dataclass(frozen=True)
class Field:
    """One declared field: its meaning, its shape, and who may see it.

    see     everyone, owner (the first axis is the seat), or nobody
    count   those who may not see what is there may see how many there are
    pool    rows of counts that share a pool are redealt among each other; with one more axis before the kinds, the rows
            of each group (a suit, a card back) only among that group's, and how many of each group may be known
    bits    width of one number in the record
    opened  a field of the state that shows this one to everyone where it is not 0, such as an option
    """

    meaning: str
    shape: tuple[int, ...]
    see: str
    count: bool
    pool: str
    bits: int
    opened: str = ""

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def zeros(self) -> Nested:
        return _zeros(self.shape)


def field(
    meaning: str, *shape: int, see: str = "everyone", count: bool = False, pool: str = "", bits: int = 8, opened: str = ""
) -> Any:
    """Declare a field of a `@state` class: what it means, its shape, who may see it."""
    if see not in SEES:
        raise ValueError(f"see={see!r}: a field is seen by one of {', '.join(SEES)}")
    if pool and not count:
        raise ValueError("a field of a pool shows how many it holds: declare it with count=True")
    return Field(meaning, shape, see, count, pool, bits, opened)


class State:
    """The base of every declared state; `@state` adds one slot for each field.

    `told` is not part of the position: it collects what the rules tell the log, or is None.
    """

    __slots__ = ("told",)
    fields: ClassVar[dict[str, Field]]
    _layout: ClassVar[struct.Struct]
    _copy_to: Callable[[State], None]
    told: list[tuple[int, int, int, int]] | None

    def __init__(self) -> None:
        self.told = None
        for name, declared in self.fields.items():
            setattr(self, name, declared.zeros())

    def clone(self: AnyState) -> AnyState:
        """An independent copy, with nothing told yet."""
        twin = object.__new__(type(self))
        twin.told = None
        self._copy_to(twin)
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]

    def __bytes__(self) -> bytes:
        """The record of this state, byte for byte what the compiled machines hold."""
        numbers: list[int] = []
        for name in record_order(self.fields):
            numbers.extend(flat(getattr(self, name)))
        return self._layout.pack(*numbers)

    @classmethod
    def from_bytes(cls: type[AnyState], data: bytes) -> AnyState:
        """The state that a record holds."""
        numbers = iter(cls._layout.unpack(data))
        made = cls()
        for name in record_order(cls.fields):
            setattr(made, name, _shaped(numbers, cls.fields[name].shape))
        return made

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits, the same in every process and on every machine."""
        return hashlib.blake2b(bytes(self), digest_size=8).hexdigest()

    def to_json(self) -> dict[str, Nested]:
        """Plain numbers and lists, by field name."""
        return {name: _copy(getattr(self, name), len(declared.shape)) for name, declared in self.fields.items()}

    @classmethod
    def from_json(cls: type[AnyState], data: dict[str, Nested]) -> AnyState:
        """The state that `to_json` wrote; says what is wrong with anything else."""
        if not isinstance(data, dict) or set(data) != set(cls.fields):
            raise ValueError(f"a state of {cls.__name__} has exactly the fields {', '.join(cls.fields)}")
        made = cls()
        for name, declared in cls.fields.items():
            if not _fits(data[name], declared.shape, declared.bits):
                raise ValueError(f"field {name!r} must be whole numbers of {declared.bits} bits in shape {declared.shape}")
            setattr(made, name, _copy(data[name], len(declared.shape)))
        return made


AnyState = TypeVar("AnyState", bound=State)
Declared = TypeVar("Declared")


def state(declaration: type[Declared]) -> type[Declared]:
    """Class decorator: turn a declaration of fields into a state class."""
    fields = {name: value for name, value in vars(declaration).items() if isinstance(value, Field)}
    layout = struct.Struct("<" + "".join(f"{fields[name].size}{WIDTHS[fields[name].bits]}" for name in record_order(fields)))
    body = {
        "__slots__": tuple(fields),
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "__annotations__": {},
        "fields": fields,
        "_layout": layout,
        "_copy_to": _copier(fields),
    }
    return type(declaration.__name__, (State,), body)


def record_order(fields: dict[str, Field]) -> list[str]:
    """Fields as the record lays them out: wide numbers first, so that every number is aligned."""
    return sorted(fields, key=lambda name: -fields[name].bits)


def view(game: State, seat: int | None) -> dict[str, Nested]:
    """What a seat may see, by field; a spectator's seat is None.

    What is hidden stands as None, or as {"count": n} where the number may be known, for each group where a pool has
    groups. `unseen` gives, for each pool, how many of each kind lie in the hidden rows, again group by group: anyone who
    counts the visible ones knows it.
    """
    seen: dict[str, Nested] = {}
    unseen: dict[str, Nested] = {}
    for name, declared in game.fields.items():
        value = getattr(game, name)
        if declared.see == "everyone" or (declared.opened and getattr(game, declared.opened)):
            seen[name] = _copy(value, len(declared.shape))
        elif declared.see == "nobody":
            seen[name] = _hidden(value, declared, unseen)
        else:
            seen[name] = [
                _copy(row, len(declared.shape) - 1) if owner == seat else _hidden(row, declared, unseen)
                for owner, row in enumerate(value)
            ]
    if unseen:
        seen["unseen"] = unseen
    return seen


def redeal(kind: type[AnyState], seen: dict[str, Nested], rng: random.Random) -> AnyState:
    """A full state drawn at random among those that look like this view."""
    made = kind()
    piles = {pool: _shuffled(counts, rng) for pool, counts in seen.get("unseen", {}).items()}
    for name, declared in kind.fields.items():
        value = seen[name]
        if declared.see == "owner":
            rows = [_dealt(row, declared, declared.shape[1:], piles) for row in value]
            setattr(made, name, rows)
        else:
            setattr(made, name, _dealt(value, declared, declared.shape, piles))
    return made


def flat(value: Nested) -> Iterator[int]:
    """The numbers of a nested table, one after another."""
    if isinstance(value, list):
        for part in value:
            yield from flat(part)
    else:
        yield value


def _zeros(shape: tuple[int, ...]) -> Nested:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _copier(fields: dict[str, Field]) -> Callable[[State, State], None]:
    """A method that copies every field into another state: written out, for search copies positions all the time."""
    copies = ("self.{0}", "self.{0}[:]", "[row[:] for row in self.{0}]")
    lines = [
        f"    twin.{name} = {copies[len(declared.shape)].format(name)}"
        if len(declared.shape) < len(copies)
        else f"    twin.{name} = copy(self.{name}, {len(declared.shape)})"
        for name, declared in fields.items()
    ]
    names: dict[str, Any] = {"copy": _copy}
    exec("\n".join(["def copy_to(self, twin):", *lines]), names)
    return names["copy_to"]


def _copy(value: Nested, depth: int) -> Nested:
    if depth == 0:
        return value
    if depth == 1:
        return value[:]
    return [_copy(row, depth - 1) for row in value]


def _shaped(numbers: Iterator[int], shape: tuple[int, ...]) -> Nested:
    return [_shaped(numbers, shape[1:]) for _ in range(shape[0])] if shape else next(numbers)


def _fits(value: Nested, shape: tuple[int, ...], bits: int) -> bool:
    if shape:
        return isinstance(value, list) and len(value) == shape[0] and all(_fits(part, shape[1:], bits) for part in value)
    bound = 1 << (bits - 1)
    return type(value) is int and -bound <= value < bound


def _hidden(value: Nested, declared: Field, unseen: dict[str, Nested]) -> Nested:
    if not declared.pool:
        return {"count": sum(flat(value))} if declared.count else None
    grouped = isinstance(value[0], list)
    counts = unseen.setdefault(declared.pool, [[0] * len(row) for row in value] if grouped else [0] * len(value))
    for row, total in zip(value, counts, strict=True) if grouped else [(value, counts)]:
        for kind, number in enumerate(row):
            total[kind] += number
    return [{"count": sum(row)} for row in value] if grouped else {"count": sum(value)}


def _shuffled(counts: Nested, rng: random.Random) -> Nested:
    """The cards of a pool in random order, by kind; a pool with groups gives a pile for each."""
    if isinstance(counts[0], list):
        return [_shuffled(row, rng) for row in counts]
    pile = [kind for kind, number in enumerate(counts) for _ in range(number)]
    rng.shuffle(pile)
    return pile


def _dealt(value: Nested, declared: Field, shape: tuple[int, ...], piles: dict[str, Nested]) -> Nested:
    """The value itself where it is visible; otherwise a row dealt from its pool, or one for each group."""
    if declared.pool and isinstance(value, dict):
        return _row(value["count"], shape[0], piles[declared.pool])
    if declared.pool and isinstance(value[0], dict):
        return [_row(hidden["count"], shape[1], pile) for hidden, pile in zip(value, piles[declared.pool], strict=True)]
    if value is None or isinstance(value, dict):
        return _zeros(shape)
    return _copy(value, len(shape))


def _row(number: int, kinds: int, pile: list[int]) -> list[int]:
    row = [0] * kinds
    for _ in range(number):
        row[pile.pop()] += 1
    return row
