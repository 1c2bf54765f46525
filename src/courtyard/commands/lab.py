"""Research tools."""

from pathlib import Path
from typing import Any

import click

from courtyard.commands.asking import (
    Number,
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
from courtyard.games import find_game


@click.group()
def lab() -> None:
    """Research tools: self-play, training and benchmarks."""


@lab.command()
@game_argument
@game_options
@click.option("--out", "folder", type=Path, required=True, metavar="DIR", help="Folder for the games.")
@click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, metavar="G", help="Number of games."
)
@click.option(
    "--shard", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="Games per file."
)
@click.option("--bot", default="random", show_default=True, metavar="BOT", help="Bot in every seat.")
@click.option(
    "--playouts", type=click.IntRange(1), metavar="N", help="Playouts per move, for bots that search."
)
@click.option(
    "--reward",
    type=click.Choice(["margin", "placing", "win"]),
    default="margin",
    show_default=True,
    help="Reward to store.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first game.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["actions", "npz", "parquet"]),
    default="actions",
    show_default=True,
    help="File format: only the actions (the rest is computed on reading), or all columns.",
)
@click.option(
    "--visits", is_flag=True, help="Also store visits and values of the search (--format npz or parquet)."
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
    visits: bool,
    jobs: int,
    address: str | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Let a bot play itself, and save every move with the observation and the outcome.

    Each file contains --shard games. Files that already exist are not played again.
    """
    from courtyard.bots import find_bot
    from courtyard.bots.foreign import prepared
    from courtyard.lab.extras import needed
    from courtyard.terminal.screen import progress

    needed("numpy")
    from courtyard.lab import selfplay as room

    chosen = find_game(game)
    prepared(find_bot(bot), chosen, bot)
    settled = chosen.settle_options(given(chosen, options))
    order = room.Order(game, settled, bot, playouts, reward, seed, shard, form, str(folder), visits)
    warn_if_interpreted()
    shards = -(-games // shard)
    with progress("games", shards * shard) as advance:
        report = room.run(order, shards, spread_over(address), jobs, advance)
    if as_json:
        print_json(report)
    else:
        click.echo(
            f"{report['games']:,} games in {folder}; {report['new_games']:,} of them new, "
            f"with {report['new_choices']:,} choices. sha256 of all choices: {report['sha256']}"
        )


@lab.command()
@game_argument
@game_options
@click.option(
    "--out", "folder", type=Path, metavar="DIR", help="Folder for the checkpoint and the learning curve."
)
@click.option(
    "--minutes",
    type=Number(0, min_open=True),
    default=30.0,
    show_default=True,
    metavar="M",
    help="Minutes to train.",
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Random seed.")
@click.option(
    "--seeds",
    type=click.IntRange(1, 10),
    default=1,
    show_default=True,
    metavar="N",
    help="Training runs with the seeds S, S + 1, …, each for --minutes; reports mean and interval.",
)
@click.option(
    "--against",
    type=click.Choice(["random", "heuristic"]),
    default="heuristic",
    show_default=True,
    help="Bot in the other seats.",
)
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Learner setting, such as learning_rate=3e-4 or hidden=512,512. May be repeated.",
)
@click.option("--begin", type=Path, metavar="FILE", help="Start from the policy of a checkpoint (.npz).")
@click.option("--resume", is_flag=True, help="Continue from the checkpoint in the folder.")
@json_flag
def train(
    game: str,
    folder: Path | None,
    minutes: float,
    seed: int,
    seeds: int,
    against: str,
    settings: tuple[str, ...],
    begin: Path | None,
    resume: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Train a player with PPO against a bot. The bot `learned` plays from the checkpoint.

    With several --seeds, each run has a folder seed-S in --out.
    """
    from courtyard.bots.learned import checkpoint_of, network_at
    from courtyard.lab.extras import needed

    chosen = find_game(game)
    wanted = given(chosen, options)
    chosen.settle_options(wanted)
    if begin:
        network_at(begin, chosen)  # What cannot be begun with is refused before anything is made ready.
    needed("torch")
    from courtyard.lab import learner as room
    from courtyard.lab.runs import interval

    recipes = [room.recipe_of(settings, against=against, seed=seed + nth) for nth in range(seeds)]
    warn_if_interpreted()
    where = folder or checkpoint_of(chosen).parent

    def tell(row: dict[str, float]) -> None:
        click.echo(
            f"{row['seconds']:>7.0f} s {row['choices']:>11,.0f} choices  won against {against} "
            f"{100 * row['won']:5.1f} %, {row['margin']:+6.1f} points  entropy {row['entropy']:.2f}",
            err=as_json,
        )

    runs: list[dict[str, Any]] = []
    for recipe in recipes:
        own = where / f"seed-{recipe.seed}" if seeds > 1 else where
        learner = room.Learner(game, wanted, recipe)
        if resume:
            learner.resume(own)
        elif begin:
            learner.begin_with(begin)
        curve = room.train(learner, own, 60 * minutes, tell)
        runs.append({"checkpoint": str(own / f"{game}.npz"), "curve": curve})
        if not as_json:
            click.echo(f"Saved the checkpoint {own / f'{game}.npz'} and its learning curve.")
    if seeds == 1:
        if as_json:
            print_json(runs[0])
        return
    won, margin = (interval([run["curve"][-1][name] for run in runs]) for name in ("won", "margin"))
    if as_json:
        print_json({"runs": runs, "won": won._asdict(), "margin": margin._asdict()})
    else:
        click.echo(
            f"{seeds} runs: won against {against} {100 * won.mean:.1f} % "
            f"({100 * won.low:.1f} to {100 * won.high:.1f} %), {margin.mean:+.1f} points "
            f"({margin.low:+.1f} to {margin.high:+.1f}); 95 % intervals over the runs."
        )


@lab.command(name="bench")
@game_argument
@game_options
@seconds_option
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="P",
    help="Also measure with P processes.",
)
@click.option("--peers", is_flag=True, help="Also measure OpenSpiel, PettingZoo and RLCard if installed.")
@json_flag
def lab_bench(game: str, seconds: float, processes: int, peers: bool, as_json: bool, **options: Any) -> None:
    """Benchmark environments with observations: many games at once, the AEC interface, and peers."""
    from courtyard.lab.extras import needed

    chosen = find_game(game)
    wanted = given(chosen, options)
    chosen.settle_options(wanted)
    needed("pettingzoo")
    from courtyard.lab import bench as room

    warn_if_interpreted()
    report = room.bench(game, wanted, seconds, peers, processes)
    if as_json:
        print_json(report)
    else:
        click.echo("\n".join(room.describe(report)))
