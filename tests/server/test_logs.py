"""The log tells an operator what happened, and nobody's secrets: not at any level, not in any error."""

import json
import logging
import os
import pty
import re
import resource
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email.message import Message as Letter
from io import StringIO
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest
import structlog
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from websockets.exceptions import WebSocketException

from courtyard.engine.chance import Dice
from courtyard.server.ground import logs
from tests.server.test_notices import Postman, code_in, listener
from tests.server.visitors import ME, OPEN, WAIT, Served, Visitor, all_at, by_lot, play_on, serving

PASSWORD = "open-Sesame-4711"
CHAT = "the treasure lies under the old oak"
ADDRESS = "ann.secretive@example.org"
SENDER = "courtyard-sender@example.org"


@contextmanager
def guarded_post_office() -> "Iterator[tuple[str, Queue[Letter]]]":
    """A mail server that wants a password."""
    postman = Postman()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    office = Controller(
        postman,
        "127.0.0.1",
        port,
        auth_require_tls=False,
        authenticator=lambda *_: AuthResult(success=True),
    )
    office.start()
    try:
        yield f"smtp://ann:{PASSWORD}@127.0.0.1:{port}/?from={SENDER}", postman.letters
    finally:
        office.stop()


class Evening:
    """An evening with everything that people do, and all secrets that came up in it."""

    def __init__(self, served: Served, letters: "Queue[Letter]", hook: str) -> None:
        self.served = served
        self.letters = letters
        self.hook = hook
        self.ann, self.bob = Visitor(served), Visitor(served)
        self.secrets = {PASSWORD, CHAT, ADDRESS, SENDER, hook.rpartition("/")[2]}

    def spend(self) -> None:
        table = self.invite()
        self.recover()
        self.write_to_ann()
        self.play(table)
        self.import_game()
        self.ask_badly(table)
        self.fill_the_disk(table)
        for visitor in (self.ann, self.bob):
            self.secrets |= set(visitor.http.cookies.values())
        self.secrets.add(str(self.served.seed(table["id"])))

    def invite(self) -> dict[str, Any]:
        table = self.ann.open("gugong", [ME, OPEN], players=2)
        self.secrets |= set(table["claims"].values())
        assert self.bob.problem("POST", f"/api/tables/{table['id']}/seats/1", {"claim": "guessed-claim"})
        self.bob.claim(table, 1)
        path, claim = f"/api/tables/{table['id']}/seats/1", table["claims"]["1"]
        assert Visitor(self.served).problem("POST", path, {"claim": claim})[1] == "used-claim"
        hook = self.ann.http.put(f"/api/tables/{table['id']}/webhook", json={"url": self.hook})
        assert hook.status_code == 200, hook.text
        self.ann.post(f"/api/tables/{table['id']}/start")
        return table

    def recover(self) -> None:
        code = self.ann.post("/api/me/code")["code"]
        other = Visitor(self.served)
        other.post("/api/me/recover", code=code)
        wrong = "ABCD-EFGH-JKLM-NPQR-STUV"
        assert other.problem("POST", "/api/me/recover", {"code": wrong})[1] == "wrong-code"
        self.secrets |= {code, code.replace("-", ""), wrong, *other.http.cookies.values()}

    def write_to_ann(self) -> None:
        self.ann.answer(self.ann.http.put("/api/me/email", json={"email": ADDRESS}))
        code = code_in(self.letters.get(timeout=WAIT))
        assert self.ann.problem("POST", "/api/me/email/confirm", {"code": "00000001"})[1] == "wrong-code"
        self.ann.post("/api/me/email/confirm", code=code)
        self.secrets.add(code)

    def play(self, table: dict[str, Any]) -> None:
        with all_at(table["id"], (self.ann, 0), (self.bob, 1)) as seated:
            seated[0].say(type="say", id="line", seat=0, text=CHAT)
            seated[1].wait_for("chat")
            seated[1].socket.send(f'{{"type": "say", "text": "{CHAT}"')
            seated[1].socket.send(b"\xff" + CHAT.encode())
            play_on(
                seated, by_lot(Dice(1)), lambda state: state["version"] >= 20 and state["deciding"] == [0]
            )
        self.letters.get(timeout=WAIT)  # Somebody must choose, and is not there: a letter, and a call.

    def import_game(self) -> None:
        for journal in ({"token": CHAT}, {"format": 1, "game": CHAT}, CHAT):
            self.ann.problem("POST", "/api/imports", {"journal": journal})

    def ask_badly(self, table: dict[str, Any]) -> None:
        token = self.ann.http.cookies["courtyard"]
        for path in (f"/api/{token}", f"/api/tables/{token}", f"/t/x?claim={token}", f"/api/games/{token}"):
            self.ann.http.get(path)
        self.ann.http.post("/api/tables", content=f'{{"game": "{token}"')
        self.ann.http.request("PROPFIND", f"/{token}")
        foreign = {"Origin": f"http://{token}.example.org"}
        self.ann.http.patch("/api/me", json={"name": CHAT[:10]}, headers=foreign)
        with pytest.raises(WebSocketException), self.ann.socket(table["id"], **foreign) as socket_:
            socket_.recv(WAIT)

    def fill_the_disk(self, table: dict[str, Any]) -> None:
        """Let errors of the database tell what they know; there is still room for the log."""
        pid, room = self.served.process.pid, len(self.served.said()) + 64 * 1024
        assert (self.served.folder / "courtyard.db-wal").stat().st_size > room
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        try:
            assert self.bob.http.put("/api/me/email", json={"email": ADDRESS}).status_code == 503
            assert self.ann.http.post("/api/me/code").status_code == 503
            assert httpx.get(f"{self.served.url}api/me", timeout=WAIT).status_code == 503
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def test_no_secret_of_a_whole_evening_stands_in_the_log(tmp_path: Path) -> None:
    words = ["--log", "json", "--log-level", "debug", "--private-webhooks", "--patience", "0.3"]
    with (
        guarded_post_office() as (smtp, letters),
        listener(500) as (hook, calls),
        serving(tmp_path / "games", *words, "--smtp", smtp) as served,
    ):
        evening = Evening(served, letters, f"{hook}-{secrets.token_hex(8)}")
        evening.spend()
        calls.get(timeout=WAIT)
        wait_until(lambda: "webhook-refused" in served.said())
        assert served.stop(signal.SIGTERM) == 0
    text = served.said()
    told = {json.loads(line)["event"] for line in text.splitlines()}
    assert told >= {"started", "request", "socket-opened", "socket-closed", "store-fails", "webhook-refused"}
    assert told >= {"store-works-again", "stopping", "stopped"}
    assert "Traceback" in text and len(evening.secrets) >= 14
    for secret in evening.secrets:
        assert secret and secret not in text


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_at_a_terminal_a_server_says_its_address_and_nothing_else(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "courtyard", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=theirs, stderr=theirs)
    os.close(theirs)
    said = b""
    while not said.endswith(b"\n"):
        said += os.read(ours, 1000)
    assert httpx.get(f"{said.decode().strip()}api/me", timeout=WAIT).status_code == 200
    process.send_signal(signal.SIGTERM)
    assert process.wait(WAIT) == 0
    with suppress(OSError):  # So a terminal ends that nobody writes to any more.
        while more := os.read(ours, 1000):
            said += more
    os.close(ours)
    assert re.fullmatch(rb"http://127\.0\.0\.1:\d+/\r\n", said)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """A log of our own; afterwards everything is as it was."""
    root, kept = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers, root.level
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    try:
        yield StringIO()
    finally:
        root.handlers, root.level = handlers, level
        logging.getLogger(logs.OURS).setLevel(logging.NOTSET)
        logging.captureWarnings(False)
        structlog.configure(**kept)


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("could not connect to postgresql://ann:pa/ss@w:rd@db.example.org/games?x=1", "pa/ss@w:rd"),
        ("connection failed: host=db password=hunter2 dbname=games", "hunter2"),
        ("550 no such mailbox: <ann.b+c@mail.example.org>", "ann.b+c@mail.example.org"),
        ("Cookie: courtyard=abcDEF-123; theme=dark", "abcDEF-123"),
        ("{'claim': 'abcDEF-123', 'seat': 1}", "abcDEF-123"),
        ("/api/x?token=abcDEF-123&y=1", "abcDEF-123"),
        ("the code ABCD-EFGH-2345-6789-WXYZ is wrong", "ABCD-EFGH-2345-6789-WXYZ"),
        ("duplicate key\nDETAIL:  Key (name)=(the old oak) already exists.", "the old oak"),
        ("INSERT INTO chat\n[parameters: ('the old oak', 3)]", "the old oak"),
    ],
)
def test_secrets_in_the_words_of_others_are_taken_out(text: str, secret: str, written: StringIO) -> None:
    logs.begin("json", "debug", written)
    try:
        raise ValueError(text)
    except ValueError as error:
        structlog.get_logger("courtyard.test").error("failed", why=str(error))
        logging.getLogger("uvicorn.error").exception("failed: %s", text)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["error", "error"]
    assert all("ValueError" in line["exception"] for line in lines)
    assert logs.HIDDEN in lines[0]["why"]
    assert secret not in "\n".join("\n".join(line.values()) for line in lines)


def test_libraries_are_heard_from_warnings_on_as_they_tell_of_cookies(written: StringIO) -> None:
    logs.begin("json", "debug", written)
    for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(name).debug("a header")
        logging.getLogger(name).info("a header")
        logging.getLogger(name).warning("a warning")
    structlog.get_logger("courtyard.test").debug("a detail")
    told = [json.loads(line)["event"] for line in written.getvalue().splitlines()]
    assert told == ["a warning"] * 4 + ["a detail"]


def test_a_thread_that_fails_is_told_of_with_its_cause(written: StringIO) -> None:
    logs.begin("text", "warning", written)

    def fail() -> None:
        raise KeyError("lost")

    thread = threading.Thread(target=fail, name="store")
    thread.start()
    thread.join()
    structlog.get_logger("courtyard.test").info("nothing of interest")
    text = written.getvalue()
    assert "thread-failed" in text and "thread=store" in text and "KeyError: 'lost'" in text
    assert "nothing of interest" not in text
