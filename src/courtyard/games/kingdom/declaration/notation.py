"""Options as short words and back: `offer barracks.2`, `lay 2 down`, `place 3 hamlet.1`, `fight vermin`.

The notation knows no position: a card is named as the printed deck names it or its owner, or by its
number, as in `card-77`. Both are read.
"""

import json
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from courtyard.engine.content import Table
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration.components import card_slugs
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    CALAMITY,
    CARDS,
    MENACE,
    RESOURCES,
    SPACE_NAMES,
    TREASURE,
)

PLACES = ("1", "2", "a", "b")
"""The two areas, and the selections of the two seats."""


def spell(names: Sequence[str]) -> list[str]:
    """Give the notation of every option, by its number, for these names of the cards."""
    text = [""] * o.ALL_OPTIONS
    for first, verb, low, high in (
        (o.OFFER, "offer", 0, CARDS),
        (o.DROP, "drop", 0, CARDS),
        (o.KEEP, "keep", 0, CARDS),
        (o.LOSE, "lose", 0, CALAMITY),
        (o.FREEZE, "freeze", 0, TREASURE),
        (o.SLATE, "slate", 0, TREASURE),
        (o.RECYCLE, "recycle", 0, CALAMITY),
        (o.ENLIST, "enlist", 0, TREASURE),
        (o.SCRAP, "scrap", 0, TREASURE),
        (o.FIGHT, "fight", MENACE, ADVISOR),
        (o.ACTIVATE, "activate", ADVISOR, CARDS),
        (o.BUILD, "build", 0, TREASURE),
        (o.LOT, "draw", 0, CARDS),
    ):
        for card in range(low, high):
            text[first + card - low] = f"{verb} {names[card]}"
    for first, verb in ((o.STEAL, "steal"), (o.MELT, "melt"), (o.RESTORE, "restore")):
        for resource in range(RESOURCES):
            text[first + resource] = f"{verb} {SPACE_NAMES[resource]}"
    for card in range(TREASURE):
        for amount in range(o.AMOUNTS):
            text[o.PLACE + o.AMOUNTS * card + amount] = f"place {amount + 1} {names[card]}"
        for resource in range(RESOURCES):
            text[o.GIVE + RESOURCES * card + resource] = f"give {SPACE_NAMES[resource]} {names[card]}"
        for space in range(o.KINDS):
            text[o.INFUSE + o.KINDS * card + space] = f"infuse {SPACE_NAMES[space]} {names[card]}"
    for resource in range(RESOURCES):
        text[o.ALCHEMY + o.AMOUNTS * resource] = f"alchemy {SPACE_NAMES[resource]}"
        for amount in range(1, o.AMOUNTS):
            text[o.ALCHEMY + o.AMOUNTS * resource + amount] = f"alchemy {amount} {SPACE_NAMES[resource]}"
    for area in range(2):
        text[o.LAY + 2 * area] = f"lay {area + 1}"
        text[o.LAY + 2 * area + 1] = f"lay {area + 1} down"
        text[o.TAKE + area] = f"take {area + 1}"
        text[o.ONTO + area] = f"onto {area + 1}"
    for place, name in enumerate(PLACES):
        for rank in range(o.ROW):
            text[o.PICK + o.ROW * place + rank] = f"pick {name}.{rank + 1}"
    for step in range(o.QUEST_STEPS):
        text[o.STEP + step] = f"step {step + 1}"
    for option, word in (
        (o.ATTEND, "attend"),
        (o.PASS, "pass"),
        (o.FIGHT_VERMIN, "fight vermin"),
        (o.TRANSMUTE, "transmute"),
        (o.FINISH, "finish"),
    ):
        text[option] = word
    return text


def named(tables: Tables) -> list[str]:
    """Give each card's name; numbers that no card has are their own names."""
    return [slug or f"card-{card}" for card, slug in enumerate(card_slugs(tables))]


def words(own: Table | None = None) -> list[str]:
    """Give the notation of every option, by its number; cards that an owner adds carry their own names."""
    return _words(json.dumps(own, sort_keys=True) if own else "{}")


@lru_cache(maxsize=64)
def _words(own_text: str) -> list[str]:
    tables = Tables()
    tables.own = json.loads(own_text)
    return spell(named(tables))


def numbers(own: Table | None = None) -> dict[str, int]:
    """Give every option by its notation, with cards by name and by number."""
    return _numbers(json.dumps(own, sort_keys=True) if own else "{}")


@lru_cache(maxsize=64)
def _numbers(own_text: str) -> dict[str, int]:
    by_number = spell([f"card-{card}" for card in range(CARDS)])
    return {word: option for form in (by_number, _words(own_text)) for option, word in enumerate(form)}


def notation(option: int, own: Table | None = None) -> str:
    """Write an option."""
    if 0 <= option < o.ALL_OPTIONS:
        return words(own)[option]
    raise Trouble(f"There is no option {option}; the options go from 0 to {o.ALL_OPTIONS - 1}.")


def parse(text: str, own: Table | None = None) -> int:
    """Read an option."""
    option = numbers(own).get(" ".join(text.split()))
    if option is None:
        near = get_close_matches(" ".join(text.split()), words(own), n=3)
        hint = f"did you mean {' or '.join(map(repr, near))}?" if near else f"{examples()}."
        raise Trouble(f"{text!r} is not a choice of It’s a Wonderful Kingdom; {hint}")
    return option


def examples() -> str:
    return f"choices look like {notation(o.OFFER)!r}, {notation(o.TAKE)!r} or {notation(o.PLACE + 2)!r}"
