"""Puzzles and their files: one puzzle on a line of JSON, compressed or not.

A puzzle is a journal up to a moment, the seat that is to find the best move, and a small graph of what may be
chosen until the turn is over. A node of it stands for a choice within the turn that is reached by right
choices alone, and has all options that matter there with what was measured of each. So any move is answered
without thinking: a wrong one by what is likely to follow it.
"""

import gzip
import zlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from courtyard.engine import journal
from courtyard.engine.files import write_whole
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.rulesets import digest
from courtyard.engine.trouble import Trouble

FORMAT = 1
MOST_BYTES = 64_000_000
"""Most bytes of an unpacked file of puzzles."""
MOST_NODES = 64
"""Most choices of a puzzle."""
LEVELS = (1, 2, 3)
END = -1
"""In the place of the next node: the turn is over."""
SAME = -2
"""In the place of the next node: the move is wrong, and nothing behind it was looked at."""
PACKED = Path(__file__).with_name("sets")
"""The folder of the puzzles that come with Courtyard: GAME.jsonl.gz."""


class Why(Struct, frozen=True, gc=False):
    """A difference between something and what it is compared with: see bots.reasons.Reason."""

    kind: str
    amount: float
    name: str = ""


class Choice(Struct, frozen=True, gc=False):
    """An option at a node: what it is worth, how far behind the best, and what is likely to follow.

    `chance` is the solver's to win; `points` are what the solver ends with; `behind` is how many points of
    lead are lost against the best option, with the standard `error` of that; `tries` were spent on it.
    """

    option: str
    chance: float
    points: float
    behind: float
    error: float
    tries: int
    is_right: bool
    next: int = SAME
    line: tuple[str, ...] = ()
    """The likely line, as journals write choices: the solver's own, then the answers of others."""
    why: tuple[Why, ...] = ()
    """Where it differs from the best one, or the best one from the next best."""


class Node(Struct, frozen=True, gc=False):
    """A choice of the solver within the turn."""

    kind: str
    choices: tuple[Choice, ...]

    @property
    def right(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if choice.is_right)


class Cost(Struct, frozen=True, gc=False):
    """Cost of the verification."""

    tries: int
    seconds: float


class Puzzle(Struct, frozen=True, gc=False):
    """A moment, what is right in it, how sure that is, what it is about and how hard it is to find."""

    id: str
    game: str
    journal: dict[str, Any]
    seat: int
    nodes: tuple[Node, ...]
    theme: str
    family: str
    level: int
    rating: int
    """On the scale of Elo, as the ratings of players."""
    margin: float
    """Points of lead by which every wrong option is behind, at the choice that matters most."""
    margin_chance: float
    """The same as a chance to win."""
    error: float
    """Standard error of the margin in points."""
    agreed: float
    """Share of the groups of sampled worlds in which the same option is best."""
    cost: Cost
    box: str
    """A digest of the component values with which it holds."""
    found: dict[str, float] = field(default_factory=dict)
    """How often bots of rising strength find it."""
    key: int = 0
    """The node that matters most."""
    format: int = FORMAT

    @property
    def variant(self) -> str:
        """Name the variant, by what makes games feel different: players, solo and module."""
        options = self.journal["options"]
        parts = [f"{options.get('players')}p", options.get("module"), options.get("solo")]
        return "-".join(str(part) for part in parts if part not in (None, "none"))


# Opening.


def box_of(game: Game, ruleset: str, own: dict[str, Any]) -> str:
    """Give the digest of the component values that a game is played with."""
    return digest(game.correct_components(own)) if own else ruleset.partition("-")[2]


def opened(puzzle: Puzzle, game: Game) -> Match:
    """Give the game at the moment of a puzzle; refuse one that cannot be played as it says."""
    match = journal.replay(puzzle.journal, game)
    if match.is_over or puzzle.seat not in match.open_seats:
        raise Trouble(f"Puzzle {puzzle.id} asks seat {puzzle.seat}, which has nothing to choose there.")
    return match


def check(puzzle: Puzzle, game: Game) -> None:
    """Refuse a puzzle whose moment or graph is not as the rules have it."""
    match = opened(puzzle, game)
    if puzzle.box != box_of(game, match.options["ruleset"], match.own):
        raise Trouble(f"Puzzle {puzzle.id} says that it holds for another box than the one of its journal.")
    positions = {0: match.position}
    for nth, node in enumerate(puzzle.nodes):
        position = positions.get(nth)
        if position is None:
            raise Trouble(f"Puzzle {puzzle.id} has a choice {nth} to which no right move leads.")
        legal = set(map(int, position.options_of(puzzle.seat)))
        for choice in node.choices:
            option = game.parse(choice.option, match.values)
            if option not in legal:
                raise Trouble(f"Puzzle {puzzle.id} has a move {choice.option!r} that the rules do not allow.")
            if choice.next >= 0 and choice.next not in positions:
                after = position.copy()
                after.choose(puzzle.seat, option)
                if not after.is_open(puzzle.seat):
                    raise Trouble(f"Puzzle {puzzle.id} goes on after {choice.option!r}, which ends the turn.")
                positions[choice.next] = after


