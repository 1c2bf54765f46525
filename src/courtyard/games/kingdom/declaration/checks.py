"""Checks of components: each refusal is a sentence that says what would be right."""

import re
from typing import Any

from courtyard.engine.content import Table, need, row_of_numbers, whole
from courtyard.games.kingdom.declaration.counts import MENACE_DECK, RESOURCES
from courtyard.games.kingdom.declaration.words import (
    ADVISOR_NAMES,
    CALAMITY,
    MENACE,
    SPACE_NAMES,
    TREASURE,
    TYPES,
)

RESOURCE_NAMES = SPACE_NAMES[:RESOURCES]
EDITIONS = (67, 70)
"""How many Development cards the rulebook and the shop edition count."""

CALAMITY_CARD = "calamity"
MENACE_CARDS = ("shadow", "frost-giant", "giant-rat", "thief")
"""One card of each Menace deck, in the order of the decks."""


def one_of(value: Any, words: tuple[str, ...], what: str) -> None:
    need(value in words, f"{what} must be one of {', '.join(words)}, not {value!r}.")


def check(tables: Table) -> None:
    """Refuse components that cannot be."""
    check_cards(tables)
    check_extra(tables)
    check_treasures(tables)
    check_duchies(tables)
    check_course(tables)
    check_solo(tables)
    check_menaces(tables)
    check_advisors(tables)
    check_quests(tables)


def check_cards(tables: Table) -> None:
    for slug, card in tables["card"].items():
        check_card(f"card.{slug}", card)
        whole(card["copies"], 0, 10, f"card.{slug}.copies")
    total = sum(card["copies"] for card in tables["card"].values())
    need(
        total in EDITIONS,
        f"There must be {EDITIONS[0]} Development cards, or {EDITIONS[1]} (the shop edition), not {total}.",
    )


def check_extra(tables: Table) -> None:
    """Cards that a position brings besides the deck."""
    taken = {*tables["card"], *tables["treasure"], *ADVISOR_NAMES, CALAMITY_CARD, *MENACE_CARDS, "vermin"}
    for slug, card in tables.get("extra", {}).items():
        need(
            re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", slug) is not None,
            f"The name of an extra card has small letters, digits and hyphens only, unlike {slug!r}.",
        )
        need(slug not in taken, f"extra.{slug} needs another name: there is a card {slug!r} already.")
        check_card(f"extra.{slug}", card)
        whole(card["copies"], 1, 10, f"extra.{slug}.copies")
    printed = sum(card["copies"] for card in tables["card"].values())
    extra = sum(card["copies"] for card in tables.get("extra", {}).values())
    room = TREASURE - printed
    need(extra <= room, f"There is room for {room} extra cards, not for {extra}.")


def check_card(what: str, card: Table) -> None:
    check_names(what, card)
    one_of(card["type"], TYPES, f"{what}.type")
    check_cost(what, card["cost"])
    for resource in RESOURCE_NAMES:
        whole(card["makes"][resource], 0, 9, f"{what}.makes.{resource}")
    if card["makes_per_type"] or card["makes_per_resource"]:
        one_of(card["makes_per_type"], TYPES, f"{what}.makes_per_type")
        one_of(card["makes_per_resource"], RESOURCE_NAMES, f"{what}.makes_per_resource")
    whole(card["points"], 0, 50, f"{what}.points")
    check_combo(what, card)
    whole(card["soldiers"], 0, 9, f"{what}.soldiers")
    whole(card["krystallium"], 0, 9, f"{what}.krystallium")
    one_of(card["recycling"], RESOURCE_NAMES, f"{what}.recycling")


def check_names(what: str, row: Table) -> None:
    for key in row:
        if key.split("_")[0] in ("en", "fr", "nl"):
            need(bool(row[key].strip()), f"{what}.{key} must be a name, not {row[key]!r}.")


def check_cost(what: str, cost: Table) -> None:
    for space in SPACE_NAMES:
        whole(cost[space], 0, 9, f"{what}.cost.{space}")
    need(any(cost.values()), f"{what}.cost must ask for at least one cube, Krystallium or soldier.")


def check_combo(what: str, row: Table) -> None:
    whole(row["points_per"], 0, 9, f"{what}.points_per")
    if row["points_per"]:
        one_of(row["points_per_type"], TYPES, f"{what}.points_per_type")
    else:
        need(
            row["points_per_type"] == "",
            f'{what}.points_per_type must be "" where points_per is 0, not {row["points_per_type"]!r}.',
        )


def check_treasures(tables: Table) -> None:
    for slug, treasure in tables["treasure"].items():
        check_names(f"treasure.{slug}", treasure)
        pair = treasure["recycling"]
        need(len(pair) == 2, f"treasure.{slug}.recycling must name two resources, not {pair!r}.")
        for resource in pair:
            one_of(resource, RESOURCE_NAMES, f"Each of treasure.{slug}.recycling")


