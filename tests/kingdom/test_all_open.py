"""All hands open: whoever looks back at a game that is over sees what every player saw of their own."""

from typing import Any

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.games.kingdom.game import KINGDOM
from tests.strategies import by_lot

MODULES = ("menace", "advisors", "quest")


def played(**options: Any) -> Match:
    return Match(KINGDOM, options, seed="all open")


def names_in(lying: list[dict[str, Any]]) -> list[str | None]:
    return [card["card"] for card in lying]


@pytest.mark.parametrize("module", MODULES)
def test_every_duchy_is_shown_as_it_sees_itself_also_under_the_veil(module):
    match, dice, hidden = played(module=module), Dice(3), 0
    while not match.is_over:
        everything, public = match.view(EVERYTHING), match.view(SPECTATOR)
        for seat, duchy in enumerate(everything["duchies"]):
            own = match.view(seat)["duchies"][seat]
            lying = ("selection",)
            assert {key: part for key, part in duchy.items() if key not in lying} == {
                key: part for key, part in own.items() if key not in lying
            }
            # A card that the other laid face down lies here as well, and even its owner does not know it.
            assert None not in names_in(duchy["selection"]) and len(duchy["selection"]) == len(
                own["selection"]
            )
            hidden += duchy != public["duchies"][seat]
        match.choose(*by_lot(match, dice))
    assert hidden > 20


@pytest.mark.parametrize("module", MODULES)
def test_nothing_that_lies_somewhere_is_unknown(module):
    match, dice, down = played(module=module), Dice(4), 0
    while not match.is_over:
        view = match.view(EVERYTHING)
        for lying in (*view["areas"], view["discards"]["down"]):
            assert None not in names_in(lying)
            down += sum(card["down"] for card in lying)
        assert view["unseen"] == [] and view["hidden_dangers"] == []
        assert view["deciding"] == match.open_seats
        assert all("card" not in step or step["card"] for step in view["agenda"])
        match.choose(*by_lot(match, dice))
    assert down > 0


def test_what_seats_see_of_the_deck_is_no_more_than_they_remember():
    match, dice = played(players=1, module="quest"), Dice(5)
    while not match.is_over:
        assert match.view(EVERYTHING)["deck"] == match.view(0)["deck"]
        match.choose(*by_lot(match, dice))


def test_the_log_names_what_was_laid_face_down_and_all_that_was_done_under_the_veil():
    match, dice, opened, veiled = played(module="menace"), Dice(6), 0, 0
    while not match.is_over:
        everything = match.log(EVERYTHING)
        for seat in (0, 1, SPECTATOR):
            heard = {KINGDOM.event_for(match.position, event, seat) for event in everything}
            assert set(match.log(seat)) <= heard
        veiled += len(everything) > len(match.events)
        match.choose(*by_lot(match, dice))
    assert match.log(EVERYTHING) == match.events
    for event in match.events:
        told = match.log_line(event, EVERYTHING)
        if told is not None and told.id == "log-trapped-open":
            opened += 1
            assert all(KINGDOM.phrases.say(told, language) for language in ("en", "fr", "nl"))
        assert told is None or "face-down-cards" not in repr(told)
    assert opened > 0 and veiled > 10


def test_every_view_belongs_to_a_round_and_a_phase():
    match, dice = played(module="menace"), Dice(8)
    chapters: list[str] = []
    while not match.is_over:
        chapter = KINGDOM.phrases.say(KINGDOM.chapter(match.view(SPECTATOR)))
        if not chapters or chapter != chapters[-1]:
            chapters.append(chapter)
        match.choose(*by_lot(match, dice))
    assert chapters[:3] == ["Round 1: Choice", "Round 1: Planning", "Round 1: Production"]
    assert chapters[-1] in ("Round 4: Production", "Round 4: Combat")
    assert KINGDOM.phrases.say(KINGDOM.chapter(match.view(0))) == "End of the game"
