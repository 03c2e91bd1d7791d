"""The server compared with boardgame.io: moves per second, time until the other seat sees one, bytes sent, first visits.

Servers run in processes of their own, the load beside them on the same machine. Rounds are interleaved, and medians printed.

    python bench/table.py [--quick]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median
from typing import Any

import load
import uvloop
from progress import progress
from servers import BOARDGAMEIO, Missing, Server, boardgameio, install_boardgameio, midway

REFERENCE = "boardgame.io"
NAMES = {"sqlite": "Midway, SQLite", "postgresql": "Midway, PostgreSQL"}
BYTES_BAR = 4_000
Say = Callable[[str], None]


class Scale:
    """How long everything is measured."""

    def __init__(self, quick: bool) -> None:
        self.rounds = 1 if quick else 3
        self.seconds = 1.0 if quick else 2.5
        self.wide = 128  # tables that play at the same time when as many moves as possible are made
        self.tables = 150 if quick else 350  # of Midway, for that
        self.short_tables = 800 if quick else 1800  # of boardgame.io, whose game ends after nine moves
        self.live = (10, 100) if quick else (10, 100, 500)
        self.rate = 50.0  # moves per second over all tables, where nobody is hurried
        self.lag_seconds = 3.0 if quick else 5.0


def run(say: Say, quick: bool) -> None:
    """Print everything."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    scale = Scale(quick)
    with ExitStack() as running:
        servers, version = _start(say, running)
        beside = f" beside {version}" if version else ""
        say(f"The table{beside}, median of {scale.rounds} interleaved rounds, on {os.cpu_count()} cores")
        say("Midway plays World's Fair 1893, and a move is on disk before it is acknowledged, one server process")
        if version:
            say("boardgame.io plays the tic-tac-toe of its tutorial and keeps its matches in memory, one server process")
        for name, server in servers.items():
            progress(f"warming up: {name}")
            _moves_once(name, server, Scale(quick=True), watched=False)
        for watched in (False, True):
            _moves(say, servers, scale, watched)
        _lags(say, servers, scale)
        _sizes(say, servers)
    _visits(say, scale)


def _start(say: Say, running: ExitStack) -> tuple[dict[str, Server], str]:
    """The servers that can run here, and the version of boardgame.io."""
    servers: dict[str, Server] = {}
    version = ""
    progress("starting servers; boardgame.io is fetched once")
    for database, name in NAMES.items():
        try:
            servers[name] = running.enter_context(midway(database))
        except Missing as missing:
            say(f"{name}: not measured, {missing}")
    try:
        version = f"{REFERENCE} {install_boardgameio()}"
        servers[REFERENCE] = running.enter_context(boardgameio())
    except Missing as missing:
        say(f"{REFERENCE}: not measured, {missing}")
    return servers, version


def _moves(say: Say, servers: dict[str, Server], scale: Scale, watched: bool) -> None:
    """Moves per second, and what the server computes for each."""
    rates: dict[str, list[float]] = {name: [] for name in servers}
    costs: dict[str, list[float]] = {name: [] for name in servers}
    for number in range(scale.rounds):
        for name, server in servers.items():
            progress(f"moves, {'watched' if watched else 'unwatched'}, round {number + 1}: {name}")
            rate, cost = _moves_once(name, server, scale, watched)
            rates[name].append(rate)
            costs[name].append(cost)
    say("")
    what = "both seats' sockets open" if watched else "nobody else watching"
    say(f"Moves per second, {scale.wide} tables at a time, each waits until its last move is acknowledged; {what}")
    against = f"times {REFERENCE}" if REFERENCE in servers else ""
    say(f"{'':<22}{'moves/s':>10}{'CPU µs/move':>14}   {against}")
    for name in servers:
        ratio = f"{median(rates[name]) / median(rates[REFERENCE]):.2f}" if against else ""
        say(f"{name:<22}{median(rates[name]):>10,.0f}{median(costs[name]):>14,.0f}   {ratio}")


