"""How long anything waits for the database: connecting, a statement, a lock, a free connection, or a server that says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

CONNECT = 5  # seconds until a connection stands
ANSWER = 6.0  # seconds for any answer; the limits below are shorter, so that a server that hears us says what is wrong
FREE = 3.0  # seconds until a connection is free
WAIT = 8.0  # seconds until something that waits for its turn is begun
LIMITS = {
    "connect_timeout": CONNECT,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
    "options": "-c statement_timeout=5s -c lock_timeout=4s -c idle_in_transaction_session_timeout=30s",
}
Answer = TypeVar("Answer")


class Silent(psycopg.OperationalError):
    """The database server has not answered in time; the connection is gone."""


class Connection(psycopg.Connection[Any]):
    """A connection that is given up if the server does not answer."""

    def wait(self, gen: PQGen[Answer], interval: float = 0.1, timeout: float | None = None) -> Answer:
        try:
            return super().wait(gen, interval, ANSWER if timeout is None else timeout)
        except psycopg.OperationalError:
            if timeout is None:
                _give_up(self)
            raise


class AsyncConnection(psycopg.AsyncConnection[Any]):
    """The same, for the event loop."""

    async def wait(self, gen: PQGen[Answer], interval: float = 0.1, timeout: float | None = None) -> Answer:
        try:
            return await super().wait(gen, interval, ANSWER if timeout is None else timeout)
        except psycopg.OperationalError:
            if timeout is None:
                _give_up(self)
            raise


def _give_up(connection: Connection | AsyncConnection) -> None:
    """Close a connection on which an answer is still awaited."""
    if connection.pgconn.transaction_status == TransactionStatus.ACTIVE:
        connection.pgconn.finish()
        raise Silent(f"no answer within {ANSWER:g} seconds") from None


async def connected(url: sa.URL) -> AsyncConnection:
    """A connection of its own, outside every transaction."""
    _, given = url.get_dialect()().create_connect_args(url)
    return await AsyncConnection.connect("", **_limits(url), **given, autocommit=True)


def engine(url: sa.URL) -> sa.Engine:
    """An engine for one thread."""
    made = sa.create_engine(url, hide_parameters=True, pool_size=1, max_overflow=0, pool_timeout=FREE, connect_args=_limits(url))
    if _is_postgres(url):
        sa.event.listen(made, "do_connect", lambda dialect, record, args, given: Connection.connect(*args, **given))
        sa.event.listen(made, "handle_error", _look_elsewhere)
    return made


def async_engine(url: sa.URL, sqlite: Callable[..., Any]) -> AsyncEngine:
    """An engine for the event loop, which connects to SQLite as it is told; errors are logged, so they show no parameters."""
    if not _is_postgres(url):
        given = {"async_creator_fn": sqlite}
        return create_async_engine(url, hide_parameters=True, pool_timeout=FREE, connect_args=given)
    given = {**_limits(url), "async_creator_fn": AsyncConnection.connect}
    made = create_async_engine(url, hide_parameters=True, pool_timeout=FREE, pool_pre_ping=True, connect_args=given)
    sa.event.listen(made.sync_engine, "handle_error", _look_elsewhere)
    return made


def is_away(error: BaseException) -> bool:
    """True if the database is to blame and may be well again later: it is silent, gone, full, busy, or takes no writing."""
    if isinstance(error, sa.exc.DBAPIError):
        usual = isinstance(error, (sa.exc.OperationalError, sa.exc.InterfaceError))
        return usual or error.connection_invalidated or _is_standby(error.orig)
    return isinstance(error, (sa.exc.TimeoutError, psycopg.OperationalError, Waited))


def why(error: BaseException) -> str:
    """What a database error says, in a line without statements and secrets."""
    said = getattr(error, "orig", None) or error
    return f"{type(said).__name__}: {said}".partition("\n")[0]


def is_cut(error: BaseException) -> bool:
    """True if a connection has just ended, so that another is worth a try."""
    return isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated and not isinstance(error.orig, Silent)


class Waited(Exception):
    """It was never begun: others before it took too long."""


def _limits(url: sa.URL) -> dict[str, Any]:
    """The limits of a connection, unless its address has others."""
    return {name: limit for name, limit in LIMITS.items() if name not in url.query} if _is_postgres(url) else {}


def _is_postgres(url: sa.URL) -> bool:
    return url.get_backend_name() == "postgresql"


def _is_standby(error: BaseException | None) -> bool:
    return isinstance(error, psycopg.errors.ReadOnlySqlTransaction)


def _look_elsewhere(context: sa.engine.ExceptionContext) -> None:
    """Connect anew when a server has become read-only: another has taken its place."""
    if _is_standby(context.original_exception):
        context.is_disconnect = True
