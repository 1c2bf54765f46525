"""`courtyard check` finds what is wrong with a game: the example, with one fault at a time."""

import sys
from pathlib import Path

import pytest

from courtyard.arena.contract import Trial, interference
from courtyard.engine.declaration import Declaration
from courtyard.engine.judgement import Judgement
from courtyard.engine.language import Phrasebook
from courtyard.engine.match import Match
from courtyard.games import GAMES

SOURCES = Path(__file__).parents[1] / "examples" / "lanterns" / "src"


@pytest.fixture(scope="module")
def lanterns():
    sys.path.insert(0, str(SOURCES))
    try:
        from lanterns import game, position
    finally:
        sys.path.remove(str(SOURCES))
    return game, position


def faults(game, games=2):
    return {finding.name: finding.fault for finding in Trial(game, games, 1).findings() if finding.fault}


def changed(lanterns, name, change):
    """Give the example with one method of its position changed."""
    game, position = lanterns

    class Changed(position.Fair):
        def copy(self):
            return self.copy_to(Changed(self.players))

    setattr(Changed, name, change(getattr(position.Fair, name)))

    class Other(game.Lanterns):
        def empty(self, options, own):
            return Changed(options["players"])

    return Other()


def with_words(lanterns, change):
    """Give the example with other English words."""
    text = (SOURCES / "lanterns" / "words" / "en.ftl").read_text()

    class Words(Phrasebook):
        def source(self, language):
            return change(text)

    class Other(lanterns[0].Lanterns):
        phrases = Words()

    return Other()


def test_nothing_is_wrong_with_the_example(lanterns):
    assert faults(lanterns[0].GAME) == {}


def test_a_step_that_never_ends_is_named(lanterns):
    def endless(perform):
        def again(self, step, who, a, b):
            self.push(step, who, a, b)

        return again

    assert all(
        "'refill' comes again and again without a choice" in fault
        for name, fault in faults(changed(lanterns, "perform", endless)).items()
        if name != "words"
    )


def test_a_draw_that_is_not_counted_is_found(lanterns):
    def uncounted(drawn):
        def forgetful(self, step, who, a, b, outcome):
            drawn(self, step, who, a, b, outcome)
            self.cells[lanterns[1].STALLS_DRAWN] = 0

        return forgetful

    assert "'stalls' number 0 is made twice" in faults(changed(lanterns, "drawn", uncounted))["draws"]


def test_an_option_that_is_offered_twice_is_found(lanterns):
    def doubled(ask):
        def twice(self, *step):
            ask(self, *step)
            ask(self, *step)

        return twice

    found = faults(changed(lanterns, "ask", doubled))
    assert "lists an option twice" in found["whole games, words, saving"]


def test_an_event_of_a_seat_that_is_not_there_is_found(lanterns):
    def misled(drawn):
        def told(self, step, who, a, b, outcome):
            drawn(self, step, who, a, b, outcome)
            self.record(lanterns[1].WON, 9, 0, 0)

        return told

    assert (
        "'won' is told of a seat 9"
        in faults(changed(lanterns, "drawn", misled))["whole games, words, saving"]
    )


@pytest.mark.parametrize("word", ["prompt-lantern", "option-light", "chapter"])
def test_a_missing_word_is_found(lanterns, word):
    game = with_words(lanterns, lambda text: text.replace(f"{word} =", f"other-{word} ="))
    assert word in faults(game)["whole games, words, saving"]


def test_words_that_cannot_be_read_are_found(lanterns):
    game = with_words(lanterns, lambda text: text.replace("log-won-you =", "log-won-you"))
    assert "log-won-you" in faults(game)["words"]


@pytest.mark.parametrize(
    "sentence", ["has the steps [] on its agenda", "does not look like it: the view['players'][0]['points']"]
)
def test_a_sample_that_is_not_what_was_seen_is_found(lanterns, sentence):
    class Other(lanterns[0].Lanterns):
        def sample(self, view, dice):
            p = super().sample(view, dice)
            if "agenda" in sentence:
                while p.cells[0]:
                    p.pop()
            else:
                p.cells[lanterns[1].POINTS] += 1
            return p

    assert sentence in faults(Other())["hidden information"]


def test_a_declaration_names_its_mistakes():
    for declared, sentence in (
        ({"steps": {"lot": {"roll": {"nth": "rols"}}}}, "no cell or detail 'rols'"),
        ({"events": {"won": "seat a b c"}}, "more than its seat and two details"),
        ({"cells": {"board": ["seats", "squares"]}}, "is not a number of things"),
    ):
        with pytest.raises(Exception, match=sentence):
            Declaration(declared)


def test_a_judgement_that_peeks_is_found(lanterns):
    class Peeking(Judgement):
        def best(self, position, seat, dice):
            options = list(position.options_of(seat))
            return int(options[sum(nth * cell for nth, cell in enumerate(position.cells)) % len(options)])

    class Other(lanterns[0].Lanterns):
        @property
        def judgement(self):
            return Peeking()

    assert "The judgement chooses for seat" in faults(Other())["hidden information"]


def test_where_several_choose_at_once_who_comes_second_is_judged_alike_in_every_world():
    game = GAMES["kingdom"]
    match = Match(game, game.settle_options({"module": "menace"}), "1")
    while len(match.open_seats) < 2:
        match.choose(match.open_seats[0], int(match.position.options_of(match.open_seats[0])[0]))
    while match.open_seats != [1]:
        match.choose(0, int(match.position.options_of(0)[-1]))
    assert [interference(match, nth) for nth in range(5)] == [""] * 5
