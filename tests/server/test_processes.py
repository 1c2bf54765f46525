"""Several servers and workers share one PostgreSQL, and nobody notices through which of them they play."""

import asyncio
import json
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from email.message import Message as Letter
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import httpx
import psycopg
import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.trouble import Trouble
from courtyard.server.clocks import LATE, note
from courtyard.server.mailboxes import MOST_TRIES
from courtyard.server.messages import Clock
from courtyard.server.results import model, rate
from courtyard.server.store import Store, open_engine
from tests.server.evenings import Evening, TimeOfDay, evening, until
from tests.server.stores import fresh_database, rows_in
from tests.server.test_notices import code_in, listener, post_office
from tests.server.visitors import (
    ME,
    OPEN,
    RANDOM,
    WAIT,
    AtTable,
    Message,
    Served,
    Visitor,
    by_lot,
    hear_interrupts,
    play_on,
    replayed,
    serving,
)


class House(NamedTuple):
    """Two servers that share a database."""

    one: Served
    two: Served
    database: str
    letters: Queue[Letter]


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


class Worker:
    """A running `courtyard worker`."""

    def __init__(self, folder: Path, database: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "courtyard", "worker", "--database", database, "--processes", "1"]
        command += ["--tries", "1"]
        self.errors = folder / "errors"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stderr=errors, preexec_fn=hear_interrupts)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(WAIT)


@contextmanager
def working(folder: Path, database: str) -> Iterator[Worker]:
    worker = Worker(folder, database)
    try:
        yield worker
    finally:
        if worker.process.poll() is None:
            worker.stop()


def same_guest(visitor: Visitor, served: Served) -> Visitor:
    """The same person with the same cookie, sent to another server by the proxy."""
    other = Visitor(served)
    other.http.cookies.clear()
    for name, value in visitor.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


