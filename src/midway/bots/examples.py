"""Positions that a judge learns from: bots play games, and what every seat sensed is kept with how the game ended."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np

from midway.kernel import judge
from midway.kernel.cpu import Cpu
from midway.kernel.game import Game
from midway.kernel.gather import CHANGES, FILLED, MOST_POSITIONS, PAIRS, RESULTS, ROWS, finish, gather, keep
from midway.kernel.machine import contract_of, machine
from midway.kernel.noise import bits, stream
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.senses import sensing

from .search import Search

ASTRAY = 6  # how many of 256 choices are random
OFTEN, SELDOM = 10, 200  # one of so many positions is kept; the second where those at the beginning of a turn are kept as well
CHUNK, SEARCHED_CHUNK = 40, 4  # games that are played at a time by a bot, and by a search
MOST_PAIRS = 1200  # of a row


@dataclass
class Examples:
    """What seats sensed in games of one number of players, row by row, and how those games ended."""

    seats: int
    ends: Any
    marks: Any
    amounts: Any
    results: Any

    @property
    def positions(self) -> int:
        return len(self.ends) // self.seats


def play(game: Game, seats: int, numbers: range, seed: int, playouts: int, progress: Callable[[int], None]) -> Examples:
    """Let the game's best bot play these games against itself on every core, or a search with so many playouts a decision."""
    chunk, some = (SEARCHED_CHUNK, partial(_searched, game, seats, playouts, seed)) if playouts else (
        CHUNK, partial(_played, machine(game, "cpu"), seats, seed))  # fmt: skip
    if playouts:
        _Selves(game, seats, 1).play(seed)  # so that the code is compiled once, not in every process
    chunks = [numbers[at : at + chunk] for at in range(0, len(numbers), chunk)]
    parts: list[Examples] = []
    with _pool(playouts) as pool:
        for done, played in zip(chunks, pool.map(some, chunks), strict=True):
            parts += played
            progress(len(done))
    lengths = np.cumsum([0, *(len(part.marks) for part in parts)])
    ends = np.concatenate([part.ends + length for part, length in zip(parts, lengths, strict=False)])
    rest = (np.concatenate([getattr(part, name) for part in parts]) for name in ("marks", "amounts", "results"))
    return Examples(seats, ends, *rest)


def _pool(playouts: int) -> Executor:
    """Threads where compiled code does all the work; processes where Python steers it."""
    if playouts:
        return ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))
    return ThreadPoolExecutor(os.cpu_count())


class _Page:
    """Memory for the rows of some games."""

    def __init__(self, cpu: Cpu, rows: int) -> None:
        self.ends, self.results, self.filled = cpu.zeros(rows), cpu.zeros(rows, RESULTS), cpu.zeros(FILLED)
        self.marks: Any = np.zeros(rows * MOST_PAIRS, np.int32)
        self.amounts: Any = np.zeros(rows * MOST_PAIRS, np.int16)
        self.sensed = cpu.zeros(judge.sensed_size(cpu.game.state))

    def examples(self, seats: int) -> Examples:
        """What has been written down."""
        row, pair = int(self.filled[ROWS]), int(self.filled[PAIRS])
        kept = self.ends[:row], self.marks[:pair], self.amounts[:pair], self.results[:row]
        return Examples(seats, *(part.copy() for part in kept))


def _often(game: Game) -> int:
    return SELDOM if game.ways.horizon else OFTEN


def _played(cpu: Cpu, seats: int, seed: int, numbers: range) -> list[Examples]:
    """Some games of the game's best bot, in as many parts as memory asks for."""
    game = cpu.game
    entry = cpu.bound(gather, contract_of(game) | sensing(game.state))
    start, table = (cpu.table(game.start(seats)) for _ in range(2))
    out, parts, first = cpu.zeros(len(game.codes)), [], numbers.start
    while first < numbers.stop:
        page = _Page(cpu, MOST_POSITIONS * seats * 2)
        first = int(entry(table, start, out, len(game.bots), ASTRAY, _often(game), seed, first, numbers.stop, MOST_PAIRS,
                          page.sensed, page.ends, page.marks, page.amounts, page.results, page.filled))  # fmt: skip
        parts.append(page.examples(seats))
    return parts


def _searched(game: Game, seats: int, playouts: int, seed: int, numbers: range) -> list[Examples]:
    """Some games in which every seat searches."""
    selves = _Selves(game, seats, playouts)
    return [selves.play(stream(seed, number)) for number in numbers]


class _Selves:
    """A search that plays against itself."""

    def __init__(self, game: Game, seats: int, playouts: int) -> None:
        self.cpu, self.seats, self.playouts = machine(game, "cpu"), seats, playouts
        self.search = Search(self.cpu)
        self.often = _often(game)
        instead = contract_of(game) | sensing(game.state)
        self.write, self.end = (self.cpu.bound(function, instead) for function in (keep, finish))
        self.clock = self.cpu.bound(game.rules.contract.clock)

    def play(self, key: int) -> Examples:
        """Play a game and keep positions of it."""
        cpu, table = self.cpu, self.cpu.table(self.cpu.game.start(self.seats))
        page = _Page(cpu, MOST_POSITIONS * self.seats)
        kept, now, event = 0, self.clock(table[0]), 0
        while (who := cpu.seat(table)) != NOBODY:
            x = bits(key, event)
            cpu.apply(table, cpu.draw(table, x) if who == CHANCE else self._choice(table, x, stream(key, event)))
            event += 1
            before, now = now, self.clock(table[0])
            following = cpu.seat(table)
            fresh = now != before or (following != who and (x >> 8) % CHANGES == 0)
            if kept < MOST_POSITIONS and following != NOBODY and (fresh or (x >> 8) % self.often == 0):
                kept += 1
                self.write(table[0], page.sensed, page.ends, page.marks, page.amounts, page.filled)
        self.end(table[0], self.seats, 0, page.results, page.filled)
        return page.examples(self.seats)

    def _choice(self, table: Any, x: int, seed: int) -> int:
        """What the search chooses, or now and then a random number."""
        codes = self.cpu.legal(table)
        if len(codes) == 1 or (x & 255) < ASTRAY:
            return codes[((x >> 8) * len(codes)) >> 24]
        return self.search.look_at(table, self.seats, codes, self.playouts, seed)[0].code
