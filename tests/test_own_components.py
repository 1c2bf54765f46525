"""An owner's components have their bounds, and leave little behind, whoever brings them along."""

from collections.abc import Iterator
from typing import Any

import pytest

from courtyard.engine.content import FEW, LONGEST_LIST, Kept, Table
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.games.gugong.declaration import components as gugong
from courtyard.games.gugong.speech import naming as gugong_names
from courtyard.games.kingdom.declaration import components as kingdom
from courtyard.games.kingdom.declaration import notation
from courtyard.games.kingdom.speech import naming as kingdom_names

KEPT = [
    gugong._tables_for,
    gugong_names._own_cities,
    kingdom._tables_for,
    kingdom._card_slugs,
    kingdom_names._components,
    kingdom_names._cards,
    notation._words,
    notation._numbers,
]
OURS = ("gugong", "kingdom")


def lists(table: Table, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Give the places of lists among components."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from lists(value, (*path, key))
        elif isinstance(value, list):
            yield (*path, key)


def own_with(path: tuple[str, ...], value: Any) -> Table:
    for key in reversed(path):
        value = {key: value}
    found: Table = value
    return found


@pytest.mark.parametrize(
    ("game", "path"), [(name, path) for name in OURS for path in lists(GAMES[name].components())], ids=str
)
@pytest.mark.parametrize("is_nested", [False, True])
def test_no_list_among_components_is_of_any_length(game: str, path: tuple[str, ...], is_nested: bool) -> None:
    there: Any = GAMES[game].components()
    for key in path:
        there = there[key]
    long = (there * LONGEST_LIST)[: LONGEST_LIST + 1]
    with pytest.raises(Trouble, match=f"at most {LONGEST_LIST} entries"):
        GAMES[game].correct_components(own_with(path, [long] if is_nested else long))


def test_lists_that_are_printed_are_far_from_the_bound() -> None:
    for name in OURS:
        for path in lists(GAMES[name].components()):
            there: Any = GAMES[name].components()
            for key in path:
                there = there[key]
            assert len(there) <= LONGEST_LIST / 2 + 1


def test_of_many_owners_components_little_is_kept() -> None:
    for nth in range(2 * FEW):
        for game, own in (
            ("gugong", {"jade": {"square": nth}}),
            ("kingdom", {"alchemy": {"cubes": nth % 20 + 1}}),
        ):
            match = Match(GAMES[game], {"players": 2}, str(nth), own=own)
            seat = match.open_seats[0]
            match.view(seat)
            match.decision(seat)
            match.game.notation(int(match.position.options_of(seat)[0]), match.values)
    assert all(len(kept) <= FEW for kept in KEPT)
    assert len(gugong._tables_for) == len(kingdom._tables_for) == FEW


def test_what_is_kept_is_found_by_a_digest_and_the_latest_stay() -> None:
    made: list[str] = []

    def make(text: str, number: int) -> str:
        made.append(text)
        return f"{text} {number}"

    kept = Kept(make)
    texts = [str(nth) * 1000 for nth in range(FEW + 1)]
    for text in texts:
        assert kept(text, 1) == f"{text} 1"
    assert kept(texts[-1], 1) == f"{texts[-1]} 1" and len(made) == FEW + 1
    kept(texts[0], 1)
    kept(texts[-1], 2)
    assert made[-2:] == [texts[0], texts[-1]] and len(kept) == FEW
    assert all(len(part) == 32 for key in kept._found for part in key if isinstance(part, bytes))


def test_printed_components_are_found_without_a_place_among_them() -> None:
    before = [len(kept) for kept in KEPT]
    for name in OURS:
        match = Match(GAMES[name], {"players": 2}, "1")
        match.view(match.open_seats[0])
        match.decision(match.open_seats[0])
    assert [len(kept) for kept in KEPT] == before
