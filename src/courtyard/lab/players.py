"""Bots inside compiled code: they choose in the position itself, and no view is made for them.

A judgement reads only what its seat may know (`tests/lab/test_players.py` proves it), so what it chooses in
the true position is what it would choose in any position that agrees with the view of its seat.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from courtyard.engine.chance import Dice
from courtyard.engine.features import Features, Page
from courtyard.engine.judgement import Judgement
from courtyard.engine.position import CHANCE, NOBODY, Position

OUTSIDE: Final = 0
"""The seat is asked from outside: a learner, or a bot that is not compiled, plays it."""
BY_LOT: Final = 1
BY_JUDGEMENT: Final = 2


def draw(position: Position, fate: Dice) -> None:
    """Let chance make the draws that come before the next choice."""
    while position.seat == CHANCE:
        position.choose(CHANCE, fate.choose(position))


def judged(position: Position, judgement: Judgement, dice: Dice) -> i64:
    """Give what a judgement takes for the seat that is to choose."""
    imagined = position.copy()
    imagined.order(True)
    return judgement.best(imagined, imagined.seat, dice)


def let_play(
    position: Position, players: vec[i64], first: i64, judgement: Judgement, fate: Dice, dice: Dice
) -> None:
    """Let chance draw and bots choose up to the next choice from outside, or to the end.

    Who plays seat 0 stands at `first` among the players.
    """
    while position.seat != NOBODY:
        seat = position.seat
        if seat == CHANCE:
            position.choose(CHANCE, fate.choose(position))
            continue
        player = players[first + seat]
        if player == OUTSIDE:
            return
        if player == BY_LOT:
            position.choose(seat, dice.choose(position))
        else:
            position.choose(seat, judged(position, judgement, dice))


def play_whole(position: Position, player: i64, judgement: Judgement, fate: Dice, dice: Dice) -> vec[i64]:
    """Play a position to its end, every seat by the same bot; give who chose, and what, in turns."""
    made = vec[i64](capacity=512)
    draw(position, fate)
    while position.seat != NOBODY:
        seat = position.seat
        option = dice.choose(position) if player == BY_LOT else judged(position, judgement, dice)
        made = append(made, seat)
        made = append(made, option)
        position.choose(seat, option)
        draw(position, fate)
    return made


class Replay:
    """A game played once more: a row for each choice, with what its seat knew and might choose."""

    features: Features
    size: i64
    bytes_of_mask: i64
    observations: vec[i16]
    masks: vec[u8]
    """A bit for each action, the first the highest of the first byte."""

    def __init__(self, features: Features, actions: i64, choices: i64) -> None:
        self.features = features
        self.size = features.size
        self.bytes_of_mask = (actions + 7) // 8
        self.observations = vec[i16]([0] * (choices * self.size))
        self.masks = vec[u8]([0] * (choices * self.bytes_of_mask))

    def play(self, position: Position, fate: Dice, made: bytes) -> bool:
        """Make choices, given as 32-bit numbers, seat and option in turns; tell whether all were open."""
        page = Page(self.observations, self.size)
        masks = self.masks
        high: i64 = 128
        row: i64 = 0
        while 8 * row < len(made):
            draw(position, fate)
            seat = i64(read_i32_le(made, 8 * row))
            chosen = i64(read_i32_le(made, 8 * row + 4))
            if not position.is_open(seat):
                return False
            page.turn(row)
            self.features.write(position, seat, page)
            first = row * self.bytes_of_mask
            is_offered = False
            for option in position.options_of(seat):
                at = first + (option >> 3)
                masks[at] = u8(i64(masks[at]) | (high >> (option & 7)))
                if option == chosen:
                    is_offered = True
            if not is_offered:
                return False
            position.choose(seat, chosen)
            row += 1
        draw(position, fate)
        return True
