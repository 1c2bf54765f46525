"""Logs: a line for each event on stderr, for people or for programs.

No line holds a secret. Our own lines name none; secrets in errors of others (the address of a database, the
values of a row) are taken out on the way.
"""

import logging
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import BufferingHandler
from typing import Literal, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from courtyard.engine.trouble import Trouble

Kind = Literal["json", "text"]
KINDS = ("json", "text")
LEVELS = ("debug", "info", "warning", "error")
OURS = "courtyard"
HIDDEN = "[hidden]"
FIRST = ("at", "level", "event")
SECRETS = (
    # What stands before the host of a URL: a password may hold any sign but a space.
    (re.compile(r"(\w://)\S*@"), rf"\1{HIDDEN}@"),
    (re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+"), HIDDEN),
    (re.compile(r"(?i)\b(courtyard)=[^\s;&]+"), rf"\1={HIDDEN}"),
    (
        re.compile(r"(?i)(\b(?:cookie|\w*passw(?:or)?d|token|claim|code)['\"]?[=:]\s*)[^\s&;,}]+"),
        rf"\1{HIDDEN}",
    ),
    (re.compile(r"\b(?:[A-Z2-9]{4}-){4,}[A-Z2-9]{4}\b"), HIDDEN),
    # Databases tell about which row an error is.
    (re.compile(r"(?m)^(DETAIL|CONTEXT):.*$"), rf"\1: {HIDDEN}"),
    (re.compile(r"(?m)^\[parameters:.*$"), f"[parameters: {HIDDEN}]"),
)
"""How secrets look in a text, and what is written instead."""

log = structlog.get_logger()


def concealed(text: str) -> str:
    """Give a text without what nobody may read in a log."""
    for looks, instead in SECRETS:
        text = looks.sub(instead, text)
    return text


def usual_kind(stream: TextIO) -> Kind:
    """People read text at a terminal; whatever else listens reads JSON."""
    return "text" if stream.isatty() else "json"


def usual_level(stream: TextIO) -> str:
    """At a terminal only what went wrong is told, so that the address stands alone."""
    return "warning" if stream.isatty() else "info"


def with_cause(_: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """An error that is told where it was caught is told with where it comes from."""
    if name in ("error", "critical") and "exc_info" not in event and sys.exc_info()[0] is not None:
        event["exc_info"] = True
    return event


def conceal(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Take secrets out of all texts of a line; the fields of every line stand first."""
    first = {key: event.pop(key) for key in FIRST if key in event}
    lines = {**first, **event}
    return {key: concealed(value) if isinstance(value, str) else value for key, value in lines.items()}


SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", key="at"),
    with_cause,
    structlog.processors.format_exc_info,
)
"""Fields added to every line, ours and those of libraries."""


def begin(kind: Kind | None = None, level: str | None = None, stream: TextIO | None = None) -> None:
    """Send the log of Courtyard and its libraries to a stream.

    Libraries are heard from warnings on, whatever the level: what they tell of their work holds cookies.
    """
    stream = stream or sys.stderr
    wanted = logging.getLevelNamesMapping()[(level or usual_level(stream)).upper()]
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(wanted),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(kind or usual_kind(stream), stream.isatty()))
    logging.getLogger().handlers = [handler]
    logging.getLogger().setLevel(max(logging.WARNING, wanted))
    logging.getLogger(OURS).setLevel(wanted)
    logging.captureWarnings(True)
    threading.excepthook = log_thread_failure


def formatter(kind: Kind, has_colours: bool) -> logging.Formatter:
    show: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if kind == "text":
        show = structlog.dev.ConsoleRenderer(colors=has_colours, timestamp_key="at", pad_event_to=0)
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, conceal, show],
    )


@contextmanager
def held() -> Iterator[None]:
    """Hold back what is said while something begins: where it comes to trouble, one sentence says it all."""
    root, holding = logging.getLogger(), BufferingHandler(sys.maxsize)
    speaking, root.handlers = root.handlers, [holding]
    try:
        yield
    except Trouble:
        holding.buffer.clear()
        raise
    finally:
        root.handlers = speaking
        for line in holding.buffer:
            root.handle(line)


def log_thread_failure(args: threading.ExceptHookArgs) -> None:
    """Log the failure of a thread like any other failure."""
    name = args.thread.name if args.thread else None
    log.critical("thread-failed", thread=name, exc_info=args.exc_value)
