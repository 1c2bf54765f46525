"""Choosing: whole games over the socket; each choice counts once, and some are taken back."""

import asyncio
import hashlib
import re
import secrets
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from courtyard.engine.chance import Dice
from courtyard.server.border import sockets
from courtyard.server.ground.problems import STATUS
from courtyard.server.serve import listen
from tests.server.visitors import (
    ME,
    OPEN,
    RANDOM,
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

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("choosing") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


@pytest.fixture(scope="module")
def host(served: Served) -> Visitor:
    return Visitor(served)


@pytest.fixture(scope="module")
def friend(served: Served) -> Visitor:
    return Visitor(served)


def together(host: Visitor, friend: Visitor, game: str, **options: str | int) -> str:
    """A table at which two people play."""
    table = host.open(game, [ME, OPEN], players=2, **options)
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    id_: str = table["id"]
    return id_


def kinds_of(at: AtTable) -> str:
    decision = at.state["decision"]
    return decision["kind"] if decision else ""


def play_until(seated: list[AtTable], is_it) -> Message:
    state = play_on(seated, by_lot(Dice(3)), is_it)
    assert state["stage"] != "over", "it never came to that"
    return state


def at_my_first_choice(at: AtTable) -> Message:
    """Wait until a player has something to choose among."""
    while len(at.wait_for_my_turn()["decision"]["options"]) < 2:
        at.choose(at.state["decision"]["options"][0]["option"])
    return at.state


# Whole games.


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("gugong", [ME], {"players": 1}),
        ("gugong", [ME, RANDOM, RANDOM], {"players": 3}),
        ("gugong", [ME, ME], {"players": 2}),
        ("kingdom", [ME], {"players": 1, "module": "quest", "quest": "1"}),
        ("kingdom", [ME, RANDOM], {"players": 2, "module": "advisors"}),
        ("kingdom", [ME, ME], {"players": 2}),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_whole_game_is_played_over_the_socket(served, host, game, seats, options):
    table = host.open(game, seats, **options)
    with all_at(table["id"], *((host, seat) for seat in table["mine"])) as seated:
        last = play_on(seated, by_lot(Dice(1)))
    match = replayed(served, table["id"])
    assert match.is_over
    seats_there = range(len(table["seats"]))
    assert last["result"]["places"] == [match.position.place(seat) for seat in seats_there]
    assert last["result"]["points"] == [match.position.result(seat) for seat in seats_there]
    assert last["seed"] == served.seed(table["id"])
    assert last["seed_hash"] == hashlib.sha256(last["seed"].encode()).hexdigest()
    assert last["decision"] is None and last["deciding"] == [] and not last["can_undo"]
    assert host.look(table["id"])["stage"] == "over"
    assert not host.look(table["id"])["waiting"]


@pytest.mark.parametrize("game", ["gugong", "kingdom"])
def test_two_people_play_a_whole_game_and_both_see_the_same_end(served, host, friend, game):
    table = together(host, friend, game)
    with all_at(table, (host, 0), (friend, 1)) as seated:
        play_on(seated, by_lot(Dice(2)))
        ends = [at.wait_for_my_turn() for at in seated]
    assert ends[0]["result"]["points"] == ends[1]["result"]["points"]
    assert ends[0]["seed"] == ends[1]["seed"] is not None
    for visitor, seat in ((host, 0), (friend, 1)):
        choice = {"type": "choose", "id": "late", "seat": seat, "version": 0, "option": 1}
        assert visitor.problem("POST", f"/api/tables/{table}/choices", choice) == (409, "game-over")
        del choice["option"]
        assert (
            visitor.problem("POST", f"/api/tables/{table}/undo", {**choice, "type": "undo"})[1] == "game-over"
        )
    for at in seated:
        told = host if at is seated[0] else friend
        assert told.state(table, at.seat)["log"] == at.lines


# Who looks on.


def test_all_who_look_on_see_the_same_and_no_version_twice(served, host, friend):
    table = host.open("gugong", [ME, RANDOM, RANDOM, RANDOM], players=4)["id"]
    with all_at(table, (host, 0), (friend, None), (Visitor(served), None), (host, None)) as seated:
        player, *onlookers = seated
        own = 0
        while (state := player.wait_for_my_turn())["version"] - own < 24:
            player.choose(state["decision"]["options"][0]["option"])
            own += 1
        version = state["version"]
        last = [at.until(lambda told: told.get("version", 0) >= version) for at in onlookers]
        as_shown = [{key: told[key] for key in told if key not in ("log", "log_from")} for told in last]
        assert as_shown[0] == as_shown[1] and last[0]["view"] == last[2]["view"]
        assert [told["seats"][0]["mine"] for told in last] == [False, False, True]
        assert [at.lines for at in onlookers] == [host.state(table, None)["log"]] * 3
        shown = [told["version"] for told in onlookers[0].heard if told["type"] == "state"]
        assert shown == sorted(set(shown))  # How many choices of bots one state shows is a matter of time.


def test_where_bots_choose_one_after_the_other_one_state_shows_it_and_who_must_choose_never_waits(
    monkeypatch,
):
    monkeypatch.setattr(sockets, "REST", 10**6)
    table = SimpleNamespace(bots_due=[1, 2], deciding=[1])
    watcher = sockets.Watcher(None, table, None, None)
    watcher.seat = 0
    sent = []

    async def latest():
        sent.append(list(table.deciding))
        return []

    async def follow():
        for deciding in ([1], [2], [1], [0]):
            table.deciding = deciding
            await watcher.latest_in_time()

    monkeypatch.setattr(watcher, "latest", latest)
    asyncio.run(follow())
    assert sent == [[1], [0]]


# A choice counts once.


def test_the_same_id_again_gets_the_same_answer_and_changes_nothing(served, host):
    table = host.open("gugong", [ME], players=1)
    with host.at(table["id"], 0) as at:
        state = at_my_first_choice(at)
        first, second = (option["option"] for option in state["decision"]["options"][:2])
        answer = at.choose(first, "once")
        deeds = served.deeds(table["id"])
        for option, version in ((first, state["version"]), (second, state["version"]), (second, 2**31)):
            assert at.choose(option, "once", version) == answer
        wish = {"type": "choose", "id": "once", "seat": 0, "version": 0, "option": 0}
        assert host.post(f"/api/tables/{table['id']}/choices", **wish) == answer
        assert served.deeds(table["id"]) == deeds


def test_the_same_id_again_gets_the_same_answer_after_others_chose(served, host, friend):
    table = together(host, friend, "gugong")
    with all_at(table, (host, 0), (friend, 1)) as seated:
        play_until(seated, lambda state: state["version"] >= 5)
        ids = [deed for deed in served.deeds(table) if deed["seat"] == 0]
        for deed in ids:
            assert seated[0].choose(0, deed["id"])["version"] == deed["version"]
        assert len(served.deeds(table)) == seated[0].catch_up()["version"]


def test_two_seats_may_use_the_same_id(served, host):
    table = host.open("kingdom", [ME, ME], players=2)
    with all_at(table["id"], (host, 0), (host, 1)) as seated:
        play_until(seated, lambda state: len(state["deciding"]) == 2)
        for at in seated:
            at.catch_up()
            assert at.choose(at.state["decision"]["options"][0]["option"], "same")["type"] == "done"
        assert [deed["seat"] for deed in served.deeds(table["id"]) if deed["id"] == "same"] == [0, 1]


def test_a_hundred_times_the_same_choice_at_once_is_one_choice(served, host):
    table = host.open("gugong", [ME], players=1)
    with host.at(table["id"], 0) as at:
        state = at_my_first_choice(at)
        option = state["decision"]["options"][0]["option"]
        before = len(served.deeds(table["id"]))
        for _ in range(20):
            at.say(type="choose", id="often", seat=0, version=state["version"], option=option)
        answers = [at.until(lambda message: message.get("id") == "often") for _ in range(20)]
        assert all(answer == answers[0] for answer in answers)
        assert len(served.deeds(table["id"])) == before + 1


def test_a_refused_choice_may_be_made_again_with_its_id(host):
    table = host.open("gugong", [ME], players=1)
    with host.at(table["id"], 0) as at:
        state = at_my_first_choice(at)
        assert at.choose(2**31, "again")["code"] == "illegal-option"
        assert at.choose(state["decision"]["options"][0]["option"], "again")["type"] == "done"


# Versions.


def test_a_stale_choice_gets_a_conflict_with_the_version_of_now(served, host):
    table = host.open("gugong", [ME], players=1)
    with host.at(table["id"], 0) as at:
        state = at_my_first_choice(at)
        option = state["decision"]["options"][0]["option"]
        for wrong in (state["version"] + 1, 2**31):
            answer = at.choose(option, version=wrong)
            assert (answer["code"], answer["args"]) == ("stale", {"version": state["version"]})
        at.choose(option)
        deeds = served.deeds(table["id"])
        assert at.choose(option, version=state["version"])["args"] == {"version": state["version"] + 1}
        assert at.undo(version=state["version"])["code"] == "stale"
        wish = {"type": "choose", "id": "x", "seat": 0, "version": state["version"], "option": option}
        response = host.http.post(f"/api/tables/{table['id']}/choices", json=wish)
        assert response.status_code == 409
        assert response.json() == {"code": "stale", "args": {"version": state["version"] + 1}}
        assert served.deeds(table["id"]) == deeds


def test_whoever_was_stale_is_told_how_things_stand(host):
    table = host.open("gugong", [ME], players=1)
    with host.at(table["id"], 0) as at:
        at_my_first_choice(at)
        assert at.choose(0, version=99)["code"] == "stale"
        assert at.wait_for("state")["version"] == at.state["version"]


def test_two_who_plan_at_once_never_stand_in_each_others_way(served, host, friend):
    table = together(host, friend, "kingdom")
    planned = 0
    with all_at(table, (host, 0), (friend, 1)) as seated:
        for _ in range(3):
            play_until(seated, lambda state: len(state["deciding"]) == 2)
            for at in seated:
                at.catch_up()
            ids = [secrets.token_hex(6) for _ in seated]
            before = [at.state["version"] for at in seated]
            for at, id_ in zip(seated, ids, strict=True):
                option = at.state["decision"]["options"][0]["option"]
                at.say(type="choose", id=id_, seat=at.seat, version=at.state["version"], option=option)
            for at, id_ in zip(seated, ids, strict=True):
                answer = at.until(lambda message, id_=id_: message.get("id") == id_)
                assert answer["type"] == "done", answer
                at.catch_up()
                planned += 1
            assert all(at.state["version"] > old for at, old in zip(seated, before, strict=True))
    assert planned == 6


def test_a_choice_made_unseen_leaves_the_versions_of_others_as_they_are(host, friend, served):
    table = together(host, friend, "kingdom")
    with all_at(table, (host, 0), (friend, 1), (Visitor(served), None)) as (one, other, onlooker):
        play_until([one, other], lambda state: len(state["deciding"]) == 2)
        one.catch_up(), other.catch_up(), onlooker.catch_up()
        known = other.state["version"], onlooker.state["version"]
        chosen = 0
        while 0 in one.catch_up()["deciding"] and 1 in one.state["deciding"] and chosen < 5:
            one.choose(one.state["decision"]["options"][0]["option"])
            chosen += 1
            if 1 in one.state["deciding"]:
                assert (other.catch_up()["version"], onlooker.catch_up()["version"]) == known
        assert chosen
        assert other.choose(other.state["decision"]["options"][0]["option"])["type"] == "done"


# What may not be chosen.


def test_an_option_that_is_not_offered_is_refused_with_its_number(served, host):
    table = host.open("gugong", [ME], players=1)
    with host.at(table["id"], 0) as at:
        state = at_my_first_choice(at)
        offered = {option["option"] for option in state["decision"]["options"]}
        for option in [*(number for number in range(500) if number not in offered)][::25] + [2**31]:
            answer = at.choose(option)
            assert (answer["code"], answer["args"]) == ("illegal-option", {"option": option})
        assert at.choose(min(offered))["type"] == "done"


def test_nobody_chooses_for_the_seat_of_somebody_else(served, host, friend):
    table = together(host, friend, "gugong")
    turn = host.state(table, 0)["deciding"][0]
    thief = friend if turn == 0 else host
    wish = {"id": "x", "seat": turn, "version": 0}
    for path, message in (
        ("choices", {**wish, "type": "choose", "option": 1}),
        ("undo", {**wish, "type": "undo"}),
        ("proposal", {**wish, "type": "propose"}),
    ):
        assert thief.problem("POST", f"/api/tables/{table}/{path}", message) == (403, "not-your-seat")
    assert thief.problem("GET", f"/api/tables/{table}/seats/{turn}/state") == (403, "not-your-seat")
    assert served.deeds(table) == []


def test_nobody_learns_the_answer_to_a_choice_of_somebody_else_by_its_id(served, host, friend):
    table = together(host, friend, "gugong")
    turn = host.state(table, 0)["deciding"][0]
    owner, thief = (host, friend) if turn == 0 else (friend, host)
    option = owner.state(table, turn)["decision"]["options"][0]["option"]
    wish = {"type": "choose", "id": "mine", "seat": turn, "version": 0, "option": option}
    assert owner.post(f"/api/tables/{table}/choices", **wish)["version"] == 1
    assert thief.problem("POST", f"/api/tables/{table}/choices", wish) == (403, "not-your-seat")


def test_nobody_chooses_when_it_is_not_their_turn(served, host, friend):
    table = together(host, friend, "gugong")
    turn = host.state(table, 0)["deciding"][0]
    other = friend if turn == 0 else host
    wish = {"type": "choose", "id": "x", "seat": 1 - turn, "version": 0, "option": 1}
    assert other.problem("POST", f"/api/tables/{table}/choices", wish) == (409, "not-your-turn")
    assert other.problem("POST", f"/api/tables/{table}/choices", {**wish, "seat": 4}) == (404, "unknown-seat")


# Undoing.


def turn_ended(seated: list[AtTable]) -> tuple[AtTable, AtTable]:
    """Play until a turn has passed on that can be undone; give who ended it, and who must move."""
    for _ in range(400):
        (due,) = seated[0].catch_up()["deciding"]
        one, other = seated[due], seated[1 - due]
        one.choose(one.wait_for_my_turn()["decision"]["options"][0]["option"])
        if due not in one.state["deciding"] and one.state["can_undo"]:
            other.catch_up()
            return one, other
    raise AssertionError("no turn ended in a way that can be undone")


@pytest.mark.parametrize("way", ["socket", "requests"])
def test_who_must_move_is_asked_before_a_turn_is_undone_and_everybody_sees_it(served, host, friend, way):
    table = together(host, friend, "gugong")
    with all_at(table, (host, 0), (friend, 1), (Visitor(served), None)) as (mine, theirs, onlooker):
        one, other = turn_ended([mine, theirs])
        visitors = {0: host, 1: friend}

        def send(at: AtTable, path: str, **message: object) -> Message:
            wish = {"id": secrets.token_hex(6), "seat": at.seat, "version": at.state["version"], **message}
            if way == "requests":
                return visitors[at.seat].post(f"/api/tables/{table}/{path}", **wish)
            at.say(**wish)
            return at.until(lambda heard: heard.get("id") == wish["id"])

        deeds = len(served.deeds(table))
        for agree in (False, True):
            assert send(one, "undo", type="undo", whole=False)["type"] == "undo-asked"
            for at in (one, other, onlooker):
                while at.state.get("undo") is None:
                    at.hear()
                told = {"seat": one.seat, "whole": False, "awaits": [other.seat], "declined": False}
                assert at.state["undo"] == {**told, "may_answer": at is other}
            assert len(served.deeds(table)) == deeds
            answer = send(other, "undo/answer", type="answer-undo", agree=agree)
            assert answer["type"] == "done"
            if agree:
                break
            while not one.state["undo"]["declined"]:
                one.hear()
            assert one.undo()["code"] == "undo-declined"
            other.choose(other.wait_for_my_turn()["decision"]["options"][0]["option"])
            one, other = turn_ended([mine, theirs])
            onlooker.catch_up()
            deeds = len(served.deeds(table))
        assert one.catch_up()["deciding"] == [one.seat] and one.state["undo"] is None
        assert [deed["deed"] for deed in served.deeds(table)[deeds:]] == ["undo"]
        assert other.catch_up()["decision"] is None and onlooker.catch_up()["undo"] is None


def turn_begun(at: AtTable, choices: int) -> list[Message]:
    """Make the first choices of a turn that teach nobody anything; give the states before each."""
    before: list[Message] = []
    while len(before) < choices:
        state = at.wait_for_my_turn()
        before.append(state)
        at.choose(state["decision"]["options"][0]["option"])
        if not at.state["can_undo"]:
            before.clear()
    return before


def same(state: Message, other: Message) -> bool:
    """Tell whether two states show the same, though at other versions."""
    return all(state[part] == other[part] for part in ("view", "decision", "deciding", "can_undo", "ahead"))


def test_a_choice_is_undone_and_everything_is_as_before(served, host):
    table = host.open("gugong", [ME, ME], players=2)
    seat = host.state(table["id"], 0)["deciding"][0]
    with host.at(table["id"], seat) as at:
        before = turn_begun(at, 2)
        lines = list(at.lines)
        deeds = len(served.deeds(table["id"]))
        assert at.undo()["type"] == "done"
        assert same(at.state, before[1])
        assert at.state["version"] == before[1]["version"] + 2
        assert len(served.deeds(table["id"])) == deeds + 1
        at.choose(before[1]["decision"]["options"][0]["option"])
        assert at.lines == lines


def test_a_whole_turn_is_begun_anew(host):
    table = host.open("gugong", [ME, ME], players=2)
    seat = host.state(table["id"], 0)["deciding"][0]
    with host.at(table["id"], seat) as at:
        before = turn_begun(at, 3)
        assert at.undo(whole=True)["type"] == "done"
        assert same(at.state, before[0])
        assert not at.state["can_undo"]
        assert at.undo()["code"] == "nothing-to-undo"
        assert at.undo(whole=True)["code"] == "nothing-to-undo"


def test_nothing_is_taken_back_before_anything_was_chosen_or_by_others(host, friend, served):
    table = together(host, friend, "gugong")
    turn = host.state(table, 0)["deciding"][0]
    players = [(host, 0), (friend, 1)] if turn == 0 else [(friend, 1), (host, 0)]
    with all_at(table, *players) as (one, other):
        one.wait_for_my_turn(), other.wait_for("state")
        assert one.undo()["code"] == "nothing-to-undo"
        one.choose(one.state["decision"]["options"][0]["option"])
        other.catch_up()
        assert other.undo()["code"] == "nothing-to-undo"


def test_lines_of_the_log_go_when_their_choice_is_taken_back(host, friend):
    table = together(host, friend, "kingdom")
    with all_at(table, (host, 0), (friend, 1)) as seated:
        for _ in range(40):
            play_until(seated, lambda state: len(state["deciding"]) == 2)
            at = seated[0]
            at.catch_up()
            lines = list(at.lines)
            at.choose(at.state["decision"]["options"][0]["option"])
            if at.state["can_undo"] and len(at.lines) > len(lines):
                assert at.undo()["type"] == "done"
                assert at.lines == lines
                assert host.state(table, 0)["log"] == lines
                return
    pytest.fail("no choice was told")


def test_under_a_veil_taking_back_leaves_what_the_other_chose(served, host, friend):
    table = together(host, friend, "kingdom")
    with all_at(table, (host, 0), (friend, 1)) as (one, other):
        play_until([one, other], lambda state: len(state["deciding"]) == 2)
        one.catch_up(), other.catch_up()
        for at in (one, other):
            at.choose(at.state["decision"]["options"][-1]["option"])
        seen = friend.state(table, 1)
        assert one.state["can_undo"]
        assert one.undo()["type"] == "done"
        # Who must still choose is told to all, and may be somebody else again.
        assert {**friend.state(table, 1), "deciding": None} == {**seen, "deciding": None}


# Proposals.


def test_a_bot_proposes_where_all_cubes_go_and_places_none(served, host):
    table = host.open("kingdom", [ME], players=1)
    with host.at(table["id"], 0) as at:
        play_until([at], lambda state: state["decision"] and state["decision"]["kind"] == "place-cubes")
        state = at.state
        deeds = served.deeds(table["id"])
        at.say(type="propose", id="how", seat=0, version=state["version"])
        proposal = at.wait_for("proposal")
        assert proposal["id"] == "how" and proposal["options"]
        assert proposal["options"][0] in state["decision"]["options"]
        assert served.deeds(table["id"]) == deeds
        for option in proposal["options"]:
            assert option in at.state["decision"]["options"]
            assert at.choose(option["option"])["type"] == "done"
        assert kinds_of(at) != "place-cubes"


def test_nothing_is_proposed_where_there_is_no_routine(host):
    table = host.open("gugong", [ME], players=1)
    with host.at(table["id"], 0) as at:
        state = at_my_first_choice(at)
        at.say(type="propose", id="how", seat=0, version=state["version"])
        assert at.until(lambda message: message.get("id") == "how")["code"] == "no-routine"
        at.say(type="propose", id="when", seat=0, version=state["version"] + 1)
        assert at.until(lambda message: message.get("id") == "when")["code"] == "stale"


# What comes next is foretold.


def test_what_a_card_would_cost_is_told_before_it_is_chosen(host):
    table = host.open("gugong", [ME, ME], players=2)
    seat = host.state(table["id"], 0)["deciding"][0]
    with host.at(table["id"], seat) as at:
        state = at.wait_for_my_turn()
        assert state["decision"]["kind"] == "gift"
        assert state["ahead"]
        for option, foretold in list(state["ahead"].items()):
            at.choose(int(option))
            assert at.state["decision"] == foretold
            at.undo()


# Coming back.


def test_whoever_comes_back_sees_what_those_see_who_stayed(host, friend):
    table = together(host, friend, "gugong")
    with all_at(table, (host, 0), (friend, 1)) as seated:
        play_until(seated, lambda state: state["version"] >= 12)
        stayed = seated[0].catch_up()
        with host.at(table, 0) as back:
            assert back.wait_for("state")["view"] == stayed["view"]
            assert back.lines == seated[0].lines
            assert back.state == {**host.state(table, 0), "serial": back.state["serial"]}


def test_whoever_sits_down_elsewhere_hears_the_log_of_that_seat_from_its_beginning(host):
    table = host.open("gugong", [ME, ME], players=2)
    with all_at(table["id"], (host, 0), (host, 1)) as seated:
        play_until(seated, lambda state: state["version"] >= 12)
        at = seated[0]
        assert at.sit(1)["log_from"] == 0
        assert at.lines == host.state(table["id"], 1)["log"]


def test_small_messages_do_not_wait_for_one_another():
    """Only over sockets made as TCP asyncio sends at once (TCP_NODELAY); else a message may cost 40 ms."""
    sends_at_once: list[int] = []

    class Look(asyncio.Protocol):
        def connection_made(self, transport):
            accepted = transport.get_extra_info("socket")
            sends_at_once.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            transport.close()

    async def connect() -> None:
        listening = listen("127.0.0.1", 0)
        server = await asyncio.get_running_loop().create_server(Look, sock=listening)
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        await reader.read()
        writer.close()
        server.close()

    asyncio.run(connect())
    assert sends_at_once and all(sends_at_once)


# Problems have sentences.


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_problem_has_a_sentence_in_every_language(language):
    words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^problem-([\w-]+) = \S", words, re.MULTILINE))
    assert set(STATUS) - known == set()


def test_every_refusal_that_the_server_can_give_has_a_status():
    import courtyard.server

    sources = "".join(path.read_text() for path in Path(courtyard.server.__file__).parent.rglob("*.py"))
    refused = set(re.findall(r'Refusal\(\s*"([\w-]+)"', sources))
    assert refused and refused <= set(STATUS)
    assert all(400 <= status < 600 and status != 500 for status in STATUS.values())
