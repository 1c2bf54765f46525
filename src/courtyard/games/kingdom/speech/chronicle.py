"""The log: every event as a line for one reader, in the second person where it is their own.

Other players stand in a line as `@0` and `@1`; the program that shows the line puts their names there.
"""

from collections.abc import Callable

from courtyard.engine.language import Saying
from courtyard.engine.terms import EVERYTHING, HIDDEN, Event, View
from courtyard.games.kingdom.declaration import events as e
from courtyard.games.kingdom.declaration.counts import ROW
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISOR_NAMES,
    ADVISORS,
    COMBAT,
    KRYSTALLIUM,
    MENACES,
    PLANNING,
    SOLDIER,
)
from courtyard.games.kingdom.speech.grounds import medal, rule_of
from courtyard.games.kingdom.speech.naming import (
    advisor,
    amount,
    area,
    card,
    card_in_full,
    duchy,
    glimpsed_card,
    listed,
    lost,
    menace_deck,
    module,
    place,
    points,
    quest,
    quest_step,
    recycling,
    resource,
    soldiers,
    step_benefit,
)
from courtyard.games.kingdom.speech.question import Gaps

Line = tuple[str, Gaps]
"""The name of a line and what stands in its gaps, without whose it is."""

OF_THE_TABLE = (
    e.MODULE,
    e.CALAMITIES_OUT,
    e.TREASURES_OUT,
    e.QUEST_LAID,
    e.DANGER_DECK,
    e.STARTER,
    e.LEFT_OVER,
    e.DANGER_LAID,
    e.TOP_TURNED,
    e.RESHUFFLED,
    e.PHASE,
    e.DECK_SHUFFLED,
    e.CALAMITIES_READY,
    e.TRAPS_READY,
    e.ADVISORS_LEFT_OUT,
    e.VERMIN_READY,
    e.HANDS_DEALT,
)
"""Events that are nobody's own."""

SILENT_WHEN_NONE = {
    e.LEFT_OVER: 2,
    e.PRODUCED: 3,
    e.FLAT_POINTS: 2,
    e.COMBO_POINTS: 2,
    e.LOST_POINTS: 2,
    e.QUEST_POINTS: 2,
}
"""Events that are not worth a line where the number in that place is 0."""


HEADINGS = frozenset(
    {
        "log-round-begins",
        "log-round-begins-you",
        "log-round-begins-alone",
        "log-planning",
        "log-production",
        "log-combat",
    }
)
"""Lines with which a round or a phase begins."""

CHAPTERS = {
    "choice": "chapter-choice",
    "planning": "chapter-planning",
    "production": "chapter-production",
    "combat": "chapter-combat",
}
"""Phases that every round has; other phases come before the first round or after the last."""


def chapter(view: View) -> Saying:
    """Give the round and the phase of a view."""
    phase = view["phase"]
    if phase in CHAPTERS:
        return Saying(CHAPTERS[phase], {"round": view["round"]})
    return Saying("chapter-end" if phase == "over" else "chapter-set-up")


SECRET = frozenset({e.OFFERED, e.SENT_AWAY, e.MOVED})
"""Events about a card that may lie face down."""


def event_for(event: Event, seat: int, t: Tables) -> Event:
    """Give an event as a seat hears of it; which card lies face down is for those who know it."""
    number, who, _, b = event
    if number not in SECRET:
        return event
    if number == e.OFFERED:
        known = (1 << t.players) - 1 if b % 2 == 0 else 1 << who
    else:
        known = b % 4
    return event if knows(t, known, seat) else event.without_detail()


def knows(t: Tables, known: int, seat: int) -> bool:
    """Tell whether a seat knows a card that the seats of some bits have seen, and still may."""
    if seat == EVERYTHING or known == (1 << t.players) - 1:
        return True
    return seat >= 0 and bool(known >> seat & 1) and not t.is_forgotten


def log_line(event: Event, seat: int, tables: Tables) -> Saying | None:
    """Give an event as a line for a seat, or nothing where it is not worth one."""
    number, who, _, _ = event
    if number in SILENT_WHEN_NONE and event[SILENT_WHEN_NONE[number]] == 0:
        return None
    name, gaps = line_of(event, seat, tables)
    if number in OF_THE_TABLE or (number == e.ROUND_BEGINS and tables.players == 1):
        return Saying(f"log-{name}", gaps)
    if who == seat:
        return Saying(f"log-{name}-you", gaps)
    return Saying(f"log-{name}", {"who": f"@{who}", **gaps})


