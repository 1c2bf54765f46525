"""Connections: nobody keeps one for long who neither says what they want nor reads what they asked for.

Uvicorn reads a head of any length, waits for the end of a request as long as it takes, and keeps what nobody
fetches. Here all of that has an end; nobody who means it ever comes near. Nor does anybody keep so many
that others find no place: see `Callers`.
"""

from asyncio import AbstractEventLoop, Protocol, TimerHandle, Transport
from typing import ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from courtyard.server.border.capacity import Callers
from courtyard.server.border.guard import HEADERS
from courtyard.server.ground.metrics import REFUSALS

LARGEST_HEAD = 64 * 1024
"""Most bytes of the address and headers of a request."""
HEAD_SECONDS = 15.0
"""Seconds for a new connection, or a request that has begun, to finish its headers."""
BODY_SECONDS = 60.0
"""Seconds for the rest of a request, also where nobody waits for it any more."""
READER_SECONDS = 30.0
"""Seconds a client may fetch nothing of what waits for it."""
MOST_UNREAD = 256 * 1024
"""Most bytes of waiting answers to pings."""
NO_TEXT = 1007
NO_REQUEST = "Invalid HTTP request received."
LINGER = 2.0
"""Seconds a refused client has to read the refusal."""
MOST_LINGERING = 64


class TimeoutMixin(Protocol):
    """A connection that is cut when whoever is to read from it does not."""

    loop: AbstractEventLoop
    transport: Transport
    _reader: TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self._reader or self.loop.call_later(READER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        super().connection_lost(exc)


class Requests(TimeoutMixin, HttpToolsProtocol):
    """A connection for requests: heads are short, and heads and bodies come to their end in time."""

    callers = Callers()
    """Everybody who is connected; a server has its own (see `requests_of`)."""
    _lingering: ClassVar[set["Requests"]] = set()
    _timer: TimerHandle | None = None
    _in_head = True
    _head = 0
    _has_ended = False
    _is_refused = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # As in uvicorn.
        super().connection_made(transport)
        if self.callers.come(self, self.client[0] if self.client else None, len(self.connections)):
            self._begin_head()
        else:
            self._refuse()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self.callers.go(self)
        self._lingering.discard(self)
        super().connection_lost(exc)

    def cut(self) -> None:
        """Make room for somebody else."""
        self.transport.abort()

    def _refuse(self) -> None:
        """Say that there is no place; whoever has sent something meanwhile still has a moment to read it."""
        self._is_refused = True
        REFUSALS.labels("too-busy").inc()
        self.transport.write(no_place())
        if len(self._lingering) >= MOST_LINGERING or not self.transport.can_write_eof():
            self.transport.close()
            return
        self._lingering.add(self)
        self.transport.write_eof()
        self._wait(LINGER)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        self._has_ended = False
        super().data_received(data)
        if self._in_head and not self._has_ended and not self.transport.is_closing():
            # What came with the end of a body that nobody wanted counts for nothing.
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response(NO_REQUEST)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin_head()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.callers.ask(self)
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        self._has_ended = True
        super().on_message_complete()
        self._wait_for_the_next()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._timer is None:  # Else a body is still on its way that nobody wanted.
            self._wait_for_the_next()

    def handle_websocket_upgrade(self) -> None:
        self._in_head = False
        self._wait(None)
        self.callers.go(self)
        super().handle_websocket_upgrade()

    def _wait_for_the_next(self) -> None:
        """Once all is answered, wait for another head; whatever else comes keeps the connection no longer."""
        if self.cycle is not None and self.cycle.response_complete and not self.transport.is_closing():
            self._begin_head()

    def _begin_head(self) -> None:
        self._in_head, self._head = True, 0
        self.callers.fall_silent(self)
        self._wait(HEAD_SECONDS)

    def _wait(self, seconds: float | None) -> None:
        """Wait a number of seconds for what comes next, or as long as it takes."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def requests_of(everybody: Callers) -> type[Requests]:
    """Give the connections of one server."""
    return type("Requests", (Requests,), {"callers": everybody, "_lingering": set()})


def no_place() -> bytes:
    """Give the answer to a connection beyond the limit, before it asks for anything."""
    body = b'{"code":"too-busy","args":{}}'
    headers = {
        **HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "retry-after": "5",
        "connection": "close",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 503 Service Unavailable\r\n{head}\r\n".encode() + body


class Sockets(TimeoutMixin, WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that could not even be read."""
        answer = b"".join(self.conn.data_to_send())
        head = "HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        plain = f"{head}content-length: {len(NO_REQUEST)}\r\n\r\n{NO_REQUEST}"
        self.transport.write(answer or plain.encode())
        self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = (
                True  # Refused with an answer; uvicorn would complain that there was none.
            )

    def send_receive_event_to_app(self) -> None:
        """Hand on what was said; a text that is none is the client's fault, and nothing for the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(self.frames):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()  # Asks and asks, and never fetches an answer.


def is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
