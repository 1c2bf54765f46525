"""Trying to solve a puzzle: every move is answered at once, by what was measured when it was made.

The solver may do things in another order than the puzzle has them: what is right later in the turn is right
now, too, and is remembered until its place comes. A move that makes no difference is let pass.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.puzzles.puzzle import END, Choice, Node, Puzzle, opened

State = Literal["going-on", "solved", "wrong"]


class Answer(NamedTuple):
    """Reply to a move: the solver's new position, and the move's measurement, if any."""

    state: State
    choice: Choice | None = None


class Attempt:
    """A puzzle on the table, as far as somebody has come with it.

    A match at the puzzle's moment can be handed in; it is the attempt's own from then on.
    """

    def __init__(self, puzzle: Puzzle, game: Game, match: Match | None = None) -> None:
        self.puzzle = puzzle
        self.game = game
        self.match: Match = match or opened(puzzle, game)
        self.make: Callable[[int, int], object] | None = None
        """Makes a choice of a seat in the match, where somebody wants to do more than that."""
        self.node: int = 0
        self.early: list[str] = []
        """Right moves that were made before their turn."""
        self.moves: list[str] = []
        self.state: State = "going-on"

    def answer(self, option: int) -> Answer:
        """Answer a move of the solver without making it."""
        if option in self.game.settings:
            return Answer("going-on")
        move = self.game.notation(option, self.match.values)
        here = choice_of(self.puzzle.nodes[self.node], move)
        if here is not None:
            if not here.is_right:
                return Answer("wrong", here)
            node, _ = absorbed(self.puzzle, here.next, self.early)
            return Answer("solved" if node == END else "going-on", here)
        later = [each for node in reachable(self.puzzle, self.node) if (each := choice_of(node, move))]
        for each in later:
            if each.is_right:
                return Answer("going-on", each)
        return Answer("wrong", later[0]) if later else Answer("going-on")

    def choose(self, option: int) -> Answer:
        """Make a move, unless it is wrong: a wrong one is answered, and may be taken back by leaving it."""
        answer = self.answer(option)
        if answer.state == "wrong":
            self.state = "wrong"
            return answer
        move = self.game.notation(option, self.match.values)
        here = choice_of(self.puzzle.nodes[self.node], move)
        (self.make or self.match.choose)(self.puzzle.seat, option)
        if option in self.game.settings:
            return answer
        self.moves.append(move)
        if here is not None:
            node, self.early = absorbed(self.puzzle, here.next, self.early)
            if node == END:
                self.state = "solved"
                return Answer("solved", here)
            self.node = node
        elif answer.choice is not None:
            self.early.append(move)
        self.state = "going-on"
        return answer


def choice_of(node: Node, move: str) -> Choice | None:
    return next((choice for choice in node.choices if choice.option == move), None)


def absorbed(puzzle: Puzzle, node: int, early: list[str]) -> tuple[int, list[str]]:
    """Go on over all that was done before its turn; give the node then, and what is still early."""
    left = list(early)
    while node != END:
        done = next((choice for choice in puzzle.nodes[node].right if choice.option in left), None)
        if done is None:
            break
        left.remove(done.option)
        node = done.next
    return node, left


def reachable(puzzle: Puzzle, start: int) -> list[Node]:
    """Give the nodes behind a node to which right moves lead, the next first."""
    found: list[int] = []
    waiting = [start]
    while waiting:
        for choice in puzzle.nodes[waiting.pop(0)].right:
            if choice.next >= 0 and choice.next not in found:
                found.append(choice.next)
                waiting.append(choice.next)
    return [puzzle.nodes[nth] for nth in found]


def solution(puzzle: Puzzle) -> list[str]:
    """Give the best moves of the solver, one after the other."""
    moves: list[str] = []
    node = 0
    while node != END:
        best = min(puzzle.nodes[node].right, key=lambda choice: choice.behind)
        moves.append(best.option)
        node = best.next
    return moves
