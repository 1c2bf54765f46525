"""Hints over a socket: for the own seat when it must choose, where the table allows them."""

import secrets
from collections.abc import Iterator

import pytest

from tests.server.visitors import ME, OPEN, RANDOM, AtTable, Message, Served, Visitor, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hints") / "data", "--tries", "3") as served:
        yield served


@pytest.fixture
def host(served: Served) -> Visitor:
    return Visitor(served)


def asked(at: AtTable, seat: int | None = None, version: int | None = None) -> str:
    """Ask for a hint; give the id under which it will be answered."""
    id_ = secrets.token_hex(6)
    known = at.state["version"] if version is None else version
    at.say(type="hint", id=id_, seat=at.seat if seat is None else seat, version=known)
    return id_


def answer(at: AtTable, id_: str) -> Message:
    return at.until(lambda message: message.get("id") == id_)


def hint(at: AtTable, **about: int) -> Message:
    return answer(at, asked(at, **about))


def at_turn(host: Visitor, game: str = "gugong", **options: object) -> tuple[str, int]:
    """A table of people only, and the seat that must choose first."""
    table = host.open(game, [ME, ME], **options)
    return table["id"], host.state(table["id"], None)["deciding"][0]


@pytest.mark.parametrize(("game", "options"), [("gugong", {"players": 2}), ("kingdom", {"module": "quest"})])
def test_a_hint_names_options_of_the_question_with_what_to_expect(host, game, options):
    id_, seat = at_turn(host, game, **options)
    with host.at(id_, seat) as at:
        offered = [option["option"] for option in at.wait_for_my_turn()["decision"]["options"]]
        advice = hint(at)
        assert advice["type"] == "advice" and 1 <= len(advice["options"]) <= 3
        for each in advice["options"]:
            assert each["option"] in offered
            assert 0 <= each["chance"] <= 1 and each["tried"] >= 1
            assert set(each) == {"option", "chance", "points", "tried", "against", "reasons", "line"}
            assert each["against"] in offered and each["against"] != each["option"]
            assert all(set(reason) == {"kind", "amount", "name"} for reason in each["reasons"])
            for choice in each["line"]:
                assert choice["seat"] in (0, 1) and choice["message"]["id"]
        assert advice["options"][0]["reasons"], "the best is never without a reason"


def test_asked_again_before_anything_changed_it_is_the_same_hint(host):
    id_, seat = at_turn(host, players=2)
    with host.at(id_, seat) as at, host.at(id_, seat) as elsewhere:
        elsewhere.wait_for_my_turn()
        at.wait_for_my_turn()
        first, again = asked(at), asked(at)
        answers = [answer(at, first), answer(at, again), hint(elsewhere)]
        assert answers[0]["options"] == answers[1]["options"] == answers[2]["options"] != []
        at.choose(answers[0]["options"][0]["option"])
        state = at.state
        if state["decision"]:
            assert {each["option"] for each in hint(at)["options"]} <= {
                option["option"] for option in state["decision"]["options"]
            }


def test_who_chooses_meanwhile_is_told_at_once_that_the_hint_is_stale(tmp_path):
    """A hint of so many tries takes far longer than a choice."""
    with serving(tmp_path / "data", "--tries", "10000") as slow:
        host = Visitor(slow)
        id_, seat = at_turn(host, players=2)
        with host.at(id_, seat) as at:
            option = at.wait_for_my_turn()["decision"]["options"][0]["option"]
            about = asked(at)
            at.say(type="choose", id="choice", seat=seat, version=at.state["version"], option=option)
            heard = [at.until(lambda message: message.get("id") in (about, "choice")) for _ in range(2)]
            assert [message["type"] for message in heard] == ["done", "problem"]
            assert (heard[1]["id"], heard[1]["code"]) == (about, "stale")


def test_only_the_own_seat_is_advised_and_only_when_it_must_choose(served, host):
    friend = Visitor(served)
    table = host.open("gugong", [ME, OPEN], players=2)
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    first = host.state(table["id"], None)["deciding"][0]
    visitors = (host, friend)
    with visitors[1 - first].at(table["id"], 1 - first) as idle:
        idle.wait_for("state")
        assert hint(idle, seat=first)["code"] == "not-your-seat"
        assert hint(idle)["code"] == "not-your-turn"
        assert hint(idle, seat=4)["code"] == "unknown-seat"
    with visitors[first].at(table["id"], first) as at:
        at.wait_for_my_turn()
        assert hint(at, version=at.state["version"] + 1)["code"] == "stale"
    with Visitor(served).at(table["id"], None) as onlooker:
        onlooker.wait_for("state")
        assert hint(onlooker, seat=first)["code"] == "not-your-seat"


def test_where_people_agreed_on_no_hints_there_are_none(host):
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [ME, RANDOM]}
    table = host.post("/api/tables", **wish, agreement={"hints": False})
    with host.at(table["id"], 0) as at:
        at.wait_for_my_turn()
        assert hint(at)["code"] == "no-hints"


def test_a_gathering_table_has_no_hints(host):
    table = host.open("gugong", [ME, OPEN], players=2)
    with host.at(table["id"], 0) as at:
        assert hint(at, version=0)["code"] == "not-started"


def test_the_server_never_complained(served):
    assert "Traceback" not in served.said()
    assert "hint-failed" not in served.said()
