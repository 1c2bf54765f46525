"""A game in the terminal: one question at a time, on a board drawn from the seat's view."""

import json
import os
import secrets
import shlex
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from courtyard.bots import find_bot
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.content import Table, read_toml
from courtyard.engine.game import Decision, Game, OptionText
from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.terminal.board import board_of
from courtyard.terminal.ending import show_end
from courtyard.terminal.log import lines_for
from courtyard.terminal.players import names_written, proper_name, seat_players
from courtyard.terminal.rules import show_rule
from courtyard.terminal.screen import screen
from courtyard.terminal.wording import say

LOG_LINES = 6
"""So many lines of the log stand above a question; `l` shows the others."""
LEAST_LOG = 3
"""So many stand there even where there is little room."""
LONG_LIST = 7
"""More options than these go into two columns, where they are short enough."""
PAGE = 38
"""On a screen of so many lines the board stays where it is; on a smaller one it scrolls."""
HELP = ("number", "u", "r", "rules", "n", "l", "b", "q")


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to play, as they typed it."""

    options: dict[str, Any]
    seat: int | None = None
    name: str | None = None
    bots: str | None = None
    hotseat: bool = False
    seed: str | None = None
    language: str = "en"
    written: Path | None = None
    own: Path | None = None
    journal: Path | None = None
    resume: Path | None = None


class Quit(Exception):
    """Somebody leaves the table before the game is over."""


def play(game: Game, wishes: Wishes) -> None:
    """Play a game to its end, or until somebody leaves."""
    refuse_contradictions(wishes)
    match = begin(game, wishes)
    Sitting(match, wishes).play()


# Sitting down.


def refuse_contradictions(wishes: Wishes) -> None:
    """Refuse wishes that cannot come true together."""
    fixed = [f"--{name.replace('_', '-')}" for name in wishes.options]
    if wishes.resume:
        fixed += ["--seed"] if wishes.seed is not None else []
        fixed += ["--from"] if wishes.written else []
        fixed += ["--components"] if wishes.own else []
        if fixed:
            raise Trouble(f"A journal already holds its options: leave out {', '.join(fixed)} with --resume.")
    if wishes.written and fixed:
        raise Trouble(
            f"A position written by hand says its own options: leave out {', '.join(fixed)} with --from."
        )
    if wishes.hotseat and wishes.seat is not None:
        raise Trouble("With --hotseat people sit in all seats: leave out --seat.")
    if wishes.hotseat and wishes.bots:
        raise Trouble("With --hotseat people sit in all seats: leave out --bots.")


def begin(game: Game, wishes: Wishes) -> Match:
    """Give the match that was wished for: a new one, one from a written position, or one resumed."""
    if wishes.resume:
        return journal.replay(journal.read(wishes.resume), game)
    own = plain(read_toml(wishes.own, "The component file"), wishes.own) if wishes.own else {}
    if own:
        game.correct_components(own)
    seed = str(secrets.randbelow(10**9)) if wishes.seed is None else wishes.seed
    if wishes.written is None:
        return Match(game, wishes.options, seed, own)
    return Match(game, None, seed, own, read_position(wishes.written))


def read_position(path: Path) -> Table:
    """Read a position written by hand, in TOML or JSON."""
    if path.suffix != ".json":
        return plain(read_toml(path, "The position"), path)
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble(f"The position {path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise Trouble(f"The position {path} is not whole JSON.") from None
    if not isinstance(written, dict):
        raise Trouble(f"The position {path} must be a JSON object.")
    if "courtyard" in written:
        raise Trouble(f"{path} is a journal, not a position: continue it with --resume.")
    return written


def plain(table: Table, path: Path) -> Table:
    """Refuse what a journal could not keep."""
    try:
        json.dumps(table)
    except (TypeError, ValueError):
        raise Trouble(f"{path} holds a date or a time, which is no value of a game.") from None
    return table


def who_sits(match: Match, wishes: Wishes) -> set[int]:
    """Give the seats of people."""
    seats = match.position.seats()
    if wishes.hotseat:
        return set(range(seats))
    seat = wishes.seat
    if seat is None:
        seat = max(0, match.position.seat) if wishes.written else 0
    if not 0 <= seat < seats:
        raise Trouble(f"There is no seat {seat} at this table; there are seats 0 to {seats - 1}.")
    return {int(seat)}


def names_of(match: Match, wishes: Wishes, people: set[int]) -> dict[int, str]:
    """Give the names that were said; for several people with commas between them."""
    names = names_written(match.written)
    if wishes.name is None:
        return names
    said = wishes.name.split(",") if wishes.hotseat else [wishes.name]
    if len(said) > len(people):
        raise Trouble(f"There are {len(people)} seats, but {len(said)} names.")
    for seat, name in zip(sorted(people), said, strict=False):
        names[seat] = proper_name(name)
    if len(set(names.values())) < len(names):
        raise Trouble("Two players have the same name.")
    return names


def data_folder() -> Path:
    """Give the folder in which games are kept."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "courtyard"


