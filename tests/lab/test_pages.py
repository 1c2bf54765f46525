"""The pages about the lab: their examples run, and their tables are those of the code."""

import doctest
from itertools import groupby
from pathlib import Path

import pytest

import courtyard
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.lab.selfplay import COLUMNS
from courtyard.lab.variants import VARIANTS

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = {
    "lab.md": ["numpy"],
    "lab-pettingzoo.md": ["pettingzoo"],
    "lab-gymnasium.md": ["gymnasium"],
    "lab-openspiel.md": ["pyspiel"],
    "lab-vector.md": ["numpy"],
    "lab-selfplay.md": ["numpy"],
    "lab-tutorial.md": ["numpy"],
}
"""Every page with examples, and what they need."""


def test_every_page_with_examples_is_run():
    with_examples = {page.name for page in DOCS.glob("lab*.md") if ">>>" in page.read_text(encoding="utf-8")}
    assert with_examples == set(PAGES)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_the_examples_run(page):
    for module in PAGES[page]:
        pytest.importorskip(module, reason=f"{module} is not installed: the examples of {page} are not run")
    results = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert results.attempted >= 4
    assert results.failed == 0


def spread(first: int, end: int) -> str:
    return str(first) if end - first == 1 else f"{first} – {end - 1}"


def observation_table(game) -> list[str]:
    """Write what every number of an observation is."""
    features = game.features
    lines = [
        "| numbers | name | for each | least | most | what it tells |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in features.table:
        numbers = spread(row.first, row.first + features.length(row))
        axes = " × ".join(row.axes)
        lines.append(f"| {numbers} | `{row.name}` | {axes} | {row.least} | {row.most} | {row.about} |")
    return lines


def axes_list(game) -> list[str]:
    """Write the names along each axis, but for cards, which have numbers."""
    return [
        f"- *{axis}*: {', '.join(words)}"
        for axis, words in game.features.axes.items()
        if not words[0].startswith("card ")
    ]


def verb_of(game, option: int) -> str:
    try:
        words = game.notation(option).split()
    except Trouble:
        return "–"
    return words[0]


def actions_table(game) -> list[str]:
    """Write what the actions are: those that begin with the same word together."""
    lines = ["| actions | notation, from – to |", "| --- | --- |"]
    options = range(game.player_options)
    for verb, group in groupby(options, key=lambda option: verb_of(game, option)):
        numbers = list(group)
        if verb == "–":
            lines.append(f"| {spread(numbers[0], numbers[-1] + 1)} | not in use |")
            continue
        first, last = game.notation(numbers[0]), game.notation(numbers[-1])
        words = f"`{first}`" if first == last else f"`{first}` – `{last}`"
        lines.append(f"| {spread(numbers[0], numbers[-1] + 1)} | {words} |")
    return lines


def observations_page() -> str:
    lines = [
        "# Observations and actions",
        "",
        "All numbers of the observation of each game, and all its actions. A row *for each* of something has",
        "one number for each, in the order of the lists below the table; for each of two things",
        "(`seat × card`), the second changes faster. Card k is the card of action k, which gives or offers",
        "it. This page is made from the declaration of each game, and a test compares them.",
    ]
    for game in GAMES.values():
        lines += [
            "",
            f"## {game.title}",
            "",
            f"{game.features.size:,} numbers, {game.player_options:,} actions.",
            "",
        ]
        lines += [*observation_table(game), "", *axes_list(game), "", *actions_table(game)]
    return "\n".join(lines) + "\n"


def test_the_page_on_observations_names_every_number(request):
    path = DOCS / "lab-observations.md"
    if request.config.getoption("--renew"):
        path.write_text(observations_page(), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == observations_page()


def test_the_page_on_self_play_describes_every_column():
    table = "\n".join(f"| `{name}` | {kind} | {about} |" for name, (kind, about) in COLUMNS.items())
    assert table in (DOCS / "lab-selfplay.md").read_text(encoding="utf-8")


def test_the_sizes_that_the_pages_name_are_right():
    text = (DOCS / "lab.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        assert f"{game.features.size:,}" in text and f"{game.player_options:,}" in text


def variants_table() -> str:
    lines = ["| variant | game | options | bots at the table |", "| --- | --- | --- | --- |"]
    for name, known in VARIANTS.items():
        options = ", ".join(f"{each} {value}" for each, value in known.options.items() if each != "ruleset")
        lines.append(f"| `{name}` | {known.game} | {options} | {known.opponents} |")
    return "\n".join(lines)


def test_the_page_on_the_protocol_lists_every_variant():
    assert variants_table() in (DOCS / "lab-protocol.md").read_text(encoding="utf-8")


def test_the_citation_names_this_version():
    text = (DOCS.parent / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {courtyard.__version__}\n" in text and text.startswith("cff-version: 1.2.0\n")
