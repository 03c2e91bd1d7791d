"""Who listens to which match on this server, who is present, and wake-ups between servers.

A wake-up says only that something has changed; whoever hears it reads the store, so it need not arrive exactly once. Between
servers it is `SERVER MATCH MATCH* ...`: the sender, the matches that have changed, and a mark where a bot may have to move.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg
import sqlalchemy as sa

from .patience import connected
from .writer import BOT, CHANNEL

AT_ONCE = 50  # matches in one wake-up
SOON = 0.05  # seconds until everyone sees who has come or gone
SOON_EACH = 0.005  # and for everyone who has to see it
WATCHING = -1  # in the place of a seat, for those who have none
QUIET_SECONDS = 10  # without a notice before the connection is tested


class Listener:
    """A socket that is open at a match.

    woken     set whenever the match changes, unless that could be told at once
    at_once   tells what has changed; false if something has to be waited for
    seats     whom it shows to be there
    """

    def __init__(self, match: str) -> None:
        self.match = match
        self.woken = asyncio.Event()
        self.at_once: Callable[[], bool] = never
        self.seats: list[int] = []

    def wake(self) -> None:
        """The match has changed."""
        if self.woken.is_set() or not self.at_once():
            self.woken.set()


def never() -> bool:
    """Nothing can be told at once."""
    return False


class Hub:
    """Wake-ups for the sockets and bots of this server; `outdated` is called with the match, or None for any."""

    def __init__(self, url: sa.URL | None, server: str, outdated: Callable[[str | None], None]) -> None:
        self.url = url  # of a database that servers can share
        self.server = server
        self.outdated = outdated
        self.listeners: dict[str, set[Listener]] = {}
        self.bots = asyncio.Event()
        self.changed = asyncio.Event()  # any match
        self.present: dict[str, Counter[int]] = {}
        self.closed = False
        self._soon: set[str] = set()  # matches in which somebody has come or gone
        self._untold: list[str] = []  # what the other servers have to hear
        self._more = asyncio.Event()

    @contextmanager
    def listening(self, match: str, seats: list[int]) -> Iterator[Listener]:
        """A socket that is open at a match; until it is closed, its seats count as present."""
        listener = Listener(match)
        self.listeners.setdefault(match, set()).add(listener)
        self.present.setdefault(match, Counter())
        self.sits(listener, seats)
        try:
            yield listener
        finally:
            self.listeners[match].discard(listener)
            self.present[match].subtract(listener.seats)
            if not self.listeners[match]:
                del self.listeners[match], self.present[match]
            self._wake_soon(match)

    def sits(self, listener: Listener, seats: list[int]) -> None:
        """Whose seats a socket shows: they may be taken or left while it is open."""
        seats = seats or [WATCHING]
        if seats == listener.seats:
            return
        here = self.present[listener.match]
        here.subtract(listener.seats)
        here.update(seats)
        listener.seats = seats
        self._wake_soon(listener.match)

    def is_present(self, match: str, seat: int) -> bool:
        """True if a socket on this server is open for the seat."""
        return self._how_many(match, seat) > 0

    def watching(self, match: str) -> int:
        """How many sockets on this server are open for nobody's seat."""
        return self._how_many(match, WATCHING)

    def _how_many(self, match: str, seat: int) -> int:
        """How many sockets on this server are open for a seat."""
        here = self.present.get(match)
        return here[seat] if here else 0

    def wake(self, match: str) -> None:
        """Wake everyone on this server who listens to a match, after whoever is being answered."""
        self.changed.set()
        if match in self.listeners:
            asyncio.get_running_loop().call_soon(self._wake, match)

    def _wake(self, match: str) -> None:
        self._soon.discard(match)
        for listener in self.listeners.get(match, ()):
            listener.wake()

    def _wake_soon(self, match: str) -> None:
        """Let everyone see who has come or gone, all of them at once: the more there are, the later."""
        if match not in self._soon and match in self.listeners:
            self._soon.add(match)
            after = SOON + SOON_EACH * len(self.listeners[match])
            asyncio.get_running_loop().call_later(after, self._wake, match)

    def heard(self, told: str) -> None:
        """A match has changed in a way this server does not know yet."""
        match = told.removesuffix(BOT)
        self.outdated(match)
        self.wake(match)
        if told != match:
            self.bots.set()

    async def publish(self, match: str) -> None:
        """Wake this server and, soon, the others after a commit that is not a move."""
        self.heard(match + BOT)
        if self.url:
            self._untold.append(match + BOT)
            self._more.set()

    async def tell(self) -> None:
        """Wake the other servers, forever; what they have not heard because of a lost connection is told again."""
        while self.url and not self.closed:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await connected(self.url) as connection:
                    while await self._more.wait() and not self.closed:
                        self._more.clear()
                        while told := self._untold[:AT_ONCE]:
                            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, " ".join([self.server, *told])))
                            del self._untold[:AT_ONCE]
            self._more.set()
            await asyncio.sleep(1)

    async def listen(self) -> None:
        """Listen to the other servers forever; after a lost connection, connect again and wake everyone."""
        while self.url and not self.closed:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await connected(self.url) as connection:
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
