"""You may means you may: whoever wants to be asked is asked about everything that may be declined."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.chapters.servants import ANY_NUMBER
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import events, steps
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.game import GUGONG
from tests.gugong.journeys import court
from tests.gugong.table import Table
from tests.rules import rule
from tests.strategies import examples

every_printing = pytest.mark.parametrize("printing", PRINTINGS)
PAIR = 'players = ["Lisa", "David"]\n'
LISA_HOLDS_NINE = '[family.Lisa]\nhand = ["s1-9"]\n'
SETTINGS = {"ask-me always", "ask-me rarely"}


def wary_journey(token, anna="pool = 4", printing="english-2"):
    """Anna, who wants to be asked, has just moved to Taiyuan, where this token lay."""
    table = court(anna, cities=f'taiyuan = "{token}", xian = "double"', head=f'printing = "{printing}"')
    return table.ask_always("Anna").exchange("s1-9", "travel", "A travel", table.city("taiyuan"))


def lisa_at(location, lisa, table="", gift="s1-9", wary=()):
    """Lisa has just given a card to an official."""
    text = f'{PAIR}officials = {{ {location} = "o1" }}\n{table}\n[family.Lisa]\nhand = ["{gift}"]\n{lisa}\n'
    return Table(text).ask_always(*wary).exchange(gift, location)


def wary_at(location, lisa, table="", gift="s1-9"):
    """Lisa, who wants to be asked, has just given a card to an official."""
    return lisa_at(location, lisa, table, gift, ["Lisa"])


def last_card(printing, lisa="", wary=("Lisa",)):
    """The day ends with Lisa's 9; at night she has two matches and David none, then a morning follows."""
    table = Table(f"""
        printing = "{printing}"
        players = ["Lisa", "David"]
        dice = [2, 7, 8]
        officials = {{ intrigue = "o1" }}
        [family.Lisa]
        hand = ["s1-9"]
        discard = ["d7", "d8a", "d9a"]
        pool = 2
        {lisa}
        [family.David]
        hand = []
        discard = ["o3", "o4", "o5", "o6"]
        pool = 2
        """)
    return table.ask_always(*wary).exchange("s1-9", "intrigue", "A intrigue")


def questions(table, day):
    """Everything that is asked up to a day, each question answered by its last option."""
    found = []
    while not (table.phase == "day" and table.day == day):
        found.append((table.phase, table.chooser, table.options))
        table.choose(table.options[-1])
    return found


# The setting.


@rule("gugong.exchange.may-is-may")
def test_whoever_wants_to_be_asked_says_so_at_any_time_and_takes_it_back():
    table = court()
    assert [table.standing(name) for name in table.names] == [["ask-me always"]] * 3
    table.let("Anna", "ask-me always").let("David", "ask-me always")
    assert table.standing("Anna") == table.standing("David") == ["ask-me rarely"]
    assert table.standing("Lisa") == ["ask-me always"]
    table.let("David", "ask-me rarely")
    assert table.standing("David") == ["ask-me always"]


def test_the_setting_of_another_seat_leaves_everybody_their_undo():
    table = court()
    before = table.options
    table.choose("to travel").let("Lisa", "ask-me always")
    assert table.match.can_undo(0)
    table.match.restart_turn(0)
    assert (table.options, table.standing("Lisa")) == (before, ["ask-me rarely"])


@rule("gugong.exchange.may-is-may")
def test_the_setting_leaves_the_open_question_and_the_log_as_they_are():
    table = court("pool = 4").exchange("s1-9", "travel")
    asked, told = table.options, list(table.match.events)
    table.let("Anna", "ask-me always").let("Lisa", "ask-me always")
    assert (table.chooser, table.options, table.match.events) == ("Anna", asked, told)


@pytest.mark.parametrize("name", ["Anna", "Lisa"])
@rule("gugong.exchange.may-is-may")
def test_a_setting_that_is_chosen_already_cannot_be_chosen_again(name):
    table = court()
    with pytest.raises(Trouble):
        table.let(name, "ask-me rarely")
    table.let(name, "ask-me always")
    with pytest.raises(Trouble):
        table.let(name, "ask-me always")


@rule("gugong.exchange.may-is-may")
def test_only_its_own_seat_sees_that_it_wants_to_be_asked():
    table = court()
    views = [table.match.view(seat) for seat in (1, 2, SPECTATOR)]
    table.let("Anna", "ask-me always")
    assert table.match.view(0)["wary"] is True
    assert [table.match.view(seat) for seat in (1, 2, SPECTATOR)] == views
    assert all(view["wary"] is False for view in views)
    assert table.match.view(EVERYTHING)["wary"] is False


