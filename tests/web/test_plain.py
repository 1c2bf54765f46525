"""A game without a drawing of its own, from an installed package, in a real browser."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from playwright.sync_api import Page

from tests.server.visitors import WAIT
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import CHANGED, Player, Way

EXAMPLE = Path(__file__).parents[2] / "examples" / "lanterns"


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """A server where the example was installed."""
    folder = tmp_path_factory.mktemp("installed")
    words = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *words, str(EXAMPLE)], check=True)
    port = free_port()
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "courtyard", "serve", "--port", str(port), "--limits", "1"]
    process = subprocess.Popen(
        [*command, "--data", str(folder / "games")],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    until = time.monotonic() + WAIT
    while not answers(url):
        assert process.poll() is None and time.monotonic() < until
        time.sleep(0.1)
    yield SimpleNamespace(url=url)
    process.terminate()
    process.wait()


def answers(url: str) -> bool:
    try:
        return httpx.get(url, verify=False).is_success
    except httpx.TransportError:
        return False


def set_up(page: Page, players: int) -> None:
    """Open a table from the form, with bots in all other seats."""
    page.goto("/#new-lanterns")
    page.locator(f"label:has(input[name=players][value='{players}'])").click()
    for seat in range(1, players):
        page.locator(f"select[name='seat-{seat}']").select_option("strong")
    page.locator("form button.go").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(
    ("size", "language", "players", "way"),
    [(WIDE, "en", 6, "list"), (TABLET, "fr", 3, "keys"), (PHONE, "nl", 2, "list")],
)
def test_a_game_without_a_drawing_is_played_to_its_end(
    visit: NewContext, shots: Path, size: tuple[int, int], language: str, players: int, way: Way
) -> None:
    page = visit(size, language).new_page()
    set_up(page, players)
    player = Player(page, way)
    player.wait_for_my_turn()
    prompt = {"en": "Which lantern do you light?", "fr": "Quelle lanterne", "nl": "Welke lantaarn"}[language]
    page.get_by_text(prompt).first.wait_for()
    page.screenshot(path=shots / f"lanterns-{language}-begin.png")
    assert player.play_to_the_end() == 8
    page.locator(".count").wait_for()
    assert page.locator(".count ol > li").count() == players
    page.screenshot(path=shots / f"lanterns-{language}-end.png")


def test_its_replay_shows_what_lay_on_the_table(visit: NewContext) -> None:
    page = visit().new_page()
    set_up(page, 2)
    Player(page, "list").play_to_the_end()
    page.goto(f"{page.url.partition('#')[0]}/replay")
    page.locator("[data-replay]").wait_for()
    page.get_by_text("Stalls to come").first.wait_for()


def test_its_moves_can_be_confirmed_too(visit: NewContext) -> None:
    page = visit(PHONE, likes={"confirm": "on"}).new_page()
    set_up(page, 2)
    player = Player(page, "list")
    player.wait_for_my_turn()
    before = player.version
    player.choose_from_the_list()
    assert page.locator("[data-confirm]").evaluate("one => one === document.activeElement")
    page.keyboard.press("Escape")
    page.locator("[data-confirm]").wait_for(state="detached")
    assert player.version == before
    player.choose_from_the_list()
    page.locator("[data-confirm]").tap()
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Light the brightest lantern"), ("nl", "Ontsteek de felste lantaarn")]
)
def test_the_home_page_says_what_it_is_about(visit: NewContext, language: str, sentence: str) -> None:
    page = visit(WIDE, language).new_page()
    page.goto("/")
    page.get_by_text(sentence).wait_for()
