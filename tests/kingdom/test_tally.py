"""The look-ahead's cached counts equal the rules, and a fresh count each time."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games.kingdom.chapters import ending
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration.cells import CARD_AT
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import BUILDING, DUCHY, KRYSTALLIUM, SELECTED, SOLDIER, TYPES
from courtyard.games.kingdom.game import KINGDOM
from courtyard.games.kingdom.judgement import worth
from courtyard.games.kingdom.judgement.tally import COMBO, FLAT, MAKES, SOON, STANDING, Tally


def positions(options, seed):
    """Some positions of a game that is played by lot."""
    position = Match(KINGDOM, options, seed=str(seed)).position.copy()
    assert isinstance(position, Kingdom)
    dice = Dice(seed)
    while not position.is_over():
        position.choose(position.seat, dice.choose(position))
        if dice.below(12) == 0:
            yield position


# Counting anew.


def combo(p, who, its_type):
    """Tell how many points another card of a type brings to a Duchy by what counts that type."""
    c = p.cells
    t = p.t
    each = t.duchy_points[who] if t.duchy_points_type[who] == its_type else 0
    for card in range(t.developments):
        if t.points_per_type[card] == its_type and c[CARD_AT + card] == DUCHY + who:
            each += t.points_per[card]
    return each


def of_type_soon(p, who, its_type):
    """Tell how many cards of a type will stand in a Duchy at the end, in hundredths."""
    c = p.cells
    there = worth.NEW_CARDS * worth.rounds_to_come(p)
    for card in range(p.t.developments):
        if p.t.card_type[card] == its_type:
            if c[CARD_AT + card] == DUCHY + who:
                there += worth.STANDS
            elif c[CARD_AT + card] == BUILDING + who:
                there += worth.BEGUN
    return there


def worth_of(p, who, card):
    """The value of a card once it is completed."""
    t = p.t
    left = worth.rounds_to_come(p)
    icon = left * worth.LATER_CUBE[left] + worth.THIS_ROUND
    its_type = t.card_type[card]
    value = worth.POINT * (t.points[card] + combo(p, who, its_type))
    if t.points_per[card] > 0:
        soon = of_type_soon(p, who, t.points_per_type[card])
        if t.points_per_type[card] == its_type:
            soon += worth.ALIKE
        value += t.points_per[card] * soon
    value += t.icons[card] * icon
    if t.makes_per[card] > 0:
        value += of_type_soon(p, who, t.makes_per[card]) * icon // 100
    value += t.bonus_soldiers[card] * worth.SPARE_SOLDIER[left]
    return value + t.bonus_krystallium[card] * worth.SPARE_KRYSTALLIUM[left]


def cost_of(p, card):
    """The value that is still missing on a card."""
    left = worth.rounds_to_come(p)
    value = 0
    for space in range(SPACES):
        missing = p.missing(card, space)
        if missing > 0:
            if space == KRYSTALLIUM:
                value += missing * worth.SPARE_KRYSTALLIUM[left]
            elif space == SOLDIER:
                value += missing * worth.SPARE_SOLDIER[left]
            else:
                value += missing * worth.CUBE[left]
    return value


# The tally.


def agrees(tally):
    """Tell whether every count is what the position beside it says."""
    p, who, n = tally.p, tally.who, tally.counts
    for kind in range(1, len(TYPES) + 1):
        assert n[COMBO + kind] == combo(p, who, kind)
        assert n[SOON + kind] == of_type_soon(p, who, kind)
        assert n[STANDING + kind] == p.of_type(who, kind)
    for resource in range(RESOURCES):
        assert n[MAKES + resource] == yield_of(p, who, resource)
    assert n[FLAT] == ending.flat_points(p, who)
    assert tally.combo_points() == ending.combo_points(p, who)
    assert list(tally.sites) == list(p.sites(who))
    for card in list(tally.sites) + list(tally.selected):
        if card < p.t.developments:
            assert tally.worth(card) == worth_of(p, who, card)
            assert tally.cost(card) == cost_of(p, card)
    return True


@pytest.mark.parametrize("options", [{"module": "menace"}, {"module": "quest"}, {"players": 1}], ids=str)
def test_the_tally_is_what_the_rules_count_also_after_slating_and_completing(options):
    for position in positions(options, 3):
        for who in range(position.seats()):
            tally = Tally(position, who)
            tally.count()
            assert agrees(tally)
            if len(tally.selected) > 0:
                assert tally.selected[0] == min(
                    card for card in range(128) if position.is_at(card, SELECTED + who)
                )
            for card in list(tally.selected):
                if card < position.t.developments:
                    tally.slate(card)
                    assert agrees(tally)
            for card in list(tally.sites)[::2]:
                tally.complete(card)
                assert agrees(tally)
