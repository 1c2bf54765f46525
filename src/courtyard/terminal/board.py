"""Boards: what a seat sees of a game, drawn from its view and nothing else."""

from importlib import import_module
from typing import Protocol

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from courtyard.engine.board import Name, Zone
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.terms import View
from courtyard.engine.trouble import Trouble
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say


class Board(Protocol):
    """A drawing of one game in the terminal."""

    def draw(
        self, view: View, players: list[Player], language: str, console: Console, room: int
    ) -> RenderableType:
        """Draw a view for a screen, if it fits into the lines."""


class PlainBoard:
    """A game without a drawing of its own: its zones, with their counters and pieces."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(
        self, view: View, players: list[Player], language: str, console: Console, room: int
    ) -> RenderableType:
        zones = self.game.board(view)
        of_all = [self.zone(zone, language) for zone in zones if zone.seat is None]
        parts: list[RenderableType] = [*of_all]
        for player in players:
            own = [self.zone(zone, language) for zone in zones if zone.seat == player.seat]
            parts += [player.signed, Columns(own, padding=(0, 3))]
        return Group(*parts)

    def zone(self, zone: Zone, language: str) -> Text:
        counters = [f"{self.name(one.name, language)} {one.number}" for one in zone.counters]
        pieces = [self.piece(one.name, one.count, language) for one in zone.pieces]
        if counters and not pieces:
            return Text(" · ".join(counters))
        name = self.name(zone.name, language)
        inside = " ".join([*counters, *pieces]) or "–"
        return Text.assemble((f"{name} ", "dim"), inside)

    def piece(self, name: Name | None, count: int, language: str) -> str:
        shown = say(language, "face-down") if name is None else self.name(name, language)
        return f"[{shown}]" if count == 1 else f"{count} × [{shown}]"

    def name(self, name: Name, language: str) -> str:
        return self.game.phrases.say(name, language) if isinstance(name, Saying) else name


def board_of(game: Game) -> Board:
    """Give the board of a game: the drawing that it declares, or else its zones."""
    if not game.terminal_board:
        return PlainBoard(game)
    module, _, kind = game.terminal_board.partition(":")
    try:
        board: Board = getattr(import_module(module), kind)(game)
    except Exception as error:  # whatever another's code does
        told = f"{type(error).__name__}: {error}"
        raise Trouble(f"{game.title} cannot be drawn by {game.terminal_board!r}: {told}") from None
    return board
