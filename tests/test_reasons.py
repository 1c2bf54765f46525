"""Reasons: why an option is best, by what it clearly brings more of than the next best does."""

import pytest

from courtyard.bots import Budget
from courtyard.bots.advice import Advised, advise, explain, next_best
from courtyard.bots.bot import Thought
from courtyard.bots.outlook import Estimate, Trials, mean_and_error, play_stretch
from courtyard.bots.reasons import (
    COMPARED,
    Kind,
    Reason,
    details,
    ends,
    is_better,
    level,
    overall_reasons,
    reasons_beside,
    reasons_for,
    try_out,
)
from courtyard.engine.chance import Dice
from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.match import Match
from courtyard.games import GAMES, find_game
from tests.test_advice import (
    KINDS,
    LAST_ADVICE,
    LAST_TRADE,
    advised,
    by_hand,
    every_kind,
    judged,
    late,
    open_options,
)


def test_a_fourth_jade_is_advised_because_of_what_jade_brings_at_the_end():
    match = by_hand("gugong", LAST_TRADE)
    best, second, *_ = advised(match, 60)
    assert match.game.notation(best.option) == "trade jade"
    fact = Reason("fact", 1.0, Saying("because-jade", {"jade": Saying("jade", {"n": 1}), "all": 4}))
    assert best.reasons == [fact, part("score-jade", 4.0), Reason("feat", 1.0, Saying("feat-jade"))]
    assert (best.chance, best.points, best.against) == (1.0, 17.0, second.option)
    assert match.game.notation(second.option) == "trade points"
    assert [second.reasons[0], second.reasons[2]] == [part("score-game", 2.0), part("score-jade", -4.0)]
    assert (second.chance, second.points, second.against) == (0.0, 15.0, best.option)


def test_the_reason_against_the_alchemist_is_what_the_own_calamities_cost():
    match = by_hand("kingdom", LAST_ADVICE)
    seat, options = open_options(match)
    trials = Trials(match.game, match.view(seat), options, Dice(1), is_counted=True)
    for _ in range(COMPARED):
        trials.try_all(is_followed=True)
    one, other = options
    against = {match.game.notation(each): details(trials, each, one + other - each) for each in options}
    assert against == {
        "activate scrying-alchemist": [part("score-lost", -8.0)],
        "pass": [part("score-lost", 8.0)],
    }
    verdict = judged(match, match.game.parse("activate scrying-alchemist"), 10)
    assert match.game.notation(verdict.best) == "pass" and verdict.cost_points == 8.0


def part(name: str, amount: float) -> Reason:
    return Reason("part", amount, Saying(name), amount > 0)


def trials_with(*differences: dict[str, float], told: tuple[int, ...] = ()) -> Trials:
    """Trials of two options, of which the second brought nothing; the points told are the first one's."""
    trials = Trials(GAMES["gugong"], {"viewer": 0}, [1, 2], Dice(1))
    trials.parts = {name: Saying(name) for each in differences for name in each}
    trials.counts = {1: list(differences), 2: [{} for _ in differences]}  # type: ignore[dict-item]
    trials.estimates = {
        1: [Estimate([points, 0, points, 0], True) for points in told],
        2: [Estimate([0, 0, 0, 0], True) for _ in told],
    }
    return trials


def test_small_differences_are_no_reason():
    assert details(trials_with(*[{"a": 0.29}] * 20), 1, 2) == []
    assert details(trials_with(*[{"a": 0.3}] * 20), 1, 2) == [part("a", 0.3)]


def test_what_may_be_chance_is_no_reason():
    noisy = trials_with(*[{"a": 40}, {"a": -36}] * 10)
    assert details(noisy, 1, 2) == []
    clear = trials_with(*[{"a": 4}, {"a": 0}] * 10)
    assert details(clear, 1, 2) == [part("a", 2.0)]
    assert details(clear, 2, 1) == [part("a", -2.0)]


def test_a_few_games_are_not_enough_for_a_reason():
    assert details(trials_with(*[{"a": 5}] * (COMPARED - 1)), 1, 2) == []
    assert details(trials_with(*[{"a": 5}] * COMPARED), 1, 2) != []


def test_no_more_than_three_reasons_are_given_and_what_speaks_for_the_option_first():
    found = reasons_for(trials_with(*[{"a": 1, "b": -4, "c": 2, "d": 3}] * 20), 1, 2, 0.5)
    assert [(reason.kind, reason.amount) for reason in found] == [("part", 3), ("part", 2), ("part", 1)]
    beside = reasons_beside(trials_with(*[{"a": 1, "b": -4, "c": 2, "d": 3}] * 20), 2, 1)
    assert [reason.amount for reason in beside] == [4, -3, -2]


def test_a_feat_that_nobody_wants_speaks_for_whoever_does_less_of_it():
    trials = trials_with()
    trials.feats = {1: [{"feat-paid": 3, "feat-jade": 1}] * 9, 2: [{"feat-paid": 1}] * 9}
    assert details(trials, 1, 2) == [
        Reason("feat", 1.0, Saying("feat-jade"), True),
        Reason("feat", 2.0, Saying("feat-paid"), False),
    ]


def test_where_no_part_stands_out_the_whole_is_said_and_what_speaks_against_it_behind_it():
    trials = trials_with(*[{"a": -1}] * 20, told=(200,) * 20)
    assert reasons_for(trials, 1, 2, 0.5) == [
        Reason("points", 2.0),
        Reason("chance", 0.5),
        part("a", -1.0),
    ]
    assert is_better(trials, 1, 2) and not is_better(trials, 2, 1)


