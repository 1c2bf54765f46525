"""Looking back in a browser, as a person would: the replay page, what was missed, and the analysis."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from courtyard.engine.chance import Dice
from tests.server.visitors import ME, RANDOM, Served, Visitor, by_lot, serving
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import PATIENCE
from tests.web.test_games import sit_down_together
from tests.web.test_table import serious, speak, words_on

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose analyses are quick."""
    with serving(tmp_path_factory.mktemp("replay") / "games", "--tries", "1") as running:
        yield running
        assert "Traceback" not in running.said(), running.said()


@pytest.fixture(scope="module")
def wanda(served: Served) -> Visitor:
    """Somebody who has played before the tests begin."""
    visitor = Visitor(served)
    visitor.patch("/api/me", name="Wanda")
    return visitor


@pytest.fixture(scope="module")
def gugong(wanda: Visitor) -> str:
    """A finished game for two, with a bot."""
    return finished(wanda, "gugong", 2)


@pytest.fixture(scope="module")
def alone(wanda: Visitor) -> str:
    """A finished game that Wanda played alone."""
    return finished(wanda, "kingdom", 1)


def finished(visitor: Visitor, game: str, players: int) -> str:
    table = str(visitor.open(game, [ME, *[RANDOM] * (players - 1)], players=players)["id"])
    with visitor.at(table, 0) as seated:
        seated.play_to_the_end(by_lot(Dice(3)))
    return table


def as_visitor(context: BrowserContext, visitor: Visitor) -> BrowserContext:
    """Let a browser be somebody's."""
    token = visitor.http.cookies["courtyard"]
    context.add_cookies([{"name": "courtyard", "value": token, "url": visitor.served.url}])
    return context


@pytest.fixture
def context(visit: NewContext, wanda: Visitor) -> BrowserContext:
    return as_visitor(visit(), wanda)


def look_back(context: BrowserContext, table: str, address: str = "") -> Page:
    page = context.new_page()
    page.goto(f"/t/{table}/replay{address}")
    page.locator("[data-replay]").wait_for()
    return page


def length(visitor: Visitor, table: str) -> int:
    """After how many steps a game is over."""
    return len(visitor.get(f"/api/tables/{table}/replay/0")["moments"]) - 1


def step(page: Page) -> int:
    return int(page.locator("[data-replay]").get_attribute("data-step") or -1)


def last(page: Page) -> int:
    return int(page.locator("[data-replay]").get_attribute("data-last") or -1)


def is_at(page: Page, wanted: int) -> None:
    expect(page.locator("[data-replay]")).to_have_attribute("data-step", str(wanted))


def press(page: Page, way: str) -> None:
    page.locator(f"[data-way='{way}']").click()


# Going through a game.


