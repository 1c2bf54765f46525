"""Lessons at the server: a table prepared for one learner, that waits, goes on alike, and can be skipped."""

from collections.abc import Iterator

import pytest

from courtyard.games import GAMES
from tests.server.visitors import ME, RANDOM, Message, Served, Visitor, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("lessons") / "data") as served:
        yield served
        assert "Traceback" not in served.said(), served.said()


@pytest.fixture
def learner(served: Served) -> Visitor:
    return Visitor(served)


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def advised(state: Message) -> int:
    """Do as the coach says, and where it says nothing take the first option."""
    advice: int | None = state["lesson"]["advice"]
    first: int = state["decision"]["options"][0]["option"]
    return first if advice is None else advice


def study(visitor: Visitor, table: str, choices: int = 200) -> list[Message]:
    """Choose so often; give every state in which it was the learner's turn, and the last."""
    states = []
    with visitor.at(table, 0) as seat:
        for _ in range(choices):
            states.append(seat.wait_for_my_turn())
            if states[-1]["stage"] == "over":
                return states
            assert seat.choose(advised(states[-1]))["type"] == "done"
        states.append(seat.wait_for_my_turn())
    return states


def test_a_lesson_is_a_table_for_the_learner_and_a_bot_with_a_name(learner: Visitor, game: str) -> None:
    table = learner.post(f"/api/lessons/{game}")
    assert (table["origin"], table["stage"], table["listed"], table["mine"]) == (
        "lesson",
        "playing",
        False,
        [0],
    )
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][1]["name"]
    assert not table["waiting"], "A lesson waits without pressing anybody."


def test_the_coach_begins_with_a_welcome_and_a_list_of_topics(learner: Visitor, game: str) -> None:
    table = learner.post(f"/api/lessons/{game}")
    lesson = learner.state(table["id"], 0)["lesson"]
    assert lesson["moment"] == 0
    assert lesson["remarks"][0]["text"]["id"] == f"{game}-lesson-welcome"
    assert len(lesson["topics"]) >= 12
    assert sum(topic["met"] for topic in lesson["topics"]) == 1
    assert lesson["look_back"] is None
    assert lesson["steps"]["first"] == 1
    assert lesson["steps"]["last"] == len(lesson["remarks"])


def test_asked_again_the_same_unfinished_lesson_is_given_back_each_game_its_own(learner: Visitor) -> None:
    first = learner.post("/api/lessons/gugong")
    assert learner.post("/api/lessons/gugong")["id"] == first["id"]
    other = learner.post("/api/lessons/kingdom")
    assert other["id"] != first["id"]
    lessons = [table for table in learner.get("/api/lobby")["mine"] if table["origin"] == "lesson"]
    assert {table["id"] for table in lessons} == {first["id"], other["id"]}
    assert not any(table["waiting"] for table in lessons)


def test_everybody_has_a_lesson_of_their_own_and_nobody_is_coached_from_outside(
    learner: Visitor, served: Served
) -> None:
    table = learner.post("/api/lessons/gugong")
    other = Visitor(served)
    assert other.post("/api/lessons/gugong")["id"] != table["id"]
    assert other.state(table["id"], None)["lesson"] is None
    assert other.problem("GET", f"/api/tables/{table['id']}/seats/0/state") == (403, "not-your-seat")


def test_an_ordinary_table_has_no_coach(learner: Visitor) -> None:
    table = learner.open("gugong", [ME, RANDOM], players=2)
    assert learner.state(table["id"], 0)["lesson"] is None


def test_the_same_choices_lead_to_the_same_lesson(served: Served, game: str) -> None:
    tours = []
    for _ in range(2):
        visitor = Visitor(served)
        tours.append(study(visitor, visitor.post(f"/api/lessons/{game}")["id"], 14))
    for one, other in zip(*tours, strict=True):
        assert one["lesson"] == other["lesson"]
        assert one["decision"] == other["decision"]


def test_a_lesson_goes_on_where_it_was_left_even_after_the_server_stopped(
    learner: Visitor, served: Served
) -> None:
    table = learner.post("/api/lessons/gugong")["id"]
    left = study(learner, table, 6)[-1]
    served.stop()
    served.again()
    assert learner.post("/api/lessons/gugong")["id"] == table
    found = learner.state(table, 0)
    assert found["lesson"] == left["lesson"]
    assert found["decision"] == left["decision"]


def test_a_choice_taken_back_takes_back_what_the_coach_said_of_it(learner: Visitor) -> None:
    table = learner.post("/api/lessons/gugong")["id"]
    with learner.at(table, 0) as seat:
        before = seat.wait_for_my_turn()["lesson"]
        seat.choose(advised(seat.state))
        assert seat.wait_for_my_turn()["lesson"]["moment"] == 1
        seat.undo()
        assert seat.state["lesson"] == before


def test_a_choice_against_the_advice_is_looked_back_at_when_the_turn_is_over(learner: Visitor) -> None:
    table = learner.post("/api/lessons/gugong")["id"]
    with learner.at(table, 0) as seat:
        state = seat.wait_for_my_turn()
        others = [
            text for text in state["decision"]["options"] if text["option"] != state["lesson"]["advice"]
        ]
        seat.choose(others[0]["option"])
        while not seat.wait_for_my_turn()["lesson"]["look_back"]:
            seat.choose(seat.state["decision"]["options"][0]["option"])
        back = seat.state["lesson"]["look_back"]
    assert back["is_advice"]
    assert back["chosen"] == others[0]["message"]
    assert back["led"] and back["would"] and back["led"] != back["would"]


def test_whoever_goes_to_the_end_has_met_everything_and_may_begin_anew(
    learner: Visitor, served: Served, game: str
) -> None:
    table = learner.post(f"/api/lessons/{game}")["id"]
    last = study(learner, table)[-1]
    assert last["stage"] == "over"
    assert all(topic["met"] for topic in last["lesson"]["topics"])
    assert last["result"]["points"][0] > 0
    assert not served.rows('SELECT * FROM results WHERE "table" = ?', table), "A lesson counts for nothing."
    assert learner.post(f"/api/lessons/{game}")["id"] != table


def test_a_skipped_lesson_is_forgotten(learner: Visitor, served: Served) -> None:
    table = learner.post("/api/lessons/kingdom")["id"]
    study(learner, table, 2)
    lobby = learner.delete("/api/lessons/kingdom")
    assert table not in [row["id"] for row in lobby["mine"]]
    assert learner.problem("GET", f"/api/tables/{table}")[1] == "unknown-table"
    assert not served.deeds(table)
    assert learner.post("/api/lessons/kingdom")["id"] != table


def test_skipping_what_was_not_begun_changes_nothing(learner: Visitor, served: Served) -> None:
    table = Visitor(served).post("/api/lessons/gugong")["id"]
    learner.delete("/api/lessons/gugong")
    assert learner.look(table)["stage"] == "playing"


def test_there_is_no_lesson_of_a_game_that_is_not_there(learner: Visitor) -> None:
    assert learner.problem("POST", "/api/lessons/chess") == (404, "unknown-game")
    assert learner.problem("DELETE", "/api/lessons/chess") == (404, "unknown-game")
