"""The database: migrations up and down, and what several writers do to each other."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from midway.table import store as stores
from midway.table.schema import metadata


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
