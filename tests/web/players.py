"""Somebody who plays in a browser, as a person would: by pressing places of the table, the list, or keys."""

import random
from typing import Literal

from playwright.sync_api import Locator, Page

from tests.summary import games

Way = Literal["board", "list", "keys"]
PATIENCE = 300_000
MOST_CHOICES = 900
OVER_OR_DUE = "[data-stage='over'], [data-stage='playing'][data-due='true']"
CHOOSABLE = ".choosable[data-place]:visible, [data-place] .choice:visible"
CHOOSER = ".chooser button:not(.quiet):visible"
LOOSE = ".answers .btn.go:visible"
PLAYED = """([most, patience, seed]) => {
  const table = () => document.querySelector('[data-stage]')?.dataset ?? {};
  const all = (places) => [...document.querySelectorAll(places)].filter((each) => each.checkVisibility());
  const press = (among) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    among[seed % among.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const until = async (happens) => {
    const late = performance.now() + patience;
    do {
      if (performance.now() > late) throw new Error(`Nothing happens at ${JSON.stringify({ ...table() })}`);
      await new Promise((go) => setTimeout(go, 4));
    } while (!happens());
  };
  const play = async () => {
    for (let nth = 0; nth < most; nth++) {
      await until(() => table().stage === 'over' || (table().stage === 'playing' && table().due === 'true'));
      if (table().stage === 'over') return nth;
      const before = table().version;
      press(all('.choosable[data-place], [data-place] .choice, .answers .btn.go'));
      await until(() => table().version !== before || all('.chooser button:not(.quiet)').length);
      if (table().version === before) press(all('.chooser button:not(.quiet)'));
      await until(() => table().version !== before);
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
        """Choose anything, and wait until the table has changed."""
        before = self.version
        if self.way == "keys":
            self.choose_by_key()
        elif self.way == "list" or not self.press_a_place():
            self.choose_from_the_list()
        self.page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)

    def press_a_place(self) -> bool:
        """Press a place of the table that can be chosen, or a button beside the question."""
        places = self.page.locator(CHOOSABLE)
        loose = self.page.locator(LOOSE)
        count, more = places.count(), loose.count()
        if not count + more:
            return False
        nth = self.dice.randrange(count + more)
        if nth >= count:
            button = loose.nth(nth - count)
            self.pressed.append(button.inner_text())
            button.click()
            return True
        place = places.nth(nth)
        self.pressed.append(place.get_attribute("data-place") or "")
        place.click()
        among = self.page.locator(CHOOSER)
        if self.attribute("opened"):
            among.first.wait_for()
            among.nth(self.dice.randrange(among.count())).click()
        return True

    def show_the_list(self) -> None:
        if not self.page.locator("[data-choice]").count():
            self.page.get_by_role("tab").last.click()

    def choose_from_the_list(self) -> None:
        self.show_the_list()
        options = self.page.locator("[data-choice]")
        options.first.wait_for()
        option = options.nth(self.dice.randrange(options.count()))
        self.pressed.append(option.get_attribute("data-choice") or "")
        option.click()

    def choose_by_key(self) -> None:
        """Go through the list with arrows and take with Enter; no pointer is touched."""
        keyboard = self.page.keyboard
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
        self.page.evaluate(PLAYED, [choices, PATIENCE, self.dice.randrange(1000)])

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
