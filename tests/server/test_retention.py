"""Retention: what nobody needs any more goes, what is somebody's stays, and crawlers leave nothing behind."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, text, update
from structlog.testing import capture_logs

from courtyard.server.around import retention
from courtyard.server.around.retention import AT_ONCE, DAY, KINDS, PRUNING, Retention
from courtyard.server.border.routes import REQUESTS
from courtyard.server.ground.buckets import RATES, Buckets
from courtyard.server.ground.messages import Clock, Me, SeatWish, TableWish
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.settings import Keep, Settings
from courtyard.server.people.sessions import LIFE
from courtyard.server.store import schema
from tests.server.evenings import Evening, TimeOfDay, evening
from tests.server.kept import contents, done, refusal, run, sqlite_at
from tests.server.visitors import ME, OPEN, Visitor, serving

HOUR = 3600.0


@asynccontextmanager
async def house(folder: Path, database: str | None = None) -> AsyncIterator[Evening]:
    """An evening whose guests are as old as the time of day says, and not as the machine's clock."""
    async with evening(folder, TimeOfDay(time.time()), database) as here:
        yield here


def live(work: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(work(), 300))


async def count(here: Evening, table: Any) -> int:
    counting = select(func.count()).select_from(table)
    return await here.rooms.store.read(lambda connection: connection.execute(counting).scalar_one())


async def ids(here: Evening, table: Any) -> set[str]:
    return set(
        await here.rooms.store.read(lambda connection: connection.execute(select(table.c.id)).scalars().all())
    )


async def write(here: Evening, statement: Any) -> None:
    await here.rooms.store.do(lambda connection: connection.execute(statement))


async def change(here: Evening, me: Me, **values: Any) -> None:
    await write(here, update(schema.guests).where(schema.guests.c.id == me.id).values(values))


async def come_back(here: Evening, me: Me) -> None:
    """Let a guest's cookie be given again, as it is to whoever comes."""
    await write(
        here, update(schema.sessions).where(schema.sessions.c.guest == me.id).values(created=here.time())
    )


async def sign_out(here: Evening, me: Me) -> None:
    await here.rooms.store.do(
        lambda connection: connection.execute(
            schema.sessions.delete().where(schema.sessions.c.guest == me.id)
        )
    )


# Guests.


