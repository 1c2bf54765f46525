"""Travel: the Revenue Official, the map, the six spaces and the trades."""

import pytest

from courtyard.engine.trouble import Trouble
from tests.gugong.journeys import SIX, court, journey
from tests.gugong.table import Table
from tests.rules import rule


def reach(table):
    """The cities that Anna's traveller may move to."""
    table.exchange("s1-9", "travel", "A travel")
    return {city for city in table.cities if table.city(city) in table.options}


# The action.


@rule("gugong.travel.official", "gugong.travel.one-move")
def test_a_single_move_is_free_and_ends_the_action():
    table = court("pool = 4").exchange("s1-9", "travel")
    assert table.options == ["A travel", "B travel", "decline"]
    table.choose("A travel", table.city("taiyuan"))
    assert table["Anna"].traveller == "taiyuan"
    assert (table["Anna"].pool, table["Anna"].supply) == (4, 8)
    assert table.chooser == "Lisa"


@rule("gugong.travel.two-moves")
def test_two_moves_cost_two_servants():
    table = court("pool = 3", cities='taiyuan = "points", xian = "ship", luoyang = "intrigue"')
    table.exchange("s1-9", "travel", "B travel")
    assert (table["Anna"].pool, table["Anna"].supply) == (1, 11)
    table.choose(table.city("taiyuan"), table.city("luoyang"))
    assert table["Anna"].traveller == "luoyang"
    assert table["Anna"].tokens == ["points", "intrigue"]
    assert table.chooser == "Lisa"


@rule("gugong.travel.two-moves")
def test_two_moves_are_not_offered_to_a_family_with_one_servant():
    assert court("pool = 1").exchange("s1-9", "travel").options == ["A travel", "decline"]


@rule("gugong.travel.moves-in-turn", "gugong.travel.collect")
def test_the_first_of_two_moves_is_finished_before_the_second_begins():
    table = court("pool = 2", cities='taiyuan = "recover", xian = "ship", luoyang = "points"')
    table.exchange("s1-9", "travel", "B travel", table.city("taiyuan"))
    assert table.token_in("taiyuan") is None
    assert "recover s1-4" in table.options
    assert table.city("luoyang") not in table.options
    table.choose("recover s1-4")
    assert table["Anna"].hand == ["s1-4"]
    assert table["Anna"].tokens == ["recover"]
    table.choose(table.city("luoyang"))
    assert table["Anna"].tokens == ["recover", "points"]
    assert table["Anna"].points == 2


# The map.


@rule("gugong.travel.first-placement")
def test_a_traveller_beside_the_board_enters_at_any_city_with_a_token():
    table = Table("""
        players = ["Anna", "Lisa", "David"]
        officials = { travel = "o1" }
        cities = { others = "empty", taiyuan = "points", liaoyang = "intrigue", chengdu = "palace" }
        [family.Anna]
        hand = ["s1-9"]
        [family.Lisa]
        traveller = "kaifeng"
        """)
    assert reach(table) == {"taiyuan", "liaoyang", "chengdu"}
    table.choose(table.city("liaoyang"))
    assert table["Anna"].traveller == "liaoyang"
    assert table["Anna"].tokens == ["intrigue"]
    assert table.chooser == "Lisa"


@rule("gugong.travel.first-placement")
def test_entering_the_map_uses_up_the_first_of_two_moves():
    table = Table("""
        players = ["Anna", "Lisa", "David"]
        officials = { travel = "o1" }
        [cities]
        others = "empty"
        taiyuan = "points"
        dengzhou = "palace"
        luoyang = "palace"
        xian = "ship"
        liaoyang = "intrigue"
        [family.Anna]
        hand = ["s1-9"]
        """)
    table.exchange("s1-9", "travel", "B travel", table.city("taiyuan"))
    assert table.options == [table.city("dengzhou"), table.city("xian"), table.city("luoyang")]
    table.choose(table.city("dengzhou"))
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == ["points", "palace"]


@rule("gugong.travel.along-roads")
def test_a_traveller_stops_at_the_first_city_with_a_token_on_each_road():
    filled = court(cities='taiyuan = "points", xian = "ship", luoyang = "wall", dengzhou = "palace"')
    assert reach(filled) == {"taiyuan", "xian"}


@rule("gugong.travel.along-roads", "gugong.travel.jump-empty-cities")
def test_a_traveller_jumps_over_empty_cities():
    one_empty = court(cities='xian = "ship", luoyang = "wall", dengzhou = "palace", kaifeng = "wall"')
    assert reach(one_empty) == {"xian", "luoyang", "dengzhou"}
    far = court(cities='suzhou = "points", nanjing = "wall", liaoyang = "ship"')
    assert reach(far) == {"suzhou", "nanjing", "liaoyang"}


@rule("gugong.travel.jump-empty-cities")
def test_a_traveller_jumps_over_other_travellers():
    table = court(cities='xian = "ship", luoyang = "wall"', Lisa='traveller = "taiyuan"')
    assert reach(table) == {"xian", "luoyang"}
    table.choose(table.city("luoyang"))
    assert table["Anna"].traveller == "luoyang"
    assert table["Lisa"].traveller == "taiyuan"


