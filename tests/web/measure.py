"""Waiting times of a browser: for the first view of a table, a lifted card, and an answer of the server."""

from statistics import median

from playwright.sync_api import Page

from tests.web.players import Player

CLICK = """() => new Promise(done => {
  const table = document.querySelector('[data-stage]');
  const before = table.dataset.version;
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (table.dataset.version === before) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  });
  watch.observe(table, { attributes: true });
  document.querySelector('[data-choice]').click();
})"""
LIFTED = """() => new Promise(done => {
  const card = document.querySelector('.hc:not(.sel) .choosable');
  const begun = performance.now();
  card.click();
  const look = () => card.closest('.hc.sel') ? done(performance.now() - begun) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})"""
"""A card of the hand is lifted by the page alone."""
SHOWN = """() => new Promise(done => {
  const is_there = () => document.querySelector('[data-stage]') !== null;
  const look = () => is_there() ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""


def first_view_seconds(page: Page) -> float:
    """Load the table anew, and wait until it is drawn."""
    page.reload(wait_until="commit")
    return float(page.evaluate(SHOWN)) / 1000


def lift_seconds(page: Page, times: int) -> float:
    """Lift one card of a hand of Gùgōng after the other; the median until that is painted."""
    player = Player(page, "list")
    while player.wait_for_my_turn() and player.attribute("kind") != "gift":
        player.choose()
    waits = [float(page.evaluate(LIFTED)) / 1000 for _ in range(times)]
    page.keyboard.press("Escape")
    return median(waits)


def click_seconds(page: Page, times: int) -> float:
    """Take the first choice of the list several times; the median until the new board is painted."""
    player = Player(page, "list")
    waits = []
    for _ in range(times):
        if not player.wait_for_my_turn():
            break
        player.show_the_list()
        page.locator("[data-choice]").first.wait_for()
        waits.append(float(page.evaluate(CLICK)) / 1000)
    return median(waits)
