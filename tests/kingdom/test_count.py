"""The final count part by part: it adds up in every game, and says what decided or which medal it is."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR, Reckoning
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.alone import MEDALS, alone, medal
from tests.kingdom.own_cards import card
from tests.kingdom.table import Table
from tests.rules import rule
from tests.strategies import play_on

# The Advisors module without any Advisor at the table adds nothing to the basic rules.
END = 'module = "advisors"\nphase = "end"\n'
PLAIN_DUCHIES = {
    "duchy": {name: {"a": {"points_per": 0, "points_per_type": ""}} for name in ("valados", "teressie")}
}
CARDS = card("den", points=2, copies=2) + card("inn", points=4)


def reckoned(match: Match) -> Reckoning:
    assert match.is_over
    return KINGDOM.reckon(match.view(SPECTATOR), match.events)


def parts(table: Table) -> dict[str, tuple[int, ...]]:
    return {part.name.id: part.points for part in reckoned(table.match).parts}


def remarks(table: Table) -> list[Saying]:
    return list(reckoned(table.match).remarks)


def against(first: str, second: str) -> Table:
    """Two Duchies at the final count; their Duchy cards give nothing."""
    return Table(f"{END}[seat.0]\n{first}\n[seat.1]\n{second}\n{CARDS}", own=PLAIN_DUCHIES)


def test_the_parts_add_up_to_the_final_points_in_whole_games_of_all_kinds():
    seen = set()
    for nth, variant in enumerate(KINGDOM.variants()):
        match = Match(KINGDOM, variant, seed=str(nth))
        play_on(match, 9999, Dice(nth))
        reckoning = reckoned(match)
        seats = range(match.position.seats())
        assert all(len(part.points) == len(seats) for part in reckoning.parts)
        for seat in seats:
            assert sum(part.points[seat] for part in reckoning.parts) == match.position.result(seat)
        assert all(reckoning.parts == KINGDOM.reckon(match.view(seat), match.events).parts for seat in seats)
        for saying in (*(part.name for part in reckoning.parts), *reckoning.remarks):
            assert all(KINGDOM.phrases.say(saying, language) for language in LANGUAGES)
            seen.add(saying.id)
    assert {"score-flat", "score-combo", "score-lost", "quest-unfinished", "medal-0"} <= seen


def test_each_kind_of_points_has_its_own_line():
    table = Table(
        'module = "quest"\nphase = "end"\n[seat.0]\nduchy = ["inn", "dome"]\nsteps = [1, 2, 3, 4]\n'
        "[seat.1]\ncalamities = 2\n"
        + CARDS
        + card("dome", "monument", points_per=3, points_per_type="monument"),
        own=PLAIN_DUCHIES,
    )
    quest = sum(table.position.t.step_points)
    assert parts(table) == {
        "score-flat": (4, 0),
        "score-combo": (3, 0),
        "score-quest": (quest, 0),
        "score-lost": (0, -8),
    }


# What decided.


def test_more_points_need_no_remark():
    assert remarks(against('duchy = ["inn"]', 'duchy = ["den"]')) == []


@rule("kingdom.ending.tie-by-cards", "kingdom.ending.tie-calamities-count")
def test_between_equals_the_cards_are_counted():
    table = against('duchy = ["inn"]\nsoldiers = 5', 'duchy = ["den.1", "den.2"]')
    assert remarks(table) == [Saying("tie-cards", {"order": "1 : 2"})]
    table = against('duchy = ["inn"]\ncalamities = 1', "soldiers = 5")
    assert remarks(table) == [Saying("tie-cards", {"order": "2 : 0"})]


@rule("kingdom.ending.tie-by-soldiers")
def test_between_equals_with_as_many_cards_the_soldiers_are_counted():
    table = against('duchy = ["den.1"]\nsoldiers = 2', 'duchy = ["den.2"]\nsoldiers = 3')
    assert remarks(table) == [Saying("tie-soldiers", {"order": "2 : 3"})]


@rule("kingdom.ending.tie-shared")
def test_where_all_is_equal_nothing_decided():
    assert remarks(against('duchy = ["den.1"]', 'duchy = ["den.2"]')) == []


@rule("kingdom.quest.final-step-decides")
@pytest.mark.parametrize(("steps", "seats"), [("[]", (0, 1)), ("[4]", (1,))])
def test_whoever_has_not_done_the_final_step_is_named_and_no_tie_is_broken(steps, seats):
    table = Table(
        f'module = "quest"\nphase = "end"\n[seat.0]\nsteps = {steps}\n[seat.1]\nsoldiers = 3\n',
        own={**PLAIN_DUCHIES, "quest": {"1": {"two": {"step-4": {"points": 0}}}}},
    )
    assert parts(table) == {"score-flat": (0, 0)}
    assert remarks(table) == [Saying("quest-unfinished", {"name": f"@{seat}"}) for seat in seats]
    for reader in (0, 1):
        told = KINGDOM.reckon(table.match.view(reader), table.match.events).remarks
        addressed = {seat: "quest-unfinished-you" if seat == reader else "quest-unfinished" for seat in seats}
        assert list(told) == [Saying(id_, {"name": f"@{seat}"}) for seat, id_ in addressed.items()]


# Alone.


@rule("kingdom.solo.bronze", "kingdom.solo.silver", "kingdom.solo.gold", "kingdom.solo.no-medal")
@pytest.mark.parametrize(("palaces", "earned"), [(4, "none"), (5, "bronze"), (7, "silver"), (8, "gold")])
def test_alone_the_medal_is_named(palaces, earned):
    duchy = [f"palace.{nth + 1}" for nth in range(palaces)]
    palace = card("palace", points=15, copies=palaces)
    table = alone(f"phase = 'end'\n[seat.0]\nduchy = {duchy}\n{palace}", "advisors")
    assert parts(table) == {"score-flat": (15 * palaces,)}
    assert medal(table) == earned
    assert remarks(table) == [Saying(f"medal-{MEDALS.index(earned)}")]


@rule("kingdom.solo.quest-final-step")
def test_alone_without_the_final_step_there_is_no_medal():
    table = Table(
        'players = 1\nmodule = "quest"\nphase = "end"\n[seat.0]\nduchy = ["inn"]\n' + CARDS,
        own={"solo": {"medals": [1, 2, 3]}},
    )
    assert remarks(table) == [Saying("quest-unfinished", {"name": "@0"}), Saying("medal-0")]


def test_an_owners_medals_count():
    own = {**PLAIN_DUCHIES, "solo": {"medals": [1, 4, 5]}}
    table = Table(f'players = 1\n{END}[seat.0]\nduchy = ["inn"]\n{CARDS}', own=own)
    assert remarks(table) == [Saying("medal-2")]
    assert KINGDOM.phrases.say(remarks(table)[0], "nl") == "Een zilveren medaille!"
