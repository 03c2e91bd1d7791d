"""Museum's best layouts beside a long annealing: a hundred museums of 16 to 22 objects drawn at random.

python bench/layouts.py            says in how many museums the annealing found more, and by how much
python bench/layouts.py --full     museums of 25 objects too, on every plan: the hardest there are
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numba
import numpy as np

from midway.games.museum.best import Hall, best_layout
from midway.games.museum.tables import COLLECTION_POINTS, DOMAIN, GALLERY_POINTS
from midway.kernel.game import find
from midway.kernel.machine import machine

MUSEUMS, FULL = 100, 20
STARTS, STEPS = 6, 300_000  # of the annealing
HOT, COLD, UNIT = 20.0, 1.0, 8.0  # its temperatures, where a point is a unit and a pair in a group 1


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def worth(kind: int, masks: Any, plan: Any, rows: Any) -> tuple[int, int]:
    """The points of a kind, and the squares of its groups."""
    right, down = plan[0], plan[1]
    row = rows[0 if kind < 12 else 1]
    left, points, squares = masks[kind], 0, 0
    while left:
        group, grown = left & -left, 0
        while grown != group:
            grown = group
            group |= ((group & right) << 1) | ((group >> 1) & right) | ((group & down) << 5) | ((group >> 5) & down)
            group &= left
        left ^= group
        size = 0
        for space in range(25):
            size += (group >> space) & 1
        if kind >= 12:
            size = 0
            for civilisation in range(12):
                size += 1 if group & masks[civilisation] else 0
        points += row[size]
        squares += size * size
    if masks[kind] & plan[2] == plan[2]:
        points += plan[3]
    return points, squares


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def annealed(kinds: Any, plan: Any, rows: Any, seed: int) -> int:
    """The most points that one annealing sees."""
    np.random.seed(seed)
    standing = np.full(25, -1)
    spaces = np.random.permutation(25)
    masks = np.zeros(18, np.int64)
    for thing in range(len(kinds)):
        standing[spaces[thing]] = thing
        for axis in range(2):
            masks[kinds[thing][axis]] |= 1 << spaces[thing]
    points, squares = np.zeros(18, np.int64), np.zeros(18, np.int64)
    for kind in range(18):
        points[kind], squares[kind] = worth(kind, masks, plan, rows)
    most = points.sum()
    for step in range(STEPS):
        one, other = np.random.randint(25), np.random.randint(25)
        pair = (standing[one], standing[other])
        if pair[0] < 0 or pair[0] == pair[1]:
            continue
        changed = {-1}
        for thing in pair:
            if thing >= 0:
                for axis in range(2):
                    masks[kinds[thing][axis]] ^= (1 << one) | (1 << other)
                    changed.add(kinds[thing][axis])
        gain = 0.0
        for kind in changed:
            if kind >= 0:
                after = worth(kind, masks, plan, rows)
                gain += UNIT * (after[0] - points[kind]) + after[1] - squares[kind]
        if gain >= 0 or np.random.random() < np.exp(gain / (HOT * (COLD / HOT) ** (step / STEPS))):
            standing[one], standing[other] = pair[1], pair[0]
            for kind in changed:
                if kind >= 0:
                    points[kind], squares[kind] = worth(kind, masks, plan, rows)
            most = max(most, points.sum())
        else:
            for thing in pair:
                if thing >= 0:
                    for axis in range(2):
                        masks[kinds[thing][axis]] ^= (1 << one) | (1 << other)
    return most


def museum(seed: int, objects: int, plan: int) -> tuple[Any, int]:
    """A museum of objects drawn at random, on the front side or on a plan of the back sides; and its host."""
    game: Any = find("museum").state()
    host = max(0, plan - 1)
    game.seats, game.advanced = 4, int(plan > 0)
    things = random.Random(seed).sample(range(len(DOMAIN)), objects)
    game.objects[host] = objects
    game.entry[host][:objects] = things
    game.owner[host][:objects] = [host] * objects
    for thing in things:
        game.in_domain[host][DOMAIN[thing]][thing // 15] += 1
    for kind in range(12):
        game.in_kind[host][kind] = sum(thing // 15 == kind for thing in things)
    return game, host


def compare(title: str, museums: list[tuple[Any, int]]) -> None:
    """Best layouts and annealings of some museums, in a line."""
    plain = machine(find("museum"), "plain")
    rows = np.array(COLLECTION_POINTS)
    short, ahead, seconds = [], 0, []
    for game, host in museums:
        began = time.process_time()
        layout = best_layout(plain, game, host)
        seconds.append(time.process_time() - began)
        hall = Hall(plain, game, host)
        plan = np.array([hall.right, hall.down, hall.gallery, GALLERY_POINTS])
        most = max(annealed(np.array(hall.kinds), plan, rows, seed) for seed in range(STARTS))
        short += [most - hall.points(layout)] * (most > hall.points(layout))
        ahead += hall.points(layout) > most
    times = f"{sum(seconds) / len(seconds):.2f} s on average, {max(seconds):.1f} s at most"
    print(f"{title}: {len(short)} of {len(museums)} short of the annealing {short}, {ahead} ahead of it; {times}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--full", action="store_true", help="museums of 25 objects too")
    asked = parser.parse_args()
    compare("16 to 22 objects", [museum(seed, 16 + seed % 7, 0) for seed in range(MUSEUMS)])
    if asked.full:
        compare("25 objects", [museum(seed, 25, seed % 5) for seed in range(FULL)])
