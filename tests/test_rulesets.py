"""A journal plays for ever as it was played: games are bound to the rules and values that they began with."""

import json

import pytest

from courtyard.build import is_compiled
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.journal import Flaw
from courtyard.engine.match import Match
from courtyard.engine.rulesets import Rulesets, canonical, differing, digest, laid_over
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game
from courtyard.games.gugong.chapters import exchange

GUGONG, KINGDOM = find_game("gugong"), find_game("kingdom")


def play(match: Match, choices: int, seed: int = 1) -> Match:
    dice = Dice(seed)
    while not match.is_over and len(match.choices) < choices:
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        match.choose(seat, int(options[dice.below(len(options))]))
    return match


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_todays_values_are_kept(game):
    """After a value was corrected: `python -m courtyard.games.keep`, and commit the new file."""
    path = game.rulesets.file(digest(game.components()))
    assert path.is_file(), "run python -m courtyard.games.keep"
    assert json.loads(path.read_text(encoding="utf-8")) == game.components()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kept_file_is_named_by_what_it_holds(game):
    for path in game.rulesets.folder.glob("*.json"):
        assert path.stem == digest(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_journal_names_its_ruleset(game):
    match = play(Match(game, {"players": 2}, "1"), 20)
    kept = json.loads(journal.to_text(match))
    assert kept["options"]["ruleset"] == game.rulesets.current
    assert kept["rules"] == game.rules_version
    assert match.view(0)["options"]["ruleset"] == game.rulesets.current


@pytest.fixture
def older(tmp_path, monkeypatch):
    """Let there be an older release in which winning the wall brought seven points."""

    def bind(game, change):
        values = laid_over(game.components(), change)
        (tmp_path / f"{digest(values)}.json").write_text(canonical(values), encoding="utf-8")
        rulesets = Rulesets(tmp_path, game.components, game.rulesets.oldest, game.rulesets.newest)
        monkeypatch.setattr(type(game), "rulesets", rulesets)
        return f"{game.rules_version}-{digest(values)}"

    return bind


def test_a_game_that_began_with_other_values_goes_on_with_them(older):
    ruleset = older(GUGONG, {"wall": {"points": 7}})
    old = play(Match(GUGONG, {"players": 3, "ruleset": ruleset}, "5"), 100)
    new = Match(GUGONG, {"players": 3}, "5")
    assert (old.position.t.wall_points, new.position.t.wall_points) == (7, 3)
    again = journal.replay(json.loads(journal.to_text(old)), GUGONG)
    assert list(again.position.cells) == list(old.position.cells)
    assert again.position.t.wall_points == 7
    assert GUGONG.sample(old.view(old.open_seats[0]), Dice(1)).t.wall_points == 7
    assert "components" not in json.loads(journal.to_text(old)), "nobody has corrected anything"


def test_an_owners_corrections_lie_on_top_of_the_values_of_a_ruleset(older):
    ruleset = older(KINGDOM, {"alchemy": {"cubes": 4}, "traps": {"each": 1}})
    match = play(Match(KINGDOM, {"ruleset": ruleset}, "5", {"traps": {"each": 2}}), 30)
    assert (match.position.t.transmute, match.position.t.traps) == (4, 2)
    kept = json.loads(journal.to_text(match))
    assert kept["components"] == {"traps": {"each": 2}}
    assert list(journal.replay(kept, KINGDOM).position.cells) == list(match.position.cells)


def test_a_position_by_hand_goes_on_with_its_values_too(older):
    ruleset = older(GUGONG, {"wall": {"points": 7}})
    written = {"players": 2, "day": 2}
    match = play(Match(GUGONG, {"ruleset": ruleset}, "1", written=written), 10)
    assert match.position.t.wall_points == 7
    again = journal.replay(json.loads(journal.to_text(match)), GUGONG)
    assert list(again.position.cells) == list(match.position.cells)


@pytest.mark.skipif(is_compiled(), reason="a compiled rule cannot be replaced")
def test_a_game_that_began_with_other_rules_goes_on_with_them(monkeypatch, tmp_path):
    """Let version 3 of the rules make every exchange free."""
    before = Match(GUGONG, {"players": 2}, "7")
    old_ruleset = before.options["ruleset"]
    play(before, 40)
    kept = json.loads(journal.to_text(before))

    def is_free(p, who, card, location, usual=exchange.is_free):
        return p.t.rules >= 3 or usual(p, who, card, location)

    monkeypatch.setattr(exchange, "is_free", is_free)
    kept_in = GUGONG.rulesets.folder
    monkeypatch.setattr(type(GUGONG), "rules_version", 3)
    monkeypatch.setattr(type(GUGONG), "rulesets", Rulesets(kept_in, GUGONG.components, 2, 3))
    after = play(Match(GUGONG, {"players": 2}, "7"), 40)
    assert (before.position.t.rules, after.position.t.rules) == (2, 3)
    assert list(after.position.cells) != list(before.position.cells), "the new rule changes nothing"
    again = journal.replay(kept, GUGONG)
    assert again.options["ruleset"] == old_ruleset
    assert list(again.position.cells) == list(before.position.cells)


@pytest.mark.parametrize(
    ("ruleset", "why"),
    [
        ("", "written as"),
        (2, "written as"),
        ("2", "written as"),
        ("../2-x", "written as"),
        ("2-../../x", "written as"),
        ("1-abc", "version 1"),
        ("99-abc", "version 99"),
        ("2-000000000000", "values that this Courtyard does not know"),
    ],
)
def test_what_is_no_ruleset_is_refused(ruleset, why):
    for game in GAMES.values():
        with pytest.raises(Trouble, match=why):
            Match(game, {"ruleset": ruleset}, "1")


def test_values_are_told_apart_and_laid_over_each_other():
    now = {"a": {"x": 1, "y": [1, 2]}, "b": 3}
    then = {"a": {"x": 1, "y": [1, 3]}, "b": 4}
    assert differing(now, then) == {"a": {"y": [1, 3]}, "b": 4}
    assert laid_over(now, differing(now, then)) == then
    assert differing(now, now) == {}


# Games of version 1, from before games were bound to a ruleset.


def as_version_1(match: Match) -> dict:
    """A journal as version 1 wrote it: faces of dice, and no ruleset."""
    kept = json.loads(journal.to_text(match))
    kept["rules"] = 1
    del kept["options"]["ruleset"]
    faces = {die: row["faces"] for die, row in GUGONG.components()["die"].items()}
    for nth, choice in enumerate(kept["choices"]):
        words = choice.split()
        if words[1] == "turn":
            words[3] = str(faces[words[2]].index(int(words[3])) + 1)
            kept["choices"][nth] = " ".join(words)
    return kept


def test_a_game_of_gugong_of_version_1_is_converted():
    turned = 0
    for seed in range(12):
        match = play(Match(GUGONG, {"players": 5}, str(seed)), 10**6, seed)
        old = as_version_1(match)
        turned += sum(" turn " in choice for choice in old["choices"])
        again = journal.replay(old, GUGONG)
        assert list(again.position.cells) == list(match.position.cells)
        assert again.options["ruleset"] == GUGONG.rulesets.current
    assert turned > 3


def test_what_version_1_skipped_is_done_as_it_was():
    """With an empty pool nothing was loaded, and nobody was asked, though tokens could have been traded."""
    written = {
        "players": ["Anna", "Lisa"],
        "officials": {"canal": 1},
        "family": {
            "Anna": {
                "hand": [9],
                "pool": 0,
                "tokens": ["points", "wall"],
                "ships": [{"berth": "a1", "servants": 1}],
            }
        },
    }
    match = Match(GUGONG, None, "1", written=written)
    for choice in ("give", "to canal", "A canal", "decline", "sail a1"):
        seat = match.open_seats[0]
        wanted = [o for o in match.decision(seat).options if o.notation.startswith(choice)]
        match.choose(seat, wanted[0].option)
    old = as_version_1(match)
    assert old["choices"][3] == "0 decline"
    del old["choices"][3]
    assert list(journal.replay(old, GUGONG).position.cells) == list(match.position.cells)


@pytest.mark.parametrize(
    ("game", "options"), [(KINGDOM, {}), (GUGONG, {"players": 1, "solo": "easy", "printing": "french"})]
)
def test_a_game_that_cannot_be_converted_exactly_is_refused_with_a_sentence(game, options):
    old = json.loads(journal.to_text(play(Match(game, options, "1"), 5)))
    old["rules"] = 1
    del old["options"]["ruleset"]
    with pytest.raises(Flaw, match="version 1 of the rules") as refused:
        journal.replay(old, game)
    assert refused.value.kind == "old-rules"
