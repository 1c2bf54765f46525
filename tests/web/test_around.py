"""Around the table: the moment after a turn, a lost line, resigning, setting up, waiting and inviting."""

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.players import Player

GRACE = ".grace, .done.runs"
"""The button that ends the moment: in the bar, or in the dock of a table that has one."""


def open_table(page: Page, game: str = "gugong", seats: list[dict[str, str]] | None = None) -> str:
    """Open a table by request, with a bot that chooses at once; give its id."""
    wish = {
        "game": game,
        "options": {"players": 2},
        "seats": seats or [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    }
    page.request.get("/api/me")
    table: str = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-stage]")
    return table


def end_a_turn(page: Page) -> int:
    """Choose until a turn of mine has ended in a way that can be undone; give the version then."""
    player = Player(page, "list", 7)
    for _ in range(60):
        player.wait_for_my_turn()
        player.choose()
        page.wait_for_selector(f"[data-due='true'], {GRACE}")
        if page.locator(GRACE).count():
            return player.version
    raise AssertionError("no turn ended in a way that can be undone")


def test_after_my_turn_it_can_be_undone_for_a_moment(visit: NewContext) -> None:
    page = visit(hurried=False).new_page()
    open_table(page)
    version = end_a_turn(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_selector("[data-due='true']")
    assert Player(page).version > version
    expect(page.locator(GRACE)).to_have_count(0)
    end_a_turn(page)
    page.locator(GRACE).click()
    expect(page.locator(GRACE)).to_have_count(0)
    Player(page).wait_for_my_turn()


def test_who_wants_no_such_moment_is_not_kept_waiting(visit: NewContext) -> None:
    page = visit(hurried=False).new_page()
    open_table(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("input[name=grace]").uncheck()
    page.keyboard.press("Escape")
    waited = page.evaluate(
        """() => { window.waited = 0;
        const count = () => document.querySelectorAll('.grace, .done.runs').length;
        new MutationObserver(() => { window.waited += count() })
          .observe(document.body, { subtree: true, childList: true }); }"""
    )
    Player(page).hurry(40)
    waited = page.evaluate("() => window.waited")
    assert waited == 0


def test_a_lost_line_is_told_with_what_waits_and_mended(visit: NewContext) -> None:
    page = visit().new_page()
    open_table(page)
    player = Player(page, "list")
    player.wait_for_my_turn()
    before = player.version
    page.context.set_offline(True)
    banner = page.locator(".banner")
    expect(banner).to_contain_text("Connection lost")
    player.choose_from_the_list()
    expect(banner).to_contain_text("is waiting to be sent")
    assert player.version == before
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    page.wait_for_function(
        "before => Number(document.querySelector('[data-stage]').dataset.version) > before", arg=before
    )


def test_home_starts_a_game_at_once_and_remembers_how(visit: NewContext) -> None:
    page = visit().new_page()
    page.goto("/")
    card = page.locator("article").first
    expect(card.locator(".play")).to_contain_text("2 players")
    card.get_by_role("link", name="Change").click()
    page.locator("label:has(input[name=players][value='3'])").click()
    page.locator("select[name=seat-2]").select_option("fair")
    page.locator("form button.go").click()
    page.wait_for_url("**/t/*")
    Player(page).wait_for_my_turn()
    page.goto("/")
    running = page.locator(".running")
    expect(running).to_contain_text("Your turn")
    expect(running.locator(".board svg").first).to_be_attached()
    expect(card.locator(".play")).to_contain_text("Play again")
    expect(card.locator(".play")).to_contain_text("3 players")
    card.locator(".play").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".players > *")).to_have_count(2)
    page.goto("/")
    assert page.locator(".btn.go:visible").count() <= 3


def test_somebody_joins_by_a_code_a_link_and_a_picture(visit: NewContext) -> None:
    host = visit().new_page()
    host.goto("/#new-kingdom-friends")
    host.locator("form button.go").click()
    host.wait_for_url("**/t/*")
    expect(host.get_by_role("heading", level=1)).to_have_text("Waiting for players")
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    link = host.locator("input.link").input_value()
    friend = visit().new_page()
    friend.goto("/")
    field = friend.locator("input[name=join]")
    field.fill("https://elsewhere.example/t/abc123")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_text("neither a code nor a link")).to_be_visible()
    field.fill(link)
    friend.get_by_role("button", name="Join", exact=True).click()
    friend.wait_for_url("**/t/*")
    expect(host.get_by_role("heading", level=1)).to_have_text("Everybody is here")


COPIED = """Object.defineProperty(navigator, 'clipboard', { value: undefined });
document.addEventListener('copy', () => (window.copied = document.activeElement.value));"""
"""Take the clipboard away, as browsers do over plain HTTP, and note what is copied without it."""


def test_an_invitation_is_copied_without_a_clipboard_too(visit: NewContext) -> None:
    page = visit().new_page()
    page.add_init_script(COPIED)
    page.request.get("/api/me")
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Copy invitation link").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert f"/t/{table}" in page.evaluate("window.copied")


def test_two_at_one_screen_have_names_that_differ(visit: NewContext) -> None:
    page = visit().new_page()
    page.goto("/#new-kingdom")
    page.locator("select[name=seat-1]").select_option("here")
    expect(page.locator(".name input")).to_have_count(2)
    for nth in (0, 1):
        page.locator(".name input").nth(nth).fill("Ann")
    page.locator("form button.go").click()
    page.wait_for_url("**/t/*")
    seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Indigo"]


def test_the_app_can_be_installed_and_opens_without_the_server(visit: NewContext) -> None:
    context = visit(worker="on")
    page = context.new_page()
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.ok and picture.body()[:4] == b"\x89PNG"
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator("article").first.wait_for()
    context.set_offline(True)
    page.goto("/results")
    page.get_by_role("alert").wait_for()
    kept = page.evaluate(
        """async () => {
        const [name] = await caches.keys();
        return [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)];
    }"""
    )
    assert kept[0].startswith("courtyard-") and len(kept[0]) == len("courtyard-") + 12
    assert "/" in kept[1] and not [path for path in kept[1] if path.startswith("/api")]
    context.set_offline(False)
    page.get_by_role("button").first.click()
    page.locator("main h1").first.wait_for()
