"""The command: what it prints, what it refuses, and how it ends."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

import courtyard
from courtyard import cli
from courtyard.arena import checks as checks_room
from courtyard.arena import simulate as simulate_room
from courtyard.arena.figures import distribution
from courtyard.build import is_compiled
from courtyard.commands import asking
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.terms import GameOption
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.games.gugong.game import GUGONG
from tests.strategies import play_on

SOURCES = Path(courtyard.__file__).parent.parent
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def run(*words: object, typed: str | None = None) -> Result:
    return CliRunner().invoke(cli.main, [str(word) for word in words], input=typed)


def data(*words: object) -> Any:
    """Run a command that prints JSON, and only that."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def assert_refused(result: Result) -> None:
    """Bad input gets one sentence on standard error, status 2, and no traceback."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    complaint = result.stderr.strip()
    assert complaint.endswith((".", "?")) and "\n" not in complaint
    assert "Traceback" not in complaint and "Error:" not in complaint


def finished(players: int = 2, seed: str = "7") -> Match:
    match = Match(GUGONG, {"players": players}, seed)
    dice = Dice(1)
    while not match.is_over:
        match.choose(match.position.seat, dice.choose(match.position))
    return match


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The journal of a whole game."""
    path = tmp_path / "game.json"
    journal.save(finished(), path)
    return path


# The command itself.


def test_the_version_tells_whether_the_engine_is_compiled() -> None:
    kind = "compiled" if is_compiled() else "plain Python, not compiled"
    assert run("--version").stdout == f"courtyard {courtyard.__version__} ({kind})\n"


def test_without_arguments_the_command_says_in_ten_lines_how_to_play() -> None:
    result = run()
    assert result.exit_code == 0
    lines = [line for line in result.stdout.splitlines() if line]
    assert len(lines) <= 10
    for command in ("courtyard serve --open", "courtyard play gugong", "courtyard --help"):
        assert command in result.stdout


def test_the_help_lists_every_command_with_its_own_first_sentence() -> None:
    shown = run("--help").stdout
    context = click.Context(cli.main)
    for name, entry in cli.main.entries.items():
        command = cli.main.get_command(context, name)
        assert command is not None and command.name == name
        assert command.get_short_help_str(limit=200) == entry.help
        assert f"  {name} " in shown


def test_help_and_version_load_no_game() -> None:
    for argument in ("--help", "--version"):
        code = "import sys\nfrom courtyard.cli import main\n"
        code += f"try: main([{argument!r}])\nexcept SystemExit: pass\n"
        code += "print([name for name in sys.modules if name.startswith('courtyard.games')])"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.endswith("[]\n")


def test_a_fault_of_ours_is_one_sentence_and_status_70(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise KeyError("ship")

    monkeypatch.setattr(simulate_room, "run", break_down)
    monkeypatch.delenv("COURTYARD_DEBUG", raising=False)
    result = run("simulate", "gugong", "--games", 1)
    assert result.exit_code == 70
    assert "KeyError: 'ship'" in result.stderr and "Traceback" not in result.stderr
    monkeypatch.setenv("COURTYARD_DEBUG", "1")
    assert isinstance(run("simulate", "gugong", "--games", 1).exception, KeyError)


def test_an_interrupt_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_room, "run", interrupt)
    result = run("simulate", "gugong", "--games", 1)
    assert result.exit_code == 130
    assert "Traceback" not in result.output


def test_a_reader_who_has_heard_enough_is_no_error() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = f"'{sys.executable}' -m courtyard rules gugong | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], env=environment, capture_output=True, text=True
    )
    assert done.stdout.startswith("Gùgōng")
    assert done.stderr == ""
    assert done.returncode == 0


# Rules and components.


