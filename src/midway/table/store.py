"""The store: SQLite on one machine, PostgreSQL where several servers share one. What is acknowledged is committed."""

from __future__ import annotations

import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from midway.kernel.rule import NOBODY
from midway.match.match import Event, Match, Seat

from .schema import chat, events, matches, seats, turns

LEASE = 30.0  # seconds a server has for a bot's move before another may take it over
CHAT_LINES = 200


class Taken(Exception):
    """Somebody else has made this move; nothing was written."""


@dataclass(frozen=True)
class StoredSeat:
    """A seat as the database knows it: keys and owners only as hashes."""

    name: str
    bot: str
    key: str
    owner: str | None


@dataclass(frozen=True)
class Stored:
    """A match without its events."""

    id: str
    game: str
    rules: int
    corrections: dict[str, Any]
    options: dict[str, str]
    seal: str
    seed: str | None
    listed: bool
    seats: tuple[StoredSeat, ...]


def default_database() -> str:
    """MIDWAY_DATABASE, or a file in the user's data folder."""
    if url := os.environ.get("MIDWAY_DATABASE"):
        return url
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "midway"
    folder = Path(os.environ.get("MIDWAY_DATA") or data)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / 'tables.db'}"


class Store:
    """All that the tables remember."""

    def __init__(self, url: str) -> None:
        plain = sa.make_url(url)
        self.postgres = plain.get_backend_name() == "postgresql"
        self.url = plain.set(drivername="postgresql+psycopg" if self.postgres else "sqlite+aiosqlite")
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True)  # errors are logged
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _tune_sqlite)

    @property
    def postgres_url(self) -> str | None:
        """Where to listen for other servers, if the database is one that servers can share."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False) if self.postgres else None

    async def open(self) -> None:
        """Bring the database to the present form."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; on SQLite it takes the right to write at once, so that it cannot fail half way."""
        async with self.engine.connect() as connection:
            if not self.postgres:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                await connection.commit()
            except BaseException:
                await connection.rollback()
                raise

    # Matches and seats.

    async def create(self, match_id: str, match: Match, keys: list[str], owners: list[str | None], listed: bool) -> None:
        """A new match with its seats and what chance has done so far."""
        async with self._writing() as connection:
            await connection.execute(matches.insert(), {
                "id": match_id, "game": match.game.name, "rules": match.game.version,
                "content": match.game.content.hash(match.corrections), "corrections": json.dumps(match.corrections),
                "options": json.dumps(match.settings), "seal": match.commitment,
                "seed": match.dealer.seed if match.dealer else None, "listed": listed, "made": time.time(), "over": False,
            })  # fmt: skip
            rows = [
                {"match": match_id, "seat": number, "name": seat.name, "bot": seat.bot, "key": key, "owner": owner}
                for number, (seat, key, owner) in enumerate(zip(match.seats, keys, owners, strict=True))
            ]
            await connection.execute(seats.insert(), rows)
            await self._append(connection, match_id, match, match.events, None)

    async def find(self, match_id: str) -> Stored | None:
        """A match by its id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(matches).where(matches.c.id == match_id))).mappings().first()
            if row is None:
                return None
            at = await connection.execute(sa.select(seats).where(seats.c.match == match_id).order_by(seats.c.seat))
            placed = tuple(StoredSeat(seat.name, seat.bot, seat.key, seat.owner) for seat in at)
        return Stored(
            row["id"], row["game"], row["rules"], json.loads(row["corrections"]), json.loads(row["options"]),
            row["seal"], row["seed"], row["listed"], placed,
        )  # fmt: skip

    async def sit(self, match_id: str, seat: int, name: str, bot: str, owner: str | None, free_only: bool) -> bool:
        """Give a seat to a browser or a bot; false if it was free only and is not."""
        change = seats.update().where(seats.c.match == match_id, seats.c.seat == seat)
        if free_only:
            change = change.where(seats.c.owner.is_(None), seats.c.bot == "")
        turn = turns.update().where(turns.c.match == match_id, turns.c.seat == seat).values(bot=bot, lease=0.0)
        try:
            async with self._writing() as connection:
                done = await connection.execute(change.values(name=name, bot=bot, owner=owner))
                if done.rowcount == 1:
                    await connection.execute(turn)
        except IntegrityError:  # somebody has just sat down under the same name
            return False
        return done.rowcount == 1

    async def listed(self) -> list[str]:
        """Open tables with a free seat, newest first."""
        free = sa.select(seats.c.match).where(seats.c.owner.is_(None), seats.c.bot == "")
        query = sa.select(matches.c.id).where(matches.c.listed, ~matches.c.over, matches.c.id.in_(free))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(matches.c.made.desc()).limit(50)))

    async def of_owner(self, owner: str) -> list[tuple[str, bool]]:
        """The matches in which a browser sits, and whether they wait for it."""
        mine = sa.select(seats.c.match, seats.c.seat, turns.c.seat.label("turn")).join(matches, matches.c.id == seats.c.match)
        query = mine.outerjoin(turns, turns.c.match == seats.c.match).where(seats.c.owner == owner)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(matches.c.made.desc()).limit(200))).all()
        waits: dict[str, bool] = {}
        for row in rows:
            waits[row.match] = waits.get(row.match, False) or row.seat == row.turn
        return list(waits.items())

    # Events.

    async def events(self, match_id: str, since: int) -> list[tuple[int, int]]:
        """Seat and code of every event from a number on."""
        query = sa.select(events.c.seat, events.c.code).where(events.c.match == match_id, events.c.number >= since)
        async with self.engine.connect() as connection:
            return [(row.seat, row.code) for row in await connection.execute(query.order_by(events.c.number))]

    async def number_of(self, match_id: str, token: str) -> int | None:
        """The event that a request with this idempotency key has made."""
        query = sa.select(events.c.number).where(events.c.match == match_id, events.c.token == token)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def append(self, match_id: str, match: Match, new: list[Event], token: str | None) -> None:
        """Write new events, all or none; raises Taken if their numbers are no longer free."""
        try:
            async with self._writing() as connection:
                await self._append(connection, match_id, match, new, token)
        except IntegrityError:
            raise Taken from None
        except OperationalError as error:
            if "locked" in str(error):
                raise Taken from None
            raise

    async def _append(
        self, connection: AsyncConnection, match_id: str, match: Match, new: list[Event], token: str | None
    ) -> None:
        now = time.time()
        rows = [
            {"match": match_id, "number": event.number, "seat": event.seat, "code": event.code,
             "token": token if event is new[0] else None, "made": now}
            for event in new
        ]  # fmt: skip
        if rows:
            await connection.execute(events.insert().values(rows))
        await connection.execute(turns.delete().where(turns.c.match == match_id))
        if match.seat == NOBODY:
            await connection.execute(matches.update().where(matches.c.id == match_id).values(over=True))
            return
        bot = match.seats[match.seat].bot if match.seat >= 0 else ""
        await connection.execute(
            turns.insert(), {"match": match_id, "number": match.number, "seat": match.seat, "bot": bot, "lease": 0.0}
        )

    # Bots.

    async def lease_turn(self) -> tuple[str, int, str] | None:
        """A bot's turn that nobody works on: match, seat and bot, ours for a while."""
        now = time.time()
        free = sa.select(turns).where(turns.c.bot != "", turns.c.lease < now).order_by(turns.c.lease).limit(1)
        async with self._writing() as connection:
            row = (await connection.execute(free.with_for_update(skip_locked=True) if self.postgres else free)).first()
            if row is None:
                return None
            await connection.execute(turns.update().where(turns.c.match == row.match).values(lease=now + LEASE))
        return row.match, row.seat, row.bot

    # Chat.

    async def say(self, match_id: str, seat: int, text: str) -> None:
        """Add a line of chat."""
        last = sa.select(sa.func.coalesce(sa.func.max(chat.c.line), -1) + 1).where(chat.c.match == match_id)
        async with self._writing() as connection:
            line = (await connection.execute(last)).scalar_one()
            said = {"match": match_id, "line": line, "seat": seat, "text": text, "made": time.time()}
            await connection.execute(chat.insert(), said)

    async def said(self, match_id: str) -> list[dict[str, Any]]:
        """The last lines of chat."""
        query = sa.select(chat.c.line, chat.c.seat, chat.c.text).where(chat.c.match == match_id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(chat.c.line.desc()).limit(CHAT_LINES))).all()
        return [{"line": row.line, "seat": row.seat, "text": row.text} for row in reversed(rows)]


def names_of(stored: Stored) -> list[Seat]:
    """The seats of a stored match as a match knows them."""
    return [Seat(seat.name, seat.bot) for seat in stored.seats]


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _tune_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log, every commit on disk before it is acknowledged; transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
