"""How far the chances of an analysis can be believed: what it says in games between good bots, compared with how they ended.

From each game the first real choices of some turns are taken at random. There the judge says every seat's chance to win, the
game's own bot plays the position out many times, and an analysis weighs both. All three are compared with the result, and with
fair shares.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path

from midway.bots import contest
from midway.bots import find as find_bot
from midway.bots.crew import work
from midway.bots.ladder import how_made, spoken, whole_lines
from midway.bots.search import Budget
from midway.kernel.cpu import available
from midway.kernel.drivers import LONGEST
from midway.kernel.fault import Fault
from midway.kernel.game import Game, find
from midway.kernel.judge import ONE
from midway.kernel.machine import Machine, table_machine
from midway.kernel.weights import sha256
from midway.match.events import standing
from midway.match.match import Match

from .playouts import play_out, weighed
from .reading import read

TENTHS = 10
WIDE = 1.96  # errors to each side of an interval of 95 %


@dataclass(frozen=True)
class Asked:
    """One game to be played and measured: how many of its turns are taken, and how often each is played out."""

    game: str
    players: int
    bot: str
    seed: str
    positions: int
    playouts: int
    budget: Budget | None = None

    @property
    def key(self) -> str:
        """What tells this game and its judge from every other."""
        how = how_made(find(self.game), self.bot, self.players, self.budget)
        return json.dumps([self.game, self.players, self.seed, self.positions, self.playouts, how, _judge(self.game)])


@dataclass(frozen=True)
class Sample:
    """A position of a game: what the judge and playouts say of every seat's chance to win, and its part of the victory."""

    judge: tuple[float, ...]
    playouts: tuple[float, ...]
    won: tuple[float, ...]

    def said(self, game: Game) -> tuple[float, ...]:
        """What an analysis says."""
        judge, playouts = (tuple(round(ONE * part) for part in row) for row in (self.judge, self.playouts))
        return tuple(part / ONE for part in weighed(game.trust, judge, playouts))


@dataclass(frozen=True)
class Tenth:
    """The seats whose chance was said to be in one tenth: how many, what was said on average, and how many won.

    interval   of what was won, with 95 % confidence
    """

    number: int
    said: float
    won: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Calibration:
    """What was found: what an analysis says, by tenths, and Brier scores (less is better).

    said    the score of an analysis, of the judge alone, of playouts alone, and of fair shares
    apart   how much larger that of an analysis is than that of playouts, with 95 % confidence
    """

    game: str
    players: int
    games: int
    positions: int
    tenths: list[Tenth]
    said: float
    judge: float
    playouts: float
    fair: float
    apart: tuple[float, float]


@dataclass(frozen=True)
class Calibrating:
    """Games to calibrate a judge on.

    playouts   from each position
    """

    game: Game
    players: int
    games: int
    bot: str
    positions: int = 3
    playouts: int = 1000
    seed: int = 1
    budget: Budget | None = None

    def run(self, kept: Kept, workers: int, progress: Callable[[int], None], notice: Callable[[], None]) -> Calibration:
        """Play and measure all of them that have not been kept.

        progress   called with the number of games that are done
        notice     called if something has to be compiled first
        """
        if not self.game.judge:
            raise Fault("analysis-no-judge", game=self.game.name)
        self.game.start(self.players)
        find_bot(self.game, self.bot)
        plan = [self._asked(number) for number in range(self.games)]
        missing = [asked for asked in plan if asked.key not in kept.all]
        progress(len(plan) - len(missing))
        if missing:
            contest.prepare(self.game, [self.bot], notice=notice)
            measure(self._asked(0, playouts=1, positions=1))  # what is compiled here is ready for every worker
        for asked, samples in work(measure, missing, workers):
            kept.add(asked, samples)
            progress(1)
        return calibration(self.game, self.players, [kept.all[asked.key] for asked in plan])

    @property
    def command(self) -> str:
        """The command that repeats it."""
        asked = f"midway calibrate {self.game.name} --players {self.players} --games {self.games} --bot {self.bot}"
        budget = f" --budget {spoken(self.budget)}" if self.budget else ""
        return f"{asked} --positions {self.positions} --playouts {self.playouts} --seed {self.seed}{budget}"

    def _asked(self, number: int, **other: int) -> Asked:
        much = {"positions": self.positions, "playouts": self.playouts, **other}
        return Asked(self.game.name, self.players, self.bot, f"{self.seed}-{number}", budget=self.budget, **much)


@cache
def _judge(game: str) -> str:
    return sha256(find(game).judge)


