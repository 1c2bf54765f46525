"""Attempts: something that is sent, and how it may be answered."""

import json
from dataclasses import dataclass

import msgspec

from courtyard.server.ground.problems import STATUS
from courtyard.server.ground.table_talk import FromServer, Refused, State
from tests.server.fuzz.house import House
from tests.server.fuzz.wires import CLOSE, PING, PONG, TEXT, Answer, Gone, Silence, Talk, Wire, hear_answer
from tests.server.visitors import WAIT

A_MOMENT = 0.02
"""The seconds to wait for an answer that need not come."""
TOO_LONG = 60_000
NO_HTTP = b"Invalid HTTP request received."
NO_SOCKET = b"Failed to open a WebSocket connection"
NO_RANGE = (b"Malformed range header.", b"Only support bytes range", b"Range header")
NO_CLIENT = b"The browser client is not part of this installation."
SECRETS = (b"root:x:0:", b"SQLite format 3", b"import asyncio")
"""Texts from files that must never be served."""
PLAIN = {200, 206, 304, 307}
CLOSED = {1000, 1001, 1002, 1003, 1007, 1009, 1013, 4004}
"""With these codes a socket is closed: a farewell returned, a fault of the client, or to come back later."""
KEPT_WAITING = b"keepalive ping timeout"
"""So a socket ends (with 1011) whose own messages took so long that its pongs were not read in time."""

decoder = msgspec.json.Decoder(FromServer)


class Wrong(AssertionError):
    """The server answered what it must not."""


@dataclass(frozen=True)
class OnSocket:
    """Bytes on an open socket; `may_break` says that they may be no frames, so that it may be closed."""

    sent: bytes
    table: str
    cookie: str | None
    is_whole: bool = True
    may_break: bool = False

    def make(self, house: House) -> list[str]:
        """Send it, and give what came of it: codes of problems, kinds of messages, codes of a close."""
        talk = house.talk(self.table, self.cookie)
        talk.wire.send(self.sent)
        id_ = talk.ask()
        try:
            outcomes = heard(talk, id_, WAIT if self.is_whole else A_MOMENT)
        except Silence:
            if self.is_whole:
                raise Wrong("no answer") from None
            outcomes = ["waiting for more"]
        except Gone:
            if not self.may_break:
                raise Wrong("hung up without a word") from None
            outcomes = ["hung up"]
        if not self.is_whole or outcomes[-1].startswith(("closed", "hung up")):
            house.leave(self.table, self.cookie, reset=len(self.sent) % 2 == 0)
        return outcomes


def heard(talk: Talk, id_: str, patience: float) -> list[str]:
    """Collect the messages until a question is answered or the socket is closed."""
    outcomes = []
    for opcode, payload in talk.hear(patience):
        if opcode == CLOSE:
            code = int.from_bytes(payload[:2], "big") if payload else 1000
            if code not in CLOSED and payload[2:] != KEPT_WAITING:
                raise Wrong(f"closed with {code}: {payload[2:]!r}")
            return [*outcomes, f"closed {code}"]
        if opcode in (PING, PONG):
            continue
        if opcode != TEXT:
            raise Wrong(f"a frame of the kind {opcode}")
        message = decoder.decode(payload)
        if isinstance(message, State):
            talk.state = json.loads(payload)
        elif isinstance(message, Refused):
            if message.code not in STATUS:
                raise Wrong(f"a problem that nobody knows: {message}")
            if message.id == id_:
                return outcomes or ["nothing said"]
            outcomes.append(message.code)
        elif type(message).__name__ not in ("TableNews", "ChatNews"):
            outcomes.append(type(message).__name__.lower())
    return outcomes


@dataclass(frozen=True)
class OnWire:
    """Bytes on a new connection; where they are whole, an answer is due."""

    sent: bytes
    is_whole: bool = True
    is_handshake: bool = False

    def make(self, house: House) -> list[str]:
        outcomes: list[str] = []
        with Wire(house.served.port) as wire:
            wire.send(self.sent)
            has_body = not self.sent.startswith(b"HEAD ")
            patience = WAIT if self.is_whole else A_MOMENT
            try:
                while True:
                    answer = hear_answer(wire, patience, has_body)
                    if answer.status == 101 and self.is_handshake:
                        return ["opened"]
                    outcomes.append(judged(answer, has_body))
                    patience = A_MOMENT
                    if self.is_whole:
                        return outcomes
            except Gone:
                return outcomes or [self.unanswered("hung up")]
            except Silence:
                return outcomes or [self.unanswered("waiting for more")]

    def unanswered(self, outcome: str) -> str:
        """The server may cut off an oversized message while it is sent, so that its answer is lost."""
        if self.is_whole and not (outcome == "hung up" and len(self.sent) > TOO_LONG):
            raise Wrong(f"no answer: {outcome}")
        return outcome


Attempt = OnSocket | OnWire


def judged(answer: Answer, has_body: bool = True) -> str:
    """Give what an answer comes to; it is one that docs/api.md lists, or one of the protocol's own."""
    status, body = answer.status, answer.body
    if any(secret in body for secret in SECRETS):
        raise Wrong(f"a file that nobody may read: {body[:80]!r}")
    if status in PLAIN or status == 100:
        return str(status)
    kind = answer.headers.get("content-type", "")
    if kind == "application/json":
        if not has_body:
            return f"{status} without a body"
        problem = json.loads(body)
        if set(problem) != {"code", "args"} or STATUS.get(problem["code"]) != status:
            raise Wrong(f"{status} with {body[:200]!r}")
        if status >= 500:
            raise Wrong(f"{status}: {problem['code']}")
        return f"{status} {problem['code']}"
    if status in (400, 405, 414, 426, 431) and (body.startswith((NO_HTTP, NO_SOCKET)) or not has_body):
        return f"{status} of the protocol"
    if (status == 416 and not body) or (status == 400 and body.startswith(NO_RANGE)):
        return f"{status} for a range"
    if status == 404 and body == NO_CLIENT:
        return "404 without a client"
    if status == 403 and not body:
        return "403 without a socket"
    raise Wrong(f"{status} {kind} {body[:200]!r}")
