"""Somebody who plays in a browser, as a person would: by pressing places of the table, the list, or keys."""

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from playwright.sync_api import ElementHandle, Error, Locator, Page, TimeoutError

from tests.summary import games

Way = Literal["board", "list", "keys"]
PATIENCE = 300_000
MOST_CHOICES = 900
MOST_PRESSES = 3_000
"""A move may be made of many presses that only the page knows of."""
OVER_OR_DUE = "[data-stage='over'], [data-stage='playing'][data-due='true']"
CHOOSABLE = (
    ".choosable[data-place]:visible, [data-place] .choice:enabled:visible,"
    " .sill .main:enabled:visible, .zoom:visible"
)
CHOOSER = ".chooser button:not(.quiet):visible"
SHEET = ".pay-sheet [data-way]:visible"
DOUBT = ".doubt .yes:visible"
LOOSE = ".answers .btn.go:visible, .dock .answers .btn:visible, .dock .decline:enabled:visible"
SHORT = 1_500
PLAYED = """([most, patience, seed, presses]) => {
  const table = () => document.querySelector('[data-stage]')?.dataset ?? {};
  const all = (places) => [...document.querySelectorAll(places)].filter((each) => each.checkVisibility());
  const press = (among) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    among[(seed >> 12) % among.length]?.dispatchEvent(click);
  };
  const until = async (happens) => {
    const late = performance.now() + patience;
    do {
      if (performance.now() > late) throw new Error(`Nothing happens at ${JSON.stringify({ ...table() })}`);
      await new Promise((go) => setTimeout(go, 4));
    } while (!happens());
  };
  const opened = ['.doubt .yes', '.chooser button:not(.quiet)', '.pay-sheet [data-way]'];
  const anything = `.choosable[data-place], [data-place] .choice:enabled, .sill .main:enabled,
    .answers .btn.go, .dock .answers .btn, .decline:enabled, .zoom`;
  const play = async () => {
    for (let nth = 0; nth < most; nth++) {
      await until(() => table().stage === 'over' || (table().stage === 'playing' && table().due === 'true'));
      if (table().stage === 'over') return nth;
      const before = table().version;
      do {
        if (!presses--) throw new Error('Nothing that is pressed leads to a choice.');
        press(opened.map(all).find((some) => some.length) ?? all(anything));
        await until(() => table().version !== before || table().due === 'true');
      } while (table().version === before);
    }
    return most;
  };
  const { style } = document.documentElement;
  style.opacity = 0;
  window.played = play().finally(() => (style.opacity = ''));
}"""
"""Play inside the page: what can be pressed is pressed, without moving a pointer there.

Nothing is painted meanwhile: without a graphics card that is nearly half of a browser's work.
"""
CHANGED = """before => { const table = document.querySelector('[data-stage]');
  return !table || (Number(table.dataset.version) !== before && !table.dataset.sending) }"""
SETTLED = """before => { const table = document.querySelector('[data-stage]');
  const { version, sending, due } = table?.dataset ?? {};
  return !table || (Number(version) !== before && !sending) || due === 'true' }"""
"""Something was sent and answered, or only taken into the hand."""
PICKED = """([groups, draw]) => {
  const isSeen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  for (const places of groups) {
    const among = [...document.querySelectorAll(places)].filter(isSeen);
    if (among.length) return among[Math.floor(draw * among.length)];
  }
  return null;
}"""
"""One of the places of the first group that has any."""
LOOKED_AT = """(place) => {
  const { top, left, bottom, right } = place.getBoundingClientRect();
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = place.getBoundingClientRect();
  return { name: place.dataset.place || place.textContent.trim(),
    isInFront: place.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
}"""
"""The name of a place, and whether a pointer in its middle would touch it, and nothing in front of it."""


