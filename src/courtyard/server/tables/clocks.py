"""Clocks: somebody's time runs while they must choose, and not while nobody serves.

A clock rests with the seconds that are `left`, or runs until they are spent at `due_at`; then `left` says
what it began to run with. So nothing has to tick: both are written with the action that starts or stops a
clock, and one timer waits for the next of all.
"""

import asyncio
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, func, select, text, update

from courtyard.engine.trouble import Trouble
from courtyard.server.ground.background import Background
from courtyard.server.ground.messages import Agreement, Clock
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.store.schema import BEAT, LATE
from courtyard.server.tables import rows
from courtyard.server.tables.agreements import DAY, HOUR, MINUTE
from courtyard.server.tables.quiet_hours import seconds_until, spent_at
from courtyard.server.tables.registry import Tables, Writing
from courtyard.server.tables.table import Place, Table
from courtyard.server.tables.turns import BOT_ID, Turns

log = structlog.get_logger()
RETRY = 600.0
"""Seconds until a table is tried again that could not be loaded."""
CANNOT_BE_LOADED = ("unknown-table", "newer-rules", "old-rules")
STARTING = 0x636F757276
"""The number of the lock by which servers that share a database start one after the other."""
LEAST = {"live": MINUTE, "days": HOUR}
"""Seconds for a player who takes their seat back after their time ran out."""

# One seat's clock.


def whole_time(clock: Clock) -> float:
    return float(clock.bank if clock.kind == "live" else clock.days * DAY)


def run(clock: Clock, place: Place, now: float) -> None:
    """Let a clock run where its person plays."""
    if not place.stand_in and place.left is not None:
        place.due_at = spent_at(clock, now, place.left)


def rest(clock: Clock, place: Place, now: float) -> None:
    if place.due_at is not None:
        place.left, place.due_at = seconds_until(clock, now, place.due_at), None


def give_time_back(clock: Clock, place: Place, since: float) -> None:
    """Let a clock rest with what it began to run with, which rows of older versions do not tell."""
    if place.due_at is not None:
        left = seconds_until(clock, since, place.due_at) if place.left is None else place.left
        place.left, place.due_at = left, None


def is_spent(place: Place, now: float) -> bool:
    if place.due_at is not None:
        return place.due_at <= now
    return place.left is not None and place.left <= 0


# The clocks of a table.


def wind(table: Table) -> None:
    """Give every person their time when the game begins, and let it run for those who begin."""
    clock = table.agreement.clock
    for seat, place in enumerate(table.places):
        if clock.kind != "none" and place.kind == "person":
            place.left = whole_time(clock)
            if seat in table.deciding:
                run(clock, place, table.moved)


def follow_deed(table: Table) -> list[int]:
    """Let clocks run and rest after an action; give the seats whose clocks changed."""
    changed = []
    for seat, place in enumerate(table.places):
        before = place.left, place.due_at
        if before != (None, None):
            turn_clock(table, seat, place)
        if (place.left, place.due_at) != before:
            changed.append(seat)
    return changed


def turn_clock(table: Table, seat: int, place: Place) -> None:
    """Let one clock follow an action.

    A bank gets its increment at the end of a turn, and gives it back when the end is undone. Days are new
    for every choice: where a seat must choose that did not have to, and where what it chose is done for good.
    An undone choice is no new one, and goes on with what was left. Who agreed that another's turn is undone
    has lost no time by it. Where only bots were to choose after it, the time runs as if it had not ended.
    """
    action, clock, now = table.course.last, table.agreement.clock, table.moved
    assert action is not None
    was_due, is_due, is_own = seat in action.deciding, seat in table.deciding, seat == action.seat
    if was_due and not is_due:
        if action.is_agreed and action.since is not None and not is_own:
            give_time_back(clock, place, action.since)
        rest(clock, place, now)
        if is_own and action.kind == "choose" and not place.stand_in:
            place.left = (place.left or 0.0) + clock.increment
    elif is_due and not was_due:
        if not is_own:
            renew_days(clock, place)
        elif not table.course.last_choices[seat].startswith(BOT_ID):
            place.left = (place.left or 0.0) - clock.increment
        is_free = (
            is_own
            and action.since is not None
            and all(table.places[other].player for other in action.deciding)
        )
        run(clock, place, action.since if is_free and action.since is not None else now)
    elif is_due and is_own and action.kind == "choose" and is_done_for_good(table, seat):
        if clock.kind == "days":
            rest(clock, place, now)
            renew_days(clock, place)
            run(clock, place, now)


def renew_days(clock: Clock, place: Place) -> None:
    if clock.kind == "days":
        place.left = whole_time(clock)


def is_done_for_good(table: Table, seat: int) -> bool:
    """Tell whether the last choice of a seat cannot be undone; of one made unseen nobody is to hear that."""
    return table.course.concerns is None and not table.playing.can_undo(seat)


# The clocks of a server.


