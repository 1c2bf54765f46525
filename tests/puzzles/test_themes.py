"""Themes: found from what the best moves bring about and the next best do not."""

from collections import Counter
from types import SimpleNamespace

import pytest

from courtyard.games import GAMES
from courtyard.puzzles.themes import happened, signs_of, table_of, theme_of
from courtyard.terminal.wording import knows
from tests.puzzles.makers import GUGONG, moment

TABLES = {name: table_of(game) for name, game in GAMES.items() if game.is_drawn}


@pytest.mark.parametrize(
    ("game", "kind", "best", "other", "theme", "family"),
    [
        ("gugong", "action", {"built": 1}, {}, "wall", "majority"),
        ("gugong", "action", {"loaded": 2, "claimed": 1, "paid": 1}, {"built": 1}, "ship", "timing"),
        ("gugong", "action", {"envoy-moved": 1, "arrived": 1}, {"marker-moved": 1}, "envoy", "timing"),
        ("gugong", "action", {"travelled": 2}, {"marker-moved": 1}, "travel", "efficiency"),
        ("gugong", "official", {"decree-obtained": 1}, {"envoy-moved": 1}, "decree", "investment"),
        ("gugong", "official", {"jade-gained": 2}, {}, "jade", "investment"),
        ("gugong", "gift", {}, {}, "exchange", "cards"),
        ("kingdom", "select-area", {"took": 3}, {"took": 2}, "offering", "drafting"),
        ("kingdom", "see-to-duchy", {"transmuted": 1}, {}, "krystallium", "efficiency"),
        ("kingdom", "see-to-duchy", {"vanquished": 1}, {"completed": 1}, "combat", "timing"),
        ("kingdom", "place-cubes", {"completed": 1}, {}, "building", "timing"),
        ("kingdom", "sort-cards", {"recycled": 2}, {"slated": 2}, "recycling", "efficiency"),
        ("kingdom", "advise", {"advisor-used": 1}, {}, "advisor", "cards"),
    ],
)
def test_what_the_moves_do_tells_the_theme(game, kind, best, other, theme, family):
    signs = signs_of(Counter(best), Counter(other), None, kind)
    assert theme_of(TABLES[game], signs) == (theme, family)


@pytest.mark.parametrize(
    ("best", "other", "theme"),
    [
        ("lay 1 down", "lay 1", "trap"),
        ("lay 1", "lay 2 down", "trap"),
        ("lay 1 down", "lay 2 down", "layout"),
        ("lay 1", "lay 2", "layout"),
    ],
)
def test_laying_a_trap_or_not_is_told_by_the_move_itself(best, other, theme):
    same = Counter({"offered": 1})
    signs = signs_of(same, same, None, "lay-card", (best, other))
    assert theme_of(TABLES["kingdom"], signs) == (theme, "drafting")


def test_what_comes_of_the_moves_tells_the_theme_too():
    feats = {0: [{"feat-matches": 3}] * 20, 1: [{"feat-matches": 1}] * 20}
    trials = SimpleNamespace(feats=feats, counts={0: [], 1: []})
    assert theme_of(TABLES["gugong"], signs_of(Counter(), Counter(), trials, "gift"))[0] == "matches"


def test_what_moves_bring_about_is_counted_on_a_real_board():
    match = moment()
    seat, position, moves = match.open_seats[0], match.position.copy(), []
    while position.is_open(seat):
        moves.append(int(position.options_of(seat)[0]))
        position.choose(seat, moves[-1])
    assert happened(GUGONG, match.position, seat, moves)["exchanged"] == 1


@pytest.mark.parametrize("game", sorted(TABLES))
def test_every_sign_is_about_something_that_exists(game):
    names = set(GAMES[game].event_names)
    feats = {feat.name for feat in GAMES[game].feats}
    phrases = GAMES[game].phrases.ids("en")
    for theme in TABLES[game].themes.values():
        for sign in theme.signs:
            prefix, _, name = sign.lstrip("-").partition(":")
            known = {"event": names, "feat": feats, "part": phrases}
            assert prefix in ("kind", "word") or name in known[prefix], sign


@pytest.mark.parametrize("game", sorted(TABLES))
def test_every_theme_and_family_has_a_name(game):
    for name, theme in TABLES[game].themes.items():
        assert f"puzzle-theme-{game}-{name}" in GAMES[game].about.ids("en")
        assert knows(f"puzzle-family-{theme.family}")
    assert {TABLES[game].last, TABLES[game].usual} <= set(TABLES[game].themes)


def test_a_game_without_a_table_has_one_theme(tmp_path):
    class Other:
        name = "another"
        folder = tmp_path

    assert theme_of(table_of(Other()), {"kind:x": 1.0}) == ("move", "moves")
