"""Token buckets: who asks too fast is told when to ask again; nobody else notices."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from courtyard.server.border.answers import CHOICES_PER_DROP
from courtyard.server.border.routes import REQUESTS
from courtyard.server.border.sockets import MOST_HURRIED
from courtyard.server.ground import buckets as module
from courtyard.server.ground.buckets import RATES, Buckets, neighbourhood
from courtyard.server.ground.problems import Refusal
from tests import strategies
from tests.server.visitors import ME, OPEN, RANDOM, WAIT, Served, Visitor, serving

HTTP = httpx.Client(timeout=WAIT)
SLOW = 1 / 1000
"""With this factor every bucket holds one drop for hours, so that no test depends on speed."""


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def wait_of(take: Callable[[], None]) -> int:
    """Take a drop; give the seconds to wait for it, none if it was there."""
    try:
        take()
    except Refusal as refusal:
        assert refusal.code == "too-fast"
        return int(refusal.args_of_sentence["seconds"])
    return 0


# One bucket.


def test_a_bucket_gives_as_many_at_once_as_it_holds_and_then_one_after_the_other():
    time = Time()
    buckets = Buckets(now=time)
    rate = RATES["import"].guest
    assert rate is not None
    assert [wait_of(lambda: buckets.take("import", "anna")) for _ in range(int(rate.at_once))] == [0] * 10
    assert wait_of(lambda: buckets.take("import", "anna")) == rate.seconds
    time.at += rate.seconds - 1
    assert wait_of(lambda: buckets.take("import", "anna")) == 1
    time.at += 1
    assert wait_of(lambda: buckets.take("import", "anna")) == 0
    assert wait_of(lambda: buckets.take("import", "anna")) == rate.seconds


def test_nobody_elses_bucket_is_emptier_for_it():
    buckets = Buckets(SLOW, Time())
    buckets.take("import", "anna", "192.0.2.1")
    assert wait_of(lambda: buckets.take("import", "anna", "192.0.2.2")) > 0
    assert wait_of(lambda: buckets.take("import", "bert", "192.0.2.1")) > 0
    assert wait_of(lambda: buckets.take("import", "bert", "192.0.2.2")) == 0
    assert wait_of(lambda: buckets.take("table", "anna", "192.0.2.1")) == 0


def test_who_is_refused_for_one_bucket_loses_nothing_of_the_other():
    buckets = Buckets(SLOW, Time())
    buckets.take("import", "anna", "192.0.2.1")
    assert wait_of(lambda: buckets.take("import", "anna", "192.0.2.2")) > 0
    assert wait_of(lambda: buckets.take("import", "bert", "192.0.2.2")) == 0


@given(st.lists(st.tuples(st.sampled_from(sorted(RATES)), st.floats(0, 200)), max_size=60))
def test_whoever_waits_as_long_as_they_are_told_is_served(deeds: list[tuple[Any, float]]) -> None:
    time = Time()
    buckets = Buckets(0.1, time)
    for kind, pause in deeds:
        time.at += pause
        wait = wait_of(lambda kind=kind: buckets.take(kind, "anna", "192.0.2.1"))
        if wait:
            time.at += wait
            assert wait_of(lambda kind=kind: buckets.take(kind, "anna", "192.0.2.1")) == 0


def test_a_factor_makes_all_buckets_larger_and_none_takes_limits_away():
    for factor, most in ((1.0, 10), (3.0, 30), (0.1, 1)):
        buckets = Buckets(factor, Time())
        waits = [wait_of(lambda b=buckets: b.take("import", "anna")) for _ in range(40)]
        assert waits.count(0) == most
    boundless = Buckets(0.0, Time())
    assert not any(wait_of(lambda: boundless.take("import", "anna")) for _ in range(1000))
    assert len(boundless) == 0


def test_buckets_that_are_full_again_are_forgotten():
    time = Time()
    buckets = Buckets(now=time)
    for nth in range(1000):
        buckets.take("request", address=f"192.0.2.{nth}")
    assert len(buckets) == 1000
    time.at += module.SWEEP
    buckets.take("request", address="198.51.100.1")
    assert len(buckets) == 1


def test_there_are_never_more_buckets_than_memory_has_room_for(monkeypatch):
    monkeypatch.setattr(module, "MOST_BUCKETS", 100)
    buckets = Buckets(SLOW, Time())
    for nth in range(1000):
        buckets.take("guest", address=str(nth))
    assert len(buckets) == 100
    assert wait_of(lambda: buckets.take("guest", address="999")) > 0, "the latest are remembered"
    assert wait_of(lambda: buckets.take("guest", address="0")) == 0, "the oldest are not"


@pytest.mark.parametrize(
    "host, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address", "no address"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_one_household_is_one_address(host, counted):
    assert neighbourhood(host) == counted


def test_everything_that_costs_something_has_a_bucket():
    drops = {(request.method, request.path): request.bucket for request in REQUESTS if request.bucket}
    assert drops["POST", "/api/tables"] == drops["POST", "/api/lessons/{game}"] == "table"
    assert drops["POST", "/api/tables/{table}/rematch"] == "table"
    assert drops["POST", "/api/imports"] == "import"
    assert drops["POST", "/api/me/recover"] == "recovery"
    assert drops["POST", "/api/tables/{table}/seats/{seat}"] == "claim"
    assert drops["PUT", "/api/me/email"] == "letter"
    assert drops["POST", "/api/me/email/confirm"] == "code"
    assert drops["PUT", "/api/tables/{table}/webhook"] == "webhook"
    assert drops["POST", "/api/tables/{table}/analysis"] == "thought"
    assert drops["GET", "/api/tables/{table}/replay/{reader}"] == "replay"


# A server.


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which every address of a proxy's clients has drops of its own."""
    with serving(tmp_path_factory.mktemp("buckets") / "data", "--limits", "1", "--behind-proxy") as served:
        yield served


