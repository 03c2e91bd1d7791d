"""Positions for the training of a judge, in kernel Python: what every seat sensed in games of a bot, and how they ended.

A row is what one seat sensed at one position; the rows of a position follow each other.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, clock, draw, legal, policy, score, seat, standing
from .drivers import LONGEST, WHOLE, restart
from .noise import bits, stream
from .rule import CHANCE, NOBODY, rule
from .senses import sense

ROWS, PAIRS, FILLED = 0, 1, 2  # what is filled: rows, and pairs of a sense and its amount
WON, SCORED, RESULTS = 0, 1, 2  # how a row's game ended for its seat: its part of the victory, and its points
MOST_POSITIONS = 200  # of one game
CHANGES = 4  # one of so many positions is kept at which another decides than before


@rule
def gather(games: Any, start: Any, out: Any, bot: int, astray: int, often: int, seed: int, first: int, last: int, most: int,
           sensed: Any, ends: Any, marks: Any, amounts: Any, results: Any, filled: Any) -> int:  # fmt: skip
    """Let a bot play games first to last of a seed, while there is room; return the number of the next game.

    astray    how many of 256 choices are random instead
    often     one of so many positions is kept, more where another seat decides than before, and all at the beginning of a turn
    most      how many pairs a row can have
    ends      where each row's pairs end in `marks` and `amounts`
    """
    number = first
    seats = start[0].seats
    rows = MOST_POSITIONS * seats
    while number < last and filled[ROWS] + rows <= len(ends) and filled[PAIRS] + rows * most <= len(marks):
        restart(games, start)
        began = filled[ROWS]
        play(games[0], out, bot, astray, often, stream(seed, number), sensed, ends, marks, amounts, filled)
        finish(games[0], seats, began, results, filled)
        number += 1
    return number


@rule
def play(game: Any, out: Any, bot: int, astray: int, often: int, key: int, sensed: Any, ends: Any, marks: Any, amounts: Any,
         filled: Any) -> None:  # fmt: skip
    """Play one game and keep positions of it."""
    kept = 0
    events = 0
    turns = clock(game)
    who = seat(game)
    while who != NOBODY and events < LONGEST:
        x = bits(key, events)
        if who == CHANCE:
            apply(game, draw(game, x))
        else:
            n = legal(game, out)
            apply(game, out[((x >> 8) * n) >> 24] if (x & 255) < astray else policy(game, bot, out, n, x))
        events += 1
        before = who
        who = seat(game)
        fresh = clock(game) != turns or (who != before and (x >> 8) % CHANGES == 0)
        if who != NOBODY and kept < MOST_POSITIONS and (fresh or (x >> 8) % often == 0):
            turns = clock(game)
            kept += 1
            keep(game, sensed, ends, marks, amounts, filled)


@rule
def keep(game: Any, sensed: Any, ends: Any, marks: Any, amounts: Any, filled: Any) -> None:
    """Keep what every seat senses now."""
    for player in range(game.seats):
        n = sense(game, player, sensed)
        pairs = filled[PAIRS]
        for pair in range(n):
            marks[pairs + pair] = sensed[2 * pair]
            amounts[pairs + pair] = sensed[2 * pair + 1]
        filled[PAIRS] += n
        ends[filled[ROWS]] = filled[PAIRS]
        filled[ROWS] += 1


@rule
def finish(game: Any, seats: int, began: int, results: Any, filled: Any) -> None:
    """Write how a game ended beside every row of it."""
    winners = 0
    for player in range(seats):
        if standing(game, player) == 0:
            winners += 1
    for row in range(began, filled[ROWS]):
        player = (row - began) % seats
        results[row][WON] = WHOLE // winners if standing(game, player) == 0 else 0
        results[row][SCORED] = score(game, player)
