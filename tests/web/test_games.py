"""Games in a real browser, to the final score, by people with all kinds of screens.

One game of each kind is played whole, from the lobby on. The other variants are played over the socket to
their last day or round first, which takes seconds, and end in the browser.
"""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from courtyard.engine.chance import Dice
from tests.server.visitors import ME, Served, Visitor, by_lot, play_on
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import Player, Way

LEVEL = "novice"


def set_up(page: Page, game: str, players: int, bots: int = 0, **options: str) -> None:
    """Fill in the form for a table, and open it."""
    page.goto(f"/#new-{game}-friends")
    page.locator(f"label:has(input[name=players][value='{players}'])").click()
    for name, value in options.items():
        page.locator(f"select[name='{name}']").select_option(value)
    for seat in range(players - bots, players):
        page.locator(f"select[name='seat-{seat}']").select_option(LEVEL)
    page.locator("form button.go").click()
    page.wait_for_url("**/t/*")


def sees_the_count(page: Page, players: int) -> None:
    """The final count is there, with the points of everybody."""
    page.locator(".count").wait_for()
    assert page.locator(".count ol > li").count() == players


def play_alone(
    context: BrowserContext, shots: Path, game: str, way: Way, players: int, bots: int, **options: str
) -> Page:
    """Open a table where only this browser is needed, and play to the end."""
    page = context.new_page()
    set_up(page, game, players, bots, **options)
    player = Player(page, way)
    name = "-".join([game, *options.values(), str(players)])
    player.wait_for_my_turn()
    page.screenshot(path=shots / f"{name}-begin.png")
    player.take_turns(12)
    page.screenshot(path=shots / f"{name}-middle.png")
    assert player.play_to_the_end() > 5
    sees_the_count(page, players + (options.get("solo") is not None))
    page.screenshot(path=shots / f"{name}-end.png")
    return page


def test_gugong_with_bots_is_played_on_the_board(visit: NewContext, shots: Path) -> None:
    play_alone(visit(), shots, "gugong", "board", 4, 3)


def test_kingdom_with_a_bot_is_played_on_the_board(visit: NewContext, shots: Path) -> None:
    play_alone(visit(), shots, "kingdom", "board", 2, 1, module="menace")


LAST = {"gugong": ("day", 4), "kingdom": ("round", 4)}
"""The marks of the last day, or of the last round, in a view."""


def play_to_the_last_round(
    context: BrowserContext, served: Served, game: str, bots: int, **options: object
) -> Page:
    """Open a table for this browser alone, play on over the socket to the last round, and go there."""
    host = Visitor(served)
    seats = [ME, *[{"kind": "bot", "bot": LEVEL}] * bots]
    table = host.open(game, seats, **options)["id"]
    name, last = LAST[game]
    with host.at(table, 0) as at:
        play_on([at], by_lot(Dice(1)), lambda state: state["view"][name] == last)
        assert at.state["stage"] == "playing"
    cookies = [{"name": name, "value": value, "url": served.url} for name, value in host.http.cookies.items()]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"/t/{table}")
    return page


@pytest.mark.parametrize(
    ("size", "way", "game", "bots", "options"),
    [
        (PHONE, "board", "gugong", 0, {"players": 1, "solo": "hard"}),
        (TABLET, "keys", "gugong", 2, {"players": 3}),
        (WIDE, "board", "kingdom", 1, {"module": "advisors"}),
        (WIDE, "board", "kingdom", 1, {"module": "quest"}),
        (PHONE, "board", "kingdom", 0, {"players": 1, "module": "menace"}),
    ],
    ids=["meng-on-a-phone", "keyboard-alone", "advisors", "quest", "kingdom-alone-on-a-phone"],
)
def test_a_variant_comes_to_its_end(
    visit: NewContext,
    served: Served,
    shots: Path,
    size: tuple[int, int],
    way: Way,
    game: str,
    bots: int,
    options: dict[str, object],
    request: pytest.FixtureRequest,
) -> None:
    page = play_to_the_last_round(visit(size), served, game, bots, **options)
    player = Player(page, way)
    player.wait_for_my_turn()
    name = request.node.callspec.id
    page.screenshot(path=shots / f"{name}-last-round.png")
    sees_that_it_is_the_last(page, game)
    assert player.play_to_the_end() > 2
    sees_the_count(page, 1 + bots + ("solo" in options))
    page.screenshot(path=shots / f"{name}-end.png")
    if game == "kingdom":
        sees_every_realm_once(page, 1 + bots)


def sees_that_it_is_the_last(page: Page, game: str) -> None:
    """The coin of the last round is marked; beside an Envoy outside stands what it lacks."""
    if game == "kingdom":
        assert page.locator(".rounds .last.on").inner_text() == "4"
    elif page.locator(".mine-b .envoy-track.loud").count():
        assert page.locator(".mine-b .envoy-track .to-go").is_visible()


def sees_every_realm_once(page: Page, players: int) -> None:
    """Beside the count lie the final realms and nothing else: no realm is there twice, none is empty."""
    assert page.locator(".cloth .realm").count() == players
    assert not page.locator(".cloth .floor, .cloth .sill").count()


def invitation(page: Page) -> str:
    link = page.locator("input.link").first
    link.wait_for()
    return link.input_value()


def sit_down_together(visit: NewContext, game: str) -> tuple[Player, Player]:
    """Two people in two browsers and two languages, one of whom invites the other."""
    host, friend = visit(WIDE, "fr").new_page(), visit(WIDE, "nl").new_page()
    set_up(host, game, 2)
    friend.goto(invitation(host))
    friend.wait_for_function("() => !location.hash")
    host.locator(".end button.go:enabled").click()
    for page in (host, friend):
        page.locator("[data-stage]").wait_for()
    return Player(host, "list", 1), Player(friend, "list", 2)


def choose_in_turn(people: tuple[Player, Player], most: int) -> bool:
    """Let whoever is due choose, so often at most; tell whether the game is over."""
    for _ in range(most):
        due = [player for player in people if player.attribute("due") == "true"]
        if due:
            due[0].choose()
        elif any(player.attribute("stage") == "over" for player in people):
            return True
        else:
            people[0].page.wait_for_timeout(10)
    return False


def test_two_people_play_in_two_browsers_and_two_languages(visit: NewContext, shots: Path) -> None:
    people = sit_down_together(visit, "gugong")
    assert not choose_in_turn(people, 40)
    for player in people:
        player.begin_to_hurry()
    for player in people:
        assert player.end_hurrying() > 5
        sees_the_count(player.page, 2)
        assert "⟨" not in player.page.inner_text("body")
    host, friend = (player.page for player in people)
    host.screenshot(path=shots / "gugong-two-host.png")
    friend.screenshot(path=shots / "gugong-two-friend.png")
    assert host.locator(".count").inner_text() != friend.locator(".count").inner_text()


def test_two_people_plan_at_the_same_time(visit: NewContext, shots: Path) -> None:
    people = sit_down_together(visit, "kingdom")
    for _ in range(2000):
        if all(player.attribute("kind") == "sort-cards" for player in people):
            break
        choose_in_turn(people, 1)
    versions = [player.version for player in people]
    for player in people:
        player.choose()
    assert [player.version for player in people] == [version + 1 for version in versions]
    people[0].page.screenshot(path=shots / "kingdom-planning.png")
