"""On which rule each line of the log rests: what Meng does rests on his own rules, each thing on its own."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.terms import Event
from courtyard.games.gugong.chapters.meng.purse import NO_USE_OF_CARD, NO_USE_OF_DECREE
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.words import LOCATIONS, TOKENS
from courtyard.games.gugong.game import GUGONG
from tests.gugong.evenings import MENG, evening, map_with, morning, turn
from tests.gugong.journeys import journey
from tests.gugong.meng_acts import by_day, ships
from tests.gugong.table import Table
from tests.rules import rule

SAY = GUGONG.phrases.say
DAY_RULES = dict(
    zip(
        LOCATIONS,
        ("travel-day", "wall-day", "jade-day", "intrigue-day", "palace-day", "decree-level", "canal-day"),
        strict=True,
    )
)
TWILIGHT_RULES = {
    "travel": "travel-twilight",
    "great-wall": "wall-twilight",
    "intrigue": "intrigue-twilight",
    "palace": "palace-twilight",
    "canal": "canal-twilight",
    "jade": "free-step",
    "decrees": "free-step",
    "special": "free-step",
}
SPECIAL_RULES = {
    "great-wall": "special-wall",
    **{name: f"special-{name}" for name in ("travel", "jade", "intrigue", "palace", "canal")},
    "decrees": "special-decree",
}
POINTS = map_with(suzhou="points", liaoyang="points", dengzhou="points")


def cited(table: Table, *names: str) -> list[tuple[str, str]]:
    """List Meng's events of these kinds, each with the rule that the log cites for it."""
    return [
        (events.NAMES[event[0]], table.match.why(event).removeprefix("gugong.meng."))
        for event in table.match.events
        if event[1] == MENG and events.NAMES[event[0]] in names
    ]


def rules_of(table: Table, *names: str) -> set[str]:
    return {why for _, why in cited(table, *names)}


def visit(token, gifts='["d7", "d9a"]', meng="pool = 4", **more):
    """Meng has just travelled by day, to a city with this token."""
    return turn("travel", gifts, meng, head=map_with(suzhou=token), **more)


def step(token, meng="pool = 4"):
    """Meng has made a free step at twilight, to a city with this token."""
    return evening('["jade"]', meng, head=map_with(suzhou=token))


ACTS = (
    "paid",
    "travelled",
    "built",
    "jade-gained",
    "marker-moved",
    "medal-taken",
    "envoy-moved",
    "decree-obtained",
    "new-ship",
    "loaded",
)


# The rules that can be cited.


def test_every_ground_is_a_rule_of_the_catalogue():
    assert grounds.RULES[0] == "", "the rule of its kind"
    assert {f"gugong.{name}" for name in grounds.RULES[1:]} <= set(GUGONG.rules.rules)
    numbers = [number for name, number in vars(grounds).items() if name.isupper() and name != "RULES"]
    assert max(numbers) == len(grounds.RULES) - 1
    assert len(set(grounds.RULES)) == len(grounds.RULES)


def test_an_event_keeps_the_rule_it_rests_on_and_is_otherwise_four_numbers():
    event = Event.of((1, 2, 3, 4), grounds.TRADE_FOR_JADE)
    assert event == (1, 2, 3, 4)
    assert event.ground == grounds.TRADE_FOR_JADE
    assert event.without_detail() == (1, 2, -1, 4)
    assert event.without_detail().ground == grounds.TRADE_FOR_JADE
    assert Event((1, 2, 3, 4)).ground == 0


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_that_is_taken_back_and_made_again_cites_the_same_rules(seed):
    match = Match(GUGONG, {"players": 1}, seed=str(seed))
    dice = Dice(seed)

    def log():
        return [(tuple(event), event.ground, match.why(event)) for event in match.log(0)]

    taken_back = 0
    while not match.is_over:
        before, option = log(), dice.choose(match.position)
        match.choose(0, option)
        after = log()
        if match.can_undo(0):
            taken_back += 1
            match.undo(0)
            assert log() == before
            match.choose(0, option)
            assert log() == after
    assert taken_back
    assert len({ground for _, ground, _ in log()}) > 10


# By day, at twilight, with a special card.


@pytest.mark.parametrize("location", LOCATIONS)
@rule(
    "gugong.meng.travel-day",
    "gugong.meng.wall-day",
    "gugong.meng.jade-day",
    "gugong.meng.intrigue-day",
    "gugong.meng.palace-day",
    "gugong.meng.decree-level",
    "gugong.meng.canal-day",
)
def test_what_meng_does_by_day_cites_the_rule_of_the_day(location):
    table = turn(location, meng="pool = 4", head=POINTS)
    assert rules_of(table, *ACTS) == {DAY_RULES[location]}


