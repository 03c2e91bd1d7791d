"""The web application: routes, headers of every answer, and an answer to every error."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import structlog
from msgspec import UNSET, UnsetType
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match as Matching
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from midway.kernel.fault import Fault
from midway.match.events import Refused

from . import asking
from .answers import Error, encode
from .api import Api
from .asking import Problem
from .connections import ANSWER
from .endpoints import ENDPOINTS, MATCH, Endpoint
from .handlers import sender
from .pages import SAFE, pages, takes_packed
from .patience import Waited, is_away, why
from .room import Lost, NotFound, Stale, Unopened
from .server import RATE, Server
from .trust import Trust
from .whatif import WhatIfApi

PAGES = (
    "/", "/join", "/table/{match}", "/table/{match}/{number:int}", "/rules/{game}", "/learn/{game}", "/learn/{game}/{lesson}",
    "/strength", "/strength/{game}", "/mistakes/{match}", "/mistakes/{match}/{number:int}",
    "/whatif/{match}/{number:int}",
)  # fmt: skip
HEADERS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'", **SAFE}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
OWN = 2  # headers that every answer in JSON has: its length and its type
HEAD = b"".join(b"%b: %b\r\n" % header for header in [(b"content-type", b"application/json"), *RAW_HEADERS])
HEAD = b"HTTP/1.1 200 OK\r\n" + HEAD
OFTEN = 429
PACKED_FROM = 2000  # bytes; shorter answers fit into two packets anyway
log = structlog.get_logger("midway.table")


def make_app(
    database: str | None = None,
    bot_workers: int = 1,
    rate: float = RATE,
    private_webhooks: bool = False,
    warm_up: bool = False,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> Starlette:
    """The application over a database, our own by default.

    private_webhooks   webhooks reach private networks
    warm_up            the searches of strong bots are compiled in the background
    names              what the server is called, beside addresses and the names of its machine
    proxies            the addresses and networks of proxies, which say for whom they ask
    """
    trust = Trust(names, proxies)
    server = Server(database, bot_workers, rate, private_webhooks, warm_up)
    api = WhatIfApi(server)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    routes = [
        *[Route(endpoint.path, Guarded(api, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS],
        *[Route(path, pages().show) for path in PAGES],
        Route("/static/{version}/{path:path}", pages().file),
        WebSocketRoute(f"{MATCH}/live", api.live),
    ]
    app = Application(routes=routes, lifespan=lifespan)
    app.trust = trust
    app.state.server = server
    return app


class JSONResponse(Response):
    """An answer for programs; if it is an error, its name is counted."""

    media_type = "application/json"
    error = ""

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        """The headers that every answer in JSON has."""
        self.raw_headers = [(b"content-length", b"%d" % len(self.body)), (b"content-type", b"application/json")]

    def render(self, content: Any) -> bytes:
        if isinstance(content, Error):
            self.error = content.error
        return encode(content)


class Guarded:
    """An endpoint as an application of its own, behind the checks and with an answer to every error."""

    def __init__(self, api: Api, endpoint: Endpoint) -> None:
        self.api = api
        self.endpoint = endpoint
        self.seconds = api.metrics.seconds.labels(endpoint.method, endpoint.path)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        try:
            response = await self._answer(Request(scope, receive))
        finally:
            self.seconds.observe(time.perf_counter() - began)
        if isinstance(response, JSONResponse) and response.error:
            self.api.metrics.errors.labels(response.error).inc()
        if response.status_code == OFTEN:
            await self.api.server.doors.hold(sender(Request(scope)))
        if not _at_once(scope, response):
            await _closed(response)(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        try:
            return await self._handle(request)
        except Refused as refused:
            why = refused.refusal
            return JSONResponse(Error("refused", why.text, why.rule, why.cite), 422)
        except Stale as stale:
            return _error(request, Problem(409, "stale", n=str(stale.number)), number=stale.number)
        except NotFound:
            return _error(request, Problem(404, "not-found"))
        except Unopened as unopened:
            return JSONResponse(Error("unopened", unopened.why.text(asking.language(request))), 501)
        except Lost:
            return _error(request, Problem(403, "seat"))
        except Problem as problem:
            return _error(request, problem)
        except Fault as fault:
            return JSONResponse(Error(fault.message, fault.text(asking.language(request))), 422)
        except ClientDisconnect:
            return Response(status_code=400)
        except (SQLAlchemyError, Waited) as error:
            if not is_away(error):
                raise
            self.api.server.store.probe.failed(error)
            return _away(request, error)

    async def _handle(self, request: Request) -> Response:
        self.api.check(request)
        await self.api.server.speak(asking.language(request))
        asked = self.endpoint
        sent = [await asking.body(request, asked.body)] if asked.body else []
        answer = await asked.handle(self.api, request, *sent)
        response = answer if isinstance(answer, Response) else JSONResponse(answer, asked.status)
        asking.set_cookie(response, request)
        return _packed(response, request) if asked.method == "GET" else response


class Application(Starlette):
    """Starlette with one layer between the web server and the routes: every answer but a hint is complete before it is sent."""

    trust: Trust

    def build_middleware_stack(self) -> ASGIApp:
        return self._answered

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = scope
        try:
            if scope["type"] != "lifespan":
                scope = self.trust.seen(scope)
            await self.router(scope, receive, send)
        except Problem as problem:
            if scope["type"] == "http":
                await _closed(_error(Request(scope), problem))(scope, receive, send)
            else:
                await WebSocket(scope, receive, send).close(4000 + problem.status)
        except HTTPException as error:
            await _plain_error(Request(scope), error)(scope, receive, send)
        except ClientDisconnect:  # in the middle of an answer that comes in steps
            return
        except asyncio.CancelledError:  # there was no time left for it, and its client has gone elsewhere
            if scope["type"] == "lifespan":
                raise
        except Exception as error:
            if scope["type"] == "lifespan":
                raise
            number = self._broken(scope, error)
            if scope["type"] == "http":
                answer = _error(Request(scope), Problem(500, "broken", id=number), id=number)
                await _closed(answer)(scope, receive, send)
            else:
                with contextlib.suppress(RuntimeError):  # it may be closed already
                    await send({"type": "websocket.close", "code": 1011, "reason": number})
        finally:
            given.pop(ANSWER, None)  # they know each other: neither would go before garbage is collected

    def _broken(self, scope: Scope, error: Exception) -> str:
        """Log what nobody expected; the player is told the same id."""
        number = secrets.token_hex(4)
        self.state.server.metrics.errors.labels("broken").inc()
        log.error("request failed", id=number, path=scope["path"], error=repr(error), exc_info=error)
        return number


def _packed(response: Response, request: Request) -> Response:
    """A long answer is packed for those who take it so; none that is asked with GET holds a key."""
    if len(response.body) >= PACKED_FROM and takes_packed(request):
        response.body = gzip.compress(response.body, 6, mtime=0)
        response.headers.update({"Content-Length": str(len(response.body)), "Content-Encoding": "gzip"})
        response.headers.add_vary_header("Accept-Encoding")
    return response


def _at_once(scope: Scope, response: Response) -> bool:
    """Send an answer in JSON that has no headers of its own, if the web server can do that without waiting."""
    plain = isinstance(response, JSONResponse) and response.status_code == 200 and len(response.raw_headers) == OWN
    answer = scope.get(ANSWER)
    return plain and answer is not None and scope["method"] != "HEAD" and answer(HEAD, response.body)


def _closed(response: Response) -> Response:
    """Headers that let pages read an answer and do nothing else with it."""
    response.raw_headers.extend(RAW_HEADERS)
    return response


def _error(request: Request, problem: Problem, number: int | UnsetType = UNSET, id: str | UnsetType = UNSET) -> Response:
    return JSONResponse(Error(problem.name, problem.text(asking.language(request)), number=number, id=id), problem.status)


def _away(request: Request, error: Exception) -> Response:
    """The database is to blame; whoever asks again later may have more luck."""
    log.warning("database away", path=request.scope["path"], why=why(error))
    answer = _error(request, Problem(503, "database"))
    answer.headers["Retry-After"] = "2"
    return answer


def _plain_error(request: Request, error: HTTPException) -> Response:
    """Not found: people get a page that says so, programs get JSON."""
    if error.status_code == 404 and "text/html" in asking.header(request, b"accept"):
        return pages().page(request, 404)
    answer = _error(request, Problem(error.status_code, "nothing-here"))
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(_methods(request))
    return _closed(answer)


def _methods(request: Request) -> list[str]:
    """The methods that the path of a request allows."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    here = [route for route in routes if route.matches(request.scope)[0] != Matching.NONE]
    return sorted({method for route in here for method in route.methods or ()})
