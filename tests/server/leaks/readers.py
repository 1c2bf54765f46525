"""A reader in two worlds at once: everything they can ask is asked in both, and must be answered alike.

Two things are random by design, and are hidden before bytes are compared: the reader's own id, which only
they are told, and the hash of the seed. Tables have the same ids in both houses, and clocks say the same.
"""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from websockets.asyncio.client import ClientConnection

from courtyard.engine.position import Position
from courtyard.engine.terms import SPECTATOR
from tests.server.leaks.houses import TICK, WAIT, Gathering, House, Person, Terms
from tests.server.leaks.worlds import Action, Step, Worlds
from tests.server.visitors import changed

T = TypeVar("T")
Message = dict[str, Any]


class Leak(AssertionError):
    """A reader was told something by which they can tell two worlds apart, or a secret itself."""


class Heard(NamedTuple):
    """A question or an action, and the bytes that the reader got."""

    after: str
    bytes: bytes


@dataclass
class Count:
    """The number of comparisons."""

    games: int = 0
    moments: int = 0
    differing: int = 0
    steps: int = 0
    unseen: int = 0
    answers: int = 0
    bytes: int = 0
    kinds: set[str] = field(default_factory=set)


class Ear:
    """The reader in one of the worlds: a cookie, a socket, and all that came back."""

    def __init__(self, house: House, gathering: Gathering, socket: ClientConnection) -> None:
        self.house = house
        self.gathering = gathering
        self.socket = socket
        self.person: Person = gathering.reader
        seed_hash = hashlib.sha256(gathering.world.seed.encode()).hexdigest()
        self.masks = {self.person.id: "the reader's own id".center(16)[:16], seed_hash: "#" * 64}
        self.state: Message = {}
        self.heard: list[Heard] = []
        self.secrets: list[str] = []
        """After what a secret was told."""

    def note(self, after: str, told: bytes) -> None:
        self.secrets += [after for secret in self.gathering.secrets if secret.encode() in told]
        self.heard.append(Heard(after, masked(told, self.masks)))

    async def ask(self, method: str, path: str, body: Any = None) -> None:
        answer = await self.house.ask(self.person, method, path, body)
        self.note(f"{method} {path} {'' if body is None else json.dumps(body)}", answer.told)

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, after: str) -> Message:
        async with asyncio.timeout(WAIT):
            told = await self.socket.recv(decode=False)
        self.note(after, told)
        message: Message = json.loads(told)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            self.state = changed(self.state, message)
        return message

    async def hear_until(self, after: str, **told: str) -> None:
        while not told.items() <= (await self.hear(after)).items():
            pass

    async def hear_all(self, after: str) -> list[str]:
        """Hear all that was said by now: what was due at the first question comes before the second."""
        kinds = []
        # A seat that is not theirs: what is asked for it is refused, and changes nothing.
        seat = 4 if self.state.get("seat") != 4 else 3
        for _ in range(2):
            await self.say(type="propose", id="all-heard", seat=seat, version=0)
            while (message := await self.hear(after)).get("id") != "all-heard":
                kinds.append(message["type"])
        return kinds


def masked(told: bytes, masks: dict[str, str]) -> bytes:
    """Hide what is random by design, and nothing else; every mask is as long as what it hides."""
    for text, mask in masks.items():
        assert len(text) == len(mask)
        told = told.replace(text.encode(), mask.encode())
    return told


