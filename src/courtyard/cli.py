"""The one command, `courtyard`: reads what was typed and hands it on."""

import json
from collections.abc import Callable
from contextlib import nullcontext
from math import isnan
from pathlib import Path
from typing import Any

import click

import courtyard
from courtyard.bots import BOTS
from courtyard.build import is_compiled
from courtyard.command import INTERRUPTED, Command
from courtyard.engine import journal
from courtyard.engine.content import Table, read_toml
from courtyard.engine.files import write_whole
from courtyard.engine.game import Game, GameOption
from courtyard.engine.language import LANGUAGES
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game

PLAIN = "plain Python: no C compiler was found when it was installed"


def print_json(report: object) -> None:
    click.echo(json.dumps(report, ensure_ascii=False))


def tell_if_plain() -> None:
    """Commands that play many games say once that they could be faster."""
    if not is_compiled():
        click.echo(f"Courtyard runs as {PLAIN}; with one it is many times faster.", err=True)


# What several commands understand.

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def together(*decorators: Decorator) -> Decorator:
    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        for decorator in reversed(decorators):
            command = decorator(command)
        return command

    return decorate


game_argument = click.argument("game")
json_flag = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
language_option = click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language."
)
components_option = click.option(
    "--components", "own_file", type=Path, metavar="FILE", help="Your own values of components (TOML)."
)
ray_option = click.option(
    "--ray", "address", metavar="ADDRESS", help="Play on the Ray cluster there; local: on one of its own."
)


def spread_over(address: str | None) -> Any:
    """Give what does pieces of work: the processes of this machine, or a Ray cluster."""
    from courtyard.arena.parallel import in_processes
    from courtyard.lab.cluster import on_ray

    return in_processes if address is None else on_ray(address)


def listed(what: str, values: tuple[str | int, ...]) -> str:
    return f"{what}: {', '.join(map(str, values))}" if values else what


def explained(name: str) -> str:
    """Say what a game option is about; where the games differ, in each of those that have it."""
    having = {game: option for game in GAMES.values() for option in game.option_list if option.name == name}
    first = next(iter(having.values()))
    if all(having.get(game) == first for game in GAMES.values()):
        return f"{listed(first.help, first.values)}."
    about: dict[str, list[str]] = {}
    for game, option in having.items():
        about.setdefault(option.help, []).append(listed(game.title, option.values))
    return "; ".join(f"{text} ({'; '.join(games)})" for text, games in about.items()) + "."


def click_option(option: GameOption) -> Decorator:
    """Give the option of the command line that stands for an option of games."""
    text = explained(option.name)
    if option.kind == "flag":
        return click.option(option.typed, option.name, is_flag=True, default=None, help=text)
    if option.kind == "number":
        return click.option(option.typed, option.name, type=int, metavar="N", help=text)
    return click.option(option.typed, option.name, metavar=option.name.upper(), help=text)


game_options = together(
    *{option.name: click_option(option) for game in GAMES.values() for option in game.option_list}.values()
)


