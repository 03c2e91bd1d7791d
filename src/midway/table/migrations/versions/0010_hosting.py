"""What whoever runs the servers has said: settings, and matches that were closed."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for both."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "closed",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    )


def downgrade() -> None:
    """Everyone may do everything again, and closed matches go on."""
    op.drop_table("closed")
    op.drop_table("settings")
