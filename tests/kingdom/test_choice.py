"""The Choice phase: hands, offering two cards, selecting an area, sixteen turns."""

import json

import pytest

from tests.kingdom.own_cards import card
from tests.kingdom.table import Table, kind, kinds
from tests.rules import rule

ROUNDS = (1, 2, 3, 4)

# Seven cards each, to which the Calamity is added, and one in each area: nothing is left to the lot.
FIRST_TURN = """
    module = "quest"
    areas = [["scouts"], ["falconers"]]
    [seat.0]
    hand = ["quarry", "hamlet", "village", "guildhall", "royal-mint", "dragon-egg", "iron-ingots"]
    [seat.1]
    hand = ["barracks", "minstrels", "observatory", "hidden-cove", "ruby-caverns", "scouts", "signet-ring"]
"""


def play_choice(table, offer="lay 1", take="take 2"):
    """Play the Choice phase always alike; give for each decision the turn, who decided, and what."""
    course = []
    while table.phase == "choice":
        options = table.options
        choice = offer if offer in options else take if take in options else options[0]
        course.append((table.turn, table.chooser, choice.split()[0]))
        table.choose(choice)
    return course


def turns_of(course):
    """The turns in order: each seat with an Offering or a Selection."""
    return list(
        dict.fromkeys((turn, who, "take" if word == "take" else "offer") for turn, who, word in course)
    )


# The round.


@rule("kingdom.choice.three-phases")
def test_a_round_is_choice_by_turns_then_planning_and_production_at_once():
    table = Table(
        """
        module = "quest"
        turn = 15
        areas = [["mill"], []]
        [seat.0]
        krystallium = 1
        [seat.1]
        selected = ["mill.2"]
        krystallium = 1
        """
        + card("mill", cost={"materials": 9}, copies=2)
    )
    assert (table.phase, table.open, table.round) == ("choice", [0], 1)
    table.choose("take 1")
    assert (table.phase, table.open) == ("planning", [0, 1])
    table[1].choose("slate mill.2", "finish")
    table[0].choose("slate mill.1", "finish")
    assert (table.phase, table.open) == ("production", [0, 1])
    table.play_to("choice", 2)
    assert len(table.open) == 1
    assert [event for event in table.events if event[0] in ("phase", "round-begins")] == [
        ("phase", 0, 2, 0),
        ("phase", 0, 3, 0),
        ("round-begins", 1, 2, 0),
    ]


@rule("kingdom.choice.first-player-rounds")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_the_first_player_changes_every_round(number, first):
    table = Table(f'module = "quest"\nphase = "deal"\nround = {number}')
    assert (table.round, table.first_player, table.chooser) == (number, first, first)
    assert ("round-begins", first, number, 0) in table.events


@rule("kingdom.choice.hand-of-eight")
@pytest.mark.parametrize("number", ROUNDS)
def test_a_hand_has_seven_cards_of_the_deck_and_a_calamity(number):
    table = Table(f'module = "quest"\nphase = "deal"\nround = {number}')
    for seat in (table[0], table[1]):
        assert len(seat.hand) == 8
        assert [name for name in seat.hand if kind(name) == "calamity"] == [seat.hand[-1]]
        assert all(seat.knows(name) for name in seat.hand)
    assert len(table.deck) == 77 - 7 - 7 - 2


@rule("kingdom.choice.hand-of-eight", "kingdom.choice.starters")
def test_the_cards_come_from_the_top_of_the_deck():
    first = ["quarry", "hamlet", "village", "guildhall", "royal-mint", "dragon-egg", "iron-ingots"]
    second = ["barracks", "scouts", "minstrels", "observatory", "hidden-cove", "ruby-caverns", "signet-ring"]
    coming = [*first, *second, "falconers", "lost-citadel"]
    table = Table({"module": "quest", "phase": "deal", "next": {"developments": coming}})
    assert sorted(kinds(table[0].hand)) == sorted([*first, "calamity"])
    assert sorted(kinds(table[1].hand)) == sorted([*second, "calamity"])
    assert [kinds(area) for area in table.areas] == [["falconers"], ["lost-citadel"]]


