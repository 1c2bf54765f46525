"""One ordeal: people play and everything is killed; then there is peace, and all is checked."""

import asyncio
import json
import random
import re
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx

from tests.server.history.checker import Finding, check
from tests.server.history.faults import ON_PURPOSE
from tests.server.history.journals import Journal, read_journals
from tests.server.history.nemesis import Nemesis, Rage
from tests.server.history.players import Device, Manner
from tests.server.history.processes import PATIENCE, Kept, Nursery
from tests.server.history.proxy import Proxy, Weather
from tests.server.history.record import History, Message, Refused, Sent, now

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@dataclass(frozen=True)
class Party:
    """A kind of table: who sits where, and how many devices look at it from each seat."""

    game: str
    seats: tuple[Message, ...]
    devices: tuple[int | None, ...]
    clock: Message = field(default_factory=dict)
    opening: int = 0
    """The number of choices before the first fault."""


PARTIES = (
    # Somebody with two devices, who are in each other's way.
    Party("gugong", (ME, OPEN), (0, 0, 1, None)),
    # Both choose at once, which they do from the 39th choice on.
    Party("kingdom", (ME, OPEN), (0, 1, None), opening=38),
    Party("gugong", (ME, OPEN, BOT), (0, 1)),
    Party("kingdom", (ME, BOT), (0,)),
    Party("gugong", (ME, OPEN), (0, 1), {"kind": "live", "bank": 7200, "increment": 0}),
)


@dataclass(frozen=True)
class Trial:
    """The plan of an ordeal: players, faults and duration."""

    url: str
    folder: Path
    seconds: float
    seed: str = "1"
    servers: int = 1
    workers: int = 0
    fault: str = ""
    parties: tuple[Party, ...] = PARTIES
    weather: Weather = field(default_factory=Weather)
    rage: Rage = field(default_factory=Rage)
    manner: Manner = field(default_factory=Manner)
    patience: float = 60.0
    """The seconds without faults in which all clients see the end."""
    is_impatient: bool = False
    """Whether it ends as soon as a broken promise is found."""


@dataclass
class Outcome:
    """The findings of an ordeal, and how much was tried."""

    findings: list[Finding]
    figures: dict[str, int | float]
    history: History
    journals: dict[str, Journal]
    seconds: float
    """From the first kill to the last look."""

    def told(self) -> str:
        lines = [f"{number:>10,}  {what}" for what, number in self.figures.items()]
        lines += [f"NOT KEPT    {finding}" for finding in self.findings] or ["    none    promises broken"]
        return "\n".join(lines)


Looked = tuple[list[Finding], dict[str, Journal]]


