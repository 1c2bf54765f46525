"""A crowd at a server: people who play and people who look on, and all that they heard."""

import asyncio
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from courtyard.server.store.databases import parsed
from tests.server.visitors import Served, Visitor

Message = dict[str, Any]
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "heuristic"}] * 3]
TABLES_EACH = 25
"""At so many tables one guest plays."""
AT_ONCE = 50
"""The number of sockets that are opened at a time."""
PATIENCE = 300.0
FIRST_WAIT = 0.4
LONGEST_WAIT = 15.0
"""How long somebody waits who was sent away, as the browser's client does."""


@dataclass
class Record:
    """The messages that all clients received."""

    waits: list[float] = field(default_factory=list)
    """How long each choice took to be acknowledged."""
    sent: dict[str, str] = field(default_factory=dict)
    """The table of every choice that was sent, by its id."""
    acknowledged: set[str] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)
    """How often something was refused, by code."""
    closed: Counter[str] = field(default_factory=Counter)
    """How often a connection ended that nobody here had closed."""
    states: int = 0
    games: int = 0
    here: int = 0
    most_here: int = 0
    """The highest number of sockets that were open at once."""
    expected: int = 0
    early: int = 0
    """The number of choices acknowledged before all expected clients were connected."""

    def come(self, change: int) -> None:
        self.here += change
        if self.most_here < self.expected == self.here:
            self.early = len(self.waits)
        self.most_here = max(self.most_here, self.here)


