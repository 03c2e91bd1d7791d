"""Playing games from start to end, in kernel Python, so that every machine drives a game the same way.

Equal seeds give equal games on every machine. Game number k of a seed does not depend on how many are played at once.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, draw, legal, policy, score, seat, standing, weight
from .rule import CHANCE, NOBODY, rule

RANDOM = 0  # the bot that picks any legal code; a game's own bots follow from 1
DECISIONS, EVENTS = 0, 1  # what a tally counts
WHOLE = 60  # a victory in parts, so that up to six can share it


@rule
def scatter(seed: int, number: int) -> int:
    """32 well-mixed bits, never all zero, for game `number` of a seed."""
    x = (seed * 0x9E3779B1 + number * 0x85EBCA6B + 0x27220A95) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x045D9F3B) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x045D9F3B) & 0xFFFFFFFF
    x = x ^ (x >> 16)
    return x if x else 1


@rule
def shake(x: int) -> int:
    """The next 32 random bits (xorshift)."""
    x = x ^ ((x << 13) & 0xFFFFFFFF)
    x = x ^ (x >> 17)
    return x ^ ((x << 5) & 0xFFFFFFFF)


@rule
def walk(game: Any, out: Any, x: int) -> int:
    """What `draw` must answer: walk along the legal outcomes by weight."""
    n = legal(game, out)
    total = 0
    for index in range(n):
        total += weight(game, out[index])
    left = (x * total) >> 32
    index = 0
    while left >= weight(game, out[index]):
        left -= weight(game, out[index])
        index += 1
    return 0 + out[index]


@rule
def pick(game: Any, out: Any, x: int) -> int:
    """Any legal code."""
    n = legal(game, out)
    return 0 + out[(x * n) >> 32]


@rule
def choose(game: Any, bot: int, out: Any, x: int) -> int:
    """The code that a bot picks in its own decision."""
    if bot == RANDOM:
        return pick(game, out, x)
    return policy(game, bot, out, legal(game, out), x)


@rule
def play_out(game: Any, out: Any, bots: Any, x: int, tally: Any) -> None:
    """Play one game to its end and add its decisions and events to the tally."""
    decisions = 0
    events = 0
    who = seat(game)
    while who != NOBODY:
        x = shake(x)
        if who == CHANCE:
            apply(game, draw(game, x))
        else:
            apply(game, choose(game, bots[who], out, x))
            decisions += 1
        events += 1
        who = seat(game)
    tally[DECISIONS] += decisions
    tally[EVENTS] += events


@rule
def restart(games: Any, start: Any) -> None:
    """Put the start position on the table."""
    games[0] = start[0].clone()


@rule
def play_many(games: Any, start: Any, out: Any, bots: Any, seats: int, seed: int, first: int, count: int,
              scores: Any, standings: Any, tally: Any) -> None:  # fmt: skip
    """Play games first, first + 1, ... of a seed one after another on one table, and note how each ended."""
    for number in range(count):
        restart(games, start)
        play_out(games[0], out, bots, scatter(seed, first + number), tally)
        for player in range(seats):
            scores[number][player] = score(games[0], player)
            standings[number][player] = standing(games[0], player)


@rule
def add_up(scores: Any, standings: Any, games: int, seats: int, wins: Any, points: Any) -> None:
    """Add the games of a batch to each seat's wins, in parts of WHOLE for a shared victory, and points."""
    for number in range(games):
        winners = 0
        for player in range(seats):
            if standings[number][player] == 0:
                winners += 1
        for player in range(seats):
            points[player] += scores[number][player]
            if standings[number][player] == 0:
                wins[player] += WHOLE // winners


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
def walk_of(games: Any, out: Any, x: int) -> int:
    """`walk` of the game on a table of one."""
    return walk(games[0], out, x)


@rule
def draw_of(games: Any, x: int) -> int:
    """`draw` of the game on a table of one."""
    return draw(games[0], x)


@rule
def choose_of(games: Any, bot: int, out: Any, x: int) -> int:
    """`choose` of the game on a table of one."""
    return choose(games[0], bot, out, x)
