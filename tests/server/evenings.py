"""A server's rooms with a real store, a time of day that a test sets, and bots that take the first option."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import select

from courtyard.server.ground.messages import Agreement, Clock, Me, Seat, SeatWish, TableWish
from courtyard.server.ground.settings import Settings
from courtyard.server.ground.table_talk import (
    AnswerEnd,
    AnswerUndo,
    ChatLine,
    Choose,
    Done,
    EndOffered,
    OfferEnd,
    State,
    Undo,
    UndoAsked,
)
from courtyard.server.rooms import Rooms
from courtyard.server.store import schema
from courtyard.server.tables.clocks import note
from courtyard.server.tables.table import Table
from courtyard.server.thinking.processes import Thinkers
from tests.server import luck
from tests.server.stores import database_of

LIVE = Clock("live", bank=600, increment=10)
DAYS = Clock("days", days=2)
NIGHTS = Clock("days", days=1, quiet_from=22, quiet_to=8, zone="Europe/Brussels")
NOON = 1_780_000_000.0


luck.arrange()


class TimeOfDay:
    """The wall-clock time."""

    def __init__(self, at: float = NOON) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class FirstOption(Thinkers):
    """Bots that need no process of their own; where the gate is closed they think until it opens."""

    def __init__(self) -> None:
        super().__init__(1)
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked = 0

    async def choose(self, *args: Any) -> int:
        self.asked += 1
        await self.gate.wait()
        option: int = args[5][0]
        return option


class Onlooker:
    """Somebody who looks at a table and says nothing, so that it stays in memory."""

    guest = None
    seat = None
    wants_film = False

    def wake(self) -> None: ...

    def hear_chat(self, lines: list[ChatLine]) -> None: ...

    def close(self) -> None: ...


class Evening:
    """An evening at one server, from its start to its end; people choose by number of their option."""

    def __init__(
        self, folder: Path, time: TimeOfDay | None = None, database: str | None = None, **more: Any
    ) -> None:
        self.time = time or TimeOfDay()
        settings = Settings(patience=1e6, processes=1, **more)
        self.rooms = Rooms(database or database_of(folder), settings, self.time)
        self.rooms.tables.linger = 0
        self.bots = FirstOption()
        self.rooms.bots.thinkers = self.bots
        self.ids = 0

    async def welcome(self) -> Me:
        return (await self.rooms.guests.welcome())[0]

    async def open(
        self,
        me: Me,
        *kinds: str,
        game: str = "gugong",
        clock: Clock | None = None,
        options: dict[str, Any] | None = None,
        **agreed: Any,
    ) -> str:
        seats = [SeatWish(kind, "random" if kind == "bot" else None) for kind in kinds]
        agreement = Agreement(clock or Clock(), **agreed)
        chosen = {"players": len(kinds), **(options or {})}
        wish = TableWish(game, chosen, seats, agreement=agreement)
        return (await self.rooms.seating.open(me, wish)).id

    async def stay(self, table: str) -> None:
        """Let somebody look at a table from now on: a long game is not loaded for each choice."""
        await self.at(table, lambda found: found.watchers.add(Onlooker()))

    async def together(self, host: Me, *others: Me, **how: Any) -> str:
        """Open a table for several people, and let them begin."""
        table = await self.open(host, "me", *("open" for _ in others), **how)
        claims = (await self.rooms.tables.look(host.id, table)).claims
        for seat, other in enumerate(others, 1):
            await self.rooms.seating.sit_down(other, table, seat, claims[seat])
        await self.rooms.seating.start(host, table)
        return table

    async def where_both_choose(self) -> tuple[str, list[Me]]:
        """Let two people play It's a Wonderful Kingdom until both choose at once, unseen by the other."""
        people = [await self.welcome(), await self.welcome()]
        table = await self.together(*people, game="kingdom")
        await self.stay(table)
        while len(await self.deciding(table)) < 2:
            await self.choose(table)
        return table, people

    async def at(self, table: str, work: Callable[[Table], Any]) -> Any:
        """Look at a table as it is in memory."""

        async def look(found: Table) -> Any:
            return work(found)

        return await self.rooms.tables.within(table, look)

    async def deciding(self, table: str) -> list[int]:
        return list(await self.at(table, lambda found: list(found.deciding)))

    async def can_undo(self, table: str, seat: int) -> bool:
        return bool(await self.at(table, lambda found: found.playing.can_undo(seat)))

    async def choose(
        self, table: str, seat: int | None = None, nth: int = 0, wants_grace: bool = False
    ) -> int:
        """Let a seat choose, or the first of those who must; give the seat."""
        seat = (await self.deciding(table))[0] if seat is None else seat
        guest, version, options = await self.at(table, lambda found: sight(found, seat))
        self.ids += 1
        wish = Choose(f"id-{self.ids}", seat, version, options[nth % len(options)])
        await self.rooms.turns.choose(guest, table, wish, wants_grace)
        return seat

    async def said(self, table: str, seat: int, id_: str = "") -> tuple[str | None, tuple[str, int, int]]:
        """Give who sits at a seat, and what begins whatever they say of what they see now."""
        guest, version, _ = await self.at(table, lambda found: sight(found, seat))
        self.ids += 1
        return guest, (id_ or f"id-{self.ids}", seat, version)

    async def state(self, table: str, seat: int | None, guest: str | None = None) -> State:
        """Give what a seat sees, or a guest who looks on."""
        if seat is not None:
            guest = await self.at(table, lambda found: found.places[seat].guest)
        return await self.rooms.tables.state(guest, table, seat)

    async def undo(self, table: str, seat: int, whole: bool = False, id_: str = "") -> Done | UndoAsked:
        guest, said = await self.said(table, seat, id_)
        return await self.rooms.turns.undo(guest, table, Undo(*said, whole))

    async def answer_undo(self, table: str, seat: int, agree: bool = True, id_: str = "") -> Done:
        """Let a seat agree to what it is asked, or decline it."""
        guest, said = await self.said(table, seat, id_)
        return await self.rooms.turns.answer_undo(guest, table, AnswerUndo(*said, agree))

    async def offer_end(self, table: str, seat: int, id_: str = "") -> Done | EndOffered:
        """Let a seat offer to end the game by agreement."""
        guest, said = await self.said(table, seat, id_)
        return await self.rooms.turns.offer_end(guest, table, OfferEnd(*said))

    async def answer_end(self, table: str, seat: int, agree: bool = True, id_: str = "") -> Done:
        guest, said = await self.said(table, seat, id_)
        return await self.rooms.turns.answer_end(guest, table, AnswerEnd(*said, agree))

    async def end_turn(self, table: str) -> int:
        """Choose until it is somebody else's turn, in a way that can be undone; give whose turn ended."""
        for _ in range(400):
            seat = await self.choose(table)
            if seat not in await self.deciding(table) and await self.can_undo(table, seat):
                return seat
        raise AssertionError("no turn ended in a way that can be undone")

    async def end_turns(self, table: str, seat: int) -> None:
        """Choose for a seat as long as it must."""
        while seat in await self.deciding(table):
            await self.choose(table, seat)

    async def seats(self, table: str) -> list[Seat]:
        return (await self.rooms.tables.look(None, table)).seats

    async def left(self, table: str, seat: int) -> float | None:
        clock = (await self.seats(table))[seat].clock
        return None if clock is None else clock.left

    async def running(self, table: str) -> list[int]:
        seats = enumerate(await self.seats(table))
        return [nth for nth, seat in seats if seat.clock is not None and seat.clock.is_running]

    async def rows(self, *where: Any) -> list[Any]:
        """The seats in the store."""
        wanted = select(schema.seats).where(*where).order_by(schema.seats.c.table, schema.seats.c.seat)
        return await self.rooms.store.do(lambda connection: list(connection.execute(wanted)))

    async def serve(self, seconds: float) -> None:
        """Let time pass while the server is at work, and let run out what runs out."""
        self.time.at += seconds
        await self.rooms.store.do(lambda connection: note(connection, self.time(), float("inf")))
        await self.rooms.clocks.look()


