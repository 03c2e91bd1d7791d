"""What a table shows: what everyone may know of a position is worked out once, what a seat may know besides for that seat."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from msgspec import Raw

from midway.kernel.dice import Die
from midway.kernel.fault import common
from midway.kernel.meaning import Named, named, renamed
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import closed, opened, reopened
from midway.kernel.telling import foretold, no_preview, outcome
from midway.kernel.words import Words
from midway.match import log
from midway.match.events import Event
from midway.match.match import Match
from midway.match.only import taken_back
from midway.match.reading import asked, said
from midway.match.since import began

from . import answers
from .answers import Placed, seat_number
from .stored import Stored

UNSEEN = 0.3  # seconds of thinking that nobody is shown
NESTED = ("view", "extras")  # parts of a snapshot that are told entry by entry
Parts = dict[str, Any]  # of a snapshot, by name


@dataclass(frozen=True)
class Thinking:
    """A bot that thinks: its seat, since when, and how long it may."""

    seat: int
    began: float
    budget: float

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began


class Seen(Protocol):
    """What a showing shows: a match, how it is stored, and which seat reads."""

    @property
    def id(self) -> str: ...

    @property
    def match(self) -> Match: ...

    @property
    def stored(self) -> Stored: ...

    @property
    def thinking(self) -> Thinking | None: ...

    def seat_among(self, held: list[int], /) -> int | None: ...


class Everyone:
    """What everyone is told alike of a position, by name; of the view, what everyone sees.

    before   the same at an earlier position
    news     what differs from that; None if only a whole snapshot can tell
    """

    def __init__(self, parts: Parts, before: Everyone | None) -> None:
        self.parts = parts
        self.before = before.parts if before else None
        self.news = _changed(before.parts, parts) if before else None
        self._written: Parts | None = None

    def since(self, last: Everyone) -> Parts | None:
        """What is new for those who were told this last; it is worked out once for all who follow."""
        if self.parts is last.parts:
            return {}
        return self.news if self.before is last.parts else _changed(last.parts, self.parts)

    @property
    def written(self) -> Parts:
        """The larger parts of the news as JSON, which all who follow share."""
        if self._written is None:
            news = self.news or {}
            self._written = {name: Raw(answers.encode(news[name])) for name in NESTED if name in news}
        return self._written


class Shown(NamedTuple):
    """What a reader is shown of a position: what everyone is told, their own part, and what only they see of the view."""

    everyone: Everyone
    own: Parts
    view: Parts

    @property
    def parts(self) -> Parts:
        """All of it."""
        seen = self.everyone.parts["view"]
        return {**self.everyone.parts, **self.own, "view": {**seen, **self.view} if self.view else seen}

    def since(self, last: Shown) -> Parts | None:
        """What has changed since the reader was told something; None if only a whole snapshot can tell."""
        news = self.everyone.since(last.everyone)
        if news is None or self.view.keys() != last.view.keys():
            return None
        shared = self.everyone.written if news is self.everyone.news else {}
        told = {**news, **shared, **_differing(last.own, self.own)}
        if self.view and (seen := _differing(last.view, self.view)):
            told["view"] = {**news.get("view", {}), **seen}
        return told


class Showing:
    """A position of a table in one language; with `drawn`, of the view only what a board draws.

    The match must not go on while it is shown.

    before   an earlier one of the same table, language and kind: what has not changed since is taken over from it
    """

    def __init__(
        self, room: Seen, language: str, at: int | None = None, drawn: bool = False, before: Showing | None = None
    ) -> None:
        self.match = match = room.match if at is None else room.match.until(at)
        self.stored, self.language, self.past = room.stored, language, at is not None
        self.number, self.decides = match.number, match.seat
        self.closed = room.stored.closed and not self.past
        self.words = match.game.words(language)
        self.only = match.game.picture.drawn if drawn else None
        self.everyone: Everyone = Everyone(self._shared(room, before), before.everyone if before else None)
        self._facts = match.facts(None)
        self._asks: tuple[int, answers.SeatNumber, str, str, str] | None = None  # what every decision says
        self._asking: answers.Decision | None = None  # as those read it who do not decide
        self._questions: dict[tuple[int, bool], answers.Decision] = {}  # as seats read it that may choose, whole or not
        self._outlooks: list[answers.Foretold] | None = None
        self._entries: dict[int, answers.LogEntry] = {}  # as those read them whom they do not concern

    def shows(self, room: Seen) -> bool:
        """True if this is still what a table shows."""
        return self.match is room.match and self.number == room.match.number and self.stored is room.stored

    def snapshot(
        self,
        room: Seen,
        held: list[int],
        since: int = 0,
        here: Callable[[int], bool] | None = None,
        watching: int = 0,
        whole: bool = True,
    ) -> answers.Snapshot:
        """Everything that the holder of these seats may know; unless it is to be `whole`, without what takes a while."""
        around = around_of(room, here, watching)
        return answers.Snapshot(**self.told(room, held, since, around, whole).parts)

    def told(self, room: Seen, held: list[int], since: int, around: Parts, whole: bool) -> Shown:
        """The same in parts; `around` is what changes without the match."""
        match, seat = self.match, room.seat_among(held)
        points = match.game.picture.points(match, seat)
        started = since == 0 and not self.past and self.decides not in (seat, NOBODY)
        several = len(held) > 1
        own = {
            **around,
            "seat": None if seat is None else seat + 1,
            "mine": [own + 1 for own in held],
            "scores": points["scores"],
            "forecast": points["forecast"],
            "parts": points.get("parts"),
            "began": began(match) if started else None,
            "decision": None if self.closed else self.decision(seat, whole),
            "undoable": seat is not None and self._undoable(seat),
            "log": [self._entry(event, seat, several) for event in match.events[since:]],
            "chat": 0 if seat is None else self.stored.said,
        }
        return Shown(self.everyone, own, self._seen(seat))

    def _shared(self, room: Seen, before: Showing | None) -> Parts:
        """What everyone is told alike of a table, whoever is there."""
        match, over = self.match, self.decides == NOBODY
        result = match.result if over else None
        steady = before and before.stored is self.stored and (before.decides == NOBODY) == over
        return {
            **(before.everyone.parts if before and steady else self._steady(room)),
            "number": self.number,
            "last": room.match.number,
            "where": match.game.telling.where(match, self.words),
            "turn": None if self.closed or over else _turn(match),
            "result": answers.Result(result.scores, result.standings, result.parts) if result else None,
            "view": self._view(before),
            "extras": match.game.picture.extras(match),
        }

    def _steady(self, room: Seen) -> Parts:
        """What of it only changes with what is stored of a match, and with its end."""
        match, stored, told = self.match, self.stored, _tells_seed(room)
        return {
            "match": room.id,
            "game": match.game.name,
            "hides": match.game.hides,
            "listed": stored.listed,
            "seal": match.seal,
            "seed": stored.seed if told else None,
            "dealing": _dealing(stored, told),
            "mirror": match.mirror,
            "next": stored.next,
            "gathering": stored.waiting,
            "host": stored.gathering.host + 1 if stored.gathering else None,
            "serious": stored.serious,
            "closed": stored.closed,
        }

    def _view(self, before: Showing | None) -> dict[str, Named]:
        """What everyone may see, in names."""
        kind, state = self.match.game.state, self.match.state
        if before is None:
            return named(kind, self._opened, self.only)
        return renamed(kind, reopened(state, before.match.state, self.only), before.everyone.parts["view"], self.only)

    @cached_property
    def _opened(self) -> dict[str, Any]:
        """What everyone may see, in numbers."""
        return opened(self.match.state)

    def _seen(self, seat: int | None) -> dict[str, Named]:
        """What else a seat may see, in names."""
        if not (own := closed(self.match.state, seat)):
            return {}
        names = own.keys() if self.only is None else own.keys() & self.only
        return named(self.match.game.state, self._opened | own, names)

    def view(self, seat: int | None) -> dict[str, Named]:
        """What a seat may see, in names."""
        return self.everyone.parts["view"] | self._seen(seat)

    def _entry(self, event: Event, seat: int | None, several: bool) -> answers.LogEntry:
        if log.is_about(self.match, event, seat):
            return self._told(event, seat, several)
        if event.number not in self._entries:
            self._entries[event.number] = self._told(event, None, False)
        return self._entries[event.number]

    def _told(self, event: Event, seat: int | None, several: bool) -> answers.LogEntry:
        match, picture, number = self.match, self.match.game.picture, event.number
        lines, known = log.texts(match, event, self.words, seat, several), match.game.lines
        if number in self.stored.late:
            lines.append(common(self.language)("bot-late", player=match.names[event.seat]))
        return answers.LogEntry(
            number,
            seat_number(event.seat),
            lines,
            log.marks(match, event, seat),
            True in [picture.closes(known[told.line].name, told.numbers[0]) for told in event.told],
            *log.done_to(match, event, seat),
            [_die(die) for die in picture.dice(match, event)],
            event.only and (event.seat == seat or not match.game.hides),
            number in self.stored.hints,
        )

    def decision(self, seat: int | None, whole: bool = True) -> answers.Decision | None:
        """What the match waits for, with the options only for those who may choose."""
        if self.decides == NOBODY:
            return None
        if seat is not None and (seat == self.decides or self.match.mirror):
            return self._question(seat, whole)
        if self._asking is None:
            self._asking = self._asked(None, [], [])
        return self._asking

    def outlooks(self) -> list[answers.Foretold]:
        """What the options bring whoever decides, where that takes a while to work out."""
        if self._outlooks is None:
            match, words, picture = self.match, self.words, self.match.game.picture
            later = [code for code in match.legal() if picture.preview(match, code, words).get("later")]
            self._outlooks = [answers.Foretold(code, **picture.outlook(match, code, words)) for code in later]
        return self._outlooks

    def _question(self, seat: int, whole: bool) -> answers.Decision:
        """The decision as it is put to a seat that may choose; once for all who read it there."""
        match, decides = self.match, seat == self.decides
        if (told := self._questions.get((seat, whole))) is None:
            preview = no_preview if not decides else foretold if whole else match.game.picture.preview
            options = [self._option(code, seat, preview) for code in match.legal()]
            rows = _rows(match, self.decides, options, self.language) if decides else []
            told = self._questions[seat, whole] = self._asked(seat, options, rows)
        return told

    def _option(self, code: int, seat: int, preview: Callable[[Match, int, Words], dict[str, Any]]) -> answers.Option:
        match, words = self.match, self.words
        verb, args = match.game.codes.describe(code)
        weight = int(match.plain.rules.weight(match.state, code)) if self.decides == CHANCE else None
        marks = tuple(match.game.telling.marks(match, code))
        text, final = said(match, code, words, seat), self._hands_over(code)
        return answers.Option(code, verb, args, text, marks, final, weight, **preview(match, code, words))

    def _asked(self, reader: int | None, options: list[answers.Option], rows: list[answers.Row]) -> answers.Decision:
        kinds = self.match.game.picture.kinds(self.match).items() if options else ()
        prompt = asked(self.match, self.words, reader, self._facts)
        if self._asks is None:
            self._asks = self._step()
        return answers.Decision(*self._asks, prompt, options, [answers.Kind(kind, choice) for kind, choice in kinds], rows)

    def _step(self) -> tuple[int, answers.SeatNumber, str, str, str]:
        """What is asked, whoever reads it: the number, the seat that decides, the step, and its rule with its citation."""
        match, book = self.match, self.match.game.rulebook
        rule = match.game.telling.asking(match)
        cite = book.citation(rule, self.language)
        return self.number, seat_number(self.decides), match.step.name, book.id(rule), cite

    def _hands_over(self, code: int) -> bool:
        """True if a choice could not be undone: chance or another seat comes next or, in a mirror, the end."""
        match = self.match
        seat = match.plain.rules.seat(outcome(match, self.number, code))
        return bool(seat == NOBODY if match.mirror else seat != self.decides)

    def _undoable(self, seat: int) -> bool:
        """True if a seat may take something back now."""
        may = not self.past and not self.closed and not self.stored.serious
        return may and (seat == self.decides or self.match.mirror) and taken_back(self.match) > 0


def snapshot(
    room: Seen,
    held: list[int],
    language: str,
    since: int = 0,
    at: int | None = None,
    here: Callable[[int], bool] | None = None,
    watching: int = 0,
    drawn: bool = False,
    whole: bool = True,
) -> answers.Snapshot:
    """Everything that the holder of these seats may know, in their language: view, or what is drawn of it, decision, log."""
    return Showing(room, language, at, drawn).snapshot(room, held, since, here, watching, whole)


def takes_a_while(match: Match, held: list[int]) -> bool:
    """True if whoever holds these seats decides, and what the options bring has to be worked out."""
    return match.game.picture.outlook is not no_preview and match.seat in held


def around_of(room: Seen, here: Callable[[int], bool] | None, watching: int) -> Parts:
    """The parts of a snapshot that change without the match: who is there, and who thinks."""
    return {"seats": placed(room.stored, here), "watching": watching, "thinking": thinking(room)}


def placed(stored: Stored, here: Callable[[int], bool] | None = None) -> list[Placed]:
    """Who sits where, as everyone may know."""
    seats = [Placed(seat.name, seat.bot, bool(seat.owner or seat.bot)) for seat in stored.seats]
    if here:
        given = Counter(stored.hints.values()) if stored.hints else {}
        for number, seated in enumerate(seats):
            seated.here, seated.hints = here(number), given.get(number, 0)
    return seats


def _tells_seed(room: Seen) -> bool:
    """True if the seed is no secret: the match is over, or it was chosen."""
    return room.match.seat == NOBODY or (room.stored.dealing is not None and room.stored.dealing.chosen)


def _dealing(stored: Stored, told: bool) -> answers.Dealing | None:
    """How the draws are made fair, as everyone may know; the salt once the seed is told."""
    dealing, seats = stored.dealing, range(len(stored.seats))
    if dealing is None:
        return None
    seals, parts = [dealing.seals.get(seat) for seat in seats], [dealing.parts.get(seat) for seat in seats]
    return answers.Dealing(seals, parts, dealing.begun, dealing.open, dealing.chosen, dealing.salt if told else None)


def thinking(room: Seen) -> answers.Thinking | None:
    """The bot that thinks, once that takes a while."""
    bot = room.thinking
    if bot is None or bot.spent < UNSEEN:
        return None
    return answers.Thinking(bot.seat + 1, round(bot.spent, 2), bot.budget)


def _turn(match: Match) -> answers.SeatNumber | None:
    """Whose turn it is, which may be another's than that of whoever decides."""
    turn = match.game.telling.turn(match.state)
    return None if turn == NOBODY else seat_number(turn)


def _rows(match: Match, seat: int, options: list[answers.Option], language: str) -> list[answers.Row]:
    """The pieces whose options share a row; of one that has to wait, why."""
    if not (rows := match.game.picture.rows(match)):
        return []
    offered, asked = {mark for option in options for mark in option.marks}, rows.items()
    whys = {mark: match.why(seat, choice, language) for mark, choice in asked if mark not in offered}
    return [answers.Row(mark, choice, why.text if (why := whys.get(mark)) else "") for mark, choice in asked]


def _changed(last: Parts, now: Parts) -> Parts | None:
    """The parts that are not as before, and of some the entries; None if only a whole snapshot can tell."""
    news = _differing(last, now)
    for name in NESTED:
        if name in news:
            if last[name].keys() != now[name].keys():
                return None
            news[name] = _differing(last[name], now[name])
    return news


def _differing(before: Parts, now: Parts) -> Parts:
    """The entries that are not as before."""
    return {name: value for name, value in now.items() if value is not before[name] and value != before[name]}


def _die(die: Die) -> answers.Die:
    return answers.Die(None if die.seat is None else die.seat + 1, die.number, die.of, die.counts)
