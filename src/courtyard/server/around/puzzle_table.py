"""A puzzle on a table that nobody else knows and the store never sees, as the solver's seat sees it.

Until the puzzle is over nothing is told but that seat's view. How the game was dealt stays untold for good:
the seed would tell what everybody holds.
"""

from collections.abc import Callable, Iterable
from math import inf
from typing import NamedTuple

from msgspec.structs import replace

from courtyard.engine.chance import Dice
from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.position import CHANCE, DISCLOSED, GROUND, LIFTED, LOWERED, Position
from courtyard.engine.terms import SPECTATOR, Event
from courtyard.engine.trouble import Trouble
from courtyard.puzzles.attempt import Attempt, solution
from courtyard.puzzles.attempt import State as AttemptState
from courtyard.puzzles.measure import goes_on
from courtyard.puzzles.places import is_on_board, place_of
from courtyard.puzzles.puzzle import Choice, Node, Puzzle, Why
from courtyard.puzzles.themes import table_of as themes_of
from courtyard.server.ground.messages import Agreement
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.puzzle_talk import (
    PuzzleRank,
    PuzzleSolution,
    PuzzleStep,
    PuzzleWrong,
)
from courtyard.server.ground.table_talk import Reason, State
from courtyard.server.tables.sent_log import common_start
from courtyard.server.tables.table import Place, Table

SOLVER = "solver"
"""The guest at the solver's seat: a puzzle is the same for all."""
RIVAL = "strong"
"""The bot that all others are: puzzles are found in games of strong bots."""
MOST_RANKS = 5
"""Options of the choice that matters most that are compared."""
LEAST_LIT = 3
"""Fewest options among which a hint hides the right one."""
LEAST_OTHERS = 2
"""Fewest places that are lit beside those of the right moves."""
MOST_JUDGED = 10
"""Most choices of a turn that the judgement is asked for."""
MOST_DRAWN = 3
"""Most lines that tell what a move drew; the log has all of them."""
UNTOLD = (GROUND, LIFTED, DISCLOSED, LOWERED)
"""Events that the log of a match leaves out."""


class Tried(NamedTuple):
    """Result of a try: how it stands, what the solver sees, and why it is wrong."""

    outcome: AttemptState
    state: State
    wrong: PuzzleWrong | None = None


