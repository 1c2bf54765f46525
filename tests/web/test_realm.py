"""Kingdom by hand: rounds by mouse, touch, drag and keyboard, with few presses, and nothing that jumps."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.server.visitors import Served
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext, resize
from tests.web.players import CHANGED, Player
from tests.web.test_table import sit_at

LAPTOP = (1366, 700)
MOST_PRESSES = 25
"""The number of presses a first round may take."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Wait until the last change is painted: it may still move things."""
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.shifts.push(
    entry.sources.map(({ node }) => node)
      .filter((node) => node?.matches && !node.closest('.switch, .need, .tip'))
      .map((node) => node.className))))
    .observe({ type: 'layout-shift', buffered: false });
}"""
BOXES = """() => Object.fromEntries(['.sill', '.sill .main', '.edge.own', '.strip'].map((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [one, [box.left, box.top, box.width, box.height].map((size) => Math.round(size / 4)).join()];
}))"""
STAYS = """() => Object.fromEntries(['.bar', '.strip', '.sill', '.hand'].map((one) => {
  const { x, y, width } = document.querySelector(one).getBoundingClientRect();
  return [one, [x, y, width].map((size) => Math.round(size / 2)).join()];
}))"""
"""Where lies what every question of the Choice phase has."""
CUT = """() => [...document.querySelectorAll('.cloth *, .bar *')].filter((one) => {
  if (one.children.length || !one.textContent.trim() || one.closest('svg, .vh')) return false;
  if (!one.checkVisibility()) return false;
  const { overflowX, display, clipPath } = getComputedStyle(one);
  if (overflowX === 'visible' || display === 'inline' || clipPath !== 'none') return false;
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
}).map((one) => `${one.className}: ${one.textContent}`)"""


SHOWN = """(these) => {
  const cloth = document.querySelector('.cloth').getBoundingClientRect();
  const boxes = [...document.querySelectorAll(these)].map((one) => one.getBoundingClientRect());
  return boxes.map(({ left, right, top }, nth) => {
    const after = boxes[nth + 1];
    const covered = after && after.top < top + 1 && after.top > top - 1 ? after.left : right;
    return left >= cloth.left && right <= cloth.right && Math.min(right, covered) - left >= 20;
  });
}"""
"""Whether each of these lies on the cloth, and at least a strip of it is uncovered."""


class Hand:
    """Somebody who plays Kingdom with the hand, and counts what it takes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = Player(page)
        self.presses = 0

    @property
    def kind(self) -> str:
        return self.player.attribute("kind")

    @property
    def round(self) -> str:
        return self.page.locator(".strip .rounds .on").inner_text()

    def press(self, place: Locator) -> None:
        place.click()
        self.presses += 1

    def wait(self, before: int) -> None:
        self.page.wait_for_function(CHANGED, arg=before)
        self.player.wait_for_my_turn()

    def take(self) -> None:
        self.press(self.page.locator(".area .whole").first)
        warned = self.page.locator(".chooser button:visible")
        if warned.count():
            self.press(warned.first)

    def answer(self) -> None:
        """Answer whatever is asked in as few presses as the table allows."""
        before = self.player.version
        if self.kind in ("offer-card", "lay-card"):
            self.press(self.page.locator(".hand .quick button:enabled").first)
        elif self.kind == "select-area":
            self.take()
        elif self.kind == "place-cubes":
            self.place()
        elif self.page.locator(".sill .main:enabled").count():
            self.press(self.page.locator(".sill .main"))
        else:
            self.press(self.page.locator(".choosable:visible").first)
        self.wait(before)

    def place(self) -> None:
        """Let the cubes be laid where a bot would lay them, and say that it is done."""
        if self.page.locator(".sill .quiet:enabled").count():
            self.press(self.page.locator(".sill .quiet"))
            expect(self.page.locator(".sill .main.go")).to_be_visible()
        self.press(self.page.locator(".sill .main"))

    def play_until(self, *kinds: str) -> None:
        while self.kind not in kinds:
            self.answer()


def sit(context: BrowserContext, served: Served, table: str = "kingdom") -> Hand:
    hand = Hand(sit_at(context, served, table))
    hand.player.wait_for_my_turn()
    return hand


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=str)
def test_a_first_round_takes_at_most_25_presses(
    visit: NewContext, served: Served, size: tuple[int, int]
) -> None:
    hand = sit(visit(size), served)
    while hand.round == "1":
        hand.answer()
    assert hand.presses <= MOST_PRESSES


