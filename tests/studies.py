"""An analysis for tests: the judge's part is real, and mistakes are put in, because finding them takes long."""

from __future__ import annotations

from pathlib import Path

from midway import Match
from midway.analysis.marks import MOST_LISTED, Choice, Mark, Option
from midway.analysis.reading import read
from midway.analysis.study import Study
from midway.analysis.sums import account_of
from midway.kernel.machine import machine

RECORDS = Path(__file__).parent / "records"
RECORD = RECORDS / "destiny-tie-shared.txt"
LOST = (12.0, 24.0, 31.0)  # a slip, a mistake and a blunder
LEAST = 4  # options of a choice that was a mistake


def study(match: Match | None = None, seat: int | None = None) -> Study:
    """The analysis of a match, a stored one if none is given, with a mistake of each grade; by one seat if it is named."""
    match = match or Match.load(RECORD)
    found = Study(match, account_of(match.game, read(match, machine(match.game)), {}), 1, 1.0)
    real = [number for number, is_real in zip(found.account.reading.numbers, found.account.reading.real, strict=True) if is_real]
    real = [number for number in real if seat in (None, match.events[number].seat)]
    for grade, lost in enumerate(LOST, 1):
        number = next(number for number in real[len(real) * grade // 4 :] if len(match.until(number).legal()) >= LEAST)
        mark = _mark(match, number, grade, lost)
        found.choices.append(Choice(mark.event, mark.seat, lost, 1.0, mark))
    found.read = match.number
    return found


def _mark(match: Match, number: int, grade: int, lost: float) -> Mark:
    """A mistake at an event: the first other option is best, the next half as good, the rest are worse."""
    event, seats = match.events[number], len(match.seats)
    others = [code for code in match.until(number).legal() if code != event.code]
    chances = [10 + lost, 10 + lost / 2, *[5.0] * len(others)]
    options = [Option(code, _shares(seats, event.seat, chance), 1.0) for code, chance in zip(others, chances, strict=False)]
    played = Option(event.code, _shares(seats, event.seat, 10.0), 1.0)
    ranked = sorted([played, *options], key=lambda option: -option.chances[event.seat])
    best = ranked[0]
    return Mark(
        number, event.seat, event.code, best.code, grade, lost, 1.0, played.chances, best.chances, tuple(ranked[:MOST_LISTED])
    )


def _shares(seats: int, seat: int, chance: float) -> tuple[float, ...]:
    """One seat's chance, and what the others share."""
    return tuple(chance if one == seat else (100 - chance) / (seats - 1) for one in range(seats))
