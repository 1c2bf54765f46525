"""`courtyard serve`: one process that serves both games until it is told to stop."""

import asyncio
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path

import click
import uvicorn

from courtyard.engine.files import data_folder
from courtyard.engine.trouble import Trouble
from courtyard.server.app import Courtyard, make_app
from courtyard.server.rooms import Rooms
from courtyard.server.settings import Settings

LARGEST_FRAME = 64 * 1024
USUAL_PORT = 8000
PATIENCE = 5
"""So many seconds are given to connections that are still open when the server stops."""


def database_in(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"Games cannot be kept in {folder}: {error.strerror}.") from None
    return f"sqlite:///{folder / 'courtyard.db'}"


class Server(uvicorn.Server):
    """Says goodbye to sockets before it closes them, and prints one URL when it is ready."""

    def __init__(self, config: uvicorn.Config, courtyard: Courtyard, url: str, browse: bool) -> None:
        super().__init__(config)
        self.courtyard = courtyard
        self.url = url
        self.browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            click.echo(self.url)
            if self.browse and has_screen():
                await asyncio.to_thread(webbrowser.open, self.url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.courtyard.stop()
        await super().shutdown(sockets)


def serve(
    host: str, port: int | None, database: str | None, data: Path | None, browse: bool, settings: Settings
) -> None:
    """Serve until interrupted."""
    listening = listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{listening.getsockname()[1]}/"
    reached = replace(settings, public_url=settings.public_url or url)
    courtyard = Courtyard(Rooms(database or database_in(data or data_folder()), reached))
    config = uvicorn.Config(
        make_app(courtyard),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    server = Server(config, courtyard, url, browse)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def has_screen() -> bool:
    """Whether a browser would be seen; without a screen a text browser might take the terminal."""
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
    except OSError as error:
        raise Trouble(f"Nothing can be served at {host}:{port}: {error.strerror or error}.") from None
    return listening
