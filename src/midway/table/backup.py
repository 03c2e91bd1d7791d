"""Backups: all that a database holds, at one moment, as lines of JSON in a packed file; and putting back what is missing.

    {"format": "midway backup 1", "schema": "0002", "rows": 12345}
    {"matches": {"id": "...", ...}}
    {"events": {"match": "...", "number": 0, ...}}
    {"end": 12345}

A match is put back as a whole, or not at all if it is there. Servers may be at work meanwhile.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from midway.kernel.fault import Fault
from midway.kernel.files import replacing

from .schema import COLUMNS, FORM, matches, metadata
from .store import form_of, migrate, reached

FORMAT = "midway backup 1"
BATCH = 1000  # rows
LONGEST = 4_000_000  # bytes of a line
RESTORING = 1894  # the lock of whoever restores

Progress = Callable[[int, int], None]  # told how many rows of how many are done
Row = dict[str, Any]


def back_up(database: str | None, path: Path, progress: Progress) -> int:
    """Write everything that is committed now into a file; how many matches there are."""
    with reached(database, there=True) as connection, connection.begin():
        _one_moment(connection)
        if (form := form_of(connection)) != FORM:
            raise Fault("backup-database", there=form or "–", here=FORM)
        counts = {table: _count(connection, table) for table in metadata.sorted_tables}
        total = sum(counts.values())
        with replacing(path, 0o600) as file, gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6) as packed:
            packed.write(_line({"format": FORMAT, "schema": COLUMNS, "rows": total}))
            for done, (table, row) in enumerate(_rows(connection), 1):
                packed.write(_line({table: row}))
                if done % BATCH == 0:
                    progress(done, total)
            packed.write(_line({"end": total}))
    return counts[matches]


def restore(database: str | None, path: Path, progress: Progress) -> tuple[int, int]:
    """Put back every match that is missing, in one transaction; how many were added, and how many were there."""
    total = sum(1 for _ in _read(path))
    with reached(database) as connection:
        with connection.begin():
            _alone(connection)
            migrate(connection)
        with connection.begin():
            _alone(connection)
            try:
                return _put_back(connection, path, lambda done: progress(done, total))
            except sa.exc.StatementError:
                raise Fault("backup-damaged", file=str(path)) from None


def _put_back(connection: sa.Connection, path: Path, progress: Callable[[int], None]) -> tuple[int, int]:
    added: set[str] = set()
    there = done = 0
    for name, rows in groupby(_read(path), key=lambda read: read[0]):
        table = metadata.tables[name]
        while batch := [row for _, row in islice(rows, BATCH)]:
            if table is matches:
                known = _known(connection, batch)
                added.update(row["id"] for row in batch if row["id"] not in known)
                there += len(known)
            missing = [row for row in batch if row["id" if table is matches else "match"] in added]
            if missing:
                connection.execute(table.insert(), missing)
            done += len(batch)
            progress(done)
    return len(added), there


def _known(connection: sa.Connection, batch: list[Row]) -> set[str]:
    """The matches of a batch that are there."""
    query = sa.select(matches.c.id).where(matches.c.id.in_([row["id"] for row in batch]))
    return set(connection.scalars(query))


def _one_moment(connection: sa.Connection) -> None:
    """Whatever is read from here on was committed at the same moment."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        connection.exec_driver_sql("BEGIN")


def _alone(connection: sa.Connection) -> None:
    """Nobody else restores meanwhile."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(RESTORING)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _rows(connection: sa.Connection) -> Iterator[tuple[str, Row]]:
    """Every row of every table, what others refer to first."""
    for table in metadata.sorted_tables:
        query = sa.select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        for row in connection.execute(query).mappings():
            yield table.name, dict(row)


def _line(content: Row) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def _read(path: Path) -> Iterator[tuple[str, Row]]:
    """The rows of a backup with the names of their tables; its form is checked to the end."""
    lines = _lines(path)
    header = next(lines, {})
    if header.get("format") != FORMAT:
        raise Fault("backup-foreign", file=str(path))
    if header.get("schema") != COLUMNS:
        raise Fault("backup-schema", file=str(path), there=str(header.get("schema")), here=COLUMNS)
    for number, line in enumerate(lines):
        if line == {"end": number} and next(lines, None) is None:
            return
        [(name, row)] = line.items() if len(line) == 1 else [("", None)]
        if name not in metadata.tables or not isinstance(row, dict) or set(row) != set(metadata.tables[name].c.keys()):
            break
        yield name, row
    raise Fault("backup-damaged", file=str(path))


def _lines(path: Path) -> Iterator[Row]:
    """The lines of a packed file, each an object of JSON; an empty one where the file is damaged."""
    try:
        with gzip.open(path) as packed:
            while text := packed.readline(LONGEST):
                yield msgspec.json.decode(text, type=dict)
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        yield {}
    except OSError as error:
        raise Fault("file", file=str(path), error=str(error.strerror)) from None
