"""Coming back to a table: clocks, bots that take over, hints, being called, the next table that waits."""

import re
from collections.abc import Iterator
from email.message import Message as Letter
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.test_notices import code_in, post_office
from tests.server.visitors import WAIT, Served, serving
from tests.web.conftest import PHONE, NewContext
from tests.web.players import PATIENCE, Player

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "open"}
SHORT: dict[str, Any] = {"kind": "live", "bank": 12, "increment": 0}
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def office() -> "Iterator[tuple[str, Queue[Letter]]]":
    with post_office() as opened:
        yield opened


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, office: "tuple[str, Queue[Letter]]") -> Iterator[Served]:
    """A server that sends e-mail, and whose hints take no longer on a slow machine."""
    with serving(tmp_path_factory.mktemp("served") / "games", "--smtp", office[0], "--tries", "8") as running:
        yield running
        assert "Traceback" not in running.said(), running.said()


def open_table(context: BrowserContext, *seats: dict[str, str], **agreement: Any) -> str:
    """Open a table of Gùgōng for this browser, alone against Meng; give its id."""
    context.request.get("/api/me")
    options = {"players": len(seats), **({"solo": "easy"} if len(seats) == 1 else {})}
    wish = {"game": "gugong", "options": options, "seats": seats, "agreement": agreement}
    answer = context.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def go_to(context: BrowserContext, table: str) -> Page:
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator("[data-stage]").wait_for()
    return page


# What people agree on.


def test_the_form_tells_what_is_no_hour_and_opens_a_table_with_a_clock(visit: NewContext) -> None:
    context = visit(language="fr")
    page = context.new_page()
    page.goto("/#new-gugong-friends")
    page.locator("select[name=clock]").select_option("days")
    page.locator("select[name=days]").select_option("3")
    page.locator("input[name=quiet_from]").fill("25")
    page.locator("form.panel .btn.go").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("heures calmes .* de 0 à 23"))
    assert context.request.get("/api/lobby").json()["mine"] == []
    page.locator("input[name=quiet_from]").fill("22")
    page.locator("input[name=zone]").fill("Europe/Nowhere")
    page.locator("form.panel .btn.go").click()
    expect(page.get_by_role("alert")).to_contain_text("Europe/Nowhere")
    page.locator("input[name=zone]").fill("Europe/Paris")
    page.locator("form.panel .btn.go").click()
    expect(page.get_by_text("3 jours par coup")).to_be_visible()
    expect(page.get_by_text("Europe/Paris")).to_be_visible()
    (mine,) = context.request.get("/api/lobby").json()["mine"]
    clock = mine["agreement"]["clock"]
    assert (clock["kind"], clock["days"], clock["quiet_from"], clock["quiet_to"]) == ("days", 3, 22, 8)
    assert not mine["agreement"]["hints"]


def test_the_form_shows_only_what_makes_sense(visit: NewContext) -> None:
    page = visit(PHONE).new_page()
    page.goto("/#new-gugong-friends")
    clock, hints, away = (page.locator(f"[name={name}]") for name in ("clock", "hints", "away"))
    expect(clock.locator("option")).to_have_count(3)
    expect(hints).not_to_be_checked()
    for seat in (1, 2):
        page.locator(f"select[name=seat-{seat}]").select_option("fair")
    expect(clock.locator("option")).to_have_count(2)
    expect(hints).to_be_checked()
    expect(away).to_have_count(0)
    clock.select_option("live")
    expect(away).to_be_visible()
    page.locator("input[name=players][value='1']").check(force=True)
    expect(clock).to_have_count(0)
    expect(hints).to_be_checked()


# Clocks.


def seconds_on(clock: str) -> int:
    minutes, seconds = clock.split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_clock_runs_out_and_a_bot_plays_until_its_player_is_back(visit: NewContext) -> None:
    context = visit()
    table = open_table(context, ME, BOT, OPEN, clock=SHORT, away="bot", stand_in="master")
    page, onlooker = context.new_page(), visit(language="nl").new_page()
    for one in (page, onlooker):
        one.goto(f"/t/{table}")
        one.locator("main ol").wait_for()
    page.locator("li select").select_option("novice")
    page.get_by_role("button", name="Start game").click()
    assert Player(page).wait_for_my_turn()
    mine = page.locator(".bar .clock")
    assert mine.get_attribute("role") == "timer" and mine.get_attribute("aria-live") == "off"
    first = seconds_on(mine.inner_text())
    assert 0 < first <= SHORT["bank"]
    page.wait_for_function(
        "before => !document.querySelector('.bar .clock').innerText.endsWith(before)", arg=f"{first:02}"
    )
    expect(page.locator(".bar").get_by_role("status").filter(has_text="Less than a minute")).to_be_attached()
    back = page.get_by_role("button", name="Take back my seat")
    back.wait_for()
    expect(page.get_by_text("A bot (master) is playing for you")).to_be_visible()
    expect(onlooker.locator(".players")).to_contain_text("een bot (meester) speelt")
    assert page.locator(".choosable").count() == 0
    back.click()
    expect(onlooker.locator(".players")).not_to_contain_text("een bot (meester) speelt")
    assert Player(page).wait_for_my_turn()
    expect(mine).to_be_visible()


# Hints.