class Kept:
    """Games that have been measured: those of a file, or only in memory."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.all: dict[str, list[Sample]] = {}
        if file is not None:
            try:
                file.open("a", encoding="utf-8").close()
            except OSError as error:
                raise Fault("write", file=str(file), error=str(error.strerror)) from None
            self.all = dict(_read(file, number, text) for number, text in enumerate(whole_lines(file), 1))

    def add(self, asked: Asked, samples: list[Sample]) -> None:
        """Keep a game; it is on its way to the disk before this returns."""
        self.all[asked.key] = samples
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([asked.key, [vars(sample) for sample in samples]]) + "\n")


def _read(file: Path, number: int, text: str) -> tuple[str, list[Sample]]:
    """A game of a file."""
    try:
        key, samples = json.loads(text)
        return str(key), [Sample(*(tuple(map(float, one[name])) for name in ("judge", "playouts", "won"))) for one in samples]
    except (ValueError, TypeError, KeyError):
        raise Fault("calibrate-line", file=str(file), n=number) from None


def measure(asked: Asked) -> list[Sample]:
    """Play one game and look at the beginning of some of its turns; none of a game that does not end."""
    game = find(asked.game)
    match = Match(game, asked.players, seed=asked.seed)
    bots = [find_bot(game, asked.bot, f"{asked.seed} {seat}", None, asked.budget) for seat in range(asked.players)]
    while (decision := match.decision) and match.number < LONGEST:
        match.choose(bots[match.seat].choose(match.for_bot(), decision))
    if match.result is None:
        return []
    runs = table_machine(game, available())
    reading = read(match, runs)
    rng = random.Random(asked.seed)
    chosen = sorted(rng.sample(reading.rounds, min(asked.positions, len(reading.rounds))))
    won = _parts(reading.said[-1])
    return [Sample(_parts(reading.said[at]), _played_out(match, at, asked.playouts, runs, rng), won) for at in chosen]


def _parts(row: Sequence[int]) -> tuple[float, ...]:
    return tuple(part / ONE for part in row)


def _played_out(match: Match, at: int, playouts: int, runs: Machine, rng: random.Random) -> tuple[float, ...]:
    """Each seat's part of the victories when the game's best bot plays a position out; a fair share if no game ended."""
    state, seats = match.until(standing(match.events)[at].number).state, len(match.seats)
    played = play_out(match.game, state, seats, runs, playouts, rng.getrandbits(31))
    return _parts(played.row) if played else (1 / seats,) * seats


def calibration(game: Game, players: int, measured: Sequence[Sequence[Sample]]) -> Calibration:
    """What the samples of several games say together."""
    samples = [sample for some in measured for sample in some]
    fair = (1 / players,) * players

    def score(way: Callable[[Sample], tuple[float, ...]]) -> float:
        return sum(_brier(way(one), one.won) for one in samples) / max(1, len(samples))

    _, apart = _mean([[_brier(one.said(game), one.won) - _brier(one.playouts, one.won) for one in some] for some in measured])
    pairs = [[pair for one in some for pair in zip(one.said(game), one.won, strict=True)] for some in measured]
    return Calibration(
        game=game.name,
        players=players,
        games=len(measured),
        positions=len(samples),
        tenths=list(_tenths(pairs)),
        said=score(lambda one: one.said(game)),
        judge=score(lambda one: one.judge),
        playouts=score(lambda one: one.playouts),
        fair=score(lambda one: fair),
        apart=apart,
    )


def _brier(said: Sequence[float], won: Sequence[float]) -> float:
    return sum((chance - part) ** 2 for chance, part in zip(said, won, strict=True))


def _tenths(games_of_pairs: Sequence[Sequence[tuple[float, float]]]) -> Iterator[Tenth]:
    """By tenths, from what was said and won at every seat of several games."""
    for tenth in range(TENTHS):
        games = [[pair for pair in some if min(TENTHS - 1, int(TENTHS * pair[0])) == tenth] for some in games_of_pairs]
        pairs = [pair for some in games for pair in some]
        if not pairs:
            continue
        won, (low, high) = _mean([[part for _, part in some] for some in games])
        yield Tenth(len(pairs), sum(chance for chance, _ in pairs) / len(pairs), won, (max(0.0, low), min(1.0, high)))


def _mean(games: Sequence[Sequence[float]]) -> tuple[float, tuple[float, float]]:
    """The mean of numbers from several games, with its interval; those of one game are not independent, nor taken to be."""
    number = max(1, sum(map(len, games)))
    mean = sum(map(sum, games)) / number
    error = sqrt(sum((sum(some) - mean * len(some)) ** 2 for some in games)) / number
    return mean, (mean - WIDE * error, mean + WIDE * error)


def chart(found: Calibration) -> str:
    """The reliability of an analysis as a drawing: what it said along the bottom, what was won upwards."""
    marks = "".join(
        f'<path d="M{_x(one.said)} {_y(one.interval[0])}V{_y(one.interval[1])}" stroke="#2b5596" stroke-width="2"/>'
        f'<circle cx="{_x(one.said)}" cy="{_y(one.won)}" r="5" fill="#16305a"/>'
        for one in found.tenths
    )
    steps = [tenth / TENTHS for tenth in range(0, TENTHS + 1, 2)]
    grid = "".join(f'<path d="M{_x(0)} {_y(at)}H{_x(1)}M{_x(at)} {_y(0)}V{_y(1)}" stroke="#d3c094"/>' for at in steps)
    ticks = "".join(
        f'<text x="{_x(at)}" y="{_y(0) + 18}" text-anchor="middle">{at:.0%}</text>'
        f'<text x="{_x(0) - 8}" y="{_y(at) + 4}" text-anchor="end">{at:.0%}</text>'
        for at in steps
    )
    line = f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#a88a4c" stroke-dasharray="5 4"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif" font-size="12">'
    return f'{head}<rect width="400" height="400" fill="#fcf6e8"/>{grid}{line}{ticks}{marks}</svg>\n'


def _x(chance: float) -> float:
    return round(50 + 330 * chance, 1)


def _y(chance: float) -> float:
    return round(360 - 330 * chance, 1)
