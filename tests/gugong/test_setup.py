"""Game materials and set-up: what lies where before the first turn, and the course of the four days."""

import pytest

from courtyard.engine.match import Match
from courtyard.engine.position import CHANCE
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.declaration.components import BONUS_TOKENS, printed
from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.game import GUGONG
from tests.gugong.table import Table
from tests.rules import rule

COUNTS = (2, 3, 4, 5)
SEEDS = range(30)
GIFTS = printed()["gift"]
OWN_SEVEN = [code for code in GIFTS if GIFTS[code]["set"] == "officials"]
OWN_PILE = [code for code in GIFTS if GIFTS[code]["set"] == "pile"]


@pytest.fixture(params=COUNTS, ids=lambda players: f"{players} players")
def table(request):
    """A table at the first turn of the first day."""
    return Table(players=request.param)


def set_of(number):
    return [code for code in GIFTS if GIFTS[code]["set"] == str(number)]


def in_order(table):
    """The names of the players from the start player on, clockwise."""
    first = table.names.index(table.start_player)
    return table.names[first:] + table.names[:first]


# The board and the players.


@rule("gugong.setup.board-side")
def test_up_to_three_players_use_one_side_of_the_board_and_more_the_other():
    sides = {players: Table(players=players) for players in COUNTS}
    assert sides[2].cities == sides[3].cities
    assert sides[4].cities == sides[5].cities
    assert len(sides[3].cities) < len(sides[4].cities)
    assert sides[2].houses == sides[3].houses
    assert sides[4].houses == sides[5].houses
    assert sides[3].houses != sides[4].houses


