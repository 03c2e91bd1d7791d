"""Sharing the bots: the less they have thought lately for whoever plays at a table, the sooner it is that table's turn."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

FADES = 60.0  # seconds after which half of what was used is forgotten
MOST = 10_000  # tables and people to remember
Kept = TypeVar("Kept")


class Sharing:
    """Who plays at which table, and how long bots have thought for whom."""

    def __init__(self) -> None:
        self._whose: OrderedDict[str, str] = OrderedDict()  # by match
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when that was

    def belongs(self, match: str, who: str) -> None:
        """Somebody made this table or has moved there."""
        _put(self._whose, match, who)

    def used(self, match: str) -> float:
        """How many seconds bots have thought lately for whoever plays at a table; less than a tenth does not count."""
        seconds, then = self._used.get(self._whose.get(match, match), (0.0, 0.0))
        return round(seconds * 0.5 ** ((time.monotonic() - then) / FADES), 1)

    @contextmanager
    def thinking(self, match: str) -> Iterator[None]:
        """A bot thinks at a table; it counts for whoever plays there."""
        began = time.monotonic()
        try:
            yield
        finally:
            used, now = self.used(match), time.monotonic()
            _put(self._used, self._whose.get(match, match), (used + now - began, now))


def _put(kept: OrderedDict[str, Kept], key: str, value: Kept) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST:
        kept.popitem(last=False)