@rule("kingdom.choice.starters")
@pytest.mark.parametrize("number", ROUNDS)
def test_both_areas_begin_with_one_card_face_up(number):
    table = Table(f'module = "quest"\nphase = "deal"\nround = {number}')
    for area in table.areas:
        assert len(area) == 1
        assert not area[0].endswith("*")
        assert table[0].knows(area[0])
        assert table[1].knows(area[0])
    assert table.told.count("starter") == 2


# Hands.


def without_elimination(view):
    """A view without the cards that nobody placed, which only have to be somewhere."""
    return json.dumps({key: part for key, part in view.items() if key not in ("unseen", "hidden_dangers")})


@rule("kingdom.choice.hand-is-secret")
def test_nobody_else_sees_a_hand():
    table = Table(FIRST_TURN)
    own, other = table.match.view(0), table.match.view(1)
    assert sorted(own["duchies"][0]["hand"]) == sorted(table[0].hand)
    assert other["duchies"][0]["hand"] == []
    assert other["duchies"][0]["hand_size"] == 8
    said = without_elimination(other)
    assert not [name for name in table[0].hand if f'"{name}"' in said]
    assert not any(table[1].knows(name) for name in table[0].hand)


@rule("kingdom.choice.hand-is-secret")
def test_another_hand_looks_the_same_from_outside():
    seen = [
        Table(FIRST_TURN.replace('"quarry"', f'"{name}"'))
        for name in ("quarry", "elven-haven", "silver-flute")
    ]
    views = [table.match.view(1) for table in seen]
    assert views[0] == views[1] == views[2]
    lines = [[table.match.log_line(event, 1) for event in table.match.log(1)] for table in seen]
    assert lines[0] == lines[1] == lines[2]


# Sixteen turns.


@rule(
    "kingdom.choice.sixteen-turns",
    "kingdom.choice.select-then-offer",
    "kingdom.choice.first-player-selects-last",
)
@pytest.mark.parametrize("number", ROUNDS)
def test_offering_and_selection_take_turns_sixteen_times(number):
    table = Table(f'module = "quest"\nround = {number}')
    first = table.first_player
    second = 1 - first
    turns = turns_of(play_choice(table))
    four = [(first, "offer"), (second, "take"), (second, "offer"), (first, "take")]
    assert turns == [(nth, *turn) for nth, turn in enumerate(4 * four)]
    assert turns[-1][1:] == (first, "take")
    assert table.told.count("offered") == 16
    assert table.told.count("took") == 8
    assert table[0].hand == table[1].hand == []
    assert table.phase == "planning"


@rule("kingdom.choice.first-player-selects-last")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_fourth_selection_of_the_first_player_ends_the_phase(number, first):
    table = Table(f'module = "quest"\nround = {number}\nturn = 15\nareas = [["quarry"], ["hamlet"]]')
    assert (table.chooser, table.options) == (first, ["take 1", "take 2"])
    table.choose("take 2")
    assert table.phase == "planning"
    assert kinds(table[first].selected) == ["hamlet"]


@rule("kingdom.choice.select-then-offer")
def test_who_has_selected_offers_next_and_the_other_selects():
    table = Table(FIRST_TURN)
    table[0].choose("offer quarry", "lay 1", "offer hamlet", "lay 2")
    assert table.open == [1]
    assert table.options == ["take 1", "take 2"]
    table[1].choose("take 1")
    assert table.open == [1]
    assert [option.split()[0] for option in table.options] == 8 * ["offer"]
    table[1].choose("offer barracks", "lay 1", "offer minstrels", "lay 1")
    assert table.open == [0]
    assert table.options == ["take 1", "take 2"]
    table[0].choose("take 2")
    assert [option.split()[0] for option in table[0].options] == 6 * ["offer"]


# Offering.


