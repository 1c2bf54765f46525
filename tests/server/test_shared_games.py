"""Finished games become puzzles only where all who played agree, and without their names."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from courtyard.engine import journal
from courtyard.games import find_game
from courtyard.puzzles.mine import replayed
from courtyard.server.around.erasure import erase
from courtyard.server.ground.messages import Me, MeWish
from courtyard.server.past.shared_games import collect
from courtyard.server.store import schema
from tests.server.blunders import blundered, keep_game
from tests.server.evenings import Evening, TimeOfDay, evening
from tests.server.kept import done, refusal, run, sqlite_at
from tests.server.visitors import Visitor, serving


def live(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 300))


async def finished(here: Evening, *people: Me, **columns: Any) -> str:
    """Keep a finished game of two people, or of one and a bot."""

    def write(connection: Any) -> str:
        id_ = keep_game(connection, people[0].id, here.time.at, is_analysed=False)
        for seat, guest in enumerate(people):
            there = (schema.seats.c.table == id_) & (schema.seats.c.seat == seat)
            values = {"kind": "person", "guest": guest.id, "name": f"Name {seat}", "bot": None}
            connection.execute(update(schema.seats).where(there).values(values))
        if columns:
            connection.execute(update(schema.tables).where(schema.tables.c.id == id_).values(columns))
        return id_

    return await here.rooms.store.do(write)


async def share(here: Evening, me: Me, shares: bool = True) -> None:
    await here.rooms.guests.change(me, MeWish(shares_games=shares), lambda *_: [])


async def people(here: Evening) -> tuple[Me, Me]:
    return await here.welcome(), await here.welcome()


def count(url: str, folder: Path) -> int:
    """Collect into a new folder; give how many games there are."""
    found = collect(url, folder)
    assert len(list(folder.iterdir())) == found.games and not found.left_out
    return found.games


def test_a_game_is_written_when_all_who_played_agree_and_no_longer_when_one_does_not(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with evening(tmp_path / "house", TimeOfDay(), database) as here:
            ann, ben = await people(here)
            await finished(here, ann, ben)
            assert count(database, tmp_path / "nobody") == 0
            await share(here, ann)
            assert count(database, tmp_path / "one") == 0
            await share(here, ben)
            assert count(database, tmp_path / "both") == 1
            await share(here, ann, False)
            assert count(database, tmp_path / "withdrawn") == 0
            await share(here, ann)
            await here.rooms.store.do(lambda connection: erase(connection, ben.id))
            assert count(database, tmp_path / "deleted") == 0

    live(work)


def test_against_a_bot_the_one_person_decides(tmp_path: Path) -> None:
    async def work() -> None:
        url = sqlite_at(tmp_path / "house.db")
        async with evening(tmp_path, TimeOfDay(), url) as here:
            ann, _ = await people(here)
            await finished(here, ann)
            assert count(url, tmp_path / "before") == 0
            await share(here, ann)
            assert count(url, tmp_path / "after") == 1

    live(work)


@pytest.mark.parametrize(
    "columns",
    [
        {"stage": "playing"},
        {"stage": "gathering"},
        {"origin": "imported"},
        {"origin": "lesson"},
        {"written": {"players": ["Ann", "Ben"]}},
    ],
    ids=["running", "not-begun", "imported", "lesson", "custom-position"],
)
def test_no_other_table_is_written(tmp_path: Path, columns: dict[str, Any]) -> None:
    async def work() -> None:
        url = sqlite_at(tmp_path / "house.db")
        async with evening(tmp_path, TimeOfDay(), url) as here:
            ann, ben = await people(here)
            await finished(here, ann, ben, **columns)
            await share(here, ann)
            await share(here, ben)
            assert count(url, tmp_path / "games") == 0

    live(work)


def test_a_game_that_was_ended_by_agreement_is_not_written(tmp_path: Path) -> None:
    async def work() -> None:
        url = sqlite_at(tmp_path / "house.db")
        async with evening(tmp_path, TimeOfDay(), url) as here:
            ann, ben = await people(here)
            id_ = await finished(here, ann, ben)

            def cut(connection: Any) -> None:
                deeds = schema.deeds
                late = (deeds.c.table == id_) & (deeds.c.number >= 20)
                last = connection.execute(select(deeds).where(late).order_by(deeds.c.number)).first()
                connection.execute(deeds.delete().where(late))
                row = {**last._mapping, "seat": 0, "deed": "end", "option": None}
                connection.execute(insert(deeds).values(row))

            await here.rooms.store.do(cut)
            await share(here, ann)
            await share(here, ben)
            assert count(url, tmp_path / "games") == 0

    live(work)


def test_what_is_written_is_read_by_the_mine_and_names_nobody(tmp_path: Path) -> None:
    url, folder = sqlite_at(tmp_path / "house.db"), tmp_path / "games"

    async def work() -> None:
        async with evening(tmp_path, TimeOfDay(), url) as here:
            ann, ben = await people(here)
            id_ = await finished(here, ann, ben)
            await share(here, ann)
            await share(here, ben)
            told = done("puzzles", "collect", folder, "--database", url)
            assert told == f"Wrote 1 game of {url} to {folder}."
            (file,) = folder.iterdir()
            text = file.read_text(encoding="utf-8") + file.name
            assert not any(word in text for word in ("Name", id_, ann.id, ben.id))

    live(work)
    (file,) = folder.iterdir()
    assert journal.read(file)["players"] == [{}, {}]
    match = replayed(find_game("gugong"), file)
    assert match.is_over and match.choices == blundered().match.choices
    words = [
        "puzzles",
        "make",
        "gugong",
        "--from",
        folder,
        "--out",
        tmp_path / "found",
        "--minutes",
        "0.0001",
    ]
    assert run(*words, "--minutes", "0.0001").exit_code == 0


def test_only_games_of_one_kind_into_a_folder_of_their_own(tmp_path: Path) -> None:
    url = sqlite_at(tmp_path / "house.db")

    async def work() -> None:
        async with evening(tmp_path, TimeOfDay(), url) as here:
            ann, _ = await people(here)
            await finished(here, ann)
            await share(here, ann)

    live(work)
    words = ("puzzles", "collect", tmp_path / "games", "--database", url, "--json", "--game")
    assert json.loads(done(*words, "kingdom")) == {"games": 0, "left_out": 0}
    assert json.loads(done(*words, "gugong")) == {"games": 1, "left_out": 0}
    assert "is not empty: name a new one" in refusal(*words, "gugong")
    other = ("puzzles", "collect", tmp_path / "other", "--database", sqlite_at(tmp_path / "none.db"))
    assert "There is no database" in refusal(*other)
    assert not (tmp_path / "other").exists()


def test_a_guest_says_whether_their_games_may_become_puzzles(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        ann = Visitor(served)
        assert ann.get("/api/me")["shares_games"] is False
        assert ann.patch("/api/me", shares_games=True)["shares_games"] is True
        assert ann.patch("/api/me", name="Ann")["shares_games"] is True
        assert ann.problem("PATCH", "/api/me", {"shares_games": "yes"})[0] in (400, 422)
        assert ann.patch("/api/me", shares_games=False)["shares_games"] is False
        assert ann.get("/api/me")["shares_games"] is False
