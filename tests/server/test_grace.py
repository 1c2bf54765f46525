"""Second thoughts: after the end of somebody's turn bots wait a moment, and undoing still works."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Done, Go
from courtyard.server.tables.turns import GRACE
from courtyard.server.thinking import bots
from tests.server.evenings import LIVE, Evening, TimeOfDay, play, until
from tests.server.visitors import ME, RANDOM, Visitor, serving

Ended = Callable[[Evening, str, int], Awaitable[None]]


def at_the_end_of_a_turn(work: Ended, **how: Any) -> Callable[[Evening], Awaitable[None]]:
    """Play against a bot up to the end of a turn of mine that can be undone; bots wait for me then."""

    async def whole(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "bot", **how)
        await here.stay(table)
        for _ in range(400):
            await until(lambda: 0 in deciding(here, table))
            here.bots.asked = 0
            await here.choose(table, 0, wants_grace=True)
            if 0 not in deciding(here, table) and await here.can_undo(table, 0):
                await until(lambda: here.bots.asked)
                return await work(here, table, 0)
            here.rooms.tables.live[table].grace_until = None
        raise AssertionError("no turn ended in a way that can be undone")

    return whole


def deciding(here: Evening, table: str) -> list[int]:
    return list(here.rooms.tables.live[table].deciding)


async def grace(here: Evening, table: str, seat: int) -> float | None:
    guest = here.rooms.tables.live[table].places[0].guest
    return (await here.rooms.tables.state(guest, table, seat)).grace


async def number(here: Evening, table: str) -> int:
    return int(await here.at(table, lambda found: found.number))


async def go(here: Evening, table: str, version: int | None = None) -> Done:
    found = here.rooms.tables.live[table]
    at = found.versions[0] if version is None else version
    return await here.rooms.turns.go(found.places[0].guest, table, Go("go", 0, at))


async def is_held(here: Evening, table: str) -> bool:
    """Tell whether the bot still holds back what it chose, however often it looks."""
    before = await number(here, table)
    for _ in range(20):
        here.rooms.bots.wake(here.rooms.tables.live[table])
        await here.rooms.store.read(lambda connection: None)
    return await number(here, table) == before


def test_bots_wait_as_long_as_the_time_of_day_says_and_then_choose(tmp_path):
    async def work(here: Evening, table: str, seat: int) -> None:
        assert await grace(here, table, seat) == GRACE
        here.time.at += GRACE - 0.5
        assert await is_held(here, table)
        assert await grace(here, table, seat) == 0.5
        before = await number(here, table)
        here.time.at += 0.5
        assert await grace(here, table, seat) is None
        here.rooms.bots.wake(here.rooms.tables.live[table])
        await until(lambda: here.rooms.tables.live[table].number > before)

    play(tmp_path, at_the_end_of_a_turn(work))


def test_nobody_needs_to_wake_them(tmp_path, monkeypatch):
    """They sleep for exactly as long as is left, and look again by themselves."""
    slept: list[float] = []

    async def sleep(seconds: float, _: Any) -> None:
        slept.append(seconds)
        time.at += seconds

    time = TimeOfDay()

    async def work(here: Evening, table: str, seat: int) -> None:
        found = here.rooms.tables.live[table]
        before = found.number
        monkeypatch.setattr(bots, "wait", sleep)
        here.rooms.bots.wake(found)
        await until(lambda: found.number > before)
        assert slept == [GRACE]

    play(tmp_path, at_the_end_of_a_turn(work), time)


def test_what_is_undone_meanwhile_stops_the_bots(tmp_path):
    async def work(here: Evening, table: str, seat: int) -> None:
        assert isinstance(await here.undo(table, seat), Done)
        assert deciding(here, table) == [seat]
        found = here.rooms.tables.live[table]
        await until(lambda: not found.thinking)
        here.time.at += 10
        assert await is_held(here, table)
        assert await grace(here, table, seat) is None
        assert deciding(here, table) == [seat]

    play(tmp_path, at_the_end_of_a_turn(work))


def test_who_undoes_while_bots_wait_or_think_gains_no_time(tmp_path):
    async def work(here: Evening, table: str, seat: int) -> None:
        here.bots.gate.clear()
        before = await here.left(table, seat)
        for nth in (1, 2, 3):
            await here.serve(2)
            await here.undo(table, seat)
            assert await here.running(table) == [seat]
            assert await here.left(table, seat) == pytest.approx(before - LIVE.increment - 2 * nth)
            await here.choose(table, seat, wants_grace=True)
            assert await here.left(table, seat) == pytest.approx(before - 2 * nth)

    play(tmp_path, at_the_end_of_a_turn(work, clock=LIVE))


def test_who_says_go_is_not_waited_for(tmp_path):
    async def work(here: Evening, table: str, seat: int) -> None:
        found = here.rooms.tables.live[table]
        before, version = found.number, found.versions[seat]
        with pytest.raises(Refusal, match="not-your-seat"):
            await here.rooms.turns.go(None, table, Go("go", seat, version))
        await go(here, table, version + 7)
        assert await is_held(here, table), "of another version nothing is known"
        assert await go(here, table) == Done("go", version)
        await until(lambda: found.number > before)
        assert await go(here, table, version) == Done("go", found.versions[seat]), "late, and harmless"

    play(tmp_path, at_the_end_of_a_turn(work))


def test_after_a_restart_nobody_waits(tmp_path):
    async def first(here: Evening, table: str, seat: int) -> None:
        kept.append(table)

    async def second(here: Evening) -> None:
        found = await here.rooms.tables.get(kept[0])
        await until(lambda: here.bots.asked)
        await until(lambda: found.versions[0] > 0 and 0 in found.deciding)

    kept: list[str] = []
    time = TimeOfDay()
    play(tmp_path, at_the_end_of_a_turn(first), time)
    time.at += 60
    play(tmp_path, second, time)


@pytest.mark.parametrize("game", ["gugong", "kingdom"])
def test_nobody_waits_where_something_was_revealed_or_nobody_asked_to(tmp_path, game):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "bot", game=game)
        await here.stay(table)
        found = here.rooms.tables.live[table]
        ended = 0
        for nth in range(60):
            await until(lambda: 0 in found.deciding or found.playing.is_over)
            if found.playing.is_over:
                break
            here.bots.gate.clear()
            wants = bool(nth % 2)
            await here.choose(table, 0, wants_grace=wants)
            is_waited = found.grace_until is not None
            closed, undoable = 0 not in found.deciding, found.playing.can_undo(0)
            assert is_waited == (wants and closed and undoable and not found.playing.is_over)
            ended += closed
            here.bots.gate.set()
            here.time.at += 10
            here.rooms.bots.wake(found)
        assert ended

    play(tmp_path, work)


def test_a_client_asks_for_it_when_it_sits_down(tmp_path):
    """Only the one who ended the turn is told, and a client that does not ask sees no difference."""
    with serving(tmp_path / "data") as served:
        me, friend = Visitor(served), Visitor(served)
        table = me.open("gugong", [ME, RANDOM], players=2)["id"]
        with me.at(table, 0) as mine, friend.at(table, None) as others:
            mine.say(type="sit", seat=0, grace=True)
            mine.wait_for("chat")
            mine.wait_for("chat")
            for _ in range(200):
                state = mine.wait_for_my_turn()
                mine.choose(state["decision"]["options"][0]["option"])
                if mine.state["grace"] is not None:
                    break
            assert 0 < mine.state["grace"] <= GRACE
            assert mine.state["can_undo"] and mine.state["decision"] is None
            others.until(lambda message: others.state.get("deciding") == [1])
            assert others.state["grace"] is None
            assert mine.undo()["type"] == "done"
            assert mine.state["grace"] is None and mine.state["decision"]
