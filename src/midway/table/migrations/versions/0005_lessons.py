"""Lessons are kept for a while, apart from matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "lessons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("used", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    """Whoever is learning begins again."""
    op.drop_table("lessons")
