"""Sockets: everybody at a table is pushed what they may see, and players choose.

A state replaces the one before, so a slow reader is never sent more than the latest; answers, which cannot be
left out, wait in a short queue, and who does not fetch even that is closed and comes back.
"""

import asyncio
from collections import deque
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from courtyard.server.border.capacity import Crowd
from courtyard.server.border.guard import log_refusal
from courtyard.server.ground.buckets import Kind
from courtyard.server.ground.messages import Seat
from courtyard.server.ground.metrics import REFUSALS
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import (
    Advice,
    AnswerEnd,
    AnswerUndo,
    ChatLine,
    ChatNews,
    Choose,
    Closing,
    Done,
    EndOffered,
    FromClient,
    FromServer,
    Go,
    Hint,
    OfferEnd,
    Ping,
    Pong,
    Proposal,
    Propose,
    Refused,
    Say,
    Sit,
    TableNews,
    Undo,
    UndoAsked,
)
from courtyard.server.rooms import Rooms
from courtyard.server.tables.presenter import at_rest
from courtyard.server.tables.registry import own_seat
from courtyard.server.tables.table import Table

log = structlog.get_logger()
LONGEST_QUEUE = 64
MOST_QUEUED = 1024 * 1024
"""Most bytes waiting for a reader; one longer message may wait alone."""
REST = 0.2
"""Seconds between two states while bots choose: moves in quick succession are shown together."""
MOST_HINTS = 4
"""Pending hints at which nothing else is read from a socket."""
GRACE = 5
"""Seconds a reader has to take the rest before the connection is closed."""
RESTARTING = 1012
TRY_AGAIN = 1013
SIGNED_OUT = 4001
NOT_FOUND = 4004
NOT_NOW = (429, 503)

MOST_HURRIED = 30
"""Messages in a row that came too fast, after which a socket is closed."""
BUCKETS: dict[type, tuple[Kind, ...]] = {Hint: ("thought",), Say: ("chat",)}
"""Buckets of some messages besides those of every message."""

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


