"""Running a server: `midway serve`."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Any, cast

import structlog
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from midway.kernel.fault import Fault

LARGEST_FRAME = 16 * 1024
STOP_SECONDS = 5  # for open requests, once the server is told to stop
LAST_PORT = 65535
log = structlog.get_logger("midway.table")
SWITCH_SECONDS = 0.0005  # between threads, because people wait for the one that writes
GC_THRESHOLDS = (20_000, 20, 50)  # matches are long-lived objects


def listen(host: str, port: int, ports: int = 1) -> socket.socket:
    """A socket that listens on a port or one of the next ports; a Fault if none is free."""
    for tried in range(port, min(port + ports, LAST_PORT + 1)):
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, tried), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Fault("listen", host=host, port=str(tried), error=str(error.strerror)) from None
    raise Fault("port", port=str(port))


def address_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/"


def browse(address: str) -> None:
    """Open a browser, if somebody would see it."""
    screen = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if screen and "SSH_CONNECTION" not in os.environ:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


class Lines(logging.Handler):
    """The web server's messages as lines of our log, without mistakes of clients."""

    def emit(self, record: logging.LogRecord) -> None:
        if not record.getMessage().startswith("Invalid HTTP request"):
            log.log(record.levelno, record.getMessage(), exc_info=record.exc_info)


class Together:
    """A transport that sends everything written at one moment in one packet: an answer's head with its body."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._written: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._written:
            asyncio.get_running_loop().call_soon(self._leave)
        self._written.append(data)

    def close(self) -> None:
        self._leave()
        self._transport.close()

    def _leave(self) -> None:
        written, self._written = self._written, []
        if written:
            self._transport.write(b"".join(written))


class Answering(HttpToolsProtocol):
    """HTTP with one packet per answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Together(transport)))


class Speaking(WebSocketsSansIOProtocol):
    """A socket that only sends: whatever a client sends is dropped unread."""

    def send_receive_event_to_app(self) -> None:
        self.frames = []


def run(app: Starlette, listening: socket.socket) -> None:
    """Serve until told to stop; logs are JSON lines without secrets."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    for name in ("uvicorn", "asyncio"):
        logging.getLogger(name).addHandler(Lines())
    config = uvicorn.Config(
        app,
        log_config=None,
        http=Answering,
        ws=Speaking,
        ws_max_size=LARGEST_FRAME,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        log_level="warning",
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    app.state.server.listening = listening.getsockname()[:2]
    uvicorn.Server(config).run(sockets=[listening])