def test_a_game_is_gone_through_by_buttons_keys_slider_and_log(context: BrowserContext, gugong: str) -> None:
    page = look_back(context, gugong)
    is_at(page, 0)
    press(page, "step")
    is_at(page, 1)
    page.keyboard.press("ArrowRight")
    is_at(page, 2)
    press(page, "back")
    is_at(page, 1)
    page.keyboard.press("End")
    end = last(page)
    is_at(page, end)
    page.keyboard.press("Home")
    is_at(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    turn = step(page)
    page.keyboard.press("PageDown")
    second = step(page)
    expect(page.locator(".day")).to_have_text("Day 2")
    page.keyboard.press("Shift+ArrowLeft")
    assert 0 < turn <= step(page) < second
    press(page, "chapter-on")
    press(page, "chapter-on")
    assert second < step(page) < end
    page.locator("input[type=range]").fill(str(end // 2))
    is_at(page, end // 2)
    line = page.locator("[data-line]").nth(20)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    assert page.locator(".choosable").count() == 0


def test_a_game_plays_by_itself_until_somebody_pauses_or_it_ends(
    context: BrowserContext, gugong: str
) -> None:
    page = look_back(context, gugong)
    play = page.get_by_role("button", name="Play", exact=True)
    page.get_by_role("button", name="fast").click()
    page.locator("main.board").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.querySelector('[data-replay]').dataset.step) >= 3")
    page.keyboard.press("Space")
    expect(play).to_be_visible()
    page.locator("input[type=range]").fill(str(last(page) - 2))
    play.click()
    is_at(page, last(page))
    expect(play).to_be_visible()


def test_the_board_is_that_of_the_moment(context: BrowserContext, wanda: Visitor, gugong: str) -> None:
    page = look_back(context, gugong)
    moments = wanda.get(f"/api/tables/{gugong}/replay/0")["moments"]
    for nth in (len(moments) - 1, len(moments) // 2, 0):
        page.locator("input[type=range]").fill(str(nth))
        is_at(page, nth)
        mine, others = (family["points"] for family in moments[nth]["view"]["families"])
        expect(page.locator("section.tray .vp")).to_have_text(re.compile(rf"^\s*{mine}\D"))
        expect(page.locator(".players header b")).to_have_text(re.compile(rf"^{others}\D"))


def test_hands_are_seen_with_the_eyes_that_the_reader_chooses(context: BrowserContext, gugong: str) -> None:
    page = look_back(context, gugong, "#step=6")
    eyes = page.locator("select").first
    assert eyes.locator("option").count() == 4
    for reader, trays in (("public", 0), ("all", 2), ("1", 1)):
        eyes.select_option(reader)
        expect(page.locator(f"[data-replay='{reader}']")).to_be_visible()
        expect(page.locator("section.tray .hand")).to_have_count(trays)
        is_at(page, 6)


def test_what_was_chosen_is_announced(context: BrowserContext, alone: str) -> None:
    page = look_back(context, alone, "#step=2")
    said = page.locator(".bar [aria-live=polite]")
    before = said.inner_text()
    press(page, "step")
    expect(said).not_to_have_text(before)
    assert said.inner_text().startswith("Wanda: ")


# Links to a moment.


def test_a_link_leads_to_its_moment_and_reader(visit: NewContext, wanda: Visitor, gugong: str) -> None:
    context = as_visitor(visit(permissions=["clipboard-read", "clipboard-write"]), wanda)
    page = look_back(context, gugong)
    page.locator("select").first.select_option("1")
    page.locator("[data-replay='1']").wait_for()
    page.locator("input[type=range]").fill("17")
    page.wait_for_url("**#step=17&reader=1")
    page.get_by_role("button", name="Copy link to this moment").click()
    page.get_by_text("Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{gugong}/replay#step=17&reader=1")
    friend = visit().new_page()
    friend.goto(link)
    friend.locator("[data-replay='1'][data-step='17']").wait_for()


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [("fr", "midi", "Il n’y a pas de moment midi"), ("nl", "99999", "Er is geen moment 99999")],
)
def test_a_link_to_no_moment_says_so_and_shows_the_nearest(
    visit: NewContext, alone: str, language: str, asked: str, said: str
) -> None:
    page = look_back(visit(language=language), alone, f"#step={asked}&reader=0")
    expect(page.locator("[role=alert]")).to_contain_text(said)
    is_at(page, last(page) if asked.isdecimal() else 0)


def test_a_table_that_is_not_there_is_said_to_be_missing(visit: NewContext) -> None:
    page = visit().new_page()
    page.goto("/t/nowhere/replay")
    expect(page.locator("[role=alert]")).to_have_text(
        "This table does not exist. The link may be incomplete."
    )


def test_a_running_game_is_seen_only_with_own_eyes(context: BrowserContext, wanda: Visitor) -> None:
    table = str(wanda.open("gugong", [ME, RANDOM], players=2)["id"])
    page = look_back(context, table, "#reader=all")
    expect(page.locator("[role=alert]")).to_be_visible()
    expect(page.locator("[data-replay='0']")).to_be_visible()
    assert page.locator("select").first.locator("option").all_inner_texts() == ["Wanda", "spectator"]
    assert page.get_by_role("tab", name="Analysis").count() == 0


# What I missed.


def hit(route: Route) -> None:
    """Let the server's answer pass, but for its last line: that one is made to be about the reader."""
    answer = route.fetch()
    replay = answer.json()
    replay["log"][-1] |= {"mine": True, "seat": 1}
    route.fulfill(response=answer, json=replay)


def test_what_happened_since_my_last_turn_is_played_at_the_table(visit: NewContext) -> None:
    host, friend = sit_down_together(visit, "gugong")
    host.page.route("**/replay/0", hit)
    news = host.page.locator(".tools button[aria-label='Récapitulatif']")
    while not (host.attribute("due") == "true" and news.count()):
        due = [player for player in (host, friend) if player.attribute("due") == "true"]
        due[0].choose() if due else host.page.wait_for_timeout(10)
    version = host.version
    host.page.reload()
    news.click()
    missed = host.page.locator(".since")
    expect(missed).to_contain_text("Récapitulatif depuis votre dernier tour")
    expect(host.page.locator(".since[data-done='true']")).to_be_visible()
    expect(missed.locator("li.me")).to_contain_text("vous concerne")
    assert host.page.locator("main .choosable, section.tray .choosable").count() == 0
    host.page.keyboard.press("x")
    expect(missed).to_have_count(0)
    host.wait_for_my_turn()
    assert host.version == version
    host.choose()


# Analysis.


def judged(end: int) -> dict[str, Any]:
    """An analysis as the server gives it: every third choice was judged, and one turned the game."""
    saying = {"id": "score-jade", "args": {}}
    costs = {6: 0.1, 12: 0.3, 18: 0.2, 24: 0.05}
    steps = range(3, end + 1, 3)
    choices = [
        {
            "step": nth,
            "seat": nth % 2,
            "chances": [0.5, 0.5] if nth <= 9 else [0.8, 0.2],
            "points": [20.0, 18.0],
            "chosen": saying,
            "best": saying,
            "cost": costs.get(nth, 0.0),
            "cost_points": 20 * costs.get(nth, 0.0),
            "after": [0.5, 0.5] if nth < 9 else [0.8, 0.2],
            "place": "",
            "best_notation": "to jade",
            "reasons": [{"kind": "part", "amount": 2.0, "name": saying}],
        }
        for nth in steps
    ]
    return {"stage": "done", "done": len(steps), "total": len(steps), "judged": choices, "turning": [9]}


def test_an_analysis_tells_turning_points_and_dear_choices(
    context: BrowserContext, wanda: Visitor, gugong: str
) -> None:
    end = length(wanda, gugong)
    page = context.new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=judged(end)))
    page.goto(f"/t/{gugong}/replay#analysis")
    turning = page.locator("ol.turning button")
    expect(turning).to_contain_text("much better chances from here on.")
    numbers = page.locator("ol.turning .numbers")
    expect(numbers.locator("p")).to_be_hidden()
    numbers.locator("summary").click()
    expect(numbers.locator("p")).to_have_text("50% → 80%")
    assert turning.count() == page.locator(".marks b").count() == 1
    turning.click()
    is_at(page, 9)
    worst = page.locator("ol.worst button")
    assert worst.locator(".cost").all_inner_texts() == ["Blunder", "Blunder", "Blunder"]
    assert "More points under “Jade”" in worst.first.inner_text()
    details = page.locator("ol.worst details")
    assert [text.split(" ")[0] for text in details.locator("p:first-of-type").all_text_contents()] == [
        "−30%",
        "−20%",
        "−10%",
    ]
    worst.first.click()
    is_at(page, 12)
    page.get_by_text("Chart data").click()
    assert page.locator("table tbody tr").count() == end // 3 + 1


# For everybody.


def test_a_replay_fits_every_screen(
    context: BrowserContext, wanda: Visitor, gugong: str, shots: Path
) -> None:
    end = length(wanda, gugong)
    page = context.new_page()
    page.route("**/analysis", lambda route: route.fulfill(json=judged(end)))
    page.goto(f"/t/{gugong}/replay#step=20")
    for tab, (width, height), theme in (
        ("Analysis", WIDE, "light"),
        ("Log", TABLET, "dark"),
        ("Board", PHONE, "light"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.get_by_role("tab", name=tab).click()
        page.screenshot(path=shots / f"replay-{width}-{theme}.png")
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_nothing_of_a_replay_stays_english(visit: NewContext, gugong: str) -> None:
    page = look_back(visit(), gugong, "#step=30&reader=0")
    seen = {}
    for language in ("en", "fr", "nl"):
        speak(page, language)
        seen[language] = words_on(page)
    assert len(seen["en"]) > 10
    assert seen["en"] & seen["fr"] == set()
    assert seen["en"] & seen["nl"] == set()


# It goes on while the other tests would run.


def test_an_analysis_grows_in_the_background_and_is_kept(
    context: BrowserContext, wanda: Visitor, alone: str
) -> None:
    page = context.new_page()
    page.goto(f"/t/{alone}")
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("progress")).to_be_visible()
    chart = page.get_by_role("img", name="Expected points over the game")
    expect(chart.locator("polyline.over")).to_have_count(1)
    found = wanda.get(f"/api/tables/{alone}/analysis")
    assert 0 < found["done"] <= found["total"]
    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(chart).to_be_visible()