def test_rules_are_printed_with_their_sources() -> None:
    text = run("rules", "gugong").stdout
    assert text.count("gugong.") >= len(GUGONG.rules.rules)
    assert "English (2nd) p. 7" in text
    assert "house ruling: " in text
    assert "Printings: " in text


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Great Wall"), ("fr", "Grande Muraille"), ("nl", "Muur")]
)
def test_rules_speak_three_languages(language: str, heading: str) -> None:
    text = run("rules", "gugong", "--lang", language).stdout
    rule = GUGONG.rules.rules["gugong.travel.one-move"]
    assert heading in text
    assert rule.texts[language].split(":")[1].split(",")[0].strip()[:20] in " ".join(text.split())


def test_a_word_filters_the_rules() -> None:
    found = data("rules", "gugong", "medal")["rules"]
    assert found and len(found) < len(GUGONG.rules.rules)
    everywhere = data("rules", "medal")["rules"]
    assert found == [rule for rule in everywhere if rule["id"].startswith("gugong.")]


@every_game
def test_rules_as_json(game: Game) -> None:
    report = data("rules", game.name)
    assert report["game"] == game.name
    assert len(report["rules"]) == len(game.rules.rules)
    for rule in report["rules"]:
        assert set(rule) >= {"id", "chapter", "texts", "source", "ours", "differs"}
        assert set(rule["texts"]) == {"en", "fr", "nl"} and all(rule["texts"].values())
        assert rule["ours"] == (rule["source"] == "ours")
    everything = [rule for rule in data("rules")["rules"] if rule["id"].startswith(f"{game.name}.")]
    assert everything == report["rules"]


@every_game
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_game_prints_its_rules_and_components(game: Game, language: str) -> None:
    text = run("rules", game.name, "--lang", language).stdout
    assert all(rule in text for rule in game.rules.rules)
    components = data("components", game.name)["components"]
    assert components and {value["source"] for value in components} <= {
        "rulebook",
        "published",
        "reconstructed",
    }
    assert game.title in run("components", game.name).stdout


def test_every_component_has_a_value_and_a_source() -> None:
    components = data("components", "gugong")["components"]
    assert {value["source"] for value in components} <= {"rulebook", "published", "reconstructed"}
    assert {"row": "jade", "key": "square", "value": 5, "source": "rulebook", "remark": ""} in components
    for language, source in (("en", "reconstructed"), ("fr", "reconstitué"), ("nl", "gereconstrueerd")):
        text = run("components", "gugong", "--lang", language).stdout
        assert "jade.square" in text and source in text


