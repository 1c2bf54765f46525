"""The course of play: what each step of the agenda does, asks and answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.kingdom.chapters import (
    any_time,
    choice,
    ending,
    planning,
    production,
    setup,
    solo,
    together,
)
from courtyard.games.kingdom.chapters.audit import audit
from courtyard.games.kingdom.chapters.modules import advisors, choice_advisors
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import ATTENDED, CARD_AT, CURSOR, DUTY, ROUND, SIZE, STAGE
from courtyard.games.kingdom.declaration.counts import CARDS, STAGES_OF_ROUND
from courtyard.games.kingdom.declaration.options import (
    ACTIVATE,
    ATTEND,
    DROP,
    INFUSE,
    LAY,
    LOT,
    OFFER,
    ONTO,
    PASS,
    PICK,
    TAKE,
)
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import DANGER, DECK

EVEN: Final = vec[i64]([1] * CARDS)
"""The weights of outcomes that are all equally likely."""
EVERY_CARD: Final = vec[i64](range(CARDS))
"""The numbers of all cards."""


class Kingdom(Realm):
    """A realm with its course of play: the position that everything above works with."""

    fresh: i64
    """One more than the seat whose options were just put together, or 0."""

    def __init__(self, tables: Tables, size: i64 = SIZE) -> None:
        super().__init__(tables, size)
        self.fresh = 0

    def choose(self, seat: i64, option: i64) -> None:
        if option >= INFUSE and any_time.is_beside(self, seat):
            any_time.act(self, seat, option)
            self.advance()
        else:
            super().choose(seat, option)

    def standing(self, seat: i64) -> vec[i64]:
        """Give what is allowed at any time, beside any question (kingdom.construction.beside-others)."""
        kept = self.options
        self.options = vec[i64](capacity=8)
        if self.seat >= 0 and 0 <= seat < self.t.players and any_time.is_beside(self, seat):
            any_time.offer_beside(self, seat)
        found = self.options
        self.options = kept
        return found

    def settle(self) -> None:
        if self.cells[STAGE] > 0:
            for who in range(self.t.players):
                together.proceed(self, who, True)
        self.advance()

    def lay_out(self) -> None:
        setup.lay_out(self)

    def copy(self) -> "Kingdom":
        return self.copy_to(Kingdom(self.t, 0))

    def audit(self) -> list[str]:
        return audit(self)

    def result(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def place(self, seat: i64) -> i64:
        return ending.place(self, seat)

    def is_open(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.t.players or self.cells[STAGE] == 0:
            return seat == self.seat
        return self.cells[DUTY + seat] != steps.DONE

    def order(self, is_orderly: bool) -> None:
        for who in range(self.t.players):
            self.cells[CURSOR + who] = 0
        super().order(is_orderly)

    def veil(self) -> i64:
        stage = self.cells[STAGE]
        if stage <= steps.ATTENDING or self.t.players == 1:
            return 0
        return self.cells[ROUND] * STAGES_OF_ROUND + stage

    def answer_one_of_all(self, step: i64, seat: i64, a: i64, b: i64, option: i64) -> None:
        together.answer(self, seat, option)
        together.proceed(self, seat, True)
        self.fresh = seat + 1

    def wait_for_all(self, step: i64, seats: i64, a: i64, b: i64) -> bool:
        """Wait for the first seat that has a choice to make; when there is none, the stage ends."""
        fresh = self.fresh - 1
        self.fresh = 0
        who = together.first_open(self)
        if who < 0:
            self.pop()
            together.end(self, a)
            return False
        self.seat = who
        if who != fresh:
            self.options = vec[i64](capacity=24)
            together.ask(self, who, True)
        return True

    def perform(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Do a step that needs no answer."""
        if step == steps.NEXT_TURN:
            if self.t.players == 1:
                solo.next_turn(self, a)
            else:
                choice.next_turn(self, a)
        elif step == steps.DEAL:
            setup.deal(self, who, a)
        elif step == steps.PRODUCE:
            production.produce(self, a)
            together.begin(self, steps.PRODUCTION + a)
        elif step == steps.PLAN:
            together.begin(self, steps.PLANNING)
        elif step == steps.MEET_MENACES:
            together.begin(self, steps.MENACES)
        elif step == steps.FIGHT:
            production.begin_combat(self)
            together.begin(self, steps.COMBAT)
        elif step == steps.HIRE_FOREMAN:
            together.begin(self, steps.FOREMAN)
        elif step == steps.REVEAL:
            planning.reveal(self)
        elif step == steps.STARTERS:
            setup.starters(self)
        elif step == steps.END_CHOICE:
            choice.end_choice(self)
        elif step == steps.BEGIN_ROUND:
            setup.begin_round(self, a)
        elif step == steps.END_ROUND:
            setup.end_round(self, a)
        elif step == steps.FIRST_ADVISORS:
            together.begin(self, steps.KEEPING)
        elif step == steps.CHART:
            choice_advisors.chart(self, who)
        elif step == steps.FILL_DANGER:
            setup.fill_danger(self, a)
        elif step == steps.NEXT_TOP:
            setup.next_top(self)
        elif step == steps.DRAW_TOP:
            solo.draw_top(self, a, b == 1)
        elif step == steps.LOOK:
            solo.look(self, a)
        elif step == steps.COLLECT:
            choice.collect(self, who, a)
        elif step == steps.REPLENISH:
            solo.replenish(self, a, b)
        elif step == steps.LAST_ADVICE:
            advisors.last_advice(self)
        elif step == steps.FINAL_COUNT:
            ending.final_count(self)

    def ask(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Put together what a seat may choose."""
        if step == steps.ASK_TOGETHER:
            together.ask(self, who, True)
        elif step == steps.ASK_OFFER_CARD:
            choice.offer_options(self, who)
        elif step == steps.ASK_LAY_CARD:
            choice.lay_options(self, who)
        elif step == steps.ASK_SELECT_AREA:
            if self.t.players == 1:
                solo.select_options(self)
            else:
                choice.select_options(self, who)
        elif step == steps.ASK_PICK_CARD:
            choice_advisors.target_options(self, a)
        elif step == steps.ASK_PICK_AREA:
            choice_advisors.area_options(self)
        elif step == steps.ASK_SEARCH:
            solo.ask_search(self, a)
        elif step == steps.ASK_DROP_CARD:
            solo.search_options(self, a, solo.first_to_drop(b), solo.left_to_drop(b))
        elif step == steps.ASK_KEEP_CARD:
            solo.keep_options(self)
        else:
            advisors.alchemist_options(self)
            choice.attend_beside(self, who)

    def answer(self, step: i64, who: i64, a: i64, b: i64, option: i64) -> None:
        """Do what a seat chose. Actions beside the question leave it open; every answer takes it off."""
        if option == ATTEND:
            self.cells[ATTENDED] = 1
            together.attend(self, who)
            return
        self.cells[ATTENDED] = 0
        if step == steps.ASK_OFFER_CARD or step == steps.ASK_SELECT_AREA:
            if option >= ACTIVATE:
                choice_advisors.activate(self, who, option - ACTIVATE)
                return
            if PICK <= option < ATTEND:
                solo.unmask(self, option - PICK)
                return
        self.pop()
        if step == steps.ASK_OFFER_CARD:
            self.push(steps.ASK_LAY_CARD, who, option - OFFER, 0)
        elif step == steps.ASK_LAY_CARD:
            choice.lay(self, who, a, option - LAY)
        elif step == steps.ASK_SELECT_AREA:
            if self.t.players == 1:
                solo.take(self, option - TAKE, a)
            else:
                choice.collect(self, who, option - TAKE)
        elif step == steps.ASK_PICK_CARD:
            choice_advisors.use_on(self, who, a, option - PICK)
        elif step == steps.ASK_PICK_AREA:
            choice_advisors.chart_onto(self, who, option - ONTO)
        elif step == steps.ASK_SEARCH:
            if option != PASS:
                solo.drop(self, a, option - DROP, b, self.t.search_discard)
        elif step == steps.ASK_DROP_CARD:
            solo.drop(self, a, option - DROP, solo.searches_left(b), solo.left_to_drop(b))
        elif step == steps.ASK_KEEP_CARD:
            solo.keep(self, a, option)
        elif option != PASS:
            advisors.double(self, who)
            if any_time.is_worthwhile(self, 1 - who):
                together.attend(self, 1 - who)

    def draw(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Put together which cards chance may bring; each is as likely as any other."""
        if step == steps.LOT_ADVISOR:
            self.options = lots_among(self, self.t.in_advisors, DECK)
        elif step == steps.LOT_DANGER:
            self.options = lots_among(self, EVERY_CARD, DANGER)
        else:
            if setup.is_deck_empty(self):
                setup.reshuffle(self)
            self.options = lots_among(self, self.t.in_deck, DECK)
        self.weights = EVEN[: len(self.options)]

    def drawn(self, step: i64, who: i64, a: i64, b: i64, outcome: i64) -> None:
        """Do what chance brought."""
        card = outcome - LOT
        if step == steps.LOT_HAND:
            setup.draw_to_hand(self, who, card)
        elif step == steps.LOT_AREA:
            setup.draw_to_area(self, who, card, a, b == 1)
        elif step == steps.LOT_ADVISOR:
            setup.draw_advisor(self, who, card)
        elif step == steps.LOT_DANGER_DECK:
            setup.draw_to_danger(self, card)
        elif step == steps.LOT_DANGER:
            setup.draw_danger(self)
            solo.lay_danger(self, card, a)
        else:
            setup.turn_top(self, card)


def lots_among(p: Kingdom, cards: vec[i64], zone: i64) -> vec[i64]:
    """Give those of some cards that are in a zone, as outcomes of chance."""
    c = p.cells
    lots = EVEN[:]
    there: i64 = 0
    for card in cards:
        if c[CARD_AT + card] == zone:
            lots[there] = LOT + card
            there += 1
    return lots[:there]
