"""Bots at the table in the terminal: who plays which seat, what a wait looks like, and hints."""

import io
import random
import re
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace
from rich.console import Console

from courtyard import cli
from courtyard.bots import BOTS, Bot, Budget, find_bot
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.match import Match
from courtyard.engine.terms import View
from courtyard.games import GAMES, find_game
from courtyard.terminal import hints, opponents
from courtyard.terminal.hints import Hints
from courtyard.terminal.opponents import names_of_bots, thinking, usable_cores
from courtyard.terminal.players import seat_players
from courtyard.terminal.wording import say
from tests.strategies import play_on
from tests.test_advice import LAST_TRADE

THREE = ("play", "gugong", "--seed", "5", "--players", "3")
VARIANTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("gugong", {"players": 5, "expert": True}),
    ("gugong", {"solo": "hard"}),
    ("kingdom", {"module": "menace"}),
    ("kingdom", {"players": 1, "module": "quest"}),
)
every_variant = pytest.mark.parametrize(
    ("name", "options"), VARIANTS, ids=lambda part: part if isinstance(part, str) else ""
)


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept here; bots use one core and hints are short, so that tests are quick."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(opponents, "usable_cores", lambda: 1)
    monkeypatch.setattr(hints, "HINT_BUDGET", Budget(playouts=6))
    monkeypatch.setattr(hints, "WHY_BUDGET", Budget(playouts=1))
    return tmp_path / "courtyard"


def run(*words: object, typed: str) -> Result:
    return CliRunner().invoke(cli.main, [str(word) for word in words], input=typed)


def play(*words: object, typed: str) -> str:
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def typed_options(options: dict[str, Any]) -> list[str]:
    """Game options as they are typed."""
    words = [[f"--{name}"] if value is True else [f"--{name}", str(value)] for name, value in options.items()]
    return [word for pair in words for word in pair]


def answers_by_lot(seed: str, asking: str = "123") -> str:
    lot = random.Random(seed)
    return "".join(f"{lot.choice(asking)}\n" for _ in range(9000))


# Who plays which seat.


def test_one_name_is_for_all_bots_and_several_are_in_the_order_of_seats() -> None:
    assert names_of_bots("master", [0, 2], GAMES["gugong"]) == {0: "master", 2: "master"}
    assert names_of_bots(" master, fair", [0, 2], GAMES["gugong"]) == {0: "master", 2: "fair"}
    assert names_of_bots(None, [1], GAMES["gugong"]) == {1: "fair"}
    assert names_of_bots("strong", [], GAMES["gugong"]) == {}


def test_the_opponents_are_introduced_with_their_levels() -> None:
    text = play(*THREE, "--bots", "random,novice", typed="q\n")
    assert "Your opponents: Indigo (random), Saffron (novice)." in text
    text = play(*THREE, "--bots", "random,novice", "--seat", 1, "--lang", "fr", typed="q\n")
    assert "Vos adversaires\u00a0: Cinabre (au hasard), Safran (débutant)." in text
    text = play("play", "gugong", "--players", 2, "--lang", "nl", typed="q\n")
    assert "Je tegenstander: Indigo (gemiddeld)." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_word_for_its_level(language: str) -> None:
    assert len({say(language, f"bot-{name}") for name in BOTS}) == len(BOTS)


@pytest.mark.parametrize("words", [("--solo", "easy"), ("--players", 2, "--hotseat")])
def test_where_no_bot_plays_none_is_introduced(words: tuple[object, ...]) -> None:
    text = play("play", "gugong", *words, typed="\nq\n")
    assert "opponent" not in text


class Watched(Bot):
    """A bot by lot that notes from where it looked at the table."""

    def __init__(self, name: str, cores: int) -> None:
        self.kind, self.cores = name, cores
        self.seen: set[int] = set()
        self.lot = find_bot("random")

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        self.seen.add(view["viewer"])
        return self.lot.choose(game, view, options, budget, dice)


def test_every_seat_keeps_its_own_bot_which_may_use_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Watched] = []

    def make(name: str, cores: int = 1) -> Bot:
        made.append(Watched(name, cores))
        return made[-1]

    monkeypatch.setattr(opponents, "find_bot", make)
    monkeypatch.setattr(opponents, "usable_cores", lambda: 7)
    text = play(*THREE, "--bots", "master,strong", "--seat", 1, typed="1\n" * 2000)
    assert "The game is over" in text
    assert [(bot.kind, bot.cores, bot.seen) for bot in made] == [("master", 7, {0}), ("strong", 7, {2})]


