"""Guests: a cookie, a name, a language, and a code to be the same guest elsewhere."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.visitors import ME, OPEN, Served, Visitor, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("guests") / "data") as served:
        yield served


@pytest.fixture
def anna(served: Served) -> Visitor:
    return Visitor(served)


def name_problem(visitor: Visitor, name: str) -> tuple[int, str]:
    return visitor.problem("PATCH", "/api/me", {"name": name})


# The cookie.


def test_a_newcomer_gets_a_cookie_that_no_script_can_read(served):
    response = httpx.get(f"{served.url}api/me")
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("courtyard=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    assert response.headers["cache-control"] == "no-store"


def test_a_guest_is_the_same_guest_with_the_same_cookie(anna):
    first = anna.http.get("/api/me")
    assert first.json() == anna.get("/api/me")
    assert "set-cookie" not in first.headers


def test_two_newcomers_are_two_guests(served, anna):
    assert Visitor(served).get("/api/me")["id"] != anna.get("/api/me")["id"]


def test_a_made_up_cookie_makes_nobody_but_a_newcomer(served, anna):
    for made_up in ("x", anna.get("/api/me")["id"], "ü", "a" * 3000):
        response = httpx.get(f"{served.url}api/me", headers={b"cookie": f"courtyard={made_up}".encode()})
        assert response.status_code == 200
        assert response.json()["id"] != anna.get("/api/me")["id"]
        assert "set-cookie" in response.headers


def test_the_store_knows_no_cookie_and_no_code_only_their_digests(served, anna):
    code = anna.post("/api/me/code")["code"]
    token = anna.http.cookies["courtyard"]
    kept = b"".join(path.read_bytes() for path in served.folder.iterdir())
    for secret in (token, code, code.replace("-", "")):
        assert secret.encode() not in kept


# The name.


def test_a_guest_has_no_name_until_they_give_one(anna):
    assert anna.get("/api/me")["name"] == ""
    assert anna.patch("/api/me", name="Anna")["name"] == "Anna"
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_name_is_shown_with_single_spaces_and_composed_letters(anna):
    assert anna.patch("/api/me", name="  Zoe\u0308   de  Wit ")["name"] == "Zoë de Wit"


def test_a_name_has_sixteen_letters_at_most(anna):
    assert anna.patch("/api/me", name="M" * 16)["name"] == "M" * 16
    assert name_problem(anna, "M" * 17) == (422, "name-too-long")
    assert anna.get("/api/me")["name"] == "M" * 16


@pytest.mark.parametrize("name", ["", "   ", "a\u0000b", "a\u202eb", "a\u200bb", "@1", "\ue000"])
def test_a_name_that_would_spoil_the_table_is_refused(anna, name):
    assert name_problem(anna, name) == (422, "bad-name")


def test_a_name_far_too_long_is_refused_before_it_is_looked_at(anna):
    status, code = name_problem(anna, "x" * 10_000)
    assert (status, code) in {(400, "bad-message"), (422, "name-too-long")}


def test_a_new_name_stands_at_every_seat_that_bore_the_old_one(served, anna):
    anna.patch("/api/me", name="Anna")
    table = anna.open("gugong", [ME, OPEN, {"kind": "me", "name": "Aunt"}], players=3)
    anna.patch("/api/me", name="Anne")
    assert [seat["name"] for seat in anna.look(table["id"])["seats"]] == ["Anne", None, "Aunt"]


def test_a_new_name_is_told_to_those_at_the_table(served, anna):
    anna.patch("/api/me", name="Anna")
    table = anna.open("gugong", [ME, OPEN], players=2)
    with Visitor(served).at(table["id"], None) as onlooker:
        onlooker.wait_for("table")
        anna.patch("/api/me", name="Anne")
        onlooker.until(lambda news: news["type"] == "table" and news["table"]["seats"][0]["name"] == "Anne")


# The language.


def test_a_guest_reads_english_french_or_dutch(anna):
    assert anna.get("/api/me")["language"] is None
    for language in ("fr", "nl", "en"):
        assert anna.patch("/api/me", language=language)["language"] == language
    assert anna.problem("PATCH", "/api/me", {"language": "de"}) == (400, "bad-message")
    assert anna.get("/api/me")["language"] == "en"


def test_a_name_and_a_language_change_alone_or_together(anna):
    anna.patch("/api/me", name="Anna", language="fr")
    assert anna.patch("/api/me", name="Anne")["language"] == "fr"
    assert anna.patch("/api/me", language="nl")["name"] == "Anne"
    assert anna.patch("/api/me")["name"] == "Anne"


def test_a_bad_name_changes_the_language_neither(anna):
    anna.patch("/api/me", language="fr")
    anna.problem("PATCH", "/api/me", {"name": "@", "language": "nl"})
    assert anna.get("/api/me")["language"] == "fr"


# The recovery code.


def test_a_recovery_code_has_six_groups_that_can_be_read_aloud(anna):
    assert not anna.get("/api/me")["has_code"]
    code = anna.post("/api/me/code")["code"]
    assert re.fullmatch(r"([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}", code)
    assert anna.get("/api/me")["has_code"]


def test_a_recovery_code_makes_another_device_the_same_guest(served, anna):
    anna.patch("/api/me", name="Anna", language="nl")
    table = anna.open("kingdom", [ME, ME], players=2)
    code = anna.post("/api/me/code")["code"]
    phone = Visitor(served)
    before = phone.http.cookies["courtyard"]
    assert phone.post("/api/me/recover", code=code)["id"] == anna.get("/api/me")["id"]
    assert phone.http.cookies["courtyard"] != before
    assert phone.get("/api/me") == anna.get("/api/me")
    assert phone.look(table["id"])["mine"] == [0, 1]
    assert phone.state(table["id"], 0)["view"] == anna.state(table["id"], 0)["view"]


def test_a_recovery_code_may_be_typed_in_small_letters_and_with_spaces(served, anna):
    code = anna.post("/api/me/code")["code"]
    typed = f" {code.lower().replace('-', ' ')} "
    assert Visitor(served).post("/api/me/recover", code=typed)["id"] == anna.get("/api/me")["id"]


def test_a_recovery_code_works_for_a_browser_that_was_never_here(served, anna):
    code = anna.post("/api/me/code")["code"]
    with httpx.Client(base_url=served.url) as browser:
        assert browser.post("/api/me/recover", json={"code": code}).json() == anna.get("/api/me")
        assert browser.get("/api/me").json() == anna.get("/api/me")


def test_an_older_recovery_code_is_worth_nothing(served, anna):
    older, newer = (anna.post("/api/me/code")["code"] for _ in range(2))
    phone = Visitor(served)
    assert phone.problem("POST", "/api/me/recover", {"code": older}) == (403, "wrong-code")
    assert phone.post("/api/me/recover", code=newer)["id"] == anna.get("/api/me")["id"]


@pytest.mark.parametrize("code", ["", "-", "AAAA-AAAA-AAAA-AAAA-AAAA", "0O1I", "ÄÖÜ", "x" * 200])
def test_a_wrong_recovery_code_changes_nobody(served, code):
    phone = Visitor(served)
    before = phone.get("/api/me")
    assert phone.problem("POST", "/api/me/recover", {"code": code}) == (403, "wrong-code")
    assert phone.get("/api/me") == before


def test_the_old_cookie_of_a_device_that_became_another_guest_is_worth_nothing(served, anna):
    code = anna.post("/api/me/code")["code"]
    phone = Visitor(served)
    old = phone.http.cookies["courtyard"]
    phone.post("/api/me/recover", code=code)
    response = httpx.get(f"{served.url}api/me", headers={"cookie": f"courtyard={old}"})
    assert "set-cookie" in response.headers


def test_nobody_is_told_who_the_others_are(served, anna):
    other = Visitor(served)
    table = anna.open("gugong", [ME, OPEN], players=2, listed=True)
    text = other.http.get(f"/api/tables/{table['id']}").text + other.http.get("/api/lobby").text
    assert anna.get("/api/me")["id"] not in text
    assert table["claims"]["1"] not in text
