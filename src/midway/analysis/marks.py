"""Mistakes: choices that searches find clearly worse than another option, twice.

A choice is judged by what its seat could see: hidden things are dealt again. First every real choice gets a glance: a search
over its options finds one that looks best, and a short comparison of that with the choice leaves few in doubt. These share what
is left of the playouts. Of each, the better options race again, for longer, so that it is not left to luck which of them counts
as the best. Then choice and best are measured twice, each time on fresh random numbers, so that the best is not flattered by
having been picked. Both measurements go on, search by search, until it is clear which grade the loss has, or that it has none;
what stays unclear is no mistake. Of a mistake, the other options are measured as well, each as often, so that whoever looks for
something better can be told what it was worth.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from midway.bots.search import Finding, Search, means
from midway.kernel.machine import TableMachine
from midway.kernel.state import State, redeal, view
from midway.match.events import Event
from midway.match.match import Match

from .sums import Account

PLAIN = 40  # times as few where nothing is compiled
LEAST = 40  # playouts for a choice
GLANCE = 0.4  # of the playouts, shared by all real choices: half for a search over the options, half for the comparison
RACE, MEASURED, LISTED = 0.25, 0.1, 0.15  # of what a choice in doubt gets: the second race, a search, the options of a mistake
RACING, MOST_LISTED = 8, 16  # options that race again, and that are listed at most
ROUNDS = 7  # searches of each measurement, at most; most are clear after one or two
DOUBT = 2  # errors that a short comparison may be off
WIDE = 1.96  # errors to each side of an interval of 95 %
CONFIRM = 0.8  # how much of what the first measurement found the second must find
GRADES, GRADES_OF_FIVE = (10, 20, 30), (8, 16, 24)  # chances of 100 lost: a slip, a mistake, a blunder
NAMES = ("slip", "mistake", "blunder")


@dataclass(frozen=True)
class Compared:
    """How much better one option is than another to a seat, in chances of 100, and what is known of both."""

    lost: float
    error: float
    played: tuple[float, ...]
    better: tuple[float, ...]


@dataclass(frozen=True)
class Measured(Compared):
    """The same measured twice: what each measurement found, and how far the mean of both may be off, with 95 % confidence."""

    first: float
    second: float
    interval: float

    @classmethod
    def of(cls, first: Sequence[Compared], second: Sequence[Compared]) -> Measured:
        """What equally many searches of two measurements say together."""
        both = [*first, *second]
        one, other = (sum(found.lost for found in some) / len(some) for some in (first, second))
        spread = sum((found.lost - (one + other) / 2) ** 2 for found in both) / (len(both) - 1)
        error = sqrt(max(sum(found.error**2 for found in both) / len(both), spread) / len(both))
        played, better = (means([getattr(found, name) for found in both]) for name in ("played", "better"))
        return cls((one + other) / 2, error, played, better, one, other, WIDE * error)

    @property
    def confirmed(self) -> bool:
        """True if the second measurement finds most of what the first one did."""
        return self.second >= CONFIRM * self.first

    def is_clear(self, grades: Sequence[int]) -> bool:
        """True if no grade begins within the interval, and one that is reached is confirmed."""
        unclear = any(abs(self.lost - least) < self.interval for least in grades)
        return not unclear and (self.confirmed or self.lost < grades[0])


@dataclass(frozen=True)
class Option:
    """An option of a mistake: every seat's chances of 100 after it, and how far its own seat's may be off, as in a mark."""

    code: int
    chances: tuple[float, ...]
    interval: float


@dataclass(frozen=True)
class Mark:
    """A mistake that two searches agree on, in chances of 100.

    grade      1 for a slip, 2 for a mistake, 3 for a blunder
    interval   how far the loss may be off, with 95 % confidence
    played     every seat's chances after the choice; better: after the best one
    options    the options as they were measured, best first
    """

    event: int
    seat: int
    code: int
    best: int
    grade: int
    lost: float
    interval: float
    played: tuple[float, ...]
    better: tuple[float, ...]
    options: tuple[Option, ...] = ()


@dataclass(frozen=True)
class Choice:
    """What a real choice gave away against the best option that was found, in chances of 100, and its mark if it has one.

    It may seem to win a little: then the option that looked best was not better than the one played.
    """

    event: int
    seat: int
    lost: float
    error: float
    mark: Mark | None = None


@dataclass(frozen=True)
class Glance:
    """What a glance says of a real choice.

    seen    a position that looks to its seat like its own
    lost    what it gave away, with the error of that; None if it may be a mistake
    others  the other options, the best first, where it may be one
    """

    number: int
    seat: int
    played: int
    seen: State
    rng: random.Random
    lost: float | None = 0.0
    error: float = 0.0
    others: Sequence[int] = ()


def grades(seats: int) -> tuple[int, int, int]:
    """Chances of 100 that make a slip, a mistake and a blunder."""
    return GRADES if seats < len(GRADES) + 2 else GRADES_OF_FIVE


class Marking:
    """Looks at the real choices of a match one after another, twice: a glance at each, and then at those that it left in doubt.

    times   how much longer than usual it searches
    """

    def __init__(self, match: Match, account: Account, machine: TableMachine, seed: int, times: float) -> None:
        self.match, self.seed = match, seed
        self.search = Search(machine)
        self.grades = grades(len(match.seats))
        self.real = {number for number, real in zip(account.reading.numbers, account.reading.real, strict=True) if real}
        self.left = int(match.game.analysed * times / (PLAIN if machine.name == "plain" else 1))
        self.share = max(LEAST, int(self.left * GLANCE / max(1, len(self.real))))
        self.glances: list[Glance] = []

    def glance(self) -> Iterator[int]:
        """Look at every real choice for a while, in order; yields the numbers of the events."""
        match, rules = self.match, self.match.plain.rules
        state, out = match.until(0).state, [0] * len(match.game.codes)
        for event in match.stands:
            if event.number in self.real:
                self.glances.append(self._glance(state, event, out[: rules.legal(state, out)]))
                yield event.number
            rules.apply(state, event.code)

    def choices(self) -> Iterator[Choice]:
        """Every real choice, in order, once all have had a glance."""
        doubts = sum(glance.lost is None for glance in self.glances)
        for glance in self.glances:
            if glance.lost is None:
                yield self._choice(glance, max(LEAST, self.left // doubts))
                doubts -= 1
            else:
                yield Choice(glance.number, glance.seat, glance.lost, glance.error)

    def _look(self, glance: Glance, options: Sequence[int], playouts: float) -> list[Finding]:
        found = self.search.look(glance.seen, options, max(1, int(playouts)), glance.rng.getrandbits(62))
        self.left -= sum(finding.tried for finding in found)
        return found

    def _compare(self, glance: Glance, best: int, playouts: float) -> Compared:
        found = self._look(glance, [glance.played, best], playouts)
        worse, better = sorted(found, key=lambda finding: finding.code == best)
        return _compared(worse, better, glance.seat)

    def _glance(self, state: State, event: Event, codes: list[int]) -> Glance:
        rng = random.Random(f"{self.seed} {event.number}")
        glance = Glance(event.number, event.seat, event.code, redeal(type(state), view(state, event.seat), rng), rng)
        ranked = [finding.code for finding in self._look(glance, codes, self.share / 2)]
        if ranked[0] == event.code:
            return glance
        known = self._compare(glance, ranked[0], self.share / 2)
        if known.lost + DOUBT * known.error < self.grades[0]:
            return replace(glance, lost=known.lost, error=known.error)
        return replace(glance, lost=None, others=[code for code in ranked if code != event.code])

    def _choice(self, glance: Glance, playouts: int) -> Choice:
        """A choice that a glance left in doubt."""
        others = glance.others
        best = self._look(glance, others[:RACING], playouts * RACE)[0].code if len(others) > 1 else others[0]
        found = self._measured(lambda: self._compare(glance, best, playouts * MEASURED))
        mark = self._mark(glance, best, found)
        if mark:
            listed = [code for code in others[:MOST_LISTED] if code != best]
            mark = replace(mark, options=self._options(glance, mark, listed, playouts * LISTED))
        return Choice(glance.number, glance.seat, found.lost, found.error, mark)

    def _measured(self, compare: Callable[[], Compared]) -> Measured:
        """Two measurements that go on until it is clear which grade a loss has."""
        first, second = [compare()], [compare()]
        while not (found := Measured.of(first, second)).is_clear(self.grades) and len(first) < ROUNDS:
            first.append(compare())
            second.append(compare())
        return found

    def _options(self, glance: Glance, mark: Mark, others: Sequence[int], playouts: float) -> tuple[Option, ...]:
        """The options of a mistake, best first: its own two as they were measured, and others, each played out as often."""
        found = [self._look(glance, [code], playouts / len(others))[0] for code in others]
        options = [Option(mark.code, mark.played, mark.interval), Option(mark.best, mark.better, mark.interval)]
        options += [Option(one.code, _chances(one), WIDE * _error(one)) for one in found]
        return tuple(sorted(options, key=lambda option: -option.chances[mark.seat]))

    def _mark(self, glance: Glance, best: int, found: Measured) -> Mark | None:
        """A mistake, if the loss is certain to reach a grade, and confirmed."""
        grade = sum(found.lost - found.interval >= least for least in self.grades)
        if not grade or not found.confirmed:
            return None
        lost, interval = found.lost, found.interval
        return Mark(glance.number, glance.seat, glance.played, best, grade, lost, interval, found.played, found.better)


def _compared(played: Finding, better: Finding, seat: int) -> Compared:
    """What two options came to."""
    now, could = _chances(played), _chances(better)
    return Compared(could[seat] - now[seat], sqrt(_error(better) ** 2 + _error(played) ** 2), now, could)


def _chances(found: Finding) -> tuple[float, ...]:
    """Every seat's chances of 100."""
    return tuple(100 * part for part in found.chances)


def _error(found: Finding) -> float:
    """The error of a chance of 100; three quarters of an option's worth is the chance to win."""
    return 100 * found.error * 4 / 3


@dataclass(frozen=True)
class Play:
    """How well a seat played: its real choices, its accuracy with an interval, and its slips, mistakes and blunders."""

    choices: int
    accuracy: float
    interval: float
    marks: tuple[int, int, int]


def play(choices: Sequence[Choice], seat: int) -> Play:
    """How well a seat played: 100 less five times what it gave away in each real choice."""
    own = [choice for choice in choices if choice.seat == seat]
    number = max(1, len(own))
    given = sum(choice.lost for choice in own) / number
    interval = WIDE * sqrt(sum(choice.error**2 for choice in own)) / number
    slips, mistakes, blunders = (sum(one.mark is not None and one.mark.grade == grade for one in own) for grade in (1, 2, 3))
    return Play(len(own), max(0.0, min(100.0, 100 - 5 * given)), 5 * interval, (slips, mistakes, blunders))
