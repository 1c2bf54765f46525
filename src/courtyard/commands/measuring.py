"""Many games by code: looking for faults, for who is stronger, and for speed."""

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click

from courtyard.bots import BOTS
from courtyard.commands.asking import (
    game_argument,
    game_options,
    given,
    json_flag,
    print_json,
    ray_option,
    seconds_option,
    spread_over,
    tell_if_plain,
)
from courtyard.commands.command import INTERRUPTED
from courtyard.engine.files import write_whole
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game


@click.command()
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


@click.command()
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


@click.command()
@game_argument
@game_options
@seconds_option
@click.option("--search", "searching", is_flag=True, help="Measure the search instead of random playouts.")
@click.option("--peers", is_flag=True, help="Measure OpenSpiel and Catanatron too, where installed.")
@click.option(
    "--hints", type=click.IntRange(1), metavar="N", help="Ask for so many hints instead, and time them."
)
@json_flag
def bench(
    game: str, seconds: float, searching: bool, peers: bool, hints: int | None, as_json: bool, **options: Any
) -> None:
    """Measure the speed of random playouts, of the search, or of hints."""
    from courtyard.arena import bench as arena
    from courtyard.arena import hint_bench

    chosen = find_game(game)
    wanted = given(chosen, options)
    settled = chosen.settle_options(wanted)
    if hints and (searching or peers):
        raise Trouble("--hints are measured by themselves, without --search and --peers.")
    tell_if_plain()
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
    help="How many for each part.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first game.")
def check(game: str, games: int, seed: int) -> int:
    """Check that a game keeps the contract, your own as well.

    It plays whole games by lot and looks at words, saving, replays, draws, undo and hidden information.
    Status 1 says that something is wrong; docs/your-own-game.md tells what each part is about.
    """
    from courtyard.arena.contract import Trial, abilities, speed

    chosen = find_game(game)
    faults = 0
    for finding in Trial(chosen, games, seed).findings():
        faults += bool(finding.fault)
        state = f"WRONG: {finding.fault}" if finding.fault else f"{finding.tried:,} tried"
        if finding.name == "hidden information" and not chosen.can_sample:
            state = "not tried: that needs `sample`"
        click.echo(f"{finding.name:>28}: {state}")
    if not faults:
        click.echo(f"{'speed':>28}: {speed(chosen):,.0f} choices a second")
    for name, is_there in abilities(chosen).items():
        click.echo(f"{name:>28}: {'there' if is_there else 'absent'}")
    return 1 if faults else 0
