"""The store: SQLite on one machine, PostgreSQL if several servers share it. What is acknowledged is committed."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import cache
from threading import Thread
from typing import Any
from weakref import WeakSet

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from midway.kernel.content import ContentError, Values
from midway.match.events import Event
from midway.match.match import Match

from . import fairness
from .database import alone, clock, database_url, is_free, keep, migrate, reached, table_of, tune_sqlite
from .patience import async_engine, engine, is_away, is_cut
from .probe import Probe
from .schema import chat, closed, contents, events, gatherings, hints, late, lessons, matches, seats, serious, turns, webhooks
from .stored import Gathering, Stored, StoredLesson, StoredSeat
from .writer import Move, Taken, Writer, write

CANDIDATES = 200  # tables that are looked at for the next bot
LEASE = 30.0  # seconds a server has for a bot's move before another may take it over
CHAT_LINES = 200
ENDING = 1.0  # seconds that a connection is given to end
LESSONS = 7 * 86400.0  # seconds that a lesson nobody goes on with is kept
CONTENTS = 64  # that a server holds in memory
SAID = sa.select(sa.func.coalesce(sa.func.max(chat.c.line) + 1, 0)).where(chat.c.match == matches.c.id)
FOUND = (
    sa.select(
        matches,
        gatherings.c.host,
        gatherings.c.key,
        gatherings.c.waiting,
        SAID.scalar_subquery().label("said"),
        *(sa.exists().where(table.c.match == matches.c.id).label(table.name) for table in (serious, closed)),
    )
    .outerjoin(gatherings, gatherings.c.match == matches.c.id)
    .where(matches.c.id == sa.bindparam("match"))
)


class Store:
    """Everything that is stored."""

    def __init__(self, url: str | None) -> None:
        self.url = database_url(url, "sqlite+aiosqlite")
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._threads: WeakSet[Thread] = WeakSet()  # of connections to SQLite
        self.engine = async_engine(self.url, self._connect)
        synchronous = engine(database_url(url))
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", tune_sqlite)
            sa.event.listen(synchronous, "connect", tune_sqlite)
        self.server = secrets.token_hex(4)  # how other servers recognise what comes from this one
        self.probe = Probe(self.writing, self.server)
        self.writer = Writer(synchronous, self.server, self.probe.failed)
        self._contents: dict[str, Values] = {}

    async def open(self) -> None:
        """Bring the database up to date, however long that takes; nobody else on this machine may read it."""
        await asyncio.to_thread(self._bring_up_to_date)

    def _bring_up_to_date(self) -> None:
        with reached(self.url) as connection, connection.begin():
            alone(connection)
            migrate(connection)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()
        for thread in list(self._threads):  # what was cancelled is still at work, and would answer a loop that is gone
            if thread.is_alive():
                await asyncio.to_thread(thread.join, ENDING)

    def _connect(self, *given: Any, **more: Any) -> aiosqlite.Connection:
        """Connect to SQLite, in a thread that nobody waits for when the program ends."""
        connection = aiosqlite.connect(*given, **more)
        connection._thread.daemon = True
        self._threads.add(connection._thread)
        return connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; on SQLite it takes the write lock at once, so that it cannot fail halfway."""
        async with self.engine.connect() as connection:
            if not self.postgres:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                await connection.commit()
            except BaseException as error:
                if isinstance(error, Exception) and is_away(error) and not is_cut(error):
                    self.probe.failed(error)
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
        chosen: bool = False,
        awaited: list[int] | None = None,
    ) -> None:
        """Store a new match with its seats and events so far; raises Taken if it is a second rematch.

        One that waits for people has no events yet; if seats are awaited, it begins once they have added their parts.
        """
        async with self.writing() as connection:
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
            await fairness.add(connection, match_id, match, chosen, awaited is not None, awaited or [])
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
            row = (await connection.execute(FOUND, {"match": match_id})).mappings().first()
            if row is None:
                return None
            at = await connection.execute(sa.select(seats).where(seats.c.match == match_id).order_by(seats.c.seat))
            placed = tuple(StoredSeat(seat.name, seat.bot, seat.key, seat.owner) for seat in at)
            values = await self._values(connection, row["content"])
            gathering = None if row["host"] is None else Gathering(row["host"], row["key"], row["waiting"])
            given = await connection.execute(sa.select(hints.c.number, hints.c.seat).where(hints.c.match == match_id))
            hinted = {row.number: row.seat for row in given}
            numbers = frozenset(await connection.scalars(sa.select(late.c.number).where(late.c.match == match_id)))
            dealing = await fairness.read(connection, match_id)
        return Stored(
            row["id"], row["game"], row["rules"], row["content"], values, table_of(row["corrections"]), table_of(row["options"]),
            row["seal"], row["seed"], row["listed"], placed, row["next"], row["over"], row["said"], gathering,
            bool(row["serious"]), numbers, hinted, bool(row["closed"]), dealing,
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

    async def sit(
        self,
        match_id: str,
        seat: int,
        name: str,
        bot: str,
        owner: str | None,
        free_only: bool,
        key: str | None = None,
        seen: str | None = None,
    ) -> bool:
        """Give a seat to a browser or a bot, with another key if one is given; false if it had to be free and is not.

        If it was seen with a key, that must still be its key: when a match begins, seats may have other numbers.
        """
        change = seats.update().where(seats.c.match == match_id, seats.c.seat == seat)
        if seen is not None:
            change = change.where(seats.c.key == seen)
        if free_only:
            change = change.where(seats.c.owner.is_(None), seats.c.bot == "")
        turn = turns.update().where(turns.c.match == match_id, turns.c.seat == seat).values(bot=bot, lease=0.0)
        another = sa.exists().where(seats.c.match == match_id, seats.c.seat == seat, seats.c.owner.is_distinct_from(owner))
        hook = webhooks.delete().where(webhooks.c.match == match_id, webhooks.c.seat == seat, another)
        try:
            async with self.writing() as connection:
                await _wait_for_turn(connection, match_id)
                await connection.execute(hook)
                given = {"name": name, "bot": bot, "owner": owner, **({"key": key} if key else {})}
                if (await connection.execute(change.values(given))).rowcount == 0:
                    raise Taken
                await connection.execute(turn)
                await fairness.vacate(connection, match_id, seat)
        except (Taken, IntegrityError):  # or somebody has just sat down under the same name
            return False
        return True

    async def rekey(self, match_id: str, seat: int, seen: StoredSeat, key: str) -> bool:
        """Give a seat another key; false if the seat has changed since."""
        same = (seats.c.key == seen.key, seats.c.owner.is_not_distinct_from(seen.owner), seats.c.bot == seen.bot)
        change = seats.update().where(seats.c.match == match_id, seats.c.seat == seat, *same)
        async with self.writing() as connection:
            return (await connection.execute(change.values(key=key))).rowcount == 1

    async def invited(self, key: str) -> str | None:
        """The match of an invitation that has not ended."""
        async with self.engine.connect() as connection:
            return await connection.scalar(sa.select(gatherings.c.match).where(gatherings.c.key == key))

    async def invite(self, match_id: str, key: str | None) -> bool:
        """Give a table that waits another invitation, or none; false if its match has begun."""
        change = gatherings.update().where(gatherings.c.match == match_id, gatherings.c.waiting)
        async with self.writing() as connection:
            await _touch(connection, match_id)
            return (await connection.execute(change.values(key=key))).rowcount == 1

    async def deal(self, match_id: str, act: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        """Do something to how a match is dealt, one after the other on all servers."""
        async with self.writing() as connection:
            await _touch(connection, match_id)
            return await act(connection)

    async def begin(self, match_id: str, seen: Stored, kept: list[StoredSeat], match: Match) -> None:
        """Begin a match with those who are there; raises Taken if it has begun, or is not as it was seen."""
        ours = seats.c.match == match_id
        begun = gatherings.update().where(gatherings.c.match == match_id, gatherings.c.waiting).values(waiting=False)
        async with self.writing() as connection:
            await _touch(connection, match_id)
            if (await connection.execute(begun)).rowcount == 0:
                raise Taken
            rows = (await connection.execute(sa.select(seats).where(ours).order_by(seats.c.seat))).all()
            placed = tuple(StoredSeat(row.name, row.bot, row.key, row.owner) for row in rows)
            if placed != seen.seats or await fairness.read(connection, match_id) != seen.dealing:
                raise Taken
            await fairness.settle(connection, match_id, match.parts or {})
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
        seat = match.seat
        bot = seat >= 0 and bool(match.seats[seat].bot)
        await self.writer.append(Move(match_id, new, match.number, seat, token, by, bot, standin))

    async def note_hint(self, match_id: str, number: int, seat: int) -> None:
        """Note that a seat was given a hint for the event with this number; once is enough."""
        insert = postgresql.insert(hints) if self.postgres else sqlite.insert(hints)
        row = {"match": match_id, "number": number, "seat": seat}
        async with self.writing() as connection:
            await connection.execute(
                matches.update().where(matches.c.id == match_id).values(made=matches.c.made)
            )  # it has changed
            await connection.execute(insert.values(row).on_conflict_do_nothing())

    # Bots.

    async def lease_turn(self, used: Callable[[str], float] = lambda match: 0.0) -> tuple[str, int, str] | None:
        """Take a bot's turn that nobody works on: match, seat and bot, ours for a while.

        Tables of people come first, of these the one for which least was `used`, and then the one that has waited longest.
        """
        async with self.engine.connect() as connection:
            rows = (await connection.execute(_waiting_bots(self.postgres))).all()
        for row in sorted(rows, key=lambda row: (not row.people, used(row.match))):
            free = is_free(turns.c.lease, LEASE, self.postgres)
            taken = turns.update().where(turns.c.match == row.match, turns.c.number == row.number, turns.c.bot == row.bot, free)
            async with self.writing() as connection:
                if (await connection.execute(taken.values(lease=clock(self.postgres) + LEASE))).rowcount:
                    return row.match, row.seat, row.bot
        return None

    async def bots_alone(self) -> int:
        """How many matches are being played by bots only."""
        anybody = sa.exists().where(seats.c.match == turns.c.match, seats.c.bot == "")
        async with self.engine.connect() as connection:
            return await connection.scalar(sa.select(sa.func.count()).select_from(turns).where(~anybody)) or 0

    async def put_aside(self, match_id: str) -> None:
        """Let no bot move in a match any more."""
        async with self.writing() as connection:
            await connection.execute(turns.delete().where(turns.c.match == match_id))

    async def give_back(self, leased: Iterable[str]) -> None:
        """Let other servers take the bots' turns in some matches at once."""
        async with self.writing() as connection:
            await connection.execute(turns.update().where(turns.c.match.in_(leased)).values(lease=0.0))

    # Chat.

    async def say(self, match_id: str, seat: int, text: str) -> None:
        """Add a line of chat."""
        last = sa.select(sa.func.coalesce(sa.func.max(chat.c.line), -1) + 1).where(chat.c.match == match_id)
        async with self.writing() as connection:
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
        async with self.writing() as connection:
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
        async with self.writing() as connection:
            return (await connection.execute(same.values(progress=progress, used=time.time()))).rowcount == 1


@cache
def _waiting_bots(postgres: bool) -> sa.Select[Any]:
    """Bots' turns that nobody works on, in the order in which they are taken; made once, because it is asked often."""
    people = sa.exists().where(seats.c.match == turns.c.match, seats.c.owner.is_not(None))
    last = sa.select(events.c.made).where(events.c.match == turns.c.match, events.c.number == turns.c.number - 1)
    free = is_free(turns.c.lease, LEASE, postgres)
    waiting = sa.select(turns, people.label("people")).where(turns.c.bot != "", free)
    return waiting.order_by(people.desc(), sa.func.coalesce(last.scalar_subquery(), 0.0)).limit(CANDIDATES)


def _seat_rows(match_id: str, placed: list[StoredSeat]) -> list[dict[str, Any]]:
    return [{"match": match_id, "seat": number, **asdict(seat)} for number, seat in enumerate(placed)]


async def _touch(connection: AsyncConnection, match_id: str) -> None:
    """Let servers see that a match has changed, where nothing in its own row did."""
    await connection.execute(matches.update().where(matches.c.id == match_id).values(made=time.time()))


async def _wait_for_turn(connection: AsyncConnection, match_id: str) -> None:
    """Change the seats of a table that waits for people one after the other on all servers, and not while its match begins."""
    waits = sa.exists().where(gatherings.c.match == match_id, gatherings.c.waiting)
    await connection.execute(matches.update().where(matches.c.id == match_id, waits).values(made=matches.c.made))
