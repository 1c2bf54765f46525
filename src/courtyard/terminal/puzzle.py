"""A puzzle at the terminal's own table: the real position and questions, and an answer to every move."""

import os

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtyard.bots.reasons import Reason
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.position import CHANCE
from courtyard.engine.rulesets import digest
from courtyard.engine.terms import Decision
from courtyard.puzzles.attempt import Attempt, solution
from courtyard.puzzles.puzzle import Choice, Node, Puzzle, Why
from courtyard.puzzles.themes import PLAIN
from courtyard.terminal.hints import number_of
from courtyard.terminal.play import Quit, Sitting
from courtyard.terminal.players import with_names
from courtyard.terminal.seating import Wishes
from courtyard.terminal.wording import name_in, phrasebook, say

SHORT = 8
"""Digits of a box's digest that tell it from others, as tables show them."""
HELP = ("number", "h", "s", "u", "rules", "n", "l", "b", "q")


def solve(game: Game, puzzles: list[Puzzle], language: str, is_shuffled: bool = True) -> None:
    """Show one puzzle after the other to the reader."""
    order = list(range(len(puzzles)))
    if is_shuffled:
        Dice(int.from_bytes(os.urandom(6), "big")).shuffle(order)
    for nth in order:
        solving = Solving(puzzles[nth], game, language)
        solving.play()
        if solving.has_left:
            return
    solving.print_phrase("puzzle-no-more")


