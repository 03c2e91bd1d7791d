"""The dealer: the only source of chance, outside the rules, sealed at the start and open to inspection at the end."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property

from midway.kernel.fault import Fault

SEED_LENGTH = 128  # most characters of a seed
PREPARED = re.compile(r"after-([0-9]{1,6})-")  # how the seed of a match with a prepared beginning begins


PART = re.compile(r"[0-9a-f]{64}")  # what a client adds to the draws
SALT_BYTES = 16


def sealed_part(part: str) -> str:
    """The seal of a part: told before any part is, so that nobody can choose theirs by those of others."""
    return hashlib.sha256(f"midway part {part}".encode()).hexdigest()


class Dealer:
    """Draws chance outcomes from a seed, and from the parts that players add. Draw k depends on these and k alone.

    salt    keeps a seed that somebody chose from being guessed by its seal; empty in records of the first two forms
    parts   what players added, by seat

    >>> dealer = Dealer("7")
    >>> dealer.draw(0, [10, 20, 30], [1, 1, 2]) in (10, 20, 30)
    True
    >>> Dealer("7").seal == dealer.seal
    True
    """

    def __init__(self, seed: str | int | None = None, salt: str = "", parts: Mapping[int, str] | None = None) -> None:
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        self.salt = salt
        self.parts = dict(parts or {})
        if not 1 <= len(self.seed) <= SEED_LENGTH or not self.seed.isprintable() or " " in self.seed:
            raise Fault("seed", n=SEED_LENGTH)

    @classmethod
    def salted(cls, seed: str | None = None) -> Dealer:
        """A dealer whose seal tells nothing, whatever the seed is."""
        return cls(seed, secrets.token_hex(SALT_BYTES))

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
        return hashlib.sha256(f"midway dealer {f'{self.salt} {self.seed}'.lstrip()}".encode()).hexdigest()

    @cached_property
    def _key(self) -> bytes:
        """What every draw follows from."""
        if not self.parts:
            return self.seed.encode()
        added = " ".join(f"{seat + 1}:{self.parts[seat]}" for seat in sorted(self.parts))
        return hashlib.sha256(f"midway draws {self.seed} {added}".encode()).digest()

    def draw(self, number: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome of draw `number`, each code being as likely as its weight."""
        digest = hmac.digest(self._key, str(number).encode(), "sha256")
        left = (int.from_bytes(digest, "big") * sum(weights)) >> 256
        for outcome, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise ValueError("chance has nothing to draw from")
