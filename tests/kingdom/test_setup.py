"""The set-up: players, modules, the deck, the Duchies, and what everybody begins with."""

from itertools import product

import pytest

from courtyard.engine.terms import SPECTATOR
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration.components import printed
from courtyard.games.kingdom.declaration.words import TYPES
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.own_cards import card
from tests.kingdom.table import Table, kind, kinds
from tests.rules import rule

MODULES = ("menace", "advisors", "quest")
TREASURES = set(printed()["treasure"])
ADVISORS = set(printed()["advisor"])
DEVELOPMENTS = set(printed()["card"])
DANGERS = ("calamity", "frost-giant", "giant-rat")
NO_ICONS = {"materials": 0, "population": 0, "gold": 0, "exploration": 0}

every_module = pytest.mark.parametrize("module", MODULES)


def drawn_from_the_deck(table):
    """All cards of the deck, and those that were dealt from it for the first round."""
    dealt = [*table[0].hand, *table[1].hand, *table.areas[0], *table.areas[1]]
    return [*table.deck, *(name for name in dealt if kind(name) not in DANGERS)]


# Players and rounds.


@rule("kingdom.setup.players")
def test_one_or_two_can_play_and_nobody_else():
    for players in (1, 2):
        table = Table(players=players, module="quest")
        assert table.position.seats() == players
        assert len(table.match.view(0)["duchies"]) == players
    for players in (0, 3, 4, "two", True):
        with pytest.raises(Trouble, match="1 or 2 players"):
            Table(players=players)


@rule("kingdom.setup.four-rounds")
@pytest.mark.parametrize(("module", "players"), list(product(MODULES, (1, 2))))
def test_a_game_has_four_rounds(module, players):
    table = Table(module=module, players=players).idle(lambda table: False)
    assert table.match.is_over
    assert [event[2] for event in table.events if event[0] == "round-begins"] == [1, 2, 3, 4]


# Modules.


@rule("kingdom.setup.one-module")
@every_module
def test_a_game_is_played_with_one_of_the_three_modules(module):
    assert Table(module=module).match.options["module"] == module


@rule("kingdom.setup.one-module")
@pytest.mark.parametrize("module", ["none", "", "menace,quest", "conquest", None])
def test_a_game_is_never_played_without_a_module_nor_with_two(module):
    with pytest.raises(Trouble, match="module is one of menace, advisors, quest"):
        Table(module=module)


@rule("kingdom.setup.one-module")
def test_menaces_and_quests_do_not_come_along_with_another_module():
    for module in ("advisors", "quest"):
        with pytest.raises(Trouble, match="belong to the Menace module"):
            Table(module=module, menaces="shadows,thieves")
    for module in ("advisors", "menace"):
        with pytest.raises(Trouble, match="belongs to the Quest module"):
            Table(module=module, quest="1")


@rule("kingdom.setup.one-module")
@every_module
def test_nothing_of_the_other_modules_is_in_the_game(module):
    table = Table(module=module)
    told = set(table.told)
    assert ("menace-deck" in told) == (module == "menace")
    assert ("treasures-out" in told) == (module == "advisors")
    assert ("quest-laid" in told) == (module == "quest")
    in_play = {*drawn_from_the_deck(table), *table[0].drawn, *table[1].drawn}
    assert bool(in_play & ADVISORS) == (module == "advisors")


@rule("kingdom.setup.module-prevails")
@every_module
def test_a_module_goes_before_the_basic_rules_and_leaves_all_else_as_it_is(module):
    table = Table(module=module)
    if module == "advisors":
        table[0].choose(table[0].options[0])
        table[1].choose(table[1].options[0])
    # What the modules change: the eighth card, the ten cards of the deck, the first soldiers.
    eighth = [kinds(table[seat].hand) for seat in (0, 1)]
    assert [hand.count("calamity") for hand in eighth] == ([0, 0] if module == "menace" else [1, 1])
    assert ("frost-giant" in eighth[0], "giant-rat" in eighth[1]) == 2 * (module == "menace",)
    assert bool(TREASURES & set(drawn_from_the_deck(table))) == (module != "advisors")
    assert table[0].soldiers == (2 if module == "advisors" else 0)
    # What none of them mentions is the same in each.
    assert [len(table[seat].hand) for seat in (0, 1)] == [8, 8]
    assert [len(area) for area in table.areas] == [1, 1]
    assert (table[0].traps, table[1].traps) == (2, 2)
    assert len(drawn_from_the_deck(table)) == 77
    assert (table.chooser, table.turn, table.phase) == (0, 0, "choice")


