"""Solve puzzles in the terminal, and find, check and pack them."""

import time
from datetime import date
from pathlib import Path

import click

from courtyard.commands import keeping
from courtyard.commands.asking import (
    Number,
    game_argument,
    json_flag,
    language_option,
    print_json,
    warn_if_interpreted,
)
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game
from courtyard.puzzles.puzzle import LEVELS, PACKED, Puzzle, read, shipped, write

processes_option = click.option(
    "--processes", type=click.IntRange(1, 256), default=1, show_default=True, metavar="P", help="Processes."
)


def puzzles_of(game: str, file: Path | None) -> list[Puzzle]:
    """Give puzzles from a file, or those that come with Courtyard; say what is left out."""
    shelf = read(file, GAMES) if file else shipped(find_game(game), GAMES)
    if shelf.omissions():
        click.echo(shelf.omissions(), err=True)
    return [puzzle for puzzle in shelf.puzzles if puzzle.game == game]


@click.command()
@click.argument("game", default=next(iter(GAMES)))
@click.option("--theme", metavar="T", help="Only puzzles of this theme or family.")
@click.option("--level", type=click.IntRange(LEVELS[0], LEVELS[-1]), metavar="L", help="Only this level.")
@click.option("--daily", is_flag=True, help="The puzzle of the day.")
@click.option("--id", "name", metavar="ID", help="The puzzle with this id.")
@click.option("--file", "file", type=Path, metavar="FILE", help="Take the puzzles from FILE.")
@language_option
def puzzle(
    game: str,
    theme: str | None,
    level: int | None,
    daily: bool,
    name: str | None,
    file: Path | None,
    language: str,
) -> None:
    """Solve puzzles: find the best move in a position."""
    from courtyard.puzzles.progress import of_the_day
    from courtyard.terminal.puzzle import solve

    chosen = find_game(game)
    found = puzzles_of(game, file)
    if not found:
        raise Trouble(f"There are no puzzles of {chosen.title} here; --file names some of your own.")
    if daily:
        today = of_the_day(found, date.today())
        found = [today] if today else []
    themes = sorted({each.theme for each in found} | {each.family for each in found})
    fitting = [
        each
        for each in found
        if theme in (None, each.theme, each.family)
        and level in (None, each.level)
        and name in (None, each.id)
    ]
    if not fitting:
        raise Trouble(f"No puzzle of {chosen.title} is like that; there are the themes {', '.join(themes)}.")
    solve(chosen, fitting, language, is_shuffled=not daily and name is None)


@click.group()
def puzzles() -> None:
    """Find puzzles in games of strong bots, check them, and pack them."""


@puzzles.command()
@game_argument
@click.option(
    "--count", type=click.IntRange(1), default=200, show_default=True, metavar="N", help="Number of puzzles."
)
@click.option("--out", "out", type=Path, required=True, metavar="FILE", help="Add to FILE (JSON lines).")
@processes_option
@click.option("--minutes", type=Number(0, 10_000, min_open=True), metavar="M", help="Stop after M minutes.")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the first game.")
@click.option(
    "--variants",
    type=click.Choice(["all", "usual"]),
    default="all",
    show_default=True,
    help="Games with all options, or each number of players and module as usual.",
)
@click.option("--games", type=click.IntRange(1), metavar="G", help="Play at most G games.")
@click.option(
    "--tries", type=click.IntRange(4), metavar="T", help="Simulations per option and group of worlds."
)
@click.option("--from", "journals", type=Path, metavar="DIR", help="Take finished games from a folder.")
@json_flag
def make(
    game: str,
    count: int,
    out: Path,
    processes: int,
    minutes: float | None,
    seed: int,
    variants: str,
    games: int | None,
    tries: int | None,
    journals: Path | None,
    as_json: bool,
) -> None:
    """Find puzzles. Run the command again to continue where it stopped.

    Everything that is found is added to FILE at once; `courtyard puzzles pack` chooses from it.
    """
    from courtyard.puzzles.measure import Budget
    from courtyard.puzzles.mine import Plan
    from courtyard.puzzles.run import as_text, run
    from courtyard.puzzles.variants import kinds_of

    chosen = find_game(game)
    if not (chosen.can_sample and chosen.can_judge):
        raise Trouble(f"{chosen.title} cannot be searched, so no puzzles can be found in it.")
    warn_if_interpreted()
    until = None if minutes is None else time.time() + 60 * minutes
    budget = Budget() if tries is None else Budget(tries=tries)
    plan = Plan(game, budget=budget, variants=variants, until=until)
    kinds = len(kinds_of(game, chosen))

    def tell(line: str) -> None:
        click.echo(line, err=True)

    report = run(plan, out, count, kinds, processes, seed, journals, games, tell)
    if as_json:
        print_json(report._asdict())
    else:
        click.echo(as_text(report))


