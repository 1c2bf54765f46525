"""The log: every event as a line for one reader, in the second person where it is their own.

Other families stand in a line as `@0` to `@4`; the program that shows the line puts the players' names there.
"""

from functools import cache

from courtyard.engine.language import Saying
from courtyard.engine.terms import EVERYTHING, HIDDEN, Event, View
from courtyard.games.gugong.chapters.meng.purse import NO_USE_OF_CARD, NO_USE_OF_DECREE
from courtyard.games.gugong.declaration import events as e
from courtyard.games.gugong.declaration import grounds
from courtyard.games.gugong.declaration.components import build_tables, printed
from courtyard.games.gugong.declaration.steps import BY_FOLLOWING, ENVOY_STEPS, INTRIGUE_STEPS
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import SPECIAL
from courtyard.games.gugong.speech.naming import (
    berth,
    city,
    decree,
    die,
    gift,
    jade,
    official,
    place,
    points,
    reward,
    servant,
    servants,
    steps,
    token,
    tokens,
)

Line = tuple[str, dict[str, str | int | Saying]]
"""The name of a line and what stands in its gaps, without whose it is."""

PACK = 64
"""Two cards in one detail of an event: the one given times this, and the one taken."""

RULE_OF_EVENT = {
    "turn": "gugong.exchange.turn-order",
    "dawn": "gugong.morning.five-steps",
    "new-start-player": "gugong.morning.medal-makes-start-player",
    "tokens-reshuffled": "gugong.morning.reshuffle-when-both-piles-are-empty",
    "die-rolled": "gugong.morning.roll-the-dice",
    "morning-advantage": "gugong.morning.decrees-in-player-order",
    "exchanged": "gugong.exchange.must-exchange",
    "without-actions": "gugong.exchange.price-no-actions",
    "sacrificed": "gugong.exchange.price-another-card",
    "swapped": "gugong.exchange.card-swap",
    "action": "gugong.exchange.location-action",
    "action-declined": "gugong.exchange.actions-after-the-exchange",
    "paid": "gugong.servants.remove-means-pool-to-supply",
    "gained": "gugong.servants.gains-come-from-the-supply",
    "supply-short": "gugong.servants.gains-stop-at-an-empty-supply",
    "travelled": "gugong.travel.collect",
    "benefit-declined": "gugong.travel.benefit-optional",
    "points-scored": "gugong.travel.token-points",
    "gift-for-jade": "gugong.travel.token-gift-for-jade",
    "recovered": "gugong.travel.token-recover",
    "token-placed": "gugong.bonus.not-stored-yet",
    "token-used": "gugong.bonus.face-down-after-use",
    "traded": "gugong.travel.trade-any-time",
    "toll-paid": "gugong.bonus.toll",
    "built": "gugong.great-wall.one-servant",
    "wall-won": "gugong.great-wall.most-servants",
    "marker-moved": "gugong.intrigue.on-top",
    "medal-taken": "gugong.intrigue.medal",
    "die-turned": "gugong.great-wall.benefit-die",
    "jade-gained": "gugong.jade.points-later",
    "envoy-moved": "gugong.palace.eighth-step",
    "arrived": "gugong.palace.best-place",
    "step-as-point": "gugong.palace.further-steps",
    "decree-obtained": "gugong.decrees.points-at-once",
    "new-ship": "gugong.canal.first-free-harbour",
    "loaded": "gugong.canal.old-or-new-ship",
    "sailed": "gugong.canal.skip-occupied",
    "lost-at-sea": "gugong.night.lost-at-sea",
    "claimed": "gugong.canal.claim-servant",
    "gift-drawn": "gugong.canal.harbour-three",
    "night": "gugong.night.two-steps",
    "matches": "gugong.night.match",
    "most-matches": "gugong.night.most-matches",
    "decree-scored": "gugong.ending.level-three-decrees",
    "arrival-scored": "gugong.ending.arrival-points",
    "jade-scored": "gugong.ending.jade",
    "outside": "gugong.ending.outside-scores-zero",
    "game-over": "gugong.ending.most-points-wins",
    "start-player": "gugong.setup.start-player-drawn",
    "ships-advance": "gugong.night.ships-advance",
    "focus-drawn": "gugong.meng.focus-drawn",
    "automa-revealed": "gugong.meng.reveal",
    "twilight": "gugong.meng.twilight",
    "twilight-card": "gugong.meng.twilight-one-by-one",
    "consolation": "gugong.meng.card-swap",
    "automa-reshuffled": "gugong.meng.reshuffle",
    "meng-claimed": "gugong.meng.canal-claim",
    "meng-cannot": "gugong.meng.impossible",
    "advantage-waived": "gugong.exchange.may-is-may",
    "token-gives-nothing": "gugong.travel.benefit-optional",
}
"""The rule that each event follows: the "why?" behind a line."""

MENG_RULE_OF_EVENT = {
    "exchanged": "gugong.meng.exchange",
    "gift-drawn": "gugong.meng.canal-gift",
    "matches": "gugong.meng.fixed-matches",
    "most-matches": "gugong.meng.matches-compared",
}
"""The rules of the solo game behind what Meng does where no step names one; else the rule for everybody."""

