"""The application: requests, sockets, and the client's files."""

import asyncio
import gzip
import re
from collections.abc import Collection, Mapping
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.requests import Request as Incoming
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from courtyard.server.border import openapi
from courtyard.server.border.answers import Asked
from courtyard.server.border.capacity import Crowd
from courtyard.server.border.guard import (
    YEAR,
    Border,
    address_of,
    check_origin,
    log_refusal,
    set_cookie,
    token_of,
)
from courtyard.server.border.health import HealthCheck
from courtyard.server.border.packed import Packed, pack
from courtyard.server.border.routes import REQUESTS, Request
from courtyard.server.border.sockets import SIGNED_OUT, Watcher, attend, say_goodbye
from courtyard.server.ground.background import Background
from courtyard.server.ground.messages import Me, Problem
from courtyard.server.ground.metrics import REFUSALS
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Refused
from courtyard.server.past.replays import Ready
from courtyard.server.rooms import Rooms

log = structlog.get_logger()
CLIENT = Path(__file__).parents[1] / "client"
ICONS = ("icon-192", "icon-512", "maskable-512")
PUZZLES = ("/puzzles", "/puzzle/{puzzle}", "/training")
BOXES = ("/boxes", "/boxes/{box}", "/boxes/shared/{token}")
PAGES = ("/", "/t/{table}", "/rules/{game}", "/t/{table}/replay", "/results", *PUZZLES, *BOXES)
"""Addresses that the client draws by itself (web/src/pages.ts)."""
NOBODY = Me("", "", None, False)
"""A visitor without a cookie, who only watches."""
MUCH = 64 * 1024
"""More bytes than the loop should pack itself."""
QUICKLY = 4
"""The level at which the event loop compresses: nine takes three times as long, for little gain."""
GRACE = 5.0
"""Seconds to finish and answer running requests when the server stops."""
SESSION_CHECK = 30.0
"""Seconds between two searches for sockets of sessions that ended in another process."""


class Courtyard:
    """A server: what comes in from outside is read here, and handed to the rooms."""

    def __init__(self, rooms: Rooms, names: Collection[str] = (), public_url: str | None = None) -> None:
        self.rooms = rooms
        self.names = names
        self.public_url = public_url
        self.watchers: set[Watcher] = set()
        self.crowd = Crowd(rooms.most_sockets, rooms.buckets.factor)
        self.health = HealthCheck(rooms.store)
        self._background = Background()

    async def open(self) -> None:
        self.rooms.news.handlers["sessions"] = [lambda _: self.close_ended_sessions()]
        await self.rooms.open()
        self._background.repeat(self.close_ended_sessions, "sessions-not-read", SESSION_CHECK, at_once=False)

    async def close(self) -> None:
        await self._background.close()
        await self.rooms.close()

    async def stop(self) -> None:
        """Stop taking choices and send everybody home; all they were told is kept."""
        self.health.is_stopping = True
        try:
            async with asyncio.timeout(GRACE):
                await self.rooms.stop()
                while any(watcher.is_answering for watcher in self.watchers):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            log.warning("stops-without-answers")  # Clients that wait ask again with the same id.
        say_goodbye(self.watchers)
        for _ in range(20):
            if not self.watchers:
                break
            await asyncio.sleep(0.05)

    async def close_ended_sessions(self) -> None:
        """Let sockets of sessions that have ended do nothing any more."""
        sessions = {watcher.session for watcher in self.watchers if watcher.session}
        if sessions:
            gone = sessions - await self.rooms.sessions.still_valid(sessions)
            banned = await self.rooms.sessions.of_banned(gone) if gone else set()
            for watcher in [watcher for watcher in self.watchers if watcher.session in gone]:
                if watcher.session in banned:
                    watcher.say(Refused(None, "banned", {}))
                watcher.sign_out()

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
            try:
                return await self.answer(requests[method], incoming)
            except Refusal as refusal:
                log_refusal(self.rooms.buckets, refusal.code, path, address_of(incoming))
                raise

        return Route(path, endpoint, methods=list(requests))

    async def answer(self, request: Request, incoming: Incoming) -> Response:
        check_origin(incoming)
        buckets, address = self.rooms.buckets, address_of(incoming)
        buckets.take("request", address=address)
        body = await read_body(incoming, request.takes, request.largest) if request.takes else None
        token = token_of(incoming)
        known, me, new_token = await self.rooms.sessions.find(token), NOBODY, None
        if known:
            me, new_token = known.me, token if known.is_renewed else None
            buckets.take("request", me.id)
        elif request.welcomes:
            buckets.take("guest", address=address)
            me, new_token = await self.rooms.guests.welcome()
        if request.bucket:
            buckets.take(request.bucket, me.id, address)
        path = {name: str(value) for name, value in incoming.path_params.items()}
        session = known.session if known else None
        asked = Asked(self.rooms, me, token, path, body, new_token, session, address)
        response = await as_response(await request.answer(asked), incoming)
        if asked.has_ended:
            await self.close_ended_sessions()
        if asked.new_token or asked.has_ended:
            set_cookie(response, asked.new_token, incoming)
        return response

    async def give_openapi(self, incoming: Incoming) -> Response:
        self.rooms.buckets.take("request", address=address_of(incoming))
        return described().response(incoming)

    async def socket(self, socket: WebSocket) -> None:
        try:
            check_origin(socket)
            address = address_of(socket)
            self.rooms.buckets.take("socket", address=address)
            known = await self.rooms.sessions.find(token_of(socket))
            self.rooms.buckets.take("socket", known.me.id if known else None)
        except Refusal as refusal:
            log_refusal(self.rooms.buckets, refusal.code, "socket", address_of(socket))
            if refusal.code == "banned":
                await refuse_socket(socket, refusal)
            else:
                await socket.send_denial_response(await answer_refusal(socket, refusal))
            return
        guest, session = (known.me.id, known.session) if known else (None, None)
        table = socket.path_params["table"]
        await attend(self.rooms, table, guest, socket, self.watchers, address, session, self.crowd)