@rule("gugong.exchange.may-is-may")
def test_the_log_does_not_tell_who_wants_to_be_asked():
    """An empty supply gives nobody a choice: it sounds the same either way."""
    asked = wary_at("intrigue", "supply = 0", gift="s2-3")
    spared = lisa_at("intrigue", "supply = 0", gift="s2-3")
    assert asked.match.log(1) == spared.match.log(1)


@rule("gugong.exchange.may-is-may")
def test_the_setting_is_said_in_words_and_rests_on_its_rule():
    said = GUGONG.standing(court().position, 2)
    assert [option.notation for option in said] == ["ask-me always"]
    assert said[0].rules == ("gugong.exchange.may-is-may",)
    assert GUGONG.phrases.say(said[0].message) == (
        "Ask me about everything I may decline (now: only where it matters)"
    )
    said = GUGONG.standing(court().let("David", "ask-me always").position, 2)
    assert GUGONG.phrases.say(said[0].message) == (
        "Ask me only where it matters (now: about everything I may decline)"
    )


@rule("gugong.exchange.may-is-may")
def test_meng_and_a_game_that_is_over_have_no_setting():
    table = Table('players = ["Lisa"]\n')
    assert (table.standing("Lisa"), table.standing("Meng")) == (["ask-me always"], [])
    with pytest.raises(Trouble):
        table.let("Meng", "ask-me always")
    over = Table(f'{PAIR}phase = "ending"\nday = 4\n')
    assert over.match.is_over
    assert over.standing("Lisa") == []


# Servants.


@every_printing
@pytest.mark.parametrize(("token", "servants"), [("servant", 1), ("two-servants", 2)])
@rule("gugong.exchange.may-is-may", "gugong.travel.benefit-optional")
def test_any_number_of_the_servants_of_a_travel_token_may_be_left(token, servants, printing):
    table = wary_journey(token, printing=printing)
    if printing == "french":
        assert (table.chooser, table["Anna"].pool) == ("Lisa", 4 + servants), "they must be taken"
        return
    assert (table.question, table.chooser) == ("servants", "Anna")
    assert table.options == [f"take {n}" for n in range(servants, -1, -1)]
    for taken in range(servants + 1):
        table = wary_journey(token, printing=printing).choose(f"take {taken}")
        assert (table["Anna"].pool, table["Anna"].supply) == (4 + taken, 8 - taken)
        assert table["Anna"].tokens == [token]


@pytest.mark.parametrize("printing", ["english-1", "english-2", "dutch"])
@pytest.mark.parametrize(("gift", "servants"), [("s1-6", 1), ("s2-3", 2)])
@rule("gugong.exchange.may-is-may")
def test_any_number_of_the_servants_of_a_gift_card_may_be_left(gift, servants, printing):
    head = f'printing = "{printing}"'
    table = wary_at("intrigue", "pool = 4", head, gift)
    assert table.options == [f"take {n}" for n in range(servants, -1, -1)]
    for taken in range(servants + 1):
        table = wary_at("intrigue", "pool = 4", head, gift).choose(f"take {taken}")
        assert (table["Lisa"].pool, table["Lisa"].supply) == (4 + taken, 8 - taken)
        assert table.question == "action", "the location comes next"


@rule("gugong.exchange.may-is-may", "gugong.servants.double-servant-gained-as-one")
def test_the_double_servant_may_be_among_the_servants_that_are_taken_or_left():
    table = wary_at("intrigue", 'pool = 4\ndouble = "supply"', gift="s2-3")
    assert table.options == ["take 2 double", "take 2", "take 1 double", "take 1", "take 0"]
    table.choose("take 1 double")
    assert (table["Lisa"].pool, table["Lisa"].double) == (4, "pool")


@rule("gugong.exchange.may-is-may")
def test_nobody_is_asked_about_servants_that_an_empty_supply_does_not_have():
    table = wary_at("intrigue", "supply = 0", gift="s2-3")
    assert table.question == "action"
    assert "supply-short" in table.told


