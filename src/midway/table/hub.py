"""Who listens to which match on this server, who is present, and the wake-up between servers.

A wake-up says only that something has changed; whoever hears it reads the store. So none has to arrive exactly once.
Between servers it is `SERVER MATCH MATCH* ...`: who says so, which matches have changed, and where a bot may have to move.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg

from .writer import BOT, CHANNEL

QUIET_SECONDS = 30  # without a notice, then the connection is tried


class Hub:
    """Wake-ups for the sockets and the bots of this server; `outdated` is told which match, or None for any."""

    def __init__(self, postgres_url: str | None, server: str, outdated: Callable[[str | None], None]) -> None:
        self.url = postgres_url
        self.server = server
        self.outdated = outdated
        self.listeners: dict[str, set[asyncio.Event]] = {}
        self.bots = asyncio.Event()
        self.changed = asyncio.Event()  # any match
        self.present: dict[str, Counter[int]] = {}
        self.closed = False
        self._sender: psycopg.AsyncConnection | None = None
        self._lock = asyncio.Lock()

    @contextmanager
    def listening(self, match: str, seats: list[int]) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match changes; the seats count as present meanwhile."""
        woken = asyncio.Event()
        self.listeners.setdefault(match, set()).add(woken)
        here = self.present.setdefault(match, Counter())
        here.update(seats)
        self.wake(match)
        try:
            yield woken
        finally:
            self.listeners[match].discard(woken)
            here.subtract(seats)
            if not self.listeners[match]:
                del self.listeners[match], self.present[match]
            self.wake(match)

    def is_present(self, match: str, seat: int) -> bool:
        """True if a socket of this server is open for the seat."""
        return self.present.get(match, Counter())[seat] > 0

    def wake(self, match: str) -> None:
        """Wake everyone on this server who listens to a match."""
        self.changed.set()
        for woken in self.listeners.get(match, ()):
            woken.set()

    def heard(self, told: str) -> None:
        """Something that is not known here has changed in a match."""
        match = told.removesuffix(BOT)
        self.outdated(match)
        self.wake(match)
        if told != match:
            self.bots.set()

    async def publish(self, match: str) -> None:
        """Something other than a move is committed: wake this server and the others."""
        self.heard(match + BOT)
        if self.url:
            with contextlib.suppress(psycopg.Error):
                async with self._lock:
                    await self._notify(f"{self.server} {match}{BOT}")

    async def _notify(self, notice: str) -> None:
        if self._sender is None or self._sender.closed:
            self._sender = await psycopg.AsyncConnection.connect(self.url or "", autocommit=True)
        await self._sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))

    async def listen(self) -> None:
        """Hear the other servers, for ever; a lost connection is made again, and everyone woken for what was missed."""
        while self.url and not self.closed:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.outdated(None)
                    for match in list(self.listeners):
                        self.wake(match)
                    while await connection.execute("SELECT 1"):
                        async for notice in connection.notifies(timeout=QUIET_SECONDS):
                            server, *told = notice.payload.split(" ")
                            for match in told if server != self.server else ():
                                self.heard(match)
            await asyncio.sleep(1)

    async def close(self) -> None:
        if self._sender:
            await self._sender.close()