@rule("gugong.setup.board-side")
@pytest.mark.parametrize(("players", "routes"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_only_the_side_for_four_and_five_has_a_second_route(players, routes):
    table = Table(f"players = {players}\nofficials = {{ canal = 1 }}\n[family.0]\nhand = [9]")
    table.choose("to canal", "A canal")
    assert [option for option in table.options if option.startswith("new-ship")] == [
        "new-ship a",
        "new-ship b",
    ][:routes]


@rule("gugong.setup.one-colour-each")
def test_each_of_up_to_five_players_has_pieces_that_nobody_else_uses():
    table = Table("players = 5\nofficials = { great-wall = 1 }\n[family.0]\nhand = [9]\npool = 4")
    before = {name: (table[name].pool, table[name].supply, table[name].wall) for name in table.names}
    assert all(sum(pieces) == 12 for pieces in before.values())
    table.choose("to great-wall", "build two")
    assert (table["0"].pool, table["0"].supply, table["0"].wall) == (1, 9, 2)
    for name in "1234":
        assert (table[name].pool, table[name].supply, table[name].wall) == before[name]
    with pytest.raises(Trouble, match="1 to 5 players"):
        Table(players=6)


@rule("gugong.setup.start-player-drawn")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("players", COUNTS)
def test_chance_picks_the_start_player(players, printing):
    tables = [Table(players=players, printing=printing, seed=str(seed)) for seed in SEEDS]
    assert {table.start_player for table in tables} == set(tables[0].names)
    assert all(table.chooser == table.start_player for table in tables)
    position = GUGONG.start(tables[0].match.options, {})
    assert position.seat == CHANCE
    assert len(set(position.weights)) == 1


@rule("gugong.setup.player-order")
def test_player_order_goes_from_the_start_player_clockwise():
    table = Table("""
        players = ["Anna", "Lisa", "David", "Sebastian"]
        start = "David"
    """)
    turns = [table.chooser]
    while len(turns) < 6:
        table.choose(table.options[-1])
        if table.chooser != turns[-1]:
            turns.append(table.chooser)
    assert turns == ["David", "Sebastian", "Anna", "Lisa", "David", "Sebastian"]


# Gift cards.


@rule("gugong.setup.officials-hold-seven-gifts")
def test_every_official_holds_one_of_the_seven_board_cards_face_up(table):
    assert sorted(table.officials().values()) == sorted(OWN_SEVEN)
    for seat in range(len(table.names)):
        assert table.match.view(seat)["officials"] == table.officials()


@rule("gugong.setup.officials-hold-seven-gifts")
def test_which_official_holds_which_board_card_is_random():
    tables = [Table(seed=str(seed)) for seed in SEEDS]
    assert {table.officials()["jade"] for table in tables} == set(OWN_SEVEN)


LOADING_SHIP = """
    players = ["Lisa", "David"]
    officials = { canal = 1 }
    [family.Lisa]
    hand = [9]
    ships = [{ berth = "a3", servants = 2 }]
"""


@rule("gugong.setup.draw-pile")
def test_the_other_cards_form_a_face_down_pile(table):
    assert sorted(table.pile) == sorted(OWN_PILE)
    for seat in range(len(table.names)):
        view = table.match.view(seat)
        assert view["pile"] == len(OWN_PILE)
        assert not any(repr(code) in str(view) for code in OWN_PILE)


@rule("gugong.setup.draw-pile")
def test_the_draw_pile_is_shuffled():
    drawn = set()
    for seed in SEEDS:
        table = Table(LOADING_SHIP)
        table.match = Match(GUGONG, seed=str(seed), written=table.match.written)
        pile = table.pile
        table.choose("to canal", "A canal", "load a3", "claim gift")
        assert len(table.pile) == len(pile) - 1
        drawn |= set(pile) - set(table.pile)
    assert len(drawn) > 5


@rule("gugong.setup.starting-set-by-seat")
def test_the_start_player_has_set_one_and_the_next_players_the_following_sets(table):
    for number, name in enumerate(in_order(table), 1):
        assert sorted(table[name].hand) == sorted(set_of(number))
        assert len(table[name].hand) == 4
        assert table[name].discard == []


@rule("gugong.setup.starting-set-by-seat")
def test_the_sets_follow_the_start_player_and_not_the_chairs():
    start = next(table for table in (Table(seed=str(seed)) for seed in SEEDS) if table.start_player == "2")
    assert sorted(start["2"].hand) == sorted(set_of(1))
    assert sorted(start["0"].hand) == sorted(set_of(3))


@rule("gugong.setup.unused-sets-to-the-box")
def test_sets_without_a_player_are_out_of_the_game(table):
    unused = [code for number in range(len(table.names) + 1, 6) for code in set_of(number)]
    assert sorted(table.match.view(0)["box"]) == sorted(unused)
    in_play = [*table.pile, *table.officials().values()]
    for name in table.names:
        in_play += table[name].hand
    assert sorted(in_play + unused) == sorted(GIFTS)


@rule("gugong.setup.starting-sets-are-known")
def test_everyone_may_know_the_starting_hands():
    table = Table(players=3, open_information=True)
    for viewer in range(3):
        families = table.match.view(viewer)["families"]
        assert [family["hand"] for family in families] == [table[name].hand for name in "012"]
        assert table.match.view(viewer)["families"][viewer]["others_know"] == {
            "in_place": table[str(viewer)].hand,
            "either": [],
        }


@rule("gugong.setup.starting-sets-are-known")
def test_a_drawn_card_is_not_known_like_a_starting_card():
    table = Table(f'open_information = true\n{LOADING_SHIP}\n[next]\ngifts = ["d5"]')
    table.choose("to canal", "A canal", "load a3", "claim gift")
    assert table["Lisa"].hand == ["d5"]
    assert "'d5'" not in str(table.match.view(1))


# The pieces of the players.


@rule(
    "gugong.setup.six-servants-in-the-pool",
    "gugong.setup.double-servant-on-the-player-board",
    "gugong.setup.three-ships-beside-the-player-board",
    "gugong.setup.score-starts-at-zero",
    "gugong.setup.envoys-at-the-start",
    "gugong.setup.travellers-off-the-map",
)
def test_every_player_begins_with_the_same_pieces_in_the_same_places(table):
    for name in table.names:
        family = table[name]
        assert (family.pool, family.supply) == (6, 6)
        assert family.double == "locked"
        assert family.ships == {}
        assert family.points == 0
        assert (family.envoy, family.arrival) == (0, 0)
        assert family.traveller is None


@rule("gugong.setup.double-servant-on-the-player-board")
def test_the_waiting_double_servant_neither_pays_nor_is_gained():
    table = Table("""
        players = ["Lisa", "David"]
        officials = { intrigue = 1 }
        [family.Lisa]
        hand = ["s2-3"]
        pool = 0
    """)
    table.choose("to intrigue")
    assert (table["Lisa"].pool, table["Lisa"].double) == (2, "locked")
    assert "B intrigue" in table.options
    table = Table("""
        players = ["Lisa", "David"]
        officials = { intrigue = 1 }
        [family.Lisa]
        hand = [9]
        pool = 0
    """)
    table.choose("to intrigue")
    assert table.options == ["A intrigue", "decline"]


@rule("gugong.setup.three-ships-beside-the-player-board")
def test_three_ships_can_set_out_and_no_fourth():
    text = "players = 2\nofficials = { canal = 1 }\n[family.0]\nhand = [9]\n"
    two_out = Table(text + 'ships = [{ berth = "a2" }, { berth = "a3" }]')
    assert "new-ship a" in two_out.choose("to canal", "A canal").options
    three_out = Table(text + 'ships = [{ berth = "a2" }, { berth = "a3" }, { berth = "a4" }]')
    three_out.choose("to canal", "A canal")
    assert [option for option in three_out.options if "new-ship" in option] == []
    assert "load a4" in three_out.options


@rule("gugong.setup.intrigue-markers-stacked")
def test_intrigue_markers_are_stacked_with_the_start_player_lowest(table):
    for height, name in enumerate(in_order(table)):
        assert (table[name].intrigue, table[name].height) == (0, height)


@rule("gugong.setup.travellers-off-the-map", "gugong.setup.token-on-each-city")
def test_a_traveller_beside_the_map_may_enter_any_city_since_all_have_a_token(table):
    name = table.chooser
    table.choose("give s1-9", "to travel", "A travel")
    assert table.options == [table.city(city) for city in table.cities]
    table.choose(table.city(table.cities[3]))
    assert table[name].traveller == table.cities[3]


# Travel tokens.


@rule("gugong.setup.token-on-each-city")
def test_every_city_begins_with_a_random_token_that_all_can_see(table):
    tokens = [table.token_in(city) for city in table.cities]
    assert None not in tokens
    for seat in range(len(table.names)):
        assert [city["token"] for city in table.match.view(seat)["cities"]] == tokens
    others = [Table(players=len(table.names), seed=str(seed)) for seed in SEEDS]
    assert len({other.token_in(other.cities[0]) for other in others}) > 6


@rule("gugong.setup.two-token-piles")
@pytest.mark.parametrize("bonus", ["none", "english", "french"])
@pytest.mark.parametrize("players", COUNTS)
def test_the_other_tokens_form_two_face_down_piles_of_the_same_height(players, bonus):
    table = Table(players=players, bonus=bonus)
    first, second = table.match.view(0)["tokens"]["piles"]
    assert first == second
    assert first + second == len(table.token_pile)
    assert not any(isinstance(part, str) for part in table.match.view(0)["tokens"]["piles"])


@rule("gugong.setup.token-piles-act-as-one")
def test_every_token_left_is_equally_likely_to_come_next():
    position = GUGONG.start(GUGONG.settle_options({"players": 2}), {})
    left = {
        f"token {kind}": row["copies"] for kind, row in printed()["token"].items() if row["box"] == "basic"
    }
    cities = 0
    while position.seat == CHANCE:
        option = position.options[0]
        if GUGONG.lot(position)[0] == "tokens":
            offered = [GUGONG.notation(outcome) for outcome in position.options]
            weights = dict(zip(offered, position.weights, strict=True))
            assert weights == {token: copies for token, copies in left.items() if copies}
            left[GUGONG.notation(option)] -= 1
            cities += 1
        position.choose(CHANCE, option)
    assert cities == len(Table(players=2).cities)


@rule("gugong.setup.bonus-tokens-optional")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_bonus_tokens_stay_out_unless_they_are_asked_for(printing):
    def all_tokens(**options):
        table = Table(printing=printing, **options)
        return [*table.token_pile, *(table.token_in(city) for city in table.cities)]

    plain = all_tokens()
    assert len(plain) == 32
    assert not set(plain) & set(BONUS_TOKENS)
    assert sorted(all_tokens(bonus="english")) == sorted(plain + 2 * list(BONUS_TOKENS[:3]))
    assert sorted(all_tokens(bonus="french")) == sorted(plain + 2 * list(BONUS_TOKENS))


@rule("gugong.setup.bonus-tokens-optional")
def test_bonus_tokens_are_shuffled_in_with_the_others():
    tables = [Table(bonus="french", seed=str(seed)) for seed in SEEDS]
    lying = {table.token_in(city) for table in tables for city in table.cities}
    assert set(BONUS_TOKENS) < lying


# Jade, decrees, dice and markers.


@rule("gugong.setup.jade-on-each-house")
@pytest.mark.parametrize(("players", "side"), [(2, "small"), (3, "small"), (4, "large"), (5, "large")])
def test_every_space_of_the_houses_begins_with_a_jade(players, side):
    table = Table(players=players)
    assert table.houses == printed()["side"][side]["houses"]
    assert all(table[name].jade == 0 for name in table.names)


@rule("gugong.setup.jade-supply-on-the-square")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_jade_that_is_not_bought_comes_from_the_square(printing):
    text = f"""
        players = ["Lisa", "David"]
        printing = "{printing}"
        officials = {{ jade = 1 }}
        [family.Lisa]
        hand = [9]
        pool = 6
    """
    table = Table(text + 'tokens = ["servant", "servant", "points", "points", "palace", "swap"]')
    houses = table.houses
    table.choose("trade jade")
    assert (table["Lisa"].jade, table.houses) == (1, houses)
    table.choose("to jade")
    assert "buy house-1" in table.options
    assert "buy square" not in table.options
    table = Table("houses = []\n" + text).choose("to jade")
    if printing != "french":  # where the only action there is must be performed, without a question
        table.choose("buy square")
    assert (table["Lisa"].jade, table["Lisa"].pool) == (1, 1)


@rule("gugong.setup.two-decrees-of-each-level", "gugong.setup.other-decrees-to-the-box")
def test_two_random_decrees_of_each_level_are_in_play_and_no_others(table):
    levels = [printed()["decree"][kind]["level"] for kind in table.decrees_in_play]
    assert levels == [1, 1, 2, 2, 3, 3]
    assert len(set(table.decrees_in_play)) == 6
    for seat in range(len(table.names)):
        assert [decree["kind"] for decree in table.match.view(seat)["decrees"]] == table.decrees_in_play
    table.choose("give s1-9", "to decrees")
    assert table.options == [*(f"decree {slot}" for slot in range(1, 7)), "decline"]
    others = [Table(players=len(table.names), seed=str(seed)) for seed in SEEDS]
    assert {kind for other in others for kind in other.decrees_in_play} == set(printed()["decree"])


@rule("gugong.setup.dice-rolled-at-setup")
def test_the_three_dice_are_rolled_before_the_first_turn(table):
    assert table.told.count("die-rolled") == 3
    assert "turn" not in table.told[: table.told.index("die-rolled")]
    others = [Table(players=len(table.names), seed=str(seed)) for seed in range(100)]
    for die, row in enumerate(printed()["die"].values()):
        assert {other.dice[die] for other in others} == set(row["faces"])


@rule("gugong.setup.day-marker-on-day-one", "gugong.setup.medal-beside-intrigue")
def test_the_game_begins_on_day_one_and_the_medal_is_free_for_the_first_to_take(table):
    assert table.day == 1
    assert table.medal is None
    name = table.chooser
    table.choose("give s1-9", "to intrigue", "A intrigue")
    assert table.medal == name


# The course of the days.


@rule("gugong.setup.four-days", "gugong.setup.three-phases", "gugong.setup.first-morning-skipped")
def test_four_days_of_morning_day_and_night_but_no_first_morning(table):
    assert table.phase == "day"
    table.play_to("over")
    parts = [name for name in table.told if name in ("dawn", "turn", "night", "game-over")]
    course = [part for nth, part in enumerate(parts) if nth == 0 or parts[nth - 1] != part]
    assert course == ["turn", "night", *3 * ["dawn", "turn", "night"], "game-over"]
    assert table.day == 4


@rule("gugong.setup.first-morning-skipped")
def test_the_set_up_leads_straight_to_the_first_turn_without_new_servants(table):
    assert (table.phase, table.day) == ("day", 1)
    assert table.chooser == table.start_player
    assert "dawn" not in table.told
    assert "gained" not in table.told
    with pytest.raises(Trouble, match="no morning"):
        Table('players = 3\nday = 1\nphase = "morning"')


# The expert variant.


@rule("gugong.setup.expert-variant")
@pytest.mark.parametrize("players", COUNTS)
def test_experts_draw_the_gifts_of_the_officials_from_one_pile_of_all_unused_cards(players):
    seen = set()
    for seed in SEEDS:
        table = Table(players=players, expert=True, seed=str(seed))
        gifts = list(table.officials().values())
        hands = [code for name in table.names for code in table[name].hand]
        assert len(gifts) == 7
        assert sorted([*gifts, *table.pile, *hands]) == sorted(GIFTS)
        assert table.match.view(0)["box"] == []
        seen |= set(gifts)
    unused = [code for number in range(players + 1, 6) for code in set_of(number)]
    assert seen == {*OWN_SEVEN, *OWN_PILE, *unused}


@rule("gugong.setup.expert-keeps-starting-sets")
@pytest.mark.parametrize("players", COUNTS)
def test_experts_begin_with_the_set_of_their_seat(players):
    table = Table(players=players, expert=True)
    for number, name in enumerate(in_order(table), 1):
        assert sorted(table[name].hand) == sorted(set_of(number))
