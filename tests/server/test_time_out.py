"""When time is out a bot stands in, or everybody waits; and no clock gains or loses by what people do."""

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from courtyard.server.ground.messages import Clock, Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.tables import clocks
from courtyard.server.tables.agreements import DAY
from courtyard.server.tables.clocks import LATE
from tests.server.evenings import LIVE, NOON, Evening, TimeOfDay, evening, one_evening, play, until

near = pytest.approx


# When time is out.


def test_when_time_is_out_a_bot_stands_in_where_that_was_agreed(tmp_path):
    async def work(here: Evening) -> None:
        host, friend = await here.welcome(), await here.welcome()
        table = await here.together(host, friend, clock=LIVE, stand_in="novice")
        seat = (await here.deciding(table))[0]
        await here.serve(599)
        assert (await here.seats(table))[seat].stand_in is None
        await here.serve(1)
        assert (await here.seats(table))[seat].stand_in == "novice"
        assert (await here.seats(table))[1 - seat].stand_in is None
        await until(lambda: not here.rooms.tables.live)
        assert await here.deciding(table) == [1 - seat]
        assert await here.running(table) == [1 - seat]
        assert await here.left(table, seat) == 0

    play(tmp_path, work)


def test_when_time_is_out_everybody_waits_where_that_was_agreed(tmp_path):
    async def work(here: Evening) -> None:
        host, friend = await here.welcome(), await here.welcome()
        table = await here.together(host, friend, clock=LIVE, away="wait")
        seat = (await here.deciding(table))[0]
        await here.serve(700)
        assert await here.deciding(table) == [seat]
        assert await here.running(table) == [] and await here.left(table, seat) == 0
        await here.serve(10_000)
        assert (await here.seats(table))[seat].stand_in is None
        while seat in await here.deciding(table):
            assert await here.left(table, seat) == 0
            await here.choose(table, seat)
        assert await here.left(table, seat) == 10
        assert await here.running(table) == [1 - seat]

    play(tmp_path, work)


def test_time_runs_out_at_tables_that_nobody_looks_at(tmp_path):
    time = TimeOfDay()

    async def begin(here: Evening) -> list[str]:
        me = await here.welcome()
        return [await here.open(me, "me", "me", clock=Clock("live", bank=10)) for _ in range(3)]

    async def go_on(here: Evening) -> None:
        await here.rooms.clocks.look()
        assert here.rooms.tables.live == {}
        await here.serve(10)
        stand_ins = [row for row in await here.rows() if row.stand_in]
        assert {row.table for row in stand_ins} == set(tables) and len(stand_ins) >= 3

    async def whole() -> None:
        nonlocal tables
        tables = await one_evening(tmp_path, time, begin)
        async with evening(tmp_path, time) as here:
            await go_on(here)

    tables: list[str] = []
    asyncio.run(whole())


def test_twenty_tables_have_one_timer(tmp_path, monkeypatch):
    monkeypatch.setattr(clocks, "BEAT", 0.05)
    time = TimeOfDay()

    async def work(here: Evening) -> None:
        me = await here.welcome()
        here.bots.gate.clear()
        await asyncio.sleep(0)
        before = len(asyncio.all_tasks())
        for _ in range(20):
            await here.open(me, "me", "me", clock=Clock("live", bank=10), away="wait")
        assert len(asyncio.all_tasks()) <= before
        time.at += 9.9
        await here.rooms.clocks.look()
        assert not [row for row in await here.rows() if row.left == 0]
        time.at += 0.2
        async with asyncio.timeout(60):
            while len([row for row in await here.rows() if row.left == 0]) < 20:
                await asyncio.sleep(0.02)
        assert not [row for row in await here.rows() if row.due_at is not None]

    asyncio.run(one_evening(tmp_path, time, work))


