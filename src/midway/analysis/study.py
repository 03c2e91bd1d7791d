"""A whole analysis: what is found out about a match, while it is being found out, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import midway
from midway.kernel.cpu import available
from midway.kernel.judge import ONE
from midway.kernel.machine import TableMachine, table_machine
from midway.kernel.rule import CHANCE
from midway.match.match import Match

from .line import corrected
from .marks import GLANCE, Choice, Mark, Marking, Option, Play, grades, play
from .moments import Stroke, moments, strokes
from .playouts import Played, played_out
from .reading import Reading, read
from .sums import Account, Sums, account_of, percent

SEED, DEEPER = 1, 8.0  # the usual seed; how much longer to search if asked to
READING = 0.2  # of the work: reading the match and playing its turns out; then a glance at all choices, then a look at some
VERSION = 5  # of what an analysis tells; one that was stored with another is made anew
PARTS = ("start", "luck", "own", "others", "end")


@dataclass
class Study:
    """An analysis: the account of a match, and its real choices as far as they have been looked at.

    times   how much longer than usual it plays out and searches for mistakes
    read    how far it has come, in events; all of them when it is done
    """

    match: Match
    account: Account
    seed: int
    times: float
    choices: list[Choice] = field(default_factory=list)
    read: int = 0

    @property
    def done(self) -> bool:
        return self.read == self.match.number

    @property
    def marks(self) -> list[Mark]:
        """The mistakes so far."""
        return [choice.mark for choice in self.choices if choice.mark]

    @property
    def strokes(self) -> list[Stroke]:
        """The largest strokes of luck."""
        return strokes(self.account)

    def play(self, seat: int) -> Play:
        """How well a seat played."""
        return play(self.choices, seat)

    def to_json(self) -> dict[str, Any]:
        """Everything, with seats from 1 and chances in hundredths; the sums also in parts of ONE, in which they are exact."""
        match, account, seats = self.match, self.account, range(len(self.match.seats))
        known = account.reading
        return {
            "version": VERSION,
            "game": match.game.name,
            "seats": [seat.name for seat in match.seats],
            "midway": midway.__version__,
            "seed": self.seed,
            "times": self.times,
            "last": match.number,
            "read": self.read,
            "grades": list(grades(len(seats))),
            "one": ONE,
            "events": [
                {"event": number, "seat": _seat(who), "real": real, "chances": list(row), "change": list(step)}
                for number, who, real, row, step in zip(
                    known.numbers, known.seats, known.real, corrected(account, self.marks)[:-1], account.steps, strict=True
                )
            ],
            "sums": [_sums(account.sums(seat)) for seat in seats],
            "plays": [_play(self.play(seat)) for seat in seats] if self.done else [],
            "marks": [_mark(match, mark) for mark in self.marks],
            "strokes": [_stroke(stroke) for stroke in self.strokes],
            "moments": moments(self.marks, self.strokes) if self.done else [],
        }


def analyse(match: Match, seed: int = SEED, times: float = 1.0, plain: bool = False) -> Iterator[Study]:
    """Analyse a finished match; yields the same analysis again whenever it has come further.

    times   how much longer than usual to play out and to search for mistakes
    plain   run the rules as they stand; otherwise compiled, if that can be
    """
    runs = table_machine(match.game, available() and not plain, match.content)
    reading = read(match, runs)
    study = Study(match, account_of(match.game, reading, {}), seed, times)
    for account, done in _accounts(match, reading, runs, times):
        study.account = account
        study.read = int(READING * done * match.number)
        yield study
    marking = Marking(match, study.account, runs, seed, times)
    for event in marking.glance():
        study.read = int(READING * match.number + GLANCE * (1 - READING) * event)
        yield study
    for choice in marking.choices():
        study.choices.append(choice)
        study.read = int(match.number - (1 - READING) * (1 - GLANCE) * (match.number - choice.event))
        yield study
    study.read = match.number
    yield study


def _accounts(match: Match, reading: Reading, machine: TableMachine, times: float) -> Iterator[tuple[Account, float]]:
    """The account of a match, better and better, and what part of the way it has come; where nothing is compiled, the judge's."""
    played: dict[int, Played] = {}
    yield account_of(match.game, reading, played), 0.0
    if machine.name == "plain":
        return
    for place, found in played_out(match, reading, machine, times):
        played[place] = found
        yield account_of(match.game, reading, played), len(played) / len(reading.rounds)


def shown(sums: Sums) -> dict[str, int]:
    """The sums in chances of 100, rounded so that they still add up: the parts that lose most by rounding are rounded up."""
    exact = {part: 100 * getattr(sums, part) for part in PARTS[:-1]}
    whole = {part: amount // ONE for part, amount in exact.items()}
    end = (100 * sums.end + ONE // 2) // ONE
    by_rest = sorted(exact, key=lambda part: whole[part] * ONE - exact[part])
    for part in by_rest[: end - sum(whole.values())]:
        whole[part] += 1
    return whole | {"end": end}


def _sums(sums: Sums) -> dict[str, Any]:
    return vars(sums) | {"shown": shown(sums), "interval": _figure(percent(sums.interval))}


def _seat(seat: int) -> int | str:
    return "chance" if seat == CHANCE else seat + 1


def _play(one: Play) -> dict[str, Any]:
    return {
        "choices": one.choices,
        "accuracy": _figure(one.accuracy),
        "interval": _figure(one.interval),
        "marks": list(one.marks),
    }


def _mark(match: Match, mark: Mark) -> dict[str, Any]:
    words = match.game.codes.text
    return {
        "event": mark.event,
        "seat": mark.seat + 1,
        "grade": mark.grade,
        "lost": _figure(mark.lost),
        "interval": _figure(mark.interval),
        "code": mark.code,
        "choice": words(mark.code),
        "best": mark.best,
        "best_choice": words(mark.best),
        "played": [_figure(part) for part in mark.played],
        "better": [_figure(part) for part in mark.better],
        "options": [_option(option) for option in mark.options],
    }


def _option(option: Option) -> dict[str, Any]:
    chances = [_figure(part) for part in option.chances]
    return {"code": option.code, "chances": chances, "interval": _figure(option.interval)}


def _stroke(stroke: Stroke) -> dict[str, Any]:
    chances = {"before": stroke.before, "after": stroke.after}
    told = {name: [_figure(part) for part in row] for name, row in chances.items()}
    return {"event": stroke.event, "seat": stroke.seat + 1, "change": _figure(stroke.change), **told}


def _figure(number: float) -> float:
    return round(number, 1)
