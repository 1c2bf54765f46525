"""The components of It's a Wonderful Kingdom: loading, and turning them into tables of numbers."""

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.content import Kept, Table, correct, need, read_toml
from courtyard.engine.rulesets import version_of
from courtyard.games.kingdom.declaration.checks import CALAMITY_CARD, MENACE_CARDS, RESOURCE_NAMES, check
from courtyard.games.kingdom.declaration.counts import CARDS, MENACE_DECK, RESOURCES, SEATS, SPACES
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISOR_NAMES,
    ADVISORS,
    CALAMITY,
    DUCHIES,
    MENACE,
    MENACE_NAMES,
    MENACES,
    MODULES,
    QUEST,
    SPACE_NAMES,
    TREASURE,
    TYPES,
)


@cache
def printed() -> Table:
    """Give the components as we know them."""
    return read_toml(Path(__file__).with_name("components.toml"), "The component file")


def with_corrections(own: Table) -> Table:
    """Give the components with an owner's corrections, checked as a whole.

    Cards that are not in the box stand under `extra`, each with its properties; they are numbered
    after the printed ones and belong to no deck.
    """
    tables = correct(printed(), {key: value for key, value in own.items() if key != "extra"})
    if "extra" in own:
        extra = own["extra"]
        need(isinstance(extra, dict), f"extra must be a table of cards, not {extra!r}.")
        blank = {slug: blank_card(slug, row) for slug, row in extra.items()}
        tables["extra"] = correct({"extra": blank}, {"extra": extra})["extra"]
    check(tables)
    return tables


def blank_card(slug: str, row: Any) -> Table:
    """Give a card that has a name and a type only; it is recycled for the resource of its colour."""
    need(isinstance(row, dict), f"extra.{slug} must be a table, not {row!r}.")
    need(row.get("type") in TYPES, f"extra.{slug}.type must be one of {', '.join(TYPES)}.")
    name = slug.replace("-", " ").capitalize()
    return {
        "en": name,
        "fr": name,
        "nl": name,
        "type": row["type"],
        "copies": 1,
        "cost": dict.fromkeys(SPACE_NAMES, 0),
        "makes": dict.fromkeys(RESOURCE_NAMES, 0),
        "makes_per_type": "",
        "makes_per_resource": "",
        "points": 0,
        "points_per": 0,
        "points_per_type": "",
        "soldiers": 0,
        "krystallium": 0,
        "recycling": RESOURCE_NAMES[TYPES.index(row["type"])],
        "source": "owner",
    }


def components_for(own: Table) -> Table:
    return with_corrections(own) if own else printed()


def development_kinds(components: Table) -> dict[str, Table]:
    """Give the kinds of Development cards in the order of their numbers, extra ones last."""
    return {**components["card"], **components.get("extra", {})}


def card_slugs(tables: Tables) -> list[str]:
    """Give each card's name in the notation; numbers that no card has get none."""
    own = tables.own
    return list(_card_slugs(json.dumps(own, sort_keys=True)) if own else _printed_slugs())


@cache
def _printed_slugs() -> tuple[str, ...]:
    return new_slugs({})


@Kept
def _card_slugs(own_text: str) -> tuple[str, ...]:
    return new_slugs(json.loads(own_text))


def new_slugs(own: Table) -> tuple[str, ...]:
    components = components_for(own)
    slugs: list[str] = []
    for slug, kind in development_kinds(components).items():
        slugs += copies_of(slug, kind["copies"])
    slugs += [""] * (TREASURE - len(slugs))
    slugs += components["treasure"]
    slugs += copies_of(CALAMITY_CARD, components["calamities"]["number"])
    for slug in MENACE_CARDS:
        slugs += copies_of(slug, MENACE_DECK)
    slugs += ADVISOR_NAMES
    return tuple(slugs)


def copies_of(slug: str, copies: int) -> list[str]:
    return [slug] if copies == 1 else [f"{slug}.{nth + 1}" for nth in range(copies)]


