"""What can be taken back, in games of every kind: one's own last choice, before anyone else acts and before chance does."""

from __future__ import annotations

import random

import pytest
from midway.kernel.game import find, names
from midway.kernel.rule import CHANCE, NOBODY
from midway.match import Match, Refused
from midway.match.events import UNDO, Event
from midway.match.proof import replay
from midway.match.record import dumps, parse

RUNS = 300  # looks at a position of a game
MANY_RUNS = 50_000
OFTEN = 0.4  # of the choices that can be taken back


def taken_back(match):
    """Take the last choice back, and see that nobody else is touched by it."""
    seat, events, stands = match.seat, list(match.events), list(match.stands)
    match.undo()
    assert stands[-1].seat == match.seat == seat
    assert match.events == [*events, Event(len(events), seat, UNDO)]
    assert list(match.stands) == stands[:-1]
    assert match.state == match.until(match.number).state


def refused(match):
    """Nothing can be taken back: chance or somebody else acted last, or nobody decides."""
    assert match.last_seat in (CHANCE, NOBODY) or match.last_seat != match.seat
    before, events = match.state.clone(), list(match.events)
    with pytest.raises(Refused):
        match.undo()
    assert match.state == before
    assert match.events == events


@pytest.mark.parametrize("game", names())
def test_only_ones_own_last_choice_is_taken_back_and_stays_in_the_record(game, whole, figure):
    runs, undone, number = MANY_RUNS if whole else RUNS, 0, 0
    rng = random.Random(7)
    while number < runs:
        match = Match(game, rng.choice(find(game).players), seed=f"{number}")
        while match.seat != NOBODY and number < runs:
            number += 1
            if not match.undoable:
                refused(match)
            elif rng.random() < OFTEN:
                taken_back(match)
                undone += 1
            match.choose(rng.choice(match.legal()))
        assert replay(parse(dumps(match))).events == match.events
    assert undone > runs / 100
    figure(f"{game}: {runs:,} looks, {undone:,} choices taken back")