@rule("kingdom.setup.module-prevails")
@every_module
def test_only_the_menace_module_adds_a_phase_after_production(module):
    table = Table(f'module = "{module}"\nphase = "production"')
    table.play_to("choice", 2)
    phases = [event[2] for event in table.events if event[0] == "phase"]
    assert phases == ([3, 4] if module == "menace" else [3])


# The deck.


@rule("kingdom.setup.development-deck")
def test_developments_and_treasures_are_one_deck():
    table = Table(module="quest")
    deck = drawn_from_the_deck(table)
    assert len(deck) == len(set(deck)) == 67 + 10
    assert set(deck) > TREASURES
    assert set(kinds(deck)) == DEVELOPMENTS | TREASURES
    assert ("deck-shuffled", 0, 67, 10) in table.events


@rule("kingdom.setup.development-deck")
def test_the_deck_is_shuffled_and_face_down():
    hands = [tuple(Table(module="quest", seed=str(seed))[0].hand) for seed in range(12)]
    assert len(set(hands)) == 12
    # Treasures and developments are drawn alike.
    dealt = {name for hand in hands for name in kinds(list(hand))}
    assert dealt & TREASURES
    assert dealt & DEVELOPMENTS
    table = Table(module="quest")
    assert not any(table[seat].knows(name) for seat in (0, 1) for name in table.deck)
    assert table.match.view(0)["deck"] == {"size": len(table.deck), "top": None, "known": []}


@rule("kingdom.setup.sixty-seven")
@every_module
def test_there_are_67_development_cards(module):
    table = Table(module=module)
    assert len([name for name in drawn_from_the_deck(table) if kind(name) in DEVELOPMENTS]) == 67
    assert sum(row["copies"] for row in printed()["card"].values()) == 67


@rule("kingdom.setup.four-types")
def test_every_development_card_is_of_one_of_four_types():
    types = {row["type"] for row in printed()["card"].values()}
    assert types == {"structure", "specialist", "monument", "discovery"} == set(TYPES)
    with pytest.raises(Trouble, match=r"type must be one of structure, specialist, monument, discovery"):
        Table(module="quest", own={"card": {"quarry": {"type": "treasure"}}})


@rule("kingdom.setup.four-types")
def test_a_card_counts_for_its_own_type_only():
    for its_type in TYPES:
        table = Table(
            'module = "quest"\nphase = "production"\n[seat.0]\nduchy = ["guild", "tally"]'
            + card("guild", its_type)
            + card("tally", "monument", makes_per_type=its_type, makes_per_resource="gold"),
            own={"duchy": {"valados": {"a": {"makes": NO_ICONS}}}},
        )
        assert table[0].makes["gold"] == (2 if its_type == "monument" else 1)


@rule("kingdom.setup.calamity-stack")
def test_the_eight_calamities_are_not_in_the_deck():
    table = Table(module="quest")
    assert ("calamities-ready", 0, 8, 0) in table.events
    assert "calamity" not in kinds(table.deck)
    assert kinds([*table[0].hand, *table[1].hand]).count("calamity") == 2
    assert kinds(table.box).count("calamity") == 6


@rule("kingdom.setup.calamity-stack")
def test_four_rounds_use_up_the_calamities_and_no_area_begins_with_one():
    dealt = set()
    for number in range(1, 5):
        table = Table(f'module = "quest"\nphase = "deal"\nround = {number}')
        assert not any("calamity" in kinds(area) for area in table.areas)
        dealt |= {name for seat in (0, 1) for name in table[seat].hand if kind(name) == "calamity"}
    assert dealt == {f"calamity.{nth}" for nth in range(1, 9)}


# The Duchies.


def with_icons(**icons):
    """Corrections that give each Duchy and side a production of its own: so many Materials."""
    rows = {}
    for name, cubes in icons.items():
        duchy, side = name.split("_")
        rows.setdefault(duchy, {})[side] = {"makes": {**NO_ICONS, "materials": cubes}}
    return {"duchy": rows}


FOUR_SIDES = with_icons(valados_a=1, valados_b=2, teressie_a=3, teressie_b=4)


