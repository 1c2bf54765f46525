"""The actions of the seven locations as choices: what each does, and the rules it rests on."""

from courtyard.engine.language import Saying
from courtyard.games.gugong.chapters.locations.canal import first_free_harbour, free_space, next_free_harbour
from courtyard.games.gugong.chapters.locations.decrees import decree_price
from courtyard.games.gugong.chapters.locations.great_wall import strength
from courtyard.games.gugong.chapters.locations.jade import jade_price
from courtyard.games.gugong.chapters.locations.travel import second_step_price
from courtyard.games.gugong.declaration import counts
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration.cells import ARRIVAL, DECREE_OWNERS, DECREE_TILE, ENVOY, MEDAL
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import ASK_EXTRA_SERVANT
from courtyard.games.gugong.declaration.words import (
    CANAL,
    CHEAPER_DECREES,
    DECREE_KINDS,
    INTRIGUE,
    PALACE,
    TRAVEL,
)
from courtyard.games.gugong.speech.naming import (
    berth,
    decree,
    die,
    jade,
    points,
    reward,
    servant,
    servants,
    steps,
)
from courtyard.games.gugong.speech.question import Question

Words = tuple[Saying, tuple[str, ...]]
"""A sentence, and the rules behind it, by their ids without the name of the game."""


def price(number: int) -> dict[str, str | int | Saying]:
    return {"price": servants(number)}


# Travel, Intrigue, the Palace and the Grand Canal have an option A and an option B.


def action_a(p: Court, q: Question, location: int) -> Words:
    t = p.t
    if location == TRAVEL:
        return Saying("travel-once"), ("travel.one-move",)
    if location == INTRIGUE:
        if p.cells[MEDAL] == 0:
            climb = Saying("climb-for-medal", {"steps": steps(t.intrigue_a)})
            return climb, ("intrigue.one-step", "intrigue.medal")
        return Saying("climb", {"steps": steps(t.intrigue_a)}), ("intrigue.one-step",)
    if location == PALACE:
        outcome, rules = envoy_outcome(p, q.who, t.palace_a)
        return Saying("envoy", {"outcome": outcome}), ("palace.one-step", *rules)
    return Saying("load-and-move"), ("canal.load-and-move", "canal.load-first")


def action_b(p: Court, q: Question, location: int) -> Words:
    t = p.t
    if location == TRAVEL:
        return Saying("travel-twice", price(second_step_price(p, q.who))), ("travel.two-moves",)
    if location == INTRIGUE:
        climb = Saying("climb-paid", {**price(t.intrigue_price), "steps": steps(t.intrigue_b)})
        return climb, ("intrigue.three-steps",)
    if location == PALACE:
        outcome, rules = envoy_outcome(p, q.who, t.palace_b)
        climb = steps(t.palace_b_intrigue)
        walk = Saying("envoy-paid", {**price(t.palace_price), "outcome": outcome, "steps": climb})
        return walk, ("palace.two-steps", *rules)
    return Saying("load-two", price(t.canal_price)), ("canal.load-two", "canal.load-two-no-movement")


def b_price(p: Court, who: int, location: int) -> int:
    """Give the price of option B of a location for a family."""
    if location == TRAVEL:
        return second_step_price(p, who)
    return {INTRIGUE: p.t.intrigue_price, PALACE: p.t.palace_price, CANAL: p.t.canal_price}[location]


def envoy_outcome(p: Court, who: int, number: int) -> Words:
    """Say where some steps bring the envoy: further up, into the Palace, or points."""
    c, t = p.cells, p.t
    if c[ARRIVAL + who] > 0:
        return points(number * t.palace_beyond), ("palace.further-steps",)
    beyond = c[ENVOY + who] + number - t.stairs
    if beyond < 0:
        return Saying("envoy-climbs", {"step": c[ENVOY + who] + number, "stairs": t.stairs}), ()
    place = 1 + sum(c[ARRIVAL + seat] > 0 for seat in range(t.players))
    worth = points(t.arrival[place - 1])
    if beyond == 0:
        return Saying("envoy-enters", {"place": place, "points": worth}), ("palace.best-place",)
    more = points(beyond * t.palace_beyond)
    enters = Saying("envoy-enters-scoring", {"place": place, "points": worth, "more": more})
    return enters, ("palace.best-place", "palace.left-over-step")


# The Great Wall.


def wall_after(p: Court, added: int) -> Saying:
    """Tell how the wall stands once a number of servants is added."""
    total = added + sum(strength(p, seat) for seat in range(p.t.players))
    wall = "wall-complete" if total >= p.t.wall_full else "wall-stands"
    return Saying(wall, {"total": total, "full": p.t.wall_full})


