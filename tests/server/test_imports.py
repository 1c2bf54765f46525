"""Imports: a journal is checked to its last choice; an error is reported, and then nothing is kept."""

import asyncio
import copy
import json
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from courtyard.server.ground.problems import STATUS, Refusal
from courtyard.server.past import exports, imports
from courtyard.server.past import replay_pool as module
from courtyard.server.past.replay_pool import ReplayPool
from tests.server.pasts import VARIANTS, play, table_of
from tests.server.visitors import ME, RANDOM, Message, Served, Visitor, by_lot, serving
from tests.strategies import play_on

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("imports") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


@pytest.fixture(scope="module")
def host(served: Served) -> Visitor:
    return Visitor(served)


def journal_of(game: str, seed: str = "1", **options: Any) -> dict[str, Any]:
    """The journal of a game that was played to its end by lot."""
    match = Match(GAMES[game], options, seed)
    play_on(match, 10_000, Dice(3))
    kept: dict[str, Any] = json.loads(journal.to_text(match))
    return kept


GAME = journal_of("gugong", players=2)
SOLO = journal_of("gugong", players=1)
VEILED = journal_of("kingdom", players=2, module="advisors")


def bring(visitor: Visitor, kept: Any) -> Message:
    table: Message = visitor.post("/api/imports", text=json.dumps(kept))
    return table


# What is kept.


@pytest.mark.parametrize("kept", [GAME, SOLO, VEILED], ids=["gugong", "solo", "kingdom"])
def test_an_imported_game_is_a_table_that_is_over(served, host, kept):
    table = bring(host, kept)
    assert (table["origin"], table["stage"], table["game"]) == ("imported", "over", kept["game"])
    assert table["host"] and table["mine"] == [] and not table["waiting"] and not table["listed"]
    assert [deed["option"] for deed in served.deeds(table["id"])] == [
        line.partition(" ")[2] for line in kept["choices"]
    ]
    told = Visitor(served).get(f"/api/tables/{table['id']}/replay/all")
    assert len(told["moments"]) == 1 + len(kept["choices"])
    assert told["result"] == host.state(table["id"], None)["result"]
    assert table["id"] in [mine["id"] for mine in host.get("/api/lobby")["mine"]]
    assert served.rows('SELECT * FROM results WHERE "table" = ?', table["id"]) == []


def test_what_was_exported_comes_back_as_it_was(served, host):
    host.patch("/api/me", name="Anna")
    table = host.open("gugong", [ME, RANDOM, RANDOM], players=3)["id"]
    with host.at(table, 0) as at:
        at.play_to_the_end(by_lot(Dice(2)))
    exported = host.http.get(f"/api/tables/{table}/export/journal").text
    friend = Visitor(served)
    there = friend.post("/api/imports", text=exported)
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in there["seats"]] == [
        ("person", "Anna", None),
        ("bot", None, "random"),
        ("bot", None, "random"),
    ]
    again = friend.http.get(f"/api/tables/{there['id']}/export/journal").text
    assert again == exported
    ours, theirs = (
        visitor.get(f"/api/tables/{id_}/replay/all")
        for visitor, id_ in ((host, table), (friend, there["id"]))
    )
    assert ours["moments"] == theirs["moments"] and ours["log"] == theirs["log"]


def test_an_imported_game_outlives_the_server(served, host):
    table = bring(host, VEILED)["id"]
    before = host.get(f"/api/tables/{table}/replay/all")
    served.stop()
    served.again()
    assert host.get(f"/api/tables/{table}/replay/all")["moments"] == before["moments"]


def test_nobody_can_sit_down_or_choose_at_an_imported_table(host):
    table = bring(host, GAME)["id"]
    assert host.problem("POST", f"/api/tables/{table}/seats/0", {}) == (409, "seat-taken")
    choice = {"id": "a", "seat": 0, "version": 0, "option": 0}
    assert host.problem("POST", f"/api/tables/{table}/choices", choice) == (403, "not-your-seat")
    assert host.problem("POST", f"/api/tables/{table}/start")[0] == 409


def test_components_of_an_owner_and_positions_by_hand_come_along(host):
    own = {"jade": {"square": 6}}
    match = Match(GAMES["gugong"], seed="1", own=own, written={"players": ["Bo", "Cy"], "day": 3})
    play_on(match, 10_000, Dice(1))
    table = bring(host, json.loads(journal.to_text(match)))
    assert [seat["name"] for seat in table["seats"]] == ["Bo", "Cy"]
    told = host.get(f"/api/tables/{table['id']}/replay/all")
    assert told["moments"][0]["view"]["own"] == own and told["moments"][0]["view"]["day"] == 3
    assert told["result"]["points"] == [int(match.position.result(seat)) for seat in (0, 1)]
    exported = host.http.get(f"/api/tables/{table['id']}/export/journal").json()
    assert exported["components"] == own and exported["from"]["day"] == 3