@rule("kingdom.setup.one-duchy-each")
@pytest.mark.parametrize(("first", "second"), [("valados", "teressie"), ("teressie", "valados")])
def test_each_player_has_one_of_the_two_duchies(first, second):
    table = Table(module="quest", duchy=first, own=FOUR_SIDES)
    assert [duchy["name"] for duchy in table.match.view(0)["duchies"]] == [first, second]
    icons = {"valados": 1, "teressie": 3}
    assert [table[seat].makes["materials"] for seat in (0, 1)] == [icons[first], icons[second]]
    with pytest.raises(Trouble, match="duchy is one of valados, teressie"):
        Table(duchy="gahelm")


@rule("kingdom.setup.same-side")
@pytest.mark.parametrize(("side", "icons"), [("a", [1, 3]), ("b", [2, 4])])
def test_both_duchies_lie_on_the_same_side(side, icons):
    table = Table(module="quest", side=side, own=FOUR_SIDES)
    assert [table[seat].makes["materials"] for seat in (0, 1)] == icons


@rule("kingdom.setup.same-side")
@pytest.mark.parametrize("side", ["a,b", "ab", "c"])
def test_two_different_sides_are_refused(side):
    with pytest.raises(Trouble, match="side is one of a, b"):
        Table(side=side)


@rule("kingdom.setup.two-traps")
@every_module
def test_each_player_has_two_trap_tokens(module):
    table = Table(module=module).play_to("choice")
    assert (table[0].traps, table[1].traps) == (2, 2)
    assert ("traps-ready", 0, 2, 0) in table.events
    table.choose(table.options[0], "lay 1 down")
    assert (table[0].traps, table[1].traps) == (1, 2)


@rule("kingdom.setup.start-with-nothing")
@every_module
def test_everybody_begins_with_nothing_but_what_the_module_gives(module):
    table = Table(module=module).play_to("choice")
    for seat in (table[0], table[1]):
        assert seat.building == seat.alchemy == {}
        assert seat.training == seat.krystallium == 0
        assert seat.soldiers == (2 if module == "advisors" else 0)
        assert seat.duchy == seat.calamities == seat.menaces == []
        assert seat.selected == seat.selected_down == []


# Supplies, and what is open.


@rule("kingdom.setup.soldiers-not-limited")
def test_soldiers_do_not_run_out():
    table = Table(
        """
        module = "quest"
        phase = "planning"
        [seat.0]
        soldiers = 16
        selected = ["mason"]
        building = [{ card = "camp", materials = 2 }]
        [seat.1]
        soldiers = 14
        training = true
        """
        + card("camp", soldiers=4)
        + card("mason", recycling="materials")
    )
    table[0].choose("recycle mason", "give materials camp")
    assert table[0].duchy == ["camp"]
    assert table[0].soldiers == 20
    assert table[0].soldiers + table[1].soldiers > printed()["soldiers"]["tokens"] == 30


@rule("kingdom.setup.soldiers-not-limited")
def test_supremacy_gives_a_soldier_though_all_tokens_are_in_use():
    text = 'module = "quest"\nphase = "production"\n[seat.0]\nsoldiers = 30\n[seat.1]\n'
    own = with_icons(valados_a=1, teressie_a=2)
    assert Table(text, own=own)[1].training == 1
    assert Table(text + "training = true\nsoldiers = 4", own=own)[1].soldiers == 5


@rule("kingdom.setup.everything-built-is-open")
def test_all_that_lies_in_a_duchy_and_beside_it_is_open_to_everybody():
    table = Table(
        """
        module = "quest"
        turn = 4
        [seat.0]
        duchy = ["inn"]
        calamities = 0
        building = [{ card = "camp", materials = 2, soldier = 1 }]
        alchemy = { gold = 3 }
        krystallium = 2
        soldiers = 5
        training = true
        traps = 1
        """
        + card("inn")
        + card("camp", cost={"materials": 3, "soldier": 2})
    )
    for looker in (0, 1, SPECTATOR):
        seen = table.match.view(looker)["duchies"][0]
        assert seen["built"] == ["inn"]
        filled = {"materials": 2, "soldier": 1}
        assert seen["building"] == [{"card": "camp", "filled": filled, "frozen": None}]
        assert seen["alchemy"] == {"materials": 0, "population": 0, "gold": 3, "exploration": 0}
        assert (seen["krystallium"], seen["soldiers"], seen["training"], seen["traps"]) == (2, 5, 1, 1)


def test_a_quest_may_be_named_by_its_number():
    assert KINGDOM.settle_options({"module": "quest", "quest": 2})["quest"] == "2"
    with pytest.raises(Trouble, match="The option quest is one of 1, 2, not '3'"):
        KINGDOM.settle_options({"module": "quest", "quest": 3})
