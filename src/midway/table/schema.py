"""What the database holds. The table of events is log, queue and arbiter in one: who inserts number n made move n."""

from __future__ import annotations

import sqlalchemy as sa

FORM = "0003"  # the revision that makes these tables
COLUMNS = "0002"  # the last revision that changed what is in them

WITH_TOKEN = sa.text("token IS NOT NULL")
metadata = sa.MetaData()

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.String(32), nullable=False),
    sa.Column("corrections", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seal", sa.String(64), nullable=False),
    sa.Column("seed", sa.String(128)),  # the dealer's secret; null in a mirror match
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("next", sa.String(32)),  # the rematch
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),  # hash of the seat's private key
    sa.Column("owner", sa.String(64), index=True),  # hash of the browser that took the seat
    sa.UniqueConstraint("match", "name", name="seats_name"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("code", sa.Integer, nullable=False),
    sa.Column("token", sa.String(64)),  # the idempotency key of the request that made it
    sa.Column("made", sa.Float, nullable=False),
    sa.Index("events_token", "match", "token", unique=True, sqlite_where=WITH_TOKEN, postgresql_where=WITH_TOKEN),
    sqlite_with_rowid=False,
)

turns = sa.Table(
    "turns",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("bot", sa.String(40), nullable=False, index=True),
    sa.Column("lease", sa.Float, nullable=False),  # until when some server works on it
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("url", sa.String(500), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("told", sa.Integer, nullable=False),  # the events that have been looked at
    sa.Column("failed", sa.Boolean, nullable=False),  # the last notice did not arrive
)
