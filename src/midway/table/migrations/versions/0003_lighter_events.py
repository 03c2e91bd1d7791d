"""Events lie in the order of matches and numbers, and only those with a token are found by it: less to write for a move."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TOKEN = sa.text("token IS NOT NULL")
TABLE = """
    CREATE TABLE anew (match VARCHAR(32) NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
                       seat INTEGER NOT NULL, code INTEGER NOT NULL, token VARCHAR(64), made FLOAT NOT NULL,
                       PRIMARY KEY (match, number){more}) {kind}
"""


def upgrade() -> None:
    """Make them lighter."""
    if op.get_context().dialect.name == "sqlite":
        _make_anew(TABLE.format(more="", kind="WITHOUT ROWID"))
    else:
        op.drop_constraint("events_token", "events", type_="unique")
    op.create_index("events_token", "events", ["match", "token"], unique=True, sqlite_where=TOKEN, postgresql_where=TOKEN)


def downgrade() -> None:
    """As they were."""
    op.drop_index("events_token", "events")
    if op.get_context().dialect.name == "sqlite":
        _make_anew(TABLE.format(more=", CONSTRAINT events_token UNIQUE (match, token)", kind=""))
    else:
        op.create_unique_constraint("events_token", "events", ["match", "token"])


def _make_anew(table: str) -> None:
    op.execute(table)
    op.execute("INSERT INTO anew SELECT match, number, seat, code, token, made FROM events")
    op.drop_table("events")
    op.rename_table("anew", "events")
