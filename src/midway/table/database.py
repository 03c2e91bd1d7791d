"""The database: its address, how it is reached, brought up to date, and given the values that its matches need."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from midway.kernel.content import Values
from midway.kernel.fault import Fault
from midway.kernel.folders import user_data
from midway.kernel.game import find

from .patience import CONNECT
from .schema import FORM, REVISIONS, contents, matches

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "temp_store=MEMORY")
LOG_PAGES = 8000  # of SQLite's write-ahead log, before they are moved into the file
PRIVATE = 0o600  # the mode of a database file, and so of those that SQLite lays beside it
MIGRATING = 1893  # the lock for migrating a database


def default_database() -> str:
    """MIDWAY_DATABASE, or a file in the user's data folder."""
    if url := os.environ.get("MIDWAY_DATABASE"):
        return url
    folder = user_data()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Fault("write", file=str(folder), error=str(error.strerror)) from None
    return f"sqlite:///{folder / 'tables.db'}"


def check(database: str | None) -> None:
    """Refuse a database that does not answer, is not a database, or was written by a later Midway."""
    with reached(database) as connection:
        try:
            form_of(connection)
        except sa.exc.DBAPIError as error:
            raise unreached(error) from None


def unreached(error: sa.exc.DBAPIError) -> Fault:
    """What a database said, in a line."""
    return Fault("database", error=str(error.orig).partition("\n")[0])


def database_url(database: str | sa.URL | None, sqlite: str = "sqlite") -> sa.URL:
    """The address of a database with our driver, the default database if none is given; a Fault if it is not valid.

    We speak UTF-8 with PostgreSQL, whatever a database that was made in another locale would speak.
    """
    try:
        url = sa.make_url(database or default_database())
        if url.get_backend_name() == "postgresql":
            url = url.update_query_dict({"client_encoding": "utf8"})
        return url.set(drivername={"sqlite": sqlite, "postgresql": "postgresql+psycopg"}[url.get_backend_name()])
    except (sa.exc.ArgumentError, KeyError):
        raise Fault("database-url") from None


@contextmanager
def reached(database: str | sa.URL | None, there: bool = False) -> Iterator[sa.Connection]:
    """Connect synchronously; Fault if the database is unreachable, or missing when it must be `there`."""
    url = database_url(database)
    if there and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Fault("record-no-file", file=url.database)
    keep_private(url)
    limits = {"connect_timeout": CONNECT} if url.get_backend_name() == "postgresql" else {}
    engine = sa.create_engine(url, hide_parameters=True, poolclass=sa.NullPool, connect_args=limits)
    if url.get_backend_name() == "sqlite":
        sa.event.listen(engine, "connect", tune_sqlite)
    try:
        connection = engine.connect()
    except sa.exc.DBAPIError as error:
        raise unreached(error) from None
    with connection:
        yield connection


def keep_private(url: sa.URL) -> None:
    """Let nobody but its owner read a database file; one that is not there is made so."""
    file = Path(url.database or ":memory:")
    if url.get_backend_name() != "sqlite" or file.name == ":memory:":
        return
    with contextlib.suppress(OSError):  # who cannot make or change it is told when it is opened
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
        for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if part.exists() and part.stat().st_mode & 0o077:
                part.chmod(PRIVATE)


def table_of(text: str) -> dict[str, Any] | None:
    """A stored JSON object; None if it is damaged."""
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


def alone(connection: sa.Connection, lock: int = MIGRATING) -> None:
    """Make sure that nobody else does this at the same time, until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(lock)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: sa.Connection) -> None:
    """Bring a database up to date; if servers start together, one of them does it."""
    if form_of(connection) == FORM:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    keep_contents(connection)


def form_of(connection: sa.Connection) -> str:
    """The revision of a database; empty if it has none. A Fault if a later Midway wrote it."""
    made = sa.inspect(connection).has_table("alembic_version")
    form = connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or "" if made else ""
    if form and form not in REVISIONS:
        raise Fault("database-newer", there=form, here=FORM)
    return form


def keep_contents(connection: sa.Connection) -> None:
    """Store the values of every match that has none in the database, as far as the installed games know them."""
    kept = sa.select(contents.c.hash)
    lacking = sa.select(matches.c.game, matches.c.content, matches.c.corrections).where(matches.c.content.not_in(kept))
    for game, hash, corrections in connection.execute(lacking.distinct()).all():
        with contextlib.suppress(Fault):
            keep(connection, find(game).content.find(hash, table_of(corrections) or {}))


def keep(connection: sa.Connection, values: Values) -> None:
    """Store values under their hash, once."""
    insert = postgresql.insert(contents) if connection.dialect.name == "postgresql" else sqlite.insert(contents)
    connection.execute(insert.values(hash=values.hash, tree=values.text()).on_conflict_do_nothing())


def clock(postgres: bool) -> sa.ColumnElement[float]:
    """The seconds since 1970 by the database's clock, which all servers share."""
    if postgres:
        return sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float)
    return (sa.func.julianday("now", type_=sa.Float) - 2440587.5) * 86400.0


def is_free(lease: sa.ColumnElement[float], longest: float, postgres: bool) -> sa.ColumnElement[bool]:
    """True if nobody works on what was leased until then; a lease that is too long was taken before the clock was set back."""
    now = clock(postgres)
    return sa.or_(lease < now, lease > now + longest + 1)


def tune_sqlite(connection: Any, record: Any) -> None:
    """Use a write-ahead log, put every commit on disk before acknowledging it, and begin transactions explicitly."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, f"wal_autocheckpoint={LOG_PAGES}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
