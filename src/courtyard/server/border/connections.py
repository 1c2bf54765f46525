"""Connections: those on which nothing is asked, or no answer is read, are closed soon.

Uvicorn reads a head of any length, waits for the end of a request as long as it takes, and keeps what nobody
fetches. Here all of that has a limit, which no browser comes near. Nor can one address take all connections:
see `Callers`.
"""

from asyncio import AbstractEventLoop, Protocol, TimerHandle, Transport
from typing import Any, ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

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
MOST_AHEAD = 16
"""Requests that may wait on a connection for the answers to those before them; no browser sends any."""
SLICE = 2048
"""Bytes of a socket that are read before their frames are counted."""
MOST_FRAMES, FRAMES_PER_SECOND = 1000.0, 100.0
"""Frames of a socket at once and then each second, pings and empty ones included."""
MOST_UNHEARD = 4
"""Messages of a socket that may wait until the one before them is answered."""
NO_TEXT = 1007
WHOLE_TEXT = 0x81
"""First byte of a frame that is a whole text."""
NO_REQUEST = "Invalid HTTP request received."
LINGER = 2.0
"""Seconds a refused client has to read the refusal."""
MOST_LINGERING = 64


class TooManyPipelined(Exception):
    """A client sends request after request and waits for no answer."""


class TimeoutMixin(Protocol):
    """A connection that is cut when its reader does not read."""

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
        """Say that there is no place; a client that sent something still has a moment to read it."""
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
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooManyPipelined  # Nothing more is read, and the connection ends.
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
        self.callers.mark_idle(self)
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

    limits: float = 1.0
    """By how much the usual number of frames is multiplied; 0 is no limit."""
    _frames = MOST_FRAMES
    """Frames that may come now."""
    _counted = 0.0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unsent: list[bytes] = []
        """Texts that go with the next one."""

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + SLICE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()

    def handle_events(self) -> None:
        """Heed what came; even to read small frames takes time, also where nobody answers them."""
        now = self.loop.time()
        self._frames = min(MOST_FRAMES, self._frames + FRAMES_PER_SECOND * (now - self._counted))
        self._counted = now
        if self.limits:
            self._frames -= len(self.conn.events) / self.limits
        if self._frames < 0:
            self.transport.abort()
            return
        super().handle_events()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that could not even be read."""
        answer = b"".join(self.conn.data_to_send())
        head = "HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        plain = f"{head}content-length: {len(NO_REQUEST)}\r\n\r\n{NO_REQUEST}"
        self.transport.write(answer or plain.encode())
        self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; a text that others follow at once goes with the next of them."""
        if message["type"] == "websocket.send" and self.handshake_complete:
            await self.writable.wait()
            if self.disconnected or self.close_sent or self.conn.state is not OPEN:
                raise ClientDisconnected  # Who left, or was sent away for a frame that cannot be read.
            self._unsent.append(text_frame(str(message.get("text")).encode()))
            if not message.get("more"):
                self.transport.write(b"".join(self._unsent))
                self._unsent.clear()
            return
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = (
                True  # Refused with an answer; uvicorn would complain that there was none.
            )

    def send_receive_event_to_app(self) -> None:
        """Hand on what was said; a text that is none is the client's fault, and nothing for the log.

        Uvicorn reads nothing more until it was fetched; here a few messages may wait, as to stop reading and
        to begin again takes longer than to read one.
        """
        said, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": said})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": said.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()  # Asks and asks, and never fetches an answer.


def sockets_of(limits: float) -> type[Sockets]:
    """Give the sockets of one server; with slower limits than usual the buckets are empty before."""
    return type("Sockets", (Sockets,), {"limits": max(1.0, limits) if limits else 0.0})


def text_frame(said: bytes) -> bytes:
    """Give a text as one frame, as a server sends it."""
    length = len(said)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + said
    if length < 65536:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2) + said
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8) + said
