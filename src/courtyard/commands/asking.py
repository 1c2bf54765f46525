"""Options that several commands share, and how commands print results."""

import json
from collections.abc import Callable
from math import isnan
from pathlib import Path
from typing import Any

import click

from courtyard.build import PLAIN, is_compiled
from courtyard.engine.content import Table, read_toml
from courtyard.engine.game import Game
from courtyard.engine.language import LANGUAGES
from courtyard.engine.terms import GameOption
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, LEFT_OUT


def print_json(report: object) -> None:
    click.echo(json.dumps(report, ensure_ascii=False))


def warn_if_interpreted() -> None:
    """Say once that a compiled engine would be faster."""
    if not is_compiled():
        click.echo(
            f"Courtyard runs as {PLAIN}. Install it with a C compiler to make it many times faster.",
            err=True,
        )


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def together(*decorators: Decorator) -> Decorator:
    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        for decorator in reversed(decorators):
            command = decorator(command)
        return command

    return decorate


class Number(click.FloatRange):
    """A number within bounds; "nan" is refused, although it passes every comparison."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if isnan(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


def warn_of_left_out() -> None:
    """Print which games of other packages cannot be used, and why."""
    for sentence in LEFT_OUT:
        click.echo(sentence, err=True)


def noticed(_context: click.Context, _parameter: click.Parameter, game: str) -> str:
    warn_of_left_out()
    return game


game_argument = click.argument("game", callback=noticed)
json_flag = click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
language_option = click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language."
)
components_option = click.option(
    "--components",
    "own_file",
    type=Path,
    metavar="FILE",
    help="Component values of your own box (a TOML file).",
)
seconds_option = click.option(
    "--seconds",
    type=Number(0, 600, min_open=True),
    default=5.0,
    show_default=True,
    metavar="S",
    help="Seconds per measurement.",
)
ray_option = click.option(
    "--ray",
    "address",
    metavar="ADDRESS",
    help="Play on the Ray cluster at ADDRESS; `local` starts one on this computer.",
)


def spread_over(address: str | None) -> Any:
    """Return what spreads work: processes on this computer, or a Ray cluster."""
    from courtyard.arena.parallel import in_processes
    from courtyard.lab.cluster import on_ray

    return in_processes if address is None else on_ray(address)


def listed(what: str, values: tuple[str | int, ...]) -> str:
    return f"{what}: {', '.join(map(str, values))}" if values else what


def explained(name: str) -> str:
    """Describe a game option; where the games differ, once for each game that has it."""
    having = {game: option for game in GAMES.values() for option in game.option_list if option.name == name}
    first = next(iter(having.values()))
    if all(having.get(game) == first for game in GAMES.values()):
        return f"{listed(first.help, first.values)}."
    about: dict[str, list[str]] = {}
    for game, option in having.items():
        about.setdefault(option.help, []).append(listed(game.title, option.values))
    return "; ".join(f"{text} ({'; '.join(games)})" for text, games in about.items()) + "."


def click_option(option: GameOption) -> Decorator:
    """Return the command-line option for a game option."""
    text = explained(option.name)
    if option.kind == "flag":
        return click.option(option.typed, option.name, is_flag=True, default=None, help=text)
    if option.kind == "number":
        return click.option(option.typed, option.name, type=int, metavar="N", help=text)
    return click.option(option.typed, option.name, metavar=option.name.upper(), help=text)


game_options = together(
    *{option.name: click_option(option) for game in GAMES.values() for option in game.option_list}.values()
)


def given(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Keep the game options that were typed; refuse those of another game."""
    own = {option.name: option.typed for option in game.option_list}
    typed = {name: value for name, value in options.items() if value is not None}
    for name in typed:
        if name not in own:
            foreign = GameOption(name, "").typed
            raise Trouble(f"{game.title} has no option {foreign}; it has {', '.join(own.values())}.")
    return typed


def own_components(path: Path | None) -> Table:
    if path is None:
        return {}
    from courtyard.boxes.files import corrections

    return corrections(read_toml(path, "The component file"))
