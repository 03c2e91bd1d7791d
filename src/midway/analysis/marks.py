"""Mistakes: choices that a search finds clearly worse than another option, twice.

A choice is judged by what its seat could see: hidden things are dealt again. A first search over all options finds the best.
Then played and best are played out equally often on fresh random numbers, so that the best is not flattered by having been
picked. Where a grade is in reach, that is done again for longer. A search that remembers more may see that the choice was not so
bad: so the last measurement is twice as long as the one it has to confirm. Of a mistake, the other options are measured as well,
each as often, so that whoever looks for something better can be told what it was worth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from midway.bots.search import Finding, Search
from midway.kernel.machine import TableMachine
from midway.kernel.state import State, redeal, view
from midway.match.match import Match

from .sums import Account

PLAYOUTS = 450_000  # for a whole match, shared by its real choices
PLAIN = 40  # times as few where nothing is compiled
LEAST = 40  # playouts for a choice
GLANCE, COMPARED, MEASURED, CONFIRMED = 0.4, 0.4, 2, 4  # shares of a choice that its searches take, each if the last gave cause
LISTED, MOST_LISTED = 3, 16  # the share that the other options of a mistake take together; how many are measured, best first
NEAR = 3  # chances of 100 that a short search may be off, besides its error
WIDE = 1.96  # errors to each side of an interval of 95 %
CONFIRM = 0.8  # how much of the first measurement the second must find
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
    played     every seat's chances after the choice, and after the better one
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


def grades(seats: int) -> tuple[int, int, int]:
    """Chances of 100 that make a slip, a mistake and a blunder."""
    return GRADES if seats < len(GRADES) + 2 else GRADES_OF_FIVE


class Marking:
    """Looks at the real choices of a match one after another.

    times   how much longer than usual it searches
    """

    def __init__(self, match: Match, account: Account, machine: TableMachine, seed: int, times: float) -> None:
        self.match, self.seed = match, seed
        self.search = Search(machine)
        self.real = {number for number, real in zip(account.numbers, account.real, strict=True) if real}
        playouts = PLAYOUTS * times / (PLAIN if machine.name == "plain" else 1)
        self.share = max(LEAST, int(playouts / max(1, len(self.real))))
        self.grades = grades(len(match.seats))

    def choices(self) -> Iterator[Choice]:
        """Every real choice, in order."""
        match, rules = self.match, self.match.plain.rules
        state, out = match.until(0).state, [0] * len(match.game.codes)
        for event in match.stands:
            if event.number in self.real:
                yield self._choice(state, event.number, event.seat, event.code, out[: rules.legal(state, out)])
            rules.apply(state, event.code)

    def _choice(self, state: State, number: int, seat: int, played: int, codes: list[int]) -> Choice:
        rng = random.Random(f"{self.seed} {number}")
        seen = redeal(type(state), view(state, seat), rng)
        glance = self.search.look(seen, codes, int(self.share * GLANCE), rng.getrandbits(62))
        best = glance[0].code
        if best == played:
            return Choice(number, seat, 0.0, 0.0)

        def compare(shares: float) -> Compared:
            found = self.search.look(seen, [played, best], int(self.share * shares), rng.getrandbits(62))
            worse, better = sorted(found, key=lambda finding: finding.code == best)
            return _compared(worse, better, seat)

        known = compare(COMPARED)
        if known.lost + WIDE * known.error + NEAR < self.grades[0]:
            return Choice(number, seat, known.lost, known.error)
        first = compare(MEASURED)
        if first.lost < self.grades[0]:
            return Choice(number, seat, first.lost, first.error)
        second = compare(CONFIRMED)
        mark = self._mark(number, seat, played, best, first, second)
        if mark:
            others = [finding.code for finding in glance[:MOST_LISTED] if finding.code not in (played, best)]
            mark = replace(mark, options=self._options(seen, mark, others, rng))
        return Choice(number, seat, second.lost, second.error, mark)

    def _options(self, seen: State, mark: Mark, others: Sequence[int], rng: random.Random) -> tuple[Option, ...]:
        """The options of a mistake, best first: its own two as they were measured, and others, each played out as often."""
        times = max(1, int(self.share * LISTED / max(1, len(others))))
        found = [self.search.look(seen, [code], times, rng.getrandbits(62))[0] for code in others]
        options = [Option(mark.code, mark.played, mark.interval), Option(mark.best, mark.better, mark.interval)]
        options += [Option(one.code, _chances(one), WIDE * _error(one)) for one in found]
        return tuple(sorted(options, key=lambda option: -option.chances[mark.seat]))

    def _mark(self, number: int, seat: int, played: int, best: int, first: Compared, second: Compared) -> Mark | None:
        """A mistake, if the second measurement finds most of what the first one did."""
        lost = (first.lost + second.lost) / 2
        interval = max(WIDE * sqrt(first.error**2 + second.error**2), abs(first.lost - second.lost)) / 2
        grade = sum(lost >= least for least in self.grades)
        if not grade or second.lost < CONFIRM * first.lost or lost <= interval:
            return None
        return Mark(number, seat, played, best, grade, lost, interval, second.played, second.better)


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
