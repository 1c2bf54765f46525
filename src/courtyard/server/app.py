"""The application: requests, sockets, and the client's files."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.requests import Request as Incoming
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from courtyard.server import openapi
from courtyard.server.answers import Asked
from courtyard.server.live import Watcher, attend, say_goodbye
from courtyard.server.messages import Problem
from courtyard.server.replays import Ready
from courtyard.server.rooms import Rooms
from courtyard.server.routes import REQUESTS, Request
from courtyard.server.trouble import Refusal

CLIENT = Path(__file__).parent / "client"
PAGES = ("/", "/t/{table}", "/rules/{game}", "/t/{table}/replay", "/results")
"""Addresses that the client draws by itself (web/src/pages.ts)."""
COOKIE = "courtyard"
MUCH = 64 * 1024
"""More bytes than the loop should pack itself."""
YEAR = 365 * 24 * 3600
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "testserver")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


class Courtyard:
    """A server: what comes in from outside is read here, and handed to the rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.watchers: set[Watcher] = set()

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        await self.rooms.open()
        yield
        await self.rooms.close()

    async def stop(self) -> None:
        """Stop taking choices and send everybody home; all they were told is kept."""
        await self.rooms.stop()
        say_goodbye(self.watchers)
        for _ in range(20):
            if not self.watchers:
                break
            await asyncio.sleep(0.05)

    # Requests.

    def routes(self) -> list[Route]:
        """One route for each path, so that a wrong method is told all the right ones."""
        paths: dict[str, dict[str, Request]] = {}
        for request in REQUESTS:
            paths.setdefault(request.path, {})[request.method] = request
        return [self.route(path, requests) for path, requests in paths.items()]

    def route(self, path: str, requests: dict[str, Request]) -> Route:
        async def endpoint(incoming: Incoming) -> Response:
            method = "GET" if incoming.method == "HEAD" else incoming.method
            return await self.answer(requests[method], incoming)

        return Route(path, endpoint, methods=list(requests))

    async def answer(self, request: Request, incoming: Incoming) -> Response:
        if request.method != "GET":
            check_origin(incoming)
        body = await read_body(incoming, request.takes, request.largest) if request.takes else None
        token = incoming.cookies.get(COOKIE)
        me, new_token = await self.rooms.guests.find(token), None
        if me is None:
            me, new_token = await self.rooms.guests.welcome()
        path = {name: str(value) for name, value in incoming.path_params.items()}
        asked = Asked(self.rooms, me, token, path, body, new_token)
        response = await as_response(await request.answer(asked), incoming)
        if asked.new_token:
            set_cookie(response, asked.new_token, incoming)
        return response

    async def socket(self, socket: WebSocket) -> None:
        try:
            check_origin(socket)
        except Refusal:
            await socket.close()
            return
        me = await self.rooms.guests.find(socket.cookies.get(COOKIE))
        await attend(self.rooms, socket.path_params["table"], me.id if me else None, socket, self.watchers)


async def read_body(incoming: Incoming, kind: type, largest: int) -> Any:
    body = b""
    async for chunk in incoming.stream():
        body += chunk
        if len(body) > largest:
            raise Refusal("too-large", most=largest)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", why=str(error)) from None


def check_origin(connection: HTTPConnection) -> None:
    """Let pages of other sites do nothing in a guest's name."""
    origin = connection.headers.get("origin")
    if origin is not None and netloc(origin) != connection.headers.get("host"):
        raise Refusal("wrong-origin")


def netloc(url: str) -> str | None:
    try:
        return urlsplit(url).netloc
    except ValueError:
        return None


def set_cookie(response: Response, token: str, incoming: Incoming) -> None:
    secure = (incoming.url.hostname or "") not in LOOPBACK and incoming.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def as_json(message: Any, status: int = 200, more: Mapping[str, str] | None = None) -> Response:
    headers = {**HEADERS, "cache-control": "no-store", **(more or {})}
    return Response(msgspec.json.encode(message), status, headers, "application/json")


async def as_response(answer: Any, incoming: Incoming) -> Response:
    """Give an answer to send; a long one that is encoded already is packed away from the loop."""
    if not isinstance(answer, Ready):
        return as_json(answer)
    content, headers = answer.content, {**HEADERS, "cache-control": "no-store"}
    if answer.name:
        headers["content-disposition"] = f'attachment; filename="{answer.name}"'
    if len(content) > MUCH and "gzip" in incoming.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.compress, content, 6)
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(content, 200, headers, answer.media)


async def tell_refusal(_: HTTPConnection, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return as_json(Problem(refusal.code, refusal.args_of_sentence), refusal.status)


async def tell_exception(_: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "unknown-page", 405: "wrong-method"}.get(error.status_code, "bad-message")
    return as_json(Problem(code, {}), error.status_code, error.headers)


# The client.


@cache
def described() -> bytes:
    return msgspec.json.encode(openapi.document())


async def tell_openapi(_: Incoming) -> Response:
    return Response(described(), headers=HEADERS, media_type="application/json")


async def page(_: Incoming) -> Response:
    if not (CLIENT / "index.html").is_file():
        return PlainTextResponse("The browser client is not part of this installation.", 404)
    return FileResponse(CLIENT / "index.html", headers={**HEADERS, "cache-control": "no-cache"})


class Assets(StaticFiles):
    """The client's files, whose names change with what is in them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = f"public, max-age={YEAR}, immutable"
        return response


def client_files() -> list[Mount]:
    folder = CLIENT / "assets"
    return [Mount("/assets", Assets(directory=folder))] if folder.is_dir() else []


def make_app(courtyard: Courtyard) -> Starlette:
    """Give the whole application."""
    return Starlette(
        routes=[
            *courtyard.routes(),
            WebSocketRoute("/api/tables/{table}/socket", courtyard.socket),
            Route("/api/openapi.json", tell_openapi),
            *(Route(path, page) for path in PAGES),
            *client_files(),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={Refusal: tell_refusal, HTTPException: tell_exception},
        lifespan=courtyard.life,
    )
