"""Being told on a device while no page is open: the settings, the worker that hears it, and what it shows."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.test_push import Phone, push_service
from tests.server.visitors import WAIT, Served, serving
from tests.web.conftest import BROWSERS, WINDOWED, NewContext

SUBSCRIBED = """([endpoint, key, secret]) => {
  const keys = { p256dh: key, auth: secret };
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let current = null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.subscribed = applicationServerKey.length;
    return (current = made);
  };
  PushManager.prototype.getSubscription = async () => current;
}"""
"""No push service can be reached from a test: the browser's part of subscribing gives a device of ours."""


@pytest.fixture
def browser() -> Browser:
    """Without windows there are no notices."""
    if WINDOWED is None:
        pytest.skip("there is no Chromium that shows notices (apt install chromium)")
    return BROWSERS.get(WINDOWED)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    words = ("--limits", "1", "--private-webhooks", "--patience", "0.2")
    with serving(tmp_path_factory.mktemp("push") / "games", *words) as running:
        yield running


def open_settings(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.goto("/#settings")
    page.reload()


def test_a_device_that_was_turned_on_is_called_and_turned_off_again(
    visit: NewContext, served: Served
) -> None:
    with push_service() as (address, calls):
        phone = Phone(f"{address}/send/1")
        told = phone.described()
        context = visit(worker="on", permissions=["notifications"])
        context.add_init_script(
            f"({SUBSCRIBED})({json.dumps([told['endpoint'], told['key'], told['secret']])})"
        )
        page = context.new_page()
        open_settings(page)
        box = page.locator("input[name=push]")
        box.click()
        expect(box).to_be_checked()
        assert page.evaluate("subscribed") == 65
        wish = {
            "game": "gugong",
            "options": {"players": 2},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        }
        table = page.request.post("/api/tables", data=wish).json()["id"]
        message = phone.read(calls.get(timeout=WAIT).body)
        assert message["table"] == table
        box.click()
        expect(box).not_to_be_checked()
        expect(box).to_be_enabled()
        assert not served.rows("SELECT id FROM devices")


def test_what_a_push_service_delivers_is_shown(visit: NewContext) -> None:
    context = visit(worker="on", permissions=["notifications"])
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    session = context.new_cdp_session(page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller || true")
    message = {"title": "Gùgōng", "body": "It’s your turn.", "table": "abc"}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": page.evaluate("location.origin"),
            "registrationId": registered[0],
            "data": json.dumps(message),
        },
    )
    shown = page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (;;) {
            const [notice] = await worker.getNotifications();
            if (notice) return [notice.title, notice.body, notice.tag, notice.data.table];
            await new Promise((done) => setTimeout(done, 50));
          }
        }"""
    )
    assert shown == ["Gùgōng", "It’s your turn.", "courtyard-abc", "abc"]


def test_a_browser_that_refuses_says_so(visit: NewContext) -> None:
    """Nobody has given a permission here, and none is asked for in a browser without a window."""
    page = visit(worker="on").new_page()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    open_settings(page)
    box = page.locator("input[name=push]")
    box.click()
    expect(page.get_by_text("This browser did not allow it")).to_be_visible()
    expect(box).not_to_be_checked()
