"""Full freedom of order: nothing that can still be paid for is lost by what was done before it.

Each position here is one in which a fixed order took something away; random games follow at the end.
"""

import random
from itertools import permutations

import pytest

from courtyard.engine.position import CHANCE
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.chapters import course, setup, together
from courtyard.games.kingdom.chapters.modules import advisors, menace
from courtyard.games.kingdom.chapters.modules import quest as quest_module
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration import counts, steps
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration.components import tables_for
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.notation import notation
from courtyard.games.kingdom.declaration.words import ARTISAN, BUILDING, FOREMAN, MENACE, PROPHET, SELECTED
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom import alone as solo
from tests.kingdom.duchies import DAVID, LISA, NAMES, card, quest, reachable, step, two, ways
from tests.kingdom.menaces import OWN, alone, duel
from tests.rules import rule

HUT = card("2 gold", recycling="gold")


def orders(things, length=None):
    """All orders of some things, or of so many of them."""
    return list(permutations(things, length))


# Combat.


def combat(decks, lisa, number=4):
    """The Combat phase of Lisa. A Menace asks for as many soldiers as its number says, a Vermin for two."""
    return duel(decks, f"round = {number}", lisa, phase="combat")


@rule("kingdom.menace.several-fights", "kingdom.construction.until-done")
def test_after_a_vermin_the_shadow_can_still_be_fought():
    table = combat("shadows,giant-rats", 'menaces = ["shadow.1"]\nvermin = 1\nsoldiers = 5')
    table["Lisa"].choose("fight vermin", "fight shadow.1")
    assert table.match.is_over
    assert (table["Lisa"].menaces, table["Lisa"].vermin, table["Lisa"].soldiers) == ([], 0, 2)
    assert table["Lisa"].points == 0


@rule("kingdom.menace.several-fights", "kingdom.construction.until-done")
@pytest.mark.parametrize("order", orders(["shadow.1", "giant-rat.1", "giant-rat.2", "vermin"]))
def test_menaces_are_fought_in_any_order(order):
    lisa = 'menaces = ["shadow.1", "giant-rat.1", "giant-rat.2"]\nvermin = 1\nsoldiers = 6'
    table = combat("shadows,giant-rats", lisa)
    for name in order:
        table["Lisa"].choose(f"fight {name}")
    assert (table["Lisa"].menaces, table["Lisa"].vermin, table["Lisa"].soldiers) == ([], 0, 0)


@rule("kingdom.menace.several-fights", "kingdom.menace.giant-falls-card-completed")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_two_frost_giants_are_fought_in_either_order(order):
    mills = [f'{{ card = "mill.{nth}", gold = 2, frozen = "frost-giant.{nth}" }}' for nth in (1, 2)]
    table = combat("frost-giants,shadows", f"building = [{', '.join(mills)}]\nsoldiers = 3")
    for nth in order:
        table["Lisa"].choose(f"fight frost-giant.{nth}")
    assert (table["Lisa"].duchy, table["Lisa"].menaces) == (["mill.1", "mill.2"], [])


@rule("kingdom.construction.until-done", "kingdom.menace.giant-vanquished")
def test_between_two_fights_cards_are_filled_and_discarded():
    lisa = """
        building = [
            { card = "forge", materials = 1, krystallium = 1, frozen = "frost-giant.2" },
            { card = "guild", gold = 1, frozen = "frost-giant.1" },
            "mill",
        ]
        soldiers = 4
        """
    table = combat("frost-giants,shadows", lisa)
    table["Lisa"].choose("fight frost-giant.1", "scrap mill.1", "enlist forge", "fight frost-giant.2")
    assert table.match.is_over
    assert (table["Lisa"].duchy, table["Lisa"].menaces) == (["forge", "guild"], [])


# Krystallium and soldiers.


@rule("kingdom.construction.until-done")
@pytest.mark.parametrize("resource", NAMES)
@pytest.mark.parametrize("order", orders(["enlist guard", "infuse krystallium guard", "infuse gold guard"]))
def test_a_card_is_completed_with_soldier_and_krystallium_in_any_order(resource, order):
    cards = {"guard": card("1 gold, 1 krystallium, 1 soldier")}
    lisa = {"building": ["guard"], "krystallium": 2, "soldiers": 1}
    table = two(lisa, cards=cards, resource=resource)
    stage = table.stage
    for choice in order:
        assert table.stage == stage
        table.choose(choice)
    assert (table[LISA].duchy, table[LISA].krystallium, table[LISA].soldiers) == (["guard"], 0, 0)


