"""The greedy bot: takes the fullest pile and uses its figures where they change who leads."""

from __future__ import annotations

from midway.kernel.frames import whose
from midway.kernel.rule import rule

from .codes import (
    DISCARD, LIFT, LIFTING, MOVING_FROM, MOVING_TO, PLAY_DAVIS, PLAY_PALMER, PUT, TAKE,
)  # fmt: skip
from .scoring import approvals, medal, rank
from .state import AREAS, PALMER, Fair

APPROVAL_WORTH = 3  # about what one more approval token adds to the sets


@rule
def value(game: Fair, what: int, me: int, code: int) -> int:
    """What a code is worth to me in the present step, if it is not the first of a turn."""
    if what == LIFTING:
        return -loss(game, me, code - LIFT)
    if what == MOVING_FROM:
        return taking(game, me, (code - TAKE) // AREAS, (code - TAKE) % AREAS)
    if what == MOVING_TO:
        return -gain(game, whose(game), code - PUT)
    return figure_value(game, me, code)


@rule
def figure_value(game: Fair, me: int, code: int) -> int:
    """Adding a supporter is always good; Palmer only if she takes a rival off a place of mine; discarding never."""
    if code >= DISCARD:
        return 0 if code == DISCARD + PALMER else -1
    if code == PLAY_PALMER:
        best = 0
        for owner in range(game.seats):
            for area in range(AREAS):
                if game.supporters[owner][area]:
                    best = max(best, taking(game, me, owner, area))
        return best if best else -1
    if PLAY_DAVIS <= code < PLAY_PALMER:
        return 1 + gain(game, me, code - PLAY_DAVIS)
    return 1


@rule
def worth(game: Fair, player: int, area: int, mine: int) -> int:
    """What an area would bring a player now, with so many supporters there."""
    place = rank(game, player, area, mine)
    return medal(game, place) + APPROVAL_WORTH * min(approvals(game, place), game.exhibits[player][area])


@rule
def gain(game: Fair, player: int, area: int) -> int:
    """What one more supporter in an area brings a player."""
    mine = game.supporters[player][area]
    return worth(game, player, area, mine + 1) - worth(game, player, area, mine)


@rule
def loss(game: Fair, player: int, area: int) -> int:
    """What one supporter fewer in an area costs a player."""
    mine = game.supporters[player][area]
    return worth(game, player, area, mine) - worth(game, player, area, mine - 1)


@rule
def taking(game: Fair, me: int, owner: int, area: int) -> int:
    """What I gain on a rival if one of their supporters leaves an area; my own I leave where they are."""
    if owner == me:
        return -1000
    theirs = game.supporters[owner][area]
    mine = game.supporters[me][area]
    if theirs < mine or theirs > mine + 1:
        return 0
    before = worth(game, me, area, mine)
    after = worth(game, me, area, mine + 1)
    return after - before
