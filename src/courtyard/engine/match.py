"""One game being played: seats choose, chance follows the seed, choices can be taken back."""

import copy
from collections.abc import Callable
from typing import Any, NamedTuple

from courtyard.engine.board import Zone
from courtyard.engine.chance import seeded_draw
from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.position import CHANCE, DISCLOSED, GROUND, LIFTED, LOWERED, NOBODY, Position
from courtyard.engine.terms import EVERYTHING, Decision, Event, OptionText, View
from courtyard.engine.trouble import Trouble

MOST_NAMED = 12
"""Most options named to somebody who chose one that does not exist."""
MOST_DRAWS = 100_000
LONGEST_ROUTINE = 60
"""Most choices of a routine proposed at once."""


class Shot(NamedTuple):
    """A moment in the middle of what a choice led to: all cells, and the number of events before it."""

    events: int
    cells: list[int]


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
        """An owner's corrections, as they were given."""
        self.written = written
        self.choices: list[tuple[int, int]] = []
        self.events: list[Event] = []
        """Events that can no longer be undone, in an order that does not reveal who chose first."""
        self.is_filmed = False
        """Whether shots are taken of what choices lead to."""
        self.shots: list[Shot] = []
        """Steps that followed from the last choice, without those hidden by the veil."""
        self.rearranged = 0
        """How often events were undone, or told in another order than they happened."""
        self._veiled: dict[int, list[Event]] = {}
        self._ground = 0
        if written is None:
            self.options = game.settle_options(options or {})
            self.values = game.rulesets.own(self.options["ruleset"], self.own)
            """The corrections to today's values that the game is played with: those of its ruleset too."""
            self.position: Position = game.start(self.options, self.values)
            self.foreseen: dict[str, list[int]] = {}
        else:
            ruleset = (options or {}).get("ruleset", game.rulesets.current)
            game.rulesets.check(ruleset)
            self.values = game.rulesets.own(ruleset, self.own)
            opening = game.by_hand({**written, "ruleset": ruleset}, self.values)
            self.options = opening.options
            self.position = opening.position
            self.foreseen = opening.foreseen
            if opening.values is not None:
                self.values = opening.values
        self.position.records_events = True
        self._follow_fate()
        self._gather_events()
        self._begin_anew()

    def copy(self) -> "Match":
        """Give the same game once more: what is chosen in one changes nothing in the other."""
        twin = copy.copy(self)
        twin.position = self.position.copy()
        twin.position.records_events = True
        twin.choices, twin.events, twin.shots = self.choices[:], self.events[:], self.shots[:]
        twin._since = self._since[:]
        twin._veiled = {seat: events[:] for seat, events in self._veiled.items()}
        return twin

    # Choosing.

    @property
    def open_seats(self) -> list[int]:
        """Give all seats that may choose now; where they choose unseen there are several."""
        return self.position.open_seats()

    @property
    def seats(self) -> int:
        return int(self.position.seats())

    @property
    def veil(self) -> int:
        """Give the number of the veil under which seats choose unseen by each other, or 0."""
        return int(self.position.veil())

    def is_open(self, seat: int) -> bool:
        """Tell whether a seat may choose now."""
        return bool(self.position.is_open(seat))

    def options_of(self, seat: int) -> list[int]:
        """Give all that a seat is asked to choose from now."""
        return [int(option) for option in self.position.options_of(seat)]

    def choose(self, seat: int, option: int) -> None:
        """Let a seat choose; refuse with a sentence what it may not choose now."""
        position = self.position
        if position.is_over():
            raise Trouble("The game is over: nobody may choose any more.")
        if type(option) is not int:
            raise Trouble(f"{option!r} is no option: options are whole numbers.")
        if type(seat) is not int or not 0 <= seat < position.seats():
            raise Trouble(f"There is no seat {seat!r}; there are seats 0 to {position.seats() - 1}.")
        if not self.may_choose(seat, option):
            raise Trouble(self._why_not(seat, option))
        if not position.veil() and self._follows_another(seat, option):
            self._begin_anew()
        self.choices.append((seat, option))
        self._since.append((seat, option))
        if self._take(seat, option):
            self._begin_anew()

    def _follows_another(self, seat: int, option: int) -> bool:
        """Tell whether a choice comes after one of another seat that can then no longer be taken back."""
        settings = self.game.settings
        return option not in settings and any(
            other != seat and chosen not in settings for other, chosen in self._since
        )

    def may_choose(self, seat: int, option: int) -> bool:
        """Tell whether an option is among those of a seat, or among what it may do though nobody asks it."""
        position = self.position
        if position.is_open(seat) and option in self.options_of(seat):
            return True
        return option in list(position.standing(seat))

    def _why_not(self, seat: int, option: int) -> str:
        """Say why a seat may not choose an option, as its decision does where it refuses it."""
        if not self.is_open(seat):
            return f"Seat {seat} has nothing to choose now; {self._whose_turn()}."
        written = self._notation(option)
        for refusal in self.decision(seat).refusals:
            if repr(refusal.notation) == written:
                return f"{written} cannot be chosen now: {self.game.phrases.say(refusal.reason)}"
        known = [self._notation(other) for other in self.options_of(seat)]
        named = ", ".join(known[:MOST_NAMED]) + (", …" if len(known) > MOST_NAMED else "")
        return f"{written} is not among the options of seat {seat}: {named}."

    def _take(self, seat: int, option: int) -> bool:
        """Take an option and all that follows from it; tell whether anybody learned something."""
        veil = self.position.veil()
        if self.is_filmed:
            self.position.take_shots()
        self.position.choose(seat, option)
        is_drawn = self._follow_fate()
        is_learned = self._gather_events(seat if veil else None)
        return is_drawn or is_learned or veil != self.position.veil()

    def _whose_turn(self) -> str:
        seats = [str(seat) for seat in self.open_seats]
        if len(seats) == 1:
            return f"it is the turn of seat {seats[0]}"
        return f"it is the turn of seats {', '.join(seats[:-1])} and {seats[-1]}"

    def _notation(self, option: int) -> str:
        try:
            return repr(self.game.notation(option, self.values))
        except (Trouble, ValueError, IndexError):
            return f"Option {option}"

    def _follow_fate(self) -> bool:
        """Draw for chance as long as it is to choose; tell whether anything was drawn."""
        position = self.position
        drawn = 0
        while position.seat == CHANCE:
            drawn += 1
            if drawn > MOST_DRAWS:
                raise Trouble(f"{self.game.title} draws again and again, and nobody comes to choose.")
            purpose, count = self.game.lot(position)
            options = list(position.options)
            stored = self.foreseen.get(purpose, [])
            if count < len(stored):
                if stored[count] not in options:
                    raise Trouble(f"{self._notation(stored[count])} cannot be drawn next ({purpose}).")
                option = stored[count]
            else:
                option = options[seeded_draw(self.seed, purpose, count, list(position.weights))]
            position.choose(CHANCE, option)
        return drawn > 0

    # What happened.

    def _gather_events(self, unseen: int | None = None) -> bool:
        """Note what was told, for one seat alone where it chose unseen; tell if anybody learned something."""
        numbers = self.position.take_events()
        shots = {shot[0]: shot[1:] for shot in self.position.take_shots()} if self.is_filmed else {}
        self.shots = []
        is_veiled = unseen is not None
        is_learned = False
        for i in range(0, len(numbers), 4):
            told = (numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3])
            event = Event.of(told, self._ground)
            if event[0] == GROUND:
                self._ground = event[2]
            elif event[0] == LIFTED:
                self._settle_events()
                is_veiled, is_learned, unseen = False, True, None
            elif event[0] == DISCLOSED:
                is_learned = True
            elif event[0] == LOWERED:
                is_veiled = True
            elif is_veiled:
                self._veiled.setdefault(event[1] if unseen is None else unseen, []).append(event)
            else:
                self.events.append(event)
            if not is_veiled and i // 4 + 1 in shots:
                self.shots.append(Shot(len(self.events), shots[i // 4 + 1]))
        return is_learned

    def _settle_events(self) -> None:
        """Tell everybody what happened under the veil, seat by seat."""
        for seat in sorted(self._veiled):
            self.events += self._veiled[seat]
        self._veiled.clear()
        self.rearranged += 1

    def log(self, seat: int, since: int = 0) -> list[Event]:
        """Give the events that a seat may hear of by now: the final ones, and its own that can be undone.

        The first events may be left out; events that can still be undone come last, and may yet be
        rearranged.
        """
        unsettled = sorted(self._veiled) if seat == EVERYTHING else [seat]
        events = self.events[since:]
        for who in unsettled:
            events += self._veiled.get(who, ())
        secret = self.game.secret_events
        return [event if event[0] not in secret else self._event_for(event, seat) for event in events]

    def _event_for(self, event: Event, seat: int) -> Event:
        if event[0] not in self.game.secret_events:
            return event
        return self.game.event_for(self.position, event, seat)

    # Taking back.

    def _begin_anew(self) -> None:
        """Keep the position as it is: somebody learned something, so nobody goes back behind it."""
        self._base = self.position.copy()
        self._base_events = len(self.events)
        self._base_veiled = {seat: list(events) for seat, events in self._veiled.items()}
        self._since: list[tuple[int, int]] = []

    @property
    def final_choices(self) -> int:
        """Tell how many choices can no longer be undone."""
        return len(self.choices) - len(self._since)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat has a choice to take back that taught nobody anything."""
        return any(chooser == seat for chooser, _ in self._since)

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat; unseen choices that others made meanwhile stay."""
        if not self.can_undo(seat):
            raise Trouble(
                "Nothing can be taken back: something was drawn or revealed, or somebody else chose, since."
            )
        last = max(nth for nth, (chooser, _) in enumerate(self._since) if chooser == seat)
        del self.choices[len(self.choices) - len(self._since) + last]
        del self._since[last]
        self._rebuild()

    def _rebuild(self) -> None:
        """Make the choices since the last moment at which anybody learned something once more."""
        self.rearranged += 1
        self.position = self._base.copy()
        self.position.records_events = True
        self._ground = 0
        del self.events[self._base_events :]
        self._veiled = {seat: list(events) for seat, events in self._base_veiled.items()}
        for seat, option in self._since:
            self._take(seat, option)

    def restart_turn(self, seat: int) -> None:
        """Take back all choices of a seat up to the last moment at which anybody learned something."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    # Looking.

    def view(self, seat: int) -> View:
        return self.game.view(self.position, seat)

    def recall(self, seat: int) -> View:
        """Give what a seat knows that forgets nothing it has seen: what bots go by."""
        return self.game.recall(self.position, seat)

    def decision(self, seat: int) -> Decision:
        return self.game.decision(self.position, seat)

    def standing(self, seat: int) -> tuple[OptionText, ...]:
        """Give what a seat may do at any time, though nobody asks it."""
        return self.game.standing(self.position, seat)

    def shot(self) -> Shot:
        """Give how things stand now, as a moment to look at later."""
        return Shot(len(self.events), self.position.row())

    def view_at(self, shot: Shot, seat: int) -> View:
        """Give what a seat could see at a moment; nobody is asked anything there."""
        position = self.position.copy()
        position.write(shot.cells)
        position.forget_options()
        position.seat = NOBODY
        return self.game.view(position, seat)

    def log_line(self, event: Event, seat: int) -> Saying | None:
        """Give an event as a line of the log for a seat, or nothing where it is not worth a line."""
        return self.game.log_line(self.position, self._event_for(event, seat), seat)

    def why(self, event: Event) -> str:
        """Give the id of the rule that an event follows."""
        return self.game.why(self.position, event)

    def board(self, seat: int) -> tuple[Zone, ...]:
        """Give what a seat sees on the table, for faces without a drawing of the game."""
        return self.game.board(self.view(seat))

    def fork(self) -> Position:
        """Give the position once more, for somebody who tries what choices would lead to."""
        return self.position.copy()

    def ahead(self, decision: Decision) -> dict[int, Decision]:
        """Give what each option would lead to, where it only leads to the seat's next question."""
        if decision.kind not in self.game.previewed_kinds:
            return {}
        previews = {}
        for option in decision.options:
            position = self.fork()
            position.choose(decision.seat, option.option)
            if position.is_open(decision.seat):
                previews[option.option] = self.game.decision(position, decision.seat)
        return previews

    def propose(self, seat: int, choose: Callable[[View, list[int]], int]) -> list[OptionText]:
        """Tell how somebody would do the rest of a routine, who is shown the seat's view each time."""
        game, position = self.game, self.fork()
        proposed: list[OptionText] = []
        while position.is_open(seat) and len(proposed) < LONGEST_ROUTINE:
            decision = game.decision(position, seat)
            if decision.kind not in game.routine:
                break
            texts = {option.option: option for option in decision.options}
            option = choose(game.view(position, seat), list(texts))
            proposed.append(texts[option])
            position.choose(seat, option)
        return proposed

    @property
    def is_over(self) -> bool:
        return self.position.is_over()

    @property
    def points(self) -> list[int]:
        """Give the points of every seat as they stand now."""
        return [int(self.position.result(seat)) for seat in range(self.seats)]

    @property
    def places(self) -> list[int]:
        """Give the place of every seat, 1 for the winner."""
        return [int(self.position.place(seat)) for seat in range(self.seats)]
