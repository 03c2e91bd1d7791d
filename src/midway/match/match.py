"""A match: a game, its settings, its seats, and the codes chosen. Everything else follows from these."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from pathlib import Path
from time import perf_counter
from typing import Any

from midway.kernel.codes import Step
from midway.kernel.content import Tree, Values
from midway.kernel.decision import Decision, Option, Refusal
from midway.kernel.fault import Fault
from midway.kernel.frames import waiting
from midway.kernel.game import Game, GameError, find
from midway.kernel.machine import Plain, machine
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import State, view
from midway.kernel.words import LANGUAGES

from . import log, refusing
from .dealer import Dealer
from .events import NAME_LENGTH, UNDO, Event, Refused, Result, Seat, Told, View, seated, standing
from .positions import EVERY, LONG, START, Position, Positions
from .reading import Facts, Reading, spoken
from .refusing import UNKNOWN

MIRROR = "mirror"  # the seal of a match without a dealer
PAST = 32  # events that a bot is told: in World's Fair 1893 there are at most 24 between two of its turns


class Match:
    """One game being played.

    >>> match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    >>> match.decision.prompt
    'Ann places a supporter in an area.'
    >>> [option.text for option in match.options][:2]
    ['Agriculture', 'Electricity']
    >>> match.choose("place:electricity")
    >>> match.log()[-5]
    'Ann takes 2 cards at Electricity: ticket “The Ostrich Farm”, ticket “The German Village”.'
    >>> match
    <Match of worldsfair: Ann, Bo; 20 events>

    A copy goes its own way; its dealer makes the same draws.

    >>> other = match.copy()
    >>> other.choose(other.options[-1])
    >>> match.number, other.number
    (20, 24)
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str | Seat] = 2,
        *,
        seed: str | int | Dealer | None = None,
        options: dict[str, str] | None = None,
        corrections: Tree | None = None,
        mirror: bool = False,
        language: str = "en",
        version: int | None = None,
        content: Values | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise GameError("language", language=str(language), known=", ".join(LANGUAGES))
        self.game = find(game) if isinstance(game, str) else game
        self.seats = seated(seats, language)
        self.settings = {setting.name: value for setting, value in self.game.chosen(options or {}).items()}
        self.stated = self.settings  # those in its record, without settings that the game has added since
        self.corrections = corrections or {}
        self.content = content or self.game.content.values(self.corrections)
        self.version = self.game.version if version is None else version
        self.dealer = None if mirror else seed if isinstance(seed, Dealer) else Dealer(seed)
        self.seal = self.dealer.seal if self.dealer else MIRROR
        self.parts = dict(self.dealer.parts) if self.dealer and self.dealer.salt else None  # what players added to its draws
        self.language = language
        self.plain: Plain = machine(self.game, "plain", self.content)
        self.events: list[Event] = []
        self.hinted: frozenset[int] = frozenset()  # the numbers of events that were chosen with a hint
        self._begin()
        self.deal()

    @classmethod
    def sealed(
        cls,
        game: str | Game,
        seats: Sequence[str | Seat],
        options: dict[str, str],
        corrections: Tree,
        seal: str,
        version: int | None = None,
        content: Values | None = None,
        parts: dict[int, str] | None = None,
    ) -> Match:
        """A match before its first event whose dealer is elsewhere: it is told the chance outcomes."""
        match = cls(game, seats, options=options, corrections=corrections, mirror=True, version=version, content=content)
        match.seal = seal
        match.parts = parts
        match.stated = options
        match._begin()
        return match

    @property
    def mirror(self) -> bool:
        """True if the match follows a real table, where people say what chance did."""
        return self.seal == MIRROR

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        return f"<Match of {self.game.name}: {names}; {self.number} events{'' if self.result is None else ', over'}>"

    # Decisions.

    @property
    def decision(self) -> Decision | None:
        """What the match waits for, or None when it is over."""
        return self.describe(self.language)

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen now."""
        decision = self.decision
        return decision.options if decision else ()

    @property
    def seat(self) -> int:
        """Who decides: a seat, CHANCE in a mirror match, NOBODY when the match is over."""
        return int(self.plain.rules.seat(self.state))

    @property
    def names(self) -> list[str]:
        """Who sits at each seat."""
        return [seat.name for seat in self.seats]

    @property
    def number(self) -> int:
        """How many events there have been."""
        return len(self.events)

    def describe(self, language: str, reader: int | None = None, options: bool = True) -> Decision | None:
        """What the match waits for, in a language, with or without its options; to a reader who decides it is a question."""
        seat = self.seat
        if seat == NOBODY:
            return None
        codes = tuple(self.legal()) if options else ()
        return Decision(self.number, seat, self.step.name, codes, Reading(self, language, reader))

    def legal(self) -> list[int]:
        """The codes that may be chosen now, in rising order."""
        if self.seat == NOBODY:
            return []
        out = [0] * len(self.game.codes)
        return out[: self.plain.rules.legal(self.state, out)]

    def choose(self, choice: int | str | Option, seat: int | None = None) -> None:
        """Make a choice: a code, an option, or the words of a record. Chance then plays on to the next decision.

        An illegal choice raises Refused with the rule and the fact that blocks it, and changes nothing.

        >>> Match("worldsfair", 2, seed=7).choose("place:art")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
          ...
        midway.match.events.Refused: Unknown choice “place:art”. Try place:arts, ...
        """
        refusal = self.why(self.seat if seat is None else seat, choice)
        if refusal:
            raise Refused(refusal)
        if self.seat == CHANCE and not self.mirror:
            raise GameError("no-dealer")
        self.happen(self.seat, self.code(choice))
        self.deal()

    def note_hint(self) -> None:
        """Mark the choice that comes next as one made with a hint, for its record and its log."""
        self.hinted |= {self.number}

    def why(self, seat: int, choice: int | str | Option, language: str | None = None) -> Refusal | None:
        """Why a seat may not make a choice now: the rule and the fact, in a language. None if it may.

        >>> match = Match("worldsfair", 2, seed=7)
        >>> print(match.why(match.seat, "lift:arts"))
        A supporter is lifted only when one is needed and your supply is empty; you have 16 in supply. [Turn: No supporters left]
        """
        return refusing.why(self, seat, choice, language or self.language)

    # Looking.

    def view(self, seat: int | None) -> View:
        """What a seat may see; None for a spectator."""
        return View(self.game.name, seat, self.number, view(self.state, seat))

    def for_bot(self) -> View:
        """What the bot that decides may see, with what has happened of late."""
        past = () if self.game.hides else tuple([(event.seat, event.code) for event in self._stands[-PAST:]])
        return View(self.game.name, self.seat, self.number, view(self.state, self.seat), past)

    def log(self, language: str | None = None, seat: int | None = None, since: int = 0, named: bool = False) -> list[str]:
        """The log from event `since` on, as a seat may read it; the reader is "you" unless everyone is to be `named`."""
        words = self.game.words(language or self.language)
        return [text for event in self.events[since:] for text in log.marked(self, event, words, seat, named)]

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        if self.seat != NOBODY:
            return None
        seats = range(len(self.seats))
        rules = self.plain.rules
        return Result(
            [rules.score(self.state, seat) for seat in seats],
            [rules.standing(self.state, seat) for seat in seats],
            self.game.picture.breakdown(self),
        )

    # Going back.

    @property
    def stands(self) -> Sequence[Event]:
        """The events that have not been taken back."""
        return self._stands

    @property
    def last_seat(self) -> int:
        """Whose event is the last one that stands: a seat, CHANCE, or NOBODY before the first."""
        return self._stands[-1].seat if self._stands else NOBODY

    @property
    def undoable(self) -> bool:
        """True if the last event is a choice of the seat that decides now, with no chance or other seat in between.

        A match that mirrors a real table has no secrets, so everything can be taken back there, even chance.
        """
        seat = self.seat
        return bool(self._stands) and (self.mirror or self.last_seat == seat != CHANCE)

    def undo(self) -> None:
        """Take back the last choice, if nothing has been revealed since and nobody else has chosen.

        >>> match = Match("worldsfair", 2, seed=7)
        >>> match.undo()  # doctest: +ELLIPSIS
        Traceback (most recent call last):
          ...
        midway.match.events.Refused: There is nothing for you to undo: ...
        """
        if not self.undoable:
            raise Refused(self.refusal(self.game.rules.turn, self.game.words(self.language)("no-undo"), self.language))
        seat = self._stands.pop().seat
        self.events.append(Event(self.number, seat, UNDO))
        self.state, self.story = self._positions.pop(lambda: self._walk(self._stands))
        self._borrowed = False
        self._draws -= seat == CHANCE

    def until(self, number: int) -> Match:
        """The match as it was before an event, without its dealer."""
        again = self._twin()
        again.dealer = None
        again.events = self.events[:number]
        again._stands = standing(again.events)
        again._draws = sum(event.seat == CHANCE for event in again._stands)
        for position in self._walk(again._stands):
            again.state, again.story = position
        again._positions = self._positions.until(again.number)
        return again

    def leave(self, dealer: Dealer, state: State | None = None) -> None:
        """Go another way from here on: with the draws of another dealer and, if one is given, from another position."""
        self.dealer = dealer
        if self.mirror:
            self.seal = dealer.seal
        if state is not None:
            self.state = state
            self._borrowed = False
            self._positions.keep(self._stands[-1].number if self._stands else START, Position(self.state, self.story))

    def copy(self) -> Match:
        """An independent match in the same position."""
        twin = self._twin()
        twin.events, twin._stands = self.events[:], self._stands[:]
        twin.state, twin.story = Position(self.state, self.story).clone()
        twin._positions = self._positions.copy()
        return twin

    def branch(self) -> Match:
        """A copy of a match that is not going to change: they share the present position until the first event of the copy."""
        twin = object.__new__(type(self))
        twin.__dict__ = vars(self).copy()
        twin.events, twin._stands = self.events[:], self._stands[:]
        twin._positions = self._positions.copy()
        twin._borrowed = True
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled; positions and the machine are made again."""
        return {name: value for name, value in vars(self).items() if name not in ("plain", "_positions")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.plain = machine(self.game, "plain", self.content)
        self._positions = Positions(self.game.state)

    def rest(self) -> None:
        """Forget earlier positions; they are made again when needed."""
        self._positions = Positions(self.game.state)

    def packed(self) -> bytes:
        """The match in few bytes, without its values, which many matches share."""
        own = {name: value for name, value in self.__getstate__().items() if name != "content"}
        return zlib.compress(pickle.dumps(own, pickle.HIGHEST_PROTOCOL), 1)

    @classmethod
    def unpacked(cls, data: bytes, content: Values) -> Match:
        """A match that was packed in this process, with its values."""
        match = object.__new__(cls)
        match.__setstate__({**pickle.loads(zlib.decompress(data)), "content": content})
        return match

    # Records.

    def save(self, path: str | Path) -> None:
        """Write the record of the match to a file."""
        from .record import write

        write(self, Path(path))

    @classmethod
    def load(cls, path: str | Path, seed: str | None = None) -> Match:
        """The match in a record, checked event by event; with the seed, its dealer can go on."""
        from .proof import load

        return load(Path(path), seed)

    # Event by event, for replaying.

    def draw(self, dealer: Dealer) -> int:
        """The code that a dealer would draw now."""
        codes, weight, state = self.legal(), self.plain.rules.weight, self.state
        return dealer.draw(self._draws, codes, [weight(state, code) for code in codes])

    def deal(self, dealer: Dealer | None = None) -> None:
        """Let the match's dealer, or the one given, play on to the next decision of a player."""
        dealer = dealer or self.dealer
        while dealer and self.seat == CHANCE:
            self.happen(CHANCE, self.draw(dealer))

    def allows(self, event: Event) -> bool:
        """True if an event may come next: a legal choice by whoever decides, or an undo that its seat may make."""
        if event.number != self.number:
            return False
        if event.code == UNDO:
            return self.undoable and self.last_seat == event.seat
        known = event.seat == self.seat and 0 <= event.code < len(self.game.codes)
        return known and self.plain.rules.refusal(self.state, event.code) == 0

    def replay(self, event: Event) -> None:
        """Repeat one event, which may be an undo."""
        if event.code == UNDO:
            self.undo()
        else:
            self.happen(event.seat, event.code, event.only)

    def happen(self, seat: int, code: int, only: bool = False) -> None:
        """Carry out one legal event, and nothing after it."""
        here = Position(self.state, self.story)
        before = here if self._borrowed else here.clone() if self.mirror or seat != CHANCE else None
        if self._borrowed:
            here = here.clone()
            self.state, self.story, self._borrowed = here.state, here.story, False
        began = perf_counter()
        told = self._told(here, code)
        event = Event(self.number, seat, code, told, only, self._hurt(here.state, told))
        self.events.append(event)
        self._stands.append(event)
        self._draws += seat == CHANCE
        self._keep(here, event.number, len(self._stands), perf_counter() - began)
        if before and self.undoable:
            self._positions.push(before)
        else:
            self._positions.recent.clear()

    # Inside.

    def _begin(self) -> None:
        self.state, self.story = self._start()
        self._stands: list[Event] = []
        self._draws = 0
        self._borrowed = False  # the present position belongs to another match
        self._positions = Positions(self.game.state)

    def _start(self) -> Position:
        """The position before the first event."""
        tells = self.game.telling.story
        story = tells(self.seal, len(self.seats)) if tells else None
        return Position(self.game.start(len(self.seats), self.settings, self.content, self.version), story)

    def _twin(self) -> Match:
        """A match with the same header, still without its own events and positions."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin._borrowed = False
        twin.seats, twin.settings, twin.stated = self.seats[:], dict(self.settings), dict(self.stated)
        return twin

    def _told(self, position: Position, code: int) -> tuple[Told, ...]:
        """Carry out a code in a position; return what the rules tell, with the cards from the story."""
        state, follow, lines = position.state, position.story.follow if position.story else _no_cards, self.game.lines
        state.told = []
        self.plain.rules.apply(state, code)
        told, state.told = state.told, None
        return tuple([Told(line, (a, b, c), follow(lines[line].name, a, b, c)) for line, a, b, c in told])

    def _hurt(self, state: Any, told: tuple[Told, ...]) -> tuple[int, ...]:
        """The seats that lines of the log harm without naming them, in the position after them."""
        if not (hurts := self.game.telling.hurts):
            return ()
        lines = self.game.lines
        named = [(hurts.get(lines[one.line].name), one.numbers) for one in told]
        return tuple([seat for hurt, numbers in named if hurt for seat in hurt(self.plain, state, numbers)])

    def _walk(self, stands: Sequence[Event]) -> Iterator[Position]:
        """The way to the position after some events: from the nearest one that is kept, the same object changed at each step."""
        depth, position = self._positions.nearest([event.number for event in stands])
        if position is None:
            position = self._start()
            self._positions.keep(START, position)
        yield position
        for stand, event in enumerate(stands[depth:], depth + 1):
            began = perf_counter()
            self._told(position, event.code)
            self._keep(position, event.number, stand, perf_counter() - began)
            yield position

    def _keep(self, position: Position, number: int, stand: int, seconds: float) -> None:
        """Keep the position after an event when enough events stand since the last, and where it took long to come here."""
        if stand % EVERY == 0 or seconds > LONG:
            self._positions.keep(number, position)

    @property
    def step(self) -> Step:
        """The step that the match waits for."""
        return self.game.steps[waiting(self.state)]

    def code(self, choice: int | str | Option) -> int:
        """The code of a choice; raises a Fault for anything that cannot be one."""
        if isinstance(choice, Option):
            return choice.code
        if isinstance(choice, str):
            code = self.game.codes.code(choice)
            return UNKNOWN if code is None else code
        if isinstance(choice, bool) or not hasattr(choice, "__index__"):
            raise Fault("choice", given=repr(choice)[:NAME_LENGTH])
        return index(choice)

    def facts(self, code: int | None) -> Mapping[str, object]:
        """What prompts, options and refusals may say about the position."""
        known = code if code is not None and 0 <= code < len(self.game.codes) else None
        named = {} if known is None else self.game.codes.describe(known)[1]
        return Facts(self._named(named), lambda: self.game.telling.facts(self, known))

    def _named(self, args: dict[str, str]) -> dict[str, str | int]:
        """Arguments of a code as texts use them, a seat by its name."""
        names = spoken(args)
        if "player" in args:
            seat = int(names.pop("player")) - 1
            names["whose"] = self.seats[seat].name if seat < len(self.seats) else str(seat + 1)
        return names

    def refusal(self, rule: str, text: str, language: str) -> Refusal:
        """A refusal by a rule of the game, in a language."""
        return Refusal(self.game.rulebook.id(rule), self.game.rulebook.citation(rule, language), text)


def _no_cards(line: str, first: int, second: int, third: int) -> tuple[str, ...]:
    """A game without a story has no cards with titles."""
    return ()
