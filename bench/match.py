"""A match: what it costs to take back, to look back, to read a record, to play with bots, and to hold; beside an earlier commit.

    python bench/match.py [--quick] [--before COMMIT]

Both are measured in processes of their own, in turn, and in seconds of computing, so that a busy machine matters less.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from progress import progress

ROOT = Path(__file__).parents[1]
BEFORE = "346fea4"  # the last commit at which going back meant playing everything again
PLAYERS = {"worldsfair": 3, "museum": 3, "destiny": 5}
EVENTS, PAIRS = 483, 700  # of the record that is read
ROOMS, HELD = 1000, 100  # matches at rest in the memory of a server, and the events of each
Say = Callable[[str], None]


def run(say: Say, quick: bool, before: str = BEFORE) -> None:
    """Print everything."""
    say(f"A match, beside commit {before}, in ms of computing; median of the times taken")
    with worktree(before) as there:
        rounds = 1 if quick else 3
        found = [(measured(ROOT), measured(there) if there else {}) for _ in range(rounds)]
    say(f"{'':<48}{'here':>10}{'before':>10}{'times':>8}")
    for name in found[0][0]:
        here = median(now[name] for now, _ in found)
        past = median(then.get(name, 0.0) for _, then in found)
        better = here / past if past and name.endswith("/s") else past / here
        say(f"{name:<48}{here:>10,.2f}" + (f"{past:>10,.2f}{better:>8.1f}" if past else ""))


@contextmanager
def worktree(commit: str) -> Any:
    """A folder with an earlier commit; None where there is none."""
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder) / "before"
        made = subprocess.run(["git", "worktree", "add", "--detach", str(there), commit], cwd=ROOT, capture_output=True)
        if made.returncode != 0:
            progress(f"no commit {commit} here, so nothing to compare with")
        try:
            yield there if made.returncode == 0 else None
        finally:
            if made.returncode == 0:
                subprocess.run(["git", "worktree", "remove", "--force", str(there)], cwd=ROOT, capture_output=True)


def measured(where: Path) -> dict[str, float]:
    """What a process finds that runs the code of a folder."""
    own = {**os.environ, "PYTHONPATH": str(where / "src")}
    done = subprocess.run([sys.executable, __file__, "--measure"], env=own, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def measure() -> dict[str, float]:
    """Milliseconds of computing, by what is done; decisions per second where that is said."""
    from midway import Match, bots

    found: dict[str, float] = {}
    for game, players in PLAYERS.items():
        match = Match(game, players, seed=7)
        bot = bots.find(match.game, "random", seed=1)
        began = time.process_time()
        bots.play(match, dict.fromkeys(range(players), bot))
        spent = time.process_time() - began
        found[f"{game}: bots, decisions/s"] = sum(event.seat >= 0 for event in match.events) / spent
        found[f"{game}: undo"] = median(undone(late(match)))
        steps = range(match.number - 40, match.number)
        found[f"{game}: a step of a replay"] = median(timed(match.until, steps))
        anywhere = random.Random(1).sample(range(match.number), 40)
        found[f"{game}: at="] = median(timed(match.until, anywhere))
        found[f"{game}: at=, the longest"] = max(timed(match.until, anywhere))
    found[f"destiny: a record of {EVENTS} events, {PAIRS} undone pairs"] = reading()
    found[f"worldsfair: {ROOMS} idle rooms of {HELD} events, MB"] = idle()
    return found


def late(match: Any) -> Any:
    """The match near its end, where something can be taken back."""
    for number in range(match.number - 1, 0, -1):
        if (then := match.until(number)).undoable and then.seat >= 0:
            return then
    raise ValueError("nothing can be taken back")


def undone(match: Any) -> list[float]:
    """How long it takes to take back a choice and, after it is made again, to take it back once more."""
    last = max((event for event in match.events if event.code >= 0), key=lambda event: event.number)
    times = []
    for _ in range(15):
        times += timed(lambda _: match.undo(), [0])
        match.happen(last.seat, last.code)
    return times


def reading() -> float:
    """How long a record takes that a busy finger made at a real table."""
    from midway import Match
    from midway.match.proof import replay
    from midway.match.record import _hash, dumps, parse

    match = Match("destiny", 5, mirror=True)
    rng = random.Random(3)
    while match.number < EVENTS:
        match.choose(rng.choice(match.legal()))
    *lines, _, end = dumps(match).split("\n")
    who = "chance" if match.seat < 0 else match.seat + 1
    chain = lines[-1].rpartition(" ")[2]
    pair = (match.game.codes.text(match.legal()[0]), "undo")
    said = [f"{EVENTS + number} {who} {pair[number % 2]}" for number in range(2 * PAIRS)]
    for line in [*said, "open"]:
        chain = _hash(f"{chain} {line}")
        lines.append(f"{line} {chain}")
    text = "\n".join([*lines, end])
    return min(timed(lambda _: replay(parse(text)), range(3)))


def idle() -> float:
    """Megabytes of matches that nobody is looking at."""
    from midway import Match, bots

    match = Match("worldsfair", 2, seed=7)
    bots.play(match, dict.fromkeys(range(2), bots.find(match.game, "random", seed=1)))
    before = resident()
    held = [Match.sealed(match.game, match.seats, match.settings, {}, "0" * 64) for _ in range(ROOMS)]
    for room in held:
        for event in match.events[:HELD]:
            room.replay(event)
        if hasattr(room, "rest"):  # earlier commits kept no positions
            room.rest()
    return (resident() - before) / 2**20


def resident() -> int:
    """The bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def timed(work: Callable[[int], Any], numbers: Any) -> list[float]:
    """Milliseconds of computing for each number."""
    times = []
    for number in numbers:
        began = time.process_time()
        work(number)
        times.append((time.process_time() - began) * 1000)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="less of everything, to try it")
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--measure", action="store_true", help="measure what PYTHONPATH leads to, and print it as JSON")
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure()))
    else:
        run(lambda text: print(text, flush=True), asked.quick, asked.before)


if __name__ == "__main__":
    main()
