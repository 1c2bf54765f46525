"""Several servers share one PostgreSQL, and nobody notices through which of them they play."""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from courtyard.engine.chance import Dice
from courtyard.server.people.mailboxes import MOST_TRIES
from tests.server.houses import House, at_once, check_journal, posted, same_guest, started
from tests.server.stores import fresh_database
from tests.server.test_notices import code_in, listener, post_office
from tests.server.visitors import (
    ME,
    OPEN,
    WAIT,
    AtTable,
    Message,
    Visitor,
    by_lot,
    play_on,
    serving,
)


@pytest.fixture(scope="module")
def house(postgres_of_the_session: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with (
        fresh_database(postgres_of_the_session) as url,
        post_office() as (smtp, letters),
        ExitStack() as stack,
    ):
        words = ("--database", url, "--private-webhooks", "--patience", "1", "--smtp", smtp)
        servers = [stack.enter_context(serving(folder / name, *words)) for name in ("one", "two")]
        yield House(*servers, url, letters)


# Playing.


@pytest.mark.parametrize("game", ["gugong", "kingdom"])
def test_two_play_a_whole_game_through_different_servers(house: House, game: str) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, game)
    with host.at(table, 0) as one, friend.at(table, 1) as two:
        last = play_on([one, two], by_lot(Dice(5)))
        assert last["stage"] == "over"
        for at in (one, two):
            while at.state["stage"] != "over":
                at.hear()
        assert one.state["result"]["points"] == two.state["result"]["points"]
    check_journal(house, table, (host, friend))
    assert {row["who"] for row in house.one.rows('SELECT who FROM results WHERE "table" = ?', table)} == {
        f"guest:{visitor.get('/api/me')['id']}" for visitor in (host, friend)
    }


def test_two_who_choose_at_once_through_different_servers_never_collide(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, "kingdom")
    pick, together = by_lot(Dice(7)), 0
    with host.at(table, 0) as one, friend.at(table, 1) as two:
        seated = [one, two]
        while together < 15:
            for at in seated:
                at.catch_up()
            if one.state["stage"] == "over":
                break
            due = [at for at in seated if at.state["decision"]]
            together += len(due) == 2
            answers = at_once(*(lambda at=at: at.choose(pick(at.state["decision"])) for at in due))
            assert [answer["type"] for answer in answers] == ["done"] * len(due)
    assert together == 15
    check_journal(house, table, (host, friend))


def test_what_is_chosen_unseen_at_one_server_is_no_news_at_the_other(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, "kingdom")
    with host.at(table, 0) as one, friend.at(table, 1) as two:
        play_on([one, two], by_lot(Dice(6)), lambda state: len(state["deciding"]) == 2)
        for at in (one, two):
            at.catch_up()
        heard = len(two.heard)
        version = one.state["version"]
        while one.state["decision"] and one.state["version"] < version + 3:
            assert one.choose(one.state["decision"]["options"][-1]["option"])["type"] == "done"
            if one.state["deciding"] != [0, 1]:
                break
            # What came later than this line is told later too: nothing was told of the choice before it.
            one.say(type="say", id=f"line-{one.state['version']}", seat=0, text="hm")
            two.wait_for("chat")
            news = [message["type"] for message in two.heard[heard:]]
            assert set(news) == {"chat"}
        assert one.state["version"] > version


def test_the_same_choice_through_both_servers_counts_once(house: House) -> None:
    host = Visitor(house.one)
    table = host.open("gugong", [ME, ME], players=2)["id"]
    elsewhere = same_guest(host, house.two)
    for nth in range(12):
        seat = host.state(table, None)["deciding"][0]
        state = host.state(table, seat)
        wish = {
            "type": "choose",
            "id": f"same-{nth}",
            "seat": seat,
            "version": state["version"],
            "option": state["decision"]["options"][0]["option"],
        }
        one, two = posted(f"/api/tables/{table}/choices", (host, wish), (elsewhere, wish))
        assert one.status_code == two.status_code == 200
        assert one.json() == two.json() and one.json()["version"] > state["version"]
        assert len(house.one.deeds(table)) == nth + 1


def test_of_two_different_choices_at_once_one_counts_and_the_other_is_stale(house: House) -> None:
    host = Visitor(house.one)
    table = host.open("gugong", [ME, ME], players=2)["id"]
    visitors = (host, same_guest(host, house.two))
    for nth in range(10):
        seat = host.state(table, None)["deciding"][0]
        state = host.state(table, seat)
        option = state["decision"]["options"][0]["option"]
        wish = {"type": "choose", "seat": seat, "version": state["version"], "option": option}
        wishes = [(visitor, {**wish, "id": f"{nth}-{number}"}) for number, visitor in enumerate(visitors)]
        responses = posted(f"/api/tables/{table}/choices", *wishes)
        assert sorted(response.status_code for response in responses) == [200, 409]
        (refused,) = [response.json() for response in responses if response.status_code == 409]
        assert refused["code"] == "stale" and refused["args"]["version"] > state["version"]
        assert len(house.one.deeds(table)) == nth + 1


