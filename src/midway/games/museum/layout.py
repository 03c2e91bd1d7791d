"""Arranging a museum: the quick layout, and the search behind it.

`quick` is deterministic: equal museums are arranged alike on every machine. It fills the Grand Gallery if one kind can,
lays a snake of the other objects sorted by domain, and changes pairs of spaces, accepting smaller and smaller losses,
then none; its aim is the host's points from collections and board bonuses. It does not promise the best layout, which
`best.py` looks for. A record that says `quick` must end the same way forever, so this file must not change.
"""

from __future__ import annotations

from typing import Any

from midway.kernel.rule import rule

from .groups import beside, count_bits, group_at, group_size, survey
from .state import CIVILISATIONS, DOMAINS, EACH, KINDS, SIDE, SPACES, Museum
from .tables import COLLECTION_POINTS, DOMAIN, GALLERY_POINTS, GALLERY_SPACE

STEPS = 600  # exchanges that the quick layout tries
LOSS = 12  # what an exchange may lose at first
UNIT, PAIR = 8, 1  # a point, and a pair within a group, in the search
SEED = 0x2545F491


@rule
def quick(game: Museum, player: int) -> None:
    """The game's own quick layout of a museum. [MU score.layout, loan.host-layout]"""
    line_up(game, player)
    search(game, player, STEPS, LOSS, SEED)


@rule
def shake(x: int) -> int:
    """The next 32 bits (xorshift). [MU score.layout]"""
    x = x ^ ((x << 13) & 0xFFFFFFFF)
    x = x ^ (x >> 17)
    return x ^ ((x << 5) & 0xFFFFFFFF)


@rule
def line_up(game: Museum, player: int) -> None:
    """Domain by domain: a kind that can fill the Grand Gallery there, the others in a snake. [MU score.layout, score.gallery]"""
    row = game.space[player]
    for space in range(SPACES):
        row[space] = 0
    gallery = GALLERY_SPACE[player + 1 if game.advanced else 0]
    kind = gallery_kind(game, player, gallery)
    hung = 0
    at = 0
    for domain in range(DOMAINS):
        for civilisation in range(CIVILISATIONS):
            if game.in_domain[player][domain][civilisation]:
                hangs = kind == civilisation or kind == CIVILISATIONS + domain
                for entry in range(game.objects[player]):
                    thing = game.entry[player][entry]
                    if thing // EACH == civilisation and DOMAIN[thing] == domain:
                        while hangs and hung < SPACES and gallery[hung] == 0:
                            hung += 1
                        if hangs and hung < SPACES:
                            row[hung] = entry + 1
                            hung += 1
                        else:
                            while kind >= 0 and gallery[snake(at)]:
                                at += 1
                            row[snake(at)] = entry + 1
                            at += 1


@rule
def snake(at: int) -> int:
    """The spaces one after another, each next to the last. [MU setup.museum]"""
    line = at // SIDE
    column = at % SIDE
    return line * SIDE + (column if line % 2 == 0 else SIDE - 1 - column)


@rule
def gallery_kind(game: Museum, player: int, gallery: Any) -> int:
    """The largest kind that can fill the Grand Gallery, or -1. [MU score.gallery]"""
    largest = 0
    for space in range(SPACES):
        largest += gallery[space]
    chosen = -1
    for kind in range(KINDS):
        number = 0
        if kind < CIVILISATIONS:
            number += game.in_kind[player][kind]
        else:
            for civilisation in range(CIVILISATIONS):
                number += game.in_domain[player][kind - CIVILISATIONS][civilisation]
        if number >= largest:
            largest = number + 1
            chosen = kind
    return chosen


@rule
def kind_worth(game: Museum, player: int, kind: int) -> int:
    """Points of a kind's groups in finer units, and a little for every pair in one group, so that groups draw together."""
    mask = game.mask[kind]
    if mask == 0 or game.idle[kind]:
        return 0
    row = COLLECTION_POINTS[0 if kind < CIVILISATIONS else 1]
    experts = game.scholar[player][kind]
    left = mask & beside(game, mask)
    pairs = count_bits(mask ^ left)
    total = pairs * row[1]
    extra = row[1 + experts] - row[1] if pairs else 0
    while left:
        group = group_at(game, left)
        left ^= group
        size = group_size(game, kind, group)
        total += row[size]
        extra = max(extra, row[size + experts] - row[size])
        pairs += size * size
    if game.plan[2] & mask == game.plan[2]:
        total += GALLERY_POINTS
    return UNIT * (total + extra) + PAIR * pairs


@rule
def mark_idle(game: Museum, player: int) -> None:
    """Kinds that can never score are left out of the search. [MU score.collections]"""
    for kind in range(KINDS):
        number = game.scholar[player][kind]
        if kind < CIVILISATIONS:
            number += count_bits(game.mask[kind])
        else:
            number += group_size(game, kind, game.mask[kind])
        short = COLLECTION_POINTS[0 if kind < CIVILISATIONS else 1][number] == 0
        game.idle[kind] = 1 if short and count_bits(game.mask[kind]) < count_bits(game.plan[2]) else 0


