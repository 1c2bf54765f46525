"""Settings of a server, made by its operator; everything has a usual value."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from courtyard.boxes.box import Box
from courtyard.server.ground.logs import Kind


@dataclass(frozen=True)
class Keep:
    """The days after which unused data is deleted; without a number it is kept for ever."""

    visitors: float | None = 1.0
    """Guests who never did anything, and those whom nobody can be again and who left nothing."""
    gathering: float | None = 14.0
    """Tables that nobody began, since their host was last there."""
    abandoned: float | None = 180.0
    """Games without a move, of whose players nobody came since, nor has a way back."""
    lessons: float | None = 30.0
    """Lessons, since the last choice in them."""
    imports: float | None = 30.0
    """Games brought along by guests whom nobody can be again."""
    boxes: float | None = 30.0
    """Boxes of guests whom nobody can be again, since they were changed."""
    puzzles: float | None = 30.0
    """Progress with puzzles and mistakes of guests whom nobody can be again, since their last try."""


@dataclass(frozen=True)
class Settings:
    """The addresses at which the server is reached, and those that it may reach itself."""

    public_url: str | None = None
    """The address that people open; invitations to come back carry it."""
    smtp: str | None = None
    """The server that sends email, as smtp://NAME:PASSWORD@HOST:PORT/?from=ADDRESS; smtps:// for TLS."""
    may_call_private: bool = False
    """Whether webhooks may reach addresses of private networks."""
    patience: float = 60.0
    """Seconds a player who must choose may be away before being notified elsewhere."""
    metrics: str | None = None
    """The address for Prometheus, as PORT or HOST:PORT; without it there is none."""
    log: Kind | None = None
    """The format of the log, instead of the one that fits its destination."""
    log_level: str | None = None
    """The lowest level that is logged."""
    bots: Literal["here", "elsewhere"] = "here"
    """Whether bots and analyses think in processes of this server, or of `courtyard worker`."""
    engine: Path | None = None
    """A folder in which a compiled copy of the package will appear; bots use it from then on."""
    processes: int | None = None
    """Processes that think for bots."""
    tries: int | None = None
    """Tries of hints and analyses for each choice, instead of the usual number."""
    alone: float = 600.0
    """Seconds bots among themselves play on while nobody watches; then they rest until somebody does."""
    alone_tables: int = 8
    """Tables of one host at which they do so at once; at others they rest."""
    limits: float = 1.0
    """Factor on the usual rates of guests and addresses (see buckets); 0 stands for no limits."""
    sockets: int = 3000
    """Sockets served at once; later ones are told to come back."""
    hosts: tuple[str, ...] = ()
    """Names by which browsers reach the server, besides that of the public address and the machine's own."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed when they say for whom they ask."""
    boxes: tuple[Box, ...] = ()
    """Boxes of games with which tables are opened unless another is named."""
    puzzles: Path | None = None
    """A folder with puzzles, one file for each game, instead of those that come with Courtyard."""
    keep: Keep = Keep()
    """The retention times of unused data."""
