"""A database that is damaged, somebody else's or of another version: nothing is changed, a sentence tells."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from courtyard.engine.trouble import Trouble
from courtyard.server.store.databases import bring_to, shown, versions
from courtyard.server.store.writer import Store, open_engine
from tests.server.kept import contents, done, fill, refusal, sqlite_at
from tests.server.visitors import WAIT, serving

SECRET = "5wordfish"


def refused_by_store(url: str) -> str:
    """The output of `serve` and `worker`: both begin with a store."""
    with pytest.raises(Trouble) as trouble:
        Store(url)
    return str(trouble.value)


# Damaged files.


def overwritten(whole: bytes) -> bytes:
    """Garbage over three pages in the middle, as a failing disk leaves it."""
    middle = len(whole) // 2
    return whole[:middle] + os.urandom(3 * 4096) + whole[middle + 3 * 4096 :]


def without_parents(path: Path) -> None:
    """Rows whose table is gone, as somebody leaves them who works in the file by hand."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM tables WHERE id = 't-1'")
        connection.commit()


def somebody_elses(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (soup TEXT)")
        connection.execute("INSERT INTO recipes VALUES ('onion')")
        connection.commit()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A whole database, in one file."""
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "courtyard.db"
    fill(sqlite_at(path))
    assert not path.with_name("courtyard.db-wal").exists()
    return path


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("overwritten", "damaged"),
        ("cut in half", "damaged"),
        ("cut to a few bytes", "damaged"),
        ("without parents", "a row of deeds belongs to a row of tables that is not there"),
        ("text", "damaged"),
        ("nothing", "empty file"),
        ("somebody else's", "something else"),
    ],
)
def test_a_file_that_is_not_whole_is_left_as_it_is_and_a_sentence_says_what_to_do(
    path: Path, what: str, said: str
) -> None:
    whole = path.read_bytes()
    if what == "without parents":
        without_parents(path)
    elif what == "somebody else's":
        path.unlink()
        somebody_elses(path)
    else:
        spoilt = {
            "overwritten": overwritten(whole),
            "cut in half": whole[: len(whole) // 2],
            "cut to a few bytes": whole[:50],
            "text": b"Dear diary\n" * 1000,
            "nothing": b"",
        }
        path.write_bytes(spoilt[what])
    before = path.read_bytes()
    for sentence in (
        refused_by_store(sqlite_at(path)),
        refusal("migrate", "--data", path.parent),
        refusal("backup", path.with_name("file"), "--data", path.parent),
    ):
        assert said in sentence and str(path) in sentence and "\n" not in sentence
        assert "courtyard restore" in sentence or "--database" in sentence
    assert path.read_bytes() == before
    assert not path.with_name("file").exists()


def test_serve_says_in_one_line_what_is_wrong_with_its_database(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])
    result = subprocess.run(
        [sys.executable, "-m", "courtyard", "serve", "--port", "0", "--data", path.parent],
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )
    assert result.returncode == 2 and result.stdout == ""
    assert "is damaged" in result.stderr and result.stderr.count("\n") == 1


def test_a_database_that_was_written_to_a_moment_before_its_server_was_killed_is_whole(path: Path) -> None:
    """Rows in SQLite's write-ahead log belong to the database."""
    engine = open_engine(sqlite_at(path))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('late', 'Ann', 1)"))
    for part in ("", "-wal"):
        path.with_name(f"copy.db{part}").write_bytes(path.with_name(path.name + part).read_bytes())
    engine.dispose()
    copy = path.with_name("copy.db")
    done("backup", path.with_name("file"), "--database", sqlite_at(copy))
    done("restore", path.with_name("file"), "--database", sqlite_at(path.with_name("new.db")))
    assert "late" in [guest["id"] for guest in contents(sqlite_at(path.with_name("new.db")))["guests"]]
    with serving(path.parent / "served", "--database", sqlite_at(copy)):
        pass


def test_an_empty_file_can_be_filled_by_a_backup(path: Path) -> None:
    done("backup", path.with_name("file"), "--data", path.parent)
    before = contents(sqlite_at(path))
    path.write_bytes(b"")
    done("restore", path.with_name("file"), "--data", path.parent)
    assert contents(sqlite_at(path)) == before


# Versions.


def test_migrate_says_from_which_version_to_which(tmp_path: Path, database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        bring_to(connection, "0001")
    engine.dispose()
    newest = versions()[-1]
    assert done("migrate", "--database", database).endswith(f"was upgraded from version 0001 to {newest}.")
    assert done("migrate", "--database", database).endswith(f"already has version {newest}.")


def test_migrate_makes_a_database_where_there_is_none(tmp_path: Path, postgres: str) -> None:
    for words in (("--data", tmp_path / "new"), ("--database", postgres)):
        assert f"was created with version {versions()[-1]}." in done("migrate", *words)


def test_several_may_bring_a_database_to_today_at_once(tmp_path: Path, database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        bring_to(connection, "0001")
    engine.dispose()
    command = [sys.executable, "-m", "courtyard", "migrate", "--database", database]
    migrating = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for _ in range(3)
    ]
    said = [process.communicate(timeout=WAIT)[0].decode() for process in migrating]
    assert [process.returncode for process in migrating] == [0] * 3, said
    assert sum("was upgraded from version 0001" in line for line in said) >= 1
    assert all("was upgraded from" in line or "already" in line for line in said)
    assert not contents(database)["guests"]


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path, database: str) -> None:
    fill(database)
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0999'"))
    engine.dispose()
    before = contents(database)
    for sentence in (
        refused_by_store(database),
        refusal("migrate", "--database", database),
        refusal("backup", tmp_path / "file", "--database", database),
    ):
        assert "0999" in sentence and "newer" in sentence and versions()[-1] in sentence
        assert shown(database) in sentence
    assert contents(database) == before


def test_somebody_elses_database_is_refused(postgres: str) -> None:
    engine = open_engine(postgres)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (soup TEXT)"))
    engine.dispose()
    for sentence in (refused_by_store(postgres), refusal("migrate", "--database", postgres)):
        assert "something else" in sentence


# Passwords.


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:{}@127.0.0.1:1/games",
        "postgresql://127.0.0.1:1/games?user=ann&password={}",
        "postgresql+nothing://ann:{}@127.0.0.1:1/games",
        "mysql://ann:{}@127.0.0.1:1/games",
        "postgresql//ann:{}@127.0.0.1/games",
        "postgresql://ann:{}@127.0.0.1:no/games",
    ],
)
def test_no_password_of_a_database_is_ever_said(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = url.format(SECRET)
    for words in (("migrate",), ("backup", tmp_path / "file")):
        monkeypatch.setenv("COURTYARD_DATABASE", secret)
        assert SECRET not in refusal(*words)
    assert SECRET not in refused_by_store(secret)


def test_a_wrong_password_is_not_said_either(tmp_path: Path, postgres: str) -> None:
    start, end = postgres.split("@")
    wrong = f"{start.rpartition(':')[0]}:{SECRET}@{end}"
    for sentence in (refused_by_store(wrong), refusal("migrate", "--database", wrong)):
        assert SECRET not in sentence and "password authentication failed" in sentence


def test_what_was_done_is_said_without_the_password(tmp_path: Path, postgres: str) -> None:
    password = postgres.split(":")[2].split("@")[0]
    fill(postgres)
    said = done("migrate", "--database", postgres)
    said += done("backup", tmp_path / "file", "--database", postgres)
    said += done("restore", tmp_path / "file", "--database", postgres, "--replace")
    assert password not in said and shown(postgres) in said
