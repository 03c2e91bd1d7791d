"""Search for the best option of a decision: `kernel/search.py` plays options out, and this decides which and how often.

Options that do badly leave the race: after each round the better half goes on, until the playouts are spent.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from midway.kernel import judge
from midway.kernel import search as kernel
from midway.kernel.content import Tree, Values
from midway.kernel.decision import Decision
from midway.kernel.folders import user_cache
from midway.kernel.game import Game, Ways
from midway.kernel.machine import TableMachine, contract_of
from midway.kernel.machine import machine as machine_of
from midway.kernel.redeal import work_size
from midway.kernel.senses import sensing
from midway.match.events import View

from .rivals import Rivals

NODES = 20_000
LEAST = 8  # playouts of an option, on average, below which a search is worse than the bot it plays out with
EARLY = 0.1  # part of the time after which a search gives up if it would not come half as far
NEVER = 1 << 40
SLICE = {"plain": 4, "cpu": 32}  # playouts between two looks at the clock, at first
GLANCE = 0.002  # seconds between two looks: while they come sooner, more is played between them


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of playouts, or seconds, or both; then what is spent first ends it.

    A search by number alone finds the same on every machine.

    working   only the time counts in which a core works for the search, so that a busy machine makes nobody weaker
    """

    playouts: int = 0
    seconds: float = 0.0
    working: bool = False

    @property
    def clock(self) -> Callable[[], float]:
        """What tells the seconds."""
        return time.thread_time if self.working else time.monotonic


@dataclass(frozen=True)
class Finding:
    """What was found about an option.

    tried     how often it was played out
    worth     what it is worth to the seat that decides, from 0 to 1: mostly its chance to win, a little its lead
    error     the standard error of that
    chances   each seat's chance to win
    points    each seat's points at the end
    """

    code: int
    tried: int
    worth: float
    error: float
    chances: tuple[float, ...]
    points: tuple[float, ...]


class Search:
    """Searches in one game, on one machine: its memory, and the weights of the game's judge."""

    def __init__(self, machine: TableMachine, nodes: int = NODES) -> None:
        kind = machine.game.state
        self.machine = machine
        self.game = machine.game
        self.try_options = machine.bound(kernel.try_options, _bound(self.game))
        self.tree = machine.zeros(nodes, kernel.NODE)
        self.grown = machine.zeros(1)
        self.worth, self.sensed = machine.zeros(judge.WORTH), machine.zeros(judge.sensed_size(kind))
        self.out, self.work = machine.zeros(len(self.game.codes)), machine.zeros(max(1, work_size(kind)))
        self.weights = machine.weights(self.game.judge or [0])

    def look(self, state: Any, codes: Sequence[int], budget: Budget | int, seed: int, ways: Ways | None = None,
             taken: Sequence[int] = ()) -> list[Finding]:  # fmt: skip
        """What options are worth to the seat that decides, best first; `state` is any position that looks to it like its own."""
        return self.look_at(self.machine.table(state), state.seats, codes, budget, seed, ways, taken)

    def look_at(self, table: Any, seats: int, codes: Sequence[int], budget: Budget | int, seed: int, ways: Ways | None = None,
                taken: Sequence[int] = ()) -> list[Finding]:  # fmt: skip
        """The same for a position on a table of the machine."""
        if not codes:
            return []
        race = Race(self, table, seats, codes, seed, ways, taken=taken)
        for _ in race.run(Budget(budget) if isinstance(budget, int) else budget):
            pass
        return race.findings()


def folder(game: Game, corrections: Tree | Values | None = None) -> Path:
    """Where the compiled search of a game is kept."""
    return _folder(game, game.content.values(corrections), user_cache())


@lru_cache(maxsize=64)
def _folder(game: Game, values: Values, cache: Path) -> Path:
    """The same in a folder for all caches; every server that starts asks for it."""
    from midway.kernel.cpu import cache_folder

    return cache_folder(game, values, {kernel.try_options.__name__: kernel.try_options}, _bound(game))


def _bound(game: Game) -> dict[Any, Any]:
    """The functions that a game puts into the search."""
    return contract_of(game) | sensing(game.state)