def test_a_card_is_lifted_another_instead_and_nothing_is_sent_before_its_place(
    visit: NewContext, served: Served
) -> None:
    hand = sit(visit(), served)
    hand.play_until("offer-card")
    page, before = hand.page, hand.player.version
    cards = page.locator(".hand .tile button.press")
    cards.nth(0).click()
    cards.nth(2).click()
    expect(page.locator(".hand .tile.lifted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .tile.lifted")).to_have_count(0)
    assert hand.player.version == before
    page.locator(".area").nth(1).locator(".choice.trap").click()
    expect(page.locator(".area .choice[aria-pressed='true']")).to_have_count(1)
    cards.nth(1).click()
    hand.wait(before)
    expect(page.locator(".area").nth(1).locator(".face-down .who.mine")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
def test_nothing_that_stays_moves_from_one_question_to_the_next(
    visit: NewContext, served: Served, size: tuple[int, int]
) -> None:
    hand = sit(visit(size), served)
    page = hand.page
    places = []
    while hand.kind in ("offer-card", "lay-card", "select-area"):
        page.evaluate(PAINTED)
        places.append(page.evaluate(STAYS))
        hand.answer()
    assert len(places) > 8
    assert [each for each in places if each != places[0]] == []


def test_nothing_glows_around_the_hand_but_what_can_be_chosen(visit: NewContext, served: Served) -> None:
    hand = sit(visit(), served)
    lies_in = """(quick) => {
      const around = [];
      for (let one = quick; one; one = one.parentElement) around.push(getComputedStyle(one).filter);
      return around.filter((filter) => filter !== 'none');
    }"""
    assert hand.page.locator(".hand .quick").first.evaluate(lies_in) == []


def test_both_areas_and_the_hand_are_on_one_screen_of_a_phone(visit: NewContext, served: Served) -> None:
    hand = sit(visit(PHONE), served)
    areas, below = hand.page.locator(".area").all(), hand.page.locator(".sill").bounding_box()
    assert below and len(areas) == 2
    for area in areas:
        box = area.bounding_box()
        assert box and box["y"] + box["height"] <= below["y"] + 1


def test_a_card_is_carried_into_an_area(visit: NewContext, served: Served) -> None:
    hand = sit(visit(), served)
    hand.play_until("offer-card")
    page, before = hand.page, hand.player.version
    card = page.locator(".hand .tile").nth(3)
    code = card.get_attribute("data-card")
    card.drag_to(page.locator(".area").nth(1).locator(".title"))
    hand.wait(before)
    expect(page.locator(".area").nth(1).locator(f"[data-card='{code}']")).to_have_count(1)


def test_one_move_is_undone_as_one(visit: NewContext, served: Served) -> None:
    hand = sit(visit(), served)
    hand.play_until("offer-card")
    page, before = hand.page, hand.player.version
    cards = page.locator(".hand [data-card]").count()
    hand.answer()
    if hand.kind != "offer-card":
        pytest.skip("The second card was the last of this Offering.")
    page.keyboard.press("u")
    expect(page.locator(".hand [data-card]")).to_have_count(cards)
    page.wait_for_selector("[data-kind='offer-card'][data-due='true']")
    assert hand.player.version > before


def test_all_that_was_selected_is_seen_to_the_last_card_and_the_plan_names_it(
    visit: NewContext, served: Served
) -> None:
    hand = sit(visit(), served)
    hand.play_until("lay-card")
    page = hand.page
    number = int(page.locator(".own .chosen h3 b").inner_text())
    shown = page.evaluate(SHOWN, ".own .chosen .lie > *")
    assert number >= 3 and shown == [True] * number
    hand.play_until("sort-cards")
    kept = page.locator(".switch").filter(has=page.locator(".choice")).count()
    expect(page.locator(".coming li:visible")).to_have_count(kept)
    assert page.evaluate(SHOWN, ".coming li") == [True] * kept


def test_planning_is_one_question_with_its_account(visit: NewContext, served: Served) -> None:
    hand = sit(visit(), served)
    hand.play_until("sort-cards")
    page, before = hand.page, hand.player.version
    account = page.locator(".need")
    first = account.inner_text()
    switches = page.locator(".switch .choice[aria-pressed='false']")
    cards = switches.count()
    switches.first.click()
    expect(page.locator(".one.out .cube").first).to_be_visible()
    assert account.inner_text() != first
    treasures = page.locator("[data-place^='treasure:']").count()
    expect(page.locator(".sill .main")).to_contain_text(f"slate {cards - 1}, recycle {1 + treasures}")
    page.locator(".switch .choice[aria-pressed='false']").first.click()
    assert account.inner_text() == first
    assert hand.player.version == before
    page.locator(".sill .main").click()
    hand.wait(before)
    assert hand.kind != "sort-cards"


def test_cubes_are_laid_and_taken_back_and_nothing_goes_to_alchemy_by_one_press(
    visit: NewContext, served: Served
) -> None:
    hand = sit(visit(), served)
    hand.play_until("place-cubes")
    page, before = hand.page, hand.player.version
    while page.locator(".works .tip:visible").count():
        page.locator(".works .tip").first.click()
    left = page.locator(".cubes button").count()
    assert left
    expect(page.locator(".sill .main.go")).to_have_count(0)
    page.locator(".works .choosable").first.click()
    expect(page.locator(".cubes button")).to_have_count(left - 1)
    expect(page.locator("[data-laid]")).to_have_count(1)
    page.locator("[data-laid]").click()
    expect(page.locator("[data-laid]")).to_have_count(0)
    page.locator(".cubes button").first.drag_to(page.locator(".works .choosable").first)
    expect(page.locator("[data-laid]")).to_have_count(1)
    page.locator(".works .tip").first.click()
    page.locator(".sill .main").click()
    expect(page.locator(".sill .main")).to_contain_text("press again")
    assert hand.player.version == before
    page.keyboard.press("Escape")
    expect(page.locator(".sill .main")).not_to_contain_text("press again")


def test_a_round_by_the_keyboard_alone(visit: NewContext, served: Served) -> None:
    hand = sit(visit(), served)
    page = hand.page
    hand.play_until("offer-card")
    before = hand.player.version
    page.locator(".hand .tile button.press").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .tile.lifted")).to_have_count(1)
    page.locator(".area .choice").first.focus()
    page.keyboard.press("Enter")
    hand.wait(before)
    hand.play_until("sort-cards")
    before = hand.player.version
    page.locator(".switch .choice[aria-pressed='false']").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(".one.out")).not_to_have_count(0)
    page.locator(".sill .main").focus()
    page.keyboard.press("Enter")
    hand.wait(before)


