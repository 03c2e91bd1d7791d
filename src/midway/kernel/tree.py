"""Plain tree search, in kernel Python: what `search.py` is measured against.

Open loop, with upper confidence bounds (UCT) in every node, the root too: what was never tried comes first, then the choice
with the best mean and margin. Every playout deals anew what the seat cannot see and goes on by the game's own bot to the end.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, draw, legal, seat
from .drivers import restart
from .noise import bits, stream
from .redeal import redeal
from .rule import CHANCE, NOBODY, rule
from .search import (
    BOTS,
    CHILD,
    CODE,
    DARING,
    DEALS,
    DEPTH,
    LONGEST,
    NEXT,
    VISITS,
    WORTH,
    appraise,
    descend,
    go_on,
    learn,
    offered,
    root,
)


@rule
def grow(games: Any, start: Any, out: Any, work: Any, tree: Any, grown: Any, path: Any, worth: Any, weights: Any, sensed: Any,
         me: int, seats: int, ways: Any, seed: int, first: int, last: int) -> None:  # fmt: skip
    """Make the playouts from number first to last; node 0 of the tree is the decision."""
    for number in range(first, last):
        restart(games, start)
        redeal(games[0], me, stream(seed, DEALS + number), work)
        length = walk(games[0], out, tree, grown, path, ways, stream(seed, number))
        appraise(games[0], seats, weights, sensed, worth)
        learn(tree, path, length, worth)


@rule
def walk(game: Any, out: Any, tree: Any, grown: Any, path: Any, ways: Any, key: int) -> int:
    """Play to the end, through the tree and one node beyond; return how many nodes of it were passed."""
    inside = True
    path[0] = 0
    length = 1
    events = 0
    who = seat(game)
    while who != NOBODY and events < ways[LONGEST]:
        x = bits(key, events)
        if who == CHANCE:
            apply(game, draw(game, x))
        else:
            n = legal(game, out)
            if inside and n > 1 and length <= ways[DEPTH]:
                code = promising(tree, path[length - 1], out, n, ways, x)
                passed = length
                length = descend(tree, grown, path, passed, who, code)
                inside = length > passed and tree[path[passed]][VISITS] > 0
                apply(game, code)
            else:
                apply(game, go_on(game, out, n, ways[BOTS + who], ways, x))
        events += 1
        who = seat(game)
    return length


@rule
def promising(tree: Any, node: int, out: Any, n: int, ways: Any, x: int) -> int:
    """The choice to follow: any that was never tried, or the one with the highest upper confidence bound."""
    best = out[0]
    most = -1
    fresh = n
    log = logarithm(tree[node][VISITS])
    found = tree[node][CHILD]
    while found != 0:
        if offered(out, n, tree[found][CODE]):
            fresh -= 1
            visits = tree[found][VISITS]
            bound = tree[found][WORTH] // visits + (ways[DARING] * root((log << 8) // visits) >> 4)
            if bound > most:
                best = tree[found][CODE]
                most = bound
        found = tree[found][NEXT]
    return untried(tree, node, out, n, (x * fresh) >> 32) if fresh > 0 else best


@rule
def untried(tree: Any, node: int, out: Any, n: int, place: int) -> int:
    """The choice at a place among those that were never tried."""
    left = place
    for index in range(n):
        found = tree[node][CHILD]
        while found != 0 and tree[found][CODE] != out[index]:
            found = tree[found][NEXT]
        if found == 0:
            if left == 0:
                return out[index]
            left -= 1
    return out[0]


@rule
def logarithm(x: int) -> int:
    """The natural logarithm in parts of 256, straight between powers of two; 0 for 0."""
    power = 0
    while x >> (power + 1) > 0:
        power += 1
    return (power * 256 + ((x << 8) >> power) - 256) * 177 >> 8 if x > 0 else 0