class PuzzleTable:
    """A table at the moment of a puzzle; the match becomes the table's own."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.match = match
        self.table = table_of(puzzle, match)
        self.attempt = Attempt(puzzle, match.game, match)
        self.attempt.make = self.make

    # Trying.

    def follow(self, moves: list[int]) -> Tried:
        """Make the moves of a try; the first one that is wrong or solves the puzzle ends it."""
        for nth, option in enumerate(moves):
            self.check(option)
            answer = self.attempt.answer(option)
            is_last = nth == len(moves) - 1
            if is_last or answer.state != "going-on":
                self.begin_film()
            if answer.state == "wrong":
                return self.refute(option, answer.choice)
            steps = self.own(option, self.attempt.choose)
            if answer.state == "solved":
                return Tried("solved", self.state(is_over=True))
            if is_last and not self.match.is_open(self.seat):
                # The turn is over, and what matters was not done in it.
                return Tried("wrong", self.state(is_over=True), unmeasured(steps))
        return Tried("going-on", self.state())

    def refute(self, option: int, choice: Choice | None) -> Tried:
        """Play a wrong move, and what is likely to follow it as far as it can follow here.

        The seed of the game determines the draws of a move, the same for all who try it. The likely line
        comes from worlds in which something else was drawn: so it ends there, with what was drawn.
        """
        best = min(self.node.right, key=lambda each: each.behind)
        draws = self.after(self.seat, option).seat == CHANCE
        line = self.own(option)
        for seat, move in self.parsed(choice.line if choice and not draws else ()):
            if not self.can_follow(seat, move):
                break
            line += self.own(move) if seat == self.seat else self.watched(seat, move)
        wrong = unmeasured(line)
        if choice is not None:
            reasons = reasons_of(choice.why)
            wrong = PuzzleWrong(choice.behind, choice.error, choice.chance, best.chance, reasons, line)
        if self.match.seats == 1:
            wrong = replace(wrong, chance=None, best=None)
        return Tried("wrong", self.state(is_over=True), wrong)

    def solve(self) -> State:
        """Play the solution."""
        self.begin_film()
        for move in solution(self.puzzle):
            self.make(self.seat, self.match.game.parse(move, self.match.values))
        return self.state(is_over=True)

    def lit(self) -> list[int]:
        """Give a few options of the choice at hand that come close to the best, the right ones among them."""
        choices = sorted(self.node.choices, key=lambda each: (not each.is_right, each.behind))
        most = max(LEAST_LIT, len(self.node.right))
        return sorted(self.match.game.parse(each.option, self.match.values) for each in choices[:most])

    def places(self) -> list[str]:
        """Give the places that stay lit while solving; none where so few matter that light would tell which.

        Lit are those of right options, those where the judgement alone would go, and the next best ones.
        """
        if not is_on_board(self.match.game):
            return []
        right: set[str] = set()
        behind = dict.fromkeys(self.judged(), 0.0)
        for nth, node in enumerate(self.puzzle.nodes):
            there = at_node(self.puzzle, self.match, nth)
            words = {text.notation: text.message for text in there.decision(self.seat).options}
            for each in node.choices:
                place = self.place(words.get(each.option))
                behind[place] = min(behind.get(place, inf), each.behind)
                if each.is_right:
                    right.add(place)
        others = sorted(far for place, far in behind.items() if place and place not in right)
        if len(others) < LEAST_OTHERS:
            return []
        last = others[LEAST_OTHERS - 1]
        return sorted(place for place, far in behind.items() if place and (place in right or far <= last))

    def judged(self) -> list[str]:
        """Give the places where the judgement alone would go in this turn."""
        game, dice = self.match.game, Dice(0)
        turns = themes_of(game).turns
        world: Position | None = game.sample(self.match.recall(self.seat), dice)
        found: list[str] = []
        while world is not None and len(found) < MOST_JUDGED:
            best = int(game.judgement.best(world, self.seat, dice))
            words = {text.option: text.message for text in game.decision(world, self.seat).options}
            found.append(self.place(words.get(best)))
            world = goes_on(world, self.seat, best, turns)
        return found

    def place(self, words: Saying | None) -> str:
        return place_of(self.puzzle.game, words, words) if words else ""

    @property
    def node(self) -> Node:
        return self.puzzle.nodes[self.attempt.node]

    # Moves.

    def check(self, option: int) -> None:
        if not self.match.may_choose(self.seat, option):
            if not self.match.is_open(self.seat):
                raise Refusal("not-your-turn")
            raise Refusal("illegal-option", option=option)

    def make(self, seat: int, option: int) -> None:
        notation = self.match.game.notation(option, self.match.values)
        self.table.apply(seat, "choose", notation, str(self.table.number))

    def can_follow(self, seat: int, option: int) -> bool:
        """Tell whether a move of the likely line can be made here, with nothing hidden and nothing drawn."""
        match = self.match
        if match.is_over or match.veil or not match.may_choose(seat, option):
            return False
        after = self.after(seat, option)
        return after.seat != CHANCE and not after.is_over()

    def after(self, seat: int, option: int) -> Position:
        """Give the position after a choice, before anything is drawn, with the events of the choice."""
        after = self.match.fork()
        after.records_events = True
        after.choose(seat, option)
        return after

    def parsed(self, line: Iterable[str]) -> list[tuple[int, int]]:
        """Give the moves of a line as they are written in journals."""
        moves = []
        for each in line:
            seat, _, written = each.partition(" ")
            moves.append((int(seat), self.match.game.parse(written, self.match.values)))
        return moves

    def step(self, seat: int, option: int) -> PuzzleStep | None:
        """Give an own choice in words, before it is made."""
        if not self.match.is_open(seat):
            return None
        decision = self.match.decision(seat)
        text = next((text for text in decision.options if text.option == option), None)
        return PuzzleStep(seat, text.message, text.notation, decision.kind) if text else None

    def own(self, option: int, make: Callable[[int], object] | None = None) -> list[PuzzleStep]:
        """Make an own choice; give it in words, and then what it drew, as the log tells it."""
        step, after = self.step(self.seat, option), self.after(self.seat, option)
        before = self.match.log(self.seat)
        if make is None:
            self.make(self.seat, option)
        else:
            make(option)
        steps = [step] if step else []
        if after.seat == CHANCE and not self.match.veil:
            told = [kind for kind in after.take_events()[::4] if kind not in UNTOLD]
            heard = self.heard_since(before)[len(told) :]
            lines = [self.table.course.line(event, self.seat) for event in heard]
            drawn = [PuzzleStep(self.seat, line.text, "", "") for line in lines if line]
            steps += drawn[:MOST_DRAWN]
        return steps

    def watched(self, seat: int, option: int) -> list[PuzzleStep]:
        """Let another seat choose, and give what the solver hears of it."""
        before = self.match.log(self.seat)
        self.make(seat, option)
        lines = (self.table.course.line(event, self.seat) for event in self.heard_since(before))
        return [PuzzleStep(seat, line.text, "", "") for line in lines if line and line.seat == seat]

    def heard_since(self, before: list[Event]) -> list[Event]:
        """Give what the solver heard of since the log was like this."""
        events = self.match.log(self.seat)
        return events[common_start(events, before) :]

    # Looking.

    def begin_film(self) -> None:
        """Record from here on how things come about."""
        self.table.presenter.follow(self.seat, SOLVER)
        self.table.is_filmed = True

    def state(self, is_over: bool = False) -> State:
        """Give what the solver sees, with what is new since the film began; in the end there is no choice."""
        state = self.table.presenter.follow(self.seat, SOLVER)
        state = replace(state, stage="playing", result=None, seed=None, seed_hash="", can_undo=not is_over)
        return replace(state, decision=None, ahead={}, standing=[]) if is_over else state


def unmeasured(line: list[PuzzleStep]) -> PuzzleWrong:
    return PuzzleWrong(None, None, None, None, [], line)


def table_of(puzzle: Puzzle, match: Match) -> Table:
    automated = match.game.automated_seats(match.options)
    places = [Place("rules") if seat in automated else Place("bot", bot=RIVAL) for seat in range(match.seats)]
    places[puzzle.seat] = Place("person", guest=SOLVER)
    table = Table(
        id=puzzle.id,
        game_name=puzzle.game,
        options=match.options,
        host="",
        listed=False,
        stage="playing",
        seed=None,
        created=0.0,
        moved=0.0,
        places=places,
        origin="puzzle",
        agreement=Agreement(hints=False),
        own=match.own or None,
    )
    table.course.match = match
    table.course.versions = dict.fromkeys([SPECTATOR, *range(len(places))], 0)
    return table


# What is told when it is over.


def solution_of(puzzle: Puzzle, match: Match) -> PuzzleSolution:
    """Give all about a puzzle; the match at its moment stays as it is."""
    there = PuzzleTable(puzzle, match.copy())
    steps = []
    for move in solution(puzzle):
        option = match.game.parse(move, match.values)
        steps.append(there.step(puzzle.seat, option))
        there.make(puzzle.seat, option)
    key = puzzle.nodes[puzzle.key]
    best = min(key.right, key=lambda each: each.behind)
    return PuzzleSolution(
        theme=puzzle.theme,
        rating=puzzle.rating,
        steps=[step for step in steps if step],
        reasons=reasons_of(best.why),
        ranks=ranks_of(puzzle, match),
        tries=puzzle.cost.tries,
        agreed=puzzle.agreed,
    )


def ranks_of(puzzle: Puzzle, match: Match) -> list[PuzzleRank]:
    """Compare the options of the choice that matters most, the best first."""
    there = at_node(puzzle, match, puzzle.key)
    words = {text.notation: text.message for text in there.decision(puzzle.seat).options}
    choices = sorted(puzzle.nodes[puzzle.key].choices, key=lambda each: (not each.is_right, each.behind))
    return [
        PuzzleRank(words[each.option], each.behind, each.is_right) for each in choices if each.option in words
    ][:MOST_RANKS]


def at_node(puzzle: Puzzle, match: Match, key: int) -> Match:
    """Give the game at a choice within the turn; the match at the puzzle's moment stays as it is."""
    there = match.copy()
    for move in path_to(puzzle, key):
        there.choose(puzzle.seat, there.game.parse(move, there.values))
    return there


def path_to(puzzle: Puzzle, key: int) -> list[str]:
    """Give right moves that lead to a node, the shortest way."""
    ways: dict[int, list[str]] = {0: []}
    waiting = [0]
    while key not in ways and waiting:
        node = waiting.pop(0)
        for choice in puzzle.nodes[node].right:
            if choice.next >= 0 and choice.next not in ways:
                ways[choice.next] = [*ways[node], choice.option]
                waiting.append(choice.next)
    if key not in ways:
        raise Trouble(f"Puzzle {puzzle.id} has a choice {key} to which no right move leads.")
    return ways[key]


def reasons_of(why: Iterable[Why]) -> list[Reason]:
    return [Reason(each.kind, each.amount, Saying(each.name) if each.name else None) for each in why]  # type: ignore[arg-type]