def flaw_of(puzzle: Puzzle) -> str:
    """Give what is wrong with a puzzle whatever the rules say, or nothing."""
    nodes = len(puzzle.nodes)
    if puzzle.format != FORMAT:
        return f"it has format {puzzle.format}; this Courtyard reads {FORMAT}"
    if not 1 <= nodes <= MOST_NODES:
        return f"it has {nodes} choices instead of 1 to {MOST_NODES}"
    if puzzle.level not in LEVELS:
        return f"its level is {puzzle.level} instead of 1 to {LEVELS[-1]}"
    if not 0 <= puzzle.key < nodes:
        return f"there is no choice {puzzle.key} that could matter most"
    if puzzle.journal.get("game") != puzzle.game:
        return f"its journal is of another game than {puzzle.game!r}"
    for nth, node in enumerate(puzzle.nodes):
        if not node.right:
            return f"nothing is right at its choice {nth}"
        if len({choice.option for choice in node.choices}) < len(node.choices):
            return f"an option stands twice at its choice {nth}"
        for choice in node.choices:
            if choice.is_right != (choice.next != SAME):
                return f"{choice.option!r} is right without leading anywhere, or wrong and leads on"
            if choice.next not in (SAME, END) and not nth < choice.next < nodes:
                return f"{choice.option!r} leads to a choice {choice.next} that does not follow"
    if len(puzzle.nodes[puzzle.key].right) == len(puzzle.nodes[puzzle.key].choices):
        return "everything is right where it matters most"
    return ""


# Files.


class Shelf(Struct):
    """The puzzles of a file, and why some of them were left out."""

    puzzles: list[Puzzle]
    left_out: Counter[str]

    def omissions(self) -> str:
        """Say how many were left out, and why; nothing where all are there."""
        why = "; ".join(f"{count}: {reason}" for reason, count in self.left_out.most_common())
        return f"{self.left_out.total()} puzzles are left out ({why})." if why else ""


decoder = msgspec.json.Decoder(Puzzle)


def line_of(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode()


def unpacked(path: Path) -> bytes:
    """Read a file, compressed or not, but never more of it than a file of puzzles may hold."""
    what = f"The puzzles {path}"
    try:
        with path.open("rb") as file:
            is_packed = file.read(2) == b"\x1f\x8b"
        with gzip.open(path) if is_packed else path.open("rb") as file:
            plain = file.read(MOST_BYTES + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise Trouble(f"{what} are broken or cut off: they cannot be unpacked.") from None
    except OSError as error:
        raise Trouble(f"{what} cannot be read: {error.strerror or error}.") from None
    if len(plain) > MOST_BYTES:
        raise Trouble(f"{what} are longer than {MOST_BYTES // 1_000_000} MB: they are refused.")
    return bytes(plain)


def parse(line: bytes, where: str) -> Puzzle:
    """Read one line of a file; a bad one gets a sentence that says what is wrong with it."""
    try:
        puzzle = decoder.decode(line)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise Trouble(f"{where} is no puzzle: {str(error) or 'it is nested too deep'}.") from None
    flaw = flaw_of(puzzle)
    if flaw:
        raise Trouble(f"{where} is no proper puzzle: {flaw}.")
    return puzzle


def read(path: Path, games: dict[str, Game]) -> Shelf:
    """Read puzzles; those of rules or values that this Courtyard does not know are left out and counted."""
    shelf = Shelf([], Counter())
    known: set[str] = set()
    for number, line in enumerate(unpacked(path).splitlines(), 1):
        if not line.strip():
            continue
        puzzle = parse(line, f"Line {number} of {path}")
        if puzzle.id in known:
            raise Trouble(f"Line {number} of {path} has the same id {puzzle.id!r} as a line before.")
        known.add(puzzle.id)
        why = left_out(puzzle, games)
        if why:
            shelf.left_out[why] += 1
        else:
            shelf.puzzles.append(puzzle)
    return shelf


def left_out(puzzle: Puzzle, games: dict[str, Game]) -> str:
    """Say why a puzzle cannot be played here, although it is a proper one; mostly nothing."""
    game = games.get(puzzle.game)
    if game is None:
        return f"the game {puzzle.game} is not installed"
    try:
        journal.check(puzzle.journal, game)
        ruleset = puzzle.journal["options"].get("ruleset", game.rulesets.current)
        game.rulesets.check(ruleset)
    except Trouble as trouble:
        return str(trouble).rstrip(".")
    return ""


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles to a file, compressed if its name ends with .gz."""
    text = "".join(f"{line_of(puzzle)}\n" for puzzle in puzzles)
    if path.suffix != ".gz":
        write_whole(path, text)
        return
    try:
        # Without a time in it, so that the same puzzles make the same file.
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
    except OSError as error:
        raise Trouble(f"{path} cannot be written: {error.strerror}.") from None


def shipped(game: Game, games: dict[str, Game], folder: Path = PACKED) -> Shelf:
    """Give the puzzles of a game that come with Courtyard, or those of another folder."""
    paths = [folder / f"{game.name}.jsonl{ending}" for ending in (".gz", "")]
    path = next((path for path in paths if path.is_file()), None)
    return read(path, games) if path else Shelf([], Counter())
