"""`courtyard bench server`: how much processor time a server of its own needs for each acknowledged move."""

import asyncio
import json
import os
import secrets
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from courtyard.engine.chance import Dice
from courtyard.engine.files import data_folder
from courtyard.engine.trouble import Trouble

Message = dict[str, Any]
PEERS = Path(__file__).parent / "peers"
IN_MEMORY, IN_FILES = "boardgame.io, a toy game in memory", "boardgame.io, a toy game in files"
FEWEST_MOVES = 200
"""Fewest moves of a measurement; on a busy machine it goes on until there are as many."""
PATIENCE = 300.0
"""Seconds after which it ends even with fewer."""
WARM_UP = 1.0
"""Seconds in which everything is used for the first time, before anything is measured."""


@dataclass(frozen=True)
class Company:
    """Seats of each table: people who move at once, bots that answer at once, and spectators."""

    name: str
    game: str
    people: int
    bots: int = 0
    spectators: int = 0

    @property
    def seats(self) -> list[Message]:
        person, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
        return [person] * self.people + [bot] * self.bots


COMPANIES = (
    Company("Gùgōng, two people", "gugong", 2),
    Company("Gùgōng, one person, three bots, three spectators", "gugong", 1, 3, 3),
    Company("Kingdom, two people", "kingdom", 2),
)


@dataclass
class Count:
    """Moves acknowledged, and bytes sent for them."""

    moves: int = 0
    messages: int = 0
    bytes: int = 0
    games: int = 0
    waits: list[float] = field(default_factory=list)


class Server:
    """A server in a process of its own, with a store that keeps everything durably."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        words = ["serve", "--port", "0", "--data", str(folder), "--no-limits", "--log-level", "warning"]
        words += ["--database", database] if database else []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "courtyard", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout
        self.url = self.process.stdout.readline().decode().strip().rstrip("/")
        if not self.url:
            raise Trouble("The server to be measured did not start.")

    def seconds(self) -> float:
        """The processor time of the server so far, without that of the bots' processes."""
        return processor_seconds(self.process.pid)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)


def processor_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        raise Trouble("The processor time of a server can be read on Linux only.") from None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(database: str | None = None) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database)
        try:
            yield server
        finally:
            server.stop()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Message | None = None) -> Message:
        asked = urllib.request.Request(f"{self.server.url}{path}", method=method)
        asked.add_header("Cookie", self.cookie)
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(asked, data) as answer:
            given = answer.headers.get("Set-Cookie")
            if given:
                self.cookie = given.partition(";")[0]
            found: Message = json.load(answer)
            return found

    def open_table(self, company: Company) -> str:
        wish = {
            "game": company.game,
            "options": {"players": len(company.seats)},
            "seats": company.seats,
            "listed": False,
        }
        return str(self.ask("POST", "/api/tables", wish)["id"])


