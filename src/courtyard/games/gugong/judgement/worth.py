"""Worth of things to a seat: servants, stairs, jade and cards.

Worth is counted in hundredths of a victory point. It rests on what the seat may know: the board,
and its own cards; never on the cards of others or the draw pile.
The weights are those of `worth.toml`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.gugong.chapters.ending import jade_worth
from courtyard.games.gugong.chapters.night import matches
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import steps
from courtyard.games.gugong.declaration import words as w
from courtyard.games.gugong.declaration.counts import FACES
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.judgement.weights import (
    AGAINST,
    ENOUGH,
    HOPE,
    LATENESS,
    LEFT,
    MARKER_MORNING,
    MARKER_STEP,
    NIGHT,
    OVERTAKING,
    PLACE,
    PLENTY,
    SERVANT,
    SERVANT_AT_LAST,
    SERVANT_TO_SPARE,
    STAIR,
    STAIR_AT_LAST,
    TOMORROW,
    TURN,
    USE,
    VALUE_TODAY,
    VALUE_TOMORROW,
    weights,
)

TOGETHER: Final = weights("together")
ALONE: Final = weights("alone")
POINT: Final = 100
HOPES: Final = 6
NOW: Final = 100000
"""More than anything can be worth."""


class Adviser:
    """Worth of the game's things to one seat at this moment.

    `mornings` and `later` count the mornings and the turns of today still to come; `purse` is what the
    pool can pay.
    """

    p: Court
    who: i64
    mornings: i64
    later: i64
    purse: i64
    servant: i64
    stair: i64
    marker: i64
    jade: i64
    turn: i64
    matched: i64
    row: vec[i64]

    def __init__(self, p: Court, who: i64, step: i64) -> None:
        self.p = p
        self.row = TOGETHER if p.t.meng < 0 else ALONE
        self.who = who
        self.mornings = p.t.days - p.cells[at.TODAY]
        self.later = p.cells[at.HAND_SIZE + who]
        if steps.ASK_GIFT <= step <= steps.ASK_PAYMENT:
            self.later -= 1
        self.purse = p.plain_and_double(who)
        self.servant = self.servant_worth()
        self.stair = self.stair_worth()
        self.marker = self.row[MARKER_STEP] + self.row[MARKER_MORNING] * self.mornings
        self.jade = self.jade_gain()
        self.turn = self.row[TURN + self.mornings]
        self.matched = -1

    def own(self, field: i64) -> i64:
        return self.p.cells[field + self.who]

    # Servants, stairs, jade.

    def servant_worth(self) -> i64:
        """Dear while they can be used, cheap when the next morning would bring them back."""
        row = self.row
        if self.mornings > 0:
            soon = row[USE] * self.later
            if self.own(at.SUPPLY) < self.p.t.day_servants[self.p.cells[at.TODAY]]:
                return row[SERVANT_TO_SPARE] + soon
            return row[SERVANT + self.mornings] + soon - row[PLENTY] * self.purse
        if self.later == 0:
            return 0
        return (
            row[SERVANT_AT_LAST]
            if self.purse <= row[ENOUGH] * self.later // 10
            else row[SERVANT_TO_SPARE] // 2
        )

    def gained(self, servants: i64) -> i64:
        """Servants from the supply, as far as it reaches."""
        there = self.own(at.SUPPLY) + (1 if self.p.supply_has_double(self.who) else 0)
        return self.servant * (servants if servants < there else there)

    def stair_worth(self) -> i64:
        """A step of the envoy: the fewer turns are left for it, the more pressing."""
        if self.own(at.ARRIVAL) > 0:
            return POINT * self.p.t.palace_beyond
        if self.mornings == 0:
            return self.row[STAIR_AT_LAST]
        left = self.p.t.stairs - self.own(at.ENVOY)
        turns = self.later + 1 + 4 * self.mornings
        return self.row[STAIR + self.mornings] + self.row[LATENESS] * left * left // (turns * turns)

    def climb(self, stairs: i64) -> i64:
        """Steps towards the Palace, the place of arrival, and points beyond."""
        left = self.p.t.stairs - self.own(at.ENVOY)
        if stairs < left or self.own(at.ARRIVAL) > 0:
            return stairs * self.stair
        arrived: i64 = 0
        for seat in range(self.p.t.players):
            if self.p.cells[at.ARRIVAL + seat] > 0:
                arrived += 1
        beyond = POINT * self.p.t.palace_beyond * (stairs - left)
        return left * self.stair + self.row[PLACE] * self.p.t.arrival[arrived] + beyond

    def jade_gain(self) -> i64:
        """One more jade: its points, and the hope of a larger collection."""
        has = self.own(at.JADES)
        gain = POINT * (jade_worth(self.p, has + 1) - jade_worth(self.p, has))
        if has < HOPES:
            gain += self.row[HOPE + has] * self.mornings
        if self.p.has_decree(self.who, w.JADE_POINTS):
            gain += POINT * self.p.t.decree_amount[w.JADE_POINTS]
        return gain

    # Cards.

    def in_hand(self, card: i64) -> i64:
        """A card to be given later today."""
        if self.later == 0:
            return 0
        t = self.p.t
        return self.row[VALUE_TODAY + t.card_value[card]] + self.row[TOMORROW + t.card_action[card]] // 2

    def discarded(self, card: i64) -> i64:
        """A card on the own discard pile: matches tonight, a gift tomorrow."""
        worth = self.tonight(self.shown(card))
        if self.mornings > 0:
            worth += self.row[VALUE_TOMORROW + self.p.t.card_value[card]]
            worth += self.row[TOMORROW + self.p.t.card_action[card]]
        return worth

    def shown(self, card: i64) -> i64:
        """Tell how many dice show the value of a card."""
        p = self.p
        found: i64 = 0
        for die in range(p.t.dice):
            if p.t.faces[FACES * die + p.cells[at.DICE + die]] == p.t.card_value[card]:
                found += 1
        return found

    def tonight(self, more: i64) -> i64:
        """Give the worth of more matches: a servant each, and a better chance to have the most."""
        if more == 0:
            return 0
        if self.matched < 0:
            self.matched = matches(self.p, self.who)
        prize = POINT * self.p.t.night_points + self.climb(self.p.t.night_steps)
        better = self.at_night(self.matched + more) - self.at_night(self.matched)
        return better * prize // 100 + (self.servant * more if self.mornings > 0 else 0)

    def at_night(self, found: i64) -> i64:
        """The chance that this number of matches is the highest; those of Meng are known."""
        p = self.p
        if p.t.meng < 0:
            return self.row[NIGHT + within(found, 0, 4)]
        return self.row[
            AGAINST + standing(found - p.t.meng_matches[p.cells[at.TODAY] - 1], self.above_meng())
        ]

    # Meng.

    def above_meng(self) -> bool:
        return self.p.is_above(self.who, self.p.t.meng)

    def left(self, card: i64) -> i64:
        """Give the cost of leaving a card where Meng may find it tomorrow."""
        if self.p.t.meng < 0 or self.mornings == 0:
            return 0
        return self.row[LEFT + self.p.t.card_action[card]]

    def passing(self, climbed: i64) -> i64:
        """A marker that comes to lie above that of Meng."""
        p = self.p
        if p.t.meng < 0 or self.above_meng() or self.own(at.MARKER) + climbed < p.cells[at.MARKER + p.t.meng]:
            return 0
        return self.row[OVERTAKING]


def standing(ahead: i64, above: bool) -> i64:
    """Give where a family stands: 0 two behind, 2 even and below, 3 even and above, 5 two ahead."""
    return within(ahead + 3 if ahead > 0 or (ahead == 0 and above) else ahead + 2, 0, 5)


def within(number: i64, least: i64, most: i64) -> i64:
    if number < least:
        return least
    return number if number < most else most
