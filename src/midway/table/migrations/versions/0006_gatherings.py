"""A table may wait for people before its match begins, with one invitation for all free seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for invitations."""
    op.create_table(
        "gatherings",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("waiting", sa.Boolean, nullable=False),
    )
    op.create_index("ix_gatherings_key", "gatherings", ["key"])


def downgrade() -> None:
    """Tables no longer wait."""
    op.drop_table("gatherings")
