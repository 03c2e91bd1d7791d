"""What if: a match goes another way from an event on, with draws of its own. The match that it leaves never changes.

From a match that is over, it begins with everything as it was. From one that goes on, it begins with what one seat sees:
everything else is dealt again, so that nothing hidden comes to light.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from midway.kernel.decision import Option
from midway.kernel.fault import Fault
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import State

from .dealer import Dealer
from .events import Refused
from .match import Match
from .only import only_choice

DEALS = 200  # tries to deal what a seat cannot see
CHOICES = 30  # choices that must be possible then


@dataclass(frozen=True)
class Step:
    """A choice in a what if: how many events came before it, whose it was, and what else there is to say of it.

    only     true if there was nothing else to choose
    opens    true if it is the first real choice of a turn
    """

    number: int
    seat: int
    code: int
    only: bool
    opens: bool


class WhatIf:
    """A match that has gone another way.

    >>> from midway import Match, WhatIf
    >>> match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    >>> match.choose("place:electricity")
    >>> trying = WhatIf(match, at=16, seed=1)
    >>> trying.choose("place:arts")
    >>> trying.match.log()[18]
    'Ann places a supporter in Fine Arts.'
    >>> trying.back()
    >>> trying.match.number, match.number
    (16, 20)

    at      the number of events after which it leaves the match
    seat    the seat whose view it began from; None if everything was known
    match   as it is now; choose through the what if, so that it can step back
    steps   the choices since
    """

    def __init__(
        self,
        match: Match,
        at: int | None = None,
        seat: int | None = None,
        seed: str | int | None = None,
        path: Iterable[int] = (),
    ) -> None:
        self.at = match.number if at is None else at
        if not 0 <= self.at <= match.number:
            raise Fault("at", at=str(self.at), last=str(match.number))
        self.seat = seat
        self.dealer = Dealer(seed)
        self.start = match.until(self.at)
        self.start.leave(self.dealer, None if seat is None else self._dealt(seat))
        self.start.deal()
        self._begin(path)

    def _dealt(self, seat: int) -> State:
        """What a seat sees, and the rest dealt again so that whoever decides can go on: not every hand can pay a price."""
        view, rng = self.start.view(seat), random.Random(f"what if {self.dealer.seed}")
        for _ in range(DEALS):
            dealt = view.redeal(rng)
            if self.start.seat in (seat, CHANCE, NOBODY) or self._goes_on(dealt):
                return dealt
        raise Fault("whatif-dealt")

    def _goes_on(self, dealt: State) -> bool:
        """True if whoever decides can choose until somebody else does, or for long enough."""
        plain, bot = self.start.plain, len(self.start.game.bots)
        table = plain.table(dealt)
        for x in range(CHOICES):
            if not plain.legal(table):
                return False
            plain.apply(table, plain.choose(table, bot, x))
            if plain.seat(table) != self.start.seat:
                break
        return True

    def _begin(self, path: Iterable[int]) -> None:
        self.match = self.start.copy()
        self.steps: list[Step] = []
        self._turn: tuple[int, int] | None = None
        for code in path:
            try:
                self.choose(code)
            except Refused:
                raise Fault("whatif-path") from None

    @property
    def path(self) -> list[int]:
        """The codes that were chosen."""
        return [step.code for step in self.steps]

    def choose(self, choice: int | str | Option) -> None:
        """Make a choice for whoever decides, as in a match."""
        match = self.match
        code, number, seat, only = match.code(choice), match.number, match.seat, only_choice(match)
        turn = self.turn_of(match) if seat >= 0 and len(match.legal()) > 1 else None
        match.choose(choice)
        opens = turn is not None and turn != self._turn
        self._turn = turn if opens else self._turn
        self.steps.append(Step(number, seat, code, only == code, opens))

    def choose_only(self) -> None:
        """Make the choices in which there is nothing to choose."""
        while (code := only_choice(self.match)) is not None:
            self.choose(code)

    def before(self, seats: Sequence[int]) -> int | None:
        """How many steps there were before the last real choice of these seats; None if they have not had one."""
        return next((at for at in reversed(range(len(self.steps))) if self._is_real(at, seats)), None)

    def _is_real(self, at: int, seats: Sequence[int]) -> bool:
        return self.steps[at].seat in seats and not self.steps[at].only

    def back(self, to: int | None = None) -> None:
        """Take back the last step, or all of them from one on."""
        self._begin(self.path[: len(self.steps) - 1 if to is None else to] if self.steps else [])

    @staticmethod
    def turn_of(match: Match) -> tuple[int, int]:
        """Which turn it is: its number by the game's clock, and whose it is."""
        return int(match.plain.rules.clock(match.state)), match.game.telling.turn(match.state)
