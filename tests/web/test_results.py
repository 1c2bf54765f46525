"""Results in a browser: score sheets and statistics, and games that are taken along and brought back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.visitors import ME, RANDOM, Served, Visitor, serving
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import PATIENCE, Player
from tests.web.test_replay import as_visitor, finished
from tests.web.test_table import serious

expect.set_options(timeout=PATIENCE)
HELD = """text => {
  const held = new DataTransfer();
  held.items.add(new File([text], 'game.json'));
  return held;
}"""
"""A dragged file."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("results") / "games") as running:
        yield running
        assert "Traceback" not in running.said(), running.said()


@pytest.fixture(scope="module")
def wanda(served: Served) -> Visitor:
    """Somebody who has played two games to the end."""
    visitor = Visitor(served)
    visitor.patch("/api/me", name="Wanda")
    finished(visitor, "gugong", 2)
    finished(visitor, "kingdom", 1)
    return visitor


@pytest.fixture
def context(visit: NewContext, wanda: Visitor) -> BrowserContext:
    return as_visitor(visit(), wanda)


def open_results(context: BrowserContext) -> Page:
    """Go to the results as people do, from the lobby."""
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="My results").click()
    return page


# Score sheets and statistics.


def test_finished_games_have_score_sheets_that_add_up(context: BrowserContext, wanda: Visitor) -> None:
    page = open_results(context)
    scores = wanda.get("/api/me/statistics")["scores"]
    rows = page.locator("[data-score]")
    expect(rows).to_have_count(len(scores))
    for score in scores:
        row = page.locator(f"[data-score='{score['table']}']")
        row.locator("summary").click()
        row.locator("tfoot").wait_for()
        counted = row.locator("tfoot tr").first.locator("td").all_inner_texts()
        totals = [int(total.replace("−", "-")) for total in counted]
        by_place = sorted(range(len(score["points"])), key=lambda seat: score["places"][seat])
        assert totals == [score["points"][seat] for seat in by_place]
        assert row.locator("tbody tr").count() == len(score["parts"])
        assert "⟨" not in row.inner_text()


def test_a_score_sheet_leads_to_its_replay(context: BrowserContext) -> None:
    page = open_results(context)
    row = page.locator("[data-score]").first
    row.locator("summary").click()
    row.get_by_role("link", name="Replay").click()
    page.locator("[data-replay]").wait_for()


def test_only_the_wanted_sheet_is_printed(context: BrowserContext) -> None:
    page = open_results(context)
    rows = page.locator("[data-score]")
    rows.first.locator("summary").click()
    page.evaluate("window.print = () => { window.printed = true }")
    rows.first.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    expect(rows.first.locator("table")).to_be_visible()
    expect(rows.last).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()


def test_results_are_told_by_variant_opponent_and_rating(context: BrowserContext, wanda: Visitor) -> None:
    page = open_results(context)
    found = wanda.get("/api/me/statistics")
    page.locator("[data-score]").first.wait_for()
    assert page.locator("section table tbody tr").count() == len(found["records"])
    [mine] = [rating for rating in found["ratings"] if rating["bot"] is None]
    rating = page.locator("li.me", has_text="You")
    expect(rating).to_contain_text(f"{mine['low']:.0f} – {mine['high']:.0f}")
    page.locator("header select").select_option("kingdom")
    expect(page.locator("[data-score]")).to_have_count(1)


def test_whoever_has_played_nothing_is_told_so(visit: NewContext) -> None:
    page = visit(language="nl").new_page()
    page.goto("/")
    page.get_by_role("link", name="Mijn resultaten").click()
    expect(page.locator("main")).to_contain_text("Nog geen afgelopen partij.")
    page.get_by_role("link", name="Een partij spelen").click()
    page.locator("article").first.wait_for()


def test_results_fit_every_screen(context: BrowserContext, shots: Path) -> None:
    page = context.new_page()
    page.goto("/results")
    page.locator("[data-score] summary").first.click()
    for (width, height), theme in ((WIDE, "dark"), (TABLET, "light"), (PHONE, "dark")):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.screenshot(path=shots / f"results-{width}-{theme}.png", full_page=True)
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


# Export and import.


def take_along(page: Page, words: str, folder: Path) -> Path:
    """Download something from the menu of a table or a replay."""
    page.locator(".tools button").last.click()
    with page.expect_download() as download:
        page.get_by_role("link", name=words).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def bring(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)


def test_a_journal_that_is_taken_along_can_be_brought_to_the_replay(
    visit: NewContext, context: BrowserContext, wanda: Visitor, tmp_path: Path
) -> None:
    score = wanda.get("/api/me/statistics")["scores"][-1]
    page = context.new_page()
    page.goto(f"/t/{score['table']}/replay")
    journal = take_along(page, "Game file (JSON)", tmp_path)
    last = page.locator("[data-replay]").get_attribute("data-last")
    friend = visit(language="fr").new_page()
    friend.goto("/#settings")
    bring(friend, journal)
    friend.wait_for_url("**/replay*")
    assert score["table"] not in friend.url
    friend.locator(f"[data-replay][data-last='{last}']").wait_for()
    friend.keyboard.press("End")
    expect(friend.locator("[data-replay]")).to_have_attribute("data-step", str(last))


def test_a_finished_game_is_told_as_text_in_the_reader_s_language(
    visit: NewContext, wanda: Visitor, tmp_path: Path
) -> None:
    score = wanda.get("/api/me/statistics")["scores"][-1]
    page = as_visitor(visit(language="nl"), wanda).new_page()
    page.goto(f"/t/{score['table']}")
    text = take_along(page, "Tekst", tmp_path).read_text()
    assert "Wanda" in text
    assert "Totaal" in text


def test_of_a_running_game_only_my_own_record_is_taken_along(
    context: BrowserContext, wanda: Visitor, tmp_path: Path
) -> None:
    table = str(wanda.open("gugong", [ME, RANDOM], players=2)["id"])
    page = context.new_page()
    page.goto(f"/t/{table}")
    Player(page, "list").take_turns(2)
    record = take_along(page, "Game file (JSON)", tmp_path)
    page.goto("/results")
    bring(page, record)
    expect(page.locator(".import [role=alert]")).to_contain_text("what one player knew")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This file is damaged or incomplete"),
        ("fr", "Rien n’a été modifié."),
        ("nl", "Er is niets veranderd."),
    ],
)
def test_a_damaged_journal_is_refused_and_nothing_changes(
    visit: NewContext, wanda: Visitor, tmp_path: Path, language: str, said: str
) -> None:
    score = wanda.get("/api/me/statistics")["scores"][-1]
    journal = wanda.http.get(f"/api/tables/{score['table']}/export/journal").text
    damaged = tmp_path / "damaged.json"
    damaged.write_text(journal[: len(journal) // 2])
    context = visit(language=language)
    page = context.new_page()
    page.goto("/results")
    bring(page, damaged)
    expect(page.locator(".import [role=alert]")).to_contain_text(said)
    assert page.url.endswith("/results")
    assert context.request.get("/api/lobby").json()["mine"] == []


def test_a_dropped_file_is_read_as_well(context: BrowserContext, wanda: Visitor) -> None:
    score = wanda.get("/api/me/statistics")["scores"][-1]
    journal = wanda.http.get(f"/api/tables/{score['table']}/export/journal").text
    page = open_results(context)
    page.locator(".import").wait_for()
    dropped = page.evaluate_handle(HELD, journal)
    page.dispatch_event(".import", "drop", {"dataTransfer": dropped})
    page.wait_for_url("**/replay*")
    page.locator("[data-replay]").wait_for()
