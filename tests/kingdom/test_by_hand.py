"""Positions written by hand: what they say is there, the rest is filled in, nonsense is refused."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.table import Table, kinds

CHOICE = """
game = "kingdom"
title = "In the middle of the third round"
players = ["Anna", "Lisa"]
module = "menace"
side = "b"
duchy = "teressie"
menaces = "frost-giants,thieves"
seed = 7
round = 3
turn = 3
areas = [
    ["hamlet", { card = "frost-giant.3", down = true, by = "Anna" }],
    [{ card = "iron-ingots", by = "Lisa" }, { card = "quarry.2", down = true, by = "Lisa" }],
]
discard = ["village", { card = "dragon-egg", down = true, by = "Lisa" }]

[seat.Anna]
hand = ["barracks", "barracks.1", "quarry"]
selected = ["silver-flute"]
selected_down = [{ card = "scouts", by = "Lisa" }]
duchy = ["guildhall", "guildhall", "toll-tower"]
building = [
    { card = "dragons-hoard", exploration = 1, frozen = true },
    { card = "barracks.3", materials = 2 },
    "royal-mint",
]
alchemy = { gold = 3, exploration = 1 }
krystallium = 2
soldiers = 4
training = true

[seat.Lisa]
duchy = ["falconers"]
menaces = ["thief", "frost-giant.2"]
stolen = { materials = 1, population = 1 }
traps = 0

[next]
developments = ["tomb-of-kings", "hamlet"]
"""

QUEST = """
module = "quest"
quest = "2"
round = 2
phase = "production"
resource = "gold"
seat = [
    { duchy = ["guildhall"], calamities = 2, alchemy = { materials = 4, gold = 3 }, steps = [1, 3] },
    { building = [{ card = "royal-mint", gold = 1 }], soldiers = 3 },
]
"""

ADVISORS = """
module = "advisors"
turn = 5
areas = [["great-silversmith", { card = "forest-chieftain", down = true }], []]

[seat.0]
advisors = ["underground-spy", "chief-mercenary"]
used = ["underground-spy"]
soldiers = 6
traps = 2

[seat.1]
advisors = []
hand = ["master-artisan"]
"""

SOLO = """
players = 1
module = "menace"
menaces = "shadows"
round = 2
turn = 2
areas = [["quarry", "shadow"], ["hamlet", { card = "village", down = true }]]
unmasked = "shadow"
top = "dragon-egg"
danger = ["scouts"]

[seat.0]
selected = ["barracks"]
selected_down = ["shadow"]
menaces = ["shadow"]

