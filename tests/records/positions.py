"""Every position of every record, built again from its events: one line for a record, the same on every Python.

python tests/records/positions.py [RECORD ...]
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from midway.match.proof import verify

RECORDS = sorted(Path(__file__).parent.glob("*.txt"))


def positions(path: Path) -> list[str]:
    """The hash of the position after each event; from the start and from the positions that a match keeps, it is the same."""
    match = verify(path).match
    again, hashes = match.until(0), []
    for event in match.events:
        again.replay(event)
        hashes.append(again.state.hash)
        assert match.until(again.number).state.hash == hashes[-1], f"{path.stem}, event {event.number}"
    return hashes


def main() -> None:
    for path in [Path(given) for given in sys.argv[1:]] or RECORDS:
        hashes = positions(path)
        print(path.stem, len(hashes), hashlib.sha256("\n".join(hashes).encode()).hexdigest())


if __name__ == "__main__":
    main()
