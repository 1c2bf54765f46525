"""Play many games automatically: simulations, tournaments, benchmarks, the contract check."""

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click

from courtyard.bots import BOTS, find_bot
from courtyard.bots.foreign import prepared
from courtyard.commands.asking import (
    game_argument,
    game_options,
    given,
    json_flag,
    print_json,
    ray_option,
    seconds_option,
    spread_over,
    warn_if_interpreted,
)
from courtyard.commands.command import INTERRUPTED
from courtyard.engine.files import write_whole
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game


@click.command()
@game_argument
@game_options
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, metavar="G", help="Number of games."
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first game.")
@click.option("--bots", default="random", show_default=True, metavar="BOT", help="Bot in every seat.")
@click.option(
    "--all-options", is_flag=True, help="Try all combinations of game options, keeping those given."
)
@click.option(
    "--check/--no-check", default=True, help="Check the rules after each move, or not.  [default: check]"
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
    """Play many games automatically, check the rules, and report statistics.

    Game i uses seed S + i. To repeat one game, pass its seed with --seed and --games 1.
    """
    from courtyard.arena import simulate as arena
    from courtyard.terminal.screen import progress

    chosen = find_game(game)
    prepared(find_bot(bots), chosen, bots)
    plan = arena.Plan(game, given(chosen, options), bots, all_options, check)
    arena.variants(plan, chosen)
    warn_if_interpreted()
    with progress("games", games) as advance:
        report = arena.run(plan, games, seed, jobs, advance)
    if as_json:
        print_json(report)
    else:
        click.echo("\n".join(arena.describe(report)))
    return 1 if report["violations"] else 0


@click.command()
@game_argument
@game_options
@click.option(
    "--seats",
    required=True,
    metavar="BOTS",
    help=f"A comma-separated list with a bot for each seat: {', '.join(BOTS)}, learned:FILE, "
    "my.module:MyBot. search:0.5 thinks for 0.5 seconds per move, search:500p for 500 playouts.",
)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, metavar="G", help="Number of games."
)
@click.option("--think", type=float, metavar="S", help="Seconds per move for bots without their own budget.")
@click.option(
    "--playouts", type=int, metavar="N", help="Playouts per move for bots without their own budget."
)
@click.option("--round-robin", is_flag=True, help="Play a round robin between the bots in --seats.")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first round.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="J",
    help="Processes. With more processes than cores, bots with a time budget play weaker.",
)
@click.option(
    "--resume",
    "ledger_file",
    type=Path,
    metavar="FILE",
    help="Save every game to FILE, and continue from it.",
)
@ray_option
@click.option("--csv", "csv_file", type=Path, metavar="FILE", help="Write a line for each seat of each game.")
@click.option(
    "--plot", "plot_file", type=Path, metavar="FILE", help="Draw a chart of the win rates (png or svg)."
)
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
    """Run a tournament between bots and rate them.

    Every seed is played once per rotation of the bots around the table, which cancels out luck.
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
    warn_if_interpreted()
    with progress("games", games) as advance, kept or nullcontext():
        report, played = tournament.run(
            plan, games, jobs, kept, advance, spread_over(address) if address else tournament.guarded(plan)
        )
    if csv_file:
        write_whole(csv_file, results.as_csv(played))
    if plot_file:
        plot.draw(report, plot_file)
    if as_json:
        print_json(report)
    else:
        screen().print(results.describe(report))
    return INTERRUPTED if report["interrupted"] else 0


@click.command()
@game_argument
@game_options
@seconds_option
@click.option("--search", "searching", is_flag=True, help="Benchmark the search instead of random playouts.")
@click.option("--peers", is_flag=True, help="Also measure OpenSpiel and Catanatron if installed.")
@click.option("--hints", type=click.IntRange(1), metavar="N", help="Time N hints instead.")
@click.option(
    "--tables",
    type=click.IntRange(1, 1000),
    default=20,
    show_default=True,
    metavar="N",
    help="With `server`: tables.",
)
@click.option(
    "--rounds",
    type=click.IntRange(1, 100),
    default=5,
    show_default=True,
    metavar="N",
    help="With `server`: rounds.",
)
@json_flag
def bench(
    game: str,
    seconds: float,
    searching: bool,
    peers: bool,
    hints: int | None,
    tables: int,
    rounds: int,
    as_json: bool,
    **options: Any,
) -> None:
    """Benchmark random playouts, search, hints or the server.

    `courtyard bench server` starts a server and measures its processor time per acknowledged move;
    with --peers it also measures boardgame.io.
    """
    from courtyard.arena import bench as arena
    from courtyard.arena import hint_bench

    if game == "server":
        from courtyard.server import bench as server

        report = server.bench(tables, seconds, rounds, peers)
        if as_json:
            print_json(report)
        else:
            click.echo("\n".join(server.describe(report)))
        return
    chosen = find_game(game)
    wanted = given(chosen, options)
    settled = chosen.settle_options(wanted)
    if hints and (searching or peers):
        raise Trouble("Use --hints without --search and --peers.")
    warn_if_interpreted()
    if hints:
        report = hint_bench.measure_hints(chosen, settled, hints)
    else:
        report = arena.bench(game, wanted, seconds, peers, searching)
    if as_json:
        print_json(report)
    else:
        click.echo("\n".join((hint_bench if hints else arena).describe(report)))


@click.command()
@game_argument
@click.option(
    "--games",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    metavar="G",
    help="Games for each part.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first game.")
def check(game: str, games: int, seed: int) -> int:
    """Check that a game, such as your own, fulfils the contract.

    Plays random games and checks words, saving, replays, draws, undo and hidden information. Exits with
    status 1 if something is wrong; docs/your-own-game.md explains each part.
    """
    from courtyard.arena.contract import Trial, abilities, speed

    chosen = find_game(game)
    faults = 0
    for finding in Trial(chosen, games, seed).findings():
        faults += bool(finding.fault)
        state = f"WRONG: {finding.fault}" if finding.fault else f"{finding.tried:,} tried"
        if finding.name == "hidden information" and not chosen.can_sample:
            state = "not tried: needs `sample`"
        click.echo(f"{finding.name:>28}: {state}")
    if not faults:
        click.echo(f"{'speed':>28}: {speed(chosen):,.0f} choices per second")
    for name, is_there in abilities(chosen).items():
        click.echo(f"{name:>28}: {'yes' if is_there else 'no'}")
    return 1 if faults else 0
