"""Run the web server and workers."""

from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click

from courtyard.commands.asking import Number, warn_of_left_out
from courtyard.commands.keeping import keep_option

if TYPE_CHECKING:
    from courtyard.boxes.box import Box

LOOPBACK = ("127.0.0.0/8", "::ffff:127.0.0.0/104", "::1/128")


def as_networks(_: click.Context, __: click.Parameter, addresses: tuple[str, ...]) -> tuple[str, ...]:
    """Return networks in text form; IPv4 networks also as IPv6-mapped ones."""
    try:
        networks = [ip_network(address, strict=False) for address in addresses]
    except ValueError as error:
        raise click.BadParameter(f"{error}.") from None
    fourth = [network for network in networks if network.version == 4]
    mapped = [f"::ffff:{network.network_address}/{96 + network.prefixlen}" for network in fourth]
    return (*map(str, networks), *mapped)


def as_address(_: click.Context, __: click.Parameter, url: str | None) -> str | None:
    """Return a URL if it is valid, or say what is wrong."""
    try:
        if url is None or (urlsplit(url).scheme in ("http", "https") and urlsplit(url).hostname):
            return url
    except ValueError:
        pass
    raise click.BadParameter(f"{url!r} is not a URL such as https://games.example.org/.")


def as_boxes(_: click.Context, __: click.Parameter, files: tuple[Path, ...]) -> Any:
    """Return the boxes in files, each of another game, or say what is wrong."""
    from courtyard.boxes.bounds import check_name
    from courtyard.boxes.files import read_file

    found: dict[str, Any] = {}
    for file in files:
        draft = read_file(file)
        if draft.complaints:
            raise click.BadParameter(f"{file}: {draft.complaints[0]}")
        if draft.box.game in found:
            raise click.BadParameter(f"{file} is a second box of {draft.box.game}.")
        found[draft.box.game] = draft.box.named(check_name(draft.box.name or file.stem))
        click.echo(how_complete(found[draft.box.game]), err=True)
    return tuple(found.values())


def how_complete(box: "Box") -> str:
    """Say how much of a box its owner has confirmed, with a warning where that is not all."""
    from courtyard.boxes.listing import in_words, listed, progress
    from courtyard.games import find_game

    game = find_game(box.game)
    parts = [part for part in progress(game, listed(game, box)) if part.counted]
    whole = f"{game.title}, box {box.name}: {', '.join(map(in_words, parts))}."
    if all(part.confirmed == part.pieces for part in parts):
        return whole
    return f"Warning: {whole} The other values are ours and may differ from the printed ones."