def sight(table: Table, seat: int) -> tuple[str | None, int, list[int]]:
    options = list(table.playing.position.options_of(seat)) if seat in table.deciding else [0]
    return table.places[seat].guest, table.versions[seat], options


@asynccontextmanager
async def evening(
    folder: Path, time: TimeOfDay | None = None, database: str | None = None, **more: Any
) -> AsyncIterator[Evening]:
    """Rooms whose timer does not run by itself: a test that sets the time also says when it is looked at."""
    here = Evening(folder, time, database, **more)
    await here.rooms.clocks.resume()
    await here.rooms.leases.open()
    await here.rooms.news.open(serves=True)
    try:
        async with asyncio.timeout(120):
            yield here
    finally:
        await here.rooms.close()


def play(folder: Path, work: Callable[[Evening], Awaitable[None]], time: TimeOfDay | None = None) -> None:
    async def whole() -> None:
        async with evening(folder, time) as here:
            await work(here)

    asyncio.run(whole())


async def until(is_it: Callable[[], Any]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not is_it():
            await asyncio.sleep(0.005)


async def one_evening(folder: Path, time: TimeOfDay, work: Any) -> Any:
    """Rooms as a server has them, with their timer, from a start to a proper end."""
    here = Evening(folder, time)
    await here.rooms.open()
    try:
        return await work(here)
    finally:
        await here.rooms.close()


def at(zone: str, *day: int) -> float:
    """The moment at which the clocks of a zone show a day, an hour and so on."""
    return datetime(*day, tzinfo=ZoneInfo(zone)).timestamp()
