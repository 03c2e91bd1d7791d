"""What a ladder's games say: who beats whom how often, and a rating for every bot. Ratings need openskill."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from midway.kernel.drivers import WHOLE
from midway.kernel.fault import Fault

from .ladder import Line
from .simulate import Tally

AGAIN = 40  # times that the games are drawn again, for how sure a rating is
WEAKEST = 1000  # the rating of the weakest bot
TENFOLD = 400  # points more multiply the odds by ten


@dataclass(frozen=True)
class Rated:
    """A bot's rating, which lies within `within` of the figure 19 times in 20, and how long it thinks about a decision."""

    bot: str
    rating: int
    within: int
    ms: float


@dataclass(frozen=True)
class Pair:
    """What a bot won alone at a table of another bot; `fair` would be its share if they were equal."""

    bot: str
    against: str
    players: int
    won: Tally

    @property
    def fair(self) -> float:
        """The share that equal bots would have."""
        return 1 / self.players

    def to_json(self) -> dict[str, Any]:
        """As `midway ladder --json` prints it."""
        told = self.won.to_json("bot")
        return {**told, "against": self.against, "players": self.players, "games": self.won.games, "fair": round(self.fair, 6)}


def pairs(lines: Iterable[Line]) -> list[Pair]:
    """Every pair that has met, in the order of the lines."""
    found: dict[tuple[str, str, int], Pair] = {}
    for line in lines:
        if not line.ended:
            continue
        lone = line.number % len(line.seats)
        key = line.seats[lone], line.seats[lone - 1], len(line.seats)
        pair = found.setdefault(key, Pair(*key, Tally(key[0])))
        won = WHOLE // line.standings.count(0) if line.standings[lone] == 0 else 0
        pair.won.add(won, line.scores[lone], 1)
    return list(found.values())


def rated(lines: Iterable[Line]) -> list[Rated]:
    """Every bot's rating, best first: by Plackett and Luce, over the games drawn again many times in another order."""
    model = _model()
    lines = sorted((line for line in lines if line.ended), key=lambda line: (line.number, line.key))
    bots = sorted({bot for line in lines for bot in line.seats})
    rng = random.Random(0)
    rounds = [_round(model, bots, rng.choices(lines, k=len(lines))) for _ in range(AGAIN)]
    means = {bot: sum(found[bot] for found in rounds) / AGAIN for bot in bots}
    lowest = min(means.values())
    middles = [sum(found.values()) / len(bots) for found in rounds]
    scale = TENFOLD / (sqrt(2) * model.beta * log(10))
    ratings = []
    for bot in bots:
        off = [found[bot] - middle for found, middle in zip(rounds, middles, strict=True)]
        middle = sum(off) / AGAIN
        spread = sqrt(sum((one - middle) ** 2 for one in off) / (AGAIN - 1))
        ms = [line.ms[bot] for line in lines if bot in line.ms]
        rating = WEAKEST + round(scale * (means[bot] - lowest))
        ratings.append(Rated(bot, rating, round(1.96 * scale * spread), round(sum(ms) / max(1, len(ms)), 1)))
    return sorted(ratings, key=lambda one: -one.rating)


def _round(model: Any, bots: list[str], lines: Sequence[Line]) -> dict[str, float]:
    """Ratings after these games; a bot at several seats gets the mean of what its seats have learned."""
    ratings = {bot: model.rating() for bot in bots}
    for line in lines:
        after = model.rate([[ratings[bot]] for bot in line.seats], ranks=line.standings)
        for bot in set(line.seats):
            own = [team[0] for team, name in zip(after, line.seats, strict=True) if name == bot]
            ratings[bot] = model.rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return {bot: rating.mu for bot, rating in ratings.items()}


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Fault("openskill") from None
    return PlackettLuce(tau=0.0)
