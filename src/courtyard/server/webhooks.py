"""Webhooks: telling another service that somebody must choose, without ever reaching a private network.

The name is resolved once, all its addresses are checked, and the call goes to the very address that was
checked: a name that changes its address in between leads nowhere else. Redirections are not followed.
"""

import http.client
import ipaddress
import socket
import ssl
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import msgspec

from courtyard.server.trouble import Refusal

USUAL_PORT = {"http": 80, "https": 443}
LOWEST_FREE_PORT = 1024
"""Below it only the usual ports are called: the others belong to services that are no webhooks."""
PATIENCE = 5.0
LONGEST_ANSWER = 4096
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of this network stand for an IPv4 address in their last four bytes."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Target:
    """Where a call goes: the name for the other side, and the checked address for us."""

    host: str
    address: str
    port: int
    path: str
    is_encrypted: bool


def read_url(url: str) -> SplitResult:
    """Read an address; refuse what is none, and what carries a password."""
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
    """Whether an address belongs to the public internet, also where it wraps another one."""
    address = unwrapped(ipaddress.ip_address(text.split("%")[0]))
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def unwrapped(address: Address) -> Address:
    if isinstance(address, ipaddress.IPv6Address):
        if address in TRANSLATED:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        return address.ipv4_mapped or address.sixtofour or address
    return address


def call(target: Target, message: object) -> int:
    """Post a message; give the status of the answer, of which no more than a little is read."""
    connection = Line(target)
    try:
        body = msgspec.json.encode(message)
        connection.request("POST", target.path, body, {"content-type": "application/json"})
        answer = connection.getresponse()
        answer.read(LONGEST_ANSWER)
        return answer.status
    finally:
        connection.close()


class Line(http.client.HTTPConnection):
    """A connection to the checked address that speaks to it by its name."""

    def __init__(self, target: Target) -> None:
        super().__init__(target.host, target.port, timeout=PATIENCE)
        self.target = target
        if target.is_encrypted:
            self.default_port = USUAL_PORT["https"]

    def connect(self) -> None:
        self.sock = socket.create_connection((self.target.address, self.target.port), PATIENCE)
        if self.target.is_encrypted:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.target.host)
