"""Backup and restore: all of a database in one file, and all of a file in a database of either kind."""

import gzip
import json
import shutil
import stat
import threading
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest
from sqlalchemy import text

from courtyard.engine.chance import Dice
from courtyard.engine.trouble import Trouble
from courtyard.server.store import backup, backup_file
from courtyard.server.store.databases import bring_to, versions
from courtyard.server.store.writer import open_engine
from tests.server.kept import Row, contents, deed, done, fill, put, refusal, sqlite_at
from tests.server.visitors import ME, RANDOM, WAIT, Message, Visitor, all_at, by_lot, play_on, serving

DEEDS = [deed(nth) for nth in range(1201)]
MOST_MEGABYTES = 2.5


@pytest.fixture
def filled(tmp_path: Path) -> str:
    url = sqlite_at(tmp_path / "filled.db")
    fill(url)
    return url


@pytest.fixture
def file(tmp_path: Path, filled: str) -> Path:
    """A backup of the filled database."""
    backup.backup(filled, tmp_path / "all.backup")
    return tmp_path / "all.backup"


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


# There and back.


def test_every_row_of_every_table_goes_from_sqlite_to_postgresql_and_back(
    tmp_path: Path, filled: str, postgres: str
) -> None:
    before = contents(filled)
    assert all(before.values()), "a table without rows proves nothing"
    backup.backup(filled, tmp_path / "first")
    backup.restore(postgres, tmp_path / "first")
    assert contents(postgres) == before
    backup.backup(postgres, tmp_path / "second")
    back = sqlite_at(tmp_path / "back.db")
    backup.restore(back, tmp_path / "second")
    assert contents(back) == before


def test_the_lines_of_a_backup_are_the_same_whatever_database_they_came_from(
    tmp_path: Path, filled: str, file: Path, postgres: str
) -> None:
    backup.restore(postgres, file)
    backup.backup(postgres, tmp_path / "second")
    first, second = (lines_of(path)[1:-1] for path in (file, tmp_path / "second"))
    assert len(first) > 1200 and sorted(first) == sorted(second)


def test_a_game_goes_on_after_every_move(tmp_path: Path, postgres: str) -> None:
    pick = by_lot(Dice(3))
    one, two = (sqlite_at(tmp_path / name / "courtyard.db") for name in ("one", "two"))
    (tmp_path / "two").mkdir()
    with serving(tmp_path / "one") as served:
        ann = Visitor(served)
        table = ann.open("gugong", [ME, ME], players=2)["id"]
        seen = play_a_while(ann, table, pick)
    move(tmp_path / "1.backup", one, postgres)
    with serving(tmp_path / "shared", "--database", postgres) as served:
        seen = play_a_while(moved_to(served.url, ann), table, pick, seen)
    move(tmp_path / "2.backup", postgres, two)
    with serving(tmp_path / "two") as served:
        play_a_while(moved_to(served.url, ann), table, pick, seen)


def play_a_while(
    ann: Visitor, table: str, pick: Callable[[Message], int], before: list[Message] | None = None
) -> list[Message]:
    """Look whether all is as it was, choose some times, and give how it is now."""
    assert before is None or same_state(ann, table) == before
    with all_at(table, (ann, 0), (ann, 1)) as seated:
        version = seated[0].catch_up()["version"]
        play_on(seated, pick, lambda state: state["version"] >= version + 12)
    return same_state(ann, table)


def same_state(ann: Visitor, table: str) -> list[Message]:
    return [ann.state(table, seat) for seat in (0, 1)]


def moved_to(url: str, visitor: Visitor) -> Visitor:
    """The same browser, at another address."""
    visitor.http.base_url = url
    visitor.served.url = url
    return visitor


def move(file: Path, source: str, target: str) -> None:
    done("backup", file, "--database", source)
    done("restore", file, "--database", target)


def test_a_backup_of_a_running_server_is_one_moment_of_it(tmp_path: Path, database: str) -> None:
    with serving(tmp_path / "data", "--database", database) as served:
        ann = Visitor(served)
        tables = [ann.open("gugong", [ME, RANDOM, RANDOM], players=3)["id"] for _ in range(4)]
        is_enough = threading.Event()
        players = [threading.Thread(target=play_until, args=(ann, table, is_enough)) for table in tables]
        for player in players:
            player.start()
        try:
            files = backups_as_it_grows(tmp_path, database)
        finally:
            is_enough.set()
            for player in players:
                player.join()
    for file in files:
        target = sqlite_at(file.with_suffix(".db"))
        backup.restore(target, file)
        found = contents(target)
        for kept in found["tables"]:
            deeds = [deed for deed in found["deeds"] if deed["table"] == kept["id"]]
            deeds.sort(key=lambda deed: deed["number"])
            assert [deed["number"] for deed in deeds] == list(range(len(deeds)))
            assert not deeds or kept["moved"] == deeds[-1]["at"], (
                "a deed and its table are of one transaction"
            )


