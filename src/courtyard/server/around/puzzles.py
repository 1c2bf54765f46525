"""Puzzles for guests: that of the day, one after the other by theme and level, and an answer to every move.

A request says all that was chosen in a try, so no server remembers one. Games up to the moment of a puzzle
are kept ready, so that a wrong move is answered at once; they are played in threads, away from the loop.
"""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import structlog

from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.puzzles.mistakes import PREFIX
from courtyard.puzzles.progress import Rating, next_for, of_the_day, running
from courtyard.puzzles.puzzle import LEVELS, PACKED, Puzzle, opened, shipped
from courtyard.server.around import training_record
from courtyard.server.around.puzzle_record import NOTHING, Noted, Record, note, read_record, streak_of
from courtyard.server.around.puzzle_table import SOLVER, PuzzleTable, solution_of
from courtyard.server.ground.errands import Errands
from courtyard.server.ground.games import find_game
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.puzzle_talk import (
    PuzzleAnswer,
    PuzzleCard,
    PuzzleGame,
    PuzzleHint,
    PuzzleProgress,
    Puzzles,
    PuzzleTask,
    PuzzleTheme,
)
from courtyard.server.ground.training_talk import Mistake
from courtyard.server.past.replays import Ready
from courtyard.server.store.writer import Store

log = structlog.get_logger()
T = TypeVar("T")
ALL = "all"
"""Any theme, or any level."""
READY = 64
"""Puzzles whose games are kept at their moment."""
WEEK = 7


