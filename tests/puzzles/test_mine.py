"""Mining: a tiny run finds a puzzle, always the same, and goes on where it was stopped."""

import json
import time

import msgspec
import pytest
from click.testing import CliRunner

from courtyard.bots import Budget as Thinking
from courtyard.bots import find_bot
from courtyard.cli import main
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES, find_game
from courtyard.puzzles import confirm as confirm_room
from courtyard.puzzles.attempt import Attempt, solution
from courtyard.puzzles.confirm import confirm, report_lines, summed_up
from courtyard.puzzles.measure import Budget, Measured, Place, Turn, compare, is_sure, judge
from courtyard.puzzles.mine import Plan, all_found, mine, moments, played
from courtyard.puzzles.puzzle import END, check, read, write
from courtyard.puzzles.run import Ledger, census, run, selected, some_of
from courtyard.puzzles.themes import table_of
from courtyard.puzzles.variants import MAIN, kinds_of, options_for
from tests.puzzles.makers import GUGONG, puzzle

pytestmark = pytest.mark.compiled_only

TINY = Budget(groups=4, worlds=2, tries=12, first=4, most=20_000)
PLAN = Plan("gugong", budget=TINY, screening=TINY._replace(tries=6), verified=3)


def begun(choices=16, seed=3):
    """Give a game between bots that do not think, as far as it went."""
    match, bot, dice = Match(GUGONG, {"players": 2}, str(seed)), find_bot("heuristic"), Dice(seed)
    while len(match.choices) < choices:
        seat = match.open_seats[0]
        options = [int(option) for option in match.position.options_of(seat)]
        match.choose(seat, bot.choose(GUGONG, match.recall(seat), options, Thinking(), dice))
    return match


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("games")
    journal.save(begun(), path / "one.json")
    return path


@pytest.fixture(scope="module")
def found(folder):
    return mine((PLAN, str(folder / "one.json")))


def test_a_tiny_run_finds_a_puzzle_that_holds(found):
    assert found.is_whole and found.turns >= 3 and len(found.puzzles) >= 1
    for each in found.puzzles:
        check(each, GUGONG)
        assert each.margin >= 1.5 and each.margin > 3 * each.error and each.agreed >= 0.75
        assert each.cost.tries > 0 and each.level in (1, 2, 3)
        key = each.nodes[each.key]
        assert min(one.behind for one in key.choices if not one.is_right) == each.margin
        assert any(one.line for node in each.nodes for one in node.choices)


def test_the_best_moves_solve_it(found):
    one = found.puzzles[0]
    attempt = Attempt(one, GUGONG)
    states = [attempt.choose(GUGONG.parse(move)).state for move in solution(one)]
    assert states[-1] == "solved" and set(states[:-1]) <= {"going-on"}


def test_the_same_game_has_the_same_puzzles(found, tmp_path):
    journal.save(begun(), tmp_path / "another-name.json")
    again = mine((PLAN, str(tmp_path / "another-name.json")))
    assert [each.id for each in again.puzzles] == [each.id for each in found.puzzles]
    assert [each.nodes for each in again.puzzles] == [each.nodes for each in found.puzzles]


def test_a_run_keeps_what_it_finds_and_goes_on(folder, tmp_path, found):
    out = tmp_path / "found.jsonl"
    report = run(PLAN, out, wanted=50, kinds=7, journals=folder)
    assert report.games == 1 and report.found == len(found.puzzles)
    assert [each.id for each in read(out, GAMES).puzzles] == [each.id for each in found.puzzles]
    again = run(PLAN, out, wanted=50, kinds=7, journals=folder)
    assert again.games == 0 and again.found == report.found


def test_a_run_without_time_left_ends_at_once_and_nothing_counts_as_done(tmp_path):
    late = Plan("gugong", until=time.time() - 1)
    report = run(late, tmp_path / "none.jsonl", wanted=5, kinds=7)
    assert report.found == 0
    assert Ledger(tmp_path / "none.jsonl", late).done == set()


def test_a_run_does_not_mix_games(tmp_path, found):
    write(tmp_path / "gugong.jsonl", found.puzzles)
    with pytest.raises(Exception, match="holds puzzles of gugong"):
        Ledger(tmp_path / "gugong.jsonl", Plan("kingdom"))


