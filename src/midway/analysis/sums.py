"""How the chances of a match came about: an account of luck and choices, which adds up exactly.

Luck is the difference between what chance brought and what the judge expected of it, so over all that chance could have brought
it comes to nothing. Everything else that changes from the first real choice of a turn to that of the next one is the work of
whoever made it: a judge knows best what turns come to, and little of what is half done. So for every seat, the chances at the
start, its luck, its own choices and those of the others add up to the result, to the last part of ONE.

Where a round opens, the game's own bot also plays the position out, always with the same random numbers, and the chances combine
how that ended with what the judge says, which is closer to the truth. The difference from what the judge alone says changes
evenly over the turns of a round. Playouts are a sample, so the effect of choices is known to within an interval. Luck is the
judge's alone, and not sampled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from midway.kernel.game import Game
from midway.kernel.judge import ONE
from midway.kernel.rule import CHANCE

from .playouts import Played, spread, weighed, whole
from .reading import Reading, Row

WIDE = 1.96  # errors to each side of an interval of 95 %


@dataclass(frozen=True)
class Sums:
    """What brought a seat from its chances at the start to the result, in parts of ONE.

    interval   how far the effect of its own choices, and of the others', may be off, with 95 % confidence
    """

    start: int
    luck: int
    own: int
    others: int
    end: int
    interval: int = 0


@dataclass(frozen=True)
class Account:
    """What brought every seat from its chances at the start to the result.

    reading     what the judge says of every event
    line        every seat's chances before each event, and after the last
    steps       what each event did to every seat's chances: luck where chance decides; at the first real choice of a turn, what
                the choices of that turn did
    intervals   how far the effect of each seat's choices, and of the others', may be off, with 95 % confidence
    """

    reading: Reading
    line: tuple[Row, ...]
    steps: tuple[Row, ...]
    intervals: Row

    def sums(self, seat: int) -> Sums:
        """Where a seat's chances went."""
        parts = {"luck": 0, "own": 0, "others": 0}
        for who, step in zip(self.reading.seats, self.steps, strict=True):
            parts["luck" if who == CHANCE else "own" if who == seat else "others"] += step[seat]
        return Sums(self.line[0][seat], end=self.line[-1][seat], interval=self.intervals[seat], **parts)


def account_of(game: Game, reading: Reading, played: Mapping[int, Played]) -> Account:
    """The account of a match from what the judge says of it, and from the positions that were played out, by their places."""
    places = [*reading.openings, len(reading.seats)]
    rows = [reading.said[place] for place in places]
    off = [0.0] * len(rows[0])  # the variance of the effect of choices
    for place, found in played.items():
        row, shares = weighed(game.trust, reading.said[place], found.row), _shares(places, played, place)
        apart = _less(row, reading.said[place])
        rows = [
            whole([part + round(by * share) for part, by in zip(here, apart, strict=True)])
            for here, share in zip(rows, shares, strict=True)
        ]
        for seat, variance in enumerate(spread(game.trust, row, found)):
            own = sum(shares[k + 1] - shares[k] for k, at in enumerate(reading.openings) if reading.seats[at] == seat)
            off[seat] += variance * max(own**2, (own + shares[0]) ** 2)
    start, steps = _steps(reading, dict(zip(places, rows, strict=True)))
    intervals = tuple(round(WIDE * sqrt(variance)) for variance in off)
    return Account(reading, tuple(_line(start, steps)), tuple(steps), intervals)


def _shares(places: Sequence[int], played: Iterable[int], place: int) -> list[float]:
    """How much of what playing out one place has shown counts at each: less and less towards the next ones that are known."""
    before = max((other for other in played if other < place), default=place)
    after = min((other for other in played if other > place), default=places[-1])
    left, middle, right = (places.index(one) for one in (before, place, after))
    rising = [(k - left) / (middle - left) for k in range(left, middle)]
    falling = [(right - k) / (right - middle) for k in range(middle, right)]
    return [0.0] * left + rising + falling + [0.0] * (len(places) - right)


def _steps(reading: Reading, chances: Mapping[int, Row]) -> tuple[Row, list[Row]]:
    """The chances at the start, and what each event did to them, from those at the openings and at the end."""
    who, said = reading.seats, reading.said
    none = (0,) * len(said[0])
    steps = [_less(said[at + 1], reading.expected[at]) if seat == CHANCE else none for at, seat in enumerate(who)]
    ends = [*reading.openings, len(who)]
    start = _less(chances[ends[0]], _total(steps[: ends[0]], none))
    for at, end in zip(reading.openings, ends[1:], strict=True):
        steps[at] = _less(_less(chances[end], chances[at]), _total(steps[at + 1 : end], none))
    return start, steps


def _line(start: Row, steps: list[Row]) -> Iterator[Row]:
    """The chances before each step and after the last."""
    yield start
    for step in steps:
        start = tuple(here + by for here, by in zip(start, step, strict=True))
        yield start


def _less(row: Row, other: Row) -> Row:
    return tuple(a - b for a, b in zip(row, other, strict=True))


def _total(rows: list[Row], none: Row) -> Row:
    return tuple(sum(row[seat] for row in rows) for seat in range(len(none)))


def percent(parts: int) -> float:
    """Chances of 100."""
    return 100 * parts / ONE