class Watcher:
    """Somebody at a table: a socket, and from where they look."""

    def __init__(
        self,
        rooms: Rooms,
        table: Table,
        guest: str | None,
        socket: WebSocket,
        address: str | None = None,
        session: bytes | None = None,
    ) -> None:
        self.rooms = rooms
        self.table = table
        self.guest = guest
        self.socket = socket
        self.address = address
        self.session = session
        self.seat: int | None = None
        self.is_seated = False
        self.hears_chat = False
        self.is_answering = False
        self.wants_changes = False
        self.wants_film = False
        self.wants_grace = False
        self.serial = 0
        """The number of the state that was sent last."""
        self.shown: tuple[Any, ...] = ()
        """The table from outside, as it was told last."""
        self._queue: deque[bytes] = deque()
        self._queued = 0
        """Bytes in the queue."""
        self._news = asyncio.Event()
        self._is_stale = False
        self._rests_until = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        """Ends a rest in which something new was to be seen."""
        self._code: int | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._hurried = 0
        self.gone = asyncio.Event()
        """Set when the client does not even take the goodbye and is cut off."""

    # From the server to the client.

    def wake(self) -> None:
        """Let the latest state be sent, now or at the end of a rest."""
        self._is_stale = True
        if self._alarm is None or not self._is_patient():
            self._news.set()

    def _is_patient(self) -> bool:
        """Tell whether bots choose now, one after the other, and this seat only looks on."""
        return bool(self.table.bots_due) and self.seat not in self.table.deciding

    def _end_rest(self) -> None:
        self._alarm = None
        self._news.set()

    def say(self, message: FromServer) -> None:
        """Send something that must not be left out."""
        if isinstance(message, Refused):
            REFUSALS.labels(message.code).inc()
        said = encoder.encode(message)
        is_too_much = self._queued > 0 and self._queued + len(said) > MOST_QUEUED
        if len(self._queue) >= LONGEST_QUEUE or is_too_much:
            self.close(TRY_AGAIN)
            return
        self._queue.append(said)
        self._queued += len(said)
        self._news.set()

    def hear_chat(self, lines: list[ChatLine]) -> None:
        """Send what was just said, to those who were told what was said before."""
        if self.hears_chat:
            self.say(ChatNews(lines))

    def close(self, code: int = TRY_AGAIN) -> None:
        """End the connection; the client comes back and gets the latest state."""
        if self._code is None:
            self._code = code
            self._news.set()
            asyncio.get_running_loop().call_later(GRACE, self.gone.set)

    def sign_out(self) -> None:
        """End the connection of a session that has ended; until it is closed it is nobody's."""
        was_there = self.table.is_here(self.guest)
        self.guest = self.seat = None
        announce(self.table, self, was_there)
        self.close(SIGNED_OUT)

    async def send_all(self) -> None:
        if self.rooms.store.is_shared:  # Who was at another server just now sees nothing older here.
            await self.rooms.tables.catch_up([self.table.id])
        while True:
            await self._news.wait()
            self._news.clear()
            answers = len(self._queue)
            texts = [said.decode() for said in self._queue]
            if self._is_stale and self._code is None:
                if answers and self.table.lock.locked():
                    self._news.set()  # Answers need not wait for whatever is done at the table.
                else:
                    texts += await self.latest_in_time()
            for nth, text in enumerate(texts, 1):
                await self._send(text, more=nth < len(texts))
                if nth <= answers:
                    self._queued -= len(self._queue.popleft())
            if self._code is not None:
                if is_connected(self.socket):
                    await self.socket.close(self._code)
                return

    async def latest_in_time(self) -> list[str]:
        """Give the latest state; where bots choose one after the other, not after each of their choices."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._rests_until and self._is_patient():
            self._alarm = self._alarm or loop.call_at(self._rests_until, self._end_rest)
            return []
        texts = await self.latest()
        self._rests_until = loop.time() + REST
        return texts

    async def latest(self) -> list[str]:
        """Give how the table stands now: its seats where they changed, and what the seat sees."""
        texts: list[str] = []
        async with self.table.lock:
            if self._code is not None:
                return []  # Sent away while waiting: the table may not be as the store has it.
            self._is_stale = False
            table, seats = self.table, self.table.seats(self.guest)
            outside = from_outside(table, seats)
            if outside != self.shown:
                self.shown = outside
                texts.append(encoder.encode(TableNews(table.info(self.guest))).decode())
            if self.seat is not None and table.places[self.seat].guest != self.guest:
                self.seat, self.serial = None, 0  # Somebody else sits there now.
            if table.match is not None and self.is_seated:
                onlooker = self.seat, self.guest if table.is_player(self.guest) else None
                state, self.serial = table.presenter.text(
                    onlooker, seats, self.serial, self.wants_changes, self.wants_film
                )
                texts.append(state)
        return [text for text in texts if text]

    async def _send(self, text: str, more: bool = False) -> None:
        """Send a text, or let it be sent together with the next one."""
        if not is_connected(self.socket):
            raise WebSocketDisconnect
        await self.socket.send({"type": "websocket.send", "text": text, "more": more})

    # From the client to the server.

    async def hear_all(self) -> None:
        while True:
            text = await self.socket.receive()
            if text["type"] == "websocket.disconnect":
                return
            self.is_answering = True
            await self.hear(text.get("text") or text.get("bytes") or b"")
            self.is_answering = False

    async def hear(self, text: str | bytes) -> None:
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if self.is_in_time(None, "message"):
                self.say(Refused(None, "bad-message", {"why": str(error)}))
            return
        id_ = None if isinstance(message, (Sit, Ping)) else message.id
        if not self.is_in_time(id_, "message", *BUCKETS.get(type(message), ())):
            return
        if isinstance(message, Hint) and len(self._hints) < MOST_HINTS:
            hint = asyncio.ensure_future(self.answer(message))  # Nobody has to wait for it to choose.
            self._hints.add(hint)
            hint.add_done_callback(self._hints.discard)
        else:
            await self.answer(message)

    def is_in_time(self, id_: str | None, *kinds: Kind) -> bool:
        """Tell whether a message may be read now; a client that keeps sending too fast is closed."""
        try:
            for kind in kinds:
                self.rooms.buckets.take(kind, self.guest, self.address)
        except Refusal as refusal:
            self._hurried += 1
            log_refusal(self.rooms.buckets, refusal.code, "socket", self.address)
            if self._hurried > MOST_HURRIED:
                self.close(TRY_AGAIN)
            else:
                self.say(Refused(id_, refusal.code, refusal.args_of_sentence))
            return False
        self._hurried = 0
        return True

    async def answer(self, message: FromClient) -> None:
        try:
            answer = await self.follow(message)
            if answer is not None:
                self.say(answer)
        except Refusal as refusal:
            id_ = None if isinstance(message, (Sit, Ping)) else message.id
            log_refusal(self.rooms.buckets, refusal.code, "socket", self.address)
            self.say(Refused(id_, refusal.code, refusal.args_of_sentence))
            if refusal.code == "stale":
                self.serial = 0
                self.wake()

    def forget_hints(self) -> None:
        """Stop waiting for hints; a client that comes back and asks again finds them."""
        for hint in self._hints:
            hint.cancel()

    async def follow(
        self, message: FromClient
    ) -> Done | UndoAsked | EndOffered | Proposal | Advice | Pong | None:
        rooms, guest, id_ = self.rooms, self.guest, self.table.id
        match message:
            case Choose():
                return await rooms.turns.choose(guest, id_, message, self.wants_grace)
            case Undo():
                return await rooms.turns.undo(guest, id_, message)
            case AnswerUndo():
                return await rooms.turns.answer_undo(guest, id_, message)
            case OfferEnd():
                return await rooms.turns.offer_end(guest, id_, message)
            case AnswerEnd():
                return await rooms.turns.answer_end(guest, id_, message)
            case Go():
                return await rooms.turns.go(guest, id_, message)
            case Propose():
                return await rooms.turns.propose(guest, id_, message)
            case Hint():
                return await rooms.hints.give(guest, id_, message)
            case Say():
                await rooms.chat.say(guest, id_, message)
                return Done(message.id, self.table.versions.get(message.seat, 0))
            case Ping():
                return Pong()
            case Sit():
                await self.sit(message)
        return None

    async def sit(self, wish: Sit) -> None:
        """Look at the table from here on from a seat of one's own, or as a spectator."""
        if wish.seat is not None:
            own_seat(self.table, self.guest, wish.seat)
        self.seat, self.is_seated = wish.seat, True
        self.wants_changes, self.wants_film, self.wants_grace = wish.changes, wish.film, wish.grace
        self.serial, self.shown = 0, ()
        self.hears_chat = False
        self.wake()
        async with self.table.lock:  # Nothing is said between what is told now and what is told later.
            lines = await self.rooms.chat.latest(self.table)
            self.hears_chat = True
            self.hear_chat(lines)


