"""The morning: start player, map, dice, decrees, and the servants of the new day."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.games.gugong.declaration.components import printed
from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.game import GUGONG
from tests.gugong.table import Table
from tests.rules import rule

every_printing = pytest.mark.parametrize("printing", PRINTINGS)

BASIC_TOKENS = [
    kind for kind, row in printed()["token"].items() if row["box"] == "basic" for _ in range(row["copies"])
]


# The five steps.


FIVE_STEPS = """
    players = ["Lisa", "David"]
    phase = "morning"
    day = 2
    medal = "David"
    dice = [1, 4, 2]
    cities = { datong = "empty", others = "filled" }
    next = { tokens = ["points"], dice = [6, 9, 3] }
    [family.David]
    pool = 2
    decrees = ["morning-swap"]
"""


@rule("gugong.morning.five-steps", "gugong.morning.day-marker-moves")
def test_start_player_map_and_dice_come_before_the_decrees_and_servants_after_them():
    table = Table(FIVE_STEPS)
    assert table.phase == "morning"
    assert table.chooser == "David"
    assert table.options == [*(f"swap {gift}" for gift in table["David"].hand), "decline"]
    # Steps 1 to 3 are done.
    assert table.start_player == "David"
    assert table.token_in("datong") == "points"
    assert sorted(table.dice) == [3, 6, 9]
    # Step 5 is not: neither servants nor the Day Tracker have moved.
    assert (table["David"].pool, table["Lisa"].pool) == (2, 6)
    assert table.day == 1
    table.choose("decline")
    assert table.day == 2
    assert (table["David"].pool, table["Lisa"].pool) == (6, 10)
    assert table.phase == "day"
    begin = ["dawn", "new-start-player", *3 * ["die-rolled"]]
    assert table.told == [*begin, "morning-advantage", "gained", "gained", "turn"]


@rule("gugong.morning.day-marker-moves")
def test_the_day_tracker_has_moved_when_somebody_is_asked_about_new_servants():
    table = Table('players = 2\nphase = "morning"\nday = 3\n[family.0]\nsupply = 2')
    assert table.options == ["take 2", "take 1", "take 0"]
    assert (table.phase, table.day) == ("morning", 3)


# The start player.


@rule("gugong.morning.medal-makes-start-player", "gugong.morning.medal-returns")
def test_the_medal_makes_its_owner_start_player_and_goes_back_to_the_board():
    table = Table("""
        players = ["Anna", "Lisa", "David"]
        phase = "morning"
        start = "Anna"
        medal = "David"
        officials = { intrigue = 1 }
        [family.David]
        hand = [9, 2, 3, 4]
    """)
    assert table.start_player == "David"
    assert (table.phase, table.chooser) == ("day", "David")
    assert table.medal is None
    nine = next(gift for gift in table["David"].hand if gift.endswith("9"))
    table.exchange(nine, "intrigue", "A intrigue")
    assert table.medal == "David"
    assert table.chooser == "Anna"


@rule("gugong.morning.medal-makes-start-player")
def test_the_medal_taken_today_works_only_tomorrow():
    table = Table("""
        players = ["Lisa", "David"]
        start = "Lisa"
        turn = "David"
        dice = [1, 4, 1]
        officials = { intrigue = 1 }
        [family.Lisa]
        hand = []
        [family.David]
        hand = [9]
    """)
    table.choose("to intrigue", "A intrigue")
    table.play_to("day", 2)
    assert table.start_player == "David"
    assert table.chooser == "David"
    assert table.medal is None


@rule("gugong.morning.start-player-stays")
def test_the_start_player_stays_when_nobody_took_the_medal():
    table = Table('players = ["Anna", "Lisa", "David"]\nphase = "morning"\nstart = "Lisa"')
    assert table.start_player == "Lisa"
    assert table.chooser == "Lisa"


# The map.


@rule("gugong.morning.refill-empty-cities")
def test_cities_without_token_and_traveller_get_a_new_token():
    table = Table("""
        players = ["Lisa", "David"]
        phase = "morning"
        cities = { datong = "empty", taiyuan = "empty", suzhou = "palace" }
        next = { tokens = ["points", "swap"] }
        [family.Lisa]
        traveller = "xian"
    """)
    assert table.token_in("datong") == "points"
    assert table.token_in("taiyuan") == "swap"
    assert table.token_in("suzhou") == "palace"
    assert table.token_in("xian") is None
    assert all(table.token_in(city) for city in table.cities if city != "xian")
    assert len(table.token_pile) == 32 - (len(table.cities) - 1)


def with_discarded(number):
    """A bare map of ten cities, a traveller in one of them, and so many tokens on the discard pile."""
    return Table(f"""
        players = ["Lisa", "David"]
        phase = "morning"
        cities = {{ others = "empty" }}
        discarded_tokens = {BASIC_TOKENS[:number]}
        [family.Lisa]
        traveller = "xian"
    """)


@rule("gugong.morning.reshuffle-when-both-piles-are-empty")
def test_discarded_tokens_are_shuffled_once_a_token_is_needed_and_the_piles_are_empty():
    table = with_discarded(30)
    assert [city for city in table.cities if table.token_in(city) is None] == ["xian"]
    assert table.discarded_tokens == []
    assert len(table.token_pile) == 32 - 9


@rule("gugong.morning.reshuffle-when-both-piles-are-empty")
def test_discarded_tokens_stay_where_they_are_while_the_piles_suffice():
    table = with_discarded(32 - 9)
    assert [city for city in table.cities if table.token_in(city) is None] == ["xian"]
    assert table.token_pile == []
    assert sorted(table.discarded_tokens) == sorted(BASIC_TOKENS[: 32 - 9])


@rule("gugong.morning.cities-stay-empty")
def test_cities_stay_empty_when_no_token_is_left_anywhere():
    rows = [BASIC_TOKENS[6 * seat : 6 * seat + 6] for seat in range(5)]
    families = "\n".join(f"[family.{seat}]\ntokens = {row}" for seat, row in enumerate(rows))
    table = Table(f'players = 5\nphase = "morning"\ncities = {{ others = "empty" }}\n{families}')
    filled = [city for city in table.cities if table.token_in(city)]
    assert len(filled) == 32 - 30
    assert (table.token_pile, table.discarded_tokens) == ([], [])
    assert table.phase == "day"


# The dice.


@rule("gugong.morning.roll-the-dice")
def test_all_three_dice_are_rolled_afresh():
    table = Table('players = 2\nphase = "morning"\ndice = [1, 4, 2]\nnext = { dice = [6, 9, 8] }')
    assert sorted(table.dice) == [6, 8, 9]
    assert table.told.count("die-rolled") == 3


# The decrees.


def rolls_of(own):
    """The values each die can show in the set-up, with the number of faces that show them."""
    position = GUGONG.start(GUGONG.settle_options({"players": 2}), own)
    dice = Dice(1)
    while "roll" not in GUGONG.notation(position.options[0]):
        position.choose(position.seat, dice.choose(position))
    found = []
    while "roll" in GUGONG.notation(position.options[0]):
        rolled = [GUGONG.notation(option) for option in position.options]
        found.append(dict(zip(rolled, list(position.weights), strict=True)))
        position.choose(position.seat, position.options[0])
    return found


@rule("gugong.morning.roll-the-dice")
def test_a_roll_is_written_by_its_value_and_equal_faces_are_one_outcome():
    faces = [[1, 2, 3, 4, 5, 6], [4, 5, 6, 7, 8, 9], [1, 2, 3, 7, 8, 9]]
    assert rolls_of({}) == [{f"roll {value}": 1 for value in die} for die in faces]
    own = rolls_of({"die": {"b": {"faces": [5, 5, 5, 6, 6, 9]}}})
    assert own[1] == {"roll 5": 3, "roll 6": 2, "roll 9": 1}


@rule("gugong.morning.decrees-in-player-order")
def test_owners_of_a_morning_decree_use_it_one_after_the_other_in_player_order():
    owner = 'decrees = ["morning-swap"]'
    table = Table(f"""
        players = ["Anna", "Lisa", "David", "Sebastian"]
        phase = "morning"
        start = "Anna"
        medal = "David"
        [family.Anna]
        {owner}
        [family.David]
        {owner}
        [family.Sebastian]
        {owner}
    """)
    asked = []
    while table.phase == "morning":
        asked.append(table.chooser)
        table.choose("decline")
    assert asked == ["David", "Sebastian", "Anna"]


@rule("gugong.morning.decrees-in-player-order")
def test_decrees_of_the_other_levels_do_nothing_in_the_morning():
    table = Table("""
        players = ["Lisa", "David"]
        phase = "morning"
        [family.Lisa]
        pool = 2
        decrees = ["cheaper-travel", "equal-is-higher", "eight-points"]
    """)
    assert table.phase == "day"
    assert "morning-advantage" not in table.told
    assert (table["Lisa"].pool, table["Lisa"].intrigue, table["Lisa"].points) == (6, 0, 0)


@rule("gugong.morning.decree-advantage-may-be-declined")
@every_printing
@pytest.mark.parametrize(
    ("decree", "refusal"), [("ship", "decline"), ("swap", "decline"), ("servant", "take 0")]
)
def test_a_morning_advantage_may_be_turned_down(decree, refusal, printing):
    table = Table(f"""
        players = ["Lisa", "David"]
        printing = "{printing}"
        phase = "morning"
        [family.Lisa]
        supply = 1
        decrees = ["morning-{decree}"]
        hand = [2, 3, 4, 5]
    """)
    hand = table["Lisa"].hand
    assert refusal in table.options
    table.choose(refusal)
    assert (table["Lisa"].hand, table["Lisa"].ships) == (hand, {})
    if printing not in ("french", "dutch"):
        # The next question is about the servants of the day: the decree left this one in the supply.
        assert (table["Lisa"].supply, table.options) == (1, ["take 1", "take 0"])


@rule("gugong.morning.helpful-without-asking")
@every_printing
def test_advantages_that_only_help_come_without_a_question(printing):
    table = Table(f"""
        players = ["Anna", "Lisa", "David"]
        printing = "{printing}"
        phase = "morning"
        decrees = ["morning-intrigue", "morning-palace"]
        [family.Anna]
        decrees = ["morning-intrigue"]
        [family.Lisa]
        decrees = ["morning-palace"]
        envoy = 3
        [family.David]
        decrees = ["morning-palace"]
        envoy = 8
    """)
    assert table.phase == "day"
    assert table["Anna"].intrigue == 2
    assert (table["Lisa"].envoy, table["Lisa"].points) == (4, 0)
    assert table["David"].points == 1


@rule("gugong.morning.helpful-without-asking")
def test_the_servant_of_a_decree_comes_without_a_question_unless_it_is_the_last():
    text = 'players = 2\nphase = "morning"\n[family.0]\ndecrees = ["morning-servant"]\nsupply = {}'
    table = Table(text.format(9))
    assert (table.phase, table["0"].supply) == ("day", 9 - 1 - 4)
    table = Table(text.format(1))
    assert (table.phase, table.options) == ("morning", ["take 1", "take 0"])


TWO_DECREES = """
    players = ["Lisa", "David"]
    phase = "morning"
    decrees = ["morning-ship", "morning-servant"]
    [family.Lisa]
    decrees = ["morning-ship", "morning-servant"]
    supply = 1
    [family.David]
    decrees = ["morning-ship"]
