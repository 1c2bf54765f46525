"""Connections: a head has an end, and what came before it is no part of it."""

import asyncio
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from courtyard.server.border.capacity import EACH_CALLER, Callers
from courtyard.server.border.connections import (
    LARGEST_HEAD,
    MOST_AHEAD,
    MOST_UNHEARD,
    Requests,
    Sockets,
    no_place,
    requests_of,
    sockets_of,
    text_frame,
)
from tests.server.fuzz.wires import handshake

MANY = LARGEST_HEAD * 3
REFUSED = b" 413 "


TRIED = ("uvicorn", "websockets")


@pytest.mark.parametrize("name", TRIED)
def test_what_connections_reach_into_is_of_a_version_that_was_tried(name: str) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    tried = next(
        each for line in project["project"]["dependencies"] if (each := Requirement(line)).name == name
    )
    operators = {bound.operator for bound in tried.specifier}
    assert operators == {">=", "<"}, f"{name} needs a bound on either side."
    assert tried.specifier.contains(version(name)), (
        f"{name} {version(name)} is installed, and connections were tried with {tried.specifier} alone: try "
        "test_connections.py, test_capacity.py and test_fuzz_*.py with it, then change pyproject.toml."
    )


def test_everything_that_is_reached_into_is_still_there() -> None:
    """The private names of uvicorn that border/connections.py and serve.py override or read."""
    protocol = HttpToolsProtocol
    for name in ("on_message_begin", "on_headers_complete", "on_message_complete", "on_response_complete"):
        assert callable(getattr(protocol, name)), name
    for name in ("handle_websocket_upgrade", "send_400_response", "connection_made", "data_received"):
        assert callable(getattr(protocol, name)), name
    for name in (
        "handle_ping",
        "handle_events",
        "send_receive_event_to_app",
        "handle_parser_exception",
        "send",
    ):
        assert callable(getattr(WebSocketsSansIOProtocol, name)), name
    config = uvicorn.Config(refuse_unread, lifespan="off", ws=Sockets, log_config=None)
    config.load()
    socket = vars(WebSocketsSansIOProtocol(config, ServerState(), {}, asyncio.new_event_loop()))
    assert {"conn", "queue", "frames", "curr_msg_data_type", "read_paused", "writable"} <= socket.keys()
    names = vars(HttpToolsProtocol(config, ServerState(), {}, asyncio.new_event_loop()))
    assert {"cycle", "client", "connections", "pipeline", "transport", "loop"} <= names.keys()
    assert "_captured_signals" in vars(uvicorn.Server(config))


