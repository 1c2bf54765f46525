"""Options as short words and back: `offer barracks.2`, `lay 2 down`, `place 3 hamlet.1`, `fight vermin`.

The notation knows no position: a card is named as the printed deck names it or its owner, or by its
number, as in `card-77`. Both are read.
"""

import json
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from courtyard.engine.content import Kept, Table
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration.components import card_slugs
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.declared import DECLARED
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import ADVISOR, CALAMITY, MENACE, TREASURE


def spell(names: Sequence[str]) -> list[str]:
    """Give the notation of every option, by its number, for these names of the cards."""
    return DECLARED.notation(
        {
            "card": names,
            "development": names[:TREASURE],
            "recyclable_card": names[:CALAMITY],
            "menace_card": names[MENACE:ADVISOR],
            "advisor_card": names[ADVISOR:],
        }
    )


def named(tables: Tables) -> list[str]:
    """Give each card's name; numbers that no card has are their own names. Nobody changes the list."""
    return new_names(tables) if tables.own else _printed_names()


@cache
def _printed_names() -> list[str]:
    tables = Tables()
    tables.own = {}
    return new_names(tables)


def new_names(tables: Tables) -> list[str]:
    return [slug or f"card-{card}" for card, slug in enumerate(card_slugs(tables))]


def words(own: Table | None = None) -> list[str]:
    """Give the notation of every option, by its number; cards that an owner adds carry their own names."""
    return _words(json.dumps(own, sort_keys=True)) if own else _printed_words()


@cache
def _printed_words() -> list[str]:
    return new_words({})


@Kept
def _words(own_text: str) -> list[str]:
    return new_words(json.loads(own_text))


def new_words(own: Table) -> list[str]:
    tables = Tables()
    tables.own = own
    return spell(named(tables))


def numbers(own: Table | None = None) -> dict[str, int]:
    """Give every option by its notation, with cards by name and by number."""
    return _numbers(json.dumps(own, sort_keys=True)) if own else _printed_numbers()


@cache
def _printed_numbers() -> dict[str, int]:
    return new_numbers(_printed_words())


@Kept
def _numbers(own_text: str) -> dict[str, int]:
    return new_numbers(_words(own_text))


def new_numbers(words: list[str]) -> dict[str, int]:
    by_number = spell([f"card-{card}" for card in range(CARDS)])
    return {word: option for form in (by_number, words) for option, word in enumerate(form)}


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