@rule("kingdom.choice.offer-two-cards", "kingdom.choice.card-by-card")
@pytest.mark.parametrize(
    ("first", "second", "areas"),
    [
        ("lay 1", "lay 1", [["scouts", "village", "royal-mint"], ["falconers"]]),
        ("lay 1", "lay 2", [["scouts", "village"], ["falconers", "royal-mint"]]),
        ("lay 2", "lay 1", [["scouts", "royal-mint"], ["falconers", "village"]]),
        ("lay 2", "lay 2", [["scouts"], ["falconers", "village", "royal-mint"]]),
    ],
)
def test_two_cards_of_the_hand_go_into_one_area_or_one_into_each(first, second, areas):
    table = Table(FIRST_TURN)
    assert kinds(table.options) == [f"offer {kind(name)}" for name in table[0].hand]
    table.choose("offer village")
    assert table.options == ["lay 1", "lay 1 down", "lay 2", "lay 2 down"]
    table.choose(first)
    assert table.chooser == 0
    assert kinds(table.options) == [f"offer {kind(name)}" for name in table[0].hand]
    assert "offer village" not in kinds(table.options)
    table.choose("offer royal-mint")
    assert table.options == ["lay 1", "lay 1 down", "lay 2", "lay 2 down"]
    table.choose(second)
    assert [kinds(area) for area in table.areas] == areas
    assert len(table[0].hand) == 6
    # A third card is not asked for: it is the other player's turn to select.
    assert (table.chooser, table.options) == (1, ["take 1", "take 2"])


@rule("kingdom.choice.offer-two-cards")
def test_nobody_can_offer_only_one_card_or_none():
    table = Table(FIRST_TURN)
    assert all(option.startswith("offer ") for option in table.options)
    table.choose("offer calamity", "lay 2")
    assert all(option.startswith("offer ") for option in table.options)


@rule("kingdom.choice.offer-two-cards", "kingdom.choice.hand-is-secret")
def test_every_card_of_the_hand_can_be_offered_also_of_those_that_are_alike():
    # If only the first of them were offered, the one that is seen would tell where the other is not.
    table = Table('module = "quest"\n[seat.0]\nhand = ["hamlet", "hamlet", "quarry", "quarry"]')
    alike = {"hamlet.1", "hamlet.2", "quarry.1", "quarry.2"}
    assert alike < set(table[0].hand)
    assert table.options == [f"offer {name}" for name in table[0].hand]
    table.choose("offer hamlet.2", "lay 1")
    assert table.areas[0][-1] == "hamlet.2"


@rule("kingdom.choice.offer-face-up")
def test_an_offered_card_lies_face_up_when_no_trap_token_is_spent():
    table = Table(FIRST_TURN).choose("offer quarry", "lay 1")
    assert kinds(table.areas[0]) == ["scouts", "quarry"]
    assert table[0].traps == 2
    quarry = table.areas[0][1]
    assert table[1].knows(quarry)
    assert table.match.view(1)["areas"][0][1]["card"] == quarry


@rule("kingdom.choice.offer-face-up")
def test_without_trap_tokens_cards_can_only_be_laid_face_up():
    table = Table('module = "quest"\n[seat.0]\ntraps = 0').choose("offer calamity")
    assert table.options == ["lay 1", "lay 2"]


# Selecting.


AFTER_AN_OFFERING = """
    module = "quest"
    turn = 1
    areas = [["scouts", "quarry", { card = "hamlet", down = true, by = 0 }], ["falconers"]]
"""


@rule("kingdom.choice.select-takes-all", "kingdom.choice.unselected-stay")
def test_selecting_takes_all_cards_of_one_area_and_leaves_the_other():
    table = Table(AFTER_AN_OFFERING)
    assert table.options == ["take 1", "take 2"]
    table.choose("take 1")
    assert sorted(kinds(table[1].selected)) == ["quarry", "scouts"]
    assert kinds(table[1].selected_down) == ["hamlet"]
    assert [kinds(area) for area in table.areas] == [[], ["falconers"]]
    assert table[0].selected == table[0].selected_down == []
    other = Table(AFTER_AN_OFFERING).choose("take 2")
    assert (kinds(other[1].selected), other[1].selected_down) == (["falconers"], [])
    assert [kinds(area) for area in other.areas] == [["scouts", "quarry", "hamlet*"], []]


