"""Positions written by hand: what they say is there, the rest is filled in, nonsense is refused."""

import json
import tomllib

import pytest

from courtyard.engine import journal
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.declaration import options
from courtyard.games.gugong.game import GUGONG
from tests.gugong.table import Table

WHOLE = """
game = "gugong"
title = "Everything that can be named"
players = ["Anna", "Lisa", "David", "Sebastian"]
printing = "french"
bonus = "french"
seed = 7
day = 3
start = "David"
turn = "Lisa"
medal = "Anna"
dice = [3, 6, 8]
decrees = ["morning-servant", "cheaper-jade", "eight-points"]
houses = [3, 4, 4]
discarded_tokens = ["points", "swap"]
stack = ["Lisa", "Anna"]
arrived = ["Sebastian"]
officials = { jade = "d8a", palace = 1, canal = "5 canal" }
cities = { xian = "two-servants", luoyang = "empty" }

[family.Lisa]
hand = [2, "3 two-servants"]
discard = [9, 9]
pool = 3
wall = 2
points = 17
jade = 2
intrigue = 5
envoy = 6
traveller = "datong"
tokens = ["servant", "double", "precious", "encore used"]
decrees = ["morning-servant", "jade-points"]
ships = [{ berth = "a2", servants = 2 }, { berth = "b3", servants = 1, double = true }]
tolls = ["jade"]

[family.Anna]
intrigue = 5
double = "pool"
rewards = ["points", "gift"]
generous = 1
follows = ["palace"]

[next]
gifts = ["d9a"]
tokens = ["recover", "wall"]
dice = [1, 4, 9]
"""


