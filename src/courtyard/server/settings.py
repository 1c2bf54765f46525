"""What an operator decides about a server; everything has a usual value."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Where the server is reached, and whom it may reach itself."""

    public_url: str | None = None
    """The address that people open; invitations to come back carry it."""
    smtp: str | None = None
    """The server that sends e-mail, as smtp://NAME:PASSWORD@HOST:PORT/?from=ADDRESS; smtps:// for TLS."""
    may_call_private: bool = False
    """Whether webhooks may reach addresses of private networks."""
    patience: float = 60.0
    """So many seconds somebody who must choose may be away before they are told elsewhere."""
    processes: int | None = None
    """So many processes think for bots."""
    tries: int | None = None
    """So many tries hints and analyses have for each choice, instead of what is usual."""