class Race:
    """One search: which options are still in the race, and what is known about all of them; at least `stay` go on to its end.

    Every seat is taken for a bot of the game: for those that are `taken` for it, by number, or for the best.
    """

    def __init__(self, search: Search, table: Any, seats: int, codes: Sequence[int], seed: int, ways: Ways | None = None,
                 stay: int = 2, taken: Sequence[int] = ()) -> None:  # fmt: skip
        machine = search.machine
        ways = ways or search.game.ways_among(seats)
        self.search, self.seats, self.seed, self.stay = search, seats, seed, stay
        self.tables = [machine.clone(table) for _ in range(3)]
        self.seat = machine.seat(self.tables[0])
        self.options, self.order = machine.numbers(codes), machine.numbers(range(len(codes)))
        self.ways, self.path = machine.numbers(ways.numbers(search.game, taken)), machine.zeros(ways.depth + 2)
        self.found = machine.zeros(len(codes), kernel.FOUND)
        self.left, self.played, self.slice = len(codes), 0, SLICE[machine.name]
        self.tried = 0  # playouts of all options
        search.grown[0] = 1
        for place in range(kernel.NODE):
            search.tree[0][place] = 0

    def run(self, budget: Budget) -> Iterator[float]:
        """Rounds until the budget is spent; each gets an equal part of it. Tells again and again what part of it is spent."""
        rounds = max(1, (self.left - 1).bit_length())
        began, each = budget.clock(), budget.seconds / rounds
        for number in range(rounds):
            times = max(1, budget.playouts // (rounds * self.left)) if budget.playouts else NEVER
            for part in self._round(times, began + number * each, each, budget.clock):
                yield (number + part) / rounds

    def _round(self, times: int, began: float, seconds: float, clock: Callable[[], float]) -> Iterator[float]:
        """Play out every option in the race so many times or for so long; then the better half goes on."""

        def spent() -> float:
            return min(1.0, max(done / times, (clock() - began) / seconds if seconds else 0.0))

        done = 0
        if self.played == 0:
            for place in range(self.left):  # one by one, so that something can be told soon
                yield spent()
                self._try(1, place, 1)
            self.played = done = 1
        while (part := spent()) < 1:
            yield part
            step = min(max(1, self.slice // self.left), times - done)
            looked = clock()
            self._try(step, 0, self.left)
            self.played += step
            done += step
            self.slice *= 2 if clock() - looked < GLANCE else 1
        yield part
        better = sorted((int(self.order[place]) for place in range(self.left)), key=self._worth, reverse=True)
        for place, option in enumerate(better):
            self.order[place] = option
        self.left = min(self.left, max(self.stay, (self.left + 1) // 2))

    def _try(self, times: int, place: int, count: int) -> None:
        """Play out so many options in the race so many times, from a place on."""
        search = self.search
        search.try_options(*self.tables, search.out, search.work, search.tree, search.grown, self.path, search.worth,
                           search.weights, search.sensed, self.options, self.order[place:], count, self.seat, self.seats,
                           self.ways, self.seed, self.played, self.played + times, self.found)  # fmt: skip
        self.tried += times * count

    def findings(self) -> list[Finding]:
        """Everything that was found, best first: what stayed in the race longest, and of that what is worth most."""
        tried = [option for option in range(len(self.options)) if self.found[option][kernel.TRIED]]
        ranked = sorted(tried, key=lambda option: (int(self.found[option][kernel.TRIED]), self._worth(option)))
        ranked.reverse()
        return [_finding(int(self.options[option]), self.found[option], self.seats) for option in ranked]

    def _worth(self, option: int) -> float:
        return int(self.found[option][kernel.SUM]) / int(self.found[option][kernel.TRIED])


def _finding(code: int, found: Any, seats: int) -> Finding:
    tried = int(found[kernel.TRIED])
    share = 1 / (tried * judge.ONE)
    worth = int(found[kernel.SUM]) * share
    spread = max(0.0, int(found[kernel.SQUARES]) * share - worth * worth)
    chances = tuple(int(found[kernel.WON + seat]) * share for seat in range(seats))
    points = tuple(int(found[kernel.SCORED + seat]) * share for seat in range(seats))
    return Finding(code, tried, worth, (spread / tried) ** 0.5, chances, points)


def means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """What each seat has on average."""
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


class SearchBot:
    """A bot that searches; with a budget of playouts, equal seeds give equal choices on every machine.

    Where the time is too short for a search, it chooses as the game's best bot does.
    """

    def __init__(self, machine: TableMachine, budget: Budget | int, seed: int | str | None = None, name: str = "search") -> None:
        self.name = name
        self.search = Search(machine)
        self.plain = machine_of(machine.game, "plain", machine.values)
        self.budget = Budget(budget) if isinstance(budget, int) else budget
        self.rng = random.Random(seed)
        self.rivals: Rivals | None = None

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.codes) == 1:
            return decision.codes[0]
        state: Any = view.redeal(self.rng)
        game, enough = self.search.game, LEAST * len(decision.codes)
        table, seed = self.search.machine.table(state), self.rng.getrandbits(62)
        race = Race(self.search, table, state.seats, decision.codes, seed, taken=self._taken(view, state))
        for part in race.run(self.budget):
            if self.budget.seconds and part > EARLY and 2 * race.tried < part * enough:
                break
        if race.tried < enough:
            return self.plain.choose([state], len(game.bots), self.rng.getrandbits(32))
        return race.findings()[0].code

    def _taken(self, view: View, state: Any) -> Sequence[int]:
        """The bots that the seats are taken for; none where all are taken for the best."""
        if not (among := self.search.game.ways_among(state.seats).rival):
            return ()
        self.rivals = self.rivals or Rivals(self.plain, among)
        return self.rivals.taken(view, state)
