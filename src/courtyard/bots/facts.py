"""Facts: what an option is sure to bring about, as far as its seat can know, and another option is not.

An option is the beginning of a plan: the seat's own likely moves, as long as nobody else interferes. The plan
is played in several positions that agree with the seat's view, and with varied hidden choices of the others.
The game says what it came to (`Game.because`), and only what it came to in every one of them is a fact.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from courtyard.bots.bot import Thought
from courtyard.bots.outlook import events_of
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.position import CHANCE, Position
from courtyard.engine.terms import Event, View

SAMPLES = 8
"""Positions in which an option is played on; in every other one the other seats choose at random."""
LONGEST = 200
"""Most choices that are looked ahead."""
GIVEN = 2
"""Most facts that are given of an option."""


class Found(NamedTuple):
    """Outcome of an option in every position, the choices that lead to it, and its outcome in any."""

    sure: list[Saying]
    plan: list[int]
    possible: tuple[Saying, ...]


class Facts:
    """Outcomes of some options of a seat, each the beginning of a line of its own moves."""

    def __init__(self, game: Game, view: View, lines: Mapping[int, Sequence[int]]) -> None:
        self.found = {option: found(game, view, moves) for option, moves in lines.items()}

    def of(self, option: int, other: int) -> list[Saying]:
        """Give what an option is sure to bring about, and the other is sure not to."""
        one, two = self.found[option], self.found[other]
        return [fact for fact in one.sure if fact not in two.possible][:GIVEN]


def line_of(thought: Thought, seat: int) -> list[int]:
    """Give an option, and the seat's likely moves right after it."""
    return [thought.option, *(move for _, move in takewhile(lambda step: step[0] == seat, thought.line))]


def found(game: Game, view: View, moves: Sequence[int]) -> Found:
    """Plan the rest of a line in one position, and see what the same choices come to in each."""
    seat = view["viewer"]
    plan, _ = played(game, game.sample(view, Dice(0)), seat, moves, Dice(0), is_planned=False)
    came = [
        came_to(game, game.sample(view, Dice(nth)), seat, plan, Dice(nth), is_random=nth % 2 == 1)
        for nth in range(SAMPLES)
    ]
    return Found([fact for fact in came[0] if all(fact in facts for facts in came)], plan, sum(came, ()))


def came_to(
    game: Game, position: Position, seat: int, plan: Sequence[int], dice: Dice, is_random: bool = False
) -> tuple[Saying, ...]:
    """Say what a plan of a seat comes to in a position."""
    before = position.copy()
    _, events = played(game, position, seat, plan, dice, is_random)
    return game.because(before, list(takewhile(lambda event: not has_ended(game, [event]), events)), seat)


def played(
    game: Game,
    position: Position,
    seat: int,
    moves: Sequence[int],
    dice: Dice,
    is_random: bool = False,
    is_planned: bool = True,
) -> tuple[list[int], list[Event]]:
    """Make the moves of a seat as long as nobody else interferes, and give them with what is told of them.

    Where nothing more is planned the judgement goes on; hidden choices of others may be random.
    """
    made, events = list[int](), list[Event]()
    for _ in range(LONGEST):
        if has_ended(game, events) or position.is_over() or position.seat == CHANCE:
            break
        if position.is_open(seat):
            if len(made) < len(moves):
                move = moves[len(made)]
            elif is_planned:
                break
            else:
                position.order(True)
                move = int(game.judgement.best(position, seat, dice))
            if move not in list(position.options_of(seat)):
                break
            events += make(position, seat, [move])
            made.append(move)
        elif game.goes_on(position, seat):
            option = (
                dice.choose(position) if is_random else game.judgement.best(position, position.seat, dice)
            )
            position.choose(position.seat, option)
            events += events_of(position)
        else:
            break
    return made, events


def make(position: Position, seat: int, moves: Sequence[int]) -> list[Event]:
    """Make the moves of a seat, as far as they can be made, and give what is told of it."""
    position.records_events = True
    position.take_events()
    for move in moves:
        if not position.is_open(seat) or move not in list(position.options_of(seat)):
            break
        position.choose(seat, move)
    return events_of(position)


def has_ended(game: Game, events: list[Event]) -> bool:
    return any(event[0] in game.turn_events for event in events)
