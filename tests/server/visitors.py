"""A real server in a process of its own, and people who talk to it as a browser would."""

import json
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
WAIT = 60


class Served:
    """A running `courtyard serve`."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.words = words
        self.start()

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-m", "courtyard", "serve", "--port", str(port)]
        command += ["--data", str(self.folder), *self.words]
        environment = {**os.environ, "COURTYARD_DEBUG": "1", "PYTHONUNBUFFERED": "1"}
        self.errors = (self.folder.parent / f"{self.folder.name}.errors").open("ab")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, env=environment, preexec_fn=hear_interrupts
        )
        assert self.process.stdout
        self.url = self.process.stdout.readline().decode().strip()
        if not self.url:
            raise AssertionError(f"The server did not start: {self.said()}")

    @property
    def port(self) -> int:
        found = re.search(r":(\d+)/", self.url)
        assert found
        return int(found[1])

    def said(self) -> str:
        """What the server complained about."""
        return Path(self.errors.name).read_text()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        status = self.process.wait(WAIT)
        self.errors.close()
        return status

    def again(self) -> None:
        """Start once more, at the same address and with the same games."""
        self.start(self.port)


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Served]:
    folder.mkdir(parents=True, exist_ok=True)
    served = Served(folder, *words)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()


class Visitor:
    """Somebody with a browser: a cookie of their own."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.url, timeout=WAIT)
        self.get("/api/me")

    def get(self, path: str) -> Any:
        return self.answer(self.http.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return self.answer(self.http.post(path, json=body))

    def answer(self, response: httpx.Response) -> Any:
        assert response.status_code == 200, response.text
        return response.json()

    def problem(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Ask for something that is refused; give the status and the code."""
        response = self.http.request(method, path, json=body if body is not None else {})
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["code"]

    def open(self, game: str, seats: list[Message], listed: bool = False, **options: Any) -> Message:
        wish = {"game": game, "options": options, "seats": seats, "listed": listed}
        table: Message = self.post("/api/tables", **wish)
        return table

    @contextmanager
    def at(self, table: str, seat: int | None) -> "Iterator[AtTable]":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.served.url.replace('http', 'ws', 1)}api/tables/{table}/socket"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            yield AtTable(socket, seat)


class AtTable:
    """A socket at a table, and the last that was heard over it."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.state: Message = {}
        self.lines: list[Message] = []
        self.table: Message = {}
        self.heard: list[Message] = []
        self.say(type="sit", seat=seat, version=None, lines=0)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """Wait for the next message."""
        message: Message = json.loads(self.socket.recv(WAIT))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            del self.lines[message["log_from"] :]
            self.lines += message["log"]
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def until(self, is_it: Callable[[Message], bool]) -> Message:
        while True:
            message = self.hear()
            if is_it(message):
                return message

    def wait_for(self, type_: str) -> Message:
        return self.until(lambda message: message["type"] == type_)

    def wait_for_my_turn(self) -> Message:
        """Wait until the seat must choose, or the game is over."""

        def is_due(state: Message) -> bool:
            return bool(state and (state["decision"] or state["stage"] == "over"))

        while not is_due(self.state):
            self.hear()
        return self.state

    def choose(self, option: int, id_: str | None = None, version: int | None = None) -> Message:
        """Take an option, and wait for the answer."""
        id_ = id_ or secrets.token_hex(6)
        known = self.state["version"] if version is None else version
        self.say(type="choose", id=id_, seat=self.seat, version=known, option=option)
        answer = self.until(lambda message: message.get("id") == id_)
        if answer["type"] == "done":
            while self.state["version"] < answer["version"]:
                self.hear()
        return answer

    def undo(self, whole: bool = False) -> Message:
        id_ = secrets.token_hex(6)
        self.say(type="undo", id=id_, seat=self.seat, version=self.state["version"], whole=whole)
        answer = self.until(lambda message: message.get("id") == id_)
        if answer["type"] == "done":
            while self.state["version"] < answer["version"]:
                self.hear()
        return answer

    def play_to_the_end(self, pick: Callable[[Message], int]) -> Message:
        """Choose until the game is over; give the last state."""
        while True:
            state = self.wait_for_my_turn()
            if state["stage"] == "over":
                return state
            answer = self.choose(pick(state["decision"]))
            assert answer["type"] == "done" or answer["code"] == "stale", answer
