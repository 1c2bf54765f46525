"""Names of things: gifts, officials, cities, tokens, decrees, harbours and amounts, as sayings."""

import json
from functools import cache

from courtyard.engine.content import Kept
from courtyard.engine.language import Saying
from courtyard.games.gugong.chapters.exchange import worth
from courtyard.games.gugong.declaration.components import printed, side_for, with_corrections
from courtyard.games.gugong.declaration.counts import HARBOURS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import (
    ACTIONS,
    BARGAIN,
    CANAL,
    DECREE_KINDS,
    DIE_NAMES,
    GENEROUS,
    LOCATIONS,
    REWARD_GIFT,
    REWARD_POINTS,
    ROUTES,
    TOKEN_GIFT_FOR_JADE,
    TOKEN_INTRIGUE,
    TOKEN_PALACE,
    TOKEN_POINTS,
    TOKEN_SERVANTS_FOR_JADE,
    TOKEN_TWO_SERVANTS,
    TOKENS,
    TOLL,
    TWO_SERVANTS,
)

# Amounts.


def servants(number: int) -> Saying:
    return Saying("servants", {"n": number})


def points(number: int) -> Saying:
    return Saying("points", {"n": number})


def steps(number: int) -> Saying:
    return Saying("steps", {"n": number})


def jade(number: int) -> Saying:
    return Saying("jade", {"n": number})


def tokens(number: int) -> Saying:
    return Saying("tokens", {"n": number})


def either(ways: list[Saying]) -> Saying:
    """One or more things among which there is a choice: `2 Servants, a card or your actions`."""
    if len(ways) == 1:
        return ways[0]
    listed = ways[0]
    for way in ways[1:-1]:
        listed = Saying("listed", {"one": listed, "other": way})
    return Saying("either", {"one": listed, "other": ways[-1]})


# Gifts and officials.


def gift(t: Tables, card: int) -> Saying:
    """A gift card with its value: `the bonsai (5)`."""
    return Saying("gift-card", {"value": t.card_value[card]})


def gift_in_full(t: Tables, card: int) -> Saying:
    """A gift card with its value and its action: `the bonsai (5, Great Wall)`."""
    return Saying("gift-card-in-full", {"value": t.card_value[card], "action": card_action(t, card)})


def gift_to_give(p: Court, who: int, card: int) -> Saying:
    """A gift card in the hands of its giver, with what it is worth today where that is more."""
    value, today = p.t.card_value[card], worth(p, who, card)
    if today == value:
        return gift(p.t, card)
    return Saying("gift-card-raised", {"value": value, "worth": today})


def gain_of(t: Tables, card: int) -> int:
    """Tell how many servants the action of a card brings."""
    action = t.card_action[card]
    return action - CANAL if CANAL < action <= TWO_SERVANTS else 0


def card_action(t: Tables, card: int) -> Saying:
    """Say what a card does: the action of a location, servants, a swap, or nothing."""
    action = t.card_action[card]
    if action <= CANAL:
        return place(action)
    if gain_of(t, card):
        return Saying("more-servants", {"n": gain_of(t, card)})
    return Saying(f"action-{ACTIONS[action]}")


def official(location: int) -> Saying:
    return Saying(f"official-{LOCATIONS[location]}")


def place(location: int) -> Saying:
    return Saying(f"place-{LOCATIONS[location]}")


# The board.


@cache
def _printed_cities(players: int) -> tuple[str, ...]:
    return tuple(side_for(printed(), players)["cities"])


@Kept
def _own_cities(own: str, players: int) -> tuple[str, ...]:
    return tuple(side_for(with_corrections(json.loads(own)), players)["cities"])


def city(t: Tables, number: int) -> Saying:
    players = int(t.players)
    own = json.dumps(t.own, sort_keys=True) if t.own else ""
    return city_named((_own_cities(own, players) if own else _printed_cities(players))[number])


def city_named(name: str) -> Saying:
    """A city by its name; one that is not printed is called as its owner calls it."""
    if any(name in side["cities"] for side in printed()["side"].values()):
        return Saying(f"city-{name}")
    return Saying("city-own", {"name": name})


def token(t: Tables, kind: int) -> Saying:
    """A travel token by what it gives."""
    number = {
        TOKEN_PALACE: t.token_palace,
        TOKEN_INTRIGUE: t.token_intrigue,
        TOKEN_GIFT_FOR_JADE: t.gift_for_jade_value,
        TOKEN_POINTS: t.token_points,
        TOKEN_SERVANTS_FOR_JADE: t.servants_for_jade,
        GENEROUS: t.bonus_value,
        TOLL: t.toll_points,
        BARGAIN: t.bargain,
    }
    if kind <= TOKEN_TWO_SERVANTS:
        return Saying("more-servants", {"n": t.token_servants[kind]})
    return Saying(f"token-{TOKENS[kind]}", {"n": number[kind]} if kind in number else {})


def decree(t: Tables, kind: int) -> Saying:
    """A decree by its advantage, in a few words."""
    return Saying(f"decree-{DECREE_KINDS[kind]}", {"n": t.decree_amount[kind], "most": t.decree_most[kind]})


def berth(t: Tables, number: int) -> Saying:
    """A harbour, with its route where there are two."""
    harbour = number % HARBOURS + 1
    if t.routes == 1:
        return Saying("harbour", {"n": harbour})
    return Saying("harbour-on-route", {"n": harbour, "route": ROUTES[number // HARBOURS].upper()})


def die(number: int) -> str:
    return DIE_NAMES[number].upper()


def reward(t: Tables, number: int) -> Saying:
    """Say what a harbour gives."""
    if number == REWARD_POINTS:
        return points(t.reward_points)
    return Saying("reward-gift") if number == REWARD_GIFT else servant(1)


def servant(double: int) -> Saying:
    """The one servant that is placed or loaded."""
    return Saying("the-double" if double else "a-servant")
