"""Prospects of the seven locations' actions for a seat, and their costs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations import decrees, great_wall, jade, travel
from courtyard.games.gugong.chapters.meng.travels import travel_goal
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import counts, steps
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration import words as w
from courtyard.games.gugong.declaration.counts import TOKEN_KINDS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.judgement.shipping import Shipping
from courtyard.games.gugong.judgement.weights import (
    BONUS,
    CHANCES,
    DEARER_DECREE,
    DEARER_JADE,
    DENIED,
    EACH_DAY,
    EAGER,
    FIRST_TURN,
    FURTHER,
    GIFT_TO_OTHERS,
    HIS_JADE,
    HIS_TOKEN,
    MORE_DECREES,
    MORE_HARBOURS,
    MORE_JADE,
    ONWARD,
    POINTS_A_DAY,
    SECOND,
    SETTLED,
    SWAPPING,
    TOKEN_KEPT,
    TOKEN_MORE,
)
from courtyard.games.gugong.judgement.worth import POINT, standing

UNKNOWN: Final = vec[i64]([-1] * TOKEN_KINDS)


class Prospects(Shipping):
    """Gains of each action; the cost in servants goes to `price`."""

    journey: i64
    longer: i64
    goal: i64
    tokens: vec[i64]

    def __init__(self, p: Court, who: i64, step: i64) -> None:
        super().__init__(p, who, step)
        self.journey = -1
        self.longer = 0
        self.goal = -1
        if p.t.meng >= 0:
            self.tokens = UNKNOWN[:]
            self.goal = travel_goal(p)
        else:
            self.tokens = UNKNOWN

    def action(self, option: i64) -> i64:
        """Give the gain of an action; its price in servants goes to `price`."""
        worth = self.bare_action(option)
        if worth > 0 and self.p.t.meng >= 0:
            worth += self.row[EAGER + 4 * location_of(option) + self.mornings]
        return worth

    def bare_action(self, option: i64) -> i64:
        t = self.p.t
        self.price = 0
        if o.BUILD_ONE <= option <= o.EXTRA_DOUBLE:
            return self.build(option)
        if o.HOUSE <= option <= o.SQUARE:
            printed = t.square_price if option == o.SQUARE else t.house_price[option - o.HOUSE]
            self.price = jade.jade_price(self.p, self.who, printed, False)
            return self.jade + self.row[DEARER_JADE]
        if o.DECREE <= option < o.MORNING_DECREE:
            return self.decree(option - o.DECREE)
        is_b = option >= o.ACTION_B
        location = option - (o.ACTION_B if is_b else o.ACTION_A)
        if location == w.TRAVEL:
            return self.travel(is_b)
        if location == w.INTRIGUE:
            return self.intrigue(is_b)
        if location == w.CANAL:
            return self.canal(is_b)
        if not is_b:
            return self.climb(t.palace_a)
        self.price = t.palace_price
        higher = self.marker * t.palace_b_intrigue + self.passing(t.palace_b_intrigue)
        return self.climb(t.palace_b) + higher

    def travel(self, twice: bool) -> i64:
        """The best token in reach; a second step goes on from there."""
        if self.journey < 0:
            self.look_round()
        if not twice:
            return self.journey
        self.price = travel.second_step_price(self.p, self.who)
        return self.longer + self.row[FURTHER] if self.journey > 0 else 0

    def look_round(self) -> None:
        self.journey = 0
        for city in travel.within_reach(self.p, self.who):
            here = self.city(city)
            next_one: i64 = self.beyond(city) if self.p.t.meng >= 0 else 0
            worth = here + next_one * self.row[ONWARD] // 100
            if worth > self.journey:
                self.journey = worth
            worth = here + next_one * self.row[SECOND] // 100
            if worth > self.longer:
                self.longer = worth

    def city(self, city: i64) -> i64:
        """The token of a city, and that Meng does not find it."""
        worth = self.token(self.p.cells[at.CITY_TOKEN + city] - 1)
        return worth + self.row[HIS_TOKEN] if city == self.goal else worth

    def beyond(self, city: i64) -> i64:
        """The best token that can be reached from a city."""
        best: i64 = 0
        reach = travel.reach_from(self.p, city)
        for other in range(self.p.t.cities):
            if (reach >> other) & 1:
                worth = self.token(self.p.cells[at.CITY_TOKEN + other] - 1)
                if worth > best:
                    best = worth
        return best

    def go(self, city: i64, again: bool) -> i64:
        """Moving to a city, and then once more or not."""
        if self.p.t.meng < 0:
            return self.city(city)
        return self.city(city) + self.beyond(city) * self.row[SECOND if again else ONWARD] // 100

    def token(self, kind: i64) -> i64:
        """A travel token; against Meng, who makes it look further, what it is worth is found out once."""
        if self.p.t.meng < 0:
            return self.new_token(kind)
        if self.tokens[kind] < 0:
            self.tokens[kind] = self.new_token(kind)
        return self.tokens[kind]

    def new_token(self, kind: i64) -> i64:
        """A travel token: its benefit now, and its share of a trade later."""
        t = self.p.t
        worth: i64 = self.row[BONUS]
        if kind <= w.TOKEN_TWO_SERVANTS:
            worth = self.gained(t.token_servants[kind])
        elif kind == w.TOKEN_PALACE:
            worth = self.climb(t.token_palace)
        elif kind == w.TOKEN_INTRIGUE:
            worth = self.marker * t.token_intrigue + self.passing(t.token_intrigue)
        elif kind == w.TOKEN_GIFT_FOR_JADE:
            worth = self.jade - self.turn if self.later > 0 else 0
        elif kind == w.TOKEN_POINTS:
            worth = POINT * t.token_points
        elif kind == w.TOKEN_SWAP:
            worth = self.row[SWAPPING]
        elif kind == w.TOKEN_RECOVER:
            worth = self.turn
        elif kind == w.TOKEN_SHIP:
            worth = self.best_load(steps.FROM_SUPPLY, 1)
        elif kind == w.TOKEN_WALL:
            worth = self.build(o.EXTRA_ONE) if self.own(at.SUPPLY) > 0 else 0
        elif kind == w.TOKEN_SERVANTS_FOR_JADE:
            price = t.servants_for_jade
            worth = self.jade - price * self.servant if self.purse >= price else 0
        elif kind == w.TOKEN_DOUBLE:
            worth = self.row[TOKEN_KEPT]
        return self.row[TOKEN_KEPT] + self.row[TOKEN_MORE + kind] + (worth if worth > 0 else 0)

    def intrigue(self, three: bool) -> i64:
        """Steps of the marker, as far as the track goes; the first to take a single one has the medal."""
        t = self.p.t
        climbed = t.intrigue_b if three else t.intrigue_a
        room = t.track - self.own(at.MARKER)
        worth = self.marker * (climbed if climbed < room else room) + self.passing(climbed)
        if three:
            self.price = t.intrigue_price
        elif self.p.cells[at.MEDAL] == 0 and self.mornings > 0:
            worth += self.row[FIRST_TURN]
        return worth

    def benefit(self, option: i64) -> i64:
        """Give the gain of a marker that goes down."""
        t = self.p.t
        if option == o.BENEFIT_ONE:
            return self.gained(t.benefit_one) - self.marker * t.benefit_steps[0]
        if option == o.BENEFIT_TWO:
            return self.gained(t.benefit_two) - self.marker * t.benefit_steps[1]
        if option == o.BENEFIT_JADE:
            return self.jade * t.benefit_jade - self.marker * t.benefit_steps[3]
        return self.turn_die(option - o.TURN_DIE) - self.marker * t.benefit_steps[2]

    def turn_die(self, turned: i64) -> i64:
        """A die turned: what it matches then, less what it matches now."""
        p = self.p
        now = p.shown(turned // counts.VALUES)
        more: i64 = 0
        for card in range(p.t.cards):
            if p.cells[at.CARD_AT + card] == w.DISCARD + self.who:
                value = p.t.card_value[card]
                more += (1 if value == turned % counts.VALUES else 0) - (1 if value == now else 0)
        return self.tonight(more)

    def best_benefit(self) -> i64:
        """The best that the marker, where it stands, can go down for; dice apart."""
        best: i64 = 0
        for nth in range(3):
            if self.own(at.MARKER) >= self.p.t.benefit_steps[nth if nth < 2 else 3]:
                worth = self.benefit(o.BENEFIT_ONE + nth)
                if worth > best:
                    best = worth
        return best

    def build(self, option: i64) -> i64:
        """Servants on the wall: the section won, finished for others, or a better chance."""
        p = self.p
        added: i64 = 1
        if option == o.BUILD_DOUBLE or option == o.BUILD_TWO or option == o.EXTRA_DOUBLE:
            added = 2
        elif option == o.PAY_FOR_DOUBLE:
            added = 2
        elif option == o.BUILD_THREE:
            added = 3
        self.price = 0
        if option < o.EXTRA_ONE:
            self.price = added + (p.t.wall_price if option >= o.BUILD_TWO else 0)
        mine = great_wall.strength(p, self.who)
        total: i64 = 0
        rival: i64 = 0
        above = True
        for seat in range(p.t.players):
            here = great_wall.strength(p, seat)
            total += here
            if seat != self.who and here > 0 and here >= rival:
                above = (above or here > rival) and p.is_above(self.who, seat)
                rival = here
        prize = POINT * p.t.wall_points + self.climb(p.t.wall_steps)
        place = standing(mine + added - rival, above)
        before = self.row[CHANCES + standing(mine - rival, above)] * prize // 100 if mine > 0 else 0
        if total + added < p.t.wall_full:
            return self.row[CHANCES + place] * prize // 100 - before
        worth = self.best_benefit() - before - self.jade_for_meng()
        return worth + (prize + self.row[DENIED] if place > 2 else -self.row[GIFT_TO_OTHERS])

    def jade_for_meng(self) -> i64:
        """Give the cost of a finished section that lets Meng take a jade."""
        p = self.p
        meng = p.t.meng
        if meng < 0 or p.cells[at.WALL + meng] == 0 or p.cells[at.MARKER + meng] < p.t.benefit_steps[3]:
            return 0
        return self.row[HIS_JADE]

    def decree(self, slot: i64) -> i64:
        """Points at once or at the end, and an advantage every morning or day."""
        p = self.p
        kind = p.cells[at.DECREE_TILE + slot] - 1
        self.price = decrees.decree_price(p, self.who, slot, False) + 1
        amount = POINT * p.t.decree_amount[kind]
        worth: i64 = 0
        if kind < w.POINT_PER_THREE:
            worth = POINT * p.t.decree_points[kind] + self.row[EACH_DAY + kind] * self.mornings
        elif kind == w.POINT_PER_THREE:
            hoped = self.own(at.POINTS) + self.row[POINTS_A_DAY] * self.mornings
            worth = POINT * hoped // p.t.decree_amount[kind]
        elif kind == w.EIGHT_POINTS:
            worth = amount
        elif kind == w.JADE_POINTS:
            worth = amount * self.own(at.JADES) + self.row[MORE_JADE] * self.mornings
        elif kind == w.DECREE_POINTS:
            worth = amount + self.row[MORE_DECREES] * self.mornings
            for other in range(p.t.slots):
                worth += amount * ((p.cells[at.DECREE_OWNERS + other] >> self.who) & 1)
        else:
            worth = self.row[MORE_HARBOURS] * self.mornings
            for reward in range(3):
                worth += amount * p.cells[at.REWARDED + 3 * self.who + reward]
        most = POINT * p.t.decree_most[kind]
        if 0 < most < worth:
            worth = most
        if p.t.meng >= 0 and (p.cells[at.DECREE_OWNERS + slot] >> p.t.meng) & 1 == 0:
            worth += self.row[DEARER_DECREE]
        return worth - self.row[SETTLED] * self.mornings


def location_of(option: i64) -> i64:
    """The location that an action belongs to."""
    if option >= o.DECREE:
        return w.DECREES
    if option >= o.HOUSE:
        return w.JADE
    if option >= o.BUILD_ONE:
        return w.GREAT_WALL
    return option - (o.ACTION_B if option >= o.ACTION_B else o.ACTION_A)
