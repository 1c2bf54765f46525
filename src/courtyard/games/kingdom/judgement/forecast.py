"""Looking ahead for one seat: how its Duchy will end if no new card comes.

The forecast plays the rest of the game on a copy, for one seat alone and by simple rules: what is
under construction is finished as well as it can be, and cubes that nothing needs count as cubes for
the cards of later rounds.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.kingdom.chapters import construction, production
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import advisors
from courtyard.games.kingdom.chapters.planning import recycle
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import (
    BEGUN,
    CARD_AT,
    CURSOR,
    DUTY,
    FILL,
    FROZEN,
    KRYSTALLIUMS,
    PRODUCED,
    PURSE,
    SOLDIERS,
    STAGE,
)
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES, SPACES
from courtyard.games.kingdom.declaration.position import KRYSTALLIUM_FILLS
from courtyard.games.kingdom.declaration.words import (
    ADVISORS,
    KRYSTALLIUM,
    MENACES,
    QUEST,
    SELECTED,
    SOLDIER,
    TREASURE,
)
from courtyard.games.kingdom.judgement.prospects import Prospects
from courtyard.games.kingdom.judgement.tally import MAKES, number_of
from courtyard.games.kingdom.judgement.worth import AHEAD, CUBE, LATER_CUBE, SPARE_KRYSTALLIUM, SPARE_SOLDIER


class Forecast(Prospects):
    """One look ahead, from the stage that is open to the end of the game."""

    @final
    def outlook(self) -> i64:
        """Play on to the end and give what the seat will have."""
        if not self.is_counted:
            self.count()
        self.finish_round()
        while self.left > 0:
            self.pass_round()
            self.round(0)
        return self.value()

    # The stage that is open, and the rest of the round.

    @final
    def finish_round(self) -> None:
        c = self.p.cells
        stage = c[STAGE]
        duty = c[DUTY + self.who]
        first: i64 = 0
        if stage >= steps.FOREMAN:
            first = RESOURCES
        elif stage >= steps.PRODUCTION:
            first = stage - steps.PRODUCTION + 1
        self.end_duty(duty)
        is_over = first == RESOURCES and duty == steps.DONE
        if stage == steps.COMBAT:
            if not is_over:
                self.fight()
                self.tend(True)
            return
        if len(self.selected) > 0:
            self.plan()
        if not is_over or self.p.t.module == MENACES:
            self.tend(first == RESOURCES)
        self.round(first)

    @final
    def end_duty(self, duty: i64) -> None:
        """End what was begun, in a simple way."""
        p = self.p
        c = p.cells
        begun = c[BEGUN + self.who]
        if begun == steps.MELT_CUBES:
            p.mint(self.who, 1)
        elif begun == steps.BUILD_FREELY:
            best = self.most_worth()
            if best >= 0:
                self.complete(best)
        if duty == steps.PLACE_CUBES:
            first = c[CURSOR + self.who] % CARDS
            for resource in range(RESOURCES):
                if c[PURSE + RESOURCES * self.who + resource] > 0:
                    self.lay(resource, first)
                    first = 0
        elif duty == steps.GIVE_CUBES:
            for card in range(p.t.developments):
                if advisors.is_unserved(p, self.who, card) and advisors.can_serve(p, self.who, card):
                    space: i64 = 0
                    while p.missing(card, space) == 0:
                        space += 1
                    self.fill(card, space, 1)

    @final
    def round(self, first: i64) -> None:
        """Produce from a resource on, then fight."""
        for resource in range(first, RESOURCES):
            self.produce(resource)
            self.lay(resource, 0)
            self.tend(resource == RESOURCES - 1)
        if self.p.t.module == MENACES:
            self.fight()

    @final
    def produce(self, resource: i64) -> None:
        """The cubes of a resource; supremacy is certain only in a solo game."""
        p = self.p
        cubes = self.counts[MAKES + resource]
        p.cells[PURSE + RESOURCES * self.who + resource] = cubes
        if p.t.players == 1:
            p.cells[PRODUCED + resource] = cubes
            if production.has_supremacy(p, self.who, resource):
                production.train(p, self.who, resource)

    # Planning.

    @final
    def plan(self) -> None:
        """Slate what pays best as long as it can be finished, recycle the rest, then lay the cubes."""
        waiting = len(self.selected)
        room = self.room()
        while True:
            card = self.best_to_slate(room + waiting * CUBE[self.left] // 2)
            if card < 0:
                break
            room -= self.cost(card)
            waiting -= 1
            self.slate(card)
        self.recycle_rest()

    @final
    def recycle_rest(self) -> None:
        p = self.p
        for card in self.selected:
            if p.cells[CARD_AT + card] == SELECTED + self.who:
                recycle(p, self.who, card)
        self.selected = vec[i64]()
        for resource in range(RESOURCES):
            self.lay(resource, 0)

    @final
    def best_to_slate(self, room: i64) -> i64:
        """Give the card of the selection that pays best and can still be finished, or -1."""
        c = self.p.cells
        cube = CUBE[self.left]
        best: i64 = -1
        most: i64 = 0
        for card in self.selected:
            if card >= TREASURE or c[CARD_AT + card] != SELECTED + self.who:
                continue
            price = self.cost(card)
            if price > room:
                continue
            value = self.worth(card)
            if value < price + cube:
                continue
            rate = 100 * value // (price + 1)
            if rate > most and self.can_be_finished(card):
                most = rate
                best = card
        return best

    @final
    def room(self) -> i64:
        """Give the cubes that may be slated for: this round's and the next, less what is under construction.

        Cubes that wait to be placed are among this round's. The selection's recycling bonuses come to that.
        """
        n = self.counts
        purse = PURSE + RESOURCES * self.who
        cubes: i64 = 0
        waiting: i64 = 0
        for resource in range(RESOURCES):
            cubes += n[MAKES + resource]
            waiting += self.p.cells[purse + resource]
        room = (cubes + waiting) * CUBE[self.left]
        if self.left > 0:
            room += cubes * CUBE[self.left] * AHEAD // 100
        for card in self.sites:
            room -= self.cost(card)
        return room

    @final
    def can_be_finished(self, card: i64) -> bool:
        p = self.p
        n = self.counts
        for resource in range(RESOURCES):
            if p.missing(card, resource) > 2 + (self.left + 1) * n[MAKES + resource]:
                return False
        return p.missing(card, KRYSTALLIUM) <= p.cells[KRYSTALLIUMS + self.who] + self.left

    @final
    def outlook_after(self, cards: vec[i64], slated: i64) -> i64:
        """The outlook when those cards of the selection are slated whose bits are set."""
        if not self.is_counted:
            self.count()
        bit: i64 = 1
        for card in cards:
            if slated & bit != 0:
                self.slate(card)
            bit += bit
        self.recycle_rest()
        self.p.cells[DUTY + self.who] = steps.SEE_TO_DUCHY
        return self.outlook()

    # Cubes.

    @final
    def lay(self, resource: i64, first: i64) -> None:
        """Cubes go where they further most, from a card on; the rest is for later cards, or the Alchemy."""
        c = self.p.cells
        purse = PURSE + RESOURCES * self.who + resource
        while c[purse] > 0 and len(self.sites) > 0:
            card = self.best_place(resource, first)
            if card < 0:
                break
            amount = min(c[purse], self.p.missing(card, resource))
            c[purse] -= amount
            self.fill(card, resource, amount)
        if self.is_now():
            construction.into_alchemy(self.p, self.who, resource, c[purse])
        else:
            self.besides += c[purse] * LATER_CUBE[self.left]
        c[purse] = 0

    @final
    def is_now(self) -> bool:
        """Tell whether the forecast is still in the round that is being played."""
        return self.left == self.later

    @final
    def best_place(self, resource: i64, first: i64) -> i64:
        """Give the card that makes most of a cube, or -1."""
        c = self.p.cells
        full = self.p.t.full
        is_now = self.is_now()
        best: i64 = -1
        most: i64 = 0
        for card in self.sites:
            empty = full[card] - c[FILL + card]
            if card >= first and (empty >> (4 * resource)) & 15 > 0:
                value = self.worth(card)
                if not is_now and value < self.cost(card):
                    continue
                rate = value * 10 // (number_of(empty) + 1)
                if c[FROZEN + card] > 0:
                    rate = rate // 3
                if rate > most:
                    most = rate
                    best = card
        return best

    # At any time.

    @final
    def tend(self, is_end_of_round: bool) -> None:
        """Krystallium and soldiers finish what they can; quest steps are done as soon as they can be."""
        p = self.p
        is_last = is_end_of_round and self.left == 0
        if p.t.module == QUEST:
            self.quest(is_last)
        if p.t.module == ADVISORS:
            self.ask_advisors(is_last)
        while len(self.sites) > 0:
            card = self.best_to_finish(is_last)
            if card < 0:
                return
            self.finish(card)

    @final
    def best_to_finish(self, is_last: bool) -> i64:
        """Give the card that Krystallium and soldiers finish with most gain, or -1."""
        c = self.p.cells
        full = self.p.t.full
        krystallium = c[KRYSTALLIUMS + self.who]
        soldiers = c[SOLDIERS + self.who]
        if not is_last and self.p.t.module == QUEST:
            krystallium -= self.kept(KRYSTALLIUM)
            soldiers -= self.kept(SOLDIER)
        best: i64 = -1
        most: i64 = 0
        if krystallium <= 0 and soldiers <= 0:
            return best
        for card in self.sites:
            empty = full[card] - c[FILL + card]
            lacking = number_of(empty & KRYSTALLIUM_FILLS)
            untrained = empty >> (4 * SOLDIER)
            if empty == 0 or lacking > krystallium or untrained > soldiers:
                continue
            gain = self.worth(card)
            if not is_last:
                gain -= lacking * SPARE_KRYSTALLIUM[self.left] + untrained * SPARE_SOLDIER[self.left]
            if gain > most:
                most = gain
                best = card
        return best

    @final
    def finish(self, card: i64) -> None:
        p = self.p
        c = p.cells
        empty = p.empty(card)  # Asked once: the last space completes the card, and it is gone.
        for space in range(SPACES):
            missing = (empty >> (4 * space)) & 15
            if missing > 0:
                if space == SOLDIER:
                    c[SOLDIERS + self.who] -= missing
                else:
                    c[KRYSTALLIUMS + self.who] -= missing
                self.fill(card, space, missing)


def outlook(p: Kingdom, who: i64) -> i64:
    """Give what a seat will have at the end if no new card comes to it."""
    return Forecast(p, who).outlook()