def test_an_owners_value_is_shown_as_theirs(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[jade]\nsquare = 6\n")
    components = data("components", "gugong", "--components", own)["components"]
    assert {"row": "jade", "key": "square", "value": 6, "source": "owner", "remark": ""} in components


# Simulations.


def test_a_simulation_reports_in_json_and_nothing_else() -> None:
    report = data("simulate", "gugong", "--players", 3, "--games", 4, "--seed", 11)
    assert report["games"] == 4 and report["seed"] == 11
    assert report["choices"] > 200 and report["choices_per_second"] > 0
    assert report["violations"] == []
    assert set(report["scores"]) == {"0", "1", "2"}
    assert all(set(spread) == {"mean", "q1", "median", "q3"} for spread in report["scores"].values())
    assert sum(report["wins"].values()) >= report["games"]
    assert report["options"]["players"] == 3
    assert report["compiled"] == is_compiled()


def test_a_simulation_in_words() -> None:
    result = run("simulate", "gugong", "--players", 2, "--games", 2)
    assert result.exit_code == 0
    assert result.stdout.startswith("2 games, ") and result.stdout.endswith("No violations.\n")


def figures(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the clock."""
    return {
        key: value for key, value in report.items() if key not in ("seconds", "choices_per_second", "jobs")
    }


@pytest.mark.parametrize("check", ["--check", "--no-check"])
def test_the_same_seed_gives_the_same_games(check: str) -> None:
    words = ("simulate", "gugong", "--games", 3, "--seed", 5, check)
    assert figures(data(*words)) == figures(data(*words))


def test_several_processes_find_what_one_finds() -> None:
    words = ("simulate", "gugong", "--games", 6, "--no-check", "--all-options")
    assert figures(data(*words)) == figures(data(*words, "--jobs", 2))


def test_all_options_come_up_and_those_given_stay() -> None:
    plan = simulate_room.Plan("gugong", {"printing": "dutch", "bonus": "toll"}, all_options=True)
    every = simulate_room.variants(plan, GUGONG)
    assert len(every) == 4 * 2 * 2
    met = [every[simulate_room.variant_of(seed, len(every))] for seed in range(len(every))]
    assert {(options["printing"], options["bonus"]) for options in met} == {("dutch", "toll")}
    assert {options["players"] for options in met} == {2, 3, 4, 5}
    assert len({json.dumps(options) for options in met}) == len(every)


@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_bots_play_without_violations(bots: str) -> None:
    report = data("simulate", "gugong", "--games", 1, "--players", 3, "--bots", bots)
    assert report["violations"] == []


def test_a_violation_is_reported_and_found_again_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_checked(position: Any, dice: Dice, faults: list[str]) -> int:
        if position.seats() == 5:
            faults.append("A ship has sunk.")
        return 3

    monkeypatch.setattr(simulate_room, "play_checked", play_checked)
    result = run("simulate", "gugong", "--all-options", "--games", 12, "--seed", 2, "--json")
    assert result.exit_code == 1
    first = json.loads(result.stdout)["violations"][0]
    assert (
        first["sentence"] == "A ship has sunk." and first["choice"] == 3 and first["options"]["players"] == 5
    )
    assert first["seed"] == 2 + first["game"]
    again = run("simulate", "gugong", "--all-options", "--games", 1, "--seed", first["seed"], "--json")
    assert json.loads(again.stdout)["violations"] == [{**first, "game": 0}]


@pytest.mark.parametrize("seed", [1, 2])
def test_an_exception_in_a_game_is_a_violation(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise IndexError("no such berth")

    monkeypatch.setattr(simulate_room, "play_checked", fail)
    monkeypatch.setattr(simulate_room, "faults_after", fail)
    result = run("simulate", "gugong", "--games", 1, "--seed", seed)
    assert result.exit_code == 1
    assert "IndexError was raised: no such berth" in result.stdout
    assert result.stdout.endswith("1 violation.\n")


def test_what_a_match_promises_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the closer looks finds its own fault."""
    match = finished()
    for name in ("saving", "words", "replay"):
        assert getattr(checks_room, f"faults_of_{name}")(match) == []
    other = finished(seed="8")
    monkeypatch.setattr(GUGONG, "load", lambda *_: other.position)
    assert checks_room.faults_of_saving(match) == ["Saved and loaded, the position is another one."]
    monkeypatch.setattr(journal, "replay", lambda *_: other)
    assert checks_room.faults_of_replay(match) == ["Played again, the journal is another one."]


def test_quartiles_lie_between_neighbours() -> None:
    spread = distribution(Counter([1, 2, 3, 10]))
    assert spread == {"mean": 4.0, "q1": 1.75, "median": 2.5, "q3": 4.75}


# Games and their options.


@every_game
@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_every_game_is_simulated_without_violations(game: Game, bots: str) -> None:
    report = data("simulate", game.name, "--games", 3, "--all-options", "--bots", bots)
    assert report["violations"] == [] and report["games"] == 3
    assert report["scores"] and set(report["scores"]) == set(report["wins"])


@every_game
def test_every_game_is_measured_and_replayed(game: Game, tmp_path: Path) -> None:
    report = data("bench", game.name, "--seconds", 0.05)
    assert report["game"] == game.name and report["options"] == game.settle_options({})
    match = Match(game, seed="7")
    play_on(match, 5000, Dice(1))
    path = tmp_path / "game.json"
    journal.save(match, path)
    whole = data("replay", path)
    assert whole["over"] and whole["choices"] == len(match.choices) and whole["log"]
    for at in range(0, len(match.choices), 17):
        for words in ((), ("--seat", 0)):
            part = data("replay", path, "--at", at, *words)
            assert not part["over"] and part["view"]["viewer"] == (0 if words else None)
    assert run("replay", path, "--lang", "fr").exit_code == 0
    assert run("replay", path, "--at", len(match.choices) // 2, "--lang", "nl").exit_code == 0


def test_no_option_of_a_game_stands_in_the_way_of_another_option() -> None:
    for name in ("play", "simulate", "arena", "bench"):
        command = cli.main.get_command(click.Context(cli.main), name)
        assert command
        names = [option for parameter in command.params for option in (*parameter.opts, parameter.name)]
        taken = [parameter.name for parameter in command.params]
        assert len(set(taken)) == len(taken)
        assert {option.typed for game in GAMES.values() for option in game.option_list} <= set(names)


def test_games_that_share_an_option_agree_on_its_kind() -> None:
    kinds: dict[str, set[str]] = {}
    for game in GAMES.values():
        for option in game.option_list:
            kinds.setdefault(option.name, set()).add(option.kind)
    assert all(len(kind) == 1 for kind in kinds.values()), kinds


@every_game
@pytest.mark.parametrize("command", ["play", "simulate", "arena", "bench"])
def test_an_option_of_another_game_is_refused_with_a_sentence(game: Game, command: str) -> None:
    own = {option.name for option in game.option_list}
    for other in GAMES.values():
        for option in other.option_list:
            if option.name not in own:
                words = [] if option.kind == "flag" else [str((*option.values, "x")[0])]
                seats = ["--seats", "random,random"] if command == "arena" else []
                result = run(command, game.name, *seats, option.typed, *words)
                assert_refused(result)
                assert f"{game.title} has no option {option.typed}; it has --players" in result.stderr


class Chess:
    """A second game for the list, as far as its options go."""

    title = "Chess"
    option_list = (
        GameOption("players", "Number of players", (2,), "number"),
        GameOption("clock", "Minutes for each", kind="number"),
    )


def test_what_the_games_say_of_an_option_is_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "GAMES", {"gugong": GUGONG, "chess": Chess()})
    assert asking.explained("players") == "Number of players (Gùgōng: 1, 2, 3, 4, 5; Chess: 2)."
    assert asking.explained("clock") == "Minutes for each (Chess)."
    monkeypatch.setattr(asking, "GAMES", {"gugong": GUGONG})
    assert asking.explained("sets") == "Starting card sets of you and Meng: 4-5, 2-3, 1-2."
    with pytest.raises(Trouble, match=r"Chess has no option --open-information; it has --players, --clock\."):
        asking.given(Chess(), {"players": 2, "open_information": True, "printing": None})


# Replays.


def test_a_replay_tells_the_log_and_the_scores(kept: Path) -> None:
    result = run("replay", kept)
    assert result.exit_code == 0
    assert "gives" in result.stdout and "The game is over" in result.stdout and "Total" in result.stdout


def test_a_replay_stops_where_it_is_told_to(kept: Path) -> None:
    text = run("replay", kept, "--at", 5, "--seat", 1, "--lang", "nl").stdout
    assert "5 zetten" in text and "dag 1 van 4" in text and "Je hand" in text
    assert "De partij is nog niet afgelopen." in text


def test_a_game_that_ended_by_agreement_is_replayed_and_not_continued(kept: Path, tmp_path: Path) -> None:
    whole = json.loads(kept.read_text(encoding="utf-8"))
    ended = tmp_path / "ended.json"
    ended.write_text(json.dumps({**whole, "ended": "agreement", "choices": whole["choices"][:5]}))
    text = run("replay", ended).stdout
    assert "The players ended this game by agreement." in text and "The game is over" not in text
    assert "not over" in run("replay", ended, "--at", 4).stdout
    assert "it cannot be continued" in run("play", "gugong", "--resume", ended).output


def test_a_replay_as_json(kept: Path) -> None:
    report = data("replay", kept)
    match = finished()
    assert report["over"] and report["choices"] == len(match.choices)
    assert report["scores"] == {str(seat): match.position.result(seat) for seat in (0, 1)}
    assert sorted(report["places"].values()) == [1, 2]
    assert len(report["log"]) > 50
    part = data("replay", kept, "--at", 3, "--seat", 0)
    assert not part["over"] and part["view"]["viewer"] == 0 and part["choices"] == 3


def test_while_a_game_runs_a_replay_shows_no_hidden_card(kept: Path) -> None:
    part = data("replay", kept, "--at", 10)
    assert part["view"] == GUGONG.view(Match(GUGONG, {"players": 2}, "7").position, -3) | part["view"]
    assert all(family["hand"] == [] for family in part["view"]["families"])


# Bad input.


def spoiled(tmp_path: Path, **changes: Any) -> Path:
    """A journal with something else in one of its places."""
    path = tmp_path / "spoiled.json"
    path.write_text(json.dumps({**journal.write(finished()), **changes}))
    return path


def written(tmp_path: Path, text: str | bytes, name: str = "file.toml") -> Path:
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


BAD_WORDS = [
    "nonsense",
    "--nonsense",
    "play",
    "play chess",
    "play gugong --players 6",
    "play gugong --players 0",
    "play gugong --solo fierce",
    "play gugong --solo easy --players 3",
    "play gugong --focus jade --players 2",
    "play gugong --solo easy --bonus french",
    "play gugong --solo easy --sets 3-4",
    "play gugong --players two",
    "play gugong --printing latin",
    "play gugong --bonus dragons",
    "play gugong --seat 4",
    "play gugong --seat -1",
    "play gugong --players 2 --seat 2",
    "play gugong --bots genius",
    "play gugong --lang de",
    "play gugong --hotseat --seat 1",
    "play gugong --seed \udcff",
    "play gugong --hotseat --bots random",
    "play gugong --hotseat --players 2 --name A,B,C",
    "play gugong --hotseat --players 2 --name A,A",
    "play gugong --name ''",
    "play gugong --name a-name-that-is-far-too-long-for-a-table",
    "play gugong --from missing.toml",
    "play gugong --from missing.json",
    "play gugong --resume missing.json",
    "play gugong --resume missing.json --players 3",
    "play gugong --resume missing.json --seed 3",
    "play gugong --from missing.toml --players 3",
    "play gugong --components missing.toml",
    "play gugong --journal missing-folder/game.json",
    "play gugong --journal .",
    "simulate chess",
    "simulate gugong --players 0",
    "simulate gugong --games 0",
    "simulate gugong --games -5",
    "simulate gugong --games many",
    "simulate gugong --jobs 0",
    "simulate gugong --jobs 100000",
    "simulate gugong --seed x",
    "simulate gugong --bots genius",
    "simulate gugong --printing latin --all-options",
    "replay",
    "replay missing.json",
    "replay .",
    "rules chess",
    "rules gugong xyzzy",
    "rules chess medal",
    "components chess",
    "components gugong --components missing.toml",
    "components gugong --components .",
    "bench chess",
    "bench gugong --seconds 0",
    "bench gugong --seconds -1",
    "bench gugong --players 9",
]


@pytest.mark.parametrize("words", BAD_WORDS)
def test_words_that_cannot_be_are_refused_with_a_sentence(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert_refused(run(*[word.strip("'") for word in words.split()]))


BAD_JOURNALS: dict[str, dict[str, Any]] = {
    "another format": {"courtyard": 99},
    "a newer version of the rules": {"rules": 99},
    "another game": {"game": "chess"},
    "a game that is no text": {"game": ["gugong"]},
    "unknown parts": {"colour": "red"},
    "options that are no options": {"options": {"players": 9}},
    "options of the wrong shape": {"options": [4]},
    "an unknown option": {"options": {"dragons": True}},
    "a seed that is no text": {"seed": 7},
    "choices of the wrong shape": {"choices": "give"},
    "a choice without a seat": {"choices": ["give o1"]},
    "a choice that is no text": {"choices": [None]},
    "a choice of nobody": {"choices": ["-1 give o1"]},
    "a choice in an unknown word": {"choices": ["0 steal o1"]},
    "an illegal choice": {"choices": ["0 trade jade"]},
    "a choice after the end": {"choices": [*journal.write(finished())["choices"], "0 give o1"]},
    "components that are none": {"components": {"dragons": {"number": 4}}},
    "a position that cannot be": {"from": {"day": 9}},
}


@pytest.mark.parametrize("changes", BAD_JOURNALS.values(), ids=BAD_JOURNALS.keys())
@pytest.mark.parametrize("words", ["replay", "play gugong --resume"])
def test_a_journal_that_cannot_be_is_refused(words: str, changes: dict[str, Any], tmp_path: Path) -> None:
    assert_refused(run(*words.split(), spoiled(tmp_path, **changes)))


@pytest.mark.parametrize("part", ["courtyard", "game", "rules", "options", "seed", "choices"])
def test_a_journal_that_lacks_a_part_is_refused(part: str, tmp_path: Path) -> None:
    whole = journal.write(finished())
    del whole[part]
    assert_refused(run("replay", written(tmp_path, json.dumps(whole), "game.json")))


NO_FILES = ["[]", "null", "[[[", b"\xff\xfe\x00", "\x00" * 40, "[" * 100_000]


@pytest.mark.parametrize("text", ["", "{}", *NO_FILES])
@pytest.mark.parametrize("words", ["replay", "play gugong --resume"])
def test_a_file_that_is_no_journal_is_refused(words: str, text: str | bytes, tmp_path: Path) -> None:
    assert_refused(run(*words.split(), written(tmp_path, text)))


@pytest.mark.parametrize("text", NO_FILES)
@pytest.mark.parametrize("name", ["position.json", "position.toml"])
def test_a_file_that_is_no_position_is_refused(name: str, text: str | bytes, tmp_path: Path) -> None:
    assert_refused(run("play", "gugong", "--from", written(tmp_path, text, name)))


@pytest.mark.parametrize("text", NO_FILES)
@pytest.mark.parametrize("words", ["components gugong", "play gugong"])
def test_a_file_that_holds_no_components_is_refused(words: str, text: str | bytes, tmp_path: Path) -> None:
    assert_refused(run(*words.split(), "--components", written(tmp_path, text)))


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
def test_a_truncated_journal_is_refused(part: float, kept: Path) -> None:
    text = kept.read_text()
    kept.write_text(text[: int(len(text) * part)])
    assert_refused(run("replay", kept))


def test_a_replay_cannot_stop_after_a_choice_that_was_never_made(kept: Path) -> None:
    assert_refused(run("replay", kept, "--at", 100_000))
    assert_refused(run("replay", kept, "--at", -1))
    assert_refused(run("replay", kept, "--seat", 2))
    assert_refused(run("replay", kept, "--seat", -2))


BAD_COMPONENTS = [
    "dragons = 3",
    "[jade]\nsqare = 6",
    "[jade]\nsquare = 'six'",
    "[jade]\nsquare = 1000",
    "[jade]\nsquare = 2026-01-01",
    "[gifts]\nnumber = 37",
    "[gift.o1]\nvalue = 12",
    "[gift.o1]\nset = 'pile'",
    "[token.servant]\ncopies = 9",
    "[jade",
]


@pytest.mark.parametrize("text", BAD_COMPONENTS)
@pytest.mark.parametrize("words", ["components gugong", "play gugong"])
def test_components_that_do_not_fit_are_refused(words: str, text: str, tmp_path: Path) -> None:
    assert_refused(run(*words.split(), "--components", written(tmp_path, text)))


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_file_that_may_not_be_read_is_refused(kept: Path) -> None:
    kept.chmod(0)
    assert_refused(run("replay", kept))
