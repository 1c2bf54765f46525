"""Mining: strong bots play, each of their turns is looked at briefly, and what promises much is verified.

A piece of work is one game, fixed by its seed: the options it is played with, the draws and all tries follow
from it. So a run can be cut off at any moment and go on later, and any number of processes finds the same.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

import msgspec

from courtyard.bots import Budget as Thinking
from courtyard.bots import find_bot
from courtyard.bots.outlook import mean_and_error
from courtyard.bots.reasons import Reason, details, overall_reasons
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.puzzles import difficulty
from courtyard.puzzles.confirm import measured_again
from courtyard.puzzles.measure import (
    AGREED,
    LUCK,
    SCREENING,
    Budget,
    LineTrials,
    Measured,
    Place,
    TooMuch,
    Turn,
    best_way,
    goes_on,
    is_promising,
    is_sure,
    key_of,
)
from courtyard.puzzles.puzzle import END, SAME, Choice, Cost, Node, Puzzle, Why, box_of, check
from courtyard.puzzles.themes import happened, signs_of, table_of, theme_of
from courtyard.puzzles.variants import options_for

PLAYING = 100
"""Tries of the bots for each choice of a game from which puzzles are taken."""
EASY = 4
"""One in this number of turns that a quick look finds right is verified: they are plenty."""
VERIFIED = 8
"""Most turns of a game that are verified."""
TAKEN = 3
"""Most turns of a game that become puzzles."""
FOLLOWED = 16
"""Games played to the real end to say why."""
STRETCHES = 32
"""Games played to the end of the day or round to say why."""
GUESSED = 48
"""Games played as far as the judgement plays to say why."""
AGAIN = 5.0
"""A puzzle is measured again with this many times the tries."""
DOUBTED = 200
"""Games played with the best move and the next best where it matters most; they must not disagree."""
REASONS = 2
COMPARED = 6
"""Wrong options whose reasons are kept."""


@dataclass(frozen=True)
class Plan:
    """Settings shared by all pieces of a run."""

    game: str
    budget: Budget = field(default_factory=Budget)
    screening: Budget = SCREENING
    playing: int = PLAYING
    variants: str = "all"
    verified: int = VERIFIED
    again: float = AGAIN
    """With how many times the tries a puzzle is measured again, from other worlds."""
    until: float | None = None
    """The moment, as `time.time` tells it, at which nothing more is begun."""

    @property
    def is_late(self) -> bool:
        return self.until is not None and time.time() >= self.until


@dataclass
class Yield:
    """Result of a piece of work."""

    piece: str
    puzzles: list[Puzzle]
    turns: int = 0
    screened: int = 0
    verified: int = 0
    seconds: float = 0.0
    is_whole: bool = True


# One game.


def mine(work: tuple[Plan, int | str]) -> Yield:
    """Play a game by its seed, or read one from a file, and give the puzzles in it."""
    plan, piece = work
    game = find_game(plan.game)
    began = time.process_time()
    found = Yield(str(piece), [])
    try:
        match = played(game, plan, piece) if isinstance(piece, int) else replayed(game, Path(piece))
    except Trouble:
        return found  # A journal that is none, or of rules that we do not know, has no puzzles.
    if match is None:
        found.is_whole = False
        return found
    number = piece if isinstance(piece, int) else int(digest(journal.to_text(match)), 16) % 10**6
    table = table_of(game)
    candidates = []
    for length, seat, position in moments(match, table.turns):
        found.turns += 1
        if plan.is_late:
            found.is_whole = False
            break
        turn = Turn(game, position, seat, table.turns, seed=7919 * number + 31 * length)
        promise = screened(turn, plan.screening, length)
        if promise > 0:
            candidates.append((promise, length, seat, position))
    found.screened = len(candidates)
    candidates.sort(key=lambda each: (-each[0], each[1]))
    for _, length, seat, position in candidates[: plan.verified]:
        if plan.is_late:
            found.is_whole = False
            break
        if len(found.puzzles) == TAKEN:
            break
        found.verified += 1
        seed = 104729 * number + 37 * length
        puzzle = verified(game, match, position, length, seat, plan.budget, seed)
        if puzzle is not None and measured_again(puzzle, plan.budget.times(plan.again), seed + 2).is_safe:
            found.puzzles.append(puzzle)
    found.seconds = time.process_time() - began
    return found


def played(game: Game, plan: Plan, seed: int) -> Match | None:
    """Let strong bots play a game; nothing where time is up."""
    match = Match(game, options_for(game, seed, plan.variants), f"puzzle-{seed}")
    bots = {seat: find_bot("deep") for seat in range(int(match.position.seats()))}
    dice = Dice(seed)
    while not match.is_over:
        if plan.is_late:
            return None
        seat = match.open_seats[0]
        options = [int(option) for option in match.position.options_of(seat)]
        budget = Thinking(playouts=plan.playing)
        match.choose(seat, bots[seat].choose(game, match.recall(seat), options, budget, dice))
    return match


def replayed(game: Game, path: Path) -> Match:
    """Give a finished game from a journal."""
    kept = journal.read(path)
    journal.check(kept, game)
    return journal.replay(kept, game)


def moments(match: Match, turns: frozenset[int]) -> Iterator[tuple[int, int, Position]]:
    """Give every moment at which a turn begins: after how many choices, whose it is, and the position.

    A long turn also begins again where the kind of its question changes.
    """
    whole = journal.write(match)
    again = journal.begin(whole, match.game)
    in_turn: dict[int, tuple[int, str]] = {}
    for number, (seat, option) in enumerate(match.choices):
        position = again.position
        if position.is_open(seat) and len(list(position.options_of(seat))) > 1:
            kind = match.game.decision(position, seat).kind
            since, before = in_turn.get(seat, (0, ""))
            if not since or (since >= 3 and kind != before):
                yield number, seat, position.copy()
                since = 0
            in_turn[seat] = since + 1, kind
        following = goes_on(position, seat, option, turns) if position.is_open(seat) else None
        again.choose(seat, option)
        if following is None:
            in_turn.pop(seat, None)


# Looking briefly.


def by_luck(places: list[Place], nth: int = 0) -> float:
    """Tell how likely somebody finds all right moves at random."""
    place = places[nth]
    right = [1.0 if each.next == END else by_luck(places, each.next) for each in place.right]
    return sum(right) / len(place.options)


def screened(turn: Turn, budget: Budget, number: int) -> float:
    """Tell how much a turn promises to be a puzzle; nothing where it does not."""
    try:
        places = turn.walk(budget)
    except TooMuch:
        return 0.0
    place = places[key_of(places)]
    luck = by_luck(places)
    if not place.is_clear or place.agreed < AGREED or luck > LUCK:
        return 0.0
    is_easy = all_found(turn, places)
    if is_easy and number % EASY:
        return 0.0
    return (1.0 - luck) * min(place.gap, 6.0) / (2.0 if is_easy else 1.0)


def all_found(turn: Turn, places: list[Place]) -> bool:
    """Tell whether the judgement alone finds all right moves, in each of a few worlds."""
    game, seat = turn.game, turn.seat
    for world in turn.groups[0][:3]:
        position, nth = world.copy(), 0
        dice = Dice(turn.seed)
        while nth != END and position.is_open(seat):
            best = int(game.judgement.best(position, seat, dice))
            if best not in [each.option for each in places[nth].right]:
                return False
            if best != places[nth].options[0].option:
                break  # As good, but nobody has looked behind it.
            position.choose(seat, best)
            nth = places[nth].options[0].next
    return True


# Verifying.


def verified(
    game: Game, match: Match, position: Position, length: int, seat: int, budget: Budget, seed: int
) -> Puzzle | None:
    """Measure a turn for long, and make a puzzle of it if it is one."""
    began = time.process_time()
    table = table_of(game)
    turn = Turn(game, position, seat, table.turns, seed)
    try:
        # First with less, from other worlds: most of what looked good briefly is found out so.
        if not is_promising(Turn(game, position, seat, table.turns, seed + 1).walk(budget.lighter())):
            return None
        places = turn.grow(budget)
    except TooMuch:
        return None
    key = key_of(places)
    place = places[key]
    if not is_sure(place) or by_luck(places) > LUCK:
        return None
    if is_contradicted(turn, place, seed):
        return None
    way = best_way(places)
    trials = {nth: try_lines(turn, places[nth], seed) for nth in way if places[nth].wrong}
    theme, family = theme_found(turn, place, trials[key], match)
    nodes = tuple(node_of(turn, each, match, trials.get(nth)) for nth, each in enumerate(places))
    kept = journal.write(match)
    kept["choices"] = kept["choices"][:length]
    unrated = Puzzle(
        id=f"{game.name}-{digest(msgspec.json.encode([kept, seat]).decode())}",
        game=game.name,
        journal=kept,
        seat=seat,
        nodes=nodes,
        theme=theme,
        family=family,
        level=1,
        rating=1500,
        margin=round(place.gap, 2),
        margin_chance=round(place.options[0].chance - max(each.chance for each in place.wrong), 4),
        error=round(place.gap_error, 2),
        agreed=round(place.agreed, 2),
        cost=Cost(0, 0.0),
        box=box_of(game, match.options["ruleset"], match.own),
        key=key,
    )
    check(unrated, game)
    found = difficulty.rates(unrated, game, seed)
    if not any(found[rung] >= difficulty.FOUND for rung in ("100", "1000")):
        return None  # What nobody finds, not even by a long search, is not sure enough.
    return msgspec.structs.replace(
        unrated,
        level=difficulty.level_of(found),
        rating=difficulty.rating_of(found),
        found={rung: round(rate, 2) for rung, rate in found.items()},
        cost=Cost(turn.tries, round(time.process_time() - began, 1)),
    )


def is_contradicted(turn: Turn, place: Place, seed: int) -> bool:
    """Tell whether games that are played on with the judgement alone say the contrary of the search.

    They are played from other worlds, and to the end: a second opinion.
    """
    lines = [turn.own_moves(place, each) for each in compared(place)[:2]]
    trials = LineTrials(turn.game, turn.view, lines, Dice(seed), is_counted=False)
    for _ in range(DOUBTED):
        trials.try_all(is_followed=False)
    ends = zip(trials.estimates[0], trials.estimates[1], strict=True)
    mean, error = mean_and_error([lead(one.end, turn.seat) - lead(two.end, turn.seat) for one, two in ends])
    return mean < -error


def lead(end: list[int], seat: int) -> float:
    """Give by how much a seat is ahead of the best of the others; in a solo game, its points."""
    seats = len(end) // 2
    others = [end[other] for other in range(seats) if other != seat]
    return float(end[seat] - max(others)) if others else float(end[seats + seat])


def try_lines(turn: Turn, place: Place, seed: int) -> LineTrials:
    """Play on after the best moves and after the wrong ones, to say what the difference is."""
    lines = [turn.own_moves(place, each) for each in compared(place)]
    trials = LineTrials(turn.game, turn.view, lines, Dice(seed))
    for _ in range(FOLLOWED):
        trials.try_all(is_followed=True)
    if trials.errors:
        for _ in range(STRETCHES):
            trials.try_stretch()
    for _ in range(GUESSED):
        trials.try_all(is_followed=not trials.errors)  # Where the judgement plays to the end, at no cost.
    return trials


def compared(place: Place) -> list[Measured]:
    """Give the best option, and behind it the wrong ones that are compared with it."""
    return [place.options[0], *sorted(place.wrong, key=lambda each: each.behind)[:COMPARED]]


def theme_found(turn: Turn, place: Place, trials: LineTrials, match: Match) -> tuple[str, str]:
    """Find what a puzzle is about from the best moves and the next best."""
    events = [happened(turn.game, turn.position, turn.seat, trials.lines[nth]) for nth in (0, 1)]
    kind = turn.game.decision(place.position, turn.seat).kind
    best, other = (turn.game.notation(each.option, match.values) for each in compared(place)[:2])
    return theme_of(table_of(turn.game), signs_of(events[0], events[1], trials, kind, (best, other)))


def node_of(turn: Turn, place: Place, match: Match, trials: LineTrials | None) -> Node:
    """Write a place down."""
    game = turn.game
    numbered = {each.option: nth for nth, each in enumerate(compared(place))} if trials else {}
    choices = []
    for each in place.options:
        nth = numbered.get(each.option)
        line = turn.likely(place, each)
        choices.append(
            Choice(
                option=game.notation(each.option, match.values),
                chance=round(each.chance, 3),
                points=round(each.mean_points, 1),
                behind=round(each.behind, 2),
                error=round(each.error, 2),
                tries=each.tries,
                is_right=each.is_right,
                next=each.next if each.is_right else SAME,
                line=tuple(f"{seat} {game.notation(option, match.values)}" for seat, option in line),
                why=() if trials is None or nth is None else why(trials, nth, 1 if nth == 0 else 0),
            )
        )
    return Node(game.decision(place.position, turn.seat).kind, tuple(choices))


def why(trials: LineTrials, option: int, other: int) -> tuple[Why, ...]:
    """Say how an option differs from another, the best by what speaks for it."""
    reasons = [*details(trials, option, other), *overall_reasons(trials, option, other)]
    wanted = [reason for reason in reasons if reason.is_for == (option == 0)]
    return tuple(written(reason) for reason in wanted[:REASONS])


def written(reason: Reason) -> Why:
    return Why(reason.kind, round(reason.amount, 2), reason.name.id if reason.name else "")


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=5).hexdigest()
