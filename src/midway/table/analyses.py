"""Analyses of finished matches in the store: a queue, and what was found. They can be made again, so they are not backed up."""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from .database import clock, is_free
from .schema import analyses
from .store import Store

LEASE = 30.0  # seconds without news after which another server takes an analysis over
MOST = 200  # that wait
TRIES = 3  # after which an analysis is given up


@dataclass(frozen=True)
class StoredAnalysis:
    """An analysis as it is stored.

    study      what has been found, as JSON; empty before anything has
    done       true once everything has been found
    given_up   true if it failed again and again
    before     how many others are asked for earlier
    """

    match: str
    times: float
    study: str
    done: bool
    given_up: bool
    before: int


class Analyses:
    """The analyses in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, match: str) -> StoredAnalysis | None:
        """The analysis of a match, if anybody has asked for it."""
        ours = analyses.c.match == match
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(sa.select(analyses).where(ours))).first()
            if row is None:
                return None
            earlier = sa.select(sa.func.count()).where(waiting(), analyses.c.asked < row.asked)
            before = 0 if row.done else await connection.scalar(earlier)
            free = await connection.scalar(sa.select(is_free(analyses.c.lease, LEASE, self.store.postgres)).where(ours))
        given_up = not row.done and row.tries >= TRIES and bool(free)
        return StoredAnalysis(match, row.times, row.study, row.done, given_up, before or 0)

    async def ask(self, match: str, times: float) -> bool:
        """Put an analysis into the queue, or a longer one than there is; false if the queue is full."""
        row = {"match": match, "times": times, "asked": time.time(), "lease": 0.0, "tries": 0, "done": False, "study": ""}
        insert = postgresql.insert(analyses) if self.store.postgres else sqlite.insert(analyses)
        longer = insert.values(row).on_conflict_do_update(
            index_elements=["match"], set_=row, where=analyses.c.times < insert.excluded.times
        )
        async with self.store.writing() as connection:
            if (await connection.scalar(sa.select(sa.func.count()).where(waiting())) or 0) >= MOST:
                return False
            await connection.execute(longer)
        return True

    async def drop(self, match: str) -> None:
        """Forget the analysis of a match that is done."""
        async with self.store.writing() as connection:
            await connection.execute(analyses.delete().where(analyses.c.match == match, analyses.c.done))

    async def lease(self) -> tuple[str, float] | None:
        """Take the analysis that was asked for first and that nobody works on: its match, and how long to search."""
        postgres = self.store.postgres
        unused = is_free(analyses.c.lease, LEASE, postgres)
        free = sa.select(analyses).where(waiting(), unused).order_by(analyses.c.asked).limit(1)
        async with self.store.writing() as connection:
            row = (await connection.execute(free.with_for_update(skip_locked=True) if postgres else free)).first()
            if row is None:
                return None
            taken = analyses.update().where(analyses.c.match == row.match)
            await connection.execute(taken.values(lease=clock(postgres) + LEASE, tries=row.tries + 1))
        return row.match, row.times

    async def hold(self, match: str) -> None:
        """Go on with an analysis, though there is no news of it yet."""
        async with self.store.writing() as connection:
            held = analyses.update().where(analyses.c.match == match)
            await connection.execute(held.values(lease=clock(self.store.postgres) + LEASE))

    async def keep(self, match: str, times: float, study: str, done: bool) -> None:
        """Store what has been found so far."""
        async with self.store.writing() as connection:
            found = analyses.update().where(analyses.c.match == match, analyses.c.times == times)
            await connection.execute(found.values(study=study, done=done, lease=clock(self.store.postgres) + LEASE))

    async def give_back(self, match: str | None) -> None:
        """Let another server go on with an analysis at once; that it was broken off counts for nothing."""
        async with self.store.writing() as connection:
            held = analyses.update().where(analyses.c.match == match, ~analyses.c.done, analyses.c.tries > 0)
            await connection.execute(held.values(lease=0.0, tries=analyses.c.tries - 1))


def waiting() -> sa.ColumnElement[bool]:
    """An analysis that is still to be made."""
    return sa.and_(~analyses.c.done, analyses.c.tries < TRIES)