class PuzzleRoom:
    """The puzzles of a server; games that have none are left out everywhere."""

    def __init__(
        self, store: Store, folder: Path | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.folder = folder or PACKED
        self.now = now
        self.errands = Errands("puzzles")
        self._shelves: dict[str, dict[str, Puzzle]] | None = None
        self._ready: Callable[[str], Match] = lru_cache(READY)(self._opened)
        self._lit: Callable[[str], list[str]] = lru_cache(READY)(self._found_lit)

    # Reading.

    async def overview(self, me: Me) -> Puzzles:
        shelves, record, today = await self._read_shelves(me), await self._record(me), self.today()
        due = await self.store.read(
            lambda connection: training_record.count_due(connection, me.id, self.now())
        )
        week = [today - timedelta(days=WEEK - 1 - nth) for nth in range(WEEK)]
        return Puzzles(
            day=today.isoformat(),
            games=[described(game, shelf, record, today) for game, shelf in shelves.items()],
            streak=running(record.streak, today),
            longest=record.streak.longest,
            week=[day in record.days for day in week],
            due=due,
        )

    async def next(self, me: Me, game: str, theme: str, level: str) -> PuzzleCard:
        """Give the puzzle that fits somebody best: one not tried yet, or not found, or tried long ago."""
        shelf = (await self._read_shelves(me)).get(find_game(game).name, {})
        record = await self._record(me)
        fitting = [
            puzzle
            for puzzle in shelf.values()
            if theme in (ALL, puzzle.theme, puzzle.family) and level in (ALL, str(puzzle.level))
        ]
        rating = record.ratings.get(game, Rating())
        tried = {id_ for id_, each in record.tries.items() if each.first}
        found = {id_ for id_ in tried if record.tries[id_].is_found}
        chosen = next_for(fitting, rating, tried) or next_for(fitting, rating, found)
        if chosen is None and fitting:
            chosen = min(fitting, key=lambda puzzle: record.tries[puzzle.id].at)
        if chosen is None:
            raise Refusal("no-puzzle")
        return card(chosen, record)

    async def task(self, me: Me, id_: str) -> Ready:
        (puzzle, mistake), record = await self._asked(me, id_), await self._record(me)
        known = record.tries.get(id_)
        rating = None if mistake else record.ratings.get(puzzle.game)

        def work() -> PuzzleTask:
            there = PuzzleTable(puzzle, self._match(puzzle))
            state = there.state()
            return PuzzleTask(
                card=card(puzzle, record),
                is_daily=puzzle.id == self._daily(puzzle.game, self.today()),
                margin=puzzle.margin,
                is_tried=not mistake.is_due if mistake else known is not None and known.first is not None,
                is_hinted=known is not None and known.is_hinted,
                rating=rating.shown if rating else None,
                streak=running(record.streak, self.today()),
                lit=there.places() if mistake else self._lit(puzzle.id),
                table=there.table.info(SOLVER),
                state=msgspec.structs.replace(state, can_undo=False),
                mistake=mistake,
            )

        try:
            return await self._tell(me, work)
        except Refusal:
            if mistake is not None:  # By the rules of today it cannot be played any more.
                await self.store.do(lambda connection: training_record.remove(connection, me.id, id_))
            raise

    # Trying.

    async def move(self, me: Me, id_: str, moves: list[int]) -> Ready:
        """Answer the last move of a try; a wrong one and the one that solves it are noted."""
        puzzle, mistake = await self._asked(me, id_)
        tried = await self._do(me, lambda: PuzzleTable(puzzle, self._match(puzzle)).follow(moves))
        answer = PuzzleAnswer(tried.outcome, tried.state, tried.wrong, mistake=mistake)
        if tried.outcome == "solved":
            return await self._over(me, puzzle, answer, "found")
        if tried.outcome == "wrong":
            await self._end(me, puzzle, answer, "missed")
        return await self._tell(me, lambda: answer)

    async def give_up(self, me: Me, id_: str) -> Ready:
        """Show the solution; a first try counts as not found."""
        puzzle = await self._puzzle(me, id_)
        state = await self._do(me, lambda: PuzzleTable(puzzle, self._match(puzzle)).solve())
        return await self._over(me, puzzle, PuzzleAnswer("given-up", state), "missed")

    async def hint(self, me: Me, id_: str, moves: list[int]) -> PuzzleHint:
        """Tell the theme, and light a few options; the first try then counts by half."""
        puzzle = await self._puzzle(me, id_)

        def work() -> PuzzleHint:
            there = PuzzleTable(puzzle, self._match(puzzle))
            if there.follow(moves).outcome != "going-on":
                raise Refusal("not-your-turn")
            return PuzzleHint(puzzle.theme, there.lit())

        hint = await self._do(me, work)
        await self._note(me, puzzle, "hint")
        return hint

    async def _over(
        self, me: Me, puzzle: Puzzle, answer: PuzzleAnswer, what: Literal["found", "missed"]
    ) -> Ready:
        await self._end(me, puzzle, answer, what)

        def work() -> PuzzleAnswer:
            answer.solution = solution_of(puzzle, self._match(puzzle))
            return answer

        return await self._tell(me, work)

    async def _end(
        self, me: Me, puzzle: Puzzle, answer: PuzzleAnswer, what: Literal["found", "missed"]
    ) -> None:
        """Note how a try ended, of a puzzle or of a mistake."""
        if answer.mistake is None:
            answer.progress = await self._note(me, puzzle, what)
        else:
            answer.mistake = await self.store.do(
                lambda connection: training_record.review(connection, me.id, puzzle.id, what, self.now())
            )

    async def _note(self, me: Me, puzzle: Puzzle, what: Literal["hint", "found", "missed"]) -> PuzzleProgress:
        today = self.today()
        day = today if puzzle.id == self._daily(puzzle.game, today) else None
        noted: Noted = await self.store.do(
            lambda connection: note(connection, me.id, puzzle, what, self.now(), day)
        )
        return PuzzleProgress(
            rating=noted.after.shown,
            change=noted.after.shown - noted.before.shown,
            is_rated=noted.is_rated,
            is_hinted=noted.is_hinted,
            streak=running(streak_of(noted.days), today),
        )

    # Where they are.

    def today(self) -> date:
        return datetime.fromtimestamp(self.now(), UTC).date()

    async def _record(self, me: Me) -> Record:
        if not me.id:
            return NOTHING
        return await self.store.read(lambda connection: read_record(connection, me.id))

    async def _asked(self, me: Me, id_: str) -> tuple[Puzzle, Mistake | None]:
        """Give a puzzle, or a mistake of the guest's own."""
        if not id_.startswith(PREFIX):
            return await self._puzzle(me, id_), None
        find = partial(training_record.read_mistake, guest=me.id, id_=id_)
        row = await self.store.read(find) if id_.isprintable() else None
        if row is None:
            raise Refusal("unknown-puzzle", puzzle=id_[:40])
        return training_record.as_puzzle(row), training_record.as_mistake(row, self.now())

    async def _puzzle(self, me: Me, id_: str) -> Puzzle:
        for shelf in (await self._read_shelves(me)).values():
            if id_ in shelf:
                return shelf[id_]
        raise Refusal("unknown-puzzle", puzzle=id_[:40])

    def _daily(self, game: str, day: date) -> str | None:
        puzzle = of_the_day(list((self._shelves or {}).get(game, {}).values()), day)
        return puzzle.id if puzzle else None

    async def _read_shelves(self, me: Me) -> dict[str, dict[str, Puzzle]]:
        """Give the puzzles of every game that has some; they are read when somebody first asks."""
        if self._shelves is None:
            self._shelves = await self._do(me, lambda: read_puzzles_in(self.folder))
        return self._shelves

    def _match(self, puzzle: Puzzle) -> Match:
        """Give the game at the moment of a puzzle; those that all guests share are kept ready."""
        return begun(puzzle) if puzzle.id.startswith(PREFIX) else self._ready(puzzle.id).copy()

    def _opened(self, id_: str) -> Match:
        return begun(self._shelved(id_))

    def _found_lit(self, id_: str) -> list[str]:
        return PuzzleTable(self._shelved(id_), self._ready(id_).copy()).places()

    def _shelved(self, id_: str) -> Puzzle:
        return next(shelf[id_] for shelf in (self._shelves or {}).values() if id_ in shelf)

    async def _do(self, me: Me, work: Callable[[], T]) -> T:
        return await self.errands.run(me.id, work)

    async def _tell(self, me: Me, work: Callable[[], Any]) -> Ready:
        """Do something and write down what came of it, away from the loop."""
        return Ready(await self._do(me, lambda: msgspec.json.encode(work())))


def read_puzzles_in(folder: Path) -> dict[str, dict[str, Puzzle]]:
    """Read the puzzles of all games in a folder; a file that cannot be read is told to the operator alone."""
    shelves = {}
    for name, game in GAMES.items():
        try:
            shelf = shipped(game, GAMES, folder)
        except Trouble as trouble:
            log.error("puzzles-not-read", game=name, why=str(trouble))
            continue
        if shelf.omissions():
            log.warning("puzzles-left-out", game=name, why=shelf.omissions())
        own = {puzzle.id: puzzle for puzzle in shelf.puzzles if puzzle.game == name}
        if own:
            shelves[name] = own
    return shelves


def begun(puzzle: Puzzle) -> Match:
    """Play a game up to the moment of a puzzle."""
    try:
        return opened(puzzle, find_game(puzzle.game))
    except Trouble as trouble:
        log.error("puzzle-not-opened", puzzle=puzzle.id, why=str(trouble))
        raise Refusal("unknown-puzzle", puzzle=puzzle.id) from None


# Messages.


def card(puzzle: Puzzle, record: Record) -> PuzzleCard:
    known = record.tries.get(puzzle.id)
    return PuzzleCard(
        id=puzzle.id,
        game=puzzle.game,
        level=puzzle.level,
        family=puzzle.family,
        players=int(puzzle.journal["options"].get("players", 1)),
        found=known is not None and known.is_found,
    )


def described(game: str, shelf: dict[str, Puzzle], record: Record, today: date) -> PuzzleGame:
    puzzles = list(shelf.values())
    themes = sorted({(puzzle.family, puzzle.theme) for puzzle in puzzles})
    daily = of_the_day(puzzles, today)
    assert daily is not None, "a shelf has at least one puzzle"
    rating = record.ratings.get(game)
    return PuzzleGame(
        game=game,
        count=len(puzzles),
        levels={level: sum(puzzle.level == level for puzzle in puzzles) for level in LEVELS},
        themes=[
            PuzzleTheme(theme, family, sum(puzzle.theme == theme for puzzle in puzzles))
            for family, theme in themes
        ],
        daily=card(daily, record),
        rating=rating.shown if rating else None,
        solved=rating.solved if rating else 0,
        tried=rating.tried if rating else 0,
    )
