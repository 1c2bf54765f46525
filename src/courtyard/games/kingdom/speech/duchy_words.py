"""Actions with cubes, soldiers, Menaces and quest steps, in words."""

from collections.abc import Callable

from courtyard.engine.language import Saying
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules.menace import deck_of, frozen_by
from courtyard.games.kingdom.declaration import counts
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration import steps as ask
from courtyard.games.kingdom.declaration.cells import ALCHEMY, FROZEN, PURSE, VERMIN
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import FROST_GIANTS, KRYSTALLIUM, MENACE, QUEST, THIEVES
from courtyard.games.kingdom.speech.naming import (
    amount,
    amounts,
    card,
    lost,
    quest_step,
    resource,
    soldiers,
    step_benefit,
    step_cost,
)
from courtyard.games.kingdom.speech.question import Gaps, Question, Words

# Cubes.


def empty_spaces(p: Kingdom, number: int) -> int:
    return sum(int(p.missing(number, space)) for space in range(SPACES))


def then(p: Kingdom, number: int, filled: int) -> Saying:
    """Say what becomes of a card when this many of its spaces are filled."""
    left = empty_spaces(p, number) - filled
    if left > 0:
        return Saying("then-spaces-left", {"n": left})
    return Saying("then-filled" if p.cells[FROZEN + number] > 0 else "then-complete")


def place(p: Kingdom, q: Question, nth: int) -> Words:
    number, filled = nth // counts.AMOUNTS, nth % counts.AMOUNTS + 1
    gaps = {"cubes": amount(q.resource, filled), "card": card(p.t, number), "then": then(p, number, filled)}
    return Saying("place", gaps), ("production.place-at-once", "production.cube-needs-its-space")


def into_alchemy(p: Kingdom, who: int, nth: int) -> tuple[int, int]:
    """Give the resource that goes into the Alchemy area, and the number of its cubes."""
    kind, cubes = nth // counts.AMOUNTS, nth % counts.AMOUNTS
    return kind, cubes or int(p.cells[PURSE + RESOURCES * who + kind])


def to_alchemy(p: Kingdom, q: Question, nth: int) -> Words:
    """Cubes go into the Alchemy area and may become Krystallium there."""
    kind, cubes = into_alchemy(p, q.who, nth)
    made = 0 if p.t.module == QUEST else (int(p.alchemy(q.who)) + cubes) // p.t.transmute
    gaps = {"cubes": amount(kind, cubes)}
    if made:
        gained = {**gaps, "gained": amount(KRYSTALLIUM, made)}
        return Saying("to-alchemy-for", gained), ("construction.five-make-krystallium",)
    rule = "quest.alchemy-may-wait" if p.t.module == QUEST else "construction.alchemy-is-locked"
    return Saying("to-alchemy", gaps), ("production.place-at-once", rule)


def give(p: Kingdom, q: Question, nth: int) -> Words:
    number, kind = nth // RESOURCES, nth % RESOURCES
    gaps = {"cubes": amount(kind, 1), "card": card(p.t, number), "then": then(p, number, 1)}
    rule = "advisors.foreman-choice" if q.stage == ask.FOREMAN else "planning.recycled-cubes-are-placed"
    return Saying("place", gaps), (rule, "production.cube-needs-its-space")


def infuse(p: Kingdom, q: Question, nth: int) -> Words:
    number, space = nth // counts.KINDS, nth % counts.KINDS
    gaps = {"card": card(p.t, number), "then": then(p, number, 1)}
    if space == KRYSTALLIUM:
        return Saying("infuse-own", gaps), ("construction.krystallium-spaces",)
    rules = ("construction.krystallium-for-any-resource",)
    return Saying("infuse", {**gaps, "resource": resource(space)}), rules


def enlist(p: Kingdom, q: Question, number: int) -> Words:
    gaps = {"card": card(p.t, number), "then": then(p, number, 1)}
    return Saying("enlist", gaps), ("construction.soldier-spaces",)


def scrap(p: Kingdom, q: Question, number: int) -> Words:
    gaps = {"card": card(p.t, number), "cubes": amount(p.t.recycling[2 * number] - 1, 1)}
    return Saying("scrap", gaps), ("construction.discard",)


