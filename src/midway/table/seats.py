"""The handlers of seats: inviting people, sitting down, handing a seat over, and talking."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hmac import compare_digest

from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request

from midway.kernel.fault import Fault

from . import answers, asking, fairness, reaching
from .api import Api
from .asking import Problem
from .endpoints import MATCH, SEAT, endpoint
from .handlers import address
from .naming import bot_name, free_name
from .requests import (
    BotRequest,
    ChatRequest,
    CodeRequest,
    JoinRequest,
    PartRequest,
    SealRequest,
    SitRequest,
    WebhookRequest,
)
from .room import JOIN_BYTES, Room, hashed, new_key
from .writer import Taken


class SeatApi(Api):
    """The handlers of one server, with those of invitations, seats and chat."""

    # Inviting.

    @endpoint("POST", "/api/join", errors=(404,))
    async def join(self, request: Request, sent: JoinRequest) -> answers.MatchId:
        """The match to which an invitation leads."""
        match = await self.server.store.invited(hashed(sent.key))
        if match is None:
            raise Problem(404, "invitation")
        return answers.MatchId(match)

    @endpoint("POST", f"{MATCH}/invitation", errors=(403, 404, 409, 422))
    async def invite(self, request: Request) -> answers.Invited:
        """A fresh invitation to a table that waits for people, for its host; the old one stops working."""
        room = await self._hosted(request)
        join = new_key(JOIN_BYTES)
        await self._changed(room, await self.server.store.invite(room.id, hashed(join)))
        return answers.Invited(room.id, join)

    @endpoint("DELETE", f"{MATCH}/invitation", errors=(403, 404, 409, 422))
    async def uninvite(self, request: Request) -> answers.MatchId:
        """End the invitation to a table that waits for people, for its host."""
        room = await self._hosted(request)
        await self._changed(room, await self.server.store.invite(room.id, None))
        return answers.MatchId(room.id)

    @endpoint("POST", f"{MATCH}/begin", errors=(403, 404, 409, 422))
    async def begin(self, request: Request) -> answers.MatchId:
        """Begin the match of a table that waits for people, for its host; free seats are left out."""
        room = await self._hosted(request)
        try:
            await self.server.begin(room)
        except Taken:
            raise Problem(409, "changed") from None
        return answers.MatchId(room.id)

    @endpoint("GET", "/api/addresses")
    async def addresses(self, request: Request) -> answers.Addresses:
        """Where others in the same network reach this server, for a browser on the same machine."""
        listening = self.server.listening
        if listening is None or not reaching.is_own(address(request)):
            return answers.Addresses([], alone=False)
        return await asyncio.to_thread(reaching.addresses, *listening)

    @endpoint("POST", "/api/qr")
    async def qr(self, request: Request, sent: CodeRequest) -> answers.Code:
        """A link as a QR code."""
        return reaching.code(sent.text)

    # Seats.

    @endpoint("POST", SEAT, errors=(404, 409))
    async def sit(self, request: Request, sent: SitRequest) -> answers.Rekeyed:
        """Take a free seat of an open match or with an invitation, or any seat with its key; the answer has its fresh key."""
        room, _ = await self._room(request)
        seat = asking.seat(request, room)
        shown = None if sent.key is None else hashed(sent.key)
        known = shown is not None and compare_digest(shown, room.stored.seats[seat].key)
        if not known and not (room.stored.listed if shown is None else room.invites(shown)):
            raise Problem(403, "key")
        taken = {placed.name for number, placed in enumerate(room.stored.seats) if number != seat}
        name = sent.name.strip()
        if not name or not name.isprintable() or name in taken:
            raise Fault("names", names=", ".join([*taken, name]))
        key, free_only = new_key(), not known or room.stored.seats[seat].is_free
        by = shown if known else None
        if not await self.server.store.sit(room.id, seat, name, "", asking.owner(request), free_only, hashed(key), by):
            raise Problem(409, "taken")
        await self.server.hub.publish(room.id)
        return answers.Rekeyed(room.id, seat + 1, key)

    @endpoint("DELETE", SEAT, errors=(403, 404, 409, 422))
    async def leave(self, request: Request) -> answers.Sat:
        """Leave a table that waits for people, or as its host take a bot away; the seat is free again."""
        room, mine = await self._seated(request)
        seat = asking.seat(request, room)
        bot = room.stored.seats[seat].bot if room.is_host(mine) else ""
        if seat not in asking.held(request, room) and not bot:
            raise Problem(403, "seat")
        if not room.stored.waiting:
            raise Problem(409, "begun")
        await self._free(room, seat, asking.language(request))
        return answers.Sat(room.id, seat + 1)

    async def _free(self, room: Room, seat: int, language: str) -> None:
        """Free a seat; whatever opened it does so no longer."""
        name, seen = free_name(room, seat, language), room.stored.seats[seat].key
        await self._changed(room, await self.server.store.sit(room.id, seat, name, "", None, False, hashed(new_key()), seen))

    @endpoint("POST", f"{SEAT}/bot", errors=(404, 409))
    async def hand_over(self, request: Request, sent: BotRequest) -> answers.HandedOver:
        """Hand your seat to a bot, or give a free seat to one; at a table that waits for people, only its host does."""
        room, mine = await self._seated(request)
        seat = asking.seat(request, room)
        self.server.pool.check(room.match.game, sent.bot)
        own = seat in asking.held(request, room)
        if not own and room.stored.waiting and not room.is_host(mine):
            raise Problem(403, "seat")
        if not own and not room.stored.waiting and not room.stored.seats[seat].is_free:
            raise Problem(403, "seat")
        name = room.stored.seats[seat].name if own else bot_name(room, seat, sent, asking.language(request))
        key, seen = hashed(new_key()) if sent.everywhere else None, room.stored.seats[seat].key
        await self._changed(room, await self.server.store.sit(room.id, seat, name, sent.bot, None, not own, key, seen))
        return answers.HandedOver(room.id, seat + 1, sent.bot)

    @endpoint("POST", f"{SEAT}/key", errors=(403, 404, 409, 422))
    async def rekey(self, request: Request) -> answers.Rekeyed:
        """A fresh key for your seat, or for a free one as an invitation; the old key stops working."""
        room, _ = await self._seated(request)
        seat = asking.seat(request, room)
        placed = room.stored.seats[seat]
        if not placed.is_free and seat not in asking.held(request, room):
            raise Problem(403, "seat")
        key = await self.server.rekey(room, seat)
        if key is None:
            raise Problem(409, "changed")
        await self.server.hub.publish(room.id)
        return answers.Rekeyed(room.id, seat + 1, key)

    @endpoint("DELETE", f"{SEAT}/key", errors=(403, 404, 409, 422))
    async def leave_everywhere(self, request: Request) -> answers.Sat:
        """Leave your seat everywhere: its key, its links and its browser stop working, and the seat is free."""
        room, seat = await self._own(request)
        await self._free(room, seat, asking.language(request))
        return answers.Sat(room.id, seat + 1)

    @endpoint("PUT", f"{SEAT}/webhook", errors=(404,))
    async def webhook(self, request: Request, sent: WebhookRequest) -> answers.Hooked:
        """Set where to announce that your turn begins; empty to stop."""
        room, seat = await self._own(request)
        if sent.url:
            await self.server.webhooks.check(sent.url)
        await self.server.webhooks.hooks.put(room.id, seat, sent.url, asking.language(request), room.match.number)
        return answers.Hooked(room.id, seat + 1, bool(sent.url))

    # Dealing.

    @endpoint("PUT", f"{SEAT}/seal", errors=(404, 409))
    async def seal(self, request: Request, sent: SealRequest) -> answers.Sat:
        """Seal the part that your seat adds to the draws, while the table waits; after a part was told, all begin again."""
        room, seat = await self._own(request)
        return await self._add(room, seat, lambda connection: fairness.seal(connection, room.id, seat, sent.seal))

    @endpoint("PUT", f"{SEAT}/part", errors=(404, 409))
    async def part(self, request: Request, sent: PartRequest) -> answers.Sat:
        """Tell the part that you sealed, once all have sealed theirs; the match begins with the last."""
        room, seat = await self._own(request)
        return await self._add(room, seat, lambda connection: fairness.tell(connection, room.id, seat, sent.part))

    async def _add(self, room: Room, seat: int, act: Callable[[AsyncConnection], Awaitable[bool]]) -> answers.Sat:
        if not await self.server.add_part(room.id, act):
            raise Problem(409, "part")
        return answers.Sat(room.id, seat + 1)

    # Chat.

    @endpoint("POST", f"{MATCH}/chat", status=201, errors=(404,))
    async def say(self, request: Request, sent: ChatRequest) -> answers.MatchId:
        """Say something to the other seats."""
        room, seat = await self._seated(request)
        await self.server.store.say(room.id, seat, "".join(sign for sign in sent.text if sign.isprintable()))
        await self.server.hub.publish(room.id)
        return answers.MatchId(room.id)

    @endpoint("GET", f"{MATCH}/chat", errors=(403, 404))
    async def chat(self, request: Request) -> answers.Chat:
        """The chat of the seats."""
        room, _ = await self._seated(request)
        said = await self.server.store.said(room.id)
        return answers.Chat([answers.ChatLine(line, seat + 1, text, number) for line, seat, text, number in said])
