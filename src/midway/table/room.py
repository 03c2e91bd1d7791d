"""A match on this server, kept in step with the store."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import Any

from midway.kernel.decision import Refusal
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import view
from midway.match.dealer import Dealer
from midway.match.match import MIRROR, UNDO, Match, Refused
from midway.match.record import dumps

from .store import Store, Stored, Taken, names_of

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


class Room:
    """One match: its stored header, the match as far as it is known here, and a lock for whoever changes it."""

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.lock = asyncio.Lock()
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

    def seat_of(self, owner: str | None, key: str | None) -> int | None:
        """The seat of a key, or else of a browser; the one that decides, if the browser holds several."""
        secrets_of = [seat.key if key else seat.owner or "" for seat in self.stored.seats]
        held = [number for number, kept in enumerate(secrets_of) if hmac.compare_digest(kept, key or owner or "-")]
        return self.match.seat if self.match.seat in held else held[0] if held else None

    async def refresh(self, reseat: bool = False) -> None:
        """Catch up with what others have committed."""
        if reseat:
            stored = await self.store.find(self.id)
            if stored and stored != self.stored:
                self._take(stored)
        for seat, code in await self.store.events(self.id, self.match.number):
            if code == UNDO:
                self.match.undo()
            else:
                self.match.happen(seat, code)

    async def move(self, seat: int, number: int, code: int, token: str | None, language: str) -> int:
        """Make a choice for a seat; the number after it, once it is committed."""
        return await self._change(seat, number, token, lambda: self._choose(seat, code, language))

    async def undo(self, seat: int, number: int, token: str | None, language: str) -> int:
        """Take back a seat's last choice."""
        return await self._change(seat, number, token, lambda: self._undo(seat, language))

    async def _change(self, seat: int, number: int, token: str | None, act: Any) -> int:
        async with self.lock:
            await self.refresh()
            if token is not None and (made := await self.store.number_of(self.id, token)) is not None:
                return made + 1
            if number != self.match.number:
                raise Stale(self.match.number)
            act()
            try:
                await self.store.append(self.id, self.match, self.match.events[number:], token)
            except BaseException as error:
                self._take(self.stored)
                await self.refresh()
                if isinstance(error, Taken):
                    raise Stale(self.match.number) from None
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
        open_game = all(declared.see == "everyone" for declared in self.match.state.fields.values())
        return open_game or self.match.seat == NOBODY

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
        words = match.game.words(language)
        decision = match.describe(language)
        told = decision.to_json() if decision else None
        if told and seat != match.seat and not (match.mirror and seat is not None):
            told["options"] = []
        result = match.result
        over = result is not None and self.match.seat == NOBODY
        return {
            "match": self.id,
            "game": match.game.name,
            "number": match.number,
            "last": self.match.number,
            "seat": seat,
            "seats": self.placed(),
            "view": view(match.state, seat),
            "extras": match.game.extras(match) if match.game.extras else {},
            "decision": told,
            "undoable": at is None and seat is not None and seat == match.seat and match.undoable,
            "log": [
                {"number": event.number, "seat": event.seat, "lines": match.event_texts(event, words, seat)}
                for event in match.events[since:]
            ],
            "result": {"scores": result.scores, "standings": result.standings, "parts": result.parts} if result else None,
            "seal": match.commitment,
            "seed": self.stored.seed if over else None,
            "mirror": match.commitment == MIRROR,
        }

