"""The border: names of ours, pages of other sites, TLS in front of us, and what every answer carries."""

import asyncio
import gzip
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from courtyard.server.border import answers, app
from courtyard.server.border.app import Courtyard, make_app
from courtyard.server.border.guard import HEADERS, Border, own_names, without_port
from courtyard.server.ground import games
from courtyard.server.ground.buckets import Buckets
from courtyard.server.ground.settings import Settings
from courtyard.server.rooms import Rooms
from tests.server.visitors import ME, OPEN, WAIT, Served, Visitor, serving

PUBLIC = "games.example.org"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    words = ("--behind-proxy", "--allowed-host", "other.example.org", "--public-url", f"https://{PUBLIC}/")
    with serving(tmp_path_factory.mktemp("border") / "data", *words) as served:
        yield served


@pytest.fixture(scope="module")
def http(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.url, timeout=WAIT) as http:
        yield http


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    id_: str = Visitor(served).open("gugong", [ME, OPEN], players=2)["id"]
    return id_


def socket_status(served: Served, table: str, **headers: str) -> int:
    """The status with which a socket is refused, or 101."""
    host = headers.pop("Host", f"127.0.0.1:{served.port}")
    uri = f"ws://{host}/api/tables/{table}/socket"
    wire = socket.create_connection(("127.0.0.1", served.port), WAIT)
    try:
        with connect(uri, additional_headers=headers, sock=wire, compression=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


# Names.


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:1",
        "localhost",
        "LOCALHOST:80",
        "a.localhost",
        "[::1]:9",
        "192.168.1.7",
        PUBLIC,
        f"{PUBLIC}.",
    ]
    + ["other.example.org:8000"],
)
def test_a_server_answers_to_its_own_names_and_to_addresses(http, host):
    assert http.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", f"{PUBLIC}.evil.example", "127.0.0.1.nip.io"]
)
def test_a_name_of_somebody_else_that_leads_here_reaches_nothing(http, served, table, host):
    """A page of theirs would be of the same origin as ours, and could do all that the guest can."""
    for method, path in (("GET", "/api/me"), ("POST", "/api/me/code"), ("GET", "/"), ("GET", "/assets/x.js")):
        response = http.request(method, path, headers={"host": host, "origin": f"http://{host}"})
        assert (response.status_code, response.json()["code"]) == (421, "wrong-host")
        assert "set-cookie" not in response.headers
        assert response.headers["x-content-type-options"] == "nosniff"
    assert socket_status(served, table, Host=host) == 421


def test_the_machines_own_name_is_known(monkeypatch):
    monkeypatch.setattr("socket.gethostname", lambda: "Cellar.lan")
    border = Border(None, own_names("0.0.0.0", ["Extra"]), None, Buckets())  # type: ignore[arg-type] # Nobody enters.
    assert all(map(border.is_ours, ("cellar.lan", "cellar.local:8000", "extra", "10.0.0.1", "")))
    assert not any(map(border.is_ours, ("cellar.org", "lan", "[evil", "0x7f.1")))


def test_the_port_of_a_host_is_no_part_of_its_name():
    assert [without_port(host) for host in ("a:1", "[::1]:80", "[::1]", "a")] == ["a", "::1", "::1", "a"]


# Pages of other sites. (Origins that differ are in test_bad_input.)


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_a_browser_says_comes_from_another_site_changes_nothing(http, served, table, site):
    headers = {"sec-fetch-site": site, "sec-fetch-mode": "no-cors"}
    for method, path in (("POST", "/api/me/code"), ("PATCH", "/api/me"), ("DELETE", "/api/me")):
        assert http.request(method, path, headers=headers).json()["code"] == "wrong-origin"
    assert socket_status(served, table, **{"Sec-Fetch-Site": site}) == 403


def test_pages_of_other_sites_make_no_guests_but_their_links_lead_here(http):
    frame = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    assert http.get("/api/me", headers=frame).json()["code"] == "wrong-origin"
    link = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    assert http.get("/api/games", headers=link).status_code == 200


def test_over_tls_a_page_that_came_without_is_another_site(http):
    headers = {"host": PUBLIC, "x-forwarded-proto": "https"}
    plain = http.patch("/api/me", json={}, headers={**headers, "origin": f"http://{PUBLIC}"})
    assert plain.json()["code"] == "wrong-origin"
    assert (
        http.patch("/api/me", json={}, headers={**headers, "origin": f"https://{PUBLIC}"}).status_code == 200
    )


def test_a_socket_without_an_origin_is_no_browsers_and_has_no_cookie_of_one(served, table):
    assert socket_status(served, table) == 101
    assert socket_status(served, table, Origin="null") == 403


# TLS in front of us.


@pytest.mark.parametrize(
    "headers",
    [{"x-forwarded-proto": "https"}, {"host": PUBLIC}, {"host": PUBLIC, "x-forwarded-proto": "http"}],
)
def test_over_tls_the_cookie_is_bound_to_this_host_and_browsers_are_told_to_stay(served, headers):
    response = httpx.get(f"{served.url}api/me", headers=headers)
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-courtyard=")
    parts = {part.strip() for part in cookie.split(";")}
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Secure", "Max-Age=31536000"} <= parts
    assert "domain" not in cookie.lower()
    assert response.headers["strict-transport-security"] == "max-age=31536000"


