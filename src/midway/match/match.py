"""A match: a game, its options, its seats, and the codes chosen. Everything else follows from these."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from midway.kernel.codes import Step
from midway.kernel.content import Tree
from midway.kernel.decision import Decision, Option, Refusal
from midway.kernel.frames import waiting
from midway.kernel.game import Game, GameError, find
from midway.kernel.machine import Plain, machine
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import State, redeal, view
from midway.kernel.words import Words

from .dealer import Dealer

MIRROR = "mirror"  # the seal of a match without a dealer
UNDO = -1  # the code of an event that takes back the one before
NAME_LENGTH = 40


class Refused(ValueError):
    """A choice that may not be made now; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and the bot that plays, if one does."""

    name: str
    bot: str = ""


class Told(NamedTuple):
    """A line of the log as the rules told it: which line, its numbers, and the cards it speaks of."""

    line: int
    numbers: tuple[int, int, int]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: the seat (or CHANCE) and the code; UNDO takes back the event before."""

    number: int
    seat: int
    code: int
    told: tuple[Told, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Result:
    """How a match ended: for each seat the points, their parts, and how many stand before it."""

    scores: list[int]
    standings: list[int]
    parts: list[dict[str, int]]

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory; usually one."""
        return [seat for seat, before in enumerate(self.standings) if before == 0]


@dataclass(frozen=True)
class View:
    """What one seat may see of a match, and nothing else; a spectator's seat is None."""

    game: str
    seat: int | None
    number: int
    fields: dict[str, Any]

    def redeal(self, rng: random.Random) -> State:
        """A full position drawn at random among those that look like this to the seat."""
        return redeal(find(self.game).state, self.fields, rng)


class Match:
    """One game being played.

    >>> match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    >>> match.decision.prompt
    'Ann, place a supporter in an area.'
    >>> [option.text for option in match.options][:2]
    ['Agriculture', 'Electricity']
    >>> match.choose("place:electricity")
    >>> match.log()[-5]
    'Ann takes 2 cards at Electricity: ticket “The Ostrich Farm”, ticket “The German Village”.'
    >>> match
    <Match of worldsfair: Ann, Bo; 20 events>
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str | Seat] = 2,
        *,
        seed: str | int | None = None,
        options: dict[str, str] | None = None,
        corrections: Tree | None = None,
        mirror: bool = False,
        language: str = "en",
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = _seated(seats)
        self.settings = {option.name: value for option, value in self.game.chosen(options or {}).items()}
        self.corrections = corrections or {}
        self.dealer = None if mirror else Dealer(seed)
        self.commitment = self.dealer.commitment if self.dealer else MIRROR
        self.language = language
        self.plain: Plain = machine(self.game, "plain", self.corrections)
        self.events: list[Event] = []
        self._begin()
        self.deal()

    @classmethod
    def sealed(
        cls, game: str | Game, seats: Sequence[str | Seat], options: dict[str, str], corrections: Tree, commitment: str
    ) -> Match:
        """A match whose dealer is elsewhere, before its first event: chance's outcomes are told to it."""
        match = cls(game, seats, options=options, corrections=corrections, mirror=True)
        match.commitment = commitment
        match._begin()
        return match

    @property
    def mirror(self) -> bool:
        """True if the match follows a real table, and people say what chance did there."""
        return self.commitment == MIRROR

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        return f"<Match of {self.game.name}: {names}; {self.number} events{'' if self.result is None else ', over'}>"

    # What is asked, and answering it.

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
    def number(self) -> int:
        """How many events there have been."""
        return len(self.events)

    def describe(self, language: str, reader: int | None = None, options: bool = True) -> Decision | None:
        """What the match waits for, in a language, with its options or without; a reader who decides is not called by name."""
        if self.seat == NOBODY:
            return None
        words = self.game.words(language)
        step = self.game.steps[waiting(self.state)]
        told = tuple(self._option(code, words) for code in self.legal()) if options else ()
        prompt = words(f"ask-{step.name}", "you" if reader == self.seat else "", **self._facts(None, words))
        rule = self.game.asking(self.state) if self.game.asking else step.rule
        return Decision(self.number, self.seat, step.name, self.game.rulebook.cite(rule), prompt, told)

    def legal(self) -> list[int]:
        """The codes that may be chosen now, rising."""
        if self.seat == NOBODY:
            return []
        out = [0] * len(self.game.codes)
        return out[: self.plain.rules.legal(self.state, out)]

    def choose(self, choice: int | str | Option, seat: int | None = None) -> None:
        """Make a choice, by code, by option or in the words of the record; chance then plays on to the next decision.

        What is not legal raises Refused with the rule and the fact that blocks it, and changes nothing.
        """
        code = self._code(choice)
        refusal = self.why(self.seat if seat is None else seat, code)
        if refusal:
            raise Refused(refusal)
        if self.seat == CHANCE and not self.mirror:
            raise GameError("no-dealer")
        self.happen(self.seat, code)
        self.deal()

    def why(self, seat: int, code: int, language: str | None = None) -> Refusal | None:
        """Why a seat may not choose a code now: the rule and the fact, in a language. None if it may.

        >>> match = Match("worldsfair", 2, seed=7)
        >>> print(match.why(match.seat, match.game.codes.code("lift:arts")))
        A supporter is lifted only when one is needed and your supply is empty; you have 16 in supply. [WF turn.supply]
        """
        words = self.game.words(language or self.language)
        now = self.seat
        if now == NOBODY:
            return self._refusal("end.when", words("no-over"))
        if not 0 <= code < len(self.game.codes):
            return self._refusal("turn.order", words("no-such-code", n=len(self.game.codes) - 1))
        if seat != now:
            whose = "chance" if now == CHANCE else "player"
            return self._refusal("turn.order", words("no-other-seat", now=whose, **self._facts(code, words)))
        number = self.plain.rules.refusal(self.state, code)
        if number == 0:
            return None
        reason = self.game.reasons[number - 1]
        return self._refusal(reason.rule or self._step_of(code).rule, self._blocked(reason.name, code, words))

    # What there is to see.

    def view(self, seat: int | None) -> View:
        """What a seat may see; None for a spectator."""
        return View(self.game.name, seat, self.number, view(self.state, seat))

    def log(self, language: str | None = None, seat: int | None = None, since: int = 0) -> list[str]:
        """What happened from event `since` on, in words, as a seat may read it."""
        words = self.game.words(language or self.language)
        return [text for event in self.events[since:] for text in self.event_texts(event, words, seat)]

    def event_texts(self, event: Event, words: Words, seat: int | None = None) -> list[str]:
        """The lines of the log for one event."""
        if event.code == UNDO and event.seat == CHANCE:
            return [words("log-undo-chance")]
        if event.code == UNDO:
            return [words("log-undo", player=self.seats[event.seat].name)]
        return [self._line(told, words) for told in event.told if self.may_read(told, seat)]

    def event_marks(self, event: Event, seat: int | None = None) -> list[str]:
        """The places on the board that a player's event touched, as far as a seat may read of it; not what followed from it."""
        if event.seat < 0:
            return []
        own = takewhile(lambda told: {"player", "owner"} & set(self.game.lines[told.line].args), event.told)
        return sorted({mark for told in own if self.may_read(told, seat) for mark in self._marks(told)})

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
            self.game.breakdown(self.plain, self.state),
        )

    # Going back.

    @property
    def stands(self) -> list[tuple[int, int]]:
        """Seat and code of every event that has not been taken back."""
        return self._codes

    @property
    def last_seat(self) -> int:
        """Whose event was the last that stands: a seat, CHANCE, or NOBODY before the first."""
        return self._codes[-1][0] if self._codes else NOBODY

    @property
    def undoable(self) -> bool:
        """True if the last event is a pick of the seat that decides now: no chance, no other seat in between.

        A match that mirrors a real table has no secrets; there anything may be taken back, also what chance did.
        """
        if not self._codes or self.seat == NOBODY:
            return False
        return self.mirror or self.last_seat == self.seat

    def undo(self) -> None:
        """Take back the last pick, if nothing has been revealed since and nobody else has chosen.

        >>> match = Match("worldsfair", 2, seed=7)
        >>> match.undo()  # doctest: +ELLIPSIS
        Traceback (most recent call last):
          ...
        midway.match.match.Refused: There is nothing of yours to take back: ...
        """
        if not self.undoable:
            raise Refused(self._refusal("turn.order", self.game.words(self.language)("no-undo")))
        *codes, (seat, _) = self._codes
        self.events.append(Event(self.number, seat, UNDO))
        self._begin()
        for who, code in codes:
            self._apply(who, code)

    def until(self, number: int) -> Match:
        """The match as it was before an event; its dealer is not with it."""
        again = Match.sealed(self.game, self.seats, self.settings, self.corrections, self.commitment)
        again.language = self.language
        for event in self.events[:number]:
            again.replay(event)
        return again

    # Keeping.

    def save(self, path: str | Path) -> None:
        """Write the record of the match to a file."""
        from .record import write

        write(self, Path(path))

    @classmethod
    def load(cls, path: str | Path, seed: str | None = None) -> Match:
        """The match that a record holds, checked event by event; a seed lets its dealer go on."""
        from .proof import load

        return load(Path(path), seed)

    # Event by event, for those who replay.

    def draw(self, dealer: Dealer) -> int:
        """The code that a dealer draws now."""
        codes = self.legal()
        return dealer.draw(self._draws, codes, [self.plain.rules.weight(self.state, code) for code in codes])

    def deal(self) -> None:
        """Let the dealer play on to the next decision of a player."""
        while self.dealer and self.seat == CHANCE:
            self.happen(CHANCE, self.draw(self.dealer))

    def replay(self, event: Event) -> None:
        """One event as it was, a taking back included."""
        if event.code == UNDO:
            self.undo()
        else:
            self.happen(event.seat, event.code)

    def happen(self, seat: int, code: int) -> None:
        """One legal event, and nothing after it."""
        self.events.append(Event(self.number, seat, code, self._apply(seat, code)))

    # Inside.

    def _begin(self) -> None:
        self.state = self.game.start(len(self.seats), self.settings, self.corrections)
        self.story = self.game.story(self.commitment, len(self.seats)) if self.game.story else None
        self._codes: list[tuple[int, int]] = []
        self._draws = 0

    def _apply(self, seat: int, code: int) -> tuple[Told, ...]:
        self.state.told = []
        self.plain.rules.apply(self.state, code)
        told = self.state.told
        self.state.told = None
        self._codes.append((seat, code))
        self._draws += seat == CHANCE
        return tuple([Told(line, (a, b, c), self._follow(line, a, b, c)) for line, a, b, c in told])

    def _follow(self, line: int, *numbers: int) -> tuple[str, ...]:
        return tuple(self.story.follow(self.game.lines[line].name, *numbers)) if self.story else ()

    def _code(self, choice: int | str | Option) -> int:
        if isinstance(choice, Option):
            return choice.code
        if isinstance(choice, str):
            code = self.game.codes.code(choice)
            return -1 if code is None else code
        return choice

    def _option(self, code: int, words: Words) -> Option:
        verb, args = self.game.codes.describe(code)
        text = words(f"do-{verb}", **{**self._facts(code, words), **self._named(args)})
        weight = self.plain.rules.weight(self.state, code) if self.seat == CHANCE else None
        return Option(code, verb, args, text, tuple(self.game.marks(self.state, code)), weight)

    def _facts(self, code: int | None, words: Words) -> dict[str, Any]:
        """What prompts, options and refusals may say of the position."""
        named = self.game.codes.describe(code)[1] if code is not None and 0 <= code < len(self.game.codes) else {}
        known = code if named or (code is not None and 0 <= code < len(self.game.codes)) else None
        return {**self.game.facts(self.plain, self.state, [seat.name for seat in self.seats], known), **self._named(named)}

    def _named(self, args: dict[str, str]) -> dict[str, str]:
        """Arguments of a code as words know them: a seat by its name."""
        names = dict(args)
        if "player" in names:
            seat = int(names.pop("player")) - 1
            names["whose"] = self.seats[seat].name if seat < len(self.seats) else str(seat + 1)
        return names

    def _line(self, told: Told, words: Words) -> str:
        line = self.game.lines[told.line]
        args: dict[str, Any] = {}
        for name, number in zip(line.args, told.numbers, strict=False):
            args[name] = self.seats[number].name if name in ("player", "owner") else self.game.value(name, number)
        if self.story:
            args["cards"] = ", ".join(self.story.text(card, words) for card in told.cards)
        return words(f"log-{line.name}", **args)

    def _marks(self, told: Told) -> list[str]:
        """What a line of the log speaks of, as marks; `to:arts` is a mark of the area as well."""
        values = self.game.values
        numbers = zip(self.game.lines[told.line].args, told.numbers, strict=False)
        args = [(name, number) for name, number in numbers if name in values]
        kinds = {name: next(kind for kind in values if values[kind] is values[name]) for name, _ in args}
        return [f"{kinds[name]}:{values[name][number]}" for name, number in args]

    def may_read(self, told: Told, seat: int | None) -> bool:
        """True if a line of the log is for this seat's eyes."""
        return not self.game.lines[told.line].owner_only or told.numbers[0] == seat

    def _blocked(self, reason: str, code: int, words: Words) -> str:
        """The refusal's text: the game's own for this step if it has one, else the reason's."""
        own = f"no-{reason}-{self._step_of(code).name}"
        return words(own if own in words else f"no-{reason}", **self._facts(code, words))

    def _refusal(self, rule: str, text: str) -> Refusal:
        return Refusal(self.game.rulebook.cite(rule), text)

    def _step_of(self, code: int) -> Step:
        """The step that asks for a code: the present or a later one if there is any."""
        asking = [number for number, step in enumerate(self.game.steps) if step.asks(code)]
        later = [number for number in asking if number >= waiting(self.state)]
        return self.game.steps[later[0] if later else asking[-1]]


def _seated(seats: int | Sequence[str | Seat]) -> list[Seat]:
    if isinstance(seats, int):
        return [Seat(f"Player {number + 1}") for number in range(seats)]
    seated = [seat if isinstance(seat, Seat) else Seat(seat) for seat in seats]
    names = [seat.name for seat in seated]
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > NAME_LENGTH:
            raise GameError("name", n=NAME_LENGTH)
    if len(set(names)) < len(names):
        raise GameError("names", names=", ".join(names))
    return seated
