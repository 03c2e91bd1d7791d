"""What the judge says of a finished match, event by event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from midway.kernel import account, judge
from midway.kernel.fault import Fault
from midway.kernel.machine import TableMachine, contract_of
from midway.kernel.rule import CHANCE
from midway.kernel.senses import sensing
from midway.match.match import Match

SLICE = 16  # events between two reports of progress

Row = tuple[int, ...]  # a number for each seat, in parts of ONE


@dataclass(frozen=True)
class Reading:
    """A match as the judge sees it, event by event; events that were taken back are not part of it.

    numbers   the numbers of the events
    seats     who decided each of them, a seat or CHANCE
    real      whether it was a choice between several options
    openings  the places here of the first real choice of every turn
    rounds    those of them before which the clock of the game has gone on: all, where one player's turn follows another's
    said      every seat's chances before each event, and after the last
    expected  its chances after each event, as they were to be expected of chance; only where chance decides
    """

    numbers: tuple[int, ...]
    seats: tuple[int, ...]
    real: tuple[bool, ...]
    openings: tuple[int, ...]
    rounds: tuple[int, ...]
    said: tuple[Row, ...]
    expected: tuple[Row, ...]


def read(match: Match, machine: TableMachine, progress: Callable[[int, int], None] = lambda done, of: None) -> Reading:
    """What the judge says of a finished match.

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
    numbers = tuple(event.number for event in events)
    return Reading(numbers, who, real, *_openings(match, real), _rows(said), _rows(expected))


def _rows(table: list[list[int]]) -> tuple[Row, ...]:
    return tuple(tuple(int(number) for number in row) for row in table)


def _openings(match: Match, real: Sequence[bool]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places of the first real choice of every turn, and those before which the clock has gone on."""
    rules, turn = match.plain.rules, match.game.telling.turn
    state, before, openings, rounds = match.until(0).state, None, [], []
    for at, event in enumerate(match.stands):
        if real[at] and (now := (rules.clock(state), turn(state))) != before:
            openings.append(at)
            if not before or now[0] != before[0]:
                rounds.append(at)
            before = now
        rules.apply(state, event.code)
    return tuple(openings), tuple(rounds)