def given(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Keep the game options that were typed; refuse with a sentence those of another game."""
    own = {option.name: option.typed for option in game.option_list}
    typed = {name: value for name, value in options.items() if value is not None}
    for name in typed:
        if name not in own:
            foreign = GameOption(name, "").typed
            raise Trouble(f"{game.title} has no option {foreign}; it has {', '.join(own.values())}.")
    return typed


def own_components(path: Path | None) -> Table:
    return {} if path is None else read_toml(path, "The component file")


def show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"courtyard {courtyard.__version__} ({'compiled' if is_compiled() else PLAIN})")
        context.exit()


@click.group(cls=Command, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version.",
)
def main() -> None:
    """Board games, complete: play them, simulate them, look up their rules."""


# The commands.


@main.command()
@game_argument
@game_options
@click.option("--seat", type=int, metavar="K", help="Your seat, counted from 0.")
@click.option("--name", metavar="NAME", help="Your name at the table.")
@click.option(
    "--bots",
    metavar="BOTS",
    help=f"Who plays the other seats: {', '.join(BOTS)}; or one for each seat, with commas between them.  "
    "[default: fair]",
)
@click.option("--hotseat", is_flag=True, help="People in all seats, taking turns at this screen.")
@click.option("--seed", metavar="S", help="Any text; the same seed gives the same draws.")
@language_option
@click.option("--from", "from_file", type=Path, metavar="FILE", help="Begin with a position written by hand.")
@components_option
@click.option("--journal", "journal_file", type=Path, metavar="FILE", help="Where to keep the journal.")
@click.option("--resume", "resume_file", type=Path, metavar="FILE", help="Continue the game of a journal.")
def play(
    game: str,
    seat: int | None,
    name: str | None,
    bots: str | None,
    hotseat: bool,
    seed: str | None,
    language: str,
    from_file: Path | None,
    own_file: Path | None,
    journal_file: Path | None,
    resume_file: Path | None,
    **options: Any,
) -> None:
    """Play a game in this terminal, against bots or together."""
    from courtyard.terminal import play as table
    from courtyard.terminal.seating import Wishes

    chosen = find_game(game)
    table.play(
        chosen,
        Wishes(
            options=given(chosen, options),
            seat=seat,
            name=name,
            bots=bots,
            hotseat=hotseat,
            seed=seed,
            language=language,
            written=from_file,
            own=own_file,
            journal=journal_file,
            resume=resume_file,
        ),
    )


@main.command()
@game_argument
@game_options
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, metavar="G", help="How many."
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first game.")
@click.option("--bots", type=click.Choice(list(BOTS)), default="random", show_default=True, help="Who plays.")
@click.option("--all-options", is_flag=True, help="Go through all options of the game; those given stay.")
@click.option(
    "--check/--no-check", default=True, help="All checks after each choice, or none.  [default: check]"
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, metavar="J", help="Processes."
)
@json_flag
def simulate(
    game: str,
    games: int,
    seed: int,
    bots: str,
    all_options: bool,
    check: bool,
    jobs: int,
    as_json: bool,
    **options: Any,
) -> int:
    """Play whole games by code, look for violations, and count.

    Game i is played with seed S + i; --seed with that number and --games 1 plays it again.
    """
    from courtyard.arena import simulate as arena
    from courtyard.terminal.screen import progress

    chosen = find_game(game)
    plan = arena.Plan(game, given(chosen, options), bots, all_options, check)
    arena.variants(plan, chosen)
    tell_if_plain()
    with progress("games", games) as advance:
        report = arena.run(plan, games, seed, jobs, advance)
    if as_json:
        print_json(report)
    else:
        click.echo("\n".join(arena.describe(report)))
    return 1 if report["violations"] else 0


@main.command()
@game_argument
@game_options
@click.option(
    "--seats",
    required=True,
    metavar="BOTS",
    help=f"A bot for each seat, with commas between them: {', '.join(BOTS)}. "
    "search:0.5 thinks for half a second about each choice, search:500p for 500 playouts.",
)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, metavar="G", help="How many."
)
@click.option("--think", type=float, metavar="S", help="Seconds for a choice, of bots that have none typed.")
@click.option("--playouts", type=int, metavar="N", help="Playouts for a choice instead of seconds.")
@click.option("--round-robin", is_flag=True, help="The bots of --seats are a field in which all meet.")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first round.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="J",
    help="Processes. With more than there are cores, bots that think for seconds get weaker.",
)
@click.option(
    "--resume", "ledger_file", type=Path, metavar="FILE", help="Keep every game here, and go on from there."
)
@ray_option
@click.option("--csv", "csv_file", type=Path, metavar="FILE", help="Write a line for each seat of each game.")
@click.option("--plot", "plot_file", type=Path, metavar="FILE", help="Draw the win rates (png or svg).")
@json_flag
def arena(
    game: str,
    seats: str,
    games: int,
    think: float | None,
    playouts: int | None,
    round_robin: bool,
    seed: int,
    jobs: int,
    ledger_file: Path | None,
    address: str | None,
    csv_file: Path | None,
    plot_file: Path | None,
    as_json: bool,
    **options: Any,
) -> int:
    """Let bots play each other, and tell who is how strong.

    Every seed is played once for each rotation of the bots around the table, so that luck cancels out.
    """
    from courtyard.arena import entrants, plot, results, schedule, tournament
    from courtyard.arena.ledger import Ledger
    from courtyard.terminal.screen import progress, screen

    chosen = find_game(game)
    bots = entrants.read_entrants(seats, entrants.default_budget(think, playouts))
    plan = schedule.draw_up(chosen, given(chosen, options), bots, seed, round_robin)
    for file in filter(None, (csv_file, plot_file)):
        results.check_writable(file)
    if plot_file:
        plot.check_can_draw(plot_file)
    kept = Ledger(ledger_file, plan) if ledger_file else None
    tell_if_plain()
    with progress("games", games) as advance, kept or nullcontext():
        report, played = tournament.run(plan, games, jobs, kept, advance, spread_over(address))
    if csv_file:
        write_whole(csv_file, results.as_csv(played))
    if plot_file:
        plot.draw(report, plot_file)
    if as_json:
        print_json(report)
    else:
        screen().print(results.describe(report))
    return INTERRUPTED if report["interrupted"] else 0


@main.command()
@click.argument("file", type=Path)
@click.option("--at", "at", type=click.IntRange(0), metavar="N", help="Stop after choice N; draw the board.")
@click.option("--seat", type=int, metavar="K", help="As the player of this seat saw it, counted from 0.")
@language_option
@json_flag
def replay(file: Path, at: int | None, seat: int | None, language: str, as_json: bool) -> None:
    """Play a journal again: its log, and what it came to."""
    from courtyard.terminal import replay as shown

    kept = journal.read(file)
    match = shown.replayed(kept, find_game(str(kept.get("game"))), at)
    if as_json:
        print_json(shown.report(match, seat, language))
    else:
        shown.show(match, seat, language, with_board=at is not None)


@main.command()
@click.argument("game", required=False)
@click.argument("word", required=False)
@language_option
@json_flag
def rules(game: str | None, word: str | None, language: str, as_json: bool) -> None:
    """Look up rules: all of a game, or those that hold a word."""
    from courtyard.terminal import rules as shown

    if game is not None and game not in GAMES and word is None:
        if not any(each.rules.find(game) for each in GAMES.values()):
            raise Trouble(
                f"There is no game {game!r}, and no rule holds this word; the games are {', '.join(GAMES)}."
            )
        game, word = None, game
    chosen = list(GAMES.values()) if game is None else [find_game(game)]
    found = {each.name: shown.find(each, word) for each in chosen}
    if word and not any(found.values()):
        raise Trouble(f"No rule of {chosen[0].title} holds {word!r}; try a shorter word.")
    if as_json:
        print_json({"game": game, "rules": [shown.as_data(rule) for each in found.values() for rule in each]})
    else:
        for each in chosen:
            shown.show(each, found[each.name], language)


@main.command()
@game_argument
@components_option
@json_flag
def components(game: str, own_file: Path | None, as_json: bool) -> None:
    """List every value of a game's components with its source."""
    from courtyard.terminal import components as shown

    chosen = find_game(game)
    own = own_components(own_file)
    if as_json:
        print_json({"game": game, "components": shown.as_data(chosen, own)})
    else:
        shown.show(chosen, own)


@main.command()
@game_argument
@game_options
@click.option(
    "--seconds",
    type=click.FloatRange(0, 600, min_open=True),
    default=5.0,
    show_default=True,
    metavar="S",
    help="How long to measure each.",
)
@click.option("--search", "searching", is_flag=True, help="Measure the search instead of random playouts.")
@click.option("--peers", is_flag=True, help="Measure OpenSpiel and Catanatron too, where installed.")
@json_flag
def bench(game: str, seconds: float, searching: bool, peers: bool, as_json: bool, **options: Any) -> None:
    """Measure the speed of random playouts, or of the search, compiled and interpreted."""
    from courtyard.arena import bench as arena

    if isnan(seconds):
        raise Trouble("--seconds is a number of seconds, such as 5.")
    chosen = find_game(game)
    wanted = given(chosen, options)
    chosen.settle_options(wanted)
    tell_if_plain()
    report = arena.bench(game, wanted, seconds, peers, searching)
    if as_json:
        print_json(report)
    else:
        click.echo("\n".join(arena.describe(report)))


@main.command()
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
def serve(host: str, port: int | None, database: str | None, data: Path | None, browse: bool) -> None:
    """Serve both games to browsers, until interrupted."""
    from courtyard.server import serve as server

    server.serve(host, port, database, data, browse)


# The lab.


@main.group()
def lab() -> None:
    """For people who study games: self-play, training, and how fast the environments are."""


@lab.command()
@game_argument
@game_options
@click.option("--out", "folder", type=Path, required=True, metavar="DIR", help="Where the games go.")
@click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, metavar="G", help="How many."
)
@click.option(
    "--shard", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="Games a file."
)
@click.option("--bot", default="random", show_default=True, metavar="BOT", help="Who plays all seats.")
@click.option(
    "--playouts", type=click.IntRange(1), metavar="N", help="Playouts a choice, of bots that search."
)
@click.option(
    "--reward",
    type=click.Choice(["margin", "placing", "win"]),
    default="margin",
    show_default=True,
    help="Kept.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first game.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["parquet", "npz"]),
    default="npz",
    show_default=True,
    help="Kept as.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, metavar="J", help="Processes."
)
@ray_option
@json_flag
def selfplay(
    game: str,
    folder: Path,
    games: int,
    shard: int,
    bot: str,
    playouts: int | None,
    reward: str,
    seed: int,
    form: str,
    jobs: int,
    address: str | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Let a bot play itself, and keep every choice with what the seat knew and what came of it.

    Games are kept in files of --shard each; those that are there already are not played again.
    """
    from courtyard.bots import find_bot
    from courtyard.lab.extras import needed
    from courtyard.terminal.screen import progress

    needed("numpy")
    from courtyard.lab import selfplay as room

    chosen = find_game(game)
    find_bot(bot)
    settled = chosen.settle_options(given(chosen, options))
    order = room.Order(game, settled, bot, playouts, reward, seed, shard, form, str(folder))
    tell_if_plain()
    shards = -(-games // shard)
    with progress("games", shards * shard) as advance:
        report = room.run(order, shards, spread_over(address), jobs, advance)
    if as_json:
        print_json(report)
    else:
        click.echo(
            f"{report['games']:,} games in {folder}; {report['new_games']:,} of them new, "
            f"with {report['new_choices']:,} choices."
        )


@lab.command()
@game_argument
@game_options
@click.option("--out", "folder", type=Path, metavar="DIR", help="Where the checkpoint and the curve go.")
@click.option(
    "--minutes",
    type=click.FloatRange(0, min_open=True),
    default=30.0,
    show_default=True,
    metavar="M",
    help="How long.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed.")
@json_flag
def train(game: str, folder: Path | None, minutes: float, seed: int, as_json: bool, **options: Any) -> None:
    """Train a player by self-play; the bot `learned` plays from its checkpoint."""
    from courtyard.bots.learned import checkpoint_of
    from courtyard.lab.extras import needed

    chosen = find_game(game)
    wanted = given(chosen, options)
    chosen.settle_options(wanted)
    needed("torch")
    from courtyard.lab import learner as room

    tell_if_plain()
    where = folder or checkpoint_of(chosen).parent
    learner = room.Learner(game, wanted, room.Recipe(seed=seed))

    def tell(row: dict[str, float]) -> None:
        click.echo(
            f"{row['seconds']:>7.0f} s {row['choices']:>10,.0f} choices  "
            f"won against random {100 * row['won_against_random']:5.1f} %, "
            f"{row['margin_against_random']:+6.1f} points  entropy {row['entropy']:.2f}",
            err=as_json,
        )

    curve = room.train(learner, where, 60 * minutes, tell)
    if as_json:
        print_json({"checkpoint": str(where / f"{game}.npz"), "curve": curve})
    else:
        click.echo(f"The checkpoint is {where / f'{game}.npz'}; its curve lies beside it.")


@lab.command(name="bench")
@game_argument
@game_options
@click.option(
    "--seconds",
    type=click.FloatRange(0, 600, min_open=True),
    default=5.0,
    show_default=True,
    metavar="S",
    help="How long to measure each.",
)
@click.option(
    "--processes", type=click.IntRange(1, 256), default=1, show_default=True, help="Measure these too."
)
@click.option("--peers", is_flag=True, help="Measure OpenSpiel, PettingZoo and RLCard too, where installed.")
@json_flag
def lab_bench(game: str, seconds: float, processes: int, peers: bool, as_json: bool, **options: Any) -> None:
    """Measure choices a second with observations: many games at once, the AEC face, and peers."""
    from courtyard.lab.extras import needed

    chosen = find_game(game)
    wanted = given(chosen, options)
    chosen.settle_options(wanted)
    needed("pettingzoo")
    from courtyard.lab import bench as room

    tell_if_plain()
    report = room.bench(game, wanted, seconds, peers, processes)
    if as_json:
        print_json(report)
    else:
        click.echo("\n".join(room.describe(report)))
