"""The best layout of a museum, for a player who asks for it.

A wish says which objects should stand together: for each kind, its groups. We know what a wish would bring before laying it out,
so wishes are tried best first, and the first that can be laid out is the best layout. It may take long to show that a wish
cannot be laid out, so each is given up after some tries; a long search of the quick kind then sets a mark, and the wishes above
it are tried harder. In a museum of up to nine objects no wish is given up, so the layout is the best there is.

A layout is a list of 25: the entry on each space, counted from 0, or NONE.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import islice
from typing import Any, NamedTuple

from midway.kernel.machine import Plain

from .layout import quick, search
from .state import CIVILISATIONS, EACH, KINDS, SIDE, SPACES, Museum
from .tables import (
    COLLECTION_POINTS, DOMAIN, DOWN, GALLERY_POINTS, GALLERY_SPACE, LENT_FOR_BOARD, RIGHT, SEVERAL_GROUPS,
)  # fmt: skip

NONE = -1
EXACT = 9  # objects of a museum in which no wish is given up; of a kind whose groupings are all looked at
FIRST, HARDER, HARDEST = (100, 10), (400, 10), (1600, 3)  # tries for each wish, wishes
STEPS, LOSS, SEED = 20_000, 24, 0x2545F491  # of the long search
ALL = (1 << SPACES) - 1

Layout = list[int]
Group = frozenset[int]  # entries that stand together
Grouping = frozenset[Group]  # of a kind: its groups of two or more


def best_layout(plain: Plain, game: Museum, host: int) -> Layout:
    """The best layout that is found for a museum; of up to nine objects the best there is. [MU score.layout]"""
    copy: Any = game.clone()  # type: ignore[attr-defined]
    hall, rng = Hall(plain, game, host), random.Random(0)
    plain.bound(quick)(copy, host)
    layout = _better(hall, [entry - 1 for entry in copy.space[host]], rng, *FIRST)
    if hall.objects <= EXACT:
        return _better(hall, layout, rng, None, None)
    if hall.points(layout) < next(_wishes(hall, 0)).points:
        plain.bound(search)(copy, host, STEPS, LOSS, SEED)
        layout = max(layout, [entry - 1 for entry in copy.space[host]], key=hall.points)
        for tries, many in (HARDER, HARDEST):
            layout = _better(hall, layout, rng, tries, many)
    return layout


def _better(hall: Hall, layout: Layout, rng: random.Random, tries: int | None, many: int | None) -> Layout:
    """The first of the best so many wishes that bring more than a layout and can be laid out; else the layout."""
    for wish in islice(_wishes(hall, hall.points(layout)), many):
        if found := Laying(hall, wish, rng, tries).laid():
            return found
    return layout


class Hall:
    """A museum that is to be arranged: its plan, its objects, and what groups of them bring."""

    def __init__(self, plain: Plain, game: Museum, host: int) -> None:
        tables = plain.tables
        plan = host + 1 if game.advanced else 0
        self.right, self.down, self.gallery = (
            sum(bit << space for space, bit in enumerate(tables(table)[plan])) for table in (RIGHT, DOWN, GALLERY_SPACE)
        )
        self.rows = tables(COLLECTION_POINTS)
        self.several = bool(tables(SEVERAL_GROUPS))
        self.experts = game.scholar[host]
        self.objects = int(game.objects[host])
        self.kinds = [(thing // EACH, CIVILISATIONS + tables(DOMAIN)[thing]) for thing in game.entry[host][: self.objects]]
        self.members = [[entry for entry, kinds in enumerate(self.kinds) if kind in kinds] for kind in range(KINDS)]
        # Those that count in the Grand Gallery, and what it brings.
        self.own = {entry for entry in range(self.objects) if tables(LENT_FOR_BOARD) or game.owner[host][entry] == host}
        self.bonus = int(tables(GALLERY_POINTS))
        self.ways = {kind: _ways(self, kind) for kind, members in enumerate(self.members) if members}

    def beside(self, spaces: int) -> int:
        """The spaces next to these, through corridors."""
        right, down = self.right, self.down
        return ((spaces & right) << 1) | ((spaces >> 1) & right) | ((spaces & down) << SIDE) | ((spaces >> SIDE) & down)

    def joined(self, spaces: int, start: int) -> int:
        """The starting spaces, and those of the others that hang together with them."""
        group, grown = start, 0
        while grown != group:
            grown = group
            group |= self.beside(group) & spaces
        return group

    def parts(self, spaces: int) -> Iterator[int]:
        """The groups that spaces fall into."""
        while spaces:
            part = self.joined(spaces, spaces & -spaces)
            spaces ^= part
            yield part

    def points(self, layout: Layout) -> int:
        """What a layout brings, without the bonus of a full museum. [MU score.both, score.gallery]"""
        at = {entry: 1 << space for space, entry in enumerate(layout) if entry != NONE}
        total = bonus = 0
        for kind, members in enumerate(self.members):
            if members:
                parts = self.parts(sum(at[entry] for entry in members))
                total += self.value(kind, [frozenset(entry for entry in members if at[entry] & part) for part in parts])
                own = sum(at[entry] for entry in members if entry in self.own)
                bonus = max(bonus, self.bonus * (own & self.gallery == self.gallery))
        return total + bonus

    def value(self, kind: int, groups: list[Group]) -> int:
        """Points of a kind in these groups, the expert where it adds most. [MU score.both, score.expert]"""
        row, experts = self.rows[kind >= CIVILISATIONS], self.experts[kind]
        sizes = [self.size(kind, group) for group in groups]
        if not self.several:
            return int(max(row[size + experts] for size in sizes))
        return int(sum(row[size] for size in sizes) + max(row[size + experts] - row[size] for size in sizes))

    def size(self, kind: int, group: Group) -> int:
        """Objects, or a domain's civilisations. [MU score.civilisation, score.domain.duplicates]"""
        return len(group) if kind < CIVILISATIONS else len({self.kinds[entry][0] for entry in group})


