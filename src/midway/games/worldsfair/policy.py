"""What the game's bots choose."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.rule import rule

from .codes import APPROVING, PLACE, PLACING
from .greedy import value
from .keen import WEIGHTS, keen_value
from .rules import seat
from .state import Fair
from .turn import lying

BOTS = ("greedy", "keen")
KEEN = 2
LEAST = -(1 << 20)


@rule
def policy(game: Fair, bot: int, out: Any, n: int, x: int) -> int:
    """A bot's pick among the legal codes: the one worth most to it, any of them in a tie."""
    me = seat(game)
    what = waiting(game)
    if what == APPROVING:
        return out[0]
    best = LEAST
    ties = 0
    pick = 0
    for index in range(n):
        if what != PLACING:
            worth = value(game, what, me, out[index])
        elif bot == KEEN:
            worth = keen_value(game, me, out[index] - PLACE, WEIGHTS)
        else:
            worth = lying(game, out[index] - PLACE)
        if worth > best:
            best = worth
            ties = 0
        if worth == best:
            ties += 1
            if (x * ties) >> 32 == 0:
                pick = index
            x = (x * 0x915F77F5 + 1) & 0xFFFFFFFF
    return out[pick]
