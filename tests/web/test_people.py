"""People at a table: who looks on, what they say to each other, bots that play for them, and once more."""

import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.conftest import PHONE, WIDE, NewContext
from tests.web.players import PATIENCE, Player

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMES = ("Saskia", "Hugo")
LIES_OVER = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.players header p'));
  const said = range.getBoundingClientRect();
  const clock = document.querySelector('.players .clock').getBoundingClientRect();
  return said.right > clock.left && said.bottom > clock.top;
}"""
"""Whether a clock in the list of players hides what is said of its player."""
expect.set_options(timeout=PATIENCE)


def meet(
    visit: NewContext, sizes: tuple[tuple[int, int], ...] = (WIDE, WIDE), **agreement: Any
) -> tuple[str, list[BrowserContext]]:
    """Two people at a table of Gùgōng whose game has begun; give its id, and their browsers."""
    host, guest = (visit(size) for size in sizes)
    for context, name in zip((host, guest), NAMES, strict=True):
        context.request.get("/api/me")
        context.request.patch("/api/me", data={"name": name})
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [ME, OPEN], "agreement": agreement}
    table = answer(host, "", wish)
    answer(guest, f"/{table['id']}/seats/1", {"claim": table["claims"]["1"]})
    answer(host, f"/{table['id']}/start", {})
    return table["id"], [host, guest]


def sit_together(
    visit: NewContext, sizes: tuple[tuple[int, int], ...] = (WIDE, WIDE), **agreement: Any
) -> tuple[str, list[Page]]:
    """Two people at a table; give its id, and what each of them sees."""
    table, contexts = meet(visit, sizes, **agreement)
    return table, [go_to(context, table) for context in contexts]


def answer(context: BrowserContext, path: str, wish: dict[str, Any]) -> Any:
    said = context.request.post(f"/api/tables{path}", data=wish)
    assert said.ok, said.text()
    return said.json()


def go_to(context: BrowserContext, table: str) -> Page:
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator("[data-stage]").wait_for()
    return page


def test_who_looks_on_sees_what_everybody_sees_and_is_counted(visit: NewContext) -> None:
    table, (host, guest) = sit_together(visit)
    expect(host.locator(".onlookers")).to_have_count(0)
    hands = {name for page in (host, guest) for name in page.locator("section.tray .hc").all_inner_texts()}
    assert len(hands) > 3
    context = visit()
    onlooker = go_to(context, table)
    for page in (host, guest):
        expect(page.locator(".onlookers")).to_contain_text("1")
    assert onlooker.locator(".choosable, .hc").count() == 0
    expect(onlooker.get_by_text("You are watching.")).to_be_visible()
    expect(onlooker.locator("section.players h2")).to_have_text(list(NAMES))
    another = go_to(visit(), table)
    expect(host.locator(".onlookers")).to_contain_text("2")
    another.close()
    onlooker.close()
    for page in (host, guest):
        expect(page.locator(".onlookers")).to_have_count(0)


def say(page: Page, text: str) -> None:
    field = page.locator("input[name=chat]")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def lines(page: Page) -> list[str]:
    return page.locator(".chat .lines .text").all_inner_texts()


def test_people_talk_and_anybody_can_be_muted(visit: NewContext) -> None:
    table, (host, guest) = sit_together(visit, (PHONE, WIDE))
    long = "Donaudampfschifffahrtsgesellschaft" * 4
    guest.get_by_role("button", name="Chat").click()
    say(guest, long)
    badge = host.locator("#tab-chat b")
    expect(badge).to_have_text("1")
    expect(host.locator(".board svg").first).to_be_visible()
    host.locator("#tab-chat").click()
    expect(host.locator(".chat .lines .text")).to_have_text([long])
    expect(badge).to_have_count(0)
    assert host.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    host.get_by_text("Show messages from").click()
    host.get_by_role("checkbox", name="Hugo").uncheck()
    expect(host.locator(".chat .lines .text")).to_have_count(0)
    say(guest, "Can you hear me?")
    say(host, "I am alone.")
    expect(guest.locator(".chat .lines .text")).to_have_text([long, "Can you hear me?", "I am alone."])
    assert lines(host) == ["I am alone."]
    host.reload()
    host.locator("#tab-chat").click()
    expect(host.locator(".chat .lines .text")).to_have_text(["I am alone."])
    host.get_by_text("Show messages from").click()
    host.get_by_role("checkbox", name="Hugo").check()
    expect(host.locator(".chat .lines .text")).to_have_count(3)
    host.get_by_label("Mute chat").check()
    expect(host.locator(".chat .lines .text")).to_have_count(0)
    onlooker = go_to(visit(), table)
    onlooker.get_by_role("button", name="Chat").click()
    expect(onlooker.locator(".chat .lines .text")).to_have_count(3)
    assert onlooker.locator("input[name=chat]").count() == 0


def turn_passed_on(pages: list[Page]) -> tuple[Page, Page]:
    """Play until a turn has passed on that can be undone; give who ended it, and who must move."""
    for _ in range(60):
        one = next(page for page in pages if page.locator("[data-due=true]").count())
        other = pages[1 - pages.index(one)]
        Player(one, "list").choose()
        other.wait_for_function(SAME_VERSION, arg=Player(one).version)
        if Player(one).attribute("due") == "false" and can_undo(one).count():
            return one, other
    raise AssertionError("No turn ended in a way that can be undone.")


def can_undo(page: Page) -> Locator:
    """Give the button to undo, if it can be pressed: in the dock it is always there."""
    return page.get_by_role("button", name="Undo", disabled=False)


SAME_VERSION = "version => Number(document.querySelector('[data-stage]').dataset.version) >= version"


def test_who_must_move_is_asked_before_a_turn_is_undone(visit: NewContext, shots: Path) -> None:
    """By pointer and by keyboard; all at the table read what is going on."""
    table, pages = sit_together(visit, (PHONE, WIDE))
    onlooker = go_to(visit(), table)
    names = dict(zip(pages, NAMES, strict=True))
    one, other = turn_passed_on(pages)
    can_undo(one).click()
    waits = f"Waiting for {names[other]} to agree."
    asks = f"{names[one]} asks to undo their last move."
    expect(one.get_by_role("status").filter(has_text=waits)).to_have_count(1)
    expect(one.locator("section.asked")).to_contain_text(waits)
    expect(can_undo(one)).to_have_count(0)
    expect(other.get_by_role("status").filter(has_text=asks)).to_have_count(1)
    expect(onlooker.locator("section.asked")).to_contain_text(f"{asks} {waits}")
    assert onlooker.locator("section.asked button").count() == 0
    for name, page in (("asks", one), ("is-asked", other)):
        page.screenshot(path=shots / f"undo-{name}-{page.viewport_size['width']}.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    other.get_by_role("button", name="Decline").click()
    expect(one.locator("section.asked")).to_have_text("Your request to undo was declined.")
    expect(other.locator("section.asked")).to_have_count(0)
    expect(onlooker.locator("section.asked")).to_have_count(0)
    Player(other, "list").choose()
    expect(one.locator("section.asked")).to_have_count(0)
    one, other = turn_passed_on(pages)
    one.keyboard.press("u")
    allow = other.get_by_role("button", name="Allow")
    allow.wait_for()
    for name, page in (("asks", one), ("is-asked", other)):
        page.screenshot(path=shots / f"undo-{name}-{page.viewport_size['width']}.png")
    allow.focus()
    other.keyboard.press("Enter")
    assert Player(one).wait_for_my_turn()
    for page in (one, other, onlooker):
        expect(page.locator("section.asked")).to_have_count(0)


def offer_to_end(page: Page) -> None:
    page.locator(".tools button").last.click()
    page.get_by_role("button", name="Offer to end").click()
    page.get_by_role("button", name="Make the offer").click()


def test_a_game_ends_when_all_agree(visit: NewContext, shots: Path) -> None:
    table, (host, guest) = sit_together(visit, (PHONE, WIDE))
    offer_to_end(host)
    expect(host.locator("section.asked")).to_contain_text(f"Waiting for {NAMES[1]} to agree.")
    expect(guest.locator("section.asked")).to_contain_text(f"{NAMES[0]} offers to end the game now")
    guest.get_by_role("button", name="Decline").click()
    expect(host.locator("section.asked")).to_have_text("Your offer to end the game was declined.")
    mover = next(page for page in (host, guest, host, guest) if page.locator("[data-due='true']").count())
    Player(mover, "list").choose()
    expect(host.locator("section.asked")).to_have_count(0)
    offer_to_end(guest)
    host.screenshot(path=shots / "end-is-asked.png")
    host.get_by_role("button", name="End the game").click()
    for page in (host, guest):
        expect(page.get_by_text("This game ended by agreement.")).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        assert page.locator("[data-stage=over]").count() == 1
        page.screenshot(path=shots / f"end-agreed-{page.viewport_size['width']}.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    guest.reload()
    expect(guest.get_by_text("This game ended by agreement.")).to_be_visible()
    guest.goto(f"/t/{table}/replay")
    guest.locator(".sentence").wait_for()
    guest.keyboard.press("End")
    expect(guest.locator(".sentence")).to_contain_text("This game ended by agreement.")


def test_a_seat_is_given_to_a_bot_and_taken_back(visit: NewContext) -> None:
    _, (host, guest) = sit_together(visit, stand_in="novice")
    host.locator(".tools button").last.click()
    host.get_by_role("button", name="Let a bot play for me (novice)").click()
    expect(guest.locator(".players")).to_contain_text("played by a bot (novice)")
    expect(host.get_by_text("A bot (novice) is playing for you")).to_be_visible()
    assert Player(guest).wait_for_my_turn()
    host.get_by_role("button", name="Take back my seat").click()
    expect(guest.locator(".players")).not_to_contain_text("played by a bot (novice)")
    Player(guest).choose()


def test_who_ran_out_of_time_is_waited_for_until_somebody_calls_a_bot(visit: NewContext) -> None:
    clock = {"kind": "live", "bank": 10, "increment": 0}
    _, pages = sit_together(visit, clock=clock, away="wait", stand_in="fair")
    late, other = sorted(pages, key=lambda page: page.locator("[data-due=true]").count(), reverse=True)
    expect(late.locator(".bar .clock")).to_have_text(re.compile("out of time"))
    expect(other.locator(".players .clock")).to_have_text(re.compile("out of time"))
    assert Player(late).attribute("due") == "true"
    other.locator(".call").click()
    expect(other.locator(".players header p")).to_have_text("played by a bot (intermediate)")
    expect(other.locator(".players .clock")).to_have_text(re.compile("out of time"))
    assert not other.evaluate(LIES_OVER)
    expect(late.get_by_text("A bot (intermediate) is playing for you")).to_be_visible()
    assert Player(other).wait_for_my_turn()


def test_everybody_sits_one_seat_further_when_they_play_again(visit: NewContext) -> None:
    table, contexts = meet(visit, stand_in="random")
    for seat, context in enumerate(contexts):
        answer(context, f"/{table}/seats/{seat}/away", {})
    while contexts[0].request.get(f"/api/tables/{table}").json()["stage"] != "over":
        time.sleep(0.2)
    host, guest = (go_to(context, table) for context in contexts)
    guest.get_by_role("button", name="Play again").click()
    expect(guest.locator("main ol > li .name b")).to_have_text(list(reversed(NAMES)))
    expect(host.get_by_text("Hugo wants a rematch.")).to_be_visible()
    host.get_by_role("button", name="Join the rematch").click()
    expect(host.locator("main ol > li .name b")).to_have_text(list(reversed(NAMES)))
    assert host.url == guest.url and table not in host.url
    guest.get_by_role("button", name="Start game").click()
    for page in (host, guest):
        page.locator("[data-stage=playing]").wait_for()