def test_over_tls_a_cookie_that_another_host_of_the_domain_could_plant_is_nobodys(served):
    anna = Visitor(served)
    planted = anna.http.cookies["courtyard"]
    over_tls = {"host": PUBLIC, "cookie": f"courtyard={planted}"}
    response = httpx.get(f"{served.url}api/me", headers=over_tls)
    assert response.json()["id"] != anna.get("/api/me")["id"]
    bound = {"host": PUBLIC, "cookie": f"__Host-courtyard={planted}"}
    assert httpx.get(f"{served.url}api/me", headers=bound).json()["id"] == anna.get("/api/me")["id"]


def test_at_home_without_tls_there_is_a_plain_cookie_and_nothing_about_tls(served):
    response = httpx.get(f"{served.url}api/me")
    assert (
        response.headers["set-cookie"].startswith("courtyard=")
        and "Secure" not in response.headers["set-cookie"]
    )
    assert "strict-transport-security" not in response.headers


# What every answer carries.


@pytest.mark.parametrize(
    "path",
    ["/", "/api/me", "/api/games", "/api/openapi.json", "/nowhere", "/api/tables/nowhere", "/assets/nothing"],
)
def test_every_answer_carries_what_keeps_browsers_from_harm(http, path):
    response = http.get(path)
    for name, value in HEADERS.items():
        assert response.headers[name] == value, name
    assert "server" not in response.headers


@pytest.mark.parametrize("path", ["/api/rules/gugong", "/api/words/kingdom/fr", "/api/openapi.json"])
def test_what_is_the_same_for_everybody_is_sent_once(http, path):
    first = http.get(path)
    assert first.headers["content-encoding"] == "gzip" and first.headers["vary"] == "Accept-Encoding"
    assert first.headers["cache-control"] == "no-cache" and first.json()
    plain = http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()
    for known in (first.headers["etag"], f'"other", {first.headers["etag"]}', "*"):
        again = http.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"] == plain.headers["etag"]
        assert again.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_what_is_the_same_for_everybody_is_packed_once(monkeypatch, tmp_path):
    packed: list[int] = []
    compress = gzip.compress

    def count(content: bytes, *args: int, **more: int) -> bytes:
        packed.append(len(content))
        return compress(content, *args, **more)

    async def ask() -> None:
        rooms = Rooms(f"sqlite:///{tmp_path / 'c.db'}", Settings(processes=1))
        transport = httpx.ASGITransport(make_app(Courtyard(rooms)))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for _ in range(5):
                for path in ("/api/rules/gugong", "/api/openapi.json"):
                    assert (await client.get(path)).headers["content-encoding"] == "gzip"
        await rooms.close()

    for kept in (answers.packed_rules, app.described):
        kept.cache_clear()
    monkeypatch.setattr(gzip, "compress", count)
    asyncio.run(ask())
    assert len(packed) == 2


def test_the_policy_lets_no_inline_script_and_no_inline_style_run(http):
    policy = http.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy and "*" not in policy and "http:" not in policy
    for rule in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert rule in policy


@pytest.mark.parametrize("path", ["/api/me", "/api/lobby", "/api/nowhere", "/api/tables/nowhere/state"])
def test_what_is_somebodys_own_is_kept_in_no_cache(http, path):
    assert http.get(path).headers["cache-control"] == "no-store"


def test_no_other_site_is_let_read_along(http):
    headers = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    for response in (http.options("/api/me", headers=headers), http.get("/api/games", headers=headers)):
        assert not [name for name in response.headers if name.startswith("access-control-")]


def test_methods_that_say_back_what_they_hear_are_not_there(http):
    for method in ("TRACE", "CONNECT", "OPTIONS", "PROPFIND"):
        assert http.request(method, "/api/me").status_code in (400, 404, 405)


def test_no_credential_is_ever_read_from_an_address(served, table):
    """Nothing in the code looks at a query, where logs and histories would keep it."""
    anna = Visitor(served)
    token = anna.http.cookies["courtyard"]
    asked = f"{served.url}api/me?courtyard={token}&token={token}&claim={token}&code={token}"
    assert httpx.get(asked).json()["id"] != anna.get("/api/me")["id"]
    sources = Path("src/courtyard/server").rglob("*.py")
    assert not [path.name for path in sources if re.search(r"query_params|query_string", path.read_text())]


def test_an_error_of_ours_tells_nothing_of_the_inside(monkeypatch, tmp_path):
    def fail(_: object) -> None:
        raise RuntimeError("sqlite:////secret/path")

    async def ask() -> httpx.Response:
        rooms = Rooms(f"sqlite:///{tmp_path / 'c.db'}", Settings(processes=1))
        transport = httpx.ASGITransport(make_app(Courtyard(rooms)), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            response = await client.get("/api/games")
        await rooms.close()
        return response

    monkeypatch.setattr(games, "describe", fail)
    response = asyncio.run(ask())
    assert response.status_code == 500
    assert "secret" not in response.text and "Traceback" not in response.text
    assert response.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_a_long_body_is_not_taken_for_a_long_head(http):
    """It comes in pieces as they please; the last may be larger than any head may be."""
    for _ in range(10):
        response = http.post("/api/imports", json={"text": "x" * 1_900_000})
        assert response.json()["code"] == "import-not-json"


# The client's files.


def test_scripts_are_sent_packed_to_browsers_that_can_unpack_them(http):
    script = re.search(r'src="(/assets/[^"]+[.]js)"', http.get("/").text)[1]
    with http.stream("GET", script, headers={"accept-encoding": "gzip, br"}) as packed:
        size = sum(map(len, packed.iter_raw()))
    plain = http.get(script, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "br" and "content-encoding" not in plain.headers
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert size < len(plain.content) / 2
    for answer in (packed, plain):
        assert "immutable" in answer.headers["cache-control"]
