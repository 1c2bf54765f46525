"""Bad input: whatever is sent, the answer is a problem with a known code, and the server lives on."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from courtyard.server.ground.problems import STATUS
from tests.server.visitors import ME, WAIT, AtTable, Served, Visitor, serving

TOO_LARGE_A_MESSAGE = 1009
TRY_AGAIN = 1013
BIG = "9" * 5000


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("bad") / "data") as served:
        yield served


@pytest.fixture(scope="module")
def host(served: Served) -> Visitor:
    return Visitor(served)


@pytest.fixture(scope="module")
def table(host: Visitor) -> str:
    id_: str = host.open("gugong", [ME, ME], players=2)["id"]
    return id_


@pytest.fixture(autouse=True)
def still_there(served: Served, host: Visitor) -> Iterator[None]:
    """Whatever a test sends, the next guest is served."""
    yield
    assert host.get("/api/me")["id"]
    assert served.process.poll() is None


def code_of(response: httpx.Response) -> str:
    """The code of a problem, which is one that clients know, with the status that belongs to it."""
    problem = response.json()
    assert set(problem) == {"code", "args"}
    assert STATUS[problem["code"]] == response.status_code
    assert response.headers["content-type"] == "application/json"
    code: str = problem["code"]
    return code


def send(host: Visitor, method: str, path: str, body: bytes = b"", **headers: str) -> str:
    return code_of(host.http.request(method, path, content=body, headers=headers))


# Bodies.


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"nonsense",
        b"[]",
        b"null",
        b'"text"',
        b"12",
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": ["Anna"]}',
        b'{"name": "Anna", "rank": "emperor"}',
        b'{"language": "xx"}',
        b'{"name": "\\ud800"}',
        b'{"name": "Anna"} trailing',
        b"\xff\xfe\x00",
        b'{"name": "\xff\xfe"}',
        b'{"\xff": 1}',
        b"[" * 60_000,
        b'{"name":' + b"[" * 60_000,
        b'{"name": ' + b"9" * 60_000 + b"}",
        b"\x00" * 1000,
    ],
    ids=lambda body: repr(body[:24]),
)
def test_a_body_that_makes_no_sense_is_a_bad_message(host, body):
    before = host.get("/api/me")
    assert send(host, "PATCH", "/api/me", body) == "bad-message"
    assert host.get("/api/me") == before


@pytest.mark.parametrize(
    "body",
    [
        {"id": "x", "seat": 0, "version": 0, "option": 1},
        {"type": "undo", "id": "x", "seat": 0, "version": 0, "option": 1},
        {"type": "choose", "id": "", "seat": 0, "version": 0, "option": 1},
        {"type": "choose", "id": "x" * 41, "seat": 0, "version": 0, "option": 1},
        {"type": "choose", "id": "new\nline", "seat": 0, "version": 0, "option": 1},
        {"type": "choose", "id": "line\n", "seat": 0, "version": 0, "option": 1},
        {"type": "choose", "id": "x", "seat": -1, "version": 0, "option": 1},
        {"type": "choose", "id": "x", "seat": 26, "version": 0, "option": 1},
        {"type": "choose", "id": "x", "seat": 0, "version": -1, "option": 1},
        {"type": "choose", "id": "x", "seat": 0, "version": 2**31 + 1, "option": 1},
        {"type": "choose", "id": "x", "seat": 0, "version": 0, "option": 2**63},
        {"type": "choose", "id": "x", "seat": 0, "version": 0, "option": 10**30},
        {"type": "choose", "id": "x", "seat": 0, "version": 0, "option": -1},
        {"type": "choose", "id": "x", "seat": 0, "version": 0, "option": 1.5},
        {"type": "choose", "id": "x", "seat": "0", "version": 0, "option": 1},
        {"type": "choose", "id": "x", "seat": 0, "version": 0, "option": True},
        {"type": "choose", "id": "x", "seat": 0, "version": 0, "option": 1, "as": "host"},
    ],
    ids=lambda body: json.dumps(body)[:80],
)
def test_a_choice_that_makes_no_sense_is_a_bad_message(served, host, table, body):
    deeds = served.deeds(table)
    if "type" in body:
        assert send(host, "POST", f"/api/tables/{table}/choices", json.dumps(body).encode()) == "bad-message"
    with host.at(table, 0) as at:
        at.say(**body)
        assert at.wait_for("problem")["code"] == "bad-message"
    assert served.deeds(table) == deeds


def test_a_body_that_is_too_large_is_refused(host):
    name = json.dumps({"name": "x" * 70_000}).encode()
    assert send(host, "PATCH", "/api/me", name) == "too-large"

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    assert code_of(host.http.patch("/api/me", content=endless())) == "too-large"


def test_options_of_a_table_are_few_and_of_plain_kinds(host):
    def opened(options: Any) -> str:
        wish = {"game": "gugong", "options": options, "seats": [ME]}
        return send(host, "POST", "/api/tables", json.dumps(wish).encode())

    assert opened({f"option-{nth}": nth for nth in range(21)}) == "bad-message"
    assert opened({"players": [1]}) == "bad-message"
    assert opened({"players": {"a": 1}}) == "bad-message"
    assert opened({"players": None}) == "bad-message"
    assert opened({"players": 1.0}) in ("bad-message", "not-allowed-options")
    assert opened({"players": 10**18}) == "not-allowed-options"
    assert opened({"players": True}) == "not-allowed-options"
    assert opened({"players": 1, "printing": "x" * 10_000}) == "not-allowed-options"
    assert opened({"players": 1, "": ""}) == "not-allowed-options"
    assert opened({"players": 1, "bonus": "\u0000"}) == "not-allowed-options"


# Paths and methods.


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/api",
        "/api/nothing",
        "/api/tables",
        "/api/tables/x/y/z",
        "/api/games/chess",
        "/api/rules/chess",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/" + "x" * 5000,
        "/assets/nothing.js",
        "/assets/../../schema.py",
        "/assets/..%2f..%2fschema.py",
        "/assets/%00",
    ],
    ids=lambda path: path[:40],
)
def test_an_unknown_path_is_a_problem(host, path):
    response = host.http.get(path)
    assert response.status_code in (404, 405)
    assert code_of(response) in ("unknown-page", "unknown-table", "unknown-game", "wrong-method")


def test_a_browser_gets_a_page_that_says_so(host):
    response = host.http.get("/nothing-here", headers={"accept": "text/html,*/*;q=0.8"})
    assert response.status_code == 404
    assert response.headers["content-type"].startswith(("text/html", "text/plain"))


@pytest.mark.parametrize("seat", ["5", "99", "-1", "x", "1.5", "%00", str(2**64), BIG])
def test_an_absurd_seat_is_an_unknown_one(host, table, seat):
    for method, path in (("GET", "/state"), ("POST", ""), ("DELETE", "")):
        response = host.http.request(method, f"/api/tables/{table}/seats/{seat}{path}", json={})
        assert response.status_code in (404, 409)
        assert code_of(response) in ("unknown-seat", "unknown-page", "already-started")


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])
def test_a_wrong_method_is_a_problem_that_names_the_right_ones(host, method):
    response = host.http.request(method, "/api/me/recover")
    assert code_of(response) == "wrong-method"
    assert response.headers["allow"] == "POST"


def test_what_is_no_http_at_all_is_turned_away(served, host):
    for nonsense in (b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00" * 70_000):
        with socket.create_connection(("127.0.0.1", served.port), WAIT) as wire:
            wire.sendall(nonsense + b"\r\n\r\n")
            with suppress(ConnectionResetError):
                assert wire.recv(12) in (b"HTTP/1.1 400", b"")


def test_headers_that_are_too_long_are_turned_away(served):
    with socket.create_connection(("127.0.0.1", served.port), WAIT) as wire:
        wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n")
        try:
            for _ in range(200):
                wire.sendall(b"X-Long: " + b"x" * 10_000 + b"\r\n")
            wire.sendall(b"\r\n")
            assert wire.recv(20)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 431", b"HTTP/1.1 200")
        except OSError:
            pass


def test_a_broken_cookie_is_as_good_as_none(served):
    for cookie in (b"courtyard", b"courtyard=", b"=;=;=", b"courtyard=\xff\xfe", b"; " * 2000 + b";"):
        response = httpx.get(f"{served.url}api/me", headers={b"cookie": cookie})
        assert response.status_code == 200 and "set-cookie" in response.headers


@pytest.mark.parametrize("host_header", ["evil.example", "[", "a:b:c", ""])
def test_a_strange_host_breaks_nothing(served, host_header):
    for path in ("api/me", "api/me/", "nowhere"):
        response = httpx.get(f"{served.url}{path}", headers={"host": host_header})
        assert response.status_code < 500


# Origins.


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "x", "file://"],
)
def test_a_page_of_another_site_does_nothing_in_a_guests_name(served, host, table, origin):
    for method, path in (
        ("PATCH", "/api/me"),
        ("POST", "/api/me/code"),
        ("POST", "/api/tables"),
        ("DELETE", f"/api/tables/{table}/seats/0"),
    ):
        assert send(host, method, path, b"{}", origin=origin) == "wrong-origin"
    with pytest.raises(InvalidStatus) as refused, host.socket(table, Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_pages_may_do_everything(served, host, table):
    own = served.url.rstrip("/")
    assert host.http.patch("/api/me", json={}, headers={"origin": own}).status_code == 200
    with host.socket(table, Origin=own) as open_socket:
        assert json.loads(open_socket.recv(WAIT))["type"] == "table"


def test_no_page_may_run_script_of_others_or_be_framed(host):
    headers = host.http.get("/api/me").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


# Sockets.


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        "12",
        "{}",
        '{"type": "shout"}',
        '{"type": 7}',
        '{"type": "sit", "seat": 26}',
        '{"type": "sit", "seat": 99999999999999999999999999}',
        '{"type": "sit", "seat": 0, "as": "host"}',
        '{"type": "sit", "lines": -1}',
        '{"id": ' + "[" * 60_000,
        '{"id": ' + "[" * 20_000 + "]" * 20_000 + ', "type": "sit"}',
        "[" * 60_000,
        b"",
        b"\xff\xfe",
        b'{"type": "sit", "seat": "\xff"}',
        b"\x00" * 60_000,
    ],
    ids=lambda frame: repr(frame[:24]),
)
def test_a_frame_that_makes_no_sense_is_a_problem_and_the_socket_stays_open(host, table, frame):
    with host.at(table, 0) as at:
        at.wait_for("state")
        at.socket.send(frame)
        problem = at.wait_for("problem")
        assert (problem["code"], problem["id"]) == ("bad-message", None)
        assert at.sit(1)["seat"] == 1


def test_a_choice_may_come_in_a_binary_frame(host, table):
    with host.at(table, 0) as at:
        at.wait_for("state")
        at.socket.send(json.dumps({"type": "sit", "seat": 1}).encode())
        at.until(lambda message: message["type"] == "state" and message["seat"] == 1)


def test_a_frame_that_is_too_large_closes_the_socket(host, table):
    with host.socket(table) as wire:
        with pytest.raises(ConnectionClosed) as closed:
            wire.send(b" " * 70_000)
            while True:
                wire.recv(WAIT)
        assert closed.value.rcvd and closed.value.rcvd.code == TOO_LARGE_A_MESSAGE


def test_thousands_of_messages_are_answered_or_the_socket_is_closed(host, table):
    with host.at(table, 0) as at:
        at.wait_for("state")
        answered = 0
        try:
            for nth in range(2000):
                at.say(type="choose", id=f"flood-{nth}", seat=4, version=0, option=1)
                if nth % 50 == 49:
                    at.until(lambda message, nth=nth: message.get("id") == f"flood-{nth}")
                    answered += 50
        except ConnectionClosed as closed:
            assert closed.rcvd and closed.rcvd.code == TRY_AGAIN
        else:
            assert answered == 2000


def test_a_reader_who_never_reads_keeps_nobody_waiting(host, table):
    address = ("127.0.0.1", host.served.port)
    with host.at(table, 0) as at, socket.create_connection(address, WAIT) as deaf:
        deaf.sendall(handshake(host, table))
        deaf.sendall(masked(b'{"type":"propose","id":"deaf","seat":0,"version":9}') * 1500)
        assert at.wait_for("state")["seat"] == 0
        assert at.sit(1)["seat"] == 1


def handshake(host: Visitor, table: str) -> bytes:
    """A browser's handshake of a WebSocket."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: courtyard={host.http.cookies['courtyard']}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()


def masked(text: bytes) -> bytes:
    """A short text frame, under a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_a_socket_that_is_cut_off_is_forgotten(served, host):
    id_ = host.open("gugong", [ME, ME], players=2)["id"]
    with host.at(id_, 0) as at:
        at.wait_for("state")
        with Visitor(served).at(id_, None) as onlooker:
            onlooker.until(lambda message: onlooker.table.get("seats", [{}])[0].get("here"))
            cut_off(at)
            onlooker.until(lambda message: not onlooker.table["seats"][0]["here"])


def cut_off(at: AtTable) -> None:
    """Pull the plug: no farewell, just a reset."""
    at.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    at.socket.socket.shutdown(socket.SHUT_RDWR)


def test_the_server_never_had_to_complain(served):
    assert "Traceback" not in served.said()