@rule("kingdom.construction.any-time", "kingdom.production.any-order")
def test_krystallium_and_soldiers_go_between_the_cubes_of_a_step():
    cards = {"guard": card("2 materials, 1 krystallium, 1 soldier"), "hall": card("3 materials")}
    lisa = {"building": ["guard", "hall"], "krystallium": 2, "soldiers": 1}
    table = two(lisa, makes="4 materials", cards=cards)
    table.choose("place 1 guard", "enlist guard", "place 2 hall", "infuse krystallium guard", "place 1 guard")
    assert (table[LISA].duchy, table[LISA].building) == (["guard"], {"hall": {"materials": 2}})
    table.choose("infuse materials hall")
    assert table[LISA].duchy == ["guard", "hall"]


# Cubes.


@rule("kingdom.production.any-order")
def test_one_of_four_materials_leaves_three_to_be_placed():
    table = two({"building": ["barracks", "quarry"]}, makes="4 materials", module="quest")
    table.choose("place 1 barracks.1")
    assert table[LISA].purse == {"materials": 3}
    # On the same card as well, and on an earlier one after a later one.
    assert "place 1 barracks.1" in table.options
    assert table.position.t.full[table.names.index("barracks.1")] == 3
    table.choose("place 1 barracks.1", "place 1 quarry.1", "place 1 barracks.1")
    assert (table[LISA].duchy, table[LISA].building) == (["barracks.1"], {"quarry.1": {"materials": 1}})


@rule("kingdom.production.any-order")
@pytest.mark.parametrize(
    "order", orders(["place 2 hall", "place 1 inn", "place 1 keep", "alchemy 1 materials"])
)
def test_four_portions_are_placed_in_any_order(order):
    cards = {name: card("3 materials, 1 soldier") for name in ("hall", "inn", "keep")}
    table = two({"building": list(cards)}, makes="6 materials", cards=cards).choose(*order)
    wanted = {"hall": {"materials": 2}, "inn": {"materials": 1}, "keep": {"materials": 1}}
    assert (table[LISA].building, table[LISA].alchemy) == (wanted, {"materials": 1})
    assert table[LISA].purse == {"materials": 1}


@rule("kingdom.planning.any-order")
@pytest.mark.parametrize(
    "order", orders(["slate hall", "recycle coins", "recycle ore"]), ids=lambda order: order[0]
)
def test_cards_are_decided_about_in_any_order_and_their_cubes_wait(order):
    cards = {
        "coins": card("9 gold", recycling="gold"),
        "hall": card("1 materials, 1 gold"),
        "ore": card("9 gold", recycling="materials"),
    }
    table = two({"selected": ["hall", "coins", "ore"]}, cards=cards, module="quest", phase="planning")
    table.choose(*order)
    assert table[LISA].purse == {"materials": 1, "gold": 1}
    table.choose("give gold hall", "give materials hall")
    assert table[LISA].duchy == ["hall"]


# The Quest.


@rule("kingdom.quest.any-order", "kingdom.quest.any-time")
@pytest.mark.parametrize("order", orders([1, 2, 4]))
@pytest.mark.parametrize("phase", ["planning", "production"])
def test_steps_are_done_in_any_order_in_the_same_moment(order, phase):
    steps = quest(step("1 gold"), step("1 krystallium"), step("9 soldier"), step("1 soldier"))
    lisa = {"alchemy": {"gold": 1}, "krystallium": 1, "soldiers": 1}
    table = two(lisa, own=steps, module="quest", phase=phase)
    stage = table.stage
    for nth in order:
        assert (table.stage, f"step {nth}" in table[LISA].options) == (stage, True)
        table[LISA].choose(f"step {nth}")
    assert table[LISA].steps == [1, 2, 4]


@rule("kingdom.quest.any-time", "kingdom.quest.transmute-by-choice")
def test_a_step_comes_before_the_cubes_are_placed_and_transmuting_in_between():
    lisa = {"alchemy": {"gold": 6}, "building": ["hall"]}
    cards = {"hall": card("2 materials, 1 krystallium")}
    table = two(lisa, makes="2 materials", cards=cards, own=quest(step("1 gold")), module="quest")
    table.choose("step 1", "place 1 hall", "transmute", "infuse krystallium hall", "place 1 hall")
    assert (table[LISA].steps, table[LISA].duchy, table[LISA].alchemy) == ([1], ["hall"], {})