def test_whoever_is_sent_to_another_server_sees_at_once_what_they_did(house: House) -> None:
    host = Visitor(house.one)
    table = host.open("gugong", [ME, ME], players=2)["id"]
    visitors = (host, same_guest(host, house.two))
    with visitors[0].at(table, None), visitors[1].at(table, None):
        for nth in range(20):
            here, there = visitors[nth % 2], visitors[1 - nth % 2]
            seat = here.state(table, None)["deciding"][0]
            state = here.state(table, seat)
            wish = {"type": "choose", "id": f"to-and-fro-{nth}", "seat": seat, "version": state["version"]}
            option = state["decision"]["options"][0]["option"]
            done = here.post(f"/api/tables/{table}/choices", **wish, option=option)
            assert there.state(table, seat)["version"] == done["version"]


# Sitting down.


def test_an_open_seat_is_given_once_whichever_server_is_asked(house: House) -> None:
    for _ in range(5):
        host = Visitor(house.one)
        table = host.open("gugong", [ME, OPEN], players=2)
        rivals = (Visitor(house.one), Visitor(house.two))
        claim = {"claim": table["claims"]["1"]}
        responses = posted(f"/api/tables/{table['id']}/seats/1", *((rival, claim) for rival in rivals))
        assert sorted(response.status_code for response in responses) == [200, 409]
        assert {response.json().get("code") for response in responses} == {None, "used-claim"}
        seated = [rival.look(table["id"])["mine"] for rival in rivals]
        assert sorted(seated) == [[], [1]]


def test_a_game_is_dealt_once_whichever_server_begins_it(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = host.open("gugong", [ME, OPEN], players=2)
    friend.claim(table, 1)
    hosts = (host, same_guest(host, house.two))
    responses = posted(f"/api/tables/{table['id']}/start", *((each, {}) for each in hosts))
    assert sorted(response.status_code for response in responses) == [200, 409]
    assert hosts[0].state(table["id"], 0) == hosts[1].state(table["id"], 0)


def test_there_is_one_rematch_whichever_server_is_asked(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, "gugong")
    with host.at(table, 0) as one, friend.at(table, 1) as two:
        play_on([one, two], by_lot(Dice(9)))
    again = {
        answer.json()["id"] for answer in posted(f"/api/tables/{table}/rematch", (host, {}), (friend, {}))
    }
    assert {visitor.look(table)["rematch"] for visitor in (host, friend)} == again and len(again) == 1


def test_a_new_name_is_read_at_the_other_server(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, "gugong")
    with friend.at(table, 1) as two:
        two.wait_for("state")
        host.patch("/api/me", name="Agnes")
        while two.table["seats"][0]["name"] != "Agnes":
            two.hear()


# Who is who.


def sent_code(house: House, visitor: Visitor) -> str:
    visitor.answer(visitor.http.put("/api/me/email", json={"email": "ann@example.org"}))
    return code_in(house.letters.get(timeout=WAIT))


def test_codes_of_letters_are_tried_five_times_in_all_and_not_at_each_server(house: House) -> None:
    for wrong in (MOST_TRIES - 1, MOST_TRIES):
        ann = Visitor(house.one)
        both = (ann, same_guest(ann, house.two))
        code = sent_code(house, ann)
        for nth in range(wrong):
            answer = both[nth % 2].problem("POST", "/api/me/email/confirm", {"code": f"{code}{nth}"})
            assert answer == (403, "wrong-code")
        answers = [each.http.post("/api/me/email/confirm", json={"code": code}).status_code for each in both]
        assert answers == [200 if wrong < MOST_TRIES else 403, 403]


def test_tries_at_both_servers_at_once_are_all_counted(house: House) -> None:
    ann = Visitor(house.one)
    both = (ann, same_guest(ann, house.two))
    code = sent_code(house, ann)
    for _ in range(3):
        posted("/api/me/email/confirm", *((each, {"code": "1"}) for each in both))
    (row,) = house.one.rows("SELECT email_tries FROM guests WHERE id = ?", ann.get("/api/me")["id"])
    assert row["email_tries"] == 6
    assert ann.problem("POST", "/api/me/email/confirm", {"code": code}) == (403, "wrong-code")


# Talking, and being there.


def test_everybody_hears_every_line_once_and_in_the_same_order(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, "gugong")
    lines: list[list[Message]] = []
    again = same_guest(host, house.two)
    with host.at(table, 0) as one, friend.at(table, 1) as two, again.at(table, 0) as both:
        seated = (one, two, both)
        for at in seated:
            at.wait_for("chat")

        def talk(at: AtTable, names: list[str]) -> None:
            for name in names:
                at.say(type="say", id=name, seat=at.seat, text=name)

        at_once(
            lambda: talk(one, ["a", "b", "c"]),
            lambda: talk(both, ["a", "b", "c"]),
            lambda: talk(two, ["x", "y", "z"]),
        )
        for at in seated:
            while len(lines_heard(at)) < 6:
                at.hear()
            at.catch_up()
            lines.append(lines_heard(at))
    assert lines[0] == lines[1] == lines[2]
    assert [line["number"] for line in lines[0]] == list(range(6))
    assert sorted(line["text"] for line in lines[0]) == ["a", "b", "c", "x", "y", "z"]


def wait_for_presence(at: AtTable, seat: int, is_here: bool) -> None:
    while not at.table or at.table["seats"][seat]["here"] != is_here:
        at.hear()


def lines_heard(at: AtTable) -> list[Message]:
    return [line for message in at.heard if message["type"] == "chat" for line in message["lines"]]


def test_who_is_there_is_seen_through_every_server(house: House, tmp_path: Path) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, "gugong")

    with host.at(table, 0) as one:
        one.wait_for("state")
        with friend.at(table, 1) as two:
            wait_for_presence(one, 1, True)
            wait_for_presence(two, 0, True)
            assert [seat["here"] for seat in Visitor(house.two).look(table)["seats"]] == [True, True]
            with Visitor(house.two).at(table, None) as onlooker:
                onlooker.wait_for("state")
                one.until(lambda message: message["type"] == "table" and message["table"]["onlookers"] == 1)
            one.until(lambda message: message["type"] == "table" and message["table"]["onlookers"] == 0)
        wait_for_presence(one, 1, False)
        with serving(tmp_path / "three", "--database", house.database) as three:
            late = same_guest(friend, three)
            with late.at(table, 1):
                wait_for_presence(one, 1, True)
                three.stop(signal.SIGKILL)
                with psycopg.connect(house.database) as connection:  # As if a while had passed since then.
                    killed = 'SELECT process FROM presence WHERE "table" = %s AND guest = %s'
                    me = friend.get("/api/me")["id"]
                    connection.execute(f"UPDATE processes SET seen = 0 WHERE id IN ({killed})", [table, me])
                wait_for_presence(one, 1, False)


