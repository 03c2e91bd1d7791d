"""The web application: routes, headers of every answer, and an answer to every error."""

from __future__ import annotations

import contextlib
import gzip
from collections.abc import AsyncIterator
from typing import Any

import structlog
from msgspec import UNSET, UnsetType
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match as Matching
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from midway.kernel.fault import Fault
from midway.match.events import Refused

from . import asking
from .analysis import AnalysisApi
from .answers import Error, encode
from .api import Api
from .asking import Problem
from .endpoints import ENDPOINTS, MATCH, Endpoint
from .pages import SAFE, pages, takes_packed
from .room import Lost, Stale, Unopened
from .server import RATE, NotFound, Server

PAGES = (
    "/", "/join", "/table/{match}", "/table/{match}/{number:int}", "/rules/{game}", "/learn/{game}", "/learn/{game}/{lesson}",
    "/strength", "/strength/{game}", "/mistakes/{match}", "/mistakes/{match}/{number:int}",
)  # fmt: skip
HEADERS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'", **SAFE}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
PACKED_FROM = 2000  # bytes; shorter answers fit into two packets anyway
log = structlog.get_logger("midway.table")


def make_app(
    database: str | None = None,
    bot_workers: int = 1,
    rate: float = RATE,
    private_webhooks: bool = False,
    warm_up: bool = False,
) -> Starlette:
    """The application over a database, our own by default.

    private_webhooks   webhooks reach private networks
    warm_up            the searches of strong bots are compiled in the background
    """
    server = Server(database, bot_workers, rate, private_webhooks, warm_up)
    api = AnalysisApi(server)

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
    app.state.server = server
    return app


class JSONResponse(Response):
    """An answer for programs."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)


class Guarded:
    """An endpoint as an application of its own, behind the checks and with an answer to every error."""

    def __init__(self, api: Api, endpoint: Endpoint) -> None:
        self.api = api
        self.endpoint = endpoint

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._answer(Request(scope, receive))
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

    async def _handle(self, request: Request) -> Response:
        self.api.check(request)
        asked = self.endpoint
        sent = [await asking.body(request, asked.body)] if asked.body else []
        answer = await asked.handle(self.api, request, *sent)
        response = answer if isinstance(answer, Response) else JSONResponse(answer, asked.status)
        asking.set_cookie(response, request)
        return _packed(response, request) if asked.method == "GET" else response


class Application(Starlette):
    """Starlette with one layer between the web server and the routes: every answer but a hint is complete before it is sent."""

    def build_middleware_stack(self) -> ASGIApp:
        return self._answered

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.router(scope, receive, send)
        except HTTPException as error:
            await _plain_error(Request(scope), error)(scope, receive, send)
        except ClientDisconnect:  # in the middle of an answer that comes in steps
            return
        except Exception as error:
            if scope["type"] != "http":
                raise
            await _broken(Request(scope), error)(scope, receive, send)


def _packed(response: Response, request: Request) -> Response:
    """A long answer is packed for those who take it so; none that is asked with GET holds a key."""
    if len(response.body) >= PACKED_FROM and takes_packed(request):
        response.body = gzip.compress(response.body, 6, mtime=0)
        response.headers.update({"Content-Length": str(len(response.body)), "Content-Encoding": "gzip"})
        response.headers.add_vary_header("Accept-Encoding")
    return response


def _closed(response: Response) -> Response:
    """Headers that let pages read an answer and do nothing else with it."""
    response.raw_headers.extend(RAW_HEADERS)
    return response


def _error(request: Request, problem: Problem, number: int | UnsetType = UNSET) -> Response:
    return JSONResponse(Error(problem.name, problem.text(asking.language(request)), number=number), problem.status)


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


def _broken(request: Request, error: Exception) -> Response:
    log.error("request failed", path=request.url.path, error=repr(error))
    return _closed(_error(request, Problem(500, "broken")))