# Menaces.


@rule("kingdom.menace.shadows-any-order")
@pytest.mark.parametrize("order", orders(["forge", "mill.1", "rangers", "tower"], 3))
def test_three_shadows_take_any_three_cards_in_any_order(order):
    shadows = '"shadow.1", "shadow.2", "shadow.3"'
    lisa = f'selected = ["forge", "mill", "rangers", "tower"]\nmenaces = [{shadows}]'
    table = duel("shadows,thieves", "round = 4", lisa, 'selected = ["guild"]')
    for name in order:
        table["Lisa"].choose(f"lose {name}")
    assert sorted(table.discards) == sorted(order)


@rule("kingdom.menace.thief-steals-an-icon")
@pytest.mark.parametrize("order", orders(["gold", "materials", "exploration"], 2))
def test_two_thieves_cover_icons_in_any_order(order):
    lisa = 'selected = ["thief.1", "thief.2", "mill"]\nduchy = ["guild", "rangers"]'
    table = alone("thieves", "", lisa).choose(*(f"steal {resource}" for resource in order))
    assert table["Lisa"].stolen == dict.fromkeys(sorted(order, key=NAMES.index), 1)


@rule("kingdom.menace.giant-beneath-a-card")
@pytest.mark.parametrize("order", orders(["guild", "mill.1", "tower"], 2))
def test_two_giants_go_beneath_cards_in_any_order(order):
    lisa = 'selected = ["frost-giant.1", "frost-giant.2", "mill", "tower"]\nbuilding = ["guild"]'
    table = alone("frost-giants", "", lisa).choose(*(f"freeze {name}" for name in order))
    assert table["Lisa"].frozen == dict(zip(["frost-giant.1", "frost-giant.2"], order, strict=True))


@rule("kingdom.menace.thief-steals-an-icon", "kingdom.menace.giant-beneath-a-card")
def test_in_an_orderly_position_the_same_icons_and_cards_are_found_in_one_way_each():
    lisa = 'selected = ["thief.1", "thief.2", "thief.3", "mill"]\nduchy = ["guild", "rangers"]'
    stolen = slice(at.STOLEN, at.STOLEN + RESOURCES)
    check_same_outcomes(
        alone("thieves", "", lisa).position, "lose-icons", "steal", lambda end: tuple(end.cells[stolen])
    )
    cards = '"mill.1", "mill.2", "tower", "rangers"'
    lisa = f'selected = ["frost-giant.1", "frost-giant.2", {cards}]\nbuilding = ["guild"]'
    frozen = slice(at.FROZEN, at.FROZEN + counts.DEVELOPMENTS)
    check_same_outcomes(
        alone("frost-giants", "", lisa.replace('"mill.1", "mill.2"', '"mill"')).position,
        "freeze-cards",
        "freeze",
        lambda end: tuple(giant > 0 for giant in end.cells[frozen]),
    )


def check_same_outcomes(position, duty, verb, outcome):
    """An orderly copy reaches every state that free play reaches, and none twice."""
    free = {outcome(end) for end in reachable(position, 0, duty, verb)}
    orderly = [outcome(end) for end in ways(position, 0, duty)]
    assert len(free) > 3
    assert len(set(orderly)) == len(orderly)
    assert set(orderly) == free


# The solo Search.


@rule("kingdom.solo.search-price")
@pytest.mark.parametrize("order", orders(["quarry.1", "scouts.1", "hamlet.1"], 2))
def test_the_two_cards_of_a_search_are_dropped_in_any_order(order):
    table = solo.alone("turn = 1\nareas = [['quarry', 'scouts', 'hamlet'], []]\n").choose("take 1")
    table.choose(*(f"drop {name}" for name in order))
    assert sorted(table.discards) == sorted(order)
    assert len(table.looked_at) == 3


@rule("kingdom.solo.token-reveals")
@pytest.mark.parametrize("nth", [2, 3])
def test_the_token_turns_up_any_face_down_card(nth):
    down = "{ card = 'scouts', down = true }, { card = 'village', down = true }"
    table = solo.alone(f"turn = 2\nareas = [['quarry', {down}], []]\n")
    assert {"pick 1.2", "pick 1.3"} <= set(table.options)
    table.choose(f"pick 1.{nth}")
    assert [table[0].knows(name) for name in ("scouts.1", "village.1")] == [nth == 2, nth == 3]