@rule("gugong.travel.no-token-in-reach")
def test_travelling_without_a_token_in_reach_is_allowed_and_does_nothing():
    table = court("pool = 4", cities="").exchange("s1-9", "travel")
    assert table.options == ["A travel", "B travel", "decline"]
    table.choose("A travel")
    assert table["Anna"].traveller == "datong"
    assert table["Anna"].tokens == []
    assert table.chooser == "Lisa"


@rule("gugong.travel.no-token-in-reach")
def test_the_second_move_is_lost_when_the_first_takes_the_last_token():
    table = court("pool = 4", cities='nanjing = "points"').exchange("s1-9", "travel", "B travel")
    assert table["Anna"].traveller == "nanjing"
    assert table["Anna"].tokens == ["points"]
    assert table["Anna"].pool == 2
    assert table.chooser == "Lisa"


# Storing.


@rule("gugong.travel.store-face-down")
def test_a_taken_token_is_stored_face_down():
    table = journey("intrigue", 'tokens = ["palace"]')
    assert table["Anna"].tokens == ["palace", "intrigue"]  # a star would mean face up


@rule("gugong.travel.six-spaces")
def test_a_player_board_has_room_for_six_tokens():
    table = journey("points", 'tokens = ["servant", "servant", "palace", "palace", "intrigue"]')
    assert table.chooser == "Lisa"
    assert len(table["Anna"].tokens) == 6
    with pytest.raises(Trouble, match="room for 6 tokens"):
        court(f'tokens = {SIX[:-1]}, "wall"]')


@pytest.mark.parametrize("printing", ["english-1", "english-2", "french", "dutch"])
@rule("gugong.travel.too-many-tokens")
def test_a_seventh_token_forces_a_trade_at_once(printing):
    table = journey("points", f"tokens = {SIX}", head=f'printing = "{printing}"')
    assert table.chooser == "Anna"
    assert table.options == ["trade servant", "trade points", "trade jade"]
    table.choose("trade servant")
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == ["palace", "palace", "intrigue", "intrigue", "points"]
    assert table["Anna"].pool == 7


@pytest.mark.parametrize("printing", ["english-1", "english-2"])
@rule("gugong.travel.make-room")
def test_in_the_english_printings_room_is_made_among_the_stored_tokens(printing):
    table = journey("double", f"tokens = {SIX}", head=f'printing = "{printing}"')
    assert len(table["Anna"].tokens) == 6
    table.choose("trade servant")
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == ["palace", "palace", "intrigue", "intrigue", "double*"]


@pytest.mark.parametrize("printing", ["french", "dutch"])
@rule("gugong.travel.make-room")
def test_in_the_french_and_dutch_printings_the_new_token_may_be_traded(printing):
    table = journey("double", f"tokens = {SIX}", head=f'printing = "{printing}"')
    assert len(table["Anna"].tokens) == 7
    table.choose("trade servant")
    assert table.options == ["hand-in face-down", "hand-in double"]
    table.choose("hand-in double")
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == ["servant", "servant", "palace", "palace", "intrigue", "intrigue"]


# Trading.


@rule("gugong.travel.trade-servant")
def test_two_tokens_buy_a_servant():
    table = court('pool = 4, tokens = ["points", "wall"]')
    assert table.options == ["give s1-9", "trade servant"]
    table.choose("trade servant")
    assert (table["Anna"].pool, table["Anna"].supply) == (5, 7)
    assert table["Anna"].tokens == []
    table = court('tokens = ["points"]')
    assert not any(option.startswith("trade") for option in table.options)


@rule("gugong.travel.trade-points")
def test_four_tokens_buy_two_points_at_once():
    table = court('tokens = ["points", "wall", "swap", "swap"]')
    assert table.options == ["give s1-9", "trade servant", "trade points"]
    table.choose("trade points")
    assert table["Anna"].points == 2
    assert table["Anna"].tokens == []


@rule("gugong.travel.trade-jade")
def test_six_tokens_buy_a_jade():
    table = court(f"tokens = {SIX}")
    assert table.options == ["give s1-9", "trade servant", "trade points", "trade jade"]
    table.choose("trade jade")
    assert table["Anna"].jade == 1
    assert table["Anna"].tokens == []
    assert table["Anna"].points == 0


@rule("gugong.travel.trade-any-time", "gugong.travel.trade-servant")
def test_tokens_may_be_traded_again_and_again():
    table = court(f"pool = 0, tokens = {SIX}")
    table.choose("trade servant", "trade servant", "trade servant")
    assert table["Anna"].pool == 3
    assert table["Anna"].tokens == []
    assert table.chooser == "Anna"


