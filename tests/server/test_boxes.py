"""Boxes on a server: kept, checked, shared, read from files, and played with; nobody sees another's."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtyard.boxes.bounds import LARGEST_TEXT
from courtyard.boxes.box import Box
from courtyard.boxes.listing import listed
from courtyard.commands.serving import how_complete
from courtyard.engine.chance import Dice
from courtyard.games import find_game
from courtyard.server.around.retention import DAY
from courtyard.server.ground.box_talk import BoxWish
from courtyard.server.ground.problems import Refusal
from courtyard.server.people.boxes import MOST_BOXES
from courtyard.server.store import backup, schema
from tests.server.evenings import evening
from tests.server.test_retention import house, ids, live, sign_out
from tests.server.visitors import ME, OPEN, RANDOM, Message, Served, Visitor, by_lot, serving

SQUARE = {"jade": {"square": 6}}
SHOP = {"card": {"hamlet": {"copies": 6}}}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("boxes")
    box = folder / "house.toml"
    box.write_text('[box]\ngame = "gugong"\nname = "House"\n\n[jade]\nsquare = 7\n', "utf-8")
    with serving(folder / "data", "--box", str(box)) as served:
        yield served
        assert "Traceback" not in served.said()


@pytest.fixture
def owner(served: Served) -> Visitor:
    return Visitor(served)


def keep(visitor: Visitor, own: Any, game: str = "gugong", **more: Any) -> Message:
    box: Message = visitor.post("/api/boxes", game=game, name="Emma’s box", own=own, **more)
    return box


def wish(box: str | None = None, game: str = "gugong", seats: Any = (ME, RANDOM), **more: Any) -> Message:
    return {"game": game, "options": {"players": 2}, "seats": list(seats), "box": box, **more}


# Keeping.


def test_a_box_is_kept_changed_and_deleted(owner: Visitor) -> None:
    box = keep(owner, SHOP, "kingdom", confirmed=["card.hamlet", "nothing"])
    info = box["info"]
    assert (info["confirmed"], info["pieces"], info["playable"], info["mine"]) == (6, 70, True, True)
    assert box["own"] == SHOP and box["confirmed"] == ["card.hamlet"] and box["complaints"] == []
    hamlet = next(each for each in box["components"] if each["id"] == "card.hamlet")
    assert (hamlet["source"], hamlet["confirmed"], hamlet["changed"]) == ("box", True, True)
    copies = next(field for field in hamlet["fields"] if field["key"] == "copies")
    assert (copies["value"], copies["ours"], copies["source"]) == (6, 3, "reconstructed")
    assert box["parts"][0] == {
        "kind": "card",
        "counted": True,
        "components": 45,
        "pieces": 70,
        "confirmed": 6,
        "sources": box["parts"][0]["sources"],
    }
    assert sum(box["parts"][0]["sources"].values()) == 70
    path = f"/api/boxes/{info['id']}"
    changed = owner.patch(path, name="  Other  box ", confirmed=[])
    assert changed["info"]["name"] == "Other box" and changed["own"] == SHOP and changed["confirmed"] == []
    assert [each["name"] for each in owner.get("/api/boxes")["mine"]] == ["Other box"]
    assert owner.delete(path) == {"id": info["id"]}
    assert owner.problem("GET", path) == (404, "unknown-box")
    assert owner.get("/api/boxes")["mine"] == []


def test_a_box_that_is_wrong_as_a_whole_is_kept_but_opens_no_table(owner: Visitor) -> None:
    box = keep(owner, {"card": {"hamlet": {"copies": 4}}}, "kingdom")
    assert not box["info"]["playable"]
    (complaint,) = box["complaints"]
    assert complaint["path"] == "" and "67 Development cards, or 70" in complaint["sentence"]
    id_ = box["info"]["id"]
    assert owner.problem("POST", "/api/tables", wish(id_, "kingdom")) == (422, "bad-box")
    assert owner.patch(f"/api/boxes/{id_}", own=SHOP)["info"]["playable"]
    assert owner.post("/api/tables", **wish(id_, "kingdom"))["box"]["pieces"] == 70


@pytest.mark.parametrize(
    "own",
    [
        {"jade": {"square": 61}},
        {"jade": {"square": "6"}},
        {"jade": {"square": 1.5}},
        {"jade": {"square": None}},
        {"jade": {"square": 10**40}},
        {"jaed": {"square": 6}},
        {"jade": 6},
        {"jade": {"points": [1] * 21}},
        {"jade": {"points": [[[[[[[[[1]]]]]]]]]}},
        {"present": {"1": {"en": "\u0000"}}},
        {"present": {"1": {"en": "x" * 100}}},
        {"gift": {"o1": {"source": "owner"}}},
    ],
    ids=lambda own: json.dumps(own)[:30],
)
def test_a_value_that_cannot_be_is_refused_and_nothing_kept(owner: Visitor, own: Any) -> None:
    body = {"game": "gugong", "name": "x", "own": own}
    assert owner.problem("POST", "/api/boxes", body) == (422, "bad-box")
    told = owner.http.post("/api/boxes", json=body).json()["args"]
    assert told["path"] and told["why"].endswith((".", "?"))
    checked = owner.post("/api/boxes/check", game="gugong", own=own)
    assert checked["complaints"][0]["sentence"] == told["why"]
    assert owner.get("/api/boxes")["mine"] == []


def test_names_sizes_and_games_have_their_bounds(owner: Visitor) -> None:
    for name in ("", "   ", "x" * 41, "a\u202eb"):
        body = {"game": "gugong", "name": name}
        assert owner.problem("POST", "/api/boxes", body) == (422, "bad-box")
    assert owner.problem("POST", "/api/boxes", {"game": "chess", "name": "x"}) == (404, "unknown-game")
    large = {"game": "gugong", "name": "x", "own": {"a" * 200_000: 1}}
    assert owner.problem("POST", "/api/boxes", large) == (413, "too-large")
    many = {"game": "gugong", "name": "x", "own": {"gift": {f"g{nth}": {} for nth in range(9000)}}}
    assert owner.problem("POST", "/api/boxes", many) == (422, "bad-box")
    deep = '{"game": "gugong", "name": "x", "own": ' + '{"a":' * 20_000 + "1" + "}" * 20_001
    response = owner.http.post("/api/boxes", content=deep)
    assert response.status_code in (400, 413)
    assert owner.problem("POST", "/api/boxes", {"game": "gugong", "name": "x", "more": 1})[0] == 400


def test_a_guest_keeps_so_many_boxes(owner: Visitor) -> None:
    for _ in range(MOST_BOXES):
        keep(owner, {})
    assert owner.get("/api/boxes")["most"] == MOST_BOXES == len(owner.get("/api/boxes")["mine"])
    body = {"game": "gugong", "name": "one more"}
    assert owner.problem("POST", "/api/boxes", body) == (409, "too-many-boxes")


# Others.


def test_an_id_that_no_database_can_hold_is_unknown(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, database=database) as here:
            me = await here.welcome()
            for id_ in ("\0", "a\0b"):
                for asked in (here.rooms.boxes.read, here.rooms.boxes.shared, here.rooms.boxes.copy):
                    with pytest.raises(Refusal, match="unknown-box"):
                        await asked(me, id_)
            with pytest.raises(Refusal, match="unknown-puzzle"):
                await here.rooms.puzzles.task(me, "mistake-\0")

    asyncio.run(work())


def test_nobody_sees_or_changes_another_guests_box(served: Served, owner: Visitor) -> None:
    id_ = keep(owner, SQUARE)["info"]["id"]
    other, nobody = Visitor(served), Visitor(served)
    nobody.http.cookies.clear()
    for visitor in (other, nobody):
        for method, path, body in (
            ("GET", f"/api/boxes/{id_}", None),
            ("PATCH", f"/api/boxes/{id_}", {"name": "mine"}),
            ("DELETE", f"/api/boxes/{id_}", None),
            ("POST", f"/api/boxes/{id_}/link", None),
            ("DELETE", f"/api/boxes/{id_}/link", None),
            ("GET", f"/api/boxes/{id_}/export/csv/en", None),
            ("GET", f"/api/boxes/shared/{id_}", None),
            ("POST", "/api/boxes/import", {"format": "csv", "text": "component", "box": id_}),
            ("POST", "/api/tables", wish(id_)),
        ):
            assert visitor.problem(method, path, body) == (404, "unknown-box"), (method, path)
            nobody.http.cookies.clear()
    assert owner.get(f"/api/boxes/{id_}")["info"]["name"] == "Emma’s box"


def test_a_link_gives_a_copy_to_read(served: Served, owner: Visitor) -> None:
    id_ = keep(owner, SQUARE, confirmed=["jade"])["info"]["id"]
    token = owner.post(f"/api/boxes/{id_}/link")["shared"]
    assert owner.post(f"/api/boxes/{id_}/link")["shared"] == token
    other = Visitor(served)
    there = other.get(f"/api/boxes/shared/{token}")
    assert there["own"] == SQUARE and there["confirmed"] == ["jade"]
    assert (there["info"]["id"], there["info"]["mine"], there["info"]["shared"]) == (None, False, None)
    assert other.post("/api/tables", **wish(token))["box"]["name"] == "Emma’s box"
    copy = other.post(f"/api/boxes/shared/{token}")
    assert copy["info"]["mine"] and copy["info"]["id"] != id_ and copy["info"]["shared"] is None
    other.patch(f"/api/boxes/{copy['info']['id']}", own={"jade": {"square": 4}})
    assert owner.get(f"/api/boxes/{id_}")["own"] == SQUARE
    assert owner.delete(f"/api/boxes/{id_}/link")["shared"] is None
    assert other.problem("GET", f"/api/boxes/shared/{token}") == (404, "unknown-box")


# Files.


def test_a_file_says_what_it_would_change_and_keeps_nothing(owner: Visitor) -> None:
    id_ = keep(owner, SHOP, "kingdom")["info"]["id"]
    text = "\ufeffcomponent;points;confirmed\r\ncard.quarry;3;x\r\n"
    read = owner.post("/api/boxes/import", format="csv", text=text, box=id_)
    assert read["changes"] == [{"id": "card.quarry", "key": "points", "before": 0, "after": 3}]
    assert read["newly_confirmed"] == ["card.quarry"] and read["complaints"] == []
    assert owner.get(f"/api/boxes/{id_}")["own"] == SHOP
    changed = owner.patch(f"/api/boxes/{id_}", own=read["own"], confirmed=read["confirmed"])
    assert changed["own"]["card"] == {"quarry": {"points": 3}, "hamlet": {"copies": 6}}
    wrong = owner.post("/api/boxes/import", format="csv", text="component,points\ncard.quarry,x")
    assert (wrong["complaints"][0]["line"], wrong["complaints"][0]["column"]) == (2, 2)
    for body in (
        {"format": "csv", "text": ""},
        {"format": "toml", "text": "a = "},
        {"format": "toml", "text": "a = " + "[" * 10_000},
        {"format": "csv", "text": "x" * (LARGEST_TEXT + 1)},
    ):
        assert owner.problem("POST", "/api/boxes/import", body) == (422, "bad-box")
    assert owner.problem("POST", "/api/boxes/import", {"format": "xls", "text": ""})[0] == 400


@pytest.mark.parametrize("format_", ["csv", "toml"])
def test_what_is_exported_comes_back(owner: Visitor, format_: str) -> None:
    id_ = keep(owner, SHOP, "kingdom", confirmed=["card.quarry"])["info"]["id"]
    response = owner.http.get(f"/api/boxes/{id_}/export/{format_}/fr")
    assert "attachment" in response.headers["content-disposition"]
    read = owner.post("/api/boxes/import", format=format_, text=response.text)
    assert (read["game"], read["own"], read["confirmed"]) == ("kingdom", SHOP, ["card.quarry"])


def test_the_sheet_and_our_values_are_there_without_a_box(owner: Visitor) -> None:
    sheet = owner.http.get("/api/boxes/ours/kingdom/export/sheet/nl")
    assert sheet.headers["content-type"].startswith("text/html") and "Steengroeve" in sheet.text
    ours = owner.get("/api/boxes/ours/kingdom")
    assert ours["own"] == {} and len(ours["components"]) > 100 and ours["info"]["id"] is None
    assert owner.problem("GET", "/api/boxes/ours/kingdom/export/pdf/en") == (404, "unknown-format")
    assert owner.problem("GET", "/api/boxes/ours/kingdom/export/csv/xx") == (404, "unknown-language")
    assert owner.problem("GET", "/api/boxes/ours/chess") == (404, "unknown-game")


# Tables.


def test_a_table_is_played_with_a_box_and_says_so_to_all(served: Served, owner: Visitor) -> None:
    box = keep(owner, SQUARE, confirmed=["gift.o1"])
    told = {
        "name": "Emma’s box",
        "digest": box["info"]["digest"],
        "confirmed": 1,
        "pieces": 38,
        "default": False,
    }
    table = owner.post("/api/tables", **wish(box["info"]["id"], seats=(ME, OPEN)))
    friend = Visitor(served)
    assert table["box"] == told == friend.look(table["id"])["box"]
    friend.claim(table, 1)
    assert friend.get("/api/lobby")["mine"][0]["box"] == told
    owner.post(f"/api/tables/{table['id']}/start")
    assert friend.state(table["id"], 1)["view"]["own"] == SQUARE
    owner.delete(f"/api/boxes/{box['info']['id']}")
    served.stop()
    served.again()
    assert friend.look(table["id"])["box"] == told
    assert friend.state(table["id"], 1)["view"]["own"] == SQUARE


def test_a_rematch_keeps_the_box_and_nothing_is_rated(owner: Visitor) -> None:
    box = keep(owner, SQUARE)["info"]["id"]
    table = owner.post("/api/tables", **wish(box))
    with owner.at(table["id"], 0) as at:
        at.play_to_the_end(by_lot(Dice(2)))
    again = owner.post(f"/api/tables/{table['id']}/rematch")
    assert again["box"] == table["box"]
    assert owner.get(f"/api/tables/{table['id']}/replay/all")["table"]["box"] == table["box"]
    statistics = owner.get("/api/me/statistics")
    assert [score["is_rated"] for score in statistics["scores"]] == [False]
    assert [rating for rating in statistics["ratings"] if rating["bot"] is None] == []
    exported = owner.http.get(f"/api/tables/{table['id']}/export/journal").text
    assert json.loads(exported)["components"] == SQUARE
    imported = owner.post("/api/imports", text=exported)
    assert (imported["box"]["name"], imported["box"]["digest"]) == ("", table["box"]["digest"])


def test_the_servers_own_box_is_taken_unless_another_is_named(owner: Visitor) -> None:
    (default,) = owner.get("/api/boxes")["default"]
    assert (default["name"], default["game"], default["default"]) == ("House", "gugong", True)
    table = owner.post("/api/tables", **wish())
    assert table["box"]["name"] == "House" and table["box"]["default"]
    assert owner.state(table["id"], 0)["view"]["own"] == {"jade": {"square": 7}}
    assert owner.post("/api/tables", **wish("ours"))["box"] is None
    assert owner.post("/api/tables", **wish(None, "kingdom"))["box"] is None
    other = keep(owner, SHOP, "kingdom")["info"]["id"]
    assert owner.problem("POST", "/api/tables", wish(other)) == (422, "bad-box")


# Going.


def test_boxes_go_with_their_guest_and_tables_forget_the_name(served: Served, owner: Visitor) -> None:
    box = keep(owner, SQUARE)
    friend = Visitor(served)
    table = owner.post("/api/tables", **wish(box["info"]["id"], seats=(ME, OPEN)))
    friend.claim(table, 1)
    owner.post(f"/api/tables/{table['id']}/start")
    owner.delete("/api/me")
    assert served.rows("SELECT * FROM boxes WHERE id = ?", box["info"]["id"]) == []
    told = friend.look(table["id"])["box"]
    assert (told["name"], told["digest"]) == ("", box["info"]["digest"])


def test_boxes_of_guests_whom_nobody_can_be_again_go(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, database) as here:
            here_still, gone, coded = [await here.welcome() for _ in range(3)]
            for guest in (here_still, gone, coded):
                await here.rooms.boxes.create(guest, BoxWish("gugong", "Box", SQUARE, []))
            await here.rooms.guests.new_code(coded)
            for guest in (gone, coded):
                await sign_out(here, guest)
            here.time.at += 29 * DAY
            assert await here.rooms.retention.prune() == {}
            here.time.at += 2 * DAY
            assert await here.rooms.retention.prune() == {"boxes": 1, "visitors": 1}
            assert await ids(here, schema.guests) == {here_still.id, coded.id}
            assert len((await here.rooms.boxes.shelf(here_still)).mine) == 1

    live(work)


def test_boxes_are_in_a_backup_and_come_back(served: Served, owner: Visitor, tmp_path: Path) -> None:
    box = keep(owner, SQUARE)
    url = next((word for word in served.words if word.startswith("postgresql:")), None)
    backup.backup(url or f"sqlite:///{served.folder / 'courtyard.db'}", tmp_path / "kept", False)
    (tmp_path / "again").mkdir()
    there = f"sqlite:///{tmp_path / 'again' / 'courtyard.db'}"
    backup.restore(there, tmp_path / "kept", False, lambda _: None)
    with serving(tmp_path / "again") as other:
        (row,) = other.rows("SELECT * FROM boxes WHERE id = ?", box["info"]["id"])
        assert json.loads(row["own"]) == SQUARE


# The server's own box.


def test_a_server_says_at_its_start_how_complete_its_box_is(served: Served) -> None:
    assert "Warning: Gùgōng, box House: 0 of 38 gift pieces confirmed, " in served.said()


@pytest.mark.parametrize("game", ["gugong", "kingdom"])
def test_only_a_box_that_is_not_all_confirmed_is_warned_of(game: str) -> None:
    components = listed(find_game(game), Box(game, "", {}))
    every = tuple(each.id for each in components)
    pieces = {each.id: each.pieces for each in components if each.kind == components[0].kind}
    whole = how_complete(Box(game, "Emma’s", {}, every))
    assert "Warning" not in whole and f"{sum(pieces.values())} of {sum(pieces.values())} " in whole
    short = how_complete(Box(game, "Emma’s", {}, every[1:]))
    assert short.startswith("Warning: ") and f"{sum(pieces.values()) - pieces[every[0]]} of " in short
