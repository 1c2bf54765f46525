"""Take the pictures of the README from the running app: `python -m tests.web.pictures FOLDER`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.games import find_game
from tests.server.visitors import Message, Served, Visitor, play_on, serving
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.players import Player
from tests.web.test_table import TABLES

SIZE = {"width": 1440, "height": 900}
MOMENTS: dict[str, Callable[[Message], bool]] = {
    "gugong": lambda state: state["view"]["day"] == 3 and state["decision"]["kind"] == "gift",
    "kingdom": lambda state: state["view"]["round"] == 3 and state["decision"]["kind"] == "select-area",
}
"""When the picture of a game is taken: late enough for a table full of things."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data, "games")) as served,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game in MOMENTS:
            context = browser.new_context(
                base_url=served.url, viewport=SIZE, locale="en", reduced_motion="reduce"
            )
            take_picture(context, served, game, folder / f"{game}.png")
            context.close()
        browser.close()


def take_picture(context: BrowserContext, served: Served, game: str, path: Path) -> None:
    """Let a bot choose over the socket until there is something to see, and look at the table."""
    host = Visitor(served)
    wish = TABLES[game]
    table = host.open(game, wish["seats"], **wish["options"])["id"]
    bot = find_bot("fair")
    with host.at(table, 0) as at:

        def pick(decision: Message) -> int:
            options = [option["option"] for option in decision["options"]]
            return bot.choose(find_game(game), at.state["view"], options, Budget(), Dice(1))

        play_on([at], pick, lambda state: bool(state["decision"]) and MOMENTS[game](state))
        assert at.state["stage"] == "playing", "The game ended before there was something to see."
    cookies = [{"name": name, "value": value, "url": served.url} for name, value in host.http.cookies.items()]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"/t/{table}")
    Player(page).wait_for_my_turn()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
