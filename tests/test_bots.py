"""Bots: what they are handed, what they make of it, and how they explain themselves."""

from itertools import pairwise

import pytest

from courtyard.bots import BOTS, Bot, Budget, find_bot, search
from courtyard.bots.bot import Thought
from courtyard.bots.search import SearchBot
from courtyard.bots.search_pool import added_up
from courtyard.bots.tree import Tree
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
LIMITS = {"novice": 0.5, "fair": 1.0, "strong": 2.0, "master": 5.0}
KINDS = [
    ("gugong", {"players": 2, "bonus": "french"}),
    ("gugong", {"players": 3, "printing": "french"}),
    ("gugong", {"players": 5, "bonus": "english", "expert": True}),
    ("gugong", {"solo": "hard", "sets": "1-2"}),
    ("kingdom", {"module": "menace", "menaces": "shadows,thieves"}),
    ("kingdom", {"module": "advisors", "side": "b"}),
    ("kingdom", {"module": "quest"}),
    ("kingdom", {"players": 1, "module": "menace"}),
    ("kingdom", {"players": 1, "module": "advisors"}),
]


def play(
    game: Game, options: dict, bots: dict[int, Bot], budget: Budget, seed: str = "1", most: int = 10_000
) -> Match:
    """Play a game, or so many choices of it; a seat without a bot takes anything."""
    match = Match(game, options, seed)
    dice = {seat: Dice(seat) for seat in range(match.position.seats())}
    while not match.is_over and len(match.choices) < most:
        seat = match.open_seats[0]
        open_options = list(match.position.options_of(seat))
        if seat in bots:
            chosen = bots[seat].choose(game, match.view(seat), open_options, budget, dice[seat])
        else:
            chosen = open_options[int(dice[seat].below(len(open_options)))]
        match.choose(seat, chosen)
    return match


def decision_with(game: Game, options: dict, least: int, seed: str = "1") -> tuple[Match, int]:
    """Play by lot until a seat has at least so many options."""
    match = Match(game, options, seed)
    dice = Dice(3)
    while len(match.position.options) < least:
        match.choose(match.position.seat, int(dice.choose(match.position)))
    return match, int(match.position.seat)


# What all bots keep to.


def test_an_unknown_bot_is_refused_with_a_sentence():
    with pytest.raises(Trouble, match=r"Unknown bot 'genius'. Available: random, heuristic"):
        find_bot("genius")


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_a_new_one(name):
    assert find_bot(name) is not find_bot(name)
    assert find_bot(name).name == name


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "options"), KINDS, ids=str)
def test_every_bot_plays_every_kind_of_game_to_its_end(name, game, options):
    match = play(find_game(game), options, {0: find_bot(name)}, Budget(playouts=1))
    assert match.is_over and not match.position.audit()


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_with_playouts_and_a_seed_a_bot_always_plays_the_same(name, game):
    first, again = (
        play(game, {"players": 2}, {0: find_bot(name)}, Budget(playouts=3), most=60) for _ in range(2)
    )
    assert first.choices == again.choices


@every_game
@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_a_bot_is_not_led_by_what_its_seat_may_not_know(name, game):
    match, seat = decision_with(game, {"players": 2}, 4)
    view = match.view(seat)
    options = list(match.position.options_of(seat))
    hidden = [game.sample(view, Dice(nth)) for nth in range(3)]
    assert len({tuple(position.cells) for position in hidden}) > 1
    chosen = {
        find_bot(name).choose(game, game.view(position, seat), options, Budget(playouts=8), Dice(1))
        for position in hidden
    }
    assert len(chosen) == 1


# The search.


@every_game
def test_where_only_own_choices_are_left_the_search_finds_the_best(game):
    """At the very end of a game every way of going on can be followed to its end."""
    found = 0
    for seed in range(60):
        match, dice = Match(game, {"players": 2}, str(seed)), Dice(seed)
        decisions: list[Position] = []
        while not match.is_over:
            decisions.append(match.position.copy())
            match.choose(match.position.seat, int(dice.choose(match.position)))
        for position in decisions[-6:]:
            seat = int(position.seat)
            ends = {int(option): best_end(after(position, option), seat) for option in position.options}
            if None not in ends.values() and len(set(ends.values())) > 1:
                chosen = SearchBot().choose(
                    game, game.view(position, seat), list(ends), Budget(playouts=80), Dice(seed)
                )
                assert ends[chosen] == max(ends.values())
                found += 1
    assert found >= 3


