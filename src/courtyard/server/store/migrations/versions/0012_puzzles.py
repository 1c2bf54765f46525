"""Puzzles: the tries and ratings of guests, and the days on which they found the puzzle of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("first", sa.String(8)),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("found", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "puzzle", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_tries_guest"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("middle", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", name="pk_puzzle_ratings"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_ratings_guest"),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("guest", "day", name="pk_puzzle_days"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_days_guest"),
    )


def downgrade() -> None:
    op.drop_table("puzzle_days")
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_tries")
