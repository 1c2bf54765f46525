"""A crowd at the server: `python -m tests.load` starts one and measures it, on this machine alone.

Many tables of four are played at once, one person and three bots that answer at once at each, with others who
look on; each person thinks for a while and then takes any option, and after a game plays another. It measures
how long a choice takes to be acknowledged, which is after its commit, and the resources of the server
meanwhile. Afterwards every acknowledged choice must be in the journals exactly once. Figures: docs/load.md.
"""

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.crowd import Record, gather_crowd, lost_or_twice, play_all
from tests.server.stores import fresh_database, started
from tests.server.visitors import Served, Visitor, serving

PARTS = {"median": 0.5, "p99": 0.99, "worst": 1.0}
WHEN = ("before", "settled", "at_last", "after")
SAMPLES = 120
ENOUGH = 10
"""The number of samples needed for a slope."""
SPARE_DESCRIPTORS = 16
"""The extra descriptors each server may keep open: pipes to the bots' processes, and the database pool."""
POLITE = {"too-busy", "too-fast"}
"""The refusals allowed at twice the load, with their close codes."""
GOODBYES = {"1013"}


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


# What the server needs.


def resident_megabytes(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise ValueError("no memory in the process's status")


def descriptors(process: int) -> int:
    return len(os.listdir(f"/proc/{process}/fd"))


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Samples:
    """Memory, descriptors and processor time of the servers, looked at again and again."""

    def __init__(self, servers: list[Served], record: Record) -> None:
        self.processes = [served.process.pid for served in servers]
        self.record = record
        self.rows: list[dict[str, float]] = []
        self.begun = time.time()

    def take(self) -> dict[str, float]:
        row = {
            "seconds": round(time.time() - self.begun, 1),
            "megabytes": round(sum(map(resident_megabytes, self.processes)), 1),
            "descriptors": sum(map(descriptors, self.processes)),
            "cpu_seconds": round(sum(map(cpu_seconds, self.processes)), 2),
            "games_over": self.record.games,
        }
        self.rows.append(row)
        return row

    async def take_all(self, seconds: float) -> None:
        until = time.time() + seconds
        while time.time() < until - 1:  # In the last second people leave.
            self.take()
            await asyncio.sleep(max(0.5, seconds / SAMPLES))

    def settled(self, tables: int) -> list[dict[str, float]]:
        """Give what was seen since games end as others begin; in a short run, since everybody is there."""
        long_since = [row for row in self.rows if row["games_over"] > tables / 2]
        return long_since if len(long_since) >= ENOUGH else self.rows[len(self.rows) // 3 :]

    def summary(self, tables: int) -> dict[str, Any]:
        settled = self.settled(tables)
        span = settled[-1]["seconds"] - settled[0]["seconds"]
        used = settled[-1]["cpu_seconds"] - settled[0]["cpu_seconds"]
        return {
            "settled_after_minutes": round(settled[0]["seconds"] / 60, 1),
            "megabytes_at_first": self.rows[0]["megabytes"],
            "megabytes_settled": settled[0]["megabytes"],
            "megabytes_at_last": settled[-1]["megabytes"],
            "megabytes_slope_per_hour": round(3600 * slope(settled, "megabytes"), 1),
            "descriptors_settled": settled[0]["descriptors"],
            "descriptors_at_last": settled[-1]["descriptors"],
            "server_cores": round(used / span, 2) if span else 0.0,
            "sockets_at_once": self.record.most_here,
        }


def slope(rows: list[dict[str, float]], name: str) -> float:
    """Tell how much something grows in a second, by least squares."""
    times, values = [row["seconds"] for row in rows], [row[name] for row in rows]
    middle, mean = sum(times) / len(times), sum(values) / len(values)
    spread = sum((at - middle) ** 2 for at in times)
    return sum((at - middle) * (value - mean) for at, value in zip(times, values, strict=True)) / (
        spread or 1
    )


async def until_few(samples: Samples, most: float) -> dict[str, float]:
    """Wait until the descriptors of those who left are given back."""
    until = time.time() + 60
    while (row := samples.take())["descriptors"] > most and time.time() < until:
        await asyncio.sleep(0.5)
    return row


# A run.


@contextmanager
def store(kind: str, folder: Path) -> Iterator[str]:
    """Give the URL of an empty database: of a kind, made for this run, or the one that was named."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'courtyard.db'}"
    elif kind == "postgresql":
        with started(settings=()) as server, fresh_database(server) as url:
            yield url
    else:
        yield kind


async def measure(wanted: argparse.Namespace) -> dict[str, Any]:
    """Let a crowd play at servers of our own; give what was seen, and what was wrong."""
    record = Record(expected=wanted.sockets)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(store(wanted.database, folder))
        words = ["--database", database, *(["--sockets", str(wanted.places)] if wanted.places else [])]
        servers = [
            stack.enter_context(serving(folder / f"server-{nth}", *words)) for nth in range(wanted.servers)
        ]
        samples = Samples(servers, record)
        for served in servers:
            Visitor(served).http.close()
        before = samples.take()
        parties = await gather_crowd(
            servers, record, wanted.tables, wanted.sockets, wanted.think, wanted.seconds
        )
        sampling = asyncio.ensure_future(samples.take_all(wanted.seconds))
        await play_all(parties, wanted.sockets)
        sampling.cancel()
        needed = samples.summary(wanted.tables)
        for visitor in {party.visitor for party in parties}:
            visitor.http.close()
        after = await until_few(samples, before["descriptors"] + SPARE_DESCRIPTORS * len(servers))
        complaints = "".join(served.said() for served in servers)
        statuses = [served.stop() for served in servers]
        wrong = lost_or_twice(database, record)
    return {
        "store": wanted.database if wanted.database in ("sqlite", "postgresql") else "named",
        "servers": wanted.servers,
        "tables": wanted.tables,
        "sockets": wanted.sockets,
        "seconds": wanted.seconds,
        "mean_thinking_seconds": wanted.think,
        "choices": len(record.waits),
        "choices_per_second": round(len(record.waits) / wanted.seconds, 1),
        "states_per_second": round(record.states / wanted.seconds, 1),
        "games_over": record.games,
        **{
            f"acknowledged_ms_{name}": round(1000 * quantile(record.waits[record.early :], part), 1)
            for name, part in PARTS.items()
        },
        "acknowledged_ms_worst_while_all_come": round(1000 * max(record.waits[: record.early], default=0), 1),
        **needed,
        "descriptors_before": before["descriptors"],
        "descriptors_after": after["descriptors"],
        "megabytes_after": after["megabytes"],
        "refused": dict(record.refused),
        "closed": dict(record.closed),
        "errors": errors(record, wrong, complaints, statuses),
        "over_time": samples.rows,
    }


def errors(record: Record, wrong: list[str], complaints: str, statuses: list[int]) -> list[str]:
    """List the failures of a run: lost choices, unexpected refusals, errors in the server's log."""
    found = list(wrong)
    found += [
        f"refused {times} times: {code}" for code, times in record.refused.items() if code not in POLITE
    ]
    found += [
        f"closed {times} times: {code}" for code, times in record.closed.items() if code not in GOODBYES
    ]
    found += [line for line in complaints.splitlines() if '"level": "error"' in line or "Traceback" in line]
    return found + [f"a server ended with {status}" for status in statuses if status not in (0, -2, 130)]


def as_text(report: dict[str, Any]) -> str:
    """The report for people: everything but the samples, a line each."""
    lines = [f"{name.replace('_', ' '):28} {value}" for name, value in report.items() if name != "over_time"]
    return "\n".join(lines)


def as_row(report: dict[str, Any]) -> str:
    """The report as a row of the table in docs/load.md."""
    said = {
        "store": report["store"] + (f", {report['servers']} servers" if report["servers"] > 1 else ""),
        "tables": f"{report['tables']:,}",
        "sockets": f"{report['sockets']:,}",
        "minutes": f"{report['seconds'] / 60:g}",
        "choices": f"{report['choices_per_second']:g}",
        "acknowledged": " / ".join(f"{report[f'acknowledged_ms_{part}']:,.0f}" for part in PARTS),
        "at first": f"{report['acknowledged_ms_worst_while_all_come']:,.0f}",
        "memory": f"{report['megabytes_settled']:.0f} → {report['megabytes_at_last']:.0f}",
        "slope": f"{report['megabytes_slope_per_hour']:+.0f}",
        "descriptors": " / ".join(f"{report[f'descriptors_{when}']}" for when in WHEN),
        "cores": f"{report['server_cores']:g}",
        "refused": ", ".join(f"{code} {times:,}" for code, times in report["refused"].items()) or "none",
        "errors": str(len(report["errors"])),
    }
    return f"| {' | '.join(said.values())} |"


def look_with_a_browser(times: int) -> dict[str, Any]:
    """Let Chromium open a table several times, and click; the server has nothing else to do."""
    from playwright.sync_api import sync_playwright

    from tests.crowd import SEATS
    from tests.web.conftest import ARGUMENTS, CHROMIUM
    from tests.web.measure import click_seconds, first_view_seconds, lift_seconds

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "seen") as served,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = chromium.new_context(base_url=served.url, viewport={"width": 1440, "height": 900})
        context.request.get("/api/me")
        wish = {"game": "gugong", "options": {"players": 4}, "seats": SEATS}
        table = context.request.post("/api/tables", data=wish).json()["id"]
        page = context.new_page()
        page.goto(f"/t/{table}")
        views = [first_view_seconds(page) for _ in range(times)]
        lift, click = lift_seconds(page, times), click_seconds(page, times)
        chromium.close()
    return {
        "first_view_ms_median": round(1000 * quantile(views, 0.5)),
        "first_view_ms_worst": round(1000 * max(views)),
        "click_to_lifted_card_ms_median": round(1000 * lift, 1),
        "click_to_board_ms_median": round(1000 * click, 1),
    }


def wishes(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument(
        "--database", default="sqlite", metavar="KIND|URL", help="sqlite, postgresql, or a URL"
    )
    parser.add_argument("--servers", type=int, default=1, help="so many share the PostgreSQL database")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2000, help="those who play and those who look on")
    parser.add_argument("--places", type=int, help="what each server is told with --sockets")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument(
        "--think", type=float, default=5, help="how long a person thinks, on average, in seconds"
    )
    parser.add_argument("--twice", action="store_true", help="twice the tables and twice the sockets")
    parser.add_argument(
        "--browser", type=int, default=0, metavar="N", help="open a table in Chromium so often"
    )
    parser.add_argument("--row", action="store_true", help="print a row for the table of docs/load.md")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    wanted = parser.parse_args(words)
    wanted.seconds = 60 * wanted.minutes
    if wanted.twice:
        wanted.tables, wanted.sockets = 2 * wanted.tables, 2 * wanted.sockets
    return wanted


def run(wanted: argparse.Namespace) -> dict[str, Any]:
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 2 * wanted.sockets + 500
    if now < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, needed), most))
    return asyncio.run(measure(wanted))


def main() -> None:
    wanted = wishes()
    report = run(wanted)
    if wanted.browser:
        report["browser"] = look_with_a_browser(wanted.browser)
    shown = as_row(report) if wanted.row else as_text(report)
    print(json.dumps(report, indent=1) if wanted.json else shown)
    raise SystemExit(1 if report["errors"] else 0)


if __name__ == "__main__":
    main()
