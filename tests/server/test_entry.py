"""Getting in: docs/security.md says how it is kept from happening, and names the test of each point."""

import json
import re
import socket
import ssl
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from packaging.requirements import Requirement
from structlog.testing import capture_logs

from courtyard.server.border.capacity import Callers, Crowd
from courtyard.server.border.guard import log_refusal
from courtyard.server.border.routes import REQUESTS
from courtyard.server.ground.buckets import RATES, Buckets, Rate
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.settings import Settings
from courtyard.server.ground.table_talk import FromClient
from courtyard.server.people.guests import CODE_GROUPS, CODE_LETTERS, GROUP
from courtyard.server.people.mail import Mailer, proper_address
from courtyard.server.people.webhooks import Target, call
from tests.server.visitors import ME, OPEN, Served, Visitor, serving

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
POINT = re.compile(r"^\| ([\d., ]+) \| (.+?) \| (.+?) \|$", re.M)
"""A row of the checklist: the numbers, what is asked, and how it is met with the names of tests."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("entry") / "data", "--log-level", "info", "--log", "json") as served:
        yield served


# The checklist.


def test_every_test_that_the_checklist_names_is_there():
    sources = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    known = {name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.M)}
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 60
    assert sorted(named - known) == []


def test_every_point_of_the_checklist_has_its_number_and_its_test():
    points = POINT.findall(PAGE)
    assert len(points) > 40
    for numbers, asked, how in points:
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", number) for number in numbers.split(", ")), numbers
        assert "`test_" in how, asked


def test_no_number_is_met_and_not_met_at_once():
    met = {number for numbers, _, _ in POINT.findall(PAGE) for number in numbers.split(", ")}
    apart = PAGE.partition("## What is not met")[2].partition("## What does not apply")[0]
    lacking = set(re.findall(r"^- \*\*(\d+\.\d+\.\d+)", apart, re.M))
    assert lacking and not met & lacking


def as_written(rate: Rate | None) -> str:
    if rate is None:
        return "–"
    after = f"1 each {rate.seconds:g} s" if rate.seconds >= 1 else f"{1 / rate.seconds:g} each second"
    return f"{rate.at_once:g}, then {after}"


def test_the_limits_are_written_down_as_they_are():
    written = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", PAGE, re.M)
    are = [(kind, as_written(rates.guest), as_written(rates.address)) for kind, rates in RATES.items()]
    assert written == are


def test_how_many_may_be_open_at_once_is_written_down_as_it_is():
    crowd = Crowd(Settings().sockets)
    assert f"| sockets | {crowd.each_guest} | {crowd.each_address} |" in PAGE
    assert f"| connections that are no sockets | – | {Callers().each} |" in PAGE
    few = Crowd(100)
    assert f"not below {few.each_guest} and {few.each_address}" in PAGE


# What cannot be guessed.


def test_nothing_that_lets_somebody_in_can_be_guessed(served):
    """120 bits and more, from the system's own source of chance."""
    assert len(CODE_LETTERS) == len(set(CODE_LETTERS)) == 32
    assert CODE_GROUPS * GROUP * 5 >= 112
    host = Visitor(served)
    assert len(host.http.cookies["courtyard"]) * 6 >= 256
    claims = [host.open("gugong", [ME, OPEN], players=2)["claims"]["1"] for _ in range(20)]
    assert len(set(claims)) == 20 and all(len(claim) * 6 >= 128 for claim in claims)
    sources = [path.read_text("utf-8") for path in (ROOT / "src/courtyard/server").rglob("*.py")]
    assert not [source for source in sources if re.search(r"^(import|from) random\b", source, re.M)]


def test_a_table_is_not_found_by_counting(served):
    host = Visitor(served)
    ids = {host.open("gugong", [ME, OPEN], players=2)["id"] for _ in range(20)}
    assert len(ids) == 20 and all(len(id_) * 6 >= 64 for id_ in ids)


# What is taken in.


@pytest.mark.parametrize(
    "method, path, body",
    [
        ("PATCH", "/api/me", {"name": "Ann", "id": "0000000000000000"}),
        ("PATCH", "/api/me", {"email": "ann@example.org", "email_confirmed": True}),
        ("POST", "/api/tables", {"game": "gugong", "seats": [ME, OPEN], "host": "x"}),
        ("POST", "/api/tables", {"game": "gugong", "seats": [{"kind": "me", "guest": "x"}, OPEN]}),
        ("POST", "/api/tables", {"game": "gugong", "seats": [ME, OPEN], "seed": "mine"}),
        ("POST", "/api/imports", {"text": "{}", "host": "x"}),
    ],
)
def test_nobody_writes_what_was_not_asked_of_them(served, method, path, body):
    visitor = Visitor(served)
    before = visitor.get("/api/me")
    assert visitor.problem(method, path, body) == (400, "bad-message")
    assert visitor.get("/api/me") == before