async def attend(
    rooms: Rooms,
    id_: str,
    guest: str | None,
    socket: WebSocket,
    watchers: set[Watcher],
    address: str | None = None,
    session: bytes | None = None,
    crowd: Crowd | None = None,
) -> None:
    """Serve one socket from its first message to its last; as long as that takes it counts in the crowd."""
    await socket.accept()
    if crowd is None:
        crowd = Crowd(rooms.most_sockets)
    try:
        with crowd.entering(guest, address):
            tables = rooms.tables
            while tables.live.get(id_) is not (table := await tables.get(id_)):
                pass  # Let go while this socket was waiting for it.
            crowd.check(guest, table.is_player(guest))
            await watch(Watcher(rooms, table, guest, socket, address, session), watchers)
    except Refusal as refusal:
        refused = Refused(None, refusal.code, refusal.args_of_sentence)
        REFUSALS.labels(refusal.code).inc()
        await socket.send_text(encoder.encode(refused).decode())
        await socket.close(TRY_AGAIN if refusal.status in NOT_NOW else NOT_FOUND)


async def watch(watcher: Watcher, watchers: set[Watcher]) -> None:
    """Let somebody look at a table until they go."""
    rooms, table, socket = watcher.rooms, watcher.table, watcher.socket
    come(table, watcher)
    watchers.add(watcher)
    watcher.wake()
    works = (watcher.hear_all(), watcher.send_all(), watcher.gone.wait())
    tasks = {asyncio.ensure_future(work) for work in works}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.error("socket-failed", table=table.id, why=str(error), exc_info=error)
    finally:
        for task in tasks:
            task.cancel()
        watcher.forget_hints()
        watchers.discard(watcher)
        go(table, watcher)
        rooms.tables.let_go(table)
        if is_connected(socket):
            await socket.close(TRY_AGAIN)


def from_outside(table: Table, seats: list[Seat]) -> tuple[Any, ...]:
    """Give what of a table is news when it changes: that a clock runs is, how much is left on it is not."""
    return (
        at_rest(seats),
        [place.claim for place in table.places],
        (table.host, table.stage, table.listed, table.rematch, table.webhook),
        table.onlookers + table.elsewhere.onlookers,
    )


def come(table: Table, watcher: Watcher) -> None:
    """Let somebody in; all hear of a player who was not there, and the players of a spectator."""
    was_there = table.is_here(watcher.guest)
    table.watchers.add(watcher)
    announce(table, watcher, was_there)


def go(table: Table, watcher: Watcher) -> None:
    was_there = table.is_here(watcher.guest)
    table.watchers.discard(watcher)
    announce(table, watcher, was_there)


def announce(table: Table, watcher: Watcher, was_there: bool) -> None:
    """Say who came or went; a crowd that looks on is not told of each of its own."""
    for concerned in watcher.rooms.tables.attended:
        concerned(table)
    if table.is_here(watcher.guest) != was_there:
        table.wake_watchers()
    elif not table.is_player(watcher.guest):
        for other in table.watchers:
            if table.is_player(other.guest):
                other.wake()


def is_connected(socket: WebSocket) -> bool:
    return socket.client_state is socket.application_state is WebSocketState.CONNECTED


def say_goodbye(watchers: set[Watcher]) -> None:
    """Tell everybody that the server stops, and that it will be back."""
    for watcher in list(watchers):
        watcher.say(Closing())
        watcher.close(RESTARTING)
