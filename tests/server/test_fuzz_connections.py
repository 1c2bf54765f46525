"""Connections that are kept for nothing: slow senders, readers who never read, crowds that come and go."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest

from tests.server.fuzz.house import cookie_of
from tests.server.fuzz.watching import Counted, Hasty, counted
from tests.server.fuzz.wires import PING, TEXT, Gone, Talk, Wire, frame, handshake, hear_answer, request
from tests.server.visitors import ME, WAIT, Visitor

FLOOD = 8 * 1024 * 1024
MEGABYTES = FLOOD / 1024 / 1024
A_BEAT = 0.1
CROWD = 60


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counted]:
    with counted(tmp_path_factory.mktemp("connections") / "data", kind=Hasty) as served:
        yield served


@pytest.fixture(scope="module")
def host(served: Counted) -> Visitor:
    """Somebody who asks anew each time: a connection that is kept would be cut off just when it is needed."""
    visitor = Visitor(served)
    visitor.http.headers["connection"] = "close"
    return visitor


@pytest.fixture(scope="module")
def table(host: Visitor) -> str:
    id_: str = host.open("gugong", [ME, ME], players=2)["id"]
    return id_


@pytest.fixture(autouse=True)
def nothing_is_left(served: Counted, host: Visitor, table: str) -> Iterator[None]:
    """Whatever a test leaves open is closed, and the server goes on without a complaint."""
    host.look(table)
    before = served.held()
    yield
    assert host.look(table)["id"] == table
    after = served.at_rest(before)
    assert after.is_as_little_as(before), (before, after)
    assert served.complaints() == []


# Slow senders.

KEPT = request("GET", "/api/games/gugong")
UNENDING = request("POST", "/api/me/code", b"", content_length="1000")
TRICKLES: dict[str, tuple[bytes, bytes]] = {
    "nothing at all": (b"", b""),
    "half a line": (b"GET /api/me", b"a"),
    "one header after the other": (b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"x-more: y\r\n"),
    "one header that never ends": (b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ", b"y"),
    "empty lines": (b"\r\n", b"\r\n"),
    "half a handshake": (handshake("x")[:-2], b"x: y\r\n"),
    "a body byte by byte": (request("PATCH", "/api/me", b"", content_length="1000"), b" "),
    "a body that nobody wants": (request("GET", "/api/me", b"", content_length="1000"), b" "),
    "a chunk byte by byte": (request("PATCH", "/api/me", transfer_encoding="chunked") + b"fff\r\n", b" "),
    "a second request that never comes": (KEPT, b"\r\n"),
    "half a second request": (KEPT + b"GET /api", b"a"),
    "a body after its answer": (UNENDING, b" "),
}


def test_who_never_comes_to_the_end_of_a_request_is_cut_off(served):
    with ExitStack() as stack:
        wires = {how: stack.enter_context(Wire(served.port)) for how in TRICKLES}
        for how, wire in wires.items():
            wire.send(TRICKLES[how][0])
        until = time.monotonic() + WAIT
        while wires and time.monotonic() < until:
            wires = {how: wire for how, wire in wires.items() if not wire.is_gone(A_BEAT / len(wires))}
            for how, wire in wires.items():
                wire.send(TRICKLES[how][1])
        assert list(wires) == [], "they may go on for ever"


def test_who_sends_in_time_is_not_cut_off_however_slow_they_are(served, host):
    whole = request("PATCH", "/api/me", b'{"name": "Slow"}', cookie=f"courtyard={cookie_of(host)}")
    with Wire(served.port) as wire:
        for byte in whole[:8]:
            wire.send(bytes([byte]))
            time.sleep(0.02)
        wire.send(whole[8:])
        assert hear_answer(wire, WAIT).status == 200


def test_a_head_of_any_length_is_refused_and_not_kept(served):
    before = served.held().megabytes
    with Wire(served.port) as wire:
        wire.send(b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx: " + b"y" * FLOOD)
        with suppress(Gone):  # It may hang up before all was sent, so that its answer is lost on the way.
            assert hear_answer(wire, WAIT).status == 400
    assert served.held().megabytes < before + MEGABYTES / 2


# Readers who never read.


def deaf(served: Counted) -> socket.socket:
    """A connection of somebody who takes little and reads nothing."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(WAIT)
    wire.connect(("127.0.0.1", served.port))
    return wire


