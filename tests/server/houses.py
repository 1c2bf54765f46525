"""Two servers that share a PostgreSQL, workers beside them, and people who are sent from one to the other."""

import json
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from email.message import Message as Letter
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import httpx

from tests.server.visitors import (
    ME,
    OPEN,
    WAIT,
    Message,
    Served,
    Visitor,
    hear_interrupts,
    replayed,
)


class House(NamedTuple):
    """Two servers that share a database."""

    one: Served
    two: Served
    database: str
    letters: Queue[Letter]


class Worker:
    """A running `courtyard worker`."""

    def __init__(self, folder: Path, database: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "courtyard", "worker", "--database", database, "--processes", "1"]
        command += ["--tries", "1"]
        self.errors = folder / "errors"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stderr=errors, preexec_fn=hear_interrupts)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(WAIT)


@contextmanager
def working(folder: Path, database: str) -> Iterator[Worker]:
    worker = Worker(folder, database)
    try:
        yield worker
    finally:
        if worker.process.poll() is None:
            worker.stop()


def same_guest(visitor: Visitor, served: Served) -> Visitor:
    """The same person with the same cookie, sent to another server by the proxy."""
    other = Visitor(served)
    other.http.cookies.clear()
    for name, value in visitor.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


def started(host: Visitor, friend: Visitor, game: str, **wish: Any) -> str:
    """Open a table at one server, follow the invitation at another, and begin."""
    table = host.post("/api/tables", game=game, options={"players": 2}, seats=[ME, OPEN], **wish)
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    id_: str = table["id"]
    return id_


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Do several things at the same time."""
    barrier = threading.Barrier(len(works))

    def do(work: Callable[[], Any]) -> Any:
        barrier.wait(WAIT)
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return [future.result(WAIT) for future in [pool.submit(do, work) for work in works]]


def posted(path: str, *asked: tuple[Visitor, Message]) -> list[httpx.Response]:
    """Let several ask the same address for something at the same time."""
    return at_once(*(partial(visitor.http.post, path, json=body) for visitor, body in asked))


def patiently(is_it: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + WAIT
    while not (found := is_it()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def check_journal(house: House, table: str, visitors: tuple[Visitor, Visitor]) -> None:
    """The journal has no gaps, and played again it gives what every seat sees at both servers."""
    deeds = house.one.deeds(table)
    assert [deed["number"] for deed in deeds] == list(range(len(deeds)))
    assert len({(deed["seat"], deed["id"]) for deed in deeds}) == len(deeds)
    match = replayed(house.one, table)
    for seat, visitor in enumerate(visitors):
        for served in (house.one, house.two):
            state = same_guest(visitor, served).state(table, seat)
            assert state["view"] == json.loads(json.dumps(match.view(seat)))
            assert state["deciding"] == match.open_seats