def after(position: Position, option: int) -> Position:
    following = position.copy()
    following.choose(position.seat, option)
    return following


def best_end(position: Position, seat: int, choices: int = 2) -> int | None:
    """Tell how far ahead a seat can be in the end, if so few own choices and nothing else come before."""
    if position.is_over():
        return int(position.result(seat) - position.result(1 - seat))
    if position.seat != seat or choices == 0:
        return None
    ends = [best_end(after(position, option), seat, choices - 1) for option in position.options]
    return None if None in ends else max(ends)


@every_game
def test_a_tree_counts_every_try_once(game):
    match, seat = decision_with(game, {"players": 2}, 4)
    tree = Tree(game.judgement, seat)
    positions = [game.sample(match.view(seat), Dice(nth)) for nth in range(4)]
    before = [list(position.cells) for position in positions]
    tree.think(positions, 25, Dice(1))
    assert [list(position.cells) for position in positions] == before
    assert tree.visits[tree.root] == 25
    children = tree.children(tree.root)
    assert sum(tree.visits[child] for child in children) == 25
    assert [tree.visits[child] for child in children] == sorted(
        (tree.visits[child] for child in children), reverse=True
    )
    assert {tree.option[child] for child in children} == set(match.position.options_of(seat))
    assert sum(tree.prior[child] for child in children) == pytest.approx(1)


@every_game
def test_what_was_thought_is_kept_for_the_next_choice_of_the_same_turn(game):
    bot, match, dice = SearchBot(), Match(game, {"players": 2}, "5"), Dice(1)
    kept = begun = 0
    while not match.is_over and kept + begun < 20:
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        if seat != 0:
            match.choose(seat, options[0])
            continue
        followed = bot.tree is not None and match.choices and match.choices[-1][0] == 0
        chosen = bot.choose(game, match.view(0), options, Budget(playouts=5), dice)
        if len(options) > 1:
            assert bot.tree is not None
            more = int(bot.tree.visits[bot.tree.root]) > 5
            assert followed or not more
            kept += more
            begun += not more
        match.choose(0, chosen)
    assert kept >= 3 and begun >= 2


def test_of_what_was_tried_only_what_may_be_chosen_now_is_kept():
    """Hidden facts can decide the next choices: the tree may have tried more than those."""
    game = find_game("gugong")
    match, seat = decision_with(game, {"players": 2}, 4)
    tree = Tree(game.judgement, seat)
    tree.think([game.sample(match.view(seat), Dice(1))], 40, Dice(1))
    gift = tree.children(tree.root)[0]
    tried = [int(tree.option[child]) for child in tree.children(gift)]
    assert len(tried) > 2
    assert tree.follow(tree.option[gift], tried[1:3])
    assert tree.root == gift
    assert sorted(int(tree.option[child]) for child in tree.children(tree.root)) == sorted(tried[1:3])
    assert not tree.follow(-1, tried)


@every_game
def test_a_search_stops_when_nothing_can_change_its_mind(game):
    match, seat = decision_with(game, {"players": 2}, 2)
    bot = SearchBot()
    bot.choose(game, match.view(seat), list(match.position.options_of(seat)), Budget(playouts=80), Dice(1))
    first, *others = bot.thoughts(everything=True)
    tried = first.tried + sum(other.tried for other in others)
    assert tried <= 80
    if tried < 80:
        assert first.tried - max((other.tried for other in others), default=0) > 80 - tried


@every_game
def test_with_seconds_it_thinks_until_they_are_over(game, monkeypatch):
    match, seat = decision_with(game, {"players": 2}, 4)
    options = list(match.position.options_of(seat))
    told = [0.0]

    def clock() -> float:
        """Tells a tenth of a second more each time it is asked."""
        told.append(told[-1] + 0.1)
        return told[-1]

    monkeypatch.setattr(search.time, "perf_counter", clock)
    bot = SearchBot()
    bot.choose(game, match.view(seat), options, Budget(seconds=2.0), Dice(1))
    assert told[-1] <= 0.1 + 2.0 + 0.1 + 1e-9, "it went on after its time was over"
    assert sum(thought.tried for thought in bot.thoughts(everything=True)) >= search.BATCH


# Explaining.


