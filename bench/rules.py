"""The rules on the plain and the cpu machine, and how long they take to compile; beside an earlier commit.

    python bench/rules.py [--quick] [--before COMMIT]

Both are measured in processes of their own, in turn, and in seconds of computing, so that a busy machine matters less. The
best of all rounds counts: whatever else the machine does can only make a round slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from match import ROOT, worktree

BEFORE = "346fea4"
GAMES = ("worldsfair", "museum", "destiny")
PLAYERS = 4
COUNTS = {
    "plain": {"worldsfair": 150, "museum": 25, "destiny": 25},
    "cpu": {"worldsfair": 20_000, "museum": 3_000, "destiny": 3_000},
}
Say = Callable[[str], None]


def run(say: Say, quick: bool, before: str = BEFORE) -> None:
    """Print everything."""
    say(f"Random games of {PLAYERS} players, beside commit {before}: decisions per second of computing, and seconds to compile")
    with worktree(before) as there, tempfile.TemporaryDirectory() as cache:
        folders = [ROOT, *([there] if there else [])]
        rounds = [[measured(folder, cache) for folder in folders] for _ in range(2 if quick else 5)]
    say(f"{'':<28}{'here':>14}{'before':>14}{'times':>8}")
    for name in rounds[0][0]:
        best = min if name.endswith("compile") else max
        here, *past = (best(found[name] for found in column) for column in zip(*rounds, strict=True))
        then = f"{past[0]:>14,.1f}{here / past[0]:>8.2f}" if past else ""
        say(f"{name:<28}{here:>14,.1f}{then}")


def measured(where: Path, cache: str) -> dict[str, float]:
    """What a process finds that runs the code of a folder; its first round compiles."""
    own = {**os.environ, "PYTHONPATH": str(where / "src"), "MIDWAY_CACHE": f"{cache}/{where.name}"}
    done = subprocess.run([sys.executable, __file__, "--measure"], env=own, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def measure() -> dict[str, float]:
    """Decisions per second of computing, and seconds to compile where nothing is in the cache."""
    from midway import find, machine

    found: dict[str, float] = {}
    for game in map(find, GAMES):
        start = game.start(PLAYERS)
        cpu = machine(game, "cpu")
        compiled = cpu.ready
        began = time.process_time()
        cpu.compile()
        found[f"{game.name}: compile"] = time.process_time() - began if not compiled else float("inf")
        for name, counts in COUNTS.items():
            here = machine(game, name)
            here.play(start, 1, [0] * PLAYERS, 1)
            began = time.process_time()
            batch = here.play(start, counts[game.name], [0] * PLAYERS, 2)
            found[f"{game.name}: {name}"] = batch.decisions / (time.process_time() - began)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, to try it")
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(measure()))
    else:
        run(lambda text: print(text, flush=True), args.quick, args.before)


if __name__ == "__main__":
    main()
