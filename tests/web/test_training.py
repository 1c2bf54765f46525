"""Training in a browser: from an analysis to mistakes, found and missed at the real table, and progress."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from sqlalchemy import create_engine

from tests.server.blunders import keep_game
from tests.server.stores import database_of
from tests.server.visitors import Served, Visitor, serving
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import DOUBT, PATIENCE
from tests.web.test_puzzles import fits, take
from tests.web.test_table import serious

expect.set_options(timeout=PATIENCE)
DAY = 86_400.0
ASKED = f"{DOUBT}, .pay-sheet [data-way]:visible"
"""The questions before a move is made."""
ENGLISH = (
    "What was better",
    "Try again",
    "My training",
    "Rating over time",
    "Where you lose",
    "analysed move",
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("training") / "games") as running:
        yield running
        assert "Traceback" not in running.said(), running.said()


class Trainee:
    """Somebody with finished games, the last of which was played just now."""

    def __init__(self, served: Served, games: int = 1) -> None:
        self.visitor = Visitor(served)
        me, now = self.visitor.get("/api/me")["id"], time.time()
        url = database_of(served.folder)
        engine = create_engine(url if "://" in url else f"sqlite:///{url}")
        with engine.begin() as connection:
            for nth in range(games):
                at = now - 60 - 12 * DAY * (games - 1 - nth)
                self.table = keep_game(connection, me, at, place=1 + nth % 3 // 2)
        engine.dispose()

    def enter(self, context: BrowserContext) -> Page:
        cookie = self.visitor.http.cookies["courtyard"]
        context.add_cookies([{"name": "courtyard", "value": cookie, "url": self.visitor.served.url}])
        return context.new_page()


def options(served: Served, id_: str, is_right: bool) -> str:
    (row,) = served.rows("SELECT puzzle FROM mistakes WHERE id = ?", id_)
    puzzle = json.loads(row["puzzle"]) if isinstance(row["puzzle"], str) else row["puzzle"]
    choice = next(each for each in puzzle["nodes"][0]["choices"] if each["is_right"] == is_right)
    return str(choice["option"])


def choose(page: Page, served: Served, id_: str, is_right: bool) -> None:
    """Choose something right or wrong; its price is paid, and every question is confirmed."""
    page.locator(f"[data-puzzle='{id_}'][data-outcome='going-on'] [data-due='true']").wait_for()
    take(page, options(served, id_, is_right))
    outcome = f"[data-outcome='{'solved' if is_right else 'wrong'}']"
    page.locator(f"{outcome}, {ASKED}").first.wait_for()
    while page.locator(ASKED).count():
        page.locator(ASKED).first.click()
        page.locator(f"{outcome}, {ASKED}").first.wait_for()


def opened_mistake(page: Page) -> str:
    page.locator("[data-outcome='going-on'] [data-due='true']").wait_for()
    return page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""


def test_from_the_analysis_to_the_mistakes_until_nothing_is_due(
    visit: NewContext, served: Served, shots: Path
) -> None:
    trainee = Trainee(served)
    page = trainee.enter(visit())
    page.goto(f"/t/{trainee.table}/replay#analysis")
    page.get_by_role("button", name="Train on this game").click()
    page.get_by_text("3 mistakes are in your training.").wait_for()
    page.screenshot(path=shots / "training-analysis.png")
    page.goto("/")
    page.locator("[data-due-mistakes='3']").get_by_role("link", name="Train").click()
    page.locator("[data-mistakes='3']").wait_for()
    expect(page.locator("[data-mistake]")).to_have_count(3)
    assert fits(page) and serious(page) == []
    page.get_by_role("link", name="Train all 3").click()
    first = opened_mistake(page)
    task = page.locator("#panel-task")
    expect(task).to_contain_text("What was better?")
    expect(task.get_by_role("button", name="Hint")).to_have_count(0)
    expect(task.get_by_role("button", name="Give up")).to_have_count(0)
    assert fits(page) and serious(page) == []
    page.screenshot(path=shots / "training-mistake.png")
    choose(page, served, first, is_right=False)
    expect(task).to_contain_text("Points behind the best move")
    page.screenshot(path=shots / "training-wrong.png")
    task.get_by_role("button", name="Try again").click()
    choose(page, served, first, is_right=True)
    expect(task.locator("[data-back]")).to_contain_text("Comes back on")
    assert "⟨" not in task.inner_text()
    page.screenshot(path=shots / "training-right.png")
    for _ in range(2):
        page.locator("#panel-task").get_by_role("button", name="Next mistake").click()
        page.wait_for_url(lambda url, before=first: before not in url)
        first = opened_mistake(page)
        choose(page, served, first, is_right=True)
    page.locator("#panel-task").get_by_role("button", name="Next mistake").click()
    page.locator("[data-mistakes='0']").wait_for()
    expect(page.locator("main")).to_contain_text("Nothing to train today.")
    expect(page.locator("[data-mistake]")).to_have_count(0)
    steps = served.rows("SELECT step, last FROM mistakes ORDER BY step")
    assert [tuple(row.values()) for row in steps] == [(0, "missed"), (2, "found"), (2, "found")]
    page.goto("/")
    page.locator("article").first.wait_for()
    expect(page.locator("[data-due-mistakes]")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=str)
def test_progress_fits_every_screen(
    visit: NewContext, served: Served, shots: Path, size: tuple[int, int]
) -> None:
    trainee = Trainee(served, games=6)
    trainee.visitor.post(f"/api/tables/{trainee.table}/training")
    page = trainee.enter(visit(size))
    page.goto("/training")
    page.locator("[data-mistake]").first.wait_for()
    expect(page.locator("[data-tile='gugong'] b")).to_have_count(1)
    expect(page.locator("[data-tile='kingdom']")).to_contain_text("No rated game yet")
    expect(page.locator("[data-tile='loss'] b")).to_have_count(1)
    expect(page.locator("[data-lines='1']")).to_have_count(1)
    losses = page.locator("[data-losses='gugong']")
    expect(losses.locator(".worst")).to_have_count(1)
    expect(losses.get_by_text("needed").first).to_be_visible()
    assert fits(page) and serious(page) == []
    page.screenshot(path=shots / f"training-{size[0]}.png", full_page=True)
    page.get_by_label("Opponents").select_option("strong")
    expect(page.locator("[data-lines='1']")).to_have_count(1)
    page.get_by_role("button", name="It’s a Wonderful Kingdom").click()
    expect(page.locator("[data-tile='loss']")).to_contain_text("20 more analysed moves needed")
    expect(page.locator("[data-lines='0']")).to_have_count(1)
    assert fits(page) and serious(page) == []


def test_on_a_phone_a_mistake_is_found_with_the_thumb(visit: NewContext, served: Served, shots: Path) -> None:
    trainee = Trainee(served)
    (first, *_) = trainee.visitor.post(f"/api/tables/{trainee.table}/training")["mistakes"]
    page = trainee.enter(visit(PHONE))
    page.goto(f"/puzzle/{first['id']}")
    opened_mistake(page)
    page.screenshot(path=shots / "training-phone.png")
    choose(page, served, first["id"], is_right=False)
    page.locator(".verdict").get_by_role("button", name="Try again").tap()
    choose(page, served, first["id"], is_right=True)
    assert fits(page) and serious(page) == []
    page.locator(".verdict").get_by_role("button", name="Next mistake").tap()
    page.wait_for_url(lambda url: first["id"] not in url)


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_nothing_stays_english(visit: NewContext, served: Served, shots: Path, language: str) -> None:
    trainee = Trainee(served, games=6)
    (first, *_) = trainee.visitor.post(f"/api/tables/{trainee.table}/training")["mistakes"]
    page = trainee.enter(visit(language=language))
    page.goto("/training")
    page.locator("[data-mistake]").first.wait_for()
    page.screenshot(path=shots / f"training-{language}.png", full_page=True)
    for width in (TABLET[0], 730, PHONE[0], WIDE[0]):
        page.set_viewport_size({"width": width, "height": 900})
        assert fits(page), f"{width} pixels are too few"
        page.screenshot(path=shots / f"training-{language}-{width}.png")
    said = page.locator("body").inner_text()
    page.goto(f"/puzzle/{first['id']}")
    opened_mistake(page)
    said += page.locator("#panel-task").inner_text()
    choose(page, served, first["id"], is_right=True)
    page.screenshot(path=shots / f"training-right-{language}.png")
    said += page.locator("#panel-task").inner_text()
    assert "⟨" not in said and not [words for words in ENGLISH if words in said]


def test_without_games_it_is_said_how_to_begin_and_others_have_nothing_here(
    visit: NewContext, served: Served
) -> None:
    trainee = Trainee(served)
    (first, *_) = trainee.visitor.post(f"/api/tables/{trainee.table}/training")["mistakes"]
    page = visit().new_page()
    page.goto("/training")
    page.locator("[data-mistakes='0']").wait_for()
    expect(page.locator("main")).to_contain_text("Open the analysis of a finished game")
    expect(page.locator("[data-tile='loss']")).to_contain_text("20 more analysed moves needed")
    assert fits(page) and serious(page) == []
    page.goto(f"/puzzle/{first['id']}")
    expect(page.get_by_role("alert")).to_contain_text("This puzzle does not exist")
