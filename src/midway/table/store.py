"""The store: SQLite on one machine, PostgreSQL where several servers share one. What is acknowledged is committed."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from midway.kernel.fault import Fault
from midway.kernel.rule import CHANCE
from midway.match.match import Event, Match, Seat

from .schema import FORM, chat, events, matches, seats, turns, webhooks
from .writer import Move, Taken, Writer, write

LEASE = 30.0  # seconds a server has for a bot's move before another may take it over
CHAT_LINES = 200
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")
LOG_PAGES = 8000  # of SQLite's write-ahead log, before they are moved into the file
MIGRATING = 1893  # the lock of whoever changes the form of a database


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
    next: str | None = None  # its rematch
    said: int = field(default=0, compare=False)  # lines of chat


@dataclass(frozen=True)
class Hook:
    """A webhook whose seat decides: what has been looked at, the number of the decision, and whether a turn begins with it."""

    match: str
    seat: int
    url: str
    language: str
    told: int
    failed: bool
    number: int
    begun: bool


def default_database() -> str:
    """MIDWAY_DATABASE, or a file in the user's data folder."""
    if url := os.environ.get("MIDWAY_DATABASE"):
        return url
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "midway"
    folder = Path(os.environ.get("MIDWAY_DATA") or data)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Fault("write", file=str(folder), error=str(error.strerror)) from None
    return f"sqlite:///{folder / 'tables.db'}"


def database_url(database: str | None, sqlite: str = "sqlite") -> sa.URL:
    """The address of a database, with the driver we use; our own by default. A sentence if it cannot be one."""
    try:
        url = sa.make_url(database or default_database())
        return url.set(drivername={"sqlite": sqlite, "postgresql": "postgresql+psycopg"}[url.get_backend_name()])
    except (sa.exc.ArgumentError, KeyError):
        raise Fault("database-url") from None


@contextmanager
def reached(database: str | None, there: bool = False) -> Iterator[sa.Connection]:
    """A connection to a database, for programs that are no servers; a sentence if it does not answer, or must be there."""
    url = database_url(database)
    if there and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Fault("record-no-file", file=url.database)
    engine = sa.create_engine(url, hide_parameters=True, poolclass=sa.NullPool)
    if url.get_backend_name() == "sqlite":
        sa.event.listen(engine, "connect", _tune_sqlite)
    try:
        connection = engine.connect()
    except sa.exc.DBAPIError as error:
        raise Fault("database", error=str(error.orig).partition("\n")[0]) from None
    with connection:
        yield connection


