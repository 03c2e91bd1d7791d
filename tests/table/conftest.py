"""Databases and servers for the tests of the table; everything runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from databases import Postgres, Sqlite
from starlette.testclient import TestClient

from midway.table.app import make_app

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def kinds(tmp_path_factory):
    """The two kinds of databases."""
    made = dict(zip(KINDS, (Sqlite(tmp_path_factory.mktemp("databases")), Postgres()), strict=True))
    yield made
    for databases in made.values():
        databases.close()


@pytest.fixture(params=KINDS)
def databases(request, kinds):
    """One kind of databases after the other."""
    return kinds[request.param]


@pytest.fixture
def database(databases):
    """The address of a database without matches."""
    with databases.copy() as address:
        yield address


@pytest.fixture
def empty_database(databases):
    """The address of a database without tables."""
    with databases.empty() as address:
        yield address


@pytest.fixture(params=KINDS)
def elsewhere(request, kinds):
    """The address of another database without tables."""
    with kinds[request.param].empty() as address:
        yield address


@pytest.fixture
def shared_database(kinds):
    """A database without tables that several servers can share."""
    with kinds["postgresql"].empty() as address:
        yield address


@contextmanager
def at_a_server(database):
    """A browser at a server over a database, which may ask as often as it likes."""
    with TestClient(make_app(database), base_url="http://testserver") as browser:
        server = browser.app.state.server
        server.by_address.burst = server.by_seat.burst = 1e9
        server.doors.held = 0.0
        yield browser


@pytest.fixture
def client(database):
    """A browser at a server of its own."""
    with at_a_server(database) as browser:
        yield browser


@pytest.fixture(scope="module")
def stern(tmp_path_factory):
    """A browser at the server of all tests of a file that are refused."""
    with at_a_server(f"sqlite:///{tmp_path_factory.mktemp('stern') / 'tables.db'}") as browser:
        yield browser


@pytest.fixture
def refused(stern):
    """A new browser at a server that others share: for what is refused before any database is asked."""
    stern.cookies.clear()
    return stern
