"""The database: migrations up and down, and what several writers do to each other."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sqlite3
import stat
import threading

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from midway import Match, find
from midway.table import store as stores
from midway.table.backup import back_up
from midway.table.database import form_of, keep
from midway.table.room import Room
from midway.table.schema import FORM, metadata, passing


def test_an_error_tells_no_secret(database):
    async def run():
        store = stores.Store(database)
        await store.open()
        match = Match("worldsfair", 2, seed="the-dealers-secret")
        await store.create("m", match, ["a", "b"], [None, None], False)
        with pytest.raises(sa.exc.IntegrityError) as caught:
            await store.create("m", match, ["a", "b"], [None, None], False)
        await store.close()
        return repr(caught.value) + str(caught.value)

    assert "the-dealers-secret" not in asyncio.run(run())


def test_names_come_through_a_database_without_an_encoding(kinds):
    postgres = kinds["postgresql"]
    name = f"midway_{secrets.token_hex(6)}"
    postgres.make(name, like="template0 ENCODING SQL_ASCII LOCALE 'C'")  # as in a cluster that was made without a locale

    async def run():
        store = stores.Store(postgres.address(name))
        await store.open()
        await store.create("m", Match("worldsfair", ["Łucja", "Zoë"]), ["a", "b"], [None, None], False)
        stored = await store.find("m")
        await store.close()
        return [seat.name for seat in stored.seats]

    try:
        assert asyncio.run(run()) == ["Łucja", "Zoë"]
    finally:
        postgres.drop(name)


def test_what_was_cancelled_has_ended_when_a_store_is_closed(tmp_path, monkeypatch):
    """A thread that is still at work would answer an event loop that is gone."""
    begun, may_end = threading.Event(), threading.Event()
    connect = sqlite3.connect

    def slowly(*given, **more):
        begun.set()
        may_end.wait()
        return connect(*given, **more)

    def at_work():
        return {thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name}

    async def run():
        before = at_work()
        store = stores.Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        monkeypatch.setattr(sqlite3, "connect", slowly)
        monkeypatch.setattr(stores, "ENDING", None)
        looking = asyncio.create_task(store.find("m"))
        await asyncio.to_thread(begun.wait)
        looking.cancel()
        await asyncio.wait([looking])
        assert at_work() - before
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        may_end.set()
        await closing
        return at_work() - before

    assert asyncio.run(run()) == set()


def test_two_people_do_not_sit_down_under_one_name(database):
    async def run():
        store = stores.Store(database)
        await store.open()
        await store.create("m", Match("worldsfair", 3, seed=7), ["a", "b", "c"], [None] * 3, True)
        sat = [await store.sit("m", seat, "Cy", "", f"browser {seat}", free_only=True) for seat in (0, 1)]
        await store.close()
        return sat

    assert asyncio.run(run()) == [True, False]


def change_form(connection, revision, way=None):
    """Bring a database to a revision, up or down; the columns of its tables."""
    config = Config()
    config.set_main_option("script_location", str(Path(stores.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    down = revision != "head" and sa.inspect(connection).has_table("matches")
    (way or (command.downgrade if down else command.upgrade))(config, revision)
    inspector = sa.inspect(connection)
    return {table: {column["name"] for column in inspector.get_columns(table)} for table in inspector.get_table_names()}


def test_the_migrations_make_the_tables_and_unmake_them(empty_database):
    async def run():
        store = stores.Store(empty_database)
        async with store.writing() as connection:
            made = [await connection.run_sync(change_form, revision) for revision in ("head", "base", "head")]
        await store.close()
        return made

    tables = {**metadata.tables, **passing.tables}
    wanted = {name: {column.name for column in table.columns} for name, table in tables.items()}
    made = asyncio.run(run())
    assert made[0] == made[2] == {**wanted, "alembic_version": {"version_num"}}
    assert made[1] == {"alembic_version": {"version_num"}}


def test_events_come_through_a_change_of_form(database):
    async def run():
        store = stores.Store(database)
        await store.open()
        match = Match("worldsfair", ["Ann", "Bo"], seed=7)
        await store.create("m", match, ["a", "b"], [None, None], False)
        kept = [await store.events("m", 0)]
        for revision in ("0002", "head"):
            async with store.writing() as connection:
                await connection.run_sync(change_form, revision)
            kept.append(await store.events("m", 0))
        await store.close()
        return kept

    first, *after = asyncio.run(run())
    assert first
    assert after == [first, first]


def test_the_form_of_the_tables_is_the_last_revision(empty_database):
    async def run():
        store = stores.Store(empty_database)
        async with store.writing() as connection:
            await connection.run_sync(change_form, "head")
            form = await connection.run_sync(form_of)
        await store.close()
        return form

    assert asyncio.run(run()) == FORM


def test_a_change_of_form_that_breaks_off_has_changed_nothing(empty_database, monkeypatch):
    migrate = stores.migrate

    def broken_off(connection):
        migrate(connection)
        raise InterruptedError

    async def run():
        store = stores.Store(empty_database)
        monkeypatch.setattr(stores, "migrate", broken_off)
        with pytest.raises(InterruptedError):
            await store.open()
        async with store.engine.connect() as connection:
            left = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
        await store.close()
        return left

    assert asyncio.run(run()) == []


def begun_in_the_first_form(connection):
    """A match of two, as servers of the first form have written it; its rows by table."""
    change_form(connection, "0001")
    match = Match("worldsfair", ["Ann", "Bo"], seed="7")
    rows = {
        "matches": [{"id": "m", "game": "worldsfair", "rules": match.game.version, "content": match.content.hash,
                     "corrections": "{}", "options": json.dumps(match.settings), "seal": match.seal, "seed": "7",
                     "listed": False, "made": 1.0, "over": False}],
        "seats": [{"match": "m", "seat": seat, "name": name, "bot": "", "key": "k" * 64, "owner": None}
                  for seat, name in enumerate(("Ann", "Bo"))],
        "events": [{"match": "m", "number": event.number, "seat": event.seat, "code": event.code, "token": None, "made": 1.0}
                   for event in match.events],
        "turns": [{"match": "m", "number": match.number, "seat": match.seat, "bot": "", "lease": 0.0}],
        "chat": [{"match": "m", "line": 0, "seat": 1, "text": "hello", "made": 1.0}],
    }  # fmt: skip
    first = sa.MetaData()
    first.reflect(connection)
    for name, made in rows.items():
        connection.execute(first.tables[name].insert(), made)
    return rows


def kept(connection):
    """Every row of a database, by table."""
    there = sa.MetaData()
    there.reflect(connection)
    return {name: [dict(row) for row in connection.execute(sa.select(table)).mappings()] for name, table in there.tables.items()}


def test_a_match_goes_on_after_an_upgrade_and_is_whole_after_a_downgrade(empty_database):
    async def run():
        store = stores.Store(empty_database)
        async with store.writing() as connection:
            before = await connection.run_sync(begun_in_the_first_form)
        await store.open()
        async with store.writing() as connection:
            await connection.run_sync(change_form, "0001")
            after = await connection.run_sync(kept)
        assert {name: after[name] for name in before} == before
        assert set(after) == {*before, "alembic_version"}
        await store.open()
        room = Room(store, await store.find("m"))
        await room.refresh()
        number = await room.move(room.match.seat, room.match.number, room.match.legal()[:1], None, "en")
        assert len(await store.events("m", 0)) >= number == len(before["events"]) + 1
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("left", [None, 0o644, 0o666])
def test_nobody_else_may_read_a_database_file(tmp_path, left):
    file = tmp_path / "tables.db"
    masked = os.umask(0)
    try:
        if left:
            file.touch()
            file.chmod(left)

        async def run():
            store = stores.Store(f"sqlite:///{file}")
            await store.open()
            async with store.writing() as connection:
                await connection.run_sync(keep, find("worldsfair").content.printed)
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
            await store.close()
            return modes

        assert asyncio.run(run()) == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)
        back_up(f"sqlite:///{file}", tmp_path / "tables.gz", lambda done, total: None)
        assert stat.S_IMODE((tmp_path / "tables.gz").stat().st_mode) == 0o600
    finally:
        os.umask(masked)
