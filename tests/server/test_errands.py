"""Errands: work that waits for others outside is done in threads of its own, and fair to every guest."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from courtyard.server.around.notices import MOST_WAITING, sent
from courtyard.server.ground.errands import Errands, FairSlots
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.settings import Settings
from courtyard.server.people import webhooks
from courtyard.server.rooms import Rooms

ANNA = Me("anna", "Anna", None, False)


def test_everybody_waits_behind_one_work_of_each_guest_at_most():
    async def talk() -> list[str]:
        slots, done = FairSlots(1), list[str]()

        async def work(who: str) -> None:
            async with slots.slot(who):
                await asyncio.sleep(0)
                done.append(who)

        await asyncio.gather(*(work(who) for who in ["eve"] * 5 + ["anna", "bert"]))
        assert len(slots) == 0, "nobody is remembered who wants nothing"
        return done

    assert asyncio.run(talk()) == ["eve", "anna", "bert", "eve", "eve", "eve", "eve"]


def test_of_messages_for_a_guest_whose_receivers_are_slow_so_many_wait_and_no_more():
    gate, called = threading.Event(), list[str]()

    def call(who: str) -> None:
        called.append(who)
        gate.wait(60)

    async def talk() -> None:
        errands = Errands("webhooks", threads=2)
        notices = [(errands, "eve", lambda: call("eve")) for _ in range(3 * MOST_WAITING)]
        works = [asyncio.ensure_future(sent(notice)) for notice in notices]
        await asyncio.sleep(0)
        assert errands.waiting("eve") == MOST_WAITING
        works.append(asyncio.ensure_future(sent((errands, "anna", lambda: call("anna")))))
        while "anna" not in called:
            await asyncio.sleep(0.01)
        gate.set()
        await asyncio.gather(*works)
        assert called.count("eve") == MOST_WAITING and errands.waiting("eve") == 0

    asyncio.run(talk())


def test_there_is_never_more_under_way_than_there_are_threads():
    gate, names, held = threading.Event(), list[str](), list[int]()
    counting, under_way = threading.Lock(), [0]

    def count(more: int) -> int:
        with counting:
            under_way[0] += more
            return under_way[0]

    def work() -> None:
        names.append(threading.current_thread().name)
        held.append(count(1))
        gate.wait(60)
        count(-1)

    async def talk() -> None:
        errands = Errands("letters", threads=2)
        works = [asyncio.ensure_future(errands.run(who, work)) for who in ("a", "a", "b", "c", "d")]
        while len(names) < 2:
            await asyncio.sleep(0.01)
        # A thread for all else is free, whatever these wait for.
        assert await asyncio.to_thread(lambda: "done") == "done"
        assert len(names) == 2
        gate.set()
        await asyncio.gather(*works)

    asyncio.run(talk())
    assert names == ["letters"] * 5 and max(held) == 2


def test_what_is_begun_is_done_though_nobody_waits_and_a_failure_is_told_to_who_does():
    done = threading.Event()

    def fail() -> None:
        raise Refusal("bad-url")

    async def talk() -> None:
        errands = Errands("letters")
        waiting = asyncio.ensure_future(errands.run("anna", done.set))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(Refusal, match="bad-url"):
            await errands.run("anna", fail)
        assert done.is_set()

    asyncio.run(talk())


def test_the_name_of_a_webhook_is_looked_up_in_a_thread_of_its_own_pool(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    threads: list[str] = []

    def find(*_: Any) -> None:
        threads.append(threading.current_thread().name)

    monkeypatch.setattr(webhooks, "find_target", find)

    async def talk() -> None:
        rooms = Rooms(f"sqlite:///{tmp_path / 'c.db'}", Settings(processes=1))
        await rooms.notices.look_up(ANNA, "https://hook.example/")
        await rooms.close()

    asyncio.run(talk())
    assert threads == ["lookups"]


def test_a_name_that_is_not_found_in_time_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    gate = threading.Event()
    monkeypatch.setattr(webhooks, "find_target", lambda *_: gate.wait(60))
    monkeypatch.setattr("courtyard.server.around.notices.LOOKUP", 0.05)

    async def talk() -> None:
        rooms = Rooms(f"sqlite:///{tmp_path / 'c.db'}", Settings(processes=1))
        with pytest.raises(Refusal, match="unknown-host"):
            await rooms.notices.look_up(ANNA, "https://hook.example/")
        gate.set()
        await rooms.close()

    asyncio.run(talk())
