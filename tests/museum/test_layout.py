"""Arranging a museum: the quick layout, and the best one beside an exhaustive search."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from midway.games.museum import GAME
from midway.games.museum.best import best_layout
from midway.games.museum.groups import layout_points
from midway.games.museum.layout import quick
from midway.games.museum.state import CIVILISATION_NAMES, DOMAIN_NAMES, EACH
from midway.games.museum.tables import COLLECTION_POINTS, DOMAIN, DOWN, RIGHT
from midway.kernel.machine import machine

PLAIN = machine(GAME, "plain")
CIVILISATIONS, DOMAINS = range(12), range(12, 18)
RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3


def best_points(game, host: int) -> int:
    """What the best layout brings."""
    game.space[host] = [entry + 1 for entry in best_layout(PLAIN, game, host)]
    assert sorted(entry for entry in game.space[host] if entry) == list(range(1, game.objects[host] + 1))
    return layout_points(game, host)


class Exhaustive:
    """Every layout of a museum, one object after another on every space, but for those that can bring no more than is known.

    It knows rows of points, walls and distances, and shares nothing with the search it is held against.
    """

    def __init__(self, game, host: int) -> None:
        plan = host + 1 if game.advanced else 0
        doors = [(s, s + 1) for s in range(25) if RIGHT[plan][s]] + [(s, s + 5) for s in range(25) if DOWN[plan][s]]
        self.doors = {s: {b if a == s else a for a, b in doors if s in (a, b)} for s in range(25)}
        self.steps = [self.distances(space) for space in range(25)]
        self.experts = game.scholar[host]
        things = game.entry[host][: game.objects[host]]
        self.things = self.in_order(things)
        self.total = {kind: sum(kind in self.kinds(thing) for thing in things) for kind in (*CIVILISATIONS, *DOMAINS)}
        self.whole = {kind: self.value(kind, parts) for kind in self.total for parts in [self.most(kind, 1)]}
        self.torn = {kind: self.value(kind, parts) for kind in self.total for parts in [self.most(kind, 2)]}

    def distances(self, start: int) -> list[int]:
        """How many steps it is from a space to every other."""
        steps, edge = {start: 0}, [start]
        for space in edge:
            for other in self.doors[space] - set(steps):
                steps[other] = steps[space] + 1
                edge.append(other)
        return [steps[space] for space in range(25)]

    def in_order(self, things: list[int]) -> list[int]:
        """Each after those it has most to do with."""
        left, order = set(things), []
        while left:
            near = {t: sum(len(set(self.kinds(t)) & set(self.kinds(o))) for o in order or things) for t in left}
            order.append(max(sorted(left), key=lambda thing: near[thing]))
            left.remove(order[-1])
        return order

    def kinds(self, thing: int) -> tuple[int, int]:
        return thing // EACH, 12 + DOMAIN[thing]

    def most(self, kind: int, parts: int) -> list[int]:
        """The most valuable sizes of so many groups or more."""
        of_each = Counter(thing if kind < 12 else thing // EACH for thing in self.things if kind in self.kinds(thing))
        ways = [
            way
            for number in range(self.total[kind] + 1)
            for way in sums(number, len(of_each))
            if len(way) >= parts and number <= sum(min(count, len(way)) for count in of_each.values())
        ]
        return max(ways or [[0]], key=lambda way: self.value(kind, way))

    def value(self, kind: int, sizes: list[int]) -> int:
        row, more = COLLECTION_POINTS[kind >= 12], self.experts[kind]
        return sum(row[size] for size in sizes) + max(row[size + more] - row[size] for size in sizes if size) if any(sizes) else 0

    def groups(self, kind: int, at: dict[int, int]) -> list[int]:
        """The sizes of a kind's groups as they stand."""
        left, sizes = {space for thing, space in at.items() if kind in self.kinds(thing)}, []
        standing = {space: thing for thing, space in at.items()}
        while left:
            group, edge = set(), {left.pop()}
            while edge:
                group |= edge
                edge = {other for space in edge for other in self.doors[space] if other in left}
                left -= edge
            sizes.append(len(group) if kind < 12 else len({standing[space] // EACH for space in group}))
        return sizes

    def hope(self, kind: int, at: dict[int, int]) -> int:
        """The most that a kind can still bring: torn if two of its objects are too far apart for all to join them."""
        spaces = [space for thing, space in at.items() if kind in self.kinds(thing)]
        if len(spaces) == self.total[kind]:
            return self.value(kind, self.groups(kind, at))
        far = max((self.steps[a][b] for a in spaces for b in spaces), default=0)
        return self.torn[kind] if far > self.total[kind] - 1 else max(self.whole[kind], self.torn[kind])

    def beats(self, known: int, at: dict[int, int], hopes: dict[int, int]) -> bool:
        """True if some layout that goes on from here brings more than is known."""
        if sum(hopes.values()) <= known:
            return False
        if len(at) == len(self.things):
            return True
        thing = self.things[len(at)]
        for space in set(range(25)) - set(at.values()):
            then = {**at, thing: space}
            changed = {kind: self.hope(kind, then) for kind in self.kinds(thing)}
            if self.beats(known, then, hopes | changed):
                return True
        return False


def sums(number: int, largest: int = 25):
    """All ways to write a number as a sum."""
    if number == 0:
        yield []
    for part in range(min(number, largest), 0, -1):
        yield from ([part, *rest] for rest in sums(number - part, part))


def nothing_beats(game, host: int, points: int) -> bool:
    """True if no layout at all brings more."""
    every = Exhaustive(game, host)
    return not every.beats(points, {}, {kind: every.hope(kind, {}) for kind in every.total if every.total[kind]})


def furnish(stage, rng: random.Random, host: int, number: int) -> None:
    """A museum of few kinds, and some experts: the hardest to arrange."""
    civilisations = rng.sample(CIVILISATION_NAMES, rng.choice([2, 3, 4]))
    domains = rng.sample(DOMAIN_NAMES, rng.choice([2, 3, 4]))
    things = []
    while len(things) < number:
        try:
            things.append(stage.pick(rng.choice(civilisations), rng.choice(domains)))
        except LookupError:
            continue
    stage.museum(host, things)
    for _ in range(rng.randrange(4)):
        stage.game.scholar[host][rng.randrange(18)] = 1


@pytest.mark.rule("MU score.layout")
@pytest.mark.parametrize("boards", ["standard", "advanced"])
@pytest.mark.parametrize("number", range(3, 10))
def test_no_layout_of_up_to_nine_objects_beats_the_best(new_stage, number, boards):
    for seed in range(6):
        rng = random.Random(f"{number} {seed}")
        stage, host = new_stage(4, boards=boards), seed % 4
        furnish(stage, rng, host, number)
        points = best_points(stage.game, host)
        quick(stage.game, host)
        assert layout_points(stage.game, host) <= points
        assert nothing_beats(stage.game, host, points), (number, seed)


def by_kinds(stage, kinds: list[tuple[int, int]]) -> list[int]:
    return [stage.pick(CIVILISATION_NAMES[civilisation], DOMAIN_NAMES[domain]) for civilisation, domain in kinds]


# Between walls, kinds cannot always stand as each would like; the last two can, but hardly.
HARD = [
    (YELLOW, 17, [(7, 0), (6, 3), (7, 3), (11, 0), (6, 0), (11, 3)], (15, 6, 11, 7)),
    (YELLOW, 23, [(9, 0), (0, 1), (9, 1), (0, 0), (7, 0), (9, 5), (7, 1)], (12, 9, 7, 0, 13)),
    (GREEN, 21, [(6, 2), (3, 4), (5, 4), (5, 3), (3, 2), (5, 2), (6, 3)], (15, 3, 6, 16, 5)),
    (RED, 15, [(8, 0), (4, 5), (2, 5), (3, 1), (3, 5), (3, 0), (4, 0), (2, 1), (4, 1)], (1,)),
    (RED, 20, [(8, 0), (8, 2), (2, 0), (4, 0), (2, 5), (2, 2), (4, 2)], (0, 4, 5, 6, 8, 11, 12)),
    (GREEN, 21, [(5, 4), (5, 5), (3, 4), (10, 4), (7, 4), (7, 5), (3, 5), (3, 0), (5, 0)], (1, 2, 6, 9, 10, 12, 15)),
]


@pytest.mark.rule("MU score.layout", "MU variant.boards")
@pytest.mark.parametrize(("host", "points", "kinds", "experts"), HARD)
def test_the_best_layout_between_walls(new_stage, host, points, kinds, experts):
    stage = new_stage(4, boards="advanced")
    stage.museum(host, by_kinds(stage, kinds))
    for kind in experts:
        stage.game.scholar[host][kind] = 1
    assert best_points(stage.game, host) == points
    assert nothing_beats(stage.game, host, points)


@pytest.mark.rule("MU score.layout", "MU score.domain.duplicates")
def test_a_domain_in_two_groups_where_one_would_bring_less(new_stage):
    stage = new_stage(2)
    stage.museum(0, by_kinds(stage, [(0, 0), (1, 0), (2, 0)] * 2))
    assert best_points(stage.game, 0) == 2 * COLLECTION_POINTS[1][3]


@pytest.mark.rule("MU score.layout", "MU score.gallery")
def test_the_best_layout_fills_the_grand_gallery(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek") for _ in range(9)])
    assert best_points(stage.game, 0) >= 10 + COLLECTION_POINTS[0][9]


@pytest.mark.rule("MU score.layout", "MU loan.host-layout")
def test_the_quick_layout_holds_every_object_once_and_is_always_the_same(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick() for _ in range(25)])
    quick(stage.game, 0)
    first = list(stage.game.space[0])
    assert sorted(first) == list(range(1, 26))
    quick(stage.game, 0)
    assert stage.game.space[0] == first


@pytest.mark.rule("MU score.gallery")
def test_a_gallery_of_one_domain(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(domain="navigation") for _ in range(9)])
    stage.lay_out(0, [3, 8, 11, 12, 13, 14, 15, 18, 23])
    assert stage.points(0, "gallery") == 10
