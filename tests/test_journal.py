"""Journals: written whole, read with care."""

import json

import pytest

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from tests.strategies import play_on

GUGONG = find_game("gugong")


@pytest.fixture
def match():
    match = Match(GUGONG, {"players": 3}, seed="journal")
    play_on(match, 80, Dice(4))
    return match


def written(match):
    return json.loads(journal.to_text(match))


def test_a_journal_file_brings_the_match_back(match, tmp_path):
    path = tmp_path / "game.json"
    journal.save(match, path)
    again = journal.replay(journal.read(path), GUGONG)
    assert list(again.position.cells) == list(match.position.cells)
    assert list(tmp_path.iterdir()) == [path]


def test_a_journal_keeps_an_owners_corrections_and_a_position_by_hand(tmp_path):
    own = {"jade": {"square": 6}}
    match = Match(GUGONG, seed="1", own=own, written={"players": 2, "day": 2})
    play_on(match, 10, Dice(1))
    again = journal.replay(written(match), GUGONG)
    assert again.position.t.square_price == 6
    assert list(again.position.cells) == list(match.position.cells)


def test_the_moments_of_a_replay_can_be_watched(match):
    seen = []
    journal.replay(written(match), GUGONG, lambda replayed, number: seen.append(number))
    assert seen == list(range(1, len(match.choices) + 1))


def test_a_truncated_file_is_refused(match, tmp_path):
    text = journal.to_text(match)
    for cut in range(0, len(text) - 2, 97):
        path = tmp_path / "cut.json"
        path.write_text(text[:cut])
        with pytest.raises(Trouble, match=r"broken or cut off|not a Courtyard journal"):
            journal.read(path)


def test_files_that_are_no_journals_are_refused(tmp_path):
    path = tmp_path / "file"
    for content, sentence in (
        (b"\xff\xfe\x00", "not a text file"),
        (b"[]", "not a Courtyard journal"),
        (b"[" * 100_000, "broken"),
        (b"{}", "not a Courtyard journal"),
    ):
        path.write_bytes(content)
        with pytest.raises(Trouble, match=sentence):
            journal.read(path)
    with pytest.raises(Trouble, match="cannot be read"):
        journal.read(tmp_path / "nowhere")
    with pytest.raises(Trouble, match="cannot be read"):
        journal.read(tmp_path)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"courtyard": 9}, "format 9"),
        ({"game": "chess"}, "of the game 'chess'"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"rules": "new"}, "version 'new'"),
        ({"options": []}, "'options' must be a dict"),
        ({"options": {"players": 9}}, "1 to 5 players"),
        ({"seed": 5}, "'seed' must be a str"),
        ({"choices": {}}, "'choices' must be a list"),
        ({"choices": ["0 fly"]}, "Choice 1 .* 'fly' is not a choice"),
        ({"choices": ["x give o1"]}, "does not begin with a seat"),
        ({"choices": [None]}, "does not begin with a seat"),
        ({"choices": ["7 give o1"]}, "Choice 1 .* There is no seat 7"),
        ({"extra": 1}, "unknown parts: extra"),
        ({"components": {"jade": {"squre": 6}}}, "did you mean 'square'"),
    ],
)
def test_what_cannot_be_in_a_journal_is_named(match, change, sentence):
    with pytest.raises(Trouble, match=sentence):
        journal.replay({**written(match), **change}, GUGONG)


def test_missing_parts_are_named(match):
    text = written(match)
    del text["seed"], text["choices"]
    with pytest.raises(Trouble, match="lacks choices, seed"):
        journal.replay(text, GUGONG)


def test_an_illegal_choice_is_named_with_its_number(match):
    text = written(match)
    text["choices"][20] = text["choices"][20].split(" ")[0] + " buy square"
    with pytest.raises(Trouble, match="Choice 21"):
        journal.replay(text, GUGONG)


def test_a_file_that_cannot_be_written_leaves_the_old_one_alone(match, tmp_path):
    path = tmp_path / "nowhere" / "game.json"
    with pytest.raises(Trouble, match="cannot be written"):
        journal.save(match, path)
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(Trouble, match="cannot be written"):
        journal.save(match, folder)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_journal_may_say_who_played(match):
    players = [{"name": "Aïcha"}, {"bot": "strong"}, {}]
    kept = json.loads(journal.to_text(match, players))
    assert kept["players"] == players
    again = journal.replay(kept, GUGONG)
    assert list(again.position.cells) == list(match.position.cells)
    assert journal.to_text(again) == journal.to_text(match)


@pytest.mark.parametrize(
    ("change", "kind", "gaps"),
    [
        ({"courtyard": True}, "format", {"format": "true", "known": 1}),
        ({"rules": True}, "rules", {"rules": "true", "most": 2}),
        ({"players": {}}, "shape", {"part": "players", "shape": "list"}),
        ({"players": []}, "players", {"players": 0, "seats": 3}),
        ({"players": [{}, {"name": "a@b"}, {}]}, "player", {"seat": 1, "most": 16}),
        ({"players": [{}, {}, {"name": "x" * 17}]}, "player", {"seat": 2, "most": 16}),
        ({"players": [{"age": "5"}, {}, {}]}, "player", {"seat": 0, "most": 16}),
        ({"players": ["Anna", None, None]}, "player", {"seat": 0, "most": 16}),
        (
            {"options": {"players": 9}},
            "option",
            {"option": "players", "value": "9", "known": "1, 2, 3, 4, 5"},
        ),
        ({"options": {"players": 2, "focus": "jade"}}, "options", {}),
        ({"components": {"jade": {"square": "6"}}}, "components", {"where": "jade.square"}),
        ({"components": {"moon": {}}}, "components", {"where": "moon"}),
        ({"from": {"players": 2, "day": 9}}, "position", None),
        ({"from": {"players": 2, "day": 2}}, "other-options", {}),
        ({"choices": ["0 fly"]}, "choice-unknown", {"number": 1, "choice": "fly"}),
        ({"choices": ["+1 give o1"]}, "choice-form", {"number": 1, "choice": "+1 give o1"}),
        ({"choices": [7]}, "choice-form", {"number": 1, "choice": "7"}),
        ({"choices": ["7 give o1"]}, "choice-seat", None),
    ],
)
def test_every_fault_has_its_kind_and_says_where(match, change, kind, gaps):
    with pytest.raises(journal.Flaw) as flawed:
        journal.replay({**written(match), **change}, GUGONG)
    assert flawed.value.kind == kind
    assert gaps is None or flawed.value.gaps == gaps


def test_an_unknown_option_is_told_apart_from_a_wrong_one(match):
    with pytest.raises(journal.Flaw) as flawed:
        journal.replay({**written(match), "options": {"colour": "red"}}, GUGONG)
    assert flawed.value.kind == "unknown-option" and flawed.value.gaps["option"] == "colour"


def test_an_illegal_choice_is_told_what_would_have_been_allowed(match):
    text = written(match)
    text["choices"] = text["choices"][:1] * 2
    with pytest.raises(journal.Flaw) as flawed:
        journal.replay(text, GUGONG)
    assert flawed.value.kind == "choice-illegal" and flawed.value.gaps["number"] == 2
    assert flawed.value.gaps["allowed"]


def test_a_choice_after_the_end_is_refused():
    match = Match(GUGONG, {"players": 2}, seed="end")
    play_on(match, 10_000, Dice(2))
    text = written(match)
    text["choices"].append(text["choices"][-1])
    with pytest.raises(journal.Flaw) as flawed:
        journal.replay(text, GUGONG)
    assert (flawed.value.kind, flawed.value.gaps) == ("choice-after-end", {"number": len(text["choices"])})