class Wire(asyncio.Transport):
    """The other end of a connection, which writes down what it is told."""

    def __init__(self, host: str | None = None) -> None:
        super().__init__({"peername": (host, 1)} if host else None)
        self.told = b""
        self.is_shut = False
        self.reads = True

    def write(self, data: Any) -> None:
        self.told += bytes(data)

    def close(self) -> None:
        self.is_shut = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_shut

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        """Nothing is held back; a test sends what it likes."""
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Later receivers are not part of this test."""

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        """All that is said was said; the other side may still be speaking."""


async def refuse_unread(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers before the body has come."""
    await send({"type": "http.response.start", "status": 413, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


def connect(
    kind: type[Requests] = Requests,
    host: str | None = None,
    state: ServerState | None = None,
    app: Any = refuse_unread,
) -> tuple[Requests, Wire]:
    config = uvicorn.Config(app, lifespan="off", ws=Sockets, log_config=None)
    config.load()
    connection, wire = kind(config, state or ServerState(), {}), Wire(host)
    connection.connection_made(wire)
    return connection, wire


async def hear(connection: Requests, data: bytes) -> None:
    connection.data_received(data)
    for _ in range(5):
        await asyncio.sleep(0)


def test_the_end_of_a_body_that_was_refused_is_no_head():
    async def talk() -> None:
        connection, wire = connect()
        await hear(connection, b"PATCH /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: %d\r\n\r\n" % MANY)
        assert wire.told.count(REFUSED) == 1
        await hear(connection, b" " * MANY)
        assert not wire.is_shut
        await hear(connection, b"GET /api/me HTTP/1.1\r\nhost: a\r\n\r\n")
        assert wire.told.count(REFUSED) == 2
        connection.connection_lost(None)

    asyncio.run(talk())


def test_a_head_without_end_is_cut_off():
    async def talk() -> None:
        connection, wire = connect()
        await hear(connection, b"GET /api/me HTTP/1.1\r\nhost: a\r\nx: ")
        for _ in range(MANY // 1000):
            if not wire.is_shut:
                await hear(connection, b"x" * 1000)
        assert wire.is_shut and b" 400 " in wire.told
        connection.connection_lost(None)

    asyncio.run(talk())


# How many.

BEGUN = b"PATCH /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n"
ASKED = b"GET /api/me HTTP/1.1\r\nhost: a\r\n\r\n"


def test_who_sends_request_after_request_without_an_answer_is_cut_off():
    """Each that waits takes memory: a few connections with a packet of requests would take all of it."""

    async def talk() -> None:
        connection, wire = connect()
        connection.data_received(b"GET / HTTP/1.1\r\n\r\n" * 1000)
        assert wire.is_shut and wire.told.startswith(b"HTTP/1.1 400")
        assert len(connection.pipeline) == MOST_AHEAD
        connection.connection_lost(None)

        connection, wire = connect()
        for _ in range(4):
            await hear(connection, b"GET / HTTP/1.1\r\n\r\n" * (MOST_AHEAD // 4))
        assert wire.told.count(b"HTTP/1.1 413") == MOST_AHEAD and not wire.is_shut
        connection.connection_lost(None)

    asyncio.run(talk())


PING, TEXT = b"\x89\x80\0\0\0\0", b"\x81\x80\0\0\0\0"
"""Frames without content."""


async def listen_on(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts a socket and hears what is said there."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def hear_nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts a socket, and leaves all that is said there where it is."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def open_socket(limits: float, app: Any = listen_on) -> tuple[Sockets, Wire]:
    config = uvicorn.Config(app, lifespan="off", ws=Sockets, log_config=None)
    config.load()
    socket, wire = sockets_of(limits)(config, ServerState(), {}), Wire()
    socket.connection_made(wire)
    socket.data_received(handshake("t"))
    while b"101" not in wire.told:
        await asyncio.sleep(0)
    return socket, wire


@pytest.mark.parametrize("frame", [PING, TEXT])
def test_a_socket_that_sends_frame_after_frame_is_cut_off(frame: bytes) -> None:
    """To read them takes time, also where nobody answers."""

    async def talk() -> None:
        socket, wire = await open_socket(1)
        socket.data_received(frame * 900)
        assert not wire.is_shut
        socket.data_received(frame * 10_000)
        assert wire.is_shut
        socket, wire = await open_socket(0)
        socket.data_received(frame * 10_000)
        assert not wire.is_shut, "without limits nobody counts"
        socket.connection_lost(None)

    asyncio.run(talk())


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_text_is_a_frame_as_the_library_writes_it(length: int) -> None:
    said = b"x" * length
    assert text_frame(said) == Frame(Opcode.TEXT, said).serialize(mask=False)


def test_texts_that_go_together_are_written_once_and_in_their_order():
    async def talk() -> None:
        socket, wire = await open_socket(1)
        wire.told = b""
        await socket.send({"type": "websocket.send", "text": "first", "more": True})
        assert wire.told == b""
        await socket.send({"type": "websocket.send", "text": "second"})
        assert wire.told == text_frame(b"first") + text_frame(b"second")
        await socket.send({"type": "websocket.send", "text": "third"})
        assert wire.told.endswith(text_frame(b"second") + text_frame(b"third"))
        socket.connection_lost(None)

    asyncio.run(talk())


def test_from_a_socket_is_read_until_a_few_messages_wait_and_again_when_they_were_fetched():
    async def talk() -> None:
        socket, wire = await open_socket(1, hear_nothing)
        for _ in range(MOST_UNHEARD - 1):
            socket.data_received(TEXT)
        assert wire.reads
        socket.data_received(TEXT)
        assert not wire.reads
        for _ in range(MOST_UNHEARD):
            assert not wire.reads
            assert (await socket.receive())["type"] == "websocket.receive"
        assert wire.reads
        socket.connection_lost(None)

    asyncio.run(talk())


def test_who_leaves_while_a_text_is_sent_with_the_next_one_is_gone_and_no_failure():
    async def talk() -> None:
        socket, _ = await open_socket(1)
        socket.conn.send_close(1000)
        with pytest.raises(ClientDisconnected):
            await socket.send({"type": "websocket.send", "text": "first", "more": True})
        socket.connection_lost(None)

    asyncio.run(talk())


@pytest.mark.parametrize("more", [True, False])
def test_who_was_sent_away_for_a_frame_that_cannot_be_read_is_gone_and_no_failure(more: bool) -> None:
    async def talk() -> None:
        socket, _ = await open_socket(1)
        socket.data_received(b"\xff\x80\0\0\0\0")
        assert socket.close_sent
        with pytest.raises(ClientDisconnected):
            await socket.send({"type": "websocket.send", "text": "a state", "more": more})
        socket.connection_lost(None)

    asyncio.run(talk())


def test_of_one_address_a_silent_connection_makes_room_and_a_busy_one_does_not():
    async def talk() -> None:
        kind = requests_of(Callers(factor=2 / EACH_CALLER))
        first, second, third = (connect(kind, "192.0.2.1") for _ in range(3))
        other = connect(kind, "192.0.2.2")
        assert [wire.is_shut for _, wire in (first, second, third, other)] == [True, False, False, False]
        for connection, _ in (second, third):
            connection.data_received(BEGUN)
        late, told = connect(kind, "192.0.2.1")
        assert told.told == no_place() and not told.is_shut, "there is a moment to read it"
        await hear(late, ASKED)
        assert told.told == no_place(), "and nothing else is said"
        assert not second[1].is_shut and not third[1].is_shut
        second[0].connection_lost(None)
        again, wire = connect(kind, "192.0.2.1")
        await hear(again, ASKED)
        assert REFUSED in wire.told, "the application has answered"
        for connection in (first[0], third[0], other[0], late, again):
            connection.connection_lost(None)
        assert len(kind.callers) == 0 and not kind._lingering

    asyncio.run(talk())


def test_where_all_places_are_taken_whoever_is_silent_longest_goes():
    async def talk() -> None:
        kind, state = requests_of(Callers(most=2)), ServerState()
        silent = connect(kind, "192.0.2.1", state)
        asking = connect(kind, "192.0.2.2", state)
        asking[0].data_received(BEGUN)
        late = connect(kind, "192.0.2.3", state)
        assert [wire.is_shut for _, wire in (silent, asking, late)] == [True, False, False]
        for connection, _ in (silent, asking, late):
            connection.connection_lost(None)

    asyncio.run(talk())


def test_a_connection_that_becomes_a_socket_is_no_callers_any_more():
    """Sockets are counted elsewhere, by guest too."""

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await receive()

    async def talk() -> None:
        kind = requests_of(Callers(factor=1 / EACH_CALLER))
        connection, wire = connect(kind, "192.0.2.1", app=listen)
        connection.data_received(handshake("x"))
        _, other = connect(kind, "192.0.2.1")
        assert not wire.is_shut and not other.told
        connection.callers.go(connection)  # Nobody is counted out twice.
        assert len(kind.callers) == 1

    asyncio.run(talk())
