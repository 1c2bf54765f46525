"""A restart is a pause: stopped or killed in the middle of many choices, nothing acknowledged is lost."""

import json
import secrets
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from courtyard.engine.chance import Dice
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
    replayed,
    serving,
)

RESTARTING = 1012


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("restart") / "data") as served:
        yield served


@pytest.fixture
def host(served: Served) -> Visitor:
    if served.process.poll() is not None:
        served.again()
    return Visitor(served)


class Hasty(threading.Thread):
    """Somebody who chooses at their own tables as fast as they can, and notes what was acknowledged."""

    def __init__(self, visitor: Visitor, tables: list[Message]) -> None:
        super().__init__(daemon=True)
        self.visitor = visitor
        self.tables = tables
        self.sent: dict[str, tuple[str, Message]] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: list[str] = []

    def run(self) -> None:
        try:
            while True:
                for table in self.tables:
                    self.choose_at(table["id"])
        except (httpx.HTTPError, AssertionError):
            return

    def choose_at(self, table: str) -> None:
        seat = self.visitor.state(table, None)["deciding"][0]
        state = self.visitor.state(table, seat)
        option = state["decision"]["options"][0]["option"]
        id_ = secrets.token_hex(6)
        wish = {"type": "choose", "id": id_, "seat": seat, "version": state["version"], "option": option}
        self.sent[id_] = (table, wish)
        response = self.visitor.http.post(f"/api/tables/{table}/choices", json=wish)
        if response.status_code == 200:
            self.acknowledged[id_] = response.json()["version"]
        else:
            self.refused.append(response.json()["code"])
            assert response.status_code == 503

    def wait_for(self, choices: int) -> None:
        deadline = time.monotonic() + WAIT
        while len(self.acknowledged) < choices:
            assert time.monotonic() < deadline and self.is_alive()
            time.sleep(0.005)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_acknowledged_choice_is_lost_when_the_server_ends_in_the_middle(served, how):
    crowd = []
    for _ in range(3):
        visitor = Visitor(served)
        tables = [visitor.open(game, [ME, ME], players=2) for game in ("gugong", "kingdom")]
        crowd.append(Hasty(visitor, tables))
    for person in crowd:
        person.start()
    for person in crowd:
        person.wait_for(10)
    assert served.stop(how) in (0, -how, 128 + how)
    for person in crowd:
        person.join(WAIT)
        assert set(person.refused) <= {"shutting-down"}
    served.again()
    for person in crowd:
        kept = {deed["id"]: deed for table in person.tables for deed in served.deeds(table["id"])}
        assert set(person.acknowledged) <= set(kept)
        for table in person.tables:
            match = replayed(served, table["id"])
            for seat in (0, 1):
                state = person.visitor.state(table["id"], seat)
                assert state["view"] == json.loads(json.dumps(match.view(seat)))
                assert state["deciding"] == match.open_seats
        for id_, (table_id, wish) in person.sent.items():
            if id_ in person.acknowledged or id_ in kept:
                again = person.visitor.post(f"/api/tables/{table_id}/choices", **wish)
                assert again["version"] == person.acknowledged.get(id_, kept[id_]["version"])
        assert sum(len(served.deeds(table["id"])) for table in person.tables) == len(kept)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_everybody_sees_after_a_restart_what_they_saw_before(served, host, how):
    friend = Visitor(served)
    seen = {}
    for game in ("gugong", "kingdom"):
        table = host.open(game, [ME, OPEN], players=2)
        friend.claim(table, 1)
        host.post(f"/api/tables/{table['id']}/start")
        with all_at(table["id"], (host, 0), (friend, 1)) as seated:
            play_on(seated, by_lot(Dice(5)), lambda state: state["version"] >= 40)
        gone_home(host, table["id"], 0)
        for visitor, seat in ((host, 0), (friend, 1), (friend, None)):
            seen[table["id"], visitor, seat] = visitor.state(table["id"], seat)
    lobby = host.get("/api/lobby")
    served.stop(how)
    served.again()
    assert host.get("/api/lobby") == lobby
    for (id_, visitor, seat), state in seen.items():
        assert visitor.state(id_, seat) == state


def test_tables_that_gather_keep_their_seats_and_invitations(served, host):
    friend, late = Visitor(served), Visitor(served)
    table = host.open("gugong", [ME, OPEN, OPEN, RANDOM], players=4, listed=True)
    friend.claim(table, 1)
    before = host.look(table["id"])
    served.stop(signal.SIGKILL)
    served.again()
    assert host.look(table["id"]) == before
    used = late.problem("POST", f"/api/tables/{table['id']}/seats/1", {"claim": table["claims"]["1"]})
    assert used == (409, "used-claim")
    assert late.claim(table, 2)["mine"] == [2]
    assert host.post(f"/api/tables/{table['id']}/start")["stage"] == "playing"