class Player:
    """One page at a table."""

    def __init__(self, page: Page, way: Way = "board", seed: int = 1) -> None:
        self.page = page
        self.way = way
        self.dice = random.Random(seed)
        self.pressed: list[str] = []
        """The places that were pressed, and what was chosen elsewhere."""

    # What the page shows.

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-stage]")

    def attribute(self, name: str) -> str:
        return self.table.get_attribute(f"data-{name}") or ""

    @property
    def version(self) -> int:
        return int(self.attribute("version"))

    def wait_for_my_turn(self) -> bool:
        """Wait until it is this page's turn; tell whether there is one, as the game may be over."""
        self.page.wait_for_selector(
            "[data-stage='over'], [data-stage='playing'][data-due='true']", timeout=PATIENCE
        )
        return self.attribute("stage") == "playing"

    # Choosing.

    def choose(self) -> None:
        """Choose anything, and wait until the table has changed; a card may be lifted and put back first."""
        before = self.version
        opened = (DOUBT, CHOOSER, SHEET, f"{CHOOSABLE}, {LOOSE}") if self.way == "board" else (DOUBT, SHEET)
        for _ in range(MOST_PRESSES):
            if self.way == "keys":
                self.choose_by_key()
            elif not self.press_one_of(opened):
                self.choose_from_the_list()
            self.page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)
            if self.version != before:
                return
        raise AssertionError("Nothing that is pressed leads to a choice.")

    def agree(self) -> None:
        """Say yes to what is asked once more."""
        self.page.locator(DOUBT).click()

    def press_one_of(self, groups: Sequence[str]) -> bool:
        """Press any place of the first of these groups that can be seen; tell whether there is one."""
        places = [group.replace(":visible", "") for group in groups]
        found = self.page.evaluate_handle(PICKED, [places, self.dice.random()]).as_element()
        if found:
            self.press(found)
        return bool(found)

    def press(self, place: ElementHandle | Locator) -> None:
        """Press with the pointer; where another piece stands in front, as somebody with a keyboard would.

        A place that is gone by then is not pressed.
        """
        with suppress(Error):
            if isinstance(place, Locator):
                place = place.element_handle(timeout=SHORT)
            found = place.evaluate(LOOKED_AT)
            self.pressed.append(found["name"])
            if found["isInFront"]:
                with suppress(TimeoutError):
                    return place.click(timeout=SHORT)
            place.dispatch_event("click")

    def show_the_list(self) -> None:
        if not self.page.locator("[data-choice]").count():
            self.page.get_by_role("tab").last.click()

    def choose_from_the_list(self) -> None:
        self.show_the_list()
        self.page.locator("[data-choice]").first.wait_for()
        self.press_one_of(["[data-choice]"])

    def choose_by_key(self) -> None:
        """Go through the list with arrows and take with Enter; no pointer is touched."""
        keyboard = self.page.keyboard
        if self.page.locator(DOUBT).count():
            keyboard.press("Tab")
            keyboard.press("Enter")
            return
        keyboard.press("ArrowDown")
        for _ in range(self.dice.randrange(3)):
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
        self.pressed.append("Enter")

    # Playing.

    def take_turns(self, choices: int) -> None:
        for _ in range(choices):
            if self.wait_for_my_turn():
                self.choose()

    def hurry(self, choices: int) -> int:
        """Choose so often inside the page, or until the game is over; give how often."""
        self.begin_to_hurry(choices)
        return self.end_hurrying()

    def begin_to_hurry(self, choices: int = MOST_CHOICES) -> None:
        """Hurry while others do so in their pages."""
        self.page.evaluate(PLAYED, [choices, PATIENCE, self.dice.randrange(1000), MOST_PRESSES])

    def end_hurrying(self) -> int:
        return int(self.page.evaluate("() => window.played"))

    def play_to_the_end(self) -> int:
        """Choose until the game is over; give how often. On the board it goes quickly."""
        if self.way == "board":
            played = self.hurry(MOST_CHOICES)
            assert self.attribute("stage") == "over", "The game does not end."
            games["browser"] += 1
            return played
        for nth in range(MOST_CHOICES):
            if not self.wait_for_my_turn():
                games["browser"] += 1
                return nth
            self.choose()
        raise AssertionError("The game does not end.")
