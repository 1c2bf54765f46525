"""Capacity: how many sockets may be open at once, in all, of one guest and of one address.

Each table in memory has somebody who looks at it or a bot that thinks, so that a bound on sockets bounds
tables, too. The last places are for players, who have a few of them each: spectators, and guests with
many windows open, find a server full sooner.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from math import ceil
from typing import Protocol

from courtyard.server.ground.buckets import neighbourhood
from courtyard.server.ground.problems import Refusal

USUAL_PLACES = 3000
EACH_GUEST = 30
"""Sockets one guest may have open at the usual capacity."""
EACH_ADDRESS = 200
"""Sockets one address may have open."""
AT_LEAST = 1 / 5
"""The part of these numbers that one guest and one address keep where there are few places."""
MOST_OF_ALL = 1 / 2
"""But nobody has more than this part of all places."""
FOR_PLAYERS = 1 / 4
"""This part of all places is kept for people who play."""
OWN_PLACES = 2
"""Reserved sockets for each player of a running game."""
OTHER_FILES = 256
"""Descriptors needed for everything else: the database, bots' processes, mail, pages."""
REQUESTS = 512
"""Connections for requests, besides the sockets."""
EACH_CALLER = REQUESTS // 4
"""Connections from one address."""


class Crowd:
    """The sockets that are open, and whose they are."""

    def __init__(self, places: int, factor: float = 1.0) -> None:
        self.places = places
        self.each_guest = share(EACH_GUEST, places, factor)
        self.each_address = share(EACH_ADDRESS, places, factor)
        self.here = 0
        self._of: Counter[str] = Counter()

    @contextmanager
    def entering(self, guest: str | None, address: str | None) -> Iterator[None]:
        """Let a socket count, as long as it is open, for its guest and its address; refuse one too many."""
        if self.here >= self.places:
            raise Refusal("too-busy")
        counted = [(guest, self.each_guest), (f"@{address}" if address else None, self.each_address)]
        for who, most in counted:
            if who is not None and most is not None and self._of[who] >= most:
                raise Refusal("too-many-sockets", most=most)
        whose = [who for who, _ in counted if who is not None]
        self.here += 1
        self._of.update(whose)
        try:
            yield
        finally:
            self.here -= 1
            self._of.subtract(whose)
            for who in whose:
                if not self._of[who]:
                    del self._of[who]

    def check(self, guest: str | None, is_player: bool) -> None:
        """Refuse a socket for one of the last places, unless it is a player’s first there."""
        if self.here > self.places - int(self.places * FOR_PLAYERS):
            if not is_player or guest is None or self._of[guest] > OWN_PLACES:
                raise Refusal("too-busy")

    def __len__(self) -> int:
        return len(self._of)


def share(usual: int, places: int, factor: float) -> int | None:
    """Tell how many of all places somebody may have; without limits, any number."""
    if not factor:
        return None
    fair = max(usual * places / USUAL_PLACES, usual * AT_LEAST)
    return ceil(min(fair, places * MOST_OF_ALL) * factor)


# Connections.


class Caller(Protocol):
    """A connection over which somebody asks, or may be about to."""

    def cut(self) -> None:
        """End it, whatever was to come."""


class Callers:
    """All connections that are no sockets; where they become too many, those who say nothing go first."""

    def __init__(self, most: int | None = None, factor: float = 1.0, proxies: Iterable[str] = ()) -> None:
        self.most = most
        """All connections together, sockets included."""
        self.each = ceil(EACH_CALLER * factor) if factor else None
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self._here: dict[Caller, str | None] = {}
        self._of: Counter[str] = Counter()
        self._silent: dict[Caller, None] = {}
        """Those of whom no whole request has come yet, the longest wait first."""

    def come(self, caller: Caller, host: str | None, connections: int) -> bool:
        """Let somebody in, in the place of somebody silent where there is none left; or tell that none is."""
        address = self.counted(host)
        if self.each is not None and address is not None and self._of[address] >= self.each:
            if not self._cut(next((each for each in self._silent if self._here[each] == address), None)):
                return False
        elif self.most is not None and connections > self.most:
            if not self._cut(next(iter(self._silent), None)):
                return False
        self._here[caller] = address
        if address is not None:
            self._of[address] += 1
        return True

    def counted(self, host: str | None) -> str | None:
        """Give the address that a connection counts for; all the world comes through a proxy of ours."""
        if host is None or self.is_proxy(host):
            return None
        return neighbourhood(host)

    def is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in proxy for proxy in self.proxies if proxy.version == address.version)

    def mark_idle(self, caller: Caller) -> None:
        """Somebody has been answered, or has just come, and says nothing yet."""
        if caller in self._here:
            self._silent.pop(caller, None)
            self._silent[caller] = None

    def ask(self, caller: Caller) -> None:
        """Somebody has said what they want."""
        self._silent.pop(caller, None)

    def go(self, caller: Caller) -> None:
        """Forget somebody who hung up, or whose connection has become a socket."""
        self._silent.pop(caller, None)
        address = self._here.pop(caller, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def _cut(self, caller: Caller | None) -> bool:
        if caller is None:
            return False
        self.go(caller)
        caller.cut()
        return True

    def __len__(self) -> int:
        return len(self._here)


def room_for(wanted: int) -> int:
    """Let the process open as many files as it may; give how many sockets there is room for."""
    if sys.platform == "win32":
        return wanted
    import resource

    needed = wanted + REQUESTS + OTHER_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    may = needed if most == resource.RLIM_INFINITY else min(needed, most)
    if now != resource.RLIM_INFINITY and now < may:
        resource.setrlimit(resource.RLIMIT_NOFILE, (may, most))
        now = may
    return wanted if now == resource.RLIM_INFINITY else max(1, min(wanted, now - REQUESTS - OTHER_FILES))
