"""Looking ahead for one seat: how its Duchy will end if no new card comes.

The forecast plays the rest of the game on a copy, for one seat alone and by simple rules: what is
under construction is finished as well as it can be, and cubes that nothing needs count as cubes for
the cards of later rounds.
"""

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.kingdom import construction, steps
from courtyard.games.kingdom.course import Kingdom
from courtyard.games.kingdom.modules import advisors
from courtyard.games.kingdom.planning import next_card, recycle
from courtyard.games.kingdom.position import (
    CARD_AT,
    CURSOR,
    DETAIL,
    DUTY,
    FROZEN,
    KRYSTALLIUMS,
    PURSE,
    ROUND,
    SOLDIERS,
    STAGE,
)
from courtyard.games.kingdom.production import yield_of
from courtyard.games.kingdom.prospects import Prospects
from courtyard.games.kingdom.words import (
    ADVISORS,
    BUILDING,
    CALAMITY,
    CARDS,
    KRYSTALLIUM,
    MENACES,
    QUEST,
    RESOURCES,
    SELECTED,
    SOLDIER,
    SPACES,
)
from courtyard.games.kingdom.worth import (
    AHEAD,
    CUBE,
    LATER_CUBE,
    SPARE_KRYSTALLIUM,
    SPARE_SOLDIER,
    cost,
    rounds_to_come,
    worth,
)


