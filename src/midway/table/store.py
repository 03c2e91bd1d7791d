"""The store: SQLite on one machine, PostgreSQL if several servers share it. What is acknowledged is committed."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from midway.kernel.content import ContentError, Values
from midway.kernel.rule import CHANCE
from midway.match.events import Event
from midway.match.match import Match

from .database import database_url, keep, migrate, table_of, tune_sqlite
from .schema import chat, contents, events, gatherings, hints, late, lessons, matches, seats, serious, turns, webhooks
from .stored import Gathering, Hook, Stored, StoredLesson, StoredSeat
from .writer import Move, Taken, Writer, write

LEASE = 30.0  # seconds a server has for a bot's move before another may take it over
CHAT_LINES = 200
LESSONS = 7 * 86400.0  # seconds that a lesson nobody goes on with is kept
CONTENTS = 64  # that a server holds in memory


class Store:
    """Everything that is stored."""

    def __init__(self, url: str | None) -> None:
        self.url = database_url(url, "sqlite+aiosqlite")
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True)  # errors are logged
        synchronous = sa.create_engine(database_url(url), hide_parameters=True, pool_size=1)
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", tune_sqlite)
            sa.event.listen(synchronous, "connect", tune_sqlite)
        self.server = secrets.token_hex(4)  # how other servers recognise what comes from this one
        self.writer = Writer(synchronous, self.server)
        self._contents: dict[str, Values] = {}

    @property
    def postgres_url(self) -> str | None:
        """Where to listen for other servers, if servers can share the database."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False) if self.postgres else None

    async def open(self) -> None:
        """Bring the database up to date."""
        async with self._writing() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; on SQLite it takes the write lock at once, so that it cannot fail halfway."""
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
        self,
        match_id: str,
        match: Match,
        keys: list[str],
        owners: list[str | None],
        listed: bool,
        after: str | None = None,
        gathering: Gathering | None = None,
        earnest: bool = False,
    ) -> None:
        """Store a new match with its seats and events so far; raises Taken if it is a second rematch.

        One that waits for people has no events yet.
        """
        async with self._writing() as connection:
            if after is not None:
                free = matches.update().where(matches.c.id == after, matches.c.next.is_(None))
                if (await connection.execute(free.values(next=match_id))).rowcount == 0:
                    raise Taken
            await connection.run_sync(keep, match.content)
            await connection.execute(matches.insert(), {
                "id": match_id, "game": match.game.name, "rules": match.version,
                "content": match.content.hash, "corrections": json.dumps(match.corrections),
                "options": json.dumps(match.stated), "seal": match.seal,
                "seed": match.dealer.seed if match.dealer else None, "listed": listed, "made": time.time(), "over": False,
            })  # fmt: skip
            placed = zip(match.seats, keys, owners, strict=True)
            rows = [StoredSeat(seat.name, seat.bot, key, owner) for seat, key, owner in placed]
            await connection.execute(seats.insert(), _seat_rows(match_id, rows))
            if earnest:
                await connection.execute(serious.insert(), {"match": match_id})
            if gathering:
                await connection.execute(gatherings.insert(), {"match": match_id, **asdict(gathering)})
                return
            await connection.run_sync(write, [Move(match_id, match.events, match.number, match.seat)], self.server)
            if match.hinted:
                given = [{"match": match_id, "number": number, "seat": match.events[number].seat} for number in match.hinted]
                await connection.execute(hints.insert(), given)
            if match.dealer is None and not match.mirror:  # nobody can deal, so it is nobody's turn
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
            values = await self._values(connection, row["content"])
            waits = (await connection.execute(sa.select(gatherings).where(gatherings.c.match == match_id))).first()
            gathering = Gathering(waits.host, waits.key, waits.waiting) if waits else None
            given = await connection.execute(sa.select(hints.c.number, hints.c.seat).where(hints.c.match == match_id))
            hinted = {row.number: row.seat for row in given}
            earnest = bool(await connection.scalar(sa.select(sa.exists().where(serious.c.match == match_id))))
            numbers = frozenset(await connection.scalars(sa.select(late.c.number).where(late.c.match == match_id)))
        return Stored(
            row["id"], row["game"], row["rules"], row["content"], values, table_of(row["corrections"]), table_of(row["options"]),
            row["seal"], row["seed"], row["listed"], placed, row["next"], row["over"], said or 0, gathering,
            earnest, numbers, hinted,
        )  # fmt: skip

    async def _values(self, connection: AsyncConnection, hash: str) -> Values | None:
        """The values with this hash; None if they are missing or damaged."""
        if hash not in self._contents:
            text = await connection.scalar(sa.select(contents.c.tree).where(contents.c.hash == hash))
            try:
                values = Values.named(hash, text or "")
            except ContentError:
                return None
            if len(self._contents) == CONTENTS:
                del self._contents[next(iter(self._contents))]
            self._contents[hash] = values
        return self._contents[hash]

    async def sit(self, match_id: str, seat: int, name: str, bot: str, owner: str | None, free_only: bool) -> bool:
        """Give a seat to a browser or a bot; false if it had to be free and is not."""
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
        """Give a seat another key; false if the seat has changed since."""
        same = (seats.c.key == seen.key, seats.c.owner.is_not_distinct_from(seen.owner), seats.c.bot == seen.bot)
        change = seats.update().where(seats.c.match == match_id, seats.c.seat == seat, *same)
        async with self._writing() as connection:
            return (await connection.execute(change.values(key=key))).rowcount == 1

    async def invited(self, key: str) -> str | None:
        """The match of an invitation that has not ended."""
        async with self.engine.connect() as connection:
            return await connection.scalar(sa.select(gatherings.c.match).where(gatherings.c.key == key))

    async def invite(self, match_id: str, key: str | None) -> bool:
        """Give a table that waits another invitation, or none; false if its match has begun."""
        change = gatherings.update().where(gatherings.c.match == match_id, gatherings.c.waiting)
        async with self._writing() as connection:
            await _touch(connection, match_id)
            return (await connection.execute(change.values(key=key))).rowcount == 1

    async def begin(self, match_id: str, seen: tuple[StoredSeat, ...], kept: list[StoredSeat], match: Match) -> None:
        """Begin a match with those who are there; raises Taken if it has begun, or a seat is not as it was seen."""
        ours = seats.c.match == match_id
        begun = gatherings.update().where(gatherings.c.match == match_id, gatherings.c.waiting).values(waiting=False)
        async with self._writing() as connection:
            await _touch(connection, match_id)
            if (await connection.execute(begun)).rowcount == 0:
                raise Taken
            rows = (await connection.execute(sa.select(seats).where(ours).order_by(seats.c.seat))).all()
            if tuple(StoredSeat(row.name, row.bot, row.key, row.owner) for row in rows) != seen:
                raise Taken
            for table in (seats, chat, webhooks):  # whose seats may have other numbers from now on
                await connection.execute(table.delete().where(table.c.match == match_id))
            await connection.execute(seats.insert(), _seat_rows(match_id, kept))
            await connection.run_sync(write, [Move(match_id, match.events, match.number, match.seat)], self.server)

    async def listed(self) -> list[str]:
        """Open tables with a free seat, newest first."""
        free = sa.select(seats.c.match).where(seats.c.owner.is_(None), seats.c.bot == "")
        query = sa.select(matches.c.id).where(matches.c.listed, ~matches.c.over, matches.c.id.in_(free))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(matches.c.made.desc()).limit(50)))

    async def of_owner(self, owner: str) -> list[tuple[str, bool, bool]]:
        """The matches a browser plays in, whether they wait for it, and whether one of its webhooks failed."""
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

    async def events(self, match_id: str, since: int) -> list[Event]:
        """Every event from a number on."""
        query = sa.select(events.c.number, events.c.seat, events.c.code).where(events.c.match == match_id)
        query = query.where(events.c.number >= since).order_by(events.c.number)
        async with self.engine.connect() as connection:
            return [Event(row.number, row.seat, row.code) for row in await connection.execute(query)]

    async def number_of(self, match_id: str, token: str) -> int | None:
        """The event made by a request with this idempotency key."""
        query = sa.select(events.c.number).where(events.c.match == match_id, events.c.token == token)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def append(
        self,
        match_id: str,
        match: Match,
        new: list[Event],
        token: str | None,
        by: tuple[int, str] | None = None,
        standin: bool = False,
    ) -> None:
        """Write new events, all or none; raises Taken if their numbers are taken or the seat belongs to somebody else."""
        bot = match.seat >= 0 and bool(match.seats[match.seat].bot)
        try:
            await self.writer.append(Move(match_id, new, match.number, match.seat, token, by, bot, standin))
        except OperationalError as error:
            if "locked" in str(error):
                raise Taken from None
            raise

    async def note_hint(self, match_id: str, number: int, seat: int) -> None:
        """Note that a seat was given a hint for the event with this number; once is enough."""
        insert = postgresql.insert(hints) if self.postgres else sqlite.insert(hints)
        row = {"match": match_id, "number": number, "seat": seat}
        async with self._writing() as connection:
            await connection.execute(
                matches.update().where(matches.c.id == match_id).values(made=matches.c.made)
            )  # it has changed
            await connection.execute(insert.values(row).on_conflict_do_nothing())

    # Webhooks.

    async def hook(self, match_id: str, seat: int, url: str, language: str, told: int) -> None:
        """Notify this address whenever a turn of the seat begins after event `told`; an empty address ends this."""
        async with self._writing() as connection:
            if not url:
                await connection.execute(webhooks.delete().where(webhooks.c.match == match_id, webhooks.c.seat == seat))
                return
            row = {"match": match_id, "seat": seat, "url": url, "language": language, "told": told, "failed": False}
            insert = postgresql.insert(webhooks) if self.postgres else sqlite.insert(webhooks)
            await connection.execute(insert.values(row).on_conflict_do_update(index_elements=["match", "seat"], set_=row))

    async def hooks_to_look_at(self) -> list[Hook]:
        """The webhooks of deciding seats that have not been checked since."""
        other = (events.c.match == webhooks.c.match, events.c.number >= webhooks.c.told, events.c.seat != webhooks.c.seat)
        begun = sa.exists().where(*other, events.c.seat != CHANCE).label("begun")
        hooks = [webhooks.c[name] for name in ("match", "seat", "url", "language", "told", "failed")]
        theirs = (turns.c.match == webhooks.c.match, turns.c.seat == webhooks.c.seat, turns.c.bot == "")
        query = sa.select(*hooks, turns.c.number, begun).where(*theirs, turns.c.number > webhooks.c.told)
        async with self.engine.connect() as connection:
            return [Hook(**row) for row in (await connection.execute(query)).mappings()]

    async def looked_at(self, hook: Hook) -> bool:
        """Mark a webhook as checked; false if another server already has."""
        async with self._writing() as connection:
            done = await connection.execute(_hook(hook).where(webhooks.c.told == hook.told).values(told=hook.number))
            return done.rowcount == 1

    async def mark_hook(self, hook: Hook, failed: bool) -> None:
        """Record whether the last notice arrived."""
        async with self._writing() as connection:
            await connection.execute(_hook(hook).where(webhooks.c.url == hook.url).values(failed=failed))

    # Bots.

    async def lease_turn(self) -> tuple[str, int, str] | None:
        """Take a bot's turn that nobody works on: match, seat and bot, ours for a while.

        Tables of people come first, and of these the one that has waited longest.
        """
        now = time.time()
        people = sa.exists().where(seats.c.match == turns.c.match, seats.c.owner.is_not(None))
        last = sa.select(events.c.made).where(events.c.match == turns.c.match, events.c.number == turns.c.number - 1)
        waiting = sa.select(turns).where(turns.c.bot != "", turns.c.lease < now)
        free = waiting.order_by(people.desc(), sa.func.coalesce(last.scalar_subquery(), 0.0)).limit(1)
        async with self._writing() as connection:
            row = (await connection.execute(free.with_for_update(of=turns, skip_locked=True) if self.postgres else free)).first()
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

    async def said(self, match_id: str) -> list[tuple[int, int, str, int]]:
        """The last lines of chat: number, seat, text, and how many events came before."""
        before = sa.select(sa.func.count()).where(events.c.match == match_id, events.c.made <= chat.c.made).scalar_subquery()
        query = sa.select(chat.c.line, chat.c.seat, chat.c.text, before.label("number")).where(chat.c.match == match_id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(chat.c.line.desc()).limit(CHAT_LINES))).all()
        return [(row.line, row.seat, row.text, row.number) for row in reversed(rows)]

    # Lessons.

    async def begin_lesson(self, lesson: StoredLesson) -> None:
        """Store a new lesson, and forget those that nobody has gone on with for long."""
        async with self._writing() as connection:
            await connection.execute(lessons.delete().where(lessons.c.used < time.time() - LESSONS))
            await connection.execute(lessons.insert(), {**vars(lesson), "used": time.time()})

    async def find_lesson(self, lesson_id: str) -> StoredLesson | None:
        """A lesson by its id, unless it is too old."""
        query = sa.select(lessons).where(lessons.c.id == lesson_id, lessons.c.used >= time.time() - LESSONS)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return StoredLesson(row.id, row.game, row.key, row.owner, row.progress) if row else None

    async def keep_lesson(self, seen: StoredLesson, progress: str) -> bool:
        """Store how far a lesson has come; false if it has gone on elsewhere."""
        same = lessons.update().where(lessons.c.id == seen.id, lessons.c.progress == seen.progress)
        async with self._writing() as connection:
            return (await connection.execute(same.values(progress=progress, used=time.time()))).rowcount == 1


def _seat_rows(match_id: str, placed: list[StoredSeat]) -> list[dict[str, Any]]:
    return [{"match": match_id, "seat": number, **asdict(seat)} for number, seat in enumerate(placed)]


async def _touch(connection: AsyncConnection, match_id: str) -> None:
    """Let servers see that a match has changed, where nothing in its own row did."""
    await connection.execute(matches.update().where(matches.c.id == match_id).values(made=time.time()))


def _hook(hook: Hook) -> sa.Update:
    return webhooks.update().where(webhooks.c.match == hook.match, webhooks.c.seat == hook.seat)
