"""A journal plays for ever as it was played: games are bound to the rules and values that they began with."""

import json

import pytest

from courtyard.build import is_compiled
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.content import correct
from courtyard.engine.journal import Flaw
from courtyard.engine.match import Match
from courtyard.engine.rulesets import Rulesets, canonical, differing, digest, overlaid, without_names
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
    path = game.rulesets.file(game.rulesets.current.partition("-")[2])
    assert path.is_file(), "run python -m courtyard.games.keep"
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert without_names(kept) == without_names(game.components())


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

    def bind(game, change=None, values=None):
        values = values or overlaid(game.components(), change)
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


def test_a_game_that_began_when_a_city_had_another_name_goes_on_with_it(older):
    values = json.loads(canonical(GUGONG.components()))
    side = values["side"]["small"]
    inner = next(city for city in side["cities"] if city not in side["loop"])
    side["cities"]["old-town"] = side["cities"].pop(inner)
    side["roads"] = [["old-town" if city == inner else city for city in road] for road in side["roads"]]
    ruleset = older(GUGONG, values=values)
    old = play(Match(GUGONG, {"players": 2, "ruleset": ruleset}, "5"), 60)
    names = [
        [city["name"] for city in match.view(0)["cities"]]
        for match in (old, Match(GUGONG, {"players": 2}, "5"))
    ]
    assert "old-town" in names[0] and inner not in names[0]
    assert "old-town" not in names[1] and inner in names[1]
    again = journal.replay(json.loads(journal.to_text(old)), GUGONG)
    assert list(again.position.cells) == list(old.position.cells)


def test_a_game_that_began_with_more_cards_goes_on_with_them(older):
    values = json.loads(canonical(KINGDOM.components()))
    slug = next(
        slug for slug, row in values["card"].items() if row["copies"] == 1 and row["type"] == "structure"
    )
    values["card"] |= {name: values["card"][slug] for name in ("old-mill", "old-inn", "old-den")}
    ruleset = older(KINGDOM, values=values)
    old, new = Match(KINGDOM, {"ruleset": ruleset}, "5"), Match(KINGDOM, {}, "5")
    assert (old.position.t.developments, new.position.t.developments) == (70, 67)
    play(old, 200)
    assert any(name in journal.to_text(old) for name in ("old-mill", "old-inn", "old-den"))
    again = journal.replay(json.loads(journal.to_text(old)), KINGDOM)
    assert list(again.position.cells) == list(old.position.cells)
    sampled = KINGDOM.sample(old.recall(old.open_seats[0]), Dice(1)) if not old.is_over else old.position
    assert sampled.t.developments == 70


@pytest.mark.parametrize("own", [{"=": {}}, {"wall": {"=": {"points": 3}}}, {"side": {"small": {"=": {}}}}])
def test_nobody_brings_a_whole_table_instead_of_values(own):
    with pytest.raises(Trouble, match="'=' is not a component"):
        GUGONG.correct_components(own)
    with pytest.raises(Trouble, match="'=' is not a component"):
        Match(GUGONG, {"players": 2}, "1", own)


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
    assert overlaid(now, differing(now, then)) == then
    assert differing(now, now) == {}


def test_a_table_that_has_other_rows_now_is_given_as_a_whole():
    now = {"a": {"x": {"n": 1}, "new": {"n": 2}}, "b": {"n": 3}}
    then = {"a": {"x": {"n": 1}, "gone": {"n": 5}}, "b": {"n": 3}}
    assert differing(now, then) == {"a": {"=": then["a"]}}
    assert correct(now, differing(now, then)) == then
    own = overlaid(differing(now, then), {"a": {"gone": {"n": 6}}})
    assert correct(now, own)["a"] == {"x": {"n": 1}, "gone": {"n": 6}}
    assert correct(now, differing(now, {"c": 1})) == {"c": 1}


def test_a_new_name_makes_no_new_ruleset(tmp_path):
    now = {"card": {"points": 4, "en": "Calamity", "nl": "Onheilskaart", "nl_plural": "Onheilskaarten"}}
    then = {"card": {"points": 4, "en": "Calamity", "nl": "Rampspoed"}}
    first = Rulesets(tmp_path, lambda: then, 1, 1)
    first.keep()
    renamed = Rulesets(tmp_path, lambda: now, 1, 1)
    assert renamed.current == first.current
    assert renamed.own(first.current, {}) == {}
    renamed.keep()
    assert len(list(tmp_path.iterdir())) == 1
    dearer = Rulesets(tmp_path, lambda: overlaid(now, {"card": {"points": 5}}), 1, 1)
    assert dearer.current != first.current
    dearer.keep()
    assert dearer.own(first.current, {}) == {"card": {"points": 4}}


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
