"""The hand does what a hand does: in any order, by mouse, touch, drag and keyboard, and nothing jumps."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.server.visitors import Served
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext, resize
from tests.web.players import Player
from tests.web.test_table import sit_at

LOW = (1366, 700)
TARGETS = {
    "palace": ".goal[data-place$=palace]",
    "intrigue": ".goal[data-place$=intrigue]",
    "great-wall": ".goal[data-place^=build]",
    "jade": ".choosable[data-place^=house]",
    "decrees": ".choosable[data-place^=decree]",
    "travel": ".choosable[data-place^=city]",
    "canal": ".choosable[data-place^=dock], .choosable[data-place^=berth]",
}
"""The places to press at each location, once a card is lifted."""
SAID = {
    "palace": r"You move your Envoy|You score",
    "intrigue": r"You climb to step",
    "great-wall": r"You place .* on the Great Wall",
    "jade": r"You (gain|receive|take).*Jade|Jade",
    "decrees": r"You obtain the Decree",
    "travel": r"You travel to",
    "canal": r"You (load|launch)",
}
"""The words of a location's action in the log."""
REST = (
    ".doubt .yes, .chooser .btn.go, .read button.go, .answers .btn.go, .pay-sheet [data-way],"
    " .choosable[data-place], [data-zoom].lit, .dock .decline:enabled"
)
"""Goes on with a turn at every question."""
DUE = "[data-stage='playing'][data-due='true']"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
VERSION = "Number(document.querySelector('[data-stage]').dataset.version)"
MOST_TAPS = 40
MOST_CLICKS = {"travel": 3, "canal": 3}
MOST_GAMES = 3
"""In so many games every location can be gone to."""
LOG = """async () => {
  const log = () => document.querySelector('#panel-log');
  if (!log()) document.querySelector('[role=tab]')?.click();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  return log()?.innerText ?? '';
}"""
"""The log, which the list of options may hide; at the end of a game there is none."""
ASKED = {"travel": ("city",), "canal": ("load", "sail")}
"""The questions of a location's own action; the same ones may come from the card that is given."""


def sit(visit: NewContext, served: Served, size: tuple[int, int] = WIDE, **more: Any) -> Player:
    player = Player(sit_at(visit(size, **more), served, "gugong"))
    assert to_the_gift(player)
    return player


def to_the_gift(player: Player) -> bool:
    """Answer what a Morning asks, until a gift is asked for; tell whether one is, as the game may be over."""
    for _ in range(30):
        if not player.wait_for_my_turn():
            return False
        if player.attribute("kind") == "gift":
            return True
        player.choose()
    raise AssertionError("no gift is asked for")


def card(player: Player, code: str) -> Locator:
    return player.page.locator(f".hc [data-place='card {code}']")


def official(player: Player, location: str) -> Locator:
    return player.page.locator(f"[data-place='official {location}']")


def exchanges(player: Player, free: bool) -> list[tuple[str, str]]:
    """The card and the location of each exchange that is free, or has a price."""
    pips = player.page.locator(f".pip.{'f' if free else 'p'}")
    return [tuple(pip.get_attribute("data-go").split(" ")) for pip in pips.all()]  # type: ignore[union-attr, misc]


