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
from types import FrameType

import structlog
import uvicorn
from starlette.applications import Starlette

from midway.kernel.fault import Fault

from .connections import Answering, Speaking

LARGEST_FRAME = 16 * 1024
STOP_SECONDS = 3  # for open requests to be answered, once the server is told to stop
LAST_SECONDS = 9.0  # after which it is gone, whatever hangs; everything acknowledged is on disk
LAST_PORT = 65535
log = structlog.get_logger("midway.table")
SWITCH_SECONDS = 0.0005  # between threads, because people wait for the one that writes
GC_THRESHOLDS = (100_000, 1, 100)  # seldom, since most objects stay; never many at once, since everyone waits meanwhile


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


class Stopping(uvicorn.Server):
    """A web server that ends in time, even if a database or a disk does not answer."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        last = threading.Timer(LAST_SECONDS, os._exit, (0,))
        last.daemon = True
        last.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what was asked; whoever still waits in the end is left, and asks another server."""
        late = asyncio.get_running_loop().call_later(STOP_SECONDS, self._leave)
        await super().shutdown(sockets)
        late.cancel()

    def _leave(self) -> None:
        """Hang up on everyone."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()


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
        proxy_headers=False,  # whom to believe is ours to say
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS + 1,  # for what nobody waits for any longer
        log_level="warning",
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    app.state.server.doors.widen()
    app.state.server.listening = listening.getsockname()[:2]
    Stopping(config).run(sockets=[listening])
