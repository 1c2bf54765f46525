"""Film one turn in the running app: `python -m tests.web.film FOLDER` writes turn.webm and turn.webp.

The browser paints at half speed, so that a slow machine has time for every picture, and its pictures are put
together again at full speed: as a WebM by the browser itself, and as an animated picture for pages that show
no films.
"""

import io
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, Page

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.games import find_game
from tests.server.visitors import Visitor, serving
from tests.web.conftest import CHROMIUM, launched
from tests.web.pictures import open_table, play_to_moment

SIZE = {"width": 1280, "height": 800}
SHOWN = {"width": 960, "height": 600}
SMALL = (600, 375)
"""The animated picture: it stands in a text, and loads with it."""
SLOWER = 2.0
STILL = 0.9
"""Longest time in seconds without any change: waiting for bots is left out."""
LAST = 1.5
"""Seconds for which the last picture is seen."""
LARGEST = 500_000
"""Most bytes of a film."""
SAME = 24
"""Shades that a pixel may differ by and still be the same: compressed pictures flicker."""
RATE = 5
"""Pictures of a second of the animated picture."""
ASIDE = (700, 30)
"""Where the pointer rests."""
MOST_CHOICES = 40
PLACES = {"to": "official", "A": "A", "B": "B", "city": "city", "decree": "decree"}
"""Where on the board some options are pressed; the others are taken from the list beside it."""
POINTER = """() => {
  const arrow = document.createElement('div');
  Object.assign(arrow.style, {
    position: 'fixed', left: 0, top: 0, width: '22px', height: '22px', zIndex: 99, pointerEvents: 'none',
    background: '#1C1310', border: '2px solid #FFF9EC', clipPath: 'polygon(0 0, 0 88%, 26% 66%, 66% 66%)',
  });
  document.body.append(arrow);
  addEventListener('mousemove', ({ clientX, clientY }) => {
    arrow.style.transform = `translate(${clientX}px, ${clientY}px)`;
  }, { capture: true });
}"""
RECORD = """async ([pictures, { width, height }, last, bits]) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const draw = async ([, data]) => {
    const blob = await (await fetch(`data:image/jpeg;base64,${data}`)).blob();
    context.drawImage(await createImageBitmap(blob), 0, 0, width, height);
  };
  await draw(pictures[0]);
  const recorder = new MediaRecorder(canvas.captureStream(30), {
    mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: bits,
  });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start();
  const begun = performance.now();
  for (const picture of pictures) {
    const wait = begun + 1000 * picture[0] - performance.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    await draw(picture);
  }
  await new Promise((go) => setTimeout(go, 1000 * last));
  await new Promise((go) => { recorder.onstop = go; recorder.stop(); });
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (let nth = 0; nth < bytes.length; nth += 8192) {
    text += String.fromCharCode(...bytes.subarray(nth, nth + 8192));
  }
  return btoa(text);
}"""


class Shot(NamedTuple):
    """A picture of the page, and when it is seen, in seconds from the beginning."""

    at: float
    data: bytes


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data, "games")) as served,
        launched(CHROMIUM) as browser,
    ):
        host, table = play_to_moment(served, "gugong")
        context = browser.new_context(base_url=served.url, viewport=SIZE, locale="en")
        context.add_init_script(
            "localStorage.setItem('courtyard.film', 'slow'); localStorage.setItem('courtyard.grace', 'off')"
        )
        page = open_table(context, served, host, table)
        shots = trimmed(filmed(page, host, table))
        context.close()
        write(folder / "turn.webm", recorded(browser, shots))
        write(folder / "turn.webp", animated(shots))


# The turn.


def filmed(page: Page, host: Visitor, table: str) -> list[Shot]:
    """Play a turn, and give every picture of it."""
    page.evaluate(POINTER)
    page.mouse.move(*ASIDE)
    shots: list[Shot] = []
    page.screencast.start(
        on_frame=lambda frame: shots.append(Shot(seconds(frame["timestamp"]), frame["data"])),
        quality=90,
        size=SHOWN,  # type: ignore[arg-type]
    )
    play_turn(page, host, table)
    page.screencast.stop()
    assert len(shots) > 2, "nothing was painted"
    return shots


