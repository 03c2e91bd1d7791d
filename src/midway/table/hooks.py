"""Webhooks in the store: who is to be notified at which address, and how far each was looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from midway.kernel.rule import CHANCE

from .schema import events, turns, webhooks
from .store import Store


@dataclass(frozen=True)
class Hook:
    """A webhook whose seat decides: how far it was checked, the number of the decision, and whether a turn begins there."""

    match: str
    seat: int
    url: str
    language: str
    told: int
    failed: bool
    number: int
    begun: bool


def _to_look_at() -> sa.Select[Any]:
    """The query for webhooks of deciding seats that have not been checked since."""
    other = (events.c.match == webhooks.c.match, events.c.number >= webhooks.c.told, events.c.seat != webhooks.c.seat)
    begun = sa.exists().where(*other, events.c.seat != CHANCE).label("begun")
    hooks = [webhooks.c[name] for name in ("match", "seat", "url", "language", "told", "failed")]
    theirs = (turns.c.match == webhooks.c.match, turns.c.seat == webhooks.c.seat, turns.c.bot == "")
    return sa.select(*hooks, turns.c.number, begun).where(*theirs, turns.c.number > webhooks.c.told)


TO_LOOK_AT = _to_look_at()  # made once, because it is asked after every change


class Hooks:
    """The webhooks in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def put(self, match: str, seat: int, url: str, language: str, told: int) -> None:
        """Notify this address whenever a turn of the seat begins after event `told`; an empty address ends this."""
        async with self.store.writing() as connection:
            if not url:
                await connection.execute(webhooks.delete().where(webhooks.c.match == match, webhooks.c.seat == seat))
                return
            row = {"match": match, "seat": seat, "url": url, "language": language, "told": told, "failed": False}
            insert = postgresql.insert(webhooks) if self.store.postgres else sqlite.insert(webhooks)
            await connection.execute(insert.values(row).on_conflict_do_update(index_elements=["match", "seat"], set_=row))

    async def to_look_at(self) -> list[Hook]:
        """The webhooks of deciding seats that have not been checked since."""
        async with self.store.engine.connect() as connection:
            return [Hook(**row) for row in (await connection.execute(TO_LOOK_AT)).mappings()]

    async def looked_at(self, hook: Hook) -> bool:
        """Mark a webhook as checked; false if another server already has."""
        async with self.store.writing() as connection:
            done = await connection.execute(_change(hook).where(webhooks.c.told == hook.told).values(told=hook.number))
            return done.rowcount == 1

    async def mark(self, hook: Hook, failed: bool) -> None:
        """Record whether the last notice arrived."""
        async with self.store.writing() as connection:
            await connection.execute(_change(hook).where(webhooks.c.url == hook.url).values(failed=failed))


def _change(hook: Hook) -> sa.Update:
    return webhooks.update().where(webhooks.c.match == hook.match, webhooks.c.seat == hook.seat)