# Discarding when it matters.

PRINTED = {**OWN, "menace": {**OWN["menace"], "frost-giants": {"soldiers": [3] * 4, "points": [4] * 4}}}
LAST = 'round = 4\nturn = 15\nareas = [["frost-giant.4"], ["tower"]]'
HOPELESS = 'building = ["well"]\nsoldiers = 3'
"""A card that cannot be completed in this round any more, and soldiers for one Giant."""


def before_the_giant():
    """The last selection of the game: David, who is first, is about to take a Frost Giant."""
    return duel("frost-giants,shadows", LAST, "", HOPELESS, phase="choice", own=PRINTED)


def fought(table):
    """Play on; David fights whatever he can."""
    while not table.match.is_over:
        fights = table["David"].offers("fight")
        if table.chooser == 1 and fights:
            table.choose(fights[0])
        else:
            table.idle()
    return table["David"].points


@rule("kingdom.menace.before-they-strike", "kingdom.choice.see-to-your-duchy")
def test_a_card_discarded_before_the_offering_is_taken_is_not_frozen():
    table = before_the_giant()
    assert table.options == ["take 1", "take 2", "attend"]
    table.choose("attend", "scrap well", "take 1")
    assert (table["David"].menaces, table["David"].frozen) == (["frost-giant.4"], {})
    # The Giant lies alone and falls to soldiers alone.
    assert fought(table) == 0
    # With the card beneath it, which is never filled, it stays.
    table = before_the_giant().choose("take 1", "freeze well")
    assert table["David"].frozen == {"frost-giant.4": "well"}
    assert fought(table) == -4


@rule("kingdom.menace.before-they-strike")
def test_a_card_discarded_between_the_reveal_and_the_menaces_is_not_frozen():
    table = before_the_giant().choose("take 1")
    assert (table.phase, table["David"].options) == ("planning", ["freeze well", "scrap well"])
    table.choose("scrap well")
    assert (table["David"].menaces, table["David"].frozen) == (["frost-giant.4"], {})
    assert fought(table) == 0


@rule("kingdom.menace.before-they-strike")
def test_a_card_completed_between_the_reveal_and_the_menaces_is_not_frozen():
    lisa = 'selected = ["frost-giant", "tower"]\nbuilding = ["guild", "forge"]\nkrystallium = 1'
    table = duel("frost-giants,shadows", "", lisa)
    table["Lisa"].choose("infuse gold guild")
    assert table["Lisa"].duchy == ["guild"]
    assert table["Lisa"].offers("freeze") == ["freeze forge", "freeze tower"]


@rule("kingdom.menace.before-they-strike")
def test_the_icons_of_a_card_completed_before_the_thief_strikes_can_be_covered():
    lisa = 'selected = ["thief", "mill"]\nbuilding = ["guild"]\nkrystallium = 1'
    table = duel("thieves,shadows", "", lisa)
    assert table["Lisa"].offers("steal") == ["steal materials", "steal population"]
    table["Lisa"].choose("infuse gold guild", "steal gold")
    assert table["Lisa"].stolen == {"gold": 1}


@rule("kingdom.menace.before-they-strike", "kingdom.construction.asked-when-it-matters")
def test_a_giant_that_must_take_a_card_of_the_selection_is_not_asked_about():
    table = duel("frost-giants,shadows", "", 'selected = ["frost-giant", "mill"]')
    assert table["Lisa"].frozen == {"frost-giant.1": "mill.1"}


@rule("kingdom.construction.discard", "kingdom.construction.any-time")
def test_a_card_is_discarded_between_the_cubes_of_a_step():
    """The fifth cube of the Alchemy area brings the Krystallium that the hall lacks."""
    cards = {"hall": card("1 materials, 1 krystallium"), "hut": HUT}
    lisa = {"building": ["hall", "hut"], "alchemy": {"gold": 3}}
    table = two(lisa, makes="2 materials", cards=cards)
    table.choose("alchemy 1 materials", "scrap hut", "infuse krystallium hall", "place 1 hall")
    assert (table[LISA].duchy, table[LISA].alchemy) == (["hall"], {})


