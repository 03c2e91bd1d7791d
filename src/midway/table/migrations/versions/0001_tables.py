"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(32), nullable=False),
        sa.Column("corrections", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(128)),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), index=True),
        sa.UniqueConstraint("match", "name", name="seats_name"),
    )
    op.create_table(
        "events",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "token", name="events_token"),
    )
    op.create_table(
        "turns",
        _match(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False, index=True),
        sa.Column("lease", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        _match(),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("chat", "turns", "events", "seats", "matches"):
        op.drop_table(table)
