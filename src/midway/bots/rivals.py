"""How a bot expects its rivals to play: each like the one of the game's own bots that chooses most like it.

The bot learns this from what happens between two of its decisions, in a game that hides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from midway.kernel.machine import Plain
from midway.kernel.rule import CHANCE
from midway.kernel.senses import SEATS
from midway.kernel.state import State
from midway.match.events import View

TRIES = 8  # times that a bot is asked what it would choose: where several choices are worth the same to it, it takes any
DOUBT = 0.25  # added to the times that a bot would make a choice: nobody is quite like a bot


class Rivals:
    """What one seat has learned about the others.

    among   how many of the game's bots, from number 1, a rival may be taken for; as long as nothing is known, for the first
    """

    def __init__(self, machine: Plain, among: int) -> None:
        self.machine, self.bots = machine, range(1, among + 1)
        self.signs: dict[int, dict[int, float]] = {}  # by seat and bot: how much speaks for it
        self.last: tuple[int, State] | None = None  # the position of the last decision, and its number

    def taken(self, view: View, state: State) -> list[int]:
        """The bot that each seat is taken for, after what has happened since the last decision; `state` is the position now."""
        if self.last is not None:
            number, before = self.last
            past = view.past[-(view.number - number) :] if 0 < view.number - number <= len(view.past) else ()
            self._follow(before, past, view.seat, state)
        self.last = view.number, state.clone()
        best = self.bots[-1]
        return [best if seat == view.seat else self._most_like(seat) for seat in range(SEATS)]

    def _follow(self, before: State, past: Sequence[tuple[int, int]], me: int | None, now: State) -> None:
        """Add what choices say about those who made them; nothing if some were taken back meanwhile."""
        seen: list[tuple[int, dict[int, float]]] = []
        here = before.clone()
        for seat, code in past:
            codes = self.machine.legal([here])
            if self.machine.seat([here]) != seat or code not in codes:
                return
            if seat not in (me, CHANCE) and len(codes) > 1:
                seen.append((seat, {bot: self._speaks(here, bot, code) for bot in self.bots}))
            self.machine.rules.apply(here, code)
        if here != now:
            return
        for seat, signs in seen:
            known = self.signs.setdefault(seat, dict.fromkeys(self.bots, 0.0))
            for bot, sign in signs.items():
                known[bot] += sign

    def _speaks(self, here: State, bot: int, code: int) -> float:
        """How much a choice speaks for a bot: the logarithm of how often it would have made it."""
        made = sum(self.machine.choose([here], bot, _spread(number)) == code for number in range(TRIES))
        return log((made + DOUBT) / TRIES)

    def _most_like(self, seat: int) -> int:
        """The bot that a rival is taken for."""
        known = self.signs.get(seat, {})
        return max(self.bots, key=lambda bot: known.get(bot, 0.0))


def _spread(number: int) -> int:
    """One of TRIES numbers of 32 bits that lie far apart."""
    return (2 * number + 1) * (1 << 32) // (2 * TRIES)
