"""Facts: what an option surely brings about, named, and true whatever its seat does not know."""

from itertools import chain

import pytest

from courtyard.bots import Budget
from courtyard.bots.advice import advise
from courtyard.bots.facts import Facts, came_to, found
from courtyard.bots.hindsight import judge
from courtyard.bots.reasons import Reason, with_facts
from courtyard.engine.chance import Dice
from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.match import Match
from courtyard.games import GAMES, find_game
from tests.gugong import table as gugong
from tests.gugong.test_canal import at_the_canal, ships
from tests.gugong.test_palace import court
from tests.kingdom import table as kingdom
from tests.kingdom.duchies import card, step, two
from tests.kingdom.test_menace_combat import combat
from tests.kingdom.test_quest import questing
from tests.test_advice import KINDS, every_kind, open_options


def facts(table: gugong.Table | kingdom.Table, option: str, other: str, seat: int | None = None) -> list[str]:
    """Say what a row of choices brings about that another does not; further choices are left to a bot."""
    match = table.match
    seat = match.position.seat if seat is None else seat
    numbered = table.texts.index if isinstance(table, kingdom.Table) else match.game.parse
    lines = [[numbered(choice) for choice in row.split(", ")] for row in (option, other)]
    told = Facts(match.game, match.view(seat), {line[0]: line for line in lines})
    return [match.game.phrases.say(fact, "en") for fact in told.of(lines[0][0], lines[1][0])]


# Gùgōng.


def test_a_ship_that_is_filled_is_named_with_where_it_sails_tonight():
    table = at_the_canal("pool = 2\n" + ships(a1=2))
    told = facts(table, "A canal, load a1, decline", "decline")
    assert told == ["fills your Ship in Harbour 1, which sails on to Harbour 2 tonight"]


def test_of_a_ship_that_is_not_full_it_is_said_what_it_lacks():
    told = facts(at_the_canal("pool = 2\n" + ships(a1=1)), "A canal, load a1, decline", "decline")
    assert told == ["loads your Ship in Harbour 1: 1 Servant more to fill it"]


def test_a_ship_that_is_loaded_and_moved_is_named_where_it_then_lies():
    told = facts(at_the_canal("pool = 2\n" + ships(a1=1)), "A canal, load a1, sail a1", "decline")
    assert told == ["loads your Ship in Harbour 2: 1 Servant more to fill it"]


@pytest.mark.parametrize(
    ("day", "envoy", "fact"),
    [
        (2, 4, "brings your Envoy to step 5: 3 steps to go, 2 days left after today"),
        (3, 6, "brings your Envoy to step 7: 1 step to go, 1 day left after today"),
        (4, 4, "brings your Envoy to step 5: 3 steps to go today, or you score nothing"),
    ],
)
def test_a_step_of_the_envoy_is_told_with_the_steps_and_days_that_are_left(day, envoy, fact):
    assert facts(court(f"envoy = {envoy}", f"day = {day}"), "A palace", "decline") == [fact]


def test_an_envoy_that_arrives_is_told_with_what_its_place_is_worth():
    assert facts(court("envoy = 7"), "A palace", "decline") == [
        "brings your Envoy into the Palace: 7 VP at the end"
    ]


def test_a_card_that_matches_a_die_and_an_exchange_without_a_price_are_told():
    table = gugong.Table(
        """
        players = ["Lisa", "David"]
        dice = [4, 4, 9]
        officials = { jade = "o4", palace = "o5" }
        [family.Lisa]
        hand = ["s1-6", "s1-9"]
        """
    ).choose("give s1-6")
    told = facts(table, "to jade, decline", "to palace, decline")
    assert "takes the tea set (4), which matches a Destiny Die" in told
    assert "costs nothing to exchange" not in told, "the other costs nothing either"


# Kingdom.


def planning(cost: str) -> kingdom.Table:
    """Lisa, who makes 3 Materials, has a mill of this cost to slate or recycle."""
    position = {"phase": "planning", "module": "advisors", "makes": "3 materials"}
    return two({"selected": ["mill"]}, cards={"mill": card(cost, points=9)}, **position)