def refuse(text: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        Match(GUGONG, written=tomllib.loads(text))


def test_everything_that_is_named_is_there():
    table = Table(WHOLE)
    lisa, anna = table["Lisa"], table["Anna"]
    assert (table.day, table.chooser, table.start_player, table.medal) == (3, "Lisa", "David", "Anna")
    assert sorted(table.dice) == [3, 6, 8]
    assert table.houses == [3, 4, 4]
    assert table.officials()["jade"] == "d8a"
    assert table.token_in("xian") == "two-servants"
    assert table.token_in("luoyang") is None
    assert {"morning-servant", "cheaper-jade", "eight-points", "jade-points"} <= set(table.decrees_in_play)
    assert [len(lisa.hand), len(lisa.discard)] == [2, 2]
    assert "s2-3" in lisa.hand
    assert (lisa.pool, lisa.wall, lisa.points, lisa.jade, lisa.intrigue, lisa.envoy) == (3, 2, 17, 2, 5, 6)
    assert lisa.traveller == "datong"
    assert lisa.tokens == ["servant", "double*", "precious*", "encore"]
    assert lisa.decrees == {"morning-servant", "jade-points"}
    assert lisa.ships == {"a2": 2, "b3": 3}
    assert (lisa.double, lisa.rewards["double"], lisa.tolls, lisa.beside) == ("ship", 1, ["jade"], 1)
    assert anna.height == lisa.height + 1
    assert (anna.double, anna.rewards) == ("pool", {"points": 1, "gift": 1, "double": 1})
    assert (anna.follows, anna.beside, len(anna.hand)) == (["palace"], 2, 5)
    assert (table["Sebastian"].envoy, table["Sebastian"].arrival) == (8, 1)
    assert table.discarded_tokens == ["points", "swap"]


def test_what_is_next_on_the_piles_and_dice_comes_next():
    table = Table(
        """
        players = 2
        phase = "morning"
        cities = { xian = "empty", datong = "empty" }
        [next]
        tokens = ["recover", "wall"]
        dice = [1, 4, 9]
        """
    )
    assert (table.token_in("datong"), table.token_in("xian")) == ("recover", "wall")
    assert sorted(table.dice) == [1, 4, 9]


def test_the_rest_is_filled_in_by_the_set_up():
    table = Table("players = 3")
    for name in table.names:
        family = table[name]
        assert (family.pool, family.supply, len(family.hand)) == (6, 6, 4)
    assert len(set(table.officials().values())) == 7
    assert len(table.pile) == 11
    assert all(table.token_in(city) for city in table.cities)


def test_the_same_file_gives_the_same_position():
    assert Table(WHOLE).cells == Table(WHOLE).cells
    assert Table("players = 2\nseed = 1").cells != Table("players = 2\nseed = 2").cells


def test_a_match_from_a_file_can_be_saved_and_replayed():
    table = Table(WHOLE)
    table.choose(table.options[0]).choose(table.options[0])
    again = journal.replay(json.loads(journal.to_text(table.match)), GUGONG)
    assert list(again.position.cells) == table.cells


def test_it_can_begin_in_every_phase():
    assert Table("players = 2\nphase = 'day'").phase == "day"
    assert Table("players = 2\nday = 3\nphase = 'morning'").day == 3
    assert Table("players = 2\nday = 1\nphase = 'night'").day == 2
    assert Table("players = 2\nphase = 'ending'").match.is_over


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("players = 6", "1 to 5 players"),
        ("players = 'two'", "1 to 5 players"),
        ("players = ['A', 'A']", "same name"),
        ("game = 'chess'", "of the game 'chess'"),
        ("colour = 1", "'colour' is no part of a position"),
        ("dya = 1", "did you mean 'day'"),
        ("day = 5", "from 0 to 4"),
        ("day = 0", "first day is day 1"),
        ("day = 1\nphase = 'morning'", "no morning"),
        ("phase = 'noon'", "'noon' is no phase"),
        ("phase = 'night'\nturn = 1", "no turns in the night"),
        ("turn = 'Nobody'", "no player 'Nobody'"),
        ("printing = 'german'", "no printing 'german'"),
        ("bonus = 'gold'", "no bonus token"),
        ("dice = [1, 2]", "3 dice, not 2"),
        ("dice = [7, 7, 7]", "cannot show"),
        ("dice = 3", "must be a list"),
        ("decrees = ['free-tea']", "is no decree"),
        ("decrees = ['morning-ship', 'morning-swap', 'morning-palace']", "Only 2 decrees of level 1"),
        ("houses = [9]", "No house is left for the price 9"),
        ("cities = { rome = 'points' }", "'rome' is no part of the map"),
        ("cities = { xian = 'gold' }", "is no travel token"),
        ("cities = { xian = 'toll' }", "0 travel tokens 'toll'"),
        ("officials = { jade = 12 }", "No gift card 12 is left"),
        ("officials = { jade = 'x9' }", "is no gift card"),
        ("officials = { jade = 'o1', palace = 'o1' }", "o1 is named twice"),
        ("players = 2\nofficials = { jade = 's4-2' }", "though it is in the box"),
        ("officials = { garden = 1 }", "is no location"),
        ("officials = 3", "must be a table"),
        ("[family.0]\npool = 13", "12 servants, not 13"),
        ("[family.0]\npool = 5\nsupply = 8", "12 servants, not 13"),
        ("[family.0]\npool = -1", "must be a whole number"),
        ("[family.0]\nwall = 12\npool = 1", "12 servants, not 13"),
        ("[family.0]\nhand = [1, 2, 3, 4, 5]", "holds 4 gift cards"),
        ("[family.0]\nhand = [1]\ndiscard = [2]", "holds 4 gift cards"),
        ("[family.0]\nhand = 7", "must be a list"),
        ("[family.0]\nhands = [7]", "did you mean 'hand'"),
        ("[family.9]\npool = 1", "no player '9'"),
        ("[family.0]\nintrigue = 15", "from 0 to 14"),
        ("[family.0]\nenvoy = 9", "from 0 to 8"),
        ("arrived = [0]\n[family.0]\nenvoy = 3", "stands on step 3"),
        ("arrived = [0, 0]", "arrived twice"),
        ("[family.0]\ntraveller = 'rome'", "is no city"),
        ("cities = { xian = 'points' }\n[family.0]\ntraveller = 'xian'", "token and a traveller"),
        (
            "[family.0]\ntokens = ['points', 'points', 'points', 'points', 'points']",
            "4 travel tokens 'points'",
        ),
        (
            "[family.0]\ntokens = ['servant', 'servant', 'servant', 'ship', 'ship', 'ship', 'wall']",
            "room for 6 tokens",
        ),
        ("[family.0]\ndouble = 'garden'", "is no place of a Double Servant"),
        ("[family.0]\ndouble = 'ship'", "not in exactly one place"),
        ("[family.0]\nrewards = ['gold']", "is no harbour reward"),
        ("[family.0]\nrewards = ['points', 'points', 'points', 'points']", "'points' 3 times at most"),
        ("[family.0]\nrewards = ['double', 'double']", "'double' 1 times at most"),
        ("day = 2\nphase = 'ending'", "ends after day 4, not after day 2"),
        ("token_pile = 99", "from 0 to"),
        (
            "solo = 'easy'\n[family.Meng]\ntokens = ['servant', 'servant', 'ship', 'ship', 'wall', 'wall']",
            "count for six at once",
        ),
        ("solo = 'easy'\n[family.Meng]\nships = [{ berth = 'a2', servants = 3 }]", "full ship of Meng's"),
        (
            "solo = 'easy'\nautoma_today = ['jade', 'canal', 'travel', 'palace', 'decrees']",
            "4 gift cards, so he cannot have played 5",
        ),
        ("solo = 'easy'\n[next]\nmeng = ['o1']", "o1 is not left among Meng's gifts"),
        ("[family.0]\nships = [{ berth = 'c1' }]", "is no harbour"),
        ("[family.0]\nships = [{ berth = 'a1', servants = 4 }]", "from 0 to 3"),
        ("[family.0]\nships = [{ berth = 'a1', servants = 0 }]", "carries 0 servants"),
        ("[family.0]\nships = [{ berth = 'a1', sails = 2 }]", "is no part of a ship"),
        ("[family.0]\nships = [{ berth = 'a1' }]\n[family.1]\nships = [{ berth = 'a1' }]", "Two ships"),
        ("[family.0]\nships = [{berth='a1'},{berth='a2'},{berth='a3'},{berth='a4'}]", "4 ships"),
        ("solo = 'easy'\nautoma_today = ['jade', 'jade', 'jade']", "2 Automa cards 'jade'"),
        ("solo = 'easy'\nautoma_today = ['gold']", "is no Automa card"),
        (
            "solo = 'easy'\nautoma_today = ['jade', 'jade', 'canal', 'canal', 'travel', 'great-wall', "
            "'intrigue', 'palace', 'decrees', 'special']",
            "all his Automa cards",
        ),
        ("solo = 'fierce'", "easy, normal or hard"),
        ("[next]\ntokens = 3", "must be a list"),
        ("[next]\nautoma = 3", "next.automa must be a list"),
        ("[next]\nmeng = 3", "next.meng must be a list"),
        ("[next]\ndice = [1]", "3 values for each roll"),
        ("printing = ['dutch']", "no printing"),
        ("[next]\nweather = 1", "is no part of what comes next"),
        ("[next]\ngifts = ['o1', 'o1']", "o1 is named twice"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(text, sentence):
    refuse(text, sentence)


def test_the_draw_piles_can_be_short():
    table = Table("token_pile = 3\ncities = { others = 'empty' }")
    tokens = table.match.view(0)["tokens"]
    assert sum(tokens["piles"]) == 3
    assert tokens["discarded"] > 10


def test_what_meng_turns_up_next_is_named_like_any_gift():
    text = "solo = 'easy'\n[family.Meng]\nhand = ['s5-3', 's5-4', 's5-6', 's5-7']\n[next]\nmeng = [6, 's5-3']"
    table = Table(text)
    codes = list(GUGONG.components()["gift"])
    drawn = [codes[option - options.LOT_GIFT] for option in table.match.foreseen["meng"]]
    assert drawn == ["s5-6", "s5-3"]


def test_the_start_player_has_the_turn_and_the_other_way_round():
    assert Table("start = 2").chooser == "2"
    assert Table("turn = 3").match.view(0)["start_player"] == 3
    both = Table("start = 1\nturn = 2")
    assert (both.chooser, both.match.view(0)["start_player"]) == ("2", 1)


def test_cities_can_be_added_renamed_and_dropped():
    side = next(name for name, row in GUGONG.components()["side"].items() if 2 in row["players"])
    printed = GUGONG.components()["side"][side]
    inner = next(city for city in printed["cities"] if city not in printed["loop"])
    roads = [[("new-town" if city == inner else city) for city in road] for road in printed["roads"]]
    own = {"side": {side: {"cities": {inner: [], "new-town": printed["cities"][inner]}, "roads": roads}}}
    match = Match(GUGONG, {"players": 2}, "1", own)
    names = [city["name"] for city in match.view(0)["cities"]]
    assert "new-town" in names and inner not in names
    moved = [printed["cities"][inner][0] + 1, printed["cities"][inner][1]]
    there = Match(GUGONG, {"players": 2}, "1", {"side": {side: {"cities": {inner: moved}}}})
    assert moved != printed["cities"][inner]
    assert [city["name"] for city in there.view(0)["cities"]] == list(printed["cities"])
    for name, why in (("atlantis", "no city 'atlantis' to drop"), ("New Town!", "is no name of a city")):
        with pytest.raises(Trouble, match=why):
            Match(GUGONG, {"players": 2}, "1", {"side": {side: {"cities": {name: []}}}})
    with pytest.raises(Trouble, match="no road leads to far-away"):
        Match(GUGONG, {"players": 2}, "1", {"side": {side: {"cities": {"far-away": [10, 10]}}}})
