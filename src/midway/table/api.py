"""The handlers: what is asked in, answers out, sockets; nothing of the rules."""

from __future__ import annotations

import asyncio
import contextlib
from hmac import compare_digest
from typing import Any, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from midway.bots import names as bot_names
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.game import names as game_names

from . import asking
from .asking import Refusal
from .openapi import description
from .requests import BotRequest, ChatRequest, CreateRequest, MoveRequest, SitRequest, UndoRequest, WebhookRequest
from .room import Room, hashed
from .server import NotFound, Server

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
Sent = TypeVar("Sent")


class JSONResponse(Response):
    """An answer for programs."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class Api:
    """The handlers of one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        self.moves = Counter("midway_moves", "Moves committed by this server", registry=self.registry)
        self.sockets = Gauge("midway_sockets", "Open sockets", registry=self.registry)
        failed = Gauge("midway_webhooks_failed", "Notices that could not be delivered", registry=self.registry)
        failed.set_function(lambda: server.webhooks.failed)

    # Games.

    async def games(self, request: Request) -> Response:
        language = asking.language(request)
        return JSONResponse({"games": [_game(name, language) for name in game_names()]})

    async def game(self, request: Request) -> Response:
        """A game with its rules and the titles of its cards, in a language."""
        language = asking.language(request)
        game = find(request.path_params["game"])
        rules = [
            {"id": game.rulebook.cite(rule.id), "status": rule.status, "title": rule.title[language], "text": rule.text[language],
             "ruling": rule.ruling.get(language, "")}
            for rule in game.rulebook.rules.values()
        ]  # fmt: skip
        return JSONResponse({**_game(game.name, language), "rules": rules, "cards": game.cards(language) if game.cards else {}})

    # Matches.

    async def bring(self, request: Request) -> Response:
        """Keep a record as a match that can be looked at, or go on."""
        if not self.server.bringing.allows(request.client.host if request.client else ""):
            raise Refusal(429, "often")
        body = await asking.body(request, "text/plain", LARGEST_RECORD)
        owner, cookie = asking.browser(request)
        try:
            match = await self.server.keep(body.decode(), owner)
        except (UnicodeDecodeError, RecursionError):
            raise Fault("record-foreign") from None
        return asking.with_cookie(JSONResponse({"match": match}, 201), request, cookie)

    async def create(self, request: Request) -> Response:
        sent = await self._read(request, CreateRequest)
        owner, cookie = asking.browser(request)
        match, keys = await self.server.create(sent, owner, asking.language(request))
        seats = [{"seat": number, "key": key} for number, key in enumerate(keys) if not sent.seats[number].bot]
        return asking.with_cookie(JSONResponse({"match": match, "seats": seats}, 201), request, cookie)

    async def listed(self, request: Request) -> Response:
        language = asking.language(request)
        rooms = [await self.server.room(match) for match in await self.server.store.listed()]
        return JSONResponse({"matches": [_summary(room, language) for room in rooms]})

    async def mine(self, request: Request) -> Response:
        """The matches in which this browser sits; those that wait for it first."""
        language = asking.language(request)
        owner, _ = asking.browser(request)
        found = await self.server.store.of_owner(owner)
        rows = [
            {**_summary(await self.server.room(match), language), "waits": waits, "webhook_failed": failed}
            for match, waits, failed in sorted(found, key=lambda row: not row[1])
        ]
        return JSONResponse({"matches": rows})

    async def show(self, request: Request) -> Response:
        room, _ = await self._room(request)
        at = asking.whole(request, "at", None, room.match.number)
        since = asking.whole(request, "since", 0, None) or 0
        return JSONResponse(self._snapshot(request, room, asking.language(request), since, at))

    async def record(self, request: Request) -> Response:
        room, _ = await self._room(request)
        if not room.may_show_record:
            raise Refusal(403, "record")
        return PlainTextResponse(room.record(), headers={"Content-Disposition": f'attachment; filename="{room.id}.txt"'})

    async def course(self, request: Request) -> Response:
        """How the points went, turn by turn."""
        room, seat = await self._room(request)
        return JSONResponse({"match": room.id, "turns": room.course(seat)})

    async def why(self, request: Request) -> Response:
        """Why a seat may not choose a code now, given as a number or in the words of a record."""
        room, seat = await self._seated(request)
        code = room.match.game.codes.code(request.query_params.get("choice", ""))
        if code is None:
            code = asking.whole(request, "code", len(room.match.game.codes), None) or 0
        refusal = room.match.why(seat, code, asking.language(request))
        reason = {"rule": refusal.rule, "text": refusal.text} if refusal else {"rule": None, "text": None}
        return JSONResponse({"legal": refusal is None, **reason})

    async def assist(self, request: Request) -> Response:
        """Help beside the game, such as the best layout of a museum; changes nothing."""
        sent = await self._read(request, dict[str, Any])
        room, seat = await self._seated(request)
        help_with = room.match.game.assist
        if help_with is None:
            raise Refusal(404, "nothing-here")
        return JSONResponse(await asyncio.to_thread(help_with, room.match, seat, sent))

    async def move(self, request: Request) -> Response:
        sent = await self._read(request, MoveRequest)
        room, seat = await self._seated(request, certain=False)
        language = asking.language(request)
        number = await room.move(seat, sent.number, sent.code, asking.token(request), language, asking.shown(request))
        return self._moved(room, number)

    async def undo(self, request: Request) -> Response:
        sent = await self._read(request, UndoRequest)
        room, seat = await self._seated(request, certain=False)
        language = asking.language(request)
        number = await room.undo(seat, sent.number, asking.token(request), language, asking.shown(request))
        return self._moved(room, number)

    def _moved(self, room: Room, number: int) -> Response:
        self.moves.inc()
        self.server.moved(room)
        return JSONResponse({"match": room.id, "number": number})

    # Seats.

    async def sit(self, request: Request) -> Response:
        """Take a free seat at an open table, or any seat with its key."""
        sent = await self._read(request, SitRequest)
        room, _ = await self._room(request)
        seat = asking.seat_number(request, room)
        owner, cookie = asking.browser(request)
        known = sent.key is not None and compare_digest(hashed(sent.key), room.stored.seats[seat].key)
        if not known and (sent.key is not None or not room.stored.listed):
            raise Refusal(403, "key")
        taken = {placed.name for number, placed in enumerate(room.stored.seats) if number != seat}
        name = sent.name.strip()
        if not name or not name.isprintable() or name in taken:
            raise Fault("names", names=", ".join([*taken, name]))
        if not await self.server.store.sit(room.id, seat, name, "", owner, free_only=not known):
            raise Refusal(409, "taken")
        await self.server.hub.publish(room.id)
        return asking.with_cookie(JSONResponse({"match": room.id, "seat": seat}), request, cookie)

    async def hand_over(self, request: Request) -> Response:
        """Hand one's own seat to a bot."""
        sent = await self._read(request, BotRequest)
        room, seat = await self._own(request)
        self.server.pool.check(room.match.game, sent.bot)
        await self.server.store.sit(room.id, seat, room.stored.seats[seat].name, sent.bot, None, free_only=False)
        await self.server.hub.publish(room.id)
        return JSONResponse({"match": room.id, "seat": seat, "bot": sent.bot})

    async def rekey(self, request: Request) -> Response:
        """A fresh key of one's own seat, or of a free one for a new invitation; the old key is dead."""
        room, _ = await self._seated(request)
        seat = asking.seat_number(request, room)
        placed = room.stored.seats[seat]
        if (placed.owner or placed.bot) and seat not in asking.held(request, room):
            raise Refusal(403, "seat")
        key = await self.server.rekey(room, seat)
        if key is None:
            raise Refusal(409, "changed")
        await self.server.hub.publish(room.id)
        return JSONResponse({"match": room.id, "seat": seat, "key": key})

    async def webhook(self, request: Request) -> Response:
        """Say where one wants to be told that one's turn begins; nowhere, with an empty address."""
        sent = await self._read(request, WebhookRequest)
        room, seat = await self._own(request)
        if sent.url:
            await self.server.webhooks.check(sent.url)
        await self.server.store.hook(room.id, seat, sent.url, asking.language(request), room.match.number)
        return JSONResponse({"match": room.id, "seat": seat, "webhook": bool(sent.url)})

    async def rematch(self, request: Request) -> Response:
        """Play again; everyone who asks gets the same match."""
        room, _ = await self._seated(request)
        if room.match.result is None:
            raise Refusal(409, "not-over")
        match, keys = await self.server.rematch(room, asking.held(request, room))
        return JSONResponse({"match": match, "seats": [{"seat": seat, "key": keys[seat]} for seat in sorted(keys)]})

    async def say(self, request: Request) -> Response:
        sent = await self._read(request, ChatRequest)
        room, seat = await self._seated(request)
        await self.server.store.say(room.id, seat, "".join(sign for sign in sent.text if sign.isprintable()))
        await self.server.hub.publish(room.id)
        return JSONResponse({"match": room.id}, 201)

    async def chat(self, request: Request) -> Response:
        room, _ = await self._seated(request)
        return JSONResponse({"chat": await self.server.store.said(room.id)})

    # Health.

    async def health(self, request: Request) -> Response:
        return JSONResponse({"alive": True})

    async def ready(self, request: Request) -> Response:
        await self.server.store.listed()
        return JSONResponse({"ready": not self.server.stopping.is_set()}, 503 if self.server.stopping.is_set() else 200)

    async def metrics(self, request: Request) -> Response:
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)

    async def describe(self, request: Request) -> Response:
        return JSONResponse(description())

    # Live.

    async def live(self, socket: WebSocket) -> None:
        """Everything that happens at a table, as it happens: a snapshot now, and one after each change."""
        if not asking.same_origin(socket):
            await socket.close(4403)
            return
        try:
            room = await self.server.room(socket.path_params["match"])
        except NotFound:
            await socket.close(4404)
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
        """Send what is new whenever the match wakes; end when the client goes or the server stops."""
        gone = asyncio.create_task(_hang_up(socket))
        gone.add_done_callback(lambda _: woken.set())
        last: dict[str, Any] = {}
        try:
            while not self.server.stopping.is_set() and not gone.done():
                woken.clear()
                room = await self.server.room(match, certain=False)
                snapshot = self._snapshot(socket, room, language, since, None)
                if snapshot | {"log": []} != last:
                    await socket.send_text(msgspec.json.encode(snapshot).decode())
                    last, since = snapshot | {"log": []}, room.match.number
                await woken.wait()
            if not gone.done():
                await socket.close(1012)
        finally:
            gone.cancel()

    # Shared by the handlers.

    def _snapshot(self, asked: HTTPConnection, room: Room, language: str, since: int, at: int | None) -> dict[str, Any]:
        """What the browser or program that asks may know of a table."""
        held = asking.held(asked, room)
        snapshot = room.snapshot(room.seat_among(held), language, since, at) | {"mine": held}
        for number, placed in enumerate(snapshot["seats"]):
            placed["here"] = self.server.hub.is_present(room.id, number)
        return snapshot

    async def _room(self, request: HTTPConnection, certain: bool = True) -> tuple[Room, int | None]:
        room = await self.server.room(request.path_params["match"], certain)
        return room, room.seat_among(asking.held(request, room))

    async def _seated(self, request: Request, certain: bool = True) -> tuple[Room, int]:
        """The room and the seat of whoever asks; nobody is turned away on less than what the store says."""
        room, seat = await self._room(request, certain)
        if seat is None and not certain:
            return await self._seated(request)
        if seat is None:
            raise Refusal(403, "seat")
        if not self.server.by_seat.allows(f"{room.id} {seat}"):
            raise Refusal(429, "often")
        return room, seat

    async def _own(self, request: Request) -> tuple[Room, int]:
        """The seat that the address names, if it is the asker's own."""
        room, _ = await self._seated(request)
        seat = asking.seat_number(request, room)
        if seat not in asking.held(request, room):
            raise Refusal(403, "seat")
        return room, seat

    async def _read(self, request: Request, kind: type[Sent]) -> Sent:
        """The body of a request as one of our requests."""
        body = await asking.body(request, "application/json", LARGEST_BODY)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal(422, "body", error=str(error)) from None

    def check(self, request: Request) -> None:
        """What every request passes: where it comes from, and how often."""
        if request.method != "GET" and not asking.same_origin(request):
            raise Refusal(403, "origin")
        if not self.server.by_address.allows(request.client.host if request.client else ""):
            raise Refusal(429, "often")


