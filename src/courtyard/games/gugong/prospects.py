"""What the actions of the seven locations promise a seat, and what they cost it."""

from mypy_extensions import i64

from courtyard.games.gugong import options as o
from courtyard.games.gugong import position as at
from courtyard.games.gugong import steps
from courtyard.games.gugong import words as w
from courtyard.games.gugong.locations import canal, decrees, great_wall, jade, travel
from courtyard.games.gugong.position import FACES, HARBOURS, Court
from courtyard.games.gugong.worth import (
    BONUS,
    CHANCES,
    DOUBLE_DAY,
    EACH_DAY,
    FIRST_TURN,
    FURTHER,
    GIFT_TO_OTHERS,
    LOADED,
    MORE_DECREES,
    MORE_HARBOURS,
    MORE_JADE,
    NOW,
    POINT,
    POINTS_A_DAY,
    SETTLED,
    SWAPPING,
    TOKEN_KEPT,
    Adviser,
    chance,
)


class Prospects(Adviser):
    """What each action brings; what it costs in servants goes to `price`."""

    price: i64
    journey: i64

    def __init__(self, p: Court, who: i64, step: i64) -> None:
        super().__init__(p, who, step)
        self.price = 0
        self.journey = -1

    def action(self, option: i64) -> i64:
        """What an action brings; its price in servants goes to `price`."""
        t = self.p.t
        self.price = 0
        if o.BUILD <= option <= o.EXTRA_DOUBLE:
            return self.build(option)
        if o.HOUSE <= option <= o.SQUARE:
            printed = t.square_price if option == o.SQUARE else t.house_price[option - o.HOUSE]
            self.price = jade.jade_price(self.p, self.who, printed, False)
            return self.jade
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
        return self.climb(t.palace_b) + self.marker * t.palace_b_intrigue

    def travel(self, twice: bool) -> i64:
        """The best token in reach; a second step finds what it finds."""
        if self.journey < 0:
            self.journey = 0
            for city in travel.within_reach(self.p, self.who):
                worth = self.token(self.p.cells[at.CITY_TOKEN + city] - 1)
                if worth > self.journey:
                    self.journey = worth
        if not twice:
            return self.journey
        self.price = travel.second_step_price(self.p, self.who)
        return self.journey + FURTHER if self.journey > 0 else 0

    def token(self, kind: i64) -> i64:
        """A travel token: its benefit now, and its share of a trade later."""
        t = self.p.t
        worth: i64 = BONUS
        if kind <= w.TOKEN_TWO_SERVANTS:
            worth = self.gained(t.token_servants[kind])
        elif kind == w.TOKEN_PALACE:
            worth = self.climb(t.token_palace)
        elif kind == w.TOKEN_INTRIGUE:
            worth = self.marker * t.token_intrigue
        elif kind == w.TOKEN_GIFT_FOR_JADE:
            worth = self.jade - self.turn if self.later > 0 else 0
        elif kind == w.TOKEN_POINTS:
            worth = POINT * t.token_points
        elif kind == w.TOKEN_SWAP:
            worth = SWAPPING
        elif kind == w.TOKEN_RECOVER:
            worth = self.turn
        elif kind == w.TOKEN_SHIP:
            worth = self.best_load(steps.FROM_SUPPLY)
        elif kind == w.TOKEN_WALL:
            worth = self.build(o.EXTRA_ONE) if self.own(at.SUPPLY) > 0 else 0
        elif kind == w.TOKEN_SERVANTS_FOR_JADE:
            price = t.servants_for_jade
            worth = self.jade - price * self.servant if self.purse >= price else 0
        elif kind == w.TOKEN_DOUBLE:
            worth = TOKEN_KEPT
        return TOKEN_KEPT + (worth if worth > 0 else 0)

    def intrigue(self, three: bool) -> i64:
        """Steps of the marker, as far as the track goes; the first to take a single one has the medal."""
        t = self.p.t
        climbed = t.intrigue_b if three else t.intrigue_a
        room = t.track - self.own(at.MARKER)
        worth = self.marker * (climbed if climbed < room else room)
        if three:
            self.price = t.intrigue_price
        elif self.p.cells[at.MEDAL] == 0 and self.mornings > 0:
            worth += FIRST_TURN
        return worth

    def benefit(self, option: i64) -> i64:
        """What a marker going down brings."""
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
        now = p.t.faces[turned // FACES * FACES + p.cells[at.DICE + turned // FACES]]
        more: i64 = 0
        for card in range(p.t.cards):
            if p.cells[at.CARD_AT + card] == w.DISCARD + self.who:
                value = p.t.card_value[card]
                more += (1 if value == p.t.faces[turned] else 0) - (1 if value == now else 0)
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
        place = wall_place(mine + added - rival, above)
        before = chance(CHANCES, wall_place(mine - rival, above)) * prize // 100 if mine > 0 else 0
        if total + added < p.t.wall_full:
            return chance(CHANCES, place) * prize // 100 - before
        if place > 2:
            return prize - before + self.best_benefit()
        return self.best_benefit() - before - GIFT_TO_OTHERS

    def decree(self, slot: i64) -> i64:
        """Points at once or at the end, and an advantage every morning or day."""
        p = self.p
        kind = p.cells[at.DECREE_TILE + slot] - 1
        self.price = decrees.decree_price(p, self.who, slot, False) + 1
        amount = POINT * p.t.decree_amount[kind]
        worth: i64 = 0
        if kind < w.POINT_PER_THREE:
            worth = POINT * p.t.decree_points[kind] + EACH_DAY[kind] * self.mornings
        elif kind == w.POINT_PER_THREE:
            hoped = self.own(at.POINTS) + POINTS_A_DAY * self.mornings
            worth = POINT * hoped // p.t.decree_amount[kind]
        elif kind == w.EIGHT_POINTS:
            worth = amount
        elif kind == w.JADE_POINTS:
            worth = amount * self.own(at.JADES) + MORE_JADE * self.mornings
        elif kind == w.DECREE_POINTS:
            worth = amount + MORE_DECREES * self.mornings
            for other in range(p.t.slots):
                worth += amount * ((p.cells[at.DECREE_OWNERS + other] >> self.who) & 1)
        else:
            worth = MORE_HARBOURS * self.mornings
            for reward in range(3):
                worth += amount * p.cells[at.REWARDED + 3 * self.who + reward]
        most = POINT * p.t.decree_most[kind]
        return (most if 0 < most < worth else worth) - SETTLED * self.mornings

    def canal(self, two: bool) -> i64:
        """A: load one and sail. B: load two."""
        load = self.best_load(steps.FROM_POOL)
        if two:
            self.price = 2 + self.p.t.canal_price
            return 2 * load
        sailing: i64 = 0
        for berth in range(canal.berths(self.p)):
            if canal.is_movable(self.p, self.who, berth):
                worth = self.sail(berth)
                if worth > sailing:
                    sailing = worth
        if load <= self.servant:
            return sailing
        self.price = 1
        return load + sailing

    def best_load(self, source: i64) -> i64:
        """The most that one plain servant on board can add."""
        p = self.p
        best: i64 = 0
        if self.own(at.POOL if source == steps.FROM_POOL else at.SUPPLY) == 0:
            return 0
        for berth in range(canal.berths(p)):
            if p.cells[at.SHIP_OWNER + berth] == self.who + 1 and canal.free_space(p, berth) > 0:
                worth = self.load(berth, 1)
                if worth > best:
                    best = worth
        if canal.ships_out(p, self.who) < p.t.ships:
            for route in range(p.t.routes):
                berth = canal.first_free_harbour(p, route)
                if berth >= 0 and self.ship(berth, 1) > best:
                    best = self.ship(berth, 1)
        return best

    def load(self, berth: i64, added: i64) -> i64:
        aboard = self.p.t.ship_spaces - canal.free_space(self.p, berth)
        return self.ship(berth, aboard + added) - self.ship(berth, aboard)

    def sail(self, berth: i64) -> i64:
        goal = canal.next_free_harbour(self.p, berth)
        if goal < 0:
            return -NOW
        aboard = self.p.t.ship_spaces - canal.free_space(self.p, berth)
        return self.ship(goal, aboard) - self.ship(berth, aboard)

    def ship(self, berth: i64, aboard: i64) -> i64:
        """A ship: its part of the best reward that it can still come to."""
        missing = self.p.t.ship_spaces - aboard
        if self.mornings == 0 and missing > 2 * self.later + 2:
            return 0
        return self.voyage(berth, 1 if missing > 0 and self.later == 0 else 0) * LOADED[aboard] // 100

    def voyage(self, berth: i64, nights: i64) -> i64:
        """The best reward on a ship's way, from so many nights on."""
        best: i64 = 0
        while nights <= self.mornings + 1 and berth % HARBOURS + nights < self.p.t.harbours:
            for reward in range(3):
                if canal.harbour_gives(self.p, berth % HARBOURS + nights, reward):
                    worth = self.reward(reward, nights)
                    if worth > best:
                        best = worth
            nights += 1
        return best

    def reward(self, reward: i64, nights: i64) -> i64:
        """A harbour's reward after so many nights; the servant beside it is gone for good."""
        if not canal.is_claimable(self.p, self.who, reward):
            return 0
        days = self.mornings + 1 - nights
        worth = -SETTLED * days
        if self.p.has_decree(self.who, w.HARBOUR_POINTS):
            worth += POINT * self.p.t.decree_amount[w.HARBOUR_POINTS]
        if reward == w.REWARD_POINTS:
            return worth + POINT * self.p.t.reward_points
        return worth + days * (self.turn if reward == w.REWARD_GIFT else DOUBLE_DAY)


def wall_place(ahead: i64, above: bool) -> i64:
    """Where a family stands on the wall: 0 two behind, 2 even and below, 3 even and above, 5 two ahead."""
    return ahead + 3 if ahead > 0 or (ahead == 0 and above) else ahead + 2
