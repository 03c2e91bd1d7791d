"""A match on this server, kept in step with the store.

What a room shows is committed. A move is played on a copy of the match and its events are written; only then does the copy
replace the match. So nobody sees anything that might be lost.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from itertools import zip_longest

from msgspec import structs
from sqlalchemy.exc import DBAPIError

from midway.kernel.content import Values
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.rule import CHANCE, NOBODY
from midway.match.dealer import Dealer
from midway.match.events import Event, Refused, Seat
from midway.match.match import Match
from midway.match.only import only_choice, taken_back, was_only
from midway.match.record import dumps

from .answers import Turn
from .course import Course
from .patience import is_cut
from .showing import Showing, Thinking
from .store import Store
from .stored import Stored, names_of
from .writer import Taken

KEY_BYTES = 24  # 192 bits
JOIN_BYTES = 16  # 128 bits: the link of an invitation is short enough to be typed
MOST_UNDONE = 3_000  # events of a match, after which nothing more is taken back
MOST_EVENTS = 20_000  # of a match; no game comes near
MANY = 64  # this many events are replayed in a thread, so that others do not wait


def new_key(size: int = KEY_BYTES) -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(size)


def hashed(secret: str) -> str:
    """How secrets are stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opened(stored: Stored) -> Match:
    """A stored match before its first event, with the rules and values it began with; a Fault if it cannot be opened."""
    game = find(stored.game)
    game.check_version(stored.rules)
    if stored.corrections is None or stored.options is None:
        raise Fault("match-damaged")
    values = stored.values or game.content.find(stored.content, stored.corrections)
    parts = None if stored.dealing is None else {} if stored.waiting else stored.dealing.parts
    return Match.sealed(game, names_of(stored), stored.options, stored.corrections, stored.seal, stored.rules, values, parts)


def dealer_of(stored: Stored) -> Dealer | None:
    """The dealer of a stored match; None if somebody else deals."""
    if stored.seed is None:
        return None
    return Dealer(stored.seed, stored.dealing.salt, stored.dealing.parts) if stored.dealing else Dealer(stored.seed)


class NotFound(Exception):
    """There is no such match or seat."""


class Unopened(Exception):
    """A stored match that cannot be opened here: its header, and why. Nothing of it is lost."""

    def __init__(self, stored: Stored, why: Fault) -> None:
        super().__init__(str(why))
        self.stored = stored
        self.why = why


