"""A server or worker that loses its database while it starts says so in a line, and leaves nothing behind."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from pathlib import Path

import pytest
from sqlalchemy import make_url

from courtyard.engine.trouble import Trouble
from courtyard.server.ground import systemd
from courtyard.server.ground.problems import NotStored
from courtyard.server.ground.settings import Settings
from courtyard.server.rooms import Rooms
from courtyard.server.serve import starting
from tests.server.stores import plain
from tests.server.visitors import WAIT


class Relay:
    """A way to a database that ends for good before a message with certain words gets through."""

    def __init__(self, database: str, last_words: bytes) -> None:
        self.there = make_url(database)
        self.last_words = last_words
        self.is_cut = False
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.database = plain(self.there.set(port=self._listening.getsockname()[1]))
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._ends.append(near)
                if self.is_cut:
                    hang_up(near)
                    continue
                far = socket.create_connection((str(self.there.host), self.there.port or 0))
                self._ends.append(far)
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while message := one.recv(65536):
                if self.last_words in message:
                    self.is_cut = True
                    hang_up(*self._ends)
                other.sendall(message)
        hang_up(one, other)

    def close(self) -> None:
        hang_up(self._listening, *self._ends)
        for end in (self._listening, *self._ends):
            end.close()


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def relayed(database: str, last_words: bytes) -> Iterator[Relay]:
    relay = Relay(database, last_words)
    try:
        yield relay
    finally:
        relay.close()


def refused_start(relay: Relay, command: str, kind: str) -> str:
    """Start something that finds a database and loses it; give the one line that it says."""
    words = [sys.executable, "-m", "courtyard", command, "--database", relay.database, "--log", kind]
    words += ["--port", "0"] if command == "serve" else ["--processes", "1"]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        printed, said = process.communicate(timeout=WAIT)
    finally:
        process.kill()
    assert (process.returncode, printed) == (2, ""), said
    wait_for_the_end_of_all(process.pid)
    (line,) = said.splitlines()
    assert str(make_url(relay.database).password) not in line
    return line


def wait_for_the_end_of_all(session: int) -> None:
    """Wait until a process and all that it started are no more."""
    deadline = time.monotonic() + WAIT
    with suppress(ProcessLookupError):
        while True:
            os.killpg(session, 0)
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.mark.parametrize(
    ("command", "last_words"),
    [("serve", b"INSERT INTO service"), ("serve", b"INSERT INTO processes"), ("worker", b"LISTEN courtyard")],
)
def test_a_database_that_is_lost_during_the_start_is_told_in_one_line(
    postgres: str, command: str, last_words: bytes
) -> None:
    with relayed(postgres, last_words) as relay:
        line = json.loads(refused_start(relay, command, "json"))
        assert relay.is_cut
    assert (line["event"], line["level"]) == ("not-started", "critical")
    assert f"@127.0.0.1:{make_url(relay.database).port}/" in line["why"] and "cannot be used" in line["why"]


def test_it_is_told_in_one_sentence_to_people(postgres: str) -> None:
    with relayed(postgres, b"UPDATE service") as relay:
        line = refused_start(relay, "serve", "text")
        assert relay.is_cut
    assert line.startswith("The database postgresql://") and "cannot be used: " in line


def test_a_start_that_fails_ends_the_threads_and_children_that_were_begun(tmp_path: Path) -> None:
    async def start() -> None:
        rooms = Rooms(f"sqlite:///{tmp_path / 'courtyard.db'}", Settings(processes=1))
        async with starting(rooms):
            await rooms.open()
            await asyncio.to_thread(rooms.thinkers.pool().submit(os.getpid).result)
            assert active_children() and names_of_threads() >= {"store"}
            raise NotStored("it went away")

    with pytest.raises(Trouble, match=r"courtyard.db cannot be used: it went away\.$"):
        asyncio.run(start())
    for child in active_children():
        child.join(WAIT)
    assert not active_children() and "store" not in names_of_threads()


def names_of_threads() -> set[str]:
    return {thread.name for thread in threading.enumerate()}


# What systemd hands over.


def hand_over(monkeypatch: pytest.MonkeyPatch, count: str, number: int = 3) -> None:
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", count)
    monkeypatch.setattr(systemd, "FIRST_SOCKET", number)


@pytest.mark.parametrize("count", ["", "one", "-1", "2", "1.0"])
def test_systemd_hands_over_one_socket_or_none(monkeypatch: pytest.MonkeyPatch, count: str) -> None:
    hand_over(monkeypatch, count)
    with pytest.raises(Trouble, match=f"^LISTEN_FDS is '{count}', but .* one socket"):
        systemd.inherited_socket()
    hand_over(monkeypatch, "0")
    assert systemd.inherited_socket() is None


def test_what_systemd_hands_over_is_a_socket_for_tcp(monkeypatch: pytest.MonkeyPatch) -> None:
    with open(os.devnull) as file, socket.socket(type=socket.SOCK_DGRAM) as datagrams:
        for number, why in ((file.fileno(), "no socket was handed over"), (datagrams.detach(), "for TCP")):
            hand_over(monkeypatch, "1", number)
            with pytest.raises(Trouble, match=f"^LISTEN_FDS is 1, but .*{why}"):
                systemd.inherited_socket()


def test_a_socket_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    command = f'LISTEN_PID=$$ LISTEN_FDS=1 exec "{sys.executable}" -m courtyard serve --data "{tmp_path}"'
    done = subprocess.run(
        ["sh", "-c", f"{command} --log text 3<&-"], capture_output=True, text=True, timeout=WAIT, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "LISTEN_FDS is 1, but no socket was handed over: Bad file descriptor.\n"
