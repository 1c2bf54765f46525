"""My box in a browser: typed off, checked while typing, read from files, shared by link, and played with."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.visitors import Served, Visitor, serving
from tests.web.conftest import PHONE, TABLET, WIDE, NewContext
from tests.web.players import PATIENCE
from tests.web.test_replay import as_visitor
from tests.web.test_table import serious

expect.set_options(timeout=PATIENCE)
SHOP = {"card": {"hamlet": {"copies": 6}}}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("boxes")
    box = folder / "house.toml"
    box.write_text('[box]\ngame = "gugong"\nname = "House"\n\n[jade]\nsquare = 7\n', "utf-8")
    with serving(folder / "data", "--limits", "1", "--box", str(box)) as running:
        yield running
        assert "Traceback" not in running.said(), running.said()


@pytest.fixture
def owner(served: Served) -> Visitor:
    visitor = Visitor(served)
    visitor.patch("/api/me", name="Emma")
    return visitor


def keep(owner: Visitor, game: str = "kingdom", **more: Any) -> str:
    """Keep a box, and give its id."""
    return str(owner.post("/api/boxes", game=game, name="Emma’s box", **more)["info"]["id"])


def opened(page: Page, id_: str, component: str) -> Locator:
    """Open a component of a box, as somebody does who looks for it in the list."""
    page.goto(f"/boxes/{id_}")
    page.locator(f"[data-component='{component}']").click()
    form = page.locator(f"[data-open='{component}']")
    form.wait_for()
    return form


def open_one(page: Page, component: str) -> None:
    """Open a component of whatever kind from the list."""
    if page.locator("form .back").is_visible():
        page.locator("form .back").click()
    row = page.locator(f"[data-component='{component}']")
    kinds = page.locator("nav[aria-label='Kinds of components'] button")
    kinds.first.wait_for()
    for nth in range(kinds.count()):
        kinds.nth(nth).click()
        if row.count():
            break
    row.click()


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width <= 0


def saved(page: Page, state: str = "saved") -> None:
    page.locator(f"[data-saved={state}]").wait_for()


def mark_confirmed(page: Page, n: int) -> None:
    expect(page.locator("[data-confirmed]")).to_have_attribute("data-confirmed", str(n))


# Typing off.


def test_a_box_is_made_and_a_card_corrected_and_confirmed(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    page.goto("/#settings")
    page.get_by_role("link", name="My boxes").click()
    page.get_by_label("Game").select_option("kingdom")
    page.get_by_label("Name of the box").fill("Emma’s box")
    page.get_by_role("button", name="Create box").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Emma’s box")
    mark_confirmed(page, 0)

    page.locator("[data-component='card.sun-cathedral']").click()
    form = page.locator("form[data-open]")
    drawing = form.locator(".drawing svg.card")
    gold = drawing.locator("use[href='#k-empty-gold']")
    expect(gold).to_have_count(3)
    form.locator("[data-key='cost.gold']").fill("12")
    expect(gold).to_have_count(12)
    expect(form.get_by_role("alert")).to_have_text("Enter a whole number from 0 to 9.")
    expect(form.locator("footer")).to_contain_text("1 thing to fix first")
    expect(form.locator(".confirm.go")).to_have_count(0)
    form.locator("[data-key='cost.gold']").press("Enter")
    saved(page, "partly")
    expect(page.locator("[data-open='card.sun-cathedral']")).to_be_visible()

    form.locator("[data-key='cost.gold']").fill("4")
    expect(gold).to_have_count(4)
    expect(form.get_by_role("alert")).to_have_count(0)
    changes = form.get_by_role("region", name="What you changed")
    expect(changes).to_contain_text("3 → 4")
    expect(changes.locator("use[href='#k-empty-gold']")).to_have_count(3)
    form.locator("[data-key='cost.gold']").press("Enter")
    page.locator("[data-open='card.high-ramparts']").wait_for()
    row = page.locator("[data-component='card.sun-cathedral']")
    expect(row).to_contain_text("my box")
    mark_confirmed(page, 2)
    saved(page)
    (box,) = owner.get("/api/boxes")["mine"]
    whole = owner.get(f"/api/boxes/{box['id']}")
    assert whole["own"]["card"]["sun-cathedral"]["cost"]["gold"] == 4
    assert whole["confirmed"] == ["card.sun-cathedral"]


def test_another_number_of_cards_is_complete_or_says_what_is_missing(
    visit: NewContext, owner: Visitor
) -> None:
    page = as_visitor(visit(), owner).new_page()
    id_ = keep(owner)
    form = opened(page, id_, "card.hamlet")
    copies = form.locator("[data-key=copies]")
    copies.fill("4")
    expect(page.locator("main > header").get_by_role("alert")).to_contain_text("67 Development cards, or 70")
    expect(page.get_by_role("button", name="Create a table")).to_be_disabled()
    saved(page)
    page.goto(f"/#new-kingdom&box={id_}")
    expect(page.locator("form").get_by_role("alert")).to_contain_text("there are 68")
    expect(page.get_by_role("button", name="Start game")).to_be_disabled()
    form = opened(page, id_, "card.hamlet")
    form.locator("[data-key=copies]").fill("6")
    expect(page.locator("main > header").get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-pieces]")).to_have_attribute("data-pieces", "70")
    form.get_by_role("button", name="Undo").click()
    expect(form.locator("[data-key=copies]")).to_have_value("4")
    form.get_by_role("button", name="Use our values").click()
    expect(form.locator("[data-key=copies]")).to_have_value("3")
    saved(page)
    assert owner.get(f"/api/boxes/{id_}")["own"] == {}


def test_the_list_shows_what_is_left_and_what_was_changed(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    id_ = keep(owner, "gugong", own={"gift": {"o2": {"value": 3}}}, confirmed=["gift.o1"])
    opened(page, id_, "gift.o2")
    expect(page.locator("[data-component]")).to_have_count(38)
    filters = page.locator(".filters button")
    filters.filter(has_text="To confirm").click()
    expect(page.locator("[data-component]")).to_have_count(37)
    filters.filter(has_text="Changed").click()
    expect(page.locator("[data-component]")).to_have_count(1)
    filters.filter(has_text="All").click()
    page.get_by_label("Find a component").fill("jade")
    expect(page.locator("[data-component]").first).to_contain_text("Jade statue")
    page.get_by_label("Find a component").fill("")
    for kind in page.locator(".list nav button").all():
        kind.click()
        page.locator("[data-component]").first.click()
        page.locator("form[data-open] [data-key]").first.wait_for()
        assert "⟨" not in page.locator("main").inner_text()


def test_nothing_is_lost_while_the_server_cannot_be_reached(visit: NewContext, owner: Visitor) -> None:
    context = as_visitor(visit(), owner)
    page = context.new_page()
    id_ = keep(owner)
    form = opened(page, id_, "card.quarry")
    context.set_offline(True)
    form.locator("[data-key=points]").fill("7")
    saved(page, "offline")
    expect(page.locator("[data-saved]")).to_contain_text("kept on this device")
    context.set_offline(False)
    page.reload()
    page.locator("[data-component='card.quarry']").click()
    expect(page.locator("form[data-open] [data-key=points]")).to_have_value("7")
    saved(page)
    assert owner.get(f"/api/boxes/{id_}")["own"] == {"card": {"quarry": {"points": 7}}}


def test_with_the_keyboard_alone_cards_are_confirmed_one_after_the_other(
    visit: NewContext, owner: Visitor
) -> None:
    page = as_visitor(visit(), owner).new_page()
    page.goto(f"/boxes/{keep(owner)}")
    page.locator("[data-open='card.quarry']").wait_for()
    points = page.locator("form[data-open] [data-key=points]")
    points.focus()
    page.keyboard.press("ArrowUp")
    expect(points).to_have_value("1")
    page.keyboard.press("Enter")
    page.locator("[data-open='card.barracks']").wait_for()
    expect(points).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-open='card.hamlet']").wait_for()
    mark_confirmed(page, 6)
    saved(page)


# Files.


def bring(page: Page, folder: Path, name: str, text: str) -> None:
    file = folder / name
    file.write_text(text, "utf-8")
    page.locator("input[type=file]").set_input_files(file)


def test_a_file_shows_what_it_would_change_before_it_does(
    visit: NewContext, owner: Visitor, tmp_path: Path
) -> None:
    page = as_visitor(visit(), owner).new_page()
    id_ = keep(owner, own=SHOP)
    page.goto(f"/boxes/{id_}")
    page.get_by_role("button", name="Import").click()
    bring(page, tmp_path, "box.csv", "component,points,confirmed\ncard.quarry,x,\ncard.hamlet,99,x\n")
    errors = page.locator("dialog li")
    expect(errors).to_have_count(1)
    expect(errors.first).to_contain_text("Line 2, column 2: Quarry, VP: Enter a whole number.")
    bring(page, tmp_path, "box.csv", "component,points,confirmed\ncard.quarry,3,\ncard.hamlet,99,x\n")
    expect(errors.first).to_contain_text("Line 3, column 2: Hamlet, VP: Enter a whole number from 0 to 50.")
    bring(page, tmp_path, "box.csv", "component,points,confirmed\ncard.quarry,3,x\n")
    expect(page.locator("dialog td")).to_have_text(["Quarry", "VP", "0", "3"])
    expect(page.locator("dialog")).to_contain_text("1 component would be confirmed.")
    assert owner.get(f"/api/boxes/{id_}")["own"] == SHOP
    page.get_by_role("button", name="Apply changes").click()
    mark_confirmed(page, 3)
    assert owner.get(f"/api/boxes/{id_}")["own"]["card"]["quarry"] == {"points": 3}


def test_a_box_is_exported_and_comes_back_as_another(
    visit: NewContext, owner: Visitor, tmp_path: Path
) -> None:
    page = as_visitor(visit(), owner).new_page()
    id_ = keep(owner, own=SHOP, confirmed=["card.hamlet"])
    for words in ("CSV file", "TOML file"):
        page.goto(f"/boxes/{id_}")
        page.get_by_role("button", name="Export").click()
        with page.expect_download() as download:
            page.get_by_role("link", name=words).click()
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        page.goto("/boxes")
        page.locator("input[type=file]").set_input_files(path)
        expect(page.locator("section td")).to_have_text(["Hamlet", "Copies", "3", "6"])
        page.get_by_role("region", name="What would change").get_by_role("button", name="Create box").click()
        page.wait_for_url("**/boxes/*")
        mark_confirmed(page, 6)
    assert len(owner.get("/api/boxes")["mine"]) == 3


def test_the_sheet_has_a_line_for_each_card(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    page.goto(f"/boxes/{keep(owner, confirmed=['card.quarry'])}")
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print sheet").click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    expect(page.locator(".sheet [data-line^='card.']")).to_have_count(45)
    expect(page.locator(".sheet [data-line='card.quarry']")).to_contain_text("☑")
    expect(page.locator(".sheet [data-line='card.barracks']")).to_contain_text("☐")
    expect(page.get_by_role("button", name="Print sheet")).to_be_hidden()


# The list.


def test_boxes_are_renamed_duplicated_and_deleted(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    keep(owner, own=SHOP)
    page.goto("/boxes")
    rows = page.locator("[data-box]")
    expect(page.get_by_text("used by this server")).to_be_visible()
    page.get_by_role("button", name="Duplicate Emma’s box").click()
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Rename Emma’s box (copy)").click()
    page.locator("[data-box] input").fill("Second")
    page.keyboard.press("Enter")
    expect(rows.last).to_contain_text("Second")
    page.get_by_role("button", name="Delete Second").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Delete Second").click()
    page.get_by_role("button", name="Delete box").click()
    expect(rows).to_have_count(1)
    assert [box["name"] for box in owner.get("/api/boxes")["mine"]] == ["Emma’s box"]


# Others.


def test_a_box_is_shared_by_link_and_copied(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    id_ = keep(owner, own=SHOP)
    page.goto(f"/boxes/{id_}")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Create link").click()
    link = page.get_by_label("Link to this box").input_value()
    friend = visit().new_page()
    friend.goto(link)
    expect(friend.get_by_role("heading", level=1)).to_have_text("Emma’s box")
    expect(friend.locator("form[data-open] [data-key=points]")).not_to_be_editable()
    expect(friend.locator(".confirm")).to_have_count(0)
    friend.get_by_role("button", name="Save a copy").click()
    friend.wait_for_url(lambda url: "/boxes/" in url and "/shared/" not in url)
    saved(friend)
    page.get_by_role("button", name="Stop sharing").click()
    page.get_by_role("button", name="Create link").wait_for()
    friend.goto(link)
    expect(friend.get_by_role("alert")).to_contain_text("no longer shared")
    friend.goto(f"/boxes/{id_}")
    expect(friend.get_by_role("alert")).to_contain_text("does not exist")


def test_a_table_is_opened_with_a_box_and_names_it_to_all(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    keep(owner, own=SHOP, confirmed=["card.hamlet"])
    page.goto("/#new-kingdom")
    page.locator("select[name=box]").select_option(label="Emma’s box (6 of 70 confirmed)")
    page.locator("select[name=seat-1]").select_option("open")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("[data-box]")).to_contain_text("Box “Emma’s box”: 6 of 70 pieces confirmed")
    invitation = page.locator("input.link").input_value()
    friend = visit(language="nl").new_page()
    friend.goto(invitation)
    expect(friend.locator("[data-box]")).to_contain_text("Doos “Emma’s box”: 6 van 70 onderdelen bevestigd")
    page.get_by_role("button", name="Start game").click()
    page.locator("[data-stage=playing]").wait_for()
    page.locator(".tools button").last.click()
    expect(page.locator("dialog [data-box]")).to_contain_text("Emma’s box")


def test_the_servers_own_box_can_be_chosen_against(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    page.goto("/#new-gugong")
    expect(page.locator("select[name=box] option")).to_have_text(
        ["House (used by this server)", "our values"]
    )
    page.goto("/#new-kingdom")
    page.get_by_role("button", name="Start game").wait_for()
    expect(page.locator("select[name=box]")).to_have_count(0)


# Every screen, in every language.


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        (WIDE, "light", "en"),
        (WIDE, "dark", "fr"),
        (TABLET, "dark", "nl"),
        (PHONE, "light", "fr"),
        (PHONE, "dark", "nl"),
    ],
    ids=str,
)
def test_boxes_fit_every_screen(
    visit: NewContext, owner: Visitor, shots: Path, size: tuple[int, int], theme: str, language: str
) -> None:
    page = as_visitor(visit(size, language, color_scheme=theme), owner).new_page()
    id_ = keep(owner, own=SHOP, confirmed=["card.hamlet"])
    found = {}

    def look(name: str) -> None:
        page.screenshot(path=shots / f"box-{name}-{size[0]}-{theme}-{language}.png")
        found[name] = serious(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], name
        assert "⟨" not in page.locator("body").inner_text()

    page.goto("/boxes")
    page.locator("[data-box]").wait_for()
    look("list")
    page.goto(f"/boxes/{id_}")
    page.locator("[data-component]").first.wait_for()
    look("components")
    form = opened(page, id_, "card.sun-cathedral")
    form.locator("[data-key='cost.gold']").fill("12")
    form.get_by_role("alert").wait_for()
    look("wrong")
    form.locator("[data-key='cost.gold']").fill("4")
    expect(form.get_by_role("alert")).to_have_count(0)
    look("changed")
    if size == PHONE:
        expect(page.locator("[data-component='card.quarry']")).to_be_hidden()
        form.locator(".back").click()
        expect(page.locator("[data-component='card.quarry']")).to_be_visible()
    page.goto(f"/#new-kingdom&box={id_}")
    page.locator("select[name=box]").wait_for()
    look("table")
    assert found == {name: [] for name in found}, json.dumps(found, indent=1)


DRAWN = [
    ("gugong", "side.small", "houses", "9 9 9 9"),
    ("gugong", "wall", "full", "4 9 9 9 9"),
    ("gugong", "canal", "price", "3"),
    ("gugong", "arrival", "points", "9 8 7 6 5"),
    ("kingdom", "duchy.valados.a", "makes.gold", "5"),
    ("kingdom", "quest.1.two.step-1", "points", "9"),
    ("kingdom", "vermin", "soldiers", "4"),
]
"""Components beside the cards, and a value that is seen in their drawing."""


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_boards_duchies_quests_and_vermin_are_drawn_as_they_are_typed(
    visit: NewContext, owner: Visitor, shots: Path, size: tuple[int, int]
) -> None:
    page = as_visitor(visit(size), owner).new_page()
    for game in ("gugong", "kingdom"):
        box = keep(owner, game)
        page.goto(f"/boxes/{box}")
        for of, component, key, value in DRAWN:
            if of != game:
                continue
            open_one(page, component)
            form = page.locator(f"[data-open='{component}']")
            drawing = form.locator(".drawing svg").first
            drawing.wait_for()
            before = form.locator(".drawing").inner_html()
            form.locator(f"[data-key='{key}']").fill(value)
            expect(form.locator(f"[data-key='{key}']")).to_have_value(value)
            assert form.locator(".drawing").inner_html() != before, component
            page.screenshot(path=shots / f"box-drawn-{component}-{size[0]}.png")
            assert fits(page), component


def test_every_component_of_a_game_is_drawn(visit: NewContext, owner: Visitor) -> None:
    page = as_visitor(visit(), owner).new_page()
    for game, rest in (("gugong", set()), ("kingdom", {"advisors"})):
        box = keep(owner, game)
        page.goto(f"/boxes/{box}")
        kinds = page.locator("nav[aria-label='Kinds of components'] button")
        kinds.first.wait_for()
        for nth in range(kinds.count()):
            kinds.nth(nth).click()
            if game == "kingdom" and "Other" in kinds.nth(nth).inner_text():
                continue  # Numbers of the rules, and no components.
            rows = page.locator("[data-component]")
            bare = {
                row.get_attribute("data-component")
                for row in rows.all()
                if not row.locator(".picture svg").count()
            }
            assert bare <= rest, (game, bare)
