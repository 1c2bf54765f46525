"""Habits: moves that are confirmed, the left hand, colours that can be told apart."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.visitors import Served
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import CHANGED, DOUBT, SHEET, Player
from tests.web.test_hand import card, choices_in, count_sent, exchanges, official, to_the_gift
from tests.web.test_realm import Hand
from tests.web.test_table import sit_at, speak

CONFIRM = {"confirm": "on"}
LAID_OUT = """() => Object.fromEntries([...document.querySelectorAll(
  '.bar, .bar .tools, .board, .tray, .hand, .dock, .dock > button, .sill, .areas, .mine-b, .side, .edge')]
  .filter((one) => one.checkVisibility()).map((one, nth) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const isLast = one.matches('.side');
    return [`${nth} ${one.classList[0]}`, [x, y, width, isLast ? 0 : height].map(Math.round).join()];
  }))"""
"""Where everything lies that must stay there when a button appears.

Below everything else is the list of options: it becomes shorter when a card is lifted.
"""
SIZES = pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=str)


CONFIRMS = "[data-confirm]:visible"


def confirm(page: Page) -> Locator:
    return page.locator(CONFIRMS)


def asked(page: Page, by_key: bool = False) -> int:
    """Wait until the move is to be confirmed, in whichever way; give of how many choices it is made.

    Its price is paid first, and that is a choice, too.
    """
    page.locator(f"{CONFIRMS}, {DOUBT}, {SHEET}").first.wait_for()
    if not page.locator(SHEET).count():
        return 1
    way = page.locator(SHEET).first
    if by_key:
        way.focus()
        page.keyboard.press("Enter")
    else:
        way.click()
    page.locator(f"{CONFIRMS}, {DOUBT}").first.wait_for()
    return 2


def press_a_card_and_an_official(player: Player, press: Callable[[Locator], None]) -> None:
    """Finish an exchange that is free; its waste is agreed to."""
    code, location = exchanges(player, free=True)[0]
    press(card(player, code))
    zoom = player.page.locator(f"[data-zoom={location}]")
    if zoom.count():
        press(zoom)
    press(official(player, location))
    warned = player.page.locator(".chooser .btn.go")
    if warned.count():
        press(warned.first)


def sit(visit: NewContext, served: Served, size: tuple[int, int], language: str = "en") -> Player:
    """Sit down with the habit of confirming each move, at a question for a gift."""
    page = sit_at(visit(size, language), served, "gugong")
    player = Player(page)
    player.wait_for_my_turn()
    to_the_gift(player)
    turn_on(page, "confirm")
    return player


def turn_on(page: Page, habit: str) -> None:
    page.locator(".tools button").last.click()
    page.locator(f"input[name={habit}]").check()
    page.keyboard.press("Escape")


# Moves that are confirmed.


@SIZES
def test_a_gift_waits_until_it_is_confirmed_and_nothing_moves(
    visit: NewContext, served: Served, shots: Path, size: tuple[int, int]
) -> None:
    player = sit(visit, served, size)
    page, version = player.page, player.version
    sent = count_sent(page)
    press = Locator.tap if size == PHONE else Locator.click
    press_a_card_and_an_official(player, press)
    expect(confirm(page)).to_be_focused()
    waiting = page.evaluate(LAID_OUT)
    page.screenshot(path=shots / f"confirm-gugong-{size[0]}.png")
    press(page.locator(".dock .undo"))
    expect(confirm(page)).to_have_count(0)
    assert page.evaluate(LAID_OUT) == waiting
    assert player.attribute("held") == "false"
    assert choices_in(sent) == []
    press_a_card_and_an_official(player, press)
    press(confirm(page))
    page.wait_for_function(CHANGED, arg=version)
    assert len(choices_in(sent)) >= 2


def test_a_gift_is_confirmed_by_enter_and_taken_back_by_esc(visit: NewContext, served: Served) -> None:
    player = sit(visit, served, WIDE)
    page, version = player.page, player.version

    def by_key(place: Locator) -> None:
        place.focus()
        page.keyboard.press("Enter")

    press_a_card_and_an_official(player, by_key)
    expect(confirm(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(confirm(page)).to_have_count(0)
    assert player.version == version
    press_a_card_and_an_official(player, by_key)
    expect(confirm(page)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=version)


def test_another_place_is_pressed_instead_and_only_that_is_sent(visit: NewContext, served: Served) -> None:
    player = sit(visit, served, WIDE)
    page = player.page
    sent = count_sent(page)
    press_a_card_and_an_official(player, Locator.click)
    expect(confirm(page)).to_be_focused()
    code, location = exchanges(player, free=False)[-1]
    page.locator(f"[data-go='{code} {location}']").click()
    page.locator(".pay-sheet .means").first.click()
    expect(page.locator(".pay-sheet")).to_have_count(0)
    assert choices_in(sent) == []
    version = player.version
    confirm(page).click()
    page.wait_for_function(CHANGED, arg=version)
    assert len(choices_in(sent)) >= 3


@SIZES
def test_in_kingdom_a_card_and_a_pile_wait_until_they_are_confirmed(
    visit: NewContext, served: Served, shots: Path, size: tuple[int, int]
) -> None:
    hand = Hand(sit_at(visit(size), served, "kingdom"))
    hand.player.wait_for_my_turn()
    page = hand.page
    turn_on(page, "confirm")
    press = Locator.tap if size == PHONE else Locator.click
    for _ in range(4):
        before, kind = hand.player.version, hand.kind
        if kind not in ("offer-card", "lay-card", "select-area"):
            break
        if kind == "offer-card":
            press(page.locator(".hand .tile button.press").first)
        unlifted = page.evaluate(LAID_OUT)
        press(page.locator(".area .whole" if kind == "select-area" else ".area .choice").first)
        if page.locator(".chooser button:visible").count():
            press(page.locator(".chooser button:visible").first)
        expect(confirm(page)).to_be_focused()
        page.screenshot(path=shots / f"confirm-kingdom-{kind}-{size[0]}.png")
        assert page.evaluate(LAID_OUT) == unlifted
        assert hand.player.version == before
        page.keyboard.press("Escape")
        expect(confirm(page)).to_have_count(0)
        expect(page.locator(".hand .tile.lifted")).to_have_count(1 if kind == "lay-card" else 0)
        if kind == "offer-card":
            press(page.locator(".hand .tile button.press").first)
        press(page.locator(".area .whole" if kind == "select-area" else ".area .choice").first)
        if page.locator(".chooser button:visible").count():
            press(page.locator(".chooser button:visible").first)
        press(confirm(page))
        hand.wait(before)


def test_what_the_list_offers_is_confirmed_too_and_on_a_phone_the_button_is_seen(
    visit: NewContext, served: Served
) -> None:
    for table in ("gugong", "kingdom"):
        page = sit_at(visit(PHONE, likes=CONFIRM), served, table)
        player = Player(page, "list")
        player.wait_for_my_turn()
        before = player.version
        player.choose_from_the_list()
        expect(confirm(page)).to_be_in_viewport()
        assert player.version == before
        confirm(page).tap()
        page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("table", ["gugong", "kingdom"])
def test_by_keyboard_alone_each_move_is_sent_once(visit: NewContext, served: Served, table: str) -> None:
    page = sit_at(visit(likes=CONFIRM), served, table)
    player = Player(page, "keys")
    player.wait_for_my_turn()
    sent = count_sent(page)
    for _ in range(4):
        player.wait_for_my_turn()
        before, so_far = player.version, len(choices_in(sent))
        player.show_the_list()
        player.choose_by_key()
        choices = asked(page, by_key=True)
        if page.locator(DOUBT).count():
            player.agree()
        else:
            expect(confirm(page)).to_be_focused()
            assert len(choices_in(sent)) == so_far
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=before)
        assert len(choices_in(sent)) - so_far == choices, (choices_in(sent)[so_far:], player.pressed)
        page.keyboard.press("Escape")


@SIZES
def test_a_double_press_on_confirm_presses_no_button_that_comes_after_it(
    visit: NewContext, served: Served, size: tuple[int, int]
) -> None:
    hand = Hand(sit_at(visit(size, likes=CONFIRM), served, "kingdom"))
    hand.player.wait_for_my_turn()
    page = hand.page
    sent = count_sent(page)
    for _ in range(3):
        page.keyboard.press("Escape")
        before, kind, so_far = hand.player.version, hand.kind, len(choices_in(sent))
        if kind not in ("offer-card", "select-area"):
            break
        if kind == "offer-card":
            page.locator(".hand .tile button.press").first.click()
        page.locator(".area .whole" if kind == "select-area" else ".area .choice").first.click()
        page.locator(f"{CONFIRMS}, .chooser button:visible").first.wait_for()
        if page.locator(".chooser button:visible").count():
            page.locator(".chooser button:visible").first.click()
        confirm(page).dblclick()
        hand.wait(before)
        assert len(choices_in(sent)) - so_far == (2 if kind == "offer-card" else 1)


def test_two_at_one_screen_confirm_each_their_own_moves(visit: NewContext, served: Served) -> None:
    context = visit(likes=CONFIRM)
    context.request.get("/api/me")
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    page = context.new_page()
    page.goto(f"/t/{context.request.post('/api/tables', data=wish).json()['id']}")
    player = Player(page, "list")
    moved = set()
    for _ in range(30):
        page.wait_for_selector("main > section > .btn.go, [data-due='true'], .say > .btn.go")
        if page.locator("main > section > .btn.go").count():
            page.locator("main > section > .btn.go").click()
            player.wait_for_my_turn()
            expect(confirm(page)).to_have_count(0)
        elif page.locator(".say > .btn.go").count():
            page.locator(".say > .btn.go").click()
        else:
            before, who = player.version, page.locator(".bar .turn").inner_text()
            player.choose_from_the_list()
            asked(page)
            assert player.version == before
            page.locator(f"{CONFIRMS}, {DOUBT}").first.click()
            page.wait_for_function(CHANGED, arg=before)
            moved.add(who)
        if len(moved) == 2:
            return
    raise AssertionError(f"Only {moved} made a move.")


def test_nothing_of_it_stays_english(visit: NewContext, served: Served, shots: Path) -> None:
    player = sit(visit, served, PHONE)
    page, words = player.page, set()
    for language in ("fr", "nl", "en"):
        speak(page, language)
        press_a_card_and_an_official(player, Locator.tap)
        button = confirm(page)
        words.add(button.inner_text())
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), language
        page.screenshot(path=shots / f"confirm-gugong-390-{language}.png")
        page.keyboard.press("Escape")
    assert len(words) == 3


# The left hand.


def middle(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def test_on_a_phone_the_buttons_change_sides_for_the_left_hand(
    visit: NewContext, served: Served, shots: Path
) -> None:
    context = visit(PHONE)
    parts = {
        "gugong": [".dock .done", ".dock .undo", ".dock .decline", ".mine-b .more", ".tools"],
        "kingdom": [".tools", ".sill .words", ".sill .quiet"],
    }
    for table, names in parts.items():
        page = sit_at(context, served, table)
        Player(page).wait_for_my_turn()
        right = {name: middle(page.locator(name)) for name in names}
        turn_on(page, "left-hand")
        for name in names:
            assert middle(page.locator(name)) == pytest.approx(PHONE[0] - right[name], abs=14), name
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.screenshot(path=shots / f"left-hand-{table}.png")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-hand", "left")
        page.locator(".tools button").first.wait_for()
        page.get_by_role("button", name="Menu").click()
        page.locator("input[name=left-hand]").uncheck()
        expect(page.locator("html")).not_to_have_attribute("data-hand", "left")


def test_a_wide_screen_is_the_same_for_both_hands(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    Player(page).wait_for_my_turn()
    before = page.evaluate(LAID_OUT)
    turn_on(page, "left-hand")
    assert page.evaluate(LAID_OUT) == before


# Colours.


def test_cubes_have_other_colours_for_the_colour_blind(
    visit: NewContext, served: Served, shots: Path
) -> None:
    page = sit_at(visit(), served, "kingdom")
    Player(page).wait_for_my_turn()
    colour = "() => getComputedStyle(document.documentElement).getPropertyValue('--population').trim()"
    painted = "() => getComputedStyle(document.querySelector('#k-full-population path')).fill"
    standard = page.evaluate(colour), page.evaluate(painted)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-palette=blind]").click()
    page.keyboard.press("Escape")
    page.screenshot(path=shots / "colours-blind-1440.png")
    blind = page.evaluate(colour), page.evaluate(painted)
    assert standard[0] != blind[0]
    assert standard[1] != blind[1]
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-colours", "blind")
