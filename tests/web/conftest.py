"""A real server and a real browser; without Chromium or the built client these tests are skipped, aloud."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

import courtyard
from tests.server.visitors import Served, serving

WINDOWED = shutil.which("chromium") or shutil.which("google-chrome")
CHROMIUM = shutil.which("chromium-headless-shell") or WINDOWED
"""The one that cannot open windows is faster."""
CLIENT = Path(courtyard.__file__).parent / "server" / "client" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCREENSHOTS = Path(__file__).parents[2] / ".cache" / "screenshots"
WIDE, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
PATIENCE = 300_000
"""Milliseconds after which a test gives up waiting; a busy machine may need many."""
NewContext = Callable[..., BrowserContext]
LIKED = """(habits) => {
  try {
    if (sessionStorage.getItem("liked")) return;
    sessionStorage.setItem("liked", "yes");
    for (const [name, value] of Object.entries(habits)) localStorage.setItem(`courtyard.${name}`, value);
  } catch {}
}"""
"""How somebody likes to play, told once: a page that nobody opened yet has no storage."""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = None
    if not CLIENT.is_file():
        reason = "the browser client is not part of this installation"
    elif CHROMIUM is None:
        reason = "there is no Chromium (apt install chromium)"
    if reason:
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=reason))


class Browsers:
    """The browsers of this process, each started when it is first asked for."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._playwright: Playwright | None = None
        self._browsers: dict[str | None, Browser] = {}

    def get(self, program: str | None) -> Browser:
        self._playwright = self._playwright or self._stack.enter_context(sync_playwright())
        if program not in self._browsers or not self._browsers[program].is_connected():
            chromium = self._playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            self._browsers[program] = chromium
        return self._browsers[program]

    def close(self) -> None:
        for browser in self._browsers.values():
            browser.close()
        self._browsers.clear()
        self._playwright = None
        self._stack.close()


BROWSERS = Browsers()


@contextmanager
def launched(program: str | None) -> Iterator[Browser]:
    with closing(Browsers()) as browsers:
        yield browsers.get(program)


@pytest.fixture
def browser() -> Browser:
    return BROWSERS.get(CHROMIUM)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close browsers before other tests, which cannot have the event loop that runs beside a browser."""
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        BROWSERS.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served") / "games", "--limits", "1") as running:
        yield running
        assert "Traceback" not in running.said(), running.said()


def is_complaint(said: ConsoleMessage) -> bool:
    """Errors of the page itself; that a server cannot be reached or refuses something is none."""
    return said.type == "error" and "net::" not in said.text and "the server responded" not in said.text


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[NewContext]:
    """Gives browsers of new visitors; whatever their pages complain about fails the test."""
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def new(
        size: tuple[int, int] = WIDE,
        language: str = "en",
        hurried: bool = True,
        film: str = "off",
        worker: str = "off",
        likes: dict[str, str] | None = None,
        **more: object,
    ) -> BrowserContext:
        asked: dict[str, object] = {"reduced_motion": "reduce", "has_touch": size == PHONE, **more}
        context = browser.new_context(
            base_url=served.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            **asked,  # type: ignore[arg-type]
        )
        # Only tests of the film itself have the time to see one, and nobody else has second thoughts.
        habits = {"film": film, "worker": worker, **({"grace": "off"} if hurried else {}), **(likes or {})}
        context.add_init_script(f"({LIKED})({json.dumps(habits)})")
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        opened.append(context)
        return context

    yield new
    for context in opened:
        context.close()
    assert not complaints, complaints


@pytest.fixture
def shots() -> Path:
    """The folder for screenshots: whoever changes the looks looks at them."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    return SCREENSHOTS


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until everything is drawn in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
