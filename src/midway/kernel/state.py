"""The state of a game, declared once.

    @state
    class Fair:
        seats: int = field("how many play", of=Number(4))
        hands: list[list[int]] = field("cards held", SEATS, KINDS, of=Number(8), see="owner", count=True, pool="cards")

The declaration gives the plain class, the record of the compiled machines, copies, equality, a hash that is the same
everywhere, JSON both ways, what a seat may see, and a redeal of what it may not; `meaning.py` puts it into names.
"""

from __future__ import annotations

import hashlib
import random
import struct
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, islice
from math import prod
from operator import add
from typing import Any, ClassVar, TypeVar

from .meaning import Meaning, Named, Number, OneOf, namer

SEES = ("everyone", "owner", "nobody")
FEW_ROWS = 8
WIDTHS = {8: "b", 16: "h", 32: "i"}

Nested = Any  # an int, or lists nested as deep as the field's shape


@dataclass(frozen=True)
class Field:
    """One declared field: its meaning, its shape, and who may see it.

    of      what its numbers mean (`meaning.py`)
    filled  a field that says how many places of the last axis are filled; the others are 0
    see     everyone, owner (the first axis is the seat), or nobody
    count   those who may not see the contents may see how many there are
    pool    rows of counts that share a pool are redealt among each other. With one more axis before the kinds, the rows of
            each group (a suit, a card back) are redealt only among themselves, and their numbers may be known
    bits    the width of one number in the record
    opened  another field, such as an option; if it is not 0, everyone sees this one
    work    work memory of a rule: not part of the position, its record or any view
    counted hidden, but everybody can count it from the log, so a redeal leaves it as it is
    """

    meaning: str
    shape: tuple[int, ...]
    of: Meaning
    see: str
    count: bool
    pool: str
    bits: int
    opened: str = ""
    work: bool = False
    counted: bool = False
    filled: str = ""

    @property
    def groups(self) -> int:
        """How many groups a row of a pool has; 0 if it is not divided."""
        return self.row[0] if len(self.row) > 1 else 0

    @property
    def row(self) -> tuple[int, ...]:
        """The shape of what one reader sees or does not see: one seat's part of an owner's field."""
        return self.shape[1:] if self.see == "owner" else self.shape

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def width(self) -> int:
        """The bytes of one number in the record."""
        return self.bits // 8

    @cached_property
    def named(self) -> Callable[[Nested], Named]:
        """Puts what a seat sees of it into names."""
        return namer(self.shape, self.of)

    def zeros(self) -> Nested:
        return _zeros(self.shape)


def field(
    meaning: str,
    *shape: int,
    of: Meaning | None = None,
    filled: str = "",
    see: str = "everyone",
    count: bool = False,
    pool: str = "",
    bits: int = 8,
    opened: str = "",
    work: bool = False,
    counted: bool = False,
) -> Any:
    """Declare a field of a `@state` class: what it means, its shape, who may see it."""
    if see not in SEES:
        raise ValueError(f"see={see!r}: a field is seen by one of {', '.join(SEES)}")
    if pool and not count:
        raise ValueError("a field of a pool shows how many it holds: declare it with count=True")
    if work and (see != "everyone" or count):
        raise ValueError("work memory is shown to nobody: declare it without see, count and pool")
    if (see != "everyone") != bool(pool or counted) or (pool and counted):
        raise ValueError("a hidden field says how it is redealt, by pool=... or by counted=True; one that everyone sees does not")
    if work:
        of = of or Number((1 << bits - 1) - 1, least=-1 << bits - 1)
    if of is None:
        raise ValueError(f"say what the numbers of {meaning!r} mean: of=Number(most), Flag(), OneOf(...) or Some(...)")
    if see != "everyone" and isinstance(of, OneOf) and of.nothing is not None:
        raise ValueError("nothing and what is hidden would look the same: give nothing a name")
    return Field(meaning, shape, of, see, count, pool, bits, opened, work, counted, filled)


