"""The one command, `courtyard`; what it can do is imported when it is asked for."""

import click

import courtyard
from courtyard.build import PLAIN, is_compiled
from courtyard.commands.command import Command, Entry

WELCOME = """\
Courtyard plays two modern board games completely: Gùgōng and It's a Wonderful Kingdom.

Play at once:
  courtyard serve --open     both games in your browser, with friends, against bots or alone
  courtyard play gugong      in this terminal; h gives a hint, q quits
  courtyard play kingdom

Look up a rule:              courtyard rules gugong canal
Let bots play each other:    courtyard arena gugong --seats strong,fair
Everything else:             courtyard --help"""


def show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"courtyard {courtyard.__version__} ({'compiled' if is_compiled() else PLAIN})")
        context.exit()


@click.group(
    cls=Command,
    entries={
        "Play": {
            "serve": Entry("serving", "Serve both games to browsers, until interrupted."),
            "play": Entry("playing", "Play a game in this terminal, against bots or together."),
            "replay": Entry("playing", "Play a journal again: its log, and what it came to."),
        },
        "Look up": {
            "rules": Entry("reading", "Look up rules: all of a game, or those that hold a word."),
            "components": Entry("reading", "List every value of a game's components with its source."),
        },
        "Study": {
            "arena": Entry("measuring", "Let bots play each other, and tell who is how strong."),
            "simulate": Entry("measuring", "Play whole games by code, look for violations, and count."),
            "bench": Entry("measuring", "Measure the speed of random playouts, of the search, or of hints."),
            "check": Entry("measuring", "Check that a game keeps the contract, your own as well."),
            "lab": Entry("lab", "For people who study games: self-play, training, and speed."),
        },
        "Host": {
            "worker": Entry("serving", "Let bots think for servers that share a PostgreSQL database."),
            "migrate": Entry("keeping", "Bring a database to today's schema."),
            "backup": Entry("keeping", "Write all of a database into one FILE."),
            "restore": Entry("keeping", "Fill a database with a FILE of `backup`."),
        },
    },
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version.",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Board games, complete: play them, simulate them, look up their rules."""
    if context.invoked_subcommand is None:
        click.echo(WELCOME)
