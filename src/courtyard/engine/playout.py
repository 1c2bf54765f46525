"""Whole games at random, as fast as the rules allow."""

from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import CHANCE, NOBODY, Position


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
    """Play a position to its end at random and audit it after every choice, up to the first fault."""
    choices: i64 = 0
    while position.seat != NOBODY:
        if position.seat >= 0:
            choices += 1
        position.choose(position.seat, dice.choose(position))
        found = position.audit()
        if found:
            faults.extend(found)
            break
    return choices


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
