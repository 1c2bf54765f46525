"""Exports: a finished game whole and readable, a running one only as far as the exporter knows it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtyard.cli import main
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.server.ground.games import describe
from courtyard.server.past.exports import Story, known_to
from tests.server.pasts import VARIANTS, play, table_of
from tests.server.visitors import ME, OPEN, RANDOM, Served, Visitor, by_lot, play_on, replayed, serving

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
EXPORT_WORDS = Path(__file__).parents[2] / "src" / "courtyard" / "server" / "words" / "export"
LANGUAGES = ("en", "fr", "nl")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("exports") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


@pytest.fixture(scope="module")
def host(served: Served) -> Visitor:
    host = Visitor(served)
    host.patch("/api/me", name="Aïcha")
    return host


@pytest.fixture(scope="module")
def finished(host: Visitor) -> str:
    table = host.open("gugong", [ME, RANDOM], players=2)
    with host.at(table["id"], 0) as at:
        at.play_to_the_end(by_lot(Dice(5)))
    id_: str = table["id"]
    return id_


# A finished game.


def test_the_journal_of_a_finished_game_is_whole_and_names_who_played(served, host, finished):
    answer = Visitor(served).http.get(f"/api/tables/{finished}/export/journal")
    assert answer.headers["content-type"] == "application/json"
    name = f"courtyard-gugong-{finished}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    kept = answer.json()
    assert kept["players"] == [{"name": "Aïcha"}, {"bot": "random"}]
    again = journal.replay(kept, GAMES["gugong"])
    played = replayed(served, finished)
    assert again.is_over
    assert list(again.position.cells) == list(played.position.cells)
    assert again.choices == played.choices


def test_the_terminal_reads_what_the_server_exported(host, finished, tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(host.http.get(f"/api/tables/{finished}/export/journal").content)
    told = CliRunner().invoke(main, ["replay", str(path), "--json"])
    assert told.exit_code == 0, told.output
    assert json.loads(told.output)["over"]
    shown = CliRunner().invoke(main, ["replay", str(path), "--seat", "0", "--lang", "fr"])
    assert shown.exit_code == 0 and "Vous" in shown.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_finished_game_tells_all_that_happened(host, finished, language):
    answer = host.http.get(f"/api/tables/{finished}/export/text/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="courtyard-gugong-{finished}.txt"'
    lines = answer.content.decode().splitlines()
    assert lines[0] == "Gùgōng"
    assert re.search(r"\d{4}-\d\d-\d\d$", lines[1])
    assert "  1. Aïcha" in lines
    days = [line for line in lines if re.match(r"(Day|Jour|Dag) \d", line)]
    assert [re.sub(r"\D", "", line) for line in days] == ["1", "2", "3", "4"]
    state = host.state(finished, None)
    log = lines[lines.index(days[0]) : lines.index(SCORES[language])]
    assert sum(line.startswith("  ") for line in log) + len(days) - 1 == len(state["log"])
    total = next(line for line in lines if re.match(r"(Total|Totaal) ", line))
    assert [int(cell.replace("−", "-")) for cell in total.split()[1:]] == state["result"]["points"]
    assert not any("@" in line for line in lines)


SCORES = {"en": "Final scores", "fr": "Décompte final", "nl": "Eindstand"}


def test_there_is_no_text_in_other_languages(host, finished):
    for language in ("de", "EN", "..", "en-GB"):
        status, code = host.problem("GET", f"/api/tables/{finished}/export/text/{language}")
        assert (status, code) in ((404, "unknown-language"), (404, "unknown-page"))


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_every_kind_of_game_can_be_written_down_in_every_language(game, options):
    table = play(table_of(game, options), Dice(8), 60)
    running = [Story(table, guest, language).text() for guest in ("guest-0", None) for language in LANGUAGES]
    play(table, Dice(9))
    for text in (*running, *(Story(table, None, language).text() for language in LANGUAGES)):
        assert not re.search(r"@\d|[{}]|\$", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_words_that_the_client_says_as_well(game):
    for language in LANGUAGES:
        for variant in GAMES[game].variants()[::7]:
            story = Story(table_of(game, variant), None, language)
            assert all(": " in line or "\u00a0: " in line for line in story.agreed())
    assert {option.name for option in describe(game).options} == set(GAMES[game].settle_options({}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_client_has_too_are_the_same_there(language):
    def messages(path: Path) -> dict[str, str]:
        text = path.read_text("utf-8") + "\n"
        return dict(re.findall(r"^([\w-]+) = (.*\n(?:[ }].*\n)*)", text, re.M))

    own, clients = messages(EXPORT_WORDS / f"{language}.ftl"), messages(WORDS / f"{language}.ftl")
    shared = own.keys() & clients.keys()
    assert {name: own[name] for name in shared} == {name: clients[name] for name in shared}
    assert {name for name in own if not name.startswith("text-")} == shared
    assert own.keys() == messages(EXPORT_WORDS / "en.ftl").keys()


# A running game.


def test_of_a_running_game_everybody_takes_along_what_they_know(served, host):
    friend, stranger = Visitor(served), Visitor(served)
    table = host.open("kingdom", [ME, OPEN], players=2)
    path = f"/api/tables/{table['id']}/export"
    assert host.problem("GET", f"{path}/journal") == (409, "not-started")
    assert host.problem("GET", f"{path}/text/en") == (409, "not-started")
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    with host.at(table["id"], 0) as one, friend.at(table["id"], 1) as other:
        count = iter(range(1000))
        play_on([one, other], by_lot(Dice(6)), lambda _: next(count) > 25)
        one.catch_up()
        other.catch_up()
    for visitor, seat in ((host, 0), (friend, 1), (stranger, None)):
        answer = visitor.http.get(f"{path}/journal")
        assert answer.headers["content-disposition"].endswith('-view.json"')
        kept = answer.json()
        assert kept["courtyard_view"] == 1 and kept["journal"] is False and "seed" not in kept
        (known,) = kept["known"]
        state = visitor.state(table["id"], seat)
        assert known["view"] == state["view"] and known["log"] == state["log"]
        assert [line.split()[0] for line in known["choices"]] == [
            str(deed["seat"]) for deed in served.deeds(table["id"]) if deed["seat"] == seat
        ]
        seed = served.seed(table["id"])
        assert seed and seed not in answer.text
        text = visitor.http.get(f"{path}/text/en").text
        assert seed not in text and "not finished" in text
        assert len([line for line in text.splitlines() if line.startswith("  ")]) >= len(state["log"])
        assert ("You " in text or "you " in text) == (seat is not None)


def test_what_one_player_knew_is_no_journal(tmp_path):
    path = tmp_path / "view.json"
    table = play(table_of("gugong", {"players": 3}), Dice(1), 30)
    path.write_text(json.dumps({key: part for key, part in known_to(table, None).items() if key != "known"}))
    with pytest.raises(Trouble, match="no journal"):
        journal.read(path)


def test_a_position_that_a_running_game_began_with_is_not_given_away():
    table = table_of("gugong", {"players": 2})
    table.written = {"players": 2, "day": 2}
    table.begin()
    assert "from" not in known_to(table, "guest-0")