class Wish(NamedTuple):
    """A way to group a museum: the points it would bring, its groups by kind, and the spaces it may use."""

    points: int
    groups: tuple[tuple[int, Group], ...]
    spaces: int


class Way(NamedTuple):
    """A way to group one kind."""

    points: int
    groups: Grouping


def _wishes(hall: Hall, points: int) -> Iterator[Wish]:
    """The ways to group a museum that would bring more than so many points, best first."""
    kinds, ways = list(hall.ways), list(hall.ways.values())
    halls = [(0, ALL)]
    if max(len(hall.own.intersection(members)) for members in hall.members) >= hall.gallery.bit_count():
        halls.append((hall.bonus, ALL if hall.objects > EXACT else hall.gallery))
    most = sum(row[0].points for row in ways)
    queue = [(-most - bonus, (0,) * len(ways), spaces) for bonus, spaces in halls]
    queue.sort()
    seen = set()
    while queue and -queue[0][0] > points:
        total, chosen, spaces = heappop(queue)
        groups = ((kind, group) for kind, row, way in zip(kinds, ways, chosen, strict=True) for group in row[way].groups)
        yield Wish(-total, tuple(sorted(groups, key=lambda group: (group[0], sorted(group[1])))), spaces)
        for at, row in enumerate(ways):
            following = (*chosen[:at], chosen[at] + 1, *chosen[at + 1 :])
            if following[at] < len(row) and (following, spaces) not in seen:
                seen.add((following, spaces))
                loss = row[chosen[at]].points - row[following[at]].points
                heappush(queue, (total + loss, following, spaces))


def _ways(hall: Hall, kind: int) -> list[Way]:
    """The ways to group a kind, best first; in a large museum one of those that differ in objects of the same kinds."""
    members = hall.members[kind]
    found = {}
    for groups in _groupings(members) if len(members) <= EXACT else _large_groupings(hall, kind):
        points = hall.value(kind, groups)
        for group in groups:  # what brings nothing need not stand together
            apart = [*(other for other in groups if other != group), *(frozenset([entry]) for entry in group)]
            if len(group) > 1 and hall.value(kind, apart) == points:
                groups = apart
        way = Way(points, frozenset(group for group in groups if len(group) > 1))
        alike = sorted(sorted(hall.kinds[entry] for entry in group) for group in way.groups)
        found[way if hall.objects <= EXACT else (points, str(alike))] = way
    return sorted(found.values(), key=lambda way: (-way.points, sorted(map(sorted, way.groups))))


