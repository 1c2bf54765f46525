"""Words on the screen follow `docs/words.md`, as far as a program can tell."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from courtyard.engine.language import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDERS = sorted(
    path.parent
    for base in (ROOT / "src" / "courtyard", ROOT / "web" / "src")
    for path in base.rglob("en.ftl")
    if "node_modules" not in path.parts
)
TABLES = sorted(
    path
    for path in (ROOT / "src" / "courtyard").rglob("*.toml")
    if re.search(r"^(.* )?fr = ", path.read_text("utf-8"), re.M)
)
"""Rules, and the names of components."""
in_every_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)).removeprefix("src/courtyard/")
)

FORBIDDEN = {
    r"\banew\b": "again",
    r"\bby lot\b": "random, at random",
    r"\be-mails?\b": "email",
    r"\bfamily board\b": "Player Board",
    r"\bforget me\b|\bbe forgotten\b": "delete my data",
    r"\bgets? up\b": "leave",
    r"\bgo(es|ing|ne)? on\b(?! top)|\bwent on\b": "continue",
    r"\bhears? (nobody|nothing|everybody)\b": "mute",
    r"\blooks? on\b|\bonlookers?\b": "watch, spectator",
    r"\bas the system\b": "system",
    r"\brivals?\b": "opponent",
    r"\bshall\b": "will",
    r"\bshines?\b": "is highlighted",
    r"\bsits? down\b|\bsat down\b": "join",
    r"\bso many\b": "a number",
    r"\btak(e|es|en|ing) (it|this|a move|your move|your turn|a choice) back\b": "undo",
    r"\bbrings? (a game|it|them) along\b|\bbrought along\b": "import",
    r"\bwhom\b": "who",
    r"\bwhoever\b": "the player who",
}
"""Words that no English message of the program uses, and what it says instead."""

REPEATED = re.compile("(bot|option|value|count)-")
"""Messages that exported texts repeat from the web client; `tests/server/test_exports.py` compares them."""

MEASURES = "min|h|s|ms|Mo|ko|Go|PV|%"
"""Units that a French number is not parted from."""

UNITS = {
    "en": "seconds|minutes|hours|days|players|points|cards|games|seats|rounds|tables|servants|soldiers",
    "fr": "secondes|minutes|heures|jours|joueurs|points|cartes|coups|tours|parties|places|manches|tables",
    "nl": "seconden|minuten|dagen|spelers|punten|kaarten|zetten|beurten|partijen|plaatsen|rondes|tafels",
}
"""Nouns in the plural that must not follow a number which may be 1."""

NEVER_ONE = {
    "analysis-cost-points",
    "training-points",
    "box-progress-cards",
    "box-wrong-cards",
    "box-wrong-officials",
    "box-wrong-set",
    "decree-point-per-three",
    "gugong-action-two-servants",
    "hint-part",
    "hint-points",
    "hint-rival",
    "hint-sight",
    "hint-total",
    "lobby-players",
    "lobby-players-same",
    "quick-says",
    "log-danger-deck",
    "log-danger-deck-menaces",
    "log-deck-shuffled",
    "log-deck-shuffled-advisors",
    "log-hands-dealt",
    "log-hands-dealt-menace",
    "log-vermin-ready",
    "problem-bad-clock",
    "problem-import-too-many-choices",
    "problem-import-unfinished",
    "problem-too-long-to-analyse",
    "prompt-room",
    "prompt-search",
    "reason-search-price",
    "table-wall",
}
"""Messages whose number is never 1 (a figure of the rules, a bound, a decimal place), or whose plural is
selected by another variable."""


class Numbers(Visitor):
    """Numbers that are followed by a noun in the plural, and are not selected by."""

    def __init__(self, language: str) -> None:
        self.plural = re.compile(rf"[ \u00a0\u202f]({UNITS[language]})\b", re.IGNORECASE)
        self.selected: list[str] = []
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        selector = node.selector
        name = selector.id.name if isinstance(selector, ftl.VariableReference) else ""
        self.selected.append(name)
        self.generic_visit(node)
        self.selected.pop()

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 (Fluent's name)
        for one, other in zip(node.elements, node.elements[1:], strict=False):
            expression = getattr(one, "expression", None)
            if (
                isinstance(expression, ftl.VariableReference)
                and isinstance(other, ftl.TextElement)
                and self.plural.match(other.value)
                and expression.id.name not in self.selected
            ):
                self.found.append(f"${expression.id.name}{other.value[:20]}")
        self.generic_visit(node)


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Give each message of a file with its text, without its id and its comment."""
    serializer = FluentSerializer()
    for name, message in messages(folder, language).items():
        message.comment = None
        yield name, serializer.serialize_entry(message).partition("=")[2]


@in_every_folder
def test_three_languages_have_the_same_messages(folder: Path) -> None:
    english = set(messages(folder, "en"))
    for language in LANGUAGES:
        assert set(messages(folder, language)) == english, language


