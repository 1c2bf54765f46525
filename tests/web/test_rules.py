"""The rules in the browser: a page to read, search, link to and print; and everything on a table answers."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from courtyard.games import GAMES
from tests.server.visitors import Served
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import PATIENCE, Player
from tests.web.test_table import ME, TABLES, serious, sit_at, words_on

WEB = Path(__file__).parents[2] / "web" / "src"
THINGS = {name: json.loads((WEB / name / "things.json").read_text("utf-8")) for name in GAMES}
OPEN = {"kind": "open"}

expect.set_options(timeout=PATIENCE)


def rules_page(context: BrowserContext, game: str, anchor: str = "") -> Page:
    page = context.new_page()
    page.goto(f"/rules/{game}{anchor}")
    page.locator("figure svg").first.wait_for()
    return page


# The page.


def test_lobby_and_table_lead_to_the_rules(visit: NewContext, served: Served) -> None:
    page = visit().new_page()
    page.goto("/")
    page.locator("article").first.get_by_role("link", name=re.compile("Rules")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Gùgōng")
    page.get_by_role("link", name="Rules of It’s a Wonderful Kingdom").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of It’s a Wonderful Kingdom")
    table = sit_at(visit(), served, "quest")
    table.locator(".tools button").last.click()
    link = table.get_by_role("link", name="Rules of the game")
    assert link.get_attribute("href") == "/rules/kingdom"


LANGUAGES = ("en", "fr", "nl")


def speak(page: Page, language: str) -> None:
    page.locator(f"button[lang={language}]").click()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_holds_the_whole_catalogue_with_a_drawing_for_each_chapter(
    visit: NewContext, name: str
) -> None:
    rules = list(GAMES[name].rules.rules.values())
    chapters = list(dict.fromkeys(rule.chapter for rule in rules))
    ours = next(rule for rule in rules if rule.is_ours)
    page = rules_page(visit(), name)
    assert ids(page, "main h2[id]") == [f"{name}.{chapter}" for chapter in chapters]
    assert ids(page, "main li[id]") == [rule.id for rule in rules]
    assert page.locator("figure [role=img]:has(svg)").count() == len(chapters)
    seen = {}
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator(f"[id='{ours.id}']")).to_contain_text(ours.texts[language])
        expect(page.locator(f"[id='{ours.id}']")).to_contain_text(ours.why[language])
        seen[language] = words_on(page)
    assert seen["en"] & seen["fr"] == seen["en"] & seen["nl"] == seen["fr"] & seen["nl"] == set()


def ids(page: Page, those: str) -> list[str]:
    return page.locator(those).evaluate_all("all => all.map(one => one.id)")  # type: ignore[no-any-return]


def test_a_search_ignores_accents_and_case_and_marks_what_it_finds(visit: NewContext) -> None:
    page = rules_page(visit(language="fr"), "gugong")
    page.get_by_role("searchbox").fill("EMISSAIRE pavillon")
    texts = [rule.texts["fr"] for rule in GAMES["gugong"].rules.rules.values()]
    texts += [rule.why["fr"] for rule in GAMES["gugong"].rules.rules.values() if rule.is_ours]
    assert any("Émissaire" in text and "Pavillon" in text for text in texts)
    expect(page.locator("mark").first).to_be_visible()
    assert {text.lower() for text in page.locator("mark").all_inner_texts()} <= {"émissaire", "pavillon"}
    shown = page.locator("main li[id]")
    count = shown.count()
    assert 0 < count < 60
    expect(page.get_by_role("search").get_by_role("status")).to_contain_text(f"{count} règles sur 434")
    for text in shown.all_inner_texts():
        assert "émissaire" in text.lower() and "pavillon" in text.lower()
    page.get_by_role("searchbox").fill("zygomatique")
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(
        "Aucune règle ne contient « zygomatique »."
    )
    assert shown.count() == 0
    page.get_by_role("button", name="Montrer toutes les règles").click()
    expect(shown).to_have_count(434)


def is_in_sight(there: Locator) -> bool:
    box = there.bounding_box()
    return box is not None and 0 <= box["y"] < there.page.viewport_size["height"] - 20  # type: ignore[index]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
def test_a_link_leads_to_its_rule_and_marks_it(visit: NewContext, size: tuple[int, int]) -> None:
    context = visit(size, permissions=["clipboard-read", "clipboard-write"])
    page = rules_page(context, "kingdom", "#kingdom.menace.giant-alone")
    rule = page.locator("[id='kingdom.menace.giant-alone']")
    expect(rule).to_have_class(re.compile("marked"))
    page.wait_for_function("() => scrollY > 500")
    assert is_in_sight(rule)
    page.get_by_role("button", name="Copy the link to kingdom.menace.giant-vanquished").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url and link.endswith("/rules/kingdom#kingdom.menace.giant-vanquished")
    page.get_by_role("link", name=re.compile("Quest module")).click()
    chapter = page.locator("[id='kingdom.quest']")
    expect(chapter).to_be_focused()
    assert is_in_sight(chapter)
    # A rule that a search hides is shown when somebody follows a link to it.
    page.get_by_role("searchbox").fill("krystallium")
    page.evaluate("location.hash = '#kingdom.setup.players'")
    expect(page.locator("[id='kingdom.setup.players']")).to_have_class(re.compile("marked"))


def test_a_link_to_a_rule_that_is_not_there_says_so(visit: NewContext) -> None:
    page = rules_page(visit(), "gugong", "#gugong.travel.by-balloon%E0%A4")
    alert = page.get_by_role("alert")
    said = {"en": "There is no rule", "fr": "Il n’y a pas de règle", "nl": "geen regel"}
    for language in LANGUAGES:
        speak(page, language)
        expect(alert).to_contain_text(said[language])
        expect(alert).to_contain_text("gugong.travel.by-balloon")
    expect(page.locator("main li[id]")).to_have_count(434)
    assert page.locator(".marked").count() == 0
    page.evaluate("location.hash = '#gugong.travel'")
    expect(alert).to_have_count(0)


def test_a_game_that_is_not_there_says_so(browser: Browser, served: Served) -> None:
    page = browser.new_page(base_url=served.url, locale="nl")
    page.goto("/rules/chess")
    expect(page.get_by_role("alert")).to_have_text("Dit spel kun je hier niet spelen.")
    page.close()


def test_on_paper_there_are_only_the_rules_black_on_white(visit: NewContext) -> None:
    page = rules_page(visit(color_scheme="dark"), "kingdom")
    page.emulate_media(media="print")
    for chrome in ("nav", "search", "header button", "li button"):
        assert not page.locator(chrome).first.is_visible(), chrome
    colours = page.evaluate(
        "() => [document.body, document.querySelector('main li[id]')].map(one => getComputedStyle(one))"
        ".map(({ color, backgroundColor }) => [color, backgroundColor])"
    )
    assert colours[0] == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert colours[1][0] in ("rgb(0, 0, 0)", "rgb(42, 34, 30)")
    breaks = page.locator("main section").evaluate_all(
        "all => all.map(one => getComputedStyle(one).breakBefore)"
    )
    assert breaks[0] == "auto" and set(breaks[1:]) == {"page"}
    sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf()))
    assert sheets >= len(breaks)


@pytest.mark.parametrize(
    ("game", "size", "theme"), [("gugong", WIDE, "dark"), ("kingdom", PHONE, "light")], ids=str
)
def test_everybody_can_read_the_rules(
    visit: NewContext, shots: Path, game: str, size: tuple[int, int], theme: str
) -> None:
    page = rules_page(visit(size, color_scheme=theme), game, f"#{game}.setup.nowhere-to-be-found")
    for width, height in (TABLET, size):
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=shots / f"rules-{game}-{width}-{theme}.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    # Chapters are all alike: with the first two of them the whole page is looked at.
    page.evaluate("document.querySelectorAll('main section:nth-of-type(n + 3)').forEach(one => one.remove())")
    assert serious(page) == []


# On the table.


def asked(page: Page) -> Locator:
    return page.locator(".asked:popover-open")


def shown_rules(page: Page) -> list[str]:
    """The rules of what was asked about, without those of what it lies on."""
    rules = asked(page).locator(":scope > .rules")
    if not rules.locator("[data-rule]").count():
        rules.locator("summary").click()
    rules.locator("[data-rule]").first.wait_for()
    found = rules.locator("[data-rule]")
    return found.evaluate_all("all => all.map(one => one.dataset.rule)")  # type: ignore[no-any-return]


def rests_on(game: str, sort: str) -> list[str]:
    things = THINGS[game]
    return [f"{game}.{rule}" for rule in things.get(sort, []) + things.get(re.split("[ :]", sort)[0], [])]


SORTS = (
    "() => [...document.querySelectorAll('[data-thing]')].map(({ dataset }) => [dataset.thing, dataset.name])"
)


@pytest.mark.parametrize("table", TABLES)
def test_everything_on_a_table_has_a_name_and_rules(visit: NewContext, served: Served, table: str) -> None:
    page = sit_at(visit(), served, table)
    game = str(TABLES[table]["game"])
    player = Player(page, "list", seed=3)
    seen = set()
    for _ in range(4):
        player.take_turns(2)
        player.wait_for_my_turn()
        for sort, name in page.evaluate(SORTS):
            assert name and "⟨" not in name, sort
            assert rests_on(game, sort), sort
            seen.add(sort)
    assert len(seen) > 25


PIECES = {
    "gugong": ("die", "marker", "envoy", "stair", "harbour 3", "house:2", "points", "pool", "decree", "day"),
    "kingdom": ("krystallium", "soldier", "training", "trap", "deck", "phase planning", "duchy", "round"),
}


@pytest.mark.parametrize("table", PIECES)
def test_a_press_on_a_piece_shows_exactly_its_rules(visit: NewContext, served: Served, table: str) -> None:
    page = sit_at(visit(), served, table)
    player = Player(page)
    player.wait_for_my_turn()
    version = player.version
    for wanted in PIECES[table]:
        sort = wanted.replace(":", " ")
        piece = page.locator(f"[data-thing='{sort}'], [data-thing^='{sort} ']").last
        sort = piece.get_attribute("data-thing") or ""
        name = piece.get_attribute("data-name") or ""
        can_be_pressed = piece.evaluate("piece => piece.closest('.choosable') !== null")
        piece.click(button="right" if can_be_pressed else "left")
        expect(asked(page)).to_have_attribute("aria-label", name)
        rules = shown_rules(page)
        rest = rests_on(table, sort)
        assert list(dict.fromkeys(rest)) == rules[: len(set(rest))], sort
        page.keyboard.press("Escape")
        expect(page.locator(".asked")).to_have_count(0)
    assert player.version == version


def test_what_can_be_chosen_tells_its_rules_without_being_chosen(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    player = Player(page)
    player.wait_for_my_turn()
    version = player.version
    card = page.locator(".choosable[data-place^='card']").first
    card.click(button="right")
    expect(asked(page).locator("[data-do^='give ']")).to_contain_text("Give")
    page.keyboard.press("Escape")
    expect(page.locator(".asked")).to_have_count(0)
    card.focus()
    page.keyboard.press("Shift+F10")
    expect(asked(page).locator("[data-do^='give ']")).to_contain_text("Give")
    expect(asked(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    assert player.version == version and player.attribute("kind") == "gift"
    card.click()
    expect(page.locator(".hc.sel")).to_have_count(1)


TOUCH = """(place, type) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, pointerType: "touch" };
  Object.assign(at, { clientX: x + width / 2, clientY: y + height / 2 });
  for (const one of type) place.dispatchEvent(new (one === "click" ? MouseEvent : PointerEvent)(one, at));
}"""


def test_a_long_touch_asks_and_does_not_choose(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(PHONE), served, "kingdom")
    player = Player(page)
    player.wait_for_my_turn()
    card = page.locator(".choosable[data-place^='card']").first
    card.evaluate(TOUCH, ["pointerdown"])
    expect(asked(page)).to_be_visible()
    version = player.version
    card.evaluate(TOUCH, ["pointerup", "click"])
    expect(asked(page).locator("[data-do]").first).to_be_visible()
    assert player.attribute("opened") == "" and player.version == version
    box = asked(page).bounding_box()
    assert (
        box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] and box["y"] + box["height"] <= PHONE[1]
    )
    assert serious(page) == []


def test_everything_is_listed_for_the_keyboard_and_the_ear(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(language="nl"), served, "gugong")
    Player(page).wait_for_my_turn()
    page.keyboard.press(".")
    things = page.get_by_role("dialog", name="Wat er op tafel ligt")
    expect(things.get_by_role("heading", name="Grote Kanaal")).to_be_visible()
    entry = things.get_by_role("button", name="Haven 4", exact=True)
    entry.focus()
    page.keyboard.press("Enter")
    expect(entry).to_have_attribute("aria-expanded", "true")
    text = GAMES["gugong"].rules.rules["gugong.canal.harbour-four"].texts["nl"]
    expect(things.get_by_text(text).first).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(things).to_have_count(0)


# Why can I not?


def test_a_place_that_is_refused_gives_the_reason_and_its_rule(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    player = Player(page, "list", seed=5)
    refused = page.locator(".board .refused[data-place]")
    for _ in range(60):
        assert player.wait_for_my_turn()
        if refused.count():
            break
        player.choose()
    place = refused.first
    said = place.get_attribute("aria-label") or ""
    place.click(force=True)
    answer = asked(page).locator(".answer.no")
    expect(answer).to_be_visible()
    reason = answer.inner_text().split(": ")[-1].strip()
    assert reason in said
    expect(page.locator(".bar .no")).to_contain_text(reason)
    assert shown_rules(page)


def test_a_place_tells_what_is_asked_instead(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    Player(page).wait_for_my_turn()
    page.locator("[data-place='trade jade']").click(force=True)
    expect(asked(page).locator(".answer.no")).to_contain_text("which gift do you give?")
    assert "gugong.exchange.must-exchange" in shown_rules(page)


def test_out_of_turn_a_place_says_for_whom_the_table_waits(visit: NewContext, served: Served) -> None:
    host, guest = visit(), visit()
    for context in (host, guest):
        context.request.get("/api/me")
    wish = {"game": "kingdom", "options": {}, "seats": [ME, OPEN], "listed": True}
    table = host.request.post("/api/tables", data=wish).json()
    assert guest.request.post(f"/api/tables/{table['id']}/seats/1", data={}).ok
    host.request.post(f"/api/tables/{table['id']}/start", data={})
    pages = [context.new_page() for context in (host, guest, visit())]
    for page in pages:
        page.goto(f"/t/{table['id']}")
        page.locator(".area").first.wait_for()
    turns = [page.locator("[data-stage]").get_attribute("data-due") for page in pages]
    assert turns[:2].count("true") == 1 and turns[2] == "false"
    waits = pages[turns.index("false")]
    for page, said in ((waits, "It is not your turn: waiting for"), (pages[2], "You are watching")):
        page.locator(".area [data-thing^='card']").first.click()
        expect(asked(page).locator(".answer.no")).to_contain_text(said)
        assert shown_rules(page)
