"""A command that reports errors in one sentence and exits with a fitting status."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, NoReturn

import click

from courtyard.engine.trouble import Trouble

BAD_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130


class Entry(NamedTuple):
    """A subcommand: its module in this package, and its line in the list of commands."""

    module: str
    help: str


class Command(click.Group):
    """A command that imports its subcommands on use and reports every error in one sentence."""

    def __init__(self, *args: Any, entries: dict[str, dict[str, Entry]], **more: Any) -> None:
        super().__init__(*args, **more)
        self.sections = entries
        self.entries = {name: entry for section in entries.values() for name, entry in section.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.entries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.entries:
            return None
        module = import_module(f"courtyard.commands.{self.entries[cmd_name].module}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the subcommands by section, without importing any of them."""
        for title, entries in self.sections.items():
            with formatter.section(title):
                formatter.write_dl([(name, entry.help) for name, entry in entries.items()])

    def main(  # type: ignore[override]  # Every way out of here ends the program.
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        extra["standalone_mode"] = False
        sys.exit(self.guarded(args, prog_name or "courtyard", extra))

    def guarded(self, args: Sequence[str] | None, prog_name: str, extra: dict[str, Any]) -> int:
        """Run the command and return its exit status."""
        try:
            status = super().main(args, prog_name, **extra)
            sys.stdout.flush()
        except Trouble as trouble:
            return complain(str(trouble), BAD_INPUT)
        except click.UsageError as error:
            if isinstance(error, click.exceptions.NoArgsIsHelpError):  # such as `courtyard lab`
                click.echo(error.format_message())
                return 0
            path = error.ctx.command_path if error.ctx else prog_name
            message = sentence(error.format_message())
            if message.endswith("."):
                message = f"{message[:-1]}; see {path} --help."
            return complain(message, BAD_INPUT)
        except click.ClickException as error:
            return complain(sentence(error.format_message()), BAD_INPUT)
        except (KeyboardInterrupt, click.Abort):
            return complain("Stopped.", INTERRUPTED)
        except BrokenPipeError:
            # The reader of our output has closed the pipe; write nothing more, not even at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        except Exception as error:
            if os.environ.get("COURTYARD_DEBUG"):
                raise
            what = f"{type(error).__name__}: {error}".rstrip(": ")
            return complain(
                f"Internal error in Courtyard ({what}). Set COURTYARD_DEBUG=1 for a traceback.", OUR_FAULT
            )
        return status if isinstance(status, int) else 0


def sentence(text: str) -> str:
    """Put a message of click on one line and end it with a full stop."""
    text = " ".join(text.split())
    return text if text.endswith((".", "?", "!")) else f"{text}."


def complain(text: str, status: int) -> int:
    click.echo(" ".join(text.split()), err=True)
    return status