def test_the_timer_is_set_earlier_when_a_clock_is_spent_before_all_others(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        await here.open(me, "me", "me", clock=LIVE)
        await here.rooms.clocks.look()
        assert here.rooms.clocks._next == NOON + 600
        await here.open(me, "me", "me", clock=Clock("live", bank=20))
        assert here.rooms.clocks._next == NOON + 20
        assert here.rooms.clocks._sooner.is_set()

    play(tmp_path, work)


def test_a_table_of_newer_rules_keeps_its_clocks_and_is_tried_again_after_a_while(tmp_path):
    """In a rolling upgrade an older server meets tables that only a newer one can load."""

    async def work(here: Evening) -> None:
        me = await here.welcome()
        newer, sound = [await here.open(me, "me", "me", clock=LIVE, away="wait") for _ in range(2)]

        async def set_rules(rules: int) -> None:
            there = update(schema.tables).where(schema.tables.c.id == newer).values(rules=rules)
            await here.rooms.store.do(lambda connection: connection.execute(there))

        rules = (await here.rooms.tables.get(newer)).game.rules_version
        here.rooms.tables.live.clear()
        await set_rules(999)
        before = await here.rows(schema.seats.c.table == newer)
        await here.serve(600)
        assert {row.table for row in await here.rows(schema.seats.c.left == 0)} == {sound}
        assert await here.rows(schema.seats.c.table == newer) == before
        await set_rules(rules)
        await here.serve(clocks.RETRY - 1)
        assert await here.rows(schema.seats.c.table == newer) == before, "it was tried too soon"
        await here.serve(1)
        assert {row.table for row in await here.rows(schema.seats.c.left == 0)} == {newer, sound}

    play(tmp_path, work)


def test_missing_newer_and_broken_tables_are_three_problems(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        newer, broken = [await here.open(me, "me", "me") for _ in range(2)]

        async def problem(id_: str) -> str:
            with pytest.raises(Refusal) as refused:
                await here.rooms.tables.look(me.id, id_)
            return refused.value.code

        too_new = update(schema.tables).where(schema.tables.c.id == newer).values(rules=999)
        row = dict(table=broken, number=0, seat=0, deed="choose", option="?", id="x", version=1, at=0.0)
        await here.rooms.store.do(lambda connection: connection.execute(too_new))
        await here.rooms.store.do(lambda connection: connection.execute(schema.deeds.insert().values(row)))
        here.rooms.tables.live.clear()
        assert [await problem(id_) for id_ in ("nowhere", newer, broken)] == [
            "unknown-table",
            "newer-rules",
            "old-rules",
        ]

    play(tmp_path, work)


# Whatever people do.


class Bookkeeper:
    """Counts in its own way what every seat's clock must show."""

    def __init__(self, seats: int, clock: Clock) -> None:
        self.clock = clock
        self.left = [float(clock.bank)] * seats
        self.away = [False] * seats
        self.by_bot = [False] * seats

    def pass_time(self, due: list[int], seconds: float) -> None:
        for seat in due:
            if not self.away[seat]:
                self.left[seat] -= seconds

    def note(self, seat: int, before: list[int], after: list[int], is_choice: bool) -> None:
        if is_choice and seat in before and seat not in after and not self.by_bot[seat]:
            self.left[seat] += self.clock.increment
        if not is_choice and seat not in before and seat in after and not self.by_bot[seat]:
            self.left[seat] -= self.clock.increment


steps = st.lists(
    st.tuples(
        st.sampled_from(["choose"] * 7 + ["undo", "undo", "restart", "away", "stop"]),
        st.integers(0, 1),
        st.integers(0, 50),
        st.floats(0, LATE - 1),
    ),
    min_size=10,
    max_size=40,
)


@pytest.mark.parametrize("game", ["gugong", "kingdom"])
@settings(max_examples=5, phases=[Phase.generate])
@given(steps=steps)
def test_no_clock_gains_or_loses_time_whatever_people_do(game, steps):
    clock = Clock("live", bank=DAY, increment=7)

    async def whole(folder: Path) -> None:
        time = TimeOfDay()
        async with evening(folder, time) as here:
            me = await here.welcome()
            table = await here.open(me, "me", "me", game=game, clock=clock)
        books = Bookkeeper(2, clock)
        nth = 0
        while nth < len(steps):
            async with evening(folder, time) as here:
                here.ids = 1000 * nth
                await here.stay(table)
                while nth < len(steps) and steps[nth][0] != "stop":
                    await step(here, me, table, books, *steps[nth])
                    nth += 1
                await here.rooms.store.do(lambda connection: clocks.note(connection, time(), float("inf")))
            if nth < len(steps):
                time.at += 1000 * steps[nth][3]  # Nobody serves.
                nth += 1

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(whole(Path(folder)))


async def step(
    here: Evening, me: Me, table: str, books: Bookkeeper, deed: str, seat: int, nth: int, seconds: float
) -> None:
    """Let time pass and somebody do something; then look whether all clocks show what they must."""
    before = await here.deciding(table)
    books.pass_time(before, seconds)
    await here.serve(seconds)
    if deed == "choose" and seat in before:
        books.by_bot[seat] = False
        await here.choose(table, seat, nth)
    elif deed in ("undo", "restart") and await here.can_undo(table, seat) and before:
        await here.undo(table, seat, whole=deed == "restart")
    elif deed == "away" and before:
        await be_away(here, me, table, books, seat)
        before = await here.deciding(table)
    books.note(seat, before, await here.deciding(table), deed == "choose")
    assert [await here.left(table, each) for each in (0, 1)] == near(books.left, abs=1e-3)
    assert await here.running(table) == await here.deciding(table)


async def be_away(here: Evening, me: Me, table: str, books: Bookkeeper, seat: int) -> None:
    """Let a bot choose for a while, and come back."""
    was_due = seat in await here.deciding(table)
    await here.rooms.stand_ins.take_over(me, table, seat)
    await until(lambda: here.rooms.bots.background.is_idle)
    books.away[seat] = True
    books.pass_time(await here.deciding(table), 5)
    await here.serve(5)
    books.away[seat] = False
    books.by_bot[seat] = books.by_bot[seat] or was_due
    if await here.deciding(table):
        await here.rooms.stand_ins.give_back(me, table, seat)