def telling(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options for metrics and the log."""
    for option in (
        click.option(
            "--metrics",
            metavar="[HOST:]PORT",
            help="Serve Prometheus metrics on this port (local only unless a host is given).",
        ),
        click.option(
            "--log",
            type=click.Choice(["json", "text"]),
            help="Log format (default: text in a terminal, else JSON).",
        ),
        click.option(
            "--log-level",
            type=click.Choice(["debug", "info", "warning", "error"]),
            help="Log level (default: warning in a terminal, else info).",
        ),
    ):
        command = option(command)
    return command


def resting(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say when bots pause."""
    for option in (
        click.option(
            "--alone-tables",
            type=click.IntRange(0, 1_000_000),
            default=8,
            show_default=True,
            metavar="N",
            help="Tables of one host at which bots play on at the same time when no human is left.",
        ),
        click.option(
            "--alone",
            type=Number(0, 31_536_000),
            default=600.0,
            show_default=True,
            metavar="SECONDS",
            help="Seconds that bots play on at a table without players or spectators; then they pause.",
        ),
    ):
        command = option(command)
    return command


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, metavar="HOST", help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="PORT",
    help="Port (default: 8000, or any free port).",
)
@click.option(
    "--database",
    metavar="URL",
    envvar="COURTYARD_DATABASE",
    help="Database URL, such as sqlite:///games.db. Set COURTYARD_DATABASE instead if it contains a "
    "password.",
)
@click.option(
    "--data", type=Path, metavar="DIR", help="Folder of the SQLite database (used if no URL is given)."
)
@click.option("--open", "browse", is_flag=True, help="Open the page in your browser.")
@click.option(
    "--public-url",
    callback=as_address,
    metavar="URL",
    help="Public URL, used in emails and webhooks.",
)
@click.option(
    "--smtp",
    metavar="URL",
    envvar="COURTYARD_SMTP",
    help="Mail server, smtp://NAME:PASSWORD@HOST:PORT/?from=ADDRESS. Set COURTYARD_SMTP instead to keep "
    "the password out of the list of processes.",
)
@click.option(
    "--private-webhooks", "may_call_private", is_flag=True, help="Allow webhooks to private networks."
)
@click.option(
    "--patience",
    type=Number(0, 86400),
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="Seconds a player may be away before an email or webhook is sent.",
)
@click.option(
    "--tries",
    type=click.IntRange(1, 10_000),
    metavar="N",
    help="Simulations per move for hints and analyses.",
)
@resting
@telling
@click.option(
    "--allowed-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="Another host name of this server, besides that of the public URL. May be repeated.",
)
@click.option("--behind-proxy", is_flag=True, help="Trust client addresses from a proxy on this machine.")
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    callback=as_networks,
    metavar="ADDRESS",
    help="Trust client addresses from a proxy at this address or in this network. May be repeated.",
)
@click.option(
    "--limits",
    type=Number(0, 1_000_000),
    default=1.0,
    show_default=True,
    metavar="FACTOR",
    help="Multiply all rate limits by FACTOR.",
)
@click.option(
    "--sockets",
    type=click.IntRange(1, 1_000_000),
    default=3000,
    show_default=True,
    metavar="N",
    help="Maximum number of connections; further clients are told to retry.",
)
@click.option(
    "--bots",
    type=click.Choice(["here", "elsewhere"]),
    default="here",
    show_default=True,
    help="Where bots and analyses run: in processes of this server, or in `courtyard worker`.",
)
@click.option(
    "--engine",
    type=Path,
    metavar="DIR",
    help="Folder for a compiled copy of the package; bots use it as soon as it appears.",
)
@click.option(
    "--box",
    "boxes",
    multiple=True,
    type=Path,
    callback=as_boxes,
    metavar="FILE",
    help="Open tables with this box (CSV or TOML) unless the host names another. Once for each game.",
)
@click.option(
    "--puzzles",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="Folder with puzzles (GAME.jsonl or GAME.jsonl.gz) instead of those that come with Courtyard.",
)
@keep_option
@click.option("--no-limits", "limits", flag_value=0.0, type=float, help="Disable rate limits.")
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
    """Run the web server."""
    from courtyard.server import serve as server
    from courtyard.server.ground.settings import Settings

    warn_of_left_out()
    trusted = proxies + LOOPBACK if behind_proxy else proxies
    server.serve(host, port, database, data, browse, Settings(proxies=trusted, **settings))


@click.command()
@click.option(
    "--database",
    metavar="URL",
    envvar="COURTYARD_DATABASE",
    required=True,
    help="PostgreSQL database of the servers. Set COURTYARD_DATABASE instead to keep the password out of "
    "the list of processes.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 1024),
    metavar="N",
    help="Number of processes (default: one fewer than there are cores).",
)
@click.option(
    "--tries",
    type=click.IntRange(1, 10_000),
    metavar="N",
    help="Simulations per move for analyses; use the same value for all workers.",
)
@resting
@telling
def worker(database: str, **settings: Any) -> None:
    """Run bots and analyses for servers that share a PostgreSQL database.

    Runs until it is interrupted.
    """
    from courtyard.server import worker as workers
    from courtyard.server.ground.settings import Settings

    workers.work(database, Settings(**settings))