def seconds(timestamp: float) -> float:
    """Browsers tell seconds or milliseconds."""
    return timestamp / 1000 if timestamp > 1e11 else timestamp


def play_turn(page: Page, host: Visitor, table: str) -> None:
    """Do what a bot would do, by hand, until the others have answered."""
    game, bot = find_game("gugong"), find_bot("fair")
    for nth in range(MOST_CHOICES):
        page.wait_for_selector("[data-due='true']:not([data-film])")
        state = host.state(table, 0)
        if nth and state["decision"]["kind"] == "gift":
            break
        options = {option["option"]: option["notation"] for option in state["decision"]["options"]}
        chosen = options[bot.choose(game, state["view"], list(options), Budget(), Dice(1))]
        press(page, chosen)
        page.wait_for_function(
            "version => document.querySelector('[data-version]').dataset.version !== version",
            arg=str(state["version"]),
        )


def press(page: Page, notation: str) -> None:
    """Go to an option with the pointer and press it: on the board, or else in the list."""
    verb, _, what = notation.partition(" ")
    there = page.locator(f".choosable[data-place='{PLACES.get(verb)} {what}']").first
    if verb not in PLACES or not there.count():
        page.get_by_role("tab").last.click()
        there = page.locator(f"[data-choice='{notation}']")
    box = there.bounding_box()
    assert box, f"{notation} is nowhere on the page"
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=24)
    page.wait_for_timeout(400)
    there.dispatch_event("click")
    doubt = page.locator(".doubt .yes:visible")
    if doubt.count():
        doubt.click()
    # What is under the pointer explains itself, and would hide what happens.
    page.mouse.move(*ASIDE, steps=12)


# The film.


def trimmed(shots: list[Shot]) -> list[Shot]:
    """Give the pictures at full speed, without times in which nothing happens."""
    at, found = 0.0, [Shot(0.0, shots[0].data)]
    for one, two in pairwise(shots):
        at += min((two.at - one.at) / SLOWER, STILL)
        found.append(Shot(at, two.data))
    return found


def recorded(browser: Browser, shots: list[Shot]) -> bytes:
    """Let the browser play the pictures and record them as a film, which is never larger than it may be."""
    lasts = shots[-1].at + LAST
    bits = min(1_500_000, int(0.85 * 8 * LARGEST / lasts))
    page = browser.new_page()
    pictures = [(shot.at, b64encode(shot.data).decode()) for shot in shots]
    film: str = page.evaluate(RECORD, [pictures, SHOWN, LAST, bits])
    page.close()
    return b64decode(film)


def animated(shots: list[Shot]) -> bytes:
    """Put fewer and smaller pictures together, as well as they fit."""
    picked = [shots[0]]
    for shot in shots[1:]:
        if shot.at - picked[-1].at >= 1 / RATE:
            picked.append(shot)
    if picked[-1] is not shots[-1]:
        picked.append(shots[-1])
    lasts = [round(1000 * (two.at - one.at)) for one, two in pairwise(picked)] + [round(1000 * LAST)]
    images = steadied(Image.open(io.BytesIO(shot.data)).convert("RGB").resize(SMALL) for shot in picked)
    for quality in (60, 45, 30, 20):
        whole = io.BytesIO()
        images[0].save(
            whole,
            "WEBP",
            save_all=True,
            append_images=images[1:],
            duration=lasts,
            loop=0,
            quality=quality,
        )
        if whole.tell() < LARGEST:
            break
    return whole.getvalue()


def steadied(images: Iterable[Image.Image]) -> list[Image.Image]:
    """Keep what stays the same from one picture to the next as it is, so that only what moves takes room."""
    found: list[Image.Image] = []
    for image in images:
        if found:
            apart = ImageChops.difference(image, found[-1]).convert("L").point(lambda by: 255 * (by > SAME))
            image = Image.composite(image, found[-1], apart.filter(ImageFilter.MaxFilter(7)))
        found.append(image)
    return found


def write(path: Path, film: bytes) -> None:
    assert len(film) < LARGEST, f"{path.name} has {len(film)} bytes, which is too many for a page"
    path.write_bytes(film)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