@rule("kingdom.construction.discard", "kingdom.construction.until-done")
def test_a_card_is_discarded_after_a_fight_as_well_as_before_it():
    lisa = 'menaces = ["shadow.1"]\nsoldiers = 1\nbuilding = ["mill", "guild"]'
    for order in (["fight shadow.1", "scrap mill.1"], ["scrap mill.1", "fight shadow.1"]):
        table = combat("shadows,thieves", lisa, 2)
        table["Lisa"].choose(*order)
        assert (table["Lisa"].menaces, list(table["Lisa"].building)) == ([], ["guild"])


# Taking back.


@rule("kingdom.construction.until-done")
def test_the_last_cube_can_be_taken_back_until_the_player_has_finished():
    cards = {"hall": card("3 materials"), "keep": card("3 materials")}
    table = two({"building": ["hall", "keep"]}, makes="2 materials", cards=cards)
    table.choose("place 1 hall", "place 1 hall")
    assert (table[LISA].purse, table.open) == ({}, [LISA])
    table.match.undo(LISA)
    assert table[LISA].purse == {"materials": 1}
    table.choose("place 1 keep")
    assert table[LISA].building == {"hall": {"materials": 1}, "keep": {"materials": 1}}
    table.match.restart_turn(LISA)
    assert (table[LISA].purse, table[LISA].building) == ({"materials": 2}, {"hall": {}, "keep": {}})
    table.choose("place 2 keep", "finish")
    assert not table.match.can_undo(LISA)
    with pytest.raises(Trouble, match="taken back"):
        table.match.undo(LISA)


@rule("kingdom.construction.until-done", "kingdom.planning.both-at-once")
@pytest.mark.parametrize("first", [LISA, DAVID])
def test_both_take_back_what_they_did_without_touching_the_other(first):
    cards = {"hall": card("3 materials, 1 soldier", copies=2), "hut": {**HUT, "copies": 2}}
    rich = {"building": ["hall", "hut"], "krystallium": 1, "soldiers": 1}
    table = two(rich, rich, "1 materials", "1 materials", cards)
    second, before = 1 - first, table.cells
    table[first].choose("enlist hall", "infuse materials hall", "scrap hut", "place 1 hall")
    table[second].choose("place 1 hall", "finish")
    # The other is done, and may come back all the same while the stage is open.
    table.match.restart_turn(first)
    assert (table[first].purse, list(table[first].building.values())) == ({"materials": 1}, [{}, {}])
    assert (table[second].is_open, {"materials": 1} in table[second].building.values()) == (False, True)
    table.match.restart_turn(second)
    assert table.cells == before


@rule("kingdom.construction.until-done", "kingdom.planning.any-order")
def test_planning_can_be_taken_back_step_by_step_until_it_is_finished():
    cards = {"coins": card("9 gold", recycling="gold"), "hall": card("3 gold"), "hut": HUT}
    lisa = {"selected": ["coins", "hall"], "building": ["hut"]}
    table = two(lisa, cards=cards, phase="planning")
    seen = [table.cells]
    for choice in ("recycle coins", "slate hall", "give gold hall", "scrap hut"):
        table.choose(choice)
        seen.append(table.cells)
    while seen[1:]:
        assert table.cells == seen.pop()
        table.match.undo(LISA)
    assert (table.cells, table.match.can_undo(LISA)) == (seen[0], False)


@rule("kingdom.construction.until-done", "kingdom.menace.before-they-strike")
def test_what_menaces_brought_can_be_taken_back_until_the_player_has_finished():
    table = duel("thieves,shadows", "", 'selected = ["thief", "mill"]\nbuilding = ["guild"]')
    table["Lisa"].choose("steal materials")
    assert table["Lisa"].options == ["finish", "scrap guild"]
    table.match.undo(0)
    assert (table["Lisa"].stolen, table["Lisa"].menaces) == ({}, [])
    table["Lisa"].choose("steal population", "finish")
    assert not table.match.can_undo(0)


# Who never does anything besides is not asked more often.


@rule("kingdom.construction.asked-when-it-matters")
@pytest.mark.parametrize(
    "moment",
    [
        *({"phase": "production", "resource": resource} for resource in NAMES),
        {"phase": "combat"},
        {"phase": "foreman", "module": "advisors"},
    ],
    ids=lambda moment: moment.get("resource", moment["phase"]),
)
def test_who_could_only_discard_is_not_asked_where_that_changes_nothing(moment):
    both = {"building": ["hut"], "alchemy": {"gold": 3}}
    cards = {"hut": {**HUT, "copies": 2}}
    table = two(both, both, cards=cards, **moment)
    assert (table.round, table.phase) == (2, "choice")


