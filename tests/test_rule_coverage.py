"""Every rule has a test, and every test names rules that are there."""

import json
import re
from pathlib import Path

import pytest

import courtyard
from courtyard.games import GAMES
from tests.rules import rules_named_by_tests

WEB = Path(__file__).parents[1] / "web" / "src"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_rule_is_without_a_test(game):
    untested = [rule for rule in game.rules.rules if rule not in rules_named_by_tests()]
    assert untested == []


def test_no_test_names_a_rule_that_is_not_there():
    known = {rule for game in GAMES.values() for rule in game.rules.rules}
    assert sorted(set(rules_named_by_tests()) - known) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_rule_is_told_in_three_languages_and_has_a_source(game):
    for rule in game.rules.rules.values():
        assert all(rule.texts[language].strip() for language in ("en", "fr", "nl")), rule.id
        assert len(set(rule.texts.values())) == 3, rule.id
        assert rule.is_ours or is_printed(rule.source), rule.id
        assert bool(rule.why) == rule.is_ours, rule.id
        for more in filter(None, (rule.why, rule.differs)):
            assert len({more[language].strip() for language in ("en", "fr", "nl")} - {""}) == 3, rule.id


def is_printed(source: object) -> bool:
    """Tell whether a source names texts, and a page or number in each."""
    return (
        isinstance(source, dict)
        and bool(source)
        and all(isinstance(text, str) and isinstance(page, int) and page > 0 for text, page in source.items())
    )


@pytest.mark.parametrize("name", [game.name for game in GAMES.values() if game.is_drawn])
def test_rules_that_drawn_things_rest_on_are_there(name):
    game = GAMES[name]
    things = json.loads((WEB / game.name / "things.json").read_text("utf-8"))
    assert {rule for rules in things.values() for rule in rules} - {
        rule.removeprefix(f"{game.name}.") for rule in game.rules.rules
    } == set()
    assert [sort for sort, rules in things.items() if not rules or len(rules) != len(set(rules))] == []


def test_rules_named_in_the_sources_are_there():
    known = {rule for game in GAMES.values() for rule in game.rules.rules}
    games, word = "|".join(GAMES), "[a-z0-9]+"
    rule = re.compile(rf"\b(?:{games})\.{word}(?:-{word})*\.{word}(?:-{word})+")
    for path in sorted(Path(courtyard.__file__).parent.rglob("*.py")):
        for name in rule.findall(path.read_text("utf-8")):
            assert name in known, f"{path.name} names {name}"
