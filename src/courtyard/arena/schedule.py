"""Pairings: rounds, in each of which one seed is played with the seats exchanged.

A round takes one seed, and so one set of shuffles, and plays it once for each rotation of a list of bots
around the table. By the end of the round every bot has had what the seed gave to each seat, and luck cancels
out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from courtyard.arena.entrants import Entrant
from courtyard.engine.game import Game
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble

Lineup = tuple[Entrant, ...]


@dataclass(frozen=True)
class Fixture:
    """One game of the schedule: its round, its seed, how far the bots are rotated, and who sits where."""

    game: int
    round: int
    seed: int
    rotation: int
    lineup: Lineup


@dataclass(frozen=True)
class Plan:
    """Plan of a tournament: a game with its options, lists of bots, and the seed of the first round."""

    game: str
    options: dict[str, Any]
    lineups: tuple[Lineup, ...]
    seed: int

    @cached_property
    def cycle(self) -> list[tuple[int, int, Lineup]]:
        """Every list of bots in turn, each in all its rotations: one round after the other."""
        return [
            (nth, rotation, lineup)
            for nth, table in enumerate(self.lineups)
            for rotation, lineup in rotations(table).items()
        ]

    def fixture(self, game: int) -> Fixture:
        """Give the game of that number; the schedule has no end."""
        cycles, within = divmod(game, len(self.cycle))
        nth, rotation, lineup = self.cycle[within]
        number = cycles * len(self.lineups) + nth
        return Fixture(game, number, self.seed + number, rotation, lineup)

    def round_size(self, number: int) -> int:
        return len(rotations(self.lineups[number % len(self.lineups)]))

    @property
    def entrants(self) -> list[Entrant]:
        """Every bot once, in the order in which they were named."""
        return list(dict.fromkeys(entrant for lineup in self.lineups for entrant in lineup))


def rotations(lineup: Lineup) -> dict[int, Lineup]:
    """Give the bots rotated around the table by 0, 1, 2 … seats; equal rotations are left out."""
    found: dict[Lineup, int] = {}
    for by in range(len(lineup)):
        found.setdefault(lineup[by:] + lineup[:by], by)
    return {by: rotated for rotated, by in found.items()}


def every_table(entrants: Sequence[Entrant], seats: int) -> tuple[Lineup, ...]:
    """Give the tables of a round-robin: as many different bots at each as there is room for.

    With fewer bots than seats all of them sit at every table as evenly as can be, and each has its
    turn to sit there once more than the others.
    """
    times, rest = divmod(seats, len(entrants))
    return tuple((*entrants,) * times + extra for extra in combinations(entrants, rest))


# What is typed.


def seats_of_bots(game: Game, options: dict[str, Any], position: Position | None = None) -> list[int]:
    """Give the seats that are not played by the rules themselves."""
    automated_seats = game.automated_seats(options)
    seats = (position or game.start(options, {})).seats()
    return [seat for seat in range(seats) if seat not in automated_seats]


def draw_up(
    game: Game, wanted: dict[str, Any], entrants: Lineup, seed: int, is_round_robin: bool = False
) -> Plan:
    """Give the plan for bots at one table, or for a field of bots that all meet each other."""
    if is_round_robin:
        options = game.settle_options(wanted)
        lineups = every_table(a_field(entrants), a_table(game, options))
    else:
        options = game.settle_options({"players": len(entrants), **wanted})
        seats = len(seats_of_bots(game, options))
        if seats != len(entrants):
            raise Trouble(
                f"There {amount(seats, 'seat')} for bots at this table, but --seats names {len(entrants)}."
            )
        lineups = (entrants,)
    for entrant in dict.fromkeys(entrants):
        entrant.make(game)  # A bot that cannot play says so before any game is played.
    return Plan(game.name, options, lineups, seed)


def a_field(entrants: Lineup) -> Lineup:
    """Give the bots of a round-robin, where every one stands for itself."""
    if len(entrants) < 2:
        raise Trouble("A round-robin needs at least two bots in --seats.")
    for entrant in entrants:
        if entrants.count(entrant) > 1:
            raise Trouble(f"{entrant.label} is named twice; in a round-robin every bot is named once.")
    return entrants


def a_table(game: Game, options: dict[str, Any]) -> int:
    seats = len(seats_of_bots(game, options))
    if seats < 2:
        raise Trouble("A round-robin needs at least two players at a table, not one alone.")
    return seats


def amount(number: int, what: str) -> str:
    return f"is 1 {what}" if number == 1 else f"are {number} {what}s"
