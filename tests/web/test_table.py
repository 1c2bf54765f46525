"""A table in the browser loses nothing, speaks every language, and everybody can use it."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

from tests.server.visitors import Served
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext, resize
from tests.web.players import Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "novice"}
TABLES = {
    "gugong": {"game": "gugong", "options": {"players": 3}, "seats": [ME, BOT, BOT]},
    "meng": {"game": "gugong", "options": {"players": 1, "solo": "easy"}, "seats": [ME]},
    "kingdom": {"game": "kingdom", "options": {}, "seats": [ME, BOT]},
    "quest": {"game": "kingdom", "options": {"players": 1, "module": "quest"}, "seats": [ME]},
}


def sit_at(context: BrowserContext, served: Served, table: str) -> Page:
    """Open a table for this browser, and go there."""
    context.request.get("/api/me")
    answer = context.request.post("/api/tables", data=TABLES[table])
    assert answer.ok, answer.text()
    page = context.new_page()
    page.goto(f"/t/{answer.json()['id']}")
    return page


# Nothing is lost.


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_half_made_turn(
    visit: NewContext, served: Served
) -> None:
    page = sit_at(visit(), served, "gugong")
    player = Player(page, "list")
    player.wait_for_my_turn()
    player.choose()
    asked, version = player.attribute("kind"), player.version
    assert asked == "official"
    page.reload()
    player.wait_for_my_turn()
    assert (player.attribute("kind"), player.version) == (asked, version)


def test_the_page_comes_back_by_itself_when_the_server_does(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "meng")
    player = Player(page, "board")
    player.take_turns(3)
    player.wait_for_my_turn()
    version = player.version
    served.stop()
    page.locator(".banner").wait_for()
    served.again()
    page.locator(".banner").wait_for(state="hidden")
    assert player.version == version
    player.take_turns(3)


def test_a_choice_taken_back_leaves_the_table_as_it_was(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    player = Player(page, "list")
    player.wait_for_my_turn()
    kind, cards = player.attribute("kind"), page.locator("section.tray").inner_text()
    player.choose()
    version = player.version
    page.keyboard.press("u")
    page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before", arg=version
    )
    assert player.attribute("kind") == kind
    assert page.locator("section.tray").inner_text() == cards


# Every language, at once.

TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.data.trim());
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
  return texts;
}"""
NAMES = ("Gùgōng", "It’s a Wonderful Kingdom", "Grand Canal", "Indigo")
"""Names that are the same in several languages."""


def words_on(page: Page) -> set[str]:
    """All that is written or spoken on a page and has at least two words of letters."""
    texts = {" ".join(text.split()) for text in page.evaluate(TEXTS)}
    assert not [text for text in texts if "⟨" in text]
    for name in NAMES:
        texts = {text.replace(name, "") for text in texts}
    return {text for text in texts if sum(map(is_word, text.split())) > 1}


def is_word(part: str) -> bool:
    return part.isalpha() and len(part) > 2


@pytest.mark.parametrize("table", TABLES)
def test_nothing_on_a_table_stays_english_when_the_language_is_switched(
    visit: NewContext, served: Served, table: str
) -> None:
    page = sit_at(visit(), served, table)
    player = Player(page)
    for languages in (("en", "fr", "nl"), ("nl", "fr", "en")):
        player.hurry(5)
        player.wait_for_my_turn()
        seen: dict[str, set[str]] = {}
        for language in languages:
            speak(page, language)
            seen[language] = words_on(page)
        assert len(seen["en"]) > 10
        for one, other in (("en", "fr"), ("en", "nl"), ("fr", "nl")):
            assert seen[one] & seen[other] == set()


def speak(page: Page, language: str) -> None:
    """Switch the page's language by its menu, unless it is spoken already."""
    if page.evaluate("document.documentElement.lang") == language:
        return
    page.locator(".tools button").last.click()
    page.locator(f"button[lang={language}]").click()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.keyboard.press("Escape")


# For everybody.


def serious(page: Page) -> list[Any]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response
    return [
        (one["id"], one["help"], [node["html"][:200] for node in one["nodes"][:4]])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(
    ("size", "theme"),
    [(WIDE, "dark"), (TABLET, "light"), (PHONE, "light")],
    ids=str,
)
def test_axe_finds_nothing_serious(
    visit: NewContext, served: Served, shots: Path, size: tuple[int, int], theme: str
) -> None:
    context = visit(size, color_scheme=theme)
    page = context.new_page()
    page.goto("/")
    page.locator("article").first.wait_for()
    page.screenshot(path=shots / f"lobby-{size[0]}-{theme}.png")
    found = {"lobby": serious(page)}
    page.goto("/#settings")
    page.locator("dialog form").first.wait_for()
    found["settings"] = serious(page)
    page.goto("/#new-gugong")
    page.locator("form").wait_for()
    page.screenshot(path=shots / f"form-{size[0]}-{theme}.png")
    found["form"] = serious(page)
    for table in TABLES:
        page = sit_at(context, served, table)
        player = Player(page)
        player.hurry(4)
        player.wait_for_my_turn()
        player.show_the_list()
        page.screenshot(path=shots / f"{table}-{size[0]}-{theme}.png")
        found[table] = serious(page)
    assert {name: problems for name, problems in found.items() if problems} == {}


@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=str)
def test_no_page_is_wider_than_the_screen(visit: NewContext, served: Served, size: tuple[int, int]) -> None:
    context = visit(size)
    for table in TABLES:
        page = sit_at(context, served, table)
        Player(page, "list").wait_for_my_turn()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


# Every place that can be chosen is there to be pressed.

PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-choice][data-at]')].map(({ dataset }) =>
    [dataset.choice, document.querySelector(
      ['.choosable@', '@ button', 'button@']
        .map((way) => way.replace('@', `[data-place="${dataset.at}"]`)).join()
    ) !== null]))"""
PLANNED = ("give ", "alchemy ")
"""Where recycled cubes go is part of a plan, and placed with it."""


@pytest.mark.parametrize("table", TABLES)
def test_every_option_can_be_reached_on_the_table_itself(
    visit: NewContext, served: Served, table: str
) -> None:
    page = sit_at(visit(), served, table)
    player = Player(page, "list", seed=7)
    for _ in range(15):
        if not player.wait_for_my_turn():
            break
        for size in (PHONE, WIDE):
            resize(page, size)
            player.show_the_list()
            places = page.evaluate(PLACES)
            missing = [option for option, is_drawn in places.items() if not is_drawn]
            if player.attribute("kind") == "sort-cards":
                missing = [option for option in missing if not option.startswith(PLANNED)]
            assert missing == [], size
        player.choose()
