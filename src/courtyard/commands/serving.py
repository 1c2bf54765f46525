"""Serving browsers."""

from pathlib import Path
from typing import Any

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, metavar="HOST", help="Where to listen.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="PORT",
    help="On which port; otherwise 8000, or any that is free.",
)
@click.option("--database", metavar="URL", help="Where games are kept, such as sqlite:///games.db.")
@click.option("--data", type=Path, metavar="DIR", help="The folder of the database, unless a URL is given.")
@click.option("--open", "browse", is_flag=True, help="Open the browser.")
@click.option("--public-url", metavar="URL", help="The address that people open, for letters and webhooks.")
@click.option(
    "--smtp",
    metavar="URL",
    envvar="COURTYARD_SMTP",
    help="The server that sends e-mail, smtp://NAME:PASSWORD@HOST:PORT/?from=ADDRESS; better given as "
    "COURTYARD_SMTP, so that nobody reads the password in the list of processes.",
)
@click.option(
    "--private-webhooks", "may_call_private", is_flag=True, help="Webhooks may call private networks."
)
@click.option(
    "--patience",
    type=click.FloatRange(0, 86400),
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="How long somebody who must choose may be away before they are told elsewhere.",
)
@click.option(
    "--tries",
    type=click.IntRange(1, 10_000),
    metavar="N",
    help="So many tries hints and analyses have for each choice, on a slow machine or a fast one.",
)
def serve(
    host: str, port: int | None, database: str | None, data: Path | None, browse: bool, **settings: Any
) -> None:
    """Serve both games to browsers, until interrupted."""
    from courtyard.server import serve as server
    from courtyard.server.settings import Settings

    server.serve(host, port, database, data, browse, Settings(**settings))
