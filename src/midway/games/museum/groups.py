"""Groups in a museum: connected spaces of one kind, as bits of a number, and what they score.

`survey` reads a museum into work memory: `game.plan` holds its corridors and gallery, `game.mask` the spaces of each kind,
the twelve civilisations, then the six domains. The functions below it are about the museum surveyed last.
"""

from __future__ import annotations

from midway.kernel.rule import rule

from .state import CIVILISATIONS, EACH, KINDS, SIDE, SPACES, Museum
from .tables import (
    COLLECTION_POINTS, DOMAIN, DOWN, FULL_POINTS, GALLERY_POINTS, GALLERY_SPACE, LENT_FOR_BOARD, RIGHT, SEVERAL_GROUPS,
)  # fmt: skip


@rule
def survey(game: Museum, player: int) -> None:
    """Read a museum's plan and layout into bits. [MU score.collections, variant.boards, setup.museum]"""
    plan = player + 1 if game.advanced else 0
    right = 0
    down = 0
    gallery = 0
    for space in range(SPACES):
        right |= RIGHT[plan][space] << space
        down |= DOWN[plan][space] << space
        gallery |= GALLERY_SPACE[plan][space] << space
    game.plan[0] = right
    game.plan[1] = down
    game.plan[2] = gallery
    for kind in range(KINDS):
        game.mask[kind] = 0
    for space in range(SPACES):
        entry = game.space[player][space] - 1
        if entry >= 0:
            thing = game.entry[player][entry]
            game.mask[thing // EACH] |= 1 << space
            game.mask[CIVILISATIONS + DOMAIN[thing]] |= 1 << space


@rule
def count_bits(bits: int) -> int:
    """How many spaces a set of bits holds. [MU score.collections]"""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) >> 24) & 0xFF


@rule
def beside(game: Museum, spaces: int) -> int:
    """The spaces next to these, through corridors. [MU score.collections, variant.boards]"""
    right = game.plan[0]
    down = game.plan[1]
    return ((spaces & right) << 1) | ((spaces >> 1) & right) | ((spaces & down) << SIDE) | ((spaces >> SIDE) & down)


@rule
def group_at(game: Museum, mask: int) -> int:
    """The group that holds the first space of a mask: orthogonally adjacent, through corridors. [MU score.collections]"""
    right = game.plan[0]
    down = game.plan[1]
    group = mask & -mask
    grown = 0
    while grown != group:
        grown = group
        group |= ((group & right) << 1) | ((group >> 1) & right) | ((group & down) << SIDE) | ((group >> SIDE) & down)
        group &= mask
    return group


@rule
def group_size(game: Museum, kind: int, group: int) -> int:
    """Objects, or a domain's civilisations. [MU score.civilisation, score.domain, score.domain.duplicates]"""
    if kind < CIVILISATIONS or group & (group - 1) == 0:
        return count_bits(group)
    size = 0
    for civilisation in range(CIVILISATIONS):
        if group & game.mask[civilisation]:
            size += 1
    return size


@rule
def kind_points(game: Museum, player: int, kind: int) -> int:
    """Points of all groups of a kind, the expert where it adds most. [MU score.both, score.expert]"""
    row = COLLECTION_POINTS[0 if kind < CIVILISATIONS else 1]
    experts = game.scholar[player][kind]
    left = game.mask[kind]
    total = 0
    best = 0
    extra = 0
    while left:
        group = group_at(game, left)
        left ^= group
        size = group_size(game, kind, group)
        total += row[size]
        best = max(best, row[size + experts])
        extra = max(extra, row[size + experts] - row[size])
    return total + extra if SEVERAL_GROUPS else best


@rule
def expert_group(game: Museum, player: int, kind: int) -> int:
    """The group that the expert joins: most points, then the larger, then the first object. [MU score.expert]"""
    row = COLLECTION_POINTS[0 if kind < CIVILISATIONS else 1]
    left = game.mask[kind]
    chosen = 0
    most = -1
    largest = 0
    eldest = 0
    while left:
        group = group_at(game, left)
        left ^= group
        size = group_size(game, kind, group)
        more = row[size + 1] - row[size] if SEVERAL_GROUPS else row[size + 1]
        first = eldest_in(game, player, group)
        better = more > most or (more == most and (size > largest or (size == largest and first < eldest)))
        if better:
            chosen = group
            most = more
            largest = size
            eldest = first
    return chosen


@rule
def eldest_in(game: Museum, player: int, group: int) -> int:
    """The entry of a group that came into the museum first. [MU score.expert, loan.share.first]"""
    eldest = SPACES
    for space in range(SPACES):
        if (group >> space) & 1:
            eldest = min(eldest, game.space[player][space] - 1)
    return eldest


@rule
def collection_points(game: Museum, player: int) -> int:
    """Points of a surveyed museum's collections. [MU score.collections, loan.host]"""
    total = 0
    for kind in range(KINDS):
        if game.mask[kind]:
            total += kind_points(game, player, kind)
    return total


@rule
def gallery_points(game: Museum, player: int) -> int:
    """The Grand Gallery filled with objects of one civilisation or one domain. [MU score.gallery, loan.host]"""
    for kind in range(KINDS):
        if game.plan[2] & game.mask[kind] == game.plan[2] and (LENT_FOR_BOARD or not lent_in(game, player, game.plan[2])):
            return GALLERY_POINTS
    return 0


@rule
def lent_in(game: Museum, player: int, spaces: int) -> bool:
    """True if a lent object stands on one of these spaces. [MU loan.host]"""
    for space in range(SPACES):
        entry = game.space[player][space] - 1
        if (spaces >> space) & 1 and entry >= 0 and game.owner[player][entry] != player:
            return True
    return False


@rule
def full_points(game: Museum, player: int) -> int:
    """All 25 spaces filled. [MU score.full, loan.host]"""
    number = game.objects[player] - (0 if LENT_FOR_BOARD else game.lent[player])
    return FULL_POINTS if number == SPACES else 0


@rule
def layout_points(game: Museum, player: int) -> int:
    """What a layout brings its host: collections and board bonuses. [MU loan.host-layout]"""
    survey(game, player)
    return collection_points(game, player) + gallery_points(game, player) + full_points(game, player)
