"""Turns: people and bots choose and take back; each deed is kept before anybody hears of it."""

import asyncio
from collections.abc import Callable

import structlog
from sqlalchemy import Connection, insert, select

from courtyard.engine.trouble import Trouble
from courtyard.server import rows, schema
from courtyard.server.metrics import choosing
from courtyard.server.rows import Overtaken
from courtyard.server.table import Table
from courtyard.server.table_talk import Choose, Done, Proposal, Propose, Undo
from courtyard.server.tables import Tables, Writing, acting_seat, own_seat
from courtyard.server.thinkers import Thinkers
from courtyard.server.trouble import Refusal

log = structlog.get_logger()
BOT_ID = "bot:"
"""So begin the ids of bots' choices, and never those of people, whose ids have no colon."""


class Turns:
    """Deeds at the tables."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.written_along: list[Callable[[Table], Writing | None]] = []
        """Asked after every deed what else is to be written in the same transaction: clocks, results."""
        self.may_think: Callable[[str], bool] = lambda table: True
        """Whether bots of a table think here, or in another process."""
        self._tasks: set[asyncio.Task[None]] = set()
        tables.settled.append(self.wake)

    async def choose(self, guest: str | None, id_: str, wish: Choose) -> Done:
        """Let a person choose; it counts once, and is answered when it is kept."""

        async def work(table: Table) -> Done:
            choice.game = table.game_name
            own_seat(table, guest, wish.seat)
            if (wish.seat, wish.id) in table.answers:
                return Done(wish.id, table.answers[wish.seat, wish.id])
            acting_seat(table, guest, wish.seat)
            notation = table.check_choice(wish.seat, wish.version, wish.option)
            return Done(wish.id, await self.keep(table, wish.seat, "choose", notation, wish.id))

        with choosing() as choice:
            return await self.tables.within(id_, work)

    async def undo(self, guest: str | None, id_: str, wish: Undo) -> Done:
        """Let a person take back the last choice, or all of the turn that taught nobody anything."""

        async def work(table: Table) -> Done:
            choice.game = table.game_name
            own_seat(table, guest, wish.seat)
            if (wish.seat, wish.id) in table.answers:
                return Done(wish.id, table.answers[wish.seat, wish.id])
            acting_seat(table, guest, wish.seat)
            table.check_undo(wish.seat, wish.version)
            deed = "restart" if wish.whole else "undo"
            return Done(wish.id, await self.keep(table, wish.seat, deed, None, wish.id))

        with choosing() as choice:
            return await self.tables.within(id_, work)

    async def propose(self, guest: str | None, id_: str, wish: Propose) -> Proposal:
        async def work(table: Table) -> Proposal:
            acting_seat(table, guest, wish.seat)
            table.check(wish.seat, wish.version)
            return Proposal(wish.id, table.propose(wish.seat))

        return await self.tables.within(id_, work)

    async def keep(self, table: Table, seat: int, deed: str, option: str | None, id_: str) -> int:
        """Do a deed and commit it; nobody sees the table meanwhile, as its lock is held."""
        number = table.number
        version = table.apply(seat, deed, option, id_)
        now = self.tables.now()
        if table.concerns is None:
            table.moved = now  # Of what is done unseen nobody else hears, not even when it was.
        row = {
            "table": table.id,
            "number": number,
            "seat": seat,
            "deed": deed,
            "option": option,
            "id": id_,
            "version": version,
            "at": now,
        }
        along = [writing for ask in self.written_along if (writing := ask(table)) is not None]

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.deeds).values(row))

        await self.tables.write(table, rows.course_row(table), write, *along)
        table.tell_all(table.concerns)
        self.tables.settle(table)
        return version

    # Bots.

    async def wake_bots(self) -> None:
        """After a start: let the bots think whose turn it was when the server stopped."""
        due = select(schema.tables.c.id).where(schema.tables.c.bots_due)
        for id_ in await self.tables.store.do(lambda connection: list(connection.execute(due).scalars())):
            try:
                self.wake(await self.tables.get(id_))
            except (Refusal, Trouble) as trouble:
                log.warning("table-not-loaded", table=id_, why=str(trouble))

    async def close(self) -> None:
        """Take no choices any more, and end what is still going on."""
        self.tables.is_closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def wake(self, table: Table) -> None:
        """Let every bot think here that must choose and is not thinking yet."""
        for seat in table.bots_due if self.may_think(table.id) else ():
            if seat not in table.thinking:
                table.thinking.add(seat)
                task = asyncio.ensure_future(self._let_bot_play(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _let_bot_play(self, table: Table, seat: int) -> None:
        """Let a bot choose as long as it must; what it thought about an old view is thrown away."""
        try:
            while not self.tables.is_closing and self._is_due(table, seat):
                async with table.lock:
                    if not self._is_due(table, seat):
                        return  # It has chosen, or the person for whom it played is back.
                    version, view = table.versions[seat], table.playing.recall(seat)
                    bot, luck = str(table.places[seat].player), table.luck(seat)
                    options = [int(option) for option in table.playing.position.options_of(seat)]
                try:
                    option = await self.thinkers.choose(
                        table.id, seat, table.game_name, bot, view, options, luck
                    )
                except Exception as error:
                    log.error("bot-failed", table=table.id, seat=seat, bot=bot, why=str(error))
                    option = options[0]  # A game in which a bot is broken can still be finished.
                async with table.lock:
                    if self._is_due(table, seat) and table.versions[seat] == version:
                        await self._keep_of_bot(table, seat, option)
        except Refusal as refusal:
            log.error("bot-refused", table=table.id, seat=seat, code=refusal.code)
            if refusal.code == "not-stored":
                self.tables.start_over(table)
        finally:
            table.thinking.discard(seat)
            self.tables.let_go(table)

    def _is_due(self, table: Table, seat: int) -> bool:
        """Whether a bot must choose at a table that was not started over meanwhile, and thinks here."""
        is_live = self.tables.live.get(table.id) is table and self.may_think(table.id)
        return is_live and seat in table.bots_due

    async def _keep_of_bot(self, table: Table, seat: int, option: int) -> None:
        notation = table.check_choice(seat, table.versions[seat], option)
        try:
            await self.keep(table, seat, "choose", notation, f"{BOT_ID}{table.number}")
        except Overtaken:
            await self.tables.read_again(table)
