"""Writing moves: those that arrive together are committed together, and each is acknowledged after its commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from midway.kernel.rule import NOBODY
from midway.match.events import Event

from .patience import WAIT, Waited, is_away, is_cut
from .schema import late, matches, turns, webhooks

CHANNEL = "midway"  # on which PostgreSQL notifies the other servers
BOT = "*"  # marks a match in which a bot may have to move
GROUP = 50  # most moves in one transaction; while they are written, the next are played


class Taken(Exception):
    """Somebody else has made this move or has the seat; nothing was written."""


class Move(NamedTuple):
    """Events of a match, written all or none, and whose turn it is after them.

    by   the seat that moves and what it showed: the hash of its key or of its browser, or the name of its bot. If that is
         no longer the seat's, nothing is written. None if there is nothing to check.
    bot  true if a bot comes next, as far as we know; it is only a wake-up
    late true if a stand-in made the first event, because a bot did not answer
    """

    match: str
    events: Sequence[Event]
    number: int
    seat: int
    token: str | None = None
    by: tuple[int, str] | None = None
    bot: bool = False
    late: bool = False


class Waiting(NamedTuple):
    """A move that waits to be written, what tells that it is, and until when it waits for its turn."""

    move: Move
    written: asyncio.Future[None]
    until: float


class Writer:
    """One transaction at a time, in its own thread; what arrives in the meantime goes into the next."""

    def __init__(self, engine: sa.Engine, server: str, failed: Callable[[Exception], None]) -> None:
        self.engine = engine
        self.server = server
        self.failed = failed  # called when the database is to blame
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._late: asyncio.TimerHandle | None = None

    async def append(self, move: Move) -> None:
        """Write a move and return once it is committed; raises Taken if it can no longer be made."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(move, loop.create_future(), loop.time() + WAIT)
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        if self._late is None:
            self._late = loop.call_at(waiting.until, self._turn_away)
        await waiting.written

    def _turn_away(self) -> None:
        """Do not write moves that have waited too long for their turn; the others are looked at when it is their time."""
        loop, self._late = asyncio.get_running_loop(), None
        now = loop.time()
        late = [one for one in self._waiting if one.until <= now]
        self._waiting = [one for one in self._waiting if one.until > now]
        for one in late:
            if not one.written.done():
                one.written.set_exception(Waited())
        if self._waiting:
            self._late = loop.call_at(self._waiting[0].until, self._turn_away)

    @property
    def waiting(self) -> int:
        """How many moves wait to be written."""
        return len(self._waiting)

    async def version(self, match: str) -> tuple[object, int | None]:
        """A value that changes whenever a match, its seats or its chat may have changed; and the number of events, if known.

        On SQLite it changes with anything that others write, including events.
        """
        asked = self._thread.submit(self._version, match)
        late = asyncio.get_running_loop().call_later(WAIT, asked.cancel)
        try:
            return await asyncio.wrap_future(asked)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task and task.cancelling():
                raise
            raise Waited from None
        finally:
            late.cancel()

    async def close(self) -> None:
        """Finish what is waiting."""
        if self._task:
            await self._task
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()

    async def _work(self) -> None:
        while self._waiting:
            known = 0
            while known < len(self._waiting) < GROUP:  # take along requests that have already arrived
                known = len(self._waiting)
                await asyncio.sleep(0)
            first, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            group = {one.move.match: one for one in reversed(first)}
            self._waiting[:0] = [one for one in first if group[one.move.match] is not one]  # a second move of a match
            await self._commit([group[match] for match in sorted(group)])  # in order, so that no two servers wait for each other

    def _write(self, moves: Sequence[Move]) -> None:
        with self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            write(connection, moves, self.server)
            connection.commit()

    def _version(self, match: str) -> tuple[object, int | None]:
        try:
            return self._read_version(match)
        except DBAPIError as error:
            if not is_cut(error):
                raise
            return self._read_version(match)

    def _read_version(self, match: str) -> tuple[object, int | None]:
        with self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":  # the number belongs to this connection, which stays the same
                number = connection.exec_driver_sql("PRAGMA data_version").scalar()
                return (id(connection.connection.dbapi_connection), number), None
            *rows, number = connection.execute(ROW_VERSIONS, {"match": match}).one()
            return tuple(rows), number

    async def _commit(self, group: list[Waiting]) -> None:
        """Write a group together; if one cannot be written, write each separately."""
        try:
            moves = [one.move for one in group]
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, moves)
        except (IntegrityError, Taken):
            if len(group) > 1:
                for one in group:
                    await self._commit([one])
                return
            outcome: BaseException | None = Taken()
        except Exception as error:
            outcome = error
            if is_away(error) and not is_cut(error):
                self.failed(error)
        else:
            outcome = None
        for _, written, _ in group:
            if written.done():  # the client has left
                continue
            if outcome:
                written.set_exception(outcome)
            else:
                written.set_result(None)


