"""How the chances of a match came about: the judge's account of luck and choices, which adds up exactly.

Luck is the difference between what chance brought and what the judge expected of it, so over all that chance could have brought
it comes to nothing. Everything else that changes from the first real choice of a turn to that of the next one is the work of
whoever made it: a judge knows best what turns come to, and little of what is half done. So for every seat, the chances at the
start, its luck, its own choices and those of the others add up to the result, to the last part of ONE. What the judge says is
the same every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from midway.kernel import account, judge
from midway.kernel.fault import Fault
from midway.kernel.judge import ONE
from midway.kernel.machine import TableMachine, contract_of
from midway.kernel.rule import CHANCE
from midway.kernel.senses import sensing
from midway.match.match import Match

SLICE = 16  # events between two reports of progress

Row = tuple[int, ...]  # a number for each seat, in parts of ONE


@dataclass(frozen=True)
class Sums:
    """What brought a seat from its chances at the start to the result, in parts of ONE."""

    start: int
    luck: int
    own: int
    others: int
    end: int


@dataclass(frozen=True)
class Account:
    """A match as the judge saw it, event by event; events that were taken back are not part of it.

    numbers   the numbers of the events
    seats     who decided each of them, a seat or CHANCE
    real      whether it was a choice between several options
    openings  the places here of the first real choice of every turn: there the line is what the judge says
    line      every seat's chances before each event, and after the last
    steps     what each event did to every seat's chances: luck where chance decides; at the first real choice of a turn, what
              the choices of that turn did
    """

    numbers: tuple[int, ...]
    seats: tuple[int, ...]
    real: tuple[bool, ...]
    openings: tuple[int, ...]
    line: tuple[Row, ...]
    steps: tuple[Row, ...]

    def sums(self, seat: int) -> Sums:
        """Where a seat's chances went."""
        parts = {"luck": 0, "own": 0, "others": 0}
        for who, step in zip(self.seats, self.steps, strict=True):
            parts["luck" if who == CHANCE else "own" if who == seat else "others"] += step[seat]
        return Sums(self.line[0][seat], end=self.line[-1][seat], **parts)


def read(match: Match, machine: TableMachine, progress: Callable[[int, int], None] = lambda done, of: None) -> Account:
    """The judge's account of a finished match.

    progress   called with how many events have been read, and how many there are
    """
    if not match.game.judge:
        raise Fault("analysis-no-judge", game=match.game.name)
    if match.result is None:
        raise Fault("analysis-open")
    events, seats, kind = match.stands, len(match.seats), match.game.state
    function = machine.bound(account.read_events, contract_of(match.game) | sensing(kind))
    start = match.until(0).state
    tables = machine.table(start), machine.table(start)
    out, sensed, worth = machine.zeros(len(match.game.codes)), machine.zeros(judge.sensed_size(kind)), machine.zeros(judge.WORTH)
    said, expected = machine.zeros(len(events) + 1, seats), machine.zeros(len(events), seats)
    options, codes = machine.zeros(len(events)), machine.numbers(event.code for event in events)
    weights = machine.weights(match.game.judge)
    for first in range(0, len(events), SLICE):
        last = min(first + SLICE, len(events))
        function(*tables, out, weights, sensed, worth, seats, codes, first, last, said, expected, options)
        progress(last, len(events))
    who = tuple(event.seat for event in events)
    real = tuple(seat != CHANCE and int(n) > 1 for seat, n in zip(who, options, strict=True))
    openings = _openings(match, real)
    start, steps = _steps(who, openings, _rows(said), _rows(expected))
    numbers = tuple(event.number for event in events)
    return Account(numbers, who, real, tuple(openings), tuple(_line(start, steps)), tuple(steps))


def _rows(table: list[list[int]]) -> list[Row]:
    return [tuple(int(number) for number in row) for row in table]


def _openings(match: Match, real: Sequence[bool]) -> list[int]:
    """The places of the first real choice of every turn."""
    rules, turn = match.plain.rules, match.game.telling.turn
    state, before, openings = match.until(0).state, None, []
    for at, event in enumerate(match.stands):
        if real[at] and (whose := (rules.clock(state), turn(state))) != before:
            before = whose
            openings.append(at)
        rules.apply(state, event.code)
    return openings


def _steps(who: Row, openings: list[int], said: list[Row], expected: list[Row]) -> tuple[Row, list[Row]]:
    """The chances at the start, and what each event did to them."""
    none = (0,) * len(said[0])
    steps = [_less(said[at + 1], expected[at]) if seat == CHANCE else none for at, seat in enumerate(who)]
    ends = [*openings, len(who)]
    start = _less(said[ends[0]], _total(steps[: ends[0]], none))
    for at, end in zip(openings, ends[1:], strict=True):
        steps[at] = _less(_less(said[end], said[at]), _total(steps[at + 1 : end], none))
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