def test_every_message_has_the_fields_that_it_has_and_no_others():
    taken = [request.takes for request in REQUESTS if request.takes]
    for kind in [*taken, *FromClient.__args__]:
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_a_field_of_the_wrong_kind_is_never_made_to_fit(served):
    visitor = Visitor(served)
    for name in (1, True, ["Ann"], {"a": "b"}, 1.5):
        assert visitor.problem("PATCH", "/api/me", {"name": name}) == (400, "bad-message")


@pytest.mark.parametrize(
    "address",
    [
        "ann@example.org\r\nBcc: all@example.org",
        "ann@example.org\nSubject: x",
        "ann@example.org,bert@example.org",
        "Ann <ann@example.org>",
        "ann@example.org\x00",
        "ann@example.org bert@example.org",
        "@example.org",
        "ann@localhost",
    ],
)
def test_an_address_brings_nothing_else_into_a_letter(address):
    with pytest.raises(Refusal) as refused:
        proper_address(address)
    assert refused.value.code == "bad-email"


def test_a_name_brings_nothing_into_the_head_of_a_letter(monkeypatch):
    sent: list[Any] = []
    mailer = Mailer.at("smtp://127.0.0.1:1/?from=games@example.org")
    monkeypatch.setattr(Mailer, "send", lambda self, *letter: sent.append(letter))
    mailer.letter("ann@example.org", "en", "code", {"code": "1", "name": "A\r\nBcc: all@example.org"})()
    ((to, subject, _),) = sent
    assert to == "ann@example.org" and "\n" not in subject and "\r" not in subject


def test_whoever_the_server_calls_over_tls_must_prove_who_they_are(monkeypatch):
    asked: list[tuple[ssl.VerifyMode, bool, str]] = []

    def wrap(self: ssl.SSLContext, *_: Any, server_hostname: str, **__: Any) -> None:
        asked.append((self.verify_mode, self.check_hostname, server_hostname))
        raise ssl.SSLCertVerificationError

    monkeypatch.setattr(ssl.SSLContext, "wrap_socket", wrap)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        with pytest.raises(ssl.SSLCertVerificationError):
            call(Target("hook.example", "127.0.0.1", port, "/", True), {})
        with pytest.raises(ssl.SSLCertVerificationError):
            Mailer.at(f"smtps://127.0.0.1:{port}/?from=games@example.org").send("ann@example.org", "", "")
    assert asked == [(ssl.CERT_REQUIRED, True, "hook.example"), (ssl.CERT_REQUIRED, True, "127.0.0.1")]


def test_nothing_that_comes_in_is_ever_run():
    """No evaluation of text, no shell, no unpacking of objects; in the client no text becomes a page."""
    for path in (ROOT / "src/courtyard/server").rglob("*.py"):
        source = path.read_text("utf-8")
        found = re.search(r"\b(eval|exec)\(|^import pickle|shell=True|os\.system|\byaml\b", source, re.M)
        assert not found, path
    for path in (ROOT / "web/src").rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            found = re.search(
                r"\{@html|innerHTML|insertAdjacentHTML|\beval\(|new Function", path.read_text("utf-8")
            )
            assert not found, path


def test_what_the_client_is_made_of_comes_from_here_alone():
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages and all(package.get("link") or package.get("integrity") for package in packages)
    page = (ROOT / "web/index.html").read_text("utf-8")
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", page)


HASHED = {"server", "server-build"}