async def _hang_up(socket: WebSocket) -> None:
    """Wait until the client goes; what it sends is not listened to."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()


def _game(name: str, language: str) -> dict[str, Any]:
    """A game as a lobby shows it: players, bots, options with what is uncertain about them, its pictures."""
    game = find(name)
    words = game.words(language)
    doubts = {doubt.option: words(f"doubt-{doubt.name}") for doubt in game.doubts if doubt.option}
    options = [
        {"name": option.name, "text": words(f"option-{option.name}"), "doubt": doubts.get(option.name, ""),
         "values": [{"value": value, "text": words(f"option-{option.name}-{value}")} for value in option.values]}
        for option in game.options
    ]  # fmt: skip
    return {
        "game": name,
        "title": words("title"),
        "line": words("line") if "line" in words else "",
        "minutes": game.minutes,
        "players": list(game.players),
        "bots": bot_names(game),
        "options": options,
        "pictures": [part for part in ("board", "poster") if (game.folder / "board" / f"{part}.js").exists()],
    }


def _summary(room: Room, language: str) -> dict[str, Any]:
    match = room.match
    return {
        "match": room.id,
        "game": match.game.name,
        "title": match.game.words(language)("title"),
        "seats": room.placed(),
        "number": match.number,
        "over": match.result is not None,
    }
