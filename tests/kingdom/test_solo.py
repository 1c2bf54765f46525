"""Alone: the set-up, the decks, selecting, and the Trap token."""

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration.components import printed
from tests.kingdom.alone import VARIANTS, alone, face_down
from tests.kingdom.table import Table, kinds
from tests.rules import rule

# The set-up.


@rule("kingdom.solo.module-too")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_one_can_play_alone_with_each_module(options):
    table = Table(players=1, **options)
    assert table.match.options["module"] == options["module"]
    assert table.play_to("over").round == 4


@rule("kingdom.solo.module-too")
@pytest.mark.parametrize("module", ["none", "", "menace,quest"])
def test_nobody_plays_alone_without_a_module_or_with_two(module):
    with pytest.raises(Trouble, match="module is one of"):
        Table(players=1, module=module)


@rule("kingdom.solo.one-duchy")
@pytest.mark.parametrize("duchy", ["valados", "teressie"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_one_duchy_of_either_side_is_played(duchy, side):
    table = Table(players=1, duchy=duchy, side=side)
    assert [shown["name"] for shown in table.match.view(0)["duchies"]] == [duchy]
    assert table[0].makes == printed()["duchy"][duchy][side]["makes"]


@rule("kingdom.solo.danger-deck")
def test_the_danger_deck_has_eight_unseen_cards_and_four_calamities():
    table = Table(players=1, module="quest")
    calamities = [card for card in table.danger if card.startswith("calamity")]
    assert len(calamities) == 4
    assert len(table.danger) == 12
    assert not any(table[0].knows(card) for card in table.danger)
    # Of 67 Developments and 10 Treasures, eight are in the Danger deck and four on offer.
    assert len(table.deck) == 67 + 10 - 8 - 4
    assert len([card for card in table.box if card.startswith("calamity")]) == 4
    assert table.match.view(0)["danger_deck"] == 12


@rule("kingdom.solo.danger-deck")
def test_the_eight_cards_are_drawn_by_lot_and_so_is_each_danger():
    first, second = (Table(players=1, module="quest", seed=seed) for seed in ("one", "two"))
    assert set(first.danger) != set(second.danger)
    text = "areas = [['quarry'], ['hamlet']]\n[next]\ndanger = ['{}']"
    for danger in ("calamity.3", "dragon-egg"):
        table = alone(text.format(danger))
        assert danger in table.danger
        assert table.choose("take 1").areas[1] == ["hamlet.1", f"{danger}*"]


@rule("kingdom.solo.deck-face-up")
def test_the_top_card_of_the_deck_is_always_visible():
    table = Table(players=1, module="quest")
    for _ in range(30):
        assert table.top in table.deck
        assert table[0].knows(table.top)
        assert table.match.view(0)["deck"]["top"] == table.top
        others = [card for card in table.deck if card != table.top]
        assert not any(table[0].knows(card) for card in others)
        table.idle()


@rule("kingdom.solo.deck-face-up")
def test_the_visible_card_is_the_next_that_is_drawn():
    table = alone(
        """
        areas = [["quarry"], []]
        top = "village"
        [next]
        developments = ["hamlet", "scouts"]
        """
    )
    table.choose("take 1")
    assert table.areas[0] == ["village.1", "hamlet.1"]
    assert table.top == "scouts.1"


# The three steps.


@rule("kingdom.solo.two-and-two")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_round_begins_with_two_face_up_cards_in_each_area(number):
    table = alone(f"phase = 'deal'\nround = {number}\ntop = 'village'")
    assert (table.round, table.phase) == (number, "choice")
    assert [len(area) for area in table.areas] == [2, 2]
    assert "village.1" in table.areas[0] + table.areas[1]
    assert face_down(table) == [0, 0]
    assert all(table[0].knows(card) for area in table.areas for card in area)
    assert len(table.danger) == 12 - 3 * (number - 1)


@rule("kingdom.solo.select")
@pytest.mark.parametrize(("take", "taken"), [("take 1", ["quarry.1"]), ("take 2", ["hamlet.1", "scouts.1"])])
def test_one_selects_an_area_and_offers_nothing(take, taken):
    table = alone("areas = [['quarry'], ['hamlet', 'scouts']]")
    assert table.options == ["take 1", "take 2"]
    assert table[0].hand == []
    table.choose(take)
    if "pass" in table.options:
        table.choose("pass")
    assert table[0].selected == taken
    assert table[0].hand == []
    assert table.options[:2] == ["take 1", "take 2"]


@rule("kingdom.solo.danger-card", "kingdom.solo.refill")
@pytest.mark.parametrize("area", [0, 1])
def test_a_danger_joins_the_other_area_and_two_cards_fill_the_emptied_one(area):
    table = alone("areas = [['quarry'], ['hamlet']]\ntop = 'village'\n[next]\ndanger = ['calamity.2']")
    cards = len(table.deck)
    before = table.areas[1 - area]
    table.choose(f"take {area + 1}")
    assert table.areas[1 - area] == [*before, "calamity.2*"]
    assert not table[0].knows("calamity.2")
    assert len(table.danger) == 11
    assert len(table.areas[area]) == 2
    assert table.areas[area][0] == "village.1"
    assert face_down(table)[area] == 0
    assert len(table.deck) == cards - 2
    assert table.told.index("danger-laid") < table.told.index("starter")


@rule("kingdom.solo.danger-card")
def test_dangers_pile_up_in_an_area_that_is_not_selected():
    table = alone("areas = [[], ['hamlet']]")
    for dangers in (1, 2, 3):
        table.choose("take 1")
        if "pass" in table.options:
            table.choose("pass")
        assert face_down(table) == [0, dangers]
    assert len(table.areas[1]) == 4


@rule("kingdom.solo.four-selections")
def test_after_the_fourth_selection_nothing_is_added():
    table = alone("turn = 3\nareas = [['quarry'], ['hamlet']]")
    deck, danger = table.deck, table.danger
    table.choose("take 1")
    assert table.phase == "planning"
    assert (table.deck, table.danger) == (deck, danger)
    assert table.areas == [[], []]


@rule("kingdom.solo.four-selections")
def test_there_are_four_selections_in_a_round():
    table = Table(players=1, module="quest").play_to("planning")
    assert table.told.count("took") == 4
    assert len(table.danger) == 12 - 3
    table.play_to("choice", 2).play_to("planning")
    assert table.told.count("took") == 8
    assert len(table.danger) == 12 - 6


@rule("kingdom.solo.leftovers-discarded")
def test_what_is_left_of_the_other_area_is_discarded_and_face_down_cards_unseen():
    table = alone(
        """
        turn = 3
        areas = [["quarry"], ["hamlet", { card = "scouts", down = true }, { card = "calamity", down = true }]]
        """
    )
    table.choose("take 1")
    assert sorted(kinds(table.discards)) == ["calamity", "hamlet", "scouts"]
    assert table[0].knows("hamlet.1")
    assert not table[0].knows("scouts.1")
    assert not table[0].knows("calamity.1")
    view = table.match.view(0)["discards"]
    assert (view["open"], len(view["down"])) == (["hamlet.1"], 2)


@rule("kingdom.solo.face-down-until-planning")
def test_face_down_cards_stay_unseen_until_planning():
    table = alone(
        """
        turn = 2
        areas = [["quarry", { card = "scouts", down = true }], [{ card = "calamity", down = true }]]
        """
    )
    table.choose("take 1")
    assert table[0].selected_down == ["scouts.1"]
    assert not table[0].knows("scouts.1")
    table.idle(lambda table: table.phase == "planning")
    assert "scouts.1" in table[0].selected + table.discards
    assert table[0].knows("scouts.1")


@rule("kingdom.solo.face-down-until-planning")
def test_a_calamity_that_was_selected_face_down_strikes_in_planning():
    table = alone("turn = 3\nareas = [[{ card = 'calamity', down = true }, 'quarry'], []]").choose("take 1")
    assert table.phase == "planning"
    assert table[0].calamities == ["calamity.1"]


# The Trap token.

MASKED = """
turn = 2
areas = [["quarry", { card = "scouts", down = true }], ["hamlet", { card = "calamity", down = true }]]
"""


@rule("kingdom.solo.token-reveals", "kingdom.solo.token-where")
@pytest.mark.parametrize(("pick", "area", "card"), [("1.2", 0, "scouts.1"), ("2.2", 1, "calamity.1")])
def test_the_token_turns_up_one_face_down_card_which_stays_on_offer(pick, area, card):
    table = alone(MASKED)
    assert table.options == ["take 1", "take 2", "pick 1.2", "pick 2.2"]
    table.choose(f"pick {pick}")
    assert table.areas[area][1] == card
    assert table[0].knows(card)
    assert sum(face_down(table)) == 1
    assert table[0].traps == 0
    # The selection is still to be made, of either area.
    assert table.options == ["take 1", "take 2"]


@rule("kingdom.solo.one-token")
def test_there_is_one_token_once_a_round():
    table = Table(players=1, module="quest")
    assert table[0].traps == 1
    table = alone(MASKED).choose("pick 1.2")
    assert not any(option.startswith("pick") for option in table.options)
    table.choose("take 2")
    assert face_down(table)[0] == 1
    assert not any(option.startswith("pick") for option in table.options)
    table.play_to("choice", 2)
    assert table[0].traps == 1
    table.choose("take 1", "pass")
    assert "pick 2.3" in table.options


@rule("kingdom.solo.token-where")
def test_the_token_reveals_nothing_that_was_selected():
    table = alone("turn = 2\nareas = [['quarry'], ['hamlet']]\n[seat.0]\nselected_down = ['scouts']")
    assert table[0].traps == 1
    assert table.options == ["take 1", "take 2"]


@rule("kingdom.solo.token-where")
def test_the_token_comes_before_the_selection():
    table = alone("turn = 2\nareas = [['quarry', 'village', { card = 'scouts', down = true }], ['hamlet']]")
    assert "pick 1.3" in table.options
    table.choose("take 1")
    assert not any(option.startswith("pick") for option in table.options)
    table.choose("pass")
    assert table[0].selected_down == ["scouts.1"]