def test_every_turn_has_its_moment():
    match = begun()
    seats = [(length, seat) for length, seat, _ in moments(match, table_of(GUGONG).turns)]
    assert seats[0] == (0, match.choices[0][0])
    assert all(seat == match.choices[length][0] for length, seat in seats)


def test_a_game_is_played_by_its_seed():
    plan = Plan("gugong", playing=1, variants="usual")
    assert played(GUGONG, plan, 3).choices == played(GUGONG, plan, 3).choices


def test_a_fresh_look_confirms_it_and_says_who_solves_it(found):
    checks = [confirm((each, TINY, 2.0, 99, False)) for each in found.puzzles]
    summary = summed_up(checks)
    assert sum(summary.checked.values()) == len(found.puzzles)
    assert "confirmed" in report_lines(summary, checks)[0]
    assert all(each.tries > 0 for each in checks)


def test_what_is_not_clearly_wrong_in_a_fresh_look_makes_no_puzzle(found, folder, monkeypatch):
    one = found.puzzles[0]
    assert confirm((one, TINY, PLAN.again, 99, False)).is_safe
    monkeypatch.setattr(confirm_room, "SAFE", 1000.0)
    again = confirm((one, TINY, PLAN.again, 99, False))
    assert again.is_confirmed and not again.is_safe
    assert not mine((PLAN, str(folder / "one.json"))).puzzles


def test_a_puzzle_that_is_wrong_is_not_confirmed(found):
    """Turn right and wrong around: then the best is wrong, and a fresh look says so."""
    one = found.puzzles[0]
    nodes = []
    for node in one.nodes:
        last = node.choices[-1]
        lied = [
            msgspec.structs.replace(each, is_right=each is last, next=-1 if each is last else -2)
            for each in node.choices
        ]
        nodes.append(msgspec.structs.replace(node, choices=tuple(lied)))
    lie = msgspec.structs.replace(one, nodes=(nodes[0],), key=0)
    assert len(one.nodes[0].choices) > 1
    assert not confirm((lie, TINY, 2.0, 99, False)).is_confirmed


# What is right.


def place(*worths):
    options = [Measured(nth, list(each), [0.5], [40.0], 10, ()) for nth, each in enumerate(worths)]
    made = Place((), None, options)
    compare(made)
    judge(made)
    return made


def test_something_as_good_is_right_and_what_is_clearly_behind_is_wrong():
    made = place((10.0, 10.2, 9.9, 10.1), (9.8, 10.1, 9.9, 10.0), (7.0, 7.1, 6.8, 7.2))
    assert [each.option for each in made.right] == [0, 1]
    assert [each.option for each in made.wrong] == [2]
    assert is_sure(made) and made.agreed == 1.0


def test_what_luck_decides_is_no_puzzle():
    """The first is best in the mean, but only because of one group of worlds."""
    made = place((9.0, 9.0, 9.0, 30.0), (10.0, 10.0, 10.0, 10.0))
    assert made.options[0].option == 0 and not is_sure(made)


def test_what_only_one_seed_finds_is_no_puzzle():
    made = place((14.0, 14.2, 10.0, 10.1), (10.0, 10.1, 9.9, 10.0))
    assert not made.is_steady() or not made.wrong


def test_what_is_hopeless_is_tried_less_often():
    match = begun(0)
    turn = Turn(GUGONG, match.position, match.open_seats[0], table_of(GUGONG).turns, 1)
    made = turn.walk(Budget(groups=3, worlds=2, tries=8, first=1, most=10_000))[0]
    assert {each.tries for each in made.options} <= {8, 24}


# What the judgement finds alone.


def turn_of(*worlds):
    """Give a turn that may be in these worlds, and the seat whose it is."""
    seat = next(seat for seat in range(2) if worlds[0].is_open(seat))
    turn = Turn(GUGONG, worlds[0], seat, table_of(GUGONG).turns, 1)
    turn.groups = [list(worlds)]
    return turn


def judged(turn, position):
    return int(GUGONG.judgement.best(position, turn.seat, Dice(turn.seed)))


def other_than(option, position, turn):
    return next(int(each) for each in position.options_of(turn.seat) if int(each) != option)