def build(p: Kingdom, q: Question, number: int) -> Words:
    missing = amounts([int(p.missing(number, space)) for space in range(SPACES)])
    gaps = {"card": card(p.t, number), "missing": missing}
    return Saying("build", gaps), ("advisors.master-artisan", "advisors.artisan-under-construction")


# Menaces.


def fight(p: Kingdom, q: Question, nth: int) -> Words:
    """A Menace is vanquished; a Giant sets its card free, a Thief gives back an icon."""
    number = MENACE + nth
    gaps = {
        "menace": card(p.t, number),
        "price": soldiers(p.t.menace_soldiers[nth]),
        "lost": lost(p.t.menace_points[nth]),
    }
    rules = ("menace.combat", "menace.combat-price")
    beneath = frozen_by(p, number) if deck_of(number) == FROST_GIANTS else -1
    if beneath >= 0:
        frozen = {**gaps, "card": card(p.t, beneath)}
        return Saying("fight-giant", frozen), ("menace.giant-vanquished", "menace.giant-falls-card-completed")
    if deck_of(number) == THIEVES:
        return Saying("fight-thief", gaps), (*rules, "menace.thief-vanquished")
    return Saying("fight", gaps), rules


def fight_vermin(p: Kingdom, q: Question, _: int) -> Words:
    gaps: Gaps = {
        "n": int(p.cells[VERMIN + q.who]),
        "price": soldiers(p.t.vermin_soldiers),
        "lost": lost(p.t.vermin_points),
    }
    return Saying("fight-vermin", gaps), ("menace.vermin-are-fought",)


def restore(p: Kingdom, q: Question, kind: int) -> Words:
    return Saying("restore", {"resource": resource(kind)}), ("menace.thief-vanquished",)


# The quest.


def step(p: Kingdom, q: Question, number: int) -> Words:
    gaps = {
        "step": quest_step(p.t, number),
        "cost": step_cost(p.t, number),
        "benefit": step_benefit(p.t, number),
    }
    rules = ("quest.cost-and-benefit", "quest.whole-cost-at-once")
    used = krystallium_for_cubes(p, q.who, number)
    if used > 0:
        paid = {**gaps, "krystallium": amount(KRYSTALLIUM, used)}
        return Saying("do-step-with", paid), (*rules, "quest.right-cubes-first")
    return Saying("do-step", gaps), rules


def krystallium_for_cubes(p: Kingdom, who: int, number: int) -> int:
    """Tell how many Krystallium would stand in for cubes that the Alchemy area lacks."""
    price = p.t.step_cost
    return sum(
        max(price[SPACES * number + kind] - int(p.cells[ALCHEMY + RESOURCES * who + kind]), 0)
        for kind in range(RESOURCES)
    )


def transmute(p: Kingdom, q: Question, _: int) -> Words:
    return Saying("transmute", {"n": p.t.transmute}), ("quest.transmute-by-choice",)


def melt(p: Kingdom, q: Question, kind: int) -> Words:
    there = amount(kind, int(p.cells[ALCHEMY + RESOURCES * q.who + kind]))
    return Saying("melt", {"cube": amount(kind, 1), "there": there}), ("quest.transmute-by-choice",)


def finish(p: Kingdom, q: Question, _: int) -> Words:
    return Saying("finish"), ("construction.until-done", "construction.may-wait")


DUCHY_WORDS: dict[int, Callable[[Kingdom, Question, int], Words]] = {
    o.PLACE: place,
    o.ALCHEMY: to_alchemy,
    o.GIVE: give,
    o.INFUSE: infuse,
    o.ENLIST: enlist,
    o.SCRAP: scrap,
    o.FIGHT: fight,
    o.FIGHT_VERMIN: fight_vermin,
    o.STEP: step,
    o.TRANSMUTE: transmute,
    o.MELT: melt,
    o.RESTORE: restore,
    o.BUILD: build,
    o.FINISH: finish,
}
"""Functions that put the options of tending a Duchy into words, by the first option of their block."""
