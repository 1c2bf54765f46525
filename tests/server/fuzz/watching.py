"""Watching the server while it is fuzzed: what it uses, what it says, and whether others play on."""

import json
import os
import secrets
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from courtyard.engine.chance import Dice
from tests.load import quantile, resident_megabytes
from tests.server.visitors import ME, WAIT, AtTable, Message, Served, Visitor, all_at, by_lot

GRAVE = ("Traceback", '"level": "error"', '"level": "critical"', "[error", "[critical", "ERROR:", "CRITICAL:")
"""Words in a log that mean an unexpected error."""

A_FEW = 4
A_THOUGHT = 0.03
"""The seconds bystanders think."""


class Counted(Served):
    """A server that can be asked what it holds (see counting.py)."""

    module = "tests.server.fuzz.counting"

    def held(self) -> "Held":
        """Measure the server's resources now."""
        answer = Path(f"{self.folder}.held")
        answer.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        until = time.monotonic() + WAIT
        while not answer.exists():
            if time.monotonic() > until or self.process.poll() is not None:
                raise AssertionError(f"The server does not count any more: {self.said()[-2000:]}")
            time.sleep(0.01)
        counts = json.loads(answer.read_text())
        descriptors = len(os.listdir(f"/proc/{self.process.pid}/fd"))
        return Held(resident_megabytes(self.process.pid), descriptors, **counts)

    def at_rest(self, before: "Held") -> "Held":
        """Wait until it holds no more connections and tasks than before, and give what it holds then."""
        until = time.monotonic() + WAIT
        while not (held := self.held()).is_as_little_as(before) and time.monotonic() < until:
            time.sleep(0.1)
        return held

    def complaints(self) -> list[str]:
        """List the lines of its log that mean an unexpected error."""
        return [line for line in self.said().splitlines() if any(grave in line for grave in GRAVE)]


class Hasty(Counted):
    """One that loses its patience soon (see hasty.py)."""

    module = "tests.server.fuzz.hasty"


@contextmanager
def counted(folder: Path, *words: str, kind: type[Counted] = Counted) -> Iterator[Counted]:
    """Serve, with bots and hints that think as little as they can."""
    folder.mkdir(parents=True, exist_ok=True)
    served = kind(folder, "--tries", "1", *words)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()


@dataclass(frozen=True)
class Held:
    """The resources of a server: memory, descriptors, tasks, sockets, tables in memory."""

    megabytes: float
    descriptors: int
    tasks: int
    sockets: int
    tables: int

    def is_as_little_as(self, other: "Held") -> bool:
        """Tell whether nothing is left over; a few connections that are kept alive for a while may be."""
        return (
            self.descriptors <= other.descriptors + A_FEW
            and self.tasks <= other.tasks + A_FEW
            and self.sockets <= other.sockets
        )


def slope(points: list[tuple[float, float]]) -> float:
    """Tell how fast the second of each pair grows with the first, by least squares."""
    if len(points) < 2:
        return 0.0
    mean_x, mean_y = (sum(part) / len(points) for part in zip(*points, strict=True))
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / spread if spread else 0.0


@dataclass
class Bystander:
    """Two people who play one game after the other, and want to know nothing of what others send."""

    served: Served
    seed: int
    seconds: list[float] = field(default_factory=list)
    games: int = 0
    trouble: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play_until_told, name="bystander")
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(2 * WAIT)
        if self._thread.is_alive():
            self.trouble.append("the bystanders' game stands still")

    def figures(self) -> dict[str, float]:
        parts = {"median": 0.5, "p99": 0.99, "worst": 1.0}
        return {name: round(1000 * quantile(self.seconds, part), 1) for name, part in parts.items()}

    def _play_until_told(self) -> None:
        try:
            one, other = Visitor(self.served), Visitor(self.served)
            while not self._stop.is_set():
                self._play(one, other, ("gugong", "kingdom")[self.games % 2])
        except BaseException as error:
            self.trouble.append(repr(error))

    def _play(self, one: Visitor, other: Visitor, game: str) -> None:
        table = one.open(game, [ME, {"kind": "open"}], players=2)
        other.claim(table, 1)
        one.post(f"/api/tables/{table['id']}/start")
        acknowledged: list[str] = []
        pick = by_lot(Dice(self.seed + self.games))
        with all_at(table["id"], (one, 0), (other, 1)) as seated:
            while not self._stop.is_set():
                due = next((at for at in seated if at.state.get("decision")), None)
                if due is None:
                    if any(at.state.get("stage") == "over" for at in seated):
                        break
                    for at in seated:
                        at.catch_up()
                    continue
                acknowledged.append(self._choose(due, pick(due.state["decision"])))
                self._stop.wait(A_THOUGHT)
                for at in seated:
                    at.catch_up()
        self.games += 1
        kept = [deed["id"] for deed in self.served.deeds(table["id"])]
        if kept != acknowledged:
            self.trouble.append(f"kept other choices than the {len(acknowledged)} that were acknowledged")

    def _choose(self, at: AtTable, option: int) -> str:
        id_ = secrets.token_hex(6)
        begun = time.perf_counter()
        answer: Message = at.choose(option, id_)
        self.seconds.append(time.perf_counter() - begun)
        if answer["type"] != "done":
            self.trouble.append(f"a choice that was right was answered {answer}")
        return id_
