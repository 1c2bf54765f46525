"""Wires: connections on which every byte is ours, and what the server answers on them."""

import json
import os
import re
import select
import socket
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from tests.server.visitors import WAIT

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
RESET = struct.pack("ii", 1, 0)
"""Lingering for no time: closing sends a reset instead of a farewell."""


class Silence(Exception):
    """The server said nothing for as long as was waited."""


class Gone(Exception):
    """The server ended the connection."""


class Wire:
    """A connection, and what was heard on it and not read yet."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), WAIT)
        self.buffer = bytearray()

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self, reset: bool = False) -> None:
        if reset:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.socket.close()

    def send(self, sent: bytes) -> None:
        """Send all of it, or as much as is taken before the server hangs up."""
        with suppress(OSError):  # What it said before it hung up is still to be read.
            self.socket.sendall(sent)

    def fill(self, patience: float) -> None:
        """Hear more."""
        if not select.select([self.socket], [], [], patience)[0]:
            raise Silence
        try:
            heard = self.socket.recv(1 << 16)
        except OSError:
            raise Gone from None
        if not heard:
            raise Gone
        self.buffer += heard

    def take(self, count: int, patience: float) -> bytes:
        while len(self.buffer) < count:
            self.fill(patience)
        taken = bytes(self.buffer[:count])
        del self.buffer[:count]
        return taken

    def is_gone(self, patience: float) -> bool:
        """Tell whether the server ends the connection within this time, whatever it says before."""
        try:
            while True:
                self.fill(patience)
        except Gone:
            return True
        except Silence:
            return False


# What a client of the web says, and hears.


@dataclass(frozen=True)
class Answer:
    """An answer of HTTP; `body` is what was heard of it."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def request(method: str, path: str, body: bytes | None = None, **headers: str) -> bytes:
    """A request as a browser would send it; underlines in the names of headers stand for hyphens."""
    lines = {"host": "127.0.0.1", **{name.replace("_", "-"): value for name, value in headers.items()}}
    if body is not None:
        lines.setdefault("content-type", "application/json")
        lines.setdefault("content-length", str(len(body)))
    head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items()), "", ""]
    return "\r\n".join(head).encode("utf-8", "surrogateescape") + (body or b"")


def hear_answer(wire: Wire, patience: float, has_body: bool = True) -> Answer:
    """Read the next answer; one without a length ends with the connection."""
    while (end := wire.buffer.find(b"\r\n\r\n")) < 0:
        wire.fill(patience)
    lines = wire.take(end + 4, patience).decode("latin-1").split("\r\n")
    status = re.fullmatch(r"HTTP/1\.1 (\d{3}) .*", lines[0])
    if status is None:
        raise AssertionError(f"no answer of HTTP begins with {lines[0]!r}")
    headers = {
        name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:-2])
    }
    code, body = int(status[1]), b""
    if has_body and code >= 200 and code not in (204, 304):
        body = hear_body(wire, headers, patience)
    return Answer(code, headers, body)


def hear_body(wire: Wire, headers: Mapping[str, str], patience: float) -> bytes:
    if "content-length" in headers:
        return wire.take(int(headers["content-length"]), patience)
    if headers.get("transfer-encoding") != "chunked":
        return b""
    body = b""
    while True:
        while (end := wire.buffer.find(b"\r\n")) < 0:
            wire.fill(patience)
        length = int(wire.take(end + 2, patience), 16)
        body += wire.take(length + 2, patience)[:-2]
        if not length:
            return body


# What a client of sockets says, and hears.


def handshake(table: str, token: str | None = None, **more: str | None) -> bytes:
    """The handshake of a WebSocket; headers may be changed, or left out where they are None."""
    lines: dict[str, str | None] = {
        "host": "127.0.0.1",
        "cookie": f"courtyard={token}" if token else None,
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec_websocket_version": "13",
        "sec_websocket_key": KEY,
        **more,
    }
    headers = {name: value for name, value in lines.items() if value is not None}
    return request("GET", f"/api/tables/{table}/socket", **headers)


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    reserved: int = 0,
    mask: bytes | None = b"\x5a\x01\xfe\x80",
    claimed: int | None = None,
    width: int | None = None,
) -> bytes:
    """A frame; it may claim another length, write it wider than it needs, and lack its mask."""
    length = len(payload) if claimed is None else claimed
    width = width if width is not None else (0 if length < 126 else 2 if length < 1 << 16 else 8)
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    masked = 0x80 if mask is not None else 0
    if width == 0:
        head = bytes([first, masked | length & 0x7F])
    else:
        head = bytes([first, masked | (126 if width == 2 else 127)])
        head += (length % (1 << (8 * width))).to_bytes(width, "big")
    if mask is None:
        return head + payload
    return head + mask + masked_by(mask, payload)


def masked_by(mask: bytes, payload: bytes) -> bytes:
    whole = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(whole, "big")).to_bytes(len(payload), "big")


def hear_frame(wire: Wire, patience: float) -> tuple[int, bytes]:
    """Read the next frame: its opcode and its payload."""
    first, length = wire.take(2, patience)
    if length == 126:
        length = int.from_bytes(wire.take(2, patience), "big")
    elif length == 127:
        length = int.from_bytes(wire.take(8, patience), "big")
    return first & 0xF, wire.take(length, patience)


class Talk:
    """A socket at a table, opened by hand: what was last seen there, and what the server says."""

    def __init__(self, port: int, table: str, cookie: str | None) -> None:
        self.wire = Wire(port)
        self.state: dict[str, Any] = {}
        self.count = 0
        self.used = time.monotonic()
        self.wire.send(handshake(table, cookie))
        answer = hear_answer(self.wire, WAIT, has_body=False)
        if answer.status != 101:
            raise AssertionError(f"a socket was not opened: {answer}")

    def say(self, message: Mapping[str, Any]) -> None:
        self.wire.send(frame(TEXT, json.dumps(message).encode()))

    def ask(self) -> str:
        """Ask something that is always answered, so that silence is noticed; give its id."""
        self.count += 1
        id_ = f"ask-{self.count}-{os.urandom(3).hex()}"
        self.say({"type": "propose", "id": id_, "seat": 4, "version": 0})
        return id_

    def hear(self, patience: float) -> Iterator[tuple[int, bytes]]:
        """Every frame until the server hangs up or falls silent; its pings are answered."""
        while True:
            opcode, payload = hear_frame(self.wire, patience)
            if opcode == PING:
                self.wire.send(frame(PONG, payload))
            yield opcode, payload
            if opcode == CLOSE:
                return