def written(table: dict[str, object], language: str, at: str = "") -> Iterator[tuple[str, str]]:
    """Give each text of a language in a table of rules or components, with its place."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from written(value, language, f"{at}{key}.")
        elif key.split("_")[0] == language and isinstance(value, str):
            yield at + key, value


def sentences(source: Path, language: str) -> Iterator[tuple[str, str]]:
    """Give each text of a folder of messages, or of a table."""
    if source.is_dir():
        yield from texts(source, language)
    else:
        yield from written(tomllib.loads(source.read_text(encoding="utf-8")), language)


everywhere = pytest.mark.parametrize(
    "source", [*FOLDERS, *TABLES], ids=lambda path: str(path.relative_to(ROOT)).removeprefix("src/courtyard/")
)


def test_rules_and_components_have_texts() -> None:
    assert {"rules", "declaration"} <= {path.parent.name for path in TABLES}
    assert all(next(sentences(path, language), None) for path in TABLES for language in LANGUAGES)


@everywhere
def test_english_uses_the_words_of_the_house_style(source: Path) -> None:
    faults = []
    for name, text in sentences(source, "en"):
        if source.name == "export" and REPEATED.match(name):
            continue
        for pattern, better in FORBIDDEN.items():
            if found := re.search(pattern, text, re.IGNORECASE):
                faults.append(f"{name}: {found[0]!r}, better: {better}")
    assert faults == []


@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_apostrophes_and_dots_are_typographic(source: Path, language: str) -> None:
    faults = []
    for name, text in sentences(source, language):
        plain = re.sub(r'"[^"\n]*"(?= ?\})', "", text).replace("Xi'an", "") if source.is_dir() else text
        if found := re.search(r"""['"]|\.\.\.""", plain):
            faults.append(f"{name}: {found[0]}")
    assert faults == []


@everywhere
def test_french_has_no_break_spaces_around_high_punctuation(source: Path) -> None:
    faults = []
    for name, text in sentences(source, "fr"):
        if found := re.search(r"[^\s,;·][ \n][:;!?»](?!\w)|« ", text):
            faults.append(f"{name}: {found[0]!r}")
    assert faults == []


@everywhere
def test_french_numbers_are_not_parted_from_their_units(source: Path) -> None:
    faults = []
    for name, text in sentences(source, "fr"):
        if found := re.search(rf"(\d|\}}) ({MEASURES})(?![\w=’])", text):
            faults.append(f"{name}: {found[0]!r}")
    assert faults == []


@in_every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_a_singular(folder: Path, language: str) -> None:
    faults = {}
    for name, message in messages(folder, language).items():
        numbers = Numbers(language)
        numbers.visit(message)
        if numbers.found and name not in NEVER_ONE:
            faults[name] = numbers.found
    assert faults == {}


CLIENT = ROOT / "web" / "src"
GAP = re.compile(r"\$\{[^}]*\}")


def said_by_the_client() -> re.Pattern[str]:
    """Make a pattern of the ids that the client names, also with gaps: `link-waits-${kind}`."""
    paths = [path for ending in ("ts", "svelte") for path in CLIENT.rglob(f"*.{ending}")]
    sources = "\n".join(path.read_text("utf-8") for path in paths if ".test." not in path.name)
    ids = set(re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", sources))
    for template in set(re.findall(r"`([^`\n]*\$\{[^`\n]*)`", sources)):
        parts = GAP.split(template)
        if re.fullmatch(r"[a-z-]*[a-z]{2}[a-z-]*", "".join(parts)):
            ids.add(r"[\w-]+".join(parts))
    return re.compile("|".join(sorted(ids)))


def test_every_message_of_the_client_is_said() -> None:
    known = said_by_the_client()
    for folder in (path for path in FOLDERS if CLIENT in path.parents or path.name == "about"):
        referred = set(re.findall(r"\{ ([a-z][\w-]+) \}", (folder / "en.ftl").read_text("utf-8")))
        unsaid = [name for name in messages(folder, "en") if not known.fullmatch(name)]
        assert set(unsaid) <= referred, folder


def test_no_space_is_lost_at_the_edge_of_a_block() -> None:
    """Svelte drops a space there: it is written {" · "}."""
    lost = re.compile(r"\{(?:#|:else)[^{}]*\} [^<{\s].*|.*[^\s>{};] \{/.*")
    for path in CLIENT.rglob("*.svelte"):
        assert not lost.findall(path.read_text("utf-8")), path


# The glossary.


def glossary() -> Iterator[tuple[str, str]]:
    """Give every term of the glossary with its language; text in brackets is a remark."""
    page = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    for section in page.split("\n## Glossary: ")[1:]:
        for row in re.findall(r"^\| (.*) \|$", section, re.M)[2:]:
            for language, cell in zip(LANGUAGES, row.split("|"), strict=False):
                for term in re.split("[,;]", re.sub(r"\(.*?\)|†", "", cell)):
                    yield language, term.strip().lower()


def test_every_term_of_the_glossary_is_used_in_its_language() -> None:
    spoken = {}
    for language in LANGUAGES:
        words = [text for folder in FOLDERS for _, text in texts(folder, language)]
        for path in (ROOT / "src" / "courtyard" / "games").rglob("*.toml"):
            words += re.findall(rf"^{language}\w* = (.*)$", path.read_text(encoding="utf-8"), re.M)
        spoken[language] = " ".join(words).lower().replace("\u00a0", " ")
    terms = list(glossary())
    assert len(terms) > 250
    assert [f"{language}: {term}" for language, term in terms if term not in spoken[language]] == []
