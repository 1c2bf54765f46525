"""Web push: a device is called by a request that it alone can read and only this server can sign."""

import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from courtyard.server.people.push import MOST_DEVICES, base64_of
from tests.server.visitors import ME, WAIT, Served, Visitor, serving

WORDS = ("--private-webhooks", "--patience", "0.2")
BOT = {"kind": "bot", "bot": "random"}


class Call(NamedTuple):
    headers: dict[str, str]
    body: bytes


@contextmanager
def push_service(status: int = 201) -> "Iterator[tuple[str, Queue[Call]]]":
    """A push service on this machine; gives its address and what it is called with."""
    calls: Queue[Call] = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            calls.put(Call({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", calls
    finally:
        server.shutdown()
        server.server_close()


class Phone:
    """A device with keys of its own."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)

    def described(self) -> dict[str, str]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": base64_of(public), "secret": base64_of(self.secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        read = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return dict(json.loads(read))


def add(visitor: Visitor, phone: Phone) -> str:
    return str(visitor.answer(visitor.http.put("/api/me/device", json=phone.described()))["key"])


def begin(visitor: Visitor) -> str:
    return str(visitor.open("gugong", [ME, BOT], players=2)["id"])


def devices(served: Served) -> int:
    return len(served.rows("SELECT id FROM devices"))


def test_a_device_is_told_once_in_its_language_encrypted_and_signed(tmp_path: Path) -> None:
    with push_service() as (address, calls), serving(tmp_path / "games", *WORDS) as served:
        ann = Visitor(served)
        ann.patch("/api/me", name="Ann", language="fr")
        phone = Phone(f"{address}/send/1")
        key = add(ann, phone)
        assert key == Visitor(served).get("/api/push")["key"]
        table = begin(ann)
        call = calls.get(timeout=WAIT)
        assert b"jouer" not in call.body
        told = phone.read(call.body)
        assert told == {"title": "Gùgōng", "body": "C’est à vous de jouer.", "table": table}
        assert call.headers["content-encoding"] == "aes128gcm" and int(call.headers["ttl"]) > 0
        assert call.headers["topic"] == table
        assert Vapid02.verify(call.headers["authorization"]), (
            "not signed with the key that browsers are given"
        )
        assert f"k={key}" in call.headers["authorization"]
        assert calls.empty()


def test_the_key_stays_when_the_server_starts_again(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path / "games") as served:
            keys.append(Visitor(served).get("/api/push")["key"])
    assert keys[0] and keys[0] == keys[1]


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    with push_service(status) as (address, calls), serving(tmp_path / "games", *WORDS) as served:
        ann = Visitor(served)
        add(ann, Phone(f"{address}/send/1"))
        assert devices(served) == 1
        begin(ann)
        calls.get(timeout=WAIT)
        while devices(served):
            time.sleep(0.05)


def test_a_device_is_its_owners_until_it_is_removed_or_somebody_else_uses_it(tmp_path: Path) -> None:
    with push_service() as (address, calls), serving(tmp_path / "games", *WORDS) as served:
        ann, bob = Visitor(served), Visitor(served)
        phone = Phone(f"{address}/send/1")
        add(ann, phone)
        bob.post("/api/me/device/remove", endpoint=phone.endpoint)
        assert devices(served) == 1, "somebody else's device was removed"
        add(bob, phone)
        assert devices(served) == 1
        begin(ann)
        bobs = begin(bob)
        assert phone.read(calls.get(timeout=WAIT).body)["table"] == bobs
        bob.post("/api/me/device/remove", endpoint=phone.endpoint)
        assert devices(served) == 0


def test_only_so_many_devices_are_kept_and_none_of_who_leaves(tmp_path: Path) -> None:
    with serving(tmp_path / "games", *WORDS) as served:
        ann = Visitor(served)
        for number in range(MOST_DEVICES + 2):
            add(ann, Phone(f"http://127.0.0.1:9999/send/{number}"))
        kept = {row["endpoint"].rpartition("/")[2] for row in served.rows("SELECT endpoint FROM devices")}
        assert kept == {str(number) for number in range(2, MOST_DEVICES + 2)}
        ann.answer(ann.http.delete("/api/me/sessions"))
        assert devices(served) == 0
        add(ann, Phone("http://127.0.0.1:9999/send/1"))
        ann.answer(ann.http.delete("/api/me"))
        assert devices(served) == 0


def test_bad_devices_are_refused_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "games") as served:
        ann = Visitor(served)
        good = Phone("https://push.example/send/1").described()
        for wrong, code in (
            ({"endpoint": "http://push.example/send/1"}, "bad-url"),
            ({"endpoint": "https://user:secret@push.example/"}, "bad-url"),
            ({"endpoint": "javascript:1"}, "bad-url"),
            ({"key": "AAAA"}, "bad-device"),
            ({"key": "not base64!"}, "bad-device"),
            ({"secret": good["key"]}, "bad-device"),
        ):
            assert ann.problem("PUT", "/api/me/device", {**good, **wrong}) == (422, code)
        assert devices(served) == 0
