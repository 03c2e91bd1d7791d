"""Playing games from start to end, in kernel Python, so that every machine drives a game the same way.

Equal seeds give equal games on every machine. Game number k of a seed does not depend on how many are played at once, and draw
n of its stream decides its event number n.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, draw, legal, policy, score, seat, standing, turn, weight
from .noise import bits, stream
from .rule import CHANCE, NOBODY, rule

RANDOM = 0  # the bot that picks any legal code; a game's own bots follow from 1
DECISIONS, EVENTS, UNFINISHED = 0, 1, 2  # what a tally counts
OPENER, TALLY = 3, 4  # and who decided first in the last game
LONGEST = 20_000  # events after which a game between bots is stopped: some would never end
WHOLE = 60  # the parts of a victory, so that up to six can share it


@rule
def pick(game: Any, out: Any, x: int) -> int:
    """Any legal code."""
    n = legal(game, out)
    return out[(x * n) >> 32]


@rule
def choose(game: Any, bot: int, out: Any, x: int) -> int:
    """The code that a bot picks in its own decision."""
    if bot == RANDOM:
        return pick(game, out, x)
    return policy(game, bot, out, legal(game, out), x)


@rule
def play_out(game: Any, out: Any, bots: Any, key: int, longest: int, tally: Any) -> bool:
    """Play one game with the random numbers of a stream and add it to the tally; false if it had to be stopped."""
    decisions = 0
    events = 0
    who = seat(game)
    while who != NOBODY and events < longest:
        x = bits(key, events)
        if who == CHANCE:
            apply(game, draw(game, x))
        else:
            if decisions == 0:
                tally[OPENER] = who
            apply(game, choose(game, bots[who], out, x))
            decisions += 1
        events += 1
        who = seat(game)
    tally[DECISIONS] += decisions
    tally[EVENTS] += events
    if who != NOBODY:
        tally[UNFINISHED] += 1
    return who == NOBODY


@rule
def restart(games: Any, start: Any) -> None:
    """Put the start position on the table."""
    games[0] = start[0].clone()


@rule
def play_many(games: Any, start: Any, out: Any, bots: Any, seats: int, seed: int, first: int, count: int, longest: int,
              scores: Any, standings: Any, turns: Any, tally: Any) -> None:  # fmt: skip
    """Play games first, first + 1, ... of a seed one after another on one table, and record how each ended.

    In a game that is stopped everybody is last and nobody wins.
    """
    for number in range(count):
        restart(games, start)
        ended = play_out(games[0], out, bots, stream(seed, first + number), longest, tally)
        for player in range(seats):
            scores[number][player] = score(games[0], player)
            standings[number][player] = standing(games[0], player) if ended else seats
            turns[number][player] = turn(games[0], player, tally[OPENER])


@rule
def add_up(scores: Any, standings: Any, turns: Any, games: int, seats: int, wins: Any, points: Any, turn_wins: Any,
           turn_points: Any) -> None:  # fmt: skip
    """Add finished games to the wins and points of each seat and each place in playing order; ties share WHOLE."""
    for number in range(games):
        winners = 0
        for player in range(seats):
            if standings[number][player] == 0:
                winners += 1
        if winners > 0:
            for player in range(seats):
                won = WHOLE // winners if standings[number][player] == 0 else 0
                points[player] += scores[number][player]
                wins[player] += won
                turn_points[turns[number][player]] += scores[number][player]
                turn_wins[turns[number][player]] += won


@rule
def seat_of(games: Any) -> int:
    """`seat` of the game on a table of one."""
    return seat(games[0])


@rule
def legal_of(games: Any, out: Any) -> int:
    """`legal` of the game on a table of one."""
    return legal(games[0], out)


@rule
def weight_of(games: Any, code: int) -> int:
    """`weight` of the game on a table of one."""
    return weight(games[0], code)


@rule
def apply_of(games: Any, code: int) -> None:
    """`apply` of the game on a table of one."""
    apply(games[0], code)


@rule
def score_of(games: Any, player: int) -> int:
    """`score` of the game on a table of one."""
    return score(games[0], player)


@rule
def standing_of(games: Any, player: int) -> int:
    """`standing` of the game on a table of one."""
    return standing(games[0], player)


@rule
def draw_of(games: Any, x: int) -> int:
    """`draw` of the game on a table of one."""
    return draw(games[0], x)


@rule
def choose_of(games: Any, bot: int, out: Any, x: int) -> int:
    """`choose` of the game on a table of one."""
    return choose(games[0], bot, out, x)


# The functions through which Python enters a machine.
ENTRIES = (play_many, add_up, seat_of, legal_of, weight_of, apply_of, score_of, standing_of, draw_of, choose_of)
