"""Prospects of ships on the Grand Canal: loading, sailing, and the rewards on their way."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations import canal
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import steps
from courtyard.games.gugong.declaration import words as w
from courtyard.games.gugong.declaration.counts import HARBOURS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.judgement.weights import DOUBLE_DAY, LOAD_TWO, LOADED, SETTLED
from courtyard.games.gugong.judgement.worth import NOW, POINT, Adviser


class Shipping(Adviser):
    """Gains of the canal; the cost in servants goes to `price`."""

    price: i64

    def __init__(self, p: Court, who: i64, step: i64) -> None:
        super().__init__(p, who, step)
        self.price = 0

    def canal(self, two: bool) -> i64:
        """A: load one and sail. B: load two."""
        load = self.best_load(steps.FROM_POOL, 1)
        if two:
            self.price = 2 + self.p.t.canal_price
            if self.row[LOAD_TWO] == 0:
                return 2 * load
            both = self.best_load(steps.FROM_POOL, 2) * self.row[LOAD_TWO] // 100
            return both if both > 2 * load else 2 * load
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

    def best_load(self, source: i64, servants: i64) -> i64:
        """The most that one plain servant, or two, can add on board of one ship."""
        p = self.p
        best: i64 = 0
        if self.own(at.POOL if source == steps.FROM_POOL else at.SUPPLY) < servants:
            return 0
        for berth in range(canal.berths(p)):
            if p.cells[at.SHIP_OWNER + berth] == self.who + 1 and canal.free_space(p, berth) >= servants:
                worth = self.load(berth, servants)
                if worth > best:
                    best = worth
        if canal.ships_out(p, self.who) < p.t.ships:
            for route in range(p.t.routes):
                berth = canal.first_free_harbour(p, route)
                if berth >= 0 and self.ship(berth, servants) > best:
                    best = self.ship(berth, servants)
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
        reward = self.voyage(berth, 1 if missing > 0 and self.later == 0 else 0)
        return reward * self.row[LOADED + aboard] // 100

    def voyage(self, berth: i64, nights: i64) -> i64:
        """The best reward on a ship's way, after at least this number of nights."""
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
        """A harbour's reward after this number of nights; the servant beside it is gone for good."""
        if not canal.is_claimable(self.p, self.who, reward):
            return 0
        days = self.mornings + 1 - nights
        worth = -self.row[SETTLED] * days
        if self.p.has_decree(self.who, w.HARBOUR_POINTS):
            worth += POINT * self.p.t.decree_amount[w.HARBOUR_POINTS]
        if reward == w.REWARD_POINTS:
            return worth + POINT * self.p.t.reward_points
        return worth + days * (self.turn if reward == w.REWARD_GIFT else self.row[DOUBLE_DAY])