class Store:
    """All that the tables remember."""

    def __init__(self, url: str | None) -> None:
        self.url = database_url(url, "sqlite+aiosqlite")
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True)  # errors are logged
        synchronous = sa.create_engine(database_url(url), hide_parameters=True, pool_size=1)
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
            sa.event.listen(synchronous, "connect", _tune_sqlite)
        self.server = secrets.token_hex(4)  # how other servers know what comes from this one
        self.writer = Writer(synchronous, self.server)

    @property
    def postgres_url(self) -> str | None:
        """Where to listen for other servers, if the database is one that servers can share."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False) if self.postgres else None

    async def open(self) -> None:
        """Bring the database to the present form."""
        async with self._writing() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.writer.close()
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

    async def create(
        self, match_id: str, match: Match, keys: list[str], owners: list[str | None], listed: bool, after: str | None = None
    ) -> None:
        """A new match with its seats and what has happened so far; raises Taken if it comes after one that has its rematch."""
        async with self._writing() as connection:
            if after is not None:
                free = matches.update().where(matches.c.id == after, matches.c.next.is_(None))
                if (await connection.execute(free.values(next=match_id))).rowcount == 0:
                    raise Taken
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
            await connection.run_sync(write, [Move(match_id, match.events, match.number, match.seat)], self.server)
            if match.dealer is None and not match.mirror:  # nobody can deal: it is nobody's turn
                await connection.execute(turns.delete().where(turns.c.match == match_id))

    async def find(self, match_id: str) -> Stored | None:
        """A match by its id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(matches).where(matches.c.id == match_id))).mappings().first()
            if row is None:
                return None
            at = await connection.execute(sa.select(seats).where(seats.c.match == match_id).order_by(seats.c.seat))
            placed = tuple(StoredSeat(seat.name, seat.bot, seat.key, seat.owner) for seat in at)
            lines = sa.select(sa.func.coalesce(sa.func.max(chat.c.line) + 1, 0)).where(chat.c.match == match_id)
            said = await connection.scalar(lines)
        return Stored(
            row["id"], row["game"], row["rules"], json.loads(row["corrections"]), json.loads(row["options"]),
            row["seal"], row["seed"], row["listed"], placed, row["next"], said or 0,
        )  # fmt: skip

    async def sit(self, match_id: str, seat: int, name: str, bot: str, owner: str | None, free_only: bool) -> bool:
        """Give a seat to a browser or a bot; false if it was free only and is not."""
        change = seats.update().where(seats.c.match == match_id, seats.c.seat == seat)
        if free_only:
            change = change.where(seats.c.owner.is_(None), seats.c.bot == "")
        turn = turns.update().where(turns.c.match == match_id, turns.c.seat == seat).values(bot=bot, lease=0.0)
        another = sa.exists().where(seats.c.match == match_id, seats.c.seat == seat, seats.c.owner.is_distinct_from(owner))
        hook = webhooks.delete().where(webhooks.c.match == match_id, webhooks.c.seat == seat, another)
        try:
            async with self._writing() as connection:
                await connection.execute(hook)
                if (await connection.execute(change.values(name=name, bot=bot, owner=owner))).rowcount == 0:
                    raise Taken
                await connection.execute(turn)
        except (Taken, IntegrityError):  # or somebody has just sat down under the same name
            return False
        return True

    async def rekey(self, match_id: str, seat: int, seen: StoredSeat, key: str) -> bool:
        """Give a seat another key; false if it is no longer as it was seen."""
        same = (seats.c.key == seen.key, seats.c.owner.is_not_distinct_from(seen.owner), seats.c.bot == seen.bot)
        change = seats.update().where(seats.c.match == match_id, seats.c.seat == seat, *same)
        async with self._writing() as connection:
            return (await connection.execute(change.values(key=key))).rowcount == 1

    async def listed(self) -> list[str]:
        """Open tables with a free seat, newest first."""
        free = sa.select(seats.c.match).where(seats.c.owner.is_(None), seats.c.bot == "")
        query = sa.select(matches.c.id).where(matches.c.listed, ~matches.c.over, matches.c.id.in_(free))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(matches.c.made.desc()).limit(50)))

    async def of_owner(self, owner: str) -> list[tuple[str, bool, bool]]:
        """The matches in which a browser sits, whether they wait for it, and whether a webhook of it failed."""
        mine = sa.select(seats.c.match, seats.c.seat, turns.c.seat.label("turn"), webhooks.c.failed)
        hooked = (webhooks.c.match == seats.c.match) & (webhooks.c.seat == seats.c.seat)
        query = mine.join(matches, matches.c.id == seats.c.match).outerjoin(turns, turns.c.match == seats.c.match)
        query = query.outerjoin(webhooks, hooked).where(seats.c.owner == owner)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(matches.c.made.desc()).limit(200))).all()
        found: dict[str, tuple[bool, bool]] = {}
        for row in rows:
            waits, failed = found.get(row.match, (False, False))
            found[row.match] = (waits or row.seat == row.turn, failed or bool(row.failed))
        return [(match, waits, failed) for match, (waits, failed) in found.items()]

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

    async def append(
        self, match_id: str, match: Match, new: list[Event], token: str | None, by: tuple[int, str] | None = None
    ) -> None:
        """Write new events, all or none; raises Taken if their numbers are no longer free, or the seat is another's."""
        bot = match.seat >= 0 and bool(match.seats[match.seat].bot)
        try:
            await self.writer.append(Move(match_id, new, match.number, match.seat, token, by, bot))
        except OperationalError as error:
            if "locked" in str(error):
                raise Taken from None
            raise

    # Webhooks.

    async def hook(self, match_id: str, seat: int, url: str, language: str, told: int) -> None:
        """Tell this address whenever a turn of the seat begins after event `told`; an empty one ends it."""
        async with self._writing() as connection:
            if not url:
                await connection.execute(webhooks.delete().where(webhooks.c.match == match_id, webhooks.c.seat == seat))
                return
            row = {"match": match_id, "seat": seat, "url": url, "language": language, "told": told, "failed": False}
            insert = postgresql.insert(webhooks) if self.postgres else sqlite.insert(webhooks)
            await connection.execute(insert.values(row).on_conflict_do_update(index_elements=["match", "seat"], set_=row))

    async def hooks_to_look_at(self) -> list[Hook]:
        """The webhooks of seats that decide and were not looked at since."""
        other = (events.c.match == webhooks.c.match, events.c.number >= webhooks.c.told, events.c.seat != webhooks.c.seat)
        begun = sa.exists().where(*other, events.c.seat != CHANCE).label("begun")
        hooks = [webhooks.c[name] for name in ("match", "seat", "url", "language", "told", "failed")]
        theirs = (turns.c.match == webhooks.c.match, turns.c.seat == webhooks.c.seat, turns.c.bot == "")
        query = sa.select(*hooks, turns.c.number, begun).where(*theirs, turns.c.number > webhooks.c.told)
        async with self.engine.connect() as connection:
            return [Hook(**row) for row in (await connection.execute(query)).mappings()]

    async def looked_at(self, hook: Hook) -> bool:
        """Mark a webhook as looked at; false if another server has."""
        async with self._writing() as connection:
            done = await connection.execute(_hook(hook).where(webhooks.c.told == hook.told).values(told=hook.number))
            return done.rowcount == 1

    async def mark_hook(self, hook: Hook, failed: bool) -> None:
        """Remember whether the last notice arrived."""
        async with self._writing() as connection:
            await connection.execute(_hook(hook).where(webhooks.c.url == hook.url).values(failed=failed))

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


def _hook(hook: Hook) -> sa.Update:
    return webhooks.update().where(webhooks.c.match == hook.match, webhooks.c.seat == hook.seat)


def migrate(connection: sa.Connection) -> None:
    """Bring a database to the present form; of servers that start together, one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    if form_of(connection) == FORM:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: sa.Connection) -> str:
    """The revision of a database; empty if it has none."""
    made = sa.inspect(connection).has_table("alembic_version")
    return connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or "" if made else ""


def _tune_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log, every commit on disk before it is acknowledged; transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, f"wal_autocheckpoint={LOG_PAGES}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