@pytest.mark.parametrize("card", TWILIGHT_RULES)
@rule(
    "gugong.meng.travel-twilight",
    "gugong.meng.wall-twilight",
    "gugong.meng.intrigue-twilight",
    "gugong.meng.palace-twilight",
    "gugong.meng.canal-twilight",
    "gugong.meng.free-step",
)
def test_what_meng_does_at_twilight_cites_the_rule_of_the_twilight(card):
    table = evening(f'["{card}"]', "pool = 4", head=POINTS)
    assert rules_of(table, *ACTS) == {TWILIGHT_RULES[card]}
    assert rules_of(table, "twilight-card") == {"twilight-one-by-one"}


@pytest.mark.parametrize("focus", LOCATIONS)
@rule(
    "gugong.meng.special-travel",
    "gugong.meng.special-wall",
    "gugong.meng.special-jade",
    "gugong.meng.special-intrigue",
    "gugong.meng.special-palace",
    "gugong.meng.special-decree",
    "gugong.meng.special-canal",
)
def test_what_meng_does_with_a_special_card_cites_the_rule_of_the_special_card(focus):
    table = by_day("special", "pool = 4\n", table=f'focus = "{focus}"\n{POINTS}\n')
    assert rules_of(table, *ACTS) == {SPECIAL_RULES[focus]}


@rule("gugong.meng.card-action", "gugong.meng.location-action")
def test_a_gift_cites_its_own_rule_and_the_location_the_rule_of_the_location():
    table = turn("intrigue", '["d2"]', "pool = 0")
    assert cited(table, "gained", "marker-moved") == [
        ("gained", "card-action"),
        ("marker-moved", "intrigue-day"),
    ]
    table = turn("intrigue", '["d3"]', "pool = 4")
    assert cited(table, "loaded", "marker-moved") == [
        ("loaded", "canal-day"),
        ("marker-moved", "intrigue-day"),
    ]


# Tokens and trades.


@pytest.mark.parametrize(
    ("token", "name", "why"),
    [
        ("servant", "gained", "token-benefits"),
        ("two-servants", "gained", "token-benefits"),
        ("points", "points-scored", "token-benefits"),
        ("palace", "envoy-moved", "token-benefits"),
        ("intrigue", "marker-moved", "token-benefits"),
        ("ship", "loaded", "token-from-supply"),
        ("wall", "built", "token-from-supply"),
        ("servants-for-jade", "jade-gained", "token-servants-for-jade"),
        ("servants-for-jade", "paid", "token-servants-for-jade"),
    ],
)
@rule("gugong.meng.token-benefits", "gugong.meng.token-from-supply", "gugong.meng.token-servants-for-jade")
def test_a_token_cites_its_rule_by_day_and_at_twilight(token, name, why):
    for table, way in ((visit(token), "travel-day"), (step(token), "free-step")):
        assert rules_of(table, "travelled") == {way}
        assert rules_of(table, name) == {why}


@rule("gugong.meng.token-recover", "gugong.meng.token-gift-for-jade")
def test_tokens_about_cards_cite_their_rules_by_day():
    assert rules_of(visit("recover"), "recovered") == {"token-recover"}
    for name in ("gift-for-jade", "jade-gained"):
        assert rules_of(visit("gift-for-jade"), name) == {"token-gift-for-jade"}


@rule("gugong.meng.trade-for-jade")
def test_six_tokens_for_a_jade_cite_the_rule_of_that_trade():
    table = visit("points", meng='tokens = ["palace", "palace", "servant", "servant", "wall"]')
    assert cited(table, "traded", "jade-gained") == [
        ("traded", "trade-for-jade"),
        ("jade-gained", "trade-for-jade"),
    ]


@rule("gugong.meng.trade-for-servants")
def test_two_tokens_for_a_servant_cite_that_trade_and_what_is_bought_its_own_rule():
    table = turn("jade", meng='pool = 2\ntokens = ["palace", "points"]')
    assert cited(table, "traded", "gained", "paid", "jade-gained") == [
        ("traded", "trade-for-servants"),
        ("gained", "trade-for-servants"),
        ("paid", "jade-day"),
        ("jade-gained", "jade-day"),
    ]
    late = evening('["intrigue"]', 'pool = 0\ntokens = ["palace", "points"]')
    assert cited(late, "traded", "gained", "paid", "marker-moved") == [
        ("traded", "trade-for-servants"),
        ("gained", "trade-for-servants"),
        ("paid", "intrigue-twilight"),
        ("marker-moved", "intrigue-twilight"),
    ]


# A point instead.

