"""Sessions: known on a device, signed out of it, signed out of all others, and forgotten."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from courtyard.server.border import app
from courtyard.server.border.app import Courtyard
from courtyard.server.ground.settings import Settings
from courtyard.server.people.guests import MOST_SESSIONS, hashed
from courtyard.server.people.sessions import LIFE, RENEWAL
from courtyard.server.rooms import Rooms
from tests.server.visitors import ME, OPEN, RANDOM, WAIT, Served, Visitor, serving

DAY = 24 * 3600


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("sessions") / "data") as served:
        yield served


@pytest.fixture
def anna(served: Served) -> Visitor:
    return Visitor(served)


def id_of(visitor: Visitor) -> str:
    id_: str = visitor.get("/api/me")["id"]
    return id_


def another_device(visitor: Visitor) -> Visitor:
    device = Visitor(visitor.served)
    device.post("/api/me/recover", code=visitor.post("/api/me/code")["code"])
    assert id_of(device) == id_of(visitor)
    return device


def copied(visitor: Visitor) -> Visitor:
    """Somebody who got hold of a cookie."""
    thief = Visitor(visitor.served)
    thief.http.cookies = httpx.Cookies({"courtyard": visitor.http.cookies["courtyard"]})
    assert id_of(thief) == id_of(visitor)
    return thief


def close_code(socket: ClientConnection) -> int | None:
    """Listen until the server ends the connection."""
    try:
        while True:
            socket.recv(WAIT)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@contextmanager
def store(served: Served) -> Iterator[sqlite3.Connection]:
    """The store, to let time go by in it."""
    path = served.folder / "courtyard.db"
    with closing(sqlite3.connect(path, timeout=WAIT)) as connection, connection:
        yield connection


def let_go_by(visitor: Visitor, seconds: float) -> None:
    with store(visitor.served) as connection:
        there = (time.time() - seconds, id_of(visitor))
        connection.execute("UPDATE sessions SET created = ? WHERE guest = ?", there)


# How long.


def test_a_device_that_is_used_stays_known(anna):
    let_go_by(anna, RENEWAL - DAY)
    assert "set-cookie" not in anna.http.get("/api/me").headers
    let_go_by(anna, RENEWAL + DAY)
    me = anna.http.get("/api/lobby")
    assert "Max-Age=31536000" in me.headers["set-cookie"]
    assert "set-cookie" not in anna.http.get("/api/me").headers
    (session,) = anna.served.rows("SELECT created FROM sessions WHERE guest = ?", id_of(anna))
    assert session["created"] > time.time() - DAY


def test_a_device_that_was_not_used_for_a_year_is_not_known_any_more(anna):
    before = id_of(anna)
    let_go_by(anna, LIFE + DAY)
    assert id_of(anna) != before


def test_a_guest_has_so_many_devices_and_not_more(anna):
    code = anna.post("/api/me/code")["code"]
    let_go_by(anna, DAY)
    with httpx.Client(base_url=anna.served.url, timeout=WAIT) as http:
        for _ in range(MOST_SESSIONS):
            http.post("/api/me/recover", json={"code": code}).raise_for_status()
            http.cookies.clear()
    count = "SELECT count(*) AS n FROM sessions JOIN guests ON guests.id = guest WHERE code_hash IS NOT NULL"
    assert anna.served.rows(f"{count} GROUP BY guest ORDER BY n DESC")[0]["n"] == MOST_SESSIONS
    assert anna.http.get("/api/lobby").status_code == 200
    assert "set-cookie" in anna.http.get("/api/me").headers, "the oldest is forgotten"


# Signing out.


def test_who_signs_out_is_nobody_here_and_still_somebody_elsewhere(anna):
    elsewhere, copy, me = another_device(anna), copied(anna), id_of(anna)
    response = anna.http.delete("/api/me/session")
    assert response.json() == {"devices": 1}
    assert 'courtyard=""' in response.headers["set-cookie"] and "Max-Age=0" in response.headers["set-cookie"]
    assert "courtyard" not in anna.http.cookies
    assert id_of(anna) != me
    assert id_of(copy) != me, "the cookie is worth nothing, whoever kept it"
    assert id_of(elsewhere) == me


def test_who_signs_out_everywhere_else_stays_here_with_a_new_cookie(anna):
    elsewhere, copy, me = another_device(anna), copied(anna), id_of(anna)
    token = anna.http.cookies["courtyard"]
    assert anna.delete("/api/me/sessions") == {"devices": 1}
    assert anna.http.cookies["courtyard"] != token
    assert id_of(anna) == me
    assert id_of(elsewhere) != me and id_of(copy) != me


def test_a_recovery_code_gives_a_new_cookie_and_ends_the_old_one_of_the_device(anna):
    device = Visitor(anna.served)
    before, old = id_of(device), copied(device)
    device.post("/api/me/recover", code=anna.post("/api/me/code")["code"])
    assert id_of(device) == id_of(anna)
    assert id_of(old) != before


def test_a_new_recovery_code_ends_the_old_one(anna):
    old = anna.post("/api/me/code")["code"]
    anna.post("/api/me/code")
    assert Visitor(anna.served).problem("POST", "/api/me/recover", {"code": old}) == (403, "wrong-code")


def test_a_socket_ends_with_its_session_and_other_sockets_stay(anna):
    elsewhere = another_device(anna)
    table = anna.open("gugong", [ME, RANDOM], players=2)["id"]
    with anna.at(table, 0) as here, elsewhere.at(table, 0) as there:
        here.wait_for("state")
        there.wait_for("state")
        anna.delete("/api/me/session")
        assert close_code(here.socket) == 4001
        there.say(type="propose", id="still", seat=0, version=0)
        assert there.until(lambda message: message.get("id") == "still")["code"] != "not-your-seat"
        elsewhere.delete("/api/me/session")
        assert close_code(there.socket) == 4001


def test_a_socket_ends_when_another_process_ends_its_session(database, monkeypatch):
    monkeypatch.setattr(app, "SESSION_CHECK", 0.01)

    class Socket:
        """The server's record of a socket."""

        def __init__(self, token: str) -> None:
            self.session = hashed(token)
            self.ended = asyncio.Event()

        def sign_out(self) -> None:
            self.ended.set()

    async def play() -> tuple[bool, bool]:
        rooms = Rooms(database, Settings(processes=1))
        tokens = [(await rooms.guests.welcome())[1] for _ in range(2)]
        courtyard = Courtyard(rooms)
        ended, stays = sockets = [Socket(token) for token in tokens]
        courtyard.watchers.update(sockets)  # type: ignore[arg-type] # All that is asked of them.
        await courtyard.open()
        await rooms.sessions.end(ended.session)  # Nobody tells the sockets of this.
        await asyncio.wait_for(ended.ended.wait(), WAIT)
        courtyard.watchers.clear()
        await courtyard.close()
        return ended.ended.is_set(), stays.ended.is_set()

    assert asyncio.run(play()) == (True, False)


