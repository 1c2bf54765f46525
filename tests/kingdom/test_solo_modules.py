"""Alone: supremacy, what the modules change, and the medals."""

import pytest

from courtyard.games.kingdom.declaration.components import printed
from courtyard.games.kingdom.declaration.words import ADVISOR_NAMES, CALAMITY, SPACE_NAMES, TREASURE
from tests.kingdom.alone import VARIANTS, alone, medal
from tests.kingdom.table import Table, kinds
from tests.rules import rule

RESOURCES = SPACE_NAMES[:4]

# Supremacy.


def making(resource: str, cubes: int, seat: str = "", module: str = "quest") -> Table:
    """A step in which so many cubes are produced."""
    makes = ", ".join(f"{name} = {cubes if name == resource else 0}" for name in RESOURCES)
    return alone(
        f"""
        phase = "production"
        resource = "{resource}"
        [card.works]
        type = "structure"
        cost = {{ materials = 9, population = 9, gold = 9, exploration = 9, krystallium = 0, soldier = 0 }}
        makes = {{ {makes} }}
        copies = 2
        [seat.0]
        duchy = ["works"]
        building = ["works"]
        {seat}
        """,
        module,
    )


@rule("kingdom.solo.supremacy-at-five")
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(("cubes", "training"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_supremacy_alone_takes_five_cubes(resource, cubes, training):
    table = making(resource, cubes)
    assert table[0].produced == {resource: cubes}
    assert table[0].training == training
    assert table[0].soldiers == 0


@rule("kingdom.solo.supremacy-at-five")
def test_a_soldier_in_training_is_taken_with_supremacy():
    table = making("gold", 5, "training = true")
    assert (table[0].training, table[0].soldiers) == (0, 1)
    table = making("gold", 4, "training = true")
    assert (table[0].training, table[0].soldiers) == (1, 0)


@rule("kingdom.solo.supremacy-at-five")
def test_the_cubes_of_an_advisor_do_not_count_alone_either():
    table = making("materials", 4, "advisors = ['forest-chieftain']\nsoldiers = 3", "advisors")
    table.choose("activate forest-chieftain")
    assert table[0].purse == {"materials": 8}
    table.choose("place 8 works.2")
    assert (table[0].training, table[0].soldiers) == (0, 0)


# The Menace module.


@rule("kingdom.solo.menace-danger-deck")
@pytest.mark.parametrize("deck", ["shadows", "frost-giants", "giant-rats", "thieves"])
def test_the_menaces_of_one_deck_take_the_place_of_the_calamities(deck):
    table = Table(players=1, module="menace", menaces=deck)
    cards = {
        "shadows": "shadow",
        "frost-giants": "frost-giant",
        "giant-rats": "giant-rat",
        "thieves": "thief",
    }
    dangers = [card for card in table.danger if kinds([card])[0] in (*cards.values(), "calamity")]
    assert kinds(dangers) == [cards[deck]] * 4
    assert len(table.danger) == 12


SHADOWED = """
phase = "planning"
menaces = "shadows"
[seat.0]
selected = ["quarry", "{}"]
selected_down = ["shadow"]
alchemy = {{ gold = 2 }}
"""


@rule("kingdom.solo.menace-shadows")
def test_shadows_take_a_card_and_nobody_receives_a_cube():
    table = alone(SHADOWED.format("hamlet"), "menace")
    assert sorted(table.options) == ["lose hamlet.1", "lose quarry.1"]
    table.choose("lose hamlet.1")
    assert table.discards == ["hamlet.1"]
    assert table[0].selected == ["quarry.1"]
    assert table[0].alchemy == {"gold": 2}
    assert table[0].purse == {}
    assert "shadows-give" not in table.told
    assert kinds(table[0].menaces) == ["shadow"]


@rule("kingdom.solo.menace-shadows")
def test_shadows_that_stay_go_on_taking():
    table = alone(SHADOWED.format("hamlet") + 'menaces = ["shadow"]', "menace")
    table.idle(lambda table: not table[0].offers("lose"))
    assert sorted(kinds(table.discards)) == ["hamlet", "quarry"]
    assert table[0].alchemy == {"gold": 2}


# The Advisors module.

TWO_PLAYERS = {"scrying-alchemist", "underground-spy", "power-behind-the-throne"}


def advisors_at_the_start(seed: str = "test") -> Table:
    return Table(players=1, module="advisors", seed=seed)


@rule("kingdom.solo.advisors-left-out", "kingdom.solo.advisors-which-three")
def test_three_advisors_for_two_players_stay_in_the_box():
    table = advisors_at_the_start()
    assert {card for card in table.box if card in ADVISOR_NAMES} == TWO_PLAYERS
    assert len({card for card in [*table.deck, *table[0].drawn] if card in ADVISOR_NAMES}) == 11


@rule("kingdom.solo.advisors-first")
@pytest.mark.parametrize("kept", [0, 1])
def test_of_two_advisors_one_is_kept_and_the_other_comes_back_into_the_game(kept):
    table = Table(
        """
        players = 1
        module = "advisors"
        phase = "set-up"
        [next]
        advisors = ["great-silversmith", "master-artisan"]
        """
    )
    two = table[0].drawn
    assert sorted(two) == ["great-silversmith", "master-artisan"]
    assert table.options == [f"keep {card}" for card in two]
    table.choose(f"keep {two[kept]}")
    assert table[0].advisors == [two[kept]]
    assert two[1 - kept] not in table.box
    assert table[0].soldiers == 2


@rule("kingdom.solo.advisors-first")
def test_the_other_advisor_is_drawn_like_the_rest():
    table = Table(
        """
        players = 1
        module = "advisors"
        phase = "set-up"
        [next]
        advisors = ["great-silversmith", "forest-chieftain"]
        """
    )
    table.choose("keep great-silversmith")
    lying_open = [*table.areas[0], *table.areas[1], table.top]
    assert "forest-chieftain" in [*table.deck, *table.danger, *lying_open]
    assert table[0].knows("forest-chieftain") == ("forest-chieftain" in lying_open)


@rule("kingdom.advisors.master-cartographer", "kingdom.solo.deck-face-up")
def test_alone_the_cartographer_lays_out_the_visible_card():
    table = alone(
        """
        areas = [["quarry"], ["hamlet", "scouts"]]
        top = "village"
        [seat.0]
        advisors = ["master-cartographer"]
        soldiers = 3
        [next]
        developments = ["barracks"]
        """,
        "advisors",
    )
    table.choose("activate master-cartographer")
    assert table.areas[0] == ["quarry.1", "village.1"]
    assert table.top == "barracks.1"
    assert table[0].soldiers == 0
    charted = [event for event in table.events if event[0] in ("charted", "starter")][-1]
    assert charted == ("charted", 0, table.names.index("village.1"), 0)


@rule("kingdom.advisors.whimsical-gambler", "kingdom.solo.second-search")
def test_alone_the_gambler_moves_a_card_without_the_token_and_takes_the_second_search_along():
    text = """
        turn = 2
        areas = [["quarry", { card = "scouts", down = true }], ["hamlet", "falconers"]]
        [seat.0]
        advisors = ["whimsical-gambler"]
        soldiers = 5
        """
    table = alone(text, "advisors").choose("activate whimsical-gambler", "pick 1.2")
    assert [sorted(area) for area in table.areas] == [["quarry.1"], ["falconers.1", "hamlet.1", "scouts.1*"]]
    assert table[0].traps == 1
    assert not table[0].knows("scouts.1")
    table = alone(text, "advisors").choose("pick 1.2", "activate whimsical-gambler", "pick 1.2", "take 2")
    for _ in range(2):
        while not table.options[0].startswith("keep"):
            table.choose(table.options[-1])
        table.choose(table.options[0])
    assert table.told.count("searched") == 2


@rule("kingdom.advisors.chief-mercenary")
def test_alone_the_mercenary_sends_a_danger_away_unseen():
    table = alone(
        """
        turn = 2
        areas = [["quarry"], ["hamlet", { card = "calamity", down = true }]]
        [seat.0]
        advisors = ["chief-mercenary"]
        soldiers = 4
        """,
        "advisors",
    )
    table.choose("activate chief-mercenary", "pick 2.2")
    assert (table.areas, table.discards) == ([["quarry.1"], ["hamlet.1"]], ["calamity.1"])
    assert not table[0].knows("calamity.1")
    assert table[0].traps == 1


@rule("kingdom.solo.advisors-ten")
def test_ten_advisors_replace_the_treasures_and_may_come_into_the_danger_deck():
    met = set()
    for seed in map(str, range(6)):
        table = advisors_at_the_start(seed)
        table.choose(table.options[0])
        in_game = [*table.deck, *table.danger, *table.areas[0], *table.areas[1]]
        assert len([card for card in in_game if card in ADVISOR_NAMES]) == 10
        assert {table.names[card] for card in range(TREASURE, CALAMITY)} <= set(table.box)
        assert len(in_game) == 67 + 10 + 4
        assert len(table.danger) == 12
        met |= {card for card in table.danger if card in ADVISOR_NAMES}
    assert met


@rule("kingdom.solo.advisors-ten")
def test_an_advisor_from_the_danger_deck_waits_face_down():
    table = alone("areas = [['quarry'], ['hamlet']]\n[next]\ndanger = ['great-silversmith']", "advisors")
    table.choose("take 1")
    assert table.areas[1] == ["hamlet.1", "great-silversmith*"]
    table.choose("pick 2.2", "take 2", "pass")
    assert table[0].advisors == ["great-silversmith"]
    assert table[0].soldiers == 3


# The Quest module.


@rule("kingdom.solo.quest-solo-side")
@pytest.mark.parametrize("quest", ["1", "2"])
def test_the_quest_is_played_on_its_solo_side(quest):
    table = Table(players=1, module="quest", quest=quest)
    t, steps = table.position.t, list(printed()["quest"][quest]["solo"].values())
    assert t.steps == len(steps)
    costs = [[step["cost"][space] for space in SPACE_NAMES] for step in steps]
    assert [list(t.step_cost)[6 * nth : 6 * nth + 6] for nth in range(len(steps))] == costs
    assert [t.step_points[nth] for nth in range(len(steps))] == [step.get("points", 0) for step in steps]


# The medals.


def ended(points: int, options: dict[str, str], seat: str = "") -> Table:
    """The end of a game with so many points of cards."""
    if options["module"] == "quest" and not seat:
        # The steps bring points of their own; the final one must be done.
        fresh = Table(players=1, **options).position.t
        points -= int(fresh.step_points[fresh.steps - 1])
        seat = f"steps = [{fresh.steps}]"
    parts = [50] * (points // 50) + [points % 50]
    cards = "".join(
        f"""
        [card.palace-{nth}]
        type = "monument"
        cost = {{ materials = 1, population = 0, gold = 0, exploration = 0, krystallium = 0, soldier = 0 }}
        points = {part}
        """
        for nth, part in enumerate(parts)
    )
    given = "".join(f"{key} = '{value}'\n" for key, value in options.items() if key != "module")
    duchy = [f"palace-{nth}" for nth in range(len(parts))]
    return alone(f"phase = 'end'\n{given}[seat.0]\nduchy = {duchy}\n{seat}\n{cards}", options["module"])


@rule(
    "kingdom.solo.bronze",
    "kingdom.solo.silver",
    "kingdom.solo.gold",
    "kingdom.solo.no-medal",
    "kingdom.solo.medals-everywhere",
)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize(
    ("points", "earned"),
    [
        (69, "none"),
        (70, "bronze"),
        (94, "bronze"),
        (95, "silver"),
        (114, "silver"),
        (115, "gold"),
        (149, "gold"),
    ],
)
def test_the_medals_are_the_same_for_every_module(options, points, earned):
    table = ended(points, options)
    assert table.match.is_over
    assert table[0].points == points
    assert medal(table) == earned
    assert table[0].place == (2 if earned == "none" else 1)


@rule("kingdom.solo.quest-final-step")
@pytest.mark.parametrize("quest", ["1", "2"])
def test_without_the_final_step_of_the_quest_there_is_no_medal(quest):
    last = int(Table(players=1, module="quest", quest=quest).position.t.steps)
    table = ended(140, {"module": "quest", "quest": quest}, f"steps = {list(range(1, last))}")
    assert table[0].points >= 115
    assert medal(table) == "none"
    assert table[0].place == 2
    assert "quest-unfinished" in table.told
    assert medal(ended(140, {"module": "quest", "quest": quest}, f"steps = [{last}]")) == "gold"
