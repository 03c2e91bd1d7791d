"""Measurements: the machines beside OpenSpiel, all in one run, with ratios.

Rounds are interleaved, and the median of each row is printed: shared computers are noisy.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from midway.kernel.cpu import available
from midway.kernel.game import find
from midway.kernel.machine import machine

ROUNDS = 5
PLAYERS = 4
REFERENCE = "OpenSpiel hearts"


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
    measures = {"Midway plain": _midway("plain")}
    if available():
        measures["Midway cpu"] = _midway("cpu")
    for peer in ("hearts", "gin_rummy"):
        if rows := _openspiel(peer):
            measures[f"OpenSpiel {peer}"] = rows
    say(f"Random games on one core, median of {ROUNDS} interleaved rounds of {seconds:g} s")
    say(f"Midway: World's Fair 1893 with {PLAYERS} players")
    rates: dict[str, list[Rate]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            rates[name].append(measure(seconds))
    _table(say, rates)
    say("")
    _copies(say)
    _starts(say)


def _table(say: Callable[[str], None], rates: dict[str, list[Rate]]) -> None:
    def per_second(name: str, what: str) -> float:
        return median(getattr(rate, what) / rate.seconds for rate in rates[name])

    ratio_head = f"decisions, times {REFERENCE}" if REFERENCE in rates else ""
    say(f"{'':<22}{'decisions/s':>14}{'events/s':>14}{'games/s':>12}   {ratio_head}")
    for name in rates:
        columns = (("decisions", 14), ("events", 14), ("games", 12))
        row = "".join(f"{per_second(name, what):>{width},.0f}" for what, width in columns)
        ratio = f"{per_second(name, 'decisions') / per_second(REFERENCE, 'decisions'):.2f}" if ratio_head else ""
        say(f"{name:<22}{row}   {ratio}")


def _midway(name: str) -> Measure:
    game = find("worldsfair")
    start = game.start(PLAYERS)
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
    """What a copy of a position in mid-game costs, and how large a position is."""
    game = find("worldsfair")
    plain = machine(game, "plain")
    table = plain.table(game.start(PLAYERS))
    for number, _ in enumerate(plain.events(table, [0] * PLAYERS, 1, 1)):
        if number == 100:
            break
    say(f"A copy of a position in mid-game; a record has {len(bytes(table[0]))} bytes")
    say(f"{'Midway plain':<22}{_each(lambda: plain.clone(table)):>10.2f} µs")
    if available():
        cpu = machine(game, "cpu")
        record = cpu.table(table[0])
        say(f"{'Midway cpu':<22}{_each(lambda: cpu.clone(record)):>10.2f} µs")
    try:
        import pyspiel
    except ImportError:
        return
    state = pyspiel.load_game("hearts").new_initial_state()
    rng = random.Random(1)
    for _ in range(70):
        state.apply_action(rng.choice(state.legal_actions()))
    say(f"{REFERENCE:<22}{_each(state.clone):>10.2f} µs")


def _each(action: Callable[[], Any]) -> float:
    """Microseconds of one call: the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(2000):
            action()
        best = min(best, (time.perf_counter() - began) / 2000)
    return best * 1e6


def _starts(say: Callable[[str], None]) -> None:
    """How long until something can be used, in fresh processes."""
    say("")
    say("Starts in a fresh process, median of 5")
    say(f"{'python -c pass':<44}{_seconds(['-c', 'pass']):>8.2f} s")
    say(f"{'import midway':<44}{_seconds(['-c', 'import midway']):>8.2f} s")
    with tempfile.TemporaryDirectory() as empty:
        play = ["-m", "midway", "play", "worldsfair", "--seed", "1"]
        say(f"{'first prompt of midway play, no cache':<44}{_seconds(play, MIDWAY_CACHE=empty):>8.2f} s")
        if available():
            load = ["-m", "midway.kernel.compile", "worldsfair"]
            say(f"{'cpu machine, cold (compiling)':<44}{_seconds(load, times=1, MIDWAY_CACHE=empty):>8.2f} s")
            say(f"{'cpu machine, warm (from the cache)':<44}{_seconds(load, MIDWAY_CACHE=empty):>8.2f} s")


def _seconds(args: list[str], times: int = 5, **environment: str) -> float:
    """How long a fresh Python takes to run and to reach the end of its input: a prompt, or its own end."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, *args], env={**os.environ, **environment}, check=True, stdin=subprocess.DEVNULL, capture_output=True
        )
        taken.append(time.perf_counter() - began)
    return median(taken)
