"""A match knows its rematch; a seat may have a webhook."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("matches", sa.Column("next", sa.String(32)))
    op.create_table(
        "webhooks",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Remove them; not in a batch, which would recreate `matches` and lose what depends on it."""
    op.drop_table("webhooks")
    op.drop_column("matches", "next")
