"""Boards: what a seat sees of a game, drawn from its view and nothing else."""

import json
from collections.abc import Callable
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.terms import Event, View
from courtyard.terminal.gugong.board import GugongBoard
from courtyard.terminal.kingdom.board import KingdomBoard
from courtyard.terminal.players import Player


class Board(Protocol):
    """How the terminal draws one game."""

    def draw(
        self, view: View, players: list[Player], language: str, console: Console, room: int
    ) -> RenderableType:
        """Draw a view for a screen, if it can be in so many lines."""

    def count(
        self, view: View, events: list[Event], places: list[int], players: list[Player], language: str
    ) -> RenderableType:
        """Draw the final count, part by part, of a game that is over."""


class PlainBoard:
    """A game for which nothing was drawn yet: its view as it is written."""

    def draw(
        self, view: View, players: list[Player], language: str, console: Console, room: int
    ) -> RenderableType:
        return Group(*(Text(f"{key}: {json.dumps(part, ensure_ascii=False)}") for key, part in view.items()))

    def count(
        self, view: View, events: list[Event], places: list[int], players: list[Player], language: str
    ) -> RenderableType:
        return Text()


BOARDS: dict[str, Callable[[Game], Board]] = {"gugong": GugongBoard, "kingdom": KingdomBoard}


def board_of(game: Game) -> Board:
    """Give the board of a game."""
    return BOARDS[game.name](game) if game.name in BOARDS else PlainBoard()