class Sitting:
    """A match at this terminal: who sits here, what they have seen, where it is kept."""

    def __init__(self, match: Match, wishes: Wishes) -> None:
        self.match = match
        self.wishes = wishes
        self.language = wishes.language
        self.people = who_sits(match, wishes)
        self.players = seat_players(
            match.position.seats(), names_of(match, wishes, self.people), wishes.language
        )
        self.console: Console = screen()
        self.board = board_of(match.game)
        self.bot = None if wishes.hotseat else find_bot(wishes.bots or "heuristic")
        self.dice = Dice(int.from_bytes(os.urandom(6), "big"))
        self.seen = dict.fromkeys(self.people, len(match.events) if wishes.resume else 0)
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
                raise Trouble(f"{path} is already there: choose another name, or continue it with --resume.")
            journal.save(self.match, path)
            return path
        try:
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError) as error:
            self.tell("journal-not-kept", why=str(error))
            return None
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        return folder / f"{self.match.game.name}-{stamp}-{secrets.token_hex(2)}.json"

    def keep(self) -> None:
        """Write the journal; a game that cannot be kept can still be played."""
        if self.path and self.match.choices:
            try:
                journal.save(self.match, self.path)
            except Trouble as trouble:
                self.tell("journal-not-kept", why=str(trouble))
                self.path = None

    def command(self, *words: str) -> str:
        return shlex.join(["courtyard", *words])

    # Speaking.

    def tell(self, phrase: str, style: str = "", **gaps: str | int) -> None:
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
        count = len(self.players)
        self.tell("welcome", game=self.match.game.title, players=count)
        if self.path:
            self.tell("journal-kept", path=str(self.path), style="dim")

    def next_choice(self) -> None:
        position = self.match.position
        seat = int(position.seat)
        if seat in self.people:
            self.keep()
            self.ask(seat)
        else:
            assert self.bot is not None
            options = [int(option) for option in position.options_of(seat)]
            self.match.choose(
                seat, self.bot.choose(self.match.game, self.match.view(seat), options, self.dice)
            )

    def ask(self, seat: int) -> None:
        """Put the open question to a person until something was chosen or taken back."""
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
        self.tell("curtain", name=self.players[seat].name, style="bold")
        input()

    # Answers.

    def obey(self, typed: str, seat: int, decision: Decision) -> bool:
        """Do what was typed; tell whether the question is answered or must be put anew."""
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
            self.tell("notation-on" if self.shows_notation else "notation-off", style="dim")
        elif word == "l":
            self.show_log(lines_for(self.match, seat, self.players, self.language))
        elif word in ("h", "help"):
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
        except Trouble as trouble:
            self.console.print(Text(str(trouble), style="yellow"))
            return False
        self.note = say(self.language, "undone" if word == "u" else "turn-restarted")
        self.seen[seat] = min(self.seen[seat], len(self.match.events))
        return True

    def choose(self, typed: str, seat: int, decision: Decision) -> bool:
        """Take the option of a number or a notation; a wrong one gets a sentence."""
        option = self.option_of(typed, decision)
        if option is None:
            return False
        self.seen[seat] = len(self.match.events)
        self.match.choose(seat, option)
        return True

    def option_of(self, typed: str, decision: Decision) -> int | None:
        options = decision.options
        if typed.isdecimal():
            number = int(typed[:9])
            if 1 <= number <= len(options):
                return options[number - 1].option
            self.tell("out-of-range", typed=typed, most=len(options), style="yellow")
            return None
        wanted = " ".join(typed.split())
        for option in options:
            if option.notation == wanted:
                return option.option
        for refusal in decision.refusals:
            if refusal.notation == wanted:
                self.tell("refused", text=self.words(refusal.reason), style="yellow")
                return None
        self.tell("not-a-number", typed=typed, most=len(options), style="yellow")
        return None

    def explain(self, number: str, decision: Decision) -> None:
        """Print the rules behind a question, or behind one of its options."""
        rules = decision.rules
        if number:
            if not number.isdecimal() or not 1 <= int(number[:9]) <= len(decision.options):
                self.tell("out-of-range", typed=number, most=len(decision.options), style="yellow")
                return
            rules = decision.options[int(number) - 1].rules
        known = self.match.game.rules.rules
        if not rules:
            self.tell("no-rules")
        for rule in rules:
            show_rule(known[rule], self.language)
        self.console.print()

    # Showing.

    def words(self, saying: Saying) -> str:
        return self.match.game.phrases.say(saying, self.language)

    def show(self, seat: int, decision: Decision) -> None:
        """Show the board, what happened, and the question: all on one page where they fit."""
        question = self.question(decision)
        if self.must_draw(seat):
            below = self.lines_of(question) + LEAST_LOG
            if self.has_page:
                self.console.clear()
            else:
                self.console.print()
            room = self.console.height - below
            board = self.board.draw(self.match.view(seat), self.players, self.language, self.console, room)
            self.console.print(board)
            most = max(LEAST_LOG, room + LEAST_LOG - 2 - self.lines_of(board)) if self.has_page else LOG_LINES
        else:
            most = LOG_LINES
        news = lines_for(self.match, seat, self.players, self.language, self.seen[seat])
        if news:
            self.console.print(
                Rule(say(self.language, "since" if self.seen[seat] else "so-far"), align="left", style="dim")
            )
            self.show_log(news, most)
        self.console.print(question)

    def lines_of(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown))

    @property
    def has_page(self) -> bool:
        """Whether the board and a question fit on the screen together."""
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
            self.tell("nothing-yet", style="dim")
        if most is not None and len(lines) > most:
            self.tell("earlier-lines", count=len(lines) - most, style="dim")
            lines = lines[-most:]
        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def question(self, decision: Decision) -> Group:
        """Who must choose what, the options with their warnings, and what is not allowed."""
        player = self.players[decision.seat]
        parts: list[RenderableType] = [Rule(say(self.language, "keys"), align="right", style="dim")]
        if self.note:
            parts.append(Text(self.note, style="green"))
            self.note = ""
        parts.append(Text.assemble(player.mark, " ", (self.words(decision.prompt), "bold")))
        parts.append(Padding(self.options(decision), (0, 0, 0, 1)))
        for reason, refused in self.refusals(decision).items():
            grid = Grid.grid(padding=(0, 1))
            grid.add_row("  ×", Text(f"{'; '.join(refused)} – {reason}", style="dim"))
            parts.append(grid)
        return Group(*parts)

    def options(self, decision: Decision) -> Grid:
        """The options with their numbers; a long list of short ones in two columns."""
        texts = [self.option(option) for option in decision.options]
        half = (len(texts) + 1) // 2
        is_double = len(texts) > LONG_LIST and (
            max(map(len, texts[:half])) + max(map(len, texts[half:])) + 10 <= self.console.width
        )
        height = half if is_double else len(texts)
        grid = Grid.grid(padding=(0, 1))
        for _ in range(2 if is_double else 1):
            grid.add_column(justify="right", no_wrap=True)
            grid.add_column()
        for row in range(height):
            cells: list[Text] = []
            for nth in range(row, len(texts), height):
                cells += [Text(str(nth + 1), style="bold"), texts[nth]]
            grid.add_row(*cells)
        return grid

    def option(self, option: OptionText) -> Text:
        text = Text(self.words(option.message))
        if self.shows_notation:
            text.append(f"  [{option.notation}]", style="dim")
        if option.warning:
            warning = say(self.language, "warning", text=self.words(option.warning))
            text.append(f"  ! {warning}", style="yellow")
        return text

    def refusals(self, decision: Decision) -> dict[str, list[str]]:
        """Put together what is not allowed for the same reason."""
        together: dict[str, list[str]] = {}
        for refusal in decision.refusals:
            together.setdefault(self.words(refusal.reason), []).append(self.words(refusal.message))
        return together

    # Leaving.

    def finish(self) -> None:
        """Show how the game ended."""
        seat = min(self.people)
        self.console.print()
        news = lines_for(self.match, seat, self.players, self.language, self.seen[seat])
        self.show_log(news)
        show_end(self.match, seat, self.players, self.language, self.console)
        if self.path:
            self.tell("replay-with", command=self.command("replay", str(self.path)), style="dim")

    def leave(self) -> None:
        """Say goodbye, and how to come back."""
        self.console.print()
        self.keep()
        self.tell("goodbye")
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
            self.tell("continue-with", command=self.command(*again))
