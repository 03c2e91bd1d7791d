"""The web application: routes, what every answer carries, and an answer for whatever goes wrong."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from midway.kernel.fault import Fault
from midway.match.match import Refused

from . import asking
from .api import Api, JSONResponse
from .asking import Refusal
from .pages import SAFE, pages
from .room import Lost, Stale
from .server import RATE, NotFound, Server

HEADERS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'", **SAFE}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
Handler = Callable[[Request], Awaitable[Response]]
log = structlog.get_logger("midway.table")


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
            return JSONResponse({"error": fault.message, "text": fault.text(asking.language(request))}, 422)
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


def _closed(response: Response) -> Response:
    """An answer that no page may use for anything but to read it."""
    response.raw_headers.extend(RAW_HEADERS)
    return response


def _error(request: Request, refusal: Refusal, **more: Any) -> Response:
    return JSONResponse({"error": refusal.name, "text": refusal.text(asking.language(request)), **more}, refusal.status)


def _plain_error(request: Request, error: HTTPException) -> Response:
    """Nothing here: people get the page that says so, programs a sentence in JSON."""
    if error.status_code == 404 and "text/html" in asking.header(request, b"accept"):
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
