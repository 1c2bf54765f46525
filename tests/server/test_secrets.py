"""Nobody sees what they may not: every message to a seat follows from that seat's view alone."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR
from tests.server.pasts import plain
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
    dealt_again,
    follow,
    play_on,
    serving,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("secrets") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


def canonical(message: Any) -> str:
    return json.dumps(plain(message), sort_keys=True)


# Whole games over the server, compared with their journal.


class Evening:
    """A game that was played to its end by two people and perhaps bots, with somebody who looked on."""

    def __init__(self, served: Served, game: str, seats: list[Message], options: Message, seed: int) -> None:
        self.served = served
        host, friend, onlooker = (Visitor(served) for _ in range(3))
        table = host.open(game, seats, **options)
        friend.claim(table, 1)
        host.post(f"/api/tables/{table['id']}/start")
        self.table: str = table["id"]
        self.claim: str = table["claims"]["1"]
        self.ids = [visitor.get("/api/me")["id"] for visitor in (host, friend, onlooker)]
        self.tokens = [visitor.http.cookies["courtyard"] for visitor in (host, friend, onlooker)]
        dice = Dice(seed)
        with all_at(self.table, (host, 0), (friend, 1), (onlooker, None)) as self.seated:
            self.play(self.seated[:2], dice)
            for at in self.seated:
                while not at.state or at.state["stage"] != "over":
                    at.hear()
        self.match = dealt_again(served, self.table)
        self.deeds = served.deeds(self.table)

    def play(self, players: list[AtTable], dice: Dice) -> None:
        """Choose by lot, take back now and then, and ask what one may not ask."""
        pick = by_lot(dice)
        stop = {"at": 0}

        def is_time(state: Message) -> bool:
            stop["at"] += 1
            return stop["at"] % 12 == 0

        while True:
            state = play_on(players, pick, is_time)
            if state["stage"] == "over":
                return
            for at in players:
                at.catch_up()
                if at.state["can_undo"]:
                    assert at.undo(whole=dice.below(2) == 0)["type"] in ("done", "problem", "undo-asked")
                other = 1 - (at.seat or 0)
                at.say(type="choose", id=f"thief-{stop['at']}", seat=other, version=0, option=dice.below(400))
                at.say(type="propose", id=f"asks-{stop['at']}", seat=at.seat, version=at.state["version"])


EVENINGS = [
    ("gugong", [ME, OPEN, RANDOM], {"players": 3, "expert": True}, 1),
    ("kingdom", [ME, OPEN], {"players": 2, "module": "advisors", "side": "b"}, 2),
]


@pytest.fixture(scope="module", params=EVENINGS, ids=["gugong", "kingdom"])
def evening(served: Served, request: pytest.FixtureRequest) -> Evening:
    return Evening(served, *request.param)


def lines_for(match: Match, reader: int, known: dict[Any, Any]) -> list[Any]:
    """The log as a reader may hear it; the line of an event never changes."""
    lines = []
    for event in match.log(reader):
        if (event, reader) not in known:
            known[event, reader] = plain(match.log_line(event, reader))
        lines.append(known[event, reader])
    return [text for text in lines if text is not None]


def shown(match: Match, reader: int) -> str:
    """The parts of a match a reader may be shown besides the log."""
    decision = match.decision(reader) if reader >= 0 and match.position.is_open(reader) else None
    return canonical(
        {
            "view": match.game.view(match.position, reader),
            "decision": decision,
            "deciding": match.open_seats,
            "can_undo": reader >= 0 and not match.is_over and match.can_undo(reader),
        }
    )


def states_of(at: AtTable) -> list[Message]:
    return [message for message in at.heard if message["type"] == "state"]


def test_every_state_is_exactly_the_view_of_its_seat_at_some_moment_of_the_journal(evening):
    match = dealt_again(evening.served, evening.table)
    readers = {at: SPECTATOR if at.seat is None else at.seat for at in evening.seated}
    moments: dict[AtTable, dict[str, list[Any]]] = {at: {} for at in readers}
    known: dict[Any, Any] = {}

    def note() -> None:
        for at, reader in readers.items():
            moments[at].setdefault(shown(match, reader), []).append(lines_for(match, reader, known))

    note()
    for deed in evening.deeds:
        follow(match, deed)
        note()
    for at in evening.seated:
        lines: list[Any] = []
        for state in states_of(at):
            told = {part: state[part] for part in ("view", "decision", "deciding", "can_undo")}
            possible = moments[at].get(json.dumps(told, sort_keys=True))
            assert possible, "a state shows what its seat never could see"
            del lines[state["log_from"] :]
            lines += [line["text"] for line in state["log"]]
            assert lines in possible
        assert lines == lines_for(match, readers[at], {})


def test_what_comes_ahead_is_only_what_the_seat_will_be_asked_next(evening):
    for at in evening.seated:
        for state in states_of(at):
            options = {str(option["option"]) for option in (state["decision"] or {"options": []})["options"]}
            assert set(state["ahead"]) <= options
            assert all(foretold["seat"] == at.seat for foretold in state["ahead"].values())


def test_whoever_looks_on_is_asked_nothing_and_sees_what_all_see(evening):
    for state in states_of(evening.seated[2]):
        assert state["seat"] is None and state["decision"] is None
        assert state["ahead"] == {} and not state["can_undo"]
        assert not any(line["mine"] for line in state["log"])


def test_the_seed_is_told_at_the_end_and_only_its_hash_before(evening):
    seed = evening.match.seed
    for at in evening.seated:
        for message in at.heard:
            if message["type"] == "state":
                assert message["seed_hash"] == hashlib.sha256(seed.encode()).hexdigest()
            if message.get("stage") == "over":
                assert message["seed"] == seed
            else:
                assert seed not in json.dumps(message)


def test_with_the_seed_everybody_can_check_the_shuffle(evening):
    last = evening.seated[0].state
    match = Match(evening.match.game, evening.match.options, last["seed"])
    for deed in evening.deeds:
        follow(match, deed)
    assert canonical(match.view(0)) == canonical(last["view"])


def test_nobody_hears_the_ids_the_cookies_or_the_used_invitations_of_others(evening):
    for nth, at in enumerate(evening.seated):
        text = json.dumps(at.heard)
        assert evening.claim not in text
        for other, (id_, token) in enumerate(zip(evening.ids, evening.tokens, strict=True)):
            assert token not in text
            assert id_ not in text or other == nth


def test_asking_for_others_teaches_nothing_but_that_it_is_not_allowed(evening):
    for at in evening.seated[:2]:
        answers = [message for message in at.heard if str(message.get("id")).startswith("thief-")]
        assert answers
        for answer in answers:
            assert (answer["code"], answer["args"]) == ("not-your-seat", {"seat": 1 - (at.seat or 0)})


def test_the_past_of_a_seat_shows_only_what_it_was_shown_or_could_have_been(evening):
    visitor = Visitor(evening.served)
    for at in evening.seated[:2]:
        told = visitor.get(f"/api/tables/{evening.table}/replay/{at.seat}")
        views = {json.dumps(moment["view"], sort_keys=True) for moment in told["moments"]}
        match = dealt_again(evening.served, evening.table)
        possible = {canonical(match.view(at.seat))}
        for deed in evening.deeds:
            follow(match, deed)
            possible.add(canonical(match.view(at.seat)))
        assert views <= possible
        assert len(views & {json.dumps(state["view"], sort_keys=True) for state in states_of(at)}) > 10


# Sockets of people who lost their seat.


def test_whoever_left_a_seat_no_longer_sees_what_its_new_owner_sees(served):
    host, gone, owner = (Visitor(served) for _ in range(3))
    table = host.open("gugong", [ME, OPEN], players=2)
    gone.claim(table, 1)
    with gone.at(table["id"], 1) as at:
        at.wait_for("table")
        at.catch_up()
        gone.delete(f"/api/tables/{table['id']}/seats/1")
        owner.claim(host.look(table["id"]), 1)
        host.post(f"/api/tables/{table['id']}/start")
        secret = owner.state(table["id"], 1)["view"]
        at.until(lambda message: message["type"] == "table" and message["table"]["stage"] == "playing")
        at.catch_up()
        assert all(state["seat"] is None for state in states_of(at))
        assert all(state["view"] != secret for state in states_of(at))


def test_whoever_was_sent_away_by_the_host_no_longer_sees_from_that_seat(served):
    host, gone = Visitor(served), Visitor(served)
    table = host.open("gugong", [ME, OPEN], players=2)
    gone.claim(table, 1)
    with gone.at(table["id"], 1) as at:
        at.wait_for("table")
        at.catch_up()
        host.delete(f"/api/tables/{table['id']}/seats/1")
        host.post(f"/api/tables/{table['id']}/bots", seat=1, bot="random")
        host.post(f"/api/tables/{table['id']}/start")
        at.until(lambda message: message["type"] == "table" and message["table"]["stage"] == "playing")
        at.catch_up()
        assert all(state["seat"] is None for state in states_of(at))


def test_a_guest_without_a_cookie_sees_what_those_see_who_look_on(served):
    host, stranger = Visitor(served), Visitor(served)
    table = host.open("gugong", [ME, ME], players=2)
    stranger.http.cookies.clear()
    with stranger.at(table["id"], None) as at:
        assert at.wait_for("state")["view"] == host.state(table["id"], None)["view"]
        for seat in range(5):
            at.say(type="sit", seat=seat)
            assert at.wait_for("problem")["code"] in ("not-your-seat", "unknown-seat")
        assert at.catch_up()["seat"] is None