def _groupings(entries: list[int]) -> Iterator[list[Group]]:
    """All ways to divide entries into groups."""
    if not entries:
        yield []
        return
    first = frozenset(entries[:1])
    for groups in _groupings(entries[1:]):
        yield [first, *groups]
        for at, group in enumerate(groups):
            yield [*groups[:at], group | first, *groups[at + 1 :]]


def _large_groupings(hall: Hall, kind: int) -> Iterator[list[Group]]:
    """Of a kind with many objects: all in one group, one of each civilisation, and all but one of these."""
    members = hall.members[kind]
    each = {hall.kinds[entry]: entry for entry in reversed(members)}.values()
    for whole in (frozenset(members), frozenset(each)):
        for left_out in (None, *whole):
            group = whole - {left_out}
            yield [group, *(frozenset([entry]) for entry in members if entry not in group)]


class Laying:
    """Laying out a wish: every group must hang together, and no two of one kind may touch."""

    def __init__(self, hall: Hall, wish: Wish, rng: random.Random, tries: int | None) -> None:
        self.hall, self.wish, self.rng = hall, wish, rng
        self.left = tries  # None for as many as it takes
        self.layout: Layout = [NONE] * SPACES
        self.free = wish.spaces
        self.stands = [0] * len(wish.groups)  # the spaces of each group so far
        self.missing = [len(group) for _, group in wish.groups]
        self.of = [[n for n, (_, group) in enumerate(wish.groups) if entry in group] for entry in range(hall.objects)]
        self.waiting = {entry for entry in range(hall.objects) if self.of[entry]}
        self.loose = [entry for entry in range(hall.objects) if not self.of[entry]]

    def laid(self) -> Layout | None:
        """A layout that goes on from here and brings what was wished."""
        if self.waiting:
            entry, spaces = self._narrowest()
        elif self.loose:
            entry, spaces = self.loose[-1], self.free
        else:
            return self.layout[:] if self.hall.points(self.layout) >= self.wish.points else None
        choices = [1 << space for space in range(SPACES) if (spaces >> space) & 1]
        self.rng.shuffle(choices)
        for space in choices:
            if self.left is not None:
                if self.left == 0:
                    return None
                self.left -= 1
            self._put(entry, space)
            if self._hopeful() and (found := self.laid()):
                return found
            self._take(entry, space)
        return None

    def _narrowest(self) -> tuple[int, int]:
        """The object with the fewest spaces to choose from, and these."""
        choices = ((entry, self._spaces_for(entry)) for entry in sorted(self.waiting))
        return min(choices, key=lambda choice: (choice[1].bit_count(), -len(self.of[choice[0]])))

    def _spaces_for(self, entry: int) -> int:
        """Free spaces near enough to its groups, and not beside other groups of its kinds."""
        spaces = self.free
        for group in self.of[entry]:
            for part in self.hall.parts(self.stands[group]):
                spaces &= self._reached(group, part)
            kind = self.wish.groups[group][0]
            for rival, (other, _) in enumerate(self.wish.groups):
                if other == kind and rival != group:
                    spaces &= ~self.hall.beside(self.stands[rival])
        return spaces

    def _reached(self, group: int, part: int) -> int:
        """The spaces that the missing objects of a group could join to a part of it."""
        own = self.stands[group]
        for _ in range(self.missing[group]):
            part = self.hall.joined(own, part | self.hall.beside(part) & self.free)
        return part

    def _hopeful(self) -> bool:
        """True if no group is torn for good."""
        for group, own in enumerate(self.stands):
            part = self.hall.joined(own, own & -own)
            if part != own and own & ~self._reached(group, part):
                return False
        return True

    def _put(self, entry: int, space: int) -> None:
        self.layout[space.bit_length() - 1] = entry
        self.free ^= space
        if self.of[entry]:
            self.waiting.remove(entry)
        else:
            self.loose.pop()
        for group in self.of[entry]:
            self.stands[group] ^= space
            self.missing[group] -= 1

    def _take(self, entry: int, space: int) -> None:
        self.layout[space.bit_length() - 1] = NONE
        self.free ^= space
        if self.of[entry]:
            self.waiting.add(entry)
        else:
            self.loose.append(entry)
        for group in self.of[entry]:
            self.stands[group] ^= space
            self.missing[group] += 1
