"""Matches as whoever runs the servers sees them: listed, shown, closed and deleted, without what players hide."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct

from .database import table_of
from .orders import Retention, touch
from .schema import analyses, chat, closed, events, gatherings, hints, late, matches, seats, serious, turns, webhooks

State = Literal["open", "gathering", "over", "closed"]
STATES: tuple[State, ...] = ("open", "gathering", "over", "closed")
DAY = 86400.0  # seconds
BATCH = 500  # matches that are deleted in one statement


class Listed(Struct):
    """A match in a list: how far it is, who plays, and when it was made and something last happened."""

    match: str
    game: str
    state: State
    players: list[str]
    events: int
    made: float
    last: float


class Seated(Struct):
    """A seat: its name, its bot, and whether a browser has taken it."""

    seat: int
    name: str
    bot: str
    taken: bool


class Shown(Struct):
    """A match with what is stored of it, but no key, no seed and no card.

    turn   the seat that decides; None if nobody does
    """

    match: str
    game: str
    state: State
    version: int
    options: dict[str, str]
    seats: list[Seated]
    turn: int | None
    events: int
    made: float
    last: float
    listed: bool
    serious: bool
    hints: int
    stood_in: int
    lines: int
    rematch: str | None


def _state() -> sa.ColumnElement[str]:
    waits = sa.exists().where(gatherings.c.match == matches.c.id, gatherings.c.waiting)
    ended = sa.exists().where(closed.c.match == matches.c.id)
    return sa.case((ended, "closed"), (matches.c.over, "over"), (waits, "gathering"), else_="open")


def _last(column: sa.Column[Any]) -> sa.ScalarSelect[Any]:
    """Something of the last event of a match."""
    return sa.select(column).where(events.c.match == matches.c.id).order_by(events.c.number.desc()).limit(1).scalar_subquery()


STATE = _state().label("state")
EVENTS = sa.func.coalesce(_last(events.c.number) + 1, 0).label("events")
LAST = sa.func.coalesce(_last(events.c.made), matches.c.made).label("last")


def listed(
    connection: sa.Connection, state: str | None = None, game: str | None = None, days: float = 0, most: int | None = None
) -> list[Listed]:
    """Matches, the most recently active first.

    days   in which nothing has happened
    """
    query = sa.select(matches.c.id, matches.c.game, STATE, EVENTS, matches.c.made, LAST).order_by(sa.desc("last"), matches.c.id)
    if state:
        query = query.where(_state() == state)
    if game:
        query = query.where(matches.c.game == game)
    if days:
        query = query.where(_untouched(days))
    rows = connection.execute(query.limit(most)).all()
    names: dict[str, list[str]] = {}
    placed = sa.select(seats.c.match, seats.c.name).where(seats.c.match.in_([row.id for row in rows]))
    for seat in connection.execute(placed.order_by(seats.c.match, seats.c.seat)):
        names.setdefault(seat.match, []).append(seat.name)
    return [Listed(row.id, row.game, row.state, names.get(row.id, []), row.events, row.made, row.last) for row in rows]


def _untouched(days: float) -> sa.ColumnElement[bool]:
    """True of a match in which nothing has happened for some days; when it was made is quick to ask."""
    then = time.time() - days * DAY
    return sa.and_(matches.c.made < then, LAST.element < then)


def _count(connection: sa.Connection, table: sa.Table, match: str) -> int:
    return connection.scalar(sa.select(sa.func.count()).select_from(table).where(table.c.match == match)) or 0


def shown(connection: sa.Connection, match: str) -> Shown | None:
    """One match; None if there is none of this name."""
    query = sa.select(matches, STATE, EVENTS, LAST).where(matches.c.id == match)
    if (row := connection.execute(query).first()) is None:
        return None
    placed = connection.execute(sa.select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    earnest, hinted, stood_in, lines = (_count(connection, table, match) for table in (serious, hints, late, chat))
    turn = connection.scalar(sa.select(turns.c.seat).where(turns.c.match == match))
    return Shown(
        row.id, row.game, row.state, row.rules, table_of(row.options) or {},
        [Seated(seat.seat + 1, seat.name, seat.bot, seat.owner is not None) for seat in placed],
        None if turn is None or turn < 0 else turn + 1,
        row.events, row.made, row.last, row.listed, bool(earnest), hinted, stood_in, lines, row.next,
    )  # fmt: skip


def missing(connection: sa.Connection, ids: Sequence[str]) -> list[str]:
    """Those that are not there."""
    there = set(connection.scalars(sa.select(matches.c.id).where(matches.c.id.in_(ids))))
    return [match for match in ids if match not in there]


def close(connection: sa.Connection, ids: Sequence[str]) -> int:
    """End matches that are not over: they can be looked at, and nobody plays on. Return how many there were."""
    going = list(connection.scalars(sa.select(matches.c.id).where(matches.c.id.in_(ids), _state().in_(("open", "gathering")))))
    if going:
        connection.execute(closed.insert(), [{"match": match} for match in going])
        for table in (turns, webhooks):
            connection.execute(table.delete().where(table.c.match.in_(going)))
        connection.execute(gatherings.update().where(gatherings.c.match.in_(going)).values(key=None))
        connection.execute(matches.update().where(matches.c.id.in_(going)).values(over=True))
        touch(connection)
    return len(going)


def delete(connection: sa.Connection, ids: Sequence[str]) -> int:
    """Delete matches with everything that belongs to them; return how many there were."""
    gone = 0
    for first in range(0, len(ids), BATCH):
        some = ids[first : first + BATCH]
        connection.execute(analyses.delete().where(analyses.c.match.in_(some)))
        connection.execute(matches.update().where(matches.c.next.in_(some)).values(next=None))
        gone += connection.execute(matches.delete().where(matches.c.id.in_(some))).rowcount
    if gone:
        touch(connection)
    return gone


def due(connection: sa.Connection, kept: Retention) -> dict[str, list[str]]:
    """The matches that have been kept long enough, by what they are: over, idle or gathering."""
    found: dict[str, list[str]] = {}
    for name, states in (("over", ("over", "closed")), ("idle", ("open",)), ("gathering", ("gathering",))):
        if (days := getattr(kept, name)) is not None:
            old = sa.select(matches.c.id).where(_state().in_(states), _untouched(days))
            found[name] = list(connection.scalars(old))
    return found


def sweep(connection: sa.Connection, kept: Retention) -> int:
    """Delete the matches that have been kept long enough; return how many there were."""
    return delete(connection, [match for some in due(connection, kept).values() for match in some])
