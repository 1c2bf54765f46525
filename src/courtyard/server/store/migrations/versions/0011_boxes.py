"""Boxes of guests, and the box with which a table was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("own", sa.JSON(), nullable=False),
        sa.Column("confirmed", sa.JSON(), nullable=False),
        sa.Column("shared", sa.String(32)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boxes"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_boxes_guest"),
        sa.UniqueConstraint("shared", name="uq_boxes_shared"),
    )
    op.create_index("ix_boxes_guest", "boxes", ["guest"])
    op.add_column("tables", sa.Column("box", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "box")
    op.drop_index("ix_boxes_guest", "boxes")
    op.drop_table("boxes")
