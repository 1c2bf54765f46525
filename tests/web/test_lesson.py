"""Lessons in the browser: somebody learns a game with the coach, or against it, and is never left alone."""

import re
from collections.abc import Iterator
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, TABLET, WIDE, NewContext, resize
from tests.web.players import DOUBT, Player

TITLES = {"gugong": "Gùgōng", "kingdom": "It’s a Wonderful Kingdom"}
MOST_CHOICES = 80
READ_ALL = """async () => {
  const read = [];
  for (;;) {
    const coach = document.querySelector('.coach');
    read.push(coach.dataset.page ?? '');
    const next = coach.querySelector('.next');
    if (!next) return read;
    next.click();
    while (coach.dataset.page === read.at(-1)) await new Promise(requestAnimationFrame);
  }
}"""
CHANGED = "before => Number(document.querySelector('[data-stage]').dataset.version) !== before"
expect.set_options(timeout=300_000)


class Learner(Player):
    """Somebody who reads what the coach says before choosing."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, "list", seed)
        self.read: list[str] = []
        """The pages that were read, in their order."""

    @property
    def shown(self) -> str:
        return self.page.locator(".coach").get_attribute("data-page") or ""

    def read_all(self) -> None:
        """Read page after page up to the last."""
        self.page.locator(".coach").wait_for()
        self.read += self.page.evaluate(READ_ALL)

    def moments(self) -> Iterator[bool]:
        """Go on from turn to turn until the game is over; tell each time if the coach advises something."""
        for _ in range(MOST_CHOICES):
            is_playing = self.wait_for_my_turn()
            self.read_all()
            if not is_playing:
                return
            yield self.page.locator(".coach .take").count() > 0
        raise AssertionError("The lesson does not end.")

    def take_advice(self) -> None:
        before = self.version
        self.page.locator(".coach .take").click()
        self.page.wait_for_function(CHANGED, arg=before)

    def choose_something_else(self) -> None:
        """Take anything from the list but what the coach advises."""
        advice = self.page.locator(".coach .advice")
        advised = advice.inner_text() if advice.count() else ""
        before = self.version
        self.show_the_list()
        options = self.page.locator("[data-choice] > span:first-of-type")
        options.first.wait_for()
        others = [nth for nth, text in enumerate(options.all_inner_texts()) if text.strip() not in advised]
        self.page.locator("[data-choice]").nth(self.dice.choice(others or [0])).click()
        if self.page.locator(DOUBT).count():
            self.agree()
        self.page.wait_for_function(CHANGED, arg=before)

    def has_heard(self, remark: str) -> bool:
        return any(page.partition("-")[2] == remark for page in self.read)


def begin(page: Page, game: str) -> Learner:
    """Begin a lesson from the lobby."""
    page.goto("/")
    page.get_by_role("button", name=f"Learn {TITLES[game]}").click()
    learner = Learner(page)
    learner.wait_for_my_turn()
    page.locator(".coach").wait_for()
    return learner


def all_is_met(page: Page, topics: int) -> None:
    """The last step is reached, and every topic has its tick."""
    said = re.search(r"Step (\d+) of (\d+)", page.locator(".coach .met").inner_text())
    assert said and said[1] == said[2]
    page.locator(".coach .met").click()
    expect(page.locator(".coach li.met")).to_have_count(topics)
    resize(page, PHONE)
    expect(page.get_by_role("button", name="Skip the lesson")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Continue", exact=True).click()
    for size in (TABLET, PHONE, WIDE):
        resize(page, size)
        widths = {part: page.locator(part).first.bounding_box() for part in (".board", ".count", ".coach")}
        assert all(box and box["width"] > size[0] / 3 for box in widths.values()), (size, widths)


def test_advice_comes_with_its_reason_and_a_step_is_counted_for_each_page(
    visit: NewContext, shots: Path
) -> None:
    for size in (WIDE, TABLET, PHONE):
        page = visit(size).new_page()
        learner = begin(page, "gugong")
        said = page.locator(".coach .met")
        expect(said).to_contain_text("Step 1 of")
        page.locator(".coach .next").click()
        expect(said).to_contain_text("Step 2 of")
        learner.read_all()
        expect(page.locator(".coach .other")).to_contain_text("It leads to:")
        expect(page.locator(".coach .less")).to_contain_text("The best alternative:")
        assert page.locator(".coach .other li").count()
        page.screenshot(path=shots / f"lesson-reason-{size[0]}.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_somebody_learns_gugong_by_following_the_advice(visit: NewContext) -> None:
    page = visit(WIDE).new_page()
    learner = begin(page, "gugong")
    assert learner.shown.endswith("-welcome")
    expect(page.locator("[data-thing='hand'][data-pointed='here']")).to_be_visible()
    learner.read_all()
    ringed = page.locator("[data-pointed='advised']")
    expect(ringed).to_have_attribute("data-place", "card s2-8")
    ringed.click()
    expect(page.locator("[data-pointed='advised']")).to_have_attribute("data-place", "official jade")
    for is_advised in learner.moments():
        if is_advised:
            learner.take_advice()
        else:
            learner.choose()
    for remark in ("goal", "exchange", "jade", "payment", "night-dice", "morning", "ending", "farewell"):
        assert learner.has_heard(remark), remark
    all_is_met(page, 12)
    expect(page.locator(".coach").get_by_role("link", name="Play a real game")).to_be_visible()


def test_somebody_goes_through_kingdom_against_all_advice_and_is_told_what_would_have_been(
    visit: NewContext,
) -> None:
    page = visit(WIDE).new_page()
    learner = begin(page, "kingdom")
    for _ in learner.moments():
        learner.choose_something_else()
    assert learner.has_heard("back")
    for remark in ("selection", "offering", "trap", "planning", "materials", "exploration", "ending"):
        assert learner.has_heard(remark), remark
    all_is_met(page, 14)


def test_a_lesson_bears_a_reload_and_another_language_waits_in_the_lobby_and_can_be_skipped(
    visit: NewContext,
) -> None:
    page = visit(WIDE).new_page()
    learner = begin(page, "gugong")
    page.locator(".coach .next").click()
    expect(page.locator(".coach")).to_have_attribute("data-page", "0-goal")
    address, words = page.url, set()
    page.reload()
    expect(page.locator(".coach")).to_have_attribute("data-page", "0-goal")
    for language in ("fr", "nl", "en"):
        page.locator(".tools button").last.click()
        page.locator(f"button[lang={language}]").click()
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        page.keyboard.press("Escape")
        words.add(page.locator(".coach .words").inner_text())
    assert len(words) == 3
    assert not any("⟨" in said for said in words)
    learner.read_all()
    learner.take_advice()
    page.goto("/")
    page.get_by_role("button", name="Continue the lesson").click()
    expect(page.locator(".coach")).to_have_attribute("data-page", "1-officials")
    assert page.url == address
    page.locator(".coach .met").click()
    expect(page.locator(".coach li")).to_have_count(12)
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("button", name="End the lesson").click()
    expect(page.get_by_role("button", name="Learn Gùgōng")).to_be_visible()


def test_everybody_can_use_the_coach_on_a_phone_and_without_a_pointer(visit: NewContext, shots: Path) -> None:
    page = visit(PHONE).new_page()
    begin(page, "gugong")
    page.screenshot(path=shots / "lesson-390.png")
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    said = page.locator(".coach [aria-live='polite']")
    expect(said).to_contain_text("Welcome")
    page.keyboard.press("ArrowRight")
    expect(said).not_to_contain_text("Welcome")
    page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text("Welcome")
    page.get_by_role("button", name="Hide the coach").click()
    expect(said).to_have_count(0)
    page.get_by_role("button", name="Show the coach").click()
    expect(said).to_be_visible()