class Solving(Sitting):
    """Somebody before a puzzle."""

    def __init__(self, puzzle: Puzzle, game: Game, language: str) -> None:
        self.puzzle = puzzle
        self.attempt = Attempt(puzzle, game)
        super().__init__(self.attempt.match, Wishes({}, seat=puzzle.seat, language=language))
        self.seen[puzzle.seat] = self.heard(puzzle.seat)
        self.misses = 0
        self.has_left = False
        self.is_done = False

    def settle_journal(self) -> None:
        """A puzzle is not saved."""

    # The course.

    def play(self) -> None:
        self.note = self.task()
        try:
            while not self.is_done:
                self.ask(self.puzzle.seat)
            self.print_phrase("puzzle-next", style="bold")
            if input().strip().lower() in ("q", "quit", "exit"):
                raise Quit
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.print_phrase("goodbye")
            self.has_left = True

    def task(self) -> str:
        """Say what is asked, and for which box; while it is solved only the family of its theme is told."""
        asked = say(
            self.language,
            "puzzle-task",
            name=self.players[self.puzzle.seat].name,
            family=self.family(),
            level=self.puzzle.level,
            rating=self.puzzle.rating,
        )
        if not self.match.own:
            return asked
        return f"{asked} {say(self.language, 'puzzle-box', digest=digest(self.match.own)[:SHORT])}"

    def family(self) -> str:
        family = self.puzzle.family
        return name_in(phrasebook(), f"puzzle-family-{family}", family, self.language)

    def theme(self) -> str:
        theme, game = self.puzzle.theme, self.match.game
        if theme in PLAIN.themes:
            return say(self.language, f"puzzle-theme-{theme}")
        return name_in(game.about, f"puzzle-theme-{game.name}-{theme}", theme, self.language)

    # Answers.

    def obey(self, typed: str, seat: int, decision: Decision) -> bool:
        word = typed.lower()
        if word == "s":
            self.give_up()
            return True
        if word == "h":
            self.hint()
            return False
        if word in ("k", "help"):
            for name in HELP:
                phrase = f"puzzle-help-{name}" if name in ("h", "s", "u") else f"help-{name}"
                self.console.print(f"  {say(self.language, phrase)}")
            return False
        return super().obey(typed, seat, decision)

    def take_back(self, word: str, seat: int) -> bool:
        """Begin the turn of the puzzle again."""
        self.attempt = Attempt(self.puzzle, self.match.game)
        self.match = self.attempt.match
        self.seen[seat] = self.heard(seat)
        self.drawn_at = -1
        self.note = say(self.language, "turn-restarted")
        return True

    def choose(self, typed: str, seat: int, decision: Decision) -> bool:
        option = self.option_of(typed, decision)
        if option is None:
            return False
        node = self.puzzle.nodes[self.attempt.node]
        self.seen[seat] = self.heard(seat)
        answer = self.attempt.answer(option)
        if answer.state == "wrong":
            self.misses += 1
            self.refute(option, answer.choice, decision, node)
            return False
        self.attempt.choose(option)
        if answer.state == "solved":
            self.is_done = True
            self.praise()
        return True

    def hint(self) -> None:
        """Tell the theme, and how many moves are right here."""
        node = self.puzzle.nodes[self.attempt.node]
        self.print_phrase(
            "puzzle-hint", theme=self.theme(), right=len(node.right), options=len(node.choices), style="green"
        )

    # What is said to a move.

    def refute(self, option: int, choice: Choice | None, decision: Decision, node: Node) -> None:
        """Say what a wrong move would have led to; the better one is not shown."""
        self.console.print(Rule(say(self.language, "puzzle-wrong"), align="left", style="yellow"))
        if choice is None:
            return
        self.print_figures("puzzle-behind", choice)
        best = min(node.right, key=lambda each: each.behind)
        if choice.why:
            self.console.print(Text(f"{self.reasons(choice.why)}."))
        if len(self.players) > 1:
            chances = {"percent": round(100 * choice.chance), "best": round(100 * best.chance)}
            self.print_phrase("puzzle-chances", style="dim", **chances)
        if choice.line:
            number = number_of(option, decision)
            self.print_phrase("hint-likely", number=number, style="bold")
            self.console.print(self.line_of_moves(option, choice))
        self.print_phrase("puzzle-try-again", style="green")

    def praise(self) -> None:
        """Say that it was found, why it is best, and how far the others are behind."""
        self.console.print(Rule(say(self.language, "puzzle-right"), align="left", style="green"))
        key = self.puzzle.nodes[self.puzzle.key]
        best = min(key.right, key=lambda each: each.behind)
        self.print_phrase("puzzle-theme-is", theme=self.theme())
        if best.why:
            self.console.print(Text(f"{self.reasons(best.why)}."))
        next_best = min((each for each in key.choices if not each.is_right), key=lambda each: each.behind)
        self.print_figures("puzzle-ahead", next_best)
        self.print_phrase(
            "puzzle-sure", style="dim", tries=self.puzzle.cost.tries, percent=round(100 * self.puzzle.agreed)
        )
        if self.misses:
            self.print_phrase("puzzle-misses", count=self.misses, style="dim")

    def give_up(self) -> None:
        """Show the best moves."""
        self.take_back("r", self.puzzle.seat)
        self.console.print(Rule(say(self.language, "puzzle-solution"), align="left", style="dim"))
        game = self.match.game
        for move in solution(self.puzzle):
            option = game.parse(move, self.match.values)
            decision = self.match.decision(self.puzzle.seat)
            message = next(each.message for each in decision.options if each.option == option)
            words = game.phrases.say(message, self.language)
            line = with_names(words, self.players)
            self.console.print(
                Padding(Text.assemble(self.players[self.puzzle.seat].mark, " ", line), (0, 0, 0, 2))
            )
            self.match.choose(self.puzzle.seat, option)
        self.is_done = True
        self.praise()

    def print_figures(self, phrase: str, choice: Choice) -> None:
        whole, tenths = f"{choice.behind:.1f}".split(".")
        n = say(self.language, "hint-number", whole=whole, tenths=tenths)
        whole, tenths = f"{2 * choice.error:.1f}".split(".")
        self.print_phrase(phrase, n=n, error=say(self.language, "hint-number", whole=whole, tenths=tenths))

    def reasons(self, why: tuple[Why, ...]) -> str:
        said = [Reason(each.kind, each.amount, Saying(each.name) if each.name else None) for each in why]  # type: ignore[arg-type]
        return self.hints.reasons(said)

    def line_of_moves(self, option: int, choice: Choice) -> Padding:
        """The moves that are likely to follow, each with the mark of its player."""
        game, position = self.match.game, self.match.fork()
        grid = Table.grid(padding=(0, 1))
        moves = [(self.puzzle.seat, option)]
        for line in choice.line:
            who, _, written = line.partition(" ")
            moves.append((int(who), game.parse(written, self.match.values)))
        for seat, move in moves:
            if position.is_over() or position.seat == CHANCE or not position.is_open(seat):
                break
            decision = game.decision(position, seat)
            message = next((each.message for each in decision.options if each.option == move), None)
            if message is None:
                break
            words = game.phrases.say(message, self.language)
            grid.add_row(self.players[seat].mark, with_names(words, self.players))
            position.choose(seat, move)
        return Padding(grid, (0, 0, 0, 2))
