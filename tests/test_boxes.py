"""Boxes: what is in them, where it comes from, what cannot be, and files that go out and come back."""

import json
from pathlib import Path
from typing import Any

import pytest

from courtyard.boxes.about_games import about, fits
from courtyard.boxes.bounds import LARGEST_TEXT, LONGEST_TEXT
from courtyard.boxes.box import Box, component_ids, tidy
from courtyard.boxes.checking import check
from courtyard.boxes.drafts import changes
from courtyard.boxes.files import read_box, write_box
from courtyard.boxes.listing import listed, main_part, progress
from courtyard.engine.chance import Dice
from courtyard.engine.content import SOURCES, rows
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from tests.boxes import box_by_lot
from tests.test_cli import run as run_command

EVIL_TOML = {
    "a key of thousands of parts": "a" + ".b" * 2000 + " = 1",
    "a heading of thousands of parts": "[a" + ".b" * 2000 + "]",
    "nested as deep as a line may be": "a" + ".b" * 60 + " = 1",
    "a number of thousands of digits": "a = " + "9" * 5000,
    "the same in sixteens": "a = 0x" + "f" * 5000,
    "a date": "a = 1979-05-27T07:32:00Z",
}


@pytest.mark.parametrize("text", EVIL_TOML.values(), ids=EVIL_TOML.keys())
def test_whatever_a_file_holds_is_complained_of(text: str) -> None:
    try:
        complaints = read_box(text, "toml", "kingdom", None).complaints
    except Trouble:
        return
    assert complaints


