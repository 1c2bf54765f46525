"""Training on a server: mistakes of a finished game come back after days, and progress is told."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from courtyard.engine.language import Saying
from courtyard.games import find_game
from courtyard.puzzles.mistakes import Found, find
from courtyard.puzzles.places import place_of
from courtyard.puzzles.puzzle import check, opened
from courtyard.puzzles.repetition import begun, reviewed
from courtyard.server.around.retention import DAY
from courtyard.server.around.training_record import as_puzzle, read_mistake
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from tests.server.blunders import BLUNDERS, blundered, keep_game
from tests.server.evenings import Evening, TimeOfDay, evening
from tests.server.test_retention import sign_out
from tests.server.visitors import Message

TRIES = 32
"""Fewer than a server uses; the blunders are found by any number."""
measured: dict[int, Found | None] = {}


class Measuring:
    """Measures in this process, each moment once for all tests."""

    async def find_mistake(
        self, game: str, id_: str, kept: Any, seat: int, chosen: int, *_: Any
    ) -> Found | None:
        step = len(kept["choices"]) + 1
        if step not in measured:
            measured[step] = find(find_game(game), id_, kept, seat, chosen, TRIES, 7)
        found = measured[step]
        if found is None:
            return None
        return found._replace(puzzle=msgspec.structs.replace(found.puzzle, id=id_))


@asynccontextmanager
async def trained(folder: Path, database: str) -> AsyncIterator[tuple[Evening, Me, str]]:
    """A server, a guest, and a finished game of theirs that was analysed."""
    async with evening(folder, TimeOfDay(float(round(time.time()))), database) as here:
        here.rooms.training.thinkers = Measuring()  # type: ignore[assignment]
        me = await here.welcome()
        yield here, me, await kept(here, me)


async def kept(here: Evening, me: Me, **how: Any) -> str:
    at = how.pop("at", here.time.at - 3600)
    return await here.rooms.store.do(lambda connection: keep_game(connection, me.id, at, **how))


def live(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 300))


async def moved(here: Evening, me: Me, id_: str, right: bool) -> Message:
    """Try something right, or what was chosen in the game, or else anything wrong."""
    row = await here.rooms.store.read(lambda connection: read_mistake(connection, me.id, id_))
    puzzle = as_puzzle(row)
    match = opened(puzzle, find_game(puzzle.game))
    choice = next(each for each in puzzle.nodes[0].choices if each.is_right == right)
    moves = [match.game.parse(choice.option, match.values)]
    answer: Message = json.loads((await here.rooms.puzzles.move(me, id_, moves)).content)
    return answer


async def count(here: Evening) -> int:
    counting = select(func.count()).select_from(schema.mistakes)
    return await here.rooms.store.read(lambda connection: connection.execute(counting).scalar_one())


async def refused(asking: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        await asking
    return refusal.value.code


# Mistakes.


def test_the_moments_where_most_was_lost_are_trained_at_the_table(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            taken = (await here.rooms.training.train(me, table)).mistakes
            assert len(taken) == len(BLUNDERS) and all(each.is_due and each.step == 1 for each in taken)
            assert [each.cost for each in taken] == sorted((each.cost for each in taken), reverse=True)
            assert all(each.cost > 2 and each.last is None and each.table == table for each in taken)
            again = (await here.rooms.training.train(me, table)).mistakes
            assert again == taken and await count(here) == len(BLUNDERS)
            for each in taken:
                row = await here.rooms.store.read(
                    lambda connection, id_=each.id: read_mistake(connection, me.id, id_)
                )
                check(as_puzzle(row), find_game("gugong"))
                task = json.loads((await here.rooms.puzzles.task(me, each.id)).content)
                assert task["mistake"]["id"] == each.id and not task["is_tried"]
                assert task["state"]["decision"]["seat"] == 0 and task["rating"] is None
                told = json.dumps({**task, "state": None, "table": None})
                assert "best" not in told and "solution" not in told and "theme" not in told

    live(work)


def test_a_wrong_move_is_answered_by_what_it_loses_until_something_as_good_is_found(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            (first, *_) = (await here.rooms.training.train(me, table)).mistakes
            missed = await moved(here, me, first.id, right=False)
            assert missed["outcome"] == "wrong" and missed["wrong"]["behind"] > 0.75
            assert missed["progress"] is None and missed["solution"] is None
            assert (missed["mistake"]["step"], missed["mistake"]["last"]) == (0, "missed")
            found = await moved(here, me, first.id, right=True)
            assert found["outcome"] == "solved" and found["solution"]["ranks"]
            assert found["mistake"]["last"] == "missed", "only the first try of a review counts"
            assert not found["mistake"]["is_due"]
            row = await here.rooms.store.read(lambda connection: read_mistake(connection, me.id, first.id))
            # What was chosen in the game is wrong.
            step = len(as_puzzle(row).journal["choices"]) + 1
            chosen = blundered().chosen[step]
            answer = json.loads((await here.rooms.puzzles.move(me, first.id, [chosen])).content)
            assert answer["outcome"] == "wrong" and answer["wrong"]["behind"] == first.cost

    live(work)


def test_found_moves_up_and_comes_back_later_and_later(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            (first, second, _) = (await here.rooms.training.train(me, table)).mistakes
            assert (await here.rooms.puzzles.overview(me)).due == 3
            waits, steps = [], []
            for _ in range(5):
                await moved(here, me, first.id, right=True)
                row = await here.rooms.store.read(
                    lambda connection: read_mistake(connection, me.id, first.id)
                )
                waits.append(row.due - here.time.at)
                steps.append(row.step)
                here.time.at = row.due
            assert waits == sorted(waits) and waits[0] >= DAY and waits[-1] > 21 * DAY
            assert steps == [2, 3, 4, 4, 4]
            here.time.at = row.due
            answer = await moved(here, me, first.id, right=False)
            assert answer["mistake"]["step"] == 3 and answer["mistake"]["last"] == "missed"
            row = await here.rooms.store.read(lambda connection: read_mistake(connection, me.id, first.id))
            assert row.due - here.time.at < waits[-1]
            told = await here.rooms.training.overview(me)
            assert (told.due, told.total) == (2, 3) and told.mistakes[0].id != first.id
            assert second.id in {each.id for each in told.mistakes}

    live(work)


def test_a_mistake_is_the_guests_own(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            (first, *_) = (await here.rooms.training.train(me, table)).mistakes
            other = await here.welcome()
            rooms = here.rooms
            assert await refused(rooms.training.train(other, table)) == "not-your-seat"
            assert await refused(rooms.puzzles.task(other, first.id)) == "unknown-puzzle"
            assert await refused(rooms.puzzles.move(other, first.id, [0])) == "unknown-puzzle"
            for shown in (rooms.puzzles.give_up(me, first.id), rooms.puzzles.hint(me, first.id, [])):
                assert await refused(shown) == "unknown-puzzle", "the answer is never shown"
            told = await rooms.training.overview(other)
            assert (told.total, told.games, told.studied, told.lines) == (0, 0, [], [])
            fresh = await kept(here, me, is_analysed=False)
            assert await refused(rooms.training.train(me, fresh)) == "not-analysed"
            assert await refused(rooms.training.train(me, "nothing")) == "unknown-table"

    live(work)


def test_a_mistake_that_cannot_be_played_any_more_goes(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            (first, *_) = (await here.rooms.training.train(me, table)).mistakes
            row = await here.rooms.store.read(lambda connection: read_mistake(connection, me.id, first.id))
            puzzle = {**row.puzzle, "journal": {**row.puzzle["journal"], "choices": ["0 nothing"]}}
            broken = update(schema.mistakes).where(schema.mistakes.c.id == first.id).values(puzzle=puzzle)
            await here.rooms.store.do(lambda connection: connection.execute(broken))
            assert await refused(here.rooms.puzzles.task(me, first.id)) == "unknown-puzzle"
            assert await count(here) == len(BLUNDERS) - 1

    live(work)


# Going.


def test_mistakes_go_with_their_guest(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            await here.rooms.training.train(me, table)
            await here.rooms.erasure.run(me)
            assert await count(here) == 0

    live(work)


def test_mistakes_are_kept_until_nobody_can_be_their_guest_again(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            await here.rooms.training.train(me, table)
            here.time.at += 40 * DAY
            assert "puzzles" not in await here.rooms.retention.prune()
            await sign_out(here, me)
            assert (await here.rooms.retention.prune())["puzzles"] == 1
            assert await count(here) == 0

    live(work)


# Progress.


def test_progress_follows_from_results_and_analyses(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with trained(tmp_path, database) as (here, me, table):
            later = await kept(here, me, at=here.time.at - 60, is_analysed=False, place=1)
            told = await here.rooms.training.overview(me)
            assert told.games == 2 and told.since is not None
            lines = {line.opponent: line.points for line in told.lines}
            assert set(lines) == {None, "strong"} and [len(points) for points in lines.values()] == [2, 2]
            assert lines[None][1].rating > lines[None][0].rating, "the later game was won"
            (studied,) = told.studied
            assert studied.table == table != later and studied.game == "gugong"
            assert sum(each.points for each in studied.losses) == pytest.approx(10 * sum(BLUNDERS.values()))
            assert {each.place for each in studied.losses} > {"canal", "palace", "jade"}
            (rating,) = told.ratings
            assert rating.game == "gugong" and rating.games == 2

    live(work)


# What needs no server.


def test_what_is_missed_comes_back_tomorrow_and_what_is_found_later_each_time() -> None:
    plan, now = begun(0.0), 0.0
    missed = reviewed(plan, False, now)
    assert missed.due == DAY and missed.step == 0
    waits = []
    for _ in range(4):
        plan = reviewed(plan, True, now)
        waits.append(plan.due - now)
        now = plan.due
    assert waits == sorted(set(waits)) and plan.step == 4
    assert reviewed(json_again(plan), True, now) == reviewed(plan, True, now), "the same every time"


def json_again(plan: Any) -> Any:
    return plan._replace(card=json.loads(json.dumps(plan.card)))


@pytest.mark.parametrize(
    ("game", "chosen", "chapter", "place"),
    [
        ("gugong", Saying("give-to", {"official": Saying("official-palace")}), "chapter-day", "palace"),
        ("gugong", Saying("sail"), "", "canal"),
        ("gugong", Saying("decline-action"), "", "jade"),
        ("kingdom", Saying("offer"), "chapter-choice", "offering"),
        ("kingdom", Saying("take-area"), "chapter-choice", "selecting"),
        ("kingdom", Saying("scrap"), "chapter-production", "production"),
        ("kingdom", Saying("slate"), "", "planning"),
        ("chess", Saying("sail"), "", ""),
    ],
)
def test_a_choice_is_made_at_a_location_or_in_a_phase(
    game: str, chosen: Saying, chapter: str, place: str
) -> None:
    assert place_of(game, chosen, Saying("buy-jade"), chapter) == place
