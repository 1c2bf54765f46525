"""What things are worth to a seat: servants, stairs, jade and cards.

Worth is counted in hundredths of a victory point. It rests on what the seat may know: the board,
and its own cards; never on the cards of others or the draw pile.
The weights were tuned in games against each other (docs/balance.md). Where a row is indexed by
mornings, it begins with the last day, which has none to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.gugong import position as at
from courtyard.games.gugong import steps
from courtyard.games.gugong import words as w
from courtyard.games.gugong.ending import jade_worth
from courtyard.games.gugong.night import matches
from courtyard.games.gugong.position import FACES, Court

POINT: Final = 100
# Servants: one in the pool, by mornings; less for each that is there; when the supply could not pay
# the next morning; on the last day, while a turn can use so many tenths of a servant; and what a day
# costs without one that stays on a decree or beside a reward.
SERVANT: Final = vec[i64]([6, 57, 93, 168])
PLENTY: Final = 0
SERVANT_TO_SPARE: Final = 54
SERVANT_AT_LAST: Final = 49
ENOUGH: Final = 26
SETTLED: Final = 1
# Stairs: a step, by mornings; how lateness presses; a step on the last day; a point of arrival.
STAIR: Final = vec[i64]([3, 129, 259, 333])
LATENESS: Final = 315
STAIR_AT_LAST: Final = 655
PLACE: Final = 26
# Intrigue: a step of the marker, and more for each morning; the medal of the start player.
MARKER_STEP: Final = 16
MARKER_MORNING: Final = 24
FIRST_TURN: Final = 97
# Cards: a turn, by mornings; a card for later today and for tomorrow, by value; for tomorrow, by
# action (the seven locations, one servant, two, swap, none); the chance of most matches at night, in
# hundredths, by how many they are; a swap.
TURN: Final = vec[i64]([106, 186, 243, 484])
VALUE_TODAY: Final = vec[i64]([9, 11, 2, 37, 45, 53, 69, 91, 86, 98])
VALUE_TOMORROW: Final = vec[i64]([6, 29, 24, 41, 75, 63, 69, 96, 114, 105])
TOMORROW: Final = vec[i64]([3, 77, 2, 42, 181, 117, 52, 72, 138, 55, 2])
NIGHT: Final = vec[i64]([0, 24, 46, 85, 110])
SWAPPING: Final = 70
# Travel: a token kept for trading; the second step of a journey; a bonus token.
TOKEN_KEPT: Final = 55
FURTHER: Final = 126
BONUS: Final = 81
# The wall: a section finished for others; the chance to win it, in hundredths, from two behind over
# even, below and above the others on the Intrigue Track, to two ahead and more.
GIFT_TO_OTHERS: Final = 62
CHANCES: Final = vec[i64]([16, 26, 31, 58, 56, 59])
# Jade: what each morning adds to one more, by how many there are.
HOPE: Final = vec[i64]([18, 89, 56, 42, 2, 0])
# Decrees: an advantage each morning or day, by kind; and what each morning adds to those that count
# jade, decrees and rewards; points a family scores in a day.
EACH_DAY: Final = vec[i64]([190, 180, 183, 314, 91, 89, 43, 99, 120, 310])
MORE_JADE: Final = 59
MORE_DECREES: Final = 47
MORE_HARBOURS: Final = 68
POINTS_A_DAY: Final = 5
# The canal: the part of a reward that a ship with 0 to 3 servants is worth, in hundredths; what
# waiting for another reward costs; a day with the Double Servant.
LOADED: Final = vec[i64]([2, 6, 44, 84])
PATIENCE: Final = 148
DOUBLE_DAY: Final = 185

NOW: Final = 100000
"""More than anything can be worth."""


class Adviser:
    """What the things of the game are worth to one seat at this moment.

    `mornings` are still to come, and `later` so many turns of today; `purse` is what the pool can pay.
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

    def __init__(self, p: Court, who: i64, step: i64) -> None:
        self.p = p
        self.who = who
        self.mornings = p.t.days - p.cells[at.TODAY]
        self.later = p.cells[at.HAND_SIZE + who]
        if steps.ASK_GIFT <= step <= steps.ASK_PAYMENT:
            self.later -= 1
        self.purse = p.plain_and_double(who)
        self.servant = self.servant_worth()
        self.stair = self.stair_worth()
        self.marker = MARKER_STEP + MARKER_MORNING * self.mornings
        self.jade = self.jade_gain()
        self.turn = TURN[self.mornings]
        self.matched = -1

    def own(self, field: i64) -> i64:
        return self.p.cells[field + self.who]

    # Servants, stairs, jade.

    def servant_worth(self) -> i64:
        """Dear while they can be used, cheap when the next morning would bring them back."""
        if self.mornings > 0:
            if self.own(at.SUPPLY) < self.p.t.day_servants[self.p.cells[at.TODAY]]:
                return SERVANT_TO_SPARE
            return SERVANT[self.mornings] - PLENTY * self.purse
        if self.later == 0:
            return 0
        return SERVANT_AT_LAST if self.purse <= ENOUGH * self.later // 10 else SERVANT_TO_SPARE // 2

    def gained(self, servants: i64) -> i64:
        """Servants from the supply, as far as it reaches."""
        there = self.own(at.SUPPLY) + (1 if self.p.supply_has_double(self.who) else 0)
        return self.servant * (servants if servants < there else there)

    def stair_worth(self) -> i64:
        """A step of the envoy: the fewer turns are left for it, the more pressing."""
        if self.own(at.ARRIVAL) > 0:
            return POINT * self.p.t.palace_beyond
        if self.mornings == 0:
            return STAIR_AT_LAST
        left = self.p.t.stairs - self.own(at.ENVOY)
        turns = self.later + 1 + 4 * self.mornings
        return STAIR[self.mornings] + LATENESS * left * left // (turns * turns)

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
        return left * self.stair + PLACE * self.p.t.arrival[arrived] + beyond

    def jade_gain(self) -> i64:
        """One more jade: its points, and the hope of a larger collection."""
        has = self.own(at.JADES)
        gain = POINT * (jade_worth(self.p, has + 1) - jade_worth(self.p, has))
        if has < len(HOPE):
            gain += HOPE[has] * self.mornings
        if self.p.has_decree(self.who, w.JADE_POINTS):
            gain += POINT * self.p.t.decree_amount[w.JADE_POINTS]
        return gain

    # Cards.

    def in_hand(self, card: i64) -> i64:
        """A card to be given later today."""
        if self.later == 0:
            return 0
        return VALUE_TODAY[self.p.t.card_value[card]] + TOMORROW[self.p.t.card_action[card]] // 2

    def discarded(self, card: i64) -> i64:
        """A card on the own discard pile: matches tonight, a gift tomorrow."""
        worth = self.tonight(self.shown(card))
        if self.mornings > 0:
            worth += VALUE_TOMORROW[self.p.t.card_value[card]] + TOMORROW[self.p.t.card_action[card]]
        return worth

    def shown(self, card: i64) -> i64:
        """How many dice show the value of a card."""
        p = self.p
        found: i64 = 0
        for die in range(p.t.dice):
            if p.t.faces[FACES * die + p.cells[at.DICE + die]] == p.t.card_value[card]:
                found += 1
        return found

    def tonight(self, more: i64) -> i64:
        """So many more matches: a servant each, and a better chance to have the most."""
        if more == 0:
            return 0
        if self.matched < 0:
            self.matched = matches(self.p, self.who)
        prize = POINT * self.p.t.night_points + self.climb(self.p.t.night_steps)
        better = chance(NIGHT, self.matched + more) - chance(NIGHT, self.matched)
        return better * prize // 100 + (self.servant * more if self.mornings > 0 else 0)


def chance(chances: vec[i64], place: i64) -> i64:
    """Look up a chance, beyond the ends of the row too."""
    if place < 0:
        return chances[0]
    return chances[place] if place < len(chances) else chances[len(chances) - 1]
