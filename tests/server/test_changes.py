"""Changes: whoever is sent only what changed knows as much as whoever is sent everything."""

import json
from collections.abc import Iterator

import pytest

from courtyard.engine.chance import Dice
from tests.server.visitors import ME, AtTable, Message, Served, Visitor, serving

KINDS = [("gugong", 2), ("kingdom", 2), ("gugong", 1)]
MOVES = 40


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("changes") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


def without_log(state: Message) -> Message:
    return {name: part for name, part in state.items() if name not in ("log", "log_from", "film")}


def catch_up(at: AtTable, serial: int) -> Message:
    while at.state.get("serial", 0) < serial:
        at.hear()
    return at.state


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_state_told_by_its_changes_is_the_state_told_as_a_whole(served, game, players):
    host, dice = Visitor(served), Dice(players)
    table = host.open(game, [ME] * players, players=players)["id"]
    with host.at(table, 0) as whole, host.at(table, 0) as parts, host.at(table, None) as looking_on:
        parts.say(type="sit", seat=0, changes=True)
        looking_on.say(type="sit", seat=None, changes=True)
        others = [Seated(host, table, seat) for seat in range(players)]
        for _ in range(MOVES):
            state = host.get(f"/api/tables/{table}/state")
            if state["stage"] == "over":
                break
            chooser = others[state["deciding"][dice.below(len(state["deciding"]))]]
            chooser.choose(dice)
            if chooser.may_undo and dice.below(4) == 0:
                chooser.undo()
            version = host.get(f"/api/tables/{table}/seats/0/state")["version"]
            while whole.state.get("version", -1) < version:
                whole.hear()
            seen = catch_up(parts, whole.state["serial"])
            if seen["serial"] == whole.state["serial"]:
                assert without_log(seen) == without_log(whole.state)
                assert parts.lines == whole.lines
        assert looking_on.wait_for("change")["since"] >= 1
        changes = [message for message in parts.heard if message["type"] == "change"]
        full = {message["serial"]: message for message in whole.heard if message["type"] == "state"}
        pairs = [(change, full[change["since"] + 1]) for change in changes if change["since"] + 1 in full]
        assert len(pairs) > MOVES / 4
        sizes = [(len(json.dumps(change)), len(json.dumps(state))) for change, state in pairs]
        assert all(change < state for change, state in sizes)
        assert sum(change for change, _ in sizes) < 0.8 * sum(state for _, state in sizes)


def test_whoever_sits_down_again_or_is_behind_is_sent_everything(served):
    host = Visitor(served)
    table = host.open("gugong", [ME, ME], players=2)["id"]
    with host.at(table, 0) as at:
        at.say(type="sit", seat=0, changes=True)
        at.wait_for("state")
        at.say(type="choose", id="late", seat=0, version=99, option=0)
        assert at.until(lambda message: message.get("id") == "late")["code"] == "stale"
        assert at.wait_for("state")["log_from"] == 0
        at.say(type="sit", seat=1, changes=True)
        assert at.wait_for("state")["seat"] == 1


class Seated:
    """Somebody who chooses by requests, so that the sockets only listen."""

    def __init__(self, host: Visitor, table: str, seat: int) -> None:
        self.host, self.table, self.seat, self.ids = host, table, seat, 0
        self.may_undo = False

    def state(self) -> Message:
        return self.host.get(f"/api/tables/{self.table}/seats/{self.seat}/state")

    def choose(self, dice: Dice) -> None:
        state = self.state()
        options = state["decision"]["options"]
        option = options[dice.below(len(options))]["option"]
        self.send("choices", type="choose", version=state["version"], option=option)
        self.may_undo = self.state()["can_undo"]

    def undo(self) -> None:
        self.send("undo", type="undo", version=self.state()["version"], whole=False)

    def send(self, path: str, **wish: object) -> None:
        self.ids += 1
        wish |= {"id": f"{self.seat}-{self.ids}", "seat": self.seat}
        self.host.post(f"/api/tables/{self.table}/{path}", **wish)


# The film: how a state came about.


def followed(view: Message, changes: list[list[object]]) -> Message:
    """A view after changes, each a path and what then stands there."""
    view = json.loads(json.dumps(view))
    for *path, value in changes:
        *way, last = path
        there = view
        for step in way:
            there = there[step]
        there[last] = value
    return view


def film_of(message: Message) -> list[Message]:
    return next((change[-1] for change in message["changes"] if change[0] == "film"), [])


def play_on(table: Visitor, id_: str, dice: Dice, players: int, is_enough) -> None:
    seats = [Seated(table, id_, seat) for seat in range(players)]
    while not is_enough():
        state = table.get(f"/api/tables/{id_}/state")
        assert state["stage"] == "playing"
        seats[state["deciding"][0]].choose(dice)


def is_second_day(state: Message) -> bool:
    return state["view"]["day"] == 2 and state["view"]["phase"] == "day"


def test_a_night_is_told_step_by_step(served):
    host, dice = Visitor(served), Dice(3)
    table = host.open("gugong", [ME, ME], players=2)["id"]
    steps = 0
    with host.at(table, 0) as at:
        at.say(type="sit", seat=0, changes=True, film=True)
        at.wait_for("state")
        play_on(host, table, dice, 2, lambda: is_second_day(host.get(f"/api/tables/{table}/state")))
        while not is_second_day(at.state):
            view = at.state["view"]
            message = at.hear()
            film = film_of(message) if message["type"] == "change" else []
            for frame in film:
                assert frame["changes"]
                before, view = view, followed(view, frame["changes"])
                rolled = [die for die, was in zip(view["dice"], before["dice"], strict=True) if die != was]
                assert len(rolled) <= 1, "one after the other"
            if film:
                lines = [frame["log"] for frame in film]
                assert lines == sorted(lines)
                assert lines[0] >= len(at.lines) - len(at.state["log"])
                assert lines[-1] <= len(at.lines)
            steps = max(steps, len(film))
    assert steps > 3


def test_only_who_asks_for_a_film_is_told_how_a_state_came_about(served):
    host = Visitor(served)
    table = host.open("gugong", [ME, ME], players=2)["id"]
    with host.at(table, 0) as at:
        at.say(type="sit", seat=0, changes=True)
        at.wait_for("state")
        Seated(host, table, host.get(f"/api/tables/{table}/state")["deciding"][0]).choose(Dice(1))
        message = at.wait_for("change")
        assert all(change[0] != "film" for change in message["changes"])
        assert at.state["film"] == []


def test_what_another_does_unseen_is_no_frame(served):
    host = Visitor(served)
    table = host.open("kingdom", [ME, ME], players=2)["id"]
    with host.at(table, 0) as at:
        at.say(type="sit", seat=0, changes=True, film=True)
        at.wait_for("state")
        dice = Dice(5)
        seats = [Seated(host, table, seat) for seat in range(2)]
        unseen = 0
        for _ in range(120):
            state = host.get(f"/api/tables/{table}/state")
            deciding = state["deciding"]
            if deciding == [0, 1]:
                before = host.get(f"/api/tables/{table}/seats/0/state")["version"]
                seats[1].choose(dice)
                if host.get(f"/api/tables/{table}/seats/0/state")["version"] == before:
                    unseen += 1
                    continue
            seats[deciding[0]].choose(dice)
        assert unseen > 0
        version = host.get(f"/api/tables/{table}/seats/0/state")["version"]
        while at.state.get("version", -1) < version:
            at.hear()
        for message in at.heard:
            if message["type"] == "change":
                assert all(frame["changes"] for frame in film_of(message))