def at(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def ask(
    served: Served, address: str, path: str = "api/me", method: str = "GET", **more: Any
) -> httpx.Response:
    """Ask as somebody without a cookie."""
    HTTP.cookies.clear()
    return HTTP.request(method, f"{served.url}{path}", headers=at(address), **more)


def too_fast(response: httpx.Response) -> bool:
    """Tell whether somebody is told to wait, for how long, and in a way that programs understand too."""
    if response.status_code != 429:
        return False
    problem = response.json()
    assert problem["code"] == "too-fast"
    assert int(response.headers["retry-after"]) == problem["args"]["seconds"] > 0
    return True


def until_too_fast(most: int, ask_once: Callable[[int], httpx.Response]) -> list[httpx.Response]:
    """Ask on until one is told to wait: at least so many are answered, and more where answers are slow."""
    answers: list[httpx.Response] = []
    while not answers or not too_fast(answers[-1]):
        assert len(answers) < 20 * most
        answers.append(ask_once(len(answers)))
    assert len(answers) > most
    return answers


def test_a_flood_of_requests_without_a_cookie_does_not_fill_the_database(served):
    before = served.rows("SELECT count(*) AS n FROM guests")[0]["n"]
    most = int(RATES["guest"].address.at_once)
    flood = until_too_fast(most, lambda _: ask(served, "203.0.113.1"))
    flood += [ask(served, "203.0.113.1") for _ in range(50)]
    after = served.rows("SELECT count(*) AS n FROM guests")[0]["n"]
    assert after - before <= len(flood) - sum(map(too_fast, flood))
    assert ask(served, "203.0.113.2").status_code == 200


def test_who_only_looks_is_no_guest(served):
    host = Visitor(served)
    table = host.open("gugong", [ME, OPEN], listed=True, players=2)["id"]
    before = served.rows("SELECT count(*) AS n FROM guests")[0]["n"]
    for path in ("games", "rules/gugong", "lobby", f"tables/{table}", "me/statistics", "openapi.json"):
        response = ask(served, "203.0.113.3", f"api/{path}")
        assert response.status_code == 200 and "set-cookie" not in response.headers
    assert ask(served, "203.0.113.3", "api/lobby").json()["mine"] == []
    for path in (f"tables/{table}/seats/0", "lessons/gugong", "me", "me/session", "me/sessions"):
        assert "set-cookie" not in ask(served, "203.0.113.3", f"api/{path}", "DELETE").headers
    wrong = ask(served, "203.0.113.3", "api/me/recover", "POST", json={"code": "AAAA"})
    assert wrong.json()["code"] == "wrong-code"
    assert served.rows("SELECT count(*) AS n FROM guests")[0]["n"] == before


def test_codes_cannot_be_tried_one_after_the_other(served):
    most = int(RATES["recovery"].address.at_once)
    *tried, _ = until_too_fast(
        most, lambda nth: ask(served, "203.0.113.4", "api/me/recover", "POST", json={"code": str(nth)})
    )
    assert {response.status_code for response in tried} == {403}


def test_invitations_cannot_be_tried_one_after_the_other(served):
    table = Visitor(served).open("gugong", [ME, OPEN], players=2)["id"]
    guesser = Visitor(served)
    rate = RATES["claim"].guest
    assert rate is not None
    seat = f"/api/tables/{table}/seats/1"
    *tried, _ = until_too_fast(
        int(rate.at_once), lambda nth: guesser.http.post(seat, json={"claim": f"guess-{nth}"})
    )
    assert {response.json()["code"] for response in tried} == {"wrong-claim"}


def test_tables_are_not_opened_without_end(served):
    host = Visitor(served)
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [ME, OPEN]}
    *opened, _ = until_too_fast(40, lambda _: host.http.post("/api/tables", json=wish))
    assert {response.status_code for response in opened} == {200}
    assert Visitor(served).http.post("/api/tables", json=wish).status_code == 200