def write(connection: sa.Connection, moves: Sequence[Move], server: str) -> None:
    """Write moves in a server's transaction; on PostgreSQL its commit wakes the other servers."""
    statements = POSTGRES if connection.dialect.name == "postgresql" else SQLITE
    rows = [
        (move.match, event.number, event.seat, event.code, move.token if event is move.events[0] else None)
        for move in moves
        for event in move.events
    ]
    if rows:
        connection.execute(statements.events, {"rows": msgspec.json.encode(rows).decode(), "now": time.time()})
    after = [(move.match, move.number, move.seat, *(move.by or (None, None))) for move in moves]
    if connection.execute(statements.turns, {"rows": msgspec.json.encode(after).decode()}).rowcount < len(moves):
        raise Taken
    if stood_in := [{"match": move.match, "number": move.events[0].number} for move in moves if move.late]:
        connection.execute(late.insert(), stood_in)
    if over := [move.match for move in moves if move.seat == NOBODY]:
        for table in (turns, webhooks):
            connection.execute(table.delete().where(table.c.match.in_(over)))
        connection.execute(matches.update().where(matches.c.id.in_(over)).values(over=True))
    if statements is POSTGRES:
        notice = " ".join([server, *(f"{move.match}{BOT if move.bot else ''}" for move in moves)])
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))


class _Statements:
    """Statements that write many rows at once, given as JSON."""

    def __init__(self, rows: str, part: str) -> None:
        def parts(**kinds: str) -> str:
            return ", ".join(f"CAST({part.format(n)} AS {kind}) AS {name}" for n, (name, kind) in enumerate(kinds.items()))

        event = parts(match="TEXT", number="INTEGER", seat="INTEGER", code="INTEGER", token="TEXT")
        turn = parts(match="TEXT", number="INTEGER", seat="INTEGER", mover="INTEGER", shown="TEXT")
        self.events = sa.text(f"""
            INSERT INTO events (match, number, seat, code, token, made)
            SELECT {event}, :now FROM {rows}
        """)
        self.turns = sa.text(f"""
            INSERT INTO turns (match, number, seat, bot, lease)
            SELECT given.match, given.number, given.seat, COALESCE(after.bot, ''), 0
            FROM (SELECT {turn} FROM {rows}) AS given
            LEFT JOIN seats AS mover ON mover.match = given.match AND mover.seat = given.mover
            LEFT JOIN seats AS after ON after.match = given.match AND after.seat = given.seat
            WHERE (given.mover IS NULL OR given.shown IN (mover.owner, mover.bot)
                   OR (given.shown = mover.key AND mover.owner IS NOT NULL))
            AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.match = given.match)
            ON CONFLICT (match) DO UPDATE SET number = excluded.number, seat = excluded.seat, bot = excluded.bot, lease = 0
        """)


ROW_VERSIONS = sa.text("""
    SELECT (SELECT CAST(xmin AS TEXT) FROM matches WHERE id = :match),
           (SELECT string_agg(CAST(xmin AS TEXT), ' ' ORDER BY seat) FROM seats WHERE match = :match),
           (SELECT MAX(line) FROM chat WHERE match = :match),
           (SELECT COALESCE(MAX(number) + 1, 0) FROM events WHERE match = :match)
""")
SQLITE = _Statements("json_each(:rows)", "json_extract(value, '$[{}]')")
POSTGRES = _Statements("jsonb_array_elements(CAST(:rows AS JSONB))", "value ->> {}")
