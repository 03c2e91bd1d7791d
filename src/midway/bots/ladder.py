"""The ladder: bots play each other, one alone among several of another, and every game becomes a line of a file.

A file can be added to at any time: games that it already holds are not played again.
"""

from __future__ import annotations

import json
import os
import re
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import midway
from midway.kernel.fault import Fault
from midway.kernel.game import Game

from . import ROLES, TREE, contest, names, others
from .contest import Contest, Played
from .crew import Work, work
from .search import Budget

MOST_GAMES = 1_000_000
_BUDGET = re.compile(r"(\d+)(ms|s)?")


def read_budget(text: str) -> Budget:
    """The budget that `2000`, `150ms` or `2s` means."""
    found = _BUDGET.fullmatch(text.strip())
    number = int(found[1]) if found else 0
    if not found or not 0 < number < 10**9:
        raise Fault("budget", given=text)
    seconds = number / (1000 if found[2] == "ms" else 1)
    return Budget(number) if found[2] is None else Budget(seconds=seconds, working=True)


def spoken(budget: Budget | None) -> str:
    """A budget as it is typed; empty for none."""
    if budget is None:
        return ""
    return str(budget.playouts) if budget.playouts else f"{budget.seconds * 1000:.0f}ms"


@dataclass(frozen=True)
class Line:
    """A game of a ladder, as its file keeps it.

    number    the number of the game between these two bots; seats and seed follow from it
    bots      by name, how each was made: a game is never counted for a bot that has changed since
    ms        by name, how long each thought about a decision, on average
    budget    what the searching bots could spend, as it was typed; empty for their own
    turns     each seat's place in playing order, from 0; empty in the lines of earlier versions, and so are
    decisions how many each seat has made
    """

    game: str
    number: int
    seed: str
    options: dict[str, str]
    bots: dict[str, str]
    seats: list[str]
    standings: list[int]
    scores: list[int]
    events: int
    ms: dict[str, float]
    midway: str
    at: str
    budget: str = ""
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)

    @property
    def ended(self) -> bool:
        """False if the game was stopped because it grew too long; then it counts for nobody."""
        return 0 in self.standings

    @property
    def key(self) -> str:
        """What tells this game from every other."""
        return _key(self.game, self.seed, self.options, self.bots, self.seats)


@dataclass(frozen=True)
class Asked:
    """A game that a ladder asks for: its number, how its bots are made, and what is to be played."""

    number: int
    bots: dict[str, str]
    contest: Contest

    @property
    def key(self) -> str:
        """What tells this game from every other."""
        return _key(self.contest.game, self.contest.seed, self.contest.options, self.bots, self.contest.seats)

    def line(self, played: Played) -> Line:
        """The same game when it has been played."""
        game = self.contest
        ms = {bot: round(clock.ms, 2) for bot, clock in played.clocks.items()}
        today = datetime.now(UTC).strftime("%Y-%m-%d")
        made = Counter(choice.seat for choice in played.choices)
        decisions = [made[seat] for seat in range(len(game.seats))]
        return Line(game.game, self.number, game.seed, game.options, self.bots, list(game.seats), played.standings, played.scores,
                    played.events, ms, midway.__version__, today, spoken(game.budget), played.turns, decisions)  # fmt: skip


def _play(asked: Asked) -> Played:
    return contest.play(asked.contest)


def _key(game: str, seed: str, options: dict[str, str], bots: dict[str, str], seats: Sequence[str]) -> str:
    return json.dumps([game, seed, options, bots, list(seats)], sort_keys=True)


