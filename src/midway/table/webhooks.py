"""Webhooks: whoever holds a seat is told, at an address of their own, when its turn begins.

A turn begins when the seat decides after another one did. Of all servers on a database the one that marks it as told
sends; what cannot be delivered is tried again twice, and then counted as failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import ssl
from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from urllib.parse import SplitResult, urlsplit

import msgspec
import structlog

from midway.kernel.fault import Fault, common

from .hub import Hub
from .room import Room
from .store import Hook, Store

SECONDS = 5.0  # for one try
PAUSES = (0.0, 2.0, 10.0)  # before each try
AT_ONCE = 100  # requests on their way
LOOK_SECONDS = 0.25  # between two looks at the store
IDLE_SECONDS = 10.0  # without a look
PORTS = {"http": 80, "https": 443}
UNICAST = ip_network("2000::/3")
log = structlog.get_logger("midway.table")


class Webhooks:
    """What this server tells others."""

    def __init__(self, store: Store, hub: Hub, room: Callable[[str], Awaitable[Room]], private: bool) -> None:
        self.store = store
        self.hub = hub
        self.room = room
        self.private = private
        self.failed = 0
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def check(self, url: str) -> None:
        """Refuse an address that nothing may be sent to."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._addresses(_parts(url))
        except (OSError, UnicodeError):
            raise Fault("webhook-host") from None

    async def run(self) -> None:
        """Look after every change whose turn has begun, until the server stops."""
        while not self.hub.closed:
            self.hub.changed.clear()
            for hook in await self.store.hooks_to_look_at():
                if await self.store.looked_at(hook) and hook.begun:
                    task = asyncio.create_task(self._tell(hook))
                    self._sending.add(task)
                    task.add_done_callback(self._sending.discard)
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE_SECONDS):
                    await self.hub.changed.wait()

    async def stop(self) -> None:
        """Give up what is on its way."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _tell(self, hook: Hook) -> None:
        room = await self.room(hook.match)
        failed = not await self._delivered(hook, msgspec.json.encode(_notice(room, hook)))
        if failed != hook.failed:
            await self.store.mark_hook(hook, failed)

    async def _delivered(self, hook: Hook, body: bytes) -> bool:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                async with self._places, asyncio.timeout(SECONDS):
                    await self._post(_parts(hook.url), body)
                return True
            except (OSError, UnicodeError, ValueError) as error:
                why = type(error).__name__
        self.failed += 1
        log.warning("webhook failed", match=hook.match, seat=hook.seat, host=urlsplit(hook.url).hostname, why=why)
        return False

    async def _post(self, url: SplitResult, body: bytes) -> None:
        """One request, to an address that has been checked; anything but success is an error, a redirection too."""
        secure = url.scheme == "https"
        address = (await self._addresses(url))[0]
        reader, writer = await asyncio.open_connection(
            address, _port(url), ssl=_trusted() if secure else None, server_hostname=url.hostname if secure else None
        )
        try:
            writer.write(_head(url, len(body)) + body)
            await writer.drain()
            if not re.match(rb"HTTP/1\.[01] 2\d\d\b", await reader.readline()):
                raise ConnectionError
        finally:
            writer.transport.abort()

    async def _addresses(self, url: SplitResult) -> list[str]:
        """Where a host is; refuses one that leads into a private network."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(url.hostname, _port(url), type=SOCK_STREAM)
        addresses = [str(at[0]) for *_, at in found]
        if not self.private and not all(_is_public(address) for address in addresses):
            raise Fault("webhook-private")
        return addresses


def _parts(url: str) -> SplitResult:
    """An address of the kind that notices can be sent to."""
    try:
        parts = urlsplit(url)
        good = parts.port != 0 and parts.scheme in PORTS and parts.hostname and parts.username is None
    except ValueError:
        good = False
    if not good or not url.isascii() or not url.isprintable() or " " in url:
        raise Fault("webhook-url")
    return parts


def _port(url: SplitResult) -> int:
    return url.port or PORTS[url.scheme]


def _is_public(address: str) -> bool:
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and (ip not in UNICAST or ip.sixtofour or ip.teredo):
        return False  # these can hold a private address of the older kind
    return ip.is_global and not ip.is_multicast


def _head(url: SplitResult, length: int) -> bytes:
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = [
        f"POST {target} HTTP/1.1",
        f"Host: {url.netloc}",
        "User-Agent: midway",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


@lru_cache(maxsize=1)
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _notice(room: Room, hook: Hook) -> dict[str, str | int]:
    """What is sent: which match, whose turn, and one sentence for people."""
    game = room.match.game
    title = game.words(hook.language)("title")
    name = room.stored.seats[hook.seat].name
    return {
        "match": hook.match,
        "game": game.name,
        "title": title,
        "seat": hook.seat,
        "name": name,
        "number": hook.number,
        "text": common(hook.language)("webhook-turn", name=name, title=title),
    }