def tables_for(options: dict[str, Any], own: Table) -> Tables:
    """Give the tables for settled game options and an owner's corrections."""
    options_text = json.dumps(options, sort_keys=True)
    return _tables_for(options_text, json.dumps(own, sort_keys=True)) if own else _printed_for(options_text)


@lru_cache(maxsize=256)
def _printed_for(options_text: str) -> Tables:
    return new_tables(json.loads(options_text), {})


@Kept
def _tables_for(options_text: str, own_text: str) -> Tables:
    return new_tables(json.loads(options_text), json.loads(own_text))


def new_tables(options: dict[str, Any], own: Table) -> Tables:
    components = components_for(own)
    t = Tables()
    t.options = options
    t.own = own
    t.rules = version_of(options["ruleset"])
    t.players = options["players"]
    t.module = MODULES.index(options["module"])
    t.is_forgotten = options["memory"] == "printed"
    t.soldiers = components["soldiers"]["tokens"]
    card_tables(t, components)
    deck_tables(t, components)
    course_tables(t, components)
    duchy_tables(t, components)
    menace_tables(t, components)
    advisor_tables(t, components)
    quest_tables(t, components)
    return t


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def none_or(words: tuple[str, ...], word: str) -> int:
    """Give the number of a word, counted from 1; no word is 0."""
    return words.index(word) + 1 if word else 0


def card_tables(t: Tables, components: Table) -> None:
    """Lay out the Development cards by number, and what else there is to know of any card."""
    kinds = list(development_kinds(components).values())
    cards = [kind for kind in kinds for _ in range(kind["copies"])]
    rest = [0] * (CARDS - len(cards))
    t.developments = len(cards)
    t.card_kind = numbers(kinds_of_cards(kinds))
    t.card_type = numbers([none_or(TYPES, card["type"]) for card in cards] + rest)
    t.cost = numbers([card["cost"][space] for card in cards for space in SPACE_NAMES] + rest * SPACES)
    t.full = numbers(
        [sum(card["cost"][name] << 4 * space for space, name in enumerate(SPACE_NAMES)) for card in cards]
        + rest
    )
    t.makes = numbers(
        [card["makes"][resource] for card in cards for resource in RESOURCE_NAMES] + rest * RESOURCES
    )
    t.icons = numbers([sum(card["makes"][resource] for resource in RESOURCE_NAMES) for card in cards] + rest)
    t.makes_per = numbers([none_or(TYPES, card["makes_per_type"]) for card in cards] + rest)
    t.makes_per_resource = numbers(
        [none_or(RESOURCE_NAMES, card["makes_per_resource"]) for card in cards] + rest
    )
    t.points = numbers([card["points"] for card in cards] + rest)
    t.points_per = numbers([card["points_per"] for card in cards] + rest)
    t.points_per_type = numbers([none_or(TYPES, card["points_per_type"]) for card in cards] + rest)
    t.bonus_soldiers = numbers([card["soldiers"] for card in cards] + rest)
    t.bonus_krystallium = numbers([card["krystallium"] for card in cards] + rest)
    recycling = [0] * (CARDS * 2)
    for card, row in enumerate(cards):
        recycling[card * 2] = none_or(RESOURCE_NAMES, row["recycling"])
    for nth, treasure in enumerate(components["treasure"].values()):
        for cube, resource in enumerate(treasure["recycling"]):
            recycling[(TREASURE + nth) * 2 + cube] = none_or(RESOURCE_NAMES, resource)
    t.recycling = numbers(recycling)


def kinds_of_cards(kinds: list[Table]) -> list[int]:
    """Give each card its kind, alike for equal cards; numbers that no card has get -1."""
    of_cards = [index for index, kind in enumerate(kinds) for _ in range(kind["copies"])]
    of_cards += [-1] * (TREASURE - len(of_cards))
    of_cards += range(TREASURE, CALAMITY)
    of_cards += [CALAMITY] * (MENACE - CALAMITY)
    of_cards += [MENACE + deck for deck in range(len(MENACE_NAMES)) for _ in range(MENACE_DECK)]
    of_cards += range(ADVISOR, CARDS)
    return of_cards