@dataclass(frozen=True)
class Ladder:
    """What is to be played: every bot meets every bot after it, alone at a table of that other one.

    games     how many for each pair; the lone bot sits at each seat in turn
    """

    game: Game
    bots: list[str]
    players: int
    games: int
    seed: int = 1
    budget: Budget | None = None
    options: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = [*names(self.game), TREE]
        for bot in self.bots:
            if bot not in known:
                raise Fault("simulated-bot", bot=bot, known=", ".join(known))
        if len(set(self.bots)) < len(self.bots) or len(self.bots) < 2:
            raise Fault("ladder-bots", known=", ".join(known))
        if not 1 <= self.games <= MOST_GAMES:
            raise Fault("games", n=MOST_GAMES)
        self.game.start(self.players, self.options)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The lone bot and the others, for every pair."""
        return list(combinations(self.bots, 2))

    def plan(self) -> list[Asked]:
        """Every game that is asked for; the pairs take turns."""
        made = {bot: how_made(self.game, bot, self.players, self.budget) for bot in self.bots}
        return [self._asked(number, *pair, made) for number in range(self.games) for pair in self.pairs]

    def _asked(self, number: int, lone: str, other: str, made: dict[str, str]) -> Asked:
        seats = tuple(lone if seat == number % self.players else other for seat in range(self.players))
        contest = Contest(self.game.name, seats, f"{self.seed}-{number}", self.options, budget=self.budget)
        return Asked(number, {bot: made[bot] for bot in sorted((lone, other))}, contest)

    def play(
        self,
        lines: Lines,
        workers: int,
        progress: Callable[[int], None] = lambda games: None,
        notice: Callable[[], None] = lambda: None,
        trouble: Callable[[Fault], None] = lambda fault: None,
        work: Work = work,
    ) -> Iterator[Line]:
        """Every game of this ladder: those among the lines, then the others as they are played and added to the lines.

        workers    how many games are played at the same time
        work       who plays them: processes here, or a cluster
        progress   called with the number of games that have just been found or played
        notice     called if a search has to be compiled first
        trouble    called with what goes wrong with a bot that is not ours
        """
        there = {line.key: line for line in lines.all}
        plan = self.plan()
        found = [there[asked.key] for asked in plan if asked.key in there]
        progress(len(found))
        yield from found
        missing = [asked for asked in plan if asked.key not in there]
        if missing:
            contest.prepare(self.game, self.bots, notice=notice)
        for asked, played in work(_play, missing, workers):
            for fault in played.faults:
                trouble(fault)
            line = asked.line(played)
            lines.add(line)
            progress(1)
            yield line


def how_made(game: Game, bot: str, players: int, budget: Budget | None = None) -> str:
    """What a bot's strength depends on, at a table of so many players."""
    if bot in others.names():
        return others.how_made(bot)
    level = game.levels[ROLES.index(bot)] if bot in ROLES else None
    if bot != TREE and not (level and level.playouts):
        return f"astray {level.astray}" if level else bot
    from . import tree

    spent = budget or (Budget(level.playouts) if level else tree.BUDGET)
    size = f"{spent.playouts} playouts" if spent.playouts else f"{spent.seconds * 1000:.0f} ms"
    if bot == TREE:
        return f"{size}, {_numbers(tree.WAYS)}"
    ways = game.ways_among(players)
    return f"{size}, {_numbers(ways)}" + (f", judge {_judge(game)}" if ways.horizon else "")


@cache
def _judge(game: Game) -> str:
    return f"{zlib.crc32(json.dumps(game.judge).encode()):08x}" if game.judge else "none"


def _numbers(ways: Any) -> str:
    return " ".join(name if number is True else f"{name} {number}" for name, number in vars(ways).items() if number is not False)


class Lines:
    """The games of a file, or only in memory."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.all: list[Line] = []
        if file is not None:
            try:
                with file.open("a", encoding="utf-8"):
                    self.all = read(file)
            except OSError as error:
                raise Fault("write", file=str(file), error=str(error.strerror)) from None

    def add(self, line: Line) -> None:
        """Keep a game; it is on its way to the disk before this returns."""
        self.all.append(line)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(vars(line), ensure_ascii=False) + "\n")


def read(file: Path) -> list[Line]:
    """The games of a file."""
    return [_line(file, number, text) for number, text in enumerate(whole_lines(file), 1)]


def whole_lines(file: Path) -> list[str]:
    """The lines of a file. A last one that was cut off, when its writer was killed, is taken away."""
    try:
        data = file.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(file, whole)
        return data[:whole].decode().splitlines()
    except OSError as error:
        raise Fault("file", file=str(file), error=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise Fault("ladder-line", file=str(file), n=1) from None


def _line(file: Path, number: int, text: str) -> Line:
    try:
        line = Line(**json.loads(text))
        if len(line.standings) == len(line.scores) == len(line.seats) and set(line.seats) <= set(line.bots):
            return line
    except (ValueError, TypeError):
        pass
    raise Fault("ladder-line", file=str(file), n=number)
