"""Speed of the search: playouts with judgement, tries of the tree, and what stands between them.

A try goes down the tree, takes one new option, and plays on with the game's judgement.
"""

from typing import Any

from courtyard.arena.playout_bench import draw, first_decision, middle_decision, start_of
from courtyard.arena.timing import Figures, Line, Work, figures, micros, rates, with_spread
from courtyard.bots.search import FEWEST
from courtyard.bots.tree import Tree
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.playout import play_many
from courtyard.engine.position import NOBODY, Position

SHARES = {"games": 0.2, "judged": 0.2, "first": 0.25, "middle": 0.25, "view": 0.05, "sample": 0.05}
"""Share of the time for each figure."""
RATES = {
    "games": "games_per_second",
    "judged": "judged_per_second",
    "first": "first_tries_per_second",
    "middle": "middle_tries_per_second",
}
COUNTED = 8
"""Playouts or tries whose choices are averaged."""
TITLE = "Search, one process"
LINES: tuple[Line, ...] = (
    ("games_per_second", 0, "random playouts/s from the start"),
    ("judged_per_second", 0, "playouts/s with judgement from the first decision"),
    ("first_tries_per_second", 0, "tries/s at the first decision"),
    ("middle_tries_per_second", 0, "tries/s in the middle of a game"),
    ("view_us", 1, "µs for a view in the middle"),
    ("sample_us", 1, "µs for a position sampled from it"),
)
COUNTS = {
    "games": "choices in a random playout",
    "first": "choices in a try at the first decision",
    "middle": "choices in a try in the middle",
}
MOMENTS = {"first": "at the first decision", "middle": "in the middle"}
GAMES_DIFFER = (
    "Games differ in length, so compare choices inside the search: tries/s times the choices of a try. "
    "OpenSpiel plays on at random, ours with judgement, which is more work for each choice."
)


def measure_search(game: Game, options: dict[str, Any], seconds: float) -> Figures:
    """Measure all that a search is made of, at the first decision of a game and in the middle."""
    start = start_of(game, options)
    first, middle = first_decision(start), middle_decision(start)
    dice = Dice(1)
    work: dict[str, Work] = {
        "games": lambda times: play_many(start, times, dice),
        "judged": judging(game, first, dice),
        "first": searching(game, first, dice),
        "middle": searching(game, middle, dice),
    }
    runs = {RATES[name]: rates(each, seconds * SHARES[name]) for name, each in work.items()}
    runs["view_us"] = micros(viewing(game, middle), seconds * SHARES["view"])
    runs["sample_us"] = micros(sampling(game, middle, dice), seconds * SHARES["sample"])
    lengths = {
        "games_choices": int(play_many(start, COUNTED, Dice(1))) / COUNTED,
        "first_choices": choices_of_a_try(game, first),
        "middle_choices": choices_of_a_try(game, middle),
    }
    return {**figures(runs), **lengths}


# What is measured.


def judging(game: Game, position: Position, dice: Dice) -> Work:
    def work(times: int) -> None:
        for _ in range(times):
            game.judgement.play_on(position.copy(), dice)

    return work


def searching(game: Game, position: Position, dice: Dice) -> Work:
    """Think with a new tree, from as many sampled positions as a search begins with."""
    seat = int(position.seat)
    view = game.view(position, seat)
    positions = [game.imagine(view, dice) for _ in range(FEWEST)]
    return lambda times: Tree(game.judgement, seat).think(positions, times, dice)


def viewing(game: Game, position: Position) -> Work:
    seat = int(position.seat)

    def work(times: int) -> None:
        for _ in range(times):
            game.view(position, seat)

    return work


def sampling(game: Game, position: Position, dice: Dice) -> Work:
    view = game.view(position, int(position.seat))

    def work(times: int) -> None:
        for _ in range(times):
            game.sample(view, dice)

    return work


# How long a try is.


def choices_of_a_try(game: Game, position: Position) -> float:
    """Tell how many choices lie between a decision and the place where a playout with judgement stops."""
    dice = Dice(1)
    return sum(choices_played_on(game, position.copy(), dice) for _ in range(COUNTED)) / COUNTED


def choices_played_on(game: Game, position: Position, dice: Dice) -> int:
    judge = game.judgement
    choices = 0
    plays_to_the_end = played_on(game, position, dice).seat == NOBODY
    while position.seat != NOBODY:
        if not plays_to_the_end and list(played_on(game, position, dice).cells) == list(position.cells):
            break  # Playing on changes nothing: from here on it estimates.
        position.choose(position.seat, judge.best(position, position.seat, dice))
        choices += 1
        draw(position, dice)
    return choices


def played_on(game: Game, position: Position, dice: Dice) -> Position:
    after = position.copy()
    game.judgement.play_on(after, dice)
    return after


# In words.


def describe_peer(peer: Figures, own: Figures, name: str) -> list[str]:
    """Tell how fast a peer searches, how long its tries are, and how much faster ours are."""
    lines = [f"{peer['name']} ({peer['bot']})"]
    for moment, where in MOMENTS.items():
        its = inside(peer, moment)
        faster = own[RATES[moment]] / peer[RATES[moment]]
        lines.append(
            f"{'':<12} {with_spread(peer, RATES[moment])} tries/s {where}, {peer[f'{moment}_choices']:,.0f} "
            f"choices each: {its:,.0f} choices/s; {name} has {faster:.2f} times its tries "
            f"and {inside(own, moment) / its:.2f} times its choices"
        )
    return lines


def inside(measured: Figures, moment: str) -> float:
    """Tell how many choices a second are made inside playouts or tries."""
    choices: float = measured[RATES[moment]] * measured[f"{moment}_choices"]
    return choices


def describe_choices(own: Figures) -> list[str]:
    """Tell how long our own playouts and tries are, and how many choices a second that makes."""
    return [
        f"{'':<12} {own[f'{moment}_choices']:>12,.0f}  {words}: {inside(own, moment):,.0f} choices/s"
        for moment, words in COUNTS.items()
    ]