CONSOLATIONS = {
    "card-swap": lambda: turn("intrigue", '["s5-7"]'),
    "token-swap": lambda: visit("swap"),
    "token-recover-twilight": lambda: step("recover"),
    "token-gift-for-jade-twilight": lambda: step("gift-for-jade"),
    "decree-swap": lambda: morning('decrees = ["morning-swap"]'),
}
USELESS = {
    "card-swap": (NO_USE_OF_CARD, "Swapping a card"),
    "token-swap": (TOKENS.index("swap"), "The token “card swap”"),
    "token-recover-twilight": (
        TOKENS.index("recover"),
        "The token “a card back from the discard pile”",
    ),
    "token-gift-for-jade-twilight": (
        TOKENS.index("gift-for-jade"),
        "The token “a Gift of 7 or more for a Jade”",
    ),
    "decree-swap": (NO_USE_OF_DECREE, "The Decree that swaps a card"),
}


@pytest.mark.parametrize("why", CONSOLATIONS)
@rule(
    "gugong.meng.card-swap",
    "gugong.meng.token-swap",
    "gugong.meng.token-recover-twilight",
    "gugong.meng.token-gift-for-jade-twilight",
    "gugong.meng.decree-swap",
)
def test_every_point_instead_cites_its_own_rule_and_names_what_is_of_no_use(why):
    table = CONSOLATIONS[why]()
    assert cited(table, "consolation") == [("consolation", why)]
    event = next(event for event in table.match.log(0) if event[0] == events.CONSOLATION)
    what, named = USELESS[why]
    assert tuple(event)[2:] == (1, what)
    line = table.match.log_line(event, 0)
    assert line is not None
    assert SAY(line) == f"{named} is of no use to @1, who scores 1 VP instead."


def test_the_lines_about_a_point_instead_are_said_in_three_languages():
    table = CONSOLATIONS["card-swap"]()
    lines = [table.match.log_line(Event((events.CONSOLATION, 1, 1, what)), 0) for what in (-1, -2, 6)]
    assert [SAY(line, "fr") for line in lines if line] == [
        "Échanger une carte\u00a0: @1 n’en a pas l’usage et marque 1\u00a0PV à la place.",
        "Le Décret qui échange une carte\u00a0: @1 n’en a pas l’usage et marque 1\u00a0PV à la place.",
        "Le jeton «\u00a0échange de cartes\u00a0»\u00a0: "
        "@1 n’en a pas l’usage et marque 1\u00a0PV à la place.",
    ]
    assert [SAY(line, "nl") for line in lines if line] == [
        "Aan een kaart wisselen heeft @1 niets: in plaats daarvan scoort hij 1 punt.",
        "Aan het Decreet dat een kaart wisselt heeft @1 niets: in plaats daarvan scoort hij 1 punt.",
        "Aan het fiche “kaart wisselen” heeft @1 niets: in plaats daarvan scoort hij 1 punt.",
    ]


# Servants of the morning and the night, and the Great Wall.


@rule("gugong.meng.morning-servants", "gugong.meng.morning-decrees")
def test_servants_of_the_morning_cite_their_rules():
    table = morning('decrees = ["morning-servant"]')
    assert cited(table, "morning-advantage", "gained") == [
        ("morning-advantage", "morning-decrees"),
        ("gained", "morning-decrees"),
        ("gained", "morning-servants"),
    ]


@pytest.mark.parametrize(
    ("decree", "name"),
    [
        ("morning-intrigue", "marker-moved"),
        ("morning-palace", "envoy-moved"),
        ("morning-ship", "loaded"),
    ],
)
@rule("gugong.meng.morning-decrees")
def test_other_morning_decrees_cite_their_rule(decree, name):
    assert rules_of(morning(f'decrees = ["{decree}"]'), name) == {"morning-decrees"}


@rule("gugong.meng.matches-servants")
def test_servants_of_the_night_cite_their_rule():
    table = evening("[]", "pool = 0", own=None)
    assert cited(table, "matches", "gained", "most-matches") == [
        ("matches", "fixed-matches"),
        ("gained", "matches-servants"),
        ("most-matches", "matches-compared"),
    ]


@rule("gugong.meng.wall-benefit-jade", "gugong.meng.wall-benefit-servant")
def test_the_benefits_of_the_great_wall_cite_their_rules():
    jade = turn("great-wall", meng="wall = 3\nintrigue = 8")
    assert cited(jade, "marker-moved", "jade-gained") == [
        ("marker-moved", "wall-benefit-jade"),
        ("jade-gained", "wall-benefit-jade"),
    ]
    servant = turn("great-wall", meng="wall = 3\nintrigue = 3")
    assert cited(servant, "marker-moved", "gained") == [
        ("marker-moved", "wall-benefit-servant"),
        ("gained", "wall-benefit-servant"),
    ]


