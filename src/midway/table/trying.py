"""A what if as a table: who plays which seat, and what there is to tell of it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from msgspec.structs import asdict, replace

from midway.analysis.outlook import Outlook, outlook, turn_after, went_on
from midway.bots import RANDOM, names
from midway.kernel.game import Game
from midway.kernel.rule import NOBODY
from midway.match import log
from midway.match.events import Refused
from midway.match.match import Match
from midway.match.whatif import Step, WhatIf

from . import answers
from .answers import seat_number
from .requests import WhatIfPlace
from .room import Room
from .showing import Thinking
from .showing import snapshot as shown
from .stored import Stored, StoredSeat

TOLD = 4  # turns whose outlook is told, the last ones


@dataclass(frozen=True)
class Mistake:
    """What an analysis has measured of a mistake: every seat's chances of 100 after what was played, and after the best."""

    played: list[float]
    better: list[float]

    @classmethod
    def of(cls, study: str, at: int) -> Mistake | None:
        """What a stored analysis says of the choice at an event, if that was a mistake."""
        marks = json.loads(study).get("marks", []) if study else []
        return next((cls(mark["played"], mark["better"]) for mark in marks if mark["event"] == at), None)


@dataclass(frozen=True)
class Trying:
    """A what if as a table, for a snapshot.

    real    the room of the match that it left
    hands   the seats that the client plays
    """

    real: Room
    whatif: WhatIf
    hands: tuple[int, ...]
    stored: Stored
    thinking: Thinking | None = None

    @property
    def id(self) -> str:
        return self.real.id

    @property
    def match(self) -> Match:
        return self.whatif.match

    @property
    def is_real(self) -> bool:
        """True at the present decision of a match that goes on, before anything has been tried."""
        return self.whatif.seat is not None and not self.whatif.steps and self.whatif.at == self.real.match.number

    def seat_among(self, held: list[int]) -> int:
        """The seat that decides if the client plays it, otherwise the first that it plays."""
        return self.match.seat if self.match.seat in held else held[0]


def own_place(room: Room, held: list[int], sent: WhatIfPlace) -> Trying:
    """A place that began from what one of the client's seats saw: the one that decided there, otherwise the first."""
    decided = room.match.until(sent.at).seat if sent.at <= room.match.number else NOBODY
    return place(room, decided if decided in held else held[0], sent)


def place(room: Room, seat: int | None, sent: WhatIfPlace) -> Trying:
    """A place in a what if that began from a seat's view, or with everything known."""
    whatif = WhatIf(room.match, sent.at, seat, sent.seed, sent.path)
    seats = room.stored.seats
    hands = tuple(sorted({hand - 1 for hand in sent.hands if hand <= len(seats)})) or (_first(whatif) if seat is None else seat,)
    game = room.match.game
    placed = tuple(
        StoredSeat(one.name, "" if number in hands else _bot(game, one.bot), "", "hand" if number in hands else None)
        for number, one in enumerate(seats)
    )
    match = room.match
    stored = Stored(
        room.id, game.name, match.version, match.content.hash, None, {}, match.settings, match.seal, None, False, placed
    )
    return Trying(room, whatif, hands, stored)


def _first(whatif: WhatIf) -> int:
    """Whoever decides first."""
    return max(0, whatif.start.seat)


def _bot(game: Game, bot: str) -> str:
    """The bot that plays a seat: its own, or for a person the game's, which answers at once."""
    return bot if bot in names(game) else next(reversed(game.bots), RANDOM)


def played(
    trying: Trying, choice: int | str | None, times: int, mistake: Mistake | None, language: str, drawn: bool
) -> answers.WhatIfSnapshot:
    """What the client sees once its choice is made; one press is enough, since everything can be taken back."""
    whatif = trying.whatif
    if choice is not None:
        _choose(trying, choice, times, language)
    snapshot = shown(trying, list(trying.hands), language, whatif.at, drawn=drawn)
    decision = snapshot.decision
    if decision:
        decision = replace(decision, options=[replace(option, final=False) for option in decision.options])
    back = whatif.before(trying.hands)
    fields = {**asdict(snapshot), "decision": decision, "undoable": back is not None}
    return answers.WhatIfSnapshot(**fields, whatif=_told(trying, back, mistake, language))


