"""Bots wait a moment after the end of somebody's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("grace_until", sa.Float()))


def downgrade() -> None:
    op.drop_column("tables", "grace_until")
