"""An operator's server: it says how it is, counts what it does, stops in order, and outlives a full disk."""

import json
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus

from courtyard.engine.chance import Dice
from courtyard.engine.trouble import Trouble
from courtyard.server.ground.metrics import as_place
from tests.server.visitors import (
    ME,
    OPEN,
    RANDOM,
    WAIT,
    AtTable,
    Message,
    Served,
    Visitor,
    all_at,
    by_lot,
    play_on,
    serving,
)

RESTARTING = 1012
SMALL = 16 * 1024


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def log_of(served: Served) -> list[Message]:
    return [json.loads(line) for line in served.said().splitlines()]


def events(served: Served) -> list[str]:
    return [line["event"] for line in log_of(served)]


class Metrics:
    """The metrics of a server, as Prometheus reads them."""

    def __init__(self, served: Served) -> None:
        self.url = f"http://{next(line for line in log_of(served) if line['event'] == 'started')['metrics']}"

    def text(self) -> str:
        return httpx.get(f"{self.url}/metrics", timeout=WAIT).text

    def values(self, name: str) -> dict[tuple[str, ...], float]:
        """The values of a metric by those of its labels, in the order of the labels' names."""
        return {
            tuple(value for _, value in sorted(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(self.text())
            for sample in family.samples
            if sample.name == name
        }

    def value(self, name: str) -> float:
        return self.values(name).get((), 0.0)


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that goes on after a test."""
    with serving(tmp_path_factory.mktemp("running") / "data", "--metrics", "0", "--log", "json") as served:
        yield served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "data", "--metrics", "0", "--log", "json") as served:
        yield served


@contextmanager
def locked(served: Served) -> Iterator[None]:
    """Somebody else writes into the database: the server has to wait, for five seconds at most."""
    with closing(sqlite3.connect(served.folder / "courtyard.db", timeout=WAIT)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def ready(served: Served) -> tuple[int, Any]:
    answer = httpx.get(f"{served.url}readyz", timeout=WAIT)
    return answer.status_code, answer.json()


# How it is.


def test_a_server_says_that_it_lives_and_is_ready_and_makes_no_guest_by_that(standing: Served) -> None:
    before = standing.rows("SELECT * FROM guests")
    alive = httpx.get(f"{standing.url}healthz", timeout=WAIT)
    assert (alive.status_code, alive.json()) == (200, {"alive": True})
    assert ready(standing) == (200, {"ready": True, "wrong": []})
    asked = httpx.get(f"{standing.url}readyz", timeout=WAIT)
    assert "set-cookie" not in alive.headers and "set-cookie" not in asked.headers
    assert asked.headers["cache-control"] == "no-store"
    assert standing.rows("SELECT * FROM guests") == before


def test_it_is_not_ready_while_the_database_does_not_answer_but_lives(standing: Served) -> None:
    with locked(standing):
        assert ready(standing) == (503, {"ready": False, "wrong": ["database"]})
        assert httpx.get(f"{standing.url}healthz", timeout=WAIT).status_code == 200
    wait_until(lambda: ready(standing)[0] == 200)


def test_it_is_not_ready_while_the_database_is_of_another_version(standing: Served) -> None:
    with closing(sqlite3.connect(standing.folder / "courtyard.db", timeout=WAIT)) as connection:
        ((version,),) = connection.execute("SELECT version_num FROM alembic_version")
        for other, answer in (("9999", (503, {"ready": False, "wrong": ["migrations"]})), (version, None)):
            connection.execute("UPDATE alembic_version SET version_num = ?", (other,))
            connection.commit()
            assert ready(standing) == (answer or (200, {"ready": True, "wrong": []}))


# What it counts.


def test_metrics_tell_what_was_done_and_name_no_table_and_no_guest(served: Served) -> None:
    metrics, ann, bob = Metrics(served), Visitor(served), Visitor(served)
    ann.patch("/api/me", name="Annabella")
    table = ann.open("gugong", [ME, RANDOM], players=2)["id"]
    kept = 0
    with all_at(table, (ann, 0), (bob, None)) as (at, _):
        wait_until(lambda: metrics.value("courtyard_sockets") == 2)
        wait_until(lambda: metrics.value("courtyard_tables_live") == 1)
        while not kept or not metrics.values("courtyard_thinking_seconds_count").get(("random",)):
            state = at.wait_for_my_turn()
            assert at.choose(state["decision"]["options"][0]["option"])["type"] == "done"
            kept += 1
        assert at.choose(0, version=999)["code"] == "stale"
        assert bob.problem("POST", f"/api/tables/{table}/start")[1] == "not-host"
    wait_until(lambda: metrics.value("courtyard_sockets") == 0)
    choices = metrics.values("courtyard_choices_total")
    assert choices == {("gugong", "kept"): kept, ("gugong", "stale"): 1}
    assert metrics.values("courtyard_choice_seconds_count") == {("gugong",): kept}
    assert metrics.values("courtyard_refusals_total") == {("stale",): 1, ("not-host",): 1}
    requests = metrics.values("courtyard_requests_total")
    assert requests["POST", "/api/tables", "200"] == 1
    assert requests["POST", "/api/tables/{table}/start", "403"] == 1
    assert metrics.values("courtyard_commits_total")[("kept",)] > kept
    assert 0 < metrics.value("courtyard_commit_works_count") <= metrics.value("courtyard_commit_works_sum")
    assert metrics.value("process_resident_memory_bytes") > 1e6
    ((_, _, role, store, _),) = metrics.values("courtyard_build_info")
    assert (role, store) == ("server", "sqlite")
    text = metrics.text()
    for secret in (table, ann.get("/api/me")["id"], "Annabella"):
        assert secret not in text


def test_what_is_refused_at_the_border_is_counted_like_all_else(served: Served) -> None:
    metrics, visitor = Metrics(served), Visitor(served)
    table = visitor.open("gugong", [ME, OPEN], players=2)["id"]
    before = metrics.values("courtyard_refusals_total")
    for method, path, headers in (
        ("GET", "/api/me", {"host": "evil.example"}),
        ("GET", "/", {"host": "evil.example"}),
        ("POST", "/api/me/code", {"origin": "http://evil.example"}),
        ("GET", "/nowhere", {}),
        ("DELETE", "/api/games", {}),
    ):
        assert visitor.http.request(method, path, headers=headers).status_code >= 400
    with pytest.raises(InvalidStatus), visitor.socket(table, Origin="http://evil.example"):
        pass
    counted = metrics.values("courtyard_refusals_total")
    more = {code: count - before.get(code, 0) for (code,), count in counted.items()}
    assert {code: count for code, count in more.items() if count} == {
        "wrong-host": 2,
        "wrong-origin": 2,
        "unknown-page": 1,
        "wrong-method": 1,
    }


def test_metrics_are_told_on_their_own_port_alone(standing: Served) -> None:
    assert httpx.get(f"{standing.url}metrics", timeout=WAIT).status_code == 404
    assert Metrics(standing).url.startswith("http://127.0.0.1:")


def test_a_place_for_metrics_is_a_port_or_a_host_and_a_port() -> None:
    assert as_place("9100") == ("127.0.0.1", 9100)
    assert as_place("10.0.0.5:9100") == ("10.0.0.5", 9100)
    assert as_place("[::1]:9100") == ("::1", 9100)
    for wrong in ("", "x", "9100:", "70000", "-1", "9100 "):
        with pytest.raises(Trouble, match="not an address for metrics"):
            as_place(wrong)


# How it stops.


def until_closed(at: AtTable) -> tuple[list[Message], int | None]:
    heard = []
    try:
        while True:
            heard.append(at.hear())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


def begin_choice(served: Served, at: AtTable) -> str:
    """Let a choice be under way that cannot be kept at once."""
    option = at.wait_for_my_turn()["decision"]["options"][0]["option"]
    at.say(type="choose", id="under-way", seat=at.seat, version=at.state["version"], option=option)
    metrics = Metrics(served)
    wait_until(lambda: metrics.value("courtyard_choices_under_way") == 1)
    return "under-way"


def stopping(served: Served) -> bool:
    return ready(served) == (503, {"ready": False, "wrong": ["stopping"]})


def test_a_choice_under_way_is_kept_and_answered_before_the_goodbye(tmp_path: Path) -> None:
    for attempt in range(5):  # On a busy machine the five seconds may be over before we are.
        with serving(tmp_path / f"{attempt}", "--metrics", "0", "--log", "json") as served:
            ann = Visitor(served)
            table = ann.open("gugong", [ME, ME], players=2)["id"]
            with ann.at(table, ann.state(table, None)["deciding"][0]) as at:
                at.wait_for_my_turn()
                with locked(served):
                    id_ = begin_choice(served, at)
                    served.process.send_signal(signal.SIGTERM)
                    wait_until(lambda served=served: stopping(served))
                heard, code = until_closed(at)
            assert served.process.wait(WAIT) == 0
            answer = next(message for message in heard if message.get("id") == id_)
            if answer.get("code") == "not-stored":
                continue
            assert answer["type"] == "done"
            assert (heard[-1]["type"], code) == ("closing", RESTARTING)
            assert [deed["id"] for deed in served.deeds(table)] == [id_]
            assert "stopping" in events(served) and events(served)[-1] == "stopped"
            return
    pytest.fail("The choice was never kept.")


def test_a_second_signal_ends_it_at_once(served: Served) -> None:
    ann = Visitor(served)
    table = ann.open("gugong", [ME, ME], players=2)["id"]
    with ann.at(table, ann.state(table, None)["deciding"][0]) as at:
        at.wait_for_my_turn()  # What a socket writes to the store when it is opened is written by then.
        with locked(served):
            begin_choice(served, at)
            served.process.send_signal(signal.SIGTERM)
            wait_until(lambda: stopping(served))
            served.process.send_signal(signal.SIGTERM)
            assert served.process.wait(WAIT) == 128 + signal.SIGTERM
            heard, _ = until_closed(at)
            assert not any(message["type"] == "done" for message in heard)
    assert served.deeds(table) == []
    assert "stopping" in events(served) and events(served)[-1] == "stopped-at-once"


def test_systemd_hears_that_the_server_is_ready_lives_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager,
    ):
        manager.bind(f"{folder}/notify")
        manager.settimeout(WAIT)
        monkeypatch.setenv("NOTIFY_SOCKET", f"{folder}/notify")
        monkeypatch.setenv("WATCHDOG_USEC", "200000")
        with serving(tmp_path / "data") as served:
            heard = [manager.recv(100) for _ in range(4)]
            assert served.stop(signal.SIGTERM) == 0
        while heard[-1] != b"STOPPING=1":
            heard.append(manager.recv(100))
    assert heard.count(b"READY=1") == 1 and heard.count(b"WATCHDOG=1") >= 3


def test_a_socket_that_systemd_opened_is_served(tmp_path: Path) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    command = f'LISTEN_PID=$$ LISTEN_FDS=1 exec "{sys.executable}" -m courtyard serve --data "{tmp_path}"'
    process = subprocess.Popen(
        ["sh", "-c", command],
        stdout=subprocess.PIPE,
        pass_fds=(3,) if listening.fileno() == 3 else (3, listening.fileno()),
        preexec_fn=lambda: os.dup2(listening.fileno(), 3),
    )
    try:
        assert process.stdout
        assert process.stdout.readline().decode().strip() == f"http://127.0.0.1:{port}/"
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=WAIT).status_code == 200
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(WAIT) == 0
        listening.close()


def refused_start(*words: str) -> str:
    """The output of a server that does not start."""
    command = [sys.executable, "-m", "courtyard", "serve", "--port", "0", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT)
    assert (done.returncode, done.stdout) == (2, "")
    assert not re.search(r"se/cr|cr@et", done.stderr)
    (line,) = done.stderr.splitlines()
    return line


def test_a_refused_start_is_one_line_without_the_password(tmp_path: Path) -> None:
    away = json.loads(refused_start("--database", "postgresql://ann:se/cr@et@127.0.0.1:1/games"))
    assert (away["event"], away["level"]) == ("not-started", "critical")
    assert "cannot be opened" in away["why"]
    mail = refused_start("--log", "text", "--data", str(tmp_path), "--smtp", "smtp://ann:se/cr@et@127.0.0.1")
    assert mail.startswith("What was given for --smtp is not the URL of a mail server")


def test_a_database_may_be_named_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COURTYARD_DATABASE", f"sqlite:///{tmp_path / 'other.db'}")
    with serving(tmp_path / "data"):
        assert (tmp_path / "other.db").exists() and not (tmp_path / "data" / "courtyard.db").exists()


# When the disk is full.


def test_on_a_full_disk_choices_are_refused_and_none_is_lost_and_it_heals(standing: Served) -> None:
    ann, bob = Visitor(standing), Visitor(standing)
    table = ann.open("gugong", [ME, OPEN], players=2)
    bob.claim(table, 1)
    ann.post(f"/api/tables/{table['id']}/start")
    with all_at(table["id"], (ann, 0), (bob, 1)) as seated:
        play_on(seated, by_lot(Dice(3)), lambda state: state["version"] >= 20)
    before = standing.deeds(table["id"])
    seat = ann.state(table["id"], None)["deciding"][0]
    chooser = (ann, bob)[seat]
    state = chooser.state(table["id"], seat)
    wish = {"type": "choose", "seat": seat, "version": state["version"]}
    wish["option"] = state["decision"]["options"][0]["option"]
    limits = resource.prlimit(standing.process.pid, resource.RLIMIT_FSIZE, (SMALL, resource.RLIM_INFINITY))
    try:
        for id_ in ("first", "second", "third"):
            path = f"/api/tables/{table['id']}/choices"
            assert chooser.problem("POST", path, {**wish, "id": id_}) == (503, "not-stored")
        assert standing.deeds(table["id"]) == before
    finally:
        resource.prlimit(standing.process.pid, resource.RLIMIT_FSIZE, limits)
    assert chooser.state(table["id"], seat) == state
    done = chooser.post(f"/api/tables/{table['id']}/choices", **{**wish, "id": "second"})
    after = standing.deeds(table["id"])
    assert after[:-1] == before and (after[-1]["id"], after[-1]["version"]) == ("second", done["version"])
    assert ready(standing)[0] == 200
    told = [event for event in events(standing) if event.startswith("store-")]
    assert told == ["store-fails", "store-works-again"]
    assert Metrics(standing).values("courtyard_commits_total")[("failed",)] >= 3
