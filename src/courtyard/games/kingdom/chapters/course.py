"""The course of play: what each step of the agenda does, asks and answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import CHANCE, FRAME, FRAMES, HEIGHT, NOBODY
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
from courtyard.games.kingdom.declaration.options import (
    ACTIVATE,
    ATTEND,
    DROP,
    LAY,
    LOT,
    OFFER,
    ONTO,
    PASS,
    PICK,
    TAKE,
)
from courtyard.games.kingdom.declaration.position import ATTENDED, CARD_AT, CURSOR, DUTY, ROUND, STAGE, Realm
from courtyard.games.kingdom.declaration.words import CARDS, DANGER, DECK

EVEN: Final = vec[i64]([1] * CARDS)
"""The weights of outcomes that are all equally likely."""
ALL: Final = vec[i64](range(CARDS))
"""The numbers of all cards."""


class Kingdom(Realm):
    """A realm with its course of play: the position that everything above works with."""

    def choose(self, seat: i64, option: i64) -> None:
        c = self.cells
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step = c[frame]
        fresh: i64 = -1
        if step == steps.TOGETHER:
            together.answer(self, seat, option)
            together.proceed(self, seat, True)
            fresh = seat
        elif step >= steps.LOT:
            who = c[frame + 1]
            a = c[frame + 2]
            b = c[frame + 3]
            self.pop()
            settle_lot(self, step, who, a, b, option - LOT)
        else:
            answer(self, step, c[frame + 1], c[frame + 2], c[frame + 3], option)
        advance(self, fresh)

    def settle(self) -> None:
        if self.cells[STAGE] > 0:
            for who in range(self.t.players):
                together.proceed(self, who, True)
        advance(self, -1)

    def audit(self) -> list[str]:
        return audit(self)

    def copy(self) -> "Kingdom":
        other = Kingdom(self.t, 0)
        other.cells = self.cells[:]
        other.seat = self.seat
        other.options = self.options
        other.weights = self.weights
        other.orderly = self.orderly
        return other

    def result(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def place(self, seat: i64) -> i64:
        return ending.place(self, seat)

    def is_open(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.t.players or self.cells[STAGE] == 0:
            return seat == self.seat
        return self.cells[DUTY + seat] != steps.DONE

    def options_of(self, seat: i64) -> vec[i64]:
        if seat == self.seat:
            return self.options
        kept = self.options
        self.options = vec[i64](capacity=24)
        together.ask(self, seat, True)
        asked = self.options
        self.options = kept
        return asked

    def order(self, is_orderly: bool) -> None:
        self.orderly = is_orderly
        c = self.cells
        for who in range(self.t.players):
            c[CURSOR + who] = 0
        if self.seat >= 0:
            frame = FRAMES + FRAME * (c[HEIGHT] - 1)
            self.options = vec[i64](capacity=24)
            if c[STAGE] > 0:
                together.ask(self, self.seat, True)
            else:
                ask(self, c[frame], c[frame + 1], c[frame + 2], c[frame + 3])

    def veil(self) -> i64:
        stage = self.cells[STAGE]
        if stage <= steps.ATTENDING or self.t.players == 1:
            return 0
        return self.cells[ROUND] * steps.STAGES + stage


def start(p: Kingdom) -> None:
    """Begin a game: lay everything out and go to the first thing that is drawn or chosen."""
    setup.lay_out(p)
    advance(p, -1)


def advance(p: Kingdom, fresh: i64) -> None:
    """Do what is on the agenda until somebody, or chance, has more than one option.

    `fresh` is a seat whose options were just put together, or -1.
    """
    c = p.cells
    while c[HEIGHT] > 0:
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step = c[frame]
        who = c[frame + 1]
        a = c[frame + 2]
        b = c[frame + 3]
        if step < steps.ASK:
            p.pop()
            perform(p, step, who, a, b)
        elif step == steps.TOGETHER:
            if step_together(p, a, fresh):
                return
            fresh = -1
        elif step < steps.LOT:
            p.options = vec[i64](capacity=24)
            ask(p, step, who, a, b)
            if len(p.options) > 1:
                p.seat = who
                return
            answer(p, step, who, a, b, p.options[0])
        else:
            draw_lots(p, step)
            if len(p.options) > 1:
                p.seat = CHANCE
                return
            p.pop()
            if len(p.options) == 1:
                settle_lot(p, step, who, a, b, p.options[0] - LOT)
    p.seat = NOBODY
    p.options = vec[i64]()


def step_together(p: Kingdom, stage: i64, fresh: i64) -> bool:
    """Wait for the first seat that has a choice to make; when there is none, the stage ends."""
    who = together.first_open(p)
    if who < 0:
        p.pop()
        together.end(p, stage)
        return False
    p.seat = who
    if who != fresh:
        p.options = vec[i64](capacity=24)
        together.ask(p, who, True)
    return True


def perform(p: Kingdom, step: i64, who: i64, a: i64, b: i64) -> None:
    """Do a step that needs no answer."""
    if step == steps.NEXT_TURN:
        if p.t.players == 1:
            solo.next_turn(p, a)
        else:
            choice.next_turn(p, a)
    elif step == steps.DEAL:
        setup.deal(p, who, a)
    elif step == steps.PRODUCE:
        production.produce(p, a)
        together.begin(p, steps.PRODUCTION + a)
    elif step == steps.PLAN:
        together.begin(p, steps.PLANNING)
    elif step == steps.MEET_MENACES:
        together.begin(p, steps.MENACES)
    elif step == steps.FIGHT:
        production.begin_combat(p)
        together.begin(p, steps.COMBAT)
    elif step == steps.HIRE_FOREMAN:
        together.begin(p, steps.FOREMAN)
    elif step == steps.REVEAL:
        planning.reveal(p)
    elif step == steps.STARTERS:
        setup.starters(p)
    elif step == steps.END_CHOICE:
        choice.end_choice(p)
    elif step == steps.BEGIN_ROUND:
        setup.begin_round(p, a)
    elif step == steps.END_ROUND:
        setup.end_round(p, a)
    elif step == steps.FIRST_ADVISORS:
        together.begin(p, steps.KEEPING)
    elif step == steps.CHART:
        choice_advisors.chart(p, who)
    elif step == steps.FILL_DANGER:
        setup.fill_danger(p, a)
    elif step == steps.NEXT_TOP:
        setup.next_top(p)
    elif step == steps.DRAW_TOP:
        solo.draw_top(p, a, b == 1)
    elif step == steps.LOOK:
        solo.look(p, a)
    elif step == steps.COLLECT:
        choice.collect(p, who, a)
    elif step == steps.REPLENISH:
        solo.replenish(p, a, b)
    elif step == steps.LAST_ADVICE:
        advisors.last_advice(p)
    elif step == steps.FINAL_COUNT:
        ending.final_count(p)


def ask(p: Kingdom, step: i64, who: i64, a: i64, b: i64) -> None:
    """Put together what a seat may choose."""
    if step == steps.ASK_OFFER:
        choice.offer_options(p, who)
    elif step == steps.ASK_LAY:
        choice.lay_options(p, who)
    elif step == steps.ASK_SELECT:
        if p.t.players == 1:
            solo.select_options(p)
        else:
            choice.select_options(p, who)
    elif step == steps.ASK_TARGET:
        choice_advisors.target_options(p, a)
    elif step == steps.ASK_AREA:
        choice_advisors.area_options(p)
    elif step == steps.ASK_SEARCH:
        solo.ask_search(p, a)
    elif step == steps.ASK_DROP:
        solo.search_options(p, a, solo.first_to_drop(b), solo.left_to_drop(b))
    elif step == steps.ASK_KEEP:
        solo.keep_options(p)
    else:
        advisors.alchemist_options(p)
        choice.attend_beside(p, who)


def answer(p: Kingdom, step: i64, who: i64, a: i64, b: i64, option: i64) -> None:
    """Do what a seat chose. What is done besides leaves the question open; all else takes it off."""
    if option == ATTEND:
        p.cells[ATTENDED] = 1
        together.attend(p, who)
        return
    p.cells[ATTENDED] = 0
    if step == steps.ASK_OFFER or step == steps.ASK_SELECT:
        if option >= ACTIVATE:
            choice_advisors.activate(p, who, option - ACTIVATE)
            return
        if PICK <= option < ATTEND:
            solo.unmask(p, option - PICK)
            return
    p.pop()
    if step == steps.ASK_OFFER:
        p.push(steps.ASK_LAY, who, option - OFFER, 0)
    elif step == steps.ASK_LAY:
        choice.lay(p, who, a, option - LAY)
    elif step == steps.ASK_SELECT:
        if p.t.players == 1:
            solo.take(p, option - TAKE, a)
        else:
            choice.collect(p, who, option - TAKE)
    elif step == steps.ASK_TARGET:
        choice_advisors.use_on(p, who, a, option - PICK)
    elif step == steps.ASK_AREA:
        choice_advisors.chart_onto(p, who, option - ONTO)
    elif step == steps.ASK_SEARCH:
        if option != PASS:
            solo.drop(p, a, option - DROP, b, p.t.search_discard)
    elif step == steps.ASK_DROP:
        solo.drop(p, a, option - DROP, solo.searches_left(b), solo.left_to_drop(b))
    elif step == steps.ASK_KEEP:
        solo.keep(p, a, option)
    elif option != PASS:
        advisors.double(p, who)
        if any_time.is_worthwhile(p, 1 - who):
            together.attend(p, 1 - who)


def draw_lots(p: Kingdom, step: i64) -> None:
    """Put together which cards chance may bring; each is as likely as any other."""
    if step == steps.LOT_ADVISOR:
        p.options = lots_among(p, p.t.in_advisors, DECK)
    elif step == steps.LOT_DANGER:
        p.options = lots_among(p, ALL, DANGER)
    else:
        if setup.is_deck_empty(p):
            setup.reshuffle(p)
        p.options = lots_among(p, p.t.in_deck, DECK)
    if len(p.weights) != len(p.options):
        p.weights = EVEN[: len(p.options)]


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


def settle_lot(p: Kingdom, step: i64, who: i64, a: i64, b: i64, card: i64) -> None:
    """Do what chance brought."""
    if step == steps.LOT_HAND:
        setup.draw_to_hand(p, who, card)
    elif step == steps.LOT_AREA:
        setup.draw_to_area(p, who, card, a, b == 1)
    elif step == steps.LOT_ADVISOR:
        setup.draw_advisor(p, who, card)
    elif step == steps.LOT_DANGER_DECK:
        setup.draw_to_danger(p, card)
    elif step == steps.LOT_DANGER:
        setup.draw_danger(p)
        solo.lay_danger(p, card, a)
    else:
        setup.turn_top(p, card)