OF_THE_TABLE = (e.DAWN, e.TOKENS_RESHUFFLED, e.DIE_ROLLED, e.NIGHT, e.SHIPS_ADVANCE, e.GAME_OVER)
"""Events that are nobody's own."""


OF_MENG = (
    e.FOCUS_DRAWN,
    e.AUTOMA_REVEALED,
    e.TWILIGHT,
    e.TWILIGHT_CARD,
    e.CONSOLATION,
    e.AUTOMA_RESHUFFLED,
    e.MENG_CLAIMED,
    e.MENG_CANNOT,
)
"""Events of Meng alone, who reads no log."""

WITH_ALL_OPEN = {
    e.SACRIFICED: "log-sacrificed-open",
    e.RECOVERED: "log-recovered-open",
    e.GIFT_DRAWN: "log-gift-drawn-open",
}
"""Lines about a card that only its owner knows, for a reader who sees all hands."""

CHAPTERS = {"set-up": "chapter-set-up", "ending": "chapter-end", "over": "chapter-end"}
"""Phases that belong to no day."""


def chapter(view: View) -> Saying:
    """Give the day of a view, or what comes before the first and after the last."""
    phase = view["phase"]
    return Saying(CHAPTERS[phase]) if phase in CHAPTERS else Saying("chapter-day", {"day": view["day"]})


@cache
def printed_tables() -> Tables:
    return build_tables(printed(), 2, ())


SECRET = frozenset(WITH_ALL_OPEN)
"""Events about a card that only its owner knows."""


def event_for(event: Event, seat: int, tables: Tables) -> Event:
    """Give an event as a seat hears of it; which card it was is for its owner alone."""
    return event if event[0] not in SECRET or seat in (event[1], EVERYTHING) else event.without_detail()


def log_line(event: Event, seat: int, tables: Tables | None = None) -> Saying | None:
    """Give an event as a line for a seat, or nothing where another line says it already.

    The tables of the game give cities their names and values their owner's corrections; without
    them the line keeps silent about the city, and the values are those that we know.
    """
    number, who, a, b = event
    line = line_of(number, a, b, tables)
    if line is None:
        return None
    name, gaps = line
    if number in OF_THE_TABLE:
        return Saying(f"log-{name}", gaps)
    if number == e.TOLL_PAID and a == seat:
        return Saying("log-toll-paid-to-you", {"who": f"@{who}", "points": points(b)})
    if seat == EVERYTHING and number in WITH_ALL_OPEN:
        return Saying(WITH_ALL_OPEN[number], {"who": f"@{who}", **gaps})
    if who == seat and number not in OF_MENG:
        return Saying(f"log-{name}-you", gaps)
    return Saying(f"log-{name}", {"who": f"@{who}", **gaps})


def why(event: Event, tables: Tables) -> str:
    """Give the rule that an event follows; Meng's actions follow his own."""
    name = e.NAMES[event[0]]
    if event[1] == tables.meng:
        if event.ground:
            return f"gugong.{grounds.RULES[event.ground]}"
        if name in MENG_RULE_OF_EVENT:
            return MENG_RULE_OF_EVENT[name]
    return RULE_OF_EVENT[name]


def line_of(number: int, a: int, b: int, tables: Tables | None) -> Line | None:
    t = tables or printed_tables()
    if number == e.ACTION:
        return None
    if number in (e.PAID, e.GAINED, e.JADE_SCORED) and a == 0:
        return None
    if number in WITH_ALL_OPEN:
        return e.NAMES[number], {} if a == HIDDEN else {"gift": gift(t, a)}
    if number == e.TRAVELLED:
        if tables is None:
            return "token-taken", {"token": token(t, b)}
        return "travelled", {"city": city(t, a), "token": token(t, b)}
    for teller in (
        of_the_day,
        of_the_exchange,
        of_servants,
        of_travel,
        of_the_board,
        of_ships,
        of_points,
        of_meng,
    ):
        line = teller(number, a, b, t)
        if line is not None:
            return line
    return e.NAMES[number], {}


