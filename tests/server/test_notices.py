"""Absent players are notified: by a real mail server, and by real webhooks."""

import json
import re
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.message import Message as Letter
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MessageHandler

from courtyard.engine.chance import Dice
from courtyard.server.ground.problems import Refusal
from courtyard.server.people import webhooks
from courtyard.server.people.mail import Mailer
from courtyard.server.people.webhooks import Target, call, find_target, is_public
from tests.server.visitors import ME, OPEN, WAIT, Served, Visitor, all_at, by_lot, play_on, serving

PATIENCE = 0.3
MANY = 8
"""More than there are threads on a small machine for all that is done aside."""


class Postman(MessageHandler):
    def __init__(self) -> None:
        super().__init__()
        self.letters: Queue[Letter] = Queue()

    def handle_message(self, message: Letter) -> None:
        self.letters.put(message)


@contextmanager
def post_office() -> "Iterator[tuple[str, Queue[Letter]]]":
    """A real mail server on this machine; gives its URL and what it is sent."""
    postman = Postman()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    office = Controller(postman, "127.0.0.1", port)
    office.start()
    try:
        yield f"smtp://127.0.0.1:{port}/?from=courtyard@example.org", postman.letters
    finally:
        office.stop()


@contextmanager
def listener(status: int = 200) -> "Iterator[tuple[str, Queue[dict[str, Any]]]]":
    """A real web server on this machine that notes what it is called with."""
    calls: Queue[dict[str, Any]] = Queue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(status)
            self.send_header("location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook", calls
    finally:
        server.shutdown()
        server.server_close()


class Dripping:
    """A receiver that answers byte by byte; it counts the calls that it holds."""

    PAUSE = 0.2
    ANSWER = b"HTTP/1.1 200 OK\r\n" + b"x-more: y\r\n" * 60 + b"\r\n"

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.open = self.most = self.all = 0
        self.lock = threading.Lock()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            try:
                wire = self.listening.accept()[0]
            except OSError:
                return
            threading.Thread(target=self.drip, args=(wire,), daemon=True).start()

    def drip(self, wire: socket.socket) -> None:
        with self.lock:
            self.open += 1
            self.all += 1
            self.most = max(self.most, self.open)
        wire.settimeout(self.PAUSE)
        with wire, suppress(ConnectionError):
            for byte in self.ANSWER:
                wire.sendall(bytes([byte]))
                with suppress(TimeoutError):
                    while wire.recv(4096):
                        pass
                    break  # The caller has given up.
        with self.lock:
            self.open -= 1

    def close(self) -> None:
        self.listening.close()


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    receiver = Dripping()
    yield receiver
    receiver.close()


def text_of(letter: Letter) -> str:
    return str(letter.get_payload(decode=True).decode())  # type: ignore[union-attr]


def code_in(letter: Letter) -> str:
    found = re.search(r"\b\d{8}\b", text_of(letter))
    assert found
    return found[0]


def with_address(served: Served, letters: "Queue[Letter]", language: str) -> Visitor:
    """Somebody whose address is confirmed."""
    visitor = Visitor(served)
    visitor.patch("/api/me", name="Ann", language=language)
    visitor.answer(visitor.http.put("/api/me/email", json={"email": "ann@example.org"}))
    me = visitor.post("/api/me/email/confirm", code=code_in(letters.get(timeout=WAIT)))
    assert me["email"] == "ann@example.org" and me["email_confirmed"] and me["mail"]
    return visitor


def test_who_must_choose_and_is_away_gets_one_letter_in_their_language(tmp_path: Path) -> None:
    with (
        post_office() as (smtp, letters),
        serving(tmp_path / "games", "--smtp", smtp, "--patience", str(PATIENCE)) as served,
    ):
        ann = with_address(served, letters, "nl")
        table = ann.open("gugong", [ME, {"kind": "bot", "bot": "random"}], players=2)["id"]
        letter = letters.get(timeout=WAIT)
        assert letter["To"] == "ann@example.org" and "jij bent aan de beurt" in str(letter["Subject"])
        assert f"/t/{table}" in text_of(letter)
        seats = served.rows('SELECT noticed FROM seats WHERE "table" = ? ORDER BY seat', table)
        assert [bool(seat["noticed"]) for seat in seats] == [True, False]
        assert letters.empty()


def test_who_looks_at_the_table_gets_no_letter_until_they_leave(tmp_path: Path) -> None:
    with (
        post_office() as (smtp, letters),
        serving(tmp_path / "games", "--smtp", smtp, "--patience", str(PATIENCE)) as served,
    ):
        ann = with_address(served, letters, "en")
        table = ann.open("gugong", [ME, OPEN], players=2)
        bob = Visitor(served)
        bob.claim(table, 1)
        ann.post(f"/api/tables/{table['id']}/start")
        with all_at(table["id"], (ann, 0), (bob, 1)) as seated:
            play_on(seated, by_lot(Dice(1)), until=lambda state: state["deciding"] == [0])
            later = time.monotonic() + 3 * PATIENCE
            while time.monotonic() < later:
                seated[1].catch_up()
            assert letters.empty()
        assert "your turn" in str(letters.get(timeout=WAIT)["Subject"])


def test_a_letter_that_was_due_when_the_server_stopped_is_sent_after_the_next_start(tmp_path: Path) -> None:
    with post_office() as (smtp, letters):
        with serving(tmp_path / "games", "--smtp", smtp, "--patience", "3600") as served:
            ann = with_address(served, letters, "fr")
            ann.open("gugong", [ME, {"kind": "bot", "bot": "random"}], players=2)
        with serving(tmp_path / "games", "--smtp", smtp, "--patience", "0.1"):
            assert "vous de jouer" in str(letters.get(timeout=WAIT)["Subject"])


def test_an_address_counts_only_with_the_code_that_was_sent_there(tmp_path: Path) -> None:
    with post_office() as (smtp, letters), serving(tmp_path / "games", "--smtp", smtp) as served:
        ann = Visitor(served)
        for wrong in ("ann", "ann@", "ann@example", "a b@example.org", "ann@example.org\r\nBcc: x@y.z"):
            assert ann.problem("PUT", "/api/me/email", {"email": wrong}) == (422, "bad-email")
        ann.http.put("/api/me/email", json={"email": "ann@example.org"})
        code = code_in(letters.get(timeout=WAIT))
        assert ann.problem("PUT", "/api/me/email", {"email": "ann@example.org"}) == (429, "too-often")
        for _ in range(5):
            assert ann.problem("POST", "/api/me/email/confirm", {"code": "00000000"}) == (403, "wrong-code")
        assert ann.problem("POST", "/api/me/email/confirm", {"code": code}) == (403, "wrong-code")
        me = ann.answer(ann.http.put("/api/me/email", json={"email": ""}))
        assert me["email"] is None and not me["email_confirmed"]


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "games") as served:
        ann = Visitor(served)
        assert not ann.get("/api/me")["mail"]
        assert ann.problem("PUT", "/api/me/email", {"email": "ann@example.org"}) == (409, "no-mail")


