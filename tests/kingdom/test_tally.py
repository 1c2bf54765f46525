"""What the look ahead counts once is what the rules and `worth` count each time."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games.kingdom import ending, worth
from courtyard.games.kingdom.course import Kingdom
from courtyard.games.kingdom.game import KINGDOM
from courtyard.games.kingdom.planning import next_card
from courtyard.games.kingdom.production import yield_of
from courtyard.games.kingdom.tally import COMBO, FLAT, MAKES, SOON, STANDING, Tally
from courtyard.games.kingdom.words import RESOURCES, TYPES


def positions(options, seed):
    """Some positions of a game that is played by lot."""
    position = Match(KINGDOM, options, seed=str(seed)).position.copy()
    assert isinstance(position, Kingdom)
    dice = Dice(seed)
    while not position.is_over():
        position.choose(position.seat, dice.choose(position))
        if dice.below(12) == 0:
            yield position


def agrees(tally):
    """Whether every count is what the position beside it says."""
    p, who, n = tally.p, tally.who, tally.counts
    for kind in range(1, len(TYPES) + 1):
        assert n[COMBO + kind] == worth.combo(p, who, kind)
        assert n[SOON + kind] == worth.of_type_soon(p, who, kind)
        assert n[STANDING + kind] == p.of_type(who, kind)
    for resource in range(RESOURCES):
        assert n[MAKES + resource] == yield_of(p, who, resource)
    assert n[FLAT] == ending.flat_points(p, who)
    assert tally.combo_points() == ending.combo_points(p, who)
    assert list(tally.sites) == list(p.sites(who))
    for card in list(tally.sites) + list(tally.selected):
        if card < p.t.developments:
            assert tally.worth(card) == worth.worth(p, who, card)
            assert tally.cost(card) == worth.cost(p, card)
    return True


@pytest.mark.parametrize("options", [{"module": "menace"}, {"module": "quest"}, {"players": 1}], ids=str)
def test_the_tally_is_what_the_rules_count_also_after_slating_and_completing(options):
    for position in positions(options, 3):
        for who in range(position.seats()):
            tally = Tally(position, who)
            tally.count()
            assert agrees(tally)
            if len(tally.selected) > 0:
                assert tally.selected[0] == next_card(position, who)
            for card in list(tally.selected):
                if card < position.t.developments:
                    tally.slate(card)
                    assert agrees(tally)
            for card in list(tally.sites)[::2]:
                tally.complete(card)
                assert agrees(tally)