@rule("kingdom.construction.asked-when-it-matters")
@pytest.mark.parametrize("menace", ["shadow", "giant-rat"])
def test_menaces_that_leave_no_choice_ask_nothing_of_who_could_only_discard(menace):
    lisa = f'selected = ["{menace}", "mill"]\nbuilding = ["guild"]'
    table = duel("shadows,giant-rats", "", lisa, david="")
    assert table["Lisa"].menaces == [f"{menace}.1"]
    assert (table["Lisa"].duty, table.match.choices) == (
        "sort-cards" if menace == "giant-rat" else "see-to-duchy",
        [],
    )


@rule("kingdom.construction.asked-when-it-matters", "kingdom.production.place-at-once")
def test_cubes_that_no_card_can_take_are_no_question():
    table = two({"building": ["hut"]}, makes="2 materials, 3 population", cards={"hut": HUT}, module="quest")
    assert (table.round, table[LISA].alchemy) == (1, {"materials": 2, "population": 3})
    assert table[LISA].offers("transmute", "place", "alchemy") == ["transmute"]


# Random games.

VARIANTS = [
    {"players": players, **variant}
    for players in (1, 2)
    for variant in (
        {"module": "menace", "menaces": "frost-giants,giant-rats" if players == 2 else "frost-giants"},
        {"module": "menace", "menaces": "thieves,shadows" if players == 2 else "thieves"},
        {"module": "advisors"},
        {"module": "quest", "quest": "1"},
    )
]


class Stroll:
    """A game played at random, in which now and then somebody finds Krystallium and soldiers."""

    def __init__(self, variant, seed):
        self.p = course.Kingdom(tables_for(KINGDOM.settle_options(variant), {}))
        self.dice = random.Random(seed)
        setup.lay_out(self.p)
        self.p.settle()
        self.draw()

    def draw(self):
        while self.p.seat == CHANCE:
            self.p.choose(CHANCE, self.dice.choice(list(self.p.options)))

    def go_on(self):
        seats = [seat for seat in range(self.p.t.players) if self.p.is_open(seat)]
        seat = self.dice.choice(seats)
        offered = [int(option) for option in self.p.options_of(seat)]
        better = [one for one in offered if notation(one).split()[0] not in ("scrap", "alchemy", "finish")]
        self.p.choose(seat, self.dice.choice(better if better and self.dice.random() < 0.7 else offered))
        self.draw()
        if self.dice.random() < 0.05 and not self.p.is_over():
            for who in range(self.p.t.players):
                self.p.recruit(who, 2)
                self.p.mint(who, 1)
            self.p.settle()
            self.draw()

    def moments(self):
        """Go through the game, and stop wherever a seat chooses in a stage that all go through."""
        while not self.p.is_over():
            if self.p.cells[at.STAGE] > 0:
                for seat in range(self.p.t.players):
                    if self.p.is_open(seat):
                        yield seat
            self.go_on()


def title(variant):
    return "-".join(str(value) for value in variant.values())


@rule("kingdom.construction.until-done", "kingdom.production.any-order", "kingdom.planning.any-order")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_what_an_orderly_position_offers_is_offered_freely_as_well(variant, seed):
    stroll, seen, fewer = Stroll(variant, f"orderly {seed}"), 0, 0
    for seat in stroll.moments():
        free = set(stroll.p.options_of(seat))
        orderly = stroll.p.copy()
        orderly.order(True)
        narrow = set(orderly.options_of(seat))
        assert narrow
        assert narrow <= free
        # Nothing is done by it, and there is a way back.
        orderly.order(False)
        assert set(orderly.options_of(seat)) == free
        assert list(orderly.cells) == list(stroll.p.cells)
        seen, fewer = seen + 1, fewer + (narrow < free)
    assert seen > 20
    assert fewer > 5


