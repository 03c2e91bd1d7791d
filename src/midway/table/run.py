"""Running a server: `midway serve`."""

from __future__ import annotations

import logging
import sys

import structlog
import uvicorn

from .app import make_app
from .store import default_database

LARGEST_FRAME = 16 * 1024
STOP_SECONDS = 5  # for open requests, once the server is asked to stop


def run(host: str, port: int, database: str | None) -> None:
    """Serve until told to stop; logs are JSON lines, and hold no secrets."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    uvicorn.run(
        make_app(database or default_database()),
        host=host,
        port=port,
        ws_max_size=LARGEST_FRAME,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        log_level="warning",
    )
