"""Checks before a request is answered, and the headers of every answer.

A page of another site must do nothing in a guest's name, nor reach a server at home by a name of its own that
leads there (DNS rebinding): a browser tells both, in headers that no page can change.
"""

import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from courtyard.server.ground.buckets import Buckets, neighbourhood
from courtyard.server.ground.metrics import REFUSALS
from courtyard.server.ground.problems import Refusal

COOKIE = "courtyard"
YEAR = 365 * 24 * 3600
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""Headers of every answer."""
HTTPS_HEADERS = {"strict-transport-security": f"max-age={YEAR}"}
"""Headers of an answer over TLS; whether they hold for other names of the domain is not ours to say."""
SAFE = ("GET", "HEAD")
LOGGED = frozenset(
    ["forbidden-address", "not-host", "not-player", "not-your-seat", "too-fast"]
    + ["wrong-claim", "wrong-code", "wrong-host", "wrong-origin"]
)
"""Refusals of attempts at what belongs to others; an operator can read of them."""

log = structlog.get_logger()


class Border:
    """Lets in who asks for a name of ours, and sends nothing out without its headers."""

    def __init__(self, app: ASGIApp, names: Iterable[str], public_url: str | None, buckets: Buckets) -> None:
        self.app = app
        self.buckets = buckets
        self.names = frozenset(name.lower() for name in names)
        self.public = urlsplit(public_url or "")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if self.public.scheme == "https" and host.lower() == self.public.netloc.lower():
            # A request to the public address came over TLS, whatever the proxy says of it.
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        more = HEADERS | HTTPS_HEADERS if is_https(scope) else HEADERS

        async def send_on(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in more.items():
                    headers.setdefault(name, value)
            await send(message)

        if self.is_ours(host):
            await self.app(scope, receive, send_on)
        else:
            log_refusal(self.buckets, "wrong-host", "unknown", address_of(HTTPConnection(scope)))
            await refuse(scope, receive, send_on, Refusal("wrong-host"))

    def is_ours(self, host: str) -> bool:
        """Tell whether a browser may reach us by a name; an address is no name that anybody could make up."""
        name = without_port(host).rstrip(".").lower()
        if name in ("", "localhost", self.public.hostname) or name.endswith(".localhost"):
            return True
        return name in self.names or is_address(name)


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Answer before anything else is looked at."""
    REFUSALS.labels(refusal.code).inc()
    answer = Response(b'{"code":"%s","args":{}}' % refusal.code.encode(), refusal.status)
    answer.headers["content-type"] = "application/json"
    answer.headers["cache-control"] = "no-store"
    if scope["type"] == "http":
        await answer(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(answer)


def log_refusal(buckets: Buckets, code: str, route: str, address: str | None) -> None:
    """Write into the log that somebody tried what is not theirs; of one address not without end."""
    if code in LOGGED:
        try:
            buckets.take("line", address=address)
        except Refusal:
            return
        log.info("refused", code=code, route=route, address=address)


def own_names(host: str, more: Iterable[str] = ()) -> frozenset[str]:
    """Give the names by which a server is reached: where it listens, this machine's, and what is said."""
    machine = socket.gethostname()
    return frozenset((host, machine, f"{machine.partition('.')[0]}.local", *more))


def without_port(host: str) -> str:
    """Give the name or address in a Host header."""
    return host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_https(scope: Mapping[str, object]) -> bool:
    return scope["scheme"] in ("https", "wss")


def address_of(connection: HTTPConnection) -> str:
    """Give from where somebody asks; uvicorn has put there what proxies say that are believed."""
    return neighbourhood(connection.client.host) if connection.client else "nowhere"


# Pages of other sites.


def check_origin(connection: HTTPConnection) -> None:
    """Let pages of other sites do nothing in a guest's name."""
    headers = connection.headers
    is_socket = connection.scope["type"] == "websocket"
    if not is_socket and connection.scope["method"] in SAFE:
        # They cannot read the answer, but every question would make a guest: only a link may lead here.
        if headers.get("sec-fetch-site") == "cross-site" and headers.get("sec-fetch-mode") != "navigate":
            raise Refusal("wrong-origin")
        return
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal("wrong-origin")
    origin = headers.get("origin")
    if origin is not None and not is_own_origin(origin, connection):
        raise Refusal("wrong-origin")


def is_own_origin(origin: str, connection: HTTPConnection) -> bool:
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    if is_https(connection.scope) and page.scheme != "https":
        return False
    return bool(page.netloc) and page.netloc == connection.headers.get("host")


# The cookie.


def cookie_name(connection: HTTPConnection) -> str:
    """Over TLS the name binds the cookie to this host: no other of its domain can plant one."""
    return f"__Host-{COOKIE}" if is_https(connection.scope) else COOKIE


def token_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(cookie_name(connection))


def set_cookie(response: Response, token: str | None, connection: HTTPConnection) -> None:
    """Give a token, or take it away."""
    response.set_cookie(
        cookie_name(connection),
        token or "",
        max_age=YEAR if token else 0,
        path="/",
        secure=is_https(connection.scope),
        httponly=True,
        samesite="lax",
    )