def _choose(trying: Trying, choice: int | str, times: int, language: str) -> None:
    """Make a choice for a seat of the client, and then those in which there is nothing to choose."""
    match = trying.match
    for _ in range(times):
        seat = match.seat if match.seat in trying.hands else trying.hands[0]
        if refusal := match.why(seat, choice, language):
            raise Refused(refusal)
        trying.whatif.choose(choice)
    trying.whatif.choose_only()


def _told(trying: Trying, back: int | None, mistake: Mistake | None, language: str) -> answers.WhatIf:
    """Where it left the match, what was tried since, and how everyone stands."""
    whatif, real = trying.whatif, trying.real.match
    opened = [step for step in whatif.steps if step.opens]
    ends = [whatif.match.until(step.number) for step in opened[1:]] + ([whatif.match] if _is_between(whatif) else [])
    looks = {at: _look(outlook(end)) for at, end in enumerate(ends) if at >= len(opened) - TOLD}
    start = _look(outlook(whatif.start), mistake.better if mistake else None)
    return answers.WhatIf(
        at=whatif.at,
        redealt=whatif.seat is not None and whatif.match.game.hides,
        seed=whatif.dealer.seed,
        path=whatif.path,
        back=back,
        hands=[seat + 1 for seat in trying.hands],
        went=_went(trying, mistake, language),
        turns=[_tried(whatif, step, looks.get(turn), language) for turn, step in enumerate(opened)],
        start=start,
        now=looks[len(ends) - 1] if ends else start,
        ended=real.result.scores if real.result else None,
    )


def _tried(whatif: WhatIf, step: Step, look: answers.Outlook | None, language: str) -> answers.Tried:
    text = _text(whatif.match, step.number, step.code, language)
    return answers.Tried(whatif.steps.index(step), seat_number(step.seat), text, look)


def _is_between(whatif: WhatIf) -> bool:
    """True if the last turn is over and the next has not begun."""
    opened = [step for step in whatif.steps if step.opens]
    if not opened:
        return False
    last = whatif.match.until(opened[-1].number)
    return whatif.match.seat == NOBODY or WhatIf.turn_of(whatif.match) != WhatIf.turn_of(last)


def _went(trying: Trying, mistake: Mistake | None, language: str) -> answers.WentOn | None:
    """How the match went on, as far as the client may know."""
    match, at, seat = trying.real.match, trying.whatif.at, trying.whatif.seat
    event = went_on(match, at)
    if event is None:
        return None
    known = event.seat >= 0 and (seat is None or event.seat == seat)
    text = _text(match, at, event.code, language) if known else _lines(match, at, seat, language)
    if not text:
        return None
    look = _look(outlook(turn_after(match, at)), mistake.played if mistake else None) if seat is None else None
    return answers.WentOn(seat_number(event.seat), text, look)


def _lines(match: Match, at: int, seat: int | None, language: str) -> str:
    """What the log tells a seat of an event; everything to somebody who looks back."""
    reader = match.seat if seat is None else seat
    return " ".join(log.texts(match, match.events[at], match.game.words(language), reader, named=True))


def _text(match: Match, number: int, code: int, language: str) -> str:
    """What an option is called."""
    decision = match.until(number).describe(language, options=False)
    assert decision
    return decision.telling.text(code)


def _look(look: Outlook | None, chances: list[float] | None = None) -> answers.Outlook | None:
    """An outlook, with the chances that an analysis has measured if it has."""
    if look is None:
        return None
    return answers.Outlook([round(part, 1) for part in chances or look.chances], [round(part, 1) for part in look.points])
