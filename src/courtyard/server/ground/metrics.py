"""Metrics of a process, for Prometheus, on a listener of its own.

Every label has few values: games, bots, codes, routes as they are written here. No table and no guest is one.
"""

import platform
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Literal, TypeVar

from prometheus_client import Counter, Gauge, Histogram, Info, start_http_server
from sqlalchemy.exc import SQLAlchemyError

import courtyard
from courtyard.build import is_compiled
from courtyard.engine.trouble import Trouble
from courtyard.server.ground.problems import Refusal

M = TypeVar("M", Counter, Histogram)
LOOPBACK = "127.0.0.1"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THOUGHTS = (0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
SHARED = (1, 2, 4, 8, 16, 32, 64)

BUILD = Info("courtyard_build", "Version of this process, and what it runs on.")
REQUESTS = Counter("courtyard_requests", "Requests answered.", ("route", "method", "status"))
REQUEST_SECONDS = Histogram(
    "courtyard_request_seconds", "Seconds from a request to its answer.", ("route", "method"), buckets=SECONDS
)
REFUSALS = Counter("courtyard_refusals", "What was refused, by its code.", ("code",))
SOCKETS = Gauge("courtyard_sockets", "Sockets that are open.")
TABLES = Gauge("courtyard_tables_live", "Tables in memory.")
CHOICES = Counter(
    "courtyard_choices", "Choices and undos of people: kept, or the code why not.", ("game", "outcome")
)
CHOICES_UNDER_WAY = Gauge("courtyard_choices_under_way", "Choices that are not answered yet.")
CHOICE_SECONDS = Histogram(
    "courtyard_choice_seconds", "Seconds from a message to its acknowledgement.", ("game",), buckets=SECONDS
)
COMMITS = Counter(
    "courtyard_commits",
    "Transactions of the store: kept, refused by a work of its own, or failed.",
    ("outcome",),
)
COMMIT_SECONDS = Histogram(
    "courtyard_commit_seconds", "Seconds of a transaction, with its commit.", buckets=SECONDS
)
COMMIT_WORKS = Histogram("courtyard_commit_works", "Works that share a transaction.", buckets=SHARED)
THINKING_SECONDS = Histogram(
    "courtyard_thinking_seconds",
    "Seconds of thinking, by the bot or what else is thought about.",
    ("about",),
    buckets=THOUGHTS,
)
THINKING_WAIT = Histogram(
    "courtyard_thinking_wait_seconds",
    "Seconds until a process had time to think.",
    ("about",),
    buckets=THOUGHTS,
)
ANALYSES = Counter("courtyard_analyses", "Analyses that came to their end.", ("outcome",))
ANALYSED_CHOICES = Counter("courtyard_analysed_choices", "Choices that were judged.")
NOTICES = Counter("courtyard_notices", "Letters and calls, sent or failed.", ("way", "outcome"))

# What an alarm looks at stands at 0 from the start: Prometheus sees no increase in what was not there before.
for outcome in ("kept", "refused", "failed"):
    COMMITS.labels(outcome)
for way in ("mail", "webhook", "push"):
    NOTICES.labels(way, "failed")


@cache
def labelled(metric: M, *labels: str) -> M:
    """Give a metric with some labels: to look for them takes longer than to count."""
    return metric.labels(*labels)


class Choosing:
    """A choice on its way from its message to its answer."""

    game = "unknown"


@contextmanager
def choosing() -> Iterator[Choosing]:
    """Count a choice by how it ends; the code that finds the table says which game it is."""
    choice, outcome, began = Choosing(), "unanswered", time.perf_counter()
    CHOICES_UNDER_WAY.inc()
    try:
        yield choice
        outcome = "kept"
        labelled(CHOICE_SECONDS, choice.game).observe(time.perf_counter() - began)
    except Refusal as refusal:
        outcome = refusal.code
        raise
    finally:
        CHOICES_UNDER_WAY.dec()
        labelled(CHOICES, choice.game, outcome).inc()


@contextmanager
def committing(works: int) -> Iterator[None]:
    """Count a transaction of the store."""
    outcome, began = "refused", time.perf_counter()
    try:
        yield
        outcome = "kept"
    except SQLAlchemyError:
        outcome = "failed"
        raise
    finally:
        labelled(COMMITS, outcome).inc()
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        COMMIT_WORKS.observe(works)


def thought(about: str, seconds: float, spent: float) -> None:
    """Note that something was thought about for some of the seconds that were spent on it in all."""
    labelled(THINKING_SECONDS, about).observe(seconds)
    labelled(THINKING_WAIT, about).observe(max(0.0, spent - seconds))


def noticed(way: Literal["mail", "webhook", "push"], is_sent: bool) -> None:
    NOTICES.labels(way, "sent" if is_sent else "failed").inc()


def describe(store: str, role: str) -> None:
    """Say what this process is."""
    BUILD.info(
        {
            "version": courtyard.__version__,
            "engine": "compiled" if is_compiled() else "plain",
            "python": platform.python_version(),
            "store": store,
            "role": role,
        }
    )


def as_place(text: str) -> tuple[str, int]:
    """Read PORT or HOST:PORT; without a host only this machine may ask."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) <= 65535):
        raise Trouble(f"{text!r} is not an address for metrics, such as 9100 or 10.0.0.5:9100.")
    return host.strip("[]") or LOOPBACK, int(port)


def listen(place: str) -> str:
    """Tell Prometheus all of this at GET /metrics as long as the process lives; give where that is."""
    host, port = as_place(place)
    try:
        server, _ = start_http_server(port, host)
    except OSError as error:
        raise Trouble(f"Cannot serve metrics on {place}: {error.strerror or error}.") from None
    return f"{host}:{server.server_port}"
