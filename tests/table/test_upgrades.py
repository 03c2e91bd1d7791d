"""Databases of every earlier form, and servers of two versions on one database."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from alembic import command
from running import Player
from test_store import begun_in_the_first_form, change_form, kept
from test_terminal import midway

from midway.table.database import reached
from midway.table.room import Room
from midway.table.schema import FORM, REVISIONS
from midway.table.store import Store

LATER = (
    "ALTER TABLE matches ADD COLUMN mood INTEGER",
    "ALTER TABLE turns ADD COLUMN mood INTEGER",
    "CREATE TABLE moods (mood INTEGER)",
    "UPDATE alembic_version SET version_num = '9999'",
)


def alone(database, work, *given):
    """Do something in a transaction of its own."""
    with reached(database) as connection, connection.begin():
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        return work(connection, *given)


def rows(database):
    """Every row of a database, but for its form and the values that are kept when it is opened."""
    return {name: there for name, there in alone(database, kept).items() if name not in ("alembic_version", "contents")}


@pytest.mark.parametrize("form", REVISIONS)
def test_a_database_of_every_earlier_form_opens_and_goes_up_down_and_up(empty_database, form):
    database = empty_database
    first = alone(database, begun_in_the_first_form)
    if form != REVISIONS[0]:
        alone(database, change_form, form, command.upgrade)
    before = rows(database)
    asyncio.run(opened(database))
    up = rows(database)
    assert all(up[name][0].items() >= row.items() for name, [row, *_] in first.items() if name in ("matches", "seats"))
    if form != FORM:
        alone(database, change_form, form)
        assert rows(database) == before
        asyncio.run(opened(database))
        assert rows(database) == up
    assert asyncio.run(moved(database)) == len(first["events"]) + 1


async def opened(database):
    store = Store(database)
    await store.open()
    await store.close()


async def moved(database):
    """The number after a move in the match that began in the first form."""
    store = Store(database)
    room = Room(store, await store.find("m"))
    await room.refresh()
    number = await room.move(room.match.seat, room.match.number, room.match.legal()[:1], None, "en")
    await store.close()
    return number


def test_a_running_server_goes_on_beside_a_later_one(database, serve):
    """A later version has changed the database meanwhile, as ours do: more columns and tables, and nothing taken away."""
    running = serve(database).ready()
    player = Player(running)
    player.move(running)
    with reached(database) as connection, connection.begin():
        for statement in LATER:
            connection.execute(sa.text(statement))
    for _ in range(5):
        player.move(running)
    other = Player(running, "8")
    other.move(running)
    assert running.ask("/ready")
    assert "Traceback" not in running.errors.read_text()
    output, code = midway("serve", "--port", 0, "--database", database)
    assert (code, output.count("\n")) == (1, 1)
    assert "written by a later Midway" in output
