"""Bots that are not in this package: found by name, and asked so that nothing they do wrong spreads.

A bot of one's own is a class of `Bot`, named as `my.module:MyBot`, or by the name that an installed package
declares for it in the entry points `courtyard.bots`.
"""

import os
import re
import sys
from functools import cache
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Any

from courtyard.bots.bot import Bot, Budget
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.plugins import declared
from courtyard.engine.terms import View
from courtyard.engine.trouble import Trouble

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "courtyard.bots"
IN_MODULE = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*):([A-Za-z_]\w*(?:\.\w+)*)")
"""A module, and a class in it."""
LONGEST = 300
"""More characters of what a bot says or gives are not repeated."""


class Misplay(Exception):
    """A bot did something that no bot may do; the message is a sentence about it."""


# Finding them.


@cache
def installed() -> "dict[str, EntryPoint]":
    """Give the bots that installed packages declare, by name."""
    return {point.name: point for point in declared(GROUP)}


@cache
def foreign_kind(name: str) -> type[Bot] | None:
    """Give the class of a bot that is named `my.module:MyBot` or declared by a package, if it is."""
    if name in installed():
        point = installed()[name]
        whose = f"the package {point.dist.name}" if point.dist else "a package"
        return kind_in(point.module, point.attr, f"The bot {name!r} of {whose}")
    named = IN_MODULE.fullmatch(name)
    return kind_in(named[1], named[2], f"The bot {name!r}") if named else None


def kind_in(module: str, path: str, who: str) -> type[Bot]:
    """Give a class of a module; refuse with a sentence what is not there or is no bot."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # The command does not look there by itself, as `python -m` does.
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:  # whatever another's code does must be told in a sentence
        raise Trouble(f"{who} cannot be loaded: {error_line(error)}.") from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise Trouble(f"{who} is no bot: it must be a class of courtyard.bots.Bot.")
    return found


def made(kind: Any, who: str) -> Bot:
    """Make a bot, for one seat of one game."""
    try:
        bot = kind()
    except (Exception, SystemExit) as error:
        raise Trouble(f"The bot {who} cannot be made: {error_line(error)}.") from None
    if not isinstance(bot, Bot):
        raise Trouble(f"The bot {who} is no bot: it must be made by a class of courtyard.bots.Bot.")
    return bot


def prepared(bot: Bot, game: Game, who: str) -> Bot:
    """Let a bot get ready for a game; refuse with a sentence one that cannot."""
    try:
        bot.prepare(game)
    except Trouble:
        raise
    except (Exception, SystemExit) as error:
        raise Trouble(f"The bot {who} cannot get ready for {game.title}: {error_line(error)}.") from None
    return bot


# Asking them.


def ask(bot: Bot, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
    """Let a bot choose among options; whatever it does wrong becomes a `Misplay`."""
    try:
        given = bot.choose(game, view, list(options), budget, dice)
    except (Exception, SystemExit) as error:
        raise Misplay(f"It raised {error_line(error)}.") from None
    try:
        option = index(given)
        if option in options:
            return option
    except Exception:  # It is no number, or something that only pretends to be one.
        pass
    raise Misplay(f"It chose {shown(given)}, which is not among its options.")


def error_line(error: BaseException) -> str:
    """Say what went wrong, on one line."""
    try:
        words = " ".join(str(error).split()).rstrip(".")
    except Exception:
        words = ""
    return f"{type(error).__name__}: {words}"[:LONGEST].rstrip(": ")


def shown(given: object) -> str:
    try:
        return repr(given)[:LONGEST]
    except Exception:
        return f"an object of {type(given).__name__} that cannot be written"