def why(event: Event, tables: Tables) -> str:
    """Give the rule that an event follows."""
    return f"kingdom.{rule_of(event, tables)}"


def line_of(event: Event, seat: int, t: Tables) -> Line:
    for teller in TELLERS:
        line = teller(event, seat, t)
        if line is not None:
            return line
    return e.NAMES[event[0]], {}


# The set-up and the course of a round.


def of_the_set_up(event: Event, seat: int, t: Tables) -> Line | None:
    number, _, a, b = event
    alone = "-alone" if t.players == 1 else ""
    if number == e.MODULE:
        return "module" + alone, {"module": module(t)}
    if number == e.DUCHY_TAKEN:
        return "duchy-taken", {"duchy": duchy(t, a), "side": str(t.options["side"]).upper()}
    if number == e.MENACE_DECK:
        return "menace-deck" + alone, {"menaces": menace_deck(t, a)}
    if number == e.QUEST_LAID:
        return "quest-laid" + alone, {"quest": quest(t), "n": a}
    if number == e.DANGER_DECK:
        name = "danger-deck-menaces" if t.module == MENACES else "danger-deck"
        return name, {"cards": a, "dangers": b}
    if number == e.DECK_SHUFFLED:
        name = "deck-shuffled-advisors" if t.module == ADVISORS else "deck-shuffled"
        return name, {"cards": a, "added": b}
    if number == e.ADVISORS_LEFT_OUT:
        out = [nth for nth in range(len(ADVISOR_NAMES)) if ADVISOR + nth not in list(t.in_advisors)]
        return "advisors-left-out", {"advisors": listed([advisor(t, nth) for nth in out])}
    if number == e.FIRST_SOLDIERS:
        return "first-soldiers", {"soldiers": soldiers(a)}
    if number in (e.TREASURES_OUT, e.CALAMITIES_READY, e.VERMIN_READY):
        return e.NAMES[number], {"n": a}
    return ("traps-ready" + alone, {"n": a}) if number == e.TRAPS_READY else None


def of_the_round(event: Event, seat: int, t: Tables) -> Line | None:
    number, _, a, b = event
    if number == e.ROUND_BEGINS:
        return "round-begins-alone" if t.players == 1 else "round-begins", {"round": a}
    if number == e.HANDS_DEALT:
        return "hands-dealt-menace" if t.module == MENACES else "hands-dealt", {"n": a}
    if number == e.PHASE:
        return {PLANNING: "planning", COMBAT: "combat"}.get(a, "production"), {}
    if number in (e.STARTER, e.CHARTED, e.FOUND, e.DROPPED):
        return e.NAMES[number], {"card": card(t, a), "area": area(b)}
    if number in (e.DANGER_LAID, e.SEARCHED):
        return e.NAMES[number], {"area": area(a)}
    if number == e.TOP_TURNED:
        return "top-turned", {"card": card_in_full(t, a)}
    if number in (e.LEFT_OVER, e.RESHUFFLED):
        return e.NAMES[number], {"n": a}
    if number == e.TOOK:
        return ("took-nothing" if b == 0 else "took"), {"area": area(a), **({"n": b} if b else {})}
    return None


