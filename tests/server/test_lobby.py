"""The lobby: nobody fills it, nobody spoils it, and it costs what it shows."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select, text, update
from structlog.testing import capture_logs

from courtyard.server.ground.messages import Me, SeatWish, TableInfo, TableWish
from courtyard.server.store import schema
from courtyard.server.tables import lobby
from courtyard.server.tables.lobby import ABOUT, LENGTH, NOTED, OF_ONE_HOST
from tests.server.evenings import Evening, Onlooker, TimeOfDay, evening, play

LISTED = TableWish("gugong", {"players": 2}, [SeatWish("me"), SeatWish("open")], listed=True)
STEP = 100
"""The number of SQLite instructions per count."""


async def shown(here: Evening, me: Me) -> list[str]:
    return [table.id for table in (await here.rooms.lobby.read(me)).open]


async def offer(here: Evening, me: Me) -> TableInfo:
    return await here.rooms.seating.open(me, LISTED)


# Who is shown.


def test_of_one_host_five_tables_are_shown_and_an_honest_one_is_never_pushed_out(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        honest, visitor = await here.welcome(), await here.welcome()
        theirs = (await offer(here, honest)).id
        cookies = [await here.welcome() for _ in range(3)]
        for cookie in cookies:
            for _ in range(40):
                here.time.at += 1
                await offer(here, cookie)
        found = await shown(here, visitor)
        assert theirs in found
        assert len(found) == 1 + 3 * OF_ONE_HOST

    play(tmp_path, work)


def test_where_there_are_too_many_every_host_is_shown_before_anybodys_second_table(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        honest = [(await offer(here, await here.welcome())).id for _ in range(LENGTH // 2)]
        for cookie in [await here.welcome() for _ in range(LENGTH // 4)]:
            for _ in range(OF_ONE_HOST):
                here.time.at += 1
                await offer(here, cookie)
        found = await shown(here, await here.welcome())
        assert len(found) == LENGTH
        assert set(honest) <= set(found)

    play(tmp_path, work)


def test_a_table_is_shown_while_its_host_is_about_and_again_when_they_are_back(
    database: str, tmp_path: Path
) -> None:
    async def live() -> None:
        async with evening(tmp_path, TimeOfDay(), database) as here:
            host, visitor = await here.welcome(), await here.welcome()
            table = (await offer(here, host)).id
            here.time.at += ABOUT - 1
            assert await shown(here, visitor) == [table]
            here.time.at += 2
            assert await shown(here, visitor) == []
            assert [mine.id for mine in (await here.rooms.lobby.read(host)).mine] == [table], (
                "it is still theirs"
            )
            assert await shown(here, visitor) == [table], "and they were just in the lobby"

    asyncio.run(live())


def test_who_waits_at_their_table_for_hours_is_found_all_the_time(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        host, visitor = await here.welcome(), await here.welcome()
        table = (await offer(here, host)).id
        watcher = Onlooker()
        watcher.guest = host.id  # type: ignore[assignment]
        await here.at(table, lambda found: found.watchers.add(watcher))
        for _ in range(30):
            here.time.at += NOTED + 1
            await here.rooms.lobby._note_hosts()
            assert await shown(here, visitor) == [table]
        await here.at(table, lambda found: found.watchers.clear())
        here.time.at += ABOUT + 1
        await here.rooms.lobby._note_hosts()
        assert await shown(here, visitor) == []

    play(tmp_path, work)


def test_a_host_who_comes_to_their_table_is_noted_at_once_and_not_at_every_step(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        host = await here.welcome()
        table = (await offer(here, host)).id
        began = here.time.at
        watcher = Onlooker()
        watcher.guest = host.id  # type: ignore[assignment]
        await here.at(table, lambda found: found.watchers.add(watcher))
        found = here.rooms.tables.live[table]
        here.rooms.lobby.follow(found)
        assert here.rooms.lobby._background.is_idle
        here.time.at += NOTED + 1
        here.rooms.lobby.follow(found)
        await here.rooms.lobby._background.finish(60)
        moved = select(schema.tables.c.moved)
        assert (
            await here.rooms.store.read(lambda connection: connection.execute(moved).scalar())
            == began + NOTED + 1
        )

    play(tmp_path, work)


def test_a_host_who_was_banned_offers_nothing(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        host = await here.welcome()
        await offer(here, host)
        banning = update(schema.guests).where(schema.guests.c.id == host.id).values(banned=here.time())
        await here.rooms.store.do(lambda connection: connection.execute(banning))
        assert await shown(here, await here.welcome()) == []

    play(tmp_path, work)


# One bad row.


@pytest.mark.parametrize(
    "spoilt",
    [
        {"agreement": '{"clock":5}'},
        {"agreement": "{"},
        {"options": "{}"},
        {"options": "null"},
        {"options": "no json"},
        {"game": "chess"},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_read_is_left_out_and_all_others_are_shown(
    tmp_path: Path, spoilt: dict[str, str]
) -> None:
    async def work(here: Evening) -> None:
        host, visitor = await here.welcome(), await here.welcome()
        bad, good = [(await offer(here, host)).id for _ in range(2)]
        ((name, value),) = spoilt.items()
        spoiling = text(f"UPDATE tables SET {name} = :value WHERE id = :id")
        await here.rooms.store.do(
            lambda connection: connection.execute(spoiling, {"value": value, "id": bad})
        )
        with capture_logs() as told:
            assert await shown(here, visitor) == [good]
            assert [table.id for table in (await here.rooms.lobby.read(host)).mine] == [good]
        assert [(line["event"], line["table"]) for line in told] == [("table-not-listed", bad)] * 3

    play(tmp_path, work)


# What it costs.


def table_row(nth: int, host: str, **more: Any) -> dict[str, Any]:
    row = {"id": f"t{nth}", "game": "gugong", "rules": 1, "options": {}, "host": host, "listed": False}
    row |= {
        "agreement": {},
        "stage": "playing",
        "deciding": "a",
        "bots_due": False,
        "created": 1.0,
        "moved": nth,
    }
    return row | more


def fill(connection: Connection, first: int, count: int, guest: str) -> None:
    """Put a guest into all seats of many tables."""
    tables = [table_row(nth, guest) for nth in range(first, first + count)]
    seats = [
        {"table": row["id"], "seat": seat, "kind": "person", "guest": guest}
        for row in tables
        for seat in range(5)
    ]
    connection.execute(insert(schema.tables), tables)
    connection.execute(insert(schema.seats), seats)


def steps_of(connection: Connection, work: Any) -> int:
    """Count how many instructions SQLite carries out."""
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += STEP
        return 0

    driver.set_progress_handler(count, STEP)
    try:
        work(connection)
    finally:
        driver.set_progress_handler(None, 0)
    return counted


def test_the_lobby_of_somebody_with_many_tables_grows_with_them_and_not_with_their_square(
    tmp_path: Path,
) -> None:
    async def work(here: Evening) -> None:
        if here.rooms.store.is_shared:
            return
        me, other = await here.welcome(), await here.welcome()

        async def steps(guest: str) -> int:
            return await here.rooms.store.read(
                lambda connection: steps_of(connection, lambda there: lobby.read_lobby(there, guest, 1e9))
            )

        await here.rooms.store.do(lambda connection: fill(connection, 0, 400, me.id))
        few = await steps(me.id)
        await here.rooms.store.do(lambda connection: fill(connection, 400, 1200, me.id))
        many, nothing = await steps(me.id), await steps(other.id)
        assert many < 5 * few, "four times as many tables"
        assert nothing < few / 10, "nobody pays for the tables of others"

    play(tmp_path, work)


def plan_of(connection: Connection, statement: Any) -> list[str]:
    compiled = statement.compile(connection, compile_kwargs={"literal_binds": True})
    return [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}")]


def test_no_lobby_looks_through_all_tables_or_all_seats(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        if here.rooms.store.is_shared:
            return
        for statement in (lobby.own_tables("somebody"), lobby.open_tables(time.time())):
            plan = await here.rooms.store.read(lambda connection, asked=statement: plan_of(connection, asked))
            assert not [step for step in plan if step in ("SCAN tables", "SCAN seats", "SCAN guests")], plan
            searched = [step for step in plan if step.startswith("SEARCH tables")]
            assert searched and all("INDEX" in step for step in searched), plan
        assert any("ix_tables_stage_moved" in step for step in plan), plan

    play(tmp_path, work)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The statements that are sent to any database meanwhile."""
    from sqlalchemy import Engine

    sent: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        sent.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield sent
    event.remove(Engine, "before_cursor_execute", note)


