"""The night: matches with the destiny dice, and every ship one harbour on."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.advantages import grant
from courtyard.games.gugong.chapters.locations.canal import lose_at_sea, move_ship
from courtyard.games.gugong.chapters.locations.trading import spaces_used
from courtyard.games.gugong.chapters.servants import call_back
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import (
    CARD_AT,
    CARD_KNOWN,
    FOLLOWS,
    GENEROSITY,
    MENG_TAKEN,
    PHASE,
    SHIP_OWNER,
    TODAY,
    TOLLS,
)
from courtyard.games.gugong.declaration.counts import HARBOURS, MENG_CARDS, SEATS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_LAST_TRADE,
    CLAIMS,
    DAWN,
    ENVOY_STEPS,
    FINAL_COUNT,
    GAIN,
    NIGHT_BONUS,
    NIGHT_CLAIMS,
    NIGHT_END,
    NIGHT_MATCHES,
    NIGHT_SHIPS,
    RETURN_TOKENS,
    STORE,
    TWILIGHT,
)
from courtyard.games.gugong.declaration.words import (
    DISCARD,
    ENDING,
    FOLLOWER,
    GENEROUS,
    HAND,
    HELD,
    NIGHT,
    OPEN,
    TOLL,
)


def dusk(p: Court) -> None:
    """The day is over: bonus tokens are put away, then the two steps of the night."""
    p.push(NIGHT_MATCHES, 0, 0, 0)
    if p.t.meng >= 0:
        p.push(TWILIGHT, p.t.meng, 0, 0)
    for nth in range(p.t.players - 1, -1, -1):
        p.push(RETURN_TOKENS, p.in_order(nth), 0, 0)


def return_tokens(p: Court, who: i64) -> None:
    """Placed bonus tokens are stored face down, their servants return to the supply."""
    c = p.cells
    call_back(p, who)
    for _ in range(c[GENEROSITY + who]):
        p.push(STORE, who, GENEROUS, 0)
    c[GENEROSITY + who] = 0
    for location in range(7):
        at = SEATS * location + who
        for _ in range(c[TOLLS + at]):
            p.push(STORE, who, TOLL, 0)
        for _ in range(c[FOLLOWS + at]):
            p.push(STORE, who, FOLLOWER, 0)
        c[TOLLS + at] = 0
        c[FOLLOWS + at] = 0


def matches(p: Court, who: i64) -> i64:
    """The matches that count at night; Meng's are fixed by the day (gugong.meng.fixed-matches)."""
    if who != p.t.meng:
        return matching_cards(p, who)
    fixed = p.t.meng_matches[p.cells[TODAY] - 1]
    if p.t.meng_matches_at_least:
        found = matching_cards(p, who)
        return found if found > fixed else fixed
    return fixed


def matching_cards(p: Court, who: i64) -> i64:
    """Every discarded card counts once for each die of its value (gugong.night.match-servant)."""
    found: i64 = 0
    for card in range(p.t.cards):
        if p.cells[CARD_AT + card] == DISCARD + who:
            found += matches_of(p, card)
    return found


def matches_of(p: Court, card: i64) -> i64:
    """The dice of a card's value."""
    value = p.t.card_value[card]
    found: i64 = 0
    for die in range(p.t.dice):
        if p.shown(die) == value:
            found += 1
    return found


def night_matches(p: Court, nth: i64) -> None:
    """Everybody gains a servant for each match."""
    p.cells[PHASE] = NIGHT
    if nth == 0:
        p.record(events.NIGHT, 0, p.cells[TODAY], 0)
    if nth == p.t.players:
        p.push(NIGHT_BONUS, 0, 0, 0)
        return
    p.push(NIGHT_MATCHES, 0, nth + 1, 0)
    who = p.in_order(nth)
    found = matches(p, who)
    p.record(events.MATCHES, who, found, 0)
    if found > 0:
        may: i64 = 1 if p.t.may_waive_matches else 0
        p.push(GAIN, who, found, grounds.MATCHES if who == p.t.meng else may)


def night_bonus(p: Court) -> None:
    """Most matches win points and a step; ties by Intrigue; none without a match."""
    best: i64 = -1
    most: i64 = 0
    for seat in range(p.t.players):
        found = matches(p, seat)
        if found > most or (found == most and found > 0 and p.is_above(seat, best)):
            best = seat
            most = found
    if best >= 0:
        p.record(events.MOST_MATCHES, best, most, p.t.night_points)
        p.score(best, p.t.night_points)
        p.push(NIGHT_SHIPS, 0, 0, 0)
        if best == p.t.meng:
            p.rest_on(grounds.MOST_MATCHES)
        grant(p, best, ENVOY_STEPS, p.t.night_steps, p.t.may_waive_envoy)
    else:
        p.push(NIGHT_SHIPS, 0, 0, 0)


def night_ships(p: Court) -> None:
    """All ships move one harbour on, those furthest ahead first; the last harbour is left to the sea."""
    c = p.cells
    p.record(events.SHIPS_ADVANCE, 0, 0, 0)
    for route in range(p.t.routes):
        for harbour in range(p.t.harbours - 1, -1, -1):
            berth = HARBOURS * route + harbour
            if c[SHIP_OWNER + berth] > 0:
                if harbour == p.t.harbours - 1:
                    lose_at_sea(p, berth)
                else:
                    move_ship(p, berth, berth + 1)
    p.push(NIGHT_CLAIMS, 0, 0, 0)


def night_claims(p: Court, nth: i64) -> None:
    """In player order, full ships may claim the reward of their new harbour."""
    if nth == p.t.players:
        p.push(NIGHT_END, 0, 0, 0)
        return
    p.push(NIGHT_CLAIMS, 0, nth + 1, 0)
    p.push(CLAIMS, p.in_order(nth), 0, 0)


def night_end(p: Court) -> None:
    """Discards become the new hand; after the last day comes the end of the game."""
    c = p.cells
    for card in range(p.t.cards):
        zone = c[CARD_AT + card]
        if zone >= DISCARD:
            p.move_card(card, zone - DISCARD + HAND, c[CARD_KNOWN + card])
        if zone >= HAND and c[CARD_KNOWN + card] == HELD:
            c[CARD_KNOWN + card] = OPEN
    for nth in range(MENG_CARDS):
        c[MENG_TAKEN + nth] = 0
    if c[TODAY] < p.t.days:
        p.push(DAWN, 0, 0, 0)
    else:
        begin_ending(p)


def begin_ending(p: Court) -> None:
    """Before the final count everybody has a last chance to trade tokens (gugong.ending.last-trade)."""
    p.cells[PHASE] = ENDING
    p.push(FINAL_COUNT, 0, 0, 0)
    for nth in range(p.t.players - 1, -1, -1):
        who = p.in_order(nth)
        if spaces_used(p, who) > 0:
            p.push(ASK_LAST_TRADE, who, 0, 0)
