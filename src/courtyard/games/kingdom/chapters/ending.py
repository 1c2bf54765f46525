"""The end of the game: points, ties, and who may win."""

from mypy_extensions import i64

from courtyard.games.kingdom.chapters.modules import quest
from courtyard.games.kingdom.declaration import events
from courtyard.games.kingdom.declaration.cells import CARD_AT, DOUBLED, PHASE, SOLDIERS, VERMIN
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import ADVISOR, BUILDING, CALAMITY, DUCHY, MENACE, OVER, TYPES


def flat_points(p: Realm, who: i64) -> i64:
    """Points of constructed cards that depend on nothing (kingdom.ending.flat-points)."""
    points: i64 = 0
    for card in range(p.t.developments):
        if p.cells[CARD_AT + card] == DUCHY + who:
            points += p.t.points[card]
    return points


def combo_points(p: Realm, who: i64) -> i64:
    """Points for each card of a type, of constructed cards and the Duchy (kingdom.ending.combo-points)."""
    c = p.cells
    t = p.t
    points: i64 = 0
    for nth in range(len(TYPES)):
        its_type = nth + 1
        each: i64 = t.duchy_points[who] if t.duchy_points_type[who] == its_type else 0
        there: i64 = 0
        for card in range(t.developments):
            if c[CARD_AT + card] == DUCHY + who:
                if t.card_type[card] == its_type:
                    there += 1
                if t.points_per_type[card] == its_type:
                    each += t.points_per[card]
        points += each * there
    return points


def calamities(p: Realm, who: i64) -> i64:
    return p.count(DUCHY + who, CALAMITY, MENACE)


def lost_points(p: Realm, who: i64) -> i64:
    """Calamities in the Duchy, and Menaces that were not vanquished (kingdom.ending.calamities)."""
    menaces: i64 = 0
    for card in range(MENACE, ADVISOR):
        if p.is_at(card, BUILDING + who):
            menaces += p.t.menace_points[card - MENACE]
    return points_lost(p, calamities(p, who), menaces, p.cells[VERMIN + who])


def points_lost(p: Realm, calamities: i64, menaces: i64, vermin: i64) -> i64:
    """Give the points lost by Calamities and Vermin, beside the points of Menaces."""
    points = calamities * p.t.calamity_points
    if p.cells[DOUBLED] > 0:
        points *= 2
    return points + menaces + vermin * p.t.vermin_points


def score(p: Realm, who: i64) -> i64:
    return flat_points(p, who) + combo_points(p, who) + quest.points(p, who) - lost_points(p, who)


def cards_in_duchy(p: Realm, who: i64) -> i64:
    """Constructed cards and Calamities: they break ties (kingdom.ending.tie-by-cards)."""
    return p.count(DUCHY + who, 0, MENACE)


def is_ahead(p: Realm, who: i64, other: i64) -> bool:
    """More points, then more cards, then more soldiers; only an eligible player is ahead."""
    if quest.is_eligible(p, who) != quest.is_eligible(p, other):
        return quest.is_eligible(p, who)
    if score(p, who) != score(p, other):
        return score(p, who) > score(p, other)
    if cards_in_duchy(p, who) != cards_in_duchy(p, other):
        return cards_in_duchy(p, who) > cards_in_duchy(p, other)
    return p.cells[SOLDIERS + who] > p.cells[SOLDIERS + other]


def place(p: Realm, who: i64) -> i64:
    """First is who wins; alone, who earns a medal. Without the final step of a quest nobody is first."""
    if not quest.is_eligible(p, who):
        return 2
    if p.t.players == 1:
        return 1 if medal(p) > 0 else 2
    return 2 if is_ahead(p, 1 - who, who) else 1


def medal(p: Realm) -> i64:
    """Alone: 0 for none, then bronze, silver, gold (kingdom.solo.bronze)."""
    return medal_for(p.t, score(p, 0)) if quest.is_eligible(p, 0) else 0


def medal_for(t: Tables, points: i64) -> i64:
    earned: i64 = 0
    for least in t.medals:
        if points >= least:
            earned += 1
    return earned


def final_count(p: Realm) -> None:
    p.cells[PHASE] = OVER
    if p.records_events:
        record_scores(p)


def record_scores(p: Realm) -> None:
    """Say what each player has points for, and who has won."""
    for who in range(p.t.players):
        p.record(events.FLAT_POINTS, who, flat_points(p, who), 0)
        p.record(events.COMBO_POINTS, who, combo_points(p, who), 0)
        if p.t.steps > 0:
            p.record(events.QUEST_POINTS, who, quest.points(p, who), 0)
            if not quest.is_eligible(p, who):
                p.record(events.QUEST_UNFINISHED, who, 0, 0)
        p.record(events.LOST_POINTS, who, lost_points(p, who), 0)
    if p.t.players == 2:
        record_tie(p)
    is_shared = p.t.players == 2 and place(p, 0) == place(p, 1)
    for who in range(p.t.players):
        p.record(events.GAME_OVER, who, score(p, who), place(p, who) + (2 if is_shared else 0))


def record_tie(p: Realm) -> None:
    """Say what decides where points do not: cards, or soldiers (kingdom.ending.tie-by-cards)."""
    if not quest.is_eligible(p, 0) or not quest.is_eligible(p, 1) or score(p, 0) != score(p, 1):
        return
    for who in range(2):
        if is_ahead(p, who, 1 - who):
            is_by_soldiers = cards_in_duchy(p, 0) == cards_in_duchy(p, 1)
            p.record(events.TIE_BROKEN, who, 1 if is_by_soldiers else 0, 0)