async def read_body(incoming: Incoming, kind: type, largest: int) -> Any:
    body = b""
    try:
        async for chunk in incoming.stream():
            body += chunk
            if len(body) > largest:
                raise Refusal("too-large", most=largest)
    except ClientDisconnect:
        raise Refusal("bad-message", why="It ended too early") from None
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", why=str(error)) from None


def as_json(message: Any, status: int = 200, more: Mapping[str, str] | None = None) -> Response:
    headers = {"cache-control": "no-store", **(more or {})}
    return Response(msgspec.json.encode(message), status, headers, "application/json")


async def as_response(answer: Any, incoming: Incoming) -> Response:
    """Give an answer to send; a long one that is encoded already is packed away from the loop."""
    if isinstance(answer, Packed):
        return answer.response(incoming)
    if not isinstance(answer, Ready):
        return as_json(answer)
    content, headers = answer.content, {"cache-control": "no-store"}
    if answer.name:
        headers["content-disposition"] = f'attachment; filename="{answer.name}"'
    if len(content) > MUCH and "gzip" in incoming.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.compress, content, 6)
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(content, 200, headers, answer.media)


async def answer_refusal(_: HTTPConnection, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    REFUSALS.labels(refusal.code).inc()
    seconds = refusal.args_of_sentence.get("seconds")
    more = {} if seconds is None else {"retry-after": str(seconds)}
    return as_json(Problem(refusal.code, refusal.args_of_sentence), refusal.status, more)


async def refuse_socket(socket: WebSocket, refusal: Refusal) -> None:
    """Say over a socket why it is closed: of one that was never opened no page hears anything."""
    REFUSALS.labels(refusal.code).inc()
    await socket.accept()
    told = Refused(None, refusal.code, refusal.args_of_sentence)
    await socket.send_text(msgspec.json.encode(told).decode())
    await socket.close(SIGNED_OUT)


async def answer_exception(asked: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "unknown-page", 405: "wrong-method"}.get(error.status_code, "bad-message")
    REFUSALS.labels(code).inc()
    if code == "unknown-page" and wants_page(asked):
        return await page(asked, 404)
    return as_json(Problem(code, {}), error.status_code, error.headers)


async def ignore_disconnect(_: HTTPConnection, gone: Exception) -> None:
    """Tell nobody: the client hung up before the socket was accepted or refused."""


# The client.


@cache
def described() -> Packed:
    return pack(msgspec.json.encode(openapi.document()))


async def page(_: HTTPConnection, status: int = 200) -> Response:
    if not (CLIENT / "index.html").is_file():
        return PlainTextResponse("The browser client is not part of this installation.", 404)
    return FileResponse(CLIENT / "index.html", status, headers={"cache-control": "no-cache"})


def wants_page(asked: HTTPConnection) -> bool:
    """Tell whether a browser opens this address: the client then says in words that nothing is there."""
    is_ours = asked.url.path.startswith(("/api/", "/assets/"))
    return not is_ours and "text/html" in asked.headers.get("accept", "")


class Assets(StaticFiles):
    """The client's files, whose names change with what is in them; beside most lies a packed one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        reads = Headers(scope=scope).get("accept-encoding", "")
        if not re.search(r"\bbr\b", reads) or self.lookup_path(f"{path}.br")[1] is None:
            return await super().get_response(path, scope)
        response = await super().get_response(f"{path}.br", scope)
        response.headers["content-encoding"] = "br"
        kind = guess_type(path)[0] or "application/octet-stream"
        response.headers["content-type"] = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        response.headers["vary"] = "Accept-Encoding"
        return response

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = f"public, max-age={YEAR}, immutable"
        return response


LOOSE = ("sw.js", "manifest.webmanifest", *(f"icons/{name}.png" for name in ICONS))
"""Files of the client whose names stay: the service worker and what an installed app looks like."""


async def static_file(request: Incoming) -> Response:
    file = CLIENT / request.url.path.removeprefix("/")
    if not file.is_file():
        raise HTTPException(404)
    kind = "application/manifest+json" if file.suffix == ".webmanifest" else None
    return FileResponse(file, media_type=kind, headers={"cache-control": "no-cache"})


def client_files() -> list[BaseRoute]:
    loose: list[BaseRoute] = [Route(f"/{name}", static_file) for name in LOOSE]
    folder = CLIENT / "assets"
    return [*loose, Mount("/assets", Assets(directory=folder))] if folder.is_dir() else loose


def make_app(courtyard: Courtyard) -> ASGIApp:
    """Give the whole application."""
    inside = Starlette(
        routes=[
            *courtyard.routes(),
            WebSocketRoute("/api/tables/{table}/socket", courtyard.socket),
            Route("/api/openapi.json", courtyard.give_openapi),
            *courtyard.health.routes(),
            *(Route(path, page) for path in PAGES),
            *client_files(),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=QUICKLY)],
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_exception,
            WebSocketDisconnect: ignore_disconnect,
        },
    )
    return Border(inside, courtyard.names, courtyard.public_url, courtyard.rooms.buckets)
