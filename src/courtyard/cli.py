"""The command `courtyard`; its subcommands are imported when they are used."""

import click

import courtyard
from courtyard.build import PLAIN, is_compiled
from courtyard.commands.command import Command, Entry

WELCOME = """\
Play Gùgōng and It’s a Wonderful Kingdom, run a server, and study the games.

Play:
  courtyard serve --open     in your browser: with friends, against bots, or solo
  courtyard play gugong      in the terminal; h gives a hint, q quits
  courtyard play kingdom

Look up a rule:              courtyard rules gugong canal
Run a bot tournament:        courtyard arena gugong --seats strong,fair
Everything else:             courtyard --help"""


def show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"courtyard {courtyard.__version__} ({'compiled' if is_compiled() else PLAIN})")
        context.exit()


@click.group(
    cls=Command,
    entries={
        "Play": {
            "serve": Entry("serving", "Run the web server."),
            "play": Entry("playing", "Play in the terminal, against bots or with others on this computer."),
            "puzzle": Entry("puzzling", "Solve puzzles: find the best move in a position."),
            "replay": Entry("playing", "Replay a saved game: print its log and result."),
        },
        "Look up": {
            "rules": Entry("reading", "Show the rules of a game, optionally only those that contain WORD."),
            "components": Entry("reading", "List the component values of a game and their sources."),
            "box": Entry("boxing", "Enter the values of your own box: check, export and import files."),
        },
        "Study": {
            "arena": Entry("measuring", "Run a tournament between bots and rate them."),
            "simulate": Entry(
                "measuring", "Play many games automatically, check the rules, and report statistics."
            ),
            "bench": Entry("measuring", "Benchmark random playouts, search, hints or the server."),
            "puzzles": Entry("puzzling", "Find puzzles in games of strong bots, check them, and pack them."),
            "check": Entry("measuring", "Check that a game, such as your own, fulfils the contract."),
            "lab": Entry("lab", "Research tools: self-play, training and benchmarks."),
        },
        "Host": {
            "worker": Entry("serving", "Run bots and analyses for servers that share a PostgreSQL database."),
            "migrate": Entry("keeping", "Upgrade the database schema."),
            "backup": Entry("keeping", "Back up the database to FILE."),
            "restore": Entry("keeping", "Restore a backup FILE into an empty database."),
            "moderate": Entry("moderating", "Ban or mute guests, and remove tables."),
            "prune": Entry("keeping", "Delete expired data from the database."),
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
    """Play Gùgōng and It’s a Wonderful Kingdom, run a server, and study the games."""
    if context.invoked_subcommand is None:
        click.echo(WELCOME)