def test_a_card_that_this_round_s_production_completes_is_named():
    told = facts(planning("2 materials"), "slate mill", "recycle mill", 0)
    assert told == ["completes Mill in this round’s Production"]


def test_a_card_that_is_not_completed_is_no_fact():
    assert facts(planning("9 gold"), "slate mill", "recycle mill", 0) == []


def test_a_menace_that_is_vanquished_is_named():
    table = combat("shadows,thieves", 'menaces = ["shadow.1"]\nsoldiers = 9')
    assert facts(table, "fight shadow.1", "finish", 0) == ["vanquishes a Shadow"]


def test_a_step_of_the_quest_is_told_with_what_it_brings_unless_it_can_still_be_done_later():
    table = questing({"krystallium": 1}, step("1 krystallium", points=4), step("1 krystallium", points=5))
    [told] = facts(table, "step 1", "step 2", 0)
    assert told.startswith("completes ") and told.endswith(": 4 VP")
    assert facts(table, "step 2", "finish", 0) == []


# Whatever is hidden.


def moments(name: str, options: dict[str, object], seed: int, every: int):
    """Moments of a game at random: the match, and the seat that must choose among several options."""
    match, dice, nth = Match(find_game(name), options, str(seed)), Dice(seed), 0
    while not match.is_over:
        seat = match.position.seat
        if match.open_seats and len(open_options(match)[1]) > 1:
            nth += 1
            if nth % every == 0:
                yield match, match.open_seats[0]
        match.choose(seat, int(dice.choose(match.position)))


@every_kind
def test_a_fact_comes_true_and_what_the_seat_cannot_know_makes_no_difference(name, options):
    claimed = 0
    for match, seat in chain(moments(name, options, 1, 9), moments(name, options, 2, 9)):
        view = match.view(seat)
        for option in open_options(match)[1][:4]:
            sure, plan, _ = found(match.game, view, [option])
            claimed += len(sure)
            worlds = [match.fork(), *(match.game.sample(view, Dice(100 + nth)) for nth in range(3))]
            for nth, world in enumerate(worlds):
                came = came_to(match.game, world, seat, plan, Dice(nth), is_random=nth < 2)
                assert all(fact in came for fact in sure), (match.game.notation(option), sure, came)
    assert claimed > 20


@pytest.mark.parametrize(("name", "options"), [KINDS[0], KINDS[3]], ids=str)
def test_facts_are_told_in_every_language(name, options):
    game = GAMES[name]
    told = [
        fact
        for match, seat in moments(name, options, 3, 5)
        for option in open_options(match)[1][:4]
        for fact in found(game, match.view(seat), [option]).sure
    ]
    assert len({fact.id for fact in told}) >= 4
    for language in LANGUAGES:
        assert all(game.phrases.say(fact, language).strip() for fact in told)


# In advice and in hindsight.


def test_facts_stand_first_and_replace_what_is_said_for_want_of_reasons():
    fact = Saying("because-medal")
    tried, points = Reason("tried", 0.5), Reason("points", 3.0)
    assert with_facts([fact], [points, tried]) == [Reason("fact", 1.0, fact), points]
    assert with_facts([], [points, tried]) == [points, tried]


def test_a_hint_says_what_its_option_brings():
    match = at_the_canal("pool = 2\n" + ships(a1=2)).match
    seat, options = open_options(match)
    best = advise(match.game, match.view(seat), options, Budget(playouts=60), Dice(1))[0]
    assert best.reasons[0].kind == "fact"
    assert best.reasons[0].name.id == "because-filled"


def test_hindsight_says_what_the_best_option_would_have_brought():
    match = court("envoy = 7", "day = 4").match
    seat, options = open_options(match)
    declined = match.game.parse("decline")
    verdict = judge(match.game, match.view(seat), options, declined, [], 40, 1)
    assert verdict.reasons[0] == Reason("fact", 1.0, verdict.reasons[0].name)
    assert verdict.reasons[0].name.id == "because-arrived"
