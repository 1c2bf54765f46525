"""Devices on which guests are told that they must choose, and keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.LargeBinary(32), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(200), nullable=False),
        sa.Column("added", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_devices_guest"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_index("ix_devices_guest", "devices")
    op.drop_table("devices")
