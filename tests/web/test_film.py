"""Motion: which piece moves from where to where, in which order; and nobody waits for it."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.visitors import Served
from tests.web.conftest import PHONE, WIDE, NewContext
from tests.web.players import Player

RECORDING = """window.moved = [];
window.tops = new Set();
document.addEventListener('courtyard:motion', ({ detail }) => {
  window.moved.push(detail);
  const top = Math.round(document.querySelector('main.board')?.getBoundingClientRect().top);
  if (detail.beat <= 0) window.tops.clear();
  if (detail.beat >= 0) window.tops.add(top);
});
window.seen = new Set();
new MutationObserver(() => ['.ring.goal', '.flight'].filter((one) => document.querySelector(one))
  .forEach((one) => window.seen.add(one))).observe(document, { childList: true, subtree: true });"""
PAUSING = """new MutationObserver(() => {
  const isNew = document.querySelector('[data-film=playing]') && !window.isPaused;
  window.isPaused = document.querySelector('[data-film=playing]') !== null;
  const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  if (isNew) document.body.dispatchEvent(key);
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-film'] });"""
"""Press Space as soon as a film begins: a busy machine may need longer than the film for anything else."""
PLAYING_OR_MINE = "[data-film='playing'], [data-due='true'], [data-stage='over']"
MOST = 40
"""A turn has fewer choices."""


def sit_down(
    visit: NewContext,
    game: str,
    film: str,
    motion: str = "no-preference",
    size: tuple[int, int] = WIDE,
    paused: bool = False,
) -> tuple[BrowserContext, Page]:
    """Play against a bot that moves by lot, and write down what moves."""
    context = visit(size, film=film, reduced_motion=motion)
    page = context.new_page()
    page.add_init_script(RECORDING)
    if paused:
        page.add_init_script(PAUSING)
    page.request.get("/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answer = page.request.post("/api/tables", data={"game": game, "options": {"players": 2}, "seats": seats})
    page.goto(f"/t/{answer.json()['id']}")
    page.wait_for_selector(PLAYING_OR_MINE)
    return context, page


def moved(page: Page) -> list[dict[str, Any]]:
    return page.evaluate("window.moved")  # type: ignore[no-any-return]


def play_until_others_do(page: Page) -> None:
    """Make choices until a film of what others do begins."""
    player = Player(page, "list")
    for _ in range(MOST):
        page.wait_for_selector(PLAYING_OR_MINE)
        if page.locator("[data-film='playing']").count():
            return
        player.choose()
    raise AssertionError("nobody else did anything")


def play_until_others_move_something(page: Page) -> None:
    """Let films that are paused go on, until a piece moves in one."""
    for _ in range(MOST):
        play_until_others_do(page)
        page.keyboard.press(" ")
        page.wait_for_function("() => window.tops.size > 0 || !document.querySelector('[data-film]')")
        if page.evaluate("window.tops.size"):
            return
    raise AssertionError("nobody else moved anything")


def wait_for_the_end_of_the_film(page: Page) -> None:
    page.wait_for_selector(".table:not([data-film])")
    page.wait_for_function("() => !document.querySelector('.flight, [data-aloft]')")


def test_a_rivals_gift_flies_from_their_hand_to_the_official_and_the_other_to_their_pile(visit: NewContext):
    _, page = sit_down(visit, "gugong", "fast")
    play_until_others_do(page)
    wait_for_the_end_of_the_film(page)
    theirs = [one for one in moved(page) if one["beat"] >= 0]
    given = next(one for one in theirs if one["from"] == "hand 1")
    assert given["was"] == "gift ?" and given["look"] != "gift ?" and given["to"].startswith("official ")
    taken = next(one for one in theirs if one["from"] == given["to"] and one["to"] == "discard 1")
    assert taken["look"] == "gift ?" and taken["beat"] == given["beat"]
    assert {one["how"] for one in theirs} == {"flies"}
    beats = [one["beat"] for one in theirs]
    assert all(after >= before or not after for before, after in pairwise(beats)), (
        "each film begins with beat 0"
    )


def test_my_own_gift_flies_at_once_and_nothing_waits_for_it(visit: NewContext):
    _, page = sit_down(visit, "gugong", "slow")
    page.wait_for_selector("[data-due='true']")
    play_until_others_do(page)
    mine = [one for one in moved(page) if one["beat"] < 0]
    given = next(one for one in mine if one["from"] == "hand 0" and one["to"].startswith("official "))
    assert any(one["from"] == given["to"] and one["to"] == "discard 0" for one in mine)


def test_without_motion_the_same_pieces_are_ringed_where_they_lay_and_lie(visit: NewContext):
    _, page = sit_down(visit, "gugong", "fast", motion="reduce")
    play_until_others_do(page)
    wait_for_the_end_of_the_film(page)
    assert page.evaluate("[...window.seen]") == [".ring.goal"]
    theirs = [one for one in moved(page) if one["beat"] >= 0]
    assert any(one["from"] == "hand 1" and one["to"].startswith("official ") for one in theirs)
    assert {one["how"] for one in theirs} <= {"marked", "unseen"}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_a_rival_lays_in_kingdom_flies_or_is_ringed_where_it_lies(visit: NewContext, motion: str):
    _, page = sit_down(visit, "kingdom", "fast", motion=motion)
    for _ in range(MOST):
        play_until_others_do(page)
        wait_for_the_end_of_the_film(page)
        laid = [one for one in moved(page) if one["beat"] >= 0 and one["from"] == "hand 1"]
        if laid:
            break
    assert {one["to"] for one in laid} <= {"area 1", "area 2"}
    assert all(one["was"] == "card ?" for one in laid), "a rival's hand lies face down"
    still = motion == "reduce"
    assert {one["how"] for one in laid} == {"marked" if still else "flies"}
    assert page.evaluate("[...window.seen]") == [".ring.goal" if still else ".flight"]


def test_traps_turn_over_one_by_one_and_production_comes_after_what_is_laid(visit: NewContext):
    _, page = sit_down(visit, "kingdom", "fast")
    player = Player(page, "list")
    for _ in range(4 * MOST):
        page.wait_for_selector(PLAYING_OR_MINE)
        if any((one["to"] or "").startswith("purse ") for one in moved(page)):
            break
        if player.wait_for_my_turn():
            player.choose()
    flown = moved(page)
    turned = [one for one in flown if one["was"] == "card ?" != one["look"] and is_selected(one)]
    waves = [one.get("wave", 0) for one in turned]
    assert len(waves) == len(set(waves)), "no two cards turn up at once"
    made = [one for one in flown if (one["to"] or "").startswith("purse ") and one["from"]]
    assert {one["wave"] for one in made} <= {3}


def is_selected(one: dict[str, Any]) -> bool:
    return (one["from"] or "").startswith("selected ")


def test_a_pile_is_taken_as_a_pile(visit: NewContext):
    _, page = sit_down(visit, "kingdom", "fast")
    for _ in range(MOST):
        play_until_others_do(page)
        wait_for_the_end_of_the_film(page)
        taken = [one for one in moved(page) if one["beat"] >= 0 and one["to"] == "selected 1"]
        if len(taken) > 1:
            break
    assert {one["from"] for one in taken if one["beat"] == taken[0]["beat"]} <= {"area 1", "area 2"}
    assert all(one["look"].startswith("card ") for one in taken)


def test_whoever_presses_something_while_a_film_runs_does_it_at_once(visit: NewContext):
    _, page = sit_down(visit, "gugong", "slow", paused=True)
    for _ in range(MOST):
        play_until_others_do(page)
        card = page.locator("[data-piece][data-at='hand 0']").first
        box = card.bounding_box() if card.count() else None
        if not box:
            page.keyboard.press("Escape")
            continue
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        assert not page.locator("[data-film]").count(), "the film ends when the mouse goes down"
        is_asked = page.locator("[data-due='true'][data-kind='gift']").count() > 0
        page.mouse.up()
        if is_asked:
            break
    page.wait_for_function(
        "() => document.querySelector('[data-kind=official], .hc.sel, .hc .opened, [data-opened^=card]')"
    )


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_keys_pause_and_end_a_film_and_nothing_moves_below_it(visit: NewContext, size: tuple[int, int]):
    _, page = sit_down(visit, "gugong", "slow", size=size, paused=True)
    play_until_others_move_something(page)
    page.keyboard.press(" ")
    if not page.locator("[data-film]").count():
        play_until_others_do(page)  # It was over meanwhile: the next one is paused.
    page.wait_for_selector("[data-caption]")
    at = page.locator("[data-caption]").get_attribute("data-beat")
    assert page.locator("[data-caption] p").inner_text()
    page.keyboard.press("ArrowLeft")
    assert page.locator("[data-film='playing']").count()
    assert int(page.locator("[data-caption]").get_attribute("data-beat") or 0) <= int(at or 0)
    tops = page.evaluate("[...window.tops]")
    page.keyboard.press("Escape")
    assert not page.locator("[data-film]").count()
    assert len(tops) <= 1, "the board stays where it is while the bar tells what happens"


def test_a_film_can_be_turned_off_in_the_menu(visit: NewContext):
    _, page = sit_down(visit, "gugong", "fast")
    page.locator(".tools button").last.click()
    page.locator("[data-pace='off']").click()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("[data-due='true']")
    player = Player(page, "list")
    for _ in range(12):
        if not player.wait_for_my_turn():
            break
        player.choose()
    assert moved(page) == []


def test_who_comes_back_is_shown_what_they_missed_without_asking(visit: NewContext, served: Served):
    _, page = sit_down(visit, "gugong", "slow", paused=True)
    address = page.url
    play_until_others_do(page)
    page.goto("/")
    page.goto(address)
    page.wait_for_selector("[data-since]")
    assert "has chosen" not in page.locator(".since").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-since]", state="detached")
    page.reload()
    page.wait_for_selector("[data-due='true'], [data-film]")
    assert not page.locator("[data-since]").count(), "what was seen once is not told again"


def test_at_the_end_points_fly_from_the_board_to_everybodys_bar(
    visit: NewContext, served: Served, shots: Path
) -> None:
    context, page = sit_down(visit, "gugong", "off")
    Player(page).play_to_the_end()
    page.locator(".count[data-counted='true']").wait_for()
    totals = page.locator(".count .points").all_inner_texts()
    assert moved(page) == [], "who wants to see no film waits for none"
    plates = page.locator(".board .plate-vp").all_inner_texts()
    address = page.url
    seen = visit(film="normal", reduced_motion="no-preference")
    seen.add_cookies(context.cookies())  # type: ignore[arg-type]
    page = seen.new_page()
    page.add_init_script(RECORDING)
    page.goto(address)
    page.wait_for_function("() => window.moved.length > 0")
    assert page.locator(".count").get_attribute("data-counted") == "false"
    assert not page.locator(".count tfoot, .count h1").locator("visible=true").count(), "who won is told last"
    page.screenshot(path=shots / "count-scene.png")
    page.locator(".count[data-counted='true']").wait_for()
    expect(page.locator(".count > [role='status']").first).to_have_text(
        page.locator(".count h1").inner_text()
    )
    assert page.locator(".count .points").all_inner_texts() == totals
    assert page.locator(".board .plate-vp").all_inner_texts() == plates
    flown = moved(page)
    assert {one["how"] for one in flown} == {"flies"}
    gained = [one for one in flown if one["to"]]
    assert {one["to"] for one in gained} == {"total 0", "total 1"}
    assert any(one["from"] and one["from"].startswith("field ") for one in gained)
    for seat, total in enumerate(sums(flown)):
        assert str(total).replace("-", "−") in totals, f"what flies to seat {seat} is what it has"
    page.screenshot(path=shots / "count-counted.png")
    page.reload()
    page.wait_for_function("() => window.moved.length > 0")
    page.keyboard.press("Escape")
    assert page.locator(".count").get_attribute("data-counted") == "true", "any key ends it"
    assert not page.locator(".flight").count()
    assert page.locator(".count .points").all_inner_texts() == totals
    page.get_by_role("button", name="View board").click()
    page.get_by_role("button", name="Final scores").click()
    page.locator(".count").wait_for()
    assert page.locator(".count").get_attribute("data-counted") == "true", "it is not counted twice"


def sums(flown: list[dict[str, Any]]) -> list[int]:
    """The points that flew to each of two seats, or away from it."""
    found = [0, 0]
    for one in flown:
        _, points, seat = one["look"].split(" ")
        found[int(seat)] += int(points)
    return found


def test_points_fly_to_the_score_when_they_are_made(visit: NewContext) -> None:
    _, page = sit_down(visit, "gugong", "fast")
    player = Player(page, "list")
    for _ in range(4 * MOST):
        page.wait_for_selector(PLAYING_OR_MINE)
        if any(one["look"].startswith("points ") for one in moved(page)):
            break
        if player.wait_for_my_turn():
            player.choose()
    points = next(one for one in moved(page) if one["look"].startswith("points "))
    assert points["how"] == "flies"
    assert "score " in f"{points['from']} {points['to']}"
