"""The web application: requests in, answers out, sockets; nothing of the rules."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from hmac import compare_digest
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from midway.bots import names as bot_names
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.game import names as game_names
from midway.match.match import Refused

from .openapi import description
from .pages import SAFE, pages
from .requests import BotRequest, ChatRequest, CreateRequest, MoveRequest, SitRequest, UndoRequest, WebhookRequest
from .room import Lost, Room, Stale, hashed, new_key
from .server import RATE, NotFound, Server, language_of

COOKIE = "midway"
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
HEADERS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'", **SAFE}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
Handler = Callable[[Request], Awaitable[Response]]
Sent = TypeVar("Sent")
log = structlog.get_logger("midway.table")


class JSONResponse(Response):
    """An answer for programs."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class Refusal(Fault):
    """An answer that is not 200: a status, a name for programs, a sentence for people."""

    def __init__(self, status: int, name: str, **facts: Any) -> None:
        super().__init__(f"table-{name}", **facts)
        self.status = status
        self.name = name


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
        language = _language(request)
        return JSONResponse({"games": [_game(name, language) for name in game_names()]})

    async def game(self, request: Request) -> Response:
        """A game with its rules and the titles of its cards, in a language."""
        language = _language(request)
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
        body = await _body(request, "text/plain", LARGEST_RECORD)
        owner, cookie = _browser(request)
        try:
            match = await self.server.keep(body.decode(), owner)
        except (UnicodeDecodeError, RecursionError):
            raise Fault("record-foreign") from None
        return _with_cookie(JSONResponse({"match": match}, 201), request, cookie)

    async def create(self, request: Request) -> Response:
        sent = await self._read(request, CreateRequest)
        owner, cookie = _browser(request)
        match, keys = await self.server.create(sent, owner, _language(request))
        seats = [{"seat": number, "key": key} for number, key in enumerate(keys) if not sent.seats[number].bot]
        return _with_cookie(JSONResponse({"match": match, "seats": seats}, 201), request, cookie)

    async def listed(self, request: Request) -> Response:
        language = _language(request)
        rooms = [await self.server.room(match) for match in await self.server.store.listed()]
        return JSONResponse({"matches": [_summary(room, language) for room in rooms]})

    async def mine(self, request: Request) -> Response:
        """The matches in which this browser sits; those that wait for it first."""
        language = _language(request)
        owner, _ = _browser(request)
        found = await self.server.store.of_owner(owner)
        rows = [
            {**_summary(await self.server.room(match), language), "waits": waits, "webhook_failed": failed}
            for match, waits, failed in sorted(found, key=lambda row: not row[1])
        ]
        return JSONResponse({"matches": rows})

    async def show(self, request: Request) -> Response:
        room, _ = await self._room(request)
        at = _whole(request, "at", None, room.match.number)
        since = _whole(request, "since", 0, None) or 0
        return JSONResponse(self._snapshot(request, room, _language(request), since, at))

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
            code = _whole(request, "code", len(room.match.game.codes), None) or 0
        refusal = room.match.why(seat, code, _language(request))
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
        language = _language(request)
        number = await room.move(seat, sent.number, sent.code, _token(request), language, _shown(request))
        return self._moved(room, number)

    async def undo(self, request: Request) -> Response:
        sent = await self._read(request, UndoRequest)
        room, seat = await self._seated(request, certain=False)
        language = _language(request)
        number = await room.undo(seat, sent.number, _token(request), language, _shown(request))
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
        seat = _seat_number(request, room)
        owner, cookie = _browser(request)
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
        return _with_cookie(JSONResponse({"match": room.id, "seat": seat}), request, cookie)

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
        seat = _seat_number(request, room)
        placed = room.stored.seats[seat]
        if (placed.owner or placed.bot) and seat not in _held(request, room):
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
        await self.server.store.hook(room.id, seat, sent.url, _language(request), room.match.number)
        return JSONResponse({"match": room.id, "seat": seat, "webhook": bool(sent.url)})

    async def rematch(self, request: Request) -> Response:
        """Play again; everyone who asks gets the same match."""
        room, _ = await self._seated(request)
        if room.match.result is None:
            raise Refusal(409, "not-over")
        match, keys = await self.server.rematch(room, _held(request, room))
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
        if not _same_origin(socket):
            await socket.close(4403)
            return
        try:
            room = await self.server.room(socket.path_params["match"])
        except NotFound:
            await socket.close(4404)
            return
        await socket.accept()
        language = _language(socket)
        since = int(asked) if (asked := socket.query_params.get("since", "0")).isdecimal() and len(asked) < 8 else 0
        self.sockets.inc()
        try:
            with self.server.hub.listening(room.id, _held(socket, room)) as woken:
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
        held = _held(asked, room)
        snapshot = room.snapshot(room.seat_among(held), language, since, at) | {"mine": held}
        for number, placed in enumerate(snapshot["seats"]):
            placed["here"] = self.server.hub.is_present(room.id, number)
        return snapshot

    async def _room(self, request: HTTPConnection, certain: bool = True) -> tuple[Room, int | None]:
        room = await self.server.room(request.path_params["match"], certain)
        return room, room.seat_among(_held(request, room))

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
        seat = _seat_number(request, room)
        if seat not in _held(request, room):
            raise Refusal(403, "seat")
        return room, seat

    async def _read(self, request: Request, kind: type[Sent]) -> Sent:
        """The body of a request as one of our requests."""
        body = await _body(request, "application/json", LARGEST_BODY)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal(422, "body", error=str(error)) from None

    def check(self, request: Request) -> None:
        """What every request passes: where it comes from, and how often."""
        if request.method != "GET" and not _same_origin(request):
            raise Refusal(403, "origin")
        if not self.server.by_address.allows(request.client.host if request.client else ""):
            raise Refusal(429, "often")


