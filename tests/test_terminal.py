"""The game in the terminal: what is shown, what can be typed, and how it ends."""

import io
import json
import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import courtyard
from courtyard import cli
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import LANGUAGES
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.games.gugong.game import GUGONG
from courtyard.terminal.board import PlainBoard, board_of
from courtyard.terminal.count import final_count
from courtyard.terminal.players import LETTERS, names_at, seat_players, with_names
from courtyard.terminal.screen import in_lines
from courtyard.terminal.seating import Wishes, begin, who_sits
from courtyard.terminal.wording import phrasebook, say
from tests.strategies import play_on

SOURCES = Path(courtyard.__file__).parent.parent
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
BEGINNING = ("play", "gugong", "--seed", "5", "--bots", "random", "--players", "2")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept here and not in the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("COLUMNS", raising=False)
    return tmp_path / "courtyard"


def play(*words: object, typed: str) -> Result:
    result = CliRunner().invoke(cli.main, [str(word) for word in words], input=typed)
    assert result.exit_code == 0, result.output
    return result


def kept_game(folder: Path) -> dict[str, object]:
    (path,) = folder.glob("*.json")
    return journal.read(path)


def match_after(choices: int, players: int = 4, seed: int = 1, **options: object) -> Match:
    match = Match(GUGONG, {"players": players, **options}, str(seed))
    dice = Dice(seed)
    while not match.is_over and len(match.choices) < choices:
        match.choose(match.position.seat, dice.choose(match.position))
    return match


# Whole games.


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_in_which_always_the_first_option_is_taken_ends(players: int, data_folder: Path) -> None:
    text = play(
        "play", "gugong", "--players", players, "--bots", "random", "--seed", 1, typed="1\n" * 2000
    ).stdout
    assert "The game is over" in text and "Total" in text and " wins with " in text
    assert "Watch it again with: courtyard replay" in text
    match = journal.replay(kept_game(data_folder), GUGONG)
    assert match.is_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_options_by_lot_ends_in_every_language(language: str, data_folder: Path) -> None:
    lot = random.Random(language)
    typed = "".join(f"{lot.randint(1, 4)}\n" for _ in range(4000))
    words = (
        "--printing",
        "french",
        "--bonus",
        "french",
        "--bots",
        "heuristic",
        "--lang",
        language,
        "--seed",
        5,
    )
    text = play("play", "gugong", "--players", 3, *words, typed=typed).stdout
    assert "…" not in text
    assert journal.replay(kept_game(data_folder), GUGONG).is_over


def test_people_at_one_screen_pass_it_on_with_a_curtain_between_them(data_folder: Path) -> None:
    text = play(
        "play", "gugong", "--players", 2, "--hotseat", "--name", "Anna,Ben", "--seed", 3, typed="1\n" * 30
    ).stdout
    assert "Anna, it’s your turn: press Enter" in text
    assert "Ben, it’s your turn: press Enter" in text
    curtains = [line for line in text.splitlines() if "press Enter" in line]
    assert all(one != other for one, other in pairwise(curtains))


def answers_by_lot(seed: str) -> str:
    """Options that stand far up in every list, and now and then a step back."""
    lot = random.Random(seed)
    return "".join(f"{lot.choice('1231231231231231u')}\n" for _ in range(9000))


def numbers_of_players(game: Game) -> list[int]:
    return sorted({variant["players"] for variant in game.variants()})


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_played_alone_or_against_bots(game: Game, language: str, data_folder: Path) -> None:
    for players in numbers_of_players(game)[:2]:
        words = ("--players", players, "--seed", 3, "--lang", language)
        play("play", game.name, *words, typed=answers_by_lot(f"{game.name} {language}"))
        assert journal.replay(kept_game(data_folder), game).is_over
        (path,) = data_folder.glob("*.json")
        path.unlink()


@every_game
def test_every_game_can_be_played_by_people_at_one_screen(game: Game, data_folder: Path) -> None:
    several = next(players for players in numbers_of_players(game) if players > 1)
    words = ("--players", several, "--hotseat", "--seed", 3)
    text = play("play", game.name, *words, typed=answers_by_lot(game.name)).stdout
    assert journal.replay(kept_game(data_folder), game).is_over
    curtains = [line for line in text.splitlines() if "press Enter" in line]
    assert all(one != other for one, other in pairwise(curtains))


@every_game
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_board_of_any_game_is_wider_than_the_screen(game: Game, width: int) -> None:
    variants = game.variants()
    for nth, choices in enumerate((0, 9, 40, 90, 9999)):
        match = Match(game, variants[nth * 61 % len(variants)], f"wide {nth}")
        play_on(match, choices, Dice(nth))
        for seat in (0, SPECTATOR):
            for language in LANGUAGES:
                text = drawn(match, seat, language, width, 40)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= width


