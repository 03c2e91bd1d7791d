"""The values that a match began with are kept once, under their hash."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for them; the store fills in those of earlier matches."""
    op.create_table("contents", sa.Column("hash", sa.String(32), primary_key=True), sa.Column("tree", sa.Text, nullable=False))


def downgrade() -> None:
    """Matches find their values in the program again."""
    op.drop_table("contents")