def send_until_cut_off(wire: socket.socket, sent: bytes) -> None:
    """Send again and again; who is not cut off would do so for ever."""
    until = time.monotonic() + WAIT
    wire.settimeout(A_BEAT)
    while time.monotonic() < until:
        try:
            wire.send(sent)
            time.sleep(A_BEAT / 10)
        except TimeoutError:
            continue
        except OSError:
            return
    raise AssertionError("never cut off")


def test_who_asks_and_never_reads_the_answers_is_cut_off(served):
    before = served.held().megabytes
    with deaf(served) as wire:
        wire.sendall(request("GET", "/api/rules/gugong") * 50)
        send_until_cut_off(wire, b"\r\n")
    assert served.held().megabytes < before + 20


def test_who_pings_and_never_reads_the_answers_is_cut_off(served, host, table):
    before = served.held().megabytes
    with deaf(served) as wire:
        wire.sendall(handshake(table, cookie_of(host)))
        wire.recv(1)
        send_until_cut_off(wire, frame(PING, b"p" * 125) * 500)
    assert served.held().megabytes < before + 20


def test_a_player_who_never_reads_is_cut_off_and_forgotten(served, host, table):
    before = served.held()
    with deaf(served) as wire:
        wire.sendall(handshake(table, cookie_of(host)))
        wire.recv(1)
        sit = frame(TEXT, b'{"type":"sit","seat":0}')
        send_until_cut_off(wire, sit * 20)
        assert served.at_rest(before).sockets == before.sockets


# What cannot be read.


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        (handshake("x", x="y" * 9000), 431),
        (handshake("x", **{f"x{nth}": "y" for nth in range(200)}), 431),
        (handshake("x" * 9000), 414),
        (handshake("x", content_length="10"), 400),
    ],
    ids=["a long header", "many headers", "a long address", "a body"],
)  # fmt: skip
def test_a_handshake_that_cannot_be_read_is_answered(served, wrong, status):
    with Wire(served.port) as wire:
        wire.send(wrong)
        assert hear_answer(wire, WAIT).status == status
        wire.send(b"more")
        assert wire.is_gone(WAIT)


def test_a_text_that_is_none_closes_the_socket_and_fills_no_log(served, host, table):
    with Talk(served.port, table, cookie_of(host)).wire as wire:
        wire.send(frame(TEXT, b"\xff\xfe") + frame(TEXT, b"\xff") * 3)
        assert wire.is_gone(WAIT)


# Crowds.

CROWDS: dict[str, Callable[[str, str], bytes]] = {
    "who say nothing": lambda table, cookie: b"",
    "who ask": lambda table, cookie: request("GET", "/api/lobby", cookie=f"courtyard={cookie}"),
    "who begin to ask": lambda table, cookie: request("PATCH", "/api/me", b"{}", content_length="9"),
    "who open a socket": handshake,
    "who open a socket where there is nothing": lambda table, cookie: handshake("nothing"),
    "who play": lambda table, cookie: handshake(table, cookie) + frame(TEXT, b'{"type":"sit","seat":0}'),
}


def test_a_crowd_may_come_and_go(served, host, table):
    """Half of each crowd hangs up, half pulls the plug."""
    with ExitStack() as stack:
        wires = [(who, stack.enter_context(Wire(served.port))) for _ in range(CROWD) for who in CROWDS]
        for who, wire in wires:
            wire.send(CROWDS[who](table, cookie_of(host)))
        for nth, (_, wire) in enumerate(wires):
            wire.close(reset=nth % 2 == 0)
