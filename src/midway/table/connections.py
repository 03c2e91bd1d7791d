"""Connections: how many there may be, how long a request may take to arrive, and how long an answer may wait to be read."""

from __future__ import annotations

import asyncio
import math
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .limits import Doors, network

LARGEST_HEAD = 32 * 1024  # bytes of a request before its body
HEAD_SECONDS = 10.0  # for these to arrive
BODY_SECONDS = 30.0  # for the body
UNREAD_SECONDS = 20.0  # until a client that does not read is left
SWITCHING = 101  # the status of a connection that becomes a socket
ENDS = b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large" + ENDS
ANSWER = "midway.answer"  # in the scope of a request: sends a whole answer at once, false if it has to wait
SAY = "midway.say"  # in the scope of a socket: sends a text at once, false if the client does not read
TEXT, LONG, LONGER = 0x81, 126, 127  # how a frame with a text begins, and marks of lengths that take more than seven bits
NO_REQUEST = b"HTTP/1.1 400 Bad Request" + ENDS


class Together:
    """A transport that sends everything written at one moment in one packet: an answer's head with its body."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._written: list[bytes] = []
        self._soon = asyncio.get_running_loop().call_soon
        self.is_closing = transport.is_closing  # asked for every frame

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._written:
            self._soon(self._leave)
        self._written.append(data)

    def close(self) -> None:
        self._leave()
        self._transport.close()

    def _leave(self) -> None:
        written, self._written = self._written, []
        if written and not self.is_closing():
            self._transport.write(b"".join(written))


class Patience:
    """One time limit at a time; when it is over, the connection is.

    Most limits end at once, so a timer that runs is left to look for itself what holds by then.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._until = math.inf
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """From now on there is this much time."""
        self._until = self._loop.time() + seconds
        if self._timer is None or self._timer.when() > self._until:
            self._set(seconds)

    def end(self) -> None:
        """There is as much time as there needs to be."""
        self._until = math.inf

    def leave(self) -> None:
        """The connection is gone."""
        if self._timer:
            self._timer.cancel()

    def _set(self, seconds: float) -> None:
        self.leave()
        self._timer = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """Go on if there is time left."""
        self._timer, left = None, self._until - self._loop.time()
        if left <= 0:
            self._transport.abort()
        elif left < math.inf:
            self._set(left)


class Leaving(asyncio.Protocol):
    """A connection that is left if its client does not read."""

    unread: Patience

    def pause_writing(self) -> None:
        self.unread.start(UNREAD_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread.end()
        super().resume_writing()


class Answering(Leaving, HttpToolsProtocol):
    """HTTP with one packet per answer, a door that closes, and requests that arrive whole or not at all."""

    address: str | None = None
    head = 0  # bytes of a request so far
    in_body = False
    refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Together(transport)))
        self.doors: Doors = self.config.app.state.server.doors  # type: ignore[union-attr]
        self.arriving, self.unread = Patience(transport), Patience(transport)
        address = _counted(self)
        if self.doors.enter(address):
            self.address = address
            self.arriving.start(HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arriving.leave()
        self.unread.leave()
        if self.address is not None:
            self.doors.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.address is None or self.transport.is_closing():
            return
        if not self.in_body:
            if not self.head:
                self.arriving.start(HEAD_SECONDS)
            self.head += len(data)
        super().data_received(data)
        if self.head > LARGEST_HEAD and not self.refused and not self.transport.is_closing():
            self._refuse(TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        self._refuse(NO_REQUEST)

    def _refuse(self, said: bytes) -> None:
        """What comes is no request: say so, read no more, and hang up a little later, so that it does not come back at once."""
        self.refused = True
        self.transport.pause_reading()
        self.transport.write(said)
        asyncio.get_running_loop().call_later(self.doors.held, self.transport.close)

    def on_headers_complete(self) -> None:
        self.head, self.in_body = 0, True
        self.arriving.start(BODY_SECONDS)
        super().on_headers_complete()
        if self.cycle and self.cycle.scope is self.scope:  # not one that becomes a socket
            self.scope[ANSWER] = partial(self.answer, self.cycle)  # type: ignore[literal-required]

    def on_message_complete(self) -> None:
        self.in_body = False
        self.arriving.end()
        super().on_message_complete()

    def answer(self, cycle: RequestResponseCycle, head: bytes, body: bytes) -> bool:
        """Send a whole answer at once; false if it has to wait, or is the last on this connection."""
        if cycle.disconnected or cycle.response_started or not cycle.keep_alive or self.flow.write_paused:
            return False
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        now = [b"%b: %b\r\n" % header for header in cycle.default_headers]
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (head, b"".join(now), len(body), body))
        cycle.on_response()
        return True

    def handle_websocket_upgrade(self) -> None:
        self.arriving.leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # they know each other: neither would go before garbage is collected


class Speaking(Leaving, WebSocketsSansIOProtocol):
    """A socket that only sends: whatever a client sends is dropped unread. One that does not read is left."""

    address = ""
    switched = False  # it has become a socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doors: Doors = self.config.app.state.server.doors  # type: ignore[union-attr]
        self.unread = Patience(self.transport)
        self.address = _counted(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.leave()
        self.doors.leave(self.address)
        super().connection_lost(exc)
        self.conn.parser.close()  # it waits for more, and it and what it fills would keep each other until garbage is collected
        if self.switched:
            self.scope.pop(SAY, None)  # type: ignore[misc]  # likewise

    def send_receive_event_to_app(self) -> None:
        self.frames = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.switched = self.response.status_code == SWITCHING
        if self.switched:
            self.scope[SAY] = self.say  # type: ignore[literal-required]

    def say(self, text: bytes) -> bool:
        """Send a text at once; false if it has to wait, or if nobody is there."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(self._packed(text) if self.conn.extensions else frame(text))
        return True

    def _packed(self, text: bytes) -> bytes:
        """The frame for a client that takes texts packed."""
        self.conn.send_text(text)
        return b"".join(self.conn.data_to_send())


def frame(text: bytes) -> bytes:
    """A frame with a text, as a server sends it."""
    size = len(text)
    if size < LONG:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, LONG, size >> 8, size & 255)) + text
    return bytes((TEXT, LONGER)) + size.to_bytes(8, "big") + text


def _counted(connection: Answering | Speaking) -> str:
    """The address that a connection counts for; none if a proxy makes it for others."""
    address = connection.client[0] if connection.client else ""
    return "" if connection.config.app.trust.believes(address) else network(address)  # type: ignore[union-attr]
