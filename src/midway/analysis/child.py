"""An analysis in a process of its own: `python -m midway.analysis.child TIMES` reads a record and writes what it finds.

Each line is the analysis so far as JSON; the last one is the whole of it. It runs at low priority.
"""

from __future__ import annotations

import json
import os
import sys
import time

from midway.match.proof import replay
from midway.match.record import parse

from .study import SEED, Study, analyse

PAUSE = 1.0  # seconds between two lines
LOW = 15  # how much more patient than others


def main() -> None:
    """Analyse the record on standard input."""
    if hasattr(os, "nice"):
        os.nice(LOW)
    told = 0.0
    for study in analyse(replay(parse(sys.stdin.read())), SEED, float(sys.argv[1])):
        if study.done or time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            _tell(study)


def _tell(study: Study) -> None:
    sys.stdout.write(json.dumps(study.to_json()) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
