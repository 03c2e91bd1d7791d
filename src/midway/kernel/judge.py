"""The judge, in kernel Python: a small network that says how likely each seat is to win, and with how many points.

Each seat gets a rating from what it sees (`senses.py`), and the ratings together give the chances. Numbers are whole: weights
are in parts of UNIT. So the judge says the same on every machine.
"""

from __future__ import annotations

from math import exp
from typing import Any

from .rule import rule
from .senses import SEATS, sense, senses
from .state import State

ONE = 1 << 16
VALUE, CHANCES, POINTS, WORTH = 0, SEATS, 2 * SEATS, 3 * SEATS  # what a position is worth to each seat, in parts of ONE
SHIFT = 12
UNIT = 1 << SHIFT  # the parts of a weight, and of what a unit of the network passes on
FIRST, SECOND, HEADS = 32, 16, 2  # units of its layers; the last are the rating and the points
OTHER_WEIGHTS = FIRST + FIRST * SECOND + SECOND + SECOND * HEADS + HEADS  # behind those of the senses
SCALE = 16  # points for each 1.0 of the last unit
MOST = 8 * UNIT  # a unit passes on nothing below 0 and nothing above this
TOGETHER = 4  # senses that are added at a time: a compiler makes quick code of that
STEPS = 64  # of the table of powers, for each 1.0
POWERS = [int(ONE * exp(-step / STEPS)) for step in range(12 * STEPS)]


@rule
def judge(game: Any, seats: int, weights: Any, sensed: Any, worth: Any) -> None:
    """Each seat's chance to win and its points at the end, as far as the network can tell; VALUE is used as work memory."""
    top = -(1 << 40)
    for player in range(seats):
        rate(weights, sensed, sense(game, player, sensed), worth, player)
        top = max(top, worth[VALUE + player])
    total = 0
    for player in range(seats):
        step = (top - worth[VALUE + player]) * STEPS >> SHIFT
        worth[CHANCES + player] = POWERS[step] if step < len(POWERS) else 1
        total += worth[CHANCES + player]
    for player in range(seats):
        worth[CHANCES + player] = worth[CHANCES + player] * ONE // total


@rule
def rate(weights: Any, sensed: Any, number: int, worth: Any, player: int) -> None:
    """One seat's rating and points, from what it senses; the layers lie behind that in memory."""
    while number % TOGETHER:
        sensed[2 * number] = 0
        sensed[2 * number + 1] = 0
        number += 1
    first = 2 * number
    second = first + FIRST
    heads = second + SECOND
    at = len(weights) - OTHER_WEIGHTS
    for unit in range(FIRST):
        sensed[first + unit] = weights[at + unit]
    for pair in range(0, first, 2 * TOGETHER):
        add_senses(weights, sensed, pair, first)
    pass_on(weights, at + FIRST, sensed, first, FIRST, second, SECOND)
    pass_on(weights, at + FIRST + FIRST * SECOND + SECOND, sensed, second, SECOND, heads, HEADS)
    worth[VALUE + player] = sensed[heads]
    worth[POINTS + player] = sensed[heads + 1] * SCALE * (ONE // UNIT)


@rule
def add_senses(weights: Any, sensed: Any, pair: int, first: int) -> None:
    """What four senses add to the units of the first layer."""
    row, amount = sensed[pair] * FIRST, sensed[pair + 1]
    row_2, amount_2 = sensed[pair + 2] * FIRST, sensed[pair + 3]
    row_3, amount_3 = sensed[pair + 4] * FIRST, sensed[pair + 5]
    row_4, amount_4 = sensed[pair + 6] * FIRST, sensed[pair + 7]
    for unit in range(FIRST):
        two = weights[row + unit] * amount + weights[row_2 + unit] * amount_2
        sensed[first + unit] += two + weights[row_3 + unit] * amount_3 + weights[row_4 + unit] * amount_4


@rule
def pass_on(weights: Any, at: int, units: Any, here: int, number: int, there: int, count: int) -> None:
    """From `number` units to the `count` units of the next layer; its weights lie from `at` on, and then what it adds."""
    for other in range(count):
        units[there + other] = weights[at + number * count + other] << SHIFT
    for unit in range(number):
        passed = max(0, min(MOST, units[here + unit]))
        for other in range(count):
            units[there + other] += weights[at + unit * count + other] * passed
    for other in range(count):
        units[there + other] >>= SHIFT


def weights_size(kind: type[State]) -> int:
    """How many weights the judge of a game has."""
    return senses(kind) * FIRST + OTHER_WEIGHTS


def sensed_size(kind: type[State]) -> int:
    """How much memory a judgement needs."""
    return 2 * (senses(kind) + TOGETHER - 1) + FIRST + SECOND + HEADS
