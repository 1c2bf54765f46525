"""Servers and workers share one PostgreSQL: clocks, ratings, bots; other versions are refused."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.trouble import Trouble
from courtyard.server.around.results import model, rate
from courtyard.server.ground.messages import Clock
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Choose
from courtyard.server.store.writer import Store, open_engine
from courtyard.server.tables.clocks import LATE, note
from tests.server.evenings import Evening, TimeOfDay, evening, sight, until
from tests.server.houses import (
    at_once,
    patiently,
    working,
)
from tests.server.stores import rows_in
from tests.server.visitors import (
    ME,
    RANDOM,
    WAIT,
    Visitor,
    by_lot,
    play_on,
    serving,
)

# Moves.


def test_a_move_asks_the_store_no_second_time_whether_another_server_wrote(postgres: str) -> None:
    """Its write finds that out; a request that writes nothing is answered only when the store was asked."""

    async def whole() -> None:
        async with evening(Path(), None, postgres) as one, evening(Path(), None, postgres) as two:
            host, friend = await one.welcome(), await two.welcome()
            table = await one.together(host, friend)
            await one.stay(table)
            await two.stay(table)
            (seat,) = await one.deciding(table)
            guest, version, options = await one.at(table, lambda found: sight(found, seat))
            wish, reads = Choose("first", seat, version, options[0]), 0
            read = one.rooms.store.read

            async def counted(work: Any) -> Any:
                nonlocal reads
                reads += 1
                return await read(work)

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(one.rooms.store, "read", counted)
                done = await one.rooms.turns.choose(guest, table, wish)
                assert reads == 0
                assert await one.rooms.turns.choose(guest, table, wish) == done
                assert reads == 1
                with pytest.raises(Refusal, match="stale"):
                    await one.rooms.turns.choose(guest, table, Choose("late", seat, version, options[0]))
                assert reads == 2
            two.rooms.news.hear_edition = lambda *_: None  # It hears of nothing any more.
            numbers = [await here.at(table, lambda found: found.number) for here in (one, two)]
            assert numbers[0] == numbers[1]
            seat = (await one.deciding(table))[0]
            seen = two.rooms.tables.live[table]
            guest, version, options = sight(seen, seat)
            await one.choose(table, seat)
            assert seen.number == numbers[0]
            with pytest.raises(Refusal, match="stale"):
                await two.rooms.turns.choose(guest, table, Choose("behind", seat, version, options[0]))
            assert seen.number == numbers[0] + 1

    asyncio.run(whole())


# Clocks and results.


def test_a_clock_runs_out_once_and_both_servers_see_it(postgres: str) -> None:
    time = TimeOfDay()

    async def work(one: Evening, two: Evening) -> None:
        host, friend = await one.welcome(), await two.welcome()
        table = await one.together(host, friend, clock=Clock("live", bank=60), away="wait")
        await one.stay(table)
        await two.stay(table)
        before = await one.at(table, lambda found: found.edition)
        (seat,) = await one.running(table)
        time.at += 61
        # Somebody was at work all the time.
        await one.rooms.store.do(lambda connection: note(connection, time(), float("inf")))
        await asyncio.gather(one.rooms.clocks.look(), two.rooms.clocks.look())
        for here in (one, two):
            await until(lambda here=here: here.rooms.tables.live[table].edition == before + 1)
            assert await here.left(table, seat) == 0 and await here.running(table) == []
        assert await one.at(table, lambda found: found.edition) == before + 1

    async def whole() -> None:
        async with evening(Path(), time, postgres) as one, evening(Path(), time, postgres) as two:
            await work(one, two)

    asyncio.run(whole())


def test_time_stands_still_while_no_server_works_and_goes_on_while_one_does(postgres: str) -> None:
    time = TimeOfDay()

    async def whole() -> None:
        async with evening(Path(), time, postgres) as one:
            host, friend = await one.welcome(), await one.welcome()
            table = await one.together(host, friend, clock=Clock("live", bank=600))
            (seat,) = await one.running(table)
            await one.rooms.clocks.beat()
            time.at += LATE - 1
            async with evening(Path(), time, postgres):  # Another starts; the first has worked meanwhile.
                assert await one.left(table, seat) == 600 - (LATE - 1)
            await one.rooms.clocks.beat()
        time.at += LATE - 1  # However briefly nobody works, nobody's time runs.
        async with evening(Path(), time, postgres) as three, evening(Path(), time, postgres) as four:
            for here in (three, four):
                assert await here.left(table, seat) == 600 - (LATE - 1)

    asyncio.run(whole())


def test_ratings_are_right_when_games_end_at_once(postgres: str) -> None:
    games, whos = 12, ("guest:ann", "guest:ben", "bot:fair")

    async def whole() -> None:
        stores = [Store(postgres), Store(postgres)]
        orders = [list(whos), list(whos)[::-1]]

        def end(connection: Any, nth: int) -> None:
            order = orders[nth % 2]
            rate(connection, "gugong", order, [whos.index(who) + 1 for who in order])

        await asyncio.gather(
            *(stores[nth % 2].do(lambda connection, nth=nth: end(connection, nth)) for nth in range(games))
        )
        for store in stores:
            store.close()

    asyncio.run(whole())
    expected = {who: model.rating() for who in whos}
    for _ in range(games):
        rated = model.rate([[expected[who]] for who in whos], ranks=[1, 2, 3])
        expected = {who: team[0] for who, team in zip(whos, rated, strict=True)}
    found = {row["who"]: row for row in rows_in(postgres, "SELECT * FROM ratings")}
    for who in whos:
        assert found[who]["games"] == games
        assert found[who]["mu"] == pytest.approx(expected[who].mu)
        assert found[who]["sigma"] == pytest.approx(expected[who].sigma)


# Bots and analyses.


def leased_by(database: str, table: str) -> str | None:
    (row,) = rows_in(database, "SELECT claimed_by FROM tables WHERE id = ?", table)
    holder: str | None = row["claimed_by"]
    return holder


def test_workers_think_for_a_server_and_one_takes_over_from_another(postgres: str, tmp_path: Path) -> None:
    slow = {"kind": "bot", "bot": "master"}
    with serving(tmp_path / "data", "--database", postgres, "--bots", "elsewhere", "--tries", "1") as served:
        host = Visitor(served)
        fast = host.open("gugong", [ME, RANDOM], players=2)["id"]
        with host.at(fast, 0) as at, working(tmp_path / "one", postgres) as one:
            # Nobody but the worker lets the bot choose; it does so whenever it is its turn.
            play_on([at], by_lot(Dice(3)), lambda state: state["version"] >= 12)
            thinking = host.open("gugong", [ME, slow], players=2)["id"]
            pick = by_lot(Dice(4))
            with host.at(thinking, 0) as slowly:
                while True:
                    play_on([slowly], pick, lambda state: state["deciding"] == [1])
                    if holder := leased_by(postgres, thinking):
                        break
                one.stop(signal.SIGKILL)
                deeds = len(served.deeds(thinking))
                slowly.catch_up()
                with working(tmp_path / "two", postgres) as two:
                    # It may have chosen in its last moment: then its turn must come again.
                    play_on([slowly], pick, lambda state: state["deciding"] == [1])
                    patiently(lambda: len(served.deeds(thinking)) > deeds)
                    assert leased_by(postgres, thinking) != holder
                    last = play_on([at], by_lot(Dice(3)))
                    assert last["stage"] == "over"
                    host.post(f"/api/tables/{fast}/analysis")
                    patiently(lambda: host.get(f"/api/tables/{fast}/analysis")["done"] >= 8)
                    assert two.stop() == 0
        assert rows_in(postgres, "SELECT id FROM tables WHERE claimed_by IS NOT NULL") == []
        assert rows_in(postgres, 'SELECT "table" FROM analyses WHERE claimed_by IS NOT NULL') == []


# What is refused, and how it is said.


def said_by(*words: str) -> str:
    """Let the command fail; give the one sentence it says."""
    command = [sys.executable, "-m", "courtyard", *words, "--log", "text"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_second_server_at_the_same_file_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--database", f"sqlite:///{tmp_path / 'games.db'}"):
        said = said_by("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.db'}")
        assert "Another server is already using" in said


def test_workers_are_for_shared_databases(tmp_path: Path) -> None:
    assert "belongs to one process" in said_by("worker", "--database", f"sqlite:///{tmp_path / 'games.db'}")


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_database_that_cannot_be_reached_is_named_without_its_password(command: str) -> None:
    said = said_by(command, "--database", "postgres://ann:very-secret@127.0.0.1:1/games?connect_timeout=2")
    assert "postgres" in said and "127.0.0.1" in said and "very-secret" not in said
    said = said_by(command, "--database", "postgresql//ann:very-secret@127.0.0.1/games")
    assert "is not the URL of a database" in said and "very-secret" not in said


def test_without_psycopg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Trouble, match=r"courtyard\[postgres\]"):
        open_engine("postgresql://ann@127.0.0.1/games")


def test_servers_that_start_at_once_make_one_schema(postgres: str) -> None:
    stores = at_once(*(lambda: Store(postgres) for _ in range(4)))
    for store in stores:
        store.close()
    assert rows_in(postgres, "SELECT count(*) AS versions FROM alembic_version") == [{"versions": 1}]
