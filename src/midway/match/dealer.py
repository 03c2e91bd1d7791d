"""The dealer: the only source of chance, outside the rules, sealed at the start and open to inspection at the end."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from midway.kernel.fault import Fault

SEED_LENGTH = 128  # characters of a seed at most


class Dealer:
    """Draws chance outcomes from a seed. Draw k depends on the seed and k alone.

    >>> dealer = Dealer("7")
    >>> dealer.draw(0, [10, 20, 30], [1, 1, 2]) in (10, 20, 30)
    True
    >>> Dealer("7").commitment == dealer.commitment
    True
    """

    def __init__(self, seed: str | int | None = None) -> None:
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        if not 1 <= len(self.seed) <= SEED_LENGTH or not self.seed.isprintable() or " " in self.seed:
            raise Fault("seed", n=SEED_LENGTH)

    @property
    def commitment(self) -> str:
        """The seal: shown before the first draw, it fixes every draw without telling any."""
        return hashlib.sha256(f"midway dealer {self.seed}".encode()).hexdigest()

    def draw(self, number: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome of draw `number` among these, each as likely as its weight."""
        digest = hmac.digest(self.seed.encode(), str(number).encode(), "sha256")
        left = (int.from_bytes(digest, "big") * sum(weights)) >> 256
        for outcome, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise ValueError("chance has nothing to draw from")