"""


@rule("gugong.morning.several-decrees-in-your-order")
def test_two_morning_decrees_are_used_in_the_order_the_owner_likes_before_the_next_player():
    table = Table(TWO_DECREES)
    assert table.options == ["morning 1", "morning 2"]
    table.choose("morning 1", "new-ship a")
    # The last servant of the supply is on board: the second decree brings none, and it is David's turn.
    assert (table["Lisa"].ships, table["Lisa"].supply, table["Lisa"].pool) == ({"a1": 1}, 0, 9)
    assert table.chooser == "David"
    table = Table(TWO_DECREES).choose("morning 2", "take 1")
    # The other way round the servant is in the pool, and the ship decree finds none.
    assert (table["Lisa"].ships, table["Lisa"].supply, table["Lisa"].pool) == ({}, 0, 10)
    assert table.chooser == "David"


@rule("gugong.morning.decrees-in-player-order", "gugong.morning.decree-advantage-may-be-declined")
@every_printing
def test_example_of_the_morning_decree_that_fills_a_ship(printing):
    """Page 4: David completes a ship and takes a gift; Lisa waives the same advantage."""
    table = Table(f"""
        players = ["David", "Lisa"]
        printing = "{printing}"
        phase = "morning"
        next = {{ gifts = ["d6"] }}
        [family.David]
        decrees = ["morning-ship"]
        ships = [{{ berth = "a3", servants = 2 }}]
        pool = 4
        [family.Lisa]
        decrees = ["morning-ship"]
        supply = 2
    """)
    david, lisa = table["David"], table["Lisa"]
    assert (table.chooser, david.supply) == ("David", 5)
    assert table.options == ["load a3", "new-ship a", "decline"]
    table.choose("load a3")
    assert david.supply == 4
    assert table.options == ["claim gift", "decline"]
    table.choose("claim gift")
    assert "d6" in david.hand
    assert len(david.hand) == 5
    assert david.rewards == {"points": 0, "gift": 1, "double": 0}
    assert (david.ships, david.supply, david.pool) == ({}, 6, 4)
    assert table.chooser == "Lisa"
    assert table.options == ["new-ship a", "decline"]
    table.choose("decline")
    assert (lisa.ships, david.pool) == ({}, 8)


# The servants of the day.


@rule("gugong.morning.servants-of-the-day")
@every_printing
def test_the_new_servants_come_from_the_supply_and_all_of_them_must_be_taken_in_two_printings(printing):
    table = Table(f"""
        players = ["Lisa", "David"]
        printing = "{printing}"
        phase = "morning"
        [family.Lisa]
        supply = 3
        [family.David]
        pool = 1
    """)
    if printing in ("french", "dutch"):
        assert table.phase == "day"
        assert (table["Lisa"].pool, table["Lisa"].supply) == (12, 0)
    else:
        assert (table.chooser, table.phase) == ("Lisa", "morning")
        assert table.options == ["take 3", "take 2", "take 1", "take 0"]
        table.choose("take 1")
        assert (table["Lisa"].pool, table["Lisa"].supply) == (10, 2)
    assert (table["David"].pool, table["David"].supply) == (5, 7)


@rule("gugong.morning.four-servants-a-day")
@pytest.mark.parametrize("day", [2, 3, 4])
def test_every_day_after_the_first_brings_four_servants(day):
    table = Table(f'players = 3\nphase = "morning"\nday = {day}\n[family.1]\npool = 0\n[family.2]\npool = 5')
    assert (table.phase, table.day) == ("day", day)
    assert [table[name].pool for name in table.names] == [10, 4, 9]


ASKED = 'players = 2\nprinting = "{}"\nphase = "morning"\n[family.0]\n{}'


@rule("gugong.morning.ask-how-many-servants")
@pytest.mark.parametrize("printing", ["english-1", "english-2"])
def test_how_many_to_take_is_asked_only_where_taking_all_empties_the_supply(printing):
    table = Table(ASKED.format(printing, "supply = 5"))
    assert (table.phase, table["0"].supply) == ("day", 1)
    table = Table(ASKED.format(printing, "supply = 4"))
    assert table.options == ["take 4", "take 3", "take 2", "take 1", "take 0"]
    table = Table(ASKED.format(printing, "supply = 0"))
    assert (table.phase, table["0"].pool) == ("day", 12)


@rule("gugong.morning.ask-how-many-servants")
@every_printing
def test_whether_the_double_servant_comes_is_asked_in_every_printing(printing):
    table = Table(ASKED.format(printing, 'supply = 7\ndouble = "supply"'))
    assert (table.phase, table.options) == ("morning", ["take 4 double", "take 4"])
    table.choose("take 4 double")
    assert (table["0"].double, table["0"].pool, table["0"].supply) == ("pool", 4 + 3, 4)
    table = Table(ASKED.format(printing, 'supply = 7\ndouble = "pool"'))
    assert (table.phase, table["0"].supply) == ("day", 3)


@rule("gugong.morning.ask-how-many-servants")
@every_printing
def test_with_the_double_servant_last_in_the_supply_only_some_printings_leave_a_choice(printing):
    table = Table(ASKED.format(printing, 'supply = 1\ndouble = "supply"'))
    if printing in ("french", "dutch"):
        assert (table.phase, table["0"].supply, table["0"].double) == ("day", 0, "pool")
    else:
        assert table.options == ["take 2 double", "take 1 double", "take 1", "take 0"]
