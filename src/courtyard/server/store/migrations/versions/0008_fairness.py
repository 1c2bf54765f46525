"""Askers of analyses, undo that needs consent, guests removed from a table, bans and mutes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("analyses", sa.Column("asker", sa.String(16)))
    op.add_column("tables", sa.Column("undo_request", sa.JSON()))
    op.add_column("tables", sa.Column("excluded", sa.JSON()))
    op.add_column("guests", sa.Column("banned", sa.Float()))
    op.add_column("guests", sa.Column("muted", sa.Float()))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_stage_moved", "tables", ["stage", "moved"])
    op.create_index("ix_chat_guest", "chat", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_chat_guest", "chat")
    op.drop_index("ix_tables_stage_moved", "tables")
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("guests", "muted")
    op.drop_column("guests", "banned")
    op.drop_column("tables", "excluded")
    op.drop_column("tables", "undo_request")
    op.drop_column("analyses", "asker")