@every_game
def test_a_search_explains_itself(game):
    match, seat = decision_with(game, {"players": 2}, 4)
    options = list(match.position.options_of(seat))
    bot = find_bot("search")
    assert bot.thoughts() == []
    chosen = bot.choose(game, match.view(seat), options, Budget(playouts=60), Dice(1))
    thoughts = bot.thoughts()
    assert thoughts[0].option == chosen and 1 < len(thoughts) <= 5
    assert {thought.option for thought in thoughts} <= set(options)
    assert all(one.tried >= other.tried > 0 for one, other in pairwise(thoughts))
    assert all(0 <= thought.chance <= 1 and -60 < thought.points < 200 for thought in thoughts)
    assert thoughts[0].line and all(0 <= who < 2 for who, _ in thoughts[0].line)
    for _, option in thoughts[0].line:
        assert game.parse(game.notation(option)) == option


@every_game
def test_where_there_is_nothing_to_choose_there_is_nothing_to_think(game):
    match, seat = decision_with(game, {"players": 2}, 2)
    only = list(match.position.options_of(seat))[:1]
    bot = find_bot("search")
    assert bot.choose(game, match.view(seat), only, Budget(playouts=5), Dice(1)) == only[0]
    assert bot.thoughts() == []


# Several cores.


def test_findings_of_several_add_up():
    one = [Thought(7, 0.5, 40.0, 30, ((0, 1),)), Thought(8, 0.4, 35.0, 10)]
    other = [Thought(8, 0.6, 45.0, 30, ((1, 2),)), Thought(9, 0.1, 10.0, 1)]
    assert added_up([one, other]) == [
        Thought(8, pytest.approx(0.55), pytest.approx(42.5), 40, ((1, 2),)),
        Thought(7, 0.5, 40.0, 30, ((0, 1),)),
        Thought(9, 0.1, 10.0, 1),
    ]


def test_two_cores_share_the_playouts_and_always_find_the_same():
    game = find_game("gugong")
    assert game.about.ids("en") and game.phrases.ids("en")  # A game whose words were read can still be sent.
    match, seat = decision_with(game, {"players": 2}, 4)
    options = list(match.position.options_of(seat))
    found = []
    for _ in range(2):
        bot = find_bot("search", cores=2)
        bot.choose(game, match.view(seat), options, Budget(playouts=16), Dice(1))
        found.append(bot.thoughts(everything=True))
    assert found[0] == found[1]
    assert 8 < sum(thought.tried for thought in found[0]) <= 16


# Levels.


@pytest.mark.parametrize("name", ["strong", "master"])
def test_a_budget_can_only_make_a_level_think_less(name):
    level = find_bot(name)
    assert level.lesser(Budget(seconds=0.1)).seconds == 0.1
    assert level.lesser(Budget(seconds=60)).seconds == level.seconds < LIMITS[name]
    assert level.lesser(Budget(playouts=5)) == Budget(playouts=5)
    assert level.lesser(Budget()) == Budget(level.seconds, level.playouts)


@every_game
def test_mistakes_of_a_novice_are_no_random_ones(game):
    """It takes what looks good much more often than chance would, and not always."""
    good = {"novice": 0, "random": 0}
    decisions = 0
    match, dice = Match(game, {"players": 2}, "8"), Dice(8)
    while not match.is_over:
        seat = int(match.position.seat)
        imagined = game.imagine(match.recall(seat), dice)
        options = list(imagined.options_of(seat))
        worths = list(game.judgement.weigh(imagined, seat))
        if len(options) > 3 and len(set(worths)) > 3:
            decisions += 1
            for name in good:
                chosen = find_bot(name).choose(game, match.view(seat), options, Budget(), dice)
                good[name] += worths[options.index(chosen)] == max(worths)
        match.choose(seat, int(dice.choose(match.position)))
    assert decisions > 20
    assert good["random"] < decisions / 3 < good["novice"] < decisions


@pytest.mark.compiled_only
@every_game
@pytest.mark.parametrize(("worse", "better"), [*pairwise(["random", "novice", "fair", "strong"])])
def test_each_level_beats_the_one_before(worse, better, game):
    won = 0
    for nth in range(8):
        bots = {nth % 2: find_bot(better), 1 - nth % 2: find_bot(worse)}
        won += play(game, {"players": 2}, bots, Budget(), str(nth // 2)).position.place(nth % 2) == 1
    assert won >= 5
