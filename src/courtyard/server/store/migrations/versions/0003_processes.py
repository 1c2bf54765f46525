"""Many processes: editions of tables, claims of work, and who is where."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=16), nullable=False),
        sa.Column("sockets", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", "process", "guest", name=op.f("pk_presence")),
    )
    with op.batch_alter_table("presence", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_presence_process"), ["process"], unique=False)

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("edition", sa.Integer(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("claimed_by", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("claimed_until", sa.Float(), nullable=True))

    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.add_column(sa.Column("claimed_by", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("claimed_until", sa.Float(), nullable=True))


def downgrade() -> None:
    for name in ("analyses", "tables"):
        with op.batch_alter_table(name, schema=None) as batch_op:
            batch_op.drop_column("claimed_until")
            batch_op.drop_column("claimed_by")

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("edition")

    with op.batch_alter_table("presence", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_presence_process"))

    op.drop_table("presence")
    op.drop_table("processes")