class Table:
    """A table whose people move as soon as they may; after a game they begin another one."""

    def __init__(self, server: Server, company: Company, count: Count, nth: int) -> None:
        self.company = company
        self.count = count
        self.guest = Guest(server)
        self.base = server.url.replace("http", "ws", 1)
        self.dice = Dice(nth)
        self.is_over = asyncio.Event()

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            self.is_over.clear()
            table = await asyncio.to_thread(self.guest.open_table, self.company)
            people = [self.sit(table, seat) for seat in range(self.company.people)]
            spectators = [self.sit(table, None) for _ in range(self.company.spectators)]
            tasks = [asyncio.ensure_future(work) for work in (*people, *spectators)]
            stops = [asyncio.ensure_future(event.wait()) for event in (until, self.is_over)]
            done, _ = await asyncio.wait([*stops, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for task in (*tasks, *stops):
                task.cancel()
            await asyncio.gather(*tasks, *stops, return_exceptions=True)
            for task in done:
                if not task.cancelled() and task.exception():
                    raise task.exception() or AssertionError
            self.count.games += self.is_over.is_set()

    async def sit(self, table: str, seat: int | None) -> None:
        """Look from a seat, and move whenever it is asked."""
        headers = {"Cookie": self.guest.cookie}
        where = f"{self.base}/api/tables/{table}/socket"
        async with connect(where, additional_headers=headers, compression=None, max_size=None) as wire:
            await wire.send(json.dumps({"type": "sit", "seat": seat, "changes": True}))
            await self.follow(wire, seat)

    async def follow(self, wire: ClientConnection, seat: int | None) -> None:
        latest: Message = {}
        sent, sent_at, moved_at = "", 0.0, -1
        async for text in wire:
            self.count.messages += 1
            self.count.bytes += len(text)
            message = json.loads(text)
            if message["type"] == "done":
                self.count.moves += 1
                self.count.waits.append(time.perf_counter() - sent_at)
                sent = ""
            elif message["type"] == "problem":
                sent, moved_at = "", -1  # The state that follows says how things stand.
            elif message["type"] in ("state", "change"):
                latest |= message if message["type"] == "state" else whole_changes(message)
                if latest["stage"] == "over":
                    self.is_over.set()
                    return
            decision = latest.get("decision")
            may_move = seat is not None and not sent and latest.get("version", -1) > moved_at
            if may_move and decision and decision.get("options"):
                options = decision["options"]
                option = options[self.dice.below(len(options))]["option"]
                sent, sent_at = secrets.token_hex(8), time.perf_counter()
                choice = {
                    "type": "choose",
                    "id": sent,
                    "seat": seat,
                    "version": latest["version"],
                    "option": option,
                }
                await wire.send(json.dumps(choice))
                moved_at = latest["version"]


def whole_changes(change: Message) -> Message:
    """Give the fields that changed as a whole; changes within the view do not matter here."""
    return {path[0]: path[1] for path in change["changes"] if len(path) == 2}


async def play(server: Server, company: Company, tables: int, seconds: float) -> dict[str, float]:
    """Let everybody play for some seconds; give what one move cost."""
    count, until = Count(), asyncio.Event()
    rooms = [Table(server, company, count, nth) for nth in range(tables)]
    playing = [asyncio.ensure_future(room.play(until)) for room in rooms]
    await asyncio.sleep(WARM_UP)
    before, began, moves, sent = server.seconds(), time.perf_counter(), count.moves, count.bytes
    await asyncio.sleep(seconds)
    while count.moves < moves + FEWEST_MOVES and time.perf_counter() < began + PATIENCE:
        await asyncio.sleep(0.1)
    spent, lasted = server.seconds() - before, time.perf_counter() - began
    moved = count.moves - moves
    if not moved:
        raise Trouble("Nobody could move; the server is too slow for this measurement.")
    until.set()
    await asyncio.gather(*playing)
    waits = sorted(count.waits[moves:]) or [0.0]
    return {
        "milliseconds": 1000 * spent / moved,
        "moves_per_second": moved / lasted,
        "kilobytes": (count.bytes - sent) / moved / 1000,
        "median_wait": 1000 * waits[len(waits) // 2],
        "p99_wait": 1000 * waits[int(len(waits) * 0.99)],
        "cores": spent / lasted,
        "games": float(count.games),
    }


def measure(company: Company, tables: int, seconds: float, database: str | None = None) -> dict[str, float]:
    with serving(database) as server:
        return asyncio.run(play(server, company, tables, seconds))


# Peers.


class Peer:
    """A server of boardgame.io with a toy game: in memory, or with a file for each match."""

    def __init__(self, node: str, folder: Path, files: Path | None) -> None:
        words = [node, "server.cjs", *([str(files)] if files else [])]
        self.process = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout
        self.url = self.process.stdout.readline().decode().strip()
        if not self.url:
            raise Trouble("The server of boardgame.io did not start.")

    def play(self, node: str, folder: Path, tables: int, seconds: float) -> float:
        """Let pairs of players move as fast as they can; give the milliseconds of a move."""
        words = [node, "client.cjs", self.url, str(tables), str(2 * WARM_UP), str(seconds)]
        client = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert client.stdout
        moves, spent = [], []
        for line in client.stdout:
            spent.append(processor_seconds(self.process.pid))
            moves.append(int(line.split()[1]))
        if len(moves) != 2 or moves[1] == moves[0]:
            raise Trouble("Nobody could move at the server of boardgame.io.")
        return 1000 * (spent[1] - spent[0]) / (moves[1] - moves[0])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def install_peer() -> tuple[str, Path] | None:
    """Fetch boardgame.io with npm, once; give the program Node and where it lies, or nothing without npm."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    folder = data_folder() / "peers"
    folder.mkdir(parents=True, exist_ok=True)
    for file in PEERS.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "node-persist").is_dir():
        done = subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund"], cwd=folder)
        if done.returncode:
            return None
    return subprocess.check_output([node, "-p", "process.execPath"], text=True).strip(), folder


def measure_peer(node: str, folder: Path, tables: int, seconds: float, in_files: bool) -> float:
    with tempfile.TemporaryDirectory() as files:
        peer = Peer(node, folder, Path(files) if in_files else None)
        try:
            return peer.play(node, folder, tables, seconds)
        finally:
            peer.stop()


# The report.


def bench(
    tables: int, seconds: float, rounds: int, peers: bool, database: str | None = None
) -> dict[str, Any]:
    """Measure everything in turn, several times; a machine that is busy for a while is so for all."""
    peer = install_peer() if peers else None
    if peers and peer is None:
        raise Trouble("boardgame.io is measured with Node and npm, which are not both there.")
    ours: dict[str, list[dict[str, float]]] = {company.name: [] for company in COMPANIES}
    theirs: dict[str, list[float]] = {name: [] for name in (IN_MEMORY, IN_FILES)} if peer else {}
    for _ in range(rounds):
        for company in COMPANIES:
            ours[company.name].append(measure(company, tables, seconds, database))
        for name, found in theirs.items():
            assert peer is not None
            found.append(measure_peer(*peer, tables, seconds, name == IN_FILES))
    return {
        "tables": tables,
        "seconds": seconds,
        "rounds": rounds,
        "ours": {
            name: {key: statistics.median(each[key] for each in found) for key in found[0]}
            | {"all": [each["milliseconds"] for each in found]}
            for name, found in ours.items()
        },
        "peers": {
            name: {"milliseconds": statistics.median(found), "all": found} for name, found in theirs.items()
        },
    }


def describe(report: dict[str, Any]) -> list[str]:
    """Give the report as lines to read."""
    how = f"{report['tables']} tables, {report['seconds']:g} s each, medians of {report['rounds']}"
    lines = [f"{how}; for each acknowledged move:"]
    for name, found in report["ours"].items():
        spread = f"{min(found['all']):.2f} to {max(found['all']):.2f}"
        lines.append(
            f"{name:>50}: {found['milliseconds']:.2f} ms of a processor ({spread}),"
            f" {found['kilobytes']:.1f} kB sent, {found['moves_per_second']:.0f} moves/s,"
            f" acknowledged after {found['median_wait']:.0f} ms"
        )
    first = next(iter(report["ours"].values()))["milliseconds"]
    for name, found in report["peers"].items():
        spread = f"{min(found['all']):.2f} to {max(found['all']):.2f}"
        lines.append(
            f"{name:>50}: {found['milliseconds']:.2f} ms of a processor ({spread});"
            f" ours for two people takes {first / found['milliseconds']:.2f} times that"
        )
    return lines
