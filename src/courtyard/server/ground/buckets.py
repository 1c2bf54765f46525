"""Token buckets: how fast one guest, and one address, may ask for what costs something.

No honest player ever finds a bucket empty, and several of them may sit behind one address. Each process
counts for itself, in memory: what a bucket knows is worth nothing a few minutes later.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from courtyard.server.ground.problems import Refusal

Kind = Literal[
    "request",
    "socket",
    "message",
    "guest",
    "name",
    "table",
    "import",
    "box",
    "puzzle",
    "thought",
    "analysis",
    "replay",
    "recovery",
    "claim",
    "letter",
    "mailbox",
    "code",
    "chat",
    "webhook",
    "line",
]
MOST_BUCKETS = 50_000
A_MOMENT = 1e-6
"""Rounding error of sums of seconds; it must empty no bucket."""
SWEEP = 10.0
"""Seconds between two searches for buckets that are full again, which are forgotten."""


@dataclass(frozen=True)
class Rate:
    """A number allowed at once, and then one each number of seconds."""

    at_once: float
    seconds: float


@dataclass(frozen=True)
class Rates:
    """Rates of one guest, on all their devices, and of one address."""

    guest: Rate | None
    address: Rate


RATES: dict[Kind, Rates] = {
    # Requests of every kind, and what is said over sockets.
    "request": Rates(Rate(300, 1 / 20), Rate(3000, 1 / 200)),
    "socket": Rates(Rate(60, 1), Rate(600, 1 / 10)),
    "message": Rates(Rate(600, 1 / 50), Rate(6000, 1 / 500)),
    # A guest is a row that stays; a client without cookies would leave one behind with every request.
    "guest": Rates(None, Rate(200, 20)),
    # A new name is written at all tables of a guest.
    "name": Rates(Rate(20, 10), Rate(200, 1)),
    "table": Rates(Rate(40, 10), Rate(200, 2)),
    "import": Rates(Rate(10, 30), Rate(40, 10)),
    # Boxes are checked with every key that is pressed.
    "box": Rates(Rate(120, 1 / 4), Rate(600, 1 / 20)),
    # A puzzle is played again with every move.
    "puzzle": Rates(Rate(120, 1 / 2), Rate(600, 1 / 10)),
    # Hints and analyses, by their choices too, and games played again: seconds of a processor.
    "thought": Rates(Rate(60, 2), Rate(300, 1 / 2)),
    "analysis": Rates(Rate(2000, 1), Rate(10_000, 1 / 5)),
    "replay": Rates(Rate(60, 1), Rate(300, 1 / 4)),
    # What somebody could guess: recovery codes, invitations, codes out of letters.
    "recovery": Rates(Rate(10, 30), Rate(50, 5)),
    "claim": Rates(Rate(40, 2), Rate(300, 1 / 4)),
    "code": Rates(Rate(10, 30), Rate(50, 5)),
    # What others get: letters (also for each mailbox, no matter who asks), calls, lines of chat.
    "letter": Rates(Rate(5, 60), Rate(40, 60)),
    "mailbox": Rates(None, Rate(5, 600)),
    "webhook": Rates(Rate(20, 10), Rate(100, 2)),
    "chat": Rates(Rate(60, 1), Rate(600, 1 / 10)),
    # Lines of the log about what was refused.
    "line": Rates(None, Rate(20, 30)),
}


class Buckets:
    """All buckets of a process; one that nobody has poured from is full, and is not there."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self.now = now
        self._full_at: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When each bucket is full again, which says how much is in it now."""
        self._swept = now()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, kind: Kind, guest: str | None = None, address: str | None = None, drops: int = 1) -> None:
        """Take a drop or more from a guest's bucket and from an address's, or from neither if one has less.

        A request that costs more drops than a bucket holds takes a full one, which fills again by the cost.
        """
        if not self.factor:
            return
        rates = RATES[kind]
        poured = []
        if guest and rates.guest:
            poured.append(((kind, guest), rates.guest))
        if address:
            poured.append(((kind, f"@{address}"), rates.address))
        now = self.now()
        waits = [self._wait(key, rate, now, drops) for key, rate in poured]
        if waits and (wait := max(waits)) > 0:
            raise Refusal("too-fast", seconds=math.ceil(wait))
        for key, rate in poured:
            cost = drops * rate.seconds / self.factor
            self._full_at[key] = max(now, self._full_at.pop(key, now)) + cost
        self._forget(now)

    def _wait(self, key: tuple[str, str], rate: Rate, now: float, drops: int) -> float:
        """Give the seconds until there are enough drops: a bucket knows how far it is from full."""
        drop = rate.seconds / self.factor
        depth = max(rate.at_once * rate.seconds, drop)
        missing = max(now, self._full_at.get(key, now)) - now
        return missing + min(drops * drop, depth) - depth - A_MOMENT

    def _forget(self, now: float) -> None:
        """Forget buckets that are full again, and of too many those that were longest left alone."""
        if now - self._swept >= SWEEP:
            self._swept = now
            for key in [key for key, full_at in self._full_at.items() if full_at <= now]:
                del self._full_at[key]
        while len(self._full_at) > MOST_BUCKETS:
            self._full_at.popitem(last=False)


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """Give what counts as one address: a household has a whole /64 of version 6 to itself."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)
