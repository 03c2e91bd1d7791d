"""Databases for tests, on SQLite and on PostgreSQL: empty ones, and copies of one that was filled once."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
from postgres import server

from midway.table.store import Store


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
    """Databases of the local server. It writes much to its disk before it drops one; meanwhile the next test goes on."""

    def __init__(self):
        super().__init__()
        self.thread = ThreadPoolExecutor(1)
        self.dropped = []

    def address(self, name):
        return server().rpartition("/")[0] + f"/{name}"

    def make(self, name, like="template1"):
        self._tell(f"CREATE DATABASE {name} TEMPLATE {like}")

    def drop(self, name):
        self.dropped.append(self.thread.submit(self._tell, f"DROP DATABASE {name} WITH (FORCE)"))

    def close(self):
        super().close()
        self.thread.shutdown()
        for drop in self.dropped:
            drop.result()

    def _tell(self, statement):
        with psycopg.connect(server(), autocommit=True) as connection:
            connection.execute(statement)