class Guarded:
    """A handler as an application of its own: behind the checks, and with an answer for whatever goes wrong."""

    def __init__(self, api: Api, handler: Handler) -> None:
        self.api = api
        self.handler = handler

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._answer(Request(scope, receive))
        await _closed(response)(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        try:
            self.api.check(request)
            return await self.handler(request)
        except Refused as refused:
            why = refused.refusal
            return JSONResponse({"error": "refused", "text": why.text, "rule": why.rule}, 422)
        except Stale as stale:
            return _error(request, Refusal(409, "stale", n=str(stale.number)), number=stale.number)
        except NotFound:
            return _error(request, Refusal(404, "not-found"))
        except Lost:
            return _error(request, Refusal(403, "seat"))
        except Refusal as refusal:
            return _error(request, refusal)
        except Fault as fault:
            return JSONResponse({"error": fault.message, "text": fault.text(_language(request))}, 422)
        except ClientDisconnect:
            return Response(status_code=400)


class Table(Starlette):
    """Starlette with one layer between the web server and the routes: every answer is made whole before it is sent."""

    def build_middleware_stack(self) -> ASGIApp:
        return self._answered

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.router(scope, receive, send)
        except HTTPException as error:
            await _plain_error(Request(scope), error)(scope, receive, send)
        except Exception as error:
            if scope["type"] != "http":
                raise
            await _broken(Request(scope), error)(scope, receive, send)


def make_app(
    database: str | None = None, bot_workers: int = 1, rate: float = RATE, private_webhooks: bool = False
) -> Starlette:
    """The application over a database, our own by default; its webhooks lead into private networks only if they may."""
    server = Server(database, bot_workers, rate, private_webhooks)
    api = Api(server)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    def route(path: str, handler: Handler, method: str = "GET") -> Route:
        return Route(path, Guarded(api, handler), methods=[method])

    match = "/api/matches/{match}"
    routes = [
        route(f"{match}/moves", api.move, "POST"),  # first, for routes are tried in order
        *[Route(path, pages().show) for path in ("/", "/table/{match}", "/table/{match}/{number:int}", "/rules/{game}")],
        Route("/static/{version}/{path:path}", pages().file),
        route("/api", api.describe),
        route("/api/games", api.games),
        route("/api/games/{game}", api.game),
        route("/api/matches", api.create, "POST"),
        route("/api/matches", api.listed),
        route("/api/mine", api.mine),
        route(match, api.show),
        route(f"{match}/record", api.record),
        route(f"{match}/course", api.course),
        route(f"{match}/why", api.why),
        route(f"{match}/assist", api.assist, "POST"),
        route(f"{match}/undo", api.undo, "POST"),
        route(f"{match}/chat", api.say, "POST"),
        route(f"{match}/chat", api.chat),
        route(f"{match}/seats/{{seat}}", api.sit, "POST"),
        route(f"{match}/seats/{{seat}}/bot", api.hand_over, "POST"),
        route(f"{match}/seats/{{seat}}/key", api.rekey, "POST"),
        route(f"{match}/seats/{{seat}}/webhook", api.webhook, "PUT"),
        route(f"{match}/rematch", api.rematch, "POST"),
        route("/api/records", api.bring, "POST"),
        route("/health", api.health),
        route("/ready", api.ready),
        route("/metrics", api.metrics),
        WebSocketRoute(f"{match}/live", api.live),
    ]
    app = Table(routes=routes, lifespan=lifespan)
    app.state.server = server
    return app


def _closed(response: Response) -> Response:
    """An answer that no page may use for anything but to read it."""
    response.raw_headers.extend(RAW_HEADERS)
    return response


def _error(request: Request, refusal: Refusal, **more: Any) -> Response:
    return JSONResponse({"error": refusal.name, "text": refusal.text(_language(request)), **more}, refusal.status)


def _language(request: HTTPConnection) -> str:
    """The language that a request asks for, or English."""
    return language_of(request.query_params.get("lang") if request.scope["query_string"] else None)


def _plain_error(request: Request, error: HTTPException) -> Response:
    """Nothing here: people get the page that says so, programs a sentence in JSON."""
    if error.status_code == 404 and "text/html" in _header(request, b"accept"):
        return pages().page(404)
    answer = _error(request, Refusal(error.status_code, "nothing-here"))
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(_methods(request))
    return _closed(answer)


def _methods(request: Request) -> list[str]:
    """What can be asked at the path of a request."""
    here = [route for route in request.app.routes if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE]
    return sorted({method for route in here for method in route.methods or ()})


def _broken(request: Request, error: Exception) -> Response:
    log.error("request failed", path=request.url.path, error=repr(error))
    return _closed(_error(request, Refusal(500, "broken")))


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


def _browser(request: HTTPConnection) -> tuple[str, str | None]:
    """The hash that stands for a browser, and the cookie to set if it has none yet."""
    cookie = request.cookies.get(COOKIE, "")
    if 20 <= len(cookie) <= 100 and cookie.isascii():
        return hashed(cookie), None
    fresh = new_key()
    return hashed(fresh), fresh


def _with_cookie(response: Response, request: Request, cookie: str | None) -> Response:
    if cookie:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=365 * 86400, httponly=True, samesite="lax", secure=secure)
    return response


