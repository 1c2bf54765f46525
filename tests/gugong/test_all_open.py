"""All hands open: whoever looks back at a game that is over sees what every family saw of its own."""

from typing import Any

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.games.gugong.game import GUGONG
from tests.strategies import by_lot

VARIANTS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "expert": True, "open_information": True},
    {"players": 2, "bonus": "french"},
    {"players": 1, "solo": "hard"},
]


def played(variant: dict[str, Any]) -> Match:
    return Match(GUGONG, variant, seed="all open")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_family_is_shown_as_it_sees_itself(variant):
    match, dice, hidden = played(variant), Dice(3), 0
    while not match.is_over:
        everything, public = match.view(EVERYTHING), match.view(SPECTATOR)
        automated_seats = GUGONG.automated_seats(match.options)
        for seat, family in enumerate(everything["families"]):
            if seat not in automated_seats:
                assert family == match.view(seat)["families"][seat]
            assert len(family["hand"]) == family["hand_size"]
            assert len(family["discard"]) == family["discard_size"]
            assert all(token["token"] for token in family["stored"])
            hidden += family["hand"] != public["families"][seat]["hand"]
        match.choose(*by_lot(match, dice))
    assert hidden > 20


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_open_to_all_is_shown_as_all_see_it(variant):
    match, dice = played(variant), Dice(4)
    secret = {"families", "agenda", "tokens", "meng"}
    while not match.is_over:
        everything, public = match.view(EVERYTHING), match.view(SPECTATOR)
        assert {key: everything[key] for key in everything.keys() - secret} == {
            key: public[key] for key in public.keys() - secret
        }
        match.choose(*by_lot(match, dice))


def test_a_gift_that_was_picked_and_not_yet_given_is_shown():
    match, dice, picked = played({"players": 3}), Dice(5), 0
    while not match.is_over:
        for shown, public in zip(
            match.view(EVERYTHING)["agenda"], match.view(SPECTATOR)["agenda"], strict=True
        ):
            if "card" in shown:
                assert shown["card"] is not None
                picked += public["card"] is None
        match.choose(*by_lot(match, dice))
    assert picked > 20


def test_mengs_hidden_cards_are_shown():
    match, dice, known = played({"players": 1}), Dice(6), 0
    while not match.is_over:
        meng = match.view(EVERYTHING)["meng"]
        assert meng["under_pile_known"] is not None and None not in meng["under_pile_known"]
        assert len(meng["under_pile_known"]) == meng["under_pile"]
        assert None not in meng["discard_order"]
        known += len(meng["discard_order"])
        match.choose(*by_lot(match, dice))
    assert known > 0


def test_the_log_names_cards_that_only_their_owner_knew():
    match, dice = played({"players": 4}), Dice(7)
    while not match.is_over:
        match.choose(*by_lot(match, dice))
    opened = 0
    for event in match.events:
        told, common = match.log_line(event, EVERYTHING), match.log_line(event, SPECTATOR)
        if told != common:
            assert told is not None and common is not None
            assert told.id == f"{common.id}-open" and told.args.keys() - common.args.keys() == {"gift"}
            for language in ("en", "fr", "nl"):
                assert GUGONG.phrases.say(told, language)
            opened += 1
    assert opened > 0


def test_every_view_belongs_to_a_day_or_to_the_end():
    match, dice = played({"players": 2}), Dice(8)
    chapters = [GUGONG.phrases.say(GUGONG.chapter(match.view(SPECTATOR)))]
    while not match.is_over:
        match.choose(*by_lot(match, dice))
        chapter = GUGONG.phrases.say(GUGONG.chapter(match.view(SPECTATOR)))
        if chapter != chapters[-1]:
            chapters.append(chapter)
    assert chapters == ["Day 1", "Day 2", "Day 3", "Day 4", "End of the game"]