@rule("kingdom.choice.unselected-stay")
def test_new_cards_join_those_that_were_not_selected():
    table = Table(FIRST_TURN)
    table.choose("offer quarry", "lay 2", "offer hamlet", "lay 2", "take 1")
    table.choose("offer barracks", "lay 2", "offer minstrels", "lay 1")
    assert [kinds(area) for area in table.areas] == [
        ["minstrels"],
        ["falconers", "quarry", "hamlet", "barracks"],
    ]
    table.choose("take 2")
    assert sorted(kinds(table[0].selected)) == ["barracks", "falconers", "hamlet", "quarry"]


@rule("kingdom.choice.empty-area-may-stay-empty", "kingdom.choice.empty-area-may-be-selected")
def test_an_area_may_stay_empty_and_be_selected():
    table = Table(FIRST_TURN)
    table.choose("offer quarry", "lay 2", "offer hamlet", "lay 2", "take 1")
    assert table.areas[0] == []
    # The Offering goes to the area that still holds cards.
    table.choose("offer barracks", "lay 2", "offer minstrels", "lay 2")
    assert table.areas[0] == []
    assert (table.chooser, table.options) == (0, ["take 1", "take 2"])
    table.choose("take 1")
    assert table[0].selected == table[0].selected_down == []
    assert len(table.areas[1]) == 5
    assert (table.chooser, table.turn) == (0, 4)


@rule("kingdom.choice.no-limit-in-an-area", "kingdom.choice.unequal-selections")
def test_an_area_can_hold_all_cards_of_a_round_and_one_player_take_them():
    table = Table(FIRST_TURN)
    while table.turn < 15:
        options = table.options
        table.choose("lay 1" if "lay 1" in options else "take 2" if "take 2" in options else options[0])
    assert [len(area) for area in table.areas] == [17, 0]
    # The second player took one card, and then both nothing but empty areas.
    assert (table[0].selected, kinds(table[1].selected)) == ([], ["falconers"])
    table.choose("take 1")
    taken = [event[1:] for event in table.events if event[0] == "took"]
    assert taken == [(1, 1, 1), *3 * [(0, 1, 0), (1, 1, 0)], (0, 0, 17)]
    # Planning begins with seventeen cards against one; both Calamities have gone to the Duchy, and each
    # Treasure is recycled.
    assert table.phase == "planning"
    treasures = [event for event in table[0].events if event[:2] == ("recycled", 0)]
    assert len(table[0].selected) + len(table[0].calamities) + len(treasures) == 17
    assert kinds(table[1].selected) == ["falconers"]


# The end of the phase.


LAST_SELECTION = """
    module = "quest"
    turn = 15
    areas = [["scouts"], ["quarry", { card = "hamlet", down = true, by = 1 }, "calamity"]]
"""


@rule("kingdom.choice.leftovers-discarded")
def test_what_is_left_after_the_last_selection_is_discarded():
    table = Table(LAST_SELECTION).choose("take 1")
    assert table.phase == "planning"
    assert table.areas == [[], []]
    assert sorted(kinds(table.discards)) == ["calamity", "hamlet", "quarry"]
    assert ("left-over", 0, 3, 0) in table.events
    assert table[0].calamities == table[1].calamities == []
    nothing_left = Table(LAST_SELECTION.replace('"scouts"', "")).choose("take 2")
    assert nothing_left.discards == []


@rule("kingdom.choice.leftovers-discarded")
def test_cards_are_discarded_only_after_the_last_selection():
    table = Table(AFTER_AN_OFFERING).choose("take 2")
    assert table.discards == []
    assert len(table.areas[0]) == 3


@rule("kingdom.choice.leftovers-face-down-unseen")
def test_face_down_cards_that_are_left_are_discarded_unseen():
    table = Table(LAST_SELECTION).choose("take 1")
    known = {kind(name): table[0].knows(name) for name in table.discards}
    assert known == {"quarry": True, "calamity": True, "hamlet": False}
    seen = table.match.view(0)["discards"]
    assert sorted(kinds(seen["open"])) == ["calamity", "quarry"]
    assert [entry["card"] for entry in seen["down"]] == [None]