def gone_home(visitor: Visitor, table: str, seat: int) -> Message:
    """The view of a seat after everybody has left the table."""
    while any(place["here"] for place in visitor.state(table, seat)["seats"]):
        time.sleep(0.01)
    return visitor.state(table, seat)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_half_made_turn_is_still_there_and_can_be_taken_back(served, host, how):
    table = host.open("gugong", [ME, ME], players=2)
    seat = host.state(table["id"], 0)["deciding"][0]
    with host.at(table["id"], seat) as at:
        first = at.wait_for_my_turn()
        at.choose(first["decision"]["options"][0]["option"])
    half = gone_home(host, table["id"], seat)
    assert half["can_undo"]
    served.stop(how)
    served.again()
    assert host.state(table["id"], seat) == half
    with host.at(table["id"], seat) as at:
        at.wait_for_my_turn()
        assert at.undo()["type"] == "done"
        assert at.state["view"] == first["view"]
        assert at.state["decision"] == first["decision"]


def test_a_plan_made_unseen_is_still_there_and_still_unseen(served, host):
    friend = Visitor(served)
    table = host.open("kingdom", [ME, OPEN], players=2)
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    visitors = (host, friend)
    with all_at(table["id"], (host, 0), (friend, 1)) as seated:
        play_on(seated, by_lot(Dice(6)), lambda state: len(state["deciding"]) == 2)
        option = seated[0].wait_for_my_turn()["decision"]["options"][-1]["option"]
        assert seated[0].choose(option)["type"] == "done"
    gone_home(host, table["id"], 0)
    seen = [visitor.state(table["id"], seat) for seat, visitor in enumerate(visitors)]
    served.stop(signal.SIGKILL)
    served.again()
    assert [visitor.state(table["id"], seat) for seat, visitor in enumerate(visitors)] == seen


def closed_with(at: AtTable) -> tuple[list[Message], int | None]:
    heard = []
    try:
        while True:
            heard.append(at.hear())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_everybody_is_told_that_the_server_stops_and_will_be_back(served, host, how):
    table = host.open("gugong", [ME, RANDOM], players=2)
    with all_at(table["id"], (host, 0), (Visitor(served), None)) as sockets:
        for at in sockets:
            at.wait_for("state")
        served.stop(how)
        for at in sockets:
            heard, code = closed_with(at)
            assert heard[-1] == {"type": "closing", "again": True}
            assert code == RESTARTING
    served.again()


def test_bots_whose_turn_it_was_go_on_though_nobody_comes(served, host):
    table = host.open("gugong", [ME, {"kind": "bot", "bot": "strong"}], players=2)
    due = f"SELECT bots_due FROM tables WHERE id = '{table['id']}'"
    with host.at(table["id"], 0) as at:
        while not served.rows(due)[0]["bots_due"]:
            state = at.wait_for_my_turn()
            assert state["stage"] != "over"
            at.choose(state["decision"]["options"][0]["option"])
    served.stop(signal.SIGKILL)
    before = len(served.deeds(table["id"]))
    assert served.rows(due)[0]["bots_due"]
    served.again()
    deadline = time.monotonic() + WAIT
    while served.rows(due)[0]["bots_due"]:
        assert time.monotonic() < deadline, "the bot was not woken"
        time.sleep(0.05)
    deeds = served.deeds(table["id"])
    assert len(deeds) > before
    assert {deed["seat"] for deed in deeds[before:]} == {1}


def test_a_server_that_stopped_leaves_no_process_behind(served, host):
    thinker = {"kind": "bot", "bot": "fair"}  # It has a process, unlike a random bot.
    host.open("kingdom", [thinker, ME], players=2)  # The first player of the first round is the first seat.
    deadline = time.monotonic() + WAIT
    while not (started := processes_of(served.process.pid)):
        assert time.monotonic() < deadline, "no bot has a process"
        time.sleep(0.05)
    served.stop()
    while time.monotonic() < deadline and any(is_running(pid) for pid in started):
        time.sleep(0.05)
    assert not any(is_running(pid) for pid in started)
    served.again()


def processes_of(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += [int(child), *processes_of(int(child))]
    return found


def is_running(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_the_server_never_complained(served):
    assert "Traceback" not in served.said()
