"""The house: what was ordered in the database, read again and again while the server runs, and carried out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from hmac import compare_digest

import structlog

from .admin import hash_of
from .limits import Limiter
from .matches import sweep
from .orders import Announcement, Orders, orders
from .store import Store

AGAIN = 2.0  # seconds between two looks
SWEEPING = 3600.0  # seconds between two sweeps
STALE = 3600.0  # seconds after which an announcement of a stop that is past is no longer shown
GUESSES, PER_SECOND = 10, 0.2  # of the word, from one address
log = structlog.get_logger("midway.table")


class House:
    """The orders as this server knows them; `touched` is called when matches were changed beside the servers."""

    def __init__(self, store: Store, touched: Callable[[], None]) -> None:
        self.store = store
        self.touched = touched
        self.orders = Orders()
        self.guesses = Limiter(GUESSES, PER_SECOND)
        self._swept = time.monotonic()

    async def run(self) -> None:
        """Look again and again, and sweep."""
        while True:
            await self.look()
            if time.monotonic() - self._swept > SWEEPING:
                self._swept = time.monotonic()
                await self.sweep()
            await asyncio.sleep(AGAIN)

    async def look(self) -> None:
        """Read the orders."""
        async with self.store.engine.connect() as connection:
            before, self.orders = self.orders, await connection.run_sync(orders)
        if before.touched != self.orders.touched:
            self.touched()

    async def sweep(self) -> None:
        """Delete what has been kept long enough."""
        async with self.store.writing() as connection:
            n = await connection.run_sync(sweep, self.orders.retention)
        if n:
            log.info("swept", matches=n)

    def refuses(self, word: str, address: str) -> str | None:
        """Why a client may not make a table: `no-tables`, `word`, `wrong-word` or `often`; None if it may."""
        tables = self.orders.tables
        if tables.who == "everyone":
            return None
        if tables.who == "nobody":
            return "no-tables"
        if not word:
            return "word"
        if compare_digest(hash_of(word), tables.word):
            return None
        return "wrong-word" if self.guesses.allows(address) else "often"

    @property
    def announcement(self) -> Announcement | None:
        """What players are told now."""
        told = self.orders.announcement
        return None if told is None or (told.at is not None and told.at + STALE < time.time()) else told