# What can be typed.


def test_a_number_or_a_notation_takes_an_option(data_folder: Path) -> None:
    match = begin(GUGONG, Wishes({"players": 2}, seed="5"))
    seat = int(match.position.seat)
    second = match.decision(seat).options[1]
    words = ("--seed", "5", "--players", "2", "--bots", "random", "--seat", seat)
    play("play", "gugong", *words, typed="2\n")
    by_number = kept_game(data_folder)["choices"]
    (path,) = data_folder.glob("*.json")
    path.unlink()
    play("play", "gugong", *words, typed=f"{second.notation}\n")
    assert kept_game(data_folder)["choices"] == by_number == [f"{seat} {second.notation}"]


@pytest.mark.parametrize(
    "typed", ["x", "0", "99", "-1", "1.5", "give dragons", "²", "99999999999999999999", "? 99"]
)
def test_a_wrong_answer_gets_a_sentence_and_another_try(typed: str) -> None:
    text = play(*BEGINNING, typed=f"{typed}\nq\n").stdout
    assert re.search(r"There is no option|is neither a number", text)


def test_choices_can_be_taken_back(data_folder: Path) -> None:
    text = play(*BEGINNING, typed="1\n1\nu\nr\nu\nq\n").stdout
    assert "Undone." in text
    assert "Undone as far as possible." in text
    assert "Nothing to undo:" in text


def test_the_rules_behind_a_question_and_an_option_are_shown() -> None:
    text = play(*BEGINNING, "--lang", "fr", typed="?\n?1\nq\n").stdout
    rule = GUGONG.rules.rules["gugong.exchange.must-exchange"]
    assert rule.id in text
    assert rule.texts["fr"][:40] in text


def test_notation_log_board_and_help_are_shown_on_demand() -> None:
    text = play(*BEGINNING, typed="n\nl\nb\nk\nn\nq\n").stdout
    assert re.search(r"\[give s\d-\d", text)
    assert text.count("day 1 of 4") == 2
    assert "It is your turn" in text
    assert "u: undo your last move" in text
    assert "Notation is hidden." in text


# Leaving and coming back.


@pytest.mark.parametrize("ending", ["q\n", ""])
def test_who_leaves_is_told_how_to_come_back(ending: str, data_folder: Path) -> None:
    text = play(*BEGINNING, "--name", "Anna", typed=f"1\n1\n{ending}").stdout
    (path,) = data_folder.glob("*.json")
    assert f"Continue with: courtyard play gugong --resume {path} --name Anna --bots random" in text
    made = len(journal.read(path)["choices"])
    again = play("play", "gugong", "--resume", path, "--name", "Anna", typed="1\n").stdout
    assert "Anna (you)" in again
    assert len(journal.read(path)["choices"]) > made
    assert len(list(data_folder.iterdir())) == 1


def test_an_interrupt_keeps_the_game(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "1"])

    def answer() -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", answer)
    assert "Goodbye." in play(*BEGINNING, typed="").stdout
    assert kept_game(data_folder)["choices"]


def test_a_game_without_a_choice_leaves_no_file(data_folder: Path) -> None:
    assert (
        "Continue with"
        not in play("play", "gugong", "--players", 2, "--seed", 5, "--hotseat", typed="").stdout
    )
    assert not list(data_folder.glob("*"))


def test_the_journal_goes_where_it_is_wanted_and_never_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    play(*BEGINNING, "--journal", path, typed="1\nq\n")
    assert journal.read(path)["choices"]
    before = path.read_bytes()
    refused = CliRunner().invoke(cli.main, [*BEGINNING, "--journal", str(path)])
    assert refused.exit_code == 2 and "already exists" in refused.stderr
    assert path.read_bytes() == before


def test_a_game_that_cannot_be_kept_can_still_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    text = play(*BEGINNING, typed="1\nq\n").stdout
    assert "The game is not saved" in text and "Goodbye." in text