def test_visitors_who_never_did_anything_go_after_a_day(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            idle = [await here.welcome() for _ in range(3)]
            here.time.at += DAY - 1
            assert await here.rooms.retention.prune() == {}
            here.time.at += 60
            assert await here.rooms.retention.prune() == {"visitors": 3}
            assert await count(here, schema.guests) == await count(here, schema.sessions) == 0
            assert idle

    live(work)


def test_whoever_did_anything_stays(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            named, coded, written_to, host, player = [await here.welcome() for _ in range(5)]
            await change(here, named, name="Anna")
            await here.rooms.guests.new_code(coded)
            await change(here, written_to, email="b@example.org")
            await here.together(host, player)
            here.time.at += 100 * DAY
            assert "visitors" not in await here.rooms.retention.prune()
            assert await count(here, schema.guests) == 5

    live(work)


def test_a_session_goes_after_a_year_and_with_the_last_one_a_guest_whom_nothing_remembers(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            named, coded, confirmed, used = [await here.welcome() for _ in range(4)]
            for guest in (named, coded, confirmed, used):
                await change(here, guest, name="Anna")
            await here.rooms.guests.new_code(coded)
            await change(here, confirmed, email="b@example.org", email_confirmed=True)
            here.time.at += LIFE - DAY
            await come_back(here, used)
            here.time.at += 2 * DAY
            assert await here.rooms.retention.prune() == {"sessions": 3, "visitors": 1}
            assert await ids(here, schema.guests) == {coded.id, confirmed.id, used.id}

    live(work)


def test_whoever_was_banned_or_muted_is_not_forgotten(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            for value in ({"banned": 1.0}, {"muted": 1.0}):
                await change(here, await here.welcome(), **value)
            here.time.at += 2 * LIFE
            await here.rooms.retention.prune()
            assert await count(here, schema.guests) == 2

    live(work)


# Tables.


def test_tables_that_nobody_began_go_two_weeks_after_their_host_was_there(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            host, friend = await here.welcome(), await here.welcome()
            wish = TableWish("gugong", {"players": 2}, [SeatWish("me"), SeatWish("open")], listed=True)
            left, kept = [(await here.rooms.seating.open(host, wish)).id for _ in range(2)]
            begun = await here.together(host, friend)
            await here.rooms.chat.latest(await here.rooms.tables.get(begun))
            here.time.at += 13 * DAY
            await here.rooms.lobby._note([kept])
            assert "gathering" not in await here.rooms.retention.prune()
            here.time.at += 2 * DAY
            assert (await here.rooms.retention.prune())["gathering"] == 1
            assert await ids(here, schema.tables) == {kept, begun}
            with pytest.raises(Refusal, match="unknown-table"):
                await here.rooms.tables.look(None, left)

    live(work)


def test_a_game_goes_when_nobody_of_its_players_comes_any_more(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            pairs = [(await here.welcome(), await here.welcome()) for _ in range(5)]
            tables = [await here.together(*pair) for pair in pairs]
            abandoned, visited, coded, confirmed, recent = tables
            here.time.at += 181 * DAY
            await come_back(here, pairs[1][0])
            await here.rooms.guests.new_code(pairs[2][1])
            await change(here, pairs[3][0], email="b@example.org", email_confirmed=True)
            await here.choose(recent)
            assert (await here.rooms.retention.prune())["abandoned"] == 1
            assert await ids(here, schema.tables) == {visited, coded, confirmed, recent}
            assert abandoned not in {row.table for row in await here.rows()}
            here.time.at += 181 * DAY
            assert (await here.rooms.retention.prune())["abandoned"] == 2, (
                "the visitor and the mover left, too"
            )
            assert await ids(here, schema.tables) == {coded, confirmed}

    live(work)


def test_a_game_by_correspondence_waits_for_its_players(database: str, tmp_path: Path) -> None:
    """Nobody moves for long where everybody waits for one; as long as any of them comes, it stays."""

    async def work() -> None:
        async with house(tmp_path, database) as here:
            ann, bob = await here.welcome(), await here.welcome()
            table = await here.together(ann, bob, clock=Clock("days", days=30), away="wait")
            for _ in range(30):
                here.time.at += 29 * DAY
                await come_back(here, bob)
                await here.rooms.retention.prune()
            assert await ids(here, schema.tables) == {table}
            await write(here, update(schema.seats).values(due_at=here.time.at + 200 * DAY))
            here.time.at += 190 * DAY
            await here.rooms.retention.prune()
            assert await ids(here, schema.tables) == {table}, "somebody's clock still runs"

    live(work)


async def finished(here: Evening, table: str) -> str:
    await here.stay(table)
    while await here.deciding(table):
        await here.choose(table, nth=here.ids)
    here.rooms.tables.live[table].watchers.clear()
    return table


def test_finished_games_stay_whoever_is_gone(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            ann, bob = await here.welcome(), await here.welcome()
            table = await finished(here, await here.together(ann, bob, game="kingdom"))
            deeds = await count(here, schema.deeds)
            here.time.at += 5 * LIFE
            await here.rooms.retention.prune()
            assert await ids(here, schema.tables) == {table}
            assert await ids(here, schema.guests) == {ann.id, bob.id}
            assert (await count(here, schema.results), await count(here, schema.deeds)) == (2, deeds)

    live(work)


def test_lessons_go_after_a_month_and_one_that_is_gone_on_with_does_not(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            me = await here.welcome()
            await change(here, me, name="Anna")
            lesson = (await here.rooms.lessons.open(me, "gugong")).id
            here.time.at += 29 * DAY
            await here.choose(lesson, 0)
            here.time.at += 29 * DAY
            assert "lessons" not in await here.rooms.retention.prune()
            here.time.at += 2 * DAY
            assert await here.rooms.retention.prune() == {"lessons": 1}
            assert (await here.rooms.lessons.open(me, "gugong")).id != lesson

    live(work)


def test_games_brought_along_go_with_the_guest_who_brought_them(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            here_still, gone, coded = [await here.welcome() for _ in range(3)]
            owners = {}
            for guest in (here_still, gone, coded):
                table = await here.open(guest, "me", "me")
                owners[guest.id] = table
                there = schema.tables.c.id == table
                await write(here, update(schema.tables).where(there).values(origin="imported", stage="over"))
                await write(
                    here, update(schema.seats).where(schema.seats.c.table == table).values(guest=None)
                )
            await here.rooms.guests.new_code(coded)
            for guest in (gone, coded):
                await sign_out(here, guest)
            here.time.at += 29 * DAY
            assert await here.rooms.retention.prune() == {}
            here.time.at += 2 * DAY
            assert await here.rooms.retention.prune() == {"imports": 1, "visitors": 1}
            assert await ids(here, schema.tables) == {owners[here_still.id], owners[coded.id]}

    live(work)


def test_a_table_at_which_somebody_looks_is_not_taken_away_from_under_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as here:
            table = await here.open(await here.welcome(), "me", "open")
            await here.stay(table)
            here.time.at += 15 * DAY
            assert "gathering" not in await here.rooms.retention.prune()
            here.rooms.tables.live[table].watchers.clear()
            assert (await here.rooms.retention.prune())["gathering"] == 1
            assert table not in here.rooms.tables.live

    live(work)


def test_somebody_at_a_table_through_another_server_keeps_it_too(postgres: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, postgres) as here:
            table = await here.open(await here.welcome(), "me", "open")
            there = {"table": table, "process": "elsewhere", "guest": "", "sockets": 1}
            await write(here, insert(schema.presence).values(there))
            here.time.at += 15 * DAY
            assert "gathering" not in await here.rooms.retention.prune()

    live(work)


def test_what_an_operator_wants_to_keep_is_kept(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            await here.open(await here.welcome(), "me", "open")
            await here.welcome()
            here.time.at += 1000 * DAY
            keep = Keep(visitors=None, gathering=2000, abandoned=None, lessons=None, imports=None)
            assert await Retention(here.rooms.tables, keep).prune() == {"sessions": 2}
            assert Settings().keep == Keep(1, 14, 180, 30, 30)

    live(work)


def test_after_a_rematch_that_nobody_began_there_is_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.welcome(), await here.welcome()
            table = await finished(here, await here.together(ann, bob, game="kingdom"))
            first = (await here.rooms.seating.rematch(ann, table)).id
            assert (await here.rooms.seating.rematch(bob, table)).id == first
            here.time.at += 15 * DAY
            assert (await here.rooms.retention.prune())["gathering"] == 1
            second = (await here.rooms.seating.rematch(bob, table)).id
            assert second != first and (await here.rooms.tables.look(None, second)).stage == "gathering"

    live(work)


# Journals.


def test_what_was_undone_goes_from_finished_games_a_day_later(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            ann, bob = await here.welcome(), await here.welcome()
            table = await here.together(ann, bob, game="kingdom")
            await here.stay(table)
            seat = await here.choose(table)
            await here.undo(table, seat)
            await finished(here, table)
            here.rooms.tables.let_go(here.rooms.tables.live[table])
            deeds = await count(here, schema.deeds)
            assert await here.rooms.retention.prune() == {}, "somebody may still look at it"
            here.time.at += DAY + HOUR
            assert await here.rooms.retention.prune() == {"journals": 1}
            assert await count(here, schema.deeds) == deeds - 2
            assert (await here.rooms.tables.look(None, table)).stage == "over"
            here.time.at += HOUR
            assert await here.rooms.retention.prune() == {}

    live(work)


# Bit by bit.


@pytest.mark.parametrize(("share", "most"), [(1e9, AT_ONCE), (-1.0, 1)], ids=["by number", "by time"])
def test_it_is_done_bit_by_bit_and_others_come_in_between(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, share: float, most: int
) -> None:
    monkeypatch.setattr(retention, "SHARE", share)

    async def work() -> None:
        async with house(tmp_path, database) as here:
            many = [
                {"id": f"g{nth}", "name": "", "created": here.time() - 2 * DAY}
                for nth in range(2 * AT_ONCE + 7)
            ]
            await write(here, insert(schema.guests).values(many))
            sizes = []
            whole = retention.Round.step

            def step(self: Any, connection: Connection, spared: Any = ()) -> Any:
                done = whole(self, connection, spared)
                sizes.append(len(done.removed))
                return done

            monkeypatch.setattr(retention.Round, "step", step)
            pruning = asyncio.ensure_future(here.rooms.retention.prune())
            await here.welcome()
            assert not pruning.done(), "who comes need not wait for all of it"
            assert await pruning == {"visitors": len(many)}
            assert max(sizes) <= most and sum(sizes) == len(many)
            assert await count(here, schema.guests) == 1

    live(work)


def test_of_several_servers_one_prunes(postgres: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, postgres) as here, house(tmp_path, postgres) as other:
            await here.welcome()
            here.time.at += 2 * DAY
            other.time.at += 2 * DAY
            with other.rooms.store.engine.connect() as connection:
                connection.execute(text("SELECT pg_advisory_lock(:number)"), {"number": PRUNING})
                assert await here.rooms.retention.prune() == {}
                assert "right now" in refusal("prune", "--database", postgres)
                connection.execute(text("SELECT pg_advisory_unlock(:number)"), {"number": PRUNING})
            assert await here.rooms.retention.prune() == {"visitors": 1}

    live(work)


def test_a_server_prunes_by_itself_and_says_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "EVERY", 0.01)
    monkeypatch.setattr(retention, "PAUSE", 0.0)

    async def work() -> None:
        async with house(tmp_path) as here:
            await here.welcome()
            here.time.at += 2 * DAY
            with capture_logs() as told:
                await here.rooms.retention.open()
                while await count(here, schema.guests):
                    await asyncio.sleep(0.01)
                while not told:
                    await asyncio.sleep(0.01)
            assert {"event": "pruned", "log_level": "info", "visitors": 1} in told

    live(work)


# A crowd that does nothing.


def test_only_who_i_am_and_doing_something_make_a_guest() -> None:
    looking = {request.path for request in REQUESTS if request.method == "GET" and request.welcomes}
    assert looking == {"/api/me"}


def crawl(addresses: int, seconds: int) -> int:
    """Count how many guests crawlers become that ask for everything, again and again, without a cookie."""
    clock, guests = TimeOfDay(0.0), 0
    buckets = Buckets(now=clock)
    for _ in range(seconds):
        clock.at += 1
        for address in range(addresses):
            for _ in range(3):
                try:
                    buckets.take("guest", address=f"10.0.0.{address}")
                    guests += 1
                except Refusal:
                    break
    return guests


def test_an_hour_of_crawlers_leaves_nothing_behind(tmp_path: Path) -> None:
    """They become as many guests as their addresses allow, and all of these are gone a day later."""
    rate = RATES["guest"].address
    assert rate is not None
    most = rate.at_once + HOUR / rate.seconds
    assert most - 1 <= crawl(3, int(HOUR)) / 3 <= most + 1

    async def work() -> None:
        async with house(tmp_path) as here:
            sizes = []
            for _ in range(3):  # Hours of crawlers, a day apart.
                crowd = [f"{nth:x}-{len(sizes)}" for nth in range(int(most))]
                rows = [{"id": id_, "name": "", "created": here.time()} for id_ in crowd]
                given = [{"token_hash": id_.encode(), "guest": id_, "created": here.time()} for id_ in crowd]
                await write(here, insert(schema.guests).values(rows))
                await write(here, insert(schema.sessions).values(given))
                sizes.append(await pages(here))
                here.time.at += DAY + 60
                await here.rooms.retention.prune()
                assert await count(here, schema.guests) == await count(here, schema.sessions) == 0
            assert sizes[2] <= sizes[0] + 2, "the room of those who are gone is used again"

    live(work)


async def pages(here: Evening) -> int:
    asked = text("PRAGMA page_count")
    return await here.rooms.store.read(lambda connection: connection.execute(asked).scalar_one())


# By hand.


def aged(url: str, days: float) -> None:
    """Let everything in a file be older."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
        for table, columns in (
            ("guests", ("created",)),
            ("sessions", ("created",)),
            ("tables", ("created", "moved")),
        ):
            for column in columns:
                connection.execute(f"UPDATE {table} SET {column} = {column} - {days * DAY}")


def test_by_hand_it_tells_what_would_go_and_what_went(tmp_path: Path) -> None:
    url = sqlite_at(tmp_path / "data" / "courtyard.db")
    with serving(tmp_path / "data", "--database", url) as served:
        host = Visitor(served)
        host.patch("/api/me", name="Anna")
        for _ in range(2):
            host.open("gugong", [ME, OPEN], players=2)
        for _ in range(3):
            Visitor(served)
    aged(url, 20)
    before = contents(url)
    told = done("prune", "--database", url, "--dry-run")
    assert told.startswith("Would delete from ") and told.endswith(
        ": 2 tables that nobody began and 3 guests who left nothing."
    )
    assert contents(url) == before
    kept = done(
        "prune", "--database", url, "--dry-run", "--keep", "gathering=30", "--keep", "visitors=forever"
    )
    assert kept.startswith("Nothing to delete from ")
    told = done("prune", "--database", url)
    assert told.startswith("Deleted from ")
    assert told.endswith(": 2 tables that nobody began and 3 guests who left nothing.")
    assert [row["name"] for row in contents(url)["guests"]] == ["Anna"]
    assert done("prune", "--database", url).startswith("Nothing to delete from ")


def test_beside_a_server_a_file_is_counted_and_not_pruned(tmp_path: Path) -> None:
    url = sqlite_at(tmp_path / "data" / "courtyard.db")
    with serving(tmp_path / "data", "--database", url) as served:
        Visitor(served)
        aged(url, 2)
        assert done("prune", "--database", url, "--dry-run").endswith(": 1 guest who left nothing.")
        said = refusal("prune", "--database", url)
        assert said.startswith("A server is using ") and "prunes it every hour" in said
        assert len(served.rows("SELECT id FROM guests")) == 1


def test_beside_servers_a_shared_database_is_pruned(postgres: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, postgres) as here:
            idle, host = await here.welcome(), await here.welcome()
            table = await here.open(host, "me", "open")
            found = await here.rooms.tables.get(table)
            await write(here, update(schema.guests).values(created=time.time() - 20 * DAY))
            await write(here, update(schema.tables).values(moved=time.time() - 20 * DAY))
            told = await asyncio.to_thread(done, "prune", "--database", postgres)
            assert told.endswith(": 1 table that nobody began and 2 guests who left nothing.")
            while here.rooms.tables.live.get(table) is found:
                await asyncio.sleep(0.01)
            assert idle

    live(work)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ["--keep", "everything=1"],
            "Unknown kind 'everything'. Available: visitors, gathering, abandoned, lessons, imports.",
        ),
        (["--keep", "lessons=soon"], "'soon' is not a number of days and not `forever`"),
        (["--keep", "lessons=-1"], "'-1' is not a number of days"),
        (["--keep", "lessons=nan"], "'nan' is not a number of days"),
        (["--keep", "lessons"], "'' is not a number of days"),
    ],
)
def test_what_cannot_be_kept_for_is_said(tmp_path: Path, words: list[str], why: str) -> None:
    for command in (["prune"], ["serve", "--port", "0"]):
        assert why.rstrip(".") in refusal(*command, "--data", tmp_path, *words)


def test_a_database_that_is_not_there_or_older_is_left_as_it_is(tmp_path: Path) -> None:
    url = sqlite_at(tmp_path / "none.db")
    for words in (["prune"], ["prune", "--dry-run"]):
        assert "There is no database" in refusal(*words, "--database", url)
    assert not (tmp_path / "none.db").exists()
    done("migrate", "--database", url)
    with closing(sqlite3.connect(tmp_path / "none.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0004'")
    for words in (["prune"], ["prune", "--dry-run"]):
        assert "courtyard migrate" in refusal(*words, "--database", url)


def test_every_kind_has_its_days_and_its_words() -> None:
    assert set(KINDS) - {"sessions", "journals"} == set(Keep.__dataclass_fields__)
    assert all(kind.one != kind.many for kind in KINDS.values())
    told = run("prune", "--help").stdout
    usual = Keep()
    for kind in Keep.__dataclass_fields__:
        assert f"{kind}={getattr(usual, kind):g}" in told
