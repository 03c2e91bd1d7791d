"""Whether the database takes what is written: what became of the last writing, and of one that is only tried."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import lessons

FRESH = 1.0  # seconds for which the outcome of a try holds
FAILED = 5.0  # seconds for which a failure of somebody else holds
SIZE = 16_000  # bytes, at random: nothing makes them smaller, and they fit nowhere by chance


class Probe:
    """The last try to write, and what came of it."""

    def __init__(self, writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]], server: str) -> None:
        self._writing = writing
        self._name = f"ready-{server}"
        self._trying = asyncio.Lock()
        self._until = 0.0
        self._error: Exception | None = None

    def failed(self, error: Exception) -> None:
        """Somebody could not read or write; what was found out here is known already."""
        if error is not self._error:
            self._error, self._until = error, time.monotonic() + FAILED

    async def made(self) -> None:
        """Make sure that the database takes what is written; raises what was wrong the last time."""
        async with self._trying:
            if time.monotonic() > self._until:
                self._error = None
                try:
                    await self._write()
                except Exception as error:
                    self._error = error
                self._until = time.monotonic() + FRESH
            if self._error:
                raise self._error.with_traceback(None)

    async def _write(self) -> None:
        row = {
            "id": self._name,
            "game": "",
            "key": "",
            "owner": "",
            "progress": secrets.token_hex(SIZE // 2),
            "used": time.time(),
        }
        async with self._writing() as connection:
            await connection.execute(lessons.insert(), row)
            await connection.execute(lessons.delete().where(lessons.c.id == self._name))