def test_a_rival_who_ends_with_less_speaks_for_an_option():
    trials = trials_with(told=(0,) * 20)
    trials.estimates[2] = [Estimate([0, 900, 0, 900], True)] * 20
    assert overall_reasons(trials, 1, 2) == [Reason("chance", 0.5), Reason("rival", -9.0)]
    assert overall_reasons(trials, 2, 1) == [
        Reason("chance", -0.5, None, False),
        Reason("rival", 9.0, None, False),
    ]


def test_options_are_level_only_where_luck_cannot_have_hidden_a_difference():
    assert level(trials_with(told=(0,) * 20), 1, 2) == [Reason("level", 0.0)]
    assert level(trials_with(told=(900, -900) * 10), 1, 2) == []
    assert level(trials_with(told=(0,) * (COMPARED - 1)), 1, 2) == []


def test_what_cannot_be_told_from_luck_is_not_claimed():
    match = by_hand("gugong", LAST_TRADE)
    seat, options = open_options(match)
    jade, nothing = (match.game.parse(text) for text in ("trade jade", "decline"))
    trials = Trials(match.game, match.view(seat), [jade, nothing], Dice(1))
    assert [reason.kind for reason in reasons_for(trials, jade, nothing, 0.75)] == ["sight", "tried"]
    assert reasons_for(trials, nothing, jade, 0.75) == [Reason("tried", 0.75)]
    assert reasons_beside(trials, jade, nothing) == []
    assert nothing in options


def test_the_next_best_is_found_even_if_the_search_tried_nothing_else():
    match = by_hand("gugong", LAST_TRADE)
    seat, _ = open_options(match)
    jade, points = (match.game.parse(text) for text in ("trade jade", "trade points"))
    one, two = Thought(points, 0.5, 1.0, 9), Thought(jade, 0.5, 1.0, 2)
    assert next_best(match.game, match.view(seat), [one], Dice(1)) == jade
    assert next_best(match.game, match.view(seat), [one, two], Dice(1)) == jade


def test_of_two_options_that_were_tried_alike_the_clearly_better_is_put_first():
    match = by_hand("gugong", LAST_TRADE)
    seat, _ = open_options(match)
    jade, points = (match.game.parse(text) for text in ("trade jade", "trade points"))

    def shown(tried: int) -> list[int]:
        thoughts = [Thought(points, 0.5, 1.0, 10), Thought(jade, 0.5, 1.0, tried)]
        why = explain(match.game, match.view(seat), thoughts, Budget(playouts=COMPARED), Dice(1))
        assert why.against(points) == jade and why.against(jade) == points
        return [thought.option for thought in why.shown]

    assert shown(8) == [jade, points]
    assert shown(7) == [points, jade]


@every_kind
def test_feats_are_counted_up_to_the_next_day_or_round(name, options):
    game = find_game(name)
    match = Match(game, options, "8")
    position, dice = match.position.copy(), Dice(2)
    position.take_events()
    position.records_events = True
    events = [event[0] for event in play_stretch(game, position, dice)]
    assert events.count(game.round_start_event) == 1 and not position.is_over()
    last = late(name, options, left=2).position.copy()
    last.records_events = True
    last.take_events()
    assert game.round_start_event not in [event[0] for event in play_stretch(game, last, dice)]
    assert last.is_over()
    assert {feat.event for feat in game.feats} < set(range(len(game.event_names)))
    for language in LANGUAGES:
        assert all(game.phrases.say(Saying(feat.name), language) for feat in game.feats)


CHECKED = 4 * COMPARED
"""Simulations of the second look: more than the claim rests on, so that it is the claim that is tested."""
TRUE = 0.9
"""The share of claims that must hold with other random seeds."""


@pytest.mark.compiled_only
@pytest.mark.parametrize(("name", "options", "each"), [(*KINDS[0], 6), (*KINDS[3], 20)], ids=str)
def test_hints_in_a_whole_game_say_why_and_it_is_true(name, options, each):
    """A game of Kingdom is long, and slow to play to the end: fewer of its choices are looked at."""
    game, dice = find_game(name), Dice(2)
    match = Match(game, options, "8")
    claims: list[bool] = []
    asked = 0
    while not match.is_over:
        seat, open_to_it = open_options(match)
        if len(open_to_it) > 1:
            asked += 1
            if asked % each == 0:
                found = advise(game, match.view(seat), open_to_it, Budget(playouts=COMPARED), dice)
                assert found[0].reasons and found[0].against in open_to_it
                assert any(reason.is_for for reason in found[0].reasons)
                claims += again(match, found[0])
        match.choose(seat, int(game.judgement.best(match.position, seat, dice)))
    assert asked > 80
    assert not claims or claims.count(True) >= TRUE * len(claims), claims


def again(match: Match, advice: Advised) -> list[bool]:
    """Look with other luck whether what is claimed of an option holds."""
    claimed = [reason for reason in advice.reasons if reason.kind not in ("fact", "sight", "tried")]
    if not claimed:
        return []
    view = match.view(match.open_seats[0])
    both = (advice.option, advice.against)
    trials = try_out(match.game, view, list(both), Budget(playouts=CHECKED), Dice(99))
    return [holds(reason, trials, *both) for reason in claimed]


def holds(reason: Reason, trials: Trials, option: int, other: int) -> bool:
    if reason.name is not None:
        counts = trials.feats if reason.kind == "feat" else trials.counts
        numbers = [[each.get(reason.name.id, 0) for each in counts[one]] for one in (option, other)]
    else:
        kind: Kind = "points" if reason.kind == "level" else reason.kind
        numbers = [[end[kind] for end in ends(trials, one)] for one in (option, other)]  # type: ignore[misc]
    mean, _ = mean_and_error([float(one - two) for one, two in zip(*numbers, strict=True)])
    return abs(mean) < 2 if reason.kind == "level" else mean * reason.amount > 0