class State:
    """The base of every declared state; `@state` adds one slot for each field.

    `told` collects what the rules tell the log, or is None. It is not part of the position; nor is work memory, which is
    zero in every copy.
    """

    __slots__ = ("told",)
    fields: ClassVar[dict[str, Field]]
    _lengths: ClassVar[dict[str, str]]  # the fields of which some places are filled, and those that say how many
    _closed: ClassVar[dict[str, Field]]
    work: ClassVar[dict[str, Field]]
    _layout: ClassVar[struct.Struct]
    _shapes: ClassVar[list[tuple[str, tuple[int, ...]]]]  # in the order of the record
    _copy_to: Callable[[State], None]
    _open: Callable[[], dict[str, Nested]]
    _differing: Callable[[State], list[str]]
    _numbers: Callable[[], list[int]]
    told: list[tuple[int, int, int, int]] | None

    def __init__(self) -> None:
        for name, declared in self.fields.items():
            setattr(self, name, declared.zeros())
        self._clear()

    def _clear(self) -> None:
        """Nothing is told yet, and work memory is zero."""
        self.told = None
        for name, declared in self.work.items():
            setattr(self, name, declared.zeros())

    @classmethod
    def _of(cls: type[AnyState], fields: Iterable[tuple[str, Nested]]) -> AnyState:
        """The state with all these fields."""
        made = object.__new__(cls)
        made._clear()
        for name, value in fields:
            setattr(made, name, value)
        return made

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
        """The record of this state, byte for byte as the compiled machines hold it, without work memory."""
        return self._layout.pack(*self._numbers())

    @classmethod
    def size(cls) -> int:
        """How many bytes a record has."""
        return cls._layout.size

    @classmethod
    def from_bytes(cls: type[AnyState], data: bytes) -> AnyState:
        """The state that a record holds."""
        numbers = iter(cls._layout.unpack(data))
        return cls._of((name, _shaped(numbers, shape)) for name, shape in cls._shapes)

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits, the same in every process and on every machine."""
        return hashlib.blake2b(bytes(self), digest_size=8).hexdigest()

    def to_json(self) -> dict[str, Nested]:
        """Plain numbers and lists, by field name."""
        return {name: _copy(getattr(self, name), len(declared.shape)) for name, declared in self.fields.items()}

    @classmethod
    def from_json(cls: type[AnyState], data: dict[str, Nested]) -> AnyState:
        """The state that `to_json` wrote; a ValueError says what is wrong with anything else."""
        if not isinstance(data, dict) or set(data) != set(cls.fields):
            raise ValueError(f"a state of {cls.__name__} has exactly the fields {', '.join(cls.fields)}")
        for name, declared in cls.fields.items():
            if not _fits(data[name], declared.shape, declared.bits):
                raise ValueError(f"field {name!r} must be whole numbers of {declared.bits} bits in shape {declared.shape}")
        return cls._of((name, _copy(data[name], len(declared.shape))) for name, declared in cls.fields.items())


AnyState = TypeVar("AnyState", bound=State)
Declared = TypeVar("Declared")


def state(declaration: type[Declared]) -> type[Declared]:
    """Class decorator: turn a declaration of fields into a state class."""
    declared = {name: value for name, value in vars(declaration).items() if isinstance(value, Field)}
    fields = {name: value for name, value in declared.items() if not value.work}
    work = {name: value for name, value in declared.items() if value.work}
    layout = struct.Struct("<" + "".join(f"{fields[name].size}{WIDTHS[fields[name].bits]}" for name in record_order(fields)))
    body = {
        "__slots__": tuple(declared),
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "__annotations__": {},
        "fields": fields,
        "_lengths": {name: value.filled for name, value in fields.items() if value.filled},
        "_closed": {name: value for name, value in fields.items() if value.see != "everyone"},
        "work": work,
        "_layout": layout,
        "_shapes": [(name, fields[name].shape) for name in record_order(fields)],
        "_copy_to": _copier(fields, work),
        "_open": _opener(fields),
        "_differing": _comparer(fields),
        "_numbers": _lister(fields),
    }
    return type(declaration.__name__, (State,), body)


def record_order(fields: dict[str, Field]) -> list[str]:
    """Fields as the record lays them out: wide numbers first, so that every number is aligned."""
    return sorted(fields, key=lambda name: -fields[name].bits)


def view(game: State, seat: int | None) -> dict[str, Nested]:
    """What a seat may see, by field; a spectator's seat is None.

    Anything hidden is None, or {"count": n} if the number may be known, group by group if its pool has groups. Two entries
    give what follows from everything that was public: `unseen`, how many cards of each kind lie in the hidden rows of each
    pool, again group by group; and `counted`, the hidden fields that everybody can count.
    """
    return opened(game) | closed(game, seat)


def opened(game: State) -> dict[str, Nested]:
    """What everyone may see, by field; the fields that not everyone sees are None."""
    return game._open()


def reopened(game: State, before: State, only: Collection[str] | None = None) -> dict[str, Nested]:
    """The fields, or some of them, that everyone may see and that are not as they were before; also how far these are filled."""
    new = game._differing(before)
    if game._lengths:
        new += [name for name, length in game._lengths.items() if length in new and name not in new]
    if only is not None:
        new = [name for name in new if name in only]
    if game._lengths:
        new += [game._lengths[name] for name in new if name in game._lengths]
    return {name: _copy(getattr(game, name), len(game.fields[name].shape)) for name in new}


def closed(game: State, seat: int | None) -> dict[str, Nested]:
    """The rest of what a seat sees: the fields that not everyone sees, `unseen` and `counted`."""
    seen: dict[str, Nested] = {}
    unseen: dict[str, Nested] = {}
    counted: dict[str, Nested] = {}
    for name, declared in game._closed.items():
        value = getattr(game, name)
        if declared.opened and getattr(game, declared.opened):
            seen[name] = _copy(value, len(declared.shape))
            continue
        if declared.counted:
            counted[name] = _copy(value, len(declared.shape))
        if declared.see == "nobody":
            seen[name] = _hidden(value, declared, unseen)
        else:
            seen[name] = [
                _copy(row, len(declared.shape) - 1) if owner == seat else _hidden(row, declared, unseen)
                for owner, row in enumerate(value)
            ]
    if unseen:
        seen["unseen"] = unseen
    if counted:
        seen["counted"] = counted
    return seen


def redeal(kind: type[AnyState], seen: dict[str, Nested], rng: random.Random) -> AnyState:
    """A full state drawn at random from those that look like this view."""
    piles = {pool: _shuffled(counts, rng) for pool, counts in seen.get("unseen", {}).items()}
    counted = seen.get("counted", {})

    def dealt(name: str, declared: Field) -> Nested:
        if name in counted:
            return _copy(counted[name], len(declared.shape))
        if declared.see == "owner":
            return [_dealt(row, declared, piles) for row in seen[name]]
        return _dealt(seen[name], declared, piles)

    return kind._of((name, dealt(name, declared)) for name, declared in kind.fields.items())


def flat(value: Nested) -> Iterator[int]:
    """The numbers of a nested table, one after another."""
    if not isinstance(value, list):
        return iter((value,))
    while value and isinstance(value[0], list):
        value = list(chain.from_iterable(value))
    return iter(value)


def _zeros(shape: tuple[int, ...]) -> Nested:
    if len(shape) < 2:
        return [0] * shape[0] if shape else 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _copier(fields: dict[str, Field], work: dict[str, Field]) -> Callable[[State, State], None]:
    """A method that copies every field into another state, with empty work memory. It is written out because search
    copies positions all the time."""
    lines = [line for name, declared in fields.items() for line in _copying_into(f"twin.{name}", f"self.{name}", declared.shape)]
    lines += [
        f"    twin.{name} = [0] * {declared.size}" if len(declared.shape) == 1 else f"    twin.{name} = zeros({declared.shape})"
        for name, declared in work.items()
    ]
    names: dict[str, Any] = {"zeros": _zeros, "copy": list.copy}
    exec("\n".join(["def copy_to(self, twin):", *lines]), names)
    return names["copy_to"]


def _opener(fields: dict[str, Field]) -> Callable[[State], dict[str, Nested]]:
    """A method that copies every field in its place, those that not everyone sees as None; bots look all the time, too."""
    shown = {name: _copying(f"self.{name}", len(declared.shape)) for name, declared in fields.items()}
    parts = [f"{name!r}: {shown[name] if declared.see == 'everyone' else None}" for name, declared in fields.items()]
    names: dict[str, Any] = {"copy": list.copy}
    exec(f"def shown(self):\n    return {{{', '.join(parts)}}}", names)
    return names["shown"]


def _comparer(fields: dict[str, Field]) -> Callable[[State, State], list[str]]:
    """A method that names the fields that everyone sees and that are not as in another state, written out likewise."""
    lines = [
        f"    if self.{name} != other.{name}: names.append({name!r})"
        for name, declared in fields.items()
        if declared.see == "everyone"
    ]
    names: dict[str, Any] = {}
    exec("\n".join(["def differing(self, other):", "    names = []", *lines, "    return names"]), names)
    return names["differing"]


def _lister(fields: dict[str, Field]) -> Callable[[State], list[int]]:
    """A method that lists every number in the order of the record, written out for the same reason."""
    parts = [_listing(f"self.{name}", len(fields[name].shape)) for name in record_order(fields)]
    names: dict[str, Any] = {"chain": chain.from_iterable}
    exec(f"def numbers(self):\n    return [{', '.join(parts)}]", names)
    return names["numbers"]


def _copying_into(twin: str, what: str, shape: tuple[int, ...]) -> list[str]:
    """Statements that copy a field; those of few rows name each row, which takes half as long as going through them."""
    if len(shape) != 2 or shape[0] > FEW_ROWS:
        return [f"    {twin} = {_copying(what, len(shape))}"]
    rows = [f"row{number}" for number in range(shape[0])]
    return [f"    {', '.join(rows)}, = {what}", f"    {twin} = [{', '.join(f'{row}.copy()' for row in rows)}]"]


def _listing(what: str, depth: int) -> str:
    """An element of a list that stands for all numbers of a nested table of some depth."""
    return what if depth == 0 else f"*{'chain(' * (depth - 1)}{what}{')' * (depth - 1)}"


def _copying(what: str, depth: int) -> str:
    """An expression that copies a nested table of some depth."""
    if depth == 0:
        return what
    if depth == 2:
        return f"list(map(copy, {what}))"
    return f"{what}.copy()" if depth == 1 else f"[{_copying('row', depth - 1)} for row in {what}]"


def _copy(value: Nested, depth: int) -> Nested:
    if depth == 0:
        return value
    if depth == 1:
        return value[:]
    return [_copy(row, depth - 1) for row in value]


def _shaped(numbers: Iterator[int], shape: tuple[int, ...]) -> Nested:
    """The next numbers as a nested table of this shape."""
    if not shape:
        return next(numbers)
    table: Nested = list(islice(numbers, prod(shape)))
    for length in shape[:0:-1]:
        table = [table[first : first + length] for first in range(0, len(table), length)]
    return table


def _fits(value: Nested, shape: tuple[int, ...], bits: int) -> bool:
    if shape:
        return isinstance(value, list) and len(value) == shape[0] and all(_fits(part, shape[1:], bits) for part in value)
    bound = 1 << (bits - 1)
    return type(value) is int and -bound <= value < bound


def _hidden(value: Nested, declared: Field, unseen: dict[str, Nested]) -> Nested:
    if not declared.pool:
        return None
    grouped = declared.groups > 0
    counts = unseen.setdefault(declared.pool, [[0] * len(row) for row in value] if grouped else [0] * len(value))
    for row, total in zip(value, counts, strict=True) if grouped else [(value, counts)]:
        if any(row):  # most rows are empty
            total[:] = map(add, total, row)
    return [{"count": sum(row)} for row in value] if grouped else {"count": sum(value)}


def _shuffled(counts: Nested, rng: random.Random) -> Nested:
    """The kinds of a pool's cards in random order; one pile per group if the pool has groups."""
    if isinstance(counts[0], list):
        return [_shuffled(row, rng) for row in counts]
    pile = [kind for kind, number in enumerate(counts) for _ in range(number)]
    rng.shuffle(pile)
    return pile


def _dealt(value: Nested, declared: Field, piles: dict[str, Nested]) -> Nested:
    """The value itself if it is visible; otherwise a row dealt from its pool, or one per group."""
    if declared.pool and isinstance(value, dict):
        return _row(value["count"], declared.row[-1], piles[declared.pool])
    if declared.pool and isinstance(value[0], dict):
        return [_row(hidden["count"], declared.row[-1], pile) for hidden, pile in zip(value, piles[declared.pool], strict=True)]
    return _copy(value, len(declared.row))


def _row(number: int, kinds: int, pile: list[int]) -> list[int]:
    row = [0] * kinds
    for _ in range(number):
        row[pile.pop()] += 1
    return row
