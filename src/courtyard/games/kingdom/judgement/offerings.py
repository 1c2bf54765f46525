"""Judging offers: what cards and areas are worth to both players, how to divide them, which to take."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.kingdom.chapters.choice import turns
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import menace
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import CARD_AT, SOLDIERS, TRAPS, TURN
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.options import ATTEND, LAY, OFFER, ONTO, PICK, TAKE
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    AREA,
    AREA_DOWN,
    CALAMITY,
    HAND,
    MENACE,
    SELECTED,
    SHADOWS,
    TREASURE,
)
from courtyard.games.kingdom.judgement.forecast import Forecast, outlook
from courtyard.games.kingdom.judgement.worth import CUBE, POINT, SPARE_SOLDIER, rounds_to_come

# What a card is thought to be worth that lies face down: to the one who may take it, and alone.
UNSEEN: Final = -60
DANGER: Final = -43
# What a Search is expected to find, beyond what the card of the deck that is visible would bring.
FOUND: Final = 125
# How much of the other player's loss counts as one's own gain when an area is taken.
DENIAL: Final = 100
# A Calamity or Menace that is met, beyond its points.
TROUBLE: Final = 60
ADVISOR_WORTH: Final = 150
# What is not looked into, and what is done before all else.
UNSURE: Final = -50000
EAGER: Final = 50000


class Division:
    """A good division of a selection into cards to slate and cards to recycle, and its outlook."""

    cards: vec[i64]
    slated: i64
    outlook: i64
    start: Forecast
    look: Forecast

    def __init__(self, p: Kingdom, who: i64) -> None:
        cards = vec[i64](capacity=24)
        for card in range(TREASURE):
            if p.cells[CARD_AT + card] == SELECTED + who:
                cards = append(cards, card)
        self.cards = cards
        self.slated = 0
        self.start = Forecast(p, who)
        self.start.count()
        self.look = Forecast(p, who)
        self.outlook = self.outlook_after(0)
        is_better = True
        while is_better:
            is_better = self.improve()

    def outlook_after(self, slated: i64) -> i64:
        """The outlook when those cards are slated whose bits are set."""
        self.look.begin_again(self.start)
        return self.look.outlook_after(self.cards, slated)

    def bit_of(self, card: i64) -> i64:
        """Give the bit that stands for a card."""
        bit: i64 = 1
        for other in self.cards:
            if other == card:
                break
            bit += bit
        return bit

    def improve(self) -> bool:
        """Change the lot of one card after the other where that helps."""
        is_better = False
        bit: i64 = 1
        for _ in range(len(self.cards)):
            value = self.outlook_after(self.slated ^ bit)
            if value > self.outlook:
                self.outlook = value
                self.slated ^= bit
                is_better = True
            bit += bit
        return is_better


def gain(p: Kingdom, who: i64, base: i64, card: i64) -> i64:
    """Give the gain in outlook of a seat that selects a card."""
    if card >= ADVISOR:
        return ADVISOR_WORTH + SPARE_SOLDIER[rounds_to_come(p)]
    if card >= CALAMITY:
        return -harm(p, who, card)
    look = Forecast(p, who)
    look.p.move(card, SELECTED + who)
    return look.outlook() - base


def harm(p: Kingdom, who: i64, card: i64) -> i64:
    """Give the cost of a Calamity or a Menace to the player who takes it."""
    if card < MENACE:
        return POINT * p.t.calamity_points
    points = POINT * p.t.menace_points[card - MENACE]
    price = p.t.menace_soldiers[card - MENACE] * SPARE_SOLDIER[rounds_to_come(p)]
    if p.cells[SOLDIERS + who] >= p.t.menace_soldiers[card - MENACE] and price < points:
        points = price
    if menace.deck_of(card) == SHADOWS:
        points += CUBE[rounds_to_come(p)]
    return points + TROUBLE * (1 + rounds_to_come(p))


def gains(p: Kingdom, who: i64, cards: vec[i64]) -> vec[i64]:
    """Give the gain in outlook from each of some cards."""
    base = outlook(p, who)
    found = vec[i64](capacity=24)
    for card in cards:
        found = append(found, gain(p, who, base, card))
    return found


def cards_in(p: Kingdom, zone: i64) -> vec[i64]:
    found = vec[i64](capacity=24)
    for card in range(CARDS):
        if p.cells[CARD_AT + card] == zone:
            found = append(found, card)
    return found


def total(values: vec[i64]) -> i64:
    sum_of: i64 = 0
    for value in values:
        sum_of += value
    return sum_of


def outlook_with_area(p: Kingdom, who: i64, area: i64, eyes: i64) -> i64:
    """The outlook of a seat that selects an area; cards that the judging seat does not know are guessed."""
    with_area = p.copy()
    besides: i64 = 0
    for card in range(CARDS):
        zone = p.cells[CARD_AT + card]
        if zone == AREA + area or (zone == AREA_DOWN + area and p.is_known(card, eyes)):
            if card < CALAMITY:
                with_area.move(card, SELECTED + who)
            else:
                besides += gain(p, who, 0, card)
        elif zone == AREA_DOWN + area:
            besides += DANGER if p.t.players == 1 else UNSEEN
    return Division(with_area, who).outlook + besides


def weigh_areas(p: Kingdom, who: i64) -> vec[i64]:
    """An area by what it adds, and by the other player's liking for it; alone the token is used first."""
    worths = vec[i64](capacity=8)
    for option in p.options:
        value: i64 = UNSURE
        if TAKE <= option < ONTO:
            value = outlook_with_area(p, who, option - TAKE, who)
            if p.t.players > 1:
                value += outlook_with_area(p, 1 - who, option - TAKE, who) * DENIAL // 100
        elif PICK <= option < ATTEND and p.t.players == 1:
            value = EAGER
        worths = append(worths, value)
    return worths


