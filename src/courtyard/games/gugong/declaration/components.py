"""The components of Gùgōng: loading, checking, and turning them into tables of numbers."""

import json
import re
from collections import Counter
from copy import deepcopy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.content import (
    WHOLE,
    Kept,
    Table,
    check_lists,
    correct,
    need,
    read_toml,
    row_of_numbers,
    rows,
    whole,
)
from courtyard.engine.rulesets import version_of
from courtyard.games.gugong.declaration.counts import CARDS, CITIES, FACES, HARBOURS, HOUSES, SLOTS, SPACES
from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import (
    ACTIONS,
    AUTOMA,
    DECREE_KINDS,
    GENEROUS,
    LOCATIONS,
    REWARDS,
    SPECIAL,
    STRENGTHS,
    TOKENS,
)

BONUS_TOKENS: Final = TOKENS[GENEROUS:]
SETS = ("officials", "1", "2", "3", "4", "5", "pile")

CITY_NAME: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?")


@cache
def printed() -> Table:
    """Give the components as we know them."""
    return read_toml(Path(__file__).with_name("components.toml"), "The component file")


def with_corrections(own: Table) -> Table:
    """Give the components with an owner's corrections, checked as a whole.

    Cities may also be added by a new name, and dropped by an empty place.
    """
    rest = deepcopy(own)
    tables = deepcopy(rest.pop(WHOLE, {**printed(), "side": deepcopy(printed()["side"])}))
    sides = rest.get("side", {})
    if isinstance(sides, dict):
        tables["side"] = deepcopy(sides.pop(WHOLE, tables["side"]))
    for name, side in sides.items() if isinstance(sides, dict) else ():
        if name in tables["side"] and isinstance(side, dict) and isinstance(side.get("cities"), dict):
            there, cities = tables["side"][name], side.pop("cities")
            there["cities"] = cities.pop(WHOLE, there["cities"])
            settle_cities(there["cities"], cities, f"side.{name}.cities")
    tables = correct(tables, rest)
    check(tables)
    return tables


def settle_cities(cities: Table, own: Table, what: str) -> None:
    """Add, move and drop cities of a map."""
    for city, place in own.items():
        check_lists(place, f"{what}.{city[:40]}")
        need(
            bool(CITY_NAME.fullmatch(city)),
            f"{city!r} in [{what}] is no name of a city: small letters, digits, hyphens.",
        )
        if place == []:
            need(city in cities, f"{what} has no city {city!r} to drop; its cities are {', '.join(cities)}.")
            del cities[city]
        else:
            cities[city] = place


def check(tables: Table) -> None:
    """Refuse components that cannot be, with a sentence that says what would be right."""
    check_gifts(tables)
    check_board(tables)
    check_tokens(tables)
    check_tracks(tables)


def check_gifts(tables: Table) -> None:
    gifts = tables["gifts"]
    by_set: Counter[str] = Counter()
    for code, gift in tables["gift"].items():
        whole(gift["value"], 1, 9, f"gift.{code}.value")
        need(
            gift["action"] in ACTIONS and gift["action"] not in ("travel", "jade"),
            f"gift.{code}.action must be one of palace, canal, great-wall, decrees, intrigue, servant, "
            f"two-servants, swap, none, not {gift['action']!r}.",
        )
        need(
            gift["set"] in SETS,
            f"gift.{code}.set must be officials, 1 to 5, or pile, not {gift['set']!r}.",
        )
        by_set[gift["set"]] += 1
    need(
        len(tables["gift"]) == gifts["number"] <= CARDS,
        f"There must be {gifts['number']} gift cards, not {len(tables['gift'])}.",
    )
    need(
        by_set["officials"] == gifts["officials"] == 7,
        f"The officials must begin with 7 gift cards, not {by_set['officials']}.",
    )
    for number in "12345":
        need(
            by_set[number] == gifts["each_set"],
            f"The starting set {number} must hold {gifts['each_set']} gift cards, not {by_set[number]}.",
        )
    for name, die in tables["die"].items():
        row_of_numbers(die["faces"], FACES, 1, 9, f"die.{name}.faces")


