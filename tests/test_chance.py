"""Chance: fair, repeatable, and the same everywhere."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice, seeded_draw


def test_the_generator_gives_the_same_numbers_everywhere():
    dice = Dice(2026)
    assert [dice.word() for _ in range(4)] == FIRST_WORDS


FIRST_WORDS = [1678239979, 2572380898, 1900595446, 1710274811]


def test_numbers_below_a_limit_are_evenly_spread():
    dice = Dice(1)
    seen = Counter(dice.below(6) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(9_600 < number < 10_400 for number in seen.values())


def test_weights_decide_how_likely_an_outcome_is():
    dice = Dice(2)
    weights = vec[i64]([1, 0, 3])
    seen = Counter(dice.weighted(weights) for _ in range(40_000))
    assert seen[1] == 0
    assert 0.23 < seen[0] / 40_000 < 0.27


def test_fate_depends_on_seed_purpose_and_count_alone():
    first = [seeded_draw("seed", "dice", n, [1] * 6) for n in range(50)]
    seeded_draw("seed", "gifts", 0, [1] * 11)
    assert first == [seeded_draw("seed", "dice", n, [1] * 6) for n in range(50)]
    assert first != [seeded_draw("seed", "gifts", n, [1] * 6) for n in range(50)]
    assert first != [seeded_draw("other", "dice", n, [1] * 6) for n in range(50)]


def test_fate_is_fair():
    seen = Counter(seeded_draw(str(seed), "dice", 0, [1, 2, 1]) for seed in range(8_000))
    assert 0.47 < seen[1] / 8_000 < 0.53


def test_fate_without_outcomes_is_an_error():
    with pytest.raises(ValueError, match="no outcome"):
        seeded_draw("seed", "dice", 0, [])
