"""What the judge says of every position of a match, and what it expected wherever chance came in. Kernel Python.

Chances are in parts of ONE and add up to it: what rounding leaves goes to the seat with the most. At the end of a game they are
its result. What was expected of chance is the mean over all its outcomes by their weights, so nothing is sampled.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, legal, seat, weight
from .drivers import restart
from .judge import CHANCES, ONE, judge
from .rule import CHANCE, NOBODY, rule
from .search import reckon


@rule
def read_events(games: Any, trial: Any, out: Any, weights: Any, sensed: Any, worth: Any, seats: int, codes: Any, first: int,
                last: int, said: Any, expected: Any, options: Any) -> None:  # fmt: skip
    """Carry out the events from `first` to `last` of a match, and write down for each of them:

    said       every seat's chance to win before it, and after the last one
    expected   the same after it, as it was to be expected of chance; only where chance decides
    options    how many codes were legal
    """
    opine(games[0], seats, weights, sensed, worth)
    copy(worth, seats, said[first])
    for event in range(first, last):
        options[event] = legal(games[0], out)
        if seat(games[0]) == CHANCE:
            expect(games, trial, out, options[event], weights, sensed, worth, seats, expected[event])
        apply(games[0], codes[event])
        opine(games[0], seats, weights, sensed, worth)
        copy(worth, seats, said[event + 1])


@rule
def expect(games: Any, trial: Any, out: Any, n: int, weights: Any, sensed: Any, worth: Any, seats: int, expected: Any) -> None:
    """Every seat's chance to win after a draw, before it is known what is drawn."""
    ways = 0
    for player in range(seats):
        expected[player] = 0
    for outcome in range(n):
        restart(trial, games)
        likely = weight(games[0], out[outcome])
        apply(trial[0], out[outcome])
        opine(trial[0], seats, weights, sensed, worth)
        ways += likely
        for player in range(seats):
            expected[player] += likely * worth[CHANCES + player]
    for player in range(seats):
        worth[CHANCES + player] = expected[player] // ways
    fill(seats, worth)
    copy(worth, seats, expected)


@rule
def opine(game: Any, seats: int, weights: Any, sensed: Any, worth: Any) -> None:
    """Every seat's chance to win: the result of a game that is over, what the judge says of another."""
    if seat(game) == NOBODY:
        reckon(game, seats, worth)
    else:
        judge(game, seats, weights, sensed, worth)
    fill(seats, worth)


@rule
def fill(seats: int, worth: Any) -> None:
    """Give what is missing to ONE to the first of the seats with the most."""
    left = ONE
    top = 0
    for player in range(seats):
        left -= worth[CHANCES + player]
        if worth[CHANCES + player] > worth[CHANCES + top]:
            top = player
    worth[CHANCES + top] += left


@rule
def copy(worth: Any, seats: int, row: Any) -> None:
    """Write down the chances."""
    for player in range(seats):
        row[player] = worth[CHANCES + player]