def right(*options, next=END):
    """Give a choice at which these are right, the best first, and lead to another one."""
    return Place((), None, [Measured(each, [0.0], [0.5], [40.0], 1, (), next=next) for each in options])


def test_what_the_judgement_chooses_by_itself_is_found():
    world = begun(0).position
    turn = turn_of(world, world, world)
    best = judged(turn, world)
    assert all_found(turn, [right(best)])
    assert not all_found(turn, [right(other_than(best, world, turn))])
    assert list(map(int, world.options_of(turn.seat))), "the worlds stay as they were"


def test_all_right_moves_are_to_be_found_and_not_only_the_first():
    world = begun(0).position
    turn = turn_of(world)
    best = judged(turn, world)
    after = world.copy()
    after.choose(turn.seat, best)
    # As in a game, the judgement goes on with the dice that it has.
    dice = Dice(turn.seed)
    GUGONG.judgement.best(world.copy(), turn.seat, dice)
    then = int(GUGONG.judgement.best(after, turn.seat, dice))
    assert all_found(turn, [right(best, next=1), right(then)])
    assert not all_found(turn, [right(best, next=1), right(other_than(then, after, turn))])


def test_behind_something_as_good_that_nobody_looked_at_it_counts_as_found():
    world = begun(0).position
    turn = turn_of(world)
    best = judged(turn, world)
    other = other_than(best, world, turn)
    nowhere = right(-1)
    assert all_found(turn, [right(other, best, next=1), nowhere])


def test_it_is_to_be_found_in_each_of_the_worlds():
    first = begun(0).position
    turn = turn_of(first)
    best = judged(turn, first)
    worlds = (begun(0, seed).position for seed in range(4, 40))
    other = next(each for each in worlds if each.is_open(turn.seat) and judged(turn, each) != best)
    turn.groups = [[first, first, other]]
    assert not all_found(turn, [right(best)])
    turn.groups = [[first, first, first, other]]
    assert all_found(turn, [right(best)]), "three are enough for a brief look"


# Choosing.


def test_a_selection_has_no_more_of_one_sort_than_wanted():
    kept = puzzle().journal
    many = [
        puzzle(
            id=f"p{nth}",
            level=1 + nth % 3,
            theme=f"t{nth % 5}",
            journal={**kept, "seed": str(nth)},
        )
        for nth in range(60)
    ]
    chosen = selected(many, 10, 1)
    assert len(chosen) == 10
    assert max(census(chosen)["level"].values()) <= 4 and max(census(chosen)["theme"].values()) <= 3
    assert selected(many[::-1], 10, 1) == chosen
    alike = [puzzle(id=f"p{nth}") for nth in range(9)]
    assert len(selected(alike, 9, 1)) <= 3


def test_a_sample_is_the_same_for_the_same_seed():
    many = [puzzle(id=f"p{nth}") for nth in range(20)]
    assert some_of(many, 5, 1) == some_of(many, 5, 1) != some_of(many, 5, 2)
    assert some_of(many, None, 1) == many


@pytest.mark.parametrize("name", ["gugong", "kingdom"])
def test_over_a_run_every_kind_of_game_is_played(name):
    game = find_game(name)
    kinds = kinds_of(name, game)
    met = [options_for(game, seed) for seed in range(12)]
    assert {json.dumps([each.get(key) for key in MAIN]) for each in met} == set(kinds)
    usual = options_for(game, 0, "usual")
    assert game.settle_options(usual) == usual


# Commands.


def test_the_commands_find_list_check_and_pack(folder, tmp_path, found):
    write(tmp_path / "found.jsonl", found.puzzles)
    runner = CliRunner()
    listed = runner.invoke(main, ["puzzles", "list", str(tmp_path / "found.jsonl"), "--json"])
    assert json.loads(listed.output)["puzzles"] == len(found.puzzles)
    out = ["--out", str(tmp_path / "p.gz")]
    packed = runner.invoke(main, ["puzzles", "pack", str(tmp_path / "found.jsonl"), *out])
    assert packed.exit_code == 0 and len(read(tmp_path / "p.gz", GAMES).puzzles) >= 1
    wrong = runner.invoke(main, ["puzzles", "make", "gugong", *out, "--from", "nowhere"])
    assert wrong.exit_code != 0
