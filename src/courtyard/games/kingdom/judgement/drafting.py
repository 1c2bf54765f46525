"""Playing the Choice phase to its end quickly, as both players roughly would."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import CHANCE, FRAME, FRAMES, HEIGHT, NOBODY
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import CARD_AT, STAGE
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.options import FINISH, KEEP, LAY, LOSE, PASS, TAKE
from courtyard.games.kingdom.declaration.words import ADVISOR, AREA, AREA_DOWN, CALAMITY, TREASURE
from courtyard.games.kingdom.judgement.offerings import ADVISOR_WORTH, DENIAL, UNSEEN, harm
from courtyard.games.kingdom.judgement.tally import Tally
from courtyard.games.kingdom.judgement.worth import CUBE, SPARE_SOLDIER, rounds_to_come

UNASKED: Final = -1000000
MASKED: Final = 8
"""One card in this number is laid face down, where it can be."""
REALISED: Final = 60
"""The share of a card's worth beyond its cost that comes true, in hundredths."""


def finish_choice(p: Kingdom, dice: Dice) -> None:
    """Play on until cards are planned, or to the end of the game."""
    if p.seat == NOBODY or is_settled(p):
        return
    draft = Draft(p)
    while p.seat != NOBODY and not is_settled(p):
        if p.seat == CHANCE:
            p.choose(CHANCE, dice.choose(p))
        else:
            p.choose(p.seat, draft.choose(p.seat, dice))


def is_settled(p: Kingdom) -> bool:
    """Tell whether all cards of the round are chosen and have done what they do when they are met.

    For two the look ahead begins as well where one sees to the own Duchy on the way.
    """
    stage = p.cells[STAGE]
    if p.t.players == 1 and stage < steps.MENACES:
        return False
    return stage != 0 and stage != steps.MENACES


class Draft:
    """A quick choice of cards; the worth of each card to each player is asked once."""

    p: Kingdom
    first: Tally
    second: Tally
    known: vec[i64]
    areas: vec[i64]

    def __init__(self, p: Kingdom) -> None:
        self.p = p
        self.first = Tally(p, 0)
        self.first.count()
        self.second = Tally(p, p.t.players - 1)
        self.second.count()
        self.known = vec[i64]([UNASKED] * (2 * CARDS))
        self.areas = vec[i64]([0, 0])

    def choose(self, who: i64, dice: Dice) -> i64:
        p = self.p
        if p.cells[STAGE] == steps.MENACES:
            return self.lose(who, dice)
        if p.cells[STAGE] != 0:
            return self.leave(who, dice)
        step = p.cells[FRAMES + FRAME * (p.cells[HEIGHT] - 1)]
        if step == steps.ASK_SELECT_AREA:
            return self.select(who, dice)
        if step == steps.ASK_OFFER_CARD:
            return self.offer(dice)
        if step == steps.ASK_LAY_CARD:
            return self.lay(who, p.cells[FRAMES + FRAME * (p.cells[HEIGHT] - 1) + 2], dice)
        if step == steps.ASK_SEARCH:
            return PASS
        if step == steps.ASK_KEEP_CARD:
            return self.keep(who)
        return p.options[dice.below(len(p.options))]

    def gain(self, who: i64, card: i64) -> i64:
        """Give the rough gain of a card for a Duchy."""
        nth = CARDS * who + card
        if self.known[nth] == UNASKED:
            self.known[nth] = self.rough_gain(who, card)
        return self.known[nth]

    def rough_gain(self, who: i64, card: i64) -> i64:
        p = self.p
        left = rounds_to_come(p)
        if card >= ADVISOR:
            return ADVISOR_WORTH + SPARE_SOLDIER[left]
        if card >= CALAMITY:
            return -harm(p, who, card)
        recycled = CUBE[left]
        if card >= p.t.developments:
            return recycled
        tally = self.first if who == 0 else self.second
        built = (tally.worth(card) - tally.cost(card)) * REALISED // 100
        return built if built > recycled else recycled

    # Offering: any two cards, so that the areas stay even.

    def offer(self, dice: Dice) -> i64:
        p = self.p
        cards: i64 = 0
        for option in p.options:
            if option < LAY:
                cards += 1
        return p.options[dice.below(cards)]

    def lay(self, who: i64, card: i64, dice: Dice) -> i64:
        self.look(1 - who, who)
        first, second = self.areas[0], self.areas[1]
        is_good = self.gain(1 - who, card) > 0
        area: i64 = 0 if (first < second) == is_good else 1
        where = LAY + 2 * area
        if dice.below(MASKED) == 0:
            for option in self.p.options:
                if option == where + 1:
                    return option
        return where

    # Selecting.

    def select(self, who: i64, dice: Dice) -> i64:
        self.look(who, who)
        first, second = self.areas[0], self.areas[1]
        if self.p.t.players > 1:
            self.look(1 - who, who)
            first += self.areas[0] * DENIAL // 100
            second += self.areas[1] * DENIAL // 100
        if first == second:
            return TAKE + dice.below(2)
        return TAKE if first > second else TAKE + 1

    def look(self, who: i64, eyes: i64) -> None:
        """Note the apparent worth of both areas to a player, as another sees them."""
        p = self.p
        c = p.cells
        areas = self.areas
        areas[0] = 0
        areas[1] = 0
        for card in range(CARDS):
            zone = c[CARD_AT + card]
            if AREA <= zone < AREA_DOWN + 2:
                if zone < AREA_DOWN:
                    areas[zone - AREA] += self.gain(who, card)
                elif p.is_known(card, eyes):
                    areas[zone - AREA_DOWN] += self.gain(who, card)
                else:
                    areas[zone - AREA_DOWN] += UNSEEN

    def keep(self, who: i64) -> i64:
        p = self.p
        best = p.options[0]
        most: i64 = UNASKED
        for option in p.options:
            if KEEP <= option < PASS and self.gain(who, option - KEEP) > most:
                most = self.gain(who, option - KEEP)
                best = option
        return best

    # Stages on the way.

    def leave(self, who: i64, dice: Dice) -> i64:
        """See to the Duchy no further; choices that must be made are made at random."""
        options = self.p.options_of(who)
        for option in options:
            if option == FINISH:
                return option
        return options[dice.below(len(options))]

    def lose(self, who: i64, dice: Dice) -> i64:
        """The card that adds least; for all else any option."""
        p = self.p
        options = p.options_of(who)
        best = options[dice.below(len(options))]
        least: i64 = -UNASKED
        for option in options:
            if LOSE <= option < LOSE + TREASURE and self.gain(who, option - LOSE) < least:
                least = self.gain(who, option - LOSE)
                best = option
        return best
