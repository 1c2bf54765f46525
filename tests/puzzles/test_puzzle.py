"""Files of puzzles: what is written is read again, and what is bad is refused with a sentence."""

import gzip
import json

import msgspec
import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.puzzles import puzzle as room
from courtyard.puzzles.puzzle import check, line_of, opened, read, write
from tests.puzzles.makers import GUGONG, choice, puzzle


def changed(**parts):
    """Give the line of a puzzle with other parts."""
    return json.dumps({**json.loads(line_of(puzzle())), **parts})


@pytest.mark.parametrize("name", ["some.jsonl", "some.jsonl.gz"])
def test_what_is_written_is_read_again(tmp_path, name):
    puzzles = [puzzle(), puzzle(id="another", level=3)]
    write(tmp_path / name, puzzles)
    assert read(tmp_path / name, GAMES).puzzles == puzzles
    assert read(tmp_path / name, GAMES).omissions() == ""


def test_the_same_puzzles_make_the_same_packed_file(tmp_path):
    write(tmp_path / "one.gz", [puzzle()])
    write(tmp_path / "two.gz", [puzzle()])
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()


def test_a_puzzle_opens_at_its_moment():
    match = opened(puzzle(), GUGONG)
    assert puzzle().seat in match.open_seats
    check(puzzle(), GUGONG)


def test_a_puzzle_knows_its_kind_of_game():
    assert puzzle().variant == "2p"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "Line 1 of .* is no puzzle"),
        ("[1, 2]", "Expected `object`"),
        ("[" * 5000, "is no puzzle"),
        (changed(level="easy"), r"Expected `int`, got `str` - at `\$.level`"),
        (changed(level=7), "its level is 7 instead of 1 to 3"),
        (changed(format=9), "it has format 9"),
        (changed(nodes=[]), "it has 0 choices"),
        (changed(key=5), "no choice 5"),
        (changed(game="chess"), "another game than 'chess'"),
    ],
)
def test_a_bad_line_is_refused_with_a_sentence(tmp_path, line, told):
    path = tmp_path / "bad.jsonl"
    path.write_text(line + "\n")
    with pytest.raises(Trouble, match=told):
        read(path, GAMES)


def nodes(*rows):
    return tuple(room.Node("gift", row) for row in rows)


@pytest.mark.parametrize(
    ("graph", "told"),
    [
        (nodes((choice("a", 2.0),)), "nothing is right"),
        (nodes((choice("a", 0.0, room.END), choice("a", 2.0))), "stands twice"),
        (nodes((choice("a", 0.0, 4), choice("b", 2.0))), "a choice 4 that does not follow"),
        (nodes((choice("a", 0.0, 0), choice("b", 2.0))), "a choice 0 that does not follow"),
        (nodes((choice("a", 0.0, room.END), choice("b", 0.1, room.END))), "everything is right"),
        (
            nodes((msgspec.structs.replace(choice("a"), is_right=True), choice("b", 2.0))),
            "right without leading anywhere",
        ),
    ],
)
def test_a_graph_that_cannot_be_is_refused(graph, told):
    assert told in room.flaw_of(puzzle(nodes=graph, key=0))


def test_a_move_that_the_rules_do_not_allow_is_refused():
    graph = nodes((choice("to jade", 0.0, room.END), choice("to canal", 2.0)))
    with pytest.raises(Trouble, match="'to jade' that the rules do not allow"):
        check(puzzle(nodes=graph, key=0), GUGONG)


def test_a_puzzle_for_another_box_is_refused():
    with pytest.raises(Trouble, match="another box"):
        check(puzzle(box="0123456789ab"), GUGONG)


def test_the_same_id_twice_is_refused(tmp_path):
    write(tmp_path / "twice.jsonl", [puzzle(), puzzle()])
    with pytest.raises(Trouble, match=r"Line 2 .* the same id"):
        read(tmp_path / "twice.jsonl", GAMES)


def test_puzzles_that_cannot_be_played_here_are_left_out_and_counted(tmp_path):
    old = puzzle(id="old")
    kept = {**old.journal, "rules": 99}
    unknown = {**old.journal, "options": {**old.journal["options"], "ruleset": "2-0123456789ab"}}
    foreign = puzzle(id="foreign", game="chess", journal={**old.journal, "game": "chess"})
    rows = [puzzle(), puzzle(id="new", journal=kept), puzzle(id="values", journal=unknown), foreign]
    write(tmp_path / "some.jsonl", rows)
    shelf = read(tmp_path / "some.jsonl", GAMES)
    assert [each.id for each in shelf.puzzles] == ["gugong-by-hand"]
    assert shelf.left_out.total() == 3
    assert "3 puzzles are left out" in shelf.omissions()
    assert "version 99 of the rules" in shelf.omissions()


def test_files_that_are_cut_off_too_long_or_missing_get_a_sentence(tmp_path, monkeypatch):
    whole = gzip.compress((line_of(puzzle()) + "\n").encode())
    (tmp_path / "cut.gz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(Trouble, match="broken or cut off"):
        read(tmp_path / "cut.gz", GAMES)
    with pytest.raises(Trouble, match="cannot be read"):
        read(tmp_path / "none.jsonl", GAMES)
    monkeypatch.setattr(room, "MOST_BYTES", 1000)
    (tmp_path / "bomb.gz").write_bytes(gzip.compress(b" " * 100_000))
    with pytest.raises(Trouble, match="longer than"):
        read(tmp_path / "bomb.gz", GAMES)
