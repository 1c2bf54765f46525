"""The one command, `courtyard`, with all that it can do."""

import click

import courtyard
from courtyard.build import is_compiled
from courtyard.commands import keeping, lab, measuring, playing, reading, serving
from courtyard.commands.asking import PLAIN
from courtyard.commands.command import Command


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


for command in (
    playing.play,
    playing.replay,
    reading.rules,
    reading.components,
    measuring.simulate,
    measuring.arena,
    measuring.bench,
    serving.serve,
    serving.worker,
    keeping.migrate,
    keeping.backup,
    keeping.restore,
    lab.lab,
):
    main.add_command(command)
