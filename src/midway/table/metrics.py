"""Numbers for Prometheus: how long answers take, what waits, what is open, and what went wrong."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from .analyses import waiting
from .schema import analyses, gatherings, matches, turns

if TYPE_CHECKING:
    from .server import Server

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
FRESH = 5.0  # seconds that a count of the database is good for
log = structlog.get_logger("midway.table")


class Metrics:
    """What one server counts; what the database holds is counted when somebody asks."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Counter("midway_moves", "Moves committed by this server", registry=self.registry)
        self.sockets = Gauge("midway_sockets", "Open sockets", registry=self.registry)
        self.seconds = Histogram(
            "midway_request_seconds",
            "From a request to its answer",
            ["method", "route"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.errors = Counter("midway_errors", "Answers that were errors, by their names", ["error"], registry=self.registry)
        self._read("midway_webhooks_failed", "Notices that could not be delivered", lambda: server.webhooks.failed)
        for how, what in (("late", "took too long"), ("died", "whose process died"), ("broken", "with no legal answer")):
            failures = partial(server.pool.failures.__getitem__, how)
            self._read(f"midway_bots_{how}", f"Moves of bots {what}, made by the game's own bot", failures)
        self._read("midway_bots_thinking", "Bots that think on this server", lambda: server.pool.thinking)
        self._read("midway_bot_workers", "Bots that can think at the same time on this server", lambda: len(server.pool.workers))
        self._read("midway_rooms", "Matches in the memory of this server", lambda: len(server.rooms))
        self.queue = Gauge("midway_queue", "What waits: moves, hints, turns of bots, analyses", ["queue"], registry=self.registry)
        self.queue.labels("writer").set_function(lambda: server.store.writer.waiting)
        self.queue.labels("hints").set_function(lambda: len(server.hinting.told))
        self.matches = Gauge("midway_matches", "Matches in the database, by how far they are", ["state"], registry=self.registry)
        self.database = Gauge("midway_database_up", "1 if the database answers", registry=self.registry)
        self._counted = -math.inf

    def _read(self, name: str, about: str, value: Callable[[], int]) -> None:
        """A number that is read when somebody asks."""
        Gauge(name, about, registry=self.registry).set_function(value)

    async def text(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        if time.monotonic() - self._counted > FRESH:
            self._counted = time.monotonic()
            await self._count()
        return generate_latest(self.registry)

    async def _count(self) -> None:
        """Count what the database holds; while it does not answer, nobody knows."""
        counts = [math.nan] * len(COUNTS)
        try:
            async with self.server.store.engine.connect() as connection:
                counts = list((await connection.execute(sa.select(*COUNTS.values()), {"now": time.time()})).one())
        except Exception as error:
            log.warning("not counted", why=type(error).__name__)
        self.database.set(not math.isnan(counts[0]))
        for (gauge, label), count in zip(COUNTS, counts, strict=True):
            getattr(self, gauge).labels(label).set(count)


def _count(table: sa.Table, *where: sa.ColumnElement[bool]) -> sa.ScalarSelect[int]:
    return sa.select(sa.func.count()).select_from(table).where(*where).scalar_subquery()


COUNTS = {
    ("matches", "open"): _count(turns),
    ("matches", "gathering"): _count(gatherings, gatherings.c.waiting),
    ("matches", "stored"): _count(matches),
    ("queue", "bots"): _count(turns, turns.c.bot != "", turns.c.lease < sa.bindparam("now")),
    ("queue", "analyses"): _count(analyses, waiting()),
}
