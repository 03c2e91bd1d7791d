"""Measurements: the machines compared with OpenSpiel, all in one run, with ratios.

Rounds are interleaved and the median of each row is printed, because shared computers are noisy.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from statistics import median
from typing import Any

from midway.kernel.cpu import available
from midway.kernel.game import find
from midway.kernel.machine import machine

ROUNDS = 5
PLAYERS = 4
REFERENCE = "OpenSpiel hearts"
# What is measured: a game and its options.
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "World's Fair": ("worldsfair", {}),
    "Museum": ("museum", {}),
    "Museum, modules": ("museum", {"pavilions": "on", "loans": "on"}),
    "Manifest Destiny": ("destiny", {}),
}
FIRST_GAME = """
from midway import find, machine
game = find("{game}")
machine(game, "cpu").play(game.start({players}), 1, [0] * {players}, 1)
"""
MUSEUMS = 10  # arranged for each number of players, kind of board, with and without modules


@dataclass
class Rate:
    """What was done, and in how many seconds."""

    games: int
    decisions: int
    events: int
    seconds: float


Measure = Callable[[float], Rate]


def run(say: Callable[[str], None], seconds: float) -> None:
    """Print the whole table."""
    machines = ("plain", "cpu") if available() else ("plain",)
    measures = {f"{title}, {name}": _midway(name, *table) for title, table in TABLES.items() for name in machines}
    for peer in ("hearts", "gin_rummy"):
        if rows := _openspiel(peer):
            measures[f"OpenSpiel {peer}"] = rows
    say(f"Random games on one core, median of {ROUNDS} interleaved rounds of {seconds:g} s")
    say(f"Midway's games with {PLAYERS} players; modules: Pavilions and loans")
    rates: dict[str, list[Rate]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            rates[name].append(measure(seconds))
    _table(say, rates)
    say("")
    _copies(say)
    if available():
        _layouts(say)
    _starts(say)


def _table(say: Callable[[str], None], rates: dict[str, list[Rate]]) -> None:
    def per_second(name: str, what: str) -> float:
        return median(getattr(rate, what) / rate.seconds for rate in rates[name])

    ratio_head = f"decisions, times {REFERENCE}" if REFERENCE in rates else ""
    say(f"{'':<24}{'decisions/s':>14}{'events/s':>14}{'games/s':>12}   {ratio_head}")
    for name in rates:
        columns = (("decisions", 14), ("events", 14), ("games", 12))
        row = "".join(f"{per_second(name, what):>{width},.0f}" for what, width in columns)
        ratio = f"{per_second(name, 'decisions') / per_second(REFERENCE, 'decisions'):.2f}" if ratio_head else ""
        say(f"{name:<24}{row}   {ratio}")


def _midway(name: str, title: str, options: dict[str, str]) -> Measure:
    game = find(title)
    start = game.start(PLAYERS, options)
    engine = machine(game, name)
    chunk = {"plain": 10, "cpu": 1000}[name]
    engine.play(start, 1, [0] * PLAYERS, 1)

    def measure(seconds: float) -> Rate:
        rate = Rate(0, 0, 0, 0.0)
        began = time.perf_counter()
        while rate.seconds < seconds:
            batch = engine.play(start, chunk, [0] * PLAYERS, 1, rate.games)
            rate.games += chunk
            rate.decisions += batch.decisions
            rate.events += batch.events
            rate.seconds = time.perf_counter() - began
        return rate

    return measure


def _openspiel(name: str) -> Measure | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def measure(seconds: float) -> Rate:
        rate = Rate(0, 0, 0, 0.0)
        began = time.perf_counter()
        while rate.seconds < seconds:
            _openspiel_game(game, rng, rate)
            rate.seconds = time.perf_counter() - began
        return rate

    return measure


def _openspiel_game(game: Any, rng: random.Random, rate: Rate) -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            rate.decisions += 1
        rate.events += 1
    rate.games += 1


def _copies(say: Callable[[str], None]) -> None:
    """How long it takes to copy a position in mid-game, and how large it is."""
    say("A copy of a position in mid-game")
    for title, (name, options) in TABLES.items():
        game = find(name)
        plain = machine(game, "plain")
        table = plain.table(game.start(PLAYERS, options))
        for number, _ in enumerate(plain.events(table, [0] * PLAYERS, 1, 1)):
            if number == 100:
                break
        size = f"   a record has {len(bytes(table[0])):,} bytes"
        say(f"{title + ', plain':<24}{_each(plain.clone, table):>10.2f} µs{size}")
        if available():
            cpu = machine(game, "cpu")
            record = cpu.table(table[0])
            say(f"{title + ', cpu':<24}{_each(cpu.clone, record):>10.2f} µs")
    try:
        import pyspiel
    except ImportError:
        return
    state = pyspiel.load_game("hearts").new_initial_state()
    rng = random.Random(1)
    for _ in range(70):
        state.apply_action(rng.choice(state.legal_actions()))
    say(f"{REFERENCE:<24}{_each(state.clone):>10.2f} µs")


def _layouts(say: Callable[[str], None]) -> None:
    """Museum's two layouts, on the museums that greedy bots end with."""
    from midway.games.museum.best import best_layout
    from midway.games.museum.groups import layout_points
    from midway.games.museum.layout import quick

    game = find("museum")
    cpu, plain = machine(game, "cpu"), machine(game, "plain")
    arrange = cpu.bound(quick)
    museums = list(_museums(cpu))
    arrange(museums[0][0][0], museums[0][1])  # compiles
    found: dict[str, list[float]] = {"quick": [], "best": [], "points": [], "most": []}
    for number, (table, seat) in enumerate(museums):
        found["quick"].append(min(_once(arrange, table[0], seat) for _ in range(ROUNDS)))
        if number % MUSEUMS == 0:
            state: Any = cpu.state(table)
            found["points"].append(plain.bound(layout_points)(state, seat))
            found["best"].append(_once(best_layout, plain, state, seat))
            state.space[seat] = [entry + 1 for entry in best_layout(plain, state, seat)]
            found["most"].append(plain.bound(layout_points)(state, seat))
    say("")
    say(f"Layouts of {len(museums)} museums of greedy games; mean and longest processor time")
    part = f"   {sum(found['points']) / sum(found['most']):.1%} of the best layouts' points"
    for title, name, unit, scale, more in (("quick, cpu", "quick", "µs", 1e6, part), ("best, plain", "best", "s", 1, "")):
        mean, longest = sum(found[name]) / len(found[name]) * scale, max(found[name]) * scale
        say(f"{title:<24}{mean:>10.2f} {longest:>9.2f} {unit}{more}")