class Split:
    """A division of the cards by an offering: what each area is worth to the two players."""

    mine: vec[i64]
    theirs: vec[i64]
    seems: vec[i64]

    def __init__(self) -> None:
        self.mine = vec[i64]([0, 0])
        self.theirs = vec[i64]([0, 0])
        self.seems = vec[i64]([0, 0])

    def add(self, area: i64, mine: i64, theirs: i64, is_down: bool) -> None:
        self.mine[area] += mine
        self.theirs[area] += theirs
        self.seems[area] += UNSEEN if is_down else theirs

    def remove(self, area: i64, mine: i64, theirs: i64, is_down: bool) -> None:
        self.mine[area] -= mine
        self.theirs[area] -= theirs
        self.seems[area] -= UNSEEN if is_down else theirs

    def value(self, is_last: bool) -> i64:
        """The other takes what seems better and I am left with the rest, unless it was the last turn."""
        taken: i64 = 0 if self.seems[0] >= self.seems[1] else 1
        if is_last:
            return -self.theirs[taken]
        return self.mine[1 - taken] - self.theirs[taken]


def weigh_offer(p: Kingdom, who: i64) -> vec[i64]:
    """Every card and every way to lay it, with the best second card to go with it."""
    c = p.cells
    frame = FRAMES + FRAME * (c[HEIGHT] - 1)
    laying: i64 = -1
    second_to_come = c[frame + 2] == 0
    if c[frame] == steps.ASK_LAY_CARD:
        laying = c[frame + 2]
        below = frame - FRAME
        second_to_come = c[below] == steps.ASK_OFFER_CARD and c[below + 1] == who
    hand = vec[i64](capacity=10)
    if laying >= 0:
        hand = append(hand, laying)
    for card in cards_in(p, HAND + who):
        if card != laying:
            hand = append(hand, card)
    split = areas_as_they_are(p, who)
    mine = gains(p, who, hand)
    theirs = gains(p, 1 - who, hand)
    is_last = c[TURN] == turns(p) - 2
    worths = vec[i64]([UNSURE] * len(p.options))
    for nth in range(1 if laying >= 0 else len(hand)):
        for where in range(4):
            if where % 2 == 1 and c[TRAPS + who] == 0:
                continue
            split.add(where // 2, mine[nth], theirs[nth], where % 2 == 1)
            value = split.value(is_last)
            if second_to_come:
                traps = c[TRAPS + who] - where % 2
                value = best_second(split, mine, theirs, nth, traps, is_last)
            split.remove(where // 2, mine[nth], theirs[nth], where % 2 == 1)
            note(p, worths, LAY + where if laying >= 0 else OFFER + hand[nth], value)
    return worths


def note(p: Kingdom, worths: vec[i64], option: i64, value: i64) -> None:
    """An option is as good as the best that can be made of it."""
    for nth in range(len(worths)):
        if p.options[nth] == option and value > worths[nth]:
            worths[nth] = value


def best_second(split: Split, mine: vec[i64], theirs: vec[i64], first: i64, traps: i64, is_last: bool) -> i64:
    """The best that a second card can make of an offering."""
    most: i64 = -1000000
    for nth in range(len(mine)):
        if nth == first:
            continue
        for where in range(4):
            if where % 2 == 1 and traps == 0:
                continue
            split.add(where // 2, mine[nth], theirs[nth], where % 2 == 1)
            value = split.value(is_last)
            split.remove(where // 2, mine[nth], theirs[nth], where % 2 == 1)
            if value > most:
                most = value
    return most


def areas_as_they_are(p: Kingdom, who: i64) -> Split:
    split = Split()
    for area in range(2):
        cards = cards_in(p, AREA + area)
        mine = gains(p, who, cards)
        theirs = gains(p, 1 - who, cards)
        for nth in range(len(cards)):
            split.add(area, mine[nth], theirs[nth], False)
        for card in cards_in(p, AREA_DOWN + area):
            if p.is_known(card, who):
                both = vec[i64]([card])
                split.add(area, total(gains(p, who, both)), total(gains(p, 1 - who, both)), True)
            else:
                split.add(area, UNSEEN, UNSEEN, True)
    return split