def deck_tables(t: Tables, components: Table) -> None:
    """Say which cards the Development deck is made of; Advisors take the place of the Treasures."""
    t.in_advisors = numbers([])
    added = list(range(TREASURE, CALAMITY))
    if t.module == ADVISORS:
        added = [
            ADVISOR + nth
            for nth, name in enumerate(ADVISOR_NAMES)
            if t.players == 2 or not components["advisor"][name]["two_players_only"]
        ]
        t.in_advisors = numbers(added)
    printed_cards = sum(kind["copies"] for kind in components["card"].values())
    t.in_deck = numbers(list(range(printed_cards)) + added)


def course_tables(t: Tables, components: Table) -> None:
    solo = components["solo"]
    t.rounds = components["rounds"]["number"]
    t.hand = components["hand"]["cards"]
    t.starters = components["offering"]["starters"]
    t.traps = solo["traps"] if t.players == 1 else components["traps"]["each"]
    t.calamity_points = components["calamities"]["points"]
    t.transmute = components["alchemy"]["cubes"]
    t.solo_offering = solo["offering"]
    t.solo_selections = solo["selections"]
    t.danger_cards = solo["danger_cards"]
    t.danger_calamities = solo["danger_calamities"]
    t.search_discard = solo["search_discard"]
    t.search_look = solo["search_look"]
    t.solo_supremacy = solo["supremacy"]
    t.medals = numbers(solo["medals"])


def duchy_tables(t: Tables, components: Table) -> None:
    """Give the first seat the Duchy that the options name, and the second seat the other one."""
    first = DUCHIES.index(t.options["duchy"])
    seats = [first, 1 - first]
    sides = [components["duchy"][DUCHIES[duchy]][t.options["side"]] for duchy in seats]
    t.duchy = numbers(seats)
    t.duchy_makes = numbers([side["makes"][resource] for side in sides for resource in RESOURCE_NAMES])
    t.duchy_points = numbers([side["points_per"] for side in sides])
    t.duchy_points_type = numbers([none_or(TYPES, side["points_per_type"]) for side in sides])


def menace_tables(t: Tables, components: Table) -> None:
    chosen = [-1] * SEATS
    if t.module == MENACES:
        for seat, name in enumerate(t.options["menaces"].split(",")):
            chosen[seat] = MENACE_NAMES.index(name)
    decks = [components["menace"][name] for name in MENACE_NAMES]
    t.menace = numbers(chosen)
    t.menace_soldiers = numbers([soldiers for deck in decks for soldiers in deck["soldiers"]])
    t.menace_points = numbers([points for deck in decks for points in deck["points"]])
    t.vermin = components["vermin"]["number"]
    t.vermin_soldiers = components["vermin"]["soldiers"]
    t.vermin_points = components["vermin"]["points"]


def advisor_tables(t: Tables, components: Table) -> None:
    t.advisor_price = numbers([components["advisor"][name]["price"] for name in ADVISOR_NAMES])
    t.advisors_drawn = components["advisors"]["drawn"]
    t.advisor_soldiers = components["advisors"]["soldiers"]
    t.first_soldiers = components["advisors"]["first_soldiers"]
    t.advisor_cubes = components["advisors"]["cubes"]
    t.advisor_krystallium = components["advisors"]["krystallium"]


def quest_tables(t: Tables, components: Table) -> None:
    steps: list[Table] = []
    if t.module == QUEST:
        side = "two" if t.players == 2 else "solo"
        steps = list(components["quest"][t.options["quest"]][side].values())
    t.steps = len(steps)
    t.step_cost = numbers([step["cost"][space] for step in steps for space in SPACE_NAMES])
    t.step_soldiers = numbers([step["soldiers"] for step in steps])
    t.step_krystallium = numbers([step["krystallium"] for step in steps])
    t.step_points = numbers([step["points"] for step in steps])