def check_duchies(tables: Table) -> None:
    for name, duchy in tables["duchy"].items():
        check_names(f"duchy.{name}.name", duchy["name"])
        for side in ("a", "b"):
            what = f"duchy.{name}.{side}"
            for resource in RESOURCE_NAMES:
                whole(duchy[side]["makes"][resource], 0, 99, f"{what}.makes.{resource}")
            check_combo(what, duchy[side])


def check_course(tables: Table) -> None:
    rounds = tables["rounds"]["number"]
    hand = tables["hand"]["cards"]
    starters = tables["offering"]["starters"]
    whole(rounds, 1, 4, "rounds.number")
    whole(hand, 1, 9, "hand.cards")
    need(
        hand % 2 == 1,
        f"hand.cards must be odd, as two cards are offered at a time and one is added, not {hand}.",
    )
    whole(starters, 0, 1, "offering.starters")
    need_deck(tables, rounds * (2 * hand + 2 * starters), "A game for two")
    whole(tables["traps"]["each"], 0, 4, "traps.each")
    whole(tables["alchemy"]["cubes"], 1, 20, "alchemy.cubes")
    whole(tables["soldiers"]["tokens"], 0, 99, "soldiers.tokens")
    whole(tables["calamities"]["points"], 0, 50, "calamities.points")
    must_stay(tables["calamities"]["number"], MENACE - CALAMITY, "calamities.number")
    check_names("calamities", tables["calamities"])


def need_deck(tables: Table, asked: int, game: str) -> None:
    there = sum(card["copies"] for card in tables["card"].values()) + len(tables["treasure"])
    need(asked <= there, f"{game} deals {asked} cards, but the Development deck has {there}.")


def must_stay(value: Any, rule: Any, what: str) -> None:
    need(value == rule, f"{what} must stay {rule!r}, which the rules count on, not {value!r}.")


def check_solo(tables: Table) -> None:
    solo = tables["solo"]
    rounds = tables["rounds"]["number"]
    whole(solo["offering"], 1, 3, "solo.offering")
    whole(solo["selections"], 1, 4, "solo.selections")
    whole(solo["danger_cards"], 0, 40, "solo.danger_cards")
    whole(solo["danger_calamities"], 0, MENACE_DECK, "solo.danger_calamities")
    dangers = solo["danger_cards"] + solo["danger_calamities"]
    asked = rounds * (solo["selections"] - 1)
    need(asked <= dangers, f"Alone, {asked} cards come from the Danger deck, but it has {dangers}.")
    dealt = rounds * solo["offering"] * (solo["selections"] + 1) + solo["danger_cards"]
    need_deck(tables, dealt, "A game alone")
    whole(solo["search_discard"], 1, 4, "solo.search_discard")
    whole(solo["search_look"], 1, 9, "solo.search_look")
    whole(solo["supremacy"], 1, 20, "solo.supremacy")
    whole(solo["traps"], 0, 1, "solo.traps")
    row_of_numbers(solo["medals"], 3, 0, 500, "solo.medals")
    need(solo["medals"] == sorted(solo["medals"]), "solo.medals must go from bronze to gold, rising.")


def check_menaces(tables: Table) -> None:
    for name, deck in tables["menace"].items():
        check_names(f"menace.{name}", deck)
        must_stay(deck["copies"], MENACE_DECK, f"menace.{name}.copies")
        row_of_numbers(deck["soldiers"], MENACE_DECK, 0, 30, f"menace.{name}.soldiers")
        row_of_numbers(deck["points"], MENACE_DECK, 0, 50, f"menace.{name}.points")
    check_names("vermin", tables["vermin"])
    whole(tables["vermin"]["number"], 0, 99, "vermin.number")
    whole(tables["vermin"]["soldiers"], 0, 30, "vermin.soldiers")
    whole(tables["vermin"]["points"], 0, 50, "vermin.points")


def check_advisors(tables: Table) -> None:
    alone = 0
    for name, advisor in tables["advisor"].items():
        check_names(f"advisor.{name}", advisor)
        whole(advisor["price"], 0, 30, f"advisor.{name}.price")
        must_stay(advisor["phase"], PHASE_OF_ADVISOR[name], f"advisor.{name}.phase")
        alone += not advisor["two_players_only"]
    drawn = tables["advisors"]["drawn"]
    whole(drawn, 1, len(ADVISOR_NAMES) // 2, "advisors.drawn")
    need(drawn <= alone, f"Alone, {drawn} Advisors are drawn, but only {alone} play.")
    for key in ("soldiers", "first_soldiers", "cubes", "krystallium"):
        whole(tables["advisors"][key], 0, 20, f"advisors.{key}")


PHASE_OF_ADVISOR = dict(
    zip(ADVISOR_NAMES, ["choice"] * 5 + ["production"] * 5 + ["end"] + ["any"] * 3, strict=True)
)


def check_quests(tables: Table) -> None:
    for number, quest in tables["quest"].items():
        check_names(f"quest.{number}.name", quest["name"])
        for side in ("two", "solo"):
            for name, step in quest[side].items():
                what = f"quest.{number}.{side}.{name}"
                check_names(what, step)
                check_cost(what, step["cost"])
                for key in ("soldiers", "krystallium", "points"):
                    whole(step[key], 0, 30, f"{what}.{key}")
