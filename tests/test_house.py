"""The house: six floors, and every import points down."""

import ast
import io
import re
import sys
import tokenize
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import courtyard

ROOT = Path(courtyard.__file__).parent
PROJECT = Path(__file__).parents[1]
FLOORS = {
    "engine": 1,
    "games": 2,
    "bots": 3,
    "boxes": 3,
    "puzzles": 4,
    "server": 5,
    "terminal": 5,
    "arena": 5,
    "lab": 5,
}
FLOORS |= {"cli": 6, "commands": 6}
GAMES = {path.name for path in (ROOT / "games").iterdir() if path.is_dir()}
BESIDE = {"", "build", "__init__", "__main__"}
"""The version and how it was built: rooms without a floor, which any floor may ask."""


def sources() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Give all that a file imports, by whole names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


def imports(path: Path) -> set[str]:
    return {name for name in imported(path) if name.split(".")[0] == "courtyard"}


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_an_import_never_points_up_or_sideways(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    own = parts[0]
    if own in BESIDE:
        return
    for name in imports(path):
        there = [*name.split("."), "", ""][1:]
        if there[0] in BESIDE or there[0] not in FLOORS:
            continue
        assert FLOORS[there[0]] <= FLOORS[own], f"{path.name} imports {name} from a floor above"
        if FLOORS[there[0]] == FLOORS[own] == 5:
            assert there[0] == own, f"{path.name} imports {name} from the next room"
        if (
            own in ("games", "terminal")
            and len(parts) > 2
            and there[0] in (own, "games")
            and there[1] in GAMES
        ):
            assert there[1] == parts[1], f"{path.name} imports {name} from the other game"
        if own == "bots":
            assert there[0] != "games" or there[1] == "", f"{path.name} knows a particular game"


ROOMS = {"declaration": 1, "chapters": 2, "sight": 3, "judgement": 3, "speech": 3, "by_hand": 3, "game": 4}
"""The rooms of a game; on the third floor nobody asks next door."""


@pytest.mark.parametrize("game", sorted(GAMES - {"__pycache__"}))
def test_the_rooms_of_a_game_ask_only_those_below(game):
    base = ROOT / "games" / game
    for path in sorted(base.rglob("*.py")):
        own = path.relative_to(base).with_suffix("").parts[0]
        for name in imports(path):
            parts = [*name.split("."), "", ""]
            if parts[1:3] != ["games", game] or parts[3] in ("", own) or own == "__init__":
                continue
            assert ROOMS[parts[3]] < ROOMS[own], f"{path.relative_to(base)} imports {name}"


SERVER = {"ground": 1, "store": 2, "people": 3, "tables": 4, "past": 5, "thinking": 6, "around": 7}
SERVER |= {"rooms": 8, "border": 9, "serve": 10, "worker": 11, "bench": 11}
"""The rooms of the server, from what knows nothing of the others to what starts them all."""


def test_the_rooms_of_the_server_ask_only_those_below():
    base = ROOT / "server"
    for path in sorted(base.rglob("*.py")):
        own = path.relative_to(base).with_suffix("").parts[0]
        for name in imports(path):
            parts = [*name.split("."), "", ""]
            if parts[1] != "server" or parts[2] in ("", own) or own == "__init__":
                continue
            assert SERVER[parts[2]] < SERVER[own], f"{path.relative_to(base)} imports {name}"


def test_every_room_of_the_server_says_what_it_is():
    for room in set(SERVER) - {"rooms", "serve", "worker", "bench"}:
        said = ast.get_docstring(ast.parse((ROOT / "server" / room / "__init__.py").read_text("utf-8")))
        assert said and said.count("\n") == 0 and said.endswith(".")


def test_the_modules_of_the_server_import_each_other_in_no_circle():
    base = ROOT / "server"
    modules = {
        "courtyard." + ".".join(path.relative_to(ROOT).with_suffix("").parts): path
        for path in base.rglob("*.py")
    }
    asks = {name: imports(path) & set(modules) for name, path in modules.items()}
    while asks:
        free = {name for name, asked in asks.items() if not asked & set(asks) - {name}}
        assert free, f"a circle among {sorted(asks)}"
        asks = {name: asked for name, asked in asks.items() if name not in free}


def test_faces_ask_a_match_and_touch_no_position():
    for face in ("server", "terminal", "commands"):
        for path in sorted((ROOT / face).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                touches = isinstance(node, ast.Attribute) and node.attr == "position"
                assert not touches, f"{path.relative_to(ROOT)}, line {node.lineno}"


NAMED_IN = {
    "games/__init__.py": "the list of our own games",
    "lab/variants.py": "environments published under these names",
    "server/bench.py": "tables that are measured",
}


@pytest.mark.parametrize("name", sorted(GAMES - {"__pycache__"}))
def test_what_serves_every_game_names_none(name):
    own = [ROOT / "games" / name, ROOT / "terminal" / name, ROOT / "server" / "store" / "migrations"]
    naming = set()
    for path in sources():
        if any(path.is_relative_to(folder) for folder in own):
            continue
        texts = {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        if name in texts or any(module.split(".")[1:3] == ["games", name] for module in imports(path)):
            naming.add(path.relative_to(ROOT).as_posix())
    assert naming == set(NAMED_IN)


OF_ONE_GAME = re.compile(
    r"(?<![a-zà-ÿ])(g[uù]g[oō]ng|kingdom|meng|envoy|émissaire|gezant|krystallium|palace|paleis|duchy|duchies|"
    r"duché|hertogdom|decree|décret|decreet|advisor|adviseur|menace|calamity|calamities|calamité|onheil|harbour|"
    r"canal|kanaal|intrigue|servant|serviteur|dienaar|(?<!--)jade|official|quest|quête|queeste|great.wall|"
    r"soldier|soldat|soldaat|realm)s?(?![a-zà-ÿ])",
    re.IGNORECASE,
)
"""Names of our games and of what lies in their boxes; `--jade` is a colour of every page."""
MENTIONED_IN = {
    "__init__.py": "what the package is",
    "cli.py": "examples in the help",
    "games/__init__.py": "the list of our own games",
    "lab/__init__.py": "what a solo game is",
    "lab/envs.py": "names of environments",
    "lab/spiel.py": "names of environments",
    "lab/variants.py": "names of environments",
    "server/bench.py": "tables that are measured",
}
"""Python modules that every game shares and that mention one, each with the reason."""


def is_shared(path: Path) -> bool:
    """Tell whether a file serves every game: it is in no folder of one, no test and not generated."""
    parts = path.relative_to(ROOT if path.is_relative_to(ROOT) else PROJECT).parts
    return not (GAMES | {"testing", "migrations"}) & set(parts) and not re.search(r"\.(test|d)\.", path.name)


def test_client_and_words_that_serve_every_game_name_none():
    client = PROJECT / "web" / "src"
    files = [path for kind in ("ts", "svelte", "css") for path in client.rglob(f"*.{kind}")]
    words = [*client.rglob("*.ftl"), *ROOT.rglob("*.ftl")]
    found = {
        f"{path}: {match[0]}"
        for path in filter(is_shared, [*files, *words, PROJECT / "web" / "index.html"])
        for match in OF_ONE_GAME.finditer(path.read_text("utf-8"))
    }
    assert not found


def test_modules_that_serve_every_game_mention_one_with_a_reason():
    mentioning = {
        path.relative_to(ROOT).as_posix()
        for path in filter(is_shared, sources())
        if OF_ONE_GAME.search(path.read_text("utf-8"))
    }
    assert mentioning == set(MENTIONED_IN)


def test_what_happened_at_a_table_knows_no_clock_no_connection_and_no_store():
    """The course of a game could also run elsewhere, with all that it imports of ours."""
    waiting, seen = ["courtyard.server.tables.course"], set()
    while waiting:
        name = waiting.pop()
        path = ROOT.joinpath(*name.split(".")[1:])
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if name in seen or not path.is_file():
            continue
        seen.add(name)
        waiting += imports(path)
        if name.startswith("courtyard.server"):
            known = {each.split(".")[0] for each in imported(path)}
            assert known.isdisjoint({"asyncio", "time", "datetime", "socket", "sqlalchemy", "starlette"}), (
                name
            )


def test_what_is_imported_is_required():
    """Of the packages of others only those that are installed with this one, or with an extra of it."""
    known = packages_distributions()
    locks = "".join((PROJECT / f"requirements/{name}.lock").read_text("utf-8") for name in ("play", "server"))
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    required = {proper(name) for name in re.findall(r"^([\w.-]+)==", locks, re.M)}
    required |= {proper(Requirement(line).name) for line in extras}
    for path in sources():
        for name in {each.split(".")[0] for each in imported(path)} - set(sys.stdlib_module_names):
            if name != "courtyard" and name in known:
                assert required & {proper(each) for each in known[name]}, f"{path.name} imports {name}"


def proper(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


def test_every_room_is_on_a_floor():
    rooms = {path.relative_to(ROOT).with_suffix("").parts[0] for path in sources()}
    assert rooms - set(FLOORS) - BESIDE == set()


def docstrings(path: Path) -> list[str]:
    """Give all docstrings of a file, those of constants and attributes included."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    alone = [node.value for node in nodes if isinstance(node, ast.Expr)]
    return [node.value for node in alone if isinstance(node, ast.Constant) and isinstance(node.value, str)]


BEGINNING = re.compile(r"(So (many|much|often|long)|Who|Whoever|Whose|What)\b|[a-z]")
"""Beginnings that make a sentence one to be read twice."""
CLAUSE = re.compile(r"(?<=[.!?])\s+What\b|;\s+what\b")
"""A clause with “what” in the place of a subject, as in “What is left is dropped.”"""
QUESTION = re.compile(r"(Whether|How|Why|Which)\b")
"""Beginnings of a question, which says less of a function, class or module than what it is or does."""
RIDDLE = re.compile(
    r"\b(whoever|anew|by lot|so many(?! that)|(of|for|to|with|by|refuse|forget) who|what is none)\b|; who\b",
    re.IGNORECASE,
)
"""Words that do so anywhere in the program, its examples and its client, such as a free “who”."""


def comments(path):
    """Give the comments of a Python file, or of a file of the client."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        return [token.string for token in tokens if token.type == tokenize.COMMENT]
    return re.findall(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", text, re.S)


def test_comments_have_no_riddles():
    ours = [*sources(), *(PROJECT / "examples").rglob("*.py")]
    ours += [path for ending in ("ts", "svelte") for path in (PROJECT / "web" / "src").rglob(f"*.{ending}")]
    assert not {f"{path.name}: {text}" for path in ours for text in comments(path) if RIDDLE.search(text)}


def test_docstrings_are_plain_sentences():
    ours = [*sources(), *(PROJECT / "examples").rglob("*.py")]
    tests = [*(PROJECT / "tests").rglob("*.py")]
    found = {
        f"{path.name}: {text}"
        for path in [*ours, *tests]
        for text in docstrings(path)
        if BEGINNING.match(text) or CLAUSE.search(text)
    }
    found |= {
        f"{path.name}: {text}"
        for path in [*ours, *tests]
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module)
        for text in [ast.get_docstring(node) or ""]
        if QUESTION.match(text)
    }
    found |= {f"{path.name}: {text}" for path in ours for text in docstrings(path) if RIDDLE.search(text)}
    assert not found
