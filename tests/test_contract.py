"""The contract that every game keeps, whatever its rules."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.position import CHANCE
from courtyard.engine.terms import HIDDEN, SPECTATOR
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from tests.strategies import by_lot, examples, matches, play_on, play_until_veiled

relaxed = settings(
    max_examples=examples(60),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def as_bytes(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


@every_game
def test_settled_options_stay_as_they_are(game):
    for variant in game.variants():
        assert game.settle_options(variant) == variant
        assert game.settle_options(game.settle_options({})) == game.settle_options({})


@every_game
def test_an_unknown_option_is_refused_with_a_sentence(game):
    with pytest.raises(Trouble, match="no option 'colour'"):
        game.settle_options({"colour": "blue"})


@every_game
def test_the_options_on_the_list_are_those_that_can_be_settled(game):
    names = [option.name for option in game.option_list]
    assert sorted(names) == sorted(game.settle_options({}))
    for option in game.option_list:
        assert option.help and not option.help.endswith(".")
        assert set(option.values) <= {variant[option.name] for variant in game.variants()}
        kinds = {"text": str, "number": int, "flag": bool}
        assert type(game.settle_options({})[option.name]) is kinds[option.kind]


@every_game
def test_notation_is_lossless(game):
    written = 0
    for option in range(game.action_space):
        try:
            text = game.notation(option)
        except Trouble:
            continue
        written += 1
        assert game.parse(text) == option
        assert game.parse(f"  {text} ") == option
    assert written
    for nonsense in ("", "fly", "give", "give nothing"):
        with pytest.raises(Trouble):
            game.parse(nonsense)


@relaxed
@given(matches(), st.integers(0, 10**6))
def test_whoever_must_choose_has_options_of_the_action_space(match, number):
    position = match.position
    assert position.audit() == []
    if match.is_over:
        assert list(position.options) == [] and match.open_seats == []
        return
    assert position.seat in match.open_seats
    assert list(position.options) == list(position.options_of(position.seat))
    assert len(match.open_seats) == 1 or position.veil()
    for seat in match.open_seats:
        options = list(position.options_of(seat))
        assert options and len(set(options)) == len(options)
        assert all(0 <= option < match.game.action_space for option in options)
        decision = match.game.decision(position, seat)
        assert decision.seat == seat and decision.options[0].option == options[0]


@relaxed
@given(matches(), st.integers(0, 10**6))
def test_a_copy_is_independent_and_plays_on_alike(match, seed):
    position, copy = match.position, match.position.copy()
    before = list(position.cells)
    one, other = Dice(seed), Dice(seed)
    while not copy.is_over():
        copy.choose(copy.seat, one.choose(copy))
    assert list(position.cells) == before
    while not position.is_over():
        position.choose(position.seat, other.choose(position))
    assert list(position.cells) == list(copy.cells)


@relaxed
@given(matches())
def test_save_and_load_give_the_same_position(match):
    saved = json.loads(json.dumps(match.game.save(match.position)))
    loaded = match.game.load(saved, match.options, match.own)
    assert list(loaded.cells) == list(match.position.cells)
    assert list(loaded.options) == list(match.position.options)
    assert loaded.seat == match.position.seat
    assert loaded.veil() == match.position.veil()
    for seat in range(loaded.seats()):
        assert loaded.is_open(seat) == match.position.is_open(seat)
    for seat in match.open_seats:
        assert list(loaded.options_of(seat)) == list(match.position.options_of(seat))


@relaxed
@given(matches())
def test_replaying_the_journal_gives_the_same_bytes(match):
    again = journal.replay(json.loads(journal.to_text(match)), match.game)
    assert list(again.position.cells) == list(match.position.cells)
    assert journal.to_text(again) == journal.to_text(match)
    assert again.events == match.events
    for seat in [SPECTATOR, *range(match.position.seats())]:
        assert as_bytes(again.view(seat)) == as_bytes(match.view(seat))
        assert again.log(seat) == match.log(seat)


@relaxed
@given(matches(), st.integers(0, 10**6))
def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing(match, number):
    before = list(match.position.cells), list(match.choices), list(match.events)
    offered = {option for seat in match.open_seats for option in match.position.options_of(seat)}
    numbers = (n % match.game.action_space for n in range(number, number + 10**4))
    wrong = next(option for option in numbers if option not in offered)
    for seat in range(match.position.seats()):
        with pytest.raises(Trouble):
            match.choose(seat, wrong)
    with pytest.raises(Trouble):
        match.choose(CHANCE, 0)
    assert before == (list(match.position.cells), list(match.choices), list(match.events))


@relaxed
@given(matches(most=150), st.integers(1, 12), st.integers(0, 10**6))
def test_undo_takes_back_exactly_what_was_chosen(match, further, seed):
    dice = Dice(seed)
    for _ in range(further):
        if match.is_over:
            return
        seat, option = by_lot(match, dice)
        before = list(match.position.cells), match.log(seat), list(match.choices)
        match.choose(seat, option)
        if match.can_undo(seat):
            after = list(match.position.cells)
            last = match.choices[-1]
            match.undo(seat)
            assert (list(match.position.cells), match.log(seat), match.choices) == before
            match.choose(*last)
            assert list(match.position.cells) == after


@relaxed
@given(matches(most=250), st.integers(0, 10**6))
def test_what_can_be_taken_back_taught_its_chooser_nothing(match, seed):
    """In any other world that looks the same to the chooser, the same choice would look the same."""
    dice = Dice(seed)
    for _ in range(12):
        if match.is_over:
            return
        seat, option = by_lot(match, dice)
        world = match.game.sample(match.view(seat), dice)
        match.choose(seat, option)
        if match.can_undo(seat):
            world.choose(seat, option)
            assert as_bytes(match.game.view(world, seat)) == as_bytes(match.view(seat))


@relaxed
@given(matches(most=150), st.integers(0, 10**6))
def test_nothing_can_be_taken_back_after_somebody_else_was_seen_to_choose(match, seed):
    dice = Dice(seed)
    seat = match.position.seat
    while not match.is_over and match.position.seat == seat:
        match.choose(seat, dice.choose(match.position))
    if not match.is_over and not match.position.veil():
        match.choose(match.position.seat, dice.choose(match.position))
        assert not match.can_undo(seat)
        with pytest.raises(Trouble, match="taken back"):
            match.undo(seat)


@relaxed
@given(matches(most=150), st.integers(0, 10**6))
def test_restarting_a_turn_goes_back_to_the_last_moment_anybody_learned_something(match, seed):
    dice = Dice(seed)
    seat = match.position.seat
    start, made = list(match.position.cells), 0
    while not match.is_over and match.position.seat == seat and made < 4:
        match.choose(seat, dice.choose(match.position))
        made += 1
        if not match.can_undo(seat):
            return
    if made and match.can_undo(seat):
        match.restart_turn(seat)
        assert len(match.choices) == 0 or list(match.position.cells) == start or not match.can_undo(seat)


@relaxed
@given(matches(), st.integers(0, 10**6))
def test_a_sampled_position_agrees_with_everything_its_view_says(match, seed):
    for seat in [SPECTATOR, *range(match.position.seats())]:
        view = match.view(seat)
        assert view["viewer"] == (None if seat == SPECTATOR else seat)
        sampled = match.game.sample(json.loads(as_bytes(view)), Dice(seed))
        assert sampled.audit() == []
        assert as_bytes(match.game.view(sampled, seat)) == as_bytes(view)


@relaxed
@given(matches())
def test_everything_can_be_said_in_three_languages(match):
    game = match.game
    for language in ("en", "fr", "nl"):
        for seat in [SPECTATOR, *range(match.position.seats())]:
            for event in match.log(seat)[-30:]:
                saying = match.log_line(event, seat)
                assert match.why(event) in game.rules.rules
                if saying is not None:
                    assert game.phrases.say(saying, language)
        for seat in match.open_seats:
            decision = match.decision(seat)
            assert game.phrases.say(decision.prompt, language)
            for option in decision.options:
                assert game.phrases.say(option.message, language)
                assert all(rule in game.rules.rules for rule in option.rules)


@relaxed
@given(matches(most=120), st.integers(0, 10**6))
def test_judgement_weighs_every_option_and_tells_how_it_ends(match, seed):
    if match.is_over:
        return
    seat, judgement, position = match.open_seats[-1], match.game.judgement, match.position
    options = list(position.options_of(seat))
    before = list(position.cells)
    assert len(judgement.weigh(position, seat)) == len(options)
    assert judgement.best(position, seat, Dice(seed)) in options
    assert list(position.cells) == before
    ends = list(judgement.play_on(position.copy(), Dice(seed)))
    assert len(ends) == 2 * position.seats()
    assert all(abs(end) < 30_000 for end in ends)


@every_game
def test_the_seed_decides_everything_that_is_drawn(game):
    one, same, other = (Match(game, seed=seed) for seed in ("a", "a", "b"))
    for match in (one, same, other):
        play_on(match, 5000, Dice(3))
    assert one.is_over
    assert list(one.position.cells) == list(same.position.cells)
    assert list(one.position.cells) != list(other.position.cells)


@every_game
def test_the_end_gives_every_seat_a_place_and_counts_its_points_part_by_part(game):
    for variant in game.variants()[::7]:
        match = Match(game, variant, seed="end")
        play_on(match, 5000, Dice(1))
        assert match.is_over
        places = sorted(match.position.place(seat) for seat in range(match.position.seats()))
        nobody_wins = all(place == 2 for place in places)
        assert nobody_wins or all(1 <= place <= nth for nth, place in enumerate(places, 1))
        parts = game.reckon(match.view(SPECTATOR), match.events).parts
        points = [sum(row) for row in zip(*(part.points for part in parts), strict=True)]
        assert points == [match.position.result(seat) for seat in range(match.position.seats())]


@every_game
def test_what_is_foreseen_by_chance_is_weighted(game):
    position = game.start(game.settle_options({}), {})
    assert position.seat == CHANCE
    dice = Dice(1)
    while position.seat == CHANCE:
        assert len(position.weights) == len(position.options) > 1
        assert all(weight > 0 for weight in position.weights)
        position.choose(CHANCE, dice.choose(position))


@every_game
def test_a_position_by_hand_that_names_nothing_is_the_set_up(game):
    match = Match(game, written={})
    assert match.position.audit() == []
    play_on(match, 5000, Dice(2))
    assert match.is_over


# Choosing unseen by each other.


def veiled_stages(game):
    """Give matches in which several seats are about to choose unseen, in any stage and with any options."""
    variants = game.variants()
    found, most = 0, examples(24)
    for nth in range(12):
        match = Match(game, variants[nth * 61 % len(variants)], seed=f"veil {nth}")
        dice = Dice(nth)
        while play_until_veiled(match, dice) and found < most:
            found += 1
            yield match, dice
            finish_stage(match, dice)
    if not found:
        pytest.skip(f"nobody chooses unseen in {game.title}")


def finish_stage(match, dice):
    """Choose by lot until anybody learns something; give the choices of each seat."""
    made = {seat: [] for seat in range(match.position.seats())}
    while True:
        seat, option = by_lot(match, dice)
        made[seat].append(option)
        match.choose(seat, option)
        if not match.can_undo(seat):
            return made


def same_match(match):
    """Give a match in which the same was chosen."""
    again = Match(match.game, match.options, match.seed)
    for choice in match.choices:
        again.choose(*choice)
    return again


def shuffled(made, dice):
    """Give the choices of all seats, mixed by lot, each seat's own in their order."""
    left = {seat: list(options) for seat, options in made.items() if options}
    while left:
        seat = list(left)[dice.below(len(left))]
        yield seat, left[seat].pop(0)
        left = {seat: options for seat, options in left.items() if options}


