"""Several people at one screen: it is passed on only where one of two players holds something hidden."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext

NAMES = ("Ann", "Bo")
CURTAIN = "h1:has-text('your turn')"
RETRIES = 5
"""A connection that was silent for a while may be closed by the server just as it is used again."""
DUE = "[data-stage='playing'][data-due='true']"


def open_for_two(page: Page, game: str, **options: Any) -> str:
    """Open a table with both seats at this screen; give its id."""
    page.request.get("/api/me")
    wish = {
        "game": game,
        "options": {"players": 2, **options},
        "seats": [{"kind": "me", "name": name} for name in NAMES],
    }
    said = page.request.post("/api/tables", data=wish)
    assert said.ok, said.text()
    return str(said.json()["id"])


def look(page: Page, table: str, seat: int | None = None) -> Any:
    where = "" if seat is None else f"/seats/{seat}"
    return page.request.get(f"/api/tables/{table}{where}/state", max_retries=RETRIES).json()


def choose(page: Page, table: str, dice: random.Random) -> int:
    """Let the first seat that must choose take any option, by request, but lay nothing face down; give it.

    Where a page makes the only choice that is left by itself, it may be faster.
    """
    seat: int = look(page, table)["deciding"][0]
    state = look(page, table, seat)
    if state["decision"] is None:
        return seat
    options = [one for one in state["decision"]["options"] if not one["notation"].endswith(" down")]
    option = dice.choice(options)["option"]
    wish = {"id": f"{dice.getrandbits(60):x}", "seat": seat, "version": state["version"], "option": option}
    said = page.request.post(f"/api/tables/{table}/choices", data=wish, max_retries=RETRIES)
    assert said.ok or said.json()["code"] == "stale", said.text()
    return seat


def pass_on(page: Page, name: str) -> None:
    """Go through the curtain."""
    page.get_by_role("button", name=f"Pass the device to {name}").click()
    expect(page.locator(CURTAIN)).to_have_text(f"{name}, it’s your turn")
    page.get_by_role("button", name=f"I am {name}").click()
    page.locator(DUE).wait_for()


def go_on(page: Page, name: str) -> None:
    """Go on without a curtain: by itself, or by a button that may be gone by then."""
    onwards, turn = page.get_by_role("button", name=f"Next: {name}"), page.locator(".turn", has_text=name)
    onwards.or_(turn).first.wait_for()
    onwards.evaluate_all("buttons => buttons.forEach(button => button.click())")
    turn.wait_for()
    assert page.locator(CURTAIN).count() == 0


def test_hands_are_hidden_by_a_curtain(visit: NewContext) -> None:
    page, dice = visit().new_page(), random.Random(1)
    table = open_for_two(page, "gugong")
    while look(page, table)["view"]["phase"] == "set-up":
        choose(page, table, dice)
    seat = look(page, table)["deciding"][0]
    page.goto(f"/t/{table}")
    expect(page.locator(CURTAIN)).to_have_text(f"{NAMES[seat]}, it’s your turn")
    page.get_by_role("button", name=f"I am {NAMES[seat]}").click()
    page.locator(DUE).wait_for()
    while look(page, table)["deciding"] == [seat]:
        choose(page, table, dice)
    pass_on(page, NAMES[1 - seat])


def is_hidden(page: Page, table: str, seat: int, reader: int) -> bool:
    """Tell whether a seat sees more of its own cards and tokens than another does."""
    views = [look(page, table, each)["view"]["families"][seat] for each in (seat, reader)]
    own, seen = ([family[part] for part in ("hand", "discard", "stored")] for family in views)
    return own != seen


def test_with_open_information_the_screen_is_passed_on_only_for_what_nobody_saw(visit: NewContext) -> None:
    page, dice = visit().new_page(), random.Random(2)
    table = open_for_two(page, "gugong", open_information=True)
    page.goto(f"/t/{table}")
    page.locator(DUE).wait_for()
    assert page.locator(CURTAIN).count() == 0
    unhidden = 0
    while unhidden < 3:  # No game is so short that it ends before.
        seat = choose(page, table, dice)
        (following,) = look(page, table)["deciding"]
        if following == seat:
            continue
        if is_hidden(page, table, following, seat) or is_hidden(page, table, seat, following):
            pass_on(page, NAMES[following])
        else:
            go_on(page, NAMES[following])
            unhidden += 1


def test_in_kingdom_hands_are_hidden_and_planning_is_open(visit: NewContext) -> None:
    page, dice = visit().new_page(), random.Random(3)
    table = open_for_two(page, "kingdom", module="advisors")
    while look(page, table)["view"]["phase"] == "set-up":
        choose(page, table, dice)
    seat = look(page, table)["deciding"][0]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=f"I am {NAMES[seat]}").click()
    page.locator(DUE).wait_for()
    while look(page, table)["deciding"] == [seat]:
        choose(page, table, dice)
    pass_on(page, NAMES[1 - seat])
    page.goto("/")
    while look(page, table)["view"]["phase"] == "choice":
        choose(page, table, dice)
    assert look(page, table)["view"]["phase"] == "planning"
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Ann").click()
    page.locator(DUE).wait_for()
    while 0 in look(page, table)["deciding"]:
        choose(page, table, dice)
    go_on(page, "Bo")
