"""A match on this server, kept in step with the store."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Any

from midway.kernel.decision import Refusal
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import view
from midway.kernel.words import Words
from midway.match.dealer import Dealer
from midway.match.match import MIRROR, Event, Match, Refused
from midway.match.record import dumps

from .store import Store, Stored, names_of
from .writer import Taken

KEY_BYTES = 24  # 192 bits


def new_key() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(secret: str) -> str:
    """How secrets are stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Stale(Exception):
    """The match has gone on; `number` is where it is."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Lost(Exception):
    """The seat is another's by now."""


class Room:
    """One match: its stored header, the match as far as it is known here, and a lock for whoever changes it.

    current   nobody has told us of a change that we have not read; the store alone knows for certain
    """

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.current = False
        self.version: object = None
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        self.stored = stored
        game = find(stored.game)
        if game.version != stored.rules:
            raise Fault("record-rules", line=3, n=game.version)
        self.match = Match.sealed(game, names_of(stored), stored.options, stored.corrections, stored.seal)

    @property
    def id(self) -> str:
        return self.stored.id

    def held(self, owner: str | None, key: str | None) -> list[int]:
        """The seats of a key, or else of a browser."""
        kept = [seat.key if key else seat.owner or "" for seat in self.stored.seats]
        return [number for number, secret in enumerate(kept) if hmac.compare_digest(secret, key or owner or "-")]

    def seat_among(self, held: list[int]) -> int | None:
        """The seat that someone plays who holds several: the one that decides, else the first."""
        return self.match.seat if self.match.seat in held else held[0] if held else None

    async def make_certain(self) -> None:
        """Catch up, unless the store has nothing else than what is known here."""
        version, number = await self.store.writer.version(self.id)
        if not self.current or version != self.version or number not in (None, self.match.number):
            await self.refresh(reseat=True)
            self.version = version

    async def refresh(self, reseat: bool = False) -> None:
        """Catch up with what others have committed."""
        if reseat:
            self.current = True  # from here on: a change that is told meanwhile takes it back
            stored = await self.store.find(self.id)
            if stored and stored != self.stored:
                self._take(stored)
            elif stored:
                self.stored = stored
        for seat, code in await self.store.events(self.id, self.match.number):
            self.match.replay(Event(self.match.number, seat, code))

    async def move(
        self, seat: int, number: int, code: int, token: str | None, language: str, shown: str | None = None
    ) -> int:
        """Make a choice for a seat that answers to what was shown; the number after it, once it is committed."""
        return await self._change(seat, shown, number, token, lambda: self._choose(seat, code, language))

    async def undo(self, seat: int, number: int, token: str | None, language: str, shown: str | None = None) -> int:
        """Take back a seat's last choice."""
        return await self._change(seat, shown, number, token, lambda: self._undo(seat, language))

    async def _change(self, seat: int, shown: str | None, number: int, token: str | None, act: Callable[[], None]) -> int:
        """Change the match as it is known here; the store decides whether that is how it is. Refused is only what it refuses."""
        async with self.lock:
            if self.current:
                with contextlib.suppress(Stale, Refused, Taken):
                    return await self._commit(seat, shown, number, token, act)
            await self.refresh(reseat=True)
            if token is not None and (made := await self.store.number_of(self.id, token)) is not None:
                return made + 1
            placed = self.stored.seats[seat]
            if shown is not None and shown not in (placed.key, placed.owner, placed.bot):
                raise Lost
            try:
                return await self._commit(seat, shown, number, token, act)
            except Taken:
                await self.refresh(reseat=True)
                raise Stale(self.match.number) from None

    async def _commit(self, seat: int, shown: str | None, number: int, token: str | None, act: Callable[[], None]) -> int:
        if number != self.match.number:
            raise Stale(self.match.number)
        try:
            act()
            by = None if shown is None else (seat, shown)
            await self.store.append(self.id, self.match, self.match.events[number:], token, by)
        except Refused:
            raise
        except BaseException:
            self.current = False
            self._take(self.stored)
            raise
        return number + 1

    def _choose(self, seat: int, code: int, language: str) -> None:
        deciding = CHANCE if self.match.mirror and self.match.seat == CHANCE else seat
        refusal = self.match.why(deciding, code, language)
        if refusal:
            raise Refused(refusal)
        self.match.happen(self.match.seat, code)
        self._deal()

    def _undo(self, seat: int, language: str) -> None:
        if not self.match.undoable or (self.match.seat != seat and not self.match.mirror):
            words = self.match.game.words(language)
            raise Refused(Refusal(self.match.game.rulebook.cite("turn.order"), words("no-undo")))
        self.match.undo()

    def _deal(self) -> None:
        """The dealer plays on; it is put away again, so that nothing else can draw."""
        if self.stored.seed is not None:
            self.match.dealer = Dealer(self.stored.seed)
            self.match.deal()
            self.match.dealer = None

    @property
    def may_show_record(self) -> bool:
        """A record holds every draw: where hands are hidden it is for after the end."""
        return not self.match.game.hides or self.match.seat == NOBODY

    def record(self) -> str:
        """The record of the match; the seed is in it only when the match is over."""
        if self.match.seat == NOBODY and self.stored.seed is not None:
            self.match.dealer = Dealer(self.stored.seed)
        try:
            return dumps(self.match)
        finally:
            self.match.dealer = None

    def placed(self) -> list[dict[str, Any]]:
        """Who sits where, as everyone may know."""
        return [{"name": seat.name, "bot": seat.bot, "taken": bool(seat.owner or seat.bot)} for seat in self.stored.seats]

    def snapshot(self, seat: int | None, language: str, since: int, at: int | None = None) -> dict[str, Any]:
        """Everything a seat may know, in its language: the view, the decision, the log from an event on."""
        match = self.match if at is None else self.match.until(at)
        game = match.game
        words = game.words(language)
        result = match.result
        points = game.points(match, seat) if game.points else {"scores": result.scores if result else None, "forecast": None}
        return {
            "match": self.id,
            "game": game.name,
            "number": match.number,
            "last": self.match.number,
            "seat": seat,
            "seats": self.placed(),
            "where": game.where(match, words) if game.where else "",
            "hides": game.hides,
            "listed": self.stored.listed,
            "view": view(match.state, seat),
            "extras": game.extras(match) if game.extras else {},
            **points,
            "decision": self._decision(match, seat, language),
            "undoable": at is None and seat is not None and (seat == match.seat or match.mirror) and match.undoable,
            "log": [self._entry(match, event, words, seat) for event in match.events[since:]],
            "result": {"scores": result.scores, "standings": result.standings, "parts": result.parts} if result else None,
            "seal": match.commitment,
            "seed": self.stored.seed if self.match.seat == NOBODY else None,
            "mirror": match.commitment == MIRROR,
            "next": self.stored.next,
            "chat": self.stored.said if seat is not None else 0,
        }

    def _decision(self, match: Match, seat: int | None, language: str) -> dict[str, Any] | None:
        """What the match waits for; the options only for who may choose."""
        decision = match.describe(language, seat, options=seat == match.seat or (match.mirror and seat is not None))
        if decision is None:
            return None
        told = decision.to_json()
        words = match.game.words(language)
        for option in told["options"]:
            option["final"] = _hands_over(match, option["code"])
            if match.game.preview and match.seat == seat:
                option |= match.game.preview(match, option["code"], words)
        return told

    def _entry(self, match: Match, event: Event, words: Words, seat: int | None) -> dict[str, Any]:
        """One event of the log: who, what it says, the places it touched."""
        return {
            "number": event.number,
            "seat": event.seat,
            "lines": match.event_texts(event, words, seat),
            "marks": match.event_marks(event, seat),
        }

    def course(self, seat: int | None) -> list[dict[str, Any]]:
        """How the points went, turn by turn, as a seat may know them: with what a scoring would add, where that is known."""
        match = self.match.until(0)
        if not match.game.points:
            return []
        turns: list[dict[str, Any]] = []
        decides = match.seat
        for event in self.match.events:
            match.replay(event)
            if match.seat == CHANCE or match.seat == decides:
                continue
            points = match.game.points(match, seat)
            turns.append({
                "number": match.number,
                "seat": decides,
                "points": points["forecast"] or points["scores"],
                "forecast": points["forecast"] is not None,
                "chapter": match.game.chapter(match) if match.game.chapter else 1,
            })  # fmt: skip
            decides = match.seat
        return turns


def _hands_over(match: Match, code: int) -> bool:
    """True if a choice could not be taken back: chance or another seat comes after it, or at a real table's mirror the end."""
    after = match.state.clone()
    match.plain.rules.apply(after, code)
    seat = match.plain.rules.seat(after)
    return bool(seat == NOBODY if match.mirror else seat != match.seat)
