"""The page and the border: it keeps the policy of its own server, and lets people go."""

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.visitors import Served
from tests.web.conftest import PHONE, NewContext
from tests.web.players import Player
from tests.web.test_games import set_up

WATCHING = """addEventListener('securitypolicyviolation', (event) => {
  const said = JSON.parse(sessionStorage.getItem('broken') ?? '[]');
  said.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
  sessionStorage.setItem('broken', JSON.stringify(said));
});"""
"""Kept by the page itself, over all that it shows: not every break of the policy is told on the console."""


def watched(context: BrowserContext) -> Page:
    context.add_init_script(WATCHING)
    return context.new_page()


def broken(page: Page) -> list[str]:
    found: list[str] = page.evaluate("JSON.parse(sessionStorage.getItem('broken') ?? '[]')")
    return found


def test_a_page_that_does_what_the_policy_forbids_is_noticed(browser: Browser, served: Served) -> None:
    context = browser.new_context(base_url=served.url)
    page = watched(context)
    page.goto("/")
    page.locator("main").wait_for()
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<i style=\"color: red\">x</i>')")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), { text: 'ran = 1' }))"
    )
    page.wait_for_function("() => JSON.parse(sessionStorage.getItem('broken') ?? '[]').length > 1")
    assert {said.partition("-")[0] for said in broken(page)} == {"style", "script"}
    assert page.evaluate("typeof ran") == "undefined"
    context.close()


def test_everything_that_is_shown_keeps_the_policy(visit: NewContext) -> None:
    """From the lobby through two games to the rules, the results and a replay."""
    page = watched(visit(PHONE))
    for game in ("gugong", "kingdom"):
        set_up(page, game, 2, 1)
        Player(page, seed=3).take_turns(6)
        page.goto(f"{page.url}/replay")
        page.locator("main").wait_for()
        page.goto(f"/rules/{game}")
        page.locator("main h1, main h2").first.wait_for()
    page.goto("/results")
    page.locator("main").wait_for()
    assert broken(page) == []


def leaving(page: Page) -> None:
    page.goto("/#settings")
    page.get_by_text("Sign out or delete my data").click()


def me(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.request.get("/api/me").json()
    return found


def test_somebody_signs_out_of_a_device_after_being_told_what_that_means(visit: NewContext) -> None:
    page = visit().new_page()
    leaving(page)
    before = me(page)
    page.get_by_role("button", name="Sign out on all other devices").click()
    expect(page.get_by_text("You were not signed in anywhere else.")).to_be_visible()
    assert me(page) == before
    page.get_by_role("button", name="Sign out on this device").click()
    expect(page.get_by_text("You have no recovery code")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    assert me(page) == before
    page.get_by_role("button", name="Sign out on this device").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Sign out", exact=True).click()
    page.locator("main").wait_for()
    assert me(page)["id"] != before["id"]


def test_somebody_is_forgotten_when_they_ask_twice(visit: NewContext, served: Served) -> None:
    page = visit().new_page()
    page.request.get("/api/me")
    page.request.patch("/api/me", data={"name": "Wilhelmina"})
    leaving(page)
    before = me(page)
    page.get_by_role("button", name="Delete my data").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Delete everything").click()
    page.locator("main").wait_for()
    assert me(page)["id"] != before["id"]
    assert served.rows("SELECT name FROM guests WHERE id = ?", before["id"]) == [{"name": ""}]
    assert page.evaluate("Object.keys(localStorage)") == []
