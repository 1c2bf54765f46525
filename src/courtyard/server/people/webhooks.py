"""Webhooks: telling another service that somebody must choose, without ever reaching a private network.

The name is resolved once, all its addresses are checked, and the call goes to the very address that was
checked: a name that changes its address in between leads nowhere else. Redirections are not followed.
The time of a call is limited, however slowly the other side answers, and so is the size of the answer that
is read, however fast it comes.
"""

import http.client
import io
import ipaddress
import socket
import ssl
import time
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import SplitResult, urlsplit

import msgspec

from courtyard.server.ground.problems import Refusal

USUAL_PORT = {"http": 80, "https": 443}
LOWEST_FREE_PORT = 1024
"""Below it only the usual ports are called: the others belong to services that are no webhooks."""
PATIENCE = 5.0
"""Seconds of a whole call: connecting, TLS, sending, and the head of the answer."""
LONGEST_HEAD = 64 * 1024
"""Most bytes that are read of an answer."""
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of this network stand for an IPv4 address in their last four bytes."""
RESERVED = tuple(
    map(
        ipaddress.ip_network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.31.196.0/24",
            "192.52.193.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "192.175.48.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",
            "::/3",
            "2001::/23",
            "2001:db8::/32",
            "2620:4f:8000::/48",
            "3fff::/20",
            "4000::/2",
            "8000::/1",
        ),
    )
)
"""Networks for special purposes (RFC 6890 and what was added since): no version of Python knows them all."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Target:
    """The target of a call: the name for the other side, and the checked address for us."""

    host: str
    address: str
    port: int
    path: str
    is_encrypted: bool


def read_url(url: str) -> SplitResult:
    """Read an address; refuse an invalid one, and one with a password."""
    try:
        parts = urlsplit(url)
        port = parts.port or USUAL_PORT.get(parts.scheme, 0)
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError):
        raise Refusal("bad-url") from None
    is_printable = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in USUAL_PORT or not host or not is_printable or parts.username or parts.password:
        raise Refusal("bad-url")
    if port not in USUAL_PORT.values() and port < LOWEST_FREE_PORT:
        raise Refusal("forbidden-address", host=host[:100])
    return parts


def find_target(url: str, may_be_private: bool = False) -> Target:
    """Resolve an address; refuse it where any of what it may mean lies in a private network."""
    parts = read_url(url)
    host = str(parts.hostname)
    port = parts.port or USUAL_PORT[parts.scheme]
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("unknown-host", host=host[:100]) from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (may_be_private or all(is_public(address) for address in addresses)):
        raise Refusal("forbidden-address", host=host[:100])
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, addresses[0], port, path, parts.scheme == "https")


def is_public(text: str) -> bool:
    """Tell whether an address belongs to the public internet, also where it wraps another one."""
    address = unwrapped(ipaddress.ip_address(text.split("%")[0]))
    if any(address in network for network in RESERVED if network.version == address.version):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def unwrapped(address: Address) -> Address:
    if isinstance(address, ipaddress.IPv6Address):
        if address in TRANSLATED:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        return address.ipv4_mapped or address.sixtofour or address
    return address


def call(target: Target, message: object) -> int:
    """Post a message as JSON; give the status of the answer."""
    return post(target, msgspec.json.encode(message), {"content-type": "application/json"})


def post(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """Post something; give the status of the answer, of which only the head is read."""
    line = Line(target)
    try:
        line.request("POST", target.path, body, {**headers, "connection": "close"})
        return line.getresponse().status
    finally:
        line.close()


class Line(http.client.HTTPConnection):
    """A connection to the checked address that speaks to it by its name, and not for long."""

    def __init__(self, target: Target) -> None:
        super().__init__(target.host, target.port)
        self.target = target
        self.until = time.monotonic() + PATIENCE
        if target.is_encrypted:
            self.default_port = USUAL_PORT["https"]

    def connect(self) -> None:
        wire = socket.create_connection((self.target.address, self.target.port), left_until(self.until))
        if self.target.is_encrypted:
            wire.settimeout(left_until(self.until))
            context = ssl.create_default_context()
            wire = context.wrap_socket(wire, server_hostname=self.target.host)
        self.sock = cast(Any, DeadlineSocket(wire, self.until))


class DeadlineSocket(io.RawIOBase):
    """A socket for http.client that waits only as long as is left of all the time, and reads only a head."""

    def __init__(self, wire: socket.socket, until: float) -> None:
        self.wire = wire
        self.until = until
        self.read_so_far = 0

    def sendall(self, data: bytes) -> None:
        self.wire.settimeout(left_until(self.until))
        self.wire.sendall(data)

    def makefile(self, _: str) -> io.BufferedReader:
        return io.BufferedReader(self)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if self.read_so_far >= LONGEST_HEAD:
            raise ConnectionError
        self.wire.settimeout(left_until(self.until))
        read = self.wire.recv_into(buffer)
        self.read_so_far += read
        return read

    def close(self) -> None:
        """Hang up; the reader of the answer sees a closed connection, as http.client expects."""
        self.wire.close()


def left_until(moment: float) -> float:
    """Give the seconds that are left; refuse to wait any longer when there are none."""
    left = moment - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left