def test_a_hint_is_shown_on_the_board_and_can_be_taken(visit: NewContext) -> None:
    page = go_to(context := visit(), open_table(context, ME, BOT, hints=True))
    player = Player(page)
    player.wait_for_my_turn()
    page.keyboard.press("h")
    best = page.locator("[data-advised]").first
    best.wait_for()
    expect(page.locator(".advice")).to_contain_text(
        re.compile(r"\d+\s?% chance to win.*about -?\d+ points?", re.DOTALL)
    )
    why = page.locator(".advice li").first
    compared = re.search(r"Why\? .+ \(compared with .+\)\.", why.inner_text())
    assert compared or why.locator(".fact").count(), "the best is never without a reason"
    offered = page.locator("[data-advised]").evaluate_all("all => all.map(({dataset}) => dataset.advised)")
    page.locator("#tab-choices").click()
    choices = page.locator("[data-choice]").evaluate_all("all => all.map(({dataset}) => dataset.choice)")
    assert set(offered) <= set(choices)
    place = page.locator(f"[data-choice='{offered[0]}']").get_attribute("data-at")
    expect(page.locator(f"[data-place='{place}'] > .advised")).to_contain_text("1")
    before = player.version
    best.click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before", arg=before
    )
    assert page.locator(".advised, [data-advised]").count() == 0
    assert player.attribute("kind") == "official"


def test_where_hints_are_not_allowed_none_can_be_asked_for(visit: NewContext) -> None:
    page = go_to(context := visit(), open_table(context, ME, hints=False))
    Player(page).wait_for_my_turn()
    page.keyboard.press("h")
    assert page.get_by_role("button", name="Hint").count() == 0
    assert page.locator(".advice").count() == 0
    page.locator(".tools button").last.click()
    expect(page.get_by_role("dialog")).to_contain_text("no hints")


# Being called.

BROWSER = """() => {
  window.heard = { asked: 0, notices: [], notes: 0 };
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { heard.asked += 1; return (this.permission = 'granted'); }
    constructor(title, options) { heard.notices.push([title, options.body]); }
    close() {}
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { heard.notes += 1; start.apply(this, when); };
}"""
"""A browser of which nobody looks at the page, and which notes whom it calls."""


def play_until_called_again(player: Player) -> None:
    """Choose until the turn is over, and wait for the next."""
    player.wait_for_my_turn()
    for _ in range(20):
        if player.attribute("due") != "true" and "Your turn" not in player.page.title():
            break
        player.choose()
    player.wait_for_my_turn()


def test_whoever_looks_elsewhere_is_called_by_title_sound_and_notice(visit: NewContext) -> None:
    context = visit()
    context.add_init_script(f"({BROWSER})()")
    page = go_to(context, open_table(context, ME, BOT))
    player = Player(page, "list")
    player.wait_for_my_turn()
    assert page.evaluate("heard.asked") == 0
    page.locator(".tools button").last.click()
    page.locator("input[name=notices]").click()
    expect(page.locator("input[name=notices]")).to_be_checked()
    page.keyboard.press("Escape")
    assert page.evaluate("heard") == {"asked": 1, "notices": [], "notes": 0}
    play_until_called_again(player)
    expect(page).to_have_title("Your turn · Gùgōng")
    page.wait_for_function("() => heard.notices.length > 0 && heard.notes > 0")
    assert page.evaluate("heard.notices[0]") == ["Your turn · Gùgōng", "It’s your turn."]
    page.locator(".tools button").last.click()
    page.locator("input[name=sound]").click()
    page.keyboard.press("Escape")
    notes, notices = page.evaluate("heard.notes"), page.evaluate("heard.notices.length")
    play_until_called_again(player)
    page.wait_for_function("before => heard.notices.length > before", arg=notices)
    assert page.evaluate("heard.notes") == notes


def test_the_bar_leads_to_the_next_table_that_waits(visit: NewContext) -> None:
    context = visit()
    first, second = (open_table(context, ME) for _ in range(2))
    page = go_to(context, first)
    page.get_by_role("link", name="Next table").click()
    page.wait_for_url(f"**/t/{second}")
    Player(page).wait_for_my_turn()
    page.get_by_role("link", name="Next table").click()
    page.wait_for_url(f"**/t/{first}")


# Settings.


def test_an_address_is_written_to_once_its_code_is_told(
    visit: NewContext, office: "tuple[str, Queue[Letter]]"
) -> None:
    page = visit(language="nl").new_page()
    page.goto("/#settings")
    address = page.locator("input[name=email]")
    save = page.locator("form:has([name=email]) button")
    word = page.locator(".mail [role=status]")
    address.fill("no address")
    save.click()
    expect(word).to_have_text("Dat is geen e-mailadres.")
    address.fill("ann@example.org")
    save.click()
    code = page.locator("input[name=mail-code]")
    code.fill("12345678")
    page.get_by_role("button", name="Bevestigen").click()
    expect(word).to_contain_text("niet de code")
    code.fill(code_in(office[1].get(timeout=WAIT)))
    page.get_by_role("button", name="Bevestigen").click()
    expect(word).to_have_text("Het adres is bevestigd.")
    expect(code).to_have_count(0)
    page.get_by_role("button", name="Geen e-mail meer ontvangen").click()
    expect(address).to_have_value("")


def test_a_webhook_to_a_private_address_is_refused_in_words(visit: NewContext) -> None:
    context = visit(PHONE, "fr")
    table = open_table(context, ME)
    page = go_to(context, table)
    page.locator(".tools button").last.click()
    page.get_by_text("Webhook").click()
    page.locator("input[name=webhook]").fill("https://127.0.0.1/hook")
    page.locator("form:has([name=webhook]) button").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("127.0.0.1")
    assert context.request.get(f"/api/tables/{table}").json()["webhook"] is None
