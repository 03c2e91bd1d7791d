"""An analysis for tests: the judge's part is real, and mistakes are put in, because finding them takes long."""

from __future__ import annotations

from pathlib import Path

from midway import Match
from midway.analysis.marks import Choice, Mark
from midway.analysis.study import Study
from midway.analysis.sums import read
from midway.kernel.machine import machine

RECORDS = Path(__file__).parent / "records"
RECORD = RECORDS / "destiny-tie-shared.txt"
LOST = (12.0, 24.0, 31.0)  # a slip, a mistake and a blunder


def study() -> Study:
    """The analysis of a stored match with a mistake of each grade."""
    match = Match.load(RECORD)
    found = Study(match, read(match, machine(match.game)), 1, 1.0)
    real = [number for number, is_real in zip(found.account.numbers, found.account.real, strict=True) if is_real]
    for grade, lost in enumerate(LOST, 1):
        event = match.events[real[len(real) * grade // 4]]
        best = next(code for code in match.until(event.number).legal() if code != event.code)
        chances = [10.0 if seat == event.seat else 90 / (len(match.seats) - 1) for seat in range(len(match.seats))]
        better = [
            chance + lost if seat == event.seat else chance - lost / (len(chances) - 1) for seat, chance in enumerate(chances)
        ]
        mark = Mark(event.number, event.seat, event.code, best, grade, lost, 1.0, tuple(chances), tuple(better))
        found.choices.append(Choice(event.number, event.seat, lost, 1.0, mark))
    found.read = match.number
    return found


def _shares(seats: int, seat: int, chance: float) -> tuple[float, ...]:
    """One seat's chance, and what the others share."""
    return tuple(chance if one == seat else (100 - chance) / (seats - 1) for one in range(seats))
