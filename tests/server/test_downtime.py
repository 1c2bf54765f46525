"""Clocks of servers: nobody's time runs while none is at work, and everybody hears of clocks."""

import asyncio
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from courtyard.server.store import schema
from courtyard.server.tables import clocks
from courtyard.server.tables.agreements import DAY
from courtyard.server.tables.clocks import LATE
from tests.server.evenings import DAYS, LIVE, NIGHTS, NOON, Evening, TimeOfDay, at, one_evening, play
from tests.server.visitors import ME, OPEN, AtTable, Served, Visitor, all_at, serving

near = pytest.approx


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("clocks") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


# Nobody serves.


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
    """The seats whose clocks ran in any message of the table."""
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
