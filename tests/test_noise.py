"""Random numbers for simulation: streams that do not meet, numbers without a pattern, the same on every machine."""

from __future__ import annotations

from math import sqrt

import numpy
import pytest
from midway import machine
from midway.kernel.noise import bits, stream
import itertools

FAR = 5  # standard deviations: a fair generator is as far off once in a few million


def off(counts: list[int]) -> float:
    """How many standard deviations the spread of counts is from that of fair draws."""
    fair = sum(counts) / len(counts)
    spread = sum((count - fair) ** 2 for count in counts) / fair
    return abs(spread - (len(counts) - 1)) / sqrt(2 * (len(counts) - 1))


def counted(values: list[int], most: int) -> list[int]:
    counts = [0] * most
    for value in values:
        counts[value] += 1
    return counts


def test_no_two_of_a_million_pairs_share_a_stream():
    seeds, numbers = numpy.divmod(numpy.arange(1_000_000), 1000)
    keys = stream(seeds, numbers)
    assert [keys[seed * 1000 + 7] for seed in range(1000)] == [stream(seed, 7) for seed in range(1000)]
    assert len(numpy.unique(keys)) == 1_000_000
    assert 0 <= keys.min() <= keys.max() < 2**62


def test_seeds_far_apart_are_not_the_same_games_shifted():
    assert {stream(1, number) for number in range(100_000)}.isdisjoint(stream(1274, number) for number in range(100_000))


@pytest.mark.parametrize("shift", [0, 8, 16, 24])
def test_every_byte_of_a_stream_is_evenly_spread(shift):
    key = stream(1, 0)
    assert off(counted([(bits(key, draw) >> shift) & 255 for draw in range(100_000)], 256)) < FAR


@pytest.mark.parametrize("key", [lambda number: stream(7, number), lambda seed: stream(seed, 0)], ids=["numbers", "seeds"])
def test_neighbouring_streams_have_nothing_to_do_with_each_other(key):
    keys = [key(number) for number in range(100_000)]
    firsts = [bits(key, 0) >> 28 for key in keys]
    seconds = [bits(key, 1) >> 28 for key in keys]
    assert off(counted(firsts, 16)) < FAR
    assert off(counted([here * 16 + there for here, there in zip(firsts, seconds, strict=True)], 256)) < FAR
    assert off(counted([here * 16 + there for here, there in itertools.pairwise(firsts)], 256)) < FAR


def test_one_draw_says_nothing_of_the_next():
    key = stream(3, 3)
    drawn = [bits(key, draw) >> 28 for draw in range(100_001)]
    assert off(counted([here * 16 + there for here, there in itertools.pairwise(drawn)], 256)) < FAR


def test_large_seeds_and_numbers_are_seeds_like_any_other(worldsfair):
    start = worldsfair.start(2)
    for seed, first in ((2**62, 2**62 - 5), (2**40, 2**33)):
        plain = machine(worldsfair).play(start, 5, [0, 1], seed, first)
        cpu = machine(worldsfair, "cpu").play(start, 5, [0, 1], seed, first)
        assert plain.scores == cpu.scores.tolist()
