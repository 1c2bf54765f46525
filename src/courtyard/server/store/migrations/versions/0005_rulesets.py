"""Games are bound to the rules and values that they began with.

Games of Gùgōng that began with version 1 of the rules go on with version 2: only how a die is turned is
written otherwise. Where that would not be exact (Meng in the French printing), and for It's a Wonderful
Kingdom, whose players did things in a fixed order, a game stays as it is: it keeps its result, and its
table says that it cannot go on.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

FACES = {"a": (1, 2, 3, 4, 5, 6), "b": (4, 5, 6, 7, 8, 9), "c": (1, 2, 3, 7, 8, 9)}
RULESET = "2-abcbe93edca7"

tables = sa.table("tables", *[sa.column(name) for name in ("id", "game", "rules", "options")])
deeds = sa.table("deeds", *[sa.column(name) for name in ("table", "number", "option")])


def upgrade() -> None:
    connection = op.get_bind()
    old = sa.select(tables).where(tables.c.game == "gugong", tables.c.rules == 1)
    for row in connection.execute(old).fetchall():
        options = json.loads(row.options) if isinstance(row.options, str) else row.options
        if options.get("players") == 1 and options.get("printing") == "french":
            continue
        mine = sa.select(deeds).where(deeds.c.table == row.id, deeds.c.option.like("turn %"))
        for deed in connection.execute(mine).fetchall():
            _, die, face = deed.option.split()
            by_value = f"turn {die} {FACES[die][int(face) - 1]}"
            there = (deeds.c.table == row.id) & (deeds.c.number == deed.number)
            connection.execute(sa.update(deeds).where(there).values(option=by_value))
        bound = sa.type_coerce({**options, "ruleset": RULESET}, sa.JSON())
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(rules=2, options=bound))


def downgrade() -> None:
    """Leave what was rewritten: the rules of before are gone."""
