"""Databases with something of everything in them, and all that stands in one, to be compared."""

import math
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from sqlalchemy import Connection, create_engine, insert, null, text

from courtyard import cli
from courtyard.server.store import schema
from courtyard.server.store.databases import migrate, parsed
from courtyard.server.store.writer import open_engine

Row = dict[str, Any]
TRICKY = "Ünïcode ✓ 🏯 \"quoted\" 'it' \\n {} :p0 %s"


def run(*words: object) -> Result:
    return CliRunner().invoke(cli.main, [str(word) for word in words])


def refusal(*words: object) -> str:
    """Run a command that refuses; give its one sentence."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == "" and "Traceback" not in result.stderr
    return result.stderr.strip()


def done(*words: object) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.stdout.strip()


def sqlite_at(path: Path) -> str:
    return f"sqlite:///{path}"


def contents(url: str) -> dict[str, list[Row]]:
    """All rows of all tables, as their schema reads them; JSON also as the text that it is kept as."""
    found: dict[str, list[Row]] = {}
    wanted = parsed(url)
    if wanted.get_backend_name() != "sqlite":
        wanted = wanted.set(drivername="postgresql+psycopg")
    engine = create_engine(wanted)
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            rows = [dict(row._mapping) for row in connection.execute(table.select())]
            for column in table.columns:
                if column.type.__class__.__name__ == "JSON":
                    add_raw(
                        connection, table.name, column.name, rows, [key.name for key in table.primary_key]
                    )
            keys = [key.name for key in table.primary_key]
            found[table.name] = sorted(rows, key=lambda row, keys=keys: [str(row[key]) for key in keys])
    engine.dispose()
    return found


def add_raw(connection: Connection, table: str, column: str, rows: list[Row], keys: list[str]) -> None:
    listed = ", ".join(f'"{key}"' for key in keys)
    raw = connection.execute(text(f'SELECT {listed}, CAST("{column}" AS TEXT) FROM "{table}"'))
    texts = {tuple(row[:-1]): row[-1] for row in raw}
    for row in rows:
        row[f"{column} as text"] = texts[tuple(row[key] for key in keys)]


def fill(url: str, guests: int = 3) -> None:
    """Put something into every table, with values that are easily spoilt on a journey."""
    engine = open_engine(url)
    migrate(engine)
    with engine.begin() as connection:
        put(connection, "guests", [guest(nth) for nth in range(guests)])
        put(
            connection,
            "sessions",
            [{"token_hash": bytes(range(32)), "guest": "guest-0", "created": 0.1 + 0.2}],
        )
        put(
            connection,
            "tables",
            [table("t-0"), {**table("t-1"), "own": {"a": [1, None, TRICKY]}, "seed": "7"}],
        )
        connection.execute(insert(schema.tables).values({**table("t-2"), "own": null(), "written": null()}))
        put(connection, "seats", [seat(nth) for nth in range(3)])
        put(connection, "deeds", [deed(nth) for nth in range(1201)])
        put(connection, "chat", [line(nth) for nth in range(3)])
        put(connection, "results", [result(nth) for nth in range(2)])
        put(
            connection,
            "ratings",
            [{"game": "gugong", "who": "bot:x", "mu": math.pi, "sigma": 1e-9, "games": 2}],
        )
        analysed = {"table": "t-0", "asked": 1.5, "done": 1, "total": 2, "found": [{"cost": 0.1}]}
        put(connection, "analyses", [analysed])
        box = {"id": "b-0", "guest": "guest-1", "game": "gugong", "name": TRICKY[:20], "own": {"a": [TRICKY]}}
        put(connection, "boxes", [{**box, "confirmed": ["gift:s1-1"], "created": 0.1, "changed": 0.2}])
        tried = {"guest": "guest-0", "puzzle": "gugong-1", "first": "missed", "hinted": True, "found": False}
        put(connection, "puzzle_tries", [{**tried, "at": 1_700_000_000.25}])
        rated = {"guest": "guest-0", "game": "gugong", "middle": math.pi, "deviation": 1e-9}
        put(connection, "puzzle_ratings", [{**rated, "solved": 1, "tried": 2}])
        put(connection, "puzzle_days", [{"guest": "guest-0", "day": "2026-11-17"}])
        learned = {"guest": "guest-0", "id": "t-0:7", "game": "gugong", "table": "t-0", "at": 0.1}
        asked = {"chapter": ["day", 1], "chosen": [TRICKY], "place": "jade", "cost": 0.3, "puzzle": {}}
        due = {"card": {"stability": 0.1}, "due": 1_700_000_000.25, "step": 2, "last": None, "changed": 0.7}
        put(connection, "mistakes", [{**learned, **asked, **due}])
        device = {"id": bytes(range(32)), "guest": "guest-0", "endpoint": "https://push.example/1"}
        put(connection, "devices", [{**device, "key": "k", "secret": "s", "added": 0.1 + 0.2}])
        put(connection, "keys", [{"name": "push", "value": "secret"}])
        put(connection, "service", [{"id": 1, "seen": 1_700_000_000.125}])
        put(connection, "processes", [{"id": "p", "seen": 1_700_000_000.5}])
        put(connection, "presence", [{"table": "t-0", "process": "p", "guest": "guest-0", "sockets": 2}])
    engine.dispose()


def put(connection: Connection, name: str, rows: list[Row]) -> None:
    connection.execute(insert(schema.metadata.tables[name]), rows)


def guest(nth: int) -> Row:
    return {
        "id": f"guest-{nth}",
        "name": TRICKY[: 10 + nth],
        "language": "fr" if nth else None,
        "code_hash": bytes([nth, 0, 255]) * 4,
        "email_confirmed": nth == 1,
        "email_tries": nth,
        "shares_games": nth == 2,
        "created": 1_700_000_000.123456 + nth,
    }


def table(id_: str) -> Row:
    return {
        "id": id_,
        "game": "gugong",
        "rules": 1,
        "options": {"players": 2, "z": 1, "a": {"β": 1e-7}},
        "host": "guest-0",
        "listed": id_ == "t-0",
        "agreement": {},
        "stage": "gathering",
        "own": None,
        "written": None,
        "deciding": "",
        "bots_due": False,
        "created": 1.0,
        "moved": 2.0,
    }


def seat(nth: int) -> Row:
    kept = {"table": "t-0", "seat": nth, "kind": "person", "guest": f"guest-{nth}", "name": TRICKY}
    return {**kept, "left": 1 / 3, "used_claim_hash": b"\x00" * 32, "noticed": bool(nth)}


def deed(nth: int) -> Row:
    kept = {
        "table": "t-1",
        "number": nth,
        "seat": nth % 2,
        "deed": "choose",
        "option": f"x {nth}",
        "id": f"i{nth}",
    }
    return {**kept, "version": nth + 1, "at": nth / 7}


def line(nth: int) -> Row:
    kept = {"table": "t-0", "number": nth, "guest": f"guest-{nth}", "seat": nth, "id": f"c{nth}"}
    return {**kept, "text": TRICKY * (nth + 1), "at": 3.5}


def result(nth: int) -> Row:
    kept = {"table": "t-0", "seat": nth, "who": f"guest:{nth}", "game": "gugong", "place": nth + 1}
    return {**kept, "points": -nth, "parts": {"jade": nth}, "at": 4.25}