def test_sessions_are_the_same_in_both_kinds_of_database(database):
    async def live() -> tuple[int, int, list[bool]]:
        rooms = Rooms(database, Settings(processes=1))
        me, first = await rooms.guests.welcome()
        code = await rooms.guests.new_code(me)
        tokens = [(await rooms.guests.recover(code, None))[1] for _ in range(MOST_SESSIONS)]
        others, token = await rooms.sessions.end_others(me.id)
        found = [bool(await rooms.sessions.find(each)) for each in (first, tokens[-1], token)]
        forgotten = await rooms.erasure.run(me)
        found.append(bool(await rooms.sessions.find(token)))
        await rooms.close()
        return others, forgotten, found

    assert asyncio.run(live()) == (MOST_SESSIONS - 1, 1, [False, False, True, False])


def test_a_socket_that_does_not_hear_that_it_was_signed_out_chooses_nothing_more(anna):
    table = anna.open("gugong", [ME, ME], players=2)["id"]
    seat, state = next((seat, found) for seat in (0, 1) if (found := anna.state(table, seat))["decision"])
    with anna.socket(table) as socket:
        socket.send(json.dumps({"type": "sit", "seat": seat}))
        anna.delete("/api/me/session")
        option = state["decision"]["options"][0]["option"]
        choice = {"type": "choose", "id": "late", "seat": seat, "version": state["version"], "option": option}
        with suppress(ConnectionClosed):
            socket.send(json.dumps(choice))
        assert close_code(socket) == 4001
    assert anna.served.deeds(table) == []


# Being forgotten.


def test_who_is_forgotten_leaves_no_name_no_address_and_no_way_back(anna):
    anna.patch("/api/me", name="Anna Blume")
    code, me = anna.post("/api/me/code")["code"], id_of(anna)
    with store(anna.served) as connection:
        connection.execute(
            "UPDATE guests SET email = 'anna@example.org', email_confirmed = 1 WHERE id = ?", (me,)
        )
    bert = Visitor(anna.served)
    table = anna.open("gugong", [ME, OPEN], players=2)
    bert.claim(table, 1)
    anna.post(f"/api/tables/{table['id']}/start")
    with anna.at(table["id"], 0) as at:
        at.wait_for("state")
        at.say(type="say", id="1", seat=0, text="Anna was here")
        at.wait_for("chat")
    copy, elsewhere = copied(anna), another_device(anna)
    code = anna.post("/api/me/code")["code"]

    assert anna.delete("/api/me") == {"devices": 2}
    assert id_of(anna) != me and id_of(copy) != me and id_of(elsewhere) != me
    assert Visitor(anna.served).problem("POST", "/api/me/recover", {"code": code}) == (403, "wrong-code")
    (row,) = anna.served.rows("SELECT * FROM guests WHERE id = ?", me)
    assert (row["name"], row["email"], row["email_confirmed"], row["code_hash"]) == ("", None, 0, None)
    assert anna.served.rows("SELECT * FROM chat WHERE guest = ?", me) == []
    seats = bert.look(table["id"])["seats"]
    assert seats[0]["name"] is None and seats[0]["stand_in"], "a bot plays on, so that nobody waits"
    for name in ("guests", "seats", "chat", "tables", "results", "ratings"):
        assert "Anna" not in str(anna.served.rows(f"SELECT * FROM {name}")), name


def test_a_seat_of_somebody_who_is_forgotten_before_the_start_is_open_again(anna):
    bert = Visitor(anna.served)
    table = anna.open("gugong", [ME, OPEN], players=2)
    bert.claim(table, 1)
    bert.delete("/api/me")
    assert [seat["kind"] for seat in anna.look(table["id"])["seats"]] == ["person", "open"]


def test_a_stranger_has_nothing_to_sign_out_of_or_to_be_forgotten(served):
    before = served.rows("SELECT count(*) AS n FROM guests")
    for path in ("me", "me/session", "me/sessions"):
        assert httpx.delete(f"{served.url}api/{path}").json() == {"devices": 0}
    assert served.rows("SELECT count(*) AS n FROM guests") == before