@puzzles.command()
@click.argument("folder", type=Path, metavar="DIR")
@click.option("--game", metavar="GAME", help="Only games of GAME.")
@keeping.of_a_database
@json_flag
def collect(folder: Path, game: str | None, database: str | None, data: Path | None, as_json: bool) -> None:
    """Write finished games of a server into DIR, for `make --from DIR`.

    Only games that were played to the end and whose players all agree now that their games may become
    puzzles. Names are not written. The server may be running.
    """
    from courtyard.server.past.shared_games import collect as collected
    from courtyard.server.store.databases import shown

    if game is not None:
        find_game(game)
    url = keeping.chosen(database, data)
    found = collected(url, folder, game)
    if as_json:
        print_json(found._asdict())
        return
    click.echo(
        f"Wrote {found.games:,} {'game' if found.games == 1 else 'games'} of {shown(url)} to {folder}."
    )
    if found.left_out:
        click.echo(f"Left out {found.left_out:,} that this version cannot play again.", err=True)


@puzzles.command()
@click.argument("file", type=Path)
@click.option("--sample", type=click.IntRange(1), metavar="N", help="Check only N of them.")
@click.option(
    "--times",
    type=Number(0, 1000, min_open=True),
    default=10.0,
    show_default=True,
    metavar="X",
    help="Simulations, as a multiple of those of the first search.",
)
@click.option(
    "--solve/--no-solve", default=True, help="Let the bots solve the puzzles, or not.  [default: solve]"
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Seed of the new search.")
@click.option(
    "--out", "out", type=Path, metavar="FILE", help="Write those that are surely confirmed to FILE."
)
@click.option("--minutes", type=Number(0, 10_000, min_open=True), metavar="M", help="Stop after M minutes.")
@processes_option
@json_flag
def check(
    file: Path,
    sample: int | None,
    times: float,
    solve: bool,
    seed: int,
    out: Path | None,
    minutes: float | None,
    processes: int,
    as_json: bool,
) -> int:
    """Verify puzzles with more simulations and other seeds, and report how many are confirmed.

    Also reports how often the bots novice, fair, strong and master solve them, by level.
    """
    from courtyard.puzzles.confirm import confirm, report_lines, summed_up
    from courtyard.puzzles.measure import Budget
    from courtyard.puzzles.run import some_of, spread

    shelf = read(file, GAMES)
    if shelf.omissions():
        click.echo(shelf.omissions(), err=True)
    warn_if_interpreted()
    chosen = some_of(shelf.puzzles, sample, seed)
    chosen.sort(key=lambda each: -each.cost.seconds)  # The longest first, so that none is left at the end.
    until = None if minutes is None else time.time() + 60 * minutes
    checks = []
    work = ((each, Budget(), times, 10**6 + seed, solve) for each in chosen)
    for each in spread(confirm, work, processes, until):
        checks.append(each)
        if not as_json:
            click.echo(f"{len(checks)} of {len(chosen)}: {each.id} {each.why_not or 'confirmed'}", err=True)
        if until is not None and time.time() > until:
            break
    if not checks:
        raise Trouble(f"There was nothing to check in {file}.")
    if out:
        good = {each.id for each in checks if each.is_safe}
        write(out, [each for each in shelf.puzzles if each.id in good])
    summary = summed_up(checks)
    if as_json:
        print_json({**summary._asdict(), "checks": [each._asdict() for each in checks]})
    else:
        click.echo("\n".join(report_lines(summary, checks)))
    return 0 if all(each.is_confirmed for each in checks) else 1


@puzzles.command()
@click.argument("files", type=Path, nargs=-1, required=True)
@click.option(
    "--count", type=click.IntRange(1), default=200, show_default=True, metavar="N", help="Number of puzzles."
)
@click.option("--out", "out", type=Path, metavar="FILE", help="Output file (default: in the package).")
def pack(files: tuple[Path, ...], count: int, out: Path | None) -> None:
    """Select puzzles of all levels, themes and kinds of games from FILES, and compress them."""
    from courtyard.puzzles.run import selected
    from courtyard.puzzles.variants import kinds_of

    found = {each.id: each for file in files for each in read(file, GAMES).puzzles}
    names = sorted({each.game for each in found.values()})
    if out is not None and len(names) > 1:
        raise Trouble(f"These are puzzles of {', '.join(names)}: pack each game for itself.")
    for name in names:
        own = [each for each in found.values() if each.game == name]
        chosen = selected(own, count, len(kinds_of(name, find_game(name))))
        path = out or PACKED / f"{name}.jsonl.gz"
        path.parent.mkdir(exist_ok=True)
        write(path, sorted(chosen, key=lambda each: (each.level, each.rating, each.id)))
        click.echo(f"{len(chosen)} of {len(own)} puzzles of {name} are in {path}.")


@puzzles.command(name="list")
@click.argument("file", type=Path)
@json_flag
def list_(file: Path, as_json: bool) -> None:
    """Count the puzzles of a file by level, theme and kind of game."""
    from courtyard.puzzles.run import census

    shelf = read(file, GAMES)
    counts = census(shelf.puzzles)
    if as_json:
        print_json({"puzzles": len(shelf.puzzles), **counts, "left_out": dict(shelf.left_out)})
        return
    click.echo(f"{len(shelf.puzzles)} puzzles in {file}. {shelf.omissions()}".strip())
    for name, numbers in counts.items():
        click.echo(f"By {name}: " + ", ".join(f"{key} {number}" for key, number in numbers.items()) + ".")
