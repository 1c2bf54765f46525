"""Guests who let their finished games become puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("shares_games", sa.Boolean(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("guests", "shares_games")