@every_printing
@rule("gugong.exchange.may-is-may", "gugong.night.match-servant", "gugong.morning.servants-of-the-day")
def test_servants_of_the_night_and_the_morning_may_be_left_where_the_printing_says_may(printing):
    table = last_card(printing, 'decrees = ["morning-servant"]')
    asked = [(phase, options) for phase, who, options in questions(table, 2) if options[0] != "accept"]
    matches = ("night", ["take 2", "take 1", "take 0"])
    decree = ("morning", ["take 1", "take 0"])
    income = ("morning", ["take 4", "take 3", "take 2", "take 1", "take 0"])
    expected = {
        "english-1": [matches, decree, income],
        "english-2": [matches, decree, income],
        "french": [decree],
        "dutch": [matches, decree],
    }
    assert asked == expected[printing]
    must = {"english-1": 0, "english-2": 0, "french": 2 + 4, "dutch": 4}
    assert table["Lisa"].pool == 2 + must[printing]


@rule("gugong.exchange.may-is-may")
def test_servants_that_are_paid_for_are_not_asked_about():
    """A traded servant, and one of an Intrigue Benefit: neither text says may once it is chosen."""
    table = court('pool = 4, tokens = ["points", "wall"]').ask_always("Anna").choose("trade servant")
    assert (table.question, table["Anna"].pool) == ("official", 5)
    table = court("pool = 4, wall = 4, intrigue = 1").ask_always("Anna")
    table.exchange("s1-9", "great-wall", "build one", "benefit servant")
    assert (table.chooser, table["Anna"].pool) == ("Lisa", 4)


# Steps and points.


@every_printing
@pytest.mark.parametrize("token", ["palace", "intrigue", "points"])
@rule("gugong.exchange.may-is-may", "gugong.travel.benefit-optional")
def test_steps_and_points_of_a_travel_token_may_be_waived(token, printing):
    def gained(table):
        anna = table["Anna"]
        return {"palace": anna.envoy, "intrigue": anna.intrigue, "points": anna.points}

    full = {**dict.fromkeys(("palace", "intrigue", "points"), 0), token: 2 if token == "points" else 1}
    table = wary_journey(token, printing=printing)
    if printing == "french":
        assert (table.chooser, gained(table)) == ("Lisa", full), "it must be taken"
        return
    assert (table.question, table.options) == ("advantage", ["accept", "decline"])
    assert gained(table) == dict.fromkeys(full, 0)
    table.choose("accept")
    assert (table.chooser, gained(table), table["Anna"].tokens) == ("Lisa", full, [token])
    assert "advantage-waived" not in table.told
    table = wary_journey(token, printing=printing).choose("decline")
    assert (table.chooser, gained(table)) == ("Lisa", dict.fromkeys(full, 0))
    assert table["Anna"].tokens == [token], "the token is kept all the same"
    assert table.told.count("advantage-waived") == 1


@every_printing
@rule("gugong.exchange.may-is-may", "gugong.morning.decree-advantage-may-be-declined")
def test_steps_of_morning_decrees_may_be_waived_in_every_printing(printing):
    table = last_card(printing, 'decrees = ["morning-intrigue", "morning-palace"]')
    while table.phase == "night":
        table.choose(table.options[-1])
    before = table["Lisa"].intrigue, table["Lisa"].envoy
    assert (table.question, table.options) == ("morning", ["morning 1", "morning 2"])
    table.choose("morning 1")
    assert (table.question, table.options) == ("advantage", ["accept", "decline"])
    table.choose("decline")
    assert table.question == "advantage", "about the other decree"
    table.choose("decline")
    assert (table["Lisa"].intrigue, table["Lisa"].envoy) == before
    waived = [detail for kind, _, detail, _ in table.match.events if kind == events.ADVANTAGE_WAIVED]
    assert sorted(waived[-2:]) == [steps.ENVOY_STEPS, steps.INTRIGUE_STEPS]


@every_printing
@rule("gugong.exchange.may-is-may", "gugong.night.most-matches")
def test_the_points_of_most_matches_come_and_the_step_may_be_waived(printing):
    """May advance: both English printings; peut avancer: the French one; the Dutch one gives the step."""
    table = last_card(printing)
    while table.question == "servants" and table.phase == "night":
        table.choose(table.options[0])
    asked = table.phase == "night"
    assert table["Lisa"].points == 3
    assert asked == (printing != "dutch")
    if asked:
        assert (table.question, table.options) == ("advantage", ["accept", "decline"])
        assert table["Lisa"].envoy == 0
        table.choose("decline")
    assert table["Lisa"].envoy == (0 if asked else 1)


