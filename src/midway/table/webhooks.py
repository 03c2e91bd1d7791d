"""Webhooks: the holder of a seat is notified at an address of their choice when the seat's turn begins.

A turn begins when the seat decides after another one did. Of all servers that share a database, the one that marks the turn
as announced sends the notice. A notice that cannot be delivered is tried twice more, then counted as failed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import cached_property
from ipaddress import IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM

import httpx2 as httpx
import structlog

from midway.kernel.fault import Fault, common

from .answers import Notice, encode
from .hooks import Hook, Hooks
from .hub import Hub
from .patience import why
from .room import Room, Unopened
from .store import Store

SECONDS = 5.0  # for one try
PAUSES = (0.0, 2.0, 10.0)  # before each try
AT_ONCE = 100  # requests in progress
LOOK_SECONDS = 0.25  # between two looks at the store
IDLE_SECONDS = 10.0  # without a look
PORTS = {"http": 80, "https": 443}
HEADERS = {"User-Agent": "midway", "Content-Type": "application/json"}
UNICAST = ip_network("2000::/3")
log = structlog.get_logger("midway.table")


class Webhooks:
    """The notices that this server sends."""

    def __init__(self, store: Store, hub: Hub, room: Callable[[str], Awaitable[Room]], private: bool) -> None:
        self.hooks = Hooks(store)
        self.hub = hub
        self.room = room
        self.failed = 0
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._private = private

    @cached_property
    def _transport(self) -> CheckedTransport:
        """Made for the first webhook: reading the certificates takes a while."""
        return CheckedTransport(self._private)

    @cached_property
    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=self._transport, headers=HEADERS, timeout=SECONDS, trust_env=False)

    async def check(self, url: str) -> None:
        """Refuse an address that nothing may be sent to."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._transport.address(_address(url))
        except (OSError, UnicodeError):
            raise Fault("webhook-host") from None

    async def run(self) -> None:
        """After every change, find the turns that have begun, until the server stops."""
        while not self.hub.closed:
            self.hub.changed.clear()
            for hook in await self.hooks.to_look_at():
                if await self.hooks.looked_at(hook) and hook.begun:
                    task = asyncio.create_task(self._tell(hook))
                    self._sending.add(task)
                    task.add_done_callback(self._sent)
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE_SECONDS):
                    await self.hub.changed.wait()

    async def stop(self) -> None:
        """Cancel the requests in progress."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if "_client" in vars(self):
            await self._client.aclose()

    def _sent(self, task: asyncio.Task[None]) -> None:
        """Forget a notice; if the database has kept it from being sent, the log says so."""
        self._sending.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("notice lost", why=why(error))

    async def _tell(self, hook: Hook) -> None:
        try:
            room = await self.room(hook.match)
        except Unopened as unopened:
            log.warning("unopened", match=hook.match, why=str(unopened))
            return
        failed = not await self._delivered(hook, encode(_notice(room, hook)))
        if failed != hook.failed:
            await self.hooks.mark(hook, failed)

    async def _delivered(self, hook: Hook, body: bytes) -> bool:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                async with self._places, asyncio.timeout(SECONDS):
                    await self._post(_address(hook.url), body)
                return True
            except (OSError, UnicodeError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
                why = type(error).__name__
        self.failed += 1
        log.warning("webhook failed", match=hook.match, seat=hook.seat + 1, host=httpx.URL(hook.url).host, why=why)
        return False

    async def _post(self, url: httpx.URL, body: bytes) -> None:
        """Send one request; anything but success is an error, including a redirect. The body of the answer is not read."""
        async with self._client.stream("POST", url, content=body) as response:
            if not response.is_success:
                raise ConnectionError


class CheckedTransport(httpx.AsyncHTTPTransport):
    """HTTP that reaches only public addresses, unless `private`.

    A host is looked up once, all its addresses are checked, and the connection goes to one of them, so a name cannot lead
    elsewhere in the meantime. The certificate must still be the host's.
    """

    def __init__(self, private: bool) -> None:
        super().__init__(limits=httpx.Limits(max_keepalive_connections=0), trust_env=False)
        self.private = private

    async def address(self, url: httpx.URL) -> str:
        """The address of a host; refuses one in a private network."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(url.host, url.port or PORTS[url.scheme], type=SOCK_STREAM)
        addresses = [str(at[0]) for *_, at in found]
        if not self.private and not all(_is_public(address) for address in addresses):
            raise Fault("webhook-private")
        return addresses[0]

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        address = await self.address(request.url)
        checked = httpx.Request(
            request.method,
            request.url.copy_with(host=address),
            headers=request.headers,
            stream=request.stream,
            extensions={**request.extensions, "sni_hostname": request.url.host},
        )
        return await super().handle_async_request(checked)


def _address(url: str) -> httpx.URL:
    """An address of the kind that notices can be sent to."""
    try:
        parts = httpx.URL(url)
        good = parts.scheme in PORTS and parts.host and parts.port != 0 and not parts.userinfo
    except (httpx.InvalidURL, UnicodeError):
        good = False
    if not good or not url.isascii() or not url.isprintable() or " " in url:
        raise Fault("webhook-url")
    return parts


def _is_public(address: str) -> bool:
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and (ip not in UNICAST or ip.sixtofour or ip.teredo):
        return False  # these can contain a private IPv4 address
    return ip.is_global and not ip.is_multicast


def _notice(room: Room, hook: Hook) -> Notice:
    """The notice: the match, whose turn it is, and one sentence for people."""
    game = room.match.game
    title = game.words(hook.language)("title")
    name = room.stored.seats[hook.seat].name
    text = common(hook.language)("webhook-turn", name=name, title=title)
    return Notice(hook.match, hook.seat + 1, game.name, title, name, hook.number, text)
