"""Puzzles on a server: every move is answered, only the first try is rated, and nothing is told too early."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from courtyard.bots import Budget, find_bot
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.position import CHANCE
from courtyard.games import GAMES, find_game
from courtyard.puzzles.attempt import solution
from courtyard.puzzles.places import written_of
from courtyard.puzzles.progress import Rating, of_the_day, rated
from courtyard.puzzles.puzzle import END, Node, Puzzle, check, opened, shipped
from courtyard.server.around.puzzle_table import MOST_DRAWN, PuzzleTable
from courtyard.server.around.retention import DAY
from courtyard.server.ground.messages import Me
from courtyard.server.store import schema
from tests.puzzles.makers import DATA, GUGONG, choice
from tests.puzzles.makers import puzzle as by_hand
from tests.server.evenings import Evening, TimeOfDay, evening
from tests.server.test_retention import sign_out
from tests.server.visitors import Message, Served, Visitor, serving

PUZZLES = {
    puzzle.id: puzzle
    for game in ("gugong", "kingdom")
    for puzzle in shipped(GAMES[game], GAMES, DATA).puzzles
}
IDS = sorted(PUZZLES)
LOCATIONS = written_of(GUGONG)["places"]
FIRST = "gugong-9e5d6ead83"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("puzzles") / "data", "--puzzles", str(DATA)) as served:
        yield served
        assert "Traceback" not in served.said()


@pytest.fixture
def solver(served: Served) -> Visitor:
    return Visitor(served)


def right_moves(puzzle: Puzzle) -> list[int]:
    match = opened(puzzle, find_game(puzzle.game))
    return [match.game.parse(move, match.values) for move in solution(puzzle)]


def wrong_move(puzzle: Puzzle) -> int:
    """Give a wrong first move, one with a likely answer of others if there is any."""
    match = opened(puzzle, find_game(puzzle.game))
    wrong = [choice for choice in puzzle.nodes[0].choices if not choice.is_right]
    wrong.sort(key=lambda choice: -sum(not line.startswith(f"{puzzle.seat} ") for line in choice.line))
    return match.game.parse(wrong[0].option, match.values)


def with_wrong_first(game: str = "") -> list[str]:
    """Give the puzzles in which something is wrong at the first choice."""
    return [
        id_
        for id_ in IDS
        if id_.startswith(game) and len(PUZZLES[id_].nodes[0].right) < len(PUZZLES[id_].nodes[0].choices)
    ]


def move(visitor: Visitor, id_: str, *moves: int) -> Message:
    answer: Message = visitor.post(f"/api/puzzles/{id_}/move", moves=list(moves))
    return answer


def solve(visitor: Visitor, id_: str) -> Message:
    """Make the right moves one by one, and give the last answer."""
    moves = right_moves(PUZZLES[id_])
    for nth in range(1, len(moves)):
        assert move(visitor, id_, *moves[:nth])["outcome"] == "going-on"
    return move(visitor, id_, *moves)


# The puzzles of the tests.


@pytest.mark.parametrize("id_", IDS)
def test_the_puzzles_of_the_tests_are_as_the_rules_have_them(id_: str) -> None:
    check(PUZZLES[id_], find_game(PUZZLES[id_].game))


# Looking.


@pytest.mark.parametrize("id_", IDS)
def test_a_puzzle_shows_the_solvers_seat_and_nothing_else(solver: Visitor, id_: str) -> None:
    puzzle = PUZZLES[id_]
    match = opened(puzzle, find_game(puzzle.game))
    task = solver.get(f"/api/puzzles/{id_}")
    state = task["state"]
    assert state["view"] == json.loads(json.dumps(match.view(puzzle.seat)))
    assert state["seat"] == puzzle.seat and state["decision"]["seat"] == puzzle.seat
    assert [seat["mine"] for seat in state["seats"]].index(True) == puzzle.seat
    assert len(state["decision"]["options"]) == len(list(match.position.options_of(puzzle.seat)))
    assert (state["seed"], state["seed_hash"], state["can_undo"]) == (None, "", False)
    assert task["table"]["mine"] == [puzzle.seat] and not task["table"]["agreement"]["hints"]
    card = {"id": id_, "game": puzzle.game, "level": puzzle.level, "family": puzzle.family}
    assert card.items() <= task["card"].items()
    del state["view"], state["decision"], state["ahead"], state["log"], state["standing"]
    assert task.pop("rating") is None, "the solver has none yet"
    told = json.dumps(task)
    assert "theme" not in told and "solution" not in told and "rating" not in told
    assert json.dumps(puzzle.journal["seed"]) not in told and "choices" not in told


def test_those_of_the_day_are_listed_with_themes_and_levels(solver: Visitor) -> None:
    listed = solver.get("/api/puzzles")
    today = date.fromisoformat(listed["day"])
    assert [each["game"] for each in listed["games"]] == ["gugong", "kingdom"]
    for each in listed["games"]:
        own = [puzzle for puzzle in PUZZLES.values() if puzzle.game == each["game"]]
        daily = of_the_day(own, today)
        assert daily and each["daily"]["id"] == daily.id and not each["daily"]["found"]
        assert each["count"] == len(own) == sum(theme["count"] for theme in each["themes"])
        assert sum(each["levels"].values()) == len(own) and each["rating"] is None
    assert listed["streak"] == 0 and listed["week"] == [False] * 7


def test_whoever_has_no_cookie_may_look_and_gets_none(served: Served) -> None:
    nobody = Visitor(served)
    nobody.http.cookies.clear()
    assert nobody.get("/api/puzzles")["games"] and nobody.get(f"/api/puzzles/{FIRST}")["card"]
    assert nobody.get("/api/puzzles/next/gugong/all/all")["game"] == "gugong"
    assert not nobody.http.cookies


def test_without_puzzles_there_are_none(tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "gugong.jsonl").write_text("{}\n")
    with serving(tmp_path / "data", "--puzzles", str(tmp_path / "none")) as served:
        visitor = Visitor(served)
        assert visitor.get("/api/puzzles")["games"] == []
        assert visitor.problem("GET", f"/api/puzzles/{FIRST}") == (404, "unknown-puzzle")
        assert visitor.problem("GET", "/api/puzzles/next/gugong/all/all") == (404, "no-puzzle")
        assert "puzzles-not-read" in served.said()


# Solving.


@pytest.mark.parametrize("id_", IDS)
def test_the_right_moves_solve_it_and_are_told_why(solver: Visitor, id_: str) -> None:
    puzzle = PUZZLES[id_]
    answer = solve(solver, id_)
    assert answer["outcome"] == "solved" and answer["wrong"] is None
    assert answer["state"]["decision"] is None and answer["state"]["seed_hash"] == ""
    told = answer["solution"]
    assert (told["theme"], told["rating"]) == (puzzle.theme, puzzle.rating)
    assert [step["notation"] for step in told["steps"]] == solution(puzzle)
    ranks = told["ranks"]
    assert ranks[0]["is_right"] and not all(rank["is_right"] for rank in ranks)
    after = rated(Rating(), puzzle.rating, "found")
    assert answer["progress"]["rating"] == after.shown and answer["progress"]["is_rated"]
    assert answer["progress"]["change"] == after.shown - 1500 > 0


@pytest.mark.parametrize("id_", with_wrong_first())
def test_a_wrong_move_is_answered_by_what_it_leads_to(solver: Visitor, id_: str) -> None:
    puzzle, wrong = PUZZLES[id_], wrong_move(PUZZLES[id_])
    match = opened(puzzle, find_game(puzzle.game))
    written = match.game.notation(wrong, match.values)
    choice = next(each for each in puzzle.nodes[0].choices if each.option == written)
    answer = move(solver, id_, wrong)
    assert answer["outcome"] == "wrong" and answer["solution"] is None
    told = answer["wrong"]
    assert (told["behind"], told["error"], told["chance"]) == (choice.behind, choice.error, choice.chance)
    assert told["best"] == max(each.chance for each in puzzle.nodes[0].right) or told["best"] > 0
    assert [reason["kind"] for reason in told["reasons"]] == [why.kind for why in choice.why]
    assert told["line"][0]["notation"] == written and told["line"][0]["seat"] == puzzle.seat
    # What is shown is the real game after the move and as much of the line as there is.
    match.choose(puzzle.seat, wrong)
    seen = [json.loads(json.dumps(match.view(puzzle.seat)))]
    for line in choice.line:
        seat, _, move_ = line.partition(" ")
        if not match.may_choose(int(seat), match.game.parse(move_, match.values)):
            break
        match.choose(int(seat), match.game.parse(move_, match.values))
        seen.append(json.loads(json.dumps(match.view(puzzle.seat))))
    assert answer["state"]["view"] in seen
    assert answer["state"]["decision"] is None and answer["state"]["seed"] is None
    assert answer["progress"]["change"] < 0


def test_the_answer_of_others_is_played_and_heard(solver: Visitor) -> None:
    lines = {}
    for id_ in with_wrong_first():
        puzzle = PUZZLES[id_]
        line = move(solver, id_, wrong_move(puzzle))["wrong"]["line"]
        lines[id_] = {step["seat"] for step in line} - {puzzle.seat}
        assert all(step["notation"] == "" for step in line if step["seat"] != puzzle.seat)
    assert any(lines.values()), "in none of the puzzles of the tests do others answer"


# What is drawn.


def draws(match: Match, seat: int, option: int) -> bool:
    after = match.position.copy()
    after.choose(seat, option)
    return int(after.seat) == CHANCE and not after.veil()


def before_a_draw() -> tuple[Match, int, int, int]:
    """Give a game, a seat, an option that draws something which the log tells, and one that does not."""
    bot = find_bot("heuristic")
    for seed in range(20):
        match, dice = Match(GUGONG, {"players": 2}, str(seed)), Dice(seed)
        while not match.is_over:
            seat = match.open_seats[0]
            options = [int(option) for option in match.position.options_of(seat)]
            drawing = [option for option in options if draws(match, seat, option)]
            quiet = [option for option in options if option not in drawing]
            for option in drawing if quiet else []:
                after = match.copy()
                after.choose(seat, option)
                if not after.is_over and len(told(after, seat)) > len(told(match, seat)) + 1:
                    return match, seat, option, quiet[0]
            match.choose(seat, bot.choose(GUGONG, match.recall(seat), options, Budget(), dice))
    raise AssertionError("nothing is ever drawn")


def told(match: Match, seat: int) -> list[Any]:
    return [line for event in match.log(seat) if (line := match.log_line(event, seat))]


def test_a_wrong_move_that_draws_is_answered_by_what_was_drawn_and_always_by_the_same() -> None:
    match, seat, drawing, right = before_a_draw()
    after = match.copy()
    after.choose(seat, drawing)
    # A line from a world in which something else was drawn, though it could be followed here.
    other = after.open_seats[0]
    line = f"{other} {GUGONG.notation(int(after.position.options_of(other)[0]))}"
    node = Node(
        match.decision(seat).kind,
        (choice(GUGONG.notation(right), 0.0, END), choice(GUGONG.notation(drawing), 3.0, line=(line,))),
    )
    puzzle = by_hand(seat=seat, nodes=(node,), key=0, journal=journal.write(match))
    check(puzzle, GUGONG)
    answers = [PuzzleTable(puzzle, opened(puzzle, GUGONG)).follow([drawing]) for _ in range(2)]
    for outcome, state, wrong in answers:
        assert outcome == "wrong" and wrong is not None and wrong.behind == 3.0
        assert state.view == after.view(seat), "the board shows what was drawn, and nothing that follows it"
        own, *drawn = wrong.line
        assert own.notation == GUGONG.notation(drawing)
        heard = told(after, seat)[len(told(match, seat)) :]
        assert 1 <= len(drawn) <= MOST_DRAWN and all(step.notation == "" for step in drawn)
        texts = [step.message for step in drawn]
        assert any(heard[nth : nth + len(texts)] == texts for nth in range(len(heard)))
    assert answers[0].state.view == answers[1].state.view
    assert answers[0].wrong == answers[1].wrong


# What is lit.


@pytest.mark.parametrize("id_", IDS)
def test_the_right_locations_are_lit_among_at_least_two_others(solver: Visitor, id_: str) -> None:
    puzzle = PUZZLES[id_]
    lit = solver.get(f"/api/puzzles/{id_}")["lit"]
    assert lit == sorted(lit) and (not lit or len(lit) >= 3) and set(lit) <= set(LOCATIONS)
    table = PuzzleTable(puzzle, opened(puzzle, find_game(puzzle.game)))
    judged, right = set(table.judged()), set()
    for option in right_moves(puzzle):
        step = table.step(puzzle.seat, option)
        right.add(table.place(step.message if step else None))
        table.make(puzzle.seat, option)
    if lit:
        assert (judged | right) - {""} <= set(lit)
        assert len(set(lit) - right) >= 2, "what is right stays hidden among others"


def test_in_some_puzzle_something_is_dimmed(solver: Visitor) -> None:
    lit = [solver.get(f"/api/puzzles/{id_}")["lit"] for id_ in IDS if id_.startswith("gugong")]
    assert any(3 <= len(each) < len(LOCATIONS) for each in lit), lit


def test_the_film_leads_from_the_state_before_to_the_one_after(solver: Visitor) -> None:
    before = solver.get(f"/api/puzzles/{FIRST}")["state"]
    after = move(solver, FIRST, right_moves(PUZZLES[FIRST])[0])["state"]
    assert after["log_from"] <= len(before["log"]) and after["version"] != before["version"]
    assert after["can_undo"]


def test_a_move_after_a_wrong_one_is_still_wrong(solver: Visitor) -> None:
    wrong = wrong_move(PUZZLES[FIRST])
    assert move(solver, FIRST, wrong, wrong, wrong)["outcome"] == "wrong"


# Ratings.


def test_only_the_first_try_changes_the_rating(solver: Visitor) -> None:
    puzzle, wrong = PUZZLES[FIRST], wrong_move(PUZZLES[FIRST])
    missed = rated(Rating(), puzzle.rating, "missed").shown
    assert move(solver, FIRST, wrong)["progress"]["rating"] == missed < 1500
    for answer in (move(solver, FIRST, wrong), solve(solver, FIRST), solve(solver, FIRST)):
        progress = answer["progress"]
        assert (progress["rating"], progress["change"], progress["is_rated"]) == (missed, 0, False)
    (gugong, _) = solver.get("/api/puzzles")["games"]
    assert (gugong["rating"], gugong["solved"], gugong["tried"]) == (missed, 0, 1)
    task = solver.get(f"/api/puzzles/{FIRST}")
    assert task["card"]["found"] and task["is_tried"] and not task["is_hinted"]


def test_a_hint_tells_the_theme_and_halves_the_change(solver: Visitor) -> None:
    puzzle = PUZZLES[FIRST]
    hint = solver.post(f"/api/puzzles/{FIRST}/hint", moves=[])
    assert hint["theme"] == puzzle.theme
    options = {each["option"] for each in solver.get(f"/api/puzzles/{FIRST}")["state"]["decision"]["options"]}
    assert right_moves(puzzle)[0] in hint["options"] and set(hint["options"]) <= options
    assert len(hint["options"]) >= 3 and hint["options"] == sorted(hint["options"])
    task = solver.get(f"/api/puzzles/{FIRST}")
    assert task["is_hinted"] and not task["is_tried"]
    progress = solve(solver, FIRST)["progress"]
    half = rated(Rating(), puzzle.rating, "found", with_hint=True).shown
    assert progress["rating"] == half < rated(Rating(), puzzle.rating, "found").shown
    assert progress["is_hinted"]


def test_a_hint_after_the_first_try_changes_nothing(solver: Visitor) -> None:
    solve(solver, FIRST)
    solver.post(f"/api/puzzles/{FIRST}/hint", moves=[])
    assert not solver.get(f"/api/puzzles/{FIRST}")["is_hinted"]


@pytest.mark.parametrize("id_", IDS)
def test_giving_up_shows_the_line_and_counts_as_not_found(solver: Visitor, id_: str) -> None:
    answer = solver.post(f"/api/puzzles/{id_}/give-up")
    assert answer["outcome"] == "given-up" and answer["solution"]["steps"]
    assert answer["progress"]["change"] < 0
    assert answer["state"]["view"] == solve(Visitor(solver.served), id_)["state"]["view"]
    assert not solver.get(f"/api/puzzles/{id_}")["card"]["found"]
    assert solve(solver, id_)["progress"]["change"] == 0


# The trainer.


def test_the_trainer_goes_on_with_what_was_not_tried_then_with_what_was_not_found(solver: Visitor) -> None:
    seen = []
    gugong = [id_ for id_ in IDS if id_.startswith("gugong")]
    for _ in gugong:
        id_ = solver.get("/api/puzzles/next/gugong/all/all")["id"]
        seen.append(id_)
        solver.post(f"/api/puzzles/{id_}/give-up")
    assert sorted(seen) == gugong
    for _ in gugong[1:]:
        solve(solver, solver.get("/api/puzzles/next/gugong/all/all")["id"])
    (left,) = [id_ for id_ in gugong if not solver.get(f"/api/puzzles/{id_}")["card"]["found"]]
    assert solver.get("/api/puzzles/next/gugong/all/all")["id"] == left
    solve(solver, left)
    assert solver.get("/api/puzzles/next/gugong/all/all")["id"] in gugong


def test_the_trainer_keeps_to_a_theme_and_a_level(solver: Visitor) -> None:
    for puzzle in PUZZLES.values():
        found = solver.get(f"/api/puzzles/next/{puzzle.game}/{puzzle.theme}/{puzzle.level}")
        assert PUZZLES[found["id"]].theme == puzzle.theme and found["level"] == puzzle.level
        assert solver.get(f"/api/puzzles/next/{puzzle.game}/{puzzle.family}/all")["family"] == puzzle.family


# Bad input.


@pytest.mark.parametrize(
    ("method", "path", "body", "problem"),
    [
        ("GET", "/api/puzzles/nothing", None, (404, "unknown-puzzle")),
        ("POST", "/api/puzzles/nothing/move", {"moves": [1]}, (404, "unknown-puzzle")),
        ("POST", "/api/puzzles/nothing/hint", {"moves": []}, (404, "unknown-puzzle")),
        ("POST", "/api/puzzles/nothing/give-up", None, (404, "unknown-puzzle")),
        ("GET", "/api/puzzles/next/chess/all/all", None, (404, "unknown-game")),
        ("GET", "/api/puzzles/next/gugong/nothing/all", None, (404, "no-puzzle")),
        ("GET", "/api/puzzles/next/gugong/all/9", None, (404, "no-puzzle")),
        ("POST", f"/api/puzzles/{FIRST}/move", {"moves": []}, (400, "bad-message")),
        ("POST", f"/api/puzzles/{FIRST}/move", {"moves": [-1]}, (400, "bad-message")),
        ("POST", f"/api/puzzles/{FIRST}/move", {"moves": ["1"]}, (400, "bad-message")),
        ("POST", f"/api/puzzles/{FIRST}/move", {"moves": [0] * 201}, (400, "bad-message")),
        ("POST", f"/api/puzzles/{FIRST}/move", {"moves": [1], "more": 1}, (400, "bad-message")),
        ("POST", f"/api/puzzles/{FIRST}/move", {"moves": [2**30]}, (409, "illegal-option")),
        ("POST", f"/api/puzzles/{FIRST}/hint", {"moves": [2**30]}, (409, "illegal-option")),
    ],
)
def test_bad_input_gets_its_code_and_is_no_try(
    solver: Visitor, method: str, path: str, body: Any, problem: tuple[int, str]
) -> None:
    assert solver.problem(method, path, body) == problem
    assert all(each["tried"] == 0 for each in solver.get("/api/puzzles")["games"])


def test_no_hint_after_a_wrong_move(solver: Visitor) -> None:
    body = {"moves": [wrong_move(PUZZLES[FIRST])]}
    assert solver.problem("POST", f"/api/puzzles/{FIRST}/hint", body) == (409, "not-your-turn")


def test_a_journal_with_other_rules_is_left_out(tmp_path: Path) -> None:
    puzzle = json.loads((DATA / "gugong.jsonl").read_text("utf-8").splitlines()[0])
    puzzle["journal"]["rules"] = 99
    (tmp_path / "gugong.jsonl").write_text(json.dumps(puzzle) + "\n", "utf-8")
    shelf = shipped(GAMES["gugong"], GAMES, tmp_path)
    assert shelf.puzzles == [] and shelf.left_out.total() == 1


# Days, and what is kept; on both kinds of databases.


def live(work: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(work(), 300))


def daily(here: Evening, game: str = "gugong") -> str:
    own = [puzzle for puzzle in PUZZLES.values() if puzzle.game == game]
    puzzle = of_the_day(own, datetime.fromtimestamp(here.time(), UTC).date())
    assert puzzle
    return puzzle.id


async def found(here: Evening, me: Me, id_: str) -> Message:
    answer: Message = json.loads((await here.rooms.puzzles.move(me, id_, right_moves(PUZZLES[id_]))).content)
    return answer


async def kept(here: Evening) -> list[int]:
    tables = (schema.puzzle_tries, schema.puzzle_ratings, schema.puzzle_days)
    return [
        await here.rooms.store.read(
            lambda connection, table=table: connection.execute(
                select(func.count()).select_from(table)
            ).scalar_one()
        )
        for table in tables
    ]


def test_a_streak_grows_by_the_puzzle_of_either_game_and_ends_after_a_day_without(
    database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with evening(tmp_path, TimeOfDay(1_790_000_000.0), database, puzzles=DATA) as here:
            me = await here.welcome()
            id_ = daily(here)
            wrong = [wrong_move(PUZZLES[id_])] if id_ in with_wrong_first() else None
            if wrong:
                await here.rooms.puzzles.move(me, id_, wrong)
            assert (await found(here, me, id_))["progress"]["streak"] == 1, "it may be found at any try"
            assert (await found(here, me, id_))["progress"]["streak"] == 1
            here.time.at += DAY
            assert (await here.rooms.puzzles.overview(me)).streak == 1
            assert (await found(here, me, daily(here, "kingdom")))["progress"]["streak"] == 2
            here.time.at += DAY
            other = next(id_ for id_ in IDS if id_ not in (daily(here), daily(here, "kingdom")))
            assert (await found(here, me, other))["progress"]["streak"] == 2, "another one keeps no streak"
            here.time.at += DAY
            told = await here.rooms.puzzles.overview(me)
            assert (told.streak, told.longest) == (0, 2)
            assert told.week == [False, False, False, True, True, False, False]
            assert (await found(here, me, daily(here)))["progress"]["streak"] == 1

    live(work)


def test_puzzles_go_with_their_guest(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, TimeOfDay(1_790_000_000.0), database, puzzles=DATA) as here:
            me, other = await here.welcome(), await here.welcome()
            for guest in (me, other):
                await found(here, guest, daily(here))
            assert await kept(here) == [2, 2, 2]
            await here.rooms.erasure.run(me)
            assert await kept(here) == [1, 1, 1]
            told = await here.rooms.puzzles.overview(me)
            assert told.streak == 0 and told.games[0].rating is None

    live(work)


def test_whoever_solves_puzzles_is_kept_until_nobody_can_be_them_again(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with evening(tmp_path, TimeOfDay(time.time()), database, puzzles=DATA) as here:
            me = await here.welcome()
            await found(here, me, daily(here))
            here.time.at += 40 * DAY
            assert await here.rooms.retention.prune() == {}
            await sign_out(here, me)
            assert await here.rooms.retention.prune() == {"puzzles": 1, "visitors": 1}
            assert await kept(here) == [0, 0, 0]

    live(work)
