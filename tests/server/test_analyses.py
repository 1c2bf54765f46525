"""Analyses of finished games: one for each game, kept as it grows, the same after a restart."""

import json
import signal
import sqlite3
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise

import msgspec
import pytest
from sqlalchemy import update

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.games import find_game
from courtyard.server.ground.looking_back import Judged
from courtyard.server.store import schema
from courtyard.server.thinking.analyses import Found, Work, turning
from tests.server.evenings import Evening, play
from tests.server.visitors import ME, OPEN, WAIT, Message, Served, Visitor, serving

LAST_DAY = """
players = ["Lisa", "David"]
day = 4
arrived = ["Lisa", "David"]
"""
LAST_ROUND = """
players = ["Lisa"]
module = "advisors"
round = 4
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("analyses") / "data", "--tries", "2") as served:
        yield served


@dataclass
class Over:
    """A game that is over, and somebody who looks at it."""

    host: Visitor
    table: str
    match: Match


def finished(game: str, text: str) -> Match:
    """Play the end of a game by lot."""
    match, dice = Match(find_game(game), seed="5", written=tomllib.loads(text)), Dice(3)
    while not match.is_over:
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        match.choose(seat, int(options[dice.below(len(options))]))
    return match


def brought(served: Served, game: str, text: str) -> Over:
    """Bring along a game that is over."""
    match = finished(game, text)
    host = Visitor(served)
    table = host.post("/api/imports", text=journal.to_text(match))
    return Over(host, table["id"], match)


@pytest.fixture(scope="module")
def over(served: Served) -> Over:
    return brought(served, "gugong", LAST_DAY)


def analysed(over: Over) -> Message:
    """The whole analysis of a game."""
    over.host.post(f"/api/tables/{over.table}/analysis")
    return wait_until(over.host, over.table, lambda found: found["stage"] == "done")[-1]


def analysis(visitor: Visitor, table: str) -> Message:
    found: Message = visitor.get(f"/api/tables/{table}/analysis")
    return found


def wait_until(visitor: Visitor, table: str, is_it: Callable[[Message], bool]) -> list[Message]:
    """Look at an analysis until it is as awaited; give all that was seen."""
    seen = [analysis(visitor, table)]
    deadline = time.monotonic() + WAIT
    while not is_it(seen[-1]):
        assert time.monotonic() < deadline, seen[-1]
        time.sleep(0.05)
        seen.append(analysis(visitor, table))
        if seen[-1]["done"] > seen[-2]["done"]:
            deadline = time.monotonic() + WAIT
    return seen


def decisions(match: Match) -> Iterator[tuple[int, int, dict[int, Message]]]:
    """Every choice among several options: its step, its seat, and how its options were offered."""
    again = Match(match.game, seed=match.seed, written=match.written)
    for nth, (seat, option) in enumerate(match.choices):
        texts = again.decision(seat).options
        if len(texts) > 1:
            yield nth + 1, seat, {text.option: msgspec.to_builtins(text.message) for text in texts}
        again.choose(seat, option)


def test_before_anybody_asks_there_is_none(served):
    over = brought(served, "gugong", LAST_DAY)
    found = analysis(over.host, over.table)
    assert found == {"stage": "none", "done": 0, "total": 0, "judged": [], "turning": []}


def test_every_choice_is_judged_and_progress_is_seen(served):
    over = brought(served, "gugong", LAST_DAY)
    offered = list(decisions(over.match))
    asked = over.host.post(f"/api/tables/{over.table}/analysis")
    assert asked["stage"] in ("waiting", "running") and asked["total"] == len(offered) > 16
    seen = wait_until(over.host, over.table, lambda found: found["stage"] == "done")
    done = [found["done"] for found in seen]
    assert done == sorted(done) and done[-1] == asked["total"]
    assert all(len(found["judged"]) == found["done"] for found in seen)
    for judged, (step, seat, texts) in zip(seen[-1]["judged"], offered, strict=True):
        assert (judged["step"], judged["seat"]) == (step, seat)
        assert judged["chosen"] == texts[over.match.choices[step - 1][1]]
        assert judged["best"] in texts.values()
        assert sum(judged["chances"]) == pytest.approx(1, abs=0.001) and len(judged["points"]) == 2
        assert 0 <= judged["cost"] <= 1 and judged["cost_points"] >= 0
        if judged["chosen"] == judged["best"]:
            assert judged["cost"] == judged["cost_points"] == 0
    assert set(seen[-1]["turning"]) <= {step for step, _, _ in offered}


def test_asked_for_twice_it_is_one(served, over):
    whole = analysed(over)
    assert Visitor(served).post(f"/api/tables/{over.table}/analysis") == whole
    assert len(served.rows('SELECT * FROM analyses WHERE "table" = ?', over.table)) == 1


def test_only_games_that_are_over_are_analysed(served, over):
    host = over.host
    running = host.open("gugong", [ME, ME], players=2)["id"]
    gathering = host.open("gugong", [ME, OPEN], players=2)["id"]
    for method in ("GET", "POST"):
        assert host.problem(method, f"/api/tables/{running}/analysis") == (409, "not-over")
        assert host.problem(method, f"/api/tables/{gathering}/analysis") == (409, "not-started")
        assert host.problem(method, "/api/tables/nowhere/analysis") == (404, "unknown-table")
    assert served.rows('SELECT * FROM analyses WHERE "table" IN (?, ?)', running, gathering) == []


def test_killed_in_the_middle_it_goes_on_by_itself_and_finds_the_same(served, over):
    """Half of it is taken out of the store while nobody serves: as if the server had been killed by then."""
    whole = analysed(over)
    served.stop(signal.SIGKILL)
    with closing(sqlite3.connect(served.folder / "courtyard.db")) as connection:
        ((text,),) = connection.execute('SELECT found FROM analyses WHERE "table" = ?', [over.table])
        found = json.loads(text)
        half = len(found["judged"]) // 2
        found["judged"] = found["judged"][:half]
        values = (json.dumps(found), half, over.table)
        connection.execute('UPDATE analyses SET found = ?, done = ? WHERE "table" = ?', values)
        connection.commit()
    served.again()
    seen = wait_until(over.host, over.table, lambda found: found["stage"] == "done")
    assert seen[0]["done"] >= half
    assert seen[-1] == whole


def test_what_was_found_is_kept_while_it_grows(served):
    over = brought(served, "kingdom", LAST_ROUND)
    over.host.post(f"/api/tables/{over.table}/analysis")
    kept = f"SELECT done, total FROM analyses WHERE \"table\" = '{over.table}'"
    wait_until(over.host, over.table, lambda found: found["done"] > 8)
    served.stop(signal.SIGKILL)
    row = served.rows(kept)[0]
    assert 8 <= row["done"] <= row["total"] == len(list(decisions(over.match)))
    served.again()
    seen = wait_until(over.host, over.table, lambda found: found["stage"] == "done")
    assert seen[0]["done"] >= row["done"]


def test_alone_there_are_points_to_expect_and_no_chance(served):
    over = brought(served, "kingdom", LAST_ROUND)
    over.host.post(f"/api/tables/{over.table}/analysis")
    found = wait_until(over.host, over.table, lambda found: found["done"] > 2)[-1]
    assert all(each["chances"] == [] and len(each["points"]) == 1 for each in found["judged"])
    assert all(each["cost"] == 0 for each in found["judged"])


def test_one_that_fails_again_and_again_is_left_alone(tmp_path):
    async def work(here: Evening) -> None:
        analyses, tables = here.rooms.analyses, here.rooms.tables
        text = journal.to_text(finished("kingdom", LAST_ROUND))
        id_ = (await here.rooms.imports.keep(await here.welcome(), text)).id
        tried = []

        async def fail(id_: str) -> None:
            tried.append(id_)
            raise KeyError("a fault of ours")

        analyses._analyse = fail
        await analyses.ask(id_, "anna")
        expire = update(schema.analyses).values(leased_by=None, leased_until=None)
        for _ in range(5):
            await tables.store.do(lambda connection: connection.execute(expire))
            await analyses._work()
        assert tried == [id_] * 3
        assert (await analyses.look(id_)).stage == "failed"

    play(tmp_path, work)


def test_the_server_never_complained(served):
    assert "Traceback" not in served.said()
    assert "analysis-failed" not in served.said()


# Turning points.


def work_with(*chances: float, outcome: float | None = None) -> Work:
    """An analysis of a game of two, by the first player's chances before each choice."""
    nothing = Saying("nothing")
    judged = [
        Judged(10 + nth, 0, [chance, 1 - chance], [0.0, 0.0], nothing, nothing, 0.0, 0.0)
        for nth, chance in enumerate(chances)
    ]
    total = len(judged) + (outcome is None)
    return Work("table", total, Found(judged), [] if outcome is None else [outcome, 1 - outcome])