def of_the_day(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number in (e.DAWN, e.NIGHT):
        return e.NAMES[number], {"day": a}
    if number in (e.DIE_ROLLED, e.DIE_TURNED):
        return e.NAMES[number], {"die": die(a), "value": b}
    if number == e.MORNING_ADVANTAGE:
        return "morning-advantage", {"decree": decree(t, a)}
    if number == e.MATCHES:
        return "matches", {"n": a}
    if number == e.MOST_MATCHES:
        return "most-matches", {"n": a, "points": points(b)}
    return None


def of_the_exchange(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number in (e.EXCHANGED, e.SWAPPED):
        cards = {"gift": gift(t, a // PACK), "taken": gift(t, a % PACK)}
        return e.NAMES[number], {**cards, "official": official(b)}
    if number == e.ACTION_DECLINED:
        return "not-followed" if b == BY_FOLLOWING else "action-declined", {"place": place(a)}
    return None


def of_servants(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number in (e.PAID, e.GAINED):
        name = e.NAMES[number] + ("-with-double" if b else "")
        return name, {"servants": servants(a)}
    if number == e.SUPPLY_SHORT:
        return "supply-short", {"n": a}
    if number == e.BUILT:
        return "built-with-double" if b else "built", {"servants": servants(a)}
    if number == e.WALL_WON:
        return "wall-won", {"servants": servants(a), "points": points(b)}
    return None


def of_travel(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number == e.ADVANTAGE_WAIVED:
        return "advantage-waived", {"advantage": advantage(a, b)}
    if number in (e.BENEFIT_DECLINED, e.TOKEN_USED, e.TOKEN_GIVES_NOTHING):
        return e.NAMES[number], {"token": token(t, a)}
    if number == e.POINTS_SCORED:
        return "points-scored", {"points": points(a)}
    if number == e.GIFT_FOR_JADE:
        return "gift-for-jade", {"gift": gift(t, a)}
    if number == e.TOKEN_PLACED:
        if b < 0:
            return "token-kept", {"token": token(t, a)}
        return "token-placed", {"token": token(t, a), "official": official(b)}
    if number == e.TRADED:
        if b == 1:
            return "traded-for-points", {"tokens": tokens(a), "points": points(t.trade_points)}
        return "traded", {"tokens": tokens(a)}
    if number == e.TOLL_PAID:
        return "toll-paid", {"owner": f"@{a}", "points": points(b)}
    return None


def of_the_board(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number == e.MARKER_MOVED:
        return "marker-climbed" if b > a else "marker-descended", {"step": b}
    if number == e.JADE_GAINED:
        return "jade-gained", {"jade": jade(a)}
    if number == e.ENVOY_MOVED:
        return "envoy-moved", {"step": a}
    if number == e.ARRIVED:
        return "arrived", {"place": a, "points": points(b)}
    if number == e.STEP_AS_POINT:
        return "step-as-point", {"points": points(a)}
    if number == e.DECREE_OBTAINED:
        if b == 0:
            return "last-decree-obtained", {"decree": decree(t, a)}
        return "decree-obtained", {"decree": decree(t, a), "points": points(b)}
    return None


def of_ships(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number in (e.NEW_SHIP, e.LOST_AT_SEA):
        return e.NAMES[number], {"harbour": berth(t, a)}
    if number == e.LOADED:
        return "loaded", {"harbour": berth(t, a), "servant": servant(b)}
    if number == e.SAILED:
        return "sailed", {"from": berth(t, a), "to": berth(t, b)}
    if number == e.CLAIMED:
        return "claimed", {"harbour": berth(t, a), "reward": reward(t, b)}
    return None


def of_points(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number == e.DECREE_SCORED:
        return "decree-scored", {"decree": decree(t, a), "points": points(b)}
    if number == e.ARRIVAL_SCORED:
        return "arrival-scored", {"place": a, "points": points(b)}
    if number == e.JADE_SCORED:
        return "jade-scored", {"jade": jade(a), "points": points(b)}
    if number == e.OUTSIDE:
        return "outside", {"points": points(a)}
    return None


def of_meng(number: int, a: int, b: int, t: Tables) -> Line | None:
    if number == e.FOCUS_DRAWN:
        return "focus-drawn", {"official": official(a)}
    if number == e.AUTOMA_REVEALED:
        return (
            ("special-revealed", {"place": place(b)})
            if a == SPECIAL
            else ("automa-revealed", {"place": place(a)})
        )
    if number == e.TWILIGHT:
        return "twilight-falls", {}
    if number == e.TWILIGHT_CARD:
        return ("twilight-special", {}) if a == SPECIAL else ("twilight-card", {"place": place(a)})
    if number == e.CONSOLATION:
        return "consolation", {"points": points(a), "what": useless(t, b)}
    if number == e.MENG_CLAIMED:
        return "meng-claimed", {"harbour": berth(t, a), "reward": reward(t, b)}
    if number == e.MENG_CANNOT:
        return "meng-cannot", {"place": place(a)}
    return None


def advantage(kind: int, amount: int) -> Saying:
    """An advantage that was waived."""
    if kind == ENVOY_STEPS:
        return Saying("advantage-envoy", {"steps": steps(amount)})
    if kind == INTRIGUE_STEPS:
        return Saying("advantage-intrigue", {"steps": steps(amount)})
    return Saying("advantage-points", {"points": points(amount)})


def useless(t: Tables, what: int) -> Saying:
    """Name a thing that Meng has no use for."""
    if what == NO_USE_OF_CARD:
        return Saying("useless-card-swap")
    if what == NO_USE_OF_DECREE:
        return Saying("useless-decree-swap")
    return Saying("useless-token", {"token": token(t, what)})


TELLERS = (of_the_day, of_the_exchange, of_servants, of_travel, of_the_board, of_ships, of_points, of_meng)