def check_board(tables: Table) -> None:
    covered: list[int] = []
    for name, side in tables["side"].items():
        row_of_numbers(side["players"], len(side["players"]), 1, 5, f"side.{name}.players")
        covered += side["players"]
        cities = side["cities"]
        for city, place in cities.items():
            row_of_numbers(place, 2, 0, 2000, f"side.{name}.cities.{city}")
        need(4 <= len(cities) <= CITIES, f"side.{name} must have 4 to {CITIES} cities, not {len(cities)}.")
        need(all(isinstance(city, str) for city in side["loop"]), f"side.{name}.loop must name cities.")
        need(
            len(set(side["loop"])) == len(side["loop"]) >= 3,
            f"side.{name}.loop must name at least three different cities.",
        )
        for road in [*side["roads"], side["loop"], [side["meng_starts"]]]:
            need(isinstance(road, list), f"side.{name}: a road is a list of two cities, unlike {road!r}.")
            for city in road:
                need(
                    isinstance(city, str) and city in cities,
                    f"side.{name} has no city {city!r}; its cities are {', '.join(cities)}.",
                )
        for road in side["roads"]:
            need(
                len(road) == 2 and road[0] != road[1],
                f"side.{name}: a road joins two cities, unlike {road!r}.",
            )
        need(side["meng_starts"] in side["loop"], f"side.{name}.meng_starts must lie on the loop.")
        joined = {side["loop"][0]}
        while True:
            further = {city for pair in roads_of(side) if joined & set(pair) for city in pair}
            if further <= joined:
                break
            joined |= further
        need(
            joined == set(cities), f"side.{name}: no road leads to {', '.join(sorted(set(cities) - joined))}."
        )
        row_of_numbers(side["houses"], len(side["houses"]), 0, 12, f"side.{name}.houses")
        need(1 <= len(side["houses"]) <= HOUSES, f"side.{name} must have 1 to {HOUSES} houses.")
        need(side["houses"] == sorted(side["houses"]), f"side.{name}.houses must go from cheap to expensive.")
        whole(side["routes"], 1, 2, f"side.{name}.routes")
        whole(side["harbours"], 2, HARBOURS, f"side.{name}.harbours")
    need(sorted(covered) == [1, 2, 3, 4, 5], "The two sides of the board must share out 1 to 5 players.")
    rewards = tables["harbours"]["rewards"]
    need(len(rewards) == HARBOURS, f"harbours.rewards must have {HARBOURS} places, not {len(rewards)}.")
    for harbour in rewards:
        need(isinstance(harbour, list), f"A harbour has a list of rewards, not {harbour!r}.")
        for reward in harbour:
            need(reward in REWARDS, f"A harbour gives {', '.join(REWARDS)} or nothing, but not {reward!r}.")


def roads_of(side: Table) -> list[list[str]]:
    loop = side["loop"]
    around: list[list[str]] = [[city, loop[nth - 1]] for nth, city in enumerate(loop)]
    return around + list(side["roads"])


def check_tokens(tables: Table) -> None:
    basic = 0
    for kind, token in tables["token"].items():
        whole(token["copies"], 0, 20, f"token.{kind}.copies")
        if token["box"] == "basic":
            basic += token["copies"]
    need(
        basic == tables["travel"]["tokens"],
        f"There must be {tables['travel']['tokens']} basic travel tokens, not {basic}.",
    )
    whole(tables["travel"]["spaces"], 6, SPACES - 1, "travel.spaces")
    for name, trade in tables["trade"].items():
        need(trade["tokens"] in (2, 4, 6), f"trade.{name}.tokens must be 2, 4 or 6, not {trade['tokens']!r}.")


