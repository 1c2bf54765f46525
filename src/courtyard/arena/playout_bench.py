"""Speed of random games, and moments of such a game to measure from."""

import time
from typing import Any

from courtyard.arena.timing import RUNS, Figures, Line, figures, fitting, micros, with_spread
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.playout import copy_many, play_many, play_out
from courtyard.engine.position import CHANCE, Position

PLAYING = 0.8
"""The share of the time for whole games; the rest is for copies."""
TITLE = "Random playouts, one process"
LINES: tuple[Line, ...] = (
    ("choices_per_second", 0, "choices/s"),
    ("games_per_second", 0, "games/s"),
    ("copy_us", 2, "µs for a copy of a position"),
)


def measure_playouts(game: Game, options: dict[str, Any], seconds: float) -> Figures:
    """Measure whole random games, and copies of a position from the middle of one."""
    start = start_of(game, options)
    dice = Dice(1)
    games = fitting(lambda times: play_many(start, times, dice), seconds * PLAYING / RUNS)
    playing: list[float] = []
    choosing: list[float] = []
    for _ in range(RUNS):
        began = time.perf_counter()
        choices = int(play_many(start, games, dice))
        took = time.perf_counter() - began
        choosing.append(choices / took)
        playing.append(games / took)
    middle = middle_decision(start)
    copying = micros(lambda times: copy_many(middle, times), seconds * (1 - PLAYING))
    return figures({"choices_per_second": choosing, "games_per_second": playing, "copy_us": copying})


def describe_peer(peer: Figures, own: Figures, name: str) -> list[str]:
    ratio = own["choices_per_second"] / peer["choices_per_second"]
    return [
        f"{peer['name']:<23} {with_spread(peer, 'choices_per_second')} choices/s; "
        f"{name} is {ratio:.1f} times as fast"
    ]


# Moments of a game.


def start_of(game: Game, options: dict[str, Any]) -> Position:
    """Give the position before anything is drawn, with nobody listening."""
    start: Position = game.start(options, {})
    start.records_events = False
    return start


def first_decision(start: Position) -> Position:
    """Give the position in which the draws of the set-up are made."""
    position = start.copy()
    draw(position, Dice(1))
    return position


def middle_decision(start: Position) -> Position:
    """Play one game at random to know its length, and give its decision half way."""
    whole = play_out(start.copy(), Dice(1))
    position = start.copy()
    dice = Dice(1)
    draw(position, dice)
    for _ in range(whole // 2):
        position.choose(position.seat, dice.choose(position))
        draw(position, dice)
    return position


def draw(position: Position, dice: Dice) -> None:
    """Let chance make the draws that come before the next decision."""
    while position.seat == CHANCE:
        position.choose(CHANCE, dice.choose(position))
