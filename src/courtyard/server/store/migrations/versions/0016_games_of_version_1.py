"""Games of version 1 of the rules that cannot go on wait for nobody, and tables that had not begun begin now.

A table that was still gathering is bound to the rules of version 2, as games of Gùgōng are since 0005.
A game in progress that cannot go on keeps its journal, but no clock of it runs, no bot is due, and nobody is
told that they must choose. A lesson that cannot go on is over, so that another one can begin.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

RULESETS = {"gugong": "2-abcbe93edca7", "kingdom": "2-cc8e2c92e804"}

columns = ("id", "game", "rules", "options", "stage", "origin", "deciding", "bots_due", "edition")
tables = sa.table("tables", *[sa.column(name) for name in columns])
seats = sa.table("seats", *[sa.column(name) for name in ("table", "due_at")])


def upgrade() -> None:
    connection = op.get_bind()
    is_old = (tables.c.rules == 1) & tables.c.game.in_(RULESETS)
    gathering = sa.select(tables).where(is_old, tables.c.stage == "gathering")
    for row in connection.execute(gathering).fetchall():
        options = json.loads(row.options) if isinstance(row.options, str) else row.options
        bound = sa.type_coerce({**options, "ruleset": RULESETS[row.game]}, sa.JSON())
        there = tables.c.id == row.id
        connection.execute(
            sa.update(tables).where(there).values(rules=2, options=bound, edition=row.edition + 1)
        )
    ended = is_old & (tables.c.stage == "playing")
    resting = sa.update(seats).where(seats.c.table.in_(sa.select(tables.c.id).where(ended)))
    connection.execute(resting.values(due_at=None))
    raised = tables.c.edition + 1
    connection.execute(
        sa.update(tables).where(ended).values(deciding="", bots_due=sa.false(), edition=raised)
    )
    connection.execute(sa.update(tables).where(ended, tables.c.origin == "lesson").values(stage="over"))


def downgrade() -> None:
    """Leave the games as they are: they wait for nobody by the rules of before, either."""
