"""Boxes: check, export and import the values of somebody's own copy of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtyard.commands.asking import game_argument, json_flag, language_option, print_json
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

if TYPE_CHECKING:
    from courtyard.boxes.drafts import Draft

game_option = click.option(
    "--game", metavar="GAME", help="The game, if the file does not say it by its components."
)


@click.group()
def box() -> None:
    """Enter the values of your own box: check, export and import files.

    A box is a CSV or TOML file with what your copy of a game says. Play with it: courtyard play GAME
    --components FILE (TOML).
    """


@box.command()
@click.argument("file", type=Path)
@game_option
@json_flag
def check(file: Path, game: str | None, as_json: bool) -> None:
    """Check a box and say how complete it is."""
    from courtyard.boxes.files import read_file

    draft = read_file(file, game)
    if as_json:
        print_json(as_data(draft))
    elif not draft.complaints:
        for line in report_lines(draft):
            click.echo(line)
    refuse(draft)


@box.command()
@game_argument
@click.option(
    "--format",
    "format_",
    type=click.Choice(["csv", "toml", "sheet"]),
    default="csv",
    show_default=True,
    help="A spreadsheet, a text file, or a page to print (HTML).",
)
@click.option("--box", "file", type=Path, metavar="FILE", help="The values of this box instead of ours.")
@click.option(
    "--kind", metavar="KIND", help="Components for the CSV file: a kind such as card or gift, or all."
)
@click.option("--out", type=Path, metavar="FILE", help="Write to FILE instead of printing.")
@language_option
def export(
    game: str, format_: str, file: Path | None, kind: str | None, out: Path | None, language: str
) -> None:
    """Write a box, or our values, to fill in or to print."""
    from courtyard.boxes.box import Box
    from courtyard.boxes.files import read_file, write_box
    from courtyard.engine.files import write_whole

    chosen = find_game(game)
    draft = read_file(file, chosen.name) if file else None
    if draft:
        refuse(draft)
    text = write_box(chosen, draft.box if draft else Box(chosen.name, "", {}), format_, language, kind)
    if out is None:
        click.echo(text, nl=False)
    else:
        write_whole(out, text)
        click.echo(f"Wrote {out}.", err=True)


@box.command("import")
@click.argument("file", type=Path)
@game_option
@click.option("--into", type=Path, metavar="FILE", help="Add to this box (TOML), which is changed.")
@click.option("--out", type=Path, metavar="FILE", help="Write to FILE (default: FILE with the ending .toml).")
@click.option("--name", metavar="NAME", help="Name of the box.")
def bring(file: Path, game: str | None, into: Path | None, out: Path | None, name: str | None) -> None:
    """Read a filled-in CSV or TOML file into a box, and show what changes."""
    from courtyard.boxes.bounds import check_name
    from courtyard.boxes.drafts import changes
    from courtyard.boxes.files import read_file, write_box
    from courtyard.engine.files import write_whole

    before = read_file(into, game) if into and into.exists() else None
    draft = read_file(file, game, before.box if before else None)
    refuse(draft)
    target = out or into or file.with_suffix(".toml")
    if target.exists() and target not in (into, out):
        raise Trouble(f"{target} is there already; name another file with --out.")
    chosen = find_game(draft.box.game)
    for change in changes(chosen, before.box.own if before else {}, draft.box.own):
        click.echo(f"{change.id}.{change.key}: {change.before} → {change.after}")
    named = draft.box.named(check_name(name or draft.box.name or file.stem))
    write_whole(target, write_box(chosen, named, "toml"))
    for line in report_lines(draft):
        click.echo(line)
    click.echo(f"Wrote {target}.", err=True)


def refuse(draft: "Draft") -> None:
    """Say all that is wrong with a box, a line each, and end with that."""
    if draft.complaints:
        *others, last = map(str, draft.complaints)
        for sentence in others:
            click.echo(sentence, err=True)
        raise Trouble(last)


def report_lines(draft: "Draft") -> list[str]:
    """Say how complete a box is, and how much of it differs from our values."""
    from courtyard.boxes.listing import in_words, listed, progress

    game = find_game(draft.box.game)
    components = listed(game, draft.box)
    changed = sum(field.is_changed for each in components for field in each.fields)
    lines = [f"{in_words(part)}." for part in progress(game, components) if part.counted]
    differ = "1 value differs" if changed == 1 else f"{changed} values differ"
    return [*lines, f"{game.title}: {differ} from ours. Digest {draft.box.digest}."]


def as_data(draft: "Draft") -> dict[str, object]:
    from dataclasses import asdict

    return {
        "game": draft.box.game,
        "name": draft.box.name,
        "digest": draft.box.digest,
        "confirmed": list(draft.box.confirmed),
        "own": draft.box.own,
        "complaints": [asdict(each) for each in draft.complaints],
    }
