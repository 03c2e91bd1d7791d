"""`midway whatif`: a recorded match goes another way from an event on; nothing is saved."""

from __future__ import annotations

from pathlib import Path

from midway.analysis.outlook import outlook, turn_after, went_on
from midway.analysis.told import happened
from midway.bots import RANDOM, names
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.rule import CHANCE
from midway.match.events import Seat
from midway.match.match import Match
from midway.match.proof import replay
from midway.match.record import read
from midway.match.whatif import WhatIf

from .play import PERSON, Left, Table, seated
from .screen import Screen


def what_if(screen: Screen, file: Path, event: int, seats: str | None, seed: str | None) -> None:
    """Play on from an event of a record."""
    match = replay(read(file))
    trying = WhatIf(match, event, seed=seed)
    trying.match.seats = _seats(trying.match, seats, screen)
    trying.match.language = screen.language
    Trying(match, trying, screen, seed).play()


def _seats(match: Match, asked: str | None, screen: Screen) -> list[Seat]:
    """Who plays on: as asked; otherwise you play whoever decides, and bots the rest, each its own or the game's."""
    if asked is None:
        usual = next(reversed(match.game.bots), RANDOM)
        kinds = [seat.bot if seat.bot in names(match.game) else usual for seat in match.seats]
        kinds[max(0, match.seat)] = PERSON
        asked = ",".join(kinds)
    placed = seated(match.game, asked, screen)
    if len(placed) != len(match.seats):
        raise Fault("whatif-seats", n=len(match.seats))
    return [Seat(seat.name, one.bot) for seat, one in zip(match.seats, placed, strict=True)]


class Trying(Table):
    """A what if at a terminal: every choice can be taken back, and nothing is kept.

    real     the match that it left
    at       the number of events after which it did
    looked   the number of events when the outlook was told last; None if it is to be told
    """

    def __init__(self, real: Match, trying: WhatIf, screen: Screen, seed: str | None) -> None:
        super().__init__(trying.match, screen, None, seed)
        self.real, self.at, self.start = real, trying.at, trying.match.number
        self.told = self.at
        self.looked: int | None = None

    def _begin(self) -> None:
        self.screen.tell("whatif-begins", n=self.at)
        if went_on(self.real, self.at):
            text = happened(self.real, self.at, self.screen.language)
            self.screen.tell("whatif-went", text=text)
            self._look(turn_after(self.real, self.at), "whatif-then")

    def _ask(self, decision: Decision) -> None:
        since = () if self.looked is None else self.match.events[self.looked :]
        if self.looked is None or any(event.seat not in (decision.seat, CHANCE) for event in since):
            self.looked = self.match.number
            self._look(self.match, "whatif-now")
        super()._ask(decision)

    def _look(self, match: Match, message: str) -> None:
        """How everyone stands, as the judge says."""
        if look := outlook(match):
            told = zip(match.names, look.chances, look.points, strict=True)
            stands = [self.screen.words("whatif-seat", name=name, chance=round(chance), points=round(points))
                      for name, chance, points in told]  # fmt: skip
            self.screen.wrap(self.screen.words(message, seats=", ".join(stands)))

    def _undo(self) -> bool:
        """Step back to the last real choice of a person."""
        own = [event.number for event in self.match.stands if event.number >= self.start and self._was_real(event.number)]
        if not own:
            self.screen.tell("whatif-first")
            return False
        dealer = self.match.dealer
        self.match = self.match.until(own[-1])
        self.match.dealer = dealer
        self.told, self.looked = self.match.number, None
        self.screen.tell("undo-done")
        return True

    def _was_real(self, number: int) -> bool:
        before = self.match.until(number)
        return before.seat >= 0 and before.seat not in self.bots and len(before.legal()) > 1

    def _save(self, name: str) -> None:
        self.screen.tell("whatif-unsaved")

    def _quit(self) -> None:
        raise Left

    def _end(self) -> bool:
        over = super()._end()
        if self.real.result:
            pairs = zip(self.real.names, self.real.result.scores, strict=True)
            scores = ", ".join(self.screen.words("whatif-score", name=name, n=n) for name, n in pairs)
            self.screen.tell("whatif-ended", scores=scores)
        return over