def count_sent(page: Page) -> list[str]:
    """Collect what this page sends from now on; the page is loaded anew for it."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.wait_for_selector("[data-due='true']")
    return sent


def choices_in(sent: list[str]) -> list[Any]:
    return [each for each in map(json.loads, sent) if each["type"] == "choose"]


# Nothing is sent before it is whole.


def test_lifting_switching_and_putting_back_are_local(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    sent = count_sent(player.page)
    version = player.version
    lit = player.page.locator(".hc .choosable")
    for nth in range(lit.count()):
        lit.nth(nth).click()
        expect(player.page.locator(".hc.sel")).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".hc.sel")).to_have_count(0)
    official(player, "jade").click()
    assert player.attribute("held") == "true"
    player.page.keyboard.press("Escape")
    assert player.attribute("held") == "false"
    assert choices_in(sent) == []
    assert player.version == version


LIFTED = """(nth) => {
  const card = document.querySelectorAll('.hc .choosable')[nth];
  card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return Promise.resolve().then(() => document.querySelector('.hc.sel') !== null);
}"""
"""Nothing that arrives over the network is heard before the promise is kept."""


def test_a_card_is_lifted_before_the_server_could_have_spoken(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    assert all(player.page.evaluate(LIFTED, nth % 2) for nth in range(6))


def test_the_official_may_be_pressed_first(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    code, location = exchanges(player, free=True)[0]
    version = player.version
    official(player, location).click()
    card(player, code).click()
    player.page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before + 1", arg=version
    )


def test_an_icon_beside_a_card_goes_straight_there(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    code, location = exchanges(player, free=True)[0]
    sent = count_sent(player.page)
    player.page.locator(f"[data-go='{code} {location}']").click()
    warned = player.page.locator(".chooser .btn.go")
    player.page.wait_for_selector(".chooser .btn.go, [data-stage]:not([data-kind=gift])")
    if warned.count():
        warned.click()
    player.page.wait_for_selector("[data-stage]:not([data-kind=gift])")
    assert len(choices_in(sent)) >= 2


def test_a_card_is_dragged_to_an_official(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    code, location = exchanges(player, free=False)[0]
    mouse, page = player.page.mouse, player.page
    drag(card(player, code).locator(".gc"), mouse.move, mouse.down)
    box = official(player, location).locator(".slot").bounding_box()
    assert box
    mouse.move(box["x"] + 30, box["y"] + 40, steps=4)
    expect(page.locator(".dragged")).to_have_count(1)
    mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".pay-sheet")).to_be_visible()
    # Dropped beside everything, a card goes back.
    page.keyboard.press("Escape")
    drag(card(player, code).locator(".gc"), mouse.move, mouse.down)
    mouse.move(700, 25, steps=4)
    mouse.up()
    assert player.attribute("held") == "false"


def drag(drawn: Locator, move: Any, down: Any) -> None:
    box = drawn.bounding_box()
    assert box
    move(box["x"] + 30, box["y"] + 40)
    down()
    move(box["x"] + 30, box["y"] + 10, steps=3)


def test_a_finger_drags_a_card_on_the_tablet(visit: NewContext, served: Served) -> None:
    context = visit(TABLET, has_touch=True)
    player = Player(sit_at(context, served, "gugong"))
    player.wait_for_my_turn()
    to_the_gift(player)
    code, location = exchanges(player, free=False)[0]
    at, to = card(player, code).locator(".gc").bounding_box(), official(player, location).bounding_box()
    assert at
    assert to
    touch(context, player.page, (at["x"] + 30, at["y"] + 50), (to["x"] + 30, to["y"] + 60))
    expect(player.page.locator(".pay-sheet")).to_be_visible()


def touch(context: BrowserContext, page: Page, at: tuple[float, float], to: tuple[float, float]) -> None:
    """Move a finger from here to there."""
    fingers = context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        fingers.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    send("touchStart", at)
    for part in (0.1, 0.3, 0.6, 1):
        send("touchMove", (at[0] + (to[0] - at[0]) * part, at[1] + (to[1] - at[1]) * part))
    send("touchEnd")


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_whole_turn_is_dragged_and_paid(visit: NewContext, served: Served, by: str) -> None:
    context = visit(TABLET, has_touch=by == "finger")
    player = Player(sit_at(context, served, "gugong"))
    assert to_the_gift(player)
    page, version = player.page, player.version
    code, location = exchanges(player, free=False)[0]
    at, to = card(player, code).locator(".gc").bounding_box(), official(player, location).bounding_box()
    assert at
    assert to
    if by == "finger":
        touch(context, page, (at["x"] + 30, at["y"] + 50), (to["x"] + 30, to["y"] + 60))
        page.locator("[data-way=pay-servants]").tap()
    else:
        page.mouse.move(at["x"] + 30, at["y"] + 50)
        page.mouse.down()
        page.mouse.move(to["x"] + 30, to["y"] + 60, steps=5)
        page.mouse.up()
        page.locator("[data-way=pay-servants]").click()
    end_the_turn(player, version, by)


def test_a_whole_turn_is_played_with_a_finger_on_a_phone(visit: NewContext, served: Served) -> None:
    player = Player(sit_at(visit(PHONE), served, "gugong"))
    assert to_the_gift(player)
    page, version = player.page, player.version
    code, location = exchanges(player, free=True)[0]
    card(player, code).tap()
    expect(page.locator(".hc.sel")).to_have_count(1)
    page.locator(f"[data-zoom={location}]").tap()
    official(player, location).tap()
    end_the_turn(player, version, "finger")


OVERVIEW = """() => {
  const corners = (one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join();
  const parts = '.overview .zoom, .overview .head > svg, .overview .drawn';
  return [...document.querySelectorAll(parts)].map(corners);
}"""
DRAWN_THERE = "piece => piece.getBoundingClientRect().width > 0 && piece.closest('[data-zoom]').dataset.zoom"


def test_the_overview_of_a_phone_shows_who_stands_where_and_keeps_still(
    visit: NewContext, served: Served
) -> None:
    player = Player(sit_at(visit(PHONE), served, "gugong"))
    assert to_the_gift(player)
    page = player.page
    for piece, location in (("envoy", "palace"), ("marker", "intrigue"), ("gift", "jade")):
        drawn = page.locator(f".overview .{location} [data-piece^='{piece} ']")
        assert drawn.first.evaluate(DRAWN_THERE) == location, piece
    before = page.evaluate(OVERVIEW)
    page.locator(".hc .choosable").first.tap()
    expect(page.locator(".overview .tag-h")).to_have_count(7)
    assert page.evaluate(OVERVIEW) == before


def test_my_own_board_on_a_phone_gives_way_to_the_next_question(visit: NewContext, served: Served) -> None:
    player = Player(sit_at(visit(PHONE), served, "gugong"))
    assert to_the_gift(player)
    mine = player.page.locator(".mine-b.open")
    open_it = player.page.locator(".mine-b .more")
    open_it.tap()
    expect(mine).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(mine).to_have_count(0)
    open_it.tap()
    player.choose()
    expect(mine).to_have_count(0)


def test_a_phone_counts_my_servants_while_my_board_is_closed(visit: NewContext, served: Served) -> None:
    player = Player(sit_at(visit(PHONE), served, "gugong"))
    assert to_the_gift(player)
    purse = player.page.locator(".mine-b .purse")
    lying = player.page.locator(".mine-b .well .cube").count()
    expect(purse).to_have_text(str(lying))
    player.page.locator(".mine-b .more").tap()
    expect(purse).to_be_hidden()


def end_the_turn(player: Player, version: int, by: str) -> None:
    """Answer the rest of what is asked until the turn is over; a first tap may only explain a place.

    An exchange without an action is doubted first, and stands once that is answered.
    """
    page = player.page
    doubted, is_later = "document.querySelector('.doubt .yes')", f"({VERSION}) > before"
    page.wait_for_function(f"before => {is_later} || {doubted}", arg=version)
    if page.evaluate(f"before => !({is_later})", version):
        page.locator(".doubt .yes").click()
        page.wait_for_function(f"before => {is_later}", arg=version)
    for _ in range(MOST_TAPS):
        page.wait_for_selector(f"{DUE}, [data-stage='over']")
        if player.attribute("kind") in ("gift", "") or player.attribute("stage") == "over":
            return
        place = page.locator(REST).locator("visible=true").first
        if by == "finger":
            place.tap()
        else:
            place.click()
        page.evaluate(DRAWN)
    raise AssertionError(f"the turn does not end: {player.attribute('kind')}")


# Paying.


def test_all_ways_to_pay_stand_beside_the_official(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    page = player.page
    code, location = exchanges(player, free=False)[0]
    version = player.version
    card(player, code).click()
    official(player, location).click()
    sheet = page.locator(".pay-sheet")
    expect(sheet.locator("[data-way=pay-servants]")).to_be_visible()
    assert page.locator(".cube.going").count() == 2
    assert sheet.locator("[data-way^=sacrifice]").count() == page.locator(".hc").count() - 1
    assert player.version == version
    for target in page.locator(f"#at-{location} .choosable").all():
        assert not overlap(sheet, target)
    # Another location is still open: a press there moves the sheet.
    others = [place for _, place in exchanges(player, free=False) if place != location]
    if others:
        official(player, others[0]).dispatch_event("click")
        expect(sheet).to_be_visible()
        assert player.version == version
    page.keyboard.press("1")
    player.page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before + 2", arg=version
    )


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    if not a or not b:
        return False
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return wide > 4 and high > 4


def test_what_gives_an_action_away_asks_first(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    page = player.page
    code, location = exchanges(player, free=False)[0]
    card(player, code).click()
    official(player, location).click()
    version = player.version
    page.locator("[data-way=no-actions]").click()
    expect(page.locator(".doubt")).to_be_visible()
    page.locator(".doubt .keep").click()
    expect(page.locator(".doubt")).to_have_count(0)
    assert player.version == version
    page.keyboard.press("Escape")
    reach_an_action(player)
    version = player.version
    decline = page.locator(".dock .decline")
    decline.click()
    expect(page.locator(".doubt")).to_be_visible()
    page.locator(".doubt .keep").click()
    player.show_the_list()
    page.locator("[data-choice=decline]").click()
    expect(page.locator(".doubt")).to_be_visible()
    assert player.version == version
    page.locator(".doubt .yes").click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before", arg=version
    )


def reach_an_action(player: Player) -> None:
    """Exchange until an action is asked for that can be declined."""
    for _ in range(40):
        player.wait_for_my_turn()
        if player.attribute("kind") == "action" and player.page.locator(".dock .decline:enabled").count():
            return
        Player(player.page, "list", seed=3).choose()
    raise AssertionError("no action is asked for")


# How many clicks a turn takes.


def test_a_turn_takes_two_clicks_or_three(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    clicks: dict[str, int] = {}
    for _ in range(MOST_GAMES * 16):
        if len(clicks) == len(TARGETS):
            break
        if not to_the_gift(player):
            player = sit(visit, served)
            continue
        new = [one for one in exchanges(player, free=True) if one[1] not in clicks]
        if new:
            code, location = new[0]
            took = play_a_turn(player, code, location)
            if took:
                clicks[location] = took
        else:
            player.choose()
    assert clicks.keys() == TARGETS.keys()
    assert {place: n for place, n in clicks.items() if n > MOST_CLICKS.get(place, 2)} == {}


def play_a_turn(player: Player, code: str, location: str) -> int:
    """Give a card for a certain action; give how many clicks it took, without the card's own."""
    page = player.page

    def how_often_it_is_said() -> int:
        return len(re.findall(SAID[location], page.evaluate(LOG)))

    before = how_often_it_is_said()
    card(player, code).click()
    targets = page.locator(f"#at-{location}").locator(TARGETS[location])
    if not targets.count():
        page.keyboard.press("Escape")
        player.choose()
        return 0
    player.press(targets.first)
    took = 2
    for _ in range(12):
        page.wait_for_selector("[data-stage='over'], [data-due='true'], [data-kind=gift]")
        if player.attribute("stage") == "over":
            return 0
        if how_often_it_is_said() > before:
            return took
        if player.attribute("kind") == "gift":
            return 0
        is_own = player.attribute("kind") in ASKED.get(location, ())
        player.choose()
        took += is_own
    return took


# Nothing that appears moves anything.

PLACES = """() => Object.fromEntries(['.hand', '.dock .done', '.dock .undo', '.dock .decline', '.mine-b',
  '.rival', 'svg.board'].map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [name, [x, y, width, height].map(Math.round).join(' ')];
  }))"""
SHIFTED = """() => { window.shifted = [];
  const heaps = '.dock > button, .pay-sheet, .row, .heap, .facts, .ln, ul';
  const corners = ({ x, y, width, height }) => [x, y, width, height].join(' ');
  const isOurs = ({ node, previousRect, currentRect }) => !node?.matches?.('.pay-sheet') &&
    !node?.parentElement?.closest(heaps) && node?.parentElement?.closest('.tray, .board, .players') &&
    corners(previousRect) !== corners(currentRect);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) for (const source of sources.filter(isOurs)) {
      const { node, previousRect: from, currentRect: to } = source;
      const name = node.className?.baseVal ?? node.className ?? node.nodeName;
      window.shifted.push(`${value.toFixed(4)} ${node.nodeName} ${name} ${node.textContent.slice(0, 30)}: ${
        corners(from)} to ${corners(to)}`);
    }
  }).observe({ type: 'layout-shift' }); }"""
"""The log grows by what happens, and a heap makes room for what comes to it; nothing else may move.

A number that was written anew where it was is told as a shift, too: it moved nowhere.
"""


@pytest.mark.parametrize("size", [WIDE, LOW, TABLET], ids=str)
def test_nothing_moves_from_one_question_to_the_next(
    visit: NewContext, served: Served, size: tuple[int, int]
) -> None:
    player = sit(visit, served, size)
    page = player.page
    page.evaluate(SHIFTED)
    before = page.evaluate(PLACES)
    seen: set[str] = set()
    for _ in range(9):
        player.wait_for_my_turn()
        assert page.evaluate(PLACES) == before, player.attribute("kind")
        seen.add(player.attribute("kind"))
        lit = page.locator(".hc .choosable")
        if player.attribute("kind") == "gift":
            lit.first.click()
            assert page.evaluate(PLACES) == before, "a card is lifted"
            paid = page.locator(".choosable.pay[data-place^=official]")
            if paid.count():
                player.press(paid.first)
                assert page.evaluate(PLACES) == before, "the sheet is open"
            page.keyboard.press("Escape")
        player.choose()
    assert len(seen) > 1
    shifted = page.evaluate("window.shifted")
    assert not shifted, "\n".join(shifted)


# Everything fits.

CUT = """() => {
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest('.vh, svg, script, style, title, .skip, .kept')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const scrolls = parent.closest('.players, .well, .talk, .log, .tabs, .jump');
    // A long question may lie over the board.
    const frame = parent.closest('.bar .text, .panel, .bar, .dock > button, .pay-sheet, .tray');
    if (!frame || scrolls) continue;
    const around = frame.getBoundingClientRect();
    const over = [around.left - box.left, box.right - around.right,
      around.top - box.top, box.bottom - around.bottom];
    if (Math.max(...over) > 2) cut.push([text.data.trim(), frame.className, ...over.map(Math.round)]);
  }
  return cut;
}"""
LABELS = """() => [...document.querySelectorAll('.mine-b .lab')]
  .filter((label) => label.checkVisibility() && label.scrollWidth > label.clientWidth + 1)
  .map((label) => [label.innerText, label.scrollWidth, label.clientWidth])"""
"""Labels that run into what stands beside them."""
IN_SIGHT = """() => {
  const { top, bottom, left, right } = document.querySelector('.hand').getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1; }"""


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("sizes", [(WIDE, LOW, TABLET), (PHONE,)], ids=["pointer", "touch"])
def test_no_text_is_cut_and_the_hand_is_in_sight(
    visit: NewContext, served: Served, sizes: tuple[tuple[int, int], ...], language: str
) -> None:
    player = Player(sit_at(visit(sizes[0], language), served, "gugong"), seed=5)
    for _ in range(6):
        player.wait_for_my_turn()
        for size in (*sizes[1:], sizes[0]):
            resize(player.page, size)
            assert player.page.evaluate(CUT) == [], (size, player.attribute("kind"))
            assert player.page.evaluate(LABELS) == [], (size, player.attribute("kind"))
            assert player.page.evaluate(IN_SIGHT), (size, player.attribute("kind"))
        player.choose()


SIX = "gugong-d6d45a1296"
"""A puzzle with four cards in hand and a discard pile."""
OUTSIDE = """() => {
  const hand = document.querySelector('.hand').getBoundingClientRect();
  const isOut = (one, { left, right }) => {
    const box = one.getBoundingClientRect();
    const isCut = box.left < left - 1 || box.right > right + 1 || box.bottom > hand.bottom + 1;
    const isTooLong = one.matches('.nm') && one.scrollWidth > one.clientWidth + 1;
    return box.width > 0 && (isCut || isTooLong);
  };
  return [...document.querySelectorAll('.hc')].flatMap((card) =>
    [...card.querySelectorAll('.nm, .pip, .ic, .mind')]
      .filter((one) => one.checkVisibility() && isOut(one, card.getBoundingClientRect()))
      .map((one) => [card.innerText, one.className]));
}"""
"""Words of a card that stand beside its place or below the hand."""


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("sizes", [(WIDE, LOW, TABLET), (PHONE,)], ids=["pointer", "touch"])
def test_six_cards_and_the_discard_pile_fit_side_by_side(
    visit: NewContext, sizes: tuple[tuple[int, int], ...], language: str
) -> None:
    page = visit(sizes[0], language).new_page()

    def deal_two_more(route: Route) -> None:
        answer = route.fetch()
        puzzle = answer.json()
        state = puzzle["state"]
        state["view"]["families"][state["seat"]]["hand"] += ["d9b", "s4-2"]
        route.fulfill(response=answer, json=puzzle)

    page.route(f"**/api/puzzles/{SIX}", deal_two_more)
    page.goto(f"/puzzle/{SIX}")
    expect(page.locator(".hc")).to_have_count(6)
    page.locator(DUE).wait_for()
    for size in (*sizes[1:], sizes[0]):
        resize(page, size)
        assert page.evaluate(OUTSIDE) == [], size


# The keyboard.


def test_digits_do_nothing_while_their_list_is_hidden(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    version = player.version
    player.page.keyboard.press("1")
    assert player.attribute("held") == "false"
    assert player.version == version
    player.show_the_list()
    player.page.keyboard.press("1")
    player.page.wait_for_selector("[data-kind=official]")


def test_a_whole_turn_is_played_with_tab_and_enter(visit: NewContext, served: Served) -> None:
    player = sit(visit, served)
    page = player.page
    version = player.version
    code, location = exchanges(player, free=True)[0]
    card(player, code).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hc.sel")).to_have_count(1)
    official(player, location).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".chooser .btn.go, [data-stage]:not([data-kind=gift])")
    if page.locator(".chooser").count():
        page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before + 1", arg=version
    )
    page.wait_for_selector("[data-due='true']")
    page.wait_for_function("() => document.activeElement !== document.body")