@rule
def move_bits(game: Museum, thing: int, bits: int) -> None:
    """An object changes between two spaces. [MU furbish.rearrange]"""
    game.mask[thing // EACH] ^= bits
    game.mask[CIVILISATIONS + DOMAIN[thing]] ^= bits


@rule
def reckon(game: Museum, player: int, one: int, other: int) -> int:
    """Count the kinds of two objects (-1 for none) again; return the change. [MU score.both]"""
    change = reckon_kind(game, player, one // EACH) + reckon_kind(game, player, CIVILISATIONS + DOMAIN[one])
    if other >= 0:
        if other // EACH != one // EACH:
            change += reckon_kind(game, player, other // EACH)
        if DOMAIN[other] != DOMAIN[one]:
            change += reckon_kind(game, player, CIVILISATIONS + DOMAIN[other])
    return change


@rule
def reckon_kind(game: Museum, player: int, kind: int) -> int:
    """Count a kind again; return the change. [MU score.both]"""
    worth = kind_worth(game, player, kind)
    change = worth - game.trial[kind]
    game.trial[kind] = worth
    return change


@rule
def settle_kinds(game: Museum, one: int, other: int, accepted: bool) -> None:
    """Keep what was counted, or restore what was there before. [MU score.both]"""
    for place in range(4):
        thing = one if place < 2 else other
        if thing >= 0:
            kind = thing // EACH if place % 2 == 0 else CIVILISATIONS + DOMAIN[thing]
            if accepted:
                game.worth[kind] = game.trial[kind]
            else:
                game.trial[kind] = game.worth[kind]


@rule
def beside_its_like(game: Museum, player: int, space: int, x: int) -> int:
    """A space next to an object of the same civilisation or domain, or any space. [MU score.collections]"""
    thing = game.entry[player][game.space[player][space] - 1]
    kind = thing // EACH if x & 1 else CIVILISATIONS + DOMAIN[thing]
    if game.idle[kind]:
        kind = CIVILISATIONS + DOMAIN[thing] if x & 1 else thing // EACH
    like = game.mask[kind]
    if x & 6 == 0 or game.idle[kind]:
        return ((x >> 3) * SPACES) >> 13
    like &= ~(1 << space)
    near = beside(game, like) & ~game.mask[kind]
    number = ((x >> 3) * count_bits(near)) >> 13
    while number > 0:
        near &= near - 1
        number -= 1
    at = space
    if near:
        at = count_bits((near & -near) - 1)
    return at


@rule
def search(game: Museum, player: int, steps: int, loss: int, x: int) -> None:
    """Exchange pairs of spaces, with ever smaller losses; keep the best layout seen. [MU score.layout]"""
    row = game.space[player]
    survey(game, player)
    mark_idle(game, player)
    total = 0
    for kind in range(KINDS):
        game.worth[kind] = kind_worth(game, player, kind)
        game.trial[kind] = game.worth[kind]
        total += game.worth[kind]
    best = total
    for space in range(SPACES):
        game.best[space] = row[space]
    for step in range(steps):
        x = shake(x)
        first = ((x & 0xFFFF) * SPACES) >> 16
        if row[first] == 0:
            continue
        second = beside_its_like(game, player, first, x >> 16)
        if first == second:
            continue
        one = game.entry[player][row[first] - 1]
        other = -1
        if row[second]:
            other = game.entry[player][row[second] - 1]
            if one // EACH == other // EACH and DOMAIN[one] == DOMAIN[other]:
                continue
        if other < 0 and game.idle[one // EACH] and game.idle[CIVILISATIONS + DOMAIN[one]]:
            continue
        bits = (1 << first) | (1 << second)
        move_bits(game, one, bits)
        if other >= 0:
            move_bits(game, other, bits)
        change = reckon(game, player, one, other)
        accepted = change >= 0 or -change * steps <= loss * (steps - step)
        settle_kinds(game, one, other, accepted)
        if accepted:
            swap = row[first]
            row[first] = row[second]
            row[second] = swap
            total += change
            if total > best:
                best = total
                for space in range(SPACES):
                    game.best[space] = row[space]
        else:
            move_bits(game, one, bits)
            if other >= 0:
                move_bits(game, other, bits)
    for space in range(SPACES):
        row[space] = game.best[space]


@rule
def put(game: Museum, player: int, space: int) -> int:
    """The next object in order of entry on a space; how many are laid. [MU score.layout, furbish.space]"""
    laid = 0
    for other in range(SPACES):
        if game.space[player][other]:
            laid += 1
    game.space[player][space] = laid + 1
    return laid + 1
