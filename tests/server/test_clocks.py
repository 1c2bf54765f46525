"""Clocks: time runs while somebody must choose, and never while nobody serves."""

import asyncio
import signal
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select, update

from courtyard.server import clocks, schema
from courtyard.server.agreements import DAY, HOUR, settle_agreement
from courtyard.server.clocks import LATE
from courtyard.server.messages import Agreement, Clock, Me
from courtyard.server.quiet_hours import seconds_until, spent_at
from courtyard.server.table import Table
from courtyard.server.trouble import Refusal
from tests.server.evenings import NOON, Evening, TimeOfDay, evening, play, until
from tests.server.visitors import ME, OPEN, AtTable, Served, Visitor, all_at, serving

LIVE = Clock("live", bank=600, increment=10)
DAYS = Clock("days", days=2)
NIGHTS = Clock("days", days=1, quiet_from=22, quiet_to=8, zone="Europe/Brussels")
near = pytest.approx


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("clocks") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


# What may be agreed on.


FAULTS: list[tuple[Clock, str, dict[str, str | int]]] = [
    (Clock("live"), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=9), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=DAY + 1), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=10**30), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=60, increment=-1), "bad-clock", {"part": "increment", "least": 0, "most": HOUR}),
    (
        Clock("live", bank=60, increment=3601),
        "bad-clock",
        {"part": "increment", "least": 0, "most": HOUR},
    ),
    (Clock("days"), "bad-clock", {"part": "days", "least": 1, "most": 30}),
    (Clock("days", days=31), "bad-clock", {"part": "days", "least": 1, "most": 30}),
    (Clock("days", days=1, quiet_from=22), "bad-hour", {"part": "to", "fault": "missing"}),
    (Clock("days", days=1, quiet_to=8), "bad-hour", {"part": "from", "fault": "missing"}),
    (Clock("days", days=1, quiet_from=24, quiet_to=8), "bad-hour", {"part": "from", "fault": "range"}),
    (Clock("days", days=1, quiet_from=22, quiet_to=-1), "bad-hour", {"part": "to", "fault": "range"}),
    (Clock("days", days=1, quiet_from=8, quiet_to=8), "bad-hour", {"part": "to", "fault": "same"}),
    (Clock("days", days=1, zone="Europe"), "bad-zone", {"zone": "Europe"}),
    (Clock("days", days=1, zone="Mars/Olympus"), "bad-zone", {"zone": "Mars/Olympus"}),
    (Clock("days", days=1, zone="../../etc/passwd"), "bad-zone", {"zone": "../../etc/passwd"}),
    (Clock("days", days=1, zone="\0"), "bad-zone", {"zone": "\0"}),
    (Clock("days", days=1, zone=""), "bad-zone", {"zone": ""}),
    (Clock("days", days=1, zone="localtime"), "bad-zone", {"zone": "localtime"}),
]