# Somebody with thousands of tables goes.


def test_whoever_had_thousands_of_tables_is_forgotten_with_few_statements(
    database: str, tmp_path: Path, said: list[str]
) -> None:
    async def live() -> None:
        async with evening(tmp_path, TimeOfDay(), database) as here:
            me, friend = await here.welcome(), await here.welcome()
            running = await here.together(me, friend)
            gathering = (await offer(here, me)).id

            def many(connection: Connection) -> None:
                tables = [
                    table_row(nth, me.id, stage=("gathering", "playing", "over")[nth % 3])
                    for nth in range(3000)
                ]
                owners = (me.id, friend.id, me.id)
                seats = [
                    {"table": row["id"], "seat": seat, "kind": "person", "guest": owner}
                    for row in tables
                    for seat, owner in enumerate(owners)
                ]
                connection.execute(insert(schema.tables), tables)
                connection.execute(insert(schema.seats), seats)

            await here.rooms.store.do(many)

            async def nothing(_: list[str]) -> None: ...

            here.rooms.erasure._wake = nothing  # type: ignore[method-assign]  # These games are none.
            for other in (here.rooms.leases, here.rooms.news):
                await other.close()  # Nobody else says anything meanwhile.
            said.clear()
            await here.rooms.erasure.run(me)
            assert len(said) < 300, len(said)
            seats = await here.rows(schema.seats.c.guest == me.id)
            assert {seat.table for seat in seats} - {running, gathering} == {
                f"t{nth}" for nth in range(3000) if nth % 3
            }
            stages = dict(
                await here.rooms.store.read(
                    lambda connection: [
                        tuple(row)
                        for row in connection.execute(select(schema.tables.c.id, schema.tables.c.stage))
                    ]
                )
            )
            assert all(seat.stand_in for seat in seats if stages[seat.table] == "playing")
            claims = [seat.claim for seat in await here.rows(schema.seats.c.kind == "open")]
            assert len(claims) == len(set(claims)) > 2000 and all(claims)
            assert (await here.seats(running))[0].stand_in
            assert [seat.kind for seat in await here.seats(gathering)] == ["open", "open"]

    asyncio.run(live())


def test_a_bot_plays_on_for_whoever_went_though_nobody_looks(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        ann, bob = await here.welcome(), await here.welcome()
        table = await here.together(ann, bob)
        (seat,) = await here.deciding(table)
        gone = (ann, bob)[seat]
        assert table not in here.rooms.tables.live
        await here.rooms.erasure.run(gone)
        await here.rooms.erasure._background.finish(60)
        await here.rooms.bots.background.finish(60)
        assert seat not in await here.deciding(table)

    play(tmp_path, work)
