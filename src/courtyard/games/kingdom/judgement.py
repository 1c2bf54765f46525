"""What looks good: the knowledge that bots and hints draw on."""

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.kingdom import solo, steps, together
from courtyard.games.kingdom.course import Kingdom
from courtyard.games.kingdom.forecast import outlook
from courtyard.games.kingdom.offerings import (
    FOUND,
    Division,
    best_area,
    best_offer,
    gain,
    is_among,
    outlook_with_area,
)
from courtyard.games.kingdom.options import (
    DROP,
    KEEP,
    PASS,
    RECYCLE,
    SLATE,
)
from courtyard.games.kingdom.position import CARD_AT, DUTY, STAGE
from courtyard.games.kingdom.words import (
    CALAMITY,
    CARDS,
    DISCARD,
    DUCHY,
    MENACE,
)


def best_option(p: Kingdom, who: i64, dice: Dice) -> i64:
    """Give the option that looks best to an open seat."""
    if p.cells[STAGE] > 0:
        return best_together(p, who, dice)
    step = p.cells[FRAMES + FRAME * (p.cells[HEIGHT] - 1)]
    if step == steps.ASK_OFFER or step == steps.ASK_LAY:
        return best_offer(p, who, dice)
    if step == steps.ASK_SELECT:
        return best_area(p, who, dice)
    if step == steps.ASK_SEARCH or step == steps.ASK_DROP:
        return best_drop(p, who)
    if step == steps.ASK_KEEP:
        return best_keep(p, who)
    if step == steps.ASK_ALCHEMIST:
        return best_last_advice(p, who)
    return p.options[dice.below(len(p.options))]


# Where all choose together.


def best_together(p: Kingdom, who: i64, dice: Dice) -> i64:
    """Try every option and take the one after which the Duchy will end best."""
    if p.cells[DUTY + who] == steps.SORT_CARDS:
        return best_sort(p, who)
    best: i64 = -1
    most: i64 = 0
    for option in p.options_of(who):
        after = p.copy()
        together.answer(after, who, option)
        value = outlook(after, who) * 8 + dice.below(8)
        if best < 0 or value > most:
            most = value
            best = option
    return best


def best_sort(p: Kingdom, who: i64) -> i64:
    """Slate or recycle the next card as in the best division of the whole selection that was found."""
    division = Division(p, who)
    card = division.cards[0]
    return SLATE + card if division.slated & 1 == 1 else RECYCLE + card


# Alone.


def best_drop(p: Kingdom, who: i64) -> i64:
    """Search when two cards of the area add less than what a Search finds; cards go in rising order."""
    c = p.cells
    frame = FRAMES + FRAME * (c[HEIGHT] - 1)
    area = c[frame + 2]
    cards = vec[i64](capacity=12)
    for card in range(CARDS):
        if solo.can_drop(p, card, area):
            cards = append(cards, card)
    losses = losses_without(p, who, area, cards)
    is_second = c[frame] == steps.ASK_DROP
    best: i64 = PASS
    least: i64 = 1000000 if is_second else FOUND
    for nth in range(len(cards)):
        if not is_among(p, DROP + cards[nth]):
            continue
        loss = losses[nth]
        if not is_second:
            loss += least_after(losses, nth)
        if loss < least:
            least = loss
            best = DROP + cards[nth]
    return best


def losses_without(p: Kingdom, who: i64, area: i64, cards: vec[i64]) -> vec[i64]:
    """What the area would add less without each of its cards."""
    c = p.cells
    base = outlook_with_area(p, who, area, who)
    losses = vec[i64](capacity=12)
    for card in cards:
        zone = c[CARD_AT + card]
        c[CARD_AT + card] = DISCARD
        losses = append(losses, base - outlook_with_area(p, who, area, who))
        c[CARD_AT + card] = zone
    return losses


def least_after(losses: vec[i64], first: i64) -> i64:
    least: i64 = 1000000
    for nth in range(first + 1, len(losses)):
        if losses[nth] < least:
            least = losses[nth]
    return least


def best_keep(p: Kingdom, who: i64) -> i64:
    base = outlook(p, who)
    best: i64 = p.options[0]
    most: i64 = -1000000
    for option in p.options:
        if option == PASS:
            continue
        value = gain(p, who, base, option - KEEP)
        if value > most:
            most = value
            best = option
    return best


# The end of the game.


def best_last_advice(p: Kingdom, who: i64) -> i64:
    """Double the Calamities if the other has more of them."""
    mine: i64 = 0
    theirs: i64 = 0
    for card in range(CALAMITY, MENACE):
        if p.cells[CARD_AT + card] == DUCHY + who:
            mine += 1
        elif p.cells[CARD_AT + card] == DUCHY + 1 - who:
            theirs += 1
    return p.options[0] if theirs > mine else PASS