def test_what_the_terminal_kept_is_read(host, tmp_path):
    match = Match(GAMES["kingdom"], {"players": 1}, seed="terminal")
    play_on(match, 10_000, Dice(4))
    journal.save(match, tmp_path / "game.json")
    table = host.post("/api/imports", text=(tmp_path / "game.json").read_text("utf-8"))
    assert table["options"]["players"] == 1


# What is wrong.


def changed(**parts: Any) -> dict[str, Any]:
    return {**GAME, **parts}


def without(*parts: str) -> dict[str, Any]:
    return {key: part for key, part in GAME.items() if key not in parts}


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


FIRST = GAME["choices"][0]
FAULTS: list[tuple[Any, str, Message | None]] = [
    ("", "not-json", {"line": 1, "column": 1}),
    ("{\n\n oops", "not-json", {"line": 3, "column": 2}),
    (json.dumps(GAME)[:-1], "not-json", None),
    (nested(100_000), "too-deep", {}),
    (changed(extra=json.loads(nested(40))), "too-deep", {}),
    ("[]", "no-journal", {}),
    ("7", "no-journal", {}),
    ({"courtyard_view": 1, "journal": False}, "view", {}),
    (changed(courtyard=2), "format", {"format": "2", "known": 1}),
    (without("seed", "choices"), "lacks", {"parts": "choices, seed"}),
    (changed(extra=1), "unknown-parts", {"parts": "extra"}),
    (changed(choices="0 give o1"), "shape", {"part": "choices", "shape": "list"}),
    (changed(seed=5), "shape", {"part": "seed", "shape": "text"}),
    (changed(game="chess"), "game", {"game": "chess", "known": "gugong, kingdom"}),
    (changed(game=["gugong"]), "game", None),
    (changed(game="kingdom"), "unknown-option", None),
    (changed(rules=99), "rules", {"rules": "99", "most": 2}),
    (changed(rules=1, options={"players": 1, "solo": "easy", "printing": "french"}), "old-rules", {}),
    (changed(options={"players": 7}), "option", None),
    (changed(options={"players": 2, "solo": "easy"}), "options", {}),
    (changed(components={"jade": {"squre": 6}}), "components", {"where": "jade.squre"}),
    (changed(components={"jade": {"points": [1] * 21}}), "components", {"where": "jade.points"}),
    (changed(components={"days": {"servants": [4] * 55}}), "components", {"where": "days.servants"}),
    (changed(**{"from": {"players": 2, "day": 77}}), "position", None),
    (changed(**{"from": {"players": 2}}, options={"players": 2}), "other-options", {}),
    (changed(seed="x" * 201), "seed", {"most": 200}),
    (changed(seed="\ud800"), "text", {"most": 2000}),
    (changed(seed="x" * 3000), "text", {"most": 2000}),
    (changed(rules=1.0), "number", {}),
    (changed(rules=10**30), "number", {}),
    ('{"courtyard": ' + "9" * 5000 + "}", "number", {}),
    ('{"courtyard": NaN}', "number", {}),
    (changed(players=[{}, {"name": "Anna\n"}]), "player", {"seat": 1, "most": 16}),
    (changed(players=[{}, {}, {}]), "players", {"players": 3, "seats": 2}),
    (changed(players=[{}, {"bot": "hal"}]), "bot", None),
    (changed(choices=[FIRST] * 2001), "too-many-choices", {"most": 2000}),
    (changed(choices=[f"x {FIRST}"]), "choice-form", {"number": 1, "choice": f"x {FIRST}"}),
    (changed(choices=[FIRST, "0 fly"]), "choice-unknown", {"number": 2, "choice": "fly"}),
    (changed(choices=[f"{1 - int(FIRST[0])}{FIRST[1:]}"]), "choice-seat", None),
    (changed(choices=[FIRST, FIRST]), "choice-illegal", None),
    (changed(choices=[*GAME["choices"], FIRST]), "choice-after-end", {"number": len(GAME["choices"]) + 1}),
    (changed(choices=GAME["choices"][:-1]), "unfinished", {"choices": len(GAME["choices"]) - 1}),
]


