"""The catalogue of rules, chapter by chapter."""

from typing import Any

from rich.padding import Padding
from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.rulebook import Rule
from courtyard.terminal.screen import screen
from courtyard.terminal.wording import chapter_name, knows, say


def find(game: Game, word: str | None) -> list[Rule]:
    """Give the rules of a game, or those that hold a word."""
    return game.rules.find(word) if word else list(game.rules.rules.values())


def as_data(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "texts": rule.texts,
        "source": rule.source,
        "ours": rule.is_ours,
        "why": rule.why,
        "differs": rule.differs,
    }


def source_line(rule: Rule, language: str) -> str:
    """Say on which pages a rule stands, or why it is ours."""
    if isinstance(rule.source, str):
        return say(language, "rule-ours", why=rule.why[language]) if rule.is_ours else rule.source
    return ", ".join(page_line(text, str(page), language) for text, page in rule.source.items())


def page_line(text: str, page: str, language: str) -> str:
    """Say on which page of a text a rule stands; a game may have several printings of its rulebook."""
    if knows(f"rule-page-{text}"):
        return say(language, f"rule-page-{text}", page=page)
    return say(language, "rule-page", printing=text, page=page)


def show(game: Game, rules: list[Rule], language: str) -> None:
    """Print rules under the headings of their chapters."""
    console = screen()
    if not rules:
        return
    console.print(Text(say(language, "rules-found", game=game.title, count=len(rules)), style="bold"))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print()
            console.print(Text(chapter_name(game, chapter, language), style="bold red"))
        show_rule(rule, language)


def show_rule(rule: Rule, language: str) -> None:
    """Print one rule: its id, its text, where it comes from, and what differs."""
    console = screen()
    console.print()
    console.print(Text(rule.id, style="bold"))
    console.print(Padding(Text(rule.texts[language]), (0, 0, 0, 2)))
    console.print(Padding(Text(source_line(rule, language), style="dim"), (0, 0, 0, 2)))
    if rule.differs:
        note = say(language, "rule-differs", how=rule.differs[language])
        console.print(Padding(Text(note, style="italic"), (0, 0, 0, 2)))
