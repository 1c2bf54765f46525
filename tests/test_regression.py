"""Nets against unwanted change: counts of choice sequences, and whole games written down.

After a wanted change of the rules: `pytest tests/test_regression.py --renew`, and read the diff.
"""

import json
from pathlib import Path

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.playout import perft
from courtyard.games import find_game
from tests.playthrough import play_through
from tests.strategies import play_on

FOLDER = Path(__file__).parent / "regression"
PERFT = FOLDER / "perft.json"
PLAYTHROUGHS = {
    "gugong-3": ("gugong", {"players": 3}, "3"),
    "gugong-4-french": (
        "gugong",
        {"players": 4, "printing": "french", "bonus": "french", "expert": True, "open_information": True},
        "4",
    ),
    "kingdom-menace": ("kingdom", {"menaces": "shadows,thieves"}, "2"),
    "kingdom-solo-quest": ("kingdom", {"players": 1, "module": "quest", "side": "b"}, "1"),
}
PERFTS = [
    ("gugong", {"players": 2}, "perft", 0, 4),
    ("gugong", {"players": 4}, "perft", 60, 4),
    ("gugong", {"players": 5, "bonus": "french", "printing": "french"}, "perft", 150, 4),
    ("gugong", {"players": 3, "expert": True}, "perft", 130, 5),
    ("kingdom", {}, "perft", 0, 3),
    ("kingdom", {"menaces": "giant-rats,thieves", "side": "b"}, "perft", 52, 3),
    ("kingdom", {"module": "advisors"}, "perft", 120, 3),
    ("kingdom", {"module": "quest", "quest": "2"}, "perft", 200, 3),
    ("kingdom", {"players": 1}, "perft", 60, 3),
]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_whole_game_is_played_and_seen_as_it_was_written_down(name, request):
    game, options, seed = PLAYTHROUGHS[name]
    text = play_through(find_game(game), options, seed)
    path = FOLDER / f"{name}.txt"
    if request.config.getoption("--renew"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def counted(deepest: int) -> dict[str, int]:
    """Count the choice sequences from each position, up to a depth."""
    numbers = {}
    for name, options, seed, choices, depth in PERFTS:
        match = Match(find_game(name), options, seed=seed)
        play_on(match, choices, Dice(1))
        orderly = match.position.copy()
        orderly.order(True)
        for deep in range(1, min(depth, deepest) + 1):
            moment = f"{name} {options} after {choices}"
            numbers[f"{moment}, depth {deep}"] = perft(match.position, deep)
            numbers[f"{moment}, depth {deep}, orderly"] = perft(orderly, deep)
    return numbers


@pytest.mark.slow
def test_the_number_of_choice_sequences_is_as_it_was_counted(request):
    numbers = counted(deepest=9)
    if request.config.getoption("--renew"):
        PERFT.parent.mkdir(exist_ok=True)
        PERFT.write_text(json.dumps(numbers, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert numbers == json.loads(PERFT.read_text(encoding="utf-8"))


def test_the_first_choice_sequences_are_as_they_were_counted():
    numbers = counted(deepest=2)
    assert numbers.items() <= json.loads(PERFT.read_text(encoding="utf-8")).items()
    assert len(numbers) == 4 * len(PERFTS)
