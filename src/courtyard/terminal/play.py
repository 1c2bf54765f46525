"""A game in the terminal: one question at a time, on a board drawn from the seat's view."""

import os
import secrets
import shlex
import sys
import time
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from courtyard.bots import Budget
from courtyard.bots.foreign import Misplay, ask
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.files import data_folder
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR, Decision
from courtyard.engine.trouble import Trouble
from courtyard.terminal.board import board_of
from courtyard.terminal.ending import show_end
from courtyard.terminal.hints import Hints
from courtyard.terminal.log import lines_for, lines_with_rules
from courtyard.terminal.opponents import introduction, names_of_bots, seat_bots, seats_of_bots, thinking
from courtyard.terminal.players import seat_players
from courtyard.terminal.question import Question
from courtyard.terminal.rules import show_rule
from courtyard.terminal.screen import screen
from courtyard.terminal.seating import Wishes, begin, names_of, refuse_contradictions, who_sits
from courtyard.terminal.wording import say

LOG_LINES = 6
"""Lines of the log above a question; `l` shows the others."""
LEAST_LOG = 3
"""Fewest lines there, even with little room."""
PAGE = 38
"""Fewest lines of a screen on which the board stays where it is; on a smaller one it scrolls."""
HELP = ("number", "h", "u", "r", "rules", "n", "l", "b", "k", "q")


class Quit(Exception):
    """Somebody leaves the table before the game is over."""


def play(game: Game, wishes: Wishes) -> None:
    """Play a game to its end, or until somebody leaves."""
    refuse_contradictions(wishes)
    match = begin(game, wishes)
    Sitting(match, wishes).play()


