"""Databases for tests, on SQLite and on PostgreSQL: empty ones, and copies of one that was filled once."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
from postgres import server

from midway.table.store import Store

# Nobody else is connected to this database any longer.
LEFT = """SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()"""
# All rows are deleted but the one that says of which revision the tables are.
DELETED = """DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP; END $$"""
FORM = """SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexname, indexdef, '', '' FROM pg_indexes WHERE schemaname = 'public'"""
REVISION = "SELECT version_num FROM alembic_version"


async def with_tables(database):
    """Bring a database up to date, without matches."""
    store = Store(database)
    await store.open()
    await store.close()


class Databases:
    """Databases of one kind. Those that are filled alike are copies of one: copying is much quicker than filling."""

    def __init__(self):
        self.filled = {}
        self.kept = ExitStack()

    @contextmanager
    def empty(self):
        """The address of an empty database."""
        name = f"midway_{secrets.token_hex(6)}"
        self.make(name)
        yield self.address(name)
        self.drop(name)

    @contextmanager
    def copy(self, fill=with_tables):
        """The address of a copy of the database that was filled this way."""
        if fill not in self.filled:
            self.filled[fill] = self.kept.enter_context(self.empty())
            asyncio.run(fill(self.filled[fill]))
        name = f"midway_{secrets.token_hex(6)}"
        self.make(name, like=self.filled[fill].rpartition("/")[2])
        yield self.address(name)
        self.drop(name)

    def close(self):
        """Drop those that were filled."""
        self.kept.close()


class Sqlite(Databases):
    """Files in a folder."""

    def __init__(self, folder):
        super().__init__()
        self.folder = folder

    def address(self, name):
        return f"sqlite:///{self.folder / name}"

    def make(self, name, like=None):
        if like:
            shutil.copy(self.folder / like, self.folder / name)

    def drop(self, name):
        for file in self.folder.glob(f"{name}*"):
            Path(file).unlink()


class Postgres(Databases):
    """Databases of the local server. Making and dropping one costs it a third of a second, so they are emptied and used again."""

    def __init__(self):
        super().__init__()
        self.free = []  # databases without tables
        self.tidy = []  # databases without matches

    def address(self, name):
        return server().rpartition("/")[0] + f"/{name}"

    @contextmanager
    def empty(self):
        name = self.free.pop() if self.free else self._new()
        yield self.address(name)
        self._clear(name)

    @contextmanager
    def copy(self, fill=with_tables):
        if fill is not with_tables:
            with super().copy(fill) as address:
                yield address
            return
        name = self.tidy.pop() if self.tidy else self._new_with_tables()
        before = self._form(name)
        yield self.address(name)
        if self._form(name) == before:
            self._tell(name, LEFT, DELETED)
            self.tidy.append(name)
        else:
            self._clear(name)

    def make(self, name, like="template1"):
        self._tell("postgres", f"CREATE DATABASE {name} TEMPLATE {like}")

    def drop(self, name):
        self._tell("postgres", f"DROP DATABASE {name} WITH (FORCE)")

    def close(self):
        super().close()
        for name in self.free + self.tidy:
            self.drop(name)

    def _new(self):
        name = f"midway_{secrets.token_hex(6)}"
        self.make(name)
        return name

    def _new_with_tables(self):
        name = self.free.pop() if self.free else self._new()
        asyncio.run(with_tables(self.address(name)))
        return name

    def _clear(self, name):
        self._tell(name, LEFT, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        self.free.append(name)

    def _form(self, name):
        """What tables a database has, and of which revision they say they are, if they do."""
        form = set(self._tell(name, FORM))
        return form | set(self._tell(name, REVISION) if any(row[0] == "alembic_version" for row in form) else ())

    def _tell(self, name, *statements):
        with psycopg.connect(self.address(name), autocommit=True) as connection:
            told = [connection.execute(statement) for statement in statements][-1]
            return told.fetchall() if told.description else None
