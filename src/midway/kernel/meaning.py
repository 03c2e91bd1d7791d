"""What the numbers of a state mean, declared once with each field.

    SEATS = Seats(5)
    TERRITORIES = Axis("territory", TERRITORY_NAMES)

    holder: list[int] = field("who holds each territory", TERRITORIES, of=OneOf(None, SEATS, "natives"))
    points: list[int] = field("Victory Points", SEATS, of=Number(60))
    claimed: list[int] = field("who claimed each Breakthrough", BREAKTHROUGHS, of=Some(SEATS))

`named` turns what a seat sees into names: `{"maine": {"seat": 2}, "yukon": "natives"}`; `numbered` turns it back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .state import State

Named = Any  # what JSON can say: None, names, numbers, {"seat": 1}, and lists and dicts of them
HIDDEN = "count"  # the one key of what is hidden, but counted
NONE_HIDDEN: Named = {HIDDEN: 0}


class Axis(int):
    """How many places an axis of a field has, what one of them is, and what each is called.

    With `within`, each place of the previous axis has its own names: the cards of the first suit, of the second, and so on.
    """

    kind: str
    names: tuple[str, ...]

    def __new__(cls, kind: str, names: Sequence[str], within: int = 1) -> Axis:
        made = super().__new__(cls, len(names) // within)
        made.kind, made.names = kind, tuple(names)
        return made

    def names_at(self, before: int) -> tuple[str, ...]:
        """The names of the places under a place of the previous axis."""
        start = before * self if len(self.names) > self else 0
        return self.names[start : start + self]

    def values(self) -> list[Named]:
        """The places as values of a field."""
        return list(self.names)


class Seats(Axis):
    """The axis of the seats, which are numbered from 1, as people count."""

    def __new__(cls, number: int) -> Seats:
        made = int.__new__(cls, number)
        made.kind, made.names = "seat", ()
        return made

    def values(self) -> list[Named]:
        return [seat_named(seat) for seat in range(self)]


def seat_named(seat: int | None) -> Named:
    """A seat as people number it, or None."""
    return None if seat is None else {"seat": seat + 1}


class Meaning(Protocol):
    """What a number of a field means.

    least, most   the numbers it can be
    nothing       the number that means nothing is there, or None
    """

    least: int
    most: int
    nothing: int | None

    def name(self, number: int) -> Named: ...

    def number(self, name: Named) -> int: ...


class Number:
    """A count or a measure. `most` is the highest that the printed game can reach."""

    def __init__(self, most: int, least: int = 0) -> None:
        self.least, self.most, self.nothing = least, most, None if least else 0

    def name(self, number: int) -> Named:
        return number

    def number(self, name: Named) -> int:
        return int(name)


class Flag:
    """1 if true."""

    least, most = 0, 1
    nothing: int | None = 0

    def name(self, number: int) -> Named:
        return number > 0

    def number(self, name: Named) -> int:
        return int(name)


class OneOf:
    """One of several values, numbered from `least`: names, None for nothing, the places of an axis.

    A pair of a word and an axis stands for the places of that axis under the word: `("hand", SEATS)` for
    `{"hand": {"seat": 1}}`, `{"hand": {"seat": 2}}` and so on.
    """

    def __init__(self, *values: str | Axis | tuple[str, Axis] | None, least: int = 0) -> None:
        self.values = _said(values)
        self.least, self.most = least, least + len(self.values) - 1
        self.nothing = least + self.values.index(None) if None in self.values else None

    def name(self, number: int) -> Named:
        return self.values[number - self.least]

    def number(self, name: Named) -> int:
        return self.least + self.values.index(name)


class Lies(OneOf):
    """Where each piece of an axis lies. It is told by places, which is shorter: what lies at a word, or there at each seat.

    `Lies(None, "deck", ("hand", SEATS))` gives `{"deck": ["axe", "bow"], "hand": [["pan"], []]}`; pieces that lie nowhere
    are left out, and so are places where nothing lies.
    """

    def gathered(self, names: Sequence[str], numbers: Sequence[int]) -> Named:
        """The pieces at each place."""
        told: dict[str, Named] = {}
        for name, number in zip(names, numbers, strict=True):
            if number != self.nothing:
                _pile(told, self.name(number)).append(name)
        return told

    def scattered(self, names: Sequence[str], told: Named) -> list[int]:
        """The place of each piece."""
        lies = {name: number for number in range(self.least, self.most + 1) for name in _lying(told, self.name(number))}
        return [lies.get(name, self.nothing or 0) for name in names]


def _pile(told: dict[str, Named], place: Named) -> list[str]:
    """The pile at a place, begun if there is none yet."""
    if isinstance(place, str):
        return told.setdefault(place, [])
    ((word, where),) = place.items()
    if isinstance(where, str):
        return told.setdefault(word, {}).setdefault(where, [])
    rows = told.setdefault(word, [])
    rows += [[] for _ in range(len(rows), where["seat"])]
    return rows[where["seat"] - 1]


def _lying(told: Named, place: Named) -> list[str]:
    """The pile at a place."""
    if place is None or isinstance(place, str):
        return told.get(place, [])
    ((word, where),) = place.items()
    if isinstance(where, str):
        return told.get(word, {}).get(where, [])
    rows = told.get(word, [])
    return rows[where["seat"] - 1] if where["seat"] <= len(rows) else []


class Some:
    """A set of such values, one bit for each, from the bit `first` on."""

    nothing: int | None = 0

    def __init__(self, *values: str | Axis, first: int = 0) -> None:
        self.values, self.first = _said(values), first
        self.least, self.most = 0, (1 << len(self.values)) - 1 << first

    def name(self, number: int) -> Named:
        return [value for bit, value in enumerate(self.values, self.first) if number >> bit & 1]

    def number(self, name: Named) -> int:
        return sum(1 << self.first + self.values.index(value) for value in name)


def _said(values: Sequence[str | Axis | tuple[str, Axis] | None]) -> list[Named]:
    """All values, one after another."""
    said: list[Named] = []
    for value in values:
        word, axis = value if isinstance(value, tuple) else ("", value)
        places = axis.values() if isinstance(axis, Axis) else [axis]
        said += [{word: place} for place in places] if word else places
    return said


def named(kind: type[State], seen: dict[str, Any], only: Collection[str] | None = None) -> dict[str, Named]:
    """What a seat sees (`midway.kernel.state.view`) in names; `only` some of it, if that is given.

    Along an axis with names stands a dict without what is nothing (0, None, an empty set); flags are the list of those that
    are set, and pieces stand at their places (`Lies`). Other axes, the seats among them, are lists, as long as they are
    filled; numbers, but for those of seats, end with the last that is not 0. What is hidden stays as it is, groups of which
    nothing is hidden together, and so do the counts of `unseen`, in the order of the names.
    """
    return _told(kind, seen, seen if only is None else [name for name in seen if name in only])


def renamed(
    kind: type[State], new: dict[str, Any], told: dict[str, Named], only: Collection[str] | None = None
) -> dict[str, Named]:
    """The same for who was told what they saw before: only what is new (`midway.kernel.state.reopened`) is put into names."""
    return told | _told(kind, new, new if only is None else [name for name in new if name in only])


def _told(kind: type[State], seen: dict[str, Any], names: Iterable[str]) -> dict[str, Named]:
    """Some of what a seat sees in names."""
    told = {}
    for name in names:
        value, declared = seen[name], kind.fields.get(name)
        if declared:
            value = declared.named(_trimmed(value, seen[declared.filled]) if declared.filled else value)
        told[name] = value
    return told


def numbered(kind: type[State], told: dict[str, Named]) -> dict[str, Any]:
    """The view that `named` gave in names."""
    seen = dict(told)
    for name, declared in kind.fields.items():
        value = _numbered(told[name], declared.shape, declared.of)
        seen[name] = _padded(value, declared.shape) if declared.filled else value
    return seen


def _trimmed(value: Any, filled: Any) -> Any:
    """The places of the last axis that are filled."""
    if isinstance(filled, int):
        return value[:filled]
    return [_trimmed(part, number) for part, number in zip(value, filled, strict=True)]


def _padded(value: Any, shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_padded(part, shape[1:]) for part in value]
    return value + [0] * (shape[0] - len(value))


def namer(axes: tuple[int, ...], of: Meaning, before: int = 0) -> Callable[[Any], Named]:
    """A function that puts the numbers of a field into names; it is made once, because every snapshot asks for every field."""
    name = of.name if not axes else _along_names(axes, of, before) if _names(axes[0], before) else _along_places(axes, of)
    return lambda value: value if value is None or isinstance(value, dict) else name(value)


def _along_places(axes: tuple[int, ...], of: Meaning) -> Callable[[Any], Named]:
    """The names along an axis that has none itself."""
    if isinstance(of, Number) and len(axes) == 1:
        return (lambda value: value) if isinstance(axes[0], Seats) else lambda value: _ended(value, of.nothing)
    names = _names(axes[1], 0) if len(axes) == 2 and isinstance(of, Number) else ()
    if names and names == _names(axes[1], 1):
        return lambda value: [_counted(row, names, of.nothing) for row in value]
    parts = [namer(axes[1:], of, place) for place in range(axes[0])]
    return lambda value: [name(part) for name, part in zip(parts, value, strict=False)]


def _along_names(axes: tuple[int, ...], of: Meaning, before: int) -> Callable[[Any], Named]:
    """The names along an axis with names."""
    names, rest, nothing = _names(axes[0], before), axes[1:], of.nothing
    if rest:
        return _nested(names, [namer(rest, of, place) for place in range(axes[0])], bool(_names(rest[0], 0)))
    if isinstance(of, Flag):
        return lambda value: [name for name, number in zip(names, value, strict=True) if number]
    if isinstance(of, Lies):
        return lambda value: of.gathered(names, value)
    if isinstance(of, Number):
        return lambda value: _counted(value, names, nothing)
    return lambda value: {name: of.name(number) for name, number in zip(names, value, strict=True) if number != nothing}


def _counted(row: Any, names: tuple[str, ...], nothing: int | None) -> Named:
    """The numbers of a row by name, without what is nothing; what is hidden stays as it is."""
    if row is None or isinstance(row, dict):
        return row
    return {name: number for name, number in zip(names, row, strict=True) if number != nothing}


def _nested(names: tuple[str, ...], parts: list[Callable[[Any], Named]], may_lack: bool) -> Callable[[Any], Named]:
    """The names along an axis with names and another axis under it; where that has names too, what is empty is left out."""

    def name(value: Any) -> Named:
        told = {name: part(under) for name, part, under in zip(names, parts, value, strict=True)}
        if all(part == NONE_HIDDEN for part in told.values()):
            return NONE_HIDDEN
        return {name: part for name, part in told.items() if part or not may_lack}

    return name


def _ended(value: list[int], nothing: int | None) -> list[int]:
    """Without what is nothing at the end."""
    length = len(value)
    while length and value[length - 1] == nothing:
        length -= 1
    return value[:length]


def _numbered(told: Named, axes: tuple[int, ...], of: Meaning, before: int = 0) -> Any:
    if not axes:
        return None if told is None and not _can_be_none(of) else of.number(told)
    if told is None or (isinstance(told, dict) and HIDDEN in told):
        return [told] * axes[0] if told and len(axes) > 1 else told
    names, rest = _names(axes[0], before), axes[1:]
    if not names:
        parts = [_numbered(part, rest, of, place) for place, part in enumerate(told)]
        return parts + [of.nothing] * (axes[0] - len(parts)) if isinstance(of, Number) and not rest else parts
    if rest:
        return [_numbered(told.get(name, {}), rest, of, place) for place, name in enumerate(names)]
    if isinstance(of, Flag):
        return [int(name in told) for name in names]
    if isinstance(of, Lies):
        return of.scattered(names, told)
    return [of.number(told[name]) if name in told else of.nothing for name in names]


def _can_be_none(of: Meaning) -> bool:
    """True if None is a value rather than a hidden number."""
    return isinstance(of, OneOf) and of.nothing is not None


def _names(axis: int, before: int) -> tuple[str, ...]:
    return axis.names_at(before) if isinstance(axis, Axis) else ()
