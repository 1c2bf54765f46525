"""A real server in a process of its own, and people who talk to it as a browser would."""

import copy
import json
import os
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import find_game
from tests.server.forks import Forked
from tests.server.stores import database_of, rows_in

Message = dict[str, Any]
Row = dict[str, Any]
WAIT = 300
"""Seconds after which a test gives up waiting; a busy machine may need many."""
ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


class Served:
    """A running `courtyard serve`, or another module that understands the same arguments."""

    module = "courtyard"

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.words = words
        self.start()

    def start(self, port: int = 0) -> None:
        arguments = ["serve", "--port", str(port), "--data", str(self.folder), *self.words]
        if "--limits" not in self.words:
            arguments.append("--no-limits")  # Tests play faster than people do.
        environment = {**os.environ, "COURTYARD_DEBUG": "1", "PYTHONUNBUFFERED": "1"}
        self.errors = self.folder.parent / f"{self.folder.name}.errors"
        self.process = self.new_process(arguments, environment)
        assert self.process.stdout
        self.url = self.process.stdout.readline().decode().strip()
        if not self.url:
            raise AssertionError(f"The server did not start: {self.said()}")

    def new_process(
        self, arguments: list[str], environment: dict[str, str]
    ) -> "Forked | subprocess.Popen[bytes]":
        if self.module == "courtyard":
            return Forked(arguments, environment, self.errors)
        command = [sys.executable, "-m", self.module, *arguments]
        with self.errors.open("ab") as errors:
            return subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment,
                preexec_fn=hear_interrupts,
            )

    @property
    def port(self) -> int:
        found = re.search(r":(\d+)/", self.url)
        assert found
        return int(found[1])

    def said(self) -> str:
        """The errors in the server's log."""
        return self.errors.read_text()

    def rows(self, question: str, *args: Any) -> list[Row]:
        """The rows of the store; only tests read them directly."""
        for word in self.words:
            if word.startswith("postgresql:"):
                return rows_in(word, question, *args)
        url = f"file:{self.folder / 'courtyard.db'}?mode=ro"
        with closing(sqlite3.connect(url, uri=True, timeout=WAIT)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(question, args)]

    def deeds(self, table: str) -> list[Row]:
        """The journal of a table."""
        return self.rows('SELECT * FROM deeds WHERE "table" = ? ORDER BY number', table)

    def seed(self, table: str) -> str | None:
        seed: str | None = self.rows("SELECT seed FROM tables WHERE id = ?", table)[0]["seed"]
        return seed

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        return self.process.wait(WAIT)

    def again(self) -> None:
        """Start once more, at the same address and with the same games."""
        self.start(self.port)


def usual_words(folder: Path, words: Sequence[str]) -> tuple[str, ...]:
    """Name the store of games, where a whole run of the tests is about another one than the usual."""
    url = "" if "--database" in words else database_of(folder)
    return ("--database", url) if url.startswith("postgresql") else ()


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Served]:
    folder.mkdir(parents=True, exist_ok=True)
    served = Served(folder, *words, *usual_words(folder, words))
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()


