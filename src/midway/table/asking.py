"""Reading requests: language, sender, body and numbers. What cannot be read is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from midway.kernel.fault import Fault
from midway.kernel.words import LANGUAGES

from .room import Room, hashed, new_key

COOKIE = "midway"
LOCKED = f"__Host-{COOKIE}"  # the cookie under TLS: no other site, and nobody on the way, can set it
BEARER = "midway.bearer"  # in the scope of a request
YEAR = 365 * 86400  # seconds
LARGEST_JSON = 64 * 1024
LARGEST_TEXT = 1024 * 1024

USUAL_PORTS = {"http": ":80", "https": ":443"}  # which no browser writes
Headers = Iterable[tuple[bytes, bytes]]


class Problem(Fault):
    """A request that failed: a status, a name for programs, a sentence for people."""

    def __init__(self, status: int, name: str, **facts: Any) -> None:
        super().__init__(f"table-{name}", **facts)
        self.status = status
        self.name = name


def language(request: HTTPConnection) -> str:
    """The language that a request asks for, or English."""
    asked = _asked(request, "lang")
    return asked if asked in LANGUAGES else "en"


def _asked(request: HTTPConnection, name: str) -> str | None:
    """What the query says; most requests have none."""
    return request.query_params.get(name) if request.scope["query_string"] else None


def browser(request: HTTPConnection) -> str:
    """The hash that identifies a browser; a hash that owns nothing if it has no cookie."""
    return hashed(_cookie(request) or new_key())


def owner(request: Request) -> str:
    """The hash that identifies a browser; a browser without a cookie gets one with the answer."""
    if cookie := _cookie(request):
        return hashed(cookie)
    fresh = request.scope[COOKIE] = new_key()
    return hashed(fresh)


def set_cookie(response: Response, request: Request) -> None:
    """Add the browser's new cookie to the answer, if there is one."""
    if cookie := request.scope.get(COOKIE):
        secure = _scheme(request) == "https"
        response.set_cookie(_name(request), cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def _cookie(request: HTTPConnection) -> str:
    cookie = request.cookies.get(_name(request), "")
    return cookie if 20 <= len(cookie) <= 100 and cookie.isascii() else ""


def _name(request: HTTPConnection) -> str:
    """What the cookie is called."""
    return LOCKED if _scheme(request) == "https" else COOKIE


def _scheme(request: HTTPConnection) -> str:
    """How the client asked: http or https, also where a socket is asked for."""
    return str(request.scope["scheme"]).replace("ws", "http")


def values(headers: Headers, name: bytes) -> list[str]:
    """Every header with this name."""
    return [str(value, "latin-1") for key, value in headers if key == name]


def header(request: HTTPConnection, name: bytes) -> str:
    """A header of a request; empty if it is missing."""
    for key, value in request.scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def bearer(request: HTTPConnection) -> str | None:
    """The hash of the key in a bearer token; a request keeps it, since it is asked for more than once."""
    if BEARER not in request.scope:
        kind, _, key = header(request, b"authorization").partition(" ")
        request.scope[BEARER] = hashed(key) if kind.lower() == "bearer" and 20 <= len(key) <= 200 else None
    return request.scope[BEARER]


async def body(request: Request, kind: Any) -> Any:
    """The body of a request, decoded: text, or one of our requests in JSON."""
    media, most = ("text/plain", LARGEST_TEXT) if kind is str else ("application/json", LARGEST_JSON)
    read = await _bytes(request, media, most)
    try:
        return read.decode() if kind is str else msgspec.json.decode(read, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(422, "body", error=str(error)) from None


async def _bytes(request: Request, kind: str, most: int) -> bytes:
    """The body of a request, if its type is right and it is not too large."""
    if header(request, b"content-type").partition(";")[0].strip().lower() != kind:
        raise Problem(415, "kind", kind=kind)
    read, more = b"", True
    while more:
        part = await request.receive()
        if part["type"] == "http.disconnect":
            raise ClientDisconnect
        read += part.get("body", b"")
        more = part.get("more_body", False)
        if len(read) > most:
            raise Problem(413, "large", n=most)
    return read


def held(request: HTTPConnection, room: Room) -> list[int]:
    """The client's seats."""
    key = bearer(request)
    return room.held(None if key else browser(request), key)


def shown(request: Request) -> str:
    """What the client shows for its seat: the hash of the key, or else of the browser."""
    return bearer(request) or browser(request)


def token(request: Request) -> str | None:
    """The idempotency key of a request, hashed so that it fits."""
    key = header(request, b"idempotency-key")
    return hashed(key) if key else None


def same_origin(request: HTTPConnection) -> bool:
    """True unless a page of another site sent this. Programs send no origin and must show a seat's key."""
    origins = values(request.scope["headers"], b"origin")
    if not origins:
        return request.scope["type"] == "http" or bearer(request) is not None
    scheme, host = _scheme(request), header(request, b"host")
    return origins == [f"{scheme}://{host.removesuffix(USUAL_PORTS[scheme])}"]


def seat(request: Request, room: Room) -> int:
    """The seat in the address, which counts from 1, as an index into the match's seats."""
    asked, seats = request.path_params["seat"], len(room.stored.seats)
    if not asked.isascii() or not asked.isdecimal() or len(asked) > 2 or not 1 <= int(asked) <= seats:
        raise Fault("seat", seat=asked[:10], n=seats)
    return int(asked) - 1


def drawn(request: Request) -> bool:
    """True if only what a board draws is wanted of the view."""
    return bool(whole(request, "drawn", 0, 1))


def whole(request: Request, name: str, default: int | None, most: int | None) -> int | None:
    """A whole number in the query."""
    asked = _asked(request, name)
    if asked is None:
        return default
    if not asked.isdecimal() or not asked.isascii() or len(asked) > 7 or (most is not None and int(asked) > most):
        raise Fault("content-range", name=name, low=0, high=9_999_999 if most is None else most)
    return int(asked)
