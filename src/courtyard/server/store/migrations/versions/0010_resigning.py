"""Resigning: the seat has lost, and a bot plays on for it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "resigned")