class Party:
    """A table with one person, three bots and some who look on; after the game they play again."""

    def __init__(self, visitor: Visitor, record: Record, think: float, until: float) -> None:
        self.visitor = visitor
        self.record = record
        self.think = think
        self.until = until
        self.table = ""
        self.is_over = asyncio.Event()
        self.latest: Message | None = None
        self.pending: Message | None = None
        self.sent_at = 0.0
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
        self.headers = {"Cookie": cookies}
        self.base = visitor.served.url.replace("http", "ws", 1)

    @property
    def has_time(self) -> bool:
        return time.time() < self.until

    async def open_table(self) -> None:
        """Open a table, again and again where the server is too busy."""
        wish = {"game": "gugong", "options": {"players": 4}, "seats": SEATS}
        wait = FIRST_WAIT
        while True:
            try:
                response = await asyncio.to_thread(self.visitor.http.post, "/api/tables", json=wish)
            except httpx.HTTPError as error:
                self.record.closed[type(error).__name__] += 1
            else:
                if response.status_code == 200:
                    break
                self.record.refused[f"http {response.status_code}"] += 1
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        self.table, self.latest, self.pending = response.json()["id"], None, None
        self.is_over.set()
        self.is_over = asyncio.Event()

    # Connections.

    async def stay(self, seat: int | None) -> None:
        """Be at the table until the time is over; who is sent away or cut off comes back."""
        wait = FIRST_WAIT
        await asyncio.sleep(random.uniform(0, 1))
        while self.has_time:
            if await self.visit(seat):
                wait = FIRST_WAIT
            else:
                await asyncio.sleep(min(wait * random.uniform(0.7, 1.3), max(0.0, self.until - time.time())))
                wait = min(2 * wait, LONGEST_WAIT)

    async def visit(self, seat: int | None) -> bool:
        """Connect once and stay as long as it goes; tell whether one was let in."""
        address = f"{self.base}api/tables/{self.table}/socket"
        was_let_in = False
        try:
            async with connect(
                address,
                additional_headers=self.headers if seat is not None else {},
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            ) as socket:
                first = msgspec.json.decode(await socket.recv())
                if first["type"] == "problem":
                    self.record.refused[first["code"]] += 1
                    await socket.recv()  # The goodbye.
                was_let_in = True
                self.record.come(1)
                try:
                    await socket.send(json.dumps({"type": "sit", "seat": seat}))
                    await (self.look_on(socket) if seat is None else self.play(socket))
                finally:
                    self.record.come(-1)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else "without a word"
            self.record.closed[str(code)] += 1
        except (InvalidHandshake, OSError, TimeoutError) as error:
            self.record.closed[type(error).__name__] += 1
        return was_let_in

    async def look_on(self, socket: ClientConnection) -> None:
        """Read all that is said, until there is another table or the time is over."""
        reading = asyncio.ensure_future(read_all(socket))
        ending = asyncio.ensure_future(self.is_over.wait())
        left = max(0.1, self.until - time.time())
        try:
            await asyncio.wait({reading, ending}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()
        finally:
            reading.cancel()
            ending.cancel()
            await asyncio.gather(reading, ending, return_exceptions=True)

    # Playing.

    async def play(self, socket: ClientConnection) -> None:
        self.latest = None
        if self.pending is not None:  # Sent before the connection was cut: the same id again.
            await self.send(socket, self.pending)
        while (state := await self.turn(socket)) is not None:
            if state["stage"] == "over":
                self.record.games += 1
                await self.open_table()
                return
            await asyncio.sleep(random.expovariate(1 / self.think))
            if self.has_time:
                await self.choose(socket, state)

    async def hear(self, socket: ClientConnection) -> Message:
        message: Message = msgspec.json.decode(await socket.recv())
        if message["type"] == "state":
            self.record.states += 1
            self.latest = message
        return message

    async def turn(self, socket: ClientConnection) -> Message | None:
        """Wait until it is this person's turn or the game is over; nothing when the time is over."""
        while self.latest is None or not (self.latest["decision"] or self.latest["stage"] == "over"):
            try:
                await asyncio.wait_for(self.hear(socket), max(0.1, self.until - time.time()))
            except TimeoutError:
                return None
        return self.latest if self.has_time else None

    async def choose(self, socket: ClientConnection, state: Message) -> None:
        option = random.choice(state["decision"]["options"])["option"]
        id_ = f"{random.getrandbits(60):x}"
        self.record.sent[id_] = self.table
        self.sent_at = time.perf_counter()
        self.pending = {"type": "choose", "id": id_, "seat": 0, "version": state["version"], "option": option}
        await self.send(socket, self.pending)

    async def send(self, socket: ClientConnection, wish: Message) -> None:
        """Send a choice, and wait for its answer and for what it led to."""
        await socket.send(json.dumps(wish))
        answer: Message = {}
        while answer.get("id") != wish["id"]:
            answer = await self.hear(socket)
        self.pending = None
        if answer["type"] != "done":
            self.record.refused[answer["code"]] += 1
            self.latest = None if answer["code"] == "stale" else self.latest
            return
        self.record.waits.append(time.perf_counter() - self.sent_at)
        self.record.acknowledged.add(wish["id"])
        while self.latest is None or self.latest["version"] < answer["version"]:
            await self.hear(socket)


async def read_all(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def gather_crowd(
    servers: list[Served], record: Record, tables: int, sockets: int, think: float, seconds: float
) -> list[Party]:
    """Open all tables; give the parties, whose time begins now."""
    visitors = [Visitor(servers[nth % len(servers)]) for nth in range(-(-tables // TABLES_EACH))]
    parties = [Party(visitors[nth % len(visitors)], record, think, 0.0) for nth in range(tables)]
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(party.open_table() for party in parties[first : first + AT_ONCE]))
    for party in parties:
        party.until = time.time() + seconds
    return parties


async def play_all(parties: list[Party], sockets: int) -> None:
    """Let everybody come, some at a time, and stay until the time is over."""
    places: list[tuple[Party, int | None]] = [(party, 0) for party in parties]
    places += [(parties[nth % len(parties)], None) for nth in range(sockets - len(parties))]
    there: list[asyncio.Task[None]] = []
    for first in range(0, len(places), AT_ONCE):
        there += [asyncio.ensure_future(party.stay(seat)) for party, seat in places[first : first + AT_ONCE]]
        await asyncio.sleep(0.1)
    await asyncio.gather(*there)


# Afterwards.


def lost_or_twice(database: str, record: Record) -> list[str]:
    """Compare the journals with what was acknowledged: say what is wrong."""
    url = parsed(database)
    if url.get_backend_name() != "sqlite":
        url = url.set(drivername="postgresql+psycopg")
    engine = create_engine(url)
    numbers: dict[str, list[int]] = defaultdict(list)
    times: Counter[tuple[str, str]] = Counter()
    with engine.connect() as connection:
        for table, number, id_ in connection.execute(text('SELECT "table", number, id FROM deeds')):
            numbers[table].append(number)
            times[(table, id_)] += 1
    engine.dispose()
    return [*gaps(numbers), *missing(record, times)]


def gaps(numbers: dict[str, list[int]]) -> Iterable[str]:
    for table, found in numbers.items():
        if sorted(found) != list(range(len(found))):
            yield f"the journal of {table} has gaps"


def missing(record: Record, times: Counter[tuple[str, str]]) -> Iterable[str]:
    for id_, table in record.sent.items():
        kept = times[(table, id_)]
        if kept > 1:
            yield f"{id_} at {table} counted {kept} times"
        if id_ in record.acknowledged and not kept:
            yield f"{id_} at {table} was acknowledged and is lost"