def check_tracks(tables: Table) -> None:
    row_of_numbers(tables["days"]["servants"], len(tables["days"]["servants"]), 0, 12, "days.servants")
    row_of_numbers(tables["wall"]["full"], 5, 1, 60, "wall.full")
    row_of_numbers(tables["arrival"]["points"], 5, 0, 50, "arrival.points")
    row_of_numbers(tables["jade"]["points"], len(tables["jade"]["points"]), 0, 100, "jade.points")
    whole(tables["servants"]["each"], 1, 40, "servants.each")
    whole(tables["servants"]["first_pool"], 0, tables["servants"]["each"], "servants.first_pool")
    whole(tables["decrees"]["each_level"], 1, SLOTS // 3, "decrees.each_level")
    whole(tables["canal"]["spaces"], 2, 3, "canal.spaces")
    for kind, decree in tables["decree"].items():
        whole(decree["level"], 1, 3, f"decree.{kind}.level")
        whole(decree["cost"], 0, 12, f"decree.{kind}.cost")
        whole(decree["points"], 0, 50, f"decree.{kind}.points")
        whole(decree["amount"], 1, 50, f"decree.{kind}.amount")
    for level in (1, 2, 3):
        there = sum(decree["level"] == level for decree in tables["decree"].values())
        need(there == 5, f"There must be five decrees of level {level}, not {there}.")
    copies = sum(card["copies"] for card in tables["automa"].values())
    need(
        copies == tables["meng"]["cards"],
        f"There must be {tables['meng']['cards']} Automa cards, not {copies}.",
    )
    row_of_numbers(tables["meng"]["matches"], len(tables["days"]["servants"]), 0, 20, "meng.matches")
    prices = ("exchange", "travel", "wall", "intrigue", "palace", "canal")
    for name in prices:
        whole(tables[name]["price"], 0, 12, f"{name}.price")
    for name, row in rows(tables):
        for key, value in row.items():
            if isinstance(value, int) and not isinstance(value, bool):
                whole(value, 0, 100, f"{name}.{key}")
    for name, keys in {
        "wall": ("points", "steps"),
        "night": ("points", "steps"),
        "jade": ("square", "beyond"),
        "intrigue": ("track", "a", "b"),
        "palace": ("stairs", "a", "b", "b_intrigue", "beyond"),
        "canal": ("ships",),
        "exchange": ("free_low", "free_high"),
    }.items():
        for key in keys:
            whole(tables[name][key], 0, 60, f"{name}.{key}")


def side_for(tables: Table, players: int) -> Table:
    side: Table = next(side for side in tables["side"].values() if players in side["players"])
    return side


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


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
    tables = with_corrections(own) if own else printed()
    t = build_tables(tables, max(2, options["players"]), bonus_kinds(options["bonus"]))
    t.options = options
    t.own = own
    t.rules = version_of(options["ruleset"])
    t.expert = options["expert"]
    t.open_information = options["open_information"]
    printing = PRINTINGS[options["printing"]]
    t.must_act = printing.must_act
    t.must_take_benefit = printing.must_take_benefit
    t.room_first = printing.room_first
    t.may_waive_income = printing.may_waive_income
    t.may_waive_matches = printing.may_waive_matches
    t.may_waive_envoy = printing.may_waive_envoy
    t.may_sail_out = printing.may_sail_out
    t.meng_matches_at_least = printing.meng_matches_at_least
    t.meng_steps_aside = printing.meng_steps_aside
    t.generous_always = printing.generous_always
    solo_tables(t, tables, options)
    return t


def build_tables(tables: Table, players: int, bonus: tuple[str, ...]) -> Tables:
    """Turn checked components into the numbers that the rules look up."""
    t = Tables()
    t.players = players
    gifts = list(tables["gift"].values())
    t.cards = len(gifts)
    t.card_value = numbers([gift["value"] for gift in gifts])
    t.card_action = numbers([ACTIONS.index(gift["action"]) for gift in gifts])
    t.card_set = numbers([SETS.index(gift["set"]) for gift in gifts])
    t.free_low = tables["exchange"]["free_low"]
    t.free_high = tables["exchange"]["free_high"]
    t.exchange_price = tables["exchange"]["price"]
    t.days = len(tables["days"]["servants"])
    t.day_servants = numbers(tables["days"]["servants"])
    t.servants = tables["servants"]["each"]
    t.first_pool = tables["servants"]["first_pool"]
    travel_tables(t, tables, side_for(tables, players), bonus)
    board_tables(t, tables, side_for(tables, players), players)
    decree_tables(t, tables)
    return t


def travel_tables(t: Tables, tables: Table, side: Table, bonus: tuple[str, ...]) -> None:
    cities = list(side["cities"])
    joined = [0] * len(cities)
    for one, other in roads_of(side):
        joined[cities.index(one)] |= 1 << cities.index(other)
        joined[cities.index(other)] |= 1 << cities.index(one)
    t.cities = len(cities)
    t.roads = numbers(joined)
    t.spaces = tables["travel"]["spaces"]
    t.travel_price = tables["travel"]["price"]
    token = tables["token"]
    in_play = [*TOKENS[:GENEROUS], *bonus]
    t.token_copies = numbers([token[kind]["copies"] if kind in in_play else 0 for kind in TOKENS])
    t.token_servants = numbers([token["servant"]["servants"], token["two-servants"]["servants"]])
    t.token_points = token["points"]["points"]
    t.token_intrigue = token["intrigue"]["steps"]
    t.token_palace = token["palace"]["steps"]
    t.gift_for_jade_value = token["gift-for-jade"]["least_value"]
    t.servants_for_jade = token["servants-for-jade"]["servants"]
    t.bonus_value = token["generous"]["value"]
    t.toll_points = token["toll"]["points"]
    t.bargain = token["bargain"]["servants"]
    trade = tables["trade"]
    t.trade_tokens = numbers([trade[name]["tokens"] for name in ("servants", "points", "jade")])
    t.trade_servants = trade["servants"]["servants"]
    t.trade_points = trade["points"]["points"]
    t.trade_jade = trade["jade"]["jade"]


def board_tables(t: Tables, tables: Table, side: Table, players: int) -> None:
    wall = tables["wall"]
    t.wall_full = wall["full"][players - 1]
    t.wall_points = wall["points"]
    t.wall_steps = wall["steps"]
    t.wall_price = wall["price"]
    benefit = tables["benefit"]
    t.benefit_steps = numbers([benefit[name]["steps"] for name in ("one", "two", "die", "jade")])
    t.benefit_one = benefit["one"]["servants"]
    t.benefit_two = benefit["two"]["servants"]
    t.benefit_jade = benefit["jade"]["jade"]
    t.houses = len(side["houses"])
    t.house_price = numbers(side["houses"])
    t.square_price = tables["jade"]["square"]
    t.jade_points = numbers(tables["jade"]["points"])
    t.jade_beyond = tables["jade"]["beyond"]
    t.track = tables["intrigue"]["track"]
    t.intrigue_a = tables["intrigue"]["a"]
    t.intrigue_b = tables["intrigue"]["b"]
    t.intrigue_price = tables["intrigue"]["price"]
    palace = tables["palace"]
    t.stairs = palace["stairs"]
    t.arrival = numbers(tables["arrival"]["points"])
    t.palace_a = palace["a"]
    t.palace_b = palace["b"]
    t.palace_b_intrigue = palace["b_intrigue"]
    t.palace_price = palace["price"]
    t.palace_beyond = palace["beyond"]
    canal = tables["canal"]
    t.routes = side["routes"]
    t.harbours = side["harbours"]
    t.ships = canal["ships"]
    t.ship_spaces = canal["spaces"]
    t.canal_price = canal["price"]
    t.harbour_rewards = numbers(
        [sum(1 << REWARDS.index(name) for name in here) for here in tables["harbours"]["rewards"]]
    )
    t.reward_slots = numbers([tables["reward"][name]["times"] for name in REWARDS])
    t.reward_points = tables["reward"]["points"]["points"]
    t.dice = len(tables["die"])
    t.faces = numbers([face for die in tables["die"].values() for face in die["faces"]])
    t.night_points = tables["night"]["points"]
    t.night_steps = tables["night"]["steps"]


def solo_tables(t: Tables, tables: Table, options: dict[str, Any]) -> None:
    """Meng has the second seat of a game for one; the other tables are those of two players."""
    solo = options["players"] == 1
    t.meng = 1 if solo else -1
    t.strength = STRENGTHS.index(options["solo"]) if solo else -1
    t.focus = LOCATIONS.index(options["focus"]) if options["focus"] in LOCATIONS else -1
    human, meng = options["sets"].split("-")
    t.human_set = int(human)
    t.meng_set = int(meng)
    automa = [tables["automa"][kind] for kind in AUTOMA]
    copies = [card["copies"] for card in automa]
    if options["solo"] == "easy":
        copies[SPECIAL] = tables["meng"]["easy_specials"]
    t.automa_copies = numbers(copies)
    t.twilight_price = numbers([card["price"] for card in automa])
    t.meng_matches = numbers(tables["meng"]["matches"])
    t.meng_consolation = tables["meng"]["consolation"]
    side = side_for(tables, t.players)
    start = side["loop"].index(side["meng_starts"])
    around = [side["loop"][start - nth] for nth in range(len(side["loop"]))]
    t.ring = numbers([list(side["cities"]).index(city) for city in around])


def decree_tables(t: Tables, tables: Table) -> None:
    decrees = [tables["decree"][kind] for kind in DECREE_KINDS]
    t.slots_per_level = tables["decrees"]["each_level"]
    t.slots = 3 * tables["decrees"]["each_level"]
    t.decree_level = numbers([decree["level"] for decree in decrees])
    t.decree_cost = numbers([decree["cost"] for decree in decrees])
    t.decree_points = numbers([decree["points"] for decree in decrees])
    t.decree_amount = numbers([decree["amount"] for decree in decrees])
    t.decree_most = numbers([decree.get("most", 0) for decree in decrees])


def bonus_kinds(name: str) -> tuple[str, ...]:
    """Give the bonus tokens of a box, or those named one by one."""
    boxes = {"none": (), "english": BONUS_TOKENS[:3], "french": BONUS_TOKENS}
    if name in boxes:
        return boxes[name]
    kinds = tuple(part.strip() for part in name.split(","))
    for kind in kinds:
        need(
            kind in BONUS_TOKENS,
            f"{kind!r} is no bonus token; say none, english, french, or some of {', '.join(BONUS_TOKENS)}.",
        )
    return tuple(kind for kind in BONUS_TOKENS if kind in kinds)
