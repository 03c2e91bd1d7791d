"""Search, in kernel Python: what the options of a decision are worth to a seat, found by playing each of them out many times.

Playout number k deals anew what the seat cannot see, and uses the same random numbers for every option, so that options are
compared on equal terms. An option is followed through a tree of the seat's own choices, or of everyone's, that grows by at most
one node a playout, then by the game's own bot; rivals outside the tree choose as a bot does. A node is a sequence of choices,
whatever chance and others did between them, and remembers what came of it. A playout goes on to the end of the game, or until
the game's judge is asked (`horizon`).

The caller hands in all memory. Numbers are whole: values are in parts of ONE. So a search gives the same on every machine.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, clock, draw, legal, policy, score, seat, standing
from .drivers import restart
from .judge import CHANCES, ONE, POINTS, VALUE, judge
from .noise import bits, stream
from .redeal import redeal
from .rule import CHANCE, NOBODY, rule
from .senses import SEATS

# How to play out: how many of 256 choices after the tree are random instead of a bot's; how much a choice that was seldom tried
# attracts, in sixteenths; choices that the tree remembers; turns after which the judge is asked, 0 for never; events after which
# a playout is stopped; 1 if the tree has the rivals' choices, too; and from there on, the bot that each seat is taken for.
ASTRAY, DARING, DEPTH, HORIZON, LONGEST, EVERYONE, BOTS = 0, 1, 2, 3, 4, 5, 6

# A node: its choice, its sibling, its first child, who chose it, and what came of it to that seat; the smaller, the quicker.
CODE, NEXT, CHILD, VISITS, CHOOSER, WORTH = 0, 1, 2, 3, 4, 5
NODE = WORTH + 1
TRIED, SUM, SQUARES, WON, SCORED = 0, 1, 2, 3, 3 + SEATS  # what is found about an option
FOUND = SCORED + SEATS
DEALS = 1 << 31  # streams from this number on redeal
SHOWN = 8  # options of a node that share the attention which the bot's own choice leaves
LEAST_POINTS = 16 * ONE  # a lead is weighed by the leader's points, or by these
LARGEST = 1 << 40


@rule
def try_options(games: Any, dealt: Any, start: Any, out: Any, work: Any, tree: Any, grown: Any, path: Any, worth: Any,
                weights: Any, sensed: Any, options: Any, race: Any, count: int, me: int, seats: int, ways: Any, seed: int,
                first: int, last: int, found: Any) -> None:  # fmt: skip
    """Play out the options in the race once for each number from first to last, and add up what came of them.

    race      the places in `options` of those that are still in the race; `count` of them
    ways      how to play out: see BOT and the others
    grown     how many nodes the tree has; node 0 is the decision itself
    """
    for number in range(first, last):
        restart(dealt, start)
        redeal(dealt[0], me, stream(seed, DEALS + number), work)
        key = stream(seed, number)
        for index in range(count):
            option = race[index]
            restart(games, dealt)
            length = follow(games[0], out, tree, grown, path, options[option], me, ways, key)
            appraise(games[0], seats, weights, sensed, worth)
            learn(tree, path, length, worth)
            note(found[option], seats, me, worth)


@rule
def follow(game: Any, out: Any, tree: Any, grown: Any, path: Any, option: int, me: int, ways: Any, key: int) -> int:
    """Play one option out; return how many nodes of the tree it led through."""
    turns = 0
    now = clock(game)
    path[0] = 0
    length = descend(tree, grown, path, 1, me, option)
    inside = length > 1
    apply(game, option)
    events = 0
    who = seat(game)
    while who != NOBODY and events < ways[LONGEST]:
        if clock(game) != now:
            now = clock(game)
            turns += 1
            if turns == ways[HORIZON]:
                break
        x = bits(key, events)
        if who == CHANCE:
            apply(game, draw(game, x))
        else:
            n = legal(game, out)
            bot = ways[BOTS + who]
            if inside and n > 1 and length <= ways[DEPTH] and (who == me or ways[EVERYONE] != 0):
                code = select(game, tree, path[length - 1], bot, out, n, ways, x)
                passed = length
                length = descend(tree, grown, path, passed, who, code)
                inside = length > passed and tree[path[passed]][VISITS] > 0
                apply(game, code)
            else:
                apply(game, go_on(game, out, n, bot, ways, x))
        events += 1
        who = seat(game)
    return length


@rule
def go_on(game: Any, out: Any, n: int, bot: int, ways: Any, x: int) -> int:
    """What is chosen outside the tree."""
    if n == 1:
        return out[0]
    if (x & 255) < ways[ASTRAY]:
        return out[((x >> 8) * n) >> 24]
    return policy(game, bot, out, n, x)


@rule
def descend(tree: Any, grown: Any, path: Any, length: int, who: int, code: int) -> int:
    """Follow a choice from the last node of a path; return how long the path is then: no longer if the tree is full."""
    node = child(tree, grown, path[length - 1], code)
    if node == 0:
        return length
    tree[node][CHOOSER] = who
    path[length] = node
    return length + 1


@rule
def child(tree: Any, grown: Any, node: int, code: int) -> int:
    """The node that a choice leads to, made if there is none yet; 0 if the tree is full."""
    found = tree[node][CHILD]
    while found != 0 and tree[found][CODE] != code:
        found = tree[found][NEXT]
    if found == 0 and grown[0] < len(tree):
        found = grown[0]
        grown[0] += 1
        clear(tree[found])
        tree[found][CODE] = code
        tree[found][NEXT] = tree[node][CHILD]
        tree[node][CHILD] = found
    return found


@rule
def clear(node: Any) -> None:
    """Forget what a node held."""
    for place in range(len(node)):
        node[place] = 0


@rule
def select(game: Any, tree: Any, node: int, bot: int, out: Any, n: int, ways: Any, x: int) -> int:
    """The choice to follow: one in the tree, what the bot would choose, or one at random; the most promising of them.

    What was never tried promises as much as what was, on average, and the less a choice has been tried the more it attracts.
    """
    usual = policy(game, bot, out, n, x)
    other = out[(((x * 5) & 0xFFFF_FFFF) * n) >> 32]
    visits = tree[node][VISITS]
    pull = ways[DARING] * root(visits) >> 4
    large = pull * (ONE // 2) >> 8
    small = pull * (ONE // (2 * min(n - 1, SHOWN))) >> 8
    best = usual
    most = -1
    fresh = usual
    total = 0
    known = 0
    found = tree[node][CHILD]
    while found != 0:
        code = tree[found][CODE]
        tried = tree[found][VISITS]
        total += tree[found][WORTH]
        known += tried
        attracts = large if code == usual else small
        worth = (tree[found][WORTH] * (1 + tried) + attracts * tried) // (tried * (1 + tried))  # its mean, and attraction
        if worth > most and offered(out, n, code):
            best = code
            most = worth
        if code == fresh:
            fresh = -1
        if code == other:
            other = -1
        found = tree[found][NEXT]
    mean = total // known if known > 0 else ONE // 2
    if fresh >= 0 and mean + large > most:
        best = fresh
        most = mean + large
    if other >= 0 and mean + small > most:
        best = other
    return best


@rule
def offered(out: Any, n: int, code: int) -> bool:
    """True if a code is among n codes in rising order."""
    low = 0
    high = n
    while low < high:
        middle = (low + high) >> 1
        if out[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low < n and out[low] == code


@rule
def root(x: int) -> int:
    """The square root in parts of 256, of a number below 2**40."""
    low = 0
    high = 1 << 28
    while high - low > 1:
        middle = (low + high) >> 1
        if middle * middle <= x << 16:
            low = middle
        else:
            high = middle
    return low


@rule
def appraise(game: Any, seats: int, weights: Any, sensed: Any, worth: Any) -> None:
    """What a position is worth to each seat: mostly its part of the victory, a little its lead; or what the judge expects."""
    if seat(game) != NOBODY and len(weights) > 1:
        judge(game, seats, weights, sensed, worth)
    else:
        reckon(game, seats, worth)
    for player in range(seats):
        points = worth[POINTS + player]
        rival = -LARGEST
        for other in range(seats):
            if other != player:
                rival = max(rival, worth[POINTS + other])
        lead = ONE // 2 + (points - rival) * ONE // max(LEAST_POINTS, max(points, rival))
        worth[VALUE + player] = (3 * worth[CHANCES + player] + max(0, min(ONE, lead))) >> 2


@rule
def reckon(game: Any, seats: int, worth: Any) -> None:
    """Each seat's part of the victory, and its points, in a game that is over or stopped here."""
    winners = 0
    for player in range(seats):
        won = 1 if standing(game, player) == 0 else 0
        worth[CHANCES + player] = won
        worth[POINTS + player] = score(game, player) * ONE
        winners += won
    for player in range(seats):
        worth[CHANCES + player] *= ONE // winners


@rule
def learn(tree: Any, path: Any, length: int, worth: Any) -> None:
    """Remember in every node of a path what came of it."""
    for step in range(length):
        node = tree[path[step]]
        node[VISITS] += 1
        node[WORTH] += worth[VALUE + node[CHOOSER]]


@rule
def note(found: Any, seats: int, me: int, worth: Any) -> None:
    """Add a playout to what was found about an option."""
    value = worth[VALUE + me]
    found[TRIED] += 1
    found[SUM] += value
    found[SQUARES] += value * value >> 16
    for player in range(seats):
        found[WON + player] += worth[CHANCES + player]
        found[SCORED + player] += worth[POINTS + player]
