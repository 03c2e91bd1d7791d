"""Analyses of finished matches are kept; they can be made again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("times", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, index=True),
        sa.Column("study", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """They have to be made again."""
    op.drop_table("analyses")