def all_that_is_seen(match, seat):
    """Give all that a seat receives, but for its own open question; words follow from what is told."""
    told = [match.log_line(event, seat) for event in match.log(seat)]
    return as_bytes(match.view(seat)), match.log(seat), told, match.can_undo(seat)


@every_game
def test_who_chooses_first_under_the_veil_changes_nothing(game):
    for match, dice in veiled_stages(game):
        before = same_match(match)
        made = finish_stage(same_match(match), Dice(dice.word()))
        ends = []
        for order in (0, 1, 2):
            again = same_match(before)
            for seat, option in shuffled(made, Dice(order)):
                again.choose(seat, option)
            seats = [SPECTATOR, *range(again.position.seats())]
            seen = [all_that_is_seen(again, seat) for seat in seats]
            ends.append((list(again.position.cells), again.events, seen))
        assert ends[0] == ends[1] == ends[2], (match.options, match.seed, len(match.choices))


@every_game
def test_nobody_sees_what_another_chooses_under_the_veil(game):
    for match, dice in veiled_stages(game):
        again = same_match(match)
        lot = Dice(dice.word())
        seen = {seat: all_that_is_seen(again, seat) for seat in (SPECTATOR, *range(again.position.seats()))}
        while True:
            chooser, option = by_lot(again, lot)
            others = [seat for seat in seen if seat != chooser]
            asked = {seat: again.decision(seat) for seat in others if seat in again.open_seats}
            again.choose(chooser, option)
            if not again.can_undo(chooser):
                break
            for seat in others:
                assert all_that_is_seen(again, seat) == seen[seat], (again.options, again.seed, again.choices)
            for seat, decision in asked.items():
                assert again.decision(seat) == decision
            seen[chooser] = all_that_is_seen(again, chooser)


@every_game
def test_under_the_veil_everybody_can_go_back_to_where_it_fell(game):
    for match, dice in veiled_stages(game):
        again = same_match(match)
        seats = range(again.position.seats())
        for _ in range(6):
            again.choose(*by_lot(again, dice))
            if not any(map(again.can_undo, seats)):
                break
            copy = same_match(again)
            for seat in seats:
                if copy.can_undo(seat):
                    copy.restart_turn(seat)
            assert list(copy.position.cells) == list(match.position.cells)
            assert copy.choices == match.choices
            assert all(all_that_is_seen(copy, seat) == all_that_is_seen(match, seat) for seat in seats)


@relaxed
@given(matches())
def test_without_a_veil_nothing_is_left_untold(match):
    def heard(seat):
        return [match.game.event_for(match.position, event, seat) for event in match.events]

    if not match.position.veil():
        assert all(match.log(seat) == heard(seat) for seat in range(match.position.seats()))
    assert match.log(SPECTATOR) == heard(SPECTATOR)
    for seat in range(match.position.seats()):
        for told, event in zip(heard(seat), match.events, strict=True):
            assert told == event or (told[2] == HIDDEN and event[0] in match.game.secret_events)