[next]
developments = ["toll-tower"]
danger = ["shadow", "falconers"]
"""

EXTRA = """
phase = "production"
[card.test-mill]
type = "structure"
copies = 2
cost = { materials = 1, population = 0, gold = 0, exploration = 0, krystallium = 0, soldier = 2 }
points = 7
[seat.0]
duchy = ["test-mill"]
building = [{ card = "test-mill", soldier = 2 }]
"""

WHOLE = {"choice": CHOICE, "quest": QUEST, "advisors": ADVISORS, "solo": SOLO, "extra": EXTRA}


def refuse(text: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        Match(KINGDOM, written=tomllib.loads(text))


# What is named is there.


def test_what_is_named_of_a_choice_phase_is_there():
    table = Table(CHOICE)
    anna, lisa = table["Anna"], table["Lisa"]
    assert (table.round, table.turn, table.phase, table.chooser) == (3, 3, "choice", 0)
    assert table.areas == [["hamlet.1", "frost-giant.3*"], ["iron-ingots", "quarry.2*"]]
    assert anna.hand[:3] == ["quarry.1", "barracks.1", "barracks.2"]
    assert len(anna.hand) == 6
    assert (anna.selected, anna.selected_down) == (["silver-flute"], ["scouts.1"])
    assert anna.duchy == ["guildhall.1", "guildhall.2", "toll-tower"]
    assert anna.building == {
        "dragons-hoard": {"exploration": 1},
        "barracks.3": {"materials": 2},
        "royal-mint": {},
    }
    assert anna.frozen == {"frost-giant.1": "dragons-hoard"}
    assert anna.alchemy == {"gold": 3, "exploration": 1}
    assert (anna.krystallium, anna.soldiers, anna.training, anna.traps) == (2, 4, 1, 1)
    assert sorted(lisa.menaces) == ["frost-giant.2", "thief.1", "thief.2"]
    assert lisa.stolen == {"materials": 1, "population": 1}
    assert lisa.traps == 0
    assert {"village.1", "dragon-egg"} == set(table.discards)


def test_a_face_down_card_is_known_to_who_laid_it():
    table = Table(CHOICE)
    anna, lisa = table["Anna"], table["Lisa"]
    for card, knowing in {
        "frost-giant.3": (True, False),
        "quarry.2": (False, True),
        "scouts.1": (False, True),
        "dragon-egg": (False, True),
        "village.1": (True, True),
        "hamlet.1": (True, True),
        "barracks.1": (True, False),
        "tomb-of-kings": (False, False),
    }.items():
        assert (anna.knows(card), lisa.knows(card)) == knowing, card


def test_where_nobody_is_named_the_first_player_laid_a_card_and_then_the_other():
    down = [{"card": card, "down": True} for card in ("quarry", "hamlet", "village")]
    match = Match(KINGDOM, written={"turn": 4, "areas": [down, []]})
    laid = {kind: card["laid_by"] for kind, card in zip("qhv", match.view(0)["areas"][0], strict=True)}
    assert laid == {"q": 0, "h": 0, "v": 1}


def test_what_is_named_of_a_quest_is_there():
    table = Table(QUEST)
    assert (table.round, table.phase) == (2, "production")
    assert (len(table[0].calamities), table[0].steps) == (2, [1, 3])
    assert table[0].produced == {"gold": table[0].makes["gold"]}
    assert table[0].alchemy == {"materials": 4, "gold": 3 + table[0].makes["gold"]}
    assert (table[1].building, table[1].soldiers) == ({"royal-mint": {"gold": 1}}, 3)


def test_what_is_named_of_advisors_is_there():
    table = Table(ADVISORS)
    assert table[0].advisors == ["underground-spy", "chief-mercenary"]
    assert (table[0].used, table[0].soldiers, table[0].traps) == (["underground-spy"], 6, 2)
    assert (table[1].advisors, table[1].soldiers) == ([], 2)
    assert table.areas == [["great-silversmith", "forest-chieftain*"], []]
    assert table.chooser == 1


def test_what_is_named_of_a_game_alone_is_there():
    table = Table(SOLO)
    me = table[0]
    assert table.areas == [["quarry.1", "shadow.3"], ["hamlet.1", "village.1*"]]
    assert table.top == "dragon-egg"
    assert (kinds(me.selected), kinds(me.selected_down), kinds(me.menaces)) == (
        ["barracks"],
        ["shadow"],
        ["shadow"],
    )
    assert len(table.danger) == 12 - 5
    assert {"scouts.1", "falconers.1"} < set(table.danger)
    assert me.traps == 0
    assert not me.knows("village.1")
    table.choose("take 1")
    assert "falconers.1" in table.danger
    assert kinds(table.areas[1][-1:]) == ["shadow*"]
    assert table.areas[0] == ["dragon-egg", "toll-tower"]


def test_a_position_may_bring_cards_that_the_deck_does_not_have():
    table = Table(EXTRA)
    assert table[0].duchy == ["test-mill.1"]
    assert table[0].points == 7
    table.choose("place 1 test-mill")
    assert table[0].duchy == ["test-mill.1", "test-mill.2"]
    assert "draw test-mill" not in table.options


def test_a_duchy_may_make_more_than_twelve_of_a_resource():
    table = Table("""
        phase = "production"
        [card.quarries]
        type = "structure"
        cost = { materials = 1, population = 0, gold = 0, exploration = 0, krystallium = 0, soldier = 0 }
        copies = 3
        makes = { materials = 9, population = 0, gold = 0, exploration = 0 }
        [seat.0]
        duchy = ["quarries", "quarries", "quarries"]
        """)
    assert table[0].makes["materials"] >= 27
    assert table.match.view(0)["duchies"][0]["production"]["materials"] == table[0].makes["materials"]


def test_cards_of_the_danger_deck_may_lie_among_the_open_discards():
    table = Table("""
        players = 1
        round = 2
        phase = "planning"
        discard = [{ card = "hamlet", danger = true }, "quarry"]
        """)
    assert {"hamlet.1", "quarry.1"} <= set(table.discards)
    with pytest.raises(Trouble):
        Table("""
            round = 2
            phase = "planning"
            discard = [{ card = "hamlet", danger = true }]
            """)


def test_cards_of_a_position_carry_their_own_names_in_choices_journals_and_refusals():
    match = Match(KINGDOM, written=tomllib.loads(EXTRA))
    seat = match.open_seats[0]
    notations = {text.notation: text.option for text in match.decision(seat).options}
    assert "place 1 test-mill.2" in notations
    assert KINGDOM.parse("place 1 test-mill.2", match.values) == notations["place 1 test-mill.2"]
    with pytest.raises(Trouble, match=r"infuse materials test-mill\.2"):
        match.choose(seat, KINGDOM.parse("infuse materials test-mill.2", match.values))
    match.choose(seat, notations["place 1 test-mill.2"])
    kept = json.loads(journal.to_text(match))
    assert kept["choices"] == [f"{seat} place 1 test-mill.2"]
    again = journal.replay(kept, KINGDOM)
    assert list(again.position.cells) == list(match.position.cells)


def test_menaces_that_hold_something_come_with_it():
    table = Table(
        """
        menaces = ["frost-giants", "thieves"]
        round = 4
        phase = "combat"
        [seat.0]
        menaces = ["frost-giant", "frost-giant"]
        building = [
            { card = "barracks", materials = 3, frozen = true },
            { card = "hamlet", frozen = "frost-giant.4" },
        ]
        stolen = { materials = 1 }
        soldiers = 12
        """
    )
    assert table[0].frozen == {"frost-giant.1": "barracks.1", "frost-giant.4": "hamlet.1"}
    assert table[0].menaces == ["frost-giant.1", "frost-giant.2", "frost-giant.4", "thief.1"]


# The rest is filled in.


def test_the_rest_of_a_round_is_filled_in_by_the_set_up():
    table = Table("players = 2")
    assert [len(table[0].hand), len(table[1].hand)] == [8, 8]
    assert "frost-giant.1" in table[0].hand
    assert "giant-rat.1" in table[1].hand
    assert [len(area) for area in table.areas] == [1, 1]
    assert len(table.deck) == 77 - 16
    assert (table[0].traps, table[0].soldiers, table[0].alchemy) == (2, 0, {})


@pytest.mark.parametrize("turn", range(16))
def test_hands_are_as_big_as_the_turn_makes_them(turn):
    begun = Table(module="quest")
    while begun.turn < turn or begun.options[0].startswith("lay"):
        begun.idle()
    table = Table(f"module = 'quest'\nturn = {turn}")
    assert [len(table[who].hand) for who in (0, 1)] == [len(begun[who].hand) for who in (0, 1)]
    assert (table.chooser, table.turn) == (begun.chooser, begun.turn)
    assert agenda(table) == agenda(begun)


@pytest.mark.parametrize("turn", range(4))
def test_the_danger_deck_is_as_big_as_the_turn_makes_it(turn):
    begun = Table(players=1)
    while (begun.round, begun.turn) != (2, turn) or not begun.options[0].startswith("take"):
        begun.idle()
    table = Table(f"players = 1\nround = 2\nturn = {turn}")
    assert len(table.danger) == len(begun.danger)
    assert [len(area) for area in table.areas] == [2, 2]
    assert table.top in table.deck
    assert agenda(table) == agenda(begun)


def agenda(table: Table) -> list[int]:
    return table.cells[: 1 + 4 * 40]


def test_areas_that_are_named_empty_are_empty():
    assert Table("turn = 1\nareas = [[], []]").areas == [[], []]


def test_the_same_file_gives_the_same_position():
    assert Table(CHOICE).cells == Table(CHOICE).cells
    assert Table("seed = 1").cells != Table("seed = 2").cells


@pytest.mark.parametrize("text", WHOLE.values(), ids=WHOLE.keys())
def test_a_match_from_a_file_can_be_saved_and_replayed(text):
    table = Table(text).idle().idle().idle()
    again = journal.replay(json.loads(journal.to_text(table.match)), KINGDOM)
    assert list(again.position.cells) == table.cells


@pytest.mark.parametrize("text", WHOLE.values(), ids=WHOLE.keys())
def test_a_match_from_a_file_can_be_looked_at_and_played_to_its_end(text):
    table = Table(text)
    for seat in range(table.match.position.seats()):
        view = table.match.view(seat)
        assert KINGDOM.view(KINGDOM.sample(view, Dice(1)), seat) == view
    assert table.play_to("over").match.is_over


# When it begins.


@pytest.mark.parametrize(
    ("text", "phase", "number", "chooser"),
    [
        ("phase = 'deal'\nround = 2", "choice", 2, 1),
        ("phase = 'choice'\nround = 3", "choice", 3, 0),
        ("phase = 'planning'\n[seat.1]\nselected = ['quarry']", "planning", 1, 1),
        ("phase = 'production'\n[seat.0]\nbuilding = ['quarry']", "production", 1, 0),
        ("phase = 'combat'\nround = 2\n[seat.0]\nmenaces = ['giant-rat']\nsoldiers = 9", "combat", 2, 0),
        ("phase = 'foreman'\nmodule = 'advisors'\nround = 2", "choice", 3, 0),
        ("phase = 'end'", "over", 4, None),
        ("phase = 'set-up'\nmodule = 'advisors'", "set-up", 0, 0),
        ("phase = 'set-up'\nplayers = 1", "choice", 1, 0),
    ],
)
def test_it_can_begin_at_every_moment(text, phase, number, chooser):
    table = Table(text)
    assert (table.phase, table.round, table.chooser) == (phase, number, chooser)


@pytest.mark.parametrize("resource", ["materials", "population", "gold", "exploration"])
def test_production_begins_with_any_resource(resource):
    table = Table(
        f"""
        phase = "production"
        resource = "{resource}"
        [seat.0]
        duchy = ["quarry", "village", "guildhall", "scouts"]
        building = ["crystal-palace", "fallen-star", "royal-mint", "edge-of-the-world", "elven-haven"]
        """
    )
    produced = next(event for event in table.events if event[0] == "produced")
    assert produced[2] == ["materials", "population", "gold", "exploration"].index(resource)


def test_planning_begins_with_turning_up_the_selection():
    table = Table(
        """
        module = "advisors"
        phase = "planning"
        [seat.0]
        selected_down = ["calamity", "great-silversmith", "quarry"]
        """
    )
    assert (table[0].calamities, table[0].advisors) == (["calamity.1"], ["great-silversmith"])
    assert table[0].selected == ["quarry.1"]
    assert table[0].soldiers == 3


def test_what_is_next_on_the_deck_comes_next():
    hands = ["quarry", "hamlet", "barracks", "village", "guildhall", "scouts", "falconers"]
    table = Table(f"phase = 'deal'\n[next]\ndevelopments = {[*hands, 'dragon-egg']}")
    assert sorted(kinds(table[0].hand)) == sorted([*hands, "frost-giant"])
    assert "dragon-egg" in table[1].hand


def test_the_set_up_draws_what_is_foreseen():
    table = Table(
        """
        players = 1
        module = "advisors"
        phase = "set-up"
        [next]
        advisors = ["great-silversmith"]
        danger = ["quarry.1", "forest-chieftain"]
        developments = ["master-artisan", "hamlet"]
        """
    )
    assert "keep great-silversmith" in table.options
    table.choose("keep great-silversmith")
    assert {"quarry.1", "forest-chieftain"} < set(table.danger)
    assert {"master-artisan", "hamlet.1"} < {card for area in table.areas for card in area}


# What cannot be.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        # The table.
        ("players = 3", "played by 1 or 2 players"),
        ("players = ['A', 'A']", "same name"),
        ("game = 'chess'", "of the game 'chess'"),
        ("colour = 1", "'colour' is no part of a position"),
        ("rond = 1", "did you mean 'round'"),
        ("module = 'dragons'", "module is one of menace, advisors, quest"),
        ("menaces = ['shadows']", "needs two Menace decks"),
        ("menaces = ['shadows', 'shadows']", "two different Menace decks"),
        ("module = 'quest'\nmenaces = 'shadows,thieves'", "belong to the Menace module"),
        ("quest = '1'", "belongs to the Quest module"),
        ("seat = 3", "a table for each player"),
        ("[seat.2]\nsoldiers = 1", "no player '2'"),
        ("players = ['Anna', 'Lisa']\n[seat.Ann]\nsoldiers = 1", "There is no player 'Ann'"),
        ("players = ['Anna', 'Lisa']\n[seat.Anna]\nsoldiers = 1\n[seat.0]\ntraps = 1", "described twice"),
        ("seat = [{}, {}, {}]", "no player 2"),
        ("players = 1\n[seat.1]\nsoldiers = 1", "no player '1'"),
        ("[seat.0]\nsoldier = 1", "did you mean 'soldiers'"),
        # The moment.
        ("round = 5", "round must be a whole number from 0 to 4"),
        ("round = 0", "first round is round 1"),
        ("round = true", "round must be a whole number"),
        ("phase = 'night'", "'night' is no moment"),
        ("phase = 'end'\nround = 2", "ends after round 4"),
        ("phase = 'set-up'\nround = 2", "before round 1"),
        ("phase = 'set-up'\ndiscard = ['quarry']", "no part of a position before the set-up"),
        ("phase = 'foreman'", "belongs to the module advisors, not menace"),
        ("phase = 'combat'\nmodule = 'quest'", "belongs to the module menace, not quest"),
        ("turn = 16", "turn must be a whole number from 0 to 15"),
        ("players = 1\nturn = 4", "from 0 to 3"),
        ("turn = 2\nphase = 'planning'", "no turn at phase = 'planning'"),
        ("resource = 'gold'", "no resource at phase = 'choice'"),
        ("phase = 'production'\nresource = 'silver'", "'silver' is no resource"),
        ("phase = 'production'\nresource = 'soldier'", "'soldier' is no resource"),
        ("phase = 'planning'\nareas = [[], []]", "no areas at phase"),
        ("phase = 'planning'\n[seat.0]\nhand = ['quarry']", "no hand at phase"),
        ("phase = 'production'\n[seat.0]\nselected = ['quarry']", "no selected at phase"),
        ("phase = 'deal'\nmodule = 'advisors'\n[seat.0]\nused = []", "no used at phase"),
        # Cards.
        ("[seat.0]\nduchy = ['barrack']", "did you mean 'barracks"),
        ("[seat.0]\nduchy = ['xyzzy']", "name a kind such as"),
        ("[seat.0]\nduchy = [7]", "7 is no card"),
        ("[seat.0]\nduchy = ['']", "'' is no card"),
        ("[seat.0]\nduchy = 'quarry'", "must be a list"),
        ("[seat.0]\nduchy = ['barracks.2', 'barracks.2']", "'barracks.2' is named twice"),
        ("[seat.0]\nduchy = ['dragon-egg']\n[seat.1]\nduchy = ['dragon-egg']", "named twice"),
        ("[seat.0]\nduchy = ['quarry', 'quarry', 'quarry', 'quarry']", "No card 'quarry' is left: all 3"),
        ("areas = [['dragon-egg'], []]\n[seat.0]\nhand = ['dragon-egg']", "named twice"),
        ("[seat.0]\nduchy = ['iron-ingots']", "Treasure, which is never constructed"),
        ("[seat.0]\nbuilding = ['iron-ingots']", "Treasure, which is never constructed"),
        ("module = 'advisors'\n[seat.0]\nduchy = ['master-artisan']", "name it under advisors"),
        ("module = 'advisors'\ndiscard = ['iron-ingots']", "Treasure: there are none in the module advisors"),
        # The Duchy.
        ("[seat.0]\ncalamities = 1", "Calamity: there are none in the module menace"),
        ("module = 'quest'\n[seat.0]\ncalamities = 1", "dealt in round 1, so it cannot lie in a Duchy"),
        ("module = 'quest'\nround = 2\n[seat.0]\ncalamities = 3", "dealt in round 2"),
        ("module = 'quest'\nround = 2\n[seat.0]\ncalamities = -1", "calamities of player 0 must be"),
        ("[seat.0]\nalchemy = { gold = 5 }", "holds at most 4 cubes, not 5"),
        ("[seat.0]\nalchemy = { silver = 1 }", "'silver' is no part of alchemy"),
        ("[seat.0]\nalchemy = 3", "must be a table"),
        ("[seat.0]\nalchemy = { gold = -1 }", "alchemy.gold of player 0 must be"),
        ("[seat.0]\nsoldiers = -1", "soldiers of player 0 must be"),
        ("[seat.0]\nsoldiers = 1.5", "soldiers of player 0 must be"),
        ("[seat.0]\nkrystallium = 'much'", "krystallium of player 0 must be"),
        ("[seat.0]\ntraining = 2", "training of player 0 must be true or false"),
        # Under construction.
        ("[seat.0]\nbuilding = [{ card = 'barracks', materials = 4 }]", "3 spaces for materials, not 4"),
        ("[seat.0]\nbuilding = [{ card = 'barracks', gold = 1 }]", "0 spaces for gold, not 1"),
        ("[seat.0]\nbuilding = [{ card = 'barracks', materials = 3 }]", "filled: it would be completed"),
        ("[seat.0]\nbuilding = [{ card = 'quarry', cubes = 1 }]", "no part of a card under construction"),
        ("[seat.0]\nbuilding = [{ materials = 1 }]", "None is no card"),
        ("[seat.0]\nbuilding = [3]", "must be a table"),
        ("round = 2\n[seat.0]\nbuilding = ['frost-giant']", "name it under menaces"),
        # Menaces.
        (
            "menaces = 'shadows,thieves'\nround = 2\n"
            "[seat.0]\nbuilding = [{ card = 'quarry', frozen = true }]",
            "deck frost-giants, which is not in this game",
        ),
        ("[seat.0]\nbuilding = [{ card = 'quarry', frozen = true }]", "frost-giant.1 is dealt in round 1"),
        (
            "round = 3\n[seat.0]\nmenaces = ['frost-giant', 'frost-giant', 'frost-giant']",
            "frost-giant.3 is dealt in round 3",
        ),
        (
            "round = 3\n[seat.0]\nbuilding = [{ card = 'quarry', frozen = 'giant-rat.1' }]",
            "frozen must be true or a Frost Giant",
        ),
        (
            "round = 3\n[seat.0]\nbuilding = [{ card = 'quarry', frozen = 'frost-giant.1' }, "
            "{ card = 'hamlet', frozen = 'frost-giant.1' }]",
            "freezes two cards",
        ),
        ("round = 2\n[seat.0]\nmenaces = ['shadow']", "deck shadows, which is not in this game"),
        ("round = 2\n[seat.0]\nmenaces = ['quarry']", "'quarry' is no Menace"),
        ("module = 'quest'\nround = 2\n[seat.0]\nmenaces = ['shadow']", "not in this game"),
        ("round = 2\n[seat.0]\nduchy = ['frost-giant']", "name it under menaces"),
        ("round = 2\n[seat.0]\nstolen = { gold = 1 }", "deck thieves, which is not in this game"),
        (
            "menaces = 'thieves,shadows'\nround = 4\nphase = 'end'\n[seat.0]\nstolen = { exploration = 4 }",
            "makes . exploration, so 4 cannot be stolen",
        ),
        (
            "menaces = 'thieves,shadows'\nround = 2\n[seat.0]\nstolen = { materials = 2 }",
            "thief.2 is dealt in",
        ),
        ("menaces = 'thieves,shadows'\n[seat.0]\nvermin = 1", "deck giant-rats, which is not in this game"),
        ("round = 2\n[seat.0]\nvermin = 2", "brought 1 Vermin, not 2"),
        ("round = 3\n[seat.0]\nvermin = 2\n[seat.1]\nvermin = 2", "brought 3 Vermin, not 4"),
        ("round = 4\n[seat.0]\nvermin = 99", "vermin of player 0 must be"),
        # Advisors and quest.
        ("[seat.0]\nadvisors = ['master-artisan']", "Advisor: there are none in the module menace"),
        ("module = 'advisors'\n[seat.0]\nadvisors = ['quarry']", "quarry.1 is no Advisor"),
        ("module = 'advisors'\nround = 2\n[seat.0]\nadvisors = ['calamity']", "is no Advisor"),
        ("module = 'advisors'\n[seat.0]\nused = ['master-artisan']", "not among the advisors"),
        ("module = 'advisors'\n[seat.0]\nused = ['artisan']", "is no Advisor"),
        (
            "module = 'advisors'\nplayers = 1\n[seat.0]\nadvisors = ['scrying-alchemist']",
            "scrying-alchemist stays out of a game alone",
        ),
        ("[seat.0]\nsteps = [1]", "steps belong to the module quest, not menace"),
        ("module = 'quest'\n[seat.0]\nsteps = [5]", "steps 1 to 4, but no step 5"),
        ("module = 'quest'\n[seat.0]\nsteps = [0]", "no step 0"),
        ("module = 'quest'\n[seat.0]\nsteps = [2, 2]", "done step 2 twice"),
        # Hands, areas, selections.
        (f"[seat.0]\nhand = {['quarry', 'hamlet', 'village'] * 3}", "has 8 cards, not 9"),
        (
            f"turn = 5\n[seat.0]\nhand = {['quarry', 'hamlet', 'village', 'scouts', 'falconers']}",
            "has 4 cards",
        ),
        (
            f"[seat.0]\nhand = {['quarry', 'hamlet', 'village', 'scouts'] * 2}",
            "begins with frost-giant.1, which is nowhere",
        ),
        ("[seat.0]\nhand = ['giant-rat']", "giant-rat.1 is dealt to player 1, not to player 0"),
        ("[seat.0]\nhand = ['frost-giant.2']", "frost-giant.2 is dealt in round 2, not in round 1"),
        ("module = 'quest'\n[seat.0]\nhand = ['calamity.2']", "dealt to player 1"),
        ("players = 1\n[seat.0]\nhand = ['quarry']", "Nobody has a hand alone"),
        ("areas = [['quarry']]", "areas must hold two lists"),
        ("areas = ['quarry', 'hamlet']", "each of the areas must be a list"),
        ("areas = [[{ card = 'quarry', up = true }], []]", "'up' is no part of a laid card"),
        ("areas = [[{ card = 'quarry', down = 'yes' }], []]", "down must be true or false"),
        ("areas = [[{ card = 'quarry', by = 2 }], []]", "There is no player 2"),
        ("areas = [[{ card = 'frost-giant', by = 1 }], []]", "dealt to player 0, not to player 1"),
        ("areas = [['quarry', 'hamlet'], ['village']]", "At most 2 cards were laid"),
        (
            "turn = 1\n[seat.0]\nselected = ['quarry', 'hamlet', 'village', 'scouts', 'falconers']",
            "At most 4",
        ),
        ("module = 'advisors'\nturn = 3\n[seat.0]\nselected = ['master-artisan']", "enters as soon as"),
        (
            "turn = 5\nareas = [[{ card = 'quarry', down = true, by = 0 }, "
            "{ card = 'hamlet', down = true, by = 0 }, { card = 'village', down = true, by = 0 }], []]",
            "has 2 Trap tokens this round, not 3",
        ),
        ("turn = 1\nareas = [[{ card = 'quarry', down = true, by = 0 }], []]\n[seat.0]\ntraps = 2", "not 3"),
        ("[seat.0]\ntraps = 3", "traps of player 0 must be a whole number from 0 to 2"),
        ("discard = ['frost-giant.2']", "cannot be discarded by now"),
        # Alone, and what comes next.
        ("top = 'quarry'", "top belongs to the game alone"),
        ("danger = ['quarry']", "danger belongs to the game alone"),
        ("unmasked = 'quarry'", "unmasked belongs to the game alone"),
        ("players = 1\nunmasked = 'quarry'", "'quarry' cannot be unmasked"),
        ("players = 1\ntop = 'frost-giant'", "never in the Development deck"),
        (
            "players = 1\nareas = [[{ card = 'quarry', down = true }], []]",
            "By now 0 cards came from the Danger",
        ),
        (
            "players = 1\n[seat.0]\nmenaces = ['frost-giant']",
            "By now 0 cards came from the Danger deck, but 1",
        ),
        ("players = 1\nround = 4\nturn = 2\ndanger = ['quarry', 'hamlet']", "has 1 cards left, not 2"),
        (
            "players = 1\nturn = 1\nareas = [['quarry'], []]\nunmasked = 'quarry'\n[seat.0]\ntraps = 1",
            "has 1 Trap tokens this round, not 2",
        ),
        ("players = 1\nmodule = 'quest'\nround = 3\n[seat.0]\nduchy = ['calamity.5']", "not used alone"),
        ("[next]\ngifts = ['quarry']", "'gifts' is no part of what comes next"),
        ("[next]\ndevelopments = ['frost-giant']", "never in the Development deck"),
        ("[next]\ndevelopments = 'quarry'", "must be a list"),
        ("[next]\nadvisors = ['master-artisan']", "drawn at the set-up"),
        ("[next]\ndanger = ['quarry']", "a Danger deck only alone"),
        ("phase = 'set-up'\n[next]\ndanger = ['quarry']", "lays 0 cards into a Danger deck"),
        ("phase = 'set-up'\nmodule = 'advisors'\n[next]\nadvisors = ['quarry']", "must name the 4 Advisors"),
        ("[seat.0]\nduchy = ['dragon-egg']\n[next]\ndevelopments = ['dragon-egg']", "named twice"),
        # Cards that a file brings.
        ("card = 3", "card must hold a table for each card"),
        ("[card.mill]\ntype = 'tower'", "extra.mill.type must be one of"),
        ("[card.mill]\ntype = 'structure'\npoints = 2020-01-01", "extra.mill.points must be"),
        ("[card.mill]\ntype = 'structure'", "extra.mill.cost must ask for at least one"),
        ("[card.quarry]\ntype = 'structure'\ncost = { gold = 1 }", "quarry"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(text, sentence):
    refuse(text, sentence)


def test_a_card_that_a_file_brings_is_in_no_deck():
    mill = "cost = { materials = 1, population = 0, gold = 0, exploration = 0, krystallium = 0, soldier = 0 }"
    refuse(f"[card.mill]\ntype = 'structure'\n{mill}\n[next]\ndevelopments = ['mill']", "belongs to no deck")


def test_the_example_of_the_document_can_be_played():
    document = Path(__file__).parents[2] / "docs" / "positions.md"
    section = document.read_text(encoding="utf-8").partition("# It’s a Wonderful Kingdom")[2]
    examples = re.findall(r"```toml\n(.*?)```", section, re.DOTALL)
    assert examples
    for example in examples:
        assert Table(example).play_to("over").match.is_over
