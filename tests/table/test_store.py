"""The database: migrations up and down, and what several writers do to each other."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from midway import Match
from midway.table import store as stores
from midway.table.schema import metadata


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


def test_two_people_do_not_sit_down_under_one_name(database):
    async def run():
        store = stores.Store(database)
        await store.open()
        await store.create("m", Match("worldsfair", 3, seed=7), ["a", "b", "c"], [None] * 3, True)
        sat = [await store.sit("m", seat, "Cy", "", f"browser {seat}", free_only=True) for seat in (0, 1)]
        await store.close()
        return sat

    assert asyncio.run(run()) == [True, False]


def test_the_migrations_make_the_tables_and_unmake_them(database):
    def both_ways(connection):
        config = Config()
        config.set_main_option("script_location", str(stores.Path(stores.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        for revision in ("head", "base", "head"):
            (command.upgrade if revision == "head" else command.downgrade)(config, revision)
        inspector = sa.inspect(connection)
        return {table: {column["name"] for column in inspector.get_columns(table)} for table in metadata.tables}

    async def run():
        store = stores.Store(database)
        async with store.engine.begin() as connection:
            made = await connection.run_sync(both_ways)
        await store.close()
        return made

    assert asyncio.run(run()) == {name: {column.name for column in table.columns} for name, table in metadata.tables.items()}