def _museums(cpu: Any) -> Iterator[tuple[Any, int]]:
    """Tables at the last layout, and a seat of each that has something to arrange."""
    from midway.games.museum.codes import QUICK

    for players, boards, module in product(cpu.game.players, ("standard", "advanced"), ("off", "on")):
        start = cpu.game.start(players, {"boards": boards, "pavilions": module, "loans": module})
        for number in range(MUSEUMS):
            table = cpu.table(start)
            for _ in cpu.events(table, [1] * players, 1, number):
                if QUICK in cpu.legal(table):
                    break
            yield table, cpu.seat(table)


def _once(action: Callable[..., Any], *args: Any) -> float:
    """Seconds of processor time of one call."""
    began = time.process_time()
    action(*args)
    return time.process_time() - began


def _each(action: Callable[..., Any], *args: Any) -> float:
    """Microseconds per call, in the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(2000):
            action(*args)
        best = min(best, (time.perf_counter() - began) / 2000)
    return best * 1e6


def _starts(say: Callable[[str], None]) -> None:
    """How long until something is ready to use, in fresh processes."""
    say("")
    say("Starts in a fresh process, median of 5")
    say(f"{'python -c pass':<54}{_seconds(['-c', 'pass']):>8.2f} s")
    say(f"{'import midway':<54}{_seconds(['-c', 'import midway']):>8.2f} s")
    if available():
        say(f"{'import numba, part of every start of the cpu machine':<54}{_seconds(['-c', 'import numba']):>8.2f} s")
    for game in dict.fromkeys(name for name, _ in TABLES.values()):
        with tempfile.TemporaryDirectory() as empty:
            play = ["-m", "midway", "play", game, "--seed", "1"]
            say(f"{f'{game}: first prompt of midway play, no cache':<54}{_seconds(play, MIDWAY_CACHE=empty):>8.2f} s")
            if available():
                load = ["-m", "midway.kernel.compile", game]
                say(f"{f'{game}: cpu machine, cold (compiling)':<54}{_seconds(load, times=1, MIDWAY_CACHE=empty):>8.2f} s")
                first = ["-c", FIRST_GAME.format(game=game, players=PLAYERS)]
                say(f"{f'{game}: cpu machine, warm, a first game':<54}{_seconds(first, MIDWAY_CACHE=empty):>8.2f} s")
                say(f"{f'{game}: cpu machine, warm, every entry':<54}{_seconds(load, MIDWAY_CACHE=empty):>8.2f} s")


def _seconds(args: list[str], times: int = 5, **environment: str) -> float:
    """How long a fresh Python takes to run until its input ends: at a prompt, or at its own end."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, *args], env={**os.environ, **environment}, check=True, stdin=subprocess.DEVNULL, capture_output=True
        )
        taken.append(time.perf_counter() - began)
    return median(taken)
