"""Backups: a whole database at one moment, as lines of JSON in a compressed file; and restoring what is missing.

    {"format": "midway backup 1", "schema": "0010", "rows": 12345}
    {"contents": {"hash": "...", "tree": "..."}}
    {"matches": {"id": "...", ...}}
    {"events": {"match": "...", "number": 0, ...}}
    {"end": 12345}

A match or a content is restored as a whole, or not at all if it is there. Servers may be running. Backups in an earlier format
can be read as well; the program fills in what they lack.
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

from .database import alone, form_of, keep_contents, migrate, reached
from .schema import COLUMNS, FORM, contents, matches, metadata

FORMAT = "midway backup 1"
READABLE = ("0002", "0004", "0006", "0007", "0008", "0010", COLUMNS)  # with these columns, or fewer tables
BATCH = 1000  # rows
LONGEST = 4_000_000  # bytes of a line
RESTORING = 1894  # the lock for restoring

Progress = Callable[[int, int], None]  # called with the rows done and the rows in total
Row = dict[str, Any]


def back_up(database: str | None, path: Path, progress: Progress) -> int:
    """Write everything committed so far to a file; return the number of matches."""
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
    """Restore every missing match in one transaction; return how many were added and how many were there."""
    total = sum(1 for _ in _read(path))
    with reached(database) as connection:
        with connection.begin():
            alone(connection)
            migrate(connection)
        with connection.begin():
            alone(connection, RESTORING)
            try:
                counted = _put_back(connection, path, lambda done: progress(done, total))
            except sa.exc.StatementError:
                raise Fault("backup-damaged", file=str(path)) from None
            keep_contents(connection)
            return counted


def _put_back(connection: sa.Connection, path: Path, progress: Callable[[int], None]) -> tuple[int, int]:
    added: set[str] = set()
    there = done = 0
    for name, rows in groupby(_read(path), key=lambda read: read[0]):
        table = metadata.tables[name]
        while batch := [row for _, row in islice(rows, BATCH)]:
            if table in (contents, matches):
                known = _known(connection, table, batch)
                missing = [row for row in batch if _id(table, row) not in known]
            else:
                missing = [row for row in batch if row["match"] in added]
            if table is matches:
                added.update(row["id"] for row in missing)
                there += len(known)
            if missing:
                connection.execute(table.insert(), missing)
            done += len(batch)
            progress(done)
    return len(added), there


def _id(table: sa.Table, row: Row) -> Any:
    """The primary key of a row."""
    [key] = table.primary_key
    return row[key.name]


def _known(connection: sa.Connection, table: sa.Table, batch: list[Row]) -> set[Any]:
    """The rows of a batch that are there, by primary key."""
    [key] = table.primary_key
    return set(connection.scalars(sa.select(key).where(key.in_([_id(table, row) for row in batch]))))


def _one_moment(connection: sa.Connection) -> None:
    """Make everything read from here on come from the same moment."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        connection.exec_driver_sql("BEGIN")


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _rows(connection: sa.Connection) -> Iterator[tuple[str, Row]]:
    """Every row of every table; rows that others refer to come first."""
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
    if header.get("schema") not in READABLE:
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
    """The lines of a compressed file, each a JSON object; an empty one if the file is damaged."""
    try:
        with gzip.open(path) as packed:
            while text := packed.readline(LONGEST):
                yield msgspec.json.decode(text, type=dict)
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        yield {}
    except OSError as error:
        raise Fault("file", file=str(path), error=str(error.strerror)) from None
