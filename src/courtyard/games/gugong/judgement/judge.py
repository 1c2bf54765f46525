"""Choosing by judgement: every option of the open question is weighed, and the best one taken.

A choice looks at what the own seat may know, and at nothing else.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.judgement import Judgement
from courtyard.engine.position import CHANCE, FRAME, FRAMES, HEIGHT, NOBODY, Position
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.chapters.exchange import is_free
from courtyard.games.gugong.chapters.locations import canal
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import counts, steps
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration import words as w
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.judgement.prospects import Prospects
from courtyard.games.gugong.judgement.weights import (
    BONUS,
    PATIENCE,
    SETTLED,
    SWAPPING,
    TOKEN_KEPT,
    VALUE_TODAY,
)
from courtyard.games.gugong.judgement.worth import NOW, POINT

TIE_BREAK: Final = 10
"""A little noise, so that what looks nearly equal is not always settled the same way."""
PURSES: Final = 16
"""Visits are remembered for 0 to 15 servants at hand."""
UNKNOWN: Final = vec[i64]([-1] * (7 * PURSES))


class Judge(Prospects):
    """Weighs the options of one question; visits to the officials are looked at once."""

    visits: vec[i64]
    prices: vec[i64]
    taken: vec[i64]

    def __init__(self, p: Court, who: i64, step: i64) -> None:
        super().__init__(p, who, step)
        self.visits = UNKNOWN[:]
        self.prices = UNKNOWN[:]
        self.taken = UNKNOWN[:7]

    def score(self, step: i64, a: i64, b: i64, option: i64) -> i64:
        """Tell how good an option of the question on top of the agenda looks."""
        if o.TRADE <= option < o.TRADE_IN:
            return self.trade(option - o.TRADE, step == steps.ASK_LAST_TRADE)
        if option == o.DECLINE:
            return self.voyage(a, 1) - self.row[PATIENCE] if step == steps.ASK_CLAIM else 0
        if step == steps.ASK_GIFT:
            return self.gift(option - o.GIVE)
        if step == steps.ASK_OFFICIAL:
            return self.exchange(a, option - o.GIVE_TO)
        if step == steps.ASK_PAYMENT:
            return self.payment(a, b, option)
        if step == steps.ASK_ACTION:
            return self.act(a, b, option)
        if step == steps.ASK_PRICE:
            return 1 if option == o.WITH_DOUBLE else 0
        if step == steps.ASK_SERVANTS:
            return option
        if step == steps.ASK_CITY:
            return self.go(option - o.CITY, self.goes_on())
        if step == steps.ASK_TOKEN:
            return self.use_token(a, option)
        if step == steps.ASK_HAND_IN:
            return self.hand_in(option - o.TRADE_IN)
        if step == steps.ASK_EXTRA_SERVANT:
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

    def goes_on(self) -> bool:
        """Another step of the same journey follows."""
        below = self.p.cells[HEIGHT] - 2
        return below >= 0 and self.p.cells[FRAMES + FRAME * below] == steps.TRAVEL_STEP

    # Exchanges.

    def gift(self, card: i64) -> i64:
        best: i64 = -NOW
        for location in range(7):
            worth = self.exchange(card, location)
            if worth > best:
                best = worth
        return best

    def exchange(self, card: i64, location: i64) -> i64:
        """Giving a card to an official: the card taken, and the actions, paid for in the best way."""
        if self.taken[location] < 0:
            self.taken[location] = self.discarded(self.p.cells[at.OFFICIAL + location])
        worth = self.taken[location] - self.in_hand(card) - self.left(card)
        if is_free(self.p, self.who, card, location):
            return worth + self.actions(card, location, self.purse)
        best = self.by_servants(card, location)
        if self.later > 0:
            by_sacrifice = self.actions(card, location, self.purse) - self.turn
            if by_sacrifice > best:
                best = by_sacrifice
        return worth + (best if best > 0 else 0)

    def by_servants(self, card: i64, location: i64) -> i64:
        price = self.p.t.exchange_price
        if self.purse < price:
            return -NOW
        return self.actions(card, location, self.purse - price) - price * self.servant

    def payment(self, card: i64, location: i64, option: i64) -> i64:
        """Servants, a bonus token, another card, or the actions forgone."""
        if option == o.NO_ACTIONS:
            return 0
        if option == o.PAY_SERVANTS:
            return self.by_servants(card, location)
        worth = self.actions(card, location, self.purse)
        if option == o.USE_PRECIOUS:
            return worth - self.row[BONUS]
        other = option - o.SACRIFICE
        return worth - self.turn + self.discarded(other) - self.in_hand(other)

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
            worth = self.row[SWAPPING]
        return worth + self.visit(location, purse)

    def visit(self, location: i64, purse: i64) -> i64:
        """The best action of a location with these servants, less what it costs; declined, nothing."""
        if purse < 0:
            purse = 0
        known = PURSES * location + (purse if purse < PURSES else PURSES - 1)
        if self.visits[known] < 0:
            self.visits[known] = 0
            self.prices[known] = 0
            if location == w.GREAT_WALL:
                self.consider(o.BUILD_ONE, purse, known)
                self.consider(o.BUILD_TWO, purse, known)
            elif location == w.JADE:
                self.consider(self.cheapest_jade(), purse, known)
            elif location == w.DECREES:
                for slot in range(self.p.t.slots):
                    if (self.p.cells[at.DECREE_OWNERS + slot] >> self.who) & 1 == 0:
                        self.consider(o.DECREE + slot, purse, known)
            else:
                self.consider(o.ACTION_A + location, purse, known)
                self.consider(o.ACTION_B + location, purse, known)
        self.price = self.prices[known]
        return self.visits[known]

    def consider(self, option: i64, purse: i64, known: i64) -> None:
        worth = self.action(option) - self.price * self.servant
        if self.price <= purse and worth > self.visits[known]:
            self.visits[known] = worth
            self.prices[known] = self.price

    def cheapest_jade(self) -> i64:
        for house in range(self.p.t.houses):
            if self.p.cells[at.HOUSE_JADE + house]:
                return o.HOUSE + house
        return o.SQUARE

    def act(self, location: i64, how: i64, option: i64) -> i64:
        """An action that is offered, less its price; a bargain where it opens something worth having."""
        bargain = self.p.t.bargain
        if option == o.USE_BARGAIN:
            opened = self.visit(location, self.purse + bargain)
            return opened + bargain * self.servant - self.row[BONUS] if opened > 0 else -1
        worth = self.action(option)
        if how >= steps.BARGAINED:
            self.price = self.price - bargain if self.price > bargain else 0
        return worth - self.price * self.servant

    # Swaps.

    def swap(self, card: i64, location: i64) -> i64:
        """An official's card for one of one's own, in the hand or on the discard pile."""
        taken = self.p.cells[at.OFFICIAL + location]
        if self.p.cells[at.CARD_AT + card] == w.HAND + self.who:
            return self.in_hand(taken) - self.in_hand(card) - self.left(card)
        return self.discarded(taken) - self.discarded(card) - self.left(card)

    def best_swap(self, card: i64) -> i64:
        best: i64 = -NOW
        for location in range(7):
            worth = self.swap(card, location)
            if worth > best:
                best = worth
        return best

    # Tokens and ships.

    def use_token(self, kind: i64, option: i64) -> i64:
        """The choice that a travel token puts."""
        if kind == w.TOKEN_GIFT_FOR_JADE:
            card = option - o.DISCARD_FOR_JADE
            return self.jade - self.turn + self.discarded(card) - self.in_hand(card)
        if kind == w.TOKEN_RECOVER:
            card = option - o.RECOVER
            return self.turn + self.row[VALUE_TODAY + self.p.t.card_value[card]] - self.discarded(card)
        if kind == w.TOKEN_SERVANTS_FOR_JADE:
            return self.jade - self.p.t.servants_for_jade * self.servant
        if kind == w.TOKEN_WALL:
            return self.build(option)
        if kind == w.GENEROUS:
            return self.row[BONUS] * self.later - self.servant
        location = option - o.TOKEN_AT
        if kind == w.FOLLOWER:
            return self.visit(location, self.purse - 1) - self.servant
        # A toll stands best where most of the others will go.
        return self.row[BONUS] * self.later // (1 if location == w.PALACE else 2) - self.servant

    def trade(self, benefit: i64, ending: bool) -> i64:
        """A trade is made at once if it gains more than keeping the tokens, and not otherwise."""
        t = self.p.t
        gain = self.jade * t.trade_jade
        if benefit == 0:
            gain = self.gained(t.trade_servants)
            if self.mornings == 0 and self.purse < t.palace_price and self.own(at.ARRIVAL) == 0:
                return NOW
        elif benefit == 1:
            gain = POINT * t.trade_points
        if not ending:
            gain -= self.row[TOKEN_KEPT] * t.trade_tokens[benefit]
        return gain + NOW if gain > 0 else gain - NOW

    def hand_in(self, its_class: i64) -> i64:
        """Face-down tokens go first, unused bonus tokens last."""
        return -its_class if its_class == 0 or its_class == counts.TRADE_CLASSES - 1 else -NOW

    def board(self, source: i64, option: i64) -> i64:
        """A servant, or the Double Servant, goes aboard a ship or a new one."""
        if option >= o.NEW_SHIP:
            aboard = 1 + ((option - o.NEW_SHIP) & 1)
            worth = self.ship(canal.first_free_harbour(self.p, (option - o.NEW_SHIP) // 2), aboard)
        else:
            aboard = 1 + ((option - o.LOAD) & 1)
            worth = self.load((option - o.LOAD) // 2, aboard)
        return worth - (self.servant * aboard if source == steps.FROM_POOL else self.row[SETTLED])


class CourtJudgement(Judgement):
    """Gùgōng's knowledge of good play."""

    def best(self, position: Position, seat: i64, dice: Dice) -> i64:
        assert isinstance(position, Gugong)
        return best_option(position, dice, TIE_BREAK)

    def weigh(self, position: Position, seat: i64) -> vec[i64]:
        assert isinstance(position, Gugong)
        return weighed(position)

    def play_on(self, position: Position, dice: Dice) -> vec[i64]:
        """Play a position to its end with this judgement in every seat."""
        assert isinstance(position, Gugong)
        play_until(position, position.t.days, dice)
        return ends_of(position)

    def play_short(self, position: Position, dice: Dice) -> vec[i64]:
        """Play a position to the first choice of the next day, or to its end."""
        assert isinstance(position, Gugong)
        play_until(position, position.cells[at.TODAY], dice)
        if position.seat == NOBODY:
            return ends_of(position)
        return vec[i64]([0] * (2 * position.seats()))


