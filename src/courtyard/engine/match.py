"""One game being played: seats choose, chance follows the seed, choices can be taken back."""

from typing import Any

from courtyard.engine.chance import fate
from courtyard.engine.content import Table
from courtyard.engine.game import Decision, Game, View
from courtyard.engine.language import Saying
from courtyard.engine.position import CHANCE, NOBODY, Position
from courtyard.engine.trouble import Trouble

Event = tuple[int, int, int, int]


class Match:
    """A game from its first draw to its end, with everything needed to play it again."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any] | None = None,
        seed: str = "0",
        own: Table | None = None,
        written: Table | None = None,
    ) -> None:
        self.game = game
        self.seed = str(seed)
        self.own = own or {}
        self.written = written
        self.choices: list[tuple[int, int]] = []
        self.events: list[Event] = []
        if written is None:
            self.options = game.settle_options(options or {})
            self.position = game.start(self.options, self.own)
            self.foreseen: dict[str, list[int]] = {}
        else:
            opening = game.by_hand(written, self.own)
            self.options = opening.options
            self.position = opening.position
            self.foreseen = opening.foreseen
        self.position.telling = True
        self._trail: list[tuple[Position, int]] = []
        self._trail_seat = NOBODY
        self._follow_fate()
        self._gather_events()

    # Choosing.

    def choose(self, seat: int, option: int) -> None:
        """Let a seat choose; refuse with a sentence what it may not choose now."""
        position = self.position
        if position.is_over():
            raise Trouble("The game is over: nobody may choose any more.")
        if seat < 0 or not position.is_open(seat):
            raise Trouble(f"Seat {seat} has nothing to choose now; it is the turn of seat {position.seat}.")
        if option not in list(position.options_of(seat)):
            raise Trouble(f"{self._notation(option)} is not among the options of seat {seat}.")
        if self._trail_seat != seat:
            self._trail.clear()
            self._trail_seat = seat
        self._trail.append((position.copy(), len(self.events)))
        self.choices.append((seat, option))
        position.choose(seat, option)
        if self._follow_fate():
            self._trail.clear()
        self._gather_events()

    def _notation(self, option: int) -> str:
        try:
            return repr(self.game.notation(option))
        except (Trouble, ValueError, IndexError):
            return f"Option {option}"

    def _follow_fate(self) -> bool:
        """Draw for chance as long as it is to choose; tell whether anything was drawn."""
        position = self.position
        drawn = False
        while position.seat == CHANCE:
            purpose, count = self.game.lot(position)
            options = list(position.options)
            stored = self.foreseen.get(purpose, [])
            if count < len(stored):
                if stored[count] not in options:
                    raise Trouble(f"{self._notation(stored[count])} cannot be drawn next ({purpose}).")
                option = stored[count]
            else:
                option = options[fate(self.seed, purpose, count, list(position.weights))]
            position.choose(CHANCE, option)
            drawn = True
        return drawn

    def _gather_events(self) -> None:
        numbers = list(self.position.events)
        self.events += [
            (numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]) for i in range(0, len(numbers), 4)
        ]
        self.position.events = self.position.events[:0]

    # Taking back.

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has a choice to take back that taught nobody anything."""
        return self._trail_seat == seat and bool(self._trail)

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat."""
        if not self.can_undo(seat):
            raise Trouble("Nothing can be taken back: something was drawn, or somebody else chose, since.")
        position, events = self._trail.pop()
        position.telling = True
        self.position = position
        self.choices.pop()
        del self.events[events:]

    def restart_turn(self, seat: int) -> None:
        """Take back all choices of a seat up to the last moment at which anybody learned something."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    # Looking.

    def view(self, seat: int) -> View:
        return self.game.view(self.position, seat)

    def decision(self, seat: int) -> Decision:
        return self.game.decision(self.position, seat)

    def tell(self, event: Event, seat: int) -> Saying | None:
        """Give an event as a line of the log for a seat, or nothing where it is not worth a line."""
        return self.game.tell(self.position, event, seat)

    def why(self, event: Event) -> str:
        """Give the id of the rule that an event follows."""
        return self.game.why(self.position, event)

    @property
    def is_over(self) -> bool:
        return self.position.is_over()
