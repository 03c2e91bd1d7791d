"""What whoever runs the servers has ordered: who may make tables, how long matches are kept, and an announcement to players.

It stands in the database as JSON, so that every server reads it within seconds; the last order counts.
"""

from __future__ import annotations

import secrets
from typing import Literal, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite

from .schema import settings

Who = Literal["everyone", "word", "nobody"]


class Tables(Struct, frozen=True):
    """Who may make tables; with a word, its hash."""

    who: Who = "everyone"
    word: str = ""


class Retention(Struct, frozen=True):
    """After how many days without an event a match is deleted; None is never.

    over        one that is over or closed
    idle        one that could go on
    gathering   a table that waits for people
    """

    over: int | None = None
    idle: int | None = None
    gathering: int | None = None


class Announcement(Struct, frozen=True):
    """What players are told: own words by language, or ours if there are none; and when the servers stop."""

    texts: dict[str, str] = {}
    at: float | None = None


class Touched(Struct, frozen=True):
    """A mark that changes whenever matches were changed beside the servers."""

    mark: str = ""


class Orders(Struct, frozen=True):
    """Everything that has been ordered."""

    tables: Tables = Tables()
    retention: Retention = Retention()
    announcement: Announcement | None = None
    touched: Touched = Touched()


Order = TypeVar("Order", Tables, Retention, Announcement, Touched)
NAMES: dict[type, str] = {Tables: "tables", Retention: "retention", Announcement: "announcement", Touched: "touched"}


def orders(connection: sa.Connection) -> Orders:
    """What stands in the database; an order that cannot be read counts as none."""
    kept = {row.name: row.value for row in connection.execute(sa.select(settings))}
    return Orders(
        _read(kept, Tables) or Tables(),
        _read(kept, Retention) or Retention(),
        _read(kept, Announcement),
        _read(kept, Touched) or Touched(),
    )


def _read(kept: dict[str, str], kind: type[Order]) -> Order | None:
    try:
        return msgspec.json.decode(kept.get(NAMES[kind], ""), type=kind)
    except msgspec.MsgspecError:
        return None


def give(connection: sa.Connection, order: Tables | Retention | Announcement | Touched) -> None:
    """Order something."""
    row = {"name": NAMES[type(order)], "value": msgspec.json.encode(order).decode()}
    insert = postgresql.insert(settings) if connection.dialect.name == "postgresql" else sqlite.insert(settings)
    connection.execute(insert.values(row).on_conflict_do_update(index_elements=["name"], set_=row))


def own_words(announced: Announcement, language: str) -> str:
    """What an announcement says in its own words, in a language if it can; empty if it has none."""
    return announced.texts.get(language) or next(iter(announced.texts.values()), "")


def withdraw(connection: sa.Connection, kind: type[Tables | Retention | Announcement]) -> None:
    """Order nothing of this kind any more."""
    connection.execute(settings.delete().where(settings.c.name == NAMES[kind]))


def touch(connection: sa.Connection) -> None:
    """Let servers look at their matches again."""
    give(connection, Touched(secrets.token_hex(8)))