def play_until(p: Gugong, day: i64, dice: Dice) -> None:
    """Play with this judgement in every seat until a day is over, to the first choice of the next."""
    while p.seat != NOBODY:
        if p.seat == CHANCE:
            p.choose(CHANCE, dice.choose(p))
        elif p.cells[at.TODAY] > day:
            break
        else:
            p.choose(p.seat, best_option(p, dice, TIE_BREAK))


def ends_of(p: Gugong) -> vec[i64]:
    """Tell how each seat stands against the others at the end, and behind that the points of each."""
    ends = vec[i64](capacity=10)
    for seat in range(p.seats()):
        # Who is placed better is ahead, also where points are equal.
        ends = append(ends, POINT * p.result(seat) - p.place(seat))
    for seat in range(p.seats()):
        ends = append(ends, POINT * p.result(seat))
    return ends


def weighed(p: Gugong) -> vec[i64]:
    """Tell how good each option looks to the seat that must choose."""
    frame = FRAMES + FRAME * (p.cells[HEIGHT] - 1)
    step = p.cells[frame]
    judge = Judge(p, p.seat, step)
    worths = vec[i64](capacity=24)
    for option in p.options:
        worths = append(worths, judge.score(step, p.cells[frame + 2], p.cells[frame + 3], option))
    return worths


def best_option(p: Gugong, dice: Dice, noise: i64) -> i64:
    """Give the option that looks best to the seat that must choose; noise blurs its judgement."""
    best: i64 = 0
    most: i64 = -10 * NOW
    worths = weighed(p)
    for nth in range(len(worths)):
        blurred = worths[nth] + dice.below(noise)
        if blurred > most:
            most = blurred
            best = nth
    return p.options[best]