class Ordeal:
    """A trial while it lasts."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.history = History()
        self.luck = random.Random(f"{trial.seed}:ordeal")
        trial.folder.mkdir(parents=True, exist_ok=True)
        common = ["--database", trial.url]
        serve = ["serve", "--port", "0", *common]
        if trial.workers:
            serve += ["--bots", "elsewhere"]
        lives = [(f"server-{nth}", serve) for nth in range(trial.servers)]
        lives += [(f"worker-{nth}", ["worker", *common]) for nth in range(trial.workers)]
        self.nursery = Nursery()
        self.processes = [
            Kept(name, words, trial.fault, trial.folder, self.history, self.nursery) for name, words in lives
        ]
        self.proxy = Proxy(self.ports, trial.weather, trial.seed)
        self.nemesis = Nemesis(self.processes, self.proxy, trial.url, trial.folder, trial.rage, trial.seed)
        self.devices: list[Device] = []
        self.began = now()
        self._parties: dict[str, Party] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._port = 0

    def ports(self) -> list[int]:
        return [process.port for process in self.processes if process.port]

    async def run(self) -> Outcome:
        """Go through all of it; give what was found."""
        await self.nursery.open()
        try:
            await self.processes[0].start()  # Alone at first: it brings the database to its schema.
            await asyncio.gather(*(process.start() for process in self.processes[1:]))
            self._port = await self.proxy.open()
            async with httpx.AsyncClient(timeout=10, trust_env=False) as http:
                await asyncio.gather(*(self.open(http, party) for party in self.trial.parties))
                self.began = now()
                self.nemesis.begin()
                findings, journals = await self.play(http)
            if not findings:
                findings, journals = await self.make_peace()
            seconds = now() - self.began
            return Outcome(findings, self.figures(journals, seconds), self.history, journals, seconds)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            if self._port:
                await self.proxy.close()
            await asyncio.gather(*(process.close() for process in self.processes))
            await self.nursery.close()

    async def play(self, http: httpx.AsyncClient) -> Looked:
        """Let trouble last; where a game is over, others begin one. The impatient look what is found."""
        replaced: set[str] = set()
        until = self.began + self.trial.seconds
        while now() < until:
            await asyncio.sleep(0.2)
            for task in self._tasks:
                if task.done():
                    task.result()  # A device that failed is a fault of this test.
            for device in self.devices:
                if device.is_over and device.table not in replaced:
                    replaced.add(device.table)
                    await self.open(http, self._parties[device.table])
            if self.trial.is_impatient:
                findings, journals = await self.look()
                if certain := [finding for finding in findings if finding.check in CERTAIN]:
                    await self.nemesis.end()
                    return certain, journals
        return [], {}

    # Tables.

    async def open(self, http: httpx.AsyncClient, party: Party) -> None:
        """Open a table, let everybody sit down, and give them their devices."""
        seats = party.seats
        guests: dict[int, str] = {}
        for seat, who in enumerate(seats):
            if who is not BOT:
                guests[seat] = await self.welcome(http)
        agreement = {"clock": party.clock, "away": "wait"} if party.clock else {}
        wish = {"game": party.game, "options": {"players": len(seats)}, "seats": list(seats)}
        info = await self.ask(http, "/api/tables", guests[0], {**wish, "agreement": agreement})
        table = info["id"]
        for seat, claim in info["claims"].items():
            await self.ask(http, f"/api/tables/{table}/seats/{seat}", guests[int(seat)], {"claim": claim})
        if info["claims"]:
            await self.ask(http, f"/api/tables/{table}/start", guests[0], {})
        self._parties[table] = party
        await self.play_opening(http, table, guests, party.opening)
        for place in party.devices:
            name = f"d{len(self.devices)}"
            cookie = "" if place is None else guests[place]
            luck = f"{self.trial.seed}:{name}"
            device = Device(name, cookie, table, place, self.history, self.trial.manner, luck)
            self.devices.append(device)
            self._tasks.append(asyncio.ensure_future(device.play(self._port)))

    async def play_opening(
        self, http: httpx.AsyncClient, table: str, guests: dict[int, str], choices: int
    ) -> None:
        """Let people choose by requests, and not by sockets, until the game is where it is wanted."""
        seat = 0
        for nth in range(choices):
            state = await self.ask(http, f"/api/tables/{table}/seats/{seat}/state", guests[seat])
            if seat not in state["deciding"]:
                seat = state["deciding"][0]
                state = await self.ask(http, f"/api/tables/{table}/seats/{seat}/state", guests[seat])
            option, id_ = self.luck.choice(state["decision"]["options"])["option"], f"opening-{nth}"
            wish = {"type": "choose", "id": id_, "seat": seat, "version": state["version"], "option": option}
            self.history.add(Sent(now(), "opening", table, seat, id_, "choose", option, state["version"]))
            await self.ask(http, f"/api/tables/{table}/choices", guests[seat], wish)

    async def welcome(self, http: httpx.AsyncClient) -> str:
        """Give a new guest's cookie."""
        response = await self.answered(http, "GET", "/api/me", "", None)
        http.cookies.clear()
        return "; ".join(f"{name}={value}" for name, value in response.cookies.items())

    async def ask(self, http: httpx.AsyncClient, path: str, cookie: str, body: Any = None) -> Message:
        method = "GET" if body is None else "POST"
        answer: Message = (await self.answered(http, method, path, cookie, body)).json()
        return answer

    async def answered(
        self, http: httpx.AsyncClient, method: str, path: str, cookie: str, body: Any
    ) -> httpx.Response:
        """Ask any server that is there, until one answers."""
        until = now() + PATIENCE
        headers = {"Cookie": cookie} if cookie else {}
        while now() < until:
            try:
                address = f"http://127.0.0.1:{self.luck.choice(self.ports())}{path}"
                response = await http.request(method, address, json=body, headers=headers)
                if response.status_code == 200:
                    return response
                if response.status_code not in (429, 500, 503):
                    if response.json()["code"] == "already-started":
                        return response
                    raise AssertionError(f"{path} was answered with {response.text}")
            except (httpx.HTTPError, IndexError):
                pass
            await asyncio.sleep(0.1)
        raise AssertionError(f"{path} is not answered: {self.processes[0].said()[-3:]}")

    # The end.

    async def make_peace(self) -> Looked:
        """Stop all trouble, wait until everybody has seen the end, and check everything."""
        for device in self.devices:
            device.is_playing = False
        self.proxy.calm()
        await self.nemesis.end()
        until = now() + self.trial.patience
        while True:
            if all(device.is_settled for device in self.devices) or now() > until:
                findings, journals = await self.look()
                if now() > until or not any(finding.check in UNSETTLED for finding in findings):
                    return findings, journals
            await asyncio.sleep(0.2)

    async def look(self) -> Looked:
        """Read the journals, and hold against them what happened before that."""
        history = replace(self.history, events=list(self.history.events), ended=now())
        journals = await asyncio.to_thread(read_journals, self.trial.url)
        history.served = [*history.served, *(span for kept in self.processes for span in kept.span())]
        history.complaints = self.complaints()
        findings = await asyncio.to_thread(check, history, journals)
        for device in self.devices:
            if device.pending:
                text = f"{device.name} waits for an answer to {device.pending['id']}"
                findings.append(Finding("silence", device.table, text))
            elif not device.state:
                findings.append(Finding("silence", device.table, f"{device.name} never saw a state"))
        for process in self.processes:
            if process.orphans():
                text = f"{process.name} left processes behind {process.orphans()} times when it was killed"
                findings.append(Finding("orphans", "-", text))
        return findings, journals

    def complaints(self) -> list[str]:
        found = [*self.history.complaints, *self.nemesis.complaints]
        for process in self.processes:
            found += [f"{process.name} said: {line[:1500]}" for line in complaints_of(process.said())]
        return found

    def figures(self, journals: dict[str, Journal], seconds: float) -> dict[str, int | float]:
        """Tell how much was tried."""
        events, counts = self.history.events, self.history.counts
        refusals = Counter(event.code for event in events if isinstance(event, Refused))
        return {
            "seconds": round(seconds, 1),
            "choices tried": len({(event.table, event.id) for event in events if isinstance(event, Sent)}),
            "messages with choices sent": counts["sent"],
            "acknowledgements": counts["acknowledged"],
            "undos asked": counts["asked"],
            "answers to what others asked to undo": counts["heard"],
            **{f"refused: {code}": number for code, number in sorted(refusals.items())},
            "states seen": counts["seen"],
            "connections": counts["came"],
            **dict(sorted(self.nemesis.counts.items())),
            **{f"network: {what}": number for what, number in sorted(self.proxy.counts.items())},
            "tables": len(journals),
            "games over": sum(journal.table["stage"] == "over" for journal in journals.values()),
            "deeds in the journals": sum(len(journal.deeds) for journal in journals.values()),
        }


