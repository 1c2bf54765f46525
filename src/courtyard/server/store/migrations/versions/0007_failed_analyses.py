"""Analyses that failed are not tried for ever."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("analyses", sa.Column("failures", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("analyses", "failures")
