"""Hints: the best choices of a seat, with everyone's chance to win and expected points, found from what the seat sees.

A hint is told again and again while it is computed, each time more exactly. Where the first and the second choice cannot be told
apart in the end, they are about equal. The reason for a choice is made of facts: what it changes by the rules, and what it
changes for a rival, if that is more than noise.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from midway.kernel.content import Tree, Values
from midway.kernel.decision import Option
from midway.kernel.fault import common
from midway.kernel.game import Game
from midway.kernel.machine import machine, table_machine
from midway.match.events import View
from midway.match.match import Match
from midway.match.reading import Reading

from .compiled import is_ready
from .search import Budget, Finding, Race, Search, means

LAMPS = 5  # that light one by one while a hint is computed
SETTLED = 3  # of them, after which the choices keep their places
STEPS = 5 * LAMPS  # times that it is told
SHOWN = 3  # choices with a medal and a reason
TIMES = 10  # as many playouts as the best bot
SECONDS = 5.0  # after which it ends on a slow machine
SURE = 1.96  # standard errors on each side of a figure that is right 95 times of 100
CERTAIN = 3.0  # standard errors that a change for a rival must exceed: it is the largest of several
BEFORE = 4  # playouts that a range assumes beforehand, as uncertain as can be, so that few never look exact
CHANCE_PART = 0.75  # of what an option is worth to the search; the rest is the lead


@dataclass(frozen=True)
class Change:
    """By how many points a rival ends higher after a choice than after another."""

    seat: int
    points: float
    than: int


@dataclass(frozen=True)
class Idea:
    """A choice: each seat's chance to win, the range that the own chance lies in, each seat's points, how often it was tried."""

    code: int
    chances: tuple[float, ...]
    low: float
    high: float
    points: tuple[float, ...]
    tried: int
    change: Change | None = None


@dataclass(frozen=True)
class Hint:
    """The choices of a seat, best first.

    lamps    how many of five are lit: how far it has come
    equal    true if the first two cannot be told apart
    strong   false while the search is not compiled yet, so that it gets less far
    """

    ideas: tuple[Idea, ...]
    lamps: int
    equal: bool
    strong: bool


def hint(match: Match, playouts: int = 0) -> Hint | None:
    """A hint for whoever decides in a match, as exact as it gets; None if nobody has a choice.

    >>> told = hint(Match("worldsfair", 2, seed=7), playouts=50)
    >>> len(told.ideas), told.lamps, round(sum(told.ideas[0].chances))
    (5, 5, 1)
    """
    if match.seat < 0:
        return None
    search = searching(match.game, match.content)
    *_, last = hints(search, match.view(match.seat), match.legal(), seed_of(match), playouts)
    return last


def searching(game: Game, corrections: Tree | Values | None = None) -> Search:
    """What hints in a game are searched with: compiled where that is ready."""
    return Search(table_machine(game, is_ready(game, corrections), corrections))


def hints(search: Search, view: View, codes: Sequence[int], seed: int, playouts: int = 0, seconds: float = 0) -> Iterator[Hint]:
    """A hint from what a seat sees, told again and again; by a number of playouts, equal views and seeds give equal hints."""
    game = search.game
    state: Any = view.redeal(random.Random(seed))
    table = search.machine.table(state)
    plain = machine(game, "plain", search.machine.values)
    usual = plain.choose([state], len(game.bots), seed & 0xFFFF_FFFF)  # played out first
    order = [usual, *(code for code in codes if code != usual)]
    race = Race(search, table, state.seats, order, seed, stay=SHOWN)
    course = _Course(race)
    budget = Budget(playouts) if playouts else Budget(TIMES * max(level.playouts for level in game.levels), seconds or SECONDS)
    for part in race.run(budget):
        if int(part * STEPS) > course.times and race.tried:
            yield course.told(part)


def seed_of(match: Match) -> int:
    """The seed of the hint for the present decision of a match: the same whenever it is asked for."""
    return int.from_bytes(hashlib.sha256(f"hint {match.seal} {match.number}".encode()).digest()[:7], "big")


def interval(chance: float, error: float, tried: int) -> tuple[float, float]:
    """The range of a chance to win that was found so often, from the standard error of what its option is worth.

    >>> [tuple(round(end, 2) for end in interval(0.5, 0.375 / tried**0.5, tried)) for tried in (1, 25, 10_000)]
    [(0.06, 0.94), (0.32, 0.68), (0.49, 0.51)]
    """
    spread = min(tried * (error / CHANCE_PART) ** 2, chance * (1 - chance))
    around = (tried * spread + BEFORE / 4) / (tried + BEFORE)
    sure = SURE * sqrt(around / (tried + BEFORE))
    return max(0.0, chance - sure), min(1.0, chance + sure)


class _Course:
    """How a hint has come about: what was found at each step, and the order of the choices once it is settled."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.strong = race.search.machine.name == "cpu"
        self.times = 0
        self.steps: list[dict[int, Finding]] = []
        self.order: list[int] = []

    def told(self, part: float) -> Hint:
        """The hint as it is now."""
        self.times += 1
        found = {finding.code: finding for finding in self.race.findings()}
        if len(found) == len(self.race.options):
            self.steps.append(found)
        else:
            found |= self._untried(found)
        lamps = int(part * LAMPS)
        if not self.order or lamps <= SETTLED:
            self.order = sorted(found, key=lambda code: self._rank(found[code]), reverse=True)
        ideas = [self._idea(found[code]) for code in self.order]
        if len(ideas) == 1:
            return Hint(tuple(ideas), lamps, False, self.strong)
        against = [(0, ideas[1].code), *((place, ideas[0].code) for place in range(1, min(SHOWN, len(ideas))))]
        for place, than in against:
            ideas[place] = replace(ideas[place], change=self._change(ideas[place].code, than, 1 if place else -1))
        return Hint(tuple(ideas), lamps, ideas[0].low <= ideas[1].high, self.strong)

    def _untried(self, found: dict[int, Finding]) -> dict[int, Finding]:
        """The other options, of which nothing is known yet: taken to be like those that were tried."""
        chances, points = (means([getattr(one, what) for one in found.values()]) for what in ("chances", "points"))
        codes = [int(code) for code in self.race.options]
        return {code: Finding(code, 0, 0.0, 0.0, chances, points) for code in codes if code not in found}

    def _rank(self, finding: Finding) -> tuple[bool, bool, float, float]:
        """What is still in the race and was tried comes first, then what wins most often, then what is worth most."""
        racing = {int(self.race.options[self.race.order[place]]) for place in range(self.race.left)}
        return finding.code in racing, finding.tried > 0, round(finding.chances[self.race.seat], 3), finding.worth

    def _idea(self, finding: Finding) -> Idea:
        low, high = interval(finding.chances[self.race.seat], finding.error, finding.tried)
        return Idea(finding.code, finding.chances, low, high, finding.points, finding.tried)

    def _change(self, code: int, than: int, way: int) -> Change | None:
        """The largest change of a rival's points against another choice, up or down, if it is a point and certain.

        The first choice is better where a rival falls, the others are worse where a rival rises.
        """
        rivals = [seat for seat in range(self.race.seats) if seat != self.race.seat]
        changes = [change for rival in rivals if (change := self._certain(code, than, rival)) and change.points * way > 0]
        return max(changes, key=lambda change: abs(change.points), default=None)

    def _certain(self, code: int, than: int, rival: int) -> Change | None:
        """What two choices change for a rival, from the steps in which both were played out with the same random numbers."""
        parts = []
        was = (0, 0.0)
        for found in self.steps:
            one, other = found[code], found[than]
            if one.tried != other.tried:
                break
            now = (one.tried, one.tried * (one.points[rival] - other.points[rival]))
            if now[0] > was[0]:
                parts.append((now[0] - was[0], (now[1] - was[1]) / (now[0] - was[0])))
            was = now
        if len(parts) < LAMPS:
            return None
        times, mean = was[0], was[1] / was[0]
        error = sqrt(sum(n * (part - mean) ** 2 for n, part in parts) / (len(parts) - 1) / times)
        return Change(rival, mean, than) if abs(mean) >= 1 and abs(mean) > CERTAIN * error else None


def reason(match: Match, idea: Idea, language: str) -> list[str]:
    """Why a choice, in at most two sentences: what it changes by the rules, and what it changes for a rival."""
    fact = match.game.picture.fact(match, idea.code, match.game.words(language))
    return [*([fact] if fact else []), *([_told(match, idea.change, language)] if idea.change else [])]


def _told(match: Match, change: Change, language: str) -> str:
    other = Option(change.than, Reading(match, language, match.seat)).text
    player, points = match.seats[change.seat].name, round(abs(change.points))
    return common(language)("hint-higher" if change.points > 0 else "hint-lower", player=player, n=points, than=other)
