"""What systemd is told (that the server is ready, lives, stops), and what it gives: a socket to listen on.

Where nothing of it is set in the environment, nothing happens.
"""

import asyncio
import os
import socket

FIRST_SOCKET = 3
"""So systemd numbers the first file that it hands over."""


def notify(*states: str) -> None:
    """Tell the service manager how it stands, such as READY=1."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as told:
            told.sendto("\n".join(states).encode(), address)
    except OSError:
        pass  # Whoever does not listen need not know.


async def keep_alive() -> None:
    """Tell it twice in each of its periods that the loop still turns."""
    period = os.environ.get("WATCHDOG_USEC", "")
    if not period.isdecimal() or os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return
    while True:
        notify("WATCHDOG=1")
        await asyncio.sleep(int(period) / 2_000_000)


def inherited_socket() -> socket.socket | None:
    """Give the socket that was opened for us, where there is one: it outlives a restart."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS", "0") == "0":
        return None
    return socket.socket(fileno=FIRST_SOCKET)