def test_a_turning_point_is_the_choice_after_which_chances_differ():
    assert turning(work_with(0.5, 0.5, 0.5, 0.8, 0.8, 0.8)) == [12]


def test_what_does_not_last_is_no_turning_point():
    assert turning(work_with(0.4, 0.6, 0.4, 0.6, 0.4, 0.6, 0.4, 0.6)) == []


def test_small_changes_are_no_turning_points():
    assert turning(work_with(0.5, 0.5, 0.5, 0.55, 0.55, 0.55, 0.6, 0.6, 0.6)) == []


def test_the_end_can_be_a_turning_point():
    assert turning(work_with(0.5, 0.5, 0.5, outcome=1.0)) == [12]
    assert turning(work_with(0.5, 0.5, 0.5)) == []


def test_there_are_five_turning_points_at_most_the_greatest_ones_in_their_order():
    chances = [0.5]
    for nth in range(1, 8):
        chances += [round(0.5 + (0.1 + 0.05 * nth) * (nth % 2), 2)] * 4
    steps = turning(work_with(*chances))
    assert len(steps) == 5 and all(one < other for one, other in pairwise(steps))
    assert 10 not in steps


def test_without_a_rival_points_are_what_turns():
    nothing = Saying("nothing")
    judged = [
        Judged(nth, 0, [], [points], nothing, nothing, 0.0, 0.0)
        for nth, points in enumerate([50.0, 51.0, 52.0, 80.0, 80.0, 79.0])
    ]
    assert turning(Work("table", 6, Found(judged), [81.0])) == [2]
