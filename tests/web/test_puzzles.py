"""Puzzles in a browser: found and missed at the real table, with the pointer, keys and a thumb."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from courtyard.engine.match import Match
from courtyard.engine.rulesets import digest
from courtyard.games import GAMES, find_game
from courtyard.puzzles.attempt import solution
from courtyard.puzzles.places import written_of
from courtyard.puzzles.puzzle import Puzzle, opened, shipped, write
from tests.puzzles.makers import DATA
from tests.puzzles.makers import puzzle as by_hand
from tests.server.visitors import Served, serving
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import PATIENCE
from tests.web.test_table import serious

expect.set_options(timeout=PATIENCE)
PUZZLES = {
    puzzle.id: puzzle
    for game in ("gugong", "kingdom")
    for puzzle in shipped(GAMES[game], GAMES, DATA).puzzles
}
LAPTOP = (1366, 700)
LOCATIONS = written_of(GAMES["gugong"])["places"]
DECREES = PUZZLES["gugong-9e5d6ead83"]
SHIP = PUZZLES["gugong-b01e75369d"]
OFFERING = PUZZLES["kingdom-1b6a1bd3a8"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("puzzles") / "games", "--puzzles", str(DATA)) as running:
        yield running
        assert "Traceback" not in running.said(), running.said()


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzle/{puzzle.id}")
    page.locator("[data-outcome='going-on'] [data-due='true']").wait_for()


def take(page: Page, notation: str) -> None:
    """Choose an option from the list of all."""
    page.locator("[data-outcome='going-on'] [data-due='true']").wait_for()
    option = page.locator(f"[data-choice='{notation}']")
    if not option.count():
        page.get_by_role("tab").last.click()
    option.click()


def solve(page: Page, puzzle: Puzzle) -> None:
    for move in solution(puzzle):
        before = page.locator("[data-version]").get_attribute("data-version")
        take(page, move)
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")
    page.locator("[data-outcome='solved']").wait_for()


def wrong_in(puzzle: Puzzle) -> str:
    return max(
        (each for each in puzzle.nodes[0].choices if not each.is_right), key=lambda each: each.behind
    ).option


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width <= 0


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("puzzle", [DECREES, OFFERING], ids=lambda puzzle: puzzle.game)
def test_the_whole_task_is_seen_on_a_small_laptop(visit: NewContext, puzzle: Puzzle, language: str) -> None:
    page = visit(LAPTOP, language).new_page()
    open_puzzle(page, puzzle)
    hidden = page.locator(".body:has(dl)").evaluate("(task) => task.scrollHeight - task.clientHeight")
    assert hidden <= 0


@pytest.mark.parametrize("puzzle", [DECREES, OFFERING], ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_missed_then_found_and_the_next_one_follows(
    visit: NewContext, shots: Path, puzzle: Puzzle
) -> None:
    page = visit().new_page()
    open_puzzle(page, puzzle)
    task = page.locator("#panel-task")
    expect(task).to_contain_text("Find the best move")
    take(page, wrong_in(puzzle))
    page.locator("[data-outcome='wrong']").wait_for()
    expect(task).to_contain_text("Not the best")
    expect(task.locator("ol li").first).to_be_visible()
    expect(task.locator("[data-rating]")).to_contain_text("1500 → ")
    page.screenshot(path=shots / f"puzzle-wrong-{puzzle.game}.png")
    task.get_by_role("button", name="Try again").click()
    solve(page, puzzle)
    expect(task).to_contain_text("Right!")
    expect(task.locator("[data-rating]")).to_have_count(0)
    expect(task.locator("ol li")).to_have_count(len(solution(puzzle)))
    assert "⟨" not in task.inner_text()
    page.screenshot(path=shots / f"puzzle-right-{puzzle.game}.png")
    assert task.get_by_role("button", name="Next puzzle").is_visible()


def filters(page: Page) -> dict[str, str]:
    """Tell how each location of the board is dimmed."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("svg.board [data-location]")]
          .map((field) => [field.dataset.location, getComputedStyle(field).filter]))"""
    )
    return found


def test_locations_that_do_not_matter_are_dimmed_and_the_pieces_of_the_answer_are_marked(
    visit: NewContext, shots: Path
) -> None:
    page = visit().new_page()
    open_puzzle(page, SHIP)
    dimmed = {location for location, how in filters(page).items() if how != "none"}
    lit = set(LOCATIONS) - dimmed
    assert len(lit) >= 3 and dimmed and not page.locator("[data-ghost]").count()
    page.screenshot(path=shots / "puzzle-dimmed.png")
    take(page, wrong_in(SHIP))
    page.locator("[data-outcome='wrong']").wait_for()
    expect(page.locator("[data-ghost='shown']").first).to_be_visible()
    page.locator("#panel-task").get_by_role("button", name="Try again").click()
    page.locator("[data-outcome='going-on'] [data-due='true']").wait_for()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    assert set(LOCATIONS) - {where for where, how in filters(page).items() if how != "none"} == lit
    solve(page, SHIP)
    expect(page.locator("[data-ghost='made']").first).to_be_visible()
    assert filters(page)["canal"] == "none", "where the best move is made it is light"
    page.screenshot(path=shots / "puzzle-marked.png")


def test_who_gives_up_sees_the_pieces_of_the_best_move(visit: NewContext, shots: Path) -> None:
    page = visit().new_page()
    open_puzzle(page, SHIP)
    page.locator("#panel-task").get_by_role("button", name="Give up").click()
    page.locator("[data-outcome='given-up']").wait_for()
    expect(page.locator("[data-ghost='shown']").first).to_be_visible()
    page.screenshot(path=shots / "puzzle-given-up.png")


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (TABLET, "fr"), (PHONE, "nl")])
def test_the_home_page_shows_the_boards_of_the_day_in_small(
    visit: NewContext, shots: Path, size: tuple[int, int], language: str
) -> None:
    page = visit(size, language).new_page()
    page.goto("/")
    page.locator("[data-daily]").scroll_into_view_if_needed()
    for game in ("gugong", "kingdom"):
        picture = page.locator(f"[data-picture='{game}']")
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg.board, .cloth").first).to_be_visible()
        assert "⟨" not in picture.inner_text()
    assert fits(page)
    page.screenshot(path=shots / f"home-daily-{size[0]}-{language}.png", full_page=True)


def test_a_picture_that_nobody_sees_is_not_read(visit: NewContext) -> None:
    page = visit((1440, 100)).new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.locator("[data-daily]").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    top = page.evaluate("document.querySelector('[data-daily] .picture').getBoundingClientRect().top")
    assert top > 100, "the board lies below what is seen"
    assert not [url for url in asked if "/api/puzzles/" in url]
    page.locator("[data-daily]").scroll_into_view_if_needed()
    page.locator("[data-picture='gugong']").scroll_into_view_if_needed()
    expect(page.locator("[data-picture='gugong'] svg.board")).to_be_visible()
    assert [url for url in asked if "/api/puzzles/" in url]


def test_the_place_of_the_best_move_is_pressed_on_the_board(visit: NewContext) -> None:
    page = visit().new_page()
    open_puzzle(page, DECREES)
    first = solution(DECREES)[0]
    page.get_by_role("tab").last.click()
    place = page.locator(f"[data-choice='{first}']").get_attribute("data-at")
    page.locator(f".choosable[data-place='{place}']").dispatch_event("click")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", "0")
    assert page.locator("[data-outcome]").get_attribute("data-outcome") in ("going-on", "solved")


def test_it_is_solved_by_keys_alone(visit: NewContext) -> None:
    page = visit().new_page()
    open_puzzle(page, DECREES)
    match = opened(DECREES, find_game("gugong"))
    options = [each.notation for each in match.decision(DECREES.seat).options]
    keyboard = page.keyboard
    keyboard.press("h")
    expect(page.locator("#panel-task")).to_contain_text("Decree")
    expect(page.locator(".advised").first).to_be_attached()
    keyboard.press("ArrowDown")
    for _ in range(options.index(wrong_in(DECREES))):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    if page.locator(".doubt").count():
        keyboard.press("Tab")
        keyboard.press("Enter")
    page.locator("[data-outcome='wrong']").wait_for()
    keyboard.press("Escape")
    keyboard.press("Enter")
    page.locator("[data-outcome='going-on'] [data-due='true']").wait_for()
    solve(page, DECREES)
    keyboard.press("Enter")
    page.wait_for_url(lambda url: DECREES.id not in url)


def test_giving_up_shows_the_solution_and_undo_begins_anew(visit: NewContext) -> None:
    page = visit().new_page()
    open_puzzle(page, DECREES)
    take(page, solution(DECREES)[0])
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", "0")
    page.keyboard.press("u")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "0")
    page.locator("#panel-task, [role=tab]").first.wait_for()
    page.get_by_role("tab", name="Puzzle").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("[data-outcome='given-up']").wait_for()
    task = page.locator("#panel-task")
    expect(task).to_contain_text("Solution")
    expect(task.locator("ol li")).to_have_count(len(solution(DECREES)))


@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=str)
def test_from_home_to_the_puzzle_of_the_day_and_to_training(
    visit: NewContext, shots: Path, size: tuple[int, int]
) -> None:
    page = visit(size).new_page()
    page.goto("/")
    page.locator("[data-daily]").wait_for()
    assert fits(page) and serious(page) == []
    page.screenshot(path=shots / f"puzzle-home-{size[0]}.png")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.locator("[data-training='gugong']").wait_for()
    assert fits(page) and serious(page) == []
    page.screenshot(path=shots / f"puzzles-{size[0]}.png")
    page.locator("[data-training='gugong']").get_by_role("button", name="The Ship in time").click()
    page.locator("[data-puzzle='gugong-b01e75369d']").wait_for()
    page.go_back()
    page.locator("[data-daily]").get_by_role("link", name="Solve").first.click()
    page.locator("[data-outcome='going-on'] [data-due='true']").wait_for()
    assert fits(page) and serious(page) == []


def test_on_a_phone_the_way_on_lies_at_the_thumb(visit: NewContext, shots: Path) -> None:
    page = visit(PHONE).new_page()
    open_puzzle(page, DECREES)
    take(page, wrong_in(DECREES))
    again = page.locator(".verdict").get_by_role("button", name="Try again")
    again.wait_for()
    page.screenshot(path=shots / "puzzle-phone-wrong.png")
    page.get_by_role("tab", name="Puzzle").tap()
    expect(page.locator("#panel-task")).to_contain_text("Not the best")
    page.screenshot(path=shots / "puzzle-phone-why.png")
    assert fits(page) and serious(page) == []
    again.tap()
    solve(page, DECREES)
    page.locator(".verdict").get_by_role("button", name="Next puzzle").tap()
    page.wait_for_url(lambda url: DECREES.id not in url)


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_nothing_stays_english(visit: NewContext, language: str) -> None:
    page = visit(language=language).new_page()
    open_puzzle(page, DECREES)
    take(page, wrong_in(DECREES))
    page.locator("[data-outcome='wrong']").wait_for()
    said = page.locator("#panel-task").inner_text()
    page.goto("/puzzles")
    page.locator("[data-training]").first.wait_for()
    said += page.locator("main").inner_text()
    assert "⟨" not in said and "best" not in said.replace("beste", "")
    assert not {"Try again", "Puzzle of the day", "Hint halves"} & set(said.splitlines())


def test_a_puzzle_that_there_is_not_is_told_in_a_sentence(visit: NewContext) -> None:
    page = visit().new_page()
    page.goto("/puzzle/nothing")
    expect(page.get_by_role("alert")).to_contain_text("This puzzle does not exist")


def test_without_puzzles_nothing_speaks_of_them(visit: NewContext, tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    with serving(tmp_path / "data", "--puzzles", str(tmp_path / "none")) as served:
        page = visit().new_page()
        page.goto(served.url)
        page.locator("article").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert "uzzle" not in page.locator("body").inner_text()


def test_a_puzzle_from_a_box_with_other_values_says_so_and_games_are_shared_only_by_who_agrees(
    visit: NewContext, tmp_path: Path
) -> None:
    own = {"jade": {"square": 6}}
    strange = by_hand(Match(find_game("gugong"), {"players": 2}, "7", own))
    write(tmp_path / "gugong.jsonl", [strange])
    with serving(tmp_path / "games", "--puzzles", str(tmp_path)) as other:
        page = visit().new_page()
        page.goto(f"{other.url}puzzle/{strange.id}")
        expect(page.locator(f"[data-box='{digest(own)}']")).to_contain_text(digest(own)[:8])
        page.goto(f"{other.url}#settings")
        shares = page.get_by_label("My finished games may become puzzles")
        expect(shares).not_to_be_checked()
        shares.click()
        expect(shares).to_be_checked()
        page.reload()
        expect(shares).to_be_checked()
    page = visit().new_page()
    open_puzzle(page, DECREES)
    expect(page.locator("[data-puzzle] [data-box]")).to_have_count(0)