class Stale(Exception):
    """The match has gone on; `number` is its current number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class TooLong(Fault):
    """A match that goes on for ever."""

    def __init__(self) -> None:
        super().__init__("match-long", n=MOST_EVENTS)


class Lost(Exception):
    """The seat belongs to somebody else by now."""


class Room:
    """One match: its stored header, the committed match, and a lock for changing it.

    match     never changed, only replaced; packed while nobody uses the room
    current   true if we have read every change we were told of; only the store knows for certain
    used      when somebody last did, by the clock of the event loop
    """

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.reading = asyncio.Lock()
        self.current = False
        self.version: object = None
        self.stored = stored
        self._awake: Match | None = opened(stored)
        self._packed: tuple[bytes, Values]  # the match, while nobody uses the room
        self.used = 0.0
        self.thinking: Thinking | None = None  # a bot, on this server
        self._changes = 0  # that we have been told of
        self._dealing: tuple[Stored | None, Dealer | None] = None, None
        self._courses: dict[int | None, Course] = {}
        self._showings: dict[tuple[str, bool], Showing] = {}

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def match(self) -> Match:
        if self._awake is None:
            self._awake = Match.unpacked(*self._packed)
        return self._awake

    @match.setter
    def match(self, match: Match) -> None:
        self._awake = match

    def held(self, owner: str | None, key: str | None) -> list[int]:
        """The seats of a key, or else of a browser. The key of a seat that nobody has only lets somebody sit down there."""
        kept = [(seat.key if key else seat.owner) if seat.owner else "" for seat in self.stored.seats]
        return [number for number, secret in enumerate(kept) if hmac.compare_digest(secret or "", key or owner or "-")]

    def seat_among(self, held: list[int]) -> int | None:
        """Which of several seats somebody plays: the one that decides, otherwise the first."""
        if len(held) < 2:
            return held[0] if held else None
        seat = self.match.seat
        return seat if seat in held else held[0]

    def is_host(self, seat: int) -> bool:
        """True if whoever made a table with an invitation sits there."""
        return self.stored.gathering is not None and self.stored.gathering.host == seat

    def invites(self, key: str) -> bool:
        """True if this is the hash of the key of an invitation that holds."""
        gathering = self.stored.gathering
        return gathering is not None and gathering.waiting and hmac.compare_digest(gathering.key or "", key)

    def still(self) -> Room:
        """The room as it is now, for looking at it in another thread; the match may go on meanwhile."""
        return copy(self)

    def outdate(self) -> None:
        """Somebody may have changed the match or its seats."""
        self.current = False
        self._changes += 1

    def rest(self) -> None:
        """Keep only the events and the current position until somebody looks back."""
        self.match.rest()
        self._courses.clear()
        self._showings.clear()

    def sleep(self) -> None:
        """Keep the match in few bytes until somebody uses the room."""
        if self._awake is not None:
            self._courses.clear()
            self._showings.clear()
            self._dealing = None, None
            self._packed, self._awake = (self._awake.packed(), self._awake.content), None

    def showing(self, language: str, drawn: bool = False) -> Showing:
        """The present position in a language; all who look on share it."""
        showing = self._showings.get((language, drawn))
        if showing is None or not showing.shows(self):
            showing = self._showings[language, drawn] = Showing(self, language, drawn=drawn, before=showing)
        return showing

    async def make_certain(self, read: tuple[object, Stored] | None = None) -> None:
        """Catch up, unless the store has nothing new; `read` is a version and the header that was read after it."""
        async with self.reading:
            if read and self.version is None:
                self.version = read[0]
                await self.refresh(read[1])
            version, number = await self.store.writer.version(self.id)
            if not self.current or version != self.version or number not in (None, self.match.number):
                await self.refresh()
                self.version = version

    async def refresh(self, stored: Stored | None = None) -> None:
        """Catch up with what has been committed, here or elsewhere; the header may have been read already."""
        changes = self._changes
        stored = stored or await self.store.find(self.id)
        if stored is None:
            raise NotFound
        if self.stored.waiting:  # until it begins, it has no events, and seats may be left out
            self.match = opened(stored)
        known, match = None, self.match
        while known is not self.match:  # a move may be committed while we read
            known = self.match
            new = [] if stored.waiting else await self.store.events(self.id, known.number)
            match = await _caught_up(known, names_of(stored), new)
        self.stored, self.match = stored, match
        self.current = self._changes == changes

    async def move(
        self,
        seat: int,
        number: int,
        codes: Sequence[int],
        token: str | None,
        language: str,
        shown: str | None = None,
        on: bool = False,
        late: bool = False,
    ) -> int:
        """Make choices for a seat, all or none, if what the client shows is right; the number after them once committed.

        on     then make those that are the only one, also the next player's
        late   a bot's stand-in chooses, which the log says
        """
        return await self._change(seat, shown, number, token, lambda match: self._choose(match, seat, codes, language, on), late)

    async def undo(
        self, seat: int, number: int, token: str | None, language: str, shown: str | None = None, to: int | None = None
    ) -> int:
        """Take back a seat's last choice, and all of them from an event on if one is named. Not in a serious match."""
        if self.stored.serious:
            raise Fault("serious-undo")
        if self.match.number >= MOST_UNDONE:
            raise Fault("undone-often", n=MOST_UNDONE)
        return await self._change(seat, shown, number, token, lambda match: _undo(match, seat, language, to))

    async def _change(
        self, seat: int, shown: str | None, number: int, token: str | None, act: Callable[[Match], None], late: bool = False
    ) -> int:
        """Change the match as we know it; the store decides whether we are right. Nothing is refused on our word alone."""
        async with self.lock:
            if self.current:
                try:
                    return await self._commit(seat, shown, number, token, act, late)
                except (Stale, Refused, Taken):
                    pass
                except DBAPIError as error:
                    if not is_cut(error):
                        raise
            await self.refresh()
            if self.stored.closed:
                raise Fault("closed")
            if token is not None and (made := await self.store.number_of(self.id, token)) is not None:
                return made + 1
            if shown is not None and not self.stored.seats[seat].opens(shown):
                raise Lost
            try:
                return await self._commit(seat, shown, number, token, act, late)
            except Taken:
                await self.refresh()
                raise Stale(self.match.number) from None

    async def _commit(
        self, seat: int, shown: str | None, number: int, token: str | None, act: Callable[[Match], None], late: bool
    ) -> int:
        """Play on a copy and write its events; the copy replaces the match once it is committed."""
        match = self.match
        if number != match.number:
            raise Stale(match.number)
        if number >= MOST_EVENTS:
            raise TooLong
        candidate = match.branch()
        act(candidate)
        by = None if shown is None else (seat, shown)
        try:
            await self.store.append(self.id, candidate, candidate.events[number:], token, by, late)
        except BaseException:
            self.outdate()  # nobody knows whether it was written
            raise
        if late:
            self.stored = replace(self.stored, late=self.stored.late | {number})
        if candidate.number > self.match.number:  # otherwise it has been read in the meantime
            candidate.seats = self.match.seats
            self.match = candidate
        return number + 1

    def _choose(self, match: Match, seat: int, codes: Sequence[int], language: str, on: bool) -> None:
        for code in codes:
            deciding = CHANCE if match.mirror and match.seat == CHANCE else seat
            refusal = match.why(deciding, code, language)
            if refusal:
                raise Refused(refusal)
            match.happen(match.seat, code, only_choice(match) == code)
            match.deal(self._dealer)
        while on and (only := only_choice(match)) is not None:
            match.happen(match.seat, only, only=True)

    @property
    def _dealer(self) -> Dealer | None:
        """The dealer, for a draw; it is never kept with the match."""
        if self._dealing[0] is not self.stored:
            self._dealing = self.stored, dealer_of(self.stored)
        return self._dealing[1]

    @property
    def may_show_record(self) -> bool:
        """True if the record may be shown: it has every draw, so if hands are hidden, only after the end."""
        return not self.match.game.hides or self.match.seat == NOBODY

    def record(self) -> str:
        """The record of the match; it contains the seed only when the match is over."""
        match = self.match.copy()
        match.dealer = self._dealer if match.seat == NOBODY else None
        match.hinted = frozenset(self.stored.hints)
        return dumps(match)

    def course(self, seat: int | None) -> list[Turn]:
        """The points, turn by turn, as a seat may know them."""
        match = self.match
        if seat not in self._courses:
            self._courses[seat] = Course(match, seat)
        return self._courses[seat].until(match)


async def _caught_up(match: Match, seats: list[Seat], events: Sequence[Event]) -> Match:
    """A match with the missing names and events; the match itself if none are missing."""
    if not events and match.seats == seats:
        return match
    caught_up = match.copy()
    caught_up.seats = seats
    if len(events) > MANY:
        await asyncio.to_thread(_replay, caught_up, events)
    else:
        _replay(caught_up, events)
    return caught_up


def _replay(match: Match, events: Sequence[Event]) -> None:
    """Replay the stored events; a Fault if one cannot have happened."""
    for event, after in zip_longest(events, events[1:]):
        if not match.allows(event):
            raise Fault("match-damaged-event", n=event.number)
        match.replay(structs.replace(event, only=was_only(match, event, after)))


def _undo(match: Match, seat: int, language: str, to: int | None) -> None:
    last = taken_back(match)
    if not last or (match.seat != seat and not match.mirror):
        words = match.game.words(language)
        raise Refused(match.refusal(match.game.rules.turn, words("no-undo"), words.language))
    for _ in range(last):
        match.undo()
    while to is not None and match.undoable and match.last_seat == seat and match.stands[-1].number >= to:
        match.undo()