def test_the_last_day_against_bots_of_different_levels(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data_folder: Path
) -> None:
    monkeypatch.setattr(BOTS["strong"], "playouts", 2)
    path = tmp_path / "last-day.json"
    path.write_text('{"players": 3, "day": 4, "turn": 0}')
    text = play("play", "gugong", "--from", path, "--bots", "strong,novice", typed=answers_by_lot("levels"))
    assert "Indigo (strong), Saffron (novice)" in text and "The game is over" in text
    (kept,) = data_folder.glob("*.json")
    assert journal.replay(journal.read(kept), GAMES["gugong"]).is_over


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((*THREE, "--bots", "genius"), "Unknown bot 'genius'. Available: random, "),
        ((*THREE, "--bots", "fair,"), "Unknown bot ''. Available: random, "),
        (
            (*THREE, "--bots", "fair,fair,fair"),
            "3 bots were named, but 2 seats are left for them: "
            "name one for all, or 2 with commas between them.",
        ),
        (
            ("play", "kingdom", "--bots", "fair,fair"),
            "2 bots were named, but only one seat is left for them: name one.",
        ),
        (
            ("play", "gugong", "--solo", "easy", "--bots", "fair,novice"),
            "2 bots were named, but no seat is left for them.",
        ),
    ],
)
def test_wrong_bots_get_one_sentence(words: tuple[str, ...], sentence: str, data_folder: Path) -> None:
    result = run(*words, typed="q\n")
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence) and result.stderr.count("\n") == 1
    assert not list(data_folder.parent.rglob("*.json"))


def test_who_leaves_is_told_to_come_back_to_the_same_bots(data_folder: Path) -> None:
    text = play(*THREE, "--bots", "random,novice", typed="1\n1\nq\n")
    (path,) = data_folder.glob("*.json")
    command = f"courtyard play gugong --resume {path} --bots random,novice"
    assert f"Continue with: {command}\n" in text
    assert "Saffron (novice)" in play(*command.split()[1:], typed="q\n")


def test_the_cores_of_this_process_are_counted() -> None:
    assert usable_cores() >= 1


# A wait.


def waited(console: Console, seconds: float) -> str:
    with thinking(console, "Lin is thinking…"):
        time.sleep(seconds)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_long_wait_is_explained_on_a_terminal_and_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 0.01)
    written = waited(Console(file=io.StringIO(), force_terminal=True), 0.2)
    assert "Lin is thinking…" in written
    assert written.endswith("\x1b[2K")  # The line is wiped.
    assert waited(Console(file=io.StringIO(), force_terminal=False), 0.05) == ""


def test_a_short_wait_is_not_worth_a_word() -> None:
    assert waited(Console(file=io.StringIO(), force_terminal=True), 0.0) == ""


def test_a_bot_that_fails_ends_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 0.01)
    console = Console(file=io.StringIO(), force_terminal=True)
    with pytest.raises(KeyboardInterrupt), thinking(console, "Lin is thinking…"):
        raise KeyboardInterrupt


# Hints.


def test_a_hint_tells_the_best_options_and_what_came_of_them() -> None:
    text = play(*THREE, "--bots", "random", typed="h\nq\n")
    hint = text.partition("Your choice: h\n")[2]
    assert hint.startswith("Hint ─")
    found = re.findall(
        r"(\d+)% chance to win · (-?\d+\.\d) points at the end · (\d+) of (\d+) simulations", hint
    )
    assert 1 <= len(found) <= 3
    tried = [int(each[2]) for each in found]
    assert tried == sorted(tried, reverse=True) and sum(tried) <= int(found[0][3]) == 6
    (number, words), *_ = re.findall(r"^ (\d+) (.+)$", hint, re.MULTILINE)
    assert f"\n {number} {words}" in text.partition("Your choice:")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "WHY_BUDGET", Budget(playouts=10))
    match = Match(GAMES["gugong"], written=tomllib.loads(LAST_TRADE))
    text = " ".join(hinted(match, match.open_seats[0], language).split())
    jade = GAMES["gugong"].phrases.say(Saying("score-jade"), language)
    why = {
        "en": [f"Why? Gets you 1 Jade, 4 in all; {jade}: about 4 points more; ", "(compared with option "],
        "fr": [
            f"Pourquoi ? Vous donne 1 Jade, 4 en tout ; {jade} : environ 4 points de plus ; ",
            "(par rapport à l’option ",
        ],
        "nl": [
            f"Waarom? Levert je 1 Jade op, 4 in totaal; {jade}: ongeveer 4 punten meer; ",
            "(vergeleken met optie ",
        ],
    }
    assert all(words in text.replace("\u00a0", " ").replace("\u202f", " ") for words in why[language])


