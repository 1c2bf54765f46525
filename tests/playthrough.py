"""A whole game as text: every choice, every event, and what each seat sees change.

A leak shows up in review as a line that a seat should not have.
"""

from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR
from tests.strategies import by_lot


def flat(data: Any, name: str = "") -> dict[str, Any]:
    """Give every innermost value of a view under its dotted name."""
    if isinstance(data, dict):
        return {k: v for key, value in data.items() for k, v in flat(value, f"{name}.{key}").items()}
    if isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        return {k: v for nth, item in enumerate(data) for k, v in flat(item, f"{name}.{nth}").items()}
    return {name.lstrip("."): data}


class Playthrough:
    """Writes a match down as it is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines = [
            f"game: {match.game.name}",
            f"options: {match.options}",
            f"seed: {match.seed}",
            "",
        ]
        self.seen: dict[int, dict[str, Any]] = {}
        self.events = 0
        self.look()

    def look(self) -> None:
        """Write what was told since, and what changed in each seat's view."""
        match = self.match
        for event in match.events[self.events :]:
            saying = match.log_line(event, SPECTATOR)
            if saying is not None:
                self.lines.append(f"    {match.game.phrases.say(saying)}")
        self.events = len(match.events)
        for seat in [SPECTATOR, *range(match.position.seats())]:
            view = flat(match.view(seat))
            old = self.seen.get(seat, {})
            label = "all" if seat == SPECTATOR else str(seat)
            for name in sorted({*view, *old}):
                if seat != SPECTATOR and self.seen[SPECTATOR].get(name) == view.get(name):
                    continue
                if view.get(name) != old.get(name):
                    self.lines.append(f"  {label:>3} {name} = {view.get(name)}")
            self.seen[seat] = view

    def choose(self, seat: int, option: int) -> None:
        offered = ", ".join(self.match.game.notation(o) for o in self.match.position.options_of(seat))
        self.lines += ["", f"seat {seat} of: {offered}", f"> {self.match.game.notation(option)}"]
        self.match.choose(seat, option)
        self.look()


def play_through(game: Game, options: dict[str, Any], seed: str) -> str:
    """Play a whole game by lot and give its text."""
    match = Match(game, options, seed=seed)
    writer = Playthrough(match)
    dice = Dice(7)
    while not match.is_over:
        writer.choose(*by_lot(match, dice))
    points = [match.position.result(seat) for seat in range(match.position.seats())]
    places = [match.position.place(seat) for seat in range(match.position.seats())]
    writer.lines += ["", f"points: {points}", f"places: {places}", ""]
    return "\n".join(writer.lines)
