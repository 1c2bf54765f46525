"""The crowd: how many may be here at once, and how whoever comes too late is told so.

Each table in memory has somebody who looks at it or a bot that thinks, so that a bound on sockets bounds
tables, too. The last places are for players: whoever looks on finds a server full sooner.
"""

import sys

from courtyard.server.trouble import Refusal

FOR_PLAYERS = 1 / 4
"""This part of all places is kept for people who play."""
OTHER_FILES = 256
"""So many descriptors are needed for everything else: the database, processes of bots, letters, pages."""
REQUESTS = 512
"""So many connections may ask at once, besides the sockets."""


def admit(here: int, most: int, is_player: bool = True) -> None:
    """Refuse somebody who comes when all places are taken."""
    if here >= (most if is_player else most - int(most * FOR_PLAYERS)):
        raise Refusal("too-busy")


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
