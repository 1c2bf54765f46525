"""Everything on a table can be read: by pointer, by touch, by the keyboard and in the log."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.visitors import Served
from tests.web.conftest import PHONE, NewContext
from tests.web.players import SETTLED, SHEET, Player
from tests.web.test_table import TABLES, sit_at

CARDS = {"gugong": ".choosable[data-place^='card ']", "kingdom": ".choosable[data-place^='card:']"}


def due(page: Page) -> Player:
    player = Player(page)
    player.wait_for_my_turn()
    return player


# By pointer.


@pytest.mark.parametrize("table", CARDS)
def test_a_pointer_that_rests_on_a_card_shows_it_large_and_in_words(
    visit: NewContext, served: Served, table: str
) -> None:
    page = sit_at(visit(), served, table)
    player = due(page)
    version = player.version
    card = page.locator(CARDS[table]).first
    card.hover()
    tip = page.locator(".tip:popover-open")
    expect(tip.locator("h2")).not_to_be_empty()
    expect(tip.locator(".text")).not_to_be_empty()
    drawn, lies = tip.locator(".drawing svg").first.bounding_box(), card.bounding_box()
    assert drawn and lies and drawn["height"] > 110
    box = tip.bounding_box()
    assert box
    board = page.locator("main.board").bounding_box()
    assert board and box["x"] >= board["x"] + board["width"], "it covers the table"
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    assert player.version == version


PRESSED_AT_ONCE = """(place) => {
  const mouse = { bubbles: true, pointerType: 'mouse', clientX: 9, clientY: 9 };
  const event = (kind) => new PointerEvent(kind, mouse);
  place.dispatchEvent(event('pointerover'));
  place.dispatchEvent(event('pointerdown'));
  place.dispatchEvent(event('pointerup'));
  place.dispatchEvent(event('pointerover'));
  return new Promise((done) => setTimeout(() => done(document.querySelector('.tip') !== null), 300));
}"""
"""Timers of a page go off in their order: whatever was to be read by then is there."""


def test_what_is_pressed_before_it_is_read_opens_nothing_over_the_table(
    visit: NewContext, served: Served
) -> None:
    page = sit_at(visit(), served, "gugong")
    due(page)
    assert not page.locator("[data-place='official palace']").evaluate(PRESSED_AT_ONCE)


def test_a_decree_tells_what_it_costs_now(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    due(page)
    page.locator("[data-thing^='decree ']").first.hover()
    tip = page.locator(".tip:popover-open")
    expect(tip).to_contain_text("Costs you now:")
    expect(tip).to_contain_text("Decree, level I")


def test_a_card_of_the_kingdom_tells_whether_the_round_finishes_it(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "kingdom")
    due(page)
    page.locator(".area [data-thing^='card']").first.hover()
    expect(page.locator(".tip:popover-open")).to_contain_text(re.compile("completed this round"))


def test_the_focus_reads_as_the_pointer_does_and_escape_ends_it(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    due(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.choosable[data-place^=\"card \"]')"):
            break
    tip = page.locator(".tip:popover-open")
    expect(tip.locator("h2")).not_to_be_empty()
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "reading"
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_nothing_on_a_table_has_a_second_tooltip_of_the_browser(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    due(page)
    assert page.locator(".board title").count() == 0
    assert page.locator("[data-thing][title]").count() == 0


# By touch.


def test_the_first_tap_explains_a_city_and_stays_the_second_goes_there(
    visit: NewContext, served: Served
) -> None:
    page = sit_at(visit(PHONE), served, "gugong")
    player = Player(page, "list", seed=2)
    city = page.locator(".choosable[data-place^='city ']")
    travels = page.locator("[data-choice^='to travel'], [data-choice^='A travel']")
    for _ in range(80):
        assert player.wait_for_my_turn()
        if player.attribute("kind") == "city":
            break
        before = player.version
        if page.locator(SHEET).count():
            page.locator(SHEET).first.click()
        else:
            player.show_the_list()
            (travels if travels.count() else page.locator("[data-choice]")).first.click()
        page.wait_for_function(SETTLED, arg=before)
    page.get_by_role("tab").first.click()
    version = player.version
    city.first.tap()
    asked = page.locator(".asked:popover-open")
    expect(asked.locator("[data-do^='city ']")).to_be_visible()
    assert player.version == version
    box = asked.bounding_box()
    assert box and box["y"] + box["height"] <= PHONE[1] + 1 and box["width"] >= PHONE[0] - 1
    asked.locator("[data-do^='city ']").tap()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before", arg=version
    )
    expect(page.locator(".asked")).to_have_count(0)


# The log, the sheet of cards, the symbols.


@pytest.mark.parametrize("table", CARDS)
def test_a_line_of_the_log_names_cards_that_open(visit: NewContext, served: Served, table: str) -> None:
    page = sit_at(visit(), served, table)
    player = Player(page, "list", seed=4)
    named = page.locator("#panel-log .named")
    player.take_turns(3)
    player.wait_for_my_turn()
    page.get_by_role("tab").first.click()
    named.first.wait_for()
    name = named.first.get_attribute("data-name") or ""
    named.first.click()
    asked = page.locator(".asked:popover-open")
    expect(asked).to_have_attribute("aria-label", name)
    expect(asked.locator(".drawing svg").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)


@pytest.mark.parametrize("table, cards", [("gugong", 38), ("kingdom", 67)])
def test_all_cards_and_all_symbols_are_one_key_away(
    visit: NewContext, served: Served, table: str, cards: int
) -> None:
    page = sit_at(visit(), served, table)
    due(page)
    page.keyboard.press(",")
    sheet = page.get_by_role("dialog", name="All cards")
    expect(sheet).to_be_visible()
    counted = sheet.locator("section h3 small").all_inner_texts()
    total = int(counted[0]) if table == "gugong" else sum(map(int, counted[:4]))
    assert total == cards
    assert sheet.locator("[data-state='here']").count() and sheet.locator("[data-state='unseen']").count()
    sheet.locator("[data-sheet] button").first.click()
    expect(sheet.locator(".about .text").first).not_to_be_empty()
    page.keyboard.press("Escape")
    page.keyboard.press(";")
    signs = page.get_by_role("dialog", name="Symbols")
    expect(signs.locator("dt").first).to_be_visible()
    assert signs.locator("dt").count() >= 12 and "⟨" not in signs.inner_text()


def test_the_table_is_told_in_sentences(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    due(page)
    page.keyboard.press(".")
    told = page.get_by_role("dialog", name="Everything on the table")
    expect(told).to_contain_text("The Envoy is on step 0 of 8: 8 steps to go.")
    expect(told).to_contain_text("Jade Official (Jade):")


assert set(CARDS) <= set(TABLES)