def _moves_once(name: str, server: Server, scale: Scale, watched: bool) -> tuple[float, float]:
    """Moves per second, and microseconds of computing for each."""
    before = 0.0

    def begin() -> None:
        nonlocal before
        before = server.cpu_seconds()

    if name == REFERENCE:
        asked = {"kind": "moves", "tables": scale.short_tables, "wide": scale.wide, "watched": watched, "seconds": scale.seconds}
        outcome = _driven(server, asked, begin)
        done, seconds = outcome["moves"], outcome["seconds"]
    else:
        done, seconds = uvloop.run(load.moves(server.address, scale.tables, scale.wide, watched, scale.seconds, begin))
    return done / seconds, (server.cpu_seconds() - before) / done * 1e6


def _lags(say: Say, servers: dict[str, Server], scale: Scale) -> None:
    """From a move to the other seat's update."""
    found: dict[tuple[str, int], list[float]] = {(name, tables): [] for name in servers for tables in scale.live}
    for tables in scale.live:
        for number in range(min(scale.rounds, 2)):
            for name, server in servers.items():
                progress(f"updates at {tables} tables, round {number + 1}: {name}")
                if name == REFERENCE:
                    asked = {"kind": "lags", "tables": tables, "rate": scale.rate, "seconds": scale.lag_seconds}
                    found[name, tables] += _driven(server, asked)["lags"]
                else:
                    found[name, tables] += uvloop.run(load.lags(server.address, tables, scale.rate, scale.lag_seconds))
    say("")
    say(f"From a move to the other seat's update, {scale.rate:g} moves per second over all tables, p50 / p99 in ms")
    say(f"{'':<22}" + "".join(f"{tables:>9} tables  " for tables in scale.live))
    for name in servers:
        cells = [f"{_part(found[name, tables], 0.5):.1f} / {_part(found[name, tables], 0.99):.1f}" for tables in scale.live]
        say(f"{name:<22}" + "".join(f"{cell:>16}  " for cell in cells))
    if REFERENCE in servers:
        for name in servers:
            if name == REFERENCE:
                continue
            pairs = [(found[name, tables], found[REFERENCE, tables]) for tables in scale.live]
            cells = [" / ".join(f"{_part(ours, p) / _part(theirs, p):.2f}" for p in (0.5, 0.99)) for ours, theirs in pairs]
            say(f"{'  times ' + REFERENCE:<22}" + "".join(f"{cell:>16}  " for cell in cells) + f"  {name}")


def _sizes(say: Say, servers: dict[str, Server]) -> None:
    """Bytes of an update on the wire."""
    server = next(server for name, server in servers.items() if name != REFERENCE)
    progress("bytes of a whole game")
    say("")
    say(f"Bytes on the wire for each move to a watching seat, a whole game of two; they should stay under {BYTES_BAR:,}")
    say(f"{'':<22}{'median':>10}{'largest':>10}")
    for name, packed in (("plain", False), ("permessage-deflate", True)):
        sizes = uvloop.run(load.sizes(server.address, packed))
        say(f"{name:<22}{median(sizes):>10,.0f}{max(sizes):>10,}{'' if max(sizes) < BYTES_BAR else '   over'}")


def _visits(say: Say, scale: Scale) -> None:
    """First visits with a browser."""
    try:
        import visits
    except ModuleNotFoundError as missing:
        say(f"First visits: not measured, {missing}")
        return
    visits.run(say, progress, scale.rounds)


def _driven(server: Server, asked: dict[str, Any], begin: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """What boardgame.io's driver finds."""
    driver = subprocess.Popen(["node", str(BOARDGAMEIO / "driver.js"), server.address, json.dumps(asked)], stdout=subprocess.PIPE)
    assert driver.stdout
    with driver.stdout as lines:
        assert lines.readline().strip() == b"begin", "boardgame.io's driver has failed"
        begin()
        outcome = lines.readline()
    driver.wait(30)
    return json.loads(outcome)


def _part(values: list[float], part: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="less of everything, to try it")
    run(lambda text: print(text, flush=True), parser.parse_args().quick)


if __name__ == "__main__":
    main()