@rule("kingdom.construction.until-done", "kingdom.production.any-order", "kingdom.planning.any-order")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_no_choice_takes_away_what_concerns_other_cards_and_can_still_be_done(variant, seed):
    stroll, compared = Stroll(variant, f"free {seed}"), 0
    for seat in stroll.moments():
        offered = [int(option) for option in stroll.p.options_of(seat)]
        if stroll.p.cells[at.BEGUN + seat] != 0 or len(offered) < 3:
            continue
        for taken in offered:
            if taken == o.FINISH:
                continue
            after, left = answered(stroll.p, seat, taken)
            others = [one for one in offered if thing(one) != thing(taken)]
            wanted = {one for one in others if is_possible(after, seat, one)}
            assert wanted <= left, (notation(taken), sorted(map(notation, wanted - left)))
            compared += len(wanted)
    assert compared > 100


def answered(p, seat, option):
    """A copy after a choice and all that it began, with the stage still open; and what is offered then."""
    after = p.copy()
    together.answer(after, seat, option)
    together.proceed(after, seat, True)
    while after.cells[at.BEGUN + seat] != 0:
        together.answer(after, seat, after.options[0])
        together.proceed(after, seat, True)
    is_done = after.cells[at.DUTY + seat] == steps.DONE
    return after, set() if is_done else {int(option) for option in after.options}


def thing(option):
    """The subject of a choice: a card, a Menace, an Advisor, a step, a resource."""
    verb = notation(option).split()[0]
    first, of_each = {
        "place": (o.PLACE, counts.AMOUNTS),
        "give": (o.GIVE, RESOURCES),
        "infuse": (o.INFUSE, counts.KINDS),
        "enlist": (o.ENLIST, 1),
        "scrap": (o.SCRAP, 1),
        "slate": (o.SLATE, 1),
        "recycle": (o.RECYCLE, 1),
        "lose": (o.LOSE, 1),
        "freeze": (o.FREEZE, 1),
    }.get(verb, (None, 1))
    return notation(option) if first is None else (option - first) // of_each


def is_possible(p, seat, option):
    """Tell whether what was offered could still be done after another choice, as far as its price goes."""
    c, verb, card = p.cells, notation(option).split()[0], thing(option)
    purse = list(c[at.PURSE + RESOURCES * seat : at.PURSE + RESOURCES * (seat + 1)])
    is_built = verb in ("place", "give", "infuse", "enlist", "scrap") and p.is_at(card, BUILDING + seat)
    soldiers, duty = c[at.SOLDIERS + seat], c[at.DUTY + seat]
    if verb == "place":
        produced = c[at.STAGE] - steps.PRODUCTION
        return is_built and purse[produced] > (option - o.PLACE) % counts.AMOUNTS
    if verb == "give":
        is_foreman = c[at.STAGE] == steps.FOREMAN
        return is_built and (is_foreman or purse[(option - o.GIVE) % RESOURCES] > 0)
    if verb == "infuse":
        return is_built and c[at.KRYSTALLIUMS + seat] > 0
    if verb == "enlist":
        return is_built and soldiers > 0
    if verb == "scrap":
        return is_built and c[at.FROZEN + card] == 0
    if verb in ("slate", "recycle"):
        return p.is_at(card, SELECTED + seat)
    if verb == "lose":
        return duty == steps.LOSE_CARDS and c[at.DETAIL + seat] > 0 and p.is_at(card, SELECTED + seat)
    if verb == "freeze":
        return duty == steps.FREEZE_CARDS and c[at.DETAIL + seat] > 0 and menace.can_freeze(p, seat, card)
    if verb == "steal":
        return (
            duty == steps.LOSE_ICONS and c[at.DETAIL + seat] > 0 and yield_of(p, seat, option - o.STEAL) > 0
        )
    if verb == "fight":
        if option == o.FIGHT_VERMIN:
            return soldiers >= p.t.vermin_soldiers
        number = option - o.FIGHT
        return soldiers >= p.t.menace_soldiers[number] and menace.is_in_reach(p, number + MENACE)
    if verb == "step":
        return quest_module.can_pay(p, seat, option - o.STEP)
    if verb == "activate":
        return is_advisor_possible(p, seat, option - o.ACTIVATE)
    return verb == "transmute" and p.alchemy(seat) >= p.t.transmute


def is_advisor_possible(p, seat, advisor):
    """Tell whether an Advisor that could be used a choice ago can be used now."""
    needs = {
        PROPHET: advisors.own_calamity(p, seat) >= 0,
        ARTISAN: advisors.can_build(p, seat),
        FOREMAN: advisors.can_hire_foreman(p, seat),
    }
    return advisors.can_activate(p, seat, advisor) and needs.get(advisor, True)