@rule("gugong.exchange.may-is-may")
def test_what_a_text_gives_without_a_may_is_not_asked_about():
    """The step of a Great Wall that was won, and the steps of an action that was chosen."""
    table = court("pool = 4, wall = 4").ask_always("Anna").exchange("s1-9", "great-wall", "build one")
    assert (table.chooser, table["Anna"].points, table["Anna"].envoy) == ("Lisa", 3, 1)
    table = wary_at("intrigue", "pool = 4").choose("A intrigue")
    assert (table.chooser, table["Lisa"].intrigue) == ("David", 1)
    table = wary_at("palace", "pool = 4").choose("B palace")
    assert (table.chooser, table["Lisa"].envoy, table["Lisa"].intrigue) == ("David", 2, 1)


# Prices.


@pytest.mark.parametrize(("answer", "paid"), [("accept", 1), ("decline", 2)])
@rule("gugong.exchange.may-is-may", "gugong.decrees.cheaper-travel")
def test_the_full_price_of_a_second_move_may_be_paid(answer, paid):
    table = wary_at("travel", 'pool = 4\ndecrees = ["cheaper-travel"]').choose("B travel")
    assert (table.question, table.options) == ("advantage", ["accept", "decline"])
    before = table["Lisa"].supply
    table.choose(answer)
    assert (table["Lisa"].pool, table["Lisa"].supply) == (4 - paid, before + paid)
    assert table.question == "city"


@pytest.mark.parametrize(("answer", "paid"), [("accept", 2), ("decline", 3)])
@rule("gugong.exchange.may-is-may", "gugong.decrees.cheaper-jade")
def test_the_full_price_of_a_jade_may_be_paid(answer, paid):
    table = wary_at("jade", 'pool = 4\ndecrees = ["cheaper-jade"]').choose("buy house-1", answer)
    assert (table["Lisa"].pool, table["Lisa"].jade, table.chooser) == (4 - paid, 1, "David")


@pytest.mark.parametrize(("answer", "paid"), [("accept", 2), ("decline", 3)])
@rule("gugong.exchange.may-is-may", "gugong.decrees.cheaper-decrees")
def test_the_full_price_of_a_decree_may_be_paid(answer, paid):
    lisa = 'pool = 6\ndecrees = ["cheaper-decrees"]'
    table = wary_at("decrees", lisa, 'decrees = ["eight-points"]')
    table.choose(table.decree("eight-points"), answer)
    assert (table["Lisa"].pool, table["Lisa"].decrees) == (5 - paid, {"cheaper-decrees", "eight-points"})
    assert table.chooser == "David"


@rule("gugong.exchange.may-is-may")
def test_a_full_price_that_cannot_be_paid_is_not_asked_about():
    table = wary_at("travel", 'pool = 1\ndecrees = ["cheaper-travel"]').choose("B travel")
    assert (table.question, table["Lisa"].pool) == ("city", 0)
    table = wary_at("jade", 'pool = 2\ndecrees = ["cheaper-jade"]').choose("buy house-1")
    assert (table.chooser, table["Lisa"].pool) == ("David", 0)
    table = wary_at("decrees", 'pool = 3\ndecrees = ["cheaper-decrees"]', 'decrees = ["eight-points"]')
    table.choose(table.decree("eight-points"))
    assert (table.chooser, table["Lisa"].pool) == ("David", 0), "one of three stays on the decree"


@rule("gugong.exchange.may-is-may")
def test_the_prices_are_named_in_the_question():
    table = wary_at("jade", 'pool = 4\ndecrees = ["cheaper-jade"]').choose("buy house-1")
    decision = table.match.decision(0)
    assert [GUGONG.phrases.say(option.message) for option in decision.options] == [
        "Pay 2 Servants",
        "Pay 3 Servants",
    ]
    assert all("gugong.exchange.may-is-may" in option.rules for option in decision.options)


at_a_price_of_one = pytest.mark.parametrize(
    ("location", "action", "placed"),
    [
        ("intrigue", "B intrigue", 0),
        ("great-wall", "build two", 2),
        ("great-wall", "pay-and-build one", 1),
        ("canal", "B canal", 0),
    ],
)
FIVE_AND_DOUBLE = 'pool = 5\ndouble = "pool"\nships = [{ berth = "a2", servants = 1 }]'


@at_a_price_of_one
@rule("gugong.exchange.may-is-may", "gugong.servants.you-choose-whether-the-double-servant-pays")
def test_the_double_servant_may_pay_a_price_of_one(location, action, placed):
    table = wary_at(location, FIVE_AND_DOUBLE).choose(action)
    assert (table.question, table.options) == ("price", ["without-double", "with-double"])
    table.choose("without-double")
    assert (table["Lisa"].pool, table["Lisa"].double, table["Lisa"].wall) == (4 - placed, "pool", placed)
    table = wary_at(location, FIVE_AND_DOUBLE).choose(action, "with-double")
    assert (table["Lisa"].pool, table["Lisa"].double, table["Lisa"].wall) == (5 - placed, "supply", placed)


