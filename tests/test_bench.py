"""The benchmarks run: each that takes no more than a moment measures a little."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[1] / "bench"


def test_the_marks_of_an_analysis_are_measured():
    little = ["worldsfair", "--players", "2", "--games", "1", "--times", "0.02", "--workers", "1"]
    told = subprocess.run([sys.executable, BENCH / "marks.py", *little], capture_output=True, text=True, check=True)
    title, choices, *_ = told.stdout.splitlines()[-1].rsplit(maxsplit=6)
    assert title == "worldsfair, 2"
    assert int(choices) > 20