def backups_as_it_grows(folder: Path, database: str) -> list[Path]:
    """Back up again and again, until several backups hold more choices than the one before."""
    files, choices = [folder / "0.backup"], 0
    until = time.monotonic() + 2 * WAIT
    while len(files) <= 5:
        assert time.monotonic() < until, "nobody chose"
        now = backup.backup(database, files[-1], may_replace=True).counts["deeds"]
        if now > choices:
            choices = now
            files.append(folder / f"{len(files)}.backup")
    return files[:-1]


def play_until(ann: Visitor, table: str, is_enough: threading.Event) -> None:
    pick = by_lot(Dice(crc32(table.encode())))
    with ann.at(table, 0) as at:
        while not is_enough.is_set():
            state = at.wait_for_my_turn()
            if state["stage"] == "over":
                return
            at.choose(pick(state["decision"]))


def test_a_backup_of_an_older_version_is_restored_as_one_of_today(tmp_path: Path, database: str) -> None:
    old = sqlite_at(tmp_path / "old.db")
    engine = open_engine(old)
    with engine.begin() as connection:
        bring_to(connection, "0001")
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)"))
        columns = "id, game, rules, options, host, listed, stage, seed, deciding, bots_due, created, moved"
        values = "'t', 'gugong', 1, '{\"players\": 2}', 'g', true, 'playing', 's', 'a', false, 1, 1"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
    engine.dispose()
    done("backup", tmp_path / "old.backup", "--database", old)
    done("restore", tmp_path / "old.backup", "--database", database)
    (table,) = contents(database)["tables"]
    assert (table["id"], table["options"], table["listed"], table["origin"]) == (
        "t",
        {"players": 2, "ruleset": "2-abcbe93edca7"},
        True,
        "played",
    )
    assert "already" in done("migrate", "--database", database)


# Files.


def test_a_backup_is_for_its_owner_alone_and_replaces_nothing(tmp_path: Path, filled: str) -> None:
    path = tmp_path / "it"
    said = done("backup", path, "--database", filled)
    assert "3 guests, 3 tables and 1,201 moves" in said
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = path.read_bytes()
    assert "--force" in refusal("backup", path, "--database", filled)
    assert path.read_bytes() == before
    done("backup", path, "--database", filled, "--force")
    assert sorted(name.name for name in tmp_path.glob("*it*")) == ["it"]


def test_a_backup_that_fails_leaves_nothing(
    tmp_path: Path, filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup_file.os, "fsync", full)
    assert "No space left on device" in refusal("backup", tmp_path / "it", "--database", filled)
    assert not list(tmp_path.glob("*it*"))
    assert "cannot be written" in refusal("backup", tmp_path / "nowhere" / "it", "--database", filled)


def test_there_is_no_backup_of_nothing(tmp_path: Path, postgres: str) -> None:
    assert "no database" in refusal("backup", tmp_path / "it", "--data", tmp_path / "data")
    assert not (tmp_path / "data" / "courtyard.db").exists()
    assert "is empty" in refusal("backup", tmp_path / "it", "--database", postgres)
    assert not (tmp_path / "it").exists()


def spoilt(file: Path) -> dict[str, bytes]:
    """Files that are no whole backup."""
    packed, lines = file.read_bytes(), lines_of(file)
    opening = json.loads(lines[0])
    middle = len(packed) // 2
    newer = json.dumps({**opening, "schema": "0999"}).encode() + b"\n"
    later = json.dumps({**opening, "courtyard_backup": 2}).encode() + b"\n"
    cuts = {f"cut at {at}": packed[:at] for at in (0, 1, 9, 30, middle, len(packed) - 9, len(packed) - 1)}
    flips = {
        f"a bit turned at {at}": packed[:at] + bytes([packed[at] ^ 4]) + packed[at + 1 :]
        for at in (0, 12, 200, middle, len(packed) - 5)
    }
    return {
        **cuts,
        **flips,
        "text": b"Dear diary",
        "JSON": b'{"courtyard_backup": 1}',
        "something else, packed": gzip.compress(b"Dear diary\n" * 1000),
        "a journal, packed": gzip.compress(b'{"journal": 1}\n'),
        "without its last line": gzip.compress(b"".join(lines[:-1])),
        "without a row": gzip.compress(b"".join(lines[:20] + lines[21:])),
        "with a row twice": gzip.compress(b"".join([*lines[:20], lines[20], *lines[20:]])),
        "with another row": gzip.compress(b"".join(lines).replace(b'"x 7"', b'"x 8"')),
        "with a row too short": gzip.compress(b"".join([*lines[:3], b'["guest-9"]\n', *lines[3:]])),
        "with something after its end": gzip.compress(b"".join(lines) + b"x"),
        "twice": packed + packed,
        "of a newer database": gzip.compress(b"".join([newer, *lines[1:]])),
        "of a newer form": gzip.compress(b"".join([later, *lines[1:]])),
    }


