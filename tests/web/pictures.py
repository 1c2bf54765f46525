"""Take the pictures of the documentation from the running app: `python -m tests.web.pictures FOLDER`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.games import find_game
from tests.server.visitors import Message, Served, Visitor, play_on, serving
from tests.web.conftest import CHROMIUM, PHONE, WIDE, launched
from tests.web.players import Player
from tests.web.test_table import TABLES

MOMENTS: dict[str, Callable[[Message], bool]] = {
    "gugong": lambda state: state["view"]["day"] == 3 and state["decision"]["kind"] == "gift",
    "kingdom": lambda state: state["view"]["round"] == 3 and state["decision"]["kind"] == "select-area",
}
"""When the picture of a game is taken: late enough for a full table."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data, "games")) as served,
        launched(CHROMIUM) as browser,
    ):

        def visit(size: tuple[int, int] = WIDE) -> BrowserContext:
            viewport = {"width": size[0], "height": size[1]}
            return browser.new_context(
                base_url=served.url, viewport=viewport, locale="en", reduced_motion="reduce"
            )

        for game in MOMENTS:
            host, table = play_to_moment(served, game)
            page = open_table(visit(), served, host, table)
            page.screenshot(path=folder / f"{game}.png")
            if game == "gugong":
                take_hint(page, folder / "hint.png")
            else:
                phone = open_table(visit(PHONE), served, host, table)
                phone.screenshot(path=folder / f"{game}-phone.png")
        take_lobby(visit().new_page(), folder)


def play_to_moment(served: Served, game: str) -> tuple[Visitor, str]:
    """Let a bot choose over the socket until the table is worth a picture."""
    host = Visitor(served)
    wish = TABLES[game]
    table = host.open(game, wish["seats"], **wish["options"])["id"]
    bot = find_bot("fair")
    with host.at(table, 0) as at:

        def pick(decision: Message) -> int:
            options = [option["option"] for option in decision["options"]]
            return bot.choose(find_game(game), at.state["view"], options, Budget(), Dice(1))

        play_on([at], pick, lambda state: bool(state["decision"]) and MOMENTS[game](state))
        assert at.state["stage"] == "playing", "The game ended before its moment came."
    return host, table


def open_table(context: BrowserContext, served: Served, host: Visitor, table: str) -> Page:
    cookies = [{"name": name, "value": value, "url": served.url} for name, value in host.http.cookies.items()]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"/t/{table}")
    Player(page).wait_for_my_turn()
    page.wait_for_load_state("networkidle")
    return page


def take_hint(page: Page, path: Path) -> None:
    """Ask for a hint and take a picture of the answer."""
    page.keyboard.press("h")
    page.locator("section.advice[aria-busy=false]").wait_for()
    page.screenshot(path=path)


def take_lobby(page: Page, folder: Path) -> None:
    """Take the form for a new table, and the page where its players gather."""
    page.goto("/#new-gugong")
    page.locator("form.panel .body").wait_for()
    page.locator("form.panel").screenshot(path=folder / "new-table.png")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "gugong", "options": {"players": 3}, "seats": seats}
    answer = page.context.request.post("/api/tables", data=wish)
    page.goto(f"/t/{answer.json()['id']}")
    page.locator("input.link").first.wait_for()
    page.locator("main").screenshot(path=folder / "invite.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
