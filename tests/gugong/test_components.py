"""Components: all there, each with its source, and open to an owner's corrections."""

import pytest

from courtyard.engine.content import SOURCES, rows, values
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.declaration import counts
from courtyard.games.gugong.declaration.components import printed, tables_for, with_corrections
from courtyard.games.gugong.declaration.editions import DIFFERENCES, PRINTINGS
from courtyard.games.gugong.declaration.words import DECREE_KINDS, TOKENS
from courtyard.games.gugong.game import GUGONG
from tests.gugong.table import Table


def test_every_row_has_a_source():
    for name, row in rows(printed()):
        assert row["source"] in SOURCES, name
        assert row["source"] != "published" or row["page"], name
    assert sum(value.source == "rulebook" for value in values(printed())) > 50


def test_the_box_is_complete():
    tables = printed()
    assert len(tables["gift"]) == 38
    assert set(tables["token"]) == set(TOKENS)
    assert sum(row["copies"] for row in tables["token"].values() if row["box"] == "basic") == 32
    assert sum(row["copies"] for row in tables["token"].values() if row["box"] == "english") == 6
    assert sum(row["copies"] for row in tables["token"].values() if row["box"] == "french") == 6
    assert set(tables["decree"]) == set(DECREE_KINDS)
    assert [len(side["cities"]) % 2 for side in tables["side"].values()] == [0, 0]


def test_an_owner_corrects_a_value_and_the_game_plays_by_it():
    own = {"side": {"small": {"houses": [2, 3, 4, 5]}}, "gift": {"s1-4": {"action": "decrees"}}}
    tables = with_corrections(own)
    assert tables["side"]["small"]["source"] == "owner"
    assert tables["gift"]["s1-4"]["source"] == "owner"
    assert tables["gift"]["s1-4"]["value"] == 4
    assert printed()["gift"]["s1-4"]["action"] == "intrigue"
    assert Table("players = 2", own=own).houses == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ({"gift": {"s9-9": {"value": 1}}}, "'s9-9' in \\[gift\\] is not a component"),
        ({"gift": {"s1-4": {"valeu": 1}}}, "did you mean 'value'"),
        ({"gift": {"s1-4": {"value": 12}}}, "from 1 to 9, not 12"),
        ({"gift": {"s1-4": {"value": "four"}}}, "must be a whole number"),
        ({"gift": {"s1-4": {"action": "fly"}}}, "not 'fly'"),
        ({"gift": {"s1-4": {"set": "2"}}}, "starting set 1 must hold 4 gift cards, not 3"),
        ({"gift": {"o1": {"set": "pile"}}}, "officials must begin with 7 gift cards, not 6"),
        ({"gifts": {"number": 37}}, "must be 37 gift cards, not 38"),
        ({"token": {"points": {"copies": 5}}}, "32 basic travel tokens, not 33"),
        ({"die": {"a": {"faces": [1, 2, 3]}}}, "list of 6 numbers"),
        ({"decree": {"eight-points": {"level": 2}}}, "five decrees of level 2, not 6"),
        ({"side": {"small": {"players": [1, 2]}}}, "share out 1 to 5 players"),
        ({"side": {"small": {"roads": [["rome", "xian"]]}}}, "no city 'rome'"),
        ({"side": {"small": {"roads": []}}}, "no road leads to kaifeng, luoyang"),
        ({"side": {"small": {"houses": [4, 3]}}}, "from cheap to expensive"),
        ({"wall": {"full": [4, 4]}}, "list of 5 numbers"),
        ({"wall": 4}, "must be a table"),
        ({"harbours": {"rewards": [[], ["gold"], [], [], []]}}, "not 'gold'"),
        ({"trade": {"jade": {"tokens": 5}}}, "2, 4 or 6"),
        ({"garden": {}}, "at the top is not a component"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused_with_a_sentence(own, sentence):
    with pytest.raises(Trouble, match=sentence):
        GUGONG.correct_components(own)


def test_every_printing_says_something_on_every_difference_and_rests_on_a_rule():
    for difference in DIFFERENCES:
        assert list(difference.says) == list(PRINTINGS)
        assert difference.rule in GUGONG.rules.rules, difference.rule


def test_the_table_of_differences_tells_of_mengs_way_and_of_the_generous_token():
    told = {difference.rule: difference.says for difference in DIFFERENCES}
    way, generous = told["gugong.meng.travel-ring-bare"], told["gugong.bonus.generous"]
    assert {name for name in way if way[name] != way["english-2"]} == {"french"}
    assert {name for name in generous if generous[name] != generous["english-2"]} == {"dutch"}
    flags = {
        name: (printing.meng_steps_aside, printing.generous_always) for name, printing in PRINTINGS.items()
    }
    assert flags == {
        "english-1": (False, False),
        "english-2": (False, False),
        "french": (True, False),
        "dutch": (False, True),
    }


def test_the_printings_differ_where_the_table_says_so():
    flags = {
        name: {key: value for key, value in vars(printing).items() if isinstance(value, bool)}
        for name, printing in PRINTINGS.items()
    }
    assert flags["english-1"] == flags["english-2"]
    assert flags["french"] != flags["english-2"] != flags["dutch"]
    for name in PRINTINGS:
        tables = tables_for(GUGONG.settle_options({"printing": name}), {})
        assert all(getattr(tables, flag) == value for flag, value in flags[name].items())


def test_the_options_have_room_for_every_value_that_a_die_can_show():
    faces = [face for die in printed()["die"].values() for face in die["faces"]]
    assert {len(die["faces"]) for die in printed()["die"].values()} == {counts.FACES}
    assert min(faces) > 0 and max(faces) < counts.VALUES
