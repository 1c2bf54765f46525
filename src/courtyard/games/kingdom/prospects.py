"""What the modules bring to a look ahead: quests, Advisors and Menaces, and what all comes to in the end."""

from mypy_extensions import i64

from courtyard.games.kingdom import construction, ending
from courtyard.games.kingdom.course import Kingdom
from courtyard.games.kingdom.modules import advisors, menace, quest
from courtyard.games.kingdom.position import (
    CARD_AT,
    KRYSTALLIUMS,
    SOLDIERS,
    VERMIN,
)
from courtyard.games.kingdom.words import (
    ADVISOR,
    ARTISAN,
    BUILDING,
    KRYSTALLIUM,
    MENACE,
    PROPHET,
    QUEST,
    RESOURCES,
    SILVERSMITH,
    SOLDIER,
    SPACES,
    TYPES,
)
from courtyard.games.kingdom.worth import (
    NEW_CARDS,
    POINT,
    QUEST_DONE,
    SPARE_KRYSTALLIUM,
    SPARE_SOLDIER,
    combo,
    rounds_to_come,
    worth,
)


class Prospects:
    """A copy that is played on for one seat: whose it is, the rounds to come, what is gained besides."""

    p: Kingdom
    who: i64
    later: i64
    besides: i64

    def __init__(self, p: Kingdom, who: i64) -> None:
        self.p = p.copy()
        self.who = who
        self.later = rounds_to_come(p)
        self.besides = 0

    # The quest.

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

    def asked(self, step: i64, first: i64, end: i64) -> i64:
        """How much of some kinds of spaces a step asks for."""
        asked: i64 = 0
        for space in range(first, end):
            asked += self.p.t.step_cost[SPACES * step + space]
        return asked

    def leaves_enough(self, step: i64) -> bool:
        """A step that takes nothing the final one needs."""
        t = self.p.t
        lost = self.asked(step, SOLDIER, SPACES) - t.step_soldiers[step]
        if self.p.cells[SOLDIERS + self.who] - lost < self.kept(SOLDIER) and lost > 0:
            return False
        lost = self.asked(step, KRYSTALLIUM, SOLDIER) - t.step_krystallium[step]
        return lost <= 0 or self.p.cells[KRYSTALLIUMS + self.who] - lost >= self.kept(KRYSTALLIUM)

    def kept(self, space: i64) -> i64:
        """How many soldiers or Krystallium are kept for the final step of a quest."""
        p = self.p
        if p.t.module != QUEST or quest.is_done(p, self.who, p.t.steps - 1):
            return 0
        return p.t.step_cost[SPACES * (p.t.steps - 1) + space]

    # Advisors.

    def ask_advisors(self, is_last: bool) -> None:
        p = self.p
        if is_last:
            if advisors.can_activate(p, self.who, ARTISAN):
                card = self.most_worth()
                if card >= 0:
                    advisors.pay(p, self.who, ARTISAN)
                    construction.complete(p, self.who, card)
            if advisors.can_activate(p, self.who, PROPHET) and advisors.own_calamity(p, self.who) >= 0:
                advisors.lift_calamity(p, self.who)
            if advisors.can_activate(p, self.who, SILVERSMITH):
                advisors.mint(p, self.who)

    def most_worth(self) -> i64:
        p = self.p
        best: i64 = -1
        most: i64 = 0
        for card in range(p.t.developments):
            if p.cells[CARD_AT + card] == BUILDING + self.who:
                value = worth(p, self.who, card)
                if value > most:
                    most = value
                    best = card
        return best

    # Combat.

    def fight(self) -> None:
        """Soldiers go where they save most."""
        p = self.p
        c = p.cells
        while True:
            best: i64 = -1
            most: i64 = 0
            for card in range(MENACE, ADVISOR):
                if c[CARD_AT + card] == BUILDING + self.who:
                    price = p.t.menace_soldiers[card - MENACE]
                    if price <= c[SOLDIERS + self.who] and menace.is_in_reach(p, card):
                        rate = 100 * self.relief(card) // (price + 1)
                        if rate > most:
                            most = rate
                            best = card
            if best < 0:
                break
            menace.vanquish(p, self.who, best)
        while c[VERMIN + self.who] > 0 and c[SOLDIERS + self.who] >= p.t.vermin_soldiers:
            if p.t.vermin_points * POINT < SPARE_SOLDIER[rounds_to_come(p)]:
                break
            menace.vanquish_vermin(p, self.who)

    def relief(self, card: i64) -> i64:
        """What it is worth to be rid of a Menace."""
        value = POINT * self.p.t.menace_points[card - MENACE]
        beneath = menace.frozen_by(self.p, card)
        if beneath >= 0:
            value += worth(self.p, self.who, beneath)
        return value + 100 * rounds_to_come(self.p)

    # Counting.

    def value(self) -> i64:
        """Points, and what is left over for cards that are still to come."""
        p = self.p
        c = p.cells
        value = POINT * ending.score(p, self.who) + self.besides
        if self.later > 0:
            value += c[KRYSTALLIUMS + self.who] * SPARE_KRYSTALLIUM[self.later]
            for nth in range(len(TYPES)):
                value += NEW_CARDS * self.later * combo(p, self.who, nth + 1)
        value += min(c[SOLDIERS + self.who], 6) * SPARE_SOLDIER[self.later]
        if p.t.module == QUEST:
            value += self.quest_outlook()
        return value

    def quest_outlook(self) -> i64:
        """The final step decides the game; what there is towards it counts a part of that."""
        p = self.p
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
