"""Take the pictures of the README from the running app: `python -m tests.web.pictures FOLDER`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.visitors import serving
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.players import Player
from tests.web.test_table import TABLES

SIZE = {"width": 1440, "height": 900}
CHOICES = {"gugong": 60, "kingdom": 40}
"""How many choices are made before the picture is taken: the table should be full of things."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data, "games")) as served,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game, choices in CHOICES.items():
            context = browser.new_context(
                base_url=served.url, viewport=SIZE, locale="en", reduced_motion="reduce"
            )
            context.request.get("/api/me")
            answer = context.request.post("/api/tables", data=TABLES[game])
            page = context.new_page()
            page.goto(f"/t/{answer.json()['id']}")
            player = Player(page, "board", seed=4)
            player.wait_for_my_turn()
            player.hurry(choices)
            player.wait_for_my_turn()
            page.wait_for_load_state("networkidle")
            page.mouse.move(0, 0)
            page.screenshot(path=folder / f"{game}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
