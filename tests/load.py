"""How the server bears a crowd: `python -m tests.load` starts one and measures it, on this machine alone.

Many tables of four are played at once, one person and three bots that answer at once at each; each person
thinks for a while and then takes any option. What is measured is how long a choice takes to be acknowledged,
which is after its commit. Then many sockets are opened that only look on, and the server's memory is read;
and with `--browser` Chromium tells how long it waits for a table, and for the board to change after a click.
"""

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.visitors import Served, Visitor, serving

SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "heuristic"}] * 3]
CROWD = 50
"""So many sockets are opened at a time."""


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def resident_megabytes(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise ValueError("no memory in the process's status")


class Person:
    """Somebody at one table, who thinks and then takes any option, until the time is over."""

    def __init__(self, served: Served, visitor: Visitor, think: float, until: float) -> None:
        self.visitor = visitor
        self.think = think
        self.until = until
        self.url = served.url.replace("http", "ws", 1)
        self.seconds: list[float] = []
        self.states = 0
        self.games = 0
        self.latest: dict[str, Any] | None = None

    def headers(self) -> dict[str, str]:
        cookies = self.visitor.http.cookies
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}

    async def play(self, table: str) -> None:
        await asyncio.sleep(random.uniform(0, self.think))
        address = f"{self.url}api/tables/{table}/socket"
        async with connect(
            address, additional_headers=self.headers(), compression=None, max_size=None
        ) as socket:
            await socket.send(json.dumps({"type": "sit", "seat": 0}))
            while (state := await self.turn(socket)) is not None:
                await asyncio.sleep(random.expovariate(1 / self.think))
                if time.time() < self.until:
                    await self.choose(socket, state)

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "state":
            self.states += 1
            self.latest = message
        return message

    async def turn(self, socket: ClientConnection) -> dict[str, Any] | None:
        """Wait until it is this person's turn; nothing when the game or the time is over."""
        while self.latest is None or not (self.latest["decision"] or self.latest["stage"] == "over"):
            try:
                await asyncio.wait_for(self.hear(socket), max(0.1, self.until - time.time()))
            except TimeoutError:
                return None
        if self.latest["stage"] == "over":
            self.games += 1
            return None
        return self.latest if time.time() < self.until else None

    async def choose(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        option = random.choice(state["decision"]["options"])["option"]
        id_ = f"{random.getrandbits(60):x}"
        wish = {"type": "choose", "id": id_, "seat": 0, "version": state["version"], "option": option}
        begun = time.perf_counter()
        await socket.send(json.dumps(wish))
        answer: dict[str, Any] = {}
        while answer.get("id") != id_:
            answer = await self.hear(socket)
        self.seconds.append(time.perf_counter() - begun)
        while self.latest is None or self.latest["version"] < answer.get("version", 0):
            await self.hear(socket)


async def play_all(served: Served, count: int, think: float, seconds: float) -> dict[str, Any]:
    visitor = Visitor(served)
    tables = [visitor.open("gugong", SEATS, players=4)["id"] for _ in range(count)]
    until = time.time() + seconds
    people = [Person(served, visitor, think, until) for _ in tables]
    await asyncio.gather(*(person.play(table) for person, table in zip(people, tables, strict=True)))
    waits = [wait for person in people for wait in person.seconds]
    return {
        "tables": count,
        "seconds": seconds,
        "mean_thinking_seconds": think,
        "choices_of_people": len(waits),
        "choices_per_second": round(len(waits) / seconds, 1),
        "states_per_second": round(sum(person.states for person in people) / seconds, 1),
        "games_over": sum(person.games for person in people),
        **{f"acknowledged_ms_{name}": round(1000 * quantile(waits, part), 2) for name, part in PARTS.items()},
    }


PARTS = {"median": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1.0}


async def look_on(served: Served, count: int) -> dict[str, Any]:
    """Open sockets that only look on, and read the server's memory before and after."""
    visitor = Visitor(served)
    table = visitor.open("gugong", [{"kind": "me"}, {"kind": "open"}], players=2)["id"]
    address = f"{served.url.replace('http', 'ws', 1)}api/tables/{table}/socket"
    before = resident_megabytes(served.process.pid)
    sockets: list[ClientConnection] = []
    for first in range(0, count, CROWD):
        crowd = [connect(address, compression=None) for _ in range(min(CROWD, count - first))]
        sockets += await asyncio.gather(*crowd)
    await asyncio.sleep(2)
    after = resident_megabytes(served.process.pid)
    await asyncio.gather(*(socket.close() for socket in sockets))
    return {
        "sockets": count,
        "megabytes_before": round(before, 1),
        "megabytes_after": round(after, 1),
        "kilobytes_each": round((after - before) * 1024 / count, 1),
    }


async def measure(wanted: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "idle") as served:
            idle = await look_on(served, wanted.sockets)
        with serving(Path(folder) / "busy") as served:
            busy = await play_all(served, wanted.tables, wanted.think, wanted.seconds)
            complaints = served.said()
    return {"idle": idle, "busy": busy, "complaints": complaints}


def look_with_a_browser(times: int) -> dict[str, Any]:
    """Let Chromium open a table several times, and click; the server has nothing else to do."""
    from playwright.sync_api import sync_playwright

    from tests.web.conftest import ARGUMENTS, CHROMIUM
    from tests.web.measure import click_seconds, first_view_seconds

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "seen") as served,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = chromium.new_context(base_url=served.url, viewport={"width": 1440, "height": 900})
        context.request.get("/api/me")
        wish = {"game": "gugong", "options": {"players": 4}, "seats": SEATS}
        table = context.request.post("/api/tables", data=wish).json()["id"]
        page = context.new_page()
        page.goto(f"/t/{table}")
        views = [first_view_seconds(page) for _ in range(times)]
        click = click_seconds(page, times)
        chromium.close()
    return {
        "first_view_ms_median": round(1000 * quantile(views, 0.5)),
        "first_view_ms_worst": round(1000 * max(views)),
        "click_to_board_ms_median": round(1000 * click, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=5, help="how long a person thinks, on average")
    parser.add_argument("--browser", type=int, default=0, metavar="N", help="open a table so often")
    wanted = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 2 * wanted.sockets + 500), most))
    report = asyncio.run(measure(wanted))
    if wanted.browser:
        report["browser"] = look_with_a_browser(wanted.browser)
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