def of_the_offering(event: Event, seat: int, t: Tables) -> Line | None:
    """Cards that lie face down are named only to those who know them."""
    number, who, a, b = event
    if number == e.OFFERED:
        if b % 2 == 0:
            return "offered", {"card": card(t, a), "area": area(b // 2)}
        if seat == EVERYTHING:
            return "trapped-open", {"area": area(b // 2), "card": card(t, a)}
        if who == seat and a == HIDDEN:
            return "trapped-unseen", {"area": area(b // 2)}
        return "trapped", {"area": area(b // 2), **({"card": card(t, a)} if who == seat else {})}
    if number == e.UNMASKED:
        return "unmasked", {"card": card_in_full(t, a), "place": place(b, who, seat)}
    if number in (e.SENT_AWAY, e.MOVED):
        spot, known = b // 4, b % 4
        is_open = known == (1 << t.players) - 1
        there = card(t, a) if is_open else glimpsed_card(t, a)
        goal = spot // ROW if number == e.SENT_AWAY else 1 - spot // ROW
        return e.NAMES[number], {"card": there, "area": area(goal)}
    return None


# Advisors, Menaces and the quest.


def of_the_modules(event: Event, seat: int, t: Tables) -> Line | None:
    number, _, a, b = event
    if number == e.ADVISOR_KEPT:
        return "advisor-kept", {"advisor": advisor(t, a)}
    if number in (e.ADVISOR_ENTERS, e.ADVISOR_USED):
        return e.NAMES[number], {"advisor": advisor(t, a), "soldiers": soldiers(b)}
    if number in (e.SHADOWS_TAKE, e.VANQUISHED, e.MENACE_STAYS):
        return e.NAMES[number], {"card": card(t, a)}
    if number in (e.SHADOWS_GIVE, e.NOTHING_TO_FREEZE):
        return e.NAMES[number], {"n": a}
    if number in (e.ICON_STOLEN, e.ICON_RESTORED):
        return e.NAMES[number], {"resource": resource(a)}
    if number == e.VERMIN_COME:
        return "vermin-come", {"n": b}
    if number == e.FROZEN:
        return "frozen", {"card": card(t, a)}
    if number == e.SILVER:
        return "silver", {"cubes": amount(KRYSTALLIUM, a)}
    if number == e.STEP_DONE:
        gaps: Gaps = {"step": quest_step(t, a), "benefit": step_benefit(t, a)}
        if b == 0:
            return "step-done", gaps
        return "step-done-with", {**gaps, "krystallium": amount(KRYSTALLIUM, b)}
    return None


# Cards and cubes.


def of_the_duchy(event: Event, seat: int, t: Tables) -> Line | None:
    number, _, a, b = event
    if number in (e.SLATED, e.COMPLETED, e.ENLISTED, e.SCRAPPED):
        return e.NAMES[number], {"card": card(t, a)}
    if number == e.TURNED_UP:
        return "turned-up", {"card": card_in_full(t, a)}
    if number == e.RECYCLED:
        return "recycled", {"card": card(t, a), "cubes": recycling(t, a)}
    if number == e.PLACED:
        return "placed", {"card": card(t, a), "cubes": amount(b // 16, b % 16)}
    if number in (e.INTO_ALCHEMY, e.PRODUCED, e.EXTRA):
        return e.NAMES[number], {"cubes": amount(a, b)}
    if number in (e.TRAINED, e.TAKEN_FROM_TRAINING):
        return e.NAMES[number], {"resource": resource(a)}
    if number == e.INFUSED:
        if b == KRYSTALLIUM:
            return "infused-own", {"card": card(t, a)}
        return "infused", {"card": card(t, a), "resource": resource(b)}
    if number == e.BONUS:
        gained = [amount(kind, n) for kind, n in ((SOLDIER, a), (KRYSTALLIUM, b)) if n > 0]
        return "bonus", {"bonus": listed(gained)}
    return None


def of_points(event: Event, seat: int, t: Tables) -> Line | None:
    number, _, a, b = event
    if number in (e.FLAT_POINTS, e.COMBO_POINTS, e.QUEST_POINTS):
        return e.NAMES[number], {"points": points(a)}
    if number == e.LOST_POINTS:
        return "lost-points-menaces" if t.module == MENACES else "lost-points", {"lost": lost(a)}
    if number == e.TIE_BROKEN:
        return ("tie-by-cards", "tie-by-soldiers")[a], {}
    if number != e.GAME_OVER:
        return None
    if t.players == 1:
        return ("no-medal", "bronze", "silver-medal", "gold")[medal(t, a, b)], {"points": points(a)}
    return ("victory", "defeat", "shared", "defeat")[b - 1], {"points": points(a)}


TELLERS: tuple[Callable[[Event, int, Tables], Line | None], ...] = (
    of_the_set_up,
    of_the_round,
    of_the_offering,
    of_the_modules,
    of_the_duchy,
    of_points,
)
"""Functions that put events into words, one after the other until one of them knows the event."""
