"""Talk to systemd: it is told that the server is ready, lives or stops, and gives a socket to listen on.

Where nothing of it is set in the environment, nothing happens.
"""

import asyncio
import os
import socket

from courtyard.engine.trouble import Trouble

FIRST_SOCKET = 3
"""The number of the first file descriptor that systemd hands over."""


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
        pass  # Nobody listens: nothing to report.


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
    count = os.environ.get("LISTEN_FDS", "0")
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or count == "0":
        return None
    if count != "1":
        raise Trouble(f"LISTEN_FDS is {count!r}, but courtyard serve listens on one socket: it must be 1.")
    try:
        given = socket.socket(fileno=FIRST_SOCKET)
    except OSError as error:
        raise Trouble(f"LISTEN_FDS is 1, but no socket was handed over: {error.strerror}.") from None
    if given.type != socket.SOCK_STREAM or given.family not in (socket.AF_INET, socket.AF_INET6):
        raise Trouble("LISTEN_FDS is 1, but what was handed over is no socket for TCP.")
    return given