def test_the_webhook_of_a_table_is_called_and_its_redirection_is_not_followed(tmp_path: Path) -> None:
    words = ("--private-webhooks", "--patience", "0.2", "--public-url", "https://play.example.org")
    with listener(302) as (url, calls), serving(tmp_path / "games", *words) as served:
        ann, bob = Visitor(served), Visitor(served)
        table = ann.open("gugong", [ME, OPEN], players=2)
        there = f"/api/tables/{table['id']}/webhook"
        assert bob.problem("PUT", there, {"url": url}) == (403, "not-host")
        assert ann.answer(ann.http.put(there, json={"url": url}))["webhook"] == url
        assert bob.look(table["id"])["webhook"] is None
        bob.claim(table, 1)
        ann.post(f"/api/tables/{table['id']}/start")
        call = calls.get(timeout=WAIT)
        assert call["table"] == table["id"] and call["text"] == call["content"]
        assert f"https://play.example.org/t/{table['id']}" in call["text"]


def test_a_call_has_so_many_seconds_in_all_however_slowly_it_is_answered(
    dripping: Dripping, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each byte comes in time, all of them do not; whoever waited for the end would hear of success."""
    monkeypatch.setattr(webhooks, "PATIENCE", 1.0)
    monkeypatch.setattr(dripping, "PAUSE", 0.01)
    with pytest.raises(TimeoutError):
        call(Target("slow.example", "127.0.0.1", dripping.port, "/", False), {"text": "x"})


def test_a_receiver_that_never_shakes_hands_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(TimeoutError):
        call(Target("slow.example", "127.0.0.1", silent.getsockname()[1], "/", True), {"text": "x"})


def test_a_head_without_end_is_not_read_for_long() -> None:
    """A receiver that says "continue" as fast as it can would keep a thread busy until its time is over."""

    def say_on(listening: socket.socket) -> None:
        with listening.accept()[0] as wire, suppress(ConnectionError):
            while True:
                wire.sendall(b"HTTP/1.1 100 Continue\r\n\r\n" * 100)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=say_on, args=(listening,), daemon=True).start()
        with pytest.raises(ConnectionError):
            call(Target("loud.example", "127.0.0.1", listening.getsockname()[1], "/", False), {"text": "x"})


@pytest.mark.parametrize("said", [b"", b"HTTP/1.1 2", b"HTTP/1.1 200 OK\r\nx: y\r\n"])
def test_a_receiver_that_hangs_up_is_a_failed_call_and_nothing_else(said: bytes) -> None:
    """Errors of the network are expected by the caller; devices that are gone are forgotten."""

    def hang_up(listening: socket.socket) -> None:
        with listening.accept()[0] as wire:
            wire.recv(4096)
            wire.sendall(said)
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=hang_up, args=(listening,), daemon=True).start()
        with pytest.raises((OSError, HTTPException)):
            call(Target("rude.example", "127.0.0.1", listening.getsockname()[1], "/", False), {"text": "x"})


def test_slow_receivers_of_one_guest_hold_up_nobody_else(dripping: Dripping, tmp_path: Path) -> None:
    words = ("--private-webhooks", "--patience", "0.1")
    with serving(tmp_path / "games", *words) as served:
        eve, ann = Visitor(served), Visitor(served)
        played = ann.open("gugong", [ME, OPEN], players=2)
        ann.claim(played, 1)
        ann.post(f"/api/tables/{played['id']}/start")
        for _ in range(MANY):
            table = eve.open("gugong", [ME, OPEN], players=2)
            hook = {"url": f"http://127.0.0.1:{dripping.port}/"}
            eve.answer(eve.http.put(f"/api/tables/{table['id']}/webhook", json=hook))
            eve.claim(table, 1)
            eve.post(f"/api/tables/{table['id']}/start")
        while not dripping.all:
            time.sleep(0.05)
        replay = ann.get(f"/api/tables/{played['id']}/replay/public")
        assert replay["reader"] == "public"
        assert ann.http.get(f"/api/tables/{played['id']}/export/text/en").status_code == 200
        # One at a time for the host of all these tables; one that was given up may be seen a moment longer.
        assert dripping.most <= 2


def test_slow_receivers_of_many_guests_hold_up_no_call_of_another(dripping: Dripping, tmp_path: Path) -> None:
    words = ("--private-webhooks", "--patience", "0.1")
    with listener() as (url, calls), serving(tmp_path / "games", *words) as served:

        def wait_at(hook: str) -> None:
            """Let a new guest play at a table with a webhook, and be away."""
            guest = Visitor(served)
            table = guest.open("gugong", [ME, OPEN], players=2)
            guest.answer(guest.http.put(f"/api/tables/{table['id']}/webhook", json={"url": hook}))
            guest.claim(table, 1)
            guest.post(f"/api/tables/{table['id']}/start")

        for _ in range(MANY):
            wait_at(f"http://127.0.0.1:{dripping.port}/")
        wait_at(url)
        calls.get(timeout=2 * webhooks.PATIENCE)  # Two at a time they would take twice as long.


FORBIDDEN = (
    "http://127.0.0.1/",
    "http://127.1/",
    "http://localhost:8000/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::a00:1]/",
    "http://10.1.2.3/",
    "http://192.168.1.1/",
    "http://172.16.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[2002:a00:1::]/",
    "http://224.0.0.1/",
    "http://8.8.8.8:25/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://[fec0::1]/",
    "http://[3fff::1]/",
    "http://[5f00::1]/",
    "http://[100::1]/",
    "http://[2001:db8::1]/",
    "http://[64:ff9b:1::a00:1]/",
    "http://192.0.0.8/",
    "http://192.0.0.9/",
    "http://192.88.99.1/",
    "http://198.18.0.1/",
    "http://240.0.0.1/",
)
NO_URLS = (
    "",
    "ftp://8.8.8.8/",
    "https://",
    "https://user:secret@8.8.8.8/",
    "https://8.8.8.8/a b",
    "javascript:1",
    "https://8.8.8.8:99999/",
    "http://[::1",
    "https://exämple.org/\n",
)


@pytest.mark.parametrize("url", FORBIDDEN)
def test_private_addresses_in_every_disguise_are_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        find_target(url)
    assert refused.value.code in ("forbidden-address", "unknown-host")


@pytest.mark.parametrize("url", NO_URLS)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        find_target(url)
    assert refused.value.code == "bad-url"


def test_public_addresses_are_called_as_they_are() -> None:
    target = find_target("https://8.8.8.8:8443/hook?x=1")
    assert (target.address, target.port, target.path, target.is_encrypted) == (
        "8.8.8.8",
        8443,
        "/hook?x=1",
        True,
    )
    assert is_public("2001:4860:4860::8888") and not is_public("::ffff:192.168.0.1")


def test_a_name_with_one_private_address_among_public_ones_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(0, 0, 0, "", (address, 443)) for address in ("8.8.8.8", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: found)
    with pytest.raises(Refusal, match="forbidden-address"):
        find_target("https://two-faced.example/")


def test_forbidden_webhooks_change_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "games") as served:
        ann = Visitor(served)
        table = ann.open("gugong", [ME, OPEN], players=2)["id"]
        there = f"/api/tables/{table}/webhook"
        assert ann.problem("PUT", there, {"url": "http://169.254.169.254/"}) == (403, "forbidden-address")
        assert ann.problem("PUT", there, {"url": "nonsense"}) == (422, "bad-url")
        assert ann.look(table)["webhook"] is None


@pytest.mark.parametrize(
    "url", ["", "mail.example.org", "http://x/", "smtp://:secret@/", "smtp://x:secret@host:99999/"]
)
def test_a_wrong_mail_server_gets_a_sentence_without_its_password(url: str) -> None:
    with pytest.raises(Exception, match="is not the URL of a mail server") as trouble:
        Mailer.at(url)
    assert "secret" not in str(trouble.value)