@pytest.mark.parametrize(
    ("kept", "kind", "gaps"), FAULTS, ids=[f"{n}-{fault[1]}" for n, fault in enumerate(FAULTS)]
)
def test_every_fault_has_a_code_that_says_where_and_nothing_is_kept(served, host, kept, kind, gaps):
    before = everything_kept(served)
    text = kept if isinstance(kept, str) else json.dumps(kept)
    answer = host.http.post("/api/imports", json={"text": text})
    assert (answer.status_code, answer.json()["code"]) == (422, f"import-{kind}"), answer.text
    assert gaps is None or answer.json()["args"] == gaps
    for language in ("en", "fr", "nl"):
        assert set(re.findall(r"\$(\w+)", sentence(kind, language))) <= answer.json()["args"].keys()
    assert everything_kept(served) == before


def everything_kept(served: Served) -> list[Any]:
    return [
        served.rows(f"SELECT count(*) AS n FROM {table}") for table in ("tables", "seats", "deeds", "results")
    ]


def sentence(kind: str, language: str) -> str:
    found = re.search(
        rf"^problem-import-{kind} = (.*\n(?:[ }}].*\n)*)",
        (WORDS / f"{language}.ftl").read_text("utf-8") + "\n",
        re.M,
    )
    assert found
    return found[1]


def test_a_file_that_is_too_large_is_refused(host):
    status, code = host.problem("POST", "/api/imports", {"text": "x" * (2 * 1024 * 1024)})
    assert (status, code) == (413, "too-large")


@pytest.mark.parametrize("part", ["components", "from"])
def test_components_and_positions_of_any_size_are_refused_before_anything_is_made_of_them(
    host: Visitor, part: str
) -> None:
    kept = changed(**{part: {"jade": {"points": [0] * 40_000}}})
    assert host.problem("POST", "/api/imports", {"text": json.dumps(kept)}) == (413, "too-large")


def test_a_journal_is_looked_through_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """An import takes neither the event loop's time nor the server's memory."""

    async def talk() -> tuple[list[Any], set[int]]:
        pool, seen = ReplayPool(), set[int]()
        texts = [json.dumps(GAME), "{", json.dumps(changed(seed="x" * 201))]
        found = await asyncio.gather(
            *(pool.check("anna", imports.looked_through, text, "anna") for text in texts)
        )
        seen.add(await pool.check("anna", os.getpid))
        pool.close()
        return list(found), seen

    monkeypatch.setattr(imports, "checked", None)  # Nobody calls it here.
    (good, *bad), processes = asyncio.run(talk())
    assert isinstance(good, imports.Found) and good.info.stage == "over" and good.actions
    assert good.table["id"] == good.info.id == good.seats[0]["table"] == good.actions[0]["table"]
    assert [fault.code for fault in bad] == ["import-not-json", "import-seed"]
    assert os.getpid() not in processes


def test_a_process_that_dies_is_replaced_and_one_that_always_dies_is_given_up() -> None:
    async def talk() -> None:
        pool = ReplayPool()
        with pytest.raises(Refusal, match="too-busy"):
            await pool.check("eve", os._exit, 1)
        assert await pool.check("anna", abs, -3) == 3
        pool.close()

    asyncio.run(talk())


def test_a_server_that_stops_waits_for_no_journal_and_begins_no_process() -> None:
    async def talk() -> None:
        pool = ReplayPool()
        assert await pool.check("anna", abs, -3) == 3
        waiting = asyncio.ensure_future(pool.check("eve", time.sleep, 600))
        while not pool._under_way:
            await asyncio.sleep(0.01)
        pool.close()
        with pytest.raises(Refusal, match="shutting-down"):
            await waiting
        assert pool._pool is None

    asyncio.run(talk())


def test_after_many_works_a_process_gives_way_to_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RENEWED", 2)

    async def talk() -> list[int]:
        pool = ReplayPool()
        processes = [await pool.check("anna", os.getpid) for _ in range(4)]
        pool.close()
        return processes

    first, *_, last = asyncio.run(talk())
    assert first != last


def test_of_one_guest_one_journal_is_looked_through_at_a_time() -> None:
    async def talk() -> list[str]:
        pool, order = ReplayPool(), list[str]()

        async def check(who: str) -> None:
            await pool.check(who, abs, -1)
            order.append(who)

        await asyncio.gather(*(check(who) for who in ("eve", "eve", "eve", "anna")))
        pool.close()
        return order

    assert asyncio.run(talk()) == ["eve", "anna", "eve", "eve"]