class Forecast(Prospects):
    """One look ahead, from the stage that is open to the end of the game."""

    def outlook(self) -> i64:
        """Play on to the end and give what the seat will have."""
        self.finish_round()
        for _ in range(self.later):
            self.p.cells[ROUND] += 1
            self.round(0)
        return self.value()

    # The stage that is open, and the rest of the round.

    def finish_round(self) -> None:
        c = self.p.cells
        stage = c[STAGE]
        duty = c[DUTY + self.who]
        first: i64 = 0
        if stage >= steps.FOREMAN:
            first = RESOURCES
        elif stage >= steps.PRODUCTION:
            first = stage - steps.PRODUCTION + 1
        if duty == steps.PLACE_CUBES or duty == steps.ASK_FOR_MORE:
            self.lay(c[DETAIL + self.who], c[CURSOR + self.who] % CARDS)
            for resource in range(c[DETAIL + self.who] + 1, RESOURCES):
                self.lay(resource, 0)
        else:
            self.end_duty(duty)
        if stage == steps.COMBAT:
            self.fight()
        else:
            if next_card(self.p, self.who) >= 0:
                self.plan()
            self.tend(first == RESOURCES)
            self.round(first)

    def end_duty(self, duty: i64) -> None:
        """What was begun is ended in a simple way."""
        p = self.p
        c = p.cells
        if duty == steps.GIVE_CUBES:
            card = c[DETAIL + self.who]
            while card >= 0:
                resource: i64 = 0
                while p.missing(card, resource) == 0:
                    resource += 1
                construction.fill(p, self.who, card, resource, 1)
                card = advisors.next_to_serve(p, self.who, card + 1)
        elif duty == steps.MELT_CUBES:
            p.mint(self.who, 1)
        elif duty == steps.BUILD_FREELY:
            best = self.most_worth()
            if best >= 0:
                construction.complete(p, self.who, best)

    def round(self, first: i64) -> None:
        """Produce from a resource on, then fight."""
        for resource in range(first, RESOURCES):
            cubes = yield_of(self.p, self.who, resource)
            self.p.cells[PURSE + RESOURCES * self.who + resource] = cubes
            self.lay(resource, 0)
            self.tend(resource == RESOURCES - 1)
        if self.p.t.module == MENACES:
            self.fight()

    # Planning.

    def plan(self) -> None:
        """Slate what pays best as long as it can be finished, recycle the rest, then lay the cubes."""
        while True:
            card = self.best_to_slate()
            if card < 0:
                break
            self.p.move(card, BUILDING + self.who)
        self.recycle_rest()

    def recycle_rest(self) -> None:
        card = next_card(self.p, self.who)
        while card >= 0:
            recycle(self.p, self.who, card)
            card = next_card(self.p, self.who)
        for resource in range(RESOURCES):
            self.lay(resource, 0)

    def best_to_slate(self) -> i64:
        """Give the card of the selection that pays best and can still be finished, or -1."""
        p = self.p
        left = rounds_to_come(p)
        room = self.room()
        best: i64 = -1
        most: i64 = 0
        for card in range(p.t.developments):
            if p.cells[CARD_AT + card] == SELECTED + self.who:
                price = cost(p, card)
                value = worth(p, self.who, card)
                if value < price + CUBE[left] or price > room:
                    continue
                rate = 100 * value // (price + 1)
                if rate > most and self.can_be_finished(card):
                    most = rate
                    best = card
        return best

    def room(self) -> i64:
        """What may still be slated: the cubes of this round and the next, less what is under construction."""
        p = self.p
        left = rounds_to_come(p)
        cubes: i64 = 0
        for resource in range(RESOURCES):
            cubes += yield_of(p, self.who, resource)
        selected = p.count(SELECTED + self.who, 0, CALAMITY)
        room = cubes * CUBE[left] + selected * CUBE[left] // 2
        if left > 0:
            room += cubes * CUBE[left] * AHEAD // 100
        for card in range(p.t.developments):
            if p.cells[CARD_AT + card] == BUILDING + self.who:
                room -= cost(p, card)
        return room

    def can_be_finished(self, card: i64) -> bool:
        p = self.p
        left = rounds_to_come(p)
        for resource in range(RESOURCES):
            missing = p.missing(card, resource)
            if missing > 2 + (left + 1) * yield_of(p, self.who, resource):
                return False
        return p.missing(card, KRYSTALLIUM) <= p.cells[KRYSTALLIUMS + self.who] + left

    def outlook_after(self, cards: vec[i64], slated: i64) -> i64:
        """The outlook when those cards of the selection are slated whose bits are set."""
        bit: i64 = 1
        for card in cards:
            if slated & bit != 0:
                self.p.move(card, BUILDING + self.who)
            bit += bit
        self.recycle_rest()
        self.p.cells[DUTY + self.who] = steps.SEE_TO_DUCHY
        return self.outlook()

    # Cubes.

    def lay(self, resource: i64, first: i64) -> None:
        """Cubes go where they further most, from a card on; the rest is for later cards, or the Alchemy."""
        p = self.p
        c = p.cells
        purse = PURSE + RESOURCES * self.who + resource
        while c[purse] > 0:
            card = self.best_place(resource, first)
            if card < 0:
                break
            amount = min(c[purse], p.missing(card, resource))
            c[purse] -= amount
            construction.fill(p, self.who, card, resource, amount)
        if self.is_now():
            construction.into_alchemy(p, self.who, resource, c[purse])
        else:
            self.besides += c[purse] * LATER_CUBE[rounds_to_come(p)]
        c[purse] = 0

    def is_now(self) -> bool:
        """Whether the forecast is still in the round that is being played."""
        return rounds_to_come(self.p) == self.later

    def best_place(self, resource: i64, first: i64) -> i64:
        """Give the card that makes most of a cube, or -1."""
        p = self.p
        c = p.cells
        best: i64 = -1
        most: i64 = 0
        for card in range(first, p.t.developments):
            if c[CARD_AT + card] == BUILDING + self.who and p.missing(card, resource) > 0:
                value = worth(p, self.who, card)
                if not self.is_now() and value < cost(p, card):
                    continue
                missing: i64 = 0
                for space in range(SPACES):
                    missing += p.missing(card, space)
                rate = value * 10 // (missing + 1)
                if c[FROZEN + card] > 0:
                    rate = rate // 3
                if rate > most:
                    most = rate
                    best = card
        return best

    # At any time.

    def tend(self, is_end_of_round: bool) -> None:
        """Krystallium and soldiers finish what they can; quest steps are done as soon as they can be."""
        p = self.p
        is_last = is_end_of_round and rounds_to_come(p) == 0
        if p.t.module == QUEST:
            self.quest(is_last)
        if p.t.module == ADVISORS:
            self.ask_advisors(is_last)
        while True:
            card = self.best_to_finish(is_last)
            if card < 0:
                return
            self.finish(card)

    def best_to_finish(self, is_last: bool) -> i64:
        """Give the card that Krystallium and soldiers finish with most gain, or -1."""
        p = self.p
        c = p.cells
        krystallium = c[KRYSTALLIUMS + self.who]
        soldiers = c[SOLDIERS + self.who]
        if not is_last:
            krystallium -= self.kept(KRYSTALLIUM)
            soldiers -= self.kept(SOLDIER)
        best: i64 = -1
        most: i64 = 0
        for card in range(p.t.developments):
            if c[CARD_AT + card] == BUILDING + self.who and not p.is_filled(card):
                missing: i64 = 0
                for space in range(KRYSTALLIUM + 1):
                    missing += p.missing(card, space)
                if missing > krystallium or p.missing(card, SOLDIER) > soldiers:
                    continue
                gain = worth(p, self.who, card)
                if not is_last:
                    gain -= missing * SPARE_KRYSTALLIUM[rounds_to_come(p)]
                    gain -= p.missing(card, SOLDIER) * SPARE_SOLDIER[rounds_to_come(p)]
                if gain > most:
                    most = gain
                    best = card
        return best

    def finish(self, card: i64) -> None:
        p = self.p
        c = p.cells
        for space in range(SPACES):
            missing = p.missing(card, space)
            if missing > 0:
                if space == SOLDIER:
                    c[SOLDIERS + self.who] -= missing
                else:
                    c[KRYSTALLIUMS + self.who] -= missing
                construction.fill(p, self.who, card, space, missing)


def outlook(p: Kingdom, who: i64) -> i64:
    """Give what a seat will have at the end if no new card comes to it."""
    return Forecast(p, who).outlook()