def build(p: Court, q: Question, how: int) -> Words:
    option = o.BUILD_ONE + how
    if option == o.EXTRA_ONE or option == o.EXTRA_DOUBLE:
        double = int(option == o.EXTRA_DOUBLE)
        extra = Saying("build-extra", {"servant": servant(double), "wall": wall_after(p, 1 + double)})
        by_decree = q.step == ASK_EXTRA_SERVANT
        rules = ("decrees.wall-extra" if by_decree else "travel.token-wall", "great-wall.all-placed-first")
        return extra, (*rules, *(("servants.double-servant-placed-from-the-supply",) * double))
    if option == o.BUILD_ONE or option == o.BUILD_DOUBLE:
        double = int(option == o.BUILD_DOUBLE)
        one = Saying("build-one", {"servant": servant(double), "wall": wall_after(p, 1 + double)})
        return one, ("great-wall.one-servant", *(("servants.double-servant-placed-counts-two",) * double))
    paid = price(p.t.wall_price)
    if option == o.BUILD_TWO:
        return Saying("build-two", {**paid, "wall": wall_after(p, 2)}), ("great-wall.two-servants",)
    if option == o.PAY_FOR_ONE or option == o.PAY_FOR_DOUBLE:
        double = int(option == o.PAY_FOR_DOUBLE)
        gaps = {**paid, "servant": servant(double), "wall": wall_after(p, 1 + double)}
        return Saying("pay-and-build", gaps), ("great-wall.two-servants", "great-wall.up-to-two")
    three = Saying("build-three", {**paid, "wall": wall_after(p, 3)})
    return three, ("great-wall.two-servants", "servants.double-and-plain-count-three")


def benefit(p: Court, q: Question, nth: int) -> Words:
    t = p.t
    gains = (servants(t.benefit_one), servants(t.benefit_two), jade(t.benefit_jade))
    down = (t.benefit_steps[0], t.benefit_steps[1], t.benefit_steps[3])
    rule = ("benefit-one-servant", "benefit-two-servants", "benefit-jade")[nth]
    return Saying("benefit", {"steps": steps(down[nth]), "gain": gains[nth]}), (f"great-wall.{rule}",)


def turn_die(p: Court, q: Question, nth: int) -> Words:
    number = nth // counts.VALUES
    now, then = int(p.shown(number)), nth % int(counts.VALUES)
    turn = Saying("turn-die", {"die": die(number), "from": now, "to": then})
    down = steps(p.t.benefit_steps[2])
    return Saying("benefit", {"steps": down, "gain": turn}), ("great-wall.benefit-die",)


# Jade and decrees.


def house(p: Court, q: Question, number: int) -> Words:
    asked = jade_price(p, q.who, p.t.house_price[number], q.is_bargain)
    return Saying("buy-jade", price(asked)), ("jade.buy",)


def square(p: Court, q: Question, _: int) -> Words:
    asked = jade_price(p, q.who, p.t.square_price, q.is_bargain)
    return Saying("buy-jade-on-square", price(asked)), ("jade.square",)


def obtain(p: Court, q: Question, slot: int) -> Words:
    t = p.t
    kind = p.cells[DECREE_TILE + slot] - 1
    gaps = {"decree": decree(t, kind), **price(decree_price(p, q.who, slot, q.is_bargain))}
    rules = [f"decrees.{DECREE_KINDS[kind]}", "decrees.price", "decrees.one-servant-stays"]
    if p.cells[DECREE_OWNERS + slot] & ~(1 << q.who):
        rules.append("decrees.dearer-with-opponents")
    if p.has_decree(q.who, CHEAPER_DECREES):
        rules.append("decrees.cheaper-decrees")
    if t.decree_points[kind] == 0:
        return Saying("obtain-last-decree", gaps), tuple(rules)
    return Saying("obtain-decree", {**gaps, "points": points(t.decree_points[kind])}), tuple(rules)


# Ships.


def load(p: Court, q: Question, nth: int) -> Words:
    number, double = nth // 2, nth % 2
    aboard = p.t.ship_spaces - free_space(p, number) + 1 + double
    onto = Saying(
        "load",
        {
            "servant": servant(double),
            "harbour": berth(p.t, number),
            "aboard": aboard,
            "spaces": p.t.ship_spaces,
        },
    )
    return onto, ("canal.old-or-new-ship", "canal.at-most-three")


def new_ship(p: Court, q: Question, nth: int) -> Words:
    rules = ["canal.first-free-harbour", "canal.entering-is-free"]
    if p.t.routes > 1:
        rules.append("canal.two-routes")
    start = berth(p.t, first_free_harbour(p, nth // 2))
    return Saying("new-ship", {"servant": servant(nth % 2), "harbour": start}), tuple(rules)


def sail(p: Court, q: Question, number: int) -> Words:
    goal = next_free_harbour(p, number)
    if goal < 0:
        return Saying("sail-out", {"harbour": berth(p.t, number)}), ("canal.out-to-sea",)
    voyage = Saying("sail", {"from": berth(p.t, number), "to": berth(p.t, goal)})
    return voyage, ("canal.skip-occupied", "canal.move-another")


def claim(p: Court, q: Question, number: int) -> Words:
    rule = ("canal.harbour-two", "canal.harbour-three", "canal.harbour-four")[number]
    return Saying("claim", {"reward": reward(p.t, number)}), (rule, "canal.claim-servant")