@rule("gugong.great-wall.most-servants")
def test_the_step_of_a_wall_that_meng_has_won_does_not_cite_the_palace():
    table = turn("great-wall", meng="wall = 3")
    assert cited(table, "wall-won") == [("wall-won", "gugong.great-wall.most-servants")]
    assert rules_of(table, "envoy-moved") == {"gugong.great-wall.most-servants"}


@rule("gugong.night.most-matches")
def test_the_step_of_meng_for_most_matches_does_not_cite_the_palace():
    table = evening("[]", "pool = 0", own=None)
    assert rules_of(table, "envoy-moved") <= {"matches-compared", "gugong.night.most-matches"}


@rule("gugong.meng.canal-claim", "gugong.meng.canal-gift")
def test_the_rewards_of_a_full_ship_cite_their_rules():
    table = by_day("canal", "pool = 4\n" + ships(a3=2), coming='gifts = ["d7"]\n')
    assert cited(table, "loaded", "meng-claimed", "gift-drawn") == [
        ("loaded", "canal-day"),
        ("meng-claimed", "canal-claim"),
        ("gift-drawn", "canal-gift"),
    ]


# What cannot be done.


@rule("gugong.meng.impossible", "gugong.meng.twilight-affordable")
def test_what_meng_cannot_do_cites_the_rule_that_he_gets_nothing():
    assert rules_of(turn("jade", meng="pool = 0"), "meng-cannot") == {"impossible"}
    late = evening('["great-wall"]', "pool = 0")
    assert rules_of(late, "meng-cannot") <= {"impossible", "twilight-affordable"}


@rule("gugong.meng.gains-stop")
def test_servants_that_the_supply_lacks_cite_the_rule_of_the_supply():
    assert rules_of(visit("servant", meng="supply = 0"), "supply-short") == {"gains-stop"}


# A token that gives nothing.


@pytest.mark.parametrize(
    ("token", "meng", "gifts", "why"),
    [
        ("ship", "supply = 0", '["d7"]', "token-from-supply"),
        ("wall", "supply = 0", '["d7"]', "token-from-supply"),
        ("intrigue", "intrigue = 14", '["d7"]', "token-benefits"),
        ("servants-for-jade", "pool = 2", '["d7"]', "token-servants-for-jade"),
        ("gift-for-jade", "pool = 2", '["d7"]', "token-gift-for-jade-no-gift"),
    ],
)
@rule("gugong.meng.token-from-supply", "gugong.meng.token-gift-for-jade-no-gift")
def test_a_token_that_gives_meng_nothing_is_told(token, meng, gifts, why):
    table = visit(token, gifts, meng)
    assert cited(table, "token-gives-nothing") == [("token-gives-nothing", why)]
    line = table.match.log_line(table.match.log(0)[table.told.index("token-gives-nothing")], 0)
    assert line is not None and SAY(line).startswith("The token gives @1 nothing: ")
    assert table["Meng"].tokens == [token], "and is stored all the same"


@pytest.mark.parametrize(
    ("token", "anna", "hand"),
    [
        ("intrigue", "intrigue = 14", '["s1-9", "s1-6"]'),
        ("ship", "supply = 0", '["s1-9", "s1-6"]'),
        ("wall", "supply = 0", '["s1-9", "s1-6"]'),
        ("servants-for-jade", "pool = 2", '["s1-9", "s1-6"]'),
        ("gift-for-jade", "pool = 2", '["s1-9"]'),
    ],
)
@pytest.mark.parametrize("printing", ["english-2", "french"])
@rule("gugong.travel.benefit-optional")
def test_a_token_that_gives_a_player_nothing_is_told(printing, token, anna, hand):
    table = journey(token, anna, hand=hand, head=f'printing = "{printing}"')
    assert table.chooser == "Lisa", "without a question"
    assert table.told.count("token-gives-nothing") == 1
    assert "benefit-declined" not in table.told
    event = table.match.log(0)[table.told.index("token-gives-nothing")]
    assert tuple(event)[1:3] == (0, TOKENS.index(token))
    assert table["Anna"].tokens == [token]
    own, others = table.match.log_line(event, 0), table.match.log_line(event, 1)
    assert own is not None and SAY(own).startswith("The token gives you nothing: ")
    assert others is not None and SAY(others).startswith("The token gives @0 nothing: ")


@rule("gugong.travel.benefit-optional")
def test_a_token_of_use_that_is_declined_is_told_as_declined():
    for token in ("servants-for-jade", "ship", "wall", "recover"):
        table = journey(token, "pool = 4").choose("decline")
        assert "token-gives-nothing" not in table.told
