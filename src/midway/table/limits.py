"""How often an address or a seat may send requests, a bucket of tokens for each; and how many connections an address may have."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

MOST = 10_000  # addresses to remember
CONNECTIONS = 256  # from one address
SOCKETS = 128  # of these, those that follow a table
ALL = 10_000  # connections
RESERVED = 128  # files that are kept for the database, bots and pages
HELD_SECONDS = 1.0  # until whoever asks too often, or asks nothing that can be read, is let go
HOME = 64  # bits of an IPv6 address that one household has for itself


@lru_cache(maxsize=MOST)
def network(address: str) -> str:
    """Whom an address stands for: an IPv4 address for itself, an IPv6 address for its whole network."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or ip_network((ip, HOME), strict=False))


class Limiter:
    """A number of requests at once, and a rate per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """True if this one may send a request now; takes one token."""
        if self.burst == math.inf:
            return True
        now = time.monotonic()
        left, then = self.buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        self.buckets[who] = (left - 1 if left >= 1 else left, now)
        self.buckets.move_to_end(who)
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)  # who has not asked for longest
        return left >= 1


class Doors:
    """Who is connected. `by_address` is None where one address may have as many connections as there are."""

    def __init__(self, by_address: int | None) -> None:
        self.by_address = by_address
        self.held = HELD_SECONDS if by_address else 0.0
        self.most = ALL
        self.number = 0
        self.inside: Counter[str] = Counter()

    def widen(self) -> None:
        """Let this process have as many connections as the system allows."""
        with contextlib.suppress(ImportError):  # not every system limits them
            import resource

            allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
            wanted = ALL + RESERVED if allowed == resource.RLIM_INFINITY else min(allowed, ALL + RESERVED)
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, allowed))
            self.most = wanted - RESERVED

    def is_full(self, address: str) -> bool:
        """True if there is no room for one more from an address; where it is empty, only all together count."""
        crowded = address != "" and self.by_address is not None and self.inside[address] >= self.by_address
        return crowded or self.number >= self.most

    def enter(self, address: str) -> bool:
        """True if there is room for one more from an address, which then is inside."""
        if self.is_full(address):
            return False
        self.inside[address] += 1
        self.number += 1
        return True

    async def hold(self, address: str) -> None:
        """Whoever asks too often waits for the answer; for the address that is one connection more, even if it is given up."""
        self.inside[address] += 1
        try:
            await asyncio.sleep(self.held)
        finally:
            self._forget(address)

    def leave(self, address: str) -> None:
        """One has gone."""
        self.number -= 1
        self._forget(address)

    def _forget(self, address: str) -> None:
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
