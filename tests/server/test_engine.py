"""A server that starts before the engine is compiled: bots use the compiled copy as soon as it is there."""

import asyncio
import gc
import shutil
import sys
import threading
import time
from pathlib import Path

import pytest

import courtyard
from courtyard.bots import Budget
from courtyard.engine.match import Match
from courtyard.games import find_game
from courtyard.server.thinking import processes
from courtyard.server.thinking.processes import Thinkers
from tests.server.houses import patiently
from tests.server.visitors import WAIT, serving


def where() -> str:
    """From where a process has imported the package."""
    return str(Path(courtyard.__file__).parent.parent)


def copy_to(folder: Path) -> None:
    """Lay a whole copy of the package into a folder, which appears at once."""
    new = folder.with_name("new")
    package = Path(courtyard.__file__).parent
    shutil.copytree(package, new / "courtyard", ignore=shutil.ignore_patterns("client"))
    for shared in package.parent.glob("courtyard__mypyc*"):
        shutil.copy(shared, new)
    new.rename(folder)


def test_bots_use_a_compiled_copy_from_the_moment_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    folder = tmp_path / "compiled"
    match = Match(find_game("gugong"), {"players": 2}, "1")
    seat = match.open_seats[0]
    view, options = match.view(seat), [option.option for option in match.decision(seat).options]

    async def play() -> tuple[str, str, str]:
        pool = Thinkers(1)
        try:
            adopting = asyncio.create_task(pool.adopt_engine(folder))
            before = await pool._think("test", where)
            unfinished = asyncio.create_task(pool.advise("gugong", view, options, Budget(playouts=50)))
            await asyncio.sleep(0)
            copy_to(folder)
            await adopting
            after = await pool._think("test", where)
            assert await unfinished, "what was being thought about is lost"
            await pool.choose("table", seat, "gugong", "fair", view, options, luck=1)
            return before, after, await pool._think("test", where)
        finally:
            pool.close()

    monkeypatch.setattr(processes, "ENGINE_POLL", 0.01)
    before, after, later = asyncio.run(play())
    assert before == where()
    assert after == later == str(folder)


def test_a_server_says_when_its_bots_use_the_compiled_copy(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    with serving(tmp_path / "games", "--engine", str(folder), "--log-level", "info") as served:
        assert "engine-compiled" not in served.said()
        (folder / "courtyard").mkdir(parents=True)
        patiently(lambda: "engine-compiled" in served.said())
        assert b"The engine is compiled" in served.process.stdout.readline()


def test_a_process_that_dies_while_works_were_given_up_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)

    async def give_up() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
        pool = Thinkers(1)
        works = [asyncio.create_task(pool._think("test", time.sleep, 60)) for _ in range(6)]
        executor = pool.pool()
        while not executor._processes:
            await asyncio.sleep(0.01)
        manager = executor._executor_manager_thread
        assert manager is not None
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        for process in executor._processes.values():
            process.kill()
        await asyncio.to_thread(manager.join, WAIT)
        pool.close()
        works.clear()
        gc.collect()

    asyncio.run(give_up())
    assert failed == []


def test_nothing_of_a_closed_pool_goes_on() -> None:
    """A thread of it that ends while the interpreter exits would leave a traceback."""

    async def think_and_close() -> threading.Thread:
        pool = Thinkers(1)
        working = asyncio.create_task(pool._think("test", time.sleep, 60))
        executor = pool.pool()
        while not executor._processes:
            await asyncio.sleep(0.01)
        manager = executor._executor_manager_thread
        assert manager is not None
        pool.close()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        return manager

    assert not asyncio.run(think_and_close()).is_alive()
