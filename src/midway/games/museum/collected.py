"""The collections of a museum that score, group by group."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from midway.kernel.machine import Plain

from .groups import expert_group, group_at, group_size, survey
from .state import CIVILISATIONS, KINDS
from .tables import COLLECTION_POINTS, SEVERAL_GROUPS


@dataclass(frozen=True)
class Group:
    """A collection: its spaces as bits, how many objects or civilisations it counts, the experts beside them."""

    kind: int
    spaces: int
    counted: int
    experts: int
    points: int


def collected(plain: Plain, game: Any, player: int) -> list[Group]:
    """The collections of a museum; the game is surveyed by that. [MU score.both, score.expert]"""
    plain.bound(survey)(game, player)
    found: list[Group] = []
    for kind in range(KINDS):
        scoring = [group for group in _groups(plain, game, player, kind) if group.points]
        found += scoring if plain.tables(SEVERAL_GROUPS) else sorted(scoring, key=lambda group: -group.points)[:1]
    return found


def _groups(plain: Plain, game: Any, player: int, kind: int) -> Iterator[Group]:
    """All groups of a kind, the expert in the one that it joins. [MU score.collections, score.expert]"""
    do = plain.bound
    points = plain.tables(COLLECTION_POINTS)[0 if kind < CIVILISATIONS else 1]
    joined = do(expert_group)(game, player, kind) if game.scholar[player][kind] else 0
    left = game.mask[kind]
    while left:
        spaces = do(group_at)(game, left)
        left ^= spaces
        counted = int(do(group_size)(game, kind, spaces))
        experts = game.scholar[player][kind] if spaces == joined else 0
        yield Group(kind, spaces, counted, experts, int(points[counted + experts]))
