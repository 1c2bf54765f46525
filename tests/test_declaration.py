"""Declarations: what follows from them, what is written from them, and what cannot be declared."""

from pathlib import Path

import pytest

from courtyard.engine.constants import modules
from courtyard.engine.declaration import Declaration
from courtyard.engine.position import ASK, FIRST, LOT
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES

SOURCES = Path(__file__).parents[1] / "src" / "courtyard" / "games"

TOY = {
    "counts": {"seats": 3, "cards": 4},
    "words": {"colours": {"RED": "red", "BLUE": "blue"}, "more": {"extends": "colours", "GREEN": "green"}},
    "axes": {
        "colour": "colours",
        "card": {"count": "cards", "as": "card {}"},
        "rank": ["-", "low", "high"],
        "nth": {"count": "seats", "from": 1},
    },
    "cells": {"round": 1, "own": 0, "hand": "seats * cards", "points": "seats", "before": "from own"},
    "options": {
        "play": {"of": ["card"], "as": "play {card}"},
        "mark": {"of": ["colour", "rank"], "as": "mark {colour} {rank}"},
        "pass": {"as": "pass"},
    },
    "chance": {"draw": {"of": ["card"], "as": "draw {card}"}},
    "steps": {
        "do": {"deal": "- card"},
        "ask": {"bid": "seat card? colour", "members": "seat seats*"},
        "lot": {"card": {"of": "seat", "draws": "cards", "nth": "round"}},
    },
    "events": {"bid_made": "seat card", "over": ""},
    "observation": {
        "mine": {"of": ["card"], "about": "in my hand"},
        "points": {"of": ["nth"], "most": 9, "about": "points"},
    },
}


def toy(**changes):
    return Declaration({**TOY, **changes})


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_written_from_a_declaration_is_up_to_date(game):
    folder = SOURCES / game / "declaration"
    for name, text in modules(Declaration.read(folder / "declaration.toml")).items():
        written = (folder / f"{name}.py").read_text(encoding="utf-8")
        assert written == text, f"run `make declare`: {game}/declaration/{name}.py differs"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_is_written_differently_and_read_back(game):
    declared = GAMES[game].declaration
    written = [text for text in declared.notation() if text]
    assert len(set(written)) == len(written)
    assert len(declared.notation()) == declared.all_options == GAMES[game].action_space


def test_cells_stand_behind_the_agenda_one_after_the_other():
    cells = toy().cells
    assert [(cell.first - FIRST, cell.length) for cell in cells.values()] == [
        (0, 1), (1, 0), (1, 12), (13, 3), (16, 15)
    ]  # fmt: skip
    assert toy().size == FIRST + 31
    assert [name for name, _, _ in toy().fields] == ["round", "hand", "points", "before"]


def test_words_have_numbers_and_lists_may_go_on_from_others():
    assert toy().words["more"] == ("red", "blue", "green")
    assert "GREEN: Final = 2" in modules(toy())["words"]


def test_options_are_written_by_their_pattern_and_taken_apart_again():
    declared = toy()
    text = declared.notation({"card": ["ace", "king", "queen"]})
    assert text[:4] == ["play ace", "play king", "play queen", ""]
    assert text[4:] == ["", "mark red low", "mark red high", "", "mark blue low", "mark blue high", "pass",
                        "draw ace", "draw king", "draw queen", ""]  # fmt: skip
    assert declared.parts(9) == {"colour": 1, "rank": 2}
    assert (declared.player_options, declared.all_options) == (11, 15)


def test_steps_are_shown_in_words_and_read_back():
    declared = toy()
    cards = {"card": ["ace", "king", "queen", "jack"]}
    frame = [ASK, 1, 2, 1]
    shown = declared.show(frame, 1, False, cards)
    assert shown == {"step": "ask-bid", "seat": 1, "card": "queen", "colour": "blue"}
    assert declared.show(frame, 0, False, cards)["card"] is None
    assert declared.show(frame, 0, True, cards)["card"] == "queen"
    assert declared.read_step(shown, cards) == frame
    members = [ASK + 1, 2, 0b101, 0]
    assert declared.show(members, 0, False, {}) == {"step": "ask-members", "seat": 2, "seats": [0, 2]}
    assert declared.read_step(declared.show(members, 0, False, {}), {}) == members
    assert declared.steps["lot-card"].number == LOT
    assert declared.steps["ask-bid"].question == "bid"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"colors": {}}, r"no section \[colors\]"),
        ({"cells": {"hand": "seats * crads"}}, "no count 'crads'"),
        ({"options": {"play": {"of": ["crad"], "as": "{crad}"}}}, "no axis or list of words 'crad'"),
        ({"counts": {"seats": "colors"}}, "no list of words 'colors'"),
        ({"steps": {"ask": {"bid": {"of": "seat", "nth": 1}}}}, "must be text"),
        ({"steps": {"aks": {"bid": ""}}}, "steps are do, ask, all or lot"),
        ({"cells": {"hand": -1}}, "not a number"),
        ({"options": {"play": {"of": ["card"], "as": "{colour}"}}}, "'colour' is not among"),
    ],
)
def test_what_cannot_be_declared_is_refused_with_a_sentence(changes, why):
    with pytest.raises(Trouble, match=why):
        toy(**changes)


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    (tmp_path / "declaration.toml").write_text("[cells\n")
    with pytest.raises(Trouble, match=r"declaration\.toml cannot be read"):
        Declaration.read(tmp_path / "declaration.toml")
