"""Seeds of unfinished matches: kept outside their records, so that a saved match can go on and its record tells nothing."""

from __future__ import annotations

import os
from pathlib import Path

from midway.kernel.fault import Fault
from midway.match.match import Match
from midway.match.record import read


def folder() -> Path:
    """MIDWAY_DATA, or `midway` in the user's data folder."""
    if data := os.environ.get("MIDWAY_DATA"):
        return Path(data) / "seeds"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "midway" / "seeds"


def keep_seed(match: Match) -> None:
    """Remember the dealer of a match that goes on; forget the one of a match that is over."""
    if match.dealer is None:
        return
    file = folder() / match.commitment
    try:
        if match.result:
            file.unlink(missing_ok=True)
            return
        folder().mkdir(parents=True, exist_ok=True, mode=0o700)
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as handle:
            handle.write(match.dealer.seed)
    except OSError as error:
        raise Fault("write", file=str(file), error=str(error.strerror)) from None


def kept_seed(record: Path) -> str | None:
    """The seed of a saved match, if it is kept here."""
    seal = read(record).seal
    file = folder() / seal
    return file.read_text(encoding="utf-8") if len(seal) == 64 and seal.isalnum() and file.is_file() else None
