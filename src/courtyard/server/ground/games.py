"""The games of this server, as clients read them; they never change while a server runs."""

from functools import cache
from typing import Any

from courtyard.bots import bots_for
from courtyard.engine.game import Game
from courtyard.engine.language import LANGUAGES
from courtyard.engine.terms import GameOption
from courtyard.games import GAMES
from courtyard.server.ground.messages import GameInfo, GameWords, OptionInfo, RuleText, Setting, Variants
from courtyard.server.ground.problems import Refusal

LEVELS = ("novice", "fair", "strong", "master")


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise Refusal("unknown-game", game=name[:40])
    return GAMES[name]


def bots(game: Game) -> list[str]:
    """The bots that can play a game: the levels for people first, then the others."""
    there = bots_for(game)
    return [*(name for name in LEVELS if name in there), *(name for name in there if name not in LEVELS)]


@cache
def describe(name: str) -> GameInfo:
    game = find_game(name)
    rows = game.variants()
    names = [option.name for option in game.option_list]
    default = game.settle_options({})
    return GameInfo(
        name=game.name,
        title=game.title,
        players=sorted({row["players"] for row in rows}),
        options=[option_info(option, rows, default) for option in game.option_list],
        variants=Variants(names, [[row[name] for name in names] for row in rows]),
        bots=bots(game),
        components=game.components(),
        minutes=list(game.minutes or ()),
        weight=game.weight,
        drawn=game.is_drawn,
        hints=game.can_sample,
        lesson=game.lesson is not None,
    )


def option_info(option: GameOption, rows: list[dict[str, Any]], default: dict[str, Any]) -> OptionInfo:
    """An option with every value that it has in some variant, in the order of the game's own list."""
    there: list[Setting] = list(dict.fromkeys(row[option.name] for row in rows))
    first = [value for value in option.values if value in there]
    values = first + [value for value in there if value not in first]
    return OptionInfo(option.name, option.help, option.kind, values, default[option.name])


@cache
def words_of(name: str, language: str) -> GameWords:
    """The words of a game; one that was not translated speaks English."""
    if language not in LANGUAGES:
        raise Refusal("unknown-language", language=language[:10])
    game = find_game(name)
    return GameWords(game.phrases.source(language), game.about.source(language))


@cache
def rule_texts(name: str) -> list[RuleText]:
    return [
        RuleText(rule.id, rule.chapter, rule.texts, rule.is_ours, rule.why, rule.differs or {})
        for rule in find_game(name).rules.rules.values()
    ]
