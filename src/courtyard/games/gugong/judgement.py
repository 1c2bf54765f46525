"""What looks good: the knowledge of the game that bots and hints draw on.

An adviser looks at the table as one seat may: the board, its own cards, what lies open; never the
hands of others or the draw pile. Worth is counted in hundredths of a victory point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import CHANCE, FRAME, FRAMES, HEIGHT, NOBODY
from courtyard.games.gugong import options as o
from courtyard.games.gugong import steps
from courtyard.games.gugong import words as w
from courtyard.games.gugong.ending import jade_worth
from courtyard.games.gugong.exchange import is_free
from courtyard.games.gugong.locations import canal, decrees, great_wall, jade, travel
from courtyard.games.gugong.position import (
    ARRIVAL,
    CARD_AT,
    CARD_KNOWN,
    CITY_TOKEN,
    DECREE_OWNERS,
    DECREE_TILE,
    DICE,
    ENVOY,
    FACES,
    HAND_SIZE,
    HARBOURS,
    HOUSE_JADE,
    JADES,
    MARKER,
    MEDAL,
    OFFICIAL,
    POINTS,
    POOL,
    REWARDED,
    SHIP_OWNER,
    SUPPLY,
    TODAY,
    Court,
)

POINT: Final = 100
# Servants: in the pool, less for each that is there; with too few left for the next morning; the last day.
SERVANT: Final = 100
PLENTY: Final = 3
SERVANT_TO_SPARE: Final = 52
SERVANT_AT_LAST: Final = 42
ENOUGH: Final = 30  # tenths of a servant that a turn of the last day can use
SETTLED: Final = 20  # what a day without a servant costs that stays on a decree or beside a reward
# Stairs: a step in good time, how hard lateness presses, a step on the last day, a place of arrival.
STAIR: Final = 169
LATENESS: Final = 140
STAIR_AT_LAST: Final = 900
PLACE: Final = 50  # of each point of arrival, on stepping inside
# Intrigue: a step of the marker on the last day, and more for every morning to come; the medal.
MARKER_STEP: Final = 12
MARKER_MORNING: Final = 13
FIRST_TURN: Final = 60
# Cards: a turn; each value kept for later today, and for tomorrow; a match beyond its servant.
TURN: Final = 280
VALUE_TODAY: Final = 9
VALUE_TOMORROW: Final = 17
NIGHT: Final = vec[i64]([5, 20, 40, 55, 97])
SWAPPING: Final = 50
# What a card's action adds to its worth tomorrow: the seven locations, one servant, two, swap, none.
TOMORROW: Final = vec[i64]([0, 60, 0, 54, 110, 110, 80, 60, 120, 40, 0])
# Travel: a token kept for trading; the second step of a journey; bonus tokens.
TOKEN_KEPT: Final = 50
FURTHER: Final = 120
BONUS: Final = 70
# The wall: standing on it when it is finished; helping others to finish it; chances to win it in
# hundredths by how many servants one is ahead, from two behind to three ahead, and so for even.
PRESENT: Final = 40
GIFT_TO_OTHERS: Final = 60
CHANCES: Final = vec[i64]([5, 15, 35, 55, 49, 80])
# The canal: what part of a reward a ship with 0 to 3 servants is worth; waiting a night for another.
LOADED: Final = vec[i64]([0, 18, 55, 95])
PATIENCE: Final = 60
DOUBLE_DAY: Final = 130  # a day with the Double Servant
# Jade: what each morning to come adds to one more, by how many there are.
HOPE: Final = vec[i64]([60, 60, 50, 40, 0, 0])
MORE_JADE: Final = 60
# Decrees: what an advantage is worth each morning or day to come, by kind.
EACH_DAY: Final = vec[i64]([70, 120, 90, 140, 70, 40, 60, 60, 60, 60])
MORE_DECREES: Final = 50
MORE_HARBOURS: Final = 80
POINTS_A_DAY: Final = 6  # points a family scores in a day, for the decree of one in three

NOW: Final = 100000
"""Added to what should be done before anything else is decided."""
UNSEEN: Final = vec[i64]([-1] * 112)
"""Seven locations, each with 0 to 15 servants at hand."""
WHIM: Final = 10
"""A little noise, so that what looks nearly equal is not always settled the same way."""


class Adviser:
    """What the things of the game are worth to one seat at this moment."""

    p: Court
    who: i64
    mornings: i64
    later: i64
    purse: i64
    servant: i64
    stair: i64
    marker: i64
    jade: i64
    price: i64
    journey: i64
    tonight: i64
    rival: i64
    seen: vec[i64]
    spent: vec[i64]
    taken: vec[i64]

    def __init__(self, p: Court, who: i64, step: i64) -> None:
        c = p.cells
        self.p = p
        self.who = who
        self.mornings = p.t.days - c[TODAY]
        self.later = c[HAND_SIZE + who]
        if steps.ASK_GIFT <= step <= steps.ASK_PAYMENT:
            self.later -= 1
        self.purse = p.plain_and_double(who)
        self.servant = self.servant_worth()
        self.stair = self.stair_worth(step)
        self.marker = MARKER_STEP + MARKER_MORNING * self.mornings
        self.jade = self.jade_gain()
        self.price = 0
        self.journey = -1
        self.tonight = -1
        self.rival = 0
        self.seen = UNSEEN[:]
        self.spent = UNSEEN[:]
        self.taken = UNSEEN[:7]

    # What is wanted everywhere: servants, stairs, jade, cards.

    def servant_worth(self) -> i64:
        """Dear while they can be used, cheap when the next morning would bring them back."""
        if self.mornings == 0:
            if self.later == 0:
                return 0
            return SERVANT_AT_LAST if self.purse <= ENOUGH * self.later // 10 else SERVANT_TO_SPARE // 2
        if self.p.cells[SUPPLY + self.who] < self.p.t.day_servants[self.p.cells[TODAY]]:
            return SERVANT_TO_SPARE
        return SERVANT - PLENTY * self.purse

    def gained(self, servants: i64) -> i64:
        there = self.p.cells[SUPPLY + self.who] + (1 if self.p.supply_has_double(self.who) else 0)
        return self.servant * (servants if servants < there else there)

    def stair_worth(self, step: i64) -> i64:
        """A step of the envoy: the more turns it must still be won in, the more pressing."""
        c = self.p.cells
        if c[ARRIVAL + self.who] > 0:
            return POINT * self.p.t.palace_beyond
        left = self.p.t.stairs - c[ENVOY + self.who]
        if self.mornings == 0:
            return STAIR_AT_LAST
        turns = self.later + 1 + 4 * self.mornings
        return STAIR + LATENESS * left * left // (turns * turns)

    def climb(self, stairs: i64) -> i64:
        """Steps towards the Palace, the place of arrival, and points beyond."""
        c = self.p.cells
        if c[ARRIVAL + self.who] > 0:
            return stairs * self.stair
        left = self.p.t.stairs - c[ENVOY + self.who]
        if stairs < left:
            return stairs * self.stair
        arrived: i64 = 0
        for seat in range(self.p.t.players):
            if c[ARRIVAL + seat] > 0:
                arrived += 1
        beyond = POINT * self.p.t.palace_beyond * (stairs - left)
        return left * self.stair + PLACE * self.p.t.arrival[arrived] + beyond

    def jade_gain(self) -> i64:
        """One more jade: its points, and the hope of a larger collection."""
        has = self.p.cells[JADES + self.who]
        gain = POINT * (jade_worth(self.p, has + 1) - jade_worth(self.p, has))
        if has < 6:
            gain += HOPE[has] * self.mornings
        if self.p.has_decree(self.who, w.JADE_POINTS):
            gain += POINT * self.p.t.decree_amount[w.JADE_POINTS]
        return gain

    def matches(self, card: i64) -> i64:
        found: i64 = 0
        for die in range(self.p.t.dice):
            if self.p.t.faces[FACES * die + self.p.cells[DICE + die]] == self.p.t.card_value[card]:
                found += 1
        return found

    def discarded(self, card: i64) -> i64:
        """A card on the own discard pile: a match tonight, a gift tomorrow."""
        worth = self.matched(self.matches(card))
        if self.mornings > 0:
            worth += VALUE_TOMORROW * self.p.t.card_value[card] + TOMORROW[self.p.t.card_action[card]]
        return worth

    def matched(self, more: i64) -> i64:
        """So many more matches tonight: a servant each, and a better chance to have the most."""
        if more == 0:
            return 0
        if self.tonight < 0:
            self.count_matches()
        prize = POINT * self.p.t.night_points + self.climb(self.p.t.night_steps)
        ahead = self.tonight - self.rival
        worth = (self.night(ahead + more) - self.night(ahead)) * prize // 100
        return worth + (self.servant * more if self.mornings > 0 else 0)

    def night(self, ahead: i64) -> i64:
        place = ahead + 2
        if place > 4:
            place = 4
        return NIGHT[place] if place > 0 else NIGHT[0]

    def count_matches(self) -> None:
        """The own matches, and the most that another family is known to have."""
        p = self.p
        self.tonight = 0
        self.rival = 0
        for seat in range(p.t.players):
            found: i64 = 0
            for card in range(p.t.cards):
                if p.cells[CARD_AT + card] == w.DISCARD + seat:
                    if seat == self.who or p.cells[CARD_KNOWN + card] == w.OPEN:
                        found += self.matches(card)
            if seat == self.who:
                self.tonight = found
            elif found > self.rival:
                self.rival = found

    def in_hand(self, card: i64) -> i64:
        """A card to be given later today."""
        if self.later == 0:
            return 0
        return VALUE_TODAY * self.p.t.card_value[card] + TOMORROW[self.p.t.card_action[card]] // 2

    # The seven locations: the worth of each action; its price goes to `price`.

    def action(self, option: i64) -> i64:
        self.price = 0
        if o.BUILD <= option <= o.EXTRA_DOUBLE:
            return self.build(option)
        if o.HOUSE <= option <= o.SQUARE:
            printed = self.p.t.square_price if option == o.SQUARE else self.p.t.house_price[option - o.HOUSE]
            self.price = jade.jade_price(self.p, self.who, printed, False)
            return self.jade
        if o.DECREE <= option < o.MORNING_DECREE:
            return self.decree(option - o.DECREE)
        location = option - (o.ACTION_B if option >= o.ACTION_B else o.ACTION_A)
        both = option >= o.ACTION_B
        if location == w.TRAVEL:
            return self.travel(both)
        if location == w.INTRIGUE:
            return self.intrigue(both)
        if location == w.PALACE:
            if not both:
                return self.climb(self.p.t.palace_a)
            self.price = self.p.t.palace_price
            return self.climb(self.p.t.palace_b) + self.marker * self.p.t.palace_b_intrigue
        return self.canal(both)

    def travel(self, twice: bool) -> i64:
        """The best token in reach; a second step finds what it finds."""
        if self.journey < 0:
            self.journey = 0
            for city in travel.within_reach(self.p, self.who):
                worth = self.token(self.p.cells[CITY_TOKEN + city] - 1)
                if worth > self.journey:
                    self.journey = worth
        if not twice:
            return self.journey
        self.price = travel.second_step_price(self.p, self.who)
        return self.journey + FURTHER if self.journey > 0 else 0

    def token(self, kind: i64) -> i64:
        """A travel token: its benefit now, and its share of a trade later."""
        t = self.p.t
        worth: i64 = 0
        if kind <= w.TOKEN_TWO_SERVANTS:
            worth = self.gained(t.token_servants[kind])
        elif kind == w.TOKEN_PALACE:
            worth = self.climb(t.token_palace)
        elif kind == w.TOKEN_INTRIGUE:
            worth = self.marker * t.token_intrigue
        elif kind == w.TOKEN_GIFT_FOR_JADE:
            worth = self.jade - TURN if self.later > 0 else 0
        elif kind == w.TOKEN_POINTS:
            worth = POINT * t.token_points
        elif kind == w.TOKEN_SWAP:
            worth = SWAPPING
        elif kind == w.TOKEN_RECOVER:
            worth = TURN
        elif kind == w.TOKEN_SHIP:
            worth = self.best_load(steps.FROM_SUPPLY)
        elif kind == w.TOKEN_WALL:
            worth = self.build(o.EXTRA_ONE) if self.p.cells[SUPPLY + self.who] > 0 else 0
        elif kind == w.TOKEN_SERVANTS_FOR_JADE:
            worth = self.jade - 3 * self.servant if self.purse >= t.servants_for_jade else 0
        elif kind == w.TOKEN_DOUBLE:
            worth = TOKEN_KEPT
        else:
            worth = BONUS
        return TOKEN_KEPT + (worth if worth > 0 else 0)

    def intrigue(self, three: bool) -> i64:
        """Steps of the marker, which the end of the track stops; the first to take one has the medal."""
        t = self.p.t
        climbed = t.intrigue_b if three else t.intrigue_a
        room = t.track - self.p.cells[MARKER + self.who]
        worth = self.marker * (climbed if climbed < room else room)
        if three:
            self.price = t.intrigue_price
        elif self.p.cells[MEDAL] == 0 and self.mornings > 0:
            worth += FIRST_TURN
        return worth

    def build(self, option: i64) -> i64:
        """Servants on the wall: the section won, finished for others, or a better chance."""
        p = self.p
        added: i64 = 1
        if option == o.BUILD_DOUBLE or option == o.BUILD_TWO or option == o.EXTRA_DOUBLE:
            added = 2
        elif option == o.BUILD_THREE:
            added = 3
        self.price = added
        if option == o.BUILD_TWO or option == o.BUILD_THREE:
            self.price += p.t.wall_price
        elif option == o.EXTRA_ONE or option == o.EXTRA_DOUBLE:
            self.price = 0
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
        ahead = mine + added - rival
        before = self.chance(mine, mine - rival, above) * prize // 100
        if total + added < p.t.wall_full:
            return self.chance(1, ahead, above) * prize // 100 - before
        if ahead > 0 or (ahead == 0 and above):
            return prize - before + PRESENT
        return PRESENT - before - GIFT_TO_OTHERS

    def chance(self, mine: i64, ahead: i64, above: bool) -> i64:
        """How likely, in hundredths, a family with so many servants more than its rivals wins the wall."""
        if mine == 0:
            return 0
        place = ahead + (3 if ahead > 0 or (ahead == 0 and above) else 2)
        if place > 5:
            place = 5
        return CHANCES[place] if place > 0 else CHANCES[0]

    def decree(self, slot: i64) -> i64:
        """Points at once or at the end, and an advantage every morning or day."""
        p = self.p
        c = p.cells
        kind = c[DECREE_TILE + slot] - 1
        self.price = decrees.decree_price(p, self.who, slot, False) + 1
        amount = p.t.decree_amount[kind]
        worth = POINT * p.t.decree_points[kind] - SETTLED * self.mornings
        if kind < w.POINT_PER_THREE:
            worth += EACH_DAY[kind] * self.mornings
        elif kind == w.POINT_PER_THREE:
            worth += self.up_to(kind, POINT * (c[POINTS + self.who] + POINTS_A_DAY * self.mornings) // amount)
        elif kind == w.EIGHT_POINTS:
            worth += POINT * amount
        elif kind == w.JADE_POINTS:
            worth += self.up_to(kind, POINT * amount * c[JADES + self.who] + MORE_JADE * self.mornings)
        elif kind == w.DECREE_POINTS:
            own: i64 = 1
            for other in range(p.t.slots):
                own += (c[DECREE_OWNERS + other] >> self.who) & 1
            worth += POINT * amount * own + MORE_DECREES * self.mornings
        elif kind == w.HARBOUR_POINTS:
            worth += POINT * amount * self.rewards() + MORE_HARBOURS * self.mornings
        return worth

    def up_to(self, kind: i64, worth: i64) -> i64:
        most = POINT * self.p.t.decree_most[kind]
        return most if 0 < most < worth else worth

    def rewards(self) -> i64:
        at = REWARDED + 3 * self.who
        return self.p.cells[at] + self.p.cells[at + 1] + self.p.cells[at + 2]

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
        if load > self.servant and self.purse > 0:
            self.price = 1
            return load + sailing
        return sailing

    def best_load(self, source: i64) -> i64:
        """The most that one servant on board can add."""
        p = self.p
        if p.cells[(POOL if source == steps.FROM_POOL else SUPPLY) + self.who] == 0:
            return 0
        best: i64 = 0
        for berth in range(canal.berths(p)):
            if p.cells[SHIP_OWNER + berth] == self.who + 1 and canal.free_space(p, berth) > 0:
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
        if missing > 2 * self.later + 2 and self.mornings == 0:
            return 0
        best: i64 = 0
        for nights in range(self.mornings + 2):
            harbour = berth % HARBOURS + nights
            if harbour < self.p.t.harbours and not (nights == 0 and missing > 0 and self.later == 0):
                for reward in range(3):
                    if canal.harbour_gives(self.p, harbour, reward):
                        worth = self.reward(reward, nights)
                        if worth > best:
                            best = worth
        return best * LOADED[aboard] // 100

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
        return worth + days * (TURN if reward == w.REWARD_GIFT else DOUBLE_DAY)

    # Exchanges.

    def visit(self, location: i64, purse: i64) -> i64:
        """The best action of a location with so many servants, less what it costs; then `price` is that."""
        at = 16 * location + (purse if 0 < purse < 15 else (0 if purse <= 0 else 15))
        if self.seen[at] < 0:
            self.seen[at] = 0
            self.spent[at] = 0
            first: i64 = o.ACTION_A + location
            count: i64 = 2
            stride: i64 = 7
            if location == w.GREAT_WALL:
                first, count, stride = o.BUILD_ONE, 2, 2
            elif location == w.JADE:
                first, count, stride = self.cheapest(), 1, 1
            elif location == w.DECREES:
                first, count, stride = o.DECREE, self.p.t.slots, 1
            for nth in range(count):
                option = first + stride * nth
                if location == w.DECREES and (self.p.cells[DECREE_OWNERS + nth] >> self.who) & 1:
                    continue
                worth = self.action(option) - self.price * self.servant
                if self.price <= purse and worth > self.seen[at]:
                    self.seen[at] = worth
                    self.spent[at] = self.price
        self.price = self.spent[at]
        return self.seen[at]

    def cheapest(self) -> i64:
        for house in range(self.p.t.houses):
            if self.p.cells[HOUSE_JADE + house]:
                return o.HOUSE + house
        return o.SQUARE

    def actions(self, card: i64, location: i64, purse: i64) -> i64:
        """The card's action and then the location's."""
        action = self.p.t.card_action[card]
        worth: i64 = 0
        if action <= w.CANAL:
            worth = self.visit(action, purse)
            purse -= self.price
        elif action <= w.TWO_SERVANTS:
            worth = self.gained(action - w.CANAL)
            purse += action - w.CANAL
        elif action == w.SWAP:
            worth = SWAPPING
        return worth + self.visit(location, purse)

    def exchange(self, card: i64, location: i64) -> i64:
        """Giving a card to an official, paid in the best way."""
        p = self.p
        if self.taken[location] < 0:
            self.taken[location] = self.discarded(p.cells[OFFICIAL + location])
        worth = self.taken[location] - self.in_hand(card)
        if is_free(p, self.who, card, location):
            return worth + self.actions(card, location, self.purse)
        best = self.by_servants(card, location)
        if self.later > 0:
            sacrifice = self.actions(card, location, self.purse) - TURN
            if sacrifice > best:
                best = sacrifice
        return worth + (best if best > 0 else 0)

    def by_servants(self, card: i64, location: i64) -> i64:
        price = self.p.t.exchange_price
        if self.purse < price:
            return -NOW
        return self.actions(card, location, self.purse - price) - price * self.servant

    def gift(self, card: i64) -> i64:
        best: i64 = -NOW
        for location in range(7):
            worth = self.exchange(card, location)
            if worth > best:
                best = worth
        return best

    def payment(self, card: i64, location: i64, option: i64) -> i64:
        if option == o.PAY_SERVANTS:
            return self.by_servants(card, location)
        if option == o.NO_ACTIONS:
            return 0
        worth = self.actions(card, location, self.purse)
        if option == o.USE_PRECIOUS:
            return worth - BONUS
        other = option - o.SACRIFICE
        return worth - TURN + self.discarded(other) - self.in_hand(other)

    def swap(self, card: i64, location: i64) -> i64:
        """An official's card for one of one's own, in the hand or on the discard pile."""
        taken = self.p.cells[OFFICIAL + location]
        if self.p.cells[CARD_AT + card] == w.HAND + self.who:
            return self.in_hand(taken) - self.in_hand(card)
        return self.discarded(taken) - self.discarded(card)

    def best_swap(self, card: i64) -> i64:
        best: i64 = -NOW
        for location in range(7):
            worth = self.swap(card, location)
            if worth > best:
                best = worth
        return best

    # Tokens and benefits.

    def trade(self, benefit: i64, ending: bool) -> i64:
        """A trade is made at once when it gains more than keeping the tokens, and not otherwise."""
        c = self.p.cells
        kept: i64 = 0 if ending else TOKEN_KEPT
        gain = self.jade
        if benefit == 0:
            gain = self.gained(self.p.t.trade_servants)
            if self.mornings == 0 and self.purse < 2 and c[ARRIVAL + self.who] == 0 and gain == 0:
                return NOW
        elif benefit == 1:
            gain = POINT * self.p.t.trade_points
        gain -= kept * self.p.t.trade_tokens[benefit]
        return gain + NOW if gain > 0 else gain - NOW

    def turn_die(self, die: i64, face: i64) -> i64:
        """A die turned: what it matches then, less what it matches now."""
        p = self.p
        matched: i64 = 0
        now = p.t.faces[FACES * die + p.cells[DICE + die]]
        then = p.t.faces[FACES * die + face]
        for card in range(p.t.cards):
            if p.cells[CARD_AT + card] == w.DISCARD + self.who:
                value = p.t.card_value[card]
                matched += (1 if value == then else 0) - (1 if value == now else 0)
        return self.matched(matched)

    def benefit(self, option: i64) -> i64:
        """What a marker going down brings."""
        t = self.p.t
        if option == o.BENEFIT_ONE:
            return self.gained(t.benefit_one) - self.marker * t.benefit_steps[0]
        if option == o.BENEFIT_TWO:
            return self.gained(t.benefit_two) - self.marker * t.benefit_steps[1]
        if option == o.BENEFIT_JADE:
            return self.jade - self.marker * t.benefit_steps[3]
        turned = option - o.TURN_DIE
        return self.turn_die(turned // FACES, turned % FACES) - self.marker * t.benefit_steps[2]

    # Questions.

    def score(self, step: i64, a: i64, b: i64, option: i64) -> i64:
        """How good an option of the question on top of the agenda looks."""
        if o.TRADE <= option < o.TRADE_IN:
            return self.trade(option - o.TRADE, step == steps.ASK_LAST_TRADE)
        if option == o.DECLINE:
            return self.waiting(a) if step == steps.ASK_CLAIM else 0
        if step == steps.ASK_GIFT:
            return self.gift(option - o.GIVE)
        if step == steps.ASK_OFFICIAL:
            return self.exchange(a, option - o.GIVE_TO)
        if step == steps.ASK_PAYMENT:
            return self.payment(a, b, option)
        if step == steps.ASK_ACTION:
            if option == o.USE_BARGAIN:
                return NOW
            worth = self.action(option)
            return worth - self.price * self.servant
        if step == steps.ASK_PRICE:
            return 1 if option == o.WITH_DOUBLE else 0
        if step == steps.ASK_GAIN:
            return option
        if step == steps.ASK_CITY:
            return self.token(self.p.cells[CITY_TOKEN + option - o.CITY] - 1)
        if step == steps.ASK_TOKEN:
            return self.use(a, option)
        if step == steps.ASK_TRADE:
            return -option if option == o.TRADE_IN else option - o.ALL_OPTIONS - o.TRADE_IN
        if step == steps.ASK_EXTRA:
            return self.build(option)
        if step == steps.ASK_BENEFIT:
            return self.benefit(option)
        if step == steps.ASK_LOAD:
            return self.board(a, option)
        if step == steps.ASK_SAIL:
            return self.sail(option - o.SAIL)
        if step == steps.ASK_CLAIM:
            return self.reward(option - o.CLAIM, 0)
        if step == steps.ASK_SWAP:
            return self.best_swap(option - o.SWAP_CARD)
        if step == steps.ASK_SWAP_WITH:
            return self.swap(a, option - o.SWAP_WITH)
        return 1

    def use(self, kind: i64, option: i64) -> i64:
        """The choice that a travel token puts."""
        if kind == w.TOKEN_GIFT_FOR_JADE:
            card = option - o.DISCARD_FOR_JADE
            return self.jade - TURN + self.discarded(card) - self.in_hand(card)
        if kind == w.TOKEN_RECOVER:
            card = option - o.RECOVER
            return TURN + VALUE_TODAY * self.p.t.card_value[card] - self.discarded(card)
        if kind == w.TOKEN_SERVANTS_FOR_JADE:
            return self.jade - self.p.t.servants_for_jade * self.servant
        if kind == w.TOKEN_WALL:
            return self.build(option)
        if kind == w.GENEROUS:
            return BONUS * self.later - self.servant
        location = option - o.TOKEN_AT
        if kind == w.FOLLOWER:
            return self.visit(location, self.purse) - self.servant
        return BONUS - self.servant + (location == w.PALACE)

    def board(self, source: i64, option: i64) -> i64:
        """A servant, or the Double Servant, goes aboard."""
        if option >= o.NEW_SHIP:
            aboard = 1 + ((option - o.NEW_SHIP) & 1)
            worth = self.ship(canal.first_free_harbour(self.p, (option - o.NEW_SHIP) // 2), aboard)
        else:
            aboard = 1 + ((option - o.LOAD) & 1)
            worth = self.load((option - o.LOAD) // 2, aboard)
        return worth - (self.servant * aboard if source == steps.FROM_POOL else SETTLED)

    def waiting(self, berth: i64) -> i64:
        """A full ship that does not claim now but sails on."""
        best: i64 = 0
        for nights in range(1, self.mornings + 2):
            harbour = berth % HARBOURS + nights
            if harbour < self.p.t.harbours:
                for reward in range(3):
                    if canal.harbour_gives(self.p, harbour, reward):
                        worth = self.reward(reward, nights) - PATIENCE
                        if worth > best:
                            best = worth
        return best


def best_option(p: Court, dice: Dice, noise: i64) -> i64:
    """Give the option that looks best to the seat that must choose; noise blurs its judgement."""
    frame = FRAMES + FRAME * (p.cells[HEIGHT] - 1)
    step = p.cells[frame]
    adviser = Adviser(p, p.seat, step)
    best: i64 = p.options[0]
    most: i64 = -10 * NOW
    for option in p.options:
        worth = adviser.score(step, p.cells[frame + 2], p.cells[frame + 3], option)
        if noise > 0:
            worth += dice.below(noise)
        if worth > most:
            most = worth
            best = option
    return best


def play_out_sensibly(p: Court, dice: Dice) -> i64:
    """Play a position to its end with this judgement in every seat; give how many choices were made."""
    choices: i64 = 0
    while p.seat != NOBODY:
        if p.seat == CHANCE:
            p.choose(CHANCE, dice.choose(p))
        else:
            choices += 1
            p.choose(p.seat, best_option(p, dice, 0))
    return choices
