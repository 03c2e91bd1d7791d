"""Databases and servers for the tests of the table; everything runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import secrets

import psycopg
import pytest
from postgres import server
from starlette.testclient import TestClient

from midway.table.app import make_app


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    yield from postgres_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request, tmp_path):
    """The address of another empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'elsewhere.db'}"
        return
    yield from postgres_database()


@pytest.fixture
def shared_database():
    """An empty database that several servers can share."""
    yield from postgres_database()


def postgres_database():
    name = f"midway_{secrets.token_hex(6)}"
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield server().rpartition("/")[0] + f"/{name}"
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def client(database):
    """A browser at a server of its own."""
    with TestClient(make_app(database), base_url="http://testserver") as browser:
        browser.app.state.server.by_address.burst = browser.app.state.server.by_seat.burst = 1e9
        yield browser