def test_a_clock_that_cannot_be_is_refused_with_its_reason_and_nothing_is_opened(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        for clock, code, args in FAULTS:
            with pytest.raises(Refusal) as refused:
                await here.open(me, "me", "me", clock=clock)
            assert (refused.value.code, refused.value.args_of_sentence) == (code, args)
        count = select(func.count()).select_from(schema.tables)
        assert await here.rooms.store.do(lambda connection: connection.execute(count).scalar()) == 0

    play(tmp_path, work)


@pytest.mark.parametrize(
    ("clock", "settled"),
    [
        (Clock("none", bank=-5, days=99, zone="nowhere"), Clock()),
        (Clock("live", bank=10, increment=HOUR, days=99, quiet_from=3), Clock("live", 10, HOUR)),
        (Clock("live", bank=DAY), Clock("live", DAY)),
        (Clock("days", bank=-5, days=30), Clock("days", days=30)),
        (
            Clock("days", days=1, quiet_from=0, quiet_to=23, zone="Asia/Kolkata"),
            Clock("days", days=1, quiet_from=0, quiet_to=23, zone="Asia/Kolkata"),
        ),
    ],
)
def test_a_clock_is_kept_without_the_parts_that_mean_nothing_in_it(clock, settled):
    assert settle_agreement(Agreement(clock)) == Agreement(settled)


def test_an_agreement_is_kept_and_an_unknown_stand_in_refused(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        with pytest.raises(Refusal, match="unknown-bot"):
            await here.open(me, "me", "me", stand_in="deep-blue")
        table = await here.open(me, "me", "me", clock=NIGHTS, stand_in="master")
        kept = (await here.rooms.tables.look(me.id, table)).agreement
        assert kept == Agreement(NIGHTS, stand_in="master")

    play(tmp_path, work)


# When time runs.


def test_without_a_clock_nobodys_time_runs(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        for kinds in (("me",), ("me", "bot"), ("me", "me")):
            table = await here.open(me, *kinds)
            await here.serve(1e6)
            assert all(seat.clock is None and not seat.stand_in for seat in await here.seats(table))

    play(tmp_path, work)


def test_before_the_game_nobody_has_a_clock_and_then_everybody_has_the_whole_bank(tmp_path):
    async def work(here: Evening) -> None:
        host, friend = await here.welcome(), await here.welcome()
        table = await here.open(host, "me", "open", clock=LIVE)
        claim = (await here.rooms.tables.look(host.id, table)).claims[1]
        await here.rooms.seating.sit_down(friend, table, 1, claim)
        await here.serve(5000)
        assert [seat.clock for seat in await here.seats(table)] == [None, None]
        await here.rooms.seating.start(host, table)
        assert [await here.left(table, seat) for seat in (0, 1)] == [600, 600]
        assert await here.running(table) == await here.deciding(table)

    play(tmp_path, work)


def test_only_who_must_choose_loses_time_and_the_end_of_a_turn_brings_more(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        await here.serve(40)
        seat = await here.end_turn(table)
        other = 1 - seat
        assert await here.left(table, seat) == near(600 - 40 + 10)
        assert (await here.left(table, other), await here.running(table)) == (near(600), [other])
        await here.serve(70)
        assert await here.left(table, seat) == near(600 - 40 + 10)
        assert await here.left(table, other) == near(600 - 70)

    play(tmp_path, work)


def test_a_bot_that_thinks_costs_nobody_time(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "bot", clock=LIVE)
        here.bots.gate.clear()
        before = await here.left(table, 0)
        while await here.deciding(table) == [0]:
            before = await here.left(table, 0)
            await here.choose(table, 0)
        assert await here.deciding(table) == [1]
        await here.serve(100_000)
        assert await here.running(table) == []
        assert await here.left(table, 0) == near(before, abs=10)
        assert (await here.seats(table))[1].clock is None

    play(tmp_path, work)


def test_where_several_choose_at_once_the_clocks_of_all_run_who_have_not_chosen(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", game="kingdom", clock=LIVE)
        await here.stay(table)
        while len(await here.deciding(table)) < 2:
            await here.choose(table)
        before = [await here.left(table, seat) for seat in (0, 1)]
        await here.serve(30)
        while 0 in await here.deciding(table):
            await here.choose(table, 0)
        await here.serve(50)
        assert await here.running(table) == [1]
        assert await here.left(table, 0) == near(before[0] - 30 + 10)
        assert await here.left(table, 1) == near(before[1] - 80)

    play(tmp_path, work)


def test_every_choice_has_all_of_its_days(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=DAYS)
        await here.serve(30 * HOUR)
        assert await here.left(table, (await here.deciding(table))[0]) == near(18 * HOUR)
        seat = await here.end_turn(table)
        assert await here.left(table, seat) is None
        assert await here.left(table, 1 - seat) == near(2 * DAY)

    play(tmp_path, work)


def test_who_plays_alone_has_new_days_when_a_choice_is_done_for_good_and_not_before(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", clock=DAYS)
        await here.stay(table)
        gone, renewed, kept = 0.0, 0, 0
        for _ in range(30):
            await here.serve(HOUR)
            gone += HOUR
            await here.choose(table)
            if await here.can_undo(table, 0):
                kept += 1
            else:
                gone, renewed = 0.0, renewed + 1
            assert await here.left(table, 0) == near(2 * DAY - gone)
        assert renewed and kept

    play(tmp_path, work)


def test_a_game_that_is_over_has_no_clock_that_runs(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        await here.stay(table)
        while await here.deciding(table):
            await here.choose(table, nth=here.ids)
        assert await here.running(table) == []
        assert all(row.due_at is None for row in await here.rows())

    play(tmp_path, work)


# Taking back.


def test_a_turn_taken_back_goes_on_with_what_was_left_and_without_its_increment(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        await here.stay(table)
        await here.serve(40)
        seat = await here.end_turn(table)
        await here.serve(25)
        await here.undo(table, seat)
        assert await here.running(table) == [seat]
        assert await here.left(table, seat) == near(560)
        assert await here.left(table, 1 - seat) == near(575)
        for _ in range(20):
            await here.end_turns(table, seat)
            await here.undo(table, seat)
        assert await here.left(table, seat) == near(560)

    play(tmp_path, work)


def test_a_choice_taken_back_goes_on_with_what_was_left_of_its_days(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=DAYS)
        await here.serve(30 * HOUR)
        seat = await here.end_turn(table)
        await here.serve(HOUR)
        await here.undo(table, seat)
        assert await here.left(table, seat) == near(18 * HOUR)
        assert await here.running(table) == [seat]
        await here.serve(HOUR)
        assert await here.left(table, seat) == near(17 * HOUR)
        await here.end_turns(table, seat)
        assert await here.left(table, 1 - seat) == near(2 * DAY)

    play(tmp_path, work)


def test_what_is_planned_unseen_moves_nobodys_days(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", game="kingdom", clock=DAYS)
        await here.stay(table)
        while len(await here.deciding(table)) < 2:
            await here.choose(table)
        await here.serve(HOUR)
        due = [row.due_at for row in await here.rows()]
        chosen = 0
        while True:
            await here.choose(table, 0)
            if await here.deciding(table) != [0, 1]:
                break
            chosen += 1
            assert [row.due_at for row in await here.rows()] == due
        assert chosen and (await here.rows())[1].due_at == due[1]

    play(tmp_path, work)


def test_of_what_is_done_for_good_but_unseen_no_clock_tells(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", game="kingdom", clock=DAYS)

        def look(found: Table) -> list[bool]:
            answers = []
            for found.concerns in (None, 0):
                answers.append(clocks.is_done_for_good(found, 0))
            return answers

        assert await here.at(table, look) == [True, False]

    play(tmp_path, work)


# Quiet hours.


def at(zone: str, *day: int) -> float:
    return datetime(*day, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("begins", "hours", "spent"),
    [
        ((2026, 6, 1, 12), 5, (2026, 6, 1, 17)),
        ((2026, 6, 1, 12), 10, (2026, 6, 1, 22)),
        ((2026, 6, 1, 12), 11, (2026, 6, 2, 9)),
        ((2026, 6, 1, 23), 1, (2026, 6, 2, 9)),
        ((2026, 6, 1, 3), 1, (2026, 6, 1, 9)),
        ((2026, 6, 1, 12), 24, (2026, 6, 2, 22)),
        # Where clocks are put forward and back in the night, the day begins at eight all the same.
        ((2026, 3, 28, 21), 2, (2026, 3, 29, 9)),
        ((2026, 10, 24, 21), 2, (2026, 10, 25, 9)),
    ],
)
def test_quiet_hours_do_not_count(begins, hours, spent):
    begin, end = at("Europe/Brussels", *begins), at("Europe/Brussels", *spent)
    assert spent_at(NIGHTS, begin, hours * HOUR) == end
    assert seconds_until(NIGHTS, begin, end) == hours * HOUR


def test_a_quiet_night_is_shorter_when_clocks_are_put_forward_and_longer_when_back():
    def night(month: int, day: int) -> float:
        begin = at("Europe/Brussels", 2026, month, day, 22)
        return spent_at(NIGHTS, begin, 1) - 1 - begin

    assert [night(3, 27), night(3, 28), night(10, 24)] == [10 * HOUR, 9 * HOUR, 11 * HOUR]


def test_quiet_hours_within_the_gap_or_the_doubled_hour_are_as_long_as_they_are_there():
    clock = Clock("days", days=1, quiet_from=2, quiet_to=3, zone="Europe/Brussels")
    for month, day, hours in ((3, 29, 0), (10, 25, 2), (6, 1, 1)):
        begin = at("Europe/Brussels", 2026, month, day, 1)
        assert spent_at(clock, begin, 2 * HOUR) - begin == (2 + hours) * HOUR


ZONES = ("UTC", "Europe/Brussels", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia")
hours_of_day = st.tuples(st.integers(0, 23), st.integers(0, 23)).filter(lambda pair: pair[0] != pair[1])
moments = st.floats(at("UTC", 2011, 12, 1), at("UTC", 2030, 1, 1))


@settings(deadline=None)
@given(hours_of_day, st.sampled_from(ZONES), moments, st.floats(0, 30 * DAY), st.floats(0, 1))
def test_time_that_is_spent_was_there_before_whatever_the_hours_and_the_zone(hours, zone, now, left, part):
    clock = Clock("days", days=1, quiet_from=hours[0], quiet_to=hours[1], zone=zone)
    due = spent_at(clock, now, left)
    assert due >= now + left - 1e-3
    assert seconds_until(clock, now, due) == near(left, abs=1e-3)
    between = now + (due - now) * part
    assert seconds_until(clock, now, between) + seconds_until(clock, between, due) == near(left, abs=1e-3)
    assert spent_at(clock, between, seconds_until(clock, between, due)) == near(due, abs=1e-3) or is_quiet(
        clock, due
    )


def is_quiet(clock: Clock, moment: float) -> bool:
    """Whether the next second does not count: the last one may have been spent when the quiet began."""
    return seconds_until(clock, moment, moment + 1) < 1


def test_a_clock_with_quiet_hours_shows_the_time_until_it_is_spent(tmp_path):
    time = TimeOfDay(at("Europe/Brussels", 2026, 6, 1, 20))

    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=NIGHTS)
        seat = (await here.deciding(table))[0]
        due = at("Europe/Brussels", 2026, 6, 3, 16)  # two hours, then fourteen, then eight
        assert (await here.rows())[seat].due_at == due
        assert await here.left(table, seat) == due - time()
        await here.serve(9 * HOUR)
        assert await here.end_turn(table) == seat
        await here.undo(table, seat)
        assert (await here.rows())[seat].due_at == near(due)

    play(tmp_path, work, time)


# Nobody serves.


async def one_evening(folder: Path, time: TimeOfDay, work: Any) -> Any:
    """Rooms as a server has them, with their timer, from a start to a proper end."""
    here = Evening(folder, time)
    await here.rooms.open()
    try:
        return await work(here)
    finally:
        await here.rooms.close()


@pytest.mark.parametrize(("clock", "gap"), [(LIVE, 0.5), (LIVE, 40 * DAY), (DAYS, LATE + 1)])
def test_a_restart_costs_nobody_time(tmp_path, clock, gap):
    time = TimeOfDay()

    async def begin(here: Evening) -> str:
        table = await here.open(await here.welcome(), "me", "me", clock=clock)
        time.at += 4
        return table

    async def go_on(here: Evening) -> list[Any]:
        return [*await here.seats(table), *[row.due_at for row in await here.rows()]]

    async def whole() -> list[Any]:
        nonlocal table
        table = await one_evening(tmp_path, time, begin)
        time.at += gap
        return await one_evening(tmp_path, time, go_on)

    table = ""
    seats = asyncio.run(whole())
    lefts = sorted(seat.clock.left for seat in seats[:2] if seat.clock)
    whole_time = clock.bank or clock.days * DAY
    assert lefts[0] == near(whole_time - 4) and len(lefts) == (2 if clock is LIVE else 1)
    assert not any(seat.stand_in for seat in seats[:2])
    assert [due for due in seats[2:] if due] == [near(time() + whole_time - 4)]


def test_a_pause_over_night_gives_and_takes_nothing_of_quiet_hours(tmp_path):
    time = TimeOfDay(at("Europe/Brussels", 2026, 6, 1, 20))

    async def begin(here: Evening) -> None:
        await here.open(await here.welcome(), "me", "me", clock=NIGHTS)

    async def go_on(here: Evening) -> list[float]:
        return [row.due_at for row in await here.rows() if row.due_at]

    async def whole() -> list[float]:
        await one_evening(tmp_path, time, begin)
        time.at = at("Europe/Brussels", 2026, 6, 3, 7)
        return await one_evening(tmp_path, time, go_on)

    # Of the 24 hours all are left, and they begin at eight: fourteen that day, ten the next.
    assert asyncio.run(whole()) == [at("Europe/Brussels", 2026, 6, 4, 18)]


def test_of_several_servers_that_start_only_one_moves_the_clocks(tmp_path):
    async def work(here: Evening) -> None:
        await here.open(await here.welcome(), "me", "me", clock=LIVE)
        before = (await here.rows(schema.seats.c.due_at.is_not(None)))[0].due_at
        here.time.at += 1000
        moved = [
            await here.rooms.store.do(lambda connection: clocks.note(connection, here.time(), LATE))
            for _ in range(3)
        ]
        assert moved == [True, False, False]
        assert (await here.rows(schema.seats.c.due_at.is_not(None)))[0].due_at == before + 1000

    play(tmp_path, work)


def test_a_server_that_joins_others_at_work_moves_nothing(tmp_path):
    async def work(here: Evening) -> None:
        await here.open(await here.welcome(), "me", "me", clock=LIVE)
        before = (await here.rows(schema.seats.c.due_at.is_not(None)))[0].due_at
        here.time.at += LATE - 1
        assert not await here.rooms.store.do(lambda connection: clocks.note(connection, here.time(), LATE))
        assert (await here.rows(schema.seats.c.due_at.is_not(None)))[0].due_at == before

    play(tmp_path, work)


def test_a_machine_that_slept_costs_nobody_time_also_at_tables_in_memory(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        live = await here.rooms.tables.get(table)  # Nothing lets it go before it is asked for again.
        here.time.at += 10_000
        await here.rooms.clocks.look()
        due = [place.due_at for place in live.places if place.due_at is not None]
        assert due == [NOON + 10_000 + 600]
        assert not any(seat.stand_in for seat in await here.seats(table))

    play(tmp_path, work)


def test_a_server_that_is_killed_costs_nobody_time(served):
    host = Visitor(served)
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [ME, ME]}
    clock = {"kind": "live", "bank": 60, "increment": 0}
    table = host.post("/api/tables", **wish, agreement={"clock": clock})
    due = 'SELECT due_at FROM seats WHERE "table" = ? AND due_at IS NOT NULL'
    seen = "SELECT seen FROM service"
    served.stop(signal.SIGKILL)
    before, last = served.rows(due, table["id"])[0]["due_at"], served.rows(seen)[0]["seen"]
    served.again()
    after, start = served.rows(due, table["id"])[0]["due_at"], served.rows(seen)[0]["seen"]
    # It may have noted its work again since it started; what it noted then is not earlier.
    assert 0 < after - before <= start - last
    assert after - 60 <= start, "nobody gains more time than there was"
    shown = {seat["clock"]["is_running"]: seat["clock"]["left"] for seat in host.look(table["id"])["seats"]}
    assert shown[False] == 60 and 0 < shown[True] <= 60


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


def test_a_table_that_cannot_be_loaded_is_not_tried_for_ever(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        broken, sound = [await here.open(me, "me", "me", clock=LIVE, away="wait") for _ in range(2)]
        spoil = update(schema.tables).where(schema.tables.c.id == broken).values(rules=999)
        await here.rooms.store.do(lambda connection: connection.execute(spoil))
        await here.serve(600)
        assert {row.table for row in await here.rows(schema.seats.c.left == 0)} == {broken, sound}
        assert not await here.rows(schema.seats.c.due_at.is_not(None))

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
@settings(
    max_examples=5, deadline=None, phases=[Phase.generate], suppress_health_check=[HealthCheck.too_slow]
)
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
    await until(lambda: not here.rooms.turns._tasks)
    books.away[seat] = True
    books.pass_time(await here.deciding(table), 5)
    await here.serve(5)
    books.away[seat] = False
    books.by_bot[seat] = books.by_bot[seat] or was_due
    if await here.deciding(table):
        await here.rooms.stand_ins.give_back(me, table, seat)


# What is told of clocks.


def with_clock(host: Visitor, friend: Visitor, game: str = "gugong") -> str:
    wish = {"game": game, "options": {"players": 2}, "seats": [ME, OPEN]}
    clock = {"kind": "live", "bank": 3600, "increment": 5}
    table = host.post("/api/tables", **wish, agreement={"clock": clock})
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    id_: str = table["id"]
    return id_


def clock_news(at: AtTable) -> list[list[bool]]:
    """Whose clocks ran in all news of the table."""
    news = [message["table"]["seats"] for message in at.heard if message["type"] == "table"]
    return [[seat["clock"]["is_running"] for seat in seats] for seats in news]


def test_everybody_hears_that_a_clock_starts_or_stops_and_not_how_it_ticks(served: Served) -> None:
    host, friend = Visitor(served), Visitor(served)
    table = with_clock(host, friend)
    with all_at(table, (host, 0), (friend, 1), (Visitor(served), None)) as seated:
        for at_table in seated:
            at_table.wait_for("state")
            at_table.catch_up()
        turn = seated[0].state["deciding"][0]
        told = [len(clock_news(at_table)) for at_table in seated]
        player = seated[turn]
        chosen = 0
        while player.wait_for_my_turn()["deciding"] == [turn]:
            player.choose(player.state["decision"]["options"][0]["option"])
            chosen += 1
            if player.state["decision"] is None:
                break
        assert chosen > 1
        for at_table, before in zip(seated, told, strict=True):
            while len(clock_news(at_table)) <= before:
                at_table.hear()
            at_table.catch_up()
            news = clock_news(at_table)[before:]
            assert len(news) == 1, "one for the clock that stopped and the one that started"
            assert news[-1] == [seat != turn for seat in (0, 1)]
            shown = at_table.state["seats"]
            assert [seat["clock"]["is_running"] for seat in shown] == news[-1]


def test_the_lobby_shows_clocks_too(served: Served) -> None:
    host, friend = Visitor(served), Visitor(served)
    table = with_clock(host, friend)
    shown = next(each for each in host.get("/api/lobby")["mine"] if each["id"] == table)
    assert sorted(seat["clock"]["is_running"] for seat in shown["seats"]) == [False, True]


def test_a_clock_that_cannot_be_is_refused_over_http(served: Served) -> None:
    host = Visitor(served)
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [ME, ME]}
    for clock, code in (
        ({"kind": "live", "bank": 1}, "bad-clock"),
        ({"kind": "days", "days": 1, "quiet_from": 25, "quiet_to": 3}, "bad-hour"),
        ({"kind": "days", "days": 1, "zone": "Middle/Earth"}, "bad-zone"),
    ):
        assert host.problem("POST", "/api/tables", {**wish, "agreement": {"clock": clock}}) == (422, code)
    assert host.get("/api/lobby")["mine"] == []
