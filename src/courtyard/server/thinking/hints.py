"""Hints: what a strong bot would do, for somebody who must choose and plays where hints are allowed.

They are made from the seat's view alone. A seat has one hint at a time; asked for again before anything has
changed, it is the same one. Who chooses meanwhile needs it no more.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import msgspec
import structlog

from courtyard.bots import Budget
from courtyard.bots.advice import SECONDS
from courtyard.engine.terms import View
from courtyard.server.ground.background import log_failure
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Advice, Advised, Hint
from courtyard.server.tables.registry import Tables, acting_seat
from courtyard.server.tables.table import Table
from courtyard.server.thinking.processes import Thinkers
from courtyard.server.thinking.queue import Owner

log = structlog.get_logger()
REMEMBERED = 256
"""Seats whose hints are kept, in case they are asked for again."""


@dataclass
class Asked:
    """A hint of a seat: the version of what it saw, and the thinking about that."""

    version: int
    thinking: asyncio.Task[list[Advised]]


class Hints:
    """Gives hints; with a number of tries they do not depend on the machine's speed."""

    def __init__(self, tables: Tables, thinkers: Thinkers, tries: int | None = None) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.budget = Budget(seconds=SECONDS) if tries is None else Budget(playouts=tries)
        self._asked: OrderedDict[tuple[str, int], Asked] = OrderedDict()
        tables.on_synced.append(self._drop_stale)

    async def give(self, guest: str | None, id_: str, wish: Hint) -> Advice:
        """Answer when the thinking is done, unless the seat chose meanwhile."""

        async def ask(table: Table) -> Asked:
            self._check(table, guest, wish)
            return self._ask(table, guest or "", wish)

        async def check(table: Table) -> None:
            self._check(table, guest, wish)

        asked = await self.tables.within(id_, ask)
        await asyncio.wait([asked.thinking])
        await self.tables.within(id_, check)
        if asked.thinking.cancelled():
            raise Refusal("shutting-down")
        return Advice(wish.id, asked.thinking.result())

    async def close(self) -> None:
        thinking = [asked.thinking for asked in self._asked.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    def _check(self, table: Table, guest: str | None, wish: Hint) -> None:
        acting_seat(table, guest, wish.seat)
        if not table.agreement.hints:
            raise Refusal("no-hints")
        if not table.course.check(wish.seat, wish.version).is_open(wish.seat):
            raise Refusal("not-your-turn")

    def _ask(self, table: Table, guest: str, wish: Hint) -> Asked:
        """Begin to think, or give the hint that is thought about or known already."""
        key = (table.id, wish.seat)
        before = self._asked.get(key)
        if before is not None and before.version == wish.version:
            return before
        match = table.playing
        options = match.options_of(wish.seat)
        work = self._think(key, guest, table.game_name, match.view(wish.seat), options)
        asked = self._asked[key] = Asked(wish.version, asyncio.ensure_future(work))
        asked.thinking.add_done_callback(lambda done: log_failure(done, "hint-failed"))
        self._asked.move_to_end(key)
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return asked

    def _drop_stale(self, table: Table) -> None:
        """Think no further about what a seat has left behind."""
        for seat, version in table.versions.items():
            asked = self._asked.get((table.id, seat))
            if asked is not None and asked.version != version:
                asked.thinking.cancel()

    async def _think(
        self, key: tuple[str, int], guest: str, game: str, view: View, options: list[int]
    ) -> list[Advised]:
        try:
            found = await self.thinkers.advise(game, view, options, self.budget, Owner(guest, key[0]))
        except Exception as error:
            log.error("hint-failed", table=key[0], seat=key[1], why=str(error))
            self._asked.pop(key, None)
            raise Refusal("shutting-down") from None
        return [msgspec.convert(each, Advised, from_attributes=True) for each in found]