UNSETTLED = {"last", "asleep", "silence", "orphans", "invented"}
"""Findings that may only be premature."""
CERTAIN = {"lost", "prefix", "backwards", "refused", "answers", "twice", "numbers", "versions", "legal"}
CERTAIN |= {"course", "results", "consent"}
"""Findings that are certain at once, also in the middle of a game."""


LOSSES = {"store-fails", "clocks-failed", "not-stored", "bot-refused", "analysis-failed", "not-started"}
"""Errors that a process may tell of when its connection to the database was ended."""
GIVEN_UP = re.compile(r"Application startup failed|Traceback[\s\S]*rooms\.open[\s\S]*'not-stored'")
"""The same, told by the web server."""
PYTHON = re.compile(r"multiprocessing.(spawn|resource_tracker)\.py|resource_tracker:")
"""Messages of Python itself when a killed process had children."""


def complaints_of(lines: list[str]) -> list[str]:
    """Give what no process should ever say: that something happened which nobody thought of."""
    found, plain = [], list[str]()
    for line in [*lines, "{}"]:
        try:
            told = json.loads(line)
        except ValueError:
            plain.append(line)
            continue
        if any(map(str.strip, plain)) and not PYTHON.search("\n".join(plain)):
            found.append("\n".join(plain))
        plain = []
        event = told.get("event", "")
        is_expected = event in LOSSES or GIVEN_UP.search(event) or ON_PURPOSE in line
        if told.get("level") in ("error", "critical") and not is_expected:
            found.append(line)
    return found


async def endure(trial: Trial) -> Outcome:
    return await Ordeal(trial).run()