class Sitting:
    """A match at this terminal: its players, what they have seen, and the file it is saved in."""

    def __init__(self, match: Match, wishes: Wishes) -> None:
        self.match = match
        self.wishes = wishes
        self.language = wishes.language
        self.people = who_sits(match, wishes)
        self.players = seat_players(match.seats, names_of(match, wishes, self.people), wishes.language)
        self.console: Console = screen()
        self.board = board_of(match.game)
        self.levels = names_of_bots(wishes.bots, seats_of_bots(match, self.people), match.game)
        self.bots = seat_bots(self.levels, match.game)
        self.dice = Dice(int.from_bytes(os.urandom(6), "big"))
        self.hints = Hints(match.game, self.players, self.language, self.dice)
        self.seen = {seat: self.heard(seat) if wishes.resume else (0, 0) for seat in self.people}
        self.drawn_for = -1
        self.drawn_at = -1
        self.shows_notation = False
        self.note = ""
        self.path = self.settle_journal()

    # Keeping the game.

    def settle_journal(self) -> Path | None:
        """Find out where the game is kept, and that it can be."""
        path = self.wishes.journal
        if path is None and self.wishes.resume:
            return self.wishes.resume
        if path is not None:
            if path.exists() and path != self.wishes.resume:
                raise Trouble(f"{path} already exists: choose another name, or continue it with --resume.")
            journal.save(self.match, path)
            return path
        try:
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError) as error:
            self.print_phrase("journal-not-kept", why=str(error))
            return None
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        return folder / f"{self.match.game.name}-{stamp}-{secrets.token_hex(2)}.json"

    def keep(self) -> None:
        """Write the journal; a game that cannot be kept can still be played."""
        if self.path and self.match.choices:
            try:
                journal.save(self.match, self.path)
            except Trouble as trouble:
                self.print_phrase("journal-not-kept", why=str(trouble))
                self.path = None

    def command(self, *words: str) -> str:
        return shlex.join(["courtyard", *words])

    # Speaking.

    def print_phrase(self, phrase: str, style: str = "", **gaps: str | int) -> None:
        # Not broken into lines: paths and commands are there to be copied.
        self.console.print(Text(say(self.language, phrase, **gaps), style=style), soft_wrap=True)

    def read(self) -> str:
        """Ask for a line; without a terminal, show what was read."""
        self.console.print(Text(f"{say(self.language, 'ask-number')} ", style="bold"), end="")
        sys.stdout.flush()
        typed = input().strip()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))
        return typed

    # Playing.

    def play(self) -> None:
        """Let people and bots choose until the game is over."""
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        self.greet()
        try:
            while not self.match.is_over:
                self.next_choice()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.keep()
        self.finish()

    def greet(self) -> None:
        game = self.match.game
        people = len(self.players) - len(game.automated_seats(self.match.options))
        self.print_phrase("welcome", game=game.title, players=people)
        if self.path:
            self.print_phrase("journal-kept", path=str(self.path), style="dim")
        if self.levels:  # With the first question: the board may push away what stands above it.
            self.note = introduction(self.levels, self.players, self.language)

    def next_choice(self) -> None:
        seat = self.next_seat()
        if seat in self.people:
            self.keep()
            self.ask(seat)
        else:
            self.match.choose(seat, self.choice_of_bot(seat))

    def choice_of_bot(self, seat: int) -> int:
        options = self.match.options_of(seat)
        with thinking(self.console, say(self.language, "thinking", name=self.players[seat].name)):
            try:
                return ask(
                    self.bots[seat], self.match.game, self.match.recall(seat), options, Budget(), self.dice
                )
            except Misplay as misplay:
                raise Trouble(f"The bot {self.levels[seat]} cannot go on. {misplay}") from None

    def next_seat(self) -> int:
        """Of several seats that may choose, bots come first, then the person who is already at the screen."""
        seats = self.match.open_seats
        bots = [seat for seat in seats if seat not in self.people]
        if bots or self.drawn_for not in seats:
            return (bots or seats)[0]
        return self.drawn_for

    def ask(self, seat: int) -> None:
        """Put the open question to a person until something was chosen or taken back."""
        self.console = screen()  # Somebody may have made the window larger or smaller.
        if self.wishes.hotseat and seat != self.drawn_for:
            self.draw_curtain(seat)
        decision = self.match.decision(seat)
        self.show(seat, decision)
        while True:
            typed = self.read()
            if self.obey(typed, seat, decision):
                return

    def draw_curtain(self, seat: int) -> None:
        """Hide one person's cards before another looks."""
        if self.console.is_terminal:
            self.console.clear()
        self.print_phrase("curtain", name=self.players[seat].name, style="bold")
        input()

    # Answers.

    def obey(self, typed: str, seat: int, decision: Decision) -> bool:
        """Do what was typed; tell whether the question is answered or must be put again."""
        word = typed.lower()
        if word in ("q", "quit", "exit"):
            raise Quit
        if word in ("u", "r"):
            return self.take_back(word, seat)
        if word == "b":
            self.drawn_at = -1
            self.show(seat, decision)
        elif word == "n":
            self.shows_notation = not self.shows_notation
            self.console.print(self.question(decision))
            self.print_phrase("notation-on" if self.shows_notation else "notation-off", style="dim")
        elif word == "l":
            self.show_log(lines_with_rules(self.match, seat, self.players, self.language))
        elif word == "h":
            with thinking(self.console, say(self.language, "thinking-hint")):
                hint = self.hints.hint(self.match.view(seat), decision)
            self.console.print(hint)
        elif word in ("k", "help"):
            for name in HELP:
                self.console.print(f"  {say(self.language, f'help-{name}')}")
        elif word.startswith("?"):
            self.explain(word[1:].strip(), decision)
        elif typed:
            return self.choose(typed, seat, decision)
        return False

    def take_back(self, word: str, seat: int) -> bool:
        try:
            if word == "u":
                self.match.undo(seat)
            else:
                self.match.restart_turn(seat)
        except Trouble:
            self.console.print(Text(say(self.language, "nothing-to-undo"), style="yellow"))
            return False
        self.note = say(self.language, "undone" if word == "u" else "turn-restarted")
        (final, own), (final_now, own_now) = self.seen[seat], self.heard(seat)
        self.seen[seat] = min(final, final_now), min(own, own_now)
        return True

    def choose(self, typed: str, seat: int, decision: Decision) -> bool:
        """Take the option of a number or a notation; a wrong one gets a sentence."""
        option = self.option_of(typed, decision)
        if option is None:
            return False
        self.seen[seat] = self.heard(seat)
        self.match.choose(seat, option)
        return True

    def option_of(self, typed: str, decision: Decision) -> int | None:
        options = decision.options
        if typed.isdecimal():
            number = int(typed[:9])
            if 1 <= number <= len(options):
                return options[number - 1].option
            self.print_phrase("out-of-range", typed=typed, most=len(options), style="yellow")
            return None
        wanted = " ".join(typed.split())
        for option in (*options, *self.match.standing(decision.seat)):
            if option.notation == wanted:
                return option.option
        for refusal in decision.refusals:
            if refusal.notation == wanted:
                self.print_phrase("refused", text=self.words(refusal.reason), style="yellow")
                return None
        self.print_phrase("not-a-number", typed=typed, most=len(options), style="yellow")
        return None

    def explain(self, number: str, decision: Decision) -> None:
        """Print the rules behind a question, or behind one of its options."""
        rules = decision.rules
        if number:
            if not number.isdecimal() or not 1 <= int(number[:9]) <= len(decision.options):
                self.print_phrase("out-of-range", typed=number, most=len(decision.options), style="yellow")
                return
            rules = decision.options[int(number) - 1].rules
        known = self.match.game.rules.rules
        if not rules:
            self.print_phrase("no-rules")
        for rule in rules:
            show_rule(known[rule], self.language)
        self.console.print()

    # Showing.

    def heard(self, seat: int) -> tuple[int, int]:
        """Tell how many events a seat has heard of: the final ones, and its own unseen ones."""
        final = len(self.match.events)
        return final, len(self.match.log(seat)) - final

    def first_news(self, seat: int) -> int:
        """Give where in its log a seat finds news; once a veil is lifted, all that it hid is news."""
        final, own = self.seen[seat]
        return final + own if final == len(self.match.events) else final

    def words(self, saying: Saying) -> str:
        return self.match.game.phrases.say(saying, self.language)

    def show(self, seat: int, decision: Decision) -> None:
        """Show the board, what happened, and the question: all on one page where they fit."""
        question = self.question(decision)
        news = lines_for(self.match, seat, self.players, self.language, self.first_news(seat))
        most = LOG_LINES
        if self.must_draw(seat):
            if self.has_page:
                self.console.clear()
            else:
                self.console.print()
            room = self.console.height - self.lines_of(question) - 1
            least = min(len(news), LEAST_LOG) + bool(news)
            view = self.match.view(seat)
            board = self.board.draw(view, self.players, self.language, self.console, room - least)
            self.console.print(board)
            if self.has_page:
                most = max(LEAST_LOG, room - self.lines_of(board) - 2)
        if news:
            heading = say(self.language, "since" if any(self.seen[seat]) else "so-far")
            self.console.print(Rule(heading, align="left", style="dim"))
            self.show_log(news, most)
        self.console.print(question)

    def lines_of(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown))

    @property
    def has_page(self) -> bool:
        """Tell whether the board and a question fit on the screen together."""
        return self.console.is_terminal and self.console.height >= PAGE

    def must_draw(self, seat: int) -> bool:
        """On a page of its own the board is drawn for each question; else when somebody else has chosen."""
        since = self.match.choices[self.drawn_at :] if self.drawn_at >= 0 else [(-1, -1)]
        others = any(chooser != seat for chooser, _ in since)
        drawn = self.has_page or others or seat != self.drawn_for
        if drawn:
            self.drawn_at = len(self.match.choices)
            self.drawn_for = seat
        return drawn

    def show_log(self, lines: list[Text], most: int | None = None) -> None:
        if not lines:
            self.print_phrase("nothing-yet", style="dim")
        if most is not None and len(lines) > most:
            self.print_phrase("earlier-lines", count=len(lines) - most, style="dim")
            lines = lines[-most:]
        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def question(self, decision: Decision) -> Group:
        asked = Question(self.match.game, decision, self.language, self.shows_notation)
        note, self.note = self.note, ""
        return asked.draw(self.players[decision.seat], note, self.console.width)

    # Leaving.

    def finish(self) -> None:
        """Show how the game ended."""
        reader = SPECTATOR if self.wishes.hotseat else min(self.people)
        self.console.print()
        final = min(final for final, _ in self.seen.values())
        self.show_log(lines_for(self.match, reader, self.players, self.language, final))
        show_end(self.match, reader, self.players, self.language, self.console)
        if self.path:
            self.print_phrase("replay-with", command=self.command("replay", str(self.path)), style="dim")

    def leave(self) -> None:
        """Say goodbye, and how to come back."""
        self.console.print()
        self.keep()
        self.print_phrase("goodbye")
        if self.path and self.match.choices:
            again = ["play", self.match.game.name, "--resume", str(self.path)]
            if self.wishes.hotseat:
                again += ["--hotseat"]
            elif min(self.people):
                again += ["--seat", str(min(self.people))]
            for wish, value in (("name", self.wishes.name), ("bots", self.wishes.bots)):
                again += [f"--{wish}", value] if value else []
            if self.language != "en":
                again += ["--lang", self.language]
            self.print_phrase("continue-with", command=self.command(*again))
