"""How long a bot's first move takes on a machine with nothing compiled; beside an earlier commit.

    python bench/first.py [--quick] [--before COMMIT]

The server has just started, its cache is empty, and every seat is a bot of the same level.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median

from match import worktree
from progress import progress
from servers import ROOT, midway

from midway.kernel.game import find, names

BEFORE = "a3d8b80"  # the last commit at which every bot waited for one process, and every search for two seconds
BOTS = ("merchant", "architect")
Say = Callable[[str], None]


def run(say: Say, quick: bool, before: str = BEFORE) -> None:
    """Print everything."""
    times = 1 if quick else 3
    say(f"A bot's first move without a compiled cache, seconds, beside commit {before}; median of {times}")
    say(f"{'':<24}{'here':>10}{'before':>10}{'times':>8}")
    with worktree(before) as there:
        for game in names():
            for bot in BOTS:
                progress(f"{bot} in {game}")
                here, past = (
                    median(first_move(where, game, bot) for _ in range(times)) if where else 0.0 for where in (ROOT, there)
                )
                say(f"{game + ', ' + bot:<24}{here:>10.2f}" + (f"{past:>10.2f}{past / here:>8.1f}" if past else ""))


def first_move(where: Path, game: str, bot: str) -> float:
    """Seconds from asking for a match to the first move in it."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ["MIDWAY_CACHE"] = cache
        with midway("sqlite", where, warm_up=True) as server:
            seats = [{"bot": bot} for _ in range(find(game).players[0])]
            began = time.monotonic()
            match = _ask(f"{server.address}/api/matches", {"game": game, "seats": seats})["match"]
            while not any(event["seat"] != "chance" for event in _ask(f"{server.address}/api/matches/{match}")["log"]):
                time.sleep(0.01)
            return time.monotonic() - began


def _ask(address: str, body: object = None) -> dict:  # type: ignore[type-arg]
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(
        urllib.request.Request(address, data, {"Content-Type": "application/json"}), timeout=60
    ) as answer:
        return json.load(answer)  # type: ignore[no-any-return]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="each of them once")
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="the commit to compare with")
    asked = parser.parse_args()
    run(lambda text: print(text, flush=True), asked.quick, asked.before)


if __name__ == "__main__":
    main()
