"""`courtyard serve`: one process that serves both games until it is told to stop."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import NoReturn

import click
import structlog
import uvicorn

import courtyard as package
from courtyard.engine.files import data_folder
from courtyard.engine.trouble import Trouble
from courtyard.server.border.access_log import Observed
from courtyard.server.border.app import Courtyard, make_app
from courtyard.server.border.capacity import REQUESTS, Callers, room_for
from courtyard.server.border.connections import requests_of, sockets_of
from courtyard.server.border.guard import own_names
from courtyard.server.ground import logs, metrics, systemd
from courtyard.server.ground.problems import NotStored
from courtyard.server.ground.settings import Settings
from courtyard.server.rooms import Rooms
from courtyard.server.store.databases import database_in, shown

log = structlog.get_logger()
LARGEST_FRAME = 64 * 1024
USUAL_PORT = 8000
PATIENCE = 5
"""Seconds for connections that are still open when the server stops."""
LONGEST_STOP = 15
"""Seconds after which it ends, whatever hangs; acknowledged moves are kept."""
BAD_INPUT = 2
COLLECT = 20_000, 20, 50
"""When garbage is looked for: a move makes some thousand objects, and nearly all are gone after it."""


class Server(uvicorn.Server):
    """Says goodbye to sockets before it closes them, and prints one URL when it is ready."""

    def __init__(
        self,
        config: uvicorn.Config,
        courtyard: Courtyard,
        listening: socket.socket,
        url: str,
        browse: bool,
        metrics_at: str | None,
        engine: Path | None,
    ) -> None:
        super().__init__(config)
        self.courtyard = courtyard
        self.listening = listening
        self.url = url
        self.browse = browse
        self.metrics_at = metrics_at
        self.engine = engine

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        async with starting(self.courtyard.rooms):
            await self.courtyard.open()
        await super().startup(sockets)
        self.watchdog = asyncio.ensure_future(systemd.keep_alive())
        if not self.should_exit:
            log.info(
                "started",
                version=package.__version__,
                store=self.courtyard.rooms.store.engine.dialect.name,
                url=self.url,
                metrics=self.metrics_at,
                process=os.getpid(),
            )
            click.echo(self.url)
            systemd.notify("READY=1")
            if self.engine is not None:
                self.adopting = asyncio.create_task(self.adopt_engine(self.engine))
            if self.browse and has_screen():
                await asyncio.to_thread(webbrowser.open, self.url)

    async def adopt_engine(self, folder: Path) -> None:
        await self.courtyard.rooms.thinkers.adopt_engine(folder)
        log.info("engine-compiled")
        click.echo("The engine is compiled: bots now think at full speed.")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping", sockets=len(self.courtyard.watchers))
        systemd.notify("STOPPING=1")
        limit = threading.Timer(LONGEST_STOP, self.end, (0,))
        limit.daemon = True
        limit.start()
        await self.courtyard.stop()
        await super().shutdown(sockets)
        await self.courtyard.close()
        log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for an orderly end, which is no failure; the second for an end at once."""
        if self.should_exit:
            self.end(128 + sig)
        if sig == signal.SIGINT:
            self._captured_signals.append(sig)  # A shell must know that somebody pressed a key.
        self.should_exit = True

    def end(self, status: int) -> None:
        log.warning("stopped-at-once")
        self.courtyard.rooms.thinkers.close()
        os._exit(status)


def serve(
    host: str, port: int | None, database: str | None, data: Path | None, browse: bool, settings: Settings
) -> None:
    """Serve until interrupted."""
    logs.begin(settings.log, settings.log_level)
    try:
        server = prepare(host, port, database, data, browse, settings)
        gc.freeze()  # What is there now is there to the end: nobody need look through it again.
        gc.set_threshold(*COLLECT)
        server.run(sockets=[server.listening])
    except Trouble as trouble:
        refuse(str(trouble), settings)


@asynccontextmanager
async def starting(rooms: Rooms) -> AsyncIterator[None]:
    """Let everything begin, or, where the database is lost meanwhile, end all of it and say that alone."""
    with logs.held():
        try:
            yield
        except NotStored as lost:
            await rooms.close()
            name = shown(rooms.store.engine.url)
            raise Trouble(f"The database {name} cannot be used: {lost.why}.") from None


def refuse(why: str, settings: Settings) -> NoReturn:
    """Say why the process does not start, in the form in which all else is said."""
    if (settings.log or logs.usual_kind(sys.stderr)) == "text":
        raise Trouble(logs.concealed(why))
    log.critical("not-started", why=why, exc_info=False)
    sys.exit(BAD_INPUT)


def prepare(
    host: str, port: int | None, database: str | None, data: Path | None, browse: bool, settings: Settings
) -> Server:
    """Open all that is needed to serve, or say what cannot be had."""
    listening = systemd.inherited_socket()
    if listening is None:
        listening = listen(host, port)
    else:
        host = listening.getsockname()[0]
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{listening.getsockname()[1]}/"
    told_at = metrics.listen(settings.metrics) if settings.metrics else None
    sockets = room_for(settings.sockets)
    reached = replace(settings, public_url=settings.public_url or url, sockets=sockets)
    rooms = Rooms(database or database_in(data or data_folder()), reached)
    courtyard = Courtyard(rooms, own_names(host, settings.hosts), settings.public_url)
    metrics.describe(courtyard.rooms.store.engine.dialect.name, "server")
    metrics.SOCKETS.set_function(lambda: len(courtyard.watchers))
    metrics.TABLES.set_function(lambda: len(courtyard.rooms.tables.live))
    config = uvicorn.Config(
        Observed(make_app(courtyard)),
        lifespan="off",
        loop="asyncio",  # Not uvloop, where it is installed: it complains of clients that left.
        http=requests_of(Callers(sockets + REQUESTS, settings.limits, settings.proxies)),
        ws=sockets_of(settings.limits),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return Server(config, courtyard, listening, url, browse, told_at, settings.engine)


def has_screen() -> bool:
    """Tell whether a browser would be seen; without a screen a text browser might take the terminal."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def listen(host: str, port: int | None) -> socket.socket:
    """Take the port, or say why it cannot be had; where none was asked for, any will do."""
    if port is None:
        try:
            return listen(host, USUAL_PORT)
        except Trouble:
            return listen(host, 0)
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise Trouble(f"Cannot listen on {host}:{port}: {why}.") from None
    return listening