def test_a_finished_game_that_is_resumed_shows_its_end(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    journal.save(match_after(9999, players=2), path)
    assert "The game is over" in play("play", "gugong", "--resume", path, typed="").stdout


# Positions written by hand.

WRITTEN = """
players = ["Anna", "Lisa", "David"]
day = 2
turn = "Lisa"

[family.Lisa]
hand = [2, "3 two-servants", 5]
pool = 4
"""


def test_a_position_written_by_hand_is_played_by_whose_turn_it_is(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(WRITTEN)
    text = play("play", "gugong", "--from", path, "--bots", "random", typed="1\nq\n").stdout
    assert "day 2 of 4" in text
    assert "Lisa (you)" in text and "Anna" in text and "David" in text
    assert "3 Go stones · +2 servants" in text


def test_a_position_may_be_json_and_comes_back_from_its_journal(tmp_path: Path, data_folder: Path) -> None:
    path = tmp_path / "lesson.json"
    path.write_text(json.dumps({"players": 2, "day": 3, "turn": 1}))
    play("play", "gugong", "--from", path, "--bots", "random", typed="1\nq\n")
    (kept,) = data_folder.glob("*.json")
    assert "day 3 of 4" in play("play", "gugong", "--resume", kept, typed="").stdout


def test_a_journal_is_no_position(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    journal.save(match_after(3), path)
    result = CliRunner().invoke(cli.main, ["play", "gugong", "--from", str(path)])
    assert result.exit_code == 2 and "--resume" in result.stderr


# The screen.


def drawn(match: Match, seat: int, language: str, width: int, room: int, encoding: str = "utf-8") -> str:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    console = Console(file=stream, width=width, height=room, highlight=False, emoji=False, markup=False)
    players = seat_players(match.position.seats(), {}, language)
    view = match.view(seat)
    console.print(board_of(match.game).draw(view, players, language, console, room))
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(encoding)


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_board_is_wider_than_the_screen(width: int, language: str) -> None:
    for players in (2, 5):
        for choices in (0, 60, 9999):
            match = match_after(choices, players, bonus="french", open_information=choices == 60)
            for seat in (0, SPECTATOR):
                for room in (24, 60):
                    text = drawn(match, seat, language, width, room)
                    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
                    assert width < 80 or "…" not in text


def test_the_map_is_drawn_where_there_is_room_for_it() -> None:
    match = match_after(30)
    assert "⠁" in drawn(match, 0, "en", 120, 40)
    assert "⠁" not in drawn(match, 0, "en", 120, 24)
    assert "⠁" not in drawn(match, 0, "en", 60, 60)


def test_a_screen_without_such_signs_gets_no_dots() -> None:
    text = drawn(match_after(30), 0, "en", 120, 40, encoding="ascii")
    assert "Liaoyang" in text and "Great Wall" in text


def test_every_player_has_a_letter_on_the_board() -> None:
    for player, letter in zip(seat_players(5, {}, "en"), LETTERS, strict=True):
        assert player.letter == letter == player.name[0]
    text = drawn(match_after(60, players=5), 0, "en", 80, 24)
    assert all(f" {letter} " in text for letter in LETTERS)


def test_the_board_shows_nothing_of_the_hands_of_others() -> None:
    match = match_after(60)
    other = GUGONG.sample(match.view(0), Dice(99))
    again = Match(GUGONG, match.options, "1")
    again.position = other
    assert drawn(match, 0, "en", 120, 40) == drawn(again, 0, "en", 120, 40)


def test_the_final_count_is_drawn_part_by_part() -> None:
    """Nobody comes into the Palace by lot; the names of the markers tell then who decides."""
    match = match_after(9999, players=3)
    view = match.view(SPECTATOR)
    assert not any(family["arrival"] for family in view["families"])
    console = Console(file=io.StringIO(), width=100)
    for language in LANGUAGES:
        players = seat_players(3, {}, language)
        with console.capture() as shown:
            console.print(final_count(match, SPECTATOR, players, language))
        for part in GUGONG.reckon(view, match.events).parts:
            assert GUGONG.phrases.say(part.name, language) in shown.get()
        name = "|".join(player.name for player in players)
        assert re.search(rf"\(({name}) > ({name}) > ({name})\)\.", shown.get())


def test_a_game_without_a_drawing_is_shown_by_its_zones() -> None:
    match = match_after(5)
    console = Console(file=io.StringIO(), width=80)
    players = seat_players(4, {}, "en")
    with console.capture() as shown:
        console.print(PlainBoard(GUGONG).draw(match.view(0), players, "en", console, 40))
    assert "day 1" in shown.get() and f"pool {match.view(0)['families'][0]['pool']}" in shown.get()
    assert all(player.name in shown.get() for player in players)


def test_names_stand_in_the_log_instead_of_seats() -> None:
    players = seat_players(3, {1: "Lisa"}, "nl")
    assert with_names("@1 geeft @0 niets", players).plain == "Lisa geeft Cinnaber niets"


def test_a_name_in_a_file_cannot_upset_the_terminal() -> None:
    match = Match(GUGONG, written={"players": ["Anna\x1b[2J", "x" * 99]})
    assert names_at(match, "en") == {0: "Anna[2J", 1: "x" * 16}
    assert names_at(Match(GUGONG, written={"players": 3}), "en") == names_at(Match(GUGONG), "en") == {}


def test_meng_has_his_name_at_the_table_and_his_seat_is_taken() -> None:
    assert names_at(Match(GUGONG, {"solo": "easy"}), "en") == {1: "Meng"}
    assert names_at(Match(GUGONG, {"solo": "easy"}), "fr") == {1: "M.\u00a0Meng"}
    with pytest.raises(Trouble, match="belongs to Meng"):
        who_sits(Match(GUGONG, {"solo": "easy"}), Wishes({}, seat=1))


def test_things_side_by_side_are_never_broken() -> None:
    from rich.text import Text

    lines = in_lines([Text("tea set"), Text("bonsai"), Text("paper fan")], ", ", 16).plain
    assert lines == "tea set, bonsai,\n  paper fan"


def test_the_terminal_has_the_same_phrases_in_every_language() -> None:
    assert phrasebook().ids("en") == phrasebook().ids("fr") == phrasebook().ids("nl")


# A real terminal.


def on_a_terminal(tmp_path: Path, typed: str, **environment: str) -> str:
    """Play in a pseudo terminal; give everything that was written to it."""
    above, below = pty.openpty()
    settings = {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "44", "XDG_DATA_HOME": str(tmp_path)}
    inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    child = subprocess.Popen(
        [sys.executable, "-m", "courtyard", *BEGINNING],
        stdin=below,
        stdout=below,
        stderr=below,
        env={**inherited, "PYTHONPATH": str(SOURCES), **settings, **environment},
        start_new_session=True,
    )
    os.close(below)
    written = b""
    until = time.monotonic() + 300
    to_type = typed.encode()
    while time.monotonic() < until:
        ready, _, _ = select.select([above], [], [], 0.5)
        if ready:
            try:
                written += os.read(above, 65536)
            except OSError:
                break
        if to_type and b"Your choice" in written:
            os.write(above, to_type)
            to_type = b""
        if child.poll() is not None and not ready:
            break
    os.close(above)
    assert child.wait(10) == 0
    return written.decode(errors="replace")


COLOUR = re.compile(r"\x1b\[[0-9;]*(38;|3[0-7]m|3[0-7];)")


def test_a_terminal_gets_colours_and_a_page_for_each_question(tmp_path: Path) -> None:
    text = on_a_terminal(tmp_path, "1\nq\n")
    assert COLOUR.search(text)
    assert text.count("\x1b[2J") >= 2
    assert "Goodbye." in text


def test_without_colours_wanted_there_are_none(tmp_path: Path) -> None:
    assert not COLOUR.search(on_a_terminal(tmp_path, "q\n", NO_COLOR="1"))


def test_a_pipe_gets_plain_text() -> None:
    assert "\x1b" not in play(*BEGINNING, typed="1\n1\nq\n").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_against_meng_can_be_followed_to_its_end(language: str, data_folder: Path) -> None:
    lot = random.Random(language)
    typed = "".join(f"{lot.randint(1, 4)}\n" for _ in range(2000))
    text = play(
        "play",
        "gugong",
        "--solo",
        "hard",
        "--focus",
        "great-wall",
        "--lang",
        language,
        "--seed",
        2,
        typed=typed,
    ).stdout
    assert "…" not in text
    assert "Meng" in text
    assert journal.replay(kept_game(data_folder), GUGONG).is_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_mengs_focus_his_open_cards_and_how_many_are_left(language: str) -> None:
    match = Match(GUGONG, {"solo": "hard", "focus": "canal"}, "4")
    dice, seen = Dice(4), set[str]()

    def plain(text: str) -> str:
        return " ".join(text.split())

    def said(phrase: str, **gaps: int) -> str:
        return plain(say(language, phrase, **gaps))

    while not match.is_over:
        meng = match.view(0)["meng"]
        text = plain(drawn(match, 0, language, 100, 60))
        assert f"{said('gugong-meng-focus')} {said('gugong-place-canal')}" in text
        assert said("gugong-meng-deck", cards=meng["deck"]) in text
        if meng["today"]:
            shown = text.partition(said("gugong-meng-today"))[2]
            for card in meng["today"]:
                name = "gugong-meng-special" if card == "special" else f"gugong-place-{card}"
                assert said(name) in shown
        seen |= {part for part in ("today", "used") if meng[part]}
        options = match.options_of(0)
        match.choose(0, options[dice.below(len(options))])
    assert seen == {"today", "used"}


def test_the_greeting_counts_people_and_not_meng() -> None:
    assert play("play", "gugong", "--solo", "easy", typed="q\n").stdout.startswith("Gùgōng for 1 player.")


def test_the_whole_log_gives_the_rule_behind_every_line() -> None:
    typed = "1\n" * 12 + "l\nq\n"
    text = play("play", "gugong", "--solo", "easy", "--focus", "jade", "--seed", 2, typed=typed).stdout
    assert "gugong.meng.reveal" in text
    assert "gugong.exchange.must-exchange" in text
