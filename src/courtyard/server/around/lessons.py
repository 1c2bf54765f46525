"""Lessons: a prepared table for one learner and a bot; `coaching` has the coach's words."""

from sqlalchemy import Connection, select

from courtyard.server.ground.games import find_game
from courtyard.server.ground.messages import Agreement, Me, TableInfo
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.tables import lesson_script as lesson
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.removal import erase_table
from courtyard.server.tables.table import Place, Table, new_table

SEED = "lesson"
"""All lessons of a game begin alike, and go on alike after the same choices."""
OPPONENT = "fair"


class Lessons:
    """The lessons of all guests; each has at most one unfinished in each game."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def open(self, me: Me, game_name: str) -> TableInfo:
        """Give a guest's unfinished lesson of a game, or a new one."""
        table = prepared(me, find_game(game_name).name)

        def write(connection: Connection) -> str:
            guest = select(schema.guests.c.id).where(schema.guests.c.id == me.id)
            connection.execute(guest.with_for_update())  # Who asks twice at once gets the same lesson twice.
            begun = read_begun(connection, me, game_name)
            if not begun:
                rows.insert_table(connection, table)
            return begun[0] if begun else table.id

        found = await self.tables.store.do(write)
        if found != table.id:
            return await self.tables.look(me.id, found)
        table.mark_kept(table.edition)
        self.tables.live[table.id] = table
        self.tables.announce(table)
        self.tables.let_go(table)
        return table.info(me.id)

    async def skip(self, me: Me, game_name: str) -> None:
        """Forget a guest's unfinished lesson of a game."""
        for id_ in await self.begun(me, game_name):
            await self.tables.within(id_, self._forget)

    async def _forget(self, table: Table) -> None:
        await self.tables.write(table, {}, lambda connection: erase_table(connection, table.id))
        self.tables.evict(table)

    async def begun(self, me: Me, game_name: str) -> list[str]:
        return await self.tables.store.read(lambda connection: read_begun(connection, me, game_name))


def read_begun(connection: Connection, me: Me, game_name: str) -> list[str]:
    """The unfinished lessons of a guest, the newest first."""
    column = schema.tables.c
    mine = (column.host == me.id) & (column.game == find_game(game_name).name)
    unfinished = (column.origin == "lesson") & (column.stage == "playing")
    wanted = select(column.id).where(mine, unfinished).order_by(column.created.desc())
    return list(connection.execute(wanted).scalars())


def prepared(me: Me, game_name: str) -> Table:
    """Set up a lesson's table: the position written by hand, the learner and a bot with a name."""
    game = find_game(game_name)
    if game.lesson is None:
        raise Refusal("unknown-game", game=game_name)
    script = lesson.read(game)
    learner = Place("person", guest=me.id, name=me.name or None)
    table = new_table(
        game.name,
        game.by_hand(script.written, {}).options,
        me.id,
        [learner, Place("bot", bot=OPPONENT, name=script.opponent)],
        stage="playing",
        seed=SEED,
        origin="lesson",
        agreement=Agreement(hints=False, away="wait"),
        written=script.written,
    )
    table.begin()
    return table
