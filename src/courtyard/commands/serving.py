"""Serving browsers."""

from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from courtyard.commands.asking import Number, tell_left_out

LOOPBACK = ("127.0.0.0/8", "::ffff:127.0.0.0/104", "::1/128")


def as_networks(_: click.Context, __: click.Parameter, addresses: tuple[str, ...]) -> tuple[str, ...]:
    """Give networks as they are written; an address of version 4 may also come as one of version 6."""
    try:
        networks = [ip_network(address, strict=False) for address in addresses]
    except ValueError as error:
        raise click.BadParameter(f"{error}.") from None
    fourth = [network for network in networks if network.version == 4]
    mapped = [f"::ffff:{network.network_address}/{96 + network.prefixlen}" for network in fourth]
    return (*map(str, networks), *mapped)


def as_address(_: click.Context, __: click.Parameter, url: str | None) -> str | None:
    """Give the address of a page, or say that it is none."""
    try:
        if url is None or (urlsplit(url).scheme in ("http", "https") and urlsplit(url).hostname):
            return url
    except ValueError:
        pass
    raise click.BadParameter(f"{url!r} is no address such as https://games.example.org/.")


def telling(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add how a process tells of its work."""
    for option in (
        click.option(
            "--metrics",
            metavar="[HOST:]PORT",
            help="Tell Prometheus at this port; without a host only on this machine.",
        ),
        click.option(
            "--log",
            type=click.Choice(["json", "text"]),
            help="How to write the log; otherwise text at a terminal, and JSON elsewhere.",
        ),
        click.option(
            "--log-level",
            type=click.Choice(["debug", "info", "warning", "error"]),
            help="What to write there; otherwise warnings at a terminal, and info elsewhere.",
        ),
    ):
        command = option(command)
    return command


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, metavar="HOST", help="Where to listen.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="PORT",
    help="On which port; otherwise 8000, or any that is free.",
)
@click.option(
    "--database",
    metavar="URL",
    envvar="COURTYARD_DATABASE",
    help="Where games are kept, such as sqlite:///games.db; one with a password is better given as "
    "COURTYARD_DATABASE.",
)
@click.option("--data", type=Path, metavar="DIR", help="The folder of the database, unless a URL is given.")
@click.option("--open", "browse", is_flag=True, help="Open the browser.")
@click.option(
    "--public-url",
    callback=as_address,
    metavar="URL",
    help="The address that people open, for letters and webhooks.",
)
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
    type=Number(0, 86400),
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
@telling
@click.option(
    "--allowed-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="A name by which browsers reach the server, besides that of the public address.",
)
@click.option("--behind-proxy", is_flag=True, help="A proxy on this machine says for whom it asks.")
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    callback=as_networks,
    metavar="ADDRESS",
    help="A proxy at this address, or in this network, says for whom it asks.",
)
@click.option(
    "--limits",
    type=Number(0, 1_000_000),
    default=1.0,
    show_default=True,
    metavar="FACTOR",
    help="So many times as fast as usual one guest, or one address, may ask.",
)
@click.option(
    "--sockets",
    type=click.IntRange(1, 1_000_000),
    default=3000,
    show_default=True,
    metavar="N",
    help="So many people are served at once; who comes later is told to come back.",
)
@click.option(
    "--bots",
    type=click.Choice(["here", "elsewhere"]),
    default="here",
    show_default=True,
    help="Where bots and analyses think: in processes of this server, or of courtyard worker.",
)
@click.option(
    "--engine",
    type=Path,
    metavar="DIR",
    help="A folder in which a compiled copy of the package will appear; bots use it from then on.",
)
@click.option("--no-limits", "limits", flag_value=0.0, type=float, help="They may ask as fast as they like.")
def serve(
    host: str,
    port: int | None,
    database: str | None,
    data: Path | None,
    browse: bool,
    behind_proxy: bool,
    proxies: tuple[str, ...],
    **settings: Any,
) -> None:
    """Serve both games to browsers, until interrupted."""
    from courtyard.server import serve as server
    from courtyard.server.settings import Settings

    tell_left_out()
    trusted = proxies + LOOPBACK if behind_proxy else proxies
    server.serve(host, port, database, data, browse, Settings(proxies=trusted, **settings))


@click.command()
@click.option(
    "--database",
    metavar="URL",
    envvar="COURTYARD_DATABASE",
    required=True,
    help="The PostgreSQL database of the servers; better given as COURTYARD_DATABASE, so that nobody reads "
    "the password in the list of processes.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 1024),
    metavar="N",
    help="So many think at once; otherwise one fewer than there are cores.",
)
@click.option(
    "--tries",
    type=click.IntRange(1, 10_000),
    metavar="N",
    help="So many tries analyses have for each choice; the same for all processes.",
)
@telling
def worker(database: str, **settings: Any) -> None:
    """Let bots think for servers that share a PostgreSQL database.

    Analyses are made there, too. It works until it is interrupted.
    """
    from courtyard.server import worker as workers
    from courtyard.server.settings import Settings

    workers.work(database, Settings(**settings))
