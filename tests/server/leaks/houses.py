"""Two real servers, one for each world: real stores, real sockets, and a clock that says the same in both."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from sqlalchemy import Connection, update
from websockets.asyncio.client import connect

from courtyard.engine.terms import SPECTATOR
from courtyard.server.border.app import Courtyard, make_app
from courtyard.server.border.guard import COOKIE
from courtyard.server.ground.messages import Agreement
from courtyard.server.ground.settings import Settings
from courtyard.server.rooms import Rooms
from courtyard.server.serve import listen
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.clocks import wind
from courtyard.server.tables.table import Place, Table
from tests.server.evenings import TimeOfDay
from tests.server.leaks.worlds import Action, World

WAIT = 300
TICK = 1.0
"""The seconds from step to step, in both houses."""
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@dataclass(frozen=True)
class Person:
    """A guest with a cookie, and what nobody else may hear of them."""

    id: str
    token: str
    email: str
    code: str

    @property
    def secrets(self) -> list[str]:
        return [self.id, self.token, self.email, self.code]


@dataclass
class Gathering:
    """The table of a world in its house: who sits there, and what its readers may not hear."""

    world: World
    id: str
    people: dict[int, Person]
    reader: Person
    elsewhere: str
    """A table that is only there to stand before or after this one in the lobby."""
    secrets: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Terms:
    """The table settings beside the rules, equal in both worlds."""

    table: str
    reader: int
    host: int
    agreement: Agreement
    webhook: str
    claim: str


class Answer(NamedTuple):
    """An answer, byte for byte as it came."""

    head: bytes
    body: bytes

    @property
    def told(self) -> bytes:
        return self.head + self.body

    @property
    def status(self) -> int:
        return int(self.head.split(b" ", 2)[1])

    @property
    def token(self) -> str:
        """The cookie that came with it."""
        return self.head.split(b"set-cookie: %s=" % COOKIE.encode())[1].split(b";")[0].decode()

    def json(self) -> Any:
        return json.loads(self.body)


class Wire:
    """A connection over which requests go and answers come, as bytes."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str | None, body: Any = None) -> Answer:
        """Ask, and read the answer to its end."""
        if self.ends is None:
            self.ends = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.ends
        sent = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", f"content-length: {len(sent)}"]
        if token is not None:
            lines.append(f"cookie: {COOKIE}={token}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + sent)
        async with asyncio.timeout(WAIT):
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            return Answer(head, await reader.readexactly(int(length.partition(b":")[2])))

    async def close(self) -> None:
        if self.ends is not None:
            self.ends[1].close()
            await self.ends[1].wait_closed()


class House:
    """A server with its store, reached over the network as any other."""

    def __init__(self, folder: Path) -> None:
        self.time = TimeOfDay()
        settings = Settings(patience=1e6, processes=1, tries=1, limits=0)
        folder.mkdir(parents=True)
        self.rooms = Rooms(f"sqlite:///{folder / 'courtyard.db'}", settings, self.time)
        self.courtyard = Courtyard(self.rooms)
        config = uvicorn.Config(
            make_app(self.courtyard),
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_keep_alive=10 * WAIT,
            lifespan="off",  # No timer looks at the clocks, so that a test may let time pass as it likes.
        )
        self.listening = listen("127.0.0.1", 0)
        self.server = uvicorn.Server(config)
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.wire = Wire(self.listening.getsockname()[1])
        self.people: dict[str, Person] = {}

    async def ask(self, person: Person, method: str, path: str, body: Any = None) -> Answer:
        return await self.wire.ask(method, path, person.token, body)

    def socket(self, person: Person, table: str) -> connect:
        headers = {"Cookie": f"{COOKIE}={person.token}"}
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(url, additional_headers=headers, compression=None, max_size=None)

    # Who comes, and to which table.

    async def welcome(self, name: str, email: str) -> Person:
        """Let somebody in who has all that a guest can have."""
        answer = await self.wire.ask("GET", "/api/me", None)
        me, token = answer.json(), answer.token

        def write(connection: Connection) -> None:
            there = schema.guests.c.id == me["id"]
            known = {"name": name, "email": email, "email_confirmed": True}
            connection.execute(update(schema.guests).where(there).values(known))

        await self.rooms.store.do(write)
        person = Person(me["id"], token, email, "")
        code: str = (await self.ask(person, "POST", "/api/me/code", {})).json()["code"]
        return replace(person, code=code)

    async def regular(self, name: str) -> Person:
        """Somebody who sits at many tables; who reads comes to one alone, so that their lobby stays short."""
        if name not in self.people:
            self.people[name] = await self.welcome(name, f"{name}@regulars.example")
        return self.people[name]

    async def gather(self, world: World, terms: Terms) -> Gathering:
        """Set the table of a world, with everybody in their seats."""
        automated_seats = world.game.automated_seats(world.match.options)
        seats = range(world.match.position.seats())
        name = "Onlooker" if terms.reader == SPECTATOR else NAMES[terms.reader]
        reader = await self.welcome(name, "reader@readers.example")
        people = {
            seat: reader if seat == terms.reader else await self.regular(NAMES[seat])
            for seat in seats
            if seat not in automated_seats
        }
        gathering = Gathering(world, terms.table, people, reader, f"{terms.table}+")
        places = [
            Place("person", guest=people[seat].id, name=NAMES[seat], used_claim_hash=b"used")
            if seat in people
            else Place("rules")
            for seat in seats
        ]
        host = people[terms.host]
        table = self.table(gathering.id, world, host, places, terms)
        table.stage, table.seed, table.written = "playing", world.seed, world.written
        table.webhook = terms.webhook
        table.begin()
        wind(table)
        # Moved a little later than the game, and by nobody again: the lobby has it first until they choose.
        claimed = Place("open", claim=terms.claim)
        mine = Place("person", guest=reader.id)
        other = self.table(gathering.elsewhere, world, host, [mine, claimed], terms)
        other.moved += TICK / 2

        def write(connection: Connection) -> None:
            rows.insert_table(connection, table)
            rows.insert_table(connection, other)

        await self.rooms.store.do(write)
        others = [person for person in people.values() if person != reader]
        gathering.secrets = [secret for person in others for secret in person.secrets]
        gathering.secrets += [world.seed, reader.token, reader.code]
        if host != reader:
            gathering.secrets += [terms.webhook, terms.claim]
        return gathering

    def table(self, id_: str, world: World, host: Person, places: list[Place], terms: Terms) -> Table:
        return Table(
            id=id_,
            game_name=world.game.name,
            options=world.match.options,
            host=host.id,
            listed=False,
            stage="gathering",
            seed=None,
            created=self.time.at,
            moved=self.time.at,
            places=places,
            agreement=terms.agreement,
            now=self.time,
        )

    async def do(self, gathering: Gathering, action: Action, id_: str) -> None:
        """Let a person do something as their browser would; which version they know is nobody's business."""
        person = gathering.people[action.seat]
        body: dict[str, Any] = {"id": id_, "seat": action.seat, "version": 0}
        if action.kind == "choose":
            body["option"] = action.option
        await self.insist(person, gathering.id, "choices" if action.kind == "choose" else "undo", body)

    async def agree(self, gathering: Gathering, seat: int, id_: str) -> None:
        """Let a person agree to what the reader asks to undo."""
        body = {"id": id_, "seat": seat, "version": 0, "agree": True}
        await self.insist(gathering.people[seat], gathering.id, "undo/answer", body)

    async def decline_end(self, gathering: Gathering, seat: int, id_: str) -> None:
        """Let a person play on whom the reader offers to end the game."""
        body = {"id": id_, "seat": seat, "version": 0, "agree": False}
        await self.insist(gathering.people[seat], gathering.id, "end/answer", body)

    async def insist(self, person: Person, table: str, what: str, body: dict[str, Any]) -> None:
        """Ask for something with any version, and then with the right one."""
        path = f"/api/tables/{table}/{what}"
        answer = await self.ask(person, "POST", path, body)
        if answer.status == 409 and answer.json()["code"] == "stale":
            body["version"] = answer.json()["args"]["version"]
            answer = await self.ask(person, "POST", path, body)
        assert answer.status == 200, (what, body, answer.told)


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    house = House(folder)
    serving = asyncio.ensure_future(house.server.serve(sockets=[house.listening]))
    async with asyncio.timeout(WAIT):
        while not house.server.started:
            await asyncio.sleep(0.01)
    try:
        yield house
    finally:
        await house.wire.close()
        house.server.should_exit = True
        await serving
        await house.rooms.close()
