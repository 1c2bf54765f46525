"""The description of a view, and the views of whole games: one fits the other."""

import json
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.position import Position
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.games.gugong.declaration.notation import card_codes
from courtyard.games.gugong.declaration.options import ASK_ALWAYS
from courtyard.games.gugong.declaration.words import (
    AUTOMA,
    DECREE_KINDS,
    DOUBLE_PLACES,
    LOCATIONS,
    PHASES,
    TOKENS,
)
from courtyard.games.gugong.game import GUGONG
from courtyard.games.gugong.sight import appearance
from courtyard.games.gugong.sight.appearance import (
    AutomaCard,
    DecreeKind,
    DoublePlace,
    Gift,
    GugongView,
    Location,
    PhaseOfDay,
    TravelToken,
)
from tests.gugong.journeys import court

GAMES = 24


def unknown_keys(data: Any, kind: Any, path: str = "view") -> list[str]:
    """Keys that a description does not have; msgspec passes over them without a word."""
    if is_typeddict(kind):
        fields = get_type_hints(kind)
        if not isinstance(data, dict):
            return []
        strange = [f"{path}.{key}" for key in data if key not in fields]
        return strange + [
            found
            for key, value in data.items()
            if key in fields
            for found in unknown_keys(value, fields[key], f"{path}.{key}")
        ]
    if get_origin(kind) is list:
        return [
            found for value in data or [] for found in unknown_keys(value, get_args(kind)[0], f"{path}[]")
        ]
    if get_origin(kind) in (None, dict):
        return []
    return [found for part in get_args(kind) if data is not None for found in unknown_keys(data, part, path)]


def sampled_variants() -> list[dict[str, Any]]:
    """Some of all kinds of tables, far apart in the list of them."""
    variants = GUGONG.variants()
    apart = len(variants) // GAMES
    return [variants[(nth * apart + nth) % len(variants)] for nth in range(GAMES)]


def moments(variant: dict[str, Any], seed: int) -> Iterator[Position]:
    dice = Dice(seed)
    position = GUGONG.start(GUGONG.settle_options(variant), {})
    while not position.is_over():
        if not dice.below(12):
            yield position
        if ASK_ALWAYS in list(position.standing(0)):
            position.choose(0, ASK_ALWAYS)
        position.choose(position.seat, dice.choose(position))
    yield position


@pytest.mark.parametrize("nth", range(GAMES))
def test_every_view_of_a_game_fits_its_description(nth: int) -> None:
    variant = sampled_variants()[nth]
    for position in moments(variant, nth):
        for seat in (SPECTATOR, EVERYTHING, *range(position.seats())):
            view = json.loads(json.dumps(GUGONG.view(position, seat)))
            msgspec.convert(view, GugongView, strict=True)
            assert unknown_keys(view, GugongView) == []


def test_a_question_about_an_advantage_fits_its_description() -> None:
    table = court("pool = 4", cities='taiyuan = "points", xian = "double"').ask_always("Anna")
    table.exchange("s1-9", "travel", "A travel", table.city("taiyuan"))
    for seat in (SPECTATOR, EVERYTHING, 0, 1):
        view = json.loads(json.dumps(table.match.view(seat)))
        msgspec.convert(view, GugongView, strict=True)
        assert unknown_keys(view, GugongView) == []
        assert view["agenda"][-1]["step"] == "ask-advantage"
        assert view["wary"] == (seat == 0)


def test_a_key_that_is_not_described_is_found_where_it_stands() -> None:
    view: dict[str, Any] = {"families": [{"pool": 1, "purse": 2}], "meng": {"mood": 1}, "weather": 3}
    assert unknown_keys(view, GugongView) == ["view.weather", "view.families[].purse", "view.meng.mood"]


@pytest.mark.parametrize(
    ("described", "named"),
    [
        (Location, LOCATIONS),
        (Gift, card_codes()),
        (TravelToken, TOKENS),
        (DecreeKind, DECREE_KINDS),
        (AutomaCard, AUTOMA),
        (DoublePlace, DOUBLE_PLACES),
        (PhaseOfDay, PHASES),
    ],
)
def test_a_closed_list_has_exactly_the_words_of_the_game(described: Any, named: tuple[str, ...]) -> None:
    assert list(get_args(described)) == list(named)


def test_the_description_can_be_written_as_a_schema() -> None:
    _, components = msgspec.json.schema_components([GugongView])
    described = {name for name, kind in vars(appearance).items() if is_typeddict(kind)}
    assert set(components) == described