def test_nothing_moves_when_something_is_lifted_switched_or_laid(visit: NewContext, served: Served) -> None:
    hand = sit(visit(), served)
    page = hand.page
    places = []
    for kind in ("offer-card", "select-area", "sort-cards", "place-cubes"):
        hand.play_until(kind)
        page.evaluate(PAINTED)
        page.evaluate(SHIFTS)
        if kind == "offer-card":
            page.locator(".hand .tile button.press").first.click()
        elif kind == "sort-cards":
            page.locator(".switch .choice[aria-pressed='false']").first.click()
        elif kind == "place-cubes" and page.locator(".works .choosable").count():
            page.locator(".works .choosable").first.click()
        places.append(page.evaluate(BOXES))
        page.wait_for_timeout(100)
        # The switch that is pressed, its account and what explains it change; nothing else does.
        assert [one for one in page.evaluate("window.shifts") if one] == [], kind
        page.keyboard.press("Escape")
    assert all(each == places[0] for each in places), places


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_everything_fits(visit: NewContext, served: Served, language: str) -> None:
    hand = sit(visit(WIDE, language), served)
    page = hand.page
    for kind in ("offer-card", "sort-cards", "place-cubes"):
        hand.play_until(kind)
        for size in (PHONE, TABLET, LAPTOP, WIDE):
            resize(page, size)
            where = size, kind
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0], where
            assert page.evaluate(CUT) == [], where
            assert len(page.locator(".bar .sentence").inner_text().split("\n")[-1]) <= 60, where
            for part in (".sill .main", ".hand" if kind == "offer-card" else ".sill"):
                box = page.locator(part).bounding_box()
                hidden = part == ".sill .main" and page.locator(".sill .main:visible").count() == 0
                assert hidden or (box and box["y"] + box["height"] <= size[1]), (*where, part)
            if size in (WIDE, LAPTOP):
                assert page.evaluate("document.documentElement.scrollHeight") <= size[1], where


def test_a_round_by_touch_on_a_phone(visit: NewContext, served: Served) -> None:
    hand = sit(visit(PHONE), served)
    page = hand.page
    expect(page.locator(".bar .short")).to_be_visible()
    assert page.locator(".bar .short").inner_text().startswith("1/")
    while hand.round == "1":
        before = hand.player.version
        if hand.kind == "offer-card":
            page.locator(".hand .tile button.press").first.tap()
            page.locator(".area .choice").first.tap()
        elif hand.kind == "lay-card":
            page.locator(".area .choice").first.tap()
        elif hand.kind == "select-area":
            page.locator(".area .whole").first.tap()
            if page.locator(".chooser button:visible").count():
                page.locator(".chooser button:visible").first.tap()
        elif page.locator(".sill .main:enabled").count():
            page.locator(".sill .main").tap()
            if "press again" in page.locator(".sill").inner_text():
                page.locator(".sill .main").tap()
        else:
            page.locator(".choosable:visible").first.tap()
        hand.wait(before)