def started(host: Visitor, friend: Visitor, game: str, **wish: Any) -> str:
    """Open a table at one server, follow the invitation at another, and begin."""
    table = host.post("/api/tables", game=game, options={"players": 2}, seats=[ME, OPEN], **wish)
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    id_: str = table["id"]
    return id_


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Do several things at the same time."""
    barrier = threading.Barrier(len(works))

    def do(work: Callable[[], Any]) -> Any:
        barrier.wait(WAIT)
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return [future.result(WAIT) for future in [pool.submit(do, work) for work in works]]


def posted(path: str, *asked: tuple[Visitor, Message]) -> list[httpx.Response]:
    """Let several ask the same address for something at the same time."""
    return at_once(*(partial(visitor.http.post, path, json=body) for visitor, body in asked))


def patiently(is_it: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + WAIT
    while not (found := is_it()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def check_journal(house: House, table: str, visitors: tuple[Visitor, Visitor]) -> None:
    """The journal has no gaps, and played again it gives what every seat sees at both servers."""
    deeds = house.one.deeds(table)
    assert [deed["number"] for deed in deeds] == list(range(len(deeds)))
    assert len({(deed["seat"], deed["id"]) for deed in deeds}) == len(deeds)
    match = replayed(house.one, table)
    for seat, visitor in enumerate(visitors):
        for served in (house.one, house.two):
            state = same_guest(visitor, served).state(table, seat)
            assert state["view"] == json.loads(json.dumps(match.view(seat)))
            assert state["deciding"] == match.open_seats


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


# Clocks and results.


def test_a_clock_runs_out_once_and_both_servers_see_it(postgres: str) -> None:
    time = TimeOfDay()

    async def work(one: Evening, two: Evening) -> None:
        host, friend = await one.welcome(), await two.welcome()
        table = await one.together(host, friend, clock=Clock("live", bank=60), away="wait")
        await one.stay(table)
        await two.stay(table)
        before = await one.at(table, lambda found: found.edition)
        (seat,) = await one.running(table)
        time.at += 61
        # Somebody was at work all the time.
        await one.rooms.store.do(lambda connection: note(connection, time(), float("inf")))
        await asyncio.gather(one.rooms.clocks.look(), two.rooms.clocks.look())
        for here in (one, two):
            await until(lambda here=here: here.rooms.tables.live[table].edition == before + 1)
            assert await here.left(table, seat) == 0 and await here.running(table) == []
        assert await one.at(table, lambda found: found.edition) == before + 1

    async def whole() -> None:
        async with evening(Path(), time, postgres) as one, evening(Path(), time, postgres) as two:
            await work(one, two)

    asyncio.run(whole())


def test_time_stands_still_while_no_server_works_and_goes_on_while_one_does(postgres: str) -> None:
    time = TimeOfDay()

    async def whole() -> None:
        async with evening(Path(), time, postgres) as one:
            host, friend = await one.welcome(), await one.welcome()
            table = await one.together(host, friend, clock=Clock("live", bank=600))
            (seat,) = await one.running(table)
            await one.rooms.clocks.beat()
            time.at += LATE - 1
            async with evening(Path(), time, postgres):  # Another starts; the first has worked meanwhile.
                assert await one.left(table, seat) == 600 - (LATE - 1)
            await one.rooms.clocks.beat()
        time.at += LATE - 1  # However briefly nobody works, nobody's time runs.
        async with evening(Path(), time, postgres) as three, evening(Path(), time, postgres) as four:
            for here in (three, four):
                assert await here.left(table, seat) == 600 - (LATE - 1)

    asyncio.run(whole())


def test_ratings_are_right_when_games_end_at_once(postgres: str) -> None:
    games, whos = 12, ("guest:ann", "guest:ben", "bot:fair")

    async def whole() -> None:
        stores = [Store(postgres), Store(postgres)]
        orders = [list(whos), list(whos)[::-1]]

        def end(connection: Any, nth: int) -> None:
            order = orders[nth % 2]
            rate(connection, "gugong", order, [whos.index(who) + 1 for who in order])

        await asyncio.gather(
            *(stores[nth % 2].do(lambda connection, nth=nth: end(connection, nth)) for nth in range(games))
        )
        for store in stores:
            store.close()

    asyncio.run(whole())
    expected = {who: model.rating() for who in whos}
    for _ in range(games):
        rated = model.rate([[expected[who]] for who in whos], ranks=[1, 2, 3])
        expected = {who: team[0] for who, team in zip(whos, rated, strict=True)}
    found = {row["who"]: row for row in rows_in(postgres, "SELECT * FROM ratings")}
    for who in whos:
        assert found[who]["games"] == games
        assert found[who]["mu"] == pytest.approx(expected[who].mu)
        assert found[who]["sigma"] == pytest.approx(expected[who].sigma)


# Bots and analyses.


def claimed_by(database: str, table: str) -> str | None:
    (row,) = rows_in(database, "SELECT claimed_by FROM tables WHERE id = ?", table)
    holder: str | None = row["claimed_by"]
    return holder


def test_workers_think_for_a_server_and_one_takes_over_from_another(postgres: str, tmp_path: Path) -> None:
    slow = {"kind": "bot", "bot": "strong"}
    with serving(tmp_path / "data", "--database", postgres, "--bots", "elsewhere", "--tries", "1") as served:
        host = Visitor(served)
        fast = host.open("gugong", [ME, RANDOM], players=2)["id"]
        with host.at(fast, 0) as at, working(tmp_path / "one", postgres) as one:
            # Nobody but the worker lets the bot choose; it does so whenever it is its turn.
            play_on([at], by_lot(Dice(3)), lambda state: state["version"] >= 12)
            thinking = host.open("gugong", [ME, slow], players=2)["id"]
            pick = by_lot(Dice(4))
            with host.at(thinking, 0) as slowly:
                while True:
                    play_on([slowly], pick, lambda state: state["deciding"] == [1])
                    if holder := claimed_by(postgres, thinking):
                        break
                one.stop(signal.SIGKILL)
                deeds = len(served.deeds(thinking))
                with working(tmp_path / "two", postgres) as two:
                    patiently(lambda: len(served.deeds(thinking)) > deeds)
                    assert claimed_by(postgres, thinking) != holder
                    last = play_on([at], by_lot(Dice(3)))
                    assert last["stage"] == "over"
                    host.post(f"/api/tables/{fast}/analysis")
                    patiently(lambda: host.get(f"/api/tables/{fast}/analysis")["done"] >= 8)
                    assert two.stop() == 0
        assert rows_in(postgres, "SELECT id FROM tables WHERE claimed_by IS NOT NULL") == []
        assert rows_in(postgres, 'SELECT "table" FROM analyses WHERE claimed_by IS NOT NULL') == []


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


# What is refused, and how it is said.


def said_by(*words: str) -> str:
    """Let the command fail; give the one sentence it says."""
    command = [sys.executable, "-m", "courtyard", *words, "--log", "text"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_second_server_at_the_same_file_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--database", f"sqlite:///{tmp_path / 'games.db'}"):
        said = said_by("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.db'}")
        assert "Another server works with" in said


def test_workers_are_for_shared_databases(tmp_path: Path) -> None:
    assert "belongs to one process" in said_by("worker", "--database", f"sqlite:///{tmp_path / 'games.db'}")


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_database_that_cannot_be_reached_is_named_without_its_password(command: str) -> None:
    said = said_by(command, "--database", "postgres://ann:very-secret@127.0.0.1:1/games?connect_timeout=2")
    assert "postgres" in said and "127.0.0.1" in said and "very-secret" not in said
    said = said_by(command, "--database", "postgresql//ann:very-secret@127.0.0.1/games")
    assert "is not the URL of a database" in said and "very-secret" not in said


def test_without_psycopg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Trouble, match=r"courtyard\[postgres\]"):
        open_engine("postgresql://ann@127.0.0.1/games")


def test_servers_that_start_at_once_make_one_schema(postgres: str) -> None:
    stores = at_once(*(lambda: Store(postgres) for _ in range(4)))
    for store in stores:
        store.close()
    assert rows_in(postgres, "SELECT count(*) AS versions FROM alembic_version") == [{"versions": 1}]
