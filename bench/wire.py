"""What it costs to run a server, beside an earlier commit: moves with everyone watching, snapshots, and memory.

    python bench/wire.py [--quick] [--before COMMIT]

Servers run in processes of their own, in turn; the load plays beside them on the same machine, and its sockets ask as a browser
does. Snapshots are measured in computing, at the same positions, for who decides and for somebody else, each made for the first
time in a match that was followed until then; what is worked out beside the tables afterwards is measured on its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import mean, median
from typing import Any

import uvloop
from load import moves
from match import ROOT, worktree
from pages import written
from progress import progress
from servers import Missing, midway

BEFORE = "7d83360"  # the last commit at which every position was told from nothing
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
TABLES, WIDE = 350, 128  # tables, and how many of them play at the same time
STORED, OPEN, FEW, EVENTS = 20_000, 2_000, 200, 100
MOVES_BAR, MUSEUM_BAR, ROOM_BAR, PROCESS_BAR = 2_500, 1.5, 20, 300
Say = Callable[[str], None]


def run(say: Say, quick: bool, before: str = BEFORE) -> None:
    """Print everything."""
    with worktree(before) as there:
        folders = {"here": ROOT, **({"before": there} if there else {})}
        _moves(say, folders, before, quick)
        say("")
        _snapshots(say, folders, before, quick)
        say("")
        _memory(say, folders, before, quick)


# Moves.


def _moves(say: Say, folders: dict[str, Path], before: str, quick: bool) -> None:
    """Moves per second with both seats' sockets open, and what the server computes for each."""
    say(f"Moves per second with both seats' sockets open, {WIDE} tables at a time, one server process on {os.cpu_count()} cores,")
    say(f"beside commit {before}; the bar is {MOVES_BAR:,}")
    say(f"{'':<14}{'moves/s':>10}{'before':>10}{'times':>8}{'CPU µs/move':>14}{'before':>10}{'times':>8}")
    for database, name in DATABASES.items():
        try:
            with ExitStack() as running:
                servers = {which: running.enter_context(midway(database, where)) for which, where in folders.items()}
                found: dict[str, list[tuple[float, float]]] = {which: [] for which in servers}
                for number in range(2 if quick else 4):  # the first round warms up
                    for which, server in servers.items():
                        progress(f"moves, {name}, {which}, round {number}")
                        found[which].append(_rate(server, 1.0 if quick else 2.5))
        except Missing as missing:
            say(f"{name}: not measured, {missing}")
            continue
        rates, costs = ({which: median(one[n] for one in rounds[1:]) for which, rounds in found.items()} for n in (0, 1))
        say(f"{name:<14}{_beside(rates, 0)}{_beside(costs, 0):>32}")


def _rate(server: Any, seconds: float) -> tuple[float, float]:
    """Moves per second, and microseconds of computing for each."""
    began = 0.0

    def begin() -> None:
        nonlocal began
        began = server.cpu_seconds()

    done, taken = uvloop.run(moves(server.address, TABLES, WIDE, True, seconds, begin))
    return done / taken, (server.cpu_seconds() - began) / done * 1e6


# Snapshots.


def _snapshots(say: Say, folders: dict[str, Path], before: str, quick: bool) -> None:
    """Milliseconds of computing for a snapshot as a browser's socket is told it, and for what it is told later."""
    records = written(folders.get("before", ROOT), 10 if quick else 60)
    say(f"A snapshot, ms of computing, beside commit {before}; the bar for Museum is {MUSEUM_BAR:g}")
    say(
        f"{'':<14}{'decides':>10}{'before':>10}{'times':>8}{'mean':>10}{'before':>10}{'times':>8}{'other':>10}{'before':>10}{'times':>8}"
        f"{'later':>10}{'mean':>8}"
    )
    found = {which: measured(where, records) for which, where in folders.items()}
    for game in records:
        deciding, other = ({which: times[game][n] for which, times in found.items()} for n in (0, 1))
        later = found["here"][game][2]
        cells = [{which: part(times) for which, times in deciding.items()} for part in (median, mean)]
        cells.append({which: median(times) for which, times in other.items()})
        say(f"{game:<14}" + "".join(_beside(cell, 2) for cell in cells) + f"{median(later):>10.2f}{mean(later):>8.2f}")


