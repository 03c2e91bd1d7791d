"""The final score: coins, medals, sets of approved exhibits; and the tie-breaks."""

from __future__ import annotations

from midway.kernel.rule import rule

from .state import AREAS, Fair
from .tables import SET_POINTS


@rule
def score(game: Fair, player: int) -> int:
    """Coins, medals and sets; exhibits not approved are worth nothing. [WF end.coins, end.medals, end.exhibits]"""
    return game.coins[player] + game.medals[player] + set_points(game, player)


@rule
def set_points(game: Fair, player: int) -> int:
    """One set of different tokens for each level: the k-th holds every colour owned at least k times. [WF end.sets]"""
    points = 0
    level = 0
    size: int = AREAS
    while size:
        size = set_size(game, player, level)
        points += SET_POINTS[size]
        level += 1
    return points


@rule
def set_size(game: Fair, player: int, level: int) -> int:
    """How many different tokens the set of a level holds. [WF end.sets]"""
    size = 0
    for area in range(AREAS):
        if game.approved[player][area] > level:
            size += 1
    return size


@rule
def tokens(game: Fair, player: int) -> int:
    """A player's approval tokens, all colours: the first tie-break. [WF end.tie]"""
    total = 0
    for area in range(AREAS):
        total += game.approved[player][area]
    return total


@rule
def exhibits_left(game: Fair, player: int) -> int:
    """A player's exhibits not approved, all colours: the second tie-break. [WF end.tie]"""
    total = 0
    for area in range(AREAS):
        total += game.exhibits[player][area]
    return total


@rule
def ahead(game: Fair, one: int, other: int) -> bool:
    """True if one stands before the other: more points, then more tokens, then fewer exhibits left. [WF end.tie]"""
    lead = score(game, one) - score(game, other)
    if lead == 0:
        lead = tokens(game, one) - tokens(game, other)
    if lead == 0:
        lead = exhibits_left(game, other) - exhibits_left(game, one)
    return lead > 0


@rule
def standing(game: Fair, player: int) -> int:
    """How many players stand before this one; those whom no tie-break parts share the place. [WF end.tie]"""
    before = 0
    for other in range(game.seats):
        if other != player and ahead(game, other, player):
            before += 1
    return before