@every_variant
def test_hints_can_be_asked_for_in_every_game(name: str, options: dict[str, Any], data_folder: Path) -> None:
    language = LANGUAGES[VARIANTS.index((name, options)) % len(LANGUAGES)]
    typed = answers_by_lot(name, "123" * 10 + "h")
    words = (*typed_options(options), "--bots", "random", "--seed", 3, "--lang", language)
    text = play("play", name, *words, typed=typed)
    (path,) = data_folder.glob("*.json")
    match = journal.replay(journal.read(path), find_game(name))
    assert match.is_over
    asked = len(re.findall(r"[:\u00a0] h$", text, re.MULTILINE))
    headings = [line for line in text.splitlines() if line.startswith(f"{say(language, 'hint')} ─")]
    assert len(headings) == asked > 0
    odds = say(language, "hint-odds", percent=0).lstrip("0")
    assert (odds in text) == (match.position.seats() > 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_people_at_one_screen_get_hints_for_their_own_seats(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int]] = []
    plain = Hints.thoughts

    def noted(self: Hints, view: View, decision: Any) -> Any:
        seen.append((view["viewer"], decision.seat))
        return plain(self, view, decision)

    monkeypatch.setattr(Hints, "thoughts", noted)
    lot = random.Random(4)
    typed = "".join(f"\nh\n{lot.choice('12')}\n{lot.choice('12')}\n" for _ in range(12))
    play("play", game.name, "--players", 2, "--hotseat", "--seed", 3, typed=typed)
    assert {viewer for viewer, _ in seen} == {0, 1}
    assert all(viewer == seat for viewer, seat in seen)


def hinted(match: Match, seat: int, language: str = "en", width: int = 80) -> str:
    players = seat_players(match.position.seats(), {}, language)
    adviser = Hints(match.game, players, language, Dice(7))
    console = Console(file=io.StringIO(), width=width, highlight=False, emoji=False, markup=False)
    with console.capture() as shown:
        console.print(adviser.hint(match.view(seat), match.decision(seat)))
    return shown.get()


@every_variant
def test_a_hint_knows_no_more_than_its_seat(name: str, options: dict[str, Any]) -> None:
    for choices in (2, 45):
        match = Match(find_game(name), options, "8")
        play_on(match, choices, Dice(choices))
        seat = match.open_seats[0]
        other = Match(match.game, options, "8")
        other.position = match.game.sample(match.view(seat), Dice(99))
        assert hinted(match, seat) == hinted(other, seat)


@every_variant
def test_a_hint_fits_on_the_screen(name: str, options: dict[str, Any]) -> None:
    match = Match(find_game(name), options, "8")
    play_on(match, 30, Dice(3))
    for language in LANGUAGES:
        text = hinted(match, match.open_seats[0], language, 60)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= 60 and "…" not in text


def test_what_is_likely_to_follow_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT_BUDGET", Budget(playouts=40))
    match = Match(GAMES["kingdom"], {"module": "menace"}, "9")
    seat = match.open_seats[0]
    text = hinted(match, seat, "fr")
    (number,) = re.findall(r"Après l’option (\d), probablement", text)
    assert text.splitlines()[1].split()[0] == number
    assert re.search(r"^  C Dans la \w+ zone de Proposition, face ", text, re.MULTILINE)


def test_a_single_option_is_nothing_to_choose() -> None:
    match = Match(GAMES["gugong"], {"players": 2}, "9")
    decision = match.decision(match.open_seats[0])
    adviser = Hints(match.game, seat_players(2, {}, "en"), "en", Dice(7))
    single = replace(decision, options=decision.options[:1])
    assert "nothing to choose" in str(adviser.hint(match.view(decision.seat), single))
