"""Games of other packages: the example in examples/lanterns, and packages that are broken."""

import json
import os
import re
import subprocess
import sys
import types
from importlib.metadata import EntryPoint
from pathlib import Path
from textwrap import dedent

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games import loaded
from courtyard.terminal.board import PlainBoard, board_of

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "lanterns"


def run(folder, *words, **more):
    """Run a command of Courtyard where the packages of a folder are installed."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, "-m", "courtyard", *words],
        env={**os.environ, "PYTHONPATH": path, "COURTYARD_DATA": str(folder / "data")},
        capture_output=True,
        text=True,
        timeout=300,
        **more,
    )


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """A folder into which the example was installed, as `pip install ./examples/lanterns` does."""
    folder = tmp_path_factory.mktemp("installed")
    words = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *words, str(EXAMPLE)], check=True)
    return folder


def package(folder, source, point="GAME", name="mine"):
    """Write a package with one module that declares a game."""
    (folder / f"{name}_module.py").write_text(dedent(source))
    info = folder / f"{name}_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[courtyard.games]\n{name} = {name}_module:{point}\n")
    return folder


def test_the_example_has_at_most_400_lines_without_its_words():
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml")]
    assert sum(len(path.read_text().splitlines()) for path in files) <= 400


def test_the_page_shows_the_files_of_the_example_whole():
    page = (ROOT / "docs" / "your-own-game.md").read_text()
    shown: dict[str, str] = {}
    for name, code in re.findall(r"<!-- (\S+) -->\n```\w+\n(.*?)\n```", page, re.DOTALL):
        shown[name] = f"{shown[name]}\n{code}" if name in shown else code
    assert set(shown) >= {"pyproject.toml", "src/lanterns/game.py", "src/lanterns/position.py"}
    for name, text in shown.items():
        written = (EXAMPLE / name).read_text()
        assert [line for line in text.splitlines() if line] == [line for line in written.splitlines() if line]


def test_the_example_keeps_the_contract(installed):
    done = run(installed, "check", "lanterns")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WRONG" not in done.stdout and "choices per second" in done.stdout


def test_the_example_is_played_in_the_terminal_by_six(installed):
    done = run(installed, "play", "lanterns", "--players", "6", "--bots", "random", input="1\n" * 8)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Which lantern do you light?" in done.stdout and "Seat 6" in done.stdout
    assert "The game is over" in done.stdout


def test_the_example_is_played_by_bots_and_who_searches_wins_more(installed):
    seats = "search:40p,random,random"
    done = run(installed, "arena", "lanterns", "--players", "3", "--seats", seats, "--games", "30", "--json")
    assert done.returncode == 0, done.stderr
    bots = {bot["name"]: bot for bot in json.loads(done.stdout)["bots"]}
    assert bots["search:40p"]["wins"] > bots["random"]["wins"] / 2


def test_the_example_is_an_environment_for_learners(installed):
    source = """
        from pettingzoo.test import api_test
        from courtyard import lab
        api_test(lab.aec_env("lanterns", players=4), num_cycles=200)
        print("passed")
    """
    path = os.pathsep.join(filter(None, [str(installed), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", dedent(source)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.stdout.endswith("passed\n"), done.stderr


BROKEN = {
    "import": ("raise RuntimeError('out of\\n order')", "cannot be loaded: RuntimeError: out of order."),
    "exit": ("import sys\nsys.exit('not today')", "cannot be loaded: SystemExit: not today."),
    "missing": ("OTHER = 1", "cannot be loaded: AttributeError"),
    "no-game": ("GAME = 7", "is no game: it must be an object of a class of Game"),
    "no-method": (
        """
        from courtyard.engine.game import Game
        class Mine(Game): name = "mine"
        GAME = Mine()
        """,
        "cannot be loaded: TypeError: Can't instantiate abstract class Mine",
    ),
    "bad-name": (
        """
        from courtyard.engine.game import Game
        class Mine(Game):
            name = "My Game"
            def empty(self, options, own): raise NotImplementedError
        GAME = Mine()
        """,
        "has the name 'My Game'; names are like 'my-game'",
    ),
    "wrong-types": (
        """
        from courtyard.engine.game import Game
        class Mine(Game):
            name = "mine"
            option_list = 7
            def empty(self, options, own): raise NotImplementedError
        GAME = Mine()
        """,
        "cannot be",
    ),
    "unfinished": (
        """
        from pathlib import Path
        from courtyard.engine.declaration import Declaration
        from courtyard.engine.game import Game
        from courtyard.engine.position import Position
        from courtyard.engine.terms import GameOption
        class Mine(Game):
            name = title = "mine"
            folder = Path(__file__).parent
            declaration = Declaration({})
            option_list = (GameOption("players", "How many", (2,), "number"),)
            def empty(self, options, own): return Position(200)
        GAME = Mine()
        """,
        "cannot be played: something is missing that a game or its position must fill in",
    ),
    "same-name": ("from courtyard.games.gugong.game import GUGONG as GAME", "another game of that name"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_named_in_one_sentence_and_left_out(tmp_path, fault):
    source, sentence = BROKEN[fault]
    done = run(package(tmp_path, source), "simulate", "gugong", "--games", "1", "--no-check")
    assert done.returncode == 0 and "1 game," in done.stdout, done.stderr
    lines = [line for line in done.stderr.splitlines() if "mine" in line]
    assert len(lines) == 1 and sentence in lines[0] and lines[0].endswith("."), done.stderr
    assert "Traceback" not in done.stderr


def refuse(self, *_):
    raise ValueError("not today")


HALF_BROKEN = {
    "name": (property(refuse), "has no name: ValueError: not today"),
    "title": (property(refuse), "cannot be played: ValueError: not today"),
    "variants": (refuse, "cannot be played: ValueError: not today"),
    "decision": (refuse, "cannot be played: ValueError: not today"),
    "board": (refuse, "cannot be played: ValueError: not today"),
    "can_sample": (property(refuse), "cannot be played: ValueError: not today"),
    "judgement": (property(lambda self: 7), "its judgement a Judgement"),
    "view": (lambda *_: 7, "its view of a seat is a table, not 7"),
    "minutes": (5, "its minutes are two numbers, not 5"),
    "weight": ("heavy", "its weight is a number, not 'heavy'"),
    "chapters": (("nowhere",), "cannot be played: FileNotFoundError"),
    "lesson": (Path("/nowhere"), "there is no folder 'nowhere' for its lesson"),
    "components": (lambda self: {"a": object()}, "cannot be played: TypeError"),
    "is_drawn": (True, "only games with a folder in the browser client are drawn"),
}


@pytest.mark.parametrize("part", HALF_BROKEN)
def test_a_game_with_one_broken_part_is_left_out_before_a_list_of_games_asks_for_it(part, monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    from lanterns.game import GAME

    changed, sentence = HALF_BROKEN[part]
    mine = types.ModuleType("mine_module")
    mine.GAME = type("Mine", (type(GAME),), {"name": "mine", part: changed})()
    monkeypatch.setitem(sys.modules, "mine_module", mine)
    with pytest.raises(Trouble) as told:
        loaded(EntryPoint("mine", "mine_module:GAME", "courtyard.games"))
    assert sentence in str(told.value) and str(told.value).endswith(".")


def test_a_game_brings_a_drawing_of_its_own_into_the_terminal(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    from lanterns.game import GAME

    class Drawing:
        def __init__(self, game):
            self.game = game

    drawn = types.ModuleType("drawn_module")
    drawn.Drawing = Drawing
    monkeypatch.setitem(sys.modules, "drawn_module", drawn)
    mine = type("Mine", (type(GAME),), {"terminal_board": "drawn_module:Drawing"})()
    assert isinstance(board_of(GAME), PlainBoard)
    assert isinstance(board_of(mine), Drawing) and board_of(mine).game is mine
    gone = type("Mine", (type(GAME),), {"terminal_board": "drawn_module:Gone"})()
    with pytest.raises(Trouble, match="cannot be drawn by 'drawn_module:Gone'"):
        board_of(gone)


def test_of_two_games_of_one_name_the_second_is_left_out(tmp_path, installed):
    (tmp_path / "copied.py").write_text("from lanterns.game import GAME\n")
    info = tmp_path / "zz_copied-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: zz-copied\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[courtyard.games]\nzz = copied:GAME\n")
    both = f"{tmp_path}{os.pathsep}{installed}"
    done = subprocess.run(
        [sys.executable, "-m", "courtyard", "simulate", "lanterns", "--games", "1"],
        env={**os.environ, "PYTHONPATH": both},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "No violations" in done.stdout
    assert "The game 'lanterns' of the package zz-copied is left out" in done.stderr