def test_looking_back_at_a_long_game_costs_more(tmp_path: Path) -> None:
    """A bucket of three drops: one for the request, and one for every hundred choices."""
    match = Match(GAMES["kingdom"], {"players": 2}, "1")
    strategies.play_on(match, 10_000, Dice(3))
    assert len(match.choices) // CHOICES_PER_DROP == 2
    with serving(tmp_path / "data", "--limits", "0.05") as served:
        anna = Visitor(served)
        table = anna.post("/api/imports", text=journal.to_text(match))["id"]
        assert anna.http.get(f"/api/tables/{table}/replay/public").status_code == 200
        for path in ("replay/public", "export/journal", "export/text/en"):
            assert too_fast(anna.http.get(f"/api/tables/{table}/{path}"))


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without a proxy that hardly lets anybody do anything."""
    with serving(tmp_path_factory.mktemp("slow") / "data", "--limits", str(SLOW)) as served:
        yield served


def test_a_forged_address_is_not_believed_by_a_server_without_a_proxy(slow):
    ask(slow, "203.0.113.1")
    assert too_fast(ask(slow, "203.0.113.2"))


def test_of_a_chain_of_proxies_the_last_that_is_not_ours_counts(tmp_path: Path):
    words = ("--limits", str(SLOW), "--behind-proxy", "--trusted-proxy", "198.51.100.0/24")
    with serving(tmp_path / "data", *words) as behind:
        assert ask(behind, "1.1.1.1, 203.0.113.1, 198.51.100.7").status_code == 200
        assert too_fast(ask(behind, "2.2.2.2, 203.0.113.1, 198.51.100.8"))
        assert ask(behind, "2.2.2.2, 203.0.113.2, 198.51.100.7").status_code == 200


# Sockets.


def test_what_is_said_too_fast_is_refused_by_its_id_and_who_goes_on_is_cut_off(tmp_path: Path):
    with serving(tmp_path / "data", "--limits", "0.02") as served:
        anna = Visitor(served)
        table = anna.open("gugong", [ME, RANDOM], players=2)["id"]
        with anna.socket(table) as socket:
            problems = []
            with pytest.raises(ConnectionClosed) as closed:
                for nth in range(2000):
                    message = {"type": "propose", "id": f"id-{nth}", "seat": 0, "version": 0}
                    with suppress(ConnectionClosed):
                        socket.send(json.dumps(message))
                    while (heard := json.loads(socket.recv(WAIT))).get("id") != f"id-{nth}":
                        pass
                    problems.append(heard.get("code"))
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        assert problems[0] != "too-fast"
        assert problems[-MOST_HURRIED:] == ["too-fast"] * MOST_HURRIED
        assert served.process.poll() is None


def test_sockets_are_not_opened_without_end(slow):
    uri = f"{slow.url.replace('http', 'ws', 1)}api/tables/nowhere/socket"
    with pytest.raises(InvalidStatus) as refused:
        for _ in range(2):
            with connect(uri, compression=None):
                pass
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["retry-after"]) > 0
