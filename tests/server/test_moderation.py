"""Moderation: an operator bans, mutes and removes by a command, while servers are at work or not."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.houses import same_guest
from tests.server.kept import done, refusal, run
from tests.server.visitors import ME, OPEN, WAIT, Served, Visitor, serving


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """A server at work, on a file and on a shared database."""
    words = ["--log", "json", "--log-level", "info"]
    if request.param == "postgresql":
        words += ["--database", request.getfixturevalue("postgres")]
    with serving(tmp_path / "data", *words) as served:
        yield served


def database(served: Served) -> tuple[str, str]:
    if "--database" in served.words:
        return "--database", served.words[served.words.index("--database") + 1]
    return "--data", str(served.folder)


def moderate(served: Served, *words: str) -> str:
    return done("moderate", *words, *database(served))


def named(served: Served, name: str) -> Visitor:
    visitor = Visitor(served)
    visitor.patch("/api/me", name=name)
    return visitor


def id_of(visitor: Visitor) -> str:
    id_: str = visitor.get("/api/me")["id"]
    return id_


def together(host: Visitor, friend: Visitor) -> str:
    table = host.open("gugong", [ME, OPEN], players=2)
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    id_: str = table["id"]
    return id_


def patiently(is_it: Any) -> None:
    deadline = time.monotonic() + WAIT
    while not is_it():
        assert time.monotonic() < deadline
        time.sleep(0.05)


# Banning.


def test_whoever_is_banned_is_told_so_and_does_nothing_more(served: Served) -> None:
    host, eve = named(served, "Anna"), named(served, "Eve")
    table, guest = together(host, eve), id_of(eve)
    code = eve.post("/api/me/code")["code"]
    with eve.at(table, 1) as at:
        at.wait_for("state")
        assert moderate(served, "ban", f"{table}:1") == f"Guest {guest} (Eve) is banned. They left 1 table."
        for method, path in (
            ("GET", "/api/me"),
            ("GET", "/api/lobby"),
            ("POST", "/api/me/code"),
            ("DELETE", "/api/me"),
        ):
            assert eve.problem(method, path) == (403, "banned")
        assert at.until(lambda message: message["type"] == "problem")["code"] == "banned"
        with pytest.raises(ConnectionClosed):
            while True:
                at.hear()
    with eve.socket(table) as socket:
        assert json.loads(socket.recv(WAIT)) == {"type": "problem", "id": None, "code": "banned", "args": {}}
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(WAIT)
        assert closed.value.rcvd and closed.value.rcvd.code == 4001
    device = Visitor(served)
    assert device.problem("POST", "/api/me/recover", {"code": code}) == (403, "banned")
    assert device.get("/api/me")["id"] != guest
    patiently(lambda: host.look(table)["seats"][1]["stand_in"])
    assert moderate(served, "unban", guest) == f"Guest {guest} (Eve) is not banned any more."
    assert id_of(eve) == guest
    assert eve.post(f"/api/tables/{table}/seats/1/back")["seats"][1]["stand_in"] is None


def test_nobody_waits_for_whoever_was_banned(served: Served) -> None:
    host, eve = named(served, "Anna"), named(served, "Eve")
    table = together(host, eve)
    offered = eve.open("gugong", [ME, OPEN], players=2, listed=True)["id"]
    gathering = host.open("gugong", [ME, OPEN], players=2)
    eve.claim(gathering, 1)
    with host.at(table, 0) as at:
        at.wait_for("state")
        turn = at.state["deciding"]
        moderate(served, "ban", id_of(eve))
        if turn == [1]:
            at.wait_for_my_turn()  # A bot has chosen by itself.
        while not (at.table and at.table["seats"][1]["stand_in"]):
            at.hear()
    patiently(lambda: host.look(gathering["id"])["seats"][1]["kind"] == "open")
    assert offered not in [shown["id"] for shown in host.get("/api/lobby")["open"]]


# Muting.


def test_whoever_is_muted_plays_on_and_says_nothing(served: Served) -> None:
    host, eve = named(served, "Anna"), named(served, "Eve")
    table, guest = together(host, eve), id_of(eve)
    with eve.at(table, 1) as at:
        at.say(type="say", id="1", seat=1, text="Hello")
        at.until(lambda message: message["type"] == "chat" and message["lines"])
        assert moderate(served, "mute", f"{table}:1") == f"Guest {guest} (Eve) is muted."
        at.say(type="say", id="2", seat=1, text="Fools")
        answer = at.until(lambda message: message.get("id") == "2")
        assert (answer["type"], answer["code"]) == ("problem", "muted")
        assert eve.state(table, 1)["seat"] == 1
        assert moderate(served, "unmute", guest) == f"Guest {guest} (Eve) is not muted any more."
        at.say(type="say", id="3", seat=1, text="Sorry")
        at.until(
            lambda message: (
                message["type"] == "chat"
                and message["lines"][-1:]
                and message["lines"][-1]["text"] == "Sorry"
            )
        )
    assert [row["text"] for row in served.rows("SELECT text FROM chat ORDER BY number")] == ["Hello", "Sorry"]


# Removing.


def test_a_table_that_is_removed_is_gone_for_all_who_are_there(served: Served) -> None:
    host, eve = named(served, "Anna"), named(served, "Eve")
    table, other = together(host, eve), together(host, eve)
    with host.at(table, 0) as at:
        at.wait_for("state")
        assert moderate(served, "remove", table, "--yes") == f"Table {table} is removed."
        with pytest.raises(ConnectionClosed):
            while True:
                at.hear()
    patiently(lambda: host.http.get(f"/api/tables/{table}").status_code == 404)
    assert host.problem("GET", f"/api/tables/{table}") == (404, "unknown-table")
    assert [mine["id"] for mine in host.get("/api/lobby")["mine"]] == [other]
    for name in ("deeds", "seats", "chat", "results", "analyses"):
        assert served.rows(f'SELECT * FROM {name} WHERE "table" = ?', table) == []
    assert host.state(other, 0)["seat"] == 0


def test_a_choice_at_a_table_that_was_just_removed_is_not_acknowledged(served: Served) -> None:
    host = Visitor(served)
    table = host.open("gugong", [ME, ME], players=2)["id"]
    seat, state = next((seat, found) for seat in (0, 1) if (found := host.state(table, seat))["decision"])
    with host.at(table, seat) as at:
        at.wait_for("state")
        moderate(served, "remove", table, "--yes")
        option = state["decision"]["options"][0]["option"]
        wish = {"type": "choose", "id": "late", "seat": seat, "version": state["version"], "option": option}
        assert host.problem("POST", f"/api/tables/{table}/choices", wish) == (404, "unknown-table")


def test_removing_is_asked_about_unless_it_is_said(served: Served) -> None:
    host = Visitor(served)
    table = host.open("gugong", [ME, OPEN], players=2)["id"]
    asked = run("moderate", "remove", table, *database(served))
    assert asked.exit_code == 130 and "for good?" in asked.output
    assert host.look(table)["id"] == table


# Looking.


def test_an_operator_is_shown_who_sits_where_and_who_was_banned(served: Served) -> None:
    host, eve = named(served, "Anna"), named(served, "Eve")
    table = together(host, eve)
    assert moderate(served, "show") == "Nobody is banned or muted."
    with eve.at(table, 1) as at:
        at.say(type="say", id="1", seat=1, text="Hello there")
        at.until(lambda message: message["type"] == "chat" and message["lines"])
    moderate(served, "mute", f"{table}:1")
    lines = moderate(served, "show", table, "--chat").splitlines()
    assert lines[0].startswith("gugong, playing, last moved ") and lines[0].endswith(id_of(host))
    assert lines[1] == f"{table}:0  Anna  {id_of(host)}"
    assert lines[2].startswith(f"{table}:1  Eve  {id_of(eve)}  muted since ")
    assert lines[3].endswith(f"{table}:1  Hello there")
    assert len(moderate(served, "show", table).splitlines()) == 3
    assert moderate(served, "show").startswith(f"{id_of(eve)} (Eve): muted since ")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["ban", "nobody"], "There is no guest nobody."),
        (["mute", "nowhere:0"], "Nobody sits at nowhere:0."),
        (["ban", "-hgzGvy3gxsn:1"], "Nobody sits at -hgzGvy3gxsn:1."),
        (["remove", "-yes", "--yes"], "There is no table -yes."),
        (["show", "--chatter"], "There is no table --chatter."),
        (["unban", "' OR 1=1"], "There is no guest ' OR 1=1."),
        (["remove", "nowhere", "--yes"], "There is no table nowhere."),
        (["show", "nowhere"], "There is no table nowhere."),
    ],
    ids=lambda words: words[0] if isinstance(words, list) else "",
)
def test_whom_nobody_knows_is_told_in_a_sentence(tmp_path: Path, words: list[str], why: str) -> None:
    done("migrate", "--data", tmp_path)
    assert refusal("moderate", *words, "--data", tmp_path).startswith(why)


def test_without_a_server_it_is_the_same_and_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        eve = named(served, "Eve")
        guest = id_of(eve)
    assert moderate(served, "ban", guest) == f"Guest {guest} (Eve) is banned."
    served.again()
    try:
        assert eve.problem("GET", "/api/me") == (403, "banned")
    finally:
        served.stop()
    assert "There is no database" in refusal("moderate", "show", "--data", tmp_path / "none")
    assert not (tmp_path / "none" / "courtyard.db").exists()
    with closing(sqlite3.connect(tmp_path / "data" / "courtyard.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0004'")
    assert "courtyard migrate" in refusal("moderate", "show", "--data", tmp_path / "data")


def test_a_ban_counts_at_all_servers_that_share_a_database(postgres: str, tmp_path: Path) -> None:
    words = ("--database", postgres)
    with serving(tmp_path / "one", *words) as one, serving(tmp_path / "two", *words) as two:
        host, eve = named(one, "Anna"), named(one, "Eve")
        table, there = together(host, eve), same_guest(eve, two)
        with there.at(table, 1) as at:
            at.wait_for("state")
            done("moderate", "ban", id_of(eve), *words)
            assert at.until(lambda message: message["type"] == "problem")["code"] == "banned"
        assert there.problem("GET", "/api/me") == (403, "banned")
        assert httpx.get(f"{two.url}api/me").status_code == 200