@dataclass
class Reader:
    """Somebody at a table who cannot know which of two worlds it is in."""

    ears: list[Ear]
    worlds: Worlds
    count: Count
    is_host: bool
    now: tuple[Position, Position]
    """How both worlds are now."""
    asked: int = 0

    @property
    def table(self) -> str:
        return f"/api/tables/{self.ears[0].gathering.id}"

    @property
    def seat(self) -> int | None:
        return None if self.worlds.reader == SPECTATOR else self.worlds.reader

    @property
    def version(self) -> int:
        version: int = self.ears[0].state["version"]
        return version

    def compare(self) -> None:
        """Refuse the first answer by which the reader could tell in which world they are."""
        for ear in self.ears:
            if ear.secrets:
                raise Leak(f"{ear.secrets[0]}: a secret was told")
        one, other = (ear.heard for ear in self.ears)
        for here, there in zip(one, other, strict=False):
            if here != there:
                raise Leak(f"{here.after}\n{apart(here.bytes, there.bytes)}")
        if len(one) != len(other):
            more = max(one, other, key=len)[min(len(one), len(other))]
            raise Leak(f"{more.after}: only in one world: {more.bytes!r:.300}")
        self.count.answers += len(one)
        self.count.bytes += sum(len(heard.bytes) for heard in one)
        for ear in self.ears:
            ear.heard.clear()

    async def ask(self, method: str, path: str, body: Any = None) -> None:
        self.count.kinds.add(f"{method} {kind_of(path, self.table)}")
        await both(ear.ask(method, path, body) for ear in self.ears)
        self.compare()

    async def say(self, type_: str, **message: Any) -> None:
        """Say something over the socket, and hear all that comes of it."""
        self.count.kinds.add(type_)
        self.asked += 1
        if type_ not in ("sit", "ping"):
            message = {"id": f"asked-{self.asked}", **message}
        after = f"{type_} {json.dumps(message)}"

        async def say(ear: Ear) -> None:
            await ear.say(type=type_, **message)
            if type_ == "hint":
                await ear.hear_until(after, id=message["id"])
            await ear.hear_all(after)

        await both(map(say, self.ears))
        self.compare()

    async def try_all(self, tries: list[tuple[str, Message]]) -> None:
        """Say many things that are refused and change nothing, and hear the answers."""
        messages = []
        for type_, message in tries:
            self.count.kinds.add(type_)
            self.asked += 1
            messages.append({"type": type_, "id": f"asked-{self.asked}", **message})

        async def say(ear: Ear) -> None:
            for message in messages:
                await ear.say(**message)
            await ear.hear_all(f"all of {messages}")

        await both(map(say, self.ears))
        self.compare()

    async def hear_all(self, after: str) -> list[str]:
        """Hear what happened in both worlds; give the kinds of messages, in their order."""
        kinds = await both(ear.hear_all(after) for ear in self.ears)
        self.compare()
        return kinds[0]

    @property
    def differ(self) -> bool:
        """Tell whether there is anything now that the reader may not know."""
        one, other = (list(position.cells) for position in self.now)
        return one != other

    # What happens at the table.

    async def follow(self, step: Step, nth: int) -> None:
        """Let both worlds take a step, at the same moment by the clocks."""
        for ear in self.ears:
            ear.house.time.at += TICK
        await both(self.do(*each, nth) for each in zip(self.ears, step.actions, strict=True))
        kinds = await self.hear_all(f"step {nth} {step}")
        if step.is_unseen:
            if kinds:
                raise Leak(f"step {nth} is unseen, but was followed by {kinds}")
            for path in (self.table, "/api/lobby"):
                await self.ask("GET", path)
        self.now = self.worlds.moments[nth + 1]
        self.count.steps += 1
        self.count.unseen += step.is_unseen

    async def do(self, ear: Ear, actions: list[Action], nth: int) -> None:
        """Let people choose as their browsers do, the reader over the socket or without it."""
        for number, action in enumerate(actions):
            id_ = f"action-{nth}-{number}"
            if action.seat == self.seat and nth % 2:
                version = ear.state["version"]
                await ear.say(type="choose", id=id_, seat=action.seat, version=version, option=action.option)
            else:
                await ear.house.do(ear.gathering, action, id_)

    async def take_back(self, nth: int) -> None:
        """Undo one's own last choice where that is allowed or others agree, and choose the same again."""
        step = self.worlds.steps[nth]
        if step.is_unseen or not self.ears[0].state["can_undo"]:
            return
        chosen = step.actions[0][-1]
        if chosen.seat != self.seat:
            return
        await self.say("undo", seat=self.seat, version=self.version)
        for seat in (self.ears[0].state["undo"] or {"awaits": []})["awaits"]:
            self.count.kinds.add("answer-undo")
            await both(ear.house.agree(ear.gathering, seat, f"agreed-{nth}-{seat}") for ear in self.ears)
            await self.hear_all(f"seat {seat} agreed after step {nth}")
        await self.say("choose", seat=self.seat, version=self.version, option=chosen.option)

    async def offer_end(self) -> None:
        """Offer to end the game, and hear another decline; nothing that is done unseen may end the offer."""
        if self.seat is None or self.ears[0].state["end"]:
            return
        await self.say("offer-end", seat=self.seat, version=self.version)
        for seat in (self.ears[0].state["end"] or {"awaits": []})["awaits"][:1]:
            await both(
                ear.house.decline_end(ear.gathering, seat, f"no-{self.asked}-{seat}") for ear in self.ears
            )
            await self.hear_all(f"seat {seat} plays on")


async def both(works: Iterable[Awaitable[T]]) -> list[T]:
    """Do something in both worlds, in both to its end."""
    done = await asyncio.gather(*works, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException):
            raise each
    return [each for each in done if not isinstance(each, BaseException)]


def apart(here: bytes, there: bytes) -> str:
    """Show where two answers part."""
    at = next((n for n, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), len(here))
    return "\n".join(repr(told[max(0, at - 150) : at + 100]) for told in (here, there))


def kind_of(path: str, table: str) -> str:
    """Give a path without its table and numbers."""
    rest = path.replace(table, "/api/tables/…", 1)
    return "/".join("…" if part.isdecimal() else part for part in rest.split("/"))


@asynccontextmanager
async def seated(
    houses: tuple[House, House], worlds: Worlds, terms: Terms, count: Count
) -> AsyncIterator[Reader]:
    """Set a table for each world, and let the same reader come to both."""
    async with AsyncExitStack() as stack:
        ears = []
        for house, world in zip(houses, worlds.both, strict=True):
            gathering = await house.gather(world, terms)
            socket = await stack.enter_async_context(house.socket(gathering.reader, terms.table))
            ears.append(Ear(house, gathering, socket))
            await ears[-1].hear_until("coming", type="table")
        reader = Reader(ears, worlds, count, terms.host == terms.reader, worlds.moments[0])
        await reader.say("sit", seat=reader.seat, changes=True, film=True)
        count.games += 1
        yield reader
