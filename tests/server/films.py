"""The film of a game, short enough to keep: how it begins, and what each step of it changes for a reader."""

import json
from pathlib import Path
from typing import Any

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.engine.differences import note_changes
from courtyard.engine.match import Match
from courtyard.games import find_game
from courtyard.server.ground.messages import Agreement
from courtyard.server.past.replays import Past
from courtyard.server.tables.table import Place

FOLDER = Path(__file__).parents[2] / "web" / "src"
READER = 0


def choices_of(
    name: str, options: dict[str, Any], seed: str, most: int
) -> tuple[Match, list[tuple[int, int]]]:
    """Let simple bots play a game, up to so many choices."""
    game = find_game(name)
    match = Match(game, options, seed=seed)
    dice, bot = Dice(1), find_bot("heuristic")
    while not match.is_over and len(match.choices) < most:
        seat = match.open_seats[0]
        given = [option.option for option in match.decision(seat).options]
        match.choose(seat, bot.choose(game, match.view(seat), given, Budget(), dice))
    return match, match.choices[:]


def film_of(
    name: str, options: dict[str, Any], seed: str, most: int, parts: tuple[str, ...]
) -> dict[str, Any]:
    """Tell a game to its first player as a chain of changes, with those components that its ways need."""
    match, choices = choices_of(name, options, seed, most)
    table = {
        "id": "film",
        "game_name": name,
        "options": match.options,
        "host": None,
        "listed": False,
        "stage": "playing",
        "seed": seed,
        "created": "",
        "moved": "",
        "places": [Place("person") for _ in range(match.position.seats())],
        "origin": "played",
        "agreement": Agreement(),
        "own": None,
        "written": None,
    }
    telling = Past(table, choices, READER).retelling()
    moments = list(telling.moments())
    frames: list[dict[str, Any]] = []
    before = moments[0].view
    for moment in moments[1:]:
        seen = before
        for frame in moment.film:
            frames.append({"log": frame.log, "changes": frame.changes})
            seen = changed(seen, frame.changes)
        changes: list[list[Any]] = []
        note_changes(seen, moment.view, [], changes)
        frames.append({"log": moment.log, "changes": changes})
        before = moment.view
    components = find_game(name).components()
    return {
        "components": {part: components[part] for part in parts},
        "view": moments[0].view,
        "from": moments[0].log,
        "log": [{"seat": line.seat, "id": line.text.id} for line in telling.lines],
        "frames": frames,
    }


def changed(whole: Any, changes: list[list[Any]]) -> Any:
    """Give a view with other values at the ends of paths."""
    view = json.loads(json.dumps(whole))
    for *path, last, value in changes:
        inner = view
        for step in path:
            inner = inner[step]
        inner[last] = value
    return view


def text_of(film: dict[str, Any]) -> str:
    """Write a film down, a line for each frame and each line of the log."""
    rows = [f'"{name}": {json.dumps(film[name])}' for name in ("components", "view", "from")]
    for name in ("log", "frames"):
        items = ",\n".join(f"  {json.dumps(item)}" for item in film[name])
        rows.append(f'"{name}": [\n{items}\n]')
    return "{\n" + ",\n".join(rows) + "\n}\n"
