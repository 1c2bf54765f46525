"""Offers to end a game by agreement."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("end_offer", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "end_offer")
