"""Bots at the tables: a bot that must choose thinks, and chooses as people do.

Bots that are among themselves, where nobody looks, play on for a while. Then they rest until somebody looks:
games that nobody wants to see cost nothing.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy import ColumnElement, and_, exists, or_, select

from courtyard.server.ground.background import Background, is_unexpected, wait
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.settings import Settings
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.table import Table
from courtyard.server.tables.turns import BOT_ID, Turns
from courtyard.server.thinking.processes import Thinkers, looks
from courtyard.server.thinking.queue import Owner, Rank

log = structlog.get_logger()
PATIENCE = 1.0
"""Seconds after which a table is looked at again at which a bot failed; after each failure twice as many."""
MOST_PATIENCE = 600.0
PAUSE = 0.1
"""Seconds between two looks whether there is time for one more table at which nobody waits."""
MOST_REMEMBERED = 10_000
"""Most tables of which it is known since when bots are among themselves there."""


class Bots:
    """Lets bots think and choose."""

    def __init__(
        self, tables: Tables, turns: Turns, thinkers: Thinkers, settings: Settings | None = None
    ) -> None:
        self.tables = tables
        self.turns = turns
        self.thinkers = thinkers
        self.settings = settings or Settings()
        self.may_think: Callable[[str], bool] = lambda table: True
        """Whether bots of a table think here, or in another process."""
        self.background = Background()
        self.patience = PATIENCE
        self._failures: Counter[str] = Counter()
        """How often in a row bots failed at a table."""
        self._alone_since: dict[str, float] = {}
        self._waiting: dict[tuple[str, int], asyncio.Event] = {}
        """The seats whose bots wait for somebody's second thoughts; told when something changes there."""
        tables.on_synced.append(self.wake)
        tables.attended.append(self.attend)

    # Waking.

    async def wake_all(self) -> None:
        """After a start: let the bots think, bit by bit, whose turn it was when the server stopped."""
        due = select(schema.tables.c.id, schema.tables.c.host, is_awaited().label("is_awaited"))
        due = due.where(schema.tables.c.bots_due).order_by(schema.tables.c.moved.desc())
        found = await self.tables.store.read(lambda connection: list(connection.execute(due)))
        self.background.start(self._wake_in_turn(found), "bots-not-woken")

    async def _wake_in_turn(self, due: list[Any]) -> None:
        for row in in_turn(due):
            while not (row.is_awaited or self.thinkers.queue.is_short):
                await asyncio.sleep(PAUSE)
            try:
                await self.tables.within(row.id, self._look_at)
            except Exception as error:
                log.warning("table-not-loaded", table=row.id, why=str(error), exc_info=is_unexpected(error))

    async def _look_at(self, table: Table) -> None:
        self.wake(table)

    async def close(self) -> None:
        await self.background.close()

    def wake(self, table: Table) -> None:
        """Let every bot think here that must choose and is not thinking yet."""
        for seat in table.thinking:
            if (changed := self._waiting.get((table.id, seat))) is not None:
                changed.set()
        if not table.is_alone:
            self.thinkers.queue.prefer(table.host, table.id)
            if table.rests:
                self.background.start(self._rouse(table.id), "bots-not-woken")
        for seat in table.bots_due if self.may_think(table.id) else ():
            if seat not in table.thinking:
                table.thinking.add(seat)
                self.background.start(self._play(table, seat), "bot-failed")

    def attend(self, table: Table) -> None:
        """Somebody came to a table, or went: where somebody is, bots are waited for."""
        if not table.is_alone:
            self.wake(table)

    # Choosing.

    async def _play(self, table: Table, seat: int) -> None:
        """Let a bot choose as long as it must; thoughts about an old view are dropped."""
        try:
            while self._is_due(table, seat) and self.may_think(table.id):
                if self._should_rest(table):
                    await self._rest(table)
                else:
                    await self._choose(table, seat)
        except Refusal as refusal:
            log.error("bot-refused", table=table.id, seat=seat, code=refusal.code)
        except Exception:
            self._failures[table.id] += 1
            self.background.start(self._look_later(table.id), "bots-not-woken")
            raise
        finally:
            table.thinking.discard(seat)
            self.tables.let_go(table)

    async def _look_later(self, id_: str) -> None:
        """Look at a table again that was dropped: somebody may wait for its bots."""
        await asyncio.sleep(min(self.patience * 2 ** min(self._failures[id_] - 1, 20), MOST_PATIENCE))
        await self.tables.within(id_, self._look_at)

    async def _choose(self, table: Table, seat: int) -> None:
        version = table.versions[seat]
        bot, luck = str(table.places[seat].player), table.course.luck(seat)
        view = table.playing.recall(seat) if looks(bot) else {}
        options = table.playing.options_of(seat)
        owner = Owner(table.host, table.id, Rank.ALONE if table.is_alone else Rank.AWAITED)
        try:
            option = await self.thinkers.choose(
                table.id, seat, table.game_name, bot, view, options, luck, not table.course.coach, owner
            )
        except Exception as error:
            log.error("bot-failed", table=table.id, seat=seat, bot=bot, why=str(error))
            option = options[0]  # A game in which a bot is broken can still be finished.

        await self._wait_for_second_thoughts(table, seat, version)

        async def work(there: Table) -> None:
            if there is table and self._is_due(table, seat) and table.versions[seat] == version:
                notation = table.course.check_choice(seat, version, option)
                await self.turns.keep(table, seat, "choose", notation, f"{BOT_ID}{table.number}")

        if self._is_due(table, seat):
            await self.tables.within(table.id, work, is_by_edition=True)
        self._failures.pop(table.id, None)

    async def _wait_for_second_thoughts(self, table: Table, seat: int, version: int) -> None:
        """Hold back a bot's choice until the player before it can no longer undo their turn.

        Nobody holds the table meanwhile. An undo ends it, as does anything else that happens there.
        """
        changed = self._waiting[table.id, seat] = asyncio.Event()
        try:
            while self._is_due(table, seat) and table.versions[seat] == version:
                left = (table.grace_until or 0.0) - self.tables.now()
                if left <= 0:
                    return
                changed.clear()
                await wait(left, changed)
        finally:
            del self._waiting[table.id, seat]

    def _is_due(self, table: Table, seat: int) -> bool:
        """Tell whether a bot must choose at a table that was not loaded again meanwhile."""
        is_live = self.tables.live.get(table.id) is table
        return is_live and seat in table.bots_due and not self.tables.is_closing

    # Resting.

    def _should_rest(self, table: Table) -> bool:
        """Tell whether bots played among themselves for too long, or at too many tables of one host."""
        if not table.is_alone:
            self._alone_since.pop(table.id, None)
            return False
        now = self.tables.now()
        since = self._alone_since.setdefault(table.id, now)
        while len(self._alone_since) > MOST_REMEMBERED:
            del self._alone_since[next(iter(self._alone_since))]
        likewise = sum(
            other.host == table.host and bool(other.thinking) and not other.rests and other.is_alone
            for other in self.tables.live.values()
        )
        return now - since >= self.settings.alone or likewise > self.settings.alone_tables

    async def _rest(self, table: Table) -> None:
        """Let a table's bots rest; the store knows it, so that nobody wakes them after a start either."""

        async def work(there: Table) -> None:
            if there.rests and there.is_alone:
                await self.tables.write(there, rows.course_row(there))
                self.tables.announce(there)
            else:
                there.rests = False

        table.rests = True  # At once, as others look how many tables of the host do not.
        try:
            await self.tables.within(table.id, work)
        except BaseException:
            table.rests = False
            raise
        self._alone_since.pop(table.id, None)

    async def _rouse(self, id_: str) -> None:
        async def work(table: Table) -> None:
            if table.rests and not table.is_alone:
                table.rests = False
                try:
                    await self.tables.write(table, rows.course_row(table))
                except BaseException:
                    table.rests = True
                    raise
                self.tables.announce(table)

        await self.tables.within(id_, work)


def is_awaited() -> ColumnElement[bool]:
    """Tell whether a person plays for themselves at a table of the store, or somebody looks at it."""
    seats, there = schema.seats, schema.presence.c.table == schema.tables.c.id
    is_person = and_(
        seats.c.table == schema.tables.c.id, seats.c.kind == "person", seats.c.stand_in.is_(None)
    )
    return or_(exists().where(is_person), exists().where(there))


def in_turn(due: list[Any]) -> list[Any]:
    """Put tables in order: those first at which somebody waits, and one of each host after the other."""
    before: Counter[tuple[bool, str]] = Counter()
    order: dict[str, tuple[bool, int]] = {}
    for row in due:
        key = (bool(row.is_awaited), row.host)
        order[row.id] = (not row.is_awaited, before[key])
        before[key] += 1
    return sorted(due, key=lambda row: order[row.id])
