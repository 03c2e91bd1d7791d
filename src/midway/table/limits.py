"""How often an address or a seat may send requests: a bucket of tokens for each."""

from __future__ import annotations

import math
import time

MOST = 10_000  # buckets to remember


class Limiter:
    """A number of requests at once, and a rate per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        """True if this one may send a request now; takes one token."""
        if self.burst == math.inf:
            return True
        now = time.monotonic()
        left, then = self.buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        if len(self.buckets) >= MOST:
            self.buckets.clear()
        self.buckets[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1
