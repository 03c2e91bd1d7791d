"""The handlers: requests in, answers out, and sockets. They know nothing about rules."""

from __future__ import annotations

import asyncio
import contextlib
from hmac import compare_digest
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.game import names as game_names

from . import answering, answers, asking, openapi, reaching
from .asking import Problem
from .endpoints import MATCH, SEAT, endpoint
from .requests import (
    BotRequest,
    ChatRequest,
    CodeRequest,
    CreateRequest,
    JoinRequest,
    MoveRequest,
    SitRequest,
    UndoRequest,
    WebhookRequest,
)  # fmt: skip
from .room import JOIN_BYTES, Room, Unopened, hashed, new_key
from .server import NotFound, Server
from .writer import Taken


class Api:
    """The handlers of one server. Routes are tried in this order, the most frequent first."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        self.moves = Counter("midway_moves", "Moves committed by this server", registry=self.registry)
        self.sockets = Gauge("midway_sockets", "Open sockets", registry=self.registry)
        failed = Gauge("midway_webhooks_failed", "Notices that could not be delivered", registry=self.registry)
        failed.set_function(lambda: server.webhooks.failed)

    # Playing.

    @endpoint("POST", f"{MATCH}/moves", errors=(404, 409), once=True)
    async def move(self, request: Request, sent: MoveRequest) -> answers.Moved:
        """Make a choice; acknowledged once it is committed."""
        room, seat = await self._seated(request, certain=False)
        language = asking.language(request)
        codes = [sent.code] * sent.times
        number = await room.move(seat, sent.number, codes, asking.token(request), language, asking.shown(request), sent.on)
        return self._moved(room, number)

    @endpoint("POST", f"{MATCH}/undo", errors=(404, 409), once=True)
    async def undo(self, request: Request, sent: UndoRequest) -> answers.Moved:
        """Take back your last choice."""
        room, seat = await self._seated(request, certain=False)
        language = asking.language(request)
        token, shown = asking.token(request), asking.shown(request)
        number = await room.undo(seat, sent.number, token, language, shown, sent.to)
        return self._moved(room, number)

    def _moved(self, room: Room, number: int) -> answers.Moved:
        self.moves.inc()
        self.server.moved(room)
        return answers.Moved(room.id, number)

    @endpoint("GET", MATCH, errors=(404, 422), query={"at": int, "since": int})
    async def show(self, request: Request) -> answers.Snapshot:
        """Everything your seat may see: view, decision, log; `at` shows an earlier moment."""
        room, _ = await self._room(request)
        at = asking.whole(request, "at", None, room.match.number)
        since = asking.whole(request, "since", 0, None) or 0
        return self._snapshot(request, room, asking.language(request), since, at)

    @endpoint("GET", f"{MATCH}/since", errors=(403, 404))
    async def since(self, request: Request) -> answers.Since:
        """What happened since your last turn: what was done to you, then what the others did."""
        room, seat = await self._seated(request)
        return await asyncio.to_thread(answering.since, room, seat, asking.language(request))

    @endpoint("GET", f"{MATCH}/hint", errors=(403, 404, 409, 422), query={"but": str})
    async def hint(self, request: Request) -> answers.Hint:
        """What a bot would choose in your place, from what you may see; `but` lists codes to leave out. Not where people play."""
        room, seat = await self._seated(request)
        if sum(not placed.bot for placed in room.stored.seats) > 1:
            raise Problem(409, "hint")
        left_out = asking.codes(request, "but")
        return await asyncio.to_thread(answering.hint, room, seat, left_out)

    @endpoint("GET", f"{MATCH}/why", errors=(403, 404, 422), query={"code": int, "choice": str})
    async def why(self, request: Request) -> answers.Reason:
        """Why your seat may not make a choice now, given as a code or in the words of a record."""
        room, seat = await self._seated(request)
        choice: str | int | None = request.query_params.get("choice")
        if choice is None:
            choice = asking.whole(request, "code", len(room.match.game.codes), None) or 0
        refusal = room.match.why(seat, choice, asking.language(request))
        return answers.Reason(False, refusal.rule, refusal.cite, refusal.text) if refusal else answers.Reason(True)

    @endpoint("POST", f"{MATCH}/assist", errors=(404,))
    async def assist(self, request: Request, sent: dict[str, Any]) -> dict[str, Any]:
        """Help outside the game, such as the best layout of a museum; changes nothing."""
        room, seat = await self._seated(request)
        help_with = room.match.game.picture.assist
        if help_with is None:
            raise Problem(404, "nothing-here")
        return await asyncio.to_thread(help_with, room.match, seat, sent)

    # Games.

    @endpoint("GET", "/api/games")
    async def games(self, request: Request) -> answers.Games:
        """The games, their options and bots."""
        language = asking.language(request)
        return answers.Games([answering.summary(find(name), language) for name in game_names()])

    @endpoint("GET", "/api/games/{game}", errors=(422,))
    async def game(self, request: Request) -> answers.WholeGame:
        """A game with its rules and the titles of its cards."""
        return answering.whole(find(request.path_params["game"]), asking.language(request))

    @endpoint("GET", "/api/games/{game}/table", errors=(422,))
    async def at_table(self, request: Request) -> answers.GameAtTable:
        """A game as a table needs it: the titles of its cards, and how players cite each rule."""
        return answering.at_table(find(request.path_params["game"]), asking.language(request))

    # Matches.

    @endpoint("POST", "/api/matches", status=201)
    async def create(self, request: Request, sent: CreateRequest) -> answers.Made:
        """Create a match; the answer has the private keys of its seats."""
        match, keys, join = await self.server.create(sent, asking.owner(request), asking.language(request))
        made = _made(match, {seat: key for seat, key in enumerate(keys) if not sent.seats[seat].bot})
        return msgspec.structs.replace(made, join=join) if join else made

    @endpoint("GET", "/api/matches")
    async def listed(self, request: Request) -> answers.Matches:
        """Open matches with a free seat."""
        language = asking.language(request)
        return answers.Matches([await self._summary(match, language) for match in await self.server.store.listed()])

    @endpoint("GET", "/api/mine")
    async def mine(self, request: Request) -> answers.MyMatches:
        """The matches this browser plays in; those that wait for it come first."""
        language = asking.language(request)
        found = await self.server.store.of_owner(asking.browser(request))
        rows = []
        for match, waits, failed in sorted(found, key=lambda row: not row[1]):
            about = await self._summary(match, language)
            rows.append(answers.MyMatch(**msgspec.structs.asdict(about), waits=waits, webhook_failed=failed))
        return answers.MyMatches(rows)

    async def _summary(self, match: str, language: str) -> answers.MatchSummary:
        """A match in a list; one that cannot be opened says why."""
        try:
            return answering.match_summary(await self.server.room(match), language)
        except Unopened as unopened:
            return answering.unopened_summary(unopened.stored, unopened.why, language)

    @endpoint("POST", "/api/records", status=201)
    async def bring(self, request: Request, sent: str) -> answers.MatchId:
        """Keep a record as a match, to look at it, or to play on if it follows a real table."""
        if not self.server.bringing.allows(_address(request)):
            raise Problem(429, "often")
        try:
            return answers.MatchId(await self.server.keep(sent, asking.owner(request)))
        except RecursionError:
            raise Fault("record-foreign") from None

    @endpoint("GET", f"{MATCH}/record", errors=(403, 404), answer=str)
    async def record(self, request: Request) -> Response:
        """The record as a text file; it contains the seed when the match is over."""
        room, _ = await self._room(request)
        if not room.may_show_record:
            raise Problem(403, "record")
        return PlainTextResponse(room.record(), headers={"Content-Disposition": f'attachment; filename="{room.id}.txt"'})

    @endpoint("GET", f"{MATCH}/tallies", errors=(404,))
    async def tallies(self, request: Request) -> answers.Tallies:
        """The scorings and payments so far, as tables."""
        room, seat = await self._room(request)
        return await asyncio.to_thread(answering.tallies, room, seat, asking.language(request))

    @endpoint("GET", f"{MATCH}/course", errors=(404,))
    async def course(self, request: Request) -> answers.Course:
        """The points, turn by turn."""
        room, seat = await self._room(request)
        return answers.Course(room.id, await asyncio.to_thread(room.course, seat))

    @endpoint("POST", f"{MATCH}/rematch", errors=(403, 404, 409))
    async def rematch(self, request: Request) -> answers.Made:
        """Play again, with everyone one seat further on; everyone who asks gets the same match."""
        room, _ = await self._seated(request)
        if room.match.result is None:
            raise Problem(409, "not-over")
        return _made(*await self.server.rematch(room, asking.held(request, room)))

    # Inviting.

    @endpoint("POST", "/api/join", errors=(404,))
    async def join(self, request: Request, sent: JoinRequest) -> answers.MatchId:
        """The match to which an invitation leads."""
        match = await self.server.store.invited(hashed(sent.key))
        if match is None:
            raise Problem(404, "invitation")
        return answers.MatchId(match)

    @endpoint("POST", f"{MATCH}/invitation", errors=(403, 404, 409))
    async def invite(self, request: Request) -> answers.Invited:
        """A fresh invitation to a table that waits for people, for its host; the old one stops working."""
        room = await self._hosted(request)
        join = new_key(JOIN_BYTES)
        await self._changed(room, await self.server.store.invite(room.id, hashed(join)))
        return answers.Invited(room.id, join)

    @endpoint("DELETE", f"{MATCH}/invitation", errors=(403, 404, 409))
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
        if listening is None or not reaching.is_own(_address(request)):
            return answers.Addresses([], alone=False)
        return await asyncio.to_thread(reaching.addresses, *listening)

    @endpoint("POST", "/api/qr")
    async def qr(self, request: Request, sent: CodeRequest) -> answers.Code:
        """A link as a QR code."""
        return reaching.code(sent.text)

    # Seats.

    @endpoint("POST", SEAT, errors=(404, 409))
    async def sit(self, request: Request, sent: SitRequest) -> answers.Sat:
        """Take a free seat of an open match or with its invitation, or any seat with its key."""
        room, _ = await self._room(request)
        seat = asking.seat(request, room)
        known = sent.key is not None and compare_digest(hashed(sent.key), room.stored.seats[seat].key)
        if not known and not (room.stored.listed if sent.key is None else room.invites(hashed(sent.key))):
            raise Problem(403, "key")
        taken = {placed.name for number, placed in enumerate(room.stored.seats) if number != seat}
        name = sent.name.strip()
        if not name or not name.isprintable() or name in taken:
            raise Fault("names", names=", ".join([*taken, name]))
        if not await self.server.store.sit(room.id, seat, name, "", asking.owner(request), free_only=not known):
            raise Problem(409, "taken")
        await self.server.hub.publish(room.id)
        return answers.Sat(room.id, seat + 1)

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
        name = self.server.free_name(room, seat, asking.language(request))
        await self._changed(room, await self.server.store.sit(room.id, seat, name, "", None, free_only=False))
        return answers.Sat(room.id, seat + 1)

    @endpoint("POST", f"{SEAT}/bot", errors=(404, 409))
    async def hand_over(self, request: Request, sent: BotRequest) -> answers.HandedOver:
        """Hand your seat to a bot; as the host of a table that waits for people, give a free seat to one."""
        room, mine = await self._seated(request)
        seat = asking.seat(request, room)
        self.server.pool.check(room.match.game, sent.bot)
        own = seat in asking.held(request, room)
        if not own and not (room.stored.waiting and room.is_host(mine)):
            raise Problem(403, "seat")
        name = room.stored.seats[seat].name if own else self.server.bot_name(room, seat, sent, asking.language(request))
        await self._changed(room, await self.server.store.sit(room.id, seat, name, sent.bot, None, free_only=not own))
        return answers.HandedOver(room.id, seat + 1, sent.bot)

    @endpoint("POST", f"{SEAT}/key", errors=(403, 404, 409, 422))
    async def rekey(self, request: Request) -> answers.Rekeyed:
        """A fresh key for your seat, or for a free one to send a new invitation; the old key stops working."""
        room, _ = await self._seated(request)
        seat = asking.seat(request, room)
        placed = room.stored.seats[seat]
        if (placed.owner or placed.bot) and seat not in asking.held(request, room):
            raise Problem(403, "seat")
        key = await self.server.rekey(room, seat)
        if key is None:
            raise Problem(409, "changed")
        await self.server.hub.publish(room.id)
        return answers.Rekeyed(room.id, seat + 1, key)

    @endpoint("PUT", f"{SEAT}/webhook", errors=(404,))
    async def webhook(self, request: Request, sent: WebhookRequest) -> answers.Hooked:
        """Set where to announce that your turn begins; empty to stop."""
        room, seat = await self._own(request)
        if sent.url:
            await self.server.webhooks.check(sent.url)
        await self.server.store.hook(room.id, seat, sent.url, asking.language(request), room.match.number)
        return answers.Hooked(room.id, seat + 1, bool(sent.url))

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

    # The server.

    @endpoint("GET", "/api")
    async def describe(self, request: Request) -> dict[str, Any]:
        """This description."""
        return openapi.description()

    @endpoint("GET", "/health")
    async def health(self, request: Request) -> answers.Alive:
        """Whether this server runs."""
        return answers.Alive(True)

    @endpoint("GET", "/ready", errors=(503,))
    async def ready(self, request: Request) -> answers.Ready:
        """Whether this server takes requests."""
        await self.server.store.listed()
        if self.server.stopping.is_set():
            raise Problem(503, "stopping")
        return answers.Ready(True)

    @endpoint("GET", "/metrics", answer=str)
    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus."""
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)

    # Live.

    async def live(self, socket: WebSocket) -> None:
        """Everything that happens in a match, live: a snapshot at once, and one after each change."""
        if not asking.same_origin(socket):
            await socket.close(4403)
            return
        try:
            room = await self.server.room(socket.path_params["match"])
        except NotFound:
            await socket.close(4404)
            return
        except Unopened:
            await socket.close(4501)
            return
        await socket.accept()
        language = asking.language(socket)
        since = int(asked) if (asked := socket.query_params.get("since", "0")).isdecimal() and len(asked) < 8 else 0
        self.sockets.inc()
        try:
            with self.server.hub.listening(room.id, asking.held(socket, room)) as woken:
                await self._follow(socket, room.id, language, since, woken)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.sockets.dec()

    async def _follow(self, socket: WebSocket, match: str, language: str, since: int, woken: asyncio.Event) -> None:
        """Send what is new whenever the match changes; end when the client leaves or the server stops."""
        gone = asyncio.create_task(_hang_up(socket))
        gone.add_done_callback(lambda _: woken.set())
        last: answers.Snapshot | None = None
        try:
            while not self.server.stopping.is_set() and not gone.done():
                woken.clear()
                room = await self.server.room(match, certain=False)
                snapshot = self._snapshot(socket, room, language, since, None)
                without_log = msgspec.structs.replace(snapshot, log=[])
                if without_log != last:
                    await socket.send_text(answers.encode(snapshot).decode())
                    last, since = without_log, room.match.number
                await woken.wait()
            if not gone.done():
                await socket.close(1012)
        finally:
            gone.cancel()

    # What the handlers share.

    def _snapshot(self, asked: HTTPConnection, room: Room, language: str, since: int, at: int | None) -> answers.Snapshot:
        """Everything that the client who asks may know about a match."""
        held = asking.held(asked, room)
        hub = self.server.hub
        return answering.snapshot(
            room, held, language, since, at, lambda seat: hub.is_present(room.id, seat), hub.watching(room.id)
        )

    async def _room(self, request: HTTPConnection, certain: bool = True) -> tuple[Room, int | None]:
        room = await self.server.room(request.path_params["match"], certain)
        return room, room.seat_among(asking.held(request, room))

    async def _seated(self, request: Request, certain: bool = True) -> tuple[Room, int]:
        """The room and the client's seat; nobody is turned away without asking the store."""
        room, seat = await self._room(request, certain)
        if seat is None and not certain:
            return await self._seated(request)
        if seat is None:
            raise Problem(403, "seat")
        if not self.server.by_seat.allows(f"{room.id} {seat}"):
            raise Problem(429, "often")
        return room, seat

    async def _own(self, request: Request) -> tuple[Room, int]:
        """The seat in the address, if it is the client's own."""
        room, _ = await self._seated(request)
        seat = asking.seat(request, room)
        if seat not in asking.held(request, room):
            raise Problem(403, "seat")
        return room, seat

    async def _hosted(self, request: Request) -> Room:
        """The room, if it waits for people and the client is its host."""
        room, seat = await self._seated(request)
        if not room.is_host(seat):
            raise Problem(403, "host")
        if not room.stored.waiting:
            raise Problem(409, "begun")
        return room

    async def _changed(self, room: Room, done: bool) -> None:
        """Tell everyone about a change, or the client that it came too late."""
        if not done:
            raise Problem(409, "changed")
        await self.server.hub.publish(room.id)

    def check(self, request: Request) -> None:
        """Check every request: where it comes from, and how often."""
        if request.method != "GET" and not asking.same_origin(request):
            raise Problem(403, "origin")
        if not self.server.by_address.allows(_address(request)):
            raise Problem(429, "often")


async def _hang_up(socket: WebSocket) -> None:
    """Wait until the client leaves; ignore what it sends."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _made(match: str, keys: dict[int, str]) -> answers.Made:
    return answers.Made(match, [answers.SeatKey(seat + 1, keys[seat]) for seat in sorted(keys)])
