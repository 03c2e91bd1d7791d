"""Which choices were made with a hint."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for hints."""
    op.create_table(
        "hints",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Hints are forgotten."""
    op.drop_table("hints")
