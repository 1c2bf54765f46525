"""Look up rules and components."""

from pathlib import Path

import click

from courtyard.commands.asking import (
    components_option,
    game_argument,
    json_flag,
    language_option,
    own_components,
    print_json,
)
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game


@click.command()
@click.argument("game", required=False)
@click.argument("word", required=False)
@language_option
@json_flag
def rules(game: str | None, word: str | None, language: str, as_json: bool) -> None:
    """Show the rules of a game, optionally only those that contain WORD."""
    from courtyard.terminal import rules as shown

    if game is not None and game not in GAMES and word is None:
        if not any(each.rules.find(game) for each in GAMES.values()):
            raise Trouble(
                f"Unknown game {game!r}, and no rule contains this word. Available games: {', '.join(GAMES)}."
            )
        game, word = None, game
    chosen = list(GAMES.values()) if game is None else [find_game(game)]
    found = {each.name: shown.find(each, word) for each in chosen}
    if word and not any(found.values()):
        raise Trouble(f"No rule of {chosen[0].title} contains {word!r}.")
    if as_json:
        print_json({"game": game, "rules": [shown.as_data(rule) for each in found.values() for rule in each]})
    else:
        for each in chosen:
            shown.show(each, found[each.name], language)


@click.command()
@game_argument
@components_option
@language_option
@json_flag
def components(game: str, own_file: Path | None, language: str, as_json: bool) -> None:
    """List the component values of a game and their sources."""
    from courtyard.terminal import components as shown

    chosen = find_game(game)
    own = own_components(own_file)
    if as_json:
        print_json({"game": game, "components": shown.as_data(chosen, own)})
    else:
        shown.show(chosen, own, language)
