"""The Advisors module: the first Advisor, how others come, their price, and what they are not."""

import pytest

from courtyard.engine.terms import SPECTATOR
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration.words import ADVISOR_NAMES, CALAMITY, TREASURE
from tests.kingdom.advising import PRICES, advised, can_use, moment_of
from tests.kingdom.table import Table
from tests.rules import rule

TREASURES = range(TREASURE, CALAMITY)


def at_the_start() -> Table:
    """The set-up with Advisors, as it stands when both have drawn two."""
    return Table(module="advisors")


def in_play(table: Table) -> list[str]:
    """The cards of the Development deck, wherever they were drawn to."""
    areas = [card for area in table.areas for card in area]
    return table.deck + table[0].hand + table[1].hand + areas


# The set-up.


@rule("kingdom.advisors.keep-one-of-two")
def test_of_two_advisors_one_is_kept_and_the_other_goes_back_unseen():
    table = at_the_start()
    drawn = [table[seat].drawn for seat in (0, 1)]
    assert [len(cards) for cards in drawn] == [2, 2]
    assert len({*drawn[0], *drawn[1]}) == 4
    for seat in (0, 1):
        assert table[seat].options == [f"keep {card}" for card in drawn[seat]]
        table[seat].choose(f"keep {drawn[seat][1]}")
    for seat in (0, 1):
        kept, returned = drawn[seat][1], drawn[seat][0]
        assert table[seat].advisors == [kept]
        assert returned in table.box
        assert not table[1 - seat].knows(returned)
        assert returned not in table.match.view(1 - seat)["box"]


@rule("kingdom.advisors.first-choice-at-once")
@pytest.mark.parametrize("sooner", [0, 1])
def test_both_choose_their_first_advisor_at_once_and_show_it_together(sooner):
    table, later = at_the_start(), 1 - sooner
    assert table.open == [0, 1]
    kept = table[sooner].drawn[0]
    table[sooner].choose(f"keep {kept}")
    assert "advisor-kept" not in table[later].told
    assert table.match.view(later)["duchies"][sooner]["advisors"] == []
    assert not table[later].knows(kept)
    table[later].choose(table[later].options[1])
    assert table.told.count("advisor-kept") == 2
    assert table.match.view(later)["duchies"][sooner]["advisors"] == [kept]


@rule("kingdom.advisors.replace-treasures")
def test_ten_advisors_take_the_place_of_the_treasures_in_the_deck():
    table = at_the_start()
    table.choose(table.options[0]).choose(table.options[0])
    assert {table.names[card] for card in TREASURES} <= set(table.box)
    assert len([card for card in in_play(table) if card in ADVISOR_NAMES]) == 10
    # 67 Developments, 10 Advisors, and a Calamity in each hand.
    assert len(in_play(table)) == 67 + 10 + 2


@rule("kingdom.advisors.replace-treasures")
def test_advisors_are_dealt_from_the_deck_and_treasures_are_not():
    deal = 'phase = "deal"\n[next]\ndevelopments = ["{}"]'
    assert "great-silversmith" in advised(deal.format("great-silversmith"))[0].hand
    with pytest.raises(Trouble, match="is a Treasure"):
        advised(deal.format(at_the_start().names[TREASURE]))


@rule("kingdom.advisors.two-soldiers-at-the-start", "kingdom.advisors.first-brings-no-soldier")
def test_both_begin_with_two_soldiers_and_the_first_advisor_brings_no_other():
    table = at_the_start()
    assert [table[0].soldiers, table[1].soldiers] == [2, 2]
    table.choose(table.options[0]).choose(table.options[0])
    assert (table.round, table.phase) == (1, "choice")
    assert [table[0].soldiers, table[1].soldiers] == [2, 2]


# How Advisors come.


@rule("kingdom.advisors.offered-like-any-card")
@pytest.mark.parametrize(
    ("where", "areas"),
    [
        ("lay 1", [["great-silversmith"], []]),
        ("lay 2", [[], ["great-silversmith"]]),
        ("lay 1 down", [["great-silversmith*"], []]),
        ("lay 2 down", [[], ["great-silversmith*"]]),
    ],
)
def test_an_advisor_is_offered_like_any_other_card(where, areas):
    table = advised("areas = [[], []]\n[seat.0]\nhand = ['great-silversmith']")
    table.choose("offer great-silversmith")
    assert table.options == ["lay 1", "lay 1 down", "lay 2", "lay 2 down"]
    assert table.choose(where).areas == areas
    assert (table[0].advisors, table[0].soldiers) == ([], 2)


@rule("kingdom.advisors.straight-to-the-area", "kingdom.advisors.one-soldier-each")
def test_face_up_advisors_go_straight_to_the_area_and_bring_a_soldier_each():
    table = advised("turn = 1\nareas = [['great-silversmith', 'quarry', 'master-artisan'], ['hamlet']]")
    table.choose("take 1")
    assert table[1].advisors == ["great-silversmith", "master-artisan"]
    assert table[1].selected == ["quarry.1"]
    assert table[1].soldiers == 2 + 2
    assert table[0].soldiers == 2


@rule("kingdom.advisors.face-down-waits")
def test_a_face_down_advisor_waits_in_the_selection():
    table = advised("turn = 1\nareas = [[{ card = 'great-silversmith', down = true, by = 0 }], []]")
    table.choose("take 1")
    assert (table[1].selected_down, table[1].advisors) == (["great-silversmith"], [])
    assert table[1].soldiers == 2
    assert not table[1].knows("great-silversmith")


