"""Who listens to which match on this server, who is present on any, and wake-ups between servers.

A wake-up says only that something has changed; whoever hears it reads the store, so it need not arrive exactly once. Between
servers it is `SERVER MATCH MATCH* ...`: the sender, the matches that have changed, and a mark where a bot may have to move.
Who is there they tell each other on a channel of its own: whoever begins to listen asks all, and who falls silent is forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sa

from .patience import connected
from .writer import BOT, CHANNEL

AT_ONCE = 50  # matches in one wake-up
SOON = 0.05  # seconds until everyone sees who has come or gone
SOON_EACH = 0.005  # and for everyone who has to see it
WATCHING = -1  # in the place of a seat, for those who have none
QUIET_SECONDS = 10  # without a notice before the connection is tested
WHO = "midway_who"  # the channel on which servers tell each other who is there
BEAT_SECONDS = 5.0  # after which a server tells the others that it is alive
SILENT_SECONDS = 20.0  # after which it is not, and nobody is there
NOTIFY = "SELECT pg_notify(%s, %s)"


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


class Seen(msgspec.Struct):
    """Who is there on a server, as it tells the others: in each match that it names, how many sockets each seat has."""

    server: str
    here: dict[str, dict[int, int]]
    asks: bool = False


class Elsewhere:
    """Who is there on the other servers, as they told; `changed` is called with a match."""

    def __init__(self, changed: Callable[[str], None]) -> None:
        self.changed = changed
        self.servers: dict[str, dict[str, dict[int, int]]] = {}
        self.heard: dict[str, float] = {}

    def sockets(self, match: str) -> Counter[int]:
        """How many sockets are open there for each seat."""
        sockets: Counter[int] = Counter()
        for there in self.servers.values():
            sockets.update(there.get(match, {}))
        return sockets

    def hear(self, seen: Seen) -> None:
        """A server tells of some matches."""
        self.heard[seen.server] = time.monotonic()
        there = self.servers.setdefault(seen.server, {})
        for match, seats in seen.here.items():
            before = there.pop(match, {})
            if seats:
                there[match] = seats
            if seats != before:
                self.changed(match)

    def forget(self) -> None:
        """All of them tell again."""
        self.servers.clear()
        self.heard.clear()

    def forget_silent(self) -> None:
        """Nobody is there any more on servers that have not been heard of for a while."""
        for server in [one for one, heard in self.heard.items() if time.monotonic() - heard > SILENT_SECONDS]:
            del self.heard[server]
            for match in self.servers.pop(server):
                self.changed(match)


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
        self._here: dict[str, Counter[int]] = {}
        self.closed = False
        self.elsewhere = Elsewhere(self._wake_soon)
        self._soon: set[str] = set()  # matches in which somebody has come or gone
        self._untold: list[str] = []  # what the other servers have to hear
        self._seen: set[str] = set()  # matches of which they have to hear who is there
        self._asks = False  # they have to tell us who is there
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
            self._has_changed(match)

    def sits(self, listener: Listener, seats: list[int]) -> None:
        """Whose seats a socket shows: they may be taken or left while it is open."""
        seats = seats or [WATCHING]
        if seats == listener.seats:
            return
        here = self.present[listener.match]
        here.subtract(listener.seats)
        here.update(seats)
        listener.seats = seats
        self._has_changed(listener.match)

    def is_present(self, match: str, seat: int) -> bool:
        """True if a socket is open for the seat."""
        return self._sockets(match)[seat] > 0

    def watching(self, match: str) -> int:
        """How many sockets are open for nobody's seat."""
        return self._sockets(match)[WATCHING]

    def here(self, match: str) -> Counter[int]:
        """How many sockets are open for each seat of a match with listeners: the same object until somebody comes or goes."""
        if match not in self._here:
            self._here[match] = self._sockets(match)
        return self._here[match]

    def _sockets(self, match: str) -> Counter[int]:
        """How many sockets are open for each seat, on this server and the others."""
        sockets = self.elsewhere.sockets(match)
        sockets.update(self.present.get(match, {}))
        return sockets

    def _has_changed(self, match: str) -> None:
        """Somebody has come or gone: let everyone see it, here and elsewhere."""
        self._wake_soon(match)
        if self.url:
            self._seen.add(match)
            self._more.set()

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
        self._here.pop(match, None)
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
                    while not self.closed:
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(BEAT_SECONDS):
                                await self._more.wait()
                        self._more.clear()
                        while told := self._untold[:AT_ONCE]:
                            await connection.execute(NOTIFY, (CHANNEL, " ".join([self.server, *told])))
                            del self._untold[:AT_ONCE]
                        await self._tell_who(connection)
            self._more.set()
            await asyncio.sleep(1)

    async def _tell_who(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Tell the other servers who is there, at least that we are; and notice which of them have fallen silent."""
        self.elsewhere.forget_silent()
        while True:
            told, asks = list(self._seen)[:AT_ONCE], self._asks
            self._seen.difference_update(told)  # whoever comes while this is being told is told next
            self._asks = False
            here = {match: {seat: n for seat, n in self.present.get(match, {}).items() if n} for match in told}
            try:
                await connection.execute(NOTIFY, (WHO, msgspec.json.encode(Seen(self.server, here, asks)).decode()))
            except (psycopg.Error, OSError):  # over the next connection, then
                self._seen.update(told)
                self._asks |= asks
                raise
            if not self._seen:
                return

    def _hear_who(self, payload: str) -> None:
        """Who is there on another server; it may ask the same of us. What a later version says in another way is not heard."""
        try:
            seen = msgspec.json.decode(payload, type=Seen)
        except msgspec.DecodeError:
            return
        if seen.server != self.server:
            self.elsewhere.hear(seen)
            if seen.asks:
                self._seen.update(self.listeners)
                self._more.set()

    async def listen(self) -> None:
        """Listen to the other servers forever; after a lost connection, connect again and wake everyone."""
        while self.url and not self.closed:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await connected(self.url) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {WHO}")
                    self.elsewhere.forget()
                    self._here.clear()
                    self._asks = True
                    self._more.set()
                    self.outdated(None)
                    for match in list(self.listeners):
                        self.wake(match)
                    while await connection.execute("SELECT 1"):
                        async for notice in connection.notifies(timeout=QUIET_SECONDS):
                            if notice.channel == WHO:
                                self._hear_who(notice.payload)
                                continue
                            server, *told = notice.payload.split(" ")
                            for match in told if server != self.server else ():
                                self.heard(match)
            await asyncio.sleep(1)