class Clocks:
    """All clocks that run, and the one timer that waits for the next to be spent."""

    def __init__(self, tables: Tables, turns: Turns) -> None:
        self.tables = tables
        self._next = float("inf")
        self._sooner = asyncio.Event()
        self._retry_at: dict[str, float] = {}
        """The time of the next try to load a table that failed; its clocks stay as they are meanwhile."""
        self._background = Background()
        turns.extra_writes.append(self.follow)
        tables.on_synced.append(self.expect)

    def follow(self, table: Table) -> Writing | None:
        """Give what is to be written of the clocks with an action."""
        changed = follow_deed(table)
        return rows.seats_writing(table, changed) if changed else None

    def expect(self, table: Table) -> None:
        """Let the timer be set earlier where a clock of this table is spent before all others."""
        due = min((place.due_at for place in table.places if place.due_at is not None), default=self._next)
        if due < self._next:
            self._next = due
            self._sooner.set()

    async def resume(self) -> None:
        """Go on where all servers stopped: nobody's time ran meanwhile."""
        now = self.tables.now()

        def write(connection: Connection) -> bool:
            return note(connection, now, 0.0 if is_alone(connection) else LATE)

        if await self.tables.store.do(write):
            await self.tables.refresh_all()

    async def open(self) -> None:
        """Let time run; while games were loaded it did not."""
        await self.resume()
        self._background.repeat(self.look, "clocks-failed", self._seconds_to_next, self._sooner)

    async def close(self) -> None:
        """Note until when this server was at work."""
        if await self._background.close():
            try:
                await self.beat()
            except Refusal as refusal:
                log.error("clocks-not-noted", why=str(refusal))  # The last beat is noted, and little is lost.

    def _seconds_to_next(self) -> float:
        return min(BEAT, max(0.0, self._next - self.tables.now()))

    async def beat(self) -> None:
        """Note that this server is at work; where none was for longer than usual, nobody's time ran."""
        now = self.tables.now()
        if await self.tables.store.do(lambda connection: note(connection, now, LATE)):
            await self.tables.refresh_all()

    async def look(self) -> None:
        """Let time run out where it did, and set the timer for the next."""
        await self.beat()
        now = self.tables.now()
        due_at = schema.seats.c.due_at
        spent = select(schema.seats.c.table, schema.seats.c.seat).where(due_at <= now)
        for row in await self.tables.store.read(lambda connection: list(connection.execute(spent))):
            if self._retry_at.get(row.table, now) <= now:
                await self._run_out(row.table, row.seat)
        following = select(func.min(due_at)).where(due_at > now)
        self._next = float("inf")  # A clock that begins to run while the store is asked is not overlooked.
        found = await self.tables.store.read(lambda connection: connection.execute(following).scalar())
        self._next = min(self._next, float("inf") if found is None else found)

    async def _run_out(self, id_: str, seat: int) -> None:
        """Stop a clock that is spent; by the table's agreement a bot goes on, or everybody waits.

        Where only bots play, nobody waits: a player who left loses no time.
        """

        async def work(table: Table) -> None:
            place = table.places[seat]
            if place.due_at is not None and is_spent(place, self.tables.now()):
                is_awaited = not (place.stand_in and table.is_alone)
                place.left, place.due_at = 0.0 if is_awaited else place.left, None
                if table.agreement.away == "bot":
                    place.stand_in = table.agreement.stand_in
                await self.tables.keep_seats(table, [seat])

        try:
            await self.tables.within(id_, work)
        except (Refusal, Trouble) as trouble:
            log.warning("not-run-out", table=id_, seat=seat, why=str(trouble))
            if isinstance(trouble, Trouble) or trouble.code in CANNOT_BE_LOADED:
                self._retry_at[id_] = self.tables.now() + RETRY


# When somebody serves.


def is_alone(connection: Connection) -> bool:
    """Tell whether no other server is at work; those that start at once find out one after the other."""
    if connection.dialect.name != "postgresql":
        return True  # Only one process ever works with an SQLite file.
    connection.execute(select(func.pg_advisory_xact_lock(STARTING)))
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(rows.SERVING))).scalar_one())


def note(connection: Connection, now: float, patience: float) -> bool:
    """Note that somebody serves; after a longer pause move all clocks, and tell so.

    Several servers may do this at once: the row is locked, and only the first finds the pause.
    """
    service = schema.service
    first = "INSERT INTO service (id, seen) VALUES (1, :now) ON CONFLICT DO NOTHING"
    connection.execute(text(first), {"now": now})
    last = select(service.c.seen).where(service.c.id == 1).with_for_update()
    seen: float = connection.execute(last).scalar_one()
    if now > seen:
        connection.execute(update(service).where(service.c.id == 1).values(seen=now))
    if now - seen <= patience:
        return False
    move(connection, seen, now)
    return True


def move(connection: Connection, seen: float, now: float) -> None:
    """Let all clocks that ran when somebody last served go on now with what was left then."""
    seats = schema.seats
    is_running = seats.c.due_at.is_not(None)
    rows.raise_editions(connection, schema.tables.c.id.in_(select(seats.c.table).where(is_running)))
    running = (
        select(seats.c.table, seats.c.seat, seats.c.due_at, schema.tables.c.agreement, schema.tables.c.moved)
        .join(schema.tables, schema.tables.c.id == seats.c.table)
        .where(is_running)
    )
    found = list(connection.execute(running))
    # A player who moved after the last note was handled then.
    seen = min(now, max([seen, *(row.moved for row in found)]))
    connection.execute(update(seats).where(is_running).values(due_at=seats.c.due_at + (now - seen)))
    quiet = [(row, clock) for row in found if (clock := quiet_clock(row)) is not None]
    for row, clock in quiet:
        due_at = spent_at(clock, now, seconds_until(clock, seen, row.due_at))
        there = (seats.c.table == row.table) & (seats.c.seat == row.seat)
        connection.execute(update(seats).where(there).values(due_at=due_at))


def quiet_clock(row: Any) -> Clock | None:
    """Give the clock of a table that has quiet hours: they count neither in a pause nor after it."""
    clock = msgspec.convert(row.agreement, Agreement).clock
    return None if clock.quiet_from is None else clock