@rule("kingdom.advisors.face-down-waits", "kingdom.advisors.one-soldier-each")
def test_a_face_down_advisor_enters_when_planning_turns_it_up():
    table = advised(
        """
        turn = 15
        areas = [[{ card = "great-silversmith", down = true, by = 1 }, "quarry"], []]
        [seat.0]
        selected_down = [{ card = "master-artisan", by = 1 }]
        """
    )
    table.choose("take 1")
    assert table.phase == "planning"
    assert table[0].advisors == ["great-silversmith", "master-artisan"]
    assert table[0].soldiers == 2 + 2
    assert table[1].knows("master-artisan")


@rule("kingdom.advisors.active-at-once")
def test_an_advisor_can_be_used_as_soon_as_it_lies_in_the_area():
    # The soldier that it brings is the third of its price.
    table = advised("turn = 3\nareas = [['master-cartographer'], ['quarry']]")
    assert not can_use(table, "master-cartographer", 0)
    table.choose("take 1")
    assert table.chooser == 0
    table.choose("activate master-cartographer")
    assert [len(area) for area in table.areas] == [1, 1]
    assert table[0].soldiers == 0


@rule("kingdom.advisors.active-at-once")
def test_an_advisor_turned_up_in_planning_can_be_used_in_planning():
    table = advised("phase = 'planning'\n[seat.0]\nselected_down = ['great-silversmith']\nsoldiers = 4")
    assert table.phase == "planning"
    assert can_use(table, "great-silversmith", 0)


@rule("kingdom.advisors.neither-recycled-nor-built")
def test_an_advisor_is_neither_recycled_nor_constructed():
    table = advised("phase = 'planning'\n[seat.0]\nselected_down = ['great-silversmith', 'quarry']")
    assert table.options == ["slate quarry.1", "recycle quarry.1"]
    table.choose("slate quarry.1")
    assert list(table[0].building) == ["quarry.1"]
    assert table[0].advisors == ["great-silversmith"]
    assert table.discards == []
    assert table[0].alchemy == {}


# What they cost.


@rule("kingdom.advisors.price-in-soldiers")
@pytest.mark.parametrize(("advisor", "price"), PRICES.items())
def test_an_advisor_is_paid_with_the_soldiers_it_names(advisor, price):
    assert not can_use(moment_of(advisor, price - 1), advisor)
    table = moment_of(advisor, price + 1)
    returned = table.match.view(1)["duchies"][1]["returned"]
    table[1].choose(f"activate {advisor}")
    view = table.match.view(1)["duchies"][1]
    assert view["soldiers"] == 1
    assert view["returned"] == returned + price


@rule("kingdom.advisors.once-a-round")
@pytest.mark.parametrize("advisor", PRICES)
def test_an_advisor_who_was_used_this_round_cannot_be_used_again(advisor):
    assert not can_use(moment_of(advisor, 20, f"used = ['{advisor}']"), advisor)


@rule("kingdom.advisors.once-a-round")
def test_an_advisor_can_be_used_again_in_the_next_round():
    table = moment_of("great-silversmith", 10)
    table[1].choose("activate great-silversmith")
    assert (table[1].krystallium, table[1].soldiers) == (3, 5)
    assert table[1].used == ["great-silversmith"]
    assert "activate great-silversmith" not in table[1].options
    table.idle(lambda table: table.round == 3 and table.chooser == 1)
    assert table[1].used == []
    table.choose("attend", "activate great-silversmith")
    assert (table[1].krystallium, table[1].soldiers) == (6, 0)


@rule("kingdom.advisors.once-a-round")
def test_one_advisor_does_not_hinder_another():
    table = advised(
        """
        turn = 5
        areas = [[{ card = "hamlet", down = true, by = 1 }], []]
        [seat.1]
        advisors = ["underground-spy", "master-cartographer"]
        soldiers = 5
        """
    )
    table.choose("activate underground-spy")
    assert not can_use(table, "underground-spy")
    table.choose("activate master-cartographer")
    assert table[1].used == ["underground-spy", "master-cartographer"]


# What they are not.

TIE = """
phase = "end"
[seat.0]
advisors = ["great-silversmith", "master-artisan", "underground-spy"]
soldiers = 3
[seat.1]
soldiers = {}
"""


@rule("kingdom.advisors.no-points")
def test_advisors_are_worth_no_points():
    table = advised(TIE.format(3))
    assert (table[0].points, table[1].points) == (0, 0)


@rule("kingdom.advisors.not-in-the-duchy")
def test_advisors_do_not_break_a_tie():
    table = advised(TIE.format(3))
    assert (table[0].place, table[1].place) == (1, 1)
    table = advised(TIE.format(4))
    assert (table[0].place, table[1].place) == (2, 1)


@rule("kingdom.advisors.area-is-open")
def test_everybody_sees_which_advisors_lie_there_and_which_were_used():
    table = advised(
        """
        turn = 5
        [seat.0]
        advisors = ["underground-spy", "great-silversmith"]
        used = ["great-silversmith"]
        """
    )
    for viewer in (0, 1, SPECTATOR):
        shown = table.match.view(viewer)["duchies"][0]
        assert shown["advisors"] == ["underground-spy", "great-silversmith"]
        assert shown["used"] == ["great-silversmith"]
