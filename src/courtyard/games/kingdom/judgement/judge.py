"""Choosing by judgement: every option of an open decision weighed, in hundredths of a point.

A choice looks at what the own seat may know, and at nothing else.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.judgement import Judgement
from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.games.kingdom.chapters import solo, together
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import BEGUN, CARD_AT, DUTY, STAGE
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.options import (
    ACTIVATE,
    ATTEND,
    DROP,
    KEEP,
    PASS,
    PLACE,
    RECYCLE,
    SLATE,
)
from courtyard.games.kingdom.declaration.words import CALAMITY, DISCARD, DUCHY, MENACE
from courtyard.games.kingdom.judgement.forecast import Forecast, outlook
from courtyard.games.kingdom.judgement.offerings import (
    FOUND,
    Division,
    gain,
    outlook_with_area,
    weigh_areas,
    weigh_offer,
)
from courtyard.games.kingdom.judgement.playing_on import ends, ends_of_round
from courtyard.games.kingdom.judgement.worth import POINT

TIE_BREAK: Final = 8
"""Parts of a hundredth of a point, by which options that look equal are ranked at random."""
FORBIDDEN: Final = -100000
"""The worth of an option that is never to be taken."""


class RealmJudgement(Judgement):
    """It's a Wonderful Kingdom's knowledge of good play."""

    def best(self, position: Position, seat: i64, dice: Dice) -> i64:
        assert isinstance(position, Kingdom)
        if not position.orderly:
            position = position.copy()
            position.order(True)
        return best_option(position, seat, dice)

    def weigh(self, position: Position, seat: i64) -> vec[i64]:
        assert isinstance(position, Kingdom)
        return weighed(position, seat)

    def play_on(self, position: Position, dice: Dice) -> vec[i64]:
        """Play on to where the end can be told."""
        assert isinstance(position, Kingdom)
        return ends(position, dice)

    def play_short(self, position: Position, dice: Dice) -> vec[i64]:
        """Play on to the end of the Choice phase."""
        assert isinstance(position, Kingdom)
        return ends_of_round(position, dice)


def best_option(p: Kingdom, who: i64, dice: Dice) -> i64:
    """Give the option that looks best to an open seat."""
    best: i64 = 0
    most: i64 = TIE_BREAK * FORBIDDEN * 2
    worths = weighed(p, who)
    for nth in range(len(worths)):
        value = TIE_BREAK * worths[nth] + dice.below(TIE_BREAK)
        if value > most:
            most = value
            best = nth
    return p.options_of(who)[best]


def weighed(p: Kingdom, who: i64) -> vec[i64]:
    """Tell how good each option looks to an open seat."""
    if p.cells[STAGE] > 0:
        return weigh_together(p, who)
    step = p.cells[FRAMES + FRAME * (p.cells[HEIGHT] - 1)]
    if step == steps.ASK_OFFER_CARD or step == steps.ASK_LAY_CARD:
        return weigh_offer(p, who)
    if step == steps.ASK_SELECT_AREA:
        return weigh_areas(p, who)
    if step == steps.ASK_SEARCH or step == steps.ASK_DROP_CARD:
        return weigh_drops(p, who)
    if step == steps.ASK_KEEP_CARD:
        return weigh_finds(p, who)
    if step == steps.ASK_DOUBLE_CALAMITIES:
        return weigh_last_advice(p, who)
    return vec[i64]([0] * len(p.options))


# Where all choose together.


def weigh_together(p: Kingdom, who: i64) -> vec[i64]:
    """Every option by how the Duchy will end after it."""
    if p.cells[DUTY + who] == steps.SORT_CARDS and p.cells[BEGUN + who] == 0:
        return weigh_sorting(p, who)
    worths = vec[i64](capacity=24)
    for option in p.options_of(who):
        after = p.copy()
        together.answer(after, who, option)
        worths = append(worths, outlook(after, who))
    return worths


def weigh_sorting(p: Kingdom, who: i64) -> vec[i64]:
    """A card slated or recycled, as in the best division of the whole selection, or against it."""
    division = Division(p, who)
    worths = vec[i64](capacity=24)
    for option in p.options_of(who):
        if SLATE <= option < PLACE:
            is_slating = option < RECYCLE
            card = option - SLATE if is_slating else option - RECYCLE
            bit = division.bit_of(card)
            if is_slating == (division.slated & bit != 0):
                worths = append(worths, division.outlook)
            else:
                look = Forecast(p, who)
                worths = append(worths, look.outlook_after(division.cards, division.slated ^ bit))
        else:
            after = p.copy()
            together.answer(after, who, option)
            worths = append(worths, Division(after, who).outlook)
    return worths


# Alone.


def weigh_drops(p: Kingdom, who: i64) -> vec[i64]:
    """Search when two cards of the area add less than what a Search finds."""
    c = p.cells
    frame = FRAMES + FRAME * (c[HEIGHT] - 1)
    area = c[frame + 2]
    cards = vec[i64](capacity=12)
    for card in range(CARDS):
        if solo.can_drop(p, card, area):
            cards = append(cards, card)
    losses = losses_without(p, who, area, cards)
    is_second = c[frame] == steps.ASK_DROP_CARD
    worths = vec[i64](capacity=12)
    for option in p.options:
        value: i64 = FORBIDDEN if option == ATTEND else 0
        for nth in range(len(cards)):
            if DROP + cards[nth] == option:
                value = -losses[nth]
                if not is_second:
                    value += FOUND - least_besides(losses, nth, p.orderly)
        worths = append(worths, value)
    return worths


def losses_without(p: Kingdom, who: i64, area: i64, cards: vec[i64]) -> vec[i64]:
    """Tell how much less the area would add without each of its cards."""
    c = p.cells
    base = outlook_with_area(p, who, area, who)
    losses = vec[i64](capacity=12)
    for card in cards:
        zone = c[CARD_AT + card]
        c[CARD_AT + card] = DISCARD
        losses = append(losses, base - outlook_with_area(p, who, area, who))
        c[CARD_AT + card] = zone
    return losses


def least_besides(losses: vec[i64], one: i64, is_orderly: bool) -> i64:
    """The least loss beside one; in an orderly position only what follows it can go with it."""
    least: i64 = -FORBIDDEN
    for nth in range(one + 1 if is_orderly else 0, len(losses)):
        if nth != one and losses[nth] < least:
            least = losses[nth]
    return least


def weigh_finds(p: Kingdom, who: i64) -> vec[i64]:
    base = outlook(p, who)
    worths = vec[i64](capacity=12)
    for option in p.options:
        worths = append(
            worths, FORBIDDEN if option < KEEP or option == PASS else gain(p, who, base, option - KEEP)
        )
    return worths


# The end of the game.


def weigh_last_advice(p: Kingdom, who: i64) -> vec[i64]:
    """Doubling the Calamities is good if the other has more of them."""
    more: i64 = 0
    for card in range(CALAMITY, MENACE):
        if p.cells[CARD_AT + card] == DUCHY + 1 - who:
            more += 1
        elif p.cells[CARD_AT + card] == DUCHY + who:
            more -= 1
    worths = vec[i64](capacity=2)
    for option in p.options:
        worths = append(worths, POINT * more if option >= ACTIVATE else 0 if option == PASS else FORBIDDEN)
    return worths
