"""Agreements, clocks, chat, results, ratings and analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name=op.f("pk_ratings")),
    )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_service")),
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_chat_guest")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
        sa.UniqueConstraint("table", "guest", "id", name=op.f("uq_chat_table_guest_id")),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("parts", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_who"), ["who"], unique=False)

    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("email", sa.String(length=254), nullable=True))
        batch_op.add_column(sa.Column("email_confirmed", sa.Boolean(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("email_code_hash", sa.LargeBinary(length=32), nullable=True))
        batch_op.add_column(sa.Column("email_asked", sa.Float(), nullable=True))

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stand_in", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("left", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("due_at", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("noticed", sa.Boolean(), server_default="0", nullable=False))
        batch_op.create_index(batch_op.f("ix_seats_due_at"), ["due_at"], unique=False)

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("origin", sa.String(length=10), server_default="played", nullable=False)
        )
        batch_op.add_column(sa.Column("agreement", sa.JSON(), server_default="{}", nullable=False))
        batch_op.add_column(sa.Column("own", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("written", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("rematch", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("webhook", sa.String(length=500), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("webhook")
        batch_op.drop_column("rematch")
        batch_op.drop_column("written")
        batch_op.drop_column("own")
        batch_op.drop_column("agreement")
        batch_op.drop_column("origin")

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_due_at"))
        batch_op.drop_column("noticed")
        batch_op.drop_column("due_at")
        batch_op.drop_column("left")
        batch_op.drop_column("stand_in")

    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.drop_column("email_asked")
        batch_op.drop_column("email_code_hash")
        batch_op.drop_column("email_confirmed")
        batch_op.drop_column("email")

    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_who"))

    op.drop_table("results")
    op.drop_table("chat")
    op.drop_table("analyses")
    op.drop_table("service")
    op.drop_table("ratings")
