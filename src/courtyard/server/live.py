"""Sockets: whoever looks at a table is pushed what they may see, and chooses.

A state replaces the one before, so a slow reader is never sent more than the latest; what cannot be left
out (answers) waits in a short queue, and who does not fetch even that is closed and comes back.
"""

import asyncio
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from courtyard.engine.match import Event
from courtyard.server.messages import (
    Choose,
    Closing,
    Done,
    FromClient,
    FromServer,
    Proposal,
    Propose,
    Refused,
    Sit,
    TableInfo,
    TableNews,
    Undo,
)
from courtyard.server.rooms import Rooms
from courtyard.server.table import Table
from courtyard.server.tables import own_seat
from courtyard.server.trouble import Refusal

LONGEST_QUEUE = 64
GRACE = 5
"""So many seconds a reader has to take what is left when the connection is to be closed."""
RESTARTING = 1012
TRY_AGAIN = 1013
NOT_FOUND = 4004

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


class Watcher:
    """Somebody at a table: a socket, and from where they look."""

    def __init__(self, rooms: Rooms, table: Table, guest: str | None, socket: WebSocket) -> None:
        self.rooms = rooms
        self.table = table
        self.guest = guest
        self.socket = socket
        self.seat: int | None = None
        self.is_seated = False
        self.heard: list[Event] = []
        self.shown: TableInfo | None = None
        self._queue: deque[str] = deque()
        self._news = asyncio.Event()
        self._is_stale = False
        self._code: int | None = None
        self.gone = asyncio.Event()
        """Whoever does not even take the goodbye is cut off."""

    # From the server to the client.

    def wake(self) -> None:
        """Let the latest state be sent."""
        self._is_stale = True
        self._news.set()

    def say(self, message: FromServer) -> None:
        """Send something that must not be left out."""
        if len(self._queue) >= LONGEST_QUEUE:
            self.close(TRY_AGAIN)
            return
        self._queue.append(encoder.encode(message).decode())
        self._news.set()

    def close(self, code: int = TRY_AGAIN) -> None:
        """End the connection; the client comes back and gets the latest state."""
        if self._code is None:
            self._code = code
            self._news.set()
            asyncio.get_running_loop().call_later(GRACE, self.gone.set)

    async def send_all(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue:
                await self.socket.send_text(self._queue.popleft())
            if self._code is not None:
                await self.socket.close(self._code)
                return
            if self._is_stale:
                await self.send_latest()

    async def send_latest(self) -> None:
        """Send how the table stands now: its seats where they changed, and what the seat sees."""
        messages: list[FromServer] = []
        async with self.table.lock:
            self._is_stale = False
            info = self.table.info(self.guest)
            outside = msgspec.structs.replace(info, moved="", waiting=False)
            if outside != self.shown:
                self.shown = outside
                messages.append(TableNews(info))
            if self.seat is not None and self.table.places[self.seat].guest != self.guest:
                self.seat, self.heard = None, []  # Somebody else sits there now.
            if self.table.match is not None and self.is_seated:
                state, self.heard = self.table.state(self.seat, self.guest, self.heard)
                messages.append(state)
        for message in messages:
            await self.socket.send_text(encoder.encode(message).decode())

    # From the client to the server.

    async def hear_all(self) -> None:
        while True:
            text = await self.socket.receive()
            if text["type"] == "websocket.disconnect":
                return
            await self.hear(text.get("text") or text.get("bytes") or b"")

    async def hear(self, text: str | bytes) -> None:
        id_ = None
        try:
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Refusal("bad-message", why=str(error)) from None
            id_ = None if isinstance(message, Sit) else message.id
            answer = await self.follow(message)
            if answer is not None:
                self.say(answer)
        except Refusal as refusal:
            self.say(Refused(id_, refusal.code, refusal.args_of_sentence))
            if refusal.code == "stale":
                self.wake()

    async def follow(self, message: Choose | Undo | Propose | Sit) -> Done | Proposal | None:
        if isinstance(message, Choose):
            return await self.rooms.turns.choose(self.guest, self.table.id, message)
        if isinstance(message, Undo):
            return await self.rooms.turns.undo(self.guest, self.table.id, message)
        if isinstance(message, Propose):
            return await self.rooms.turns.propose(self.guest, self.table.id, message)
        if message.seat is not None:
            own_seat(self.table, self.guest, message.seat)
        self.seat, self.is_seated, self.heard, self.shown = message.seat, True, [], None
        self.wake()
        return None


async def attend(
    rooms: Rooms, id_: str, guest: str | None, socket: WebSocket, watchers: set[Watcher]
) -> None:
    """Serve one socket from its first message to its last."""
    await socket.accept()
    tables = rooms.tables
    try:
        while tables.live.get(id_) is not (table := await tables.get(id_)):
            pass  # Let go while this socket was waiting for it.
    except Refusal as refusal:
        refused = Refused(None, refusal.code, refusal.args_of_sentence)
        await socket.send_text(encoder.encode(refused).decode())
        await socket.close(NOT_FOUND)
        return
    watcher = Watcher(rooms, table, guest, socket)
    come(table, watcher)
    watchers.add(watcher)
    watcher.wake()
    works = (watcher.hear_all(), watcher.send_all(), watcher.gone.wait())
    tasks = {asyncio.ensure_future(work) for work in works}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        for task in tasks:
            task.cancel()
        watchers.discard(watcher)
        go(table, watcher)
        tables.let_go(table)
        if (
            socket.client_state is WebSocketState.CONNECTED
            and socket.application_state is WebSocketState.CONNECTED
        ):
            await socket.close(TRY_AGAIN)


def come(table: Table, watcher: Watcher) -> None:
    """Let somebody in; the others hear of it only where it is a player who was not there."""
    was_there = table.is_here(watcher.guest)
    table.watchers.add(watcher)
    if table.is_here(watcher.guest) != was_there:
        table.tell_all()


def go(table: Table, watcher: Watcher) -> None:
    was_there = table.is_here(watcher.guest)
    table.watchers.discard(watcher)
    if table.is_here(watcher.guest) != was_there:
        table.tell_all()


def is_connected(socket: WebSocket) -> bool:
    return socket.client_state is socket.application_state is WebSocketState.CONNECTED


def say_goodbye(watchers: set[Watcher]) -> None:
    """Tell everybody that the server stops, and that it will be back."""
    for watcher in list(watchers):
        watcher.say(Closing())
        watcher.close(RESTARTING)
