"""A campaign: attempts of every kind, one after the other, while the server is watched."""

import random
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field

from tests.server.fuzz.attempts import Attempt, Wrong
from tests.server.fuzz.frames import FRAMES
from tests.server.fuzz.house import House
from tests.server.fuzz.requests import ASKED
from tests.server.fuzz.watching import Bystander, Counted, Held, slope
from tests.server.visitors import WAIT

KINDS = {**FRAMES, **ASKED}
RARE = {
    "import, damaged journals": 0.15,
    "request, nothing wrong": 0.5,
    "frame, half": 0.4,
    "handshake, half": 0.3,
}
"""Kinds that are tried less often: they cost the server, or the fuzzer, more time than others."""
FRESH = 1500
"""After so many attempts tables are opened again, so that there are always games going on."""
CREW = 4
"""The number of attackers at the same time."""
WARM = 300
LOOK = 250
"""After so many attempts it is looked at what the server holds."""


@dataclass
class Campaign:
    """The attempts of a campaign and their results."""

    house: House
    seed: int
    kinds: tuple[str, ...] = tuple(KINDS)
    number: int = 0
    tried: Counter[str] = field(default_factory=Counter)
    outcomes: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    looks: list[tuple[float, Held]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._lock = threading.Lock()

    def attempt(self, number: int) -> None:
        """Try the attempt of a number: the same one for the same seed, at the same moment of a game."""
        dice = random.Random(f"{self.seed}/{number}")
        kind = dice.choices(self.kinds, [RARE.get(kind, 1.0) for kind in self.kinds])[0]
        made: Attempt | None = None
        try:
            made = KINDS[kind](dice, self.house)
            came = made.make(self.house)
        except Exception as error:
            sent = b"" if made is None else made.sent
            raise Wrong(
                f"{kind}: {error!r}\nagain with: --seed {self.seed} --first {number} --inputs 1\n"
                f"sent {len(sent)} bytes: {sent[:600]!r}"
            ) from error
        with self._lock:
            self.tried[kind] += 1
            self.outcomes[kind].update(set(came))

    def run(self, first: int, inputs: int, seconds: float, crew: int = CREW) -> None:
        """Try so many, or until the time is over, several at the same time; raise what went wrong first."""
        self._numbers = iter(range(first, first + inputs))
        self._until = time.monotonic() + seconds
        with ThreadPoolExecutor(crew) as threads:
            works = [threads.submit(self._work) for _ in range(crew)]
            for done in as_completed(works):
                if error := done.exception():
                    self._until = 0.0
                    raise error
        self.looks.append((self.number, self.house.served.held()))

    def warm_up(self) -> None:
        """Let the server load and start all that it needs only once; this memory does not count as growth."""
        self.house.ask_for_hints()
        self.run(-WARM, WARM, WAIT)
        self.looks.clear()

    def _work(self) -> None:
        try:
            while time.monotonic() < self._until:
                with self._lock:
                    number = next(self._numbers, None)
                    if number is None:
                        return
                    self._look()
                self.attempt(number)
        finally:
            self.house.leave_all()

    def _look(self) -> None:
        """Look at the server from time to time, and open tables again."""
        self.number += 1
        if self.number % LOOK == 0:
            self.looks.append((self.number, self.house.served.held()))
        if self.number % FRESH == 0:
            self.house.open_tables()
            self.house.leave_all()

    def growth(self) -> float:
        """Megabytes of memory for a thousand attempts, in the second half of the campaign."""
        later = self.looks[len(self.looks) // 2 :]
        return 1000 * slope([(number, held.megabytes) for number, held in later])


@contextmanager
def watched(served: Counted, seed: int) -> Iterator[Bystander]:
    """Let others play meanwhile."""
    bystander = Bystander(served, seed)
    try:
        yield bystander
    finally:
        bystander.stop()
