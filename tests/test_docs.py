"""Commands and figures in the documents are run and compared."""

import doctest
import re
import textwrap
import tomllib
from pathlib import Path

import pytest

from courtyard.games import GAMES
from courtyard.games.gugong.declaration.editions import DIFFERENCES, PRINTINGS

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_readme_names_every_game():
    text = README.read_text(encoding="utf-8")
    assert all(game.title in text for game in GAMES.values() if game.is_drawn)


@pytest.mark.parametrize(("path", "least"), [(README, 10), (ROOT / "docs" / "bots.md", 10)])
def test_the_examples_of_the_documents_run(path, least):
    results = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert results.attempted >= least
    assert results.failed == 0


def printings_table() -> str:
    names = list(PRINTINGS)
    lines = ["| point | " + " | ".join(names) + " | rule |", "| --- |" + " --- |" * (len(names) + 1)]
    for difference in DIFFERENCES:
        cells = [difference.point, *(difference.says[name] for name in names), f"`{difference.rule}`"]
        lines.append("| " + " | ".join(cells).replace("'", "’") + " |")
    return "\n".join(lines)


def test_the_document_on_printings_shows_the_table_of_differences(request):
    path = ROOT / "docs" / "printings.md"
    if request.config.getoption("--renew"):
        head = path.read_text(encoding="utf-8").partition("| point |")[0]
        path.write_text(head + printings_table() + "\n", encoding="utf-8")
    assert printings_table() in path.read_text(encoding="utf-8")


def test_the_index_of_the_documents_names_every_page():
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = [path.name for path in sorted((ROOT / "docs").glob("*.md")) if path.name != "README.md"]
    assert [page for page in pages if f"]({page})" not in index] == []


@pytest.mark.parametrize("path", [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_links_between_documents_lead_somewhere(path):
    for link in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (path.parent / link).exists(), f"{path.name}: {link}"


def anchors(path: Path) -> set[str]:
    """Give the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings]
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("path", [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_links_to_headings_lead_to_headings(path):
    for link, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", path.read_text(encoding="utf-8")):
        page = path.parent / link if link else path
        assert anchor in anchors(page), f"{path.name}: {link}#{anchor}"


def test_the_values_of_an_own_box_in_the_page_for_players_are_accepted():
    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    written = re.findall(r"```toml\n(.*?)```", text, re.S)
    gugong, kingdom = (tomllib.loads(textwrap.dedent(toml)) for toml in written)
    assert GAMES["gugong"].correct_components(gugong) != GAMES["gugong"].components()
    assert GAMES["kingdom"].correct_components(kingdom) != GAMES["kingdom"].components()


def test_every_test_that_the_page_on_freedom_names_is_there():
    text = (ROOT / "docs" / "freedom.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", text))
    assert len(named) > 150
    missing = []
    for path, name in sorted(named):
        if f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8"):
            missing.append(f"{path}::{name}")
    assert missing == []


def test_every_rule_that_the_page_on_freedom_names_is_there():
    text = (ROOT / "docs" / "freedom.md").read_text(encoding="utf-8")
    rules = {rule for game in GAMES.values() for rule in game.rules.rules}
    assert set(re.findall(r"`((?:gugong|kingdom)\.[a-z-]+\.[a-z0-9-]+)`", text)) - rules == set()