def test_a_spoilt_file_is_refused_with_a_sentence_and_changes_nothing(
    tmp_path: Path, file: Path, postgres: str
) -> None:
    target = sqlite_at(tmp_path / "target.db")
    fill(target, guests=4)
    backup.restore(postgres, file)
    before = {url: contents(url) for url in (target, postgres)}
    for what, content in spoilt(file).items():
        path = tmp_path / "spoilt"
        path.write_bytes(content)
        fresh = tmp_path / "fresh" / "new.db"
        fresh.parent.mkdir()
        for url in (target, postgres, sqlite_at(fresh)):
            said = refusal("restore", path, "--database", url, "--replace")
            assert said.startswith(str(path)) and said.endswith("Nothing was changed."), (what, said)
        assert ("newer" in said) == ("newer" in what), (what, said)
        shutil.rmtree(fresh.parent)
    assert {url: contents(url) for url in (target, postgres)} == before
    assert "no file" in refusal("restore", tmp_path / "nowhere", "--database", target)


def test_a_backup_is_written_and_read_row_by_row(tmp_path: Path, database: str) -> None:
    """Held at once, these seven thousand rows would take more than is allowed here."""
    fill(database)
    engine = open_engine(database)
    with engine.begin() as connection:
        for part in range(1, 6):
            put(connection, "deeds", [shifted(row, part) for row in DEEDS])
    engine.dispose()
    file = tmp_path / "many"
    with engine.connect() as connection:
        assert peak_megabytes(lambda: connection.execute(text("SELECT * FROM deeds")).all()) > MOST_MEGABYTES
    engine.dispose()
    assert peak_megabytes(lambda: backup.backup(database, file)) < MOST_MEGABYTES
    if database.startswith("sqlite"):
        assert peak_megabytes(lambda: backup.restore(sqlite_at(tmp_path / "new.db"), file)) < MOST_MEGABYTES


def shifted(row: Row, part: int) -> Row:
    """The same deed, some pages further on in the journal."""
    return {**row, "number": 1201 * part + row["number"], "id": f"{part}-{row['id']}"}


def peak_megabytes(work: Callable[[], object]) -> float:
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


# Databases that are not empty.


def test_a_database_with_somebody_in_it_is_replaced_only_when_told(
    tmp_path: Path, filled: str, file: Path, database: str
) -> None:
    fill(database, guests=5)
    old_processes(database)
    before = contents(database)
    assert "5 guests" in refusal("restore", file, "--database", database)
    assert contents(database) == before
    done("restore", file, "--database", database, "--replace")
    assert contents(database) == contents(filled)


def old_processes(url: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE processes SET seen = 1"))
    engine.dispose()


def test_what_does_not_fit_leaves_all_as_it_was(tmp_path: Path, filled: str, postgres: str) -> None:
    """SQLite keeps a name of any length, PostgreSQL does not; the rows before it are written already."""
    engine = open_engine(filled)
    with engine.begin() as connection:
        connection.execute(text("UPDATE seats SET name = :long WHERE seat = 2"), {"long": "x" * 99})
    engine.dispose()
    backup.backup(filled, tmp_path / "long")
    fill(postgres, guests=4)
    before = contents(postgres)
    said = refusal("restore", tmp_path / "long", "--database", postgres, "--replace")
    assert said.endswith("Nothing was changed.") and "xxx" not in said
    assert contents(postgres) == before


def test_a_database_is_not_replaced_under_a_server(tmp_path: Path, file: Path, database: str) -> None:
    with serving(tmp_path / "data", "--database", database) as served:
        Visitor(served)
        guests = contents(database)["guests"]
        with pytest.raises(Trouble, match=r"[Aa]nother server|A server is using"):
            backup.restore(database, file, may_replace=True, say=lambda _: None)
        assert contents(database)["guests"] == guests
        assert Visitor(served).get("/api/me")
    backup.restore(database, file, may_replace=True, say=lambda _: None)
    assert len(contents(database)["guests"]) == 3


def test_the_newest_version_is_the_last_migration() -> None:
    assert versions() == sorted(versions()) and versions()[0] == "0001"