def test_what_is_known_about_components_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box is listed with every key that is pressed."""
    listed(GAMES["kingdom"], Box("kingdom", "", {}))
    asked: list[str] = []
    monkeypatch.setattr("courtyard.boxes.about_games.fits", lambda name, _: bool(asked.append(name)) or True)
    components = listed(GAMES["kingdom"], Box("kingdom", "", {}))
    assert len(asked) <= len(components)


OURS = ("gugong", "kingdom")
KINGDOM = GAMES["kingdom"]
every_game = pytest.mark.parametrize("name", OURS)
SHOP = {"card": {"hamlet": {"copies": 6}}}
"""The 70 cards of the shop edition."""


def of(name: str, own: dict[str, Any] | None = None, confirmed: tuple[str, ...] = ()) -> Box:
    return Box(name, "Emma’s box", own or {}, confirmed)


# What is in a box.


@every_game
def test_every_component_is_listed_with_its_values_and_their_sources(name: str) -> None:
    game = GAMES[name]
    components = listed(game, of(name))
    assert sorted(each.id for each in components) == sorted(component_ids(game))
    printed = dict(rows(game.components()))
    for each in components:
        assert each.source == printed[each.id]["source"] and not each.is_changed and not each.is_confirmed
        assert set(each.names) == {"en", "fr", "nl"} and all(each.names.values())
        assert each.fields and all(field.source in SOURCES for field in each.fields)


def test_single_values_have_a_source_of_their_own() -> None:
    fields = {
        each.id: {field.key: field.source for field in each.fields}
        for name in OURS
        for each in listed(GAMES[name], of(name))
    }
    assert fields["card.barracks"]["cost.materials"] == "rulebook"
    assert fields["card.barracks"]["soldiers"] == "reconstructed"
    assert (fields["card.hamlet"]["en"], fields["card.hamlet"]["points"]) == ("published", "reconstructed")
    assert (fields["gift.o3"]["value"], fields["gift.o3"]["action"]) == ("published", "reconstructed")
    assert (fields["token.palace"]["steps"], fields["token.palace"]["copies"]) == (
        "rulebook",
        "reconstructed",
    )


@every_game
def test_every_line_about_a_game_is_about_something(name: str) -> None:
    told, components = about(GAMES[name]), listed(GAMES[name], of(name))
    paths = [(each.id, field.key) for each in components for field in each.fields]
    for kind in told.kinds:
        assert all(any(fits(each.id, [pattern]) for each in components) for pattern in kind.of), kind
    for line in told.finer:
        assert line["source"] in SOURCES
        for pattern in line["of"]:
            assert any(fits(id_, [pattern]) and fits(key, line["keys"]) for id_, key in paths), pattern
    for line in told.choice:
        assert all(any(fits(f"{id_}.{key}", [pattern]) for id_, key in paths) for pattern in line["keys"])


@every_game
def test_choices_of_a_text_are_all_there_are(name: str) -> None:
    game = GAMES[name]
    for each in listed(game, of(name)):
        for field in each.fields:
            if field.choices and isinstance(field.ours, str):
                assert field.ours in field.choices
                own = {}
                *path, last = (*each.id.split("."), field.key)
                inner = own
                for key in path:
                    inner = inner.setdefault(key, {})
                inner[last] = "nonsense"
                (said,) = check(game, own)
                words = [word for word in field.choices if word]
                if field.key not in ("set", "makes_per_type", "makes_per_resource", "points_per_type"):
                    assert all(word in said.sentence for word in words), said


def test_how_complete_a_box_is_counts_pieces() -> None:
    components = listed(KINGDOM, of("kingdom", SHOP, ("card.hamlet", "card.quarry", "treasure.figurehead")))
    part = main_part(progress(KINGDOM, components))
    assert (part.kind, part.confirmed, part.pieces, part.components) == ("card", 9, 70, 45)
    menaces = next(each for each in progress(KINGDOM, components) if each.kind == "menace")
    assert menaces.pieces == 4 * 4 + 10 + 8
    assert part.sources["box"] == 9 and sum(part.sources.values()) == 70


def test_corrections_leave_out_what_is_as_printed_and_are_whole() -> None:
    own = {
        "card": {"quarry": {"points": 0, "cost": {"gold": 1}}, "hamlet": {"points": 1}},
        "alchemy": {"cubes": 5},
    }
    tidied = tidy(KINGDOM, own)
    assert list(tidied) == ["card"] and list(tidied["card"]) == ["quarry"]
    assert tidied["card"]["quarry"] == {"cost": {**KINGDOM.components()["card"]["quarry"]["cost"], "gold": 1}}
    assert of("kingdom", tidied).digest == of("kingdom", tidy(KINGDOM, tidied)).digest != of("kingdom").digest


# What cannot be.


def test_the_check_says_all_that_is_wrong_and_where() -> None:
    own = {
        "card": {"quarry": {"points": 99, "cost": {"gold": 12}}, "hamlet": {"copies": 4}},
        "treasure": {"iron-ingots": {"recycling": ["gold"]}},
    }
    said = {each.path: each.sentence for each in check(KINGDOM, own)}
    assert said == {
        "card.quarry.cost.gold": "card.quarry.cost.gold must be a whole number from 0 to 9, not 12.",
        "card.quarry.points": "card.quarry.points must be a whole number from 0 to 50, not 99.",
        "treasure.iron-ingots.recycling": "treasure.iron-ingots.recycling must name two resources, not "
        "['gold'].",
    }
    for path, sentence in said.items():
        with pytest.raises(Trouble) as trouble:
            top = path.split(".")[0]
            first = {**own, "card": own["card"]} if top == "card" else {top: own[top]}
            if path == "card.quarry.points":
                first = {"card": {"quarry": {"points": 99}}}
            KINGDOM.correct_components(first)
        assert str(trouble.value) == sentence


@pytest.mark.parametrize(("copies", "is_right"), [(3, True), (6, True), (4, False), (5, False), (7, False)])
def test_there_are_67_or_70_development_cards(copies: int, is_right: bool) -> None:
    complaints = check(KINGDOM, tidy(KINGDOM, {"card": {"hamlet": {"copies": copies}}}))
    assert (complaints == []) == is_right
    if not is_right:
        assert complaints[0].path == "" and "67 Development cards, or 70" in complaints[0].sentence


@pytest.mark.parametrize(
    ("own", "path"),
    [
        ({"card": {"quary": {}}}, "card.quary"),
        ({"card": {"hamlet": {"copis": 6}}}, "card.hamlet.copis"),
        ({"card": 5}, "card"),
        ({"card": {"hamlet": 5}}, "card.hamlet"),
        ({"card": {"hamlet": {"cost": 5}}}, "card.hamlet.cost"),
        ({"card": {"hamlet": {"points": "3"}}}, "card.hamlet.points"),
        ({"card": {"hamlet": {"points": 3.5}}}, "card.hamlet.points"),
        ({"card": {"hamlet": {"points": 10**30}}}, "card.hamlet.points"),
        ({"card": {"hamlet": {"en": "x" * (LONGEST_TEXT + 1)}}}, "card.hamlet.en"),
        ({"card": {"hamlet": {"en": "a\x00b"}}}, "card.hamlet.en"),
        ({"card": {"hamlet": {"source": "rulebook"}}}, "card.hamlet.source"),
        ({"extra": {"dragon": {"type": "discovery"}}}, "extra"),
        ([], "own"),
        ({"card": {f"c{nth}": {} for nth in range(9000)}}, "own"),
        ({"solo": {"medals": [[[[[[[[[1]]]]]]]]]}}, "solo.medals"),
        ({"solo": {"medals": list(range(30))}}, "solo.medals"),
    ],
)
def test_what_has_no_place_in_a_box_is_refused(own: Any, path: str) -> None:
    (complaint,) = check(KINGDOM, own)
    assert (
        complaint.path == path and complaint.sentence.endswith((".", "?")) and len(complaint.sentence) < 400
    )


@every_game
def test_longest_printed_texts_fit(name: str) -> None:
    for each in listed(GAMES[name], of(name)):
        assert all(len(field.ours) <= LONGEST_TEXT for field in each.fields if isinstance(field.ours, str))


# Files.


@every_game
@pytest.mark.parametrize("format_", ["csv", "toml"])
@pytest.mark.parametrize("lot", range(4))
def test_a_box_comes_back_as_it_went_out(name: str, format_: str, lot: int) -> None:
    game, dice = GAMES[name], Dice(lot)
    own = box_by_lot(game, dice, 4)
    ids = component_ids(game)
    confirmed = tuple(id_ for id_ in ids if dice.below(2))
    text = write_box(game, of(name, own, confirmed), format_, kind="all")
    draft = read_box(text, format_)
    assert draft.complaints == []
    assert (draft.box.game, draft.box.own, draft.box.confirmed) == (name, own, confirmed)
    if format_ == "toml":
        assert draft.box.name == "Emma’s box"


def test_cities_are_added_and_dropped_by_csv() -> None:
    game = GAMES["gugong"]
    cities = {"dali": [100, 100]}
    small = dict(game.components()["side"]["small"])
    roads = [road for road in small["roads"] if "luoyang" not in road] + [["dali", "xian"]]
    own = {"side": {"small": {"cities": {**cities, "luoyang": []}, "roads": roads}}}
    assert check(game, own) == []
    draft = read_box(write_box(game, of("gugong", own), "csv", kind="board"), "csv")
    assert draft.complaints == [] and draft.box.own == own


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_separators_marks_and_endings_of_spreadsheets_are_understood(separator: str) -> None:
    lines = [["component", "points", "confirmed"], ["card.quarry", "3", "X"], [], ["card.hamlet", "", ""]]
    text = "\ufeff" + "\r\n".join(separator.join(line) for line in lines)
    draft = read_box(text, "csv")
    assert draft.complaints == [] and draft.box.own == {"card": {"quarry": {"points": 3}}}
    assert draft.box.confirmed == ("card.quarry",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("component,points\ncard.quarry,a", "Line 2, column 2: card.quarry.points must be a whole number"),
        (
            "component,points\ncard.quarry,99",
            "Line 2, column 2: card.quarry.points must be a whole number from",
        ),
        (
            "component;cost.gold\ncard.quarry;1\ncard.quarry;2",
            "Line 3, column 1: card.quarry stands in line 2",
        ),
        ("component,points\ncard.quary,1", "Line 2, column 1: 'card.quary' is not a component; did you mean"),
        (
            "component,pionts\ncard.quarry,1",
            "Line 1, column 2: The column 'pionts' is not known; did you mean",
        ),
        ("component,price\ncard.quarry,1", "Line 2, column 2: card.quarry has no price; it has"),
        ("component,confirmed\ncard.quarry,maybe", "Line 2, column 2: confirmed must be x or empty"),
        ("component,points\ncard.quarry,1,2", "Line 2, column 3: This cell has no column name"),
        ("component,medals\nsolo,1 b 3", "Line 2, column 2: solo.medals must be a list of whole numbers"),
        ("component,type\ncard.quarry,castle", "Line 2, column 2: card.quarry.type must be one of"),
        ("component,two_players_only\nadvisor.great-silversmith,perhaps", "must be yes or no"),
    ],
)
def test_a_wrong_csv_gets_line_and_column_and_what_would_be_right(text: str, said: str) -> None:
    draft = read_box(text, "csv", "kingdom")
    assert said in str(draft.complaints[0])


@pytest.mark.parametrize(
    ("text", "format_", "said"),
    [
        ("", "csv", "empty"),
        ("points\n1", "csv", "one of them must be component"),
        ('component,points\n"card.quarry,1', "csv", "Line 2 is no CSV"),
        ("component,points\n" * 3000, "csv", "more than"),
        ("x" * (LARGEST_TEXT + 1), "csv", "larger than"),
        ("component\nnothing.known", "csv", "No component"),
        ("\0", "csv", "UTF-8"),
        ("a = ", "toml", "not TOML"),
        ("a = " + "[" * 5000, "toml", "TOML"),
        ("[nothing]\na = 1", "toml", "No component"),
        ("[card.quarry]", "json", "csv or toml"),
    ],
)
def test_what_cannot_be_read_at_all_is_refused_with_a_sentence(text: str, format_: str, said: str) -> None:
    with pytest.raises(Trouble, match=said):
        read_box(text, format_)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("[card.quarry]\npoints = 99\n", 2, 1),
        ("# mine\n[card.quarry]\ncost = { materials = 2, gold = 77 }\n", 3, 25),
        ("[card]\nquarry.points = 99", 2, 1),
        ("[card.quary]\npoints = 1", 1, 1),
        ('[box]\nconfirmed = ["card.quary"]\n[card.quarry]', 1, 1),
        ("[card.quarry]\npoints = 1.5", 2, 1),
    ],
)
def test_a_wrong_toml_gets_line_and_column(text: str, line: int, column: int) -> None:
    (complaint,) = read_box(text, "toml", "kingdom").complaints
    assert (complaint.line, complaint.column) == (line, column), complaint


def test_texts_that_a_spreadsheet_would_take_for_a_formula_are_guarded() -> None:
    own = {"card": {"quarry": {"en": "=1+1", "fr": "@x"}}}
    text = write_box(KINGDOM, of("kingdom", own), "csv")
    assert "'=1+1" in text and ",=1+1" not in text
    assert read_box(text, "csv").box.own == own


def test_a_file_adds_to_a_box_and_says_what_changes() -> None:
    base = of("kingdom", {"card": {"quarry": {"points": 3}}}, ("card.quarry",))
    draft = read_box("component,points,confirmed\ncard.hamlet,2,x", "csv", base=base)
    assert draft.box.own == {"card": {"quarry": {"points": 3}, "hamlet": {"points": 2}}}
    assert draft.box.confirmed == ("card.quarry", "card.hamlet") and draft.box.name == base.name
    (change,) = changes(KINGDOM, base.own, draft.box.own)
    assert (change.id, change.key, change.before, change.after) == ("card.hamlet", "points", 1, 2)


@every_game
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_sheet_has_a_line_for_each_component_and_nothing_evil(name: str, language: str) -> None:
    game = GAMES[name]
    page = write_box(game, Box(name, "<script>", {}, ("card.quarry",)), "sheet", language)
    assert page.count("<tr>") == len(component_ids(game)) + len(progress(game, listed(game, of(name))))
    assert "<script>" not in page and "&lt;script&gt;" in page and f'lang="{language}"' in page


# The command line.


def run(*words: str, status: int = 0) -> Any:
    result = run_command(*words)
    assert result.exit_code == status, result.output
    return result


def test_a_box_is_exported_filled_in_imported_and_played_with(tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    run("box", "export", "kingdom", "--out", str(table))
    text = table.read_text("utf-8").replace("card.quarry,Quarry,,", "card.quarry,Quarry,x,")
    text = text.replace("Hameau,Gehucht,structure,3", "Hameau,Gehucht,structure,6")
    table.write_text(text, "utf-8")
    out = run("box", "check", str(table)).stdout
    assert "3 of 70 card pieces confirmed." in out and "1 value differs" in out
    imported = run("box", "import", str(table), "--name", "Emma’s box").stdout
    assert "card.hamlet.copies: 3 → 6" in imported
    box = tmp_path / "mine.toml"
    assert json.loads(run("box", "check", str(box), "--json").stdout)["name"] == "Emma’s box"
    listed_ = run("components", "kingdom", "--components", str(box)).stdout
    assert "your own" in listed_
    again = run("box", "import", str(table), status=2).stderr
    assert "is there already" in again


def test_a_wrong_box_is_told_line_by_line(tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("component,points\ncard.quarry,99\ncard.hamlet,98\n", "utf-8")
    said = run("box", "check", str(table), status=2).stderr
    assert "Line 2, column 2: card.quarry.points" in said and "Line 3, column 2: card.hamlet.points" in said
    assert "cannot be read" in run("box", "check", str(tmp_path / "none.csv"), status=2).stderr
