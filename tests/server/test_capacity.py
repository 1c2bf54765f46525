"""Capacity: nobody takes all places, and a silent client is the first to go."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from courtyard.server.border.capacity import EACH_CALLER, OWN_PLACES, Callers, Crowd
from courtyard.server.border.connections import no_place
from courtyard.server.border.guard import HEADERS
from courtyard.server.ground.problems import Refusal
from tests.server.fuzz.wires import Wire, hear_answer, request
from tests.server.visitors import ME, OPEN, WAIT, Served, Visitor, serving

# Sockets.


def fill_places(crowd: Crowd, until: int, stack: ExitStack) -> None:
    """Let others come, each once and from an address of their own."""
    while crowd.here < until:
        stack.enter_context(crowd.entering(f"guest {crowd.here}", f"address {crowd.here}"))


def test_the_last_places_are_for_those_who_play() -> None:
    crowd = Crowd(100)
    with ExitStack() as stack:
        fill_places(crowd, 75, stack)
        crowd.check("anna", is_player=False)
        stack.enter_context(crowd.entering("anna", "here"))
        with pytest.raises(Refusal, match="too-busy"):
            crowd.check("anna", is_player=False)
        crowd.check("anna", is_player=True)
        fill_places(crowd, 100, stack)
        with pytest.raises(Refusal, match="too-busy"), crowd.entering("bert", "there"):
            pass
    assert crowd.here == len(crowd) == 0


def test_of_the_last_places_who_plays_has_few() -> None:
    crowd = Crowd(100)
    with ExitStack() as stack:
        fill_places(crowd, 80, stack)
        for _ in range(OWN_PLACES):
            stack.enter_context(crowd.entering("eve", "home"))
            crowd.check("eve", is_player=True)
        with pytest.raises(Refusal, match="too-busy"), crowd.entering("eve", "elsewhere"):
            crowd.check("eve", is_player=True)
        with crowd.entering("anna", "here"):
            crowd.check("anna", is_player=True)


@pytest.mark.parametrize(
    ("places", "factor", "guest", "address"),
    [(3000, 1.0, 30, 200), (3000, 2.0, 60, 400), (6000, 1.0, 60, 400), (100, 1.0, 6, 40), (20, 1.0, 6, 10)],
)
def test_a_guest_and_an_address_have_so_many_sockets(
    places: int, factor: float, guest: int, address: int
) -> None:
    crowd = Crowd(places, factor)
    with ExitStack() as stack:
        for nth in range(guest):
            stack.enter_context(crowd.entering("eve", f"address {nth}"))
        with pytest.raises(Refusal, match="too-many-sockets"), crowd.entering("eve", "another"):
            pass
    with ExitStack() as stack:
        for nth in range(address):
            stack.enter_context(crowd.entering(None if nth % 2 else f"guest {nth}", "one address"))
        with pytest.raises(Refusal, match="too-many-sockets"), crowd.entering("anna", "one address"):
            pass
        with crowd.entering("anna", "another address"):
            pass
    assert Crowd(places, 0.0).each_guest is None


def said(socket: ClientConnection) -> str:
    """The code of a problem, or the kind of the first message."""
    heard = json.loads(socket.recv(WAIT))
    return str(heard.get("code") or heard["type"])


def test_two_guests_of_one_address_lock_nobody_out_of_their_own_table(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--sockets", "40", "--limits", "1") as served, ExitStack() as stack:
        ann = Visitor(served)
        table = ann.open("gugong", [ME, OPEN], players=2)["id"]
        for _ in range(2):
            eve = Visitor(served)
            own = eve.open("gugong", [ME, OPEN], players=2)["id"]
            heard = [said(stack.enter_context(eve.socket(own))) for _ in range(8)]
            assert heard == ["table"] * 6 + ["too-many-sockets"] * 2
        assert said(stack.enter_context(ann.socket(table))) == "table"


def test_who_has_closed_a_window_may_open_another(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--sockets", "40", "--limits", "1") as served:
        ann = Visitor(served)
        table = ann.open("gugong", [ME, OPEN], players=2)["id"]
        for _ in range(12):
            with ann.socket(table) as socket:
                assert said(socket) == "table"


# Connections.


@dataclass(eq=False)
class Somebody:
    """A connection that only notes whether it was cut."""

    is_cut: bool = False

    def cut(self) -> None:
        self.is_cut = True


def come(callers: Callers, host: str | None) -> Somebody | None:
    somebody = Somebody()
    if not callers.come(somebody, host, len(callers) + 1):
        return None
    callers.mark_idle(somebody)
    return somebody


def test_of_one_address_whoever_is_silent_longest_makes_room() -> None:
    callers = Callers()
    crowd = [come(callers, "192.0.2.1") for _ in range(EACH_CALLER)]
    other = come(callers, "192.0.2.2")
    callers.ask(crowd[0])
    assert come(callers, "192.0.2.1") is not None
    assert [each.is_cut for each in crowd] == [False, True] + [False] * (EACH_CALLER - 2)
    for each in crowd:
        callers.ask(each)
    assert come(callers, "192.0.2.1") is not None, "the one that came last says nothing yet"
    assert other is not None and not other.is_cut


def test_where_everybody_of_an_address_is_being_answered_nobody_else_of_it_comes_in() -> None:
    callers = Callers()
    crowd = [come(callers, "2001:db8::1") for _ in range(EACH_CALLER)]
    for each in crowd:
        assert each is not None
        callers.ask(each)
    assert come(callers, "2001:db8::2") is None, "of one household"
    assert come(callers, "2001:db8:1::1") is not None
    callers.go(crowd[0])
    assert come(callers, "2001:db8::2") is not None


def test_where_there_are_too_many_of_all_addresses_the_silent_go_first() -> None:
    callers = Callers(most=10)
    crowd = [come(callers, f"192.0.2.{nth}") for nth in range(10)]
    assert come(callers, "198.51.100.1") is not None
    assert [each.is_cut for each in crowd] == [True] + [False] * 9
    for each in [*crowd, *callers._here]:
        callers.ask(each)
    assert come(callers, "198.51.100.2") is None


def test_connections_of_a_proxy_of_ours_are_not_counted_for_one_address() -> None:
    for callers in (Callers(proxies=["10.0.0.0/8", "::1/128"]), Callers(factor=0.0)):
        crowd = [come(callers, host) for _ in range(EACH_CALLER) for host in ("10.1.2.3", "::1", None)]
        for each in crowd:
            assert each is not None
            callers.ask(each)
        assert come(callers, "10.1.2.3") is not None
        for each in list(callers._here):
            callers.go(each)
        assert len(callers) == 0 and not callers._of


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "data", "--limits", str(4 / EACH_CALLER)) as served:
        yield served


def test_silent_connections_of_one_address_keep_nobody_of_it_from_asking(small: Served) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(Wire(small.port)) for _ in range(8)]
        wire = stack.enter_context(Wire(small.port))
        wire.send(request("GET", "/healthz", connection="close"))
        assert hear_answer(wire, WAIT).status == 200
        assert all(each.is_gone(WAIT) for each in silent[:4])


def test_who_finds_no_place_is_told_so_like_everybody_else(small: Served) -> None:
    """Four are in the middle of a request, so that nobody is silent."""
    with ExitStack() as stack:
        for _ in range(4):
            busy = stack.enter_context(Wire(small.port))
            busy.send(request("PATCH", "/api/me", b"", content_length="1000", expect="100-continue"))
            assert busy.take(12, WAIT) == b"HTTP/1.1 100"
        answer = b""
        with socket.create_connection(("127.0.0.1", small.port), WAIT) as wire:
            wire.sendall(request("GET", "/healthz", connection="close"))
            while more := wire.recv(4096):
                answer += more
    head, _, body = answer.partition(b"\r\n\r\n")
    assert body == b'{"code":"too-busy","args":{}}' and answer == no_place()
    for name, value in HEADERS.items():
        assert f"\r\n{name}: {value}\r\n".encode() in head + b"\r\n"
    assert b"content-type: application/json" in head and b"retry-after: " in head
