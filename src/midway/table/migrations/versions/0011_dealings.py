"""How draws are made fair: the salt of a seal, whether the seed was chosen, and what players add to the draws."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room for both; earlier matches have neither."""
    op.create_table(
        "dealings",
        _match(),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("chosen", sa.Boolean, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
    )
    op.create_table(
        "parts",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seal", sa.String(64)),
        sa.Column("part", sa.String(64)),
    )


def downgrade() -> None:
    """What was dealt stays; it can no longer be proved."""
    op.drop_table("parts")
    op.drop_table("dealings")


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
