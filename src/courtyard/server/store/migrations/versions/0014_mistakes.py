"""Mistakes: moments of finished games that guests train on, and when each comes back."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mistakes",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("chapter", sa.JSON(), nullable=False),
        sa.Column("chosen", sa.JSON(), nullable=False),
        sa.Column("place", sa.String(20), nullable=False),
        sa.Column("cost", sa.Float(), nullable=False),
        sa.Column("puzzle", sa.JSON(), nullable=False),
        sa.Column("card", sa.JSON(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("last", sa.String(8)),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "id", name="pk_mistakes"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_mistakes_guest"),
    )


def downgrade() -> None:
    op.drop_table("mistakes")
