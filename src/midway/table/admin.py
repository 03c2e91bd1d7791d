"""What `midway admin` does with a database, beside running servers: one transaction for each command."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import sqlalchemy as sa

from midway.kernel.fault import Fault

from . import matches, orders
from .database import form_of, reached, unreached
from .orders import Announcement, Orders, Retention, Tables, Who
from .room import hashed, new_key
from .schema import FORM, gatherings, seats


@contextmanager
def managed(database: str | None) -> Iterator[sa.Connection]:
    """A transaction on a database of our form; a Fault if it cannot be had."""
    try:
        with reached(database, there=True) as connection, connection.begin():
            if (form := form_of(connection)) != FORM:
                raise Fault("backup-database", there=form or "–", here=FORM)
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
    except sa.exc.DBAPIError as error:
        raise unreached(error) from None


def listed(database: str | None, state: str | None, game: str | None, days: float, most: int) -> list[matches.Listed]:
    """Matches, the most recently active first."""
    with managed(database) as connection:
        return matches.listed(connection, state, game, days, most)


def shown(database: str | None, match: str) -> matches.Shown:
    """One match."""
    with managed(database) as connection:
        found = matches.shown(connection, match)
    if found is None:
        raise Fault("admin-match", match=match)
    return found


def close(database: str | None, ids: Sequence[str]) -> int:
    """End matches; return how many were not over."""
    with managed(database) as connection:
        _check(connection, ids)
        return matches.close(connection, ids)


def delete(database: str | None, ids: Sequence[str], sure: bool) -> int:
    """Delete matches for ever, if whoever asks is sure."""
    with managed(database) as connection:
        _check(connection, ids)
        if not sure:
            raise Fault("admin-sure", n=len(set(ids)))
        return matches.delete(connection, ids)


def _check(connection: sa.Connection, ids: Sequence[str]) -> None:
    for match in matches.missing(connection, ids):
        raise Fault("admin-match", match=match)


def revoke(database: str | None, match: str, seat: int | None) -> dict[int, str]:
    """Take a seat, or every seat of people, from whoever holds it: its fresh keys, by seat. An invitation ends as well."""
    with managed(database) as connection:
        _check(connection, [match])
        placed = connection.execute(sa.select(seats.c.seat, seats.c.bot).where(seats.c.match == match).order_by(seats.c.seat))
        people = {row.seat + 1: row.bot for row in placed}
        if seat is not None and seat not in people:
            raise Fault("seat", seat=str(seat), n=len(people))
        if seat is not None and people[seat]:
            raise Fault("admin-bot", n=seat)
        keys = {number: new_key() for number, bot in people.items() if not bot and seat in (None, number)}
        for number, key in keys.items():
            held = seats.update().where(seats.c.match == match, seats.c.seat == number - 1)
            connection.execute(held.values(key=hashed(key), owner=None))
        connection.execute(gatherings.update().where(gatherings.c.match == match).values(key=None))
        orders.touch(connection)
    return keys


def ordered(database: str | None) -> Orders:
    """What has been ordered."""
    with managed(database) as connection:
        return orders.orders(connection)


def let(database: str | None, who: Who, word: str) -> None:
    """Say who may make tables: everyone, whoever knows a word, or nobody."""
    if (who == "word") != bool(word.strip()):
        raise Fault("admin-word")
    with managed(database) as connection:
        orders.give(connection, Tables(who, hash_of(word) if word else ""))


def hash_of(word: str) -> str:
    """How a word is stored; capitals and blanks around it do not matter."""
    return hashed(" ".join(word.casefold().split()))


def keep(database: str | None, kept: Retention | None, dry: bool) -> tuple[Retention, dict[str, int]]:
    """Say how long matches are kept, unless it is only a question: what holds, and how many are due by it now."""
    with managed(database) as connection:
        before = orders.orders(connection).retention
        if kept and not dry:
            orders.give(connection, kept)
        now = kept or before
        return now, {name: len(found) for name, found in matches.due(connection, now).items()}


def sweep(database: str | None, dry: bool) -> int:
    """Delete what has been kept long enough; how many matches that is."""
    with managed(database) as connection:
        kept = orders.orders(connection).retention
        if dry:
            return sum(map(len, matches.due(connection, kept).values()))
        return matches.sweep(connection, kept)


def tell(database: str | None, texts: dict[str, str], minutes: float | None) -> None:
    """Tell players something, or that the servers stop in some minutes."""
    with managed(database) as connection:
        orders.give(connection, Announcement(texts, None if minutes is None else time.time() + 60 * minutes))


def hush(database: str | None) -> None:
    """Tell players nothing any more."""
    with managed(database) as connection:
        orders.withdraw(connection, Announcement)
