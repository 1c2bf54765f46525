"""Lessons: a prepared game with a coach who always has something sensible to say, or nothing."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

import pytest

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.engine.language import LANGUAGES, Phrasebook, Saying
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.server.tables import lesson_script as lesson
from courtyard.server.tables.coach import Coach, Coaching, Lines, pages
from courtyard.server.tables.lesson_script import LEARNER
from courtyard.server.tables.lesson_steps import chapter_of

MOST_REMARKS = 7
"""The number of pages in a row that a learner may still read."""
LONGEST_REMARK = 330
LESSONS = 8
"""The number of random lessons of each game, and of lessons against all advice: about a thousand choices."""
Chooser = Callable[[Match, Coaching], int]


@pytest.fixture(params=sorted(GAMES))
def coach(request: pytest.FixtureRequest) -> Coach:
    return Coach(GAMES[request.param])


def begin(coach: Coach) -> Match:
    return Match(coach.game, None, "lesson", None, coach.script.written)


def others_choose(match: Match) -> None:
    """Let the opponent choose, as the server lets it: the same after the same choices."""
    bot = find_bot("fair")
    while not match.is_over and not match.position.is_open(LEARNER):
        (seat,) = match.open_seats
        luck = sum(chooser == seat for chooser, _ in match.choices)
        options = [int(option) for option in match.position.options_of(seat)]
        match.choose(seat, bot.choose(match.game, match.view(seat), options, Budget(), Dice(luck)))


def learn(coach: Coach, chooser: Chooser) -> Iterator[tuple[Match, Coaching]]:
    """Go through a lesson; at each moment of the learner give what the coach says."""
    match = begin(coach)
    others_choose(match)
    while not match.is_over:
        coaching = coach.follow(match)
        yield match, coaching
        match.choose(LEARNER, chooser(match, coaching))
        others_choose(match)
    yield match, coach.follow(match)


def options(match: Match) -> list[int]:
    return [int(option) for option in match.position.options_of(LEARNER)]


def advised(match: Match, coaching: Coaching) -> int:
    """Do as the coach says, and where it says nothing what looks good."""
    if coaching.advice:
        return coaching.advice.option
    return int(match.game.judgement.best(match.position, LEARNER, Dice(1)))


def by_lot(seed: int) -> Chooser:
    dice = random.Random(seed)
    return lambda match, coaching: dice.choice(options(match))


def against(seed: int) -> Chooser:
    """Never do as the coach says, if anything else can be done."""
    dice = random.Random(seed)

    def choose(match: Match, coaching: Coaching) -> int:
        advice = coaching.advice.option if coaching.advice else None
        return dice.choice([option for option in options(match) if option != advice] or options(match))

    return choose


# The words.


def words(coach: Coach) -> set[str]:
    game, script = coach.game.name, coach.script
    remarks = {f"{game}-lesson-{remark.id}" for remark in script.remarks}
    return remarks | {f"{game}-topic-{topic}" for topic in script.topics}


def test_every_remark_and_topic_has_its_words_in_every_language_and_there_are_no_others(coach: Coach) -> None:
    assert coach.game.lesson
    phrases = Phrasebook(coach.game.lesson)
    for language in LANGUAGES:
        assert phrases.ids(language) == words(coach)


def test_a_remark_is_short_and_reads_differently_in_each_language(coach: Coach) -> None:
    assert coach.game.lesson
    phrases = Phrasebook(coach.game.lesson)
    for remark in coach.script.remarks:
        said = {
            phrases.say(Saying(f"{coach.game.name}-lesson-{remark.id}"), language) for language in LANGUAGES
        }
        assert len(said) == len(LANGUAGES)
        assert max(map(len, said)) <= LONGEST_REMARK, remark.id


def test_no_two_remarks_have_the_same_id_and_each_topic_comes_up_in_one(coach: Coach) -> None:
    ids = [remark.id for remark in coach.script.remarks]
    assert len(ids) == len(set(ids))
    assert set(coach.script.topics) <= {remark.topic for remark in coach.script.remarks}


def test_what_a_remark_waits_for_can_be(coach: Coach) -> None:
    known = {remark.id for remark in coach.script.remarks} | {remark.topic for remark in coach.script.remarks}
    for remark in coach.script.remarks:
        assert known.issuperset(remark.after + remark.unless), remark.id
        for event in remark.happened:
            assert event.split(" ")[0] in coach.game.event_names, remark.id
    for aim in coach.script.aims:
        assert aim.topic in known


def test_a_game_without_a_lesson_says_so(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(coach.game), "lesson", None)
    with pytest.raises(Trouble, match="no lesson"):
        lesson.read(coach.game)


# The way through.


def test_whoever_follows_the_advice_meets_every_topic_and_wins(coach: Coach) -> None:
    moments = list(learn(coach, advised))
    match, last = moments[-1]
    assert set(coach.script.topics) <= last.met
    assert not any(remark.id.startswith("left-") for remark in last.remarks)
    assert match.position.place(LEARNER) == 1
    assert 15 <= last.moment <= 45, "A lesson takes about ten minutes."


def test_the_coach_says_something_most_of_the_time_and_each_thing_once(coach: Coach) -> None:
    said = [remark.id for _, coaching in learn(coach, advised) for remark in coaching.remarks]
    assert len(said) == len(set(said))
    assert len(said) >= 20
    speaking = [bool(coaching.remarks or coaching.advice) for _, coaching in learn(coach, advised)]
    assert sum(speaking) > len(speaking) / 2


@cache
def tours(game: str) -> list[list[tuple[bool, list[int], Coaching]]]:
    """Many lessons by different learners: at each moment if it is over, what can be chosen, what is said."""
    ways: list[Chooser] = [advised]
    for seed in range(LESSONS):
        ways += [by_lot(seed), against(seed)]
    coach = Coach(GAMES[game])
    return [
        [(match.is_over, [] if match.is_over else options(match), told) for match, told in learn(coach, way)]
        for way in ways
    ]


def test_the_coach_copes_with_anything(coach: Coach) -> None:
    for tour in tours(coach.game.name):
        for is_over, offered, told in tour:
            assert len(told.remarks) <= MOST_REMARKS or is_over
            assert told.advice is None or told.advice.option in offered
            assert told.advice is None or told.advice.warning is None, "The table would warn of it."
            assert told.look_back is None or told.look_back.led != told.look_back.would
            assert is_over or not any(remark.over for remark in told.remarks)
        assert set(coach.script.topics) <= tour[-1][2].met


# How far it is.


def test_every_page_on_the_advised_way_is_a_step_and_the_chapters_say_how_many(coach: Coach) -> None:
    read = dict.fromkeys(coach.script.steps, 0)
    steps = []
    for match, told in learn(coach, advised):
        number = pages(told.remarks, told.look_back)
        read[chapter_of(coach.game.chapter(match.view(LEARNER)))] += number
        if number:
            steps.append(told.steps)
        else:
            assert told.steps.first == told.steps.last == steps[-1].last, (
                "Nothing is said, nothing is counted."
            )
    assert read == coach.script.steps
    assert steps[0].first == 1
    assert [then.first for then in steps[1:]] == [one.last + 1 for one in steps[:-1]]
    assert steps[-1].last == steps[-1].of == sum(read.values())


def test_on_any_way_steps_go_on_to_the_last_and_never_back(coach: Coach) -> None:
    for chooser in (by_lot(21), against(22), by_lot(23)):
        steps = [told.steps for _, told in learn(coach, chooser)]
        for one, then in pairwise(steps):
            assert 1 <= one.first <= one.last <= one.of
            assert one.last <= then.first
        assert steps[0].first == 1
        assert steps[-1].last == steps[-1].of


def test_every_remark_is_reached_by_somebody(coach: Coach) -> None:
    said = {remark.id for tour in tours(coach.game.name) for _, _, told in tour for remark in told.remarks}
    on_the_way = {remark.id for remark in coach.script.remarks if not remark.id.startswith("left-")}
    # What needs rare luck may be missing.
    assert len(on_the_way - said) <= 3, on_the_way - said


# Why advice is given.


def test_advice_says_what_it_leads_to_and_what_the_next_best_choice_would(coach: Coach) -> None:
    reasons = 0
    for match, told in learn(coach, advised):
        assert (told.reason is None) or told.advice is not None
        if not told.reason or not told.advice:
            continue
        reasons += 1
        reason = told.reason
        assert reason.led != reason.would
        assert reason.instead in [text.message for text in match.decision(LEARNER).options]
        assert reason.instead != told.advice.message
        for line in (reason.instead, *reason.led, *reason.would):
            assert coach.game.phrases.say(line)
            assert line.args.get("who") is None, "Of the other’s hand the learner knows nothing."
    assert reasons >= 3


def test_a_reason_follows_from_what_the_learner_sees_and_from_nothing_else(coach: Coach) -> None:
    reasons = 0
    for chooser in (advised, against(31), by_lot(32)):
        for match, told in learn(coach, chooser):
            course = coach.course
            if course is None or told.advice is None:
                continue
            # Others may as well hold other cards, and other ones may lie face down or come next.
            view, truth = match.view(LEARNER), course.match.position
            course.match.position = coach.game.sample(view, Dice(99))
            assert course.match.view(LEARNER) == view
            assert coach.reason(course, told) == told.reason
            course.match.position = truth
            reasons += told.reason is not None
    assert reasons >= 9


def test_a_reason_is_given_though_the_coach_was_asked_while_the_other_was_thinking(coach: Coach) -> None:
    match = begin(coach)
    others_choose(match)
    reasons = []
    while not match.is_over:
        told = coach.follow(match)
        reasons.append(told.reason)
        match.choose(LEARNER, advised(match, told))
        coach.follow(match)
        others_choose(match)
    assert reasons == [told.reason for match, told in learn(Coach(coach.game), advised) if not match.is_over]


def test_what_advice_is_said_to_lead_to_is_what_happens(coach: Coach) -> None:
    kept: list[bool] = []
    promised: tuple[int, Lines] | None = None
    for match, told in learn(coach, advised):
        has_ended = match.is_over or match.decision(LEARNER).kind in coach.script.turns
        if promised and has_ended:
            start, led = promised
            happened = coach.lines_of(match.position, match.log(LEARNER)[start:])
            kept.append(all(line in happened for line in led))
            promised = None
        if told.reason and promised is None:
            promised = len(match.log(LEARNER)), told.reason.led
    # Where a later question of the turn leaves the choice open, it may be answered otherwise.
    assert kept
    assert sum(kept) > len(kept) / 2


# What another choice would have led to.


def test_a_choice_against_the_advice_is_told_beside_what_was_advised(coach: Coach) -> None:
    backs = [coaching.look_back for _, coaching in learn(coach, against(3)) if coaching.look_back]
    assert any(back.is_advice for back in backs)
    for back in backs:
        for line in (back.chosen, back.instead, *back.led, *back.would):
            assert coach.game.phrases.say(line)


def test_following_the_advice_is_never_told_beside_itself(coach: Coach) -> None:
    backs = [coaching.look_back for _, coaching in learn(coach, advised) if coaching.look_back]
    assert not any(back.is_advice for back in backs)


def test_looking_back_tells_nothing_that_the_learner_may_not_know(coach: Coach) -> None:
    """The alternative is told from the learner's own seat: of the other's hand not even a name."""
    for match, coaching in learn(coach, against(5)):
        back = coaching.look_back
        if back:
            for line in back.would:
                assert line.args.get("who") is None, coach.game.notation(match.choices[-1][1])


# Interrupted and taken up again.


def test_a_lesson_is_the_same_after_the_same_choices(coach: Coach) -> None:
    one = [(coaching, list(match.choices)) for match, coaching in learn(coach, by_lot(11))]
    other = [(coaching, list(match.choices)) for match, coaching in learn(coach, by_lot(11))]
    assert one == other


def test_a_coach_who_comes_later_says_what_the_first_would_have_said(coach: Coach) -> None:
    for nth, (match, coaching) in enumerate(learn(coach, by_lot(12))):
        if nth % 6 == 5 or match.is_over:
            assert Coach(coach.game).follow(match) == coaching


def test_a_choice_taken_back_takes_back_what_was_said_after_it(coach: Coach) -> None:
    taken_back = 0
    for match, coaching in learn(coach, by_lot(13)):
        if match.is_over:
            break
        match.choose(LEARNER, options(match)[0])
        if match.can_undo(LEARNER) and match.position.is_open(LEARNER):
            coach.follow(match)
            match.undo(LEARNER)
            assert coach.follow(match) == coaching
            taken_back += 1
        else:
            others_choose(match)
            if match.is_over:
                break
    assert taken_back >= 3


def test_asking_twice_changes_nothing(coach: Coach) -> None:
    for match, coaching in learn(coach, by_lot(14)):
        assert coach.follow(match) == coaching
