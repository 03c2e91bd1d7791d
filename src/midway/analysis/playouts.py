"""Positions of a match that are played out, and how much that counts beside what the judge says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from midway.kernel.drivers import WHOLE
from midway.kernel.game import Game, Trust
from midway.kernel.judge import ONE
from midway.kernel.machine import Machine
from midway.kernel.state import State
from midway.match.match import Match

from .reading import Reading, Row

PLAYOUTS, ALL = 4000, 200_000  # of the position in which a round opens, and of a whole match: one of many rounds plays out less
RARE = ONE // 100  # added to every part: a seat that wins no playout may still win


@dataclass(frozen=True)
class Played:
    """Every seat's part of the victories when a position was played out so many times, in parts of ONE."""

    row: Row
    times: int


def play_out(game: Game, state: State, seats: int, machine: Machine, times: int, seed: int) -> Played | None:
    """Let the game's best bot play a position out; nothing if no game came to its end."""
    run = machine.play(state, times, [len(game.bots)] * seats, seed)
    ended = times - run.unfinished
    return Played(whole([wins * ONE // (WHOLE * ended) for wins in run.wins]), ended) if ended else None


def weighed(trust: Trust, said: Row, played: Row) -> Row:
    """Every seat's chances by the judge and by playouts together."""
    pairs = zip(said, played, strict=True)
    powers = [max(1, part) ** trust.judge * (wins + RARE) ** trust.playouts for part, wins in pairs]
    return whole([int(ONE * power / sum(powers)) for power in powers])


def spread(trust: Trust, chances: Row, played: Played) -> tuple[float, ...]:
    """The variance that weighed chances have because only so many games were counted, in parts of ONE squared, about."""
    parts = [part / ONE for part in chances]
    moved = [part * part * ONE / (wins + RARE) for part, wins in zip(parts, played.row, strict=True)]
    each = (ONE * trust.playouts) ** 2 / played.times
    return tuple(each * (part * part * sum(moved) + own * (1 - 2 * part)) for part, own in zip(parts, moved, strict=True))


def whole(row: Sequence[int]) -> Row:
    """Chances of which rounding has taken a little: what is missing to ONE goes to the first seat with the most."""
    top = max(range(len(row)), key=row.__getitem__)
    return tuple(part + (ONE - sum(row)) * (seat == top) for seat, part in enumerate(row))


def played_out(match: Match, reading: Reading, machine: Machine, much: float = 1.0) -> Iterator[tuple[int, Played]]:
    """Play out the first position of every round, so much more often than usual; by its place."""
    times = max(1, int(much * min(PLAYOUTS, ALL // max(1, len(reading.rounds)))))
    for place in reading.rounds:
        number = reading.numbers[place]
        if played := play_out(match.game, match.until(number).state, len(match.seats), machine, times, seed=number):
            yield place, played
