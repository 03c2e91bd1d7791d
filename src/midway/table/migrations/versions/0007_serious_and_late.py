"""Which matches are serious, and which of a bot's moves its game's own bot made because it was late."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for both."""
    op.create_table("serious", _match())
    op.create_table("late", _match(), sa.Column("number", sa.Integer, primary_key=True))


def downgrade() -> None:
    """Every match is casual again."""
    op.drop_table("late")
    op.drop_table("serious")


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
