"""Bad input of every kind: only defined answers, nothing grows, and others play on.

`python -m tests.server.fuzz` tries more, for as long as you like; a failure here tells how to see it again.
"""

import random
from collections.abc import Iterator

import pytest

from courtyard.server.border.routes import REQUESTS
from tests.server.fuzz import campaign, spoiling
from tests.server.fuzz.attempts import Answer, OnSocket, OnWire, Wrong, judged
from tests.server.fuzz.campaign import KINDS, Campaign
from tests.server.fuzz.house import BODIES, House
from tests.server.fuzz.watching import Bystander, Counted, Held, counted, slope
from tests.server.fuzz.wires import TEXT, Wire, frame, handshake, masked_by, request
from tests.server.visitors import WAIT

SEED = 8
INPUTS = 1200
MOST_GROWN = 32.0
"""The megabytes a server may grow by after all frames: caches, and no more."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counted]:
    with counted(tmp_path_factory.mktemp("fuzz") / "data") as served:
        yield served


@pytest.fixture(scope="module")
def house(served: Counted) -> House:
    return House(served)


def test_whatever_is_sent_the_server_answers_as_it_says_and_others_play_on(served, house):
    tried = Campaign(house, SEED)
    with campaign.watched(served, SEED) as bystander:
        tried.warm_up()
        before = served.held()
        tried.run(0, INPUTS, 10 * WAIT)
    after = served.at_rest(before)
    assert set(tried.tried) == set(KINDS) and tried.tried.total() == INPUTS + campaign.WARM
    assert served.complaints() == []
    assert after.is_as_little_as(before), (before, after)
    assert after.megabytes < before.megabytes + MOST_GROWN, (before, after)
    assert bystander.trouble == [] and len(bystander.seconds) > 20
    assert max(bystander.seconds) < WAIT / 2
    came = {outcome for outcomes in tried.outcomes.values() for outcome in outcomes}
    assert {"done", "bad-message", "stale", "closed 1002", "200", "400 bad-message"} <= came


def test_a_handshake_as_it_should_be_opens_a_socket(house):
    sound = handshake(house.tables["playing"], house.cookies[0])
    assert OnWire(sound, is_handshake=True).make(house) == ["opened"]


def test_the_same_seed_makes_the_same_inputs(house):
    def made(number: int) -> bytes:
        dice = random.Random(f"{SEED}/{number}")
        return KINDS[dice.choice(["request, lines", "body, chunks"])](dice, house).sent

    inputs = [made(number) for number in range(40)]
    assert inputs == [made(number) for number in range(40)]
    assert len(set(inputs)) > 20


# What was found once.


@pytest.mark.parametrize("email", ["a@b.c@d.e", "$@+~|.", "anna@example.org.", "a@b.c@"])
def test_an_address_that_cannot_be_read_at_all_is_a_bad_one(house, email):
    assert house.owner.problem("PUT", "/api/me/email", {"email": email}) == (422, "bad-email")


def test_a_body_that_ends_too_early_is_nothing_to_complain_about(served, house):
    with Wire(served.port) as wire:
        wire.send(request("PATCH", "/api/me", b'{"name":', content_length="900"))
    house.owner.get("/api/me")
    assert served.complaints() == []


# The fuzzer itself: a fault that is there is found.


@pytest.mark.parametrize(
    "answer",
    [
        Answer(500, {"content-type": "text/plain"}, b"Internal Server Error"),
        Answer(500, {"content-type": "application/json"}, b'{"code": "oops", "args": {}}'),
        Answer(503, {"content-type": "application/json"}, b'{"code": "not-stored", "args": {}}'),
        Answer(400, {"content-type": "application/json"}, b'{"code": "stale", "args": {}}'),
        Answer(400, {"content-type": "application/json"}, b'{"code": "bad-message"}'),
        Answer(404, {"content-type": "text/html"}, b"<h1>Not found</h1>"),
        Answer(302, {"location": "http://evil.example"}, b""),
        Answer(200, {"content-type": "text/plain"}, b"root:x:0:0:root:/root:/bin/bash"),
    ],
    ids=lambda answer: f"{answer.status} {answer.body[:24]!r}",
)
def test_an_answer_that_nobody_described_is_noticed(answer):
    with pytest.raises(Wrong):
        judged(answer)


def test_answers_that_are_described_are_let_pass():
    problem = Answer(
        400, {"content-type": "application/json"}, b'{"code": "bad-message", "args": {"why": "x"}}'
    )
    assert judged(problem) == "400 bad-message"
    assert judged(Answer(400, {}, b"Invalid HTTP request received.")) == "400 of the protocol"


def test_an_attempt_that_goes_wrong_tells_how_to_see_it_again(house, monkeypatch):
    def broken(dice: random.Random, there: House) -> OnWire:
        return OnWire(request("GET", "/api/me", x=str(dice.randrange(9))), is_handshake=True)

    monkeypatch.setitem(campaign.KINDS, "request, lines", broken)
    monkeypatch.setattr("tests.server.fuzz.attempts.PLAIN", set())
    with pytest.raises(
        Wrong, match=r"(?s)request, lines: .*--seed 3 --first 17 --inputs 1\nsent \d+ bytes: b'GET"
    ):
        Campaign(house, 3, ("request, lines",)).attempt(17)


def test_silence_on_a_socket_is_noticed(house, monkeypatch):
    monkeypatch.setattr("tests.server.fuzz.attempts.WAIT", 0.2)
    cookie = house.cookies[0]
    unfinished = OnSocket(frame(TEXT, b"{}", claimed=9000), house.tables["playing"], cookie)
    with pytest.raises(Wrong, match="no answer"):
        unfinished.make(house)
    house.leave_all()


def test_what_is_left_over_is_noticed():
    before = Held(80.0, 20, 8, 0, 0)
    assert Held(99.0, 22, 9, 0, 5).is_as_little_as(before)
    for after in (Held(80.0, 40, 8, 0, 0), Held(80.0, 20, 30, 0, 0), Held(80.0, 20, 8, 1, 0)):
        assert not after.is_as_little_as(before)


def test_growth_is_measured():
    assert slope([(0, 80.0), (1000, 80.0), (2000, 80.0)]) == 0
    assert slope([(0, 80.0), (1000, 81.0), (2000, 82.0)]) == pytest.approx(0.001)


def test_bystanders_notice_a_choice_that_is_not_kept(served):
    class Forgetful(Bystander):
        def _choose(self, at, option):
            kept = super()._choose(at, option)
            self._stop.set()
            return f"not {kept}"

    bystander = Forgetful(served, SEED)
    bystander._thread.join(WAIT)
    assert bystander.trouble == ["kept other choices than the 1 that were acknowledged"]


def test_every_body_has_an_example():
    assert {asked.takes for asked in REQUESTS if asked.takes} == set(BODIES)


def test_every_way_to_spoil_a_message_spoils_it():
    message = {"type": "choose", "id": "abc", "seat": 0, "version": 3, "option": 5}
    for name, way in spoiling.WAYS.items():
        spoilt = {way(random.Random(nth), message) for nth in range(60)}
        assert len(spoilt - {spoiling.written(message)}) >= 5, name


def test_a_mask_can_be_taken_off_again():
    payload = bytes(range(256)) * 3 + b"x"
    assert masked_by(b"\x01\xff\x80\x00", masked_by(b"\x01\xff\x80\x00", payload)) == payload
