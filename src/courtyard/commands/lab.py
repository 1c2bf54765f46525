"""For people who study games."""

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
    tell_if_plain,
)
from courtyard.games import find_game


@click.group()
def lab() -> None:
    """For people who study games: self-play, training, and speed."""


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
    type=Number(0, min_open=True),
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
@seconds_option
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