class Visitor:
    """Somebody with a browser: a cookie of their own."""

    def __init__(self, served: Served) -> None:
        self.served = served
        # Loading certificates, which nothing here needs, takes longer than most requests.
        self.http = httpx.Client(base_url=served.url, timeout=WAIT, verify=False)
        self.get("/api/me")

    def get(self, path: str) -> Any:
        return self.answer(self.http.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return self.answer(self.http.post(path, json=body))

    def patch(self, path: str, **body: Any) -> Any:
        return self.answer(self.http.patch(path, json=body))

    def delete(self, path: str) -> Any:
        return self.answer(self.http.delete(path))

    def look(self, table: str) -> Message:
        info: Message = self.get(f"/api/tables/{table}")
        return info

    def state(self, table: str, seat: int | None) -> Message:
        """The state of a table as a seat or a spectator sees it."""
        there = "" if seat is None else f"/seats/{seat}"
        state: Message = self.get(f"/api/tables/{table}{there}/state")
        return state

    def claim(self, table: Message, seat: int) -> Message:
        """Follow the invitation that the host of a table gave away."""
        info: Message = self.post(f"/api/tables/{table['id']}/seats/{seat}", claim=table["claims"][str(seat)])
        return info

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
    def socket(self, table: str, **headers: str) -> Iterator[ClientConnection]:
        """A connection to a table over which nothing has been said yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.served.url.replace('http', 'ws', 1)}api/tables/{table}/socket"
        if cookies:
            headers["Cookie"] = cookies
        with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            yield socket

    @contextmanager
    def at(self, table: str, seat: int | None) -> "Iterator[AtTable]":
        with self.socket(table) as socket:
            yield AtTable(socket, seat)


def changed(state: Message, change: Message) -> Message:
    """Give the state that follows from one and from what changed since."""
    assert change["since"] == state["serial"], "a change follows the state that was sent before it"
    state = copy.deepcopy(state)
    for *path, last, value in change["changes"]:
        part = state
        for step in path:
            part = part[step]
        part[last] = value
    return state


class AtTable:
    """A socket at a table, and the last that was heard over it."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.state: Message = {}
        self.lines: list[Message] = []
        self.table: Message = {}
        self.heard: list[Message] = []
        self.say(type="sit", seat=seat)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """Wait for the next message."""
        message: Message = json.loads(self.socket.recv(WAIT))
        self.heard.append(message)
        if message["type"] in ("state", "change"):
            self.state = message if message["type"] == "state" else changed(self.state, message)
            del self.lines[self.state["log_from"] :]
            self.lines += self.state["log"]
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

    def sit(self, seat: int | None) -> Message:
        """Look at the table from another seat."""
        self.seat = seat
        self.say(type="sit", seat=seat)
        return self.until(lambda message: message["type"] == "state" and message["seat"] == seat)

    def catch_up(self) -> Message:
        """Hear all that was said by now: what was due at the first question comes before the second."""
        for _ in range(2):
            self.say(type="propose", id=(id_ := secrets.token_hex(6)), seat=4, version=0)
            self.until(lambda message, id_=id_: message.get("id") == id_)
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

    def undo(self, whole: bool = False, version: int | None = None) -> Message:
        id_ = secrets.token_hex(6)
        known = self.state["version"] if version is None else version
        self.say(type="undo", id=id_, seat=self.seat, version=known, whole=whole)
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


@contextmanager
def all_at(table: str, *places: tuple[Visitor, int | None]) -> "Iterator[list[AtTable]]":
    """Several at one table, each with a socket of their own."""
    with ExitStack() as stack:
        yield [stack.enter_context(visitor.at(table, seat)) for visitor, seat in places]


def by_lot(dice: Dice) -> Callable[[Message], int]:
    """Let the dice choose."""

    def pick(decision: Message) -> int:
        options = decision["options"]
        option: int = options[dice.below(len(options))]["option"]
        return option

    return pick


def play_on(
    seated: Sequence[AtTable], pick: Callable[[Message], int], until: Callable[[Message], bool] | None = None
) -> Message:
    """Let everybody choose whose turn it is until the game is over, or until a state that is waited for."""
    own = {at.seat: at for at in seated}
    last = seated[0]
    while not last.state:
        last.hear()
    while last.state["stage"] != "over" and not (until and until(last.state)):
        due = [seat for seat in last.state["deciding"] if seat in own]
        if not due:
            last.hear()
            continue
        last = own[due[0]]
        state = last.wait_for_my_turn()
        if state["stage"] != "over":
            answer = last.choose(pick(state["decision"]))
            assert answer["type"] == "done" or answer["code"] == "stale", answer
    return last.state


def dealt_again(served: Served, table: str) -> Match:
    """A game as it was dealt, from what the store knows of it."""
    row = served.rows("SELECT * FROM tables WHERE id = ?", table)[0]
    return Match(find_game(row["game"]), json.loads(row["options"]), row["seed"])


def follow(match: Match, deed: Row) -> None:
    """Do once more what a journal says."""
    if deed["deed"] == "choose":
        match.choose(deed["seat"], match.game.parse(deed["option"]))
    elif deed["deed"] == "undo":
        match.undo(deed["seat"])
    else:
        match.restart_turn(deed["seat"])


def replayed(served: Served, table: str) -> Match:
    """A game as its journal has it by now."""
    match = dealt_again(served, table)
    for deed in served.deeds(table):
        follow(match, deed)
    return match