def measured(where: Path, records: dict[str, list[str]]) -> dict[str, list[list[float]]]:
    """What a process finds that runs the code of a folder: by game, the times of who decides, of another seat, and afterwards."""
    own = {**os.environ, "PYTHONPATH": str(where / "src")}
    asked = json.dumps(records)
    done = subprocess.run(
        [sys.executable, __file__, "--snapshots"], env=own, input=asked, stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def snapshots(records: dict[str, list[str]]) -> dict[str, list[list[float]]]:
    """The same, in this process."""
    import time
    from types import SimpleNamespace

    from midway.match.proof import replay
    from midway.match.record import parse
    from midway.table.answers import encode
    from midway.table.stored import Stored, StoredSeat

    try:
        from midway.table.showing import Showing, snapshot

        at_once = {"whole": False}
    except ModuleNotFoundError:  # earlier commits had it elsewhere, and everything at once
        from midway.table.answering import snapshot

        at_once = {}
    found: dict[str, list[list[float]]] = {}
    for game, texts in records.items():
        times: list[list[float]] = [[], [], []]
        for text in texts:
            match = replay(parse(text))
            match.seal = "0" * 64  # as at a table with a dealer
            seats = tuple(StoredSeat(name, "", "", "") for name in match.names)
            stored = Stored("", game, 1, "", None, {}, {}, match.seal, None, False, seats)
            room: Any = SimpleNamespace(id="", stored=stored, thinking=None, seat_among=lambda held: held[0])
            room.match = match.until(match.number - 1)
            snapshot(room, [room.match.seat], "en", match.number - 1, None, lambda seat: True, 0, True)
            room.match = match
            for place, seat in enumerate((match.seat, (match.seat + 1) % len(seats))):
                began = time.process_time()
                encode(snapshot(room, [seat], "en", match.number, None, lambda seat: True, 0, True, **at_once))
                times[place].append((time.process_time() - began) * 1000)
            began = time.process_time()
            if at_once:
                Showing(room, "en", drawn=True).outlooks()
            times[2].append((time.process_time() - began) * 1000)
        found[game] = times
    return found


# Memory.


def _memory(say: Say, folders: dict[str, Path], before: str, quick: bool) -> None:
    """What a server holds: tables stored, and the latest of them opened and left alone."""
    stored = OPEN if quick else STORED
    say(f"Memory of a process with {stored:,} tables of {EVENTS} events stored and {OPEN:,} open, beside commit {before}")
    say(f"the bars are {ROOM_BAR} kB and {PROCESS_BAR} MB")
    say(f"{'':<32}{'here':>10}{'before':>10}{'times':>8}")
    found = {}
    for which, where in folders.items():
        progress(f"memory, {which}")
        own = {**os.environ, "PYTHONPATH": str(where / "src")}
        ask = [sys.executable, __file__, "--memory", str(stored)]
        found[which] = json.loads(subprocess.run(ask, env=own, stdout=subprocess.PIPE, text=True, check=True).stdout)
    for name in found["here"]:
        say(f"{name:<32}" + _beside({which: figures[name] for which, figures in found.items()}, 1))


async def memory(stored: int) -> dict[str, float]:
    """Kilobytes of an idle room, as Python counts them, and megabytes of the process."""
    import gc
    import random
    import secrets
    import tracemalloc

    from match import resident

    from midway import Match
    from midway.table.server import Server

    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db")
        await server.store.open()
        match, rng = Match("worldsfair", 2, seed=7), random.Random(1)
        while match.number < EVENTS:
            match.choose(rng.choice(match.legal()))
        ids = [secrets.token_urlsafe(12) for _ in range(stored)]
        for id in ids:
            await server.store.create(id, match, ["", ""], [secrets.token_hex(32), secrets.token_hex(32)], False)
        for id in ids[-OPEN:]:
            await server.room(id)
        open_megabytes = resident() / 1e6
        server.rooms.clear()
        server.awake.clear()
        gc.collect()
        tracemalloc.start()
        for id in ids[:FEW]:
            await server.room(id)
        for room in server.rooms.values():
            getattr(room, "sleep", room.rest)()
        gc.collect()
        idle = tracemalloc.get_traced_memory()[0] / len(server.rooms) / 1000
        await server.store.close()
    return {"an idle room, kB": idle, "the process, MB": open_megabytes}


def _beside(found: dict[str, float], digits: int) -> str:
    """A number, the one before, and how many times the one before it is."""
    here, *past = found.values()
    return f"{here:>10,.{digits}f}" + (f"{past[0]:>10,.{digits}f}{here / past[0]:>8.2f}" if past else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="less of everything, to try it")
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--snapshots", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--memory", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.memory:
        print(json.dumps(asyncio.run(memory(asked.memory))))
    elif asked.snapshots:
        print(json.dumps(snapshots(json.load(sys.stdin))))
    else:
        run(lambda text: print(text, flush=True), asked.quick, asked.before)


if __name__ == "__main__":
    main()
