"""The dealer: the only source of chance, outside the rules, sealed at the start and open to inspection at the end."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from midway.kernel.fault import Fault

SEED_LENGTH = 128  # most characters of a seed
PREPARED = re.compile(r"after-([0-9]{1,6})-")  # how the seed of a match with a prepared beginning begins


class Dealer:
    """Draws chance outcomes from a seed. Draw k depends on the seed and k alone.

    >>> dealer = Dealer("7")
    >>> dealer.draw(0, [10, 20, 30], [1, 1, 2]) in (10, 20, 30)
    True
    >>> Dealer("7").seal == dealer.seal
    True
    """

    def __init__(self, seed: str | int | None = None) -> None:
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        if not 1 <= len(self.seed) <= SEED_LENGTH or not self.seed.isprintable() or " " in self.seed:
            raise Fault("seed", n=SEED_LENGTH)

    @classmethod
    def after(cls, number: int) -> Dealer:
        """The dealer of a match whose first events are prepared; its seed says where they end."""
        return cls(f"after-{number}-{secrets.token_hex(32)}")

    @property
    def prepared(self) -> int:
        """How many events of its match were prepared, and not drawn from its seed."""
        found = PREPARED.match(self.seed)
        return int(found[1]) if found else 0

    @property
    def seal(self) -> str:
        """The seal: shown before the first draw, it fixes every draw without revealing any."""
        return hashlib.sha256(f"midway dealer {self.seed}".encode()).hexdigest()

    def draw(self, number: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome of draw `number`, each code being as likely as its weight."""
        digest = hmac.digest(self.seed.encode(), str(number).encode(), "sha256")
        left = (int.from_bytes(digest, "big") * sum(weights)) >> 256
        for outcome, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise ValueError("chance has nothing to draw from")
