"""A restore drill: a backup is put back into a database of its own, and every match in it is played through the rules."""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from midway.kernel.fault import Fault

from .backup import Progress, back_up, restore
from .room import Room
from .schema import matches
from .store import Store


@dataclass
class Drill:
    """What a drill has shown: how many matches and events came back, in how many seconds, and what could not be opened."""

    matches: int = 0
    events: int = 0
    seconds: float = 0.0
    faults: dict[str, Fault] = field(default_factory=dict)


def drill(database: str | None, backup: Path | None, progress: Progress) -> Drill:
    """Restore a backup, or one of a database that is made now, and open everything in it; the database is only read."""
    with tempfile.TemporaryDirectory(prefix="midway-drill-") as folder:
        file = backup or Path(folder) / "backup.gz"
        if backup is None:
            back_up(database, file, progress)
        began = time.monotonic()
        restored = f"sqlite:///{folder}/tables.db"
        restore(restored, file, progress)
        done = asyncio.run(_opened(restored, progress))
        done.seconds = time.monotonic() - began
        return done


async def _opened(database: str, progress: Progress) -> Drill:
    store, done = Store(database), Drill()
    async with store.engine.connect() as connection:
        ids = list(await connection.scalars(sa.select(matches.c.id).order_by(matches.c.id)))
    for number, match in enumerate(ids, 1):
        try:
            done.events += await _replayed(store, match)
            done.matches += 1
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            done.faults[match] = error if isinstance(error, Fault) else Fault("match-damaged")
        progress(number, len(ids))
    await store.close()
    return done


async def _replayed(store: Store, match: str) -> int:
    """Play a match through the rules to where it is; how many events it has."""
    stored = await store.find(match)
    assert stored
    room = Room(store, stored)
    await room.refresh()
    return room.match.number
