"""Names of things: cards, areas, resources, Advisors, quests and amounts, as sayings."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from courtyard.engine.content import Kept
from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.terms import HIDDEN
from courtyard.games.kingdom.chapters.areas import is_down
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration.components import components_for, development_kinds
from courtyard.games.kingdom.declaration.counts import CARDS, MENACE_DECK, RESOURCES, ROW, SPACES
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISOR_NAMES,
    CALAMITY,
    CHIEFTAIN,
    DUCHIES,
    KRYSTALLIUM,
    MENACE,
    MENACE_NAMES,
    MODULES,
    PIRATE,
    SILVERSMITH,
    SOLDIER,
    SPACE_NAMES,
    TREASURE,
    TYPES,
)

Row = dict[str, Any]

# The component file.


@Kept
def _components(own: str) -> Row:
    return components_for(json.loads(own))


@cache
def _printed_cards() -> tuple[Row, ...]:
    return new_cards(components_for({}))


@Kept
def _cards(own: str) -> tuple[Row, ...]:
    return new_cards(_components(own))


def new_cards(components: Row) -> tuple[Row, ...]:
    rows = [kind for kind in development_kinds(components).values() for _ in range(kind["copies"])]
    rows += [{}] * (TREASURE - len(rows))
    rows += components["treasure"].values()
    rows += [components["calamities"]] * (MENACE - CALAMITY)
    rows += [components["menace"][deck] for deck in MENACE_NAMES for _ in range(MENACE_DECK)]
    rows += [components["advisor"][name] for name in ADVISOR_NAMES]
    assert len(rows) == CARDS
    return tuple(rows)


def components(t: Tables) -> Row:
    return _components(json.dumps(t.own, sort_keys=True)) if t.own else components_for({})


def cards(t: Tables) -> tuple[Row, ...]:
    return _cards(json.dumps(t.own, sort_keys=True)) if t.own else _printed_cards()


def named(row: Row, form: str = "") -> Saying:
    """A name of the component file, in whichever language it is read."""
    return Saying("name", {language: row[language + form] for language in LANGUAGES})


# Cards.


def card(t: Tables, number: int) -> Saying:
    """A card as it stands in a sentence: by its name, or as one of its kind."""
    name = named(cards(t)[number])
    if number < CALAMITY:
        return name
    if number < MENACE:
        return Saying("a-calamity", {"name": name})
    if number < ADVISOR:
        deck = MENACE_NAMES[(number - MENACE) // MENACE_DECK]
        return Saying("a-menace", {"deck": deck, "name": name})
    return Saying("the-advisor", {"advisor": ADVISOR_NAMES[number - ADVISOR], "name": name})


def card_in_full(t: Tables, number: int) -> Saying:
    """A card with what it is: `Village (Structure)`."""
    if number < TREASURE:
        return Saying("card-of-type", {"card": card(t, number), "type": card_type(t, number)})
    kinds = ((CALAMITY, "kind-treasure"), (MENACE, ""), (ADVISOR, "kind-menace"), (CARDS, "kind-advisor"))
    kind = next(kind for end, kind in kinds if number < end)
    if not kind:
        return card(t, number)
    return Saying("card-of-type", {"card": card(t, number), "type": Saying(kind)})


def seen_card(p: Kingdom, number: int, seat: int) -> Saying:
    """A card of an area or a selection as a seat sees or remembers it."""
    if not is_down(p, number):
        return card(p.t, number)
    return glimpsed_card(p.t, number if p.is_shown(number, seat) else HIDDEN)


def glimpsed_card(t: Tables, number: int) -> Saying:
    """A card that lies face down, named only where it is not hidden."""
    if number == HIDDEN:
        return Saying("face-down-cards", {"n": 1})
    return Saying("known-face-down", {"card": card(t, number)})


def card_type(t: Tables, number: int) -> Saying:
    return Saying(f"type-{TYPES[t.card_type[number] - 1]}")


def menace_deck(t: Tables, deck: int) -> Saying:
    return named(components(t)["menace"][MENACE_NAMES[deck]], "_plural")


def advisor(t: Tables, number: int) -> Saying:
    return card(t, ADVISOR + number)


def advisor_effect(t: Tables, number: int) -> Saying:
    """Say in a few words what an Advisor does."""
    effect = f"effect-{ADVISOR_NAMES[number]}"
    if CHIEFTAIN <= number <= PIRATE:
        return Saying(effect, {"cubes": amount(number - CHIEFTAIN, t.advisor_cubes)})
    if number == SILVERSMITH:
        return Saying(effect, {"cubes": amount(KRYSTALLIUM, t.advisor_krystallium)})
    return Saying(effect)


# Amounts.


def amount(kind: int, number: int) -> Saying:
    """Name an amount of cubes of a resource, Krystallium or soldiers."""
    return Saying(f"amount-{SPACE_NAMES[kind]}", {"n": number})


def soldiers(number: int) -> Saying:
    return amount(SOLDIER, number)


def points(number: int) -> Saying:
    return Saying("points", {"n": number}) if number >= 0 else lost(-number)


def lost(number: int) -> Saying:
    return Saying("lost-points", {"n": number})


def resource(kind: int) -> Saying:
    return Saying(f"resource-{SPACE_NAMES[kind]}")


def production_step(kind: int) -> Saying:
    return Saying(f"step-{SPACE_NAMES[kind]}")


def listed(things: Sequence[Saying]) -> Saying:
    """Things one after the other: `2 Gold, 1 Soldier and 3 VP`."""
    if not things:
        return Saying("nothing")
    if len(things) == 1:
        return things[0]
    most = things[0]
    for thing in things[1:-1]:
        most = Saying("listed", {"one": most, "other": thing})
    return Saying("both", {"one": most, "other": things[-1]})


def amounts(numbers: Sequence[int]) -> Saying:
    """A row of numbers in the order of spaces, without those that are none."""
    return listed([amount(kind, number) for kind, number in enumerate(numbers) if number > 0])


def cost(t: Tables, number: int) -> Saying:
    return amounts([t.cost[SPACES * number + space] for space in range(SPACES)])


def recycling(t: Tables, number: int) -> Saying:
    """Say for what a card is recycled."""
    cubes = [0] * RESOURCES
    for nth in range(2):
        kind = t.recycling[2 * number + nth]
        if kind > 0:
            cubes[kind - 1] += 1
    return amounts(cubes)


def per_type(each: Saying, its_type: int) -> Saying:
    return Saying("per-type", {"each": each, "type": Saying(f"type-{TYPES[its_type - 1]}")})


def gives(t: Tables, number: int) -> Saying:
    """Say what a constructed card gives."""
    things = [amount(kind, t.makes[RESOURCES * number + kind]) for kind in range(RESOURCES)]
    things = [thing for thing in things if thing.args["n"]]
    if t.makes_per_resource[number] > 0:
        things.append(per_type(amount(t.makes_per_resource[number] - 1, 1), t.makes_per[number]))
    if t.points[number] > 0:
        things.append(points(t.points[number]))
    if t.points_per[number] > 0:
        things.append(per_type(points(t.points_per[number]), t.points_per_type[number]))
    for kind, bonus in ((SOLDIER, t.bonus_soldiers[number]), (KRYSTALLIUM, t.bonus_krystallium[number])):
        if bonus > 0:
            things.append(Saying("at-once", {"bonus": amount(kind, bonus)}))
    return listed(things)


# The table.


def area(number: int) -> Saying:
    return Saying(f"area-{number + 1}")


def place(spot: int, actor: int, reader: int) -> Saying:
    """Name the place of a card that an Advisor is used on: an area, or a selection as its reader sees it."""
    where = spot // ROW
    if where < 2:
        return area(where)
    if where - 2 == reader:
        return Saying("selection-yours")
    return Saying("selection-own" if where - 2 == actor else "selection-other")


def module(t: Tables) -> Saying:
    return Saying(f"module-{MODULES[t.module]}")


def duchy(t: Tables, number: int) -> Saying:
    return named(components(t)["duchy"][DUCHIES[number]]["name"])


def quest(t: Tables) -> Saying:
    return named(components(t)["quest"][t.options["quest"]]["name"])


def quest_step(t: Tables, number: int) -> Saying:
    """A step by its name; the last one is marked as the final one."""
    side = "two" if t.players == 2 else "solo"
    steps = list(components(t)["quest"][t.options["quest"]][side].values())
    return Saying("final-step" if number == t.steps - 1 else "plain-step", {"name": named(steps[number])})


def step_cost(t: Tables, number: int) -> Saying:
    return amounts([t.step_cost[SPACES * number + space] for space in range(SPACES)])


def step_benefit(t: Tables, number: int) -> Saying:
    kinds = ((SOLDIER, t.step_soldiers[number]), (KRYSTALLIUM, t.step_krystallium[number]))
    things = [amount(kind, number) for kind, number in kinds if number > 0]
    if t.step_points[number] > 0:
        things.append(points(t.step_points[number]))
    return listed(things)
