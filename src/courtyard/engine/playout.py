"""Whole games at random, as fast as the rules allow."""

from typing import Final

from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import CHANCE, NOBODY, Position

UNASKED: Final = 8
"""One in this number of choices in a checked game is one that a seat makes though nobody asks it."""


def play_out(position: Position, dice: Dice) -> i64:
    """Play a position to its end at random; give how many choices the seats made."""
    choices: i64 = 0
    seat = position.seat
    while seat != NOBODY:
        if seat >= 0:
            choices += 1
        position.choose(seat, dice.choose(position))
        seat = position.seat
    return choices


def play_checked(position: Position, dice: Dice, faults: list[str]) -> i64:
    """Play a position to its end at random and audit it after every choice, up to the first fault.

    Any seat that must choose may come first, and some choices are those that a seat makes unasked.
    """
    choices: i64 = 0
    try:
        while position.seat != NOBODY:
            seat = position.seat
            if seat < 0:
                position.choose(seat, dice.choose(position))
            else:
                choices += 1
                choose_at_random(position, dice)
            found = position.audit()
            if found:
                faults.extend(found)
                break
    except Exception as error:  # Whatever goes wrong inside a game is what we are looking for.
        faults.append(f"{type(error).__name__} was raised: {error}")
    return choices


def choose_at_random(position: Position, dice: Dice) -> None:
    """Make a random choice of a random seat: one that is asked for or, now and then, one that is not."""
    seat = dice.below(position.seats())
    if dice.below(UNASKED) == 0:
        standing = position.standing(seat)
        if len(standing):
            position.choose(seat, standing[dice.below(len(standing))])
            return
    if not position.is_open(seat):
        seat = position.seat
    options = position.options_of(seat)
    position.choose(seat, options[dice.below(len(options))])


def play_many(start: Position, games: i64, dice: Dice) -> i64:
    """Play games from copies of a start at random; give how many choices the seats made."""
    choices: i64 = 0
    for _ in range(games):
        choices += play_out(start.copy(), dice)
    return choices


def copy_many(position: Position, times: i64) -> i64:
    """Copy a position over and over; for measuring."""
    size: i64 = 0
    for _ in range(times):
        size += len(position.copy().cells)
    return size


def perft(position: Position, depth: i64) -> i64:
    """Count the different sequences of a number of choices; every outcome of chance is followed."""
    if depth == 0 or position.seat == NOBODY:
        return 1
    deeper = depth if position.seat == CHANCE else depth - 1
    sequences: i64 = 0
    for option in position.options:
        after = position.copy()
        after.choose(position.seat, option)
        sequences += perft(after, deeper)
    return sequences