def test_an_absent_player_is_told_once(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    with listener() as (url, calls):
        table = started(host, friend, "gugong")
        host.http.put(f"/api/tables/{table}/webhook", json={"url": url}).raise_for_status()
        with Visitor(house.one).at(table, None) as one, Visitor(house.two).at(table, None) as two:
            for at in (one, two):
                at.wait_for("state")
            call = calls.get(timeout=WAIT)
            assert call["table"] == table and call["seats"] == one.state["deciding"]
            noticed = 'SELECT seat FROM seats WHERE "table" = ? AND noticed'
            assert [row["seat"] for row in house.one.rows(noticed, table)] == call["seats"]
            edition = house.one.rows("SELECT edition FROM tables WHERE id = ?", table)
            time.sleep(2.5)  # Both servers had time to look again.
            assert calls.empty()
            assert house.one.rows("SELECT edition FROM tables WHERE id = ?", table) == edition


# When the database lets go of us.


def cut_all(database: str) -> None:
    """Let the database end all connections but the one that asks for it."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_lost_connections_heal_and_nothing_that_was_answered_is_lost(house: House) -> None:
    host, friend = Visitor(house.one), Visitor(house.two)
    table = started(host, friend, "gugong")
    visitors, acknowledged, pick = (host, friend), dict[str, int](), by_lot(Dice(8))
    for nth in range(24):
        seat = patient(visitors[0], "GET", f"/api/tables/{table}/state")["deciding"][0]
        visitor = visitors[seat]
        state = patient(visitor, "GET", f"/api/tables/{table}/seats/{seat}/state")
        wish = {"type": "choose", "id": f"cut-{nth}", "seat": seat, "version": state["version"]}
        wish["option"] = pick(state["decision"])
        choosing = partial(patient, visitor, "POST", f"/api/tables/{table}/choices", wish)
        done, *_ = at_once(choosing, *([partial(cut_all, house.database)] if nth % 2 else []))
        acknowledged[wish["id"]] = done["version"]
    kept = {deed["id"]: deed["version"] for deed in house.one.deeds(table)}
    assert kept == acknowledged
    check_journal(house, table, visitors)
    with host.at(table, 0) as one, friend.at(table, 1) as two:  # News are heard again, too.
        play_on([one, two], by_lot(Dice(8)), lambda state: state["version"] > 30 or state["stage"] == "over")


def patient(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """Ask until the answer is more than that it cannot be stored just now."""
    deadline = time.monotonic() + WAIT
    while True:
        response = visitor.http.request(method, path, json=body)
        if response.status_code == 200:
            return response.json()
        assert response.json()["code"] == "not-stored", response.text
        assert time.monotonic() < deadline
        time.sleep(0.02)