def hashed_pins(name: str) -> dict[str, tuple[str, list[str]]]:
    """The pins of a lock file: the version and the digests of each package."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    rows = re.findall(r"^([\w.-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", text, re.M)
    assert len(rows) == text.count("=="), "each with a digest at least"
    return {proper(name): (version, re.findall(r":(\w+)", more)) for name, version, more in rows}


def proper(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_what_a_server_in_use_is_made_of_is_known_to_the_last_byte():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["postgres"]
    server, building = hashed_pins("server"), hashed_pins("server-build")
    for pins, lines in ((server, needed), (building, project["build-system"]["requires"])):
        for requirement in map(Requirement, lines):
            version, _ = pins[proper(requirement.name)]
            assert requirement.specifier.contains(version), requirement
    versions: dict[str, str] = {}
    for lock in (ROOT / "requirements").glob("*.lock"):
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text("utf-8"), re.M):
            assert versions.setdefault(proper(name), version) == version, f"two versions of {name}"


def test_servers_are_installed_from_what_is_known_to_the_last_byte():
    container = (ROOT / "deploy/Containerfile").read_text("utf-8")
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    for text in (container, page):
        installs = re.findall(r"(?:bin/|-m )pip (?:install|wheel) .*", text)
        assert len(installs) >= 3
        for line in installs:
            assert "--require-hashes" in line or "--no-index" in line, line
        assert "requirements/server.lock" in text and "requirements/server-build.lock" in text
    assert "@sha256:" in container, "how to name an image by its digest"


def test_every_requirement_of_the_server_is_pinned():
    locks = sorted((ROOT / "requirements").glob("*.lock"))
    layers = {"play", "client", "build", "test", "test-all"}
    assert {lock.stem for lock in locks} == layers | HASHED
    locks = [lock for lock in locks if lock.stem in layers]
    lines = [line for lock in locks for line in lock.read_text("utf-8").splitlines()]
    pinned = [line for line in lines if line and not line.startswith("#")]
    assert len(pinned) > 20
    assert all(re.match(r"[\w.\[\],-]+==[\w.+!]+", line) for line in pinned)


def test_nobody_says_that_there_is_tls_but_a_proxy_that_is_believed(served):
    response = httpx.get(f"{served.url}api/me", headers={"x-forwarded-proto": "https"})
    assert response.headers["set-cookie"].startswith("courtyard=")
    assert "strict-transport-security" not in response.headers


# What an operator reads.


def told(served: Served, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in served.said().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def test_who_tries_what_is_not_theirs_stands_in_the_log_and_no_secret_does(served):
    anna, thief = Visitor(served), Visitor(served)
    table = anna.open("gugong", [ME, OPEN], players=2)
    code = anna.post("/api/me/code")["code"]
    thief.problem("POST", "/api/me/recover", {"code": "ABCD-EFGH"})
    thief.problem("POST", f"/api/tables/{table['id']}/seats/1", {"claim": "made-up-claim"})
    thief.problem("POST", f"/api/tables/{table['id']}/start")
    thief.http.patch("/api/me", json={}, headers={"origin": "https://evil.example"})
    httpx.get(f"{served.url}api/me", headers={"host": "evil.example"})
    thief.post("/api/me/recover", code=code)
    thief.delete("/api/me/session")
    refused = {line["code"]: line for line in told(served, "refused")}
    assert {"wrong-code", "wrong-claim", "not-host", "wrong-origin", "wrong-host"} <= set(refused)
    for line in refused.values():
        assert line["address"] == "127.0.0.1" and line["at"].endswith("Z") and line["level"] == "info"
    me = anna.get("/api/me")["id"]
    assert [line["guest"] for event in ("recovered", "signed-out") for line in told(served, event)] == [
        me,
        me,
    ]
    for secret in (code, "ABCD-EFGH", "made-up-claim", anna.http.cookies["courtyard"], table["claims"]["1"]):
        assert secret not in served.said()


def test_whoever_is_refused_without_end_does_not_fill_the_log():
    buckets = Buckets()
    with capture_logs() as lines:
        for _ in range(1000):
            log_refusal(buckets, "wrong-code", "/api/me/recover", "192.0.2.1")
        log_refusal(buckets, "wrong-code", "/api/me/recover", "192.0.2.2")
        log_refusal(buckets, "stale", "socket", "192.0.2.3")
    most = int(RATES["line"].address.at_once)
    assert [line["address"] for line in lines] == ["192.0.2.1"] * most + ["192.0.2.2"]


def test_a_line_of_the_log_is_one_line_whatever_somebody_sends(served):
    visitor = Visitor(served)
    forged = '\n{"event": "forged"}'
    visitor.problem("POST", f"/api/tables/{'%0a' + 'forged'}/seats/0", {"claim": forged})
    visitor.problem("POST", "/api/me/recover", {"code": forged})
    lines = [line for line in served.said().splitlines() if line]
    assert all(msgspec.json.decode(line)["event"] != "forged" for line in lines)
