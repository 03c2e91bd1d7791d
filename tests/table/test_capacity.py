"""How much a server holds: live tables with all their sockets and a steady pace of moves, for a while."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CAPACITY = Path(__file__).parents[2] / "bench" / "capacity.py"
SLOWEST = 250.0  # milliseconds, for 99 of 100 moves
MOST_GROWTH = 0.05


def test_a_server_holds_at_a_steady_pace(whole, figure):
    asked = {"--tables": 500, "--rate": 50, "--seconds": 1800} if whole else {"--tables": 3, "--rate": 30, "--seconds": 1}
    words = [str(word) for pair in asked.items() for word in pair]
    found = json.loads(subprocess.run([sys.executable, CAPACITY, *words], stdout=subprocess.PIPE, check=True).stdout)
    assert found["moves"] == asked["--rate"] * asked["--seconds"]
    growth = found["end"] / found["warm"] - 1
    figure(
        f"{found['tables']} tables, {found['sockets']:,} sockets, {found['moves'] / found['seconds']:.0f} moves/s for "
        f"{found['seconds'] / 60:.0f} min: p99 {found['acknowledged']:.0f} ms to acknowledge, {found['seen']:.0f} ms to be seen, "
        f"{found['late']:.0f} ms that the load itself was late; "
        f"memory {found['warm']:.0f} → {found['end']:.0f} MB ({growth:+.1%})",
        max(found["acknowledged"], found["seen"]) < SLOWEST and growth < MOST_GROWTH,
    )
