"""A command that says what went wrong in one sentence, and ends with the status that fits it."""

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from courtyard.engine.trouble import Trouble

BAD_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130


class Command(click.Group):
    """The command with its rooms; whatever goes wrong in any of them becomes one sentence."""

    def main(  # type: ignore[override]  # Every way out of here ends the program.
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        extra["standalone_mode"] = False
        sys.exit(self.guarded(args, prog_name or "courtyard", extra))

    def guarded(self, args: Sequence[str] | None, prog_name: str, extra: dict[str, Any]) -> int:
        """Run the command; give its exit status."""
        try:
            status = super().main(args, prog_name, **extra)
            sys.stdout.flush()
        except Trouble as trouble:
            return complain(str(trouble), BAD_INPUT)
        except click.UsageError as error:
            if isinstance(error, click.exceptions.NoArgsIsHelpError):
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
            # Whoever read our output has heard enough; nothing more may be written at exit either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        except Exception as error:
            if os.environ.get("COURTYARD_DEBUG"):
                raise
            what = f"{type(error).__name__}: {error}".rstrip(": ")
            return complain(
                f"Something is wrong inside Courtyard ({what}); COURTYARD_DEBUG=1 shows where.", OUR_FAULT
            )
        return status if isinstance(status, int) else 0


def sentence(text: str) -> str:
    """Let a message of click's end as a sentence, on one line."""
    text = " ".join(text.split())
    return text if text.endswith((".", "?", "!")) else f"{text}."


def complain(text: str, status: int) -> int:
    click.echo(" ".join(text.split()), err=True)
    return status
