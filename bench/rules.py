"""The rules on the plain machine beside an earlier commit; with --compiled also on the cpu machine, and how long it compiles.

    python bench/rules.py [--quick] [--compiled] [--instructions] [--before COMMIT] [--game NAME]

Both are measured in processes of their own, in turn, and in seconds of computing, so that a busy machine matters less. The
best of all rounds counts: whatever else the machine does can only make a round slower. With --instructions, Valgrind counts what
the processor does for an event of the plain machine, which is the same on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from match import ROOT, worktree
from progress import progress

BEFORE = "346fea4"
GAMES = ("worldsfair", "museum", "destiny")
PLAYERS = 4
COUNTS = {
    "plain": {"worldsfair": 150, "museum": 25, "destiny": 25},
    "cpu": {"worldsfair": 20_000, "museum": 3_000, "destiny": 3_000},
}
FEW = {"worldsfair": 12, "museum": 5, "destiny": 5}  # games whose instructions are counted
Say = Callable[[str], None]


def run(
    say: Say,
    quick: bool,
    compiled: bool = False,
    instructions: bool = False,
    before: str = BEFORE,
    games: tuple[str, ...] = GAMES,
) -> None:
    """Print everything, each game as soon as it is measured."""
    say(f"Random games of {PLAYERS} players, beside commit {before}: decisions per second of computing, and seconds to compile")
    say(f"{'':<32}{'here':>14}{'before':>14}{'times':>8}")
    machines = ("plain", "cpu") if compiled else ("plain",)
    with worktree(before) as there, tempfile.TemporaryDirectory() as cache:
        folders = [ROOT, *([there] if there else [])]
        for game in games:
            _rows(say, _rounds(folders, cache, game, machines, 2 if quick else 5))
            if instructions:
                _rows(say, [{f"{game}: instructions/event": _instructions(folder, game)} for folder in folders])


def _rows(say: Say, found: list[dict[str, float]]) -> None:
    """Here, before, and how many times as much."""
    for name in found[0]:
        here, *past = (one[name] for one in found)
        then = f"{past[0]:>14,.1f}{here / past[0]:>8.2f}" if past else ""
        say(f"{name:<32}{here:>14,.1f}{then}")


def _rounds(folders: list[Path], cache: str, game: str, machines: tuple[str, ...], rounds: int) -> list[dict[str, float]]:
    """The best of some rounds for each folder; the first round compiles."""
    found: list[list[dict[str, float]]] = [[] for _ in folders]
    for number in range(rounds):
        for where, column in zip(folders, found, strict=True):
            progress(f"{game}, {' and '.join(machines)}, {where.name}: round {number + 1} of {rounds}")
            column.append(json.loads(_python(where, cache, "--measure", game, *machines).stdout))
    best = {name: min if name.endswith("compile") else max for name in found[0][0]}
    return [{name: pick(one[name] for one in column) for name, pick in best.items()} for column in found]


def _instructions(where: Path, game: str) -> float:
    """What the processor does for one event: the difference between a few games and one, so that starting does not count."""
    if not shutil.which("valgrind"):
        raise SystemExit("--instructions needs Valgrind: apt install valgrind")
    counted = []
    for games in (1, FEW[game]):
        progress(f"{game}, instructions of {games} games, {where.name}")
        valgrind = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
        done = _python(where, "", "--count", game, str(games), under=valgrind, stderr=subprocess.PIPE)
        collected = re.search(rb"Collected : (\d+)", done.stderr)
        assert collected, done.stderr.decode()
        counted.append((int(collected[1]), int(done.stdout)))
    (first, few), (last, many) = counted
    return (last - first) / (many - few)


def _python(where: Path, cache: str, *asked: str, under: tuple[str, ...] = (), **more: Any) -> subprocess.CompletedProcess[bytes]:
    """This program with the code of a folder."""
    own = {**os.environ, "PYTHONPATH": str(where / "src"), "PYTHONHASHSEED": "0", "MIDWAY_CACHE": f"{cache}/{where.name}"}
    return subprocess.run([*under, sys.executable, __file__, *asked], env=own, stdout=subprocess.PIPE, check=True, **more)


def _measure(name: str, machines: list[str]) -> dict[str, float]:
    """Decisions per second of computing, and seconds to compile where nothing is in the cache."""
    from midway import find, machine

    found: dict[str, float] = {}
    game = find(name)
    start = game.start(PLAYERS)
    for kind in machines:
        here = machine(game, kind)
        if kind == "cpu":
            ready = here.ready
            began = time.process_time()
            here.compile()
            found[f"{name}: compile"] = float("inf") if ready else time.process_time() - began
        here.play(start, 1, [0] * PLAYERS, 1)
        began = time.process_time()
        batch = here.play(start, COUNTS[kind][name], [0] * PLAYERS, 2)
        found[f"{name}: {kind}"] = batch.decisions / (time.process_time() - began)
    return found


def _count(name: str, games: int) -> int:
    """Play some games on the plain machine; how many events they had."""
    from midway import find, machine

    game = find(name)
    return machine(game, "plain").play(game.start(PLAYERS), games, [0] * PLAYERS, 2).events


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, to try it")
    parser.add_argument("--compiled", action="store_true", help="the cpu machine as well; it compiles for minutes")
    parser.add_argument("--instructions", action="store_true", help="count the instructions of the plain machine, with Valgrind")
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; can be given more than once")
    parser.add_argument("--measure", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--count", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(_measure(args.measure[0], args.measure[1:])))
    elif args.count:
        print(_count(args.count[0], int(args.count[1])))
    else:
        games = tuple(args.game or GAMES)
        run(lambda text: print(text, flush=True), args.quick, args.compiled, args.instructions, args.before, games)


if __name__ == "__main__":
    main()