@rule("gugong.travel.trade-any-time", "gugong.travel.any-time-means")
def test_a_trade_is_offered_at_each_decision_of_ones_own_turn():
    table = court(f"pool = 4, tokens = {SIX}", hand='["s1-1", "s1-4"]')
    assert "trade servant" in table.options
    table.choose("give s1-1")
    assert "trade servant" not in table.options  # the card is chosen; only its official is still open
    assert "trade servant" in table.standing("Anna")  # but it can be asked for
    table.choose("to travel")
    assert "no-actions" in table.options and "trade servant" in table.options
    table.choose("sacrifice s1-4")
    assert "A canal" in table.options and "trade servant" in table.options
    table.choose("decline")
    assert "A travel" in table.options and "trade servant" in table.options
    table.choose("A travel")
    assert table.city("xian") in table.options and "trade servant" in table.options
    table.choose(table.city("xian"))
    assert "new-ship a" in table.options and "trade servant" in table.options


@rule("gugong.travel.any-time-means")
def test_in_the_turn_of_another_a_trade_is_offered_only_at_a_decision_of_ones_own():
    tokens = '["points", "wall"]'
    table = court("wall = 4", David=f"tokens = {tokens}, intrigue = 1")
    table.exchange("s1-9", "great-wall", "build one")
    assert table["Anna"].points == 3
    assert table.chooser == "Lisa"
    assert "give s2-3" in table.options
    assert "trade servant" in table.standing("David")
    table = court("wall = 3", David=f"tokens = {tokens}, intrigue = 1, wall = 1")
    table.exchange("s1-9", "great-wall", "build one")
    assert table.chooser == "David"
    assert table.options == ["benefit servant", "decline", "trade servant"]


@rule("gugong.travel.any-time-means")
def test_tokens_may_be_traded_once_more_before_the_final_scoring():
    table = Table("""
        players = ["Anna", "Lisa"]
        phase = "ending"
        arrived = ["Lisa", "Anna"]
        [family.Anna]
        tokens = ["points", "wall", "swap", "swap"]
        """)
    assert table.chooser == "Anna"
    assert table.options == ["decline", "trade servant", "trade points"]
    table.choose("trade points")
    assert table.match.is_over
    assert table["Anna"].points == 7
    assert table["Lisa"].points == 7


@rule("gugong.travel.trade-exactly")
def test_a_trade_is_never_overpaid():
    table = court('tokens = ["double", "double", "points"]')
    assert table.options == ["give s1-9", "trade servant", "trade points"]  # worth five: no jade
    assert table.choose("trade servant")["Anna"].tokens == ["double*", "points"]
    assert table.choose("trade servant")["Anna"].tokens == ["points"]
    table = court('tokens = ["double", "double", "points"]').choose("trade points")
    assert table["Anna"].tokens == ["points"]


@rule("gugong.travel.oldest-first")
def test_the_longest_kept_face_down_tokens_go_first():
    table = court('tokens = ["wall", "points", "swap"]').choose("trade servant")
    assert table["Anna"].tokens == ["swap"]
    assert table.discarded_tokens == ["points", "wall"]


@rule("gugong.travel.oldest-first")
def test_whether_face_up_tokens_are_used_is_a_choice():
    table = court('tokens = ["double", "wall", "points"]').choose("trade servant")
    assert table.options == ["hand-in face-down", "hand-in double"]
    assert table.choose("hand-in face-down")["Anna"].tokens == ["double*"]
    table = court('tokens = ["double", "wall", "points"]').choose("trade servant", "hand-in double")
    assert table["Anna"].tokens == ["wall", "points"]


@rule("gugong.travel.traded-tokens")
def test_traded_tokens_wait_on_a_discard_pile():
    table = court('tokens = ["points", "wall"]')
    before = table.token_pile
    table.choose("trade servant")
    assert table.discarded_tokens == ["points", "wall"]
    assert table.token_pile == before


# The example of the rulebooks.


@pytest.mark.parametrize(
    "printing, name", [("english-1", "Anna"), ("english-2", "Anna"), ("french", "Lisa"), ("dutch", "Anna")]
)
@rule(
    "gugong.travel.two-moves",
    "gugong.travel.moves-in-turn",
    "gugong.travel.trade-jade",
    "gugong.travel.trade-any-time",
    "gugong.travel.any-time-means",
)
def test_example_of_the_double_travel_that_ends_with_six_tokens_for_a_jade(printing, name):
    """Page 7: she trades at once, before anybody else has done anything."""
    table = Table(f"""
        players = ["Anna", "Lisa", "David"]
        printing = "{printing}"
        turn = "{name}"
        officials = {{ travel = "o1" }}
        cities = {{ taiyuan = "two-servants", luoyang = "servants-for-jade" }}
        [family.{name}]
        hand = ["s1-9", "s1-6"]
        pool = 3
        traveller = "datong"
        tokens = ["points", "wall", "palace", "intrigue"]
        """)
    table.exchange("s1-9", "travel", "B travel")
    assert table[name].pool == 1
    table.choose(table.city("taiyuan"))
    assert table[name].pool == 3
    assert len(table[name].tokens) == 5
    table.choose(table.city("luoyang"), "accept")
    assert (table[name].pool, table[name].jade) == (0, 1)
    assert len(table[name].tokens) == 6
    assert "trade jade" in table.standing(name)
    asked = table.chooser, table.options
    table.let(name, "trade jade")
    assert table[name].jade == 2
    assert table[name].tokens == []
    assert len(table.discarded_tokens) == 6
    assert (table.chooser, table.options) == asked, "the next player's turn is as it was"
