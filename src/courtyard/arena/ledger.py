"""The ledger: a file that keeps every game of a tournament, so that it can go on where it stopped.

Its first line is the plan, every further line one game.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from courtyard.arena.contest import Played
from courtyard.arena.schedule import Plan
from courtyard.build import is_compiled
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

FORMAT = 1


def written(plan: Plan) -> dict[str, Any]:
    """Give a plan as it stands in the first line: all that the games of a ledger have in common."""
    return {
        "courtyard arena": FORMAT,
        "game": plan.game,
        "rules": find_game(plan.game).rules_version,
        "options": plan.options,
        "bots": [{"name": each.label, "bot": each.bot, **vars(each.budget)} for each in plan.entrants],
        "tables": [[entrant.label for entrant in lineup] for lineup in plan.lineups],
        "seed": plan.seed,
        "compiled": is_compiled(),
    }


class Ledger:
    """The games of a plan that a file holds; each new one is written as soon as it is played."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
        try:
            self.file = open(path, "a+b")  # noqa: SIM115 - it stays open as long as games are played
        except OSError as error:
            raise self.cannot_write(error) from None
        try:
            self.begin(plan)
        except BaseException:
            self.file.close()
            raise

    def begin(self, plan: Plan) -> None:
        """Read what is there, leave out a last line that was cut off, and get ready to write on."""
        self.file.seek(0)
        text = self.file.read()
        if not text:
            self.write_line(json.dumps(written(plan), ensure_ascii=False).encode())
            return
        whole = text.rpartition(b"\n")[0]
        first, *lines = whole.split(b"\n")
        self.check_plan(first, plan)
        for number, line in enumerate(lines, start=2):
            game = self.read_line(line, number, plan)
            self.games[game.game] = game
        if len(whole) + 1 < len(text):
            self.file.truncate(len(whole) + 1)

    def check_plan(self, line: bytes, plan: Plan) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.get("courtyard arena") != FORMAT:
            raise Trouble(f"{self.path} does not hold the games of a tournament.")
        for key, value in json.loads(json.dumps(written(plan))).items():
            if found.get(key) != value:
                raise Trouble(
                    f"{self.path} was made for another tournament: its {key} {is_or_are(key)} "
                    f"{shortly(found.get(key))}, not {shortly(value)}."
                )

    def read_line(self, line: bytes, number: int, plan: Plan) -> Played:
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Trouble(f"Line {number} of {self.path} is broken: it is no game.") from None
        fixture = plan.fixture(game.game) if game.game >= 0 else None
        if fixture is None or (
            (game.round, game.seed, game.rotation) != (fixture.round, fixture.seed, fixture.rotation)
            or [sitting.bot for sitting in game.sittings] != [entrant.label for entrant in fixture.lineup]
        ):
            raise Trouble(f"Line {number} of {self.path} holds a game that does not belong to its plan.")
        return game

    def note(self, game: Played) -> None:
        """Write a game down at once."""
        self.games[game.game] = game
        self.write_line(msgspec.json.encode(game))

    def write_line(self, line: bytes) -> None:
        try:
            self.file.write(line + b"\n")
            self.file.flush()
        except OSError as error:
            raise self.cannot_write(error) from None

    def cannot_write(self, error: OSError) -> Trouble:
        return Trouble(f"{self.path} cannot be written: {error.strerror}.")

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()


def is_or_are(key: str) -> str:
    return "are" if key.endswith("s") else "is"


def shortly(value: object) -> str:
    """Write a part of a plan so that it fits into a sentence."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:77]}…"
