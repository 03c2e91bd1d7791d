"""The database. The table of events is log, queue and arbiter in one: whoever inserts number n made move n."""

from __future__ import annotations

import sqlalchemy as sa

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010", "0011")
FORM = REVISIONS[-1]  # the revision that makes these tables
COLUMNS = "0011"  # the last revision that changed what is backed up

WITH_TOKEN = sa.text("token IS NOT NULL")
metadata = sa.MetaData()
passing = sa.MetaData()  # what is not backed up

contents = sa.Table(
    "contents",
    metadata,
    sa.Column("hash", sa.String(32), primary_key=True),
    sa.Column("tree", sa.Text, nullable=False),  # the values, as JSON
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # the version it began with
    sa.Column("content", sa.String(32), nullable=False),  # the hash of the values it began with
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

late = sa.Table(
    "late",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of an event that a bot's stand-in made
)

serious = sa.Table(
    "serious",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)

closed = sa.Table(
    "closed",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)

hints = sa.Table(
    "hints",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of the event that was, or will be, chosen with it
    sa.Column("seat", sa.Integer, nullable=False),
)

gatherings = sa.Table(
    "gatherings",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("host", sa.Integer, nullable=False),  # the seat of whoever made the table
    sa.Column("key", sa.String(64), index=True),  # hash of the key of its invitation; null once that has ended
    sa.Column("waiting", sa.Boolean, nullable=False),  # until the host begins the match
)

dealings = sa.Table(
    "dealings",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("salt", sa.String(64), nullable=False),  # of the seal; empty if only the seal is known
    sa.Column("chosen", sa.Boolean, nullable=False),  # whoever made the table chose the seed
    sa.Column("begun", sa.Boolean, nullable=False),  # the match begins as soon as every part is told
)

parts = sa.Table(
    "parts",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seal", sa.String(64)),  # of the part; null while it is waited for
    sa.Column("part", sa.String(64)),  # what the seat adds to the draws; null until it is told
)

turns = sa.Table(
    "turns",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("bot", sa.String(40), nullable=False, index=True),
    sa.Column("lease", sa.Float, nullable=False),  # until when a server works on it
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
    sa.Column("told", sa.Integer, nullable=False),  # how many events have been checked
    sa.Column("failed", sa.Boolean, nullable=False),  # the last notice did not arrive
)

lessons = sa.Table(
    "lessons",
    passing,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),  # and which of its lessons
    sa.Column("key", sa.String(64), nullable=False),  # hash of the learner's private key
    sa.Column("owner", sa.String(64), nullable=False),  # hash of the learner's browser
    sa.Column("progress", sa.Text, nullable=False),
    sa.Column("used", sa.Float, nullable=False, index=True),
)

settings = sa.Table(
    "settings",
    passing,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),  # as JSON
)

analyses = sa.Table(
    "analyses",
    passing,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("times", sa.Float, nullable=False),  # how much longer than usual to search
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("lease", sa.Float, nullable=False),  # until when a server works on it
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False, index=True),
    sa.Column("study", sa.Text, nullable=False),  # what has been found, as JSON
)
