"""What the terminal saves: every match as it is played, and the dealers' seeds, separately.

A record reveals nothing about what chance will do. The seed, in a file that only its owner can read, lets the dealer go on.
"""

from __future__ import annotations

import shlex
from contextlib import suppress
from itertools import count
from pathlib import Path

from midway.kernel.fault import Fault
from midway.kernel.files import replacing
from midway.kernel.folders import user_data
from midway.match.match import Match
from midway.match.record import LARGEST, read

TAIL = 200  # bytes at the end of an unfinished record that contain its last line


class Keeper:
    """The file a match is saved to: one that the person named, or one in our folder."""

    def __init__(self, file: Path, own: bool = False) -> None:
        self.file = file
        self.own = own

    @classmethod
    def named(cls, file: Path, resumed: bool = False) -> Keeper:
        """A file that the person named; it is overwritten only if it holds a finished match."""
        if not resumed and _exists(file):
            if not _is_record(file):
                raise Fault("save-foreign", file=str(file))
            if is_open(file):
                raise Fault("save-open", file=str(file))
        return cls(file, own=file.parent == _folder("games"))

    @classmethod
    def fresh(cls, game: str) -> Keeper:
        """A file in our folder for a match that begins, with the first free number."""
        try:
            _folder("games").mkdir(parents=True, exist_ok=True, mode=0o700)
            for number in count(1):
                file = _folder("games") / f"{game}-{number}.txt"
                if not file.exists():
                    file.touch(exist_ok=False)
                    return cls(file, own=True)
        except FileExistsError:
            return cls.fresh(game)  # another terminal was quicker
        except OSError as error:
            raise Fault("write", file=str(_folder("games")), error=str(error.strerror)) from None
        raise AssertionError

    @property
    def command(self) -> str:
        """The command that resumes the match."""
        return f"midway play --resume {shlex.quote(self.file.stem if self.own else str(self.file))}"

    def keep(self, match: Match) -> None:
        """Write the match as it stands."""
        match.save(self.file)

    def drop(self, match: Match) -> None:
        """Delete a match in our folder, and its seed."""
        self.file.unlink(missing_ok=True)
        forget_seed(match)


def unfinished(game: str) -> list[Keeper]:
    """The unfinished matches in our folder, the latest first."""
    found = [file for file in _folder("games").glob(f"{game}-*.txt") if is_open(file)]
    return [Keeper(file, own=True) for file in sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)]


def resumed(name: str) -> Path:
    """The file that a person means: a path, or the name of a match in our folder."""
    own = _folder("games") / f"{name}.txt"
    return own if not _exists(Path(name)) and Path(name).name == name and _exists(own) else Path(name)


def keep_seed(match: Match) -> None:
    """Remember the seed of an unfinished match."""
    if match.dealer is None or match.result:
        return
    file = _folder("seeds") / match.seal
    try:
        if file.exists():
            return
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Fault("write", file=str(file), error=str(error.strerror)) from None
    with replacing(file, 0o600) as handle:
        handle.write(match.dealer.seed.encode())


def forget_seed(match: Match) -> None:
    """Forget the seed of a match that is over; its record reveals it."""
    with suppress(OSError):  # it was never kept
        (_folder("seeds") / match.seal).unlink(missing_ok=True)


def kept_seed(record: Path) -> str | None:
    """The seed of a saved match, if we have it."""
    seal = read(record).seal
    file = _folder("seeds") / seal
    try:
        return file.read_text(encoding="utf-8") if len(seal) == 64 and seal.isalnum() else None
    except (OSError, UnicodeDecodeError):
        return None


def is_open(record: Path) -> bool:
    """True if a file is the record of an unfinished match, judging by its last line."""
    try:
        with record.open("rb") as file:
            file.seek(max(0, record.stat().st_size - TAIL))
            return file.read().rstrip().rpartition(b"\n")[2].startswith(b"open ")
    except OSError:
        return False


def _is_record(file: Path) -> bool:
    try:
        return file.stat().st_size == 0 or (file.stat().st_size <= LARGEST and bool(read(file)))
    except (Fault, OSError):
        return False


def _exists(file: Path) -> bool:
    """Whether a file exists; false for names that no file can have."""
    try:
        return file.exists()
    except (OSError, ValueError):
        return False


def _folder(name: str) -> Path:
    return user_data() / name