@at_a_price_of_one
@rule("gugong.servants.double-servant-pays-one-as-a-last-resort")
def test_who_does_not_want_to_be_asked_pays_a_price_of_one_with_a_plain_servant(location, action, placed):
    table = wary_at(location, FIVE_AND_DOUBLE).let("Lisa", "ask-me rarely").choose(action)
    assert table.question != "price"
    assert (table["Lisa"].pool, table["Lisa"].double, table["Lisa"].wall) == (4 - placed, "pool", placed)


# Whoever does not want to be asked is asked no more often than it matters.


@rule("gugong.exchange.may-is-may")
def test_only_who_said_so_is_asked_more_often():
    def played(*wary):
        return questions(last_card("english-2", 'decrees = ["morning-servant"]', wary), 2)

    assert played() == []
    assert {who for _, who, _ in played("Lisa")} == {"Lisa"}
    both = played("Lisa", "David")
    assert {who for _, who, _ in both} == {"Lisa", "David"}
    assert [asked for asked in both if asked[1] == "Lisa"] == played("Lisa")


together = st.sampled_from(GUGONG.variants())
relaxed = settings(max_examples=examples(24))


def top(p: Gugong) -> list[int]:
    """The step that is asked about."""
    cells = list(p.cells)
    frame = FRAMES + FRAME * (cells[HEIGHT] - 1)
    return cells[frame : frame + FRAME]


@relaxed
@given(together, st.integers(0, 10**6))
@rule("gugong.exchange.may-is-may", "gugong.morning.ask-how-many-servants")
def test_with_the_setting_off_no_game_asks_about_what_can_only_help(variant, seed):
    dice = Dice(seed)
    p = GUGONG.start(GUGONG.settle_options(variant), {})
    while not p.is_over():
        if p.seat >= 0:
            assert not {GUGONG.notation(option) for option in p.options} & SETTINGS
            step, who, a, b = top(p)
            assert step != steps.ASK_ADVANTAGE
            if step == steps.ASK_SERVANTS:
                plain = p.cells[at.SUPPLY + who]
                assert b != ANY_NUMBER
                assert p.supply_has_double(who) or (b == 1 and 0 < plain <= a)
            if step == steps.ASK_PRICE and a == 1:
                assert p.cells[at.POOL + who] < 2 + p.t.canal_price, "only where the wharf is short of hands"
        p.choose(p.seat, dice.choose(p))


@relaxed
@given(together, st.integers(0, 10**6))
@rule("gugong.exchange.may-is-may")
def test_whole_games_can_be_played_by_seats_that_want_to_be_asked(variant, seed):
    dice = Dice(seed)
    match = Match(GUGONG, variant, seed=str(seed))
    for seat in range(variant["players"]):
        match.choose(seat, o.ASK_ALWAYS)
    while not match.is_over:
        decision = match.decision(match.position.seat)
        notations = [option.notation for option in decision.options]
        if decision.kind == "advantage":
            assert notations[:2] == ["accept", "decline"]
        assert not SETTINGS & set(notations)
        match.choose(decision.seat, dice.choose(match.position))
        assert match.position.audit() == []
    assert [match.position.cells[at.WARY + seat] for seat in range(variant["players"])] == [1] * variant[
        "players"
    ]


@rule("gugong.exchange.may-is-may", "gugong.exchange.actions-after-the-exchange")
def test_by_the_french_rules_a_cards_servants_may_be_left_for_the_locations_action():
    table = wary_at("intrigue", "pool = 4", 'printing = "french"', gift="s2-3")
    assert table.options == ["take 2", "take 1", "take 0"]
    left = table.choose("take 0")
    assert "decline" not in left.options, "one of the two actions must be performed"
    again = wary_at("intrigue", "pool = 4", 'printing = "french"', gift="s2-3").choose("take 1")
    assert "decline" in again.options


@rule("gugong.exchange.may-is-may", "gugong.exchange.actions-after-the-exchange")
def test_by_the_french_rules_a_cards_servants_are_taken_where_nothing_else_can_be_done():
    table = wary_at("jade", "pool = 0", 'printing = "french"', gift="s2-3")
    assert table["Lisa"].pool == 2