def test_every_fault_that_can_be_found_has_a_code():
    sources = "".join(Path(module.__file__ or "").read_text("utf-8") for module in (journal, imports))
    kinds = set(re.findall(r'Flaw\(\s*"([\w-]+)"', sources)) | {"impossible"}
    assert {f"import-{kind}" for kind in kinds} == {code for code in STATUS if code.startswith("import-")}
    tested = {kind for _, kind, _ in FAULTS}
    assert kinds - tested == {"impossible", "too-slow"}


def test_a_game_that_takes_too_long_is_stopped(monkeypatch):
    monkeypatch.setattr(imports, "MOST_SECONDS", -1.0)
    with pytest.raises(Refusal) as refused:
        imports.checked(json.dumps(GAME), "host")
    assert (refused.value.code, refused.value.args_of_sentence) == ("import-too-slow", {"number": 1})


def test_what_trips_the_rules_themselves_is_no_fault_of_the_server(monkeypatch):
    def trip(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(imports.journal, "replay", trip)
    with pytest.raises(Refusal, match="import-impossible"):
        imports.checked(json.dumps(GAME), "host")


# Damaged journals.

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    99,
    1.5,
    "",
    "none",
    "0",
    "2",
    "√",
    [],
    {},
    [None],
    {"": {}},
    "\ud800",
]


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from paths(part, (*path, key))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A journal of a real game in which something was cut, swapped, replaced or added."""
    kept = copy.deepcopy(draw(st.sampled_from([GAME, SOLO, VEILED])))
    components = GAMES[kept["game"]].components()
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(["part", "choice", "component", "position", "text"]))
        if kind == "part":
            path = draw(
                st.sampled_from([path for path in paths(kept) if path[0] != "choices"] + [("players",)])
            )
            at(kept, path[:-1])[path[-1]] = draw(st.sampled_from(STRANGE))
        elif kind == "choice" and isinstance(kept["choices"], list) and kept["choices"]:
            choices = kept["choices"]
            here, there = (draw(st.integers(0, len(choices) - 1)) for _ in range(2))
            choices[here] = draw(st.sampled_from([choices[there], None, 7, f"{here} {choices[there]}", "0 "]))
        elif kind == "component":
            path = draw(st.sampled_from(list(paths(components))))
            own = draw(st.sampled_from([*STRANGE, *range(-2, 60, 7), 9999]))
            for key in reversed(path):
                own = {str(key): own}
            kept["components"] = own
        elif kind == "position":
            keys = st.sampled_from(
                ["players", "day", "phase", "round", "seat", "deck", "module", "solo", "family"]
            )
            kept["from"] = draw(st.dictionaries(keys, st.sampled_from(STRANGE), max_size=3))
    text = json.dumps(kept)
    if draw(st.integers(0, 5)) == 0:
        cut = draw(st.integers(0, len(text)))
        text = (
            text[:cut]
            + draw(st.sampled_from(["", "}", '"', ",", "\\u0000"]))
            + text[cut + draw(st.integers(0, 3)) :]
        )
    return text


@settings(max_examples=250, suppress_health_check=list(HealthCheck))
@given(damaged())
def test_a_damaged_journal_is_refused_with_a_code_or_is_a_whole_game(text):
    try:
        table, deeds = imports.checked(text, "host")
    except Refusal as refusal:
        assert refusal.code in STATUS and refusal.code != "import-impossible"
        json.dumps(refusal.args_of_sentence).encode()
    else:
        assert table.playing.is_over and len(deeds) == len(table.playing.choices)


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(text=damaged())
def test_whatever_is_sent_the_server_answers_and_keeps_whole_games_only(served, host, text):
    before = everything_kept(served)
    answer = host.http.post("/api/imports", json={"text": text})
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 422:
        assert answer.json()["code"].startswith("import-")
        assert everything_kept(served) == before
    else:
        assert host.get(f"/api/tables/{answer.json()['id']}/replay/public")["result"]


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_every_kind_of_game_can_be_exported_and_imported(game, options):
    table = play(table_of(game, options), Dice(6))
    text = journal.to_text(table.playing, exports.players(table))
    there, deeds = imports.checked(text, "host")
    assert [place.kind for place in there.places] == [place.kind for place in table.places]
    assert [place.name for place in there.places] == [place.name for place in table.places]
    assert list(there.playing.position.cells) == list(table.playing.position.cells)
    assert deeds[-1]["version"] == there.versions[deeds[-1]["seat"]]
