"""The games that Courtyard plays: its own two, and those that installed packages declare.

A package declares a game with the entry point `courtyard.games`, whose object is a `Game`
(docs/your-own-game.md). One that cannot be used is left out, and said so in a sentence.
"""

import re
from typing import TYPE_CHECKING

from courtyard.engine.game import Game
from courtyard.engine.judgement import Judgement
from courtyard.engine.match import Match
from courtyard.engine.plugins import declared
from courtyard.engine.rulebook import Catalogue
from courtyard.engine.rulesets import canonical
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.game import GUGONG
from courtyard.games.kingdom.game import KINGDOM

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "courtyard.games"
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")

GAMES: dict[str, Game] = {game.name: game for game in (GUGONG, KINGDOM)}
LEFT_OUT: list[str] = []
"""A sentence for every game of another package that cannot be used."""


def find_game(name: str) -> Game:
    """Give a game by its name."""
    if name not in GAMES:
        raise Trouble(f"Unknown game {name!r}. Available: {', '.join(GAMES)}.")
    return GAMES[name]


def loaded(point: "EntryPoint") -> Game:
    """Give the game that a package declares; refuse anything else with a sentence."""
    whose = f"the package {point.dist.name}" if point.dist else "a package"
    try:
        game = point.load()
    except (
        Exception,
        SystemExit,
    ) as error:  # whatever another's code does must not keep our games from being played
        raise Trouble(f"The game {point.name!r} of {whose} cannot be loaded: {error_line(error)}.") from None
    if not isinstance(game, Game):
        raise Trouble(f"{point.value!r} of {whose} is no game: it must be an object of a class of Game.")
    try:
        name = game.name
    except Exception as error:
        raise Trouble(f"The game {point.name!r} of {whose} has no name: {error_line(error)}.") from None
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Trouble(f"{point.value!r} of {whose} has the name {name!r}; names are like 'my-game'.")
    if name in GAMES:
        raise Trouble(f"The game {name!r} of {whose} is left out: there is another game of that name.")
    try:
        check(game)
    except (Exception, SystemExit) as error:
        raise Trouble(f"The game {name!r} of {whose} cannot be played: {error_line(error)}.") from None
    return game


def check(game: Game) -> None:
    """Try what every face of Courtyard needs first of a game."""
    options = game.settle_options({})
    if not isinstance(game.title, str) or not is_number(options.get("players")):
        raise Trouble("it needs a title, and the number of players among its options")
    position = game.start(options, {})
    if position.seats() != options["players"] + len(game.automated_seats(options)):
        raise Trouble(f"it has {position.seats()} seats for {options['players']} players")
    check_listing(game)
    match = Match(game, options, "1")
    view = match.view(0)
    if not isinstance(view, dict):
        raise Trouble(f"its view of a seat is a table, not {view!r}")
    for seat in match.open_seats:
        match.decision(seat)
    game.board(view)
    game.phrases.ids("en")
    game.about.ids("en")


def check_listing(game: Game) -> None:
    """Try what is told of a game in a list of games."""
    if game.minutes is not None and not (
        isinstance(game.minutes, tuple) and [is_number(each) for each in game.minutes] == [True, True]
    ):
        raise Trouble(f"its minutes are two numbers, not {game.minutes!r}")
    if not is_number(game.weight):
        raise Trouble(f"its weight is a number, not {game.weight!r}")
    if game.is_drawn:
        raise Trouble("only games with a folder in the browser client are drawn (is_drawn)")
    names = {option.name for option in game.option_list}
    for row in game.variants():
        if row.keys() != names or not is_number(row["players"]):
            raise Trouble(f"a variant has a value for each of its options, not {row!r}")
    canonical(game.components())
    if game.lesson is not None and not game.lesson.is_dir():
        raise Trouble(f"there is no folder {game.lesson.name!r} for its lesson")
    if not isinstance(game.rules, Catalogue) or not isinstance(game.judgement, Judgement):
        raise Trouble("its rules must be a Catalogue, and its judgement a Judgement")
    if not isinstance(game.can_sample, bool):
        raise Trouble(f"whether positions can be sampled is a yes or no, not {game.can_sample!r}")


def is_number(value: object) -> bool:
    return type(value) is int


def error_line(error: BaseException) -> str:
    """Say what went wrong, on one line."""
    words = " ".join(str(error).split()).rstrip(".")
    if isinstance(error, NotImplementedError):
        return words or "something is missing that a game or its position must fill in"
    return words if isinstance(error, Trouble) else f"{type(error).__name__}: {words}"[:300]


def add_installed() -> None:
    """Add the games of installed packages."""
    for point in declared(GROUP):
        try:
            game = loaded(point)
        except Trouble as trouble:
            LEFT_OUT.append(str(trouble))
        else:
            GAMES[game.name] = game


add_installed()
