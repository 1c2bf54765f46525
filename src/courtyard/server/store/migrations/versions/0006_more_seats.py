"""Tables with more than five seats; SQLite does not mind how long a text is."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "deciding", type_=sa.String(26))


def downgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "deciding", type_=sa.String(5))
