"""The modules in a look ahead: quests, Advisors and Menaces, and their total in the end."""

from typing import final

from librt.vecs import remove
from mypy_extensions import i64

from courtyard.games.kingdom.chapters import construction, ending
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import advisors, menace, quest
from courtyard.games.kingdom.declaration.cells import FROZEN, KRYSTALLIUMS, SOLDIERS, VERMIN
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import (
    ARTISAN,
    KRYSTALLIUM,
    MENACE,
    PROPHET,
    QUEST,
    SILVERSMITH,
    SOLDIER,
)
from courtyard.games.kingdom.judgement.tally import COMBO, FLAT, SOON, Tally
from courtyard.games.kingdom.judgement.worth import (
    NEW_CARDS,
    POINT,
    QUEST_DONE,
    SPARE_KRYSTALLIUM,
    SPARE_SOLDIER,
)


class Prospects(Tally):
    """A tally that is played on: the rounds to come when it began, and what is gained besides."""

    later: i64
    besides: i64

    def __init__(self, p: Kingdom, who: i64) -> None:
        super().__init__(p, who)
        self.later = self.left
        self.besides = 0

    @final
    def begin_again(self, start: "Prospects") -> None:
        """Begin where another look ahead stands that has counted and not played on yet."""
        self.begin_like(start)
        self.besides = 0

    # The quest.

    @final
    def quest(self, is_last: bool) -> None:
        """The final step as soon as it can be paid; others if they leave enough for it."""
        p = self.p
        final = p.t.steps - 1
        kept = 0 if quest.is_done(p, self.who, final) else self.asked(final, 0, RESOURCES)
        while p.alchemy(self.who) >= p.t.transmute + kept:
            construction.melt(p, self.who)
        for nth in range(p.t.steps):
            step = final - nth
            if not quest.is_done(p, self.who, step) and quest.can_pay(p, self.who, step):
                if step == final or is_last or self.leaves_enough(step):
                    quest.do_step(p, self.who, step)

    @final
    def asked(self, step: i64, first: i64, end: i64) -> i64:
        """Tell how much of some kinds of spaces a step asks for."""
        asked: i64 = 0
        for space in range(first, end):
            asked += self.p.t.step_cost[SPACES * step + space]
        return asked

    @final
    def leaves_enough(self, step: i64) -> bool:
        """A step that takes nothing the final one needs."""
        t = self.p.t
        lost = self.asked(step, SOLDIER, SPACES) - t.step_soldiers[step]
        if self.p.cells[SOLDIERS + self.who] - lost < self.kept(SOLDIER) and lost > 0:
            return False
        lost = self.asked(step, KRYSTALLIUM, SOLDIER) - t.step_krystallium[step]
        return lost <= 0 or self.p.cells[KRYSTALLIUMS + self.who] - lost >= self.kept(KRYSTALLIUM)

    @final
    def kept(self, space: i64) -> i64:
        """Tell how many soldiers or Krystallium are kept for the final step of a quest."""
        p = self.p
        if p.t.module != QUEST or quest.is_done(p, self.who, p.t.steps - 1):
            return 0
        return p.t.step_cost[SPACES * (p.t.steps - 1) + space]

    # Advisors.

    @final
    def ask_advisors(self, is_last: bool) -> None:
        p = self.p
        if is_last:
            if advisors.can_activate(p, self.who, ARTISAN):
                card = self.most_worth()
                if card >= 0:
                    advisors.pay(p, self.who, ARTISAN)
                    self.complete(card)
            if advisors.can_activate(p, self.who, PROPHET) and advisors.own_calamity(p, self.who) >= 0:
                advisors.lift_calamity(p, self.who)
            if advisors.can_activate(p, self.who, SILVERSMITH):
                advisors.mint(p, self.who)

    @final
    def most_worth(self) -> i64:
        best: i64 = -1
        most: i64 = 0
        for card in self.sites:
            value = self.worth(card)
            if value > most:
                most = value
                best = card
        return best

    # Combat.

    @final
    def fight(self) -> None:
        """Soldiers go where they save most."""
        p = self.p
        c = p.cells
        while True:
            card = self.best_to_vanquish()
            if card < 0:
                break
            beneath = self.beneath(card)
            menace.vanquish(p, self.who, card)
            self.menaces = remove(self.menaces, card)
            if beneath >= 0:
                self.leave_site(beneath)
        while c[VERMIN + self.who] > 0 and c[SOLDIERS + self.who] >= p.t.vermin_soldiers:
            if p.t.vermin_points * POINT < SPARE_SOLDIER[self.left]:
                break
            menace.vanquish_vermin(p, self.who)

    @final
    def best_to_vanquish(self) -> i64:
        """Give the Menace in reach whose end saves most, or -1; a Giant only with its card filled."""
        p = self.p
        best: i64 = -1
        most: i64 = 0
        for card in self.menaces:
            price = p.t.menace_soldiers[card - MENACE]
            if price > p.cells[SOLDIERS + self.who]:
                continue
            beneath = self.beneath(card)
            if beneath >= 0 and not p.is_filled(beneath):
                continue
            rate = 100 * self.relief(card, beneath) // (price + 1)
            if rate > most:
                most = rate
                best = card
        return best

    @final
    def beneath(self, menace_card: i64) -> i64:
        """Give the card that a Frost Giant holds, or -1."""
        c = self.p.cells
        for card in self.sites:
            if c[FROZEN + card] == menace_card + 1:
                return card
        return -1

    @final
    def relief(self, card: i64, beneath: i64) -> i64:
        """Give the worth of being rid of a Menace."""
        value = POINT * self.p.t.menace_points[card - MENACE] + 100 * self.left
        return value + self.worth(beneath) if beneath >= 0 else value

    # Counting.

    @final
    def value(self) -> i64:
        """Points, and what is left over for cards that are still to come."""
        p = self.p
        c = p.cells
        n = self.counts
        points = n[FLAT] + self.combo_points() + quest.points(p, self.who) - ending.lost_points(p, self.who)
        value = POINT * points + self.besides
        if self.later > 0:
            value += c[KRYSTALLIUMS + self.who] * SPARE_KRYSTALLIUM[self.later]
            for its_type in range(COMBO + 1, SOON):
                value += NEW_CARDS * self.later * n[its_type]
        value += min(c[SOLDIERS + self.who], 6) * SPARE_SOLDIER[self.later]
        return value + self.quest_hopes()

    @final
    def quest_hopes(self) -> i64:
        """The final step decides the game; progress towards it counts a part of that."""
        p = self.p
        if p.t.module != QUEST:
            return 0
        c = p.cells
        final = p.t.steps - 1
        if quest.is_done(p, self.who, final):
            return QUEST_DONE
        if self.later == 0:
            return 0
        krystallium = min(self.kept(KRYSTALLIUM), c[KRYSTALLIUMS + self.who])
        soldiers = min(self.kept(SOLDIER), c[SOLDIERS + self.who])
        return (
            (2 * krystallium + soldiers)
            * QUEST_DONE
            // (3 * (2 * self.kept(KRYSTALLIUM) + self.kept(SOLDIER) + 1))
        )
