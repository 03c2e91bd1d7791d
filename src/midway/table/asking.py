"""What a request says: its language, who sent it, its body and its numbers; what cannot be read is refused."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from midway.kernel.fault import Fault

from .room import Room, hashed, new_key
from .server import language_of

COOKIE = "midway"


class Refusal(Fault):
    """An answer that is not 200: a status, a name for programs, a sentence for people."""

    def __init__(self, status: int, name: str, **facts: Any) -> None:
        super().__init__(f"table-{name}", **facts)
        self.status = status
        self.name = name


def language(request: HTTPConnection) -> str:
    """The language that a request asks for, or English."""
    return language_of(request.query_params.get("lang") if request.scope["query_string"] else None)


def browser(request: HTTPConnection) -> tuple[str, str | None]:
    """The hash that stands for a browser, and the cookie to set if it has none yet."""
    cookie = request.cookies.get(COOKIE, "")
    if 20 <= len(cookie) <= 100 and cookie.isascii():
        return hashed(cookie), None
    fresh = new_key()
    return hashed(fresh), fresh


def with_cookie(response: Response, request: Request, cookie: str | None) -> Response:
    """An answer that sets a browser's cookie, if it needs one."""
    if cookie:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=365 * 86400, httponly=True, samesite="lax", secure=secure)
    return response


def header(request: HTTPConnection, name: bytes) -> str:
    """A header of a request; empty if it has none."""
    for key, value in request.scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def bearer(request: HTTPConnection) -> str | None:
    """The hash of the key that a program shows."""
    kind, _, key = header(request, b"authorization").partition(" ")
    return hashed(key) if kind.lower() == "bearer" and 20 <= len(key) <= 200 else None


async def body(request: Request, kind: str, most: int) -> bytes:
    """The body of a request: of the kind it must be, and no larger than it may be."""
    if header(request, b"content-type").partition(";")[0].strip().lower() != kind:
        raise Refusal(415, "kind", kind=kind)
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise Refusal(413, "large", n=most)
    return bytes(read)


def held(request: HTTPConnection, room: Room) -> list[int]:
    """The seats of whoever asks."""
    key = bearer(request)
    return room.held(None if key else browser(request)[0], key)


def shown(request: Request) -> str:
    """What a seat has to answer to: the hash of its key, or else of the browser."""
    return bearer(request) or browser(request)[0]


def token(request: Request) -> str | None:
    """The idempotency key of a request, hashed so that it fits."""
    key = header(request, b"idempotency-key")
    return hashed(key) if key else None


def same_origin(request: HTTPConnection) -> bool:
    """True if no page of another site sent this. Programs send no origin, and must show a seat's key."""
    origin = header(request, b"origin")
    if not origin:
        return request.scope["type"] == "http" or bearer(request) is not None
    return urlsplit(origin).netloc == header(request, b"host")


def seat_number(request: Request, room: Room) -> int:
    """The seat that the address names."""
    asked = request.path_params["seat"]
    if not asked.isdecimal() or len(asked) > 2 or not int(asked) < len(room.stored.seats):
        raise Fault("seat", seat=asked[:10], n=len(room.stored.seats))
    return int(asked)


def whole(request: Request, name: str, default: int | None, most: int | None) -> int | None:
    """A whole number in the query."""
    asked = request.query_params.get(name)
    if asked is None:
        return default
    if not asked.isdecimal() or not asked.isascii() or len(asked) > 7 or (most is not None and int(asked) > most):
        raise Fault("content-range", name=name, low=0, high=9_999_999 if most is None else most)
    return int(asked)