def _header(request: HTTPConnection, name: bytes) -> str:
    """A header of a request; empty if it has none."""
    for key, value in request.scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def _bearer(request: HTTPConnection) -> str | None:
    kind, _, key = _header(request, b"authorization").partition(" ")
    return hashed(key) if kind.lower() == "bearer" and 20 <= len(key) <= 200 else None


async def _body(request: Request, kind: str, most: int) -> bytes:
    """The body of a request: of the kind it must be, and no larger than it may be."""
    if _header(request, b"content-type").partition(";")[0].strip().lower() != kind:
        raise Refusal(415, "kind", kind=kind)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(413, "large", n=most)
    return bytes(body)


def _held(request: HTTPConnection, room: Room) -> list[int]:
    """The seats of whoever asks."""
    key = _bearer(request)
    return room.held(None if key else _browser(request)[0], key)


def _shown(request: Request) -> str:
    """What a seat has to answer to: the hash of its key, or else of the browser."""
    return _bearer(request) or _browser(request)[0]


def _token(request: Request) -> str | None:
    """The idempotency key of a request, hashed so that it fits."""
    key = _header(request, b"idempotency-key")
    return hashed(key) if key else None


def _same_origin(request: HTTPConnection) -> bool:
    """True if no page of another site sent this. Programs send no origin, and must show a seat's key."""
    origin = _header(request, b"origin")
    if not origin:
        return request.scope["type"] == "http" or _bearer(request) is not None
    return urlsplit(origin).netloc == _header(request, b"host")


def _seat_number(request: Request, room: Room) -> int:
    asked = request.path_params["seat"]
    if not asked.isdecimal() or len(asked) > 2 or not int(asked) < len(room.stored.seats):
        raise Fault("seat", seat=asked[:10], n=len(room.stored.seats))
    return int(asked)


def _whole(request: Request, name: str, default: int | None, most: int | None) -> int | None:
    """A whole number in the query."""
    asked = request.query_params.get(name)
    if asked is None:
        return default
    if not asked.isdecimal() or not asked.isascii() or len(asked) > 7 or (most is not None and int(asked) > most):
        raise Fault("content-range", name=name, low=0, high=9_999_999 if most is None else most)
    return int(asked)
