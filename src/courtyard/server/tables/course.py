"""The course of a game: what happened at a table, independent of its viewers and of the store.

It follows from the seed and the actions alone: no clock, no connection and no store has a part in it.
"""

import hashlib
from collections import Counter, deque
from itertools import islice
from typing import Any, NamedTuple

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice, seed_of
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.match import Match, Shot
from courtyard.engine.terms import SPECTATOR, Event, OptionText, View
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Line, Result
from courtyard.server.tables.coach import Coach

PROPOSER = "heuristic"
MOST_UNDOS = 100
"""Undos of a seat between two choices that can no longer be undone."""
MOST_SETTINGS = 10
"""Changes of its questions meanwhile."""
MOST_CHANGES = 500
"""Either of them in a whole game: a journal has an end."""
MOST_FRAMES = 64
"""Number of the last frames kept for those who have not seen them yet."""
SHORT = 3
"""A choice with at most this many steps is shown at once, a longer one step by step."""


class Action(NamedTuple):
    """The last change at a table, and the seats that had to choose before."""

    seat: int
    kind: str
    deciding: list[int]
    since: float | None = None
    """The time since which these had to choose, where it is known."""
    is_agreed: bool = False
    """Whether they agreed to it."""


class Course:
    """A game from the deal on; before it there is no match."""

    def __init__(self, game: Game, coach: Coach | None = None) -> None:
        self.game = game
        self.coach = coach
        self.match: Match | None = None
        self.seed_hash = ""
        """The hash by which everybody can check after the game that nothing was changed in it."""
        self.number = 0
        """Number of changes."""
        self.versions: dict[int, int] = {}
        """How often what each reader sees has changed."""
        self.answers: dict[tuple[int, str], int] = {}
        """Answers to each seat, by the ids of its changes."""
        self.is_agreed = False
        """Whether the players agreed to end it as it stands."""
        self.last: Action | None = None
        self.last_choices: dict[int, str] = {}
        """The id of each seat's last choice, which tells whether a bot made it."""
        self.concerns: int | None = None
        """The only seat that the last action concerned, where it was done unseen."""
        self.final_choices = 0
        self.undos: Counter[int] = Counter()
        self.settings: Counter[int] = Counter()
        """How often each seat undid, or changed what it is asked about, since choices stand for good."""
        self.changes: Counter[int] = Counter()
        self.is_filmed = False
        """Whether a spectator wants to see how things come about."""
        self.film: deque[Shot] = deque(maxlen=MOST_FRAMES)
        """How things stood before each of the last choices, and in the middle of what they led to."""
        self.filmed = 0
        """Number of frames in all."""
        self._common: dict[Event, Saying | None] = {}
        """Events as lines for a spectator, with which those of each seat are compared."""

    def deal(
        self,
        options: dict[str, Any],
        seed: str,
        own: dict[str, Any] | None,
        written: dict[str, Any] | None,
        seats: int,
    ) -> None:
        """Begin; from here on everything follows from the seed and the actions."""
        self.match = Match(self.game, options, seed, own, written)
        self.seed_hash = hashlib.sha256(seed.encode()).hexdigest()
        self.versions = dict.fromkeys([SPECTATOR, *range(seats)], 0)

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    @property
    def deciding(self) -> list[int]:
        return self.match.open_seats if self.match and not self.is_agreed else []

    @property
    def is_over(self) -> bool:
        return self.is_agreed or self.playing.is_over

    # Actions.

    def apply(self, seat: int, action: str, option: str | None, id_: str) -> int:
        """Let a seat choose or undo, or the game end as all agreed; give the seat's new version.

        A choice under a veil changes only the version of its seat, so that two who choose at once never stand
        in each other's way.
        """
        match = self.playing
        veil, before = match.veil, match.open_seats
        if action == "choose":
            chosen = self.game.parse(option or "", match.values)
            self._film_choice(seat, chosen)
            is_change = chosen in self.game.settings
            self.settings[seat] += is_change
        elif action == "end":
            self.is_agreed, is_change = True, False
            self.film.clear()
        else:
            undo = match.undo if action == "undo" else match.restart_turn
            undo(seat)
            self.film.clear()
            is_change = True
            self.undos[seat] += 1
        self.changes[seat] += is_change
        if match.final_choices != self.final_choices:
            self.final_choices = match.final_choices
            self.undos.clear()
            self.settings.clear()
        is_unseen = bool(veil) and match.veil == veil and not self.is_agreed
        for reader in (seat,) if is_unseen else self.versions:
            self.versions[reader] += 1
        self.concerns = seat if is_unseen and match.open_seats == before else None
        self.last = Action(seat, action, before)
        if action == "choose":
            self.last_choices[seat] = id_
        self.number += 1
        self.answers[seat, id_] = self.versions[seat]
        return self.versions[seat]

    def _film_choice(self, seat: int, option: int) -> None:
        """Let a seat choose, and keep how that came about where somebody wants to see it."""
        match = self.playing
        match.is_filmed = self.is_filmed
        if not self.is_filmed:
            self.film.clear()
            self.filmed += 1
            match.choose(seat, option)
            return
        before = match.shot()
        match.choose(seat, option)
        frames = [before, *(match.shots if len(match.shots) > SHORT else [])]
        self.film.extend(frames)
        self.filmed += len(frames)

    def frames(self, since: int) -> list[Shot]:
        """Give the frames after a number of them, as far as they are kept.

        The first of them is how things stood then: a reader who saw that need not see it again.
        """
        missing = self.filmed - since - len(self.film)
        return list(islice(self.film, max(1 - missing, 0), None))

    def view_at(self, shot: Shot, reader: int) -> View:
        """Give what a reader could see in a frame."""
        return self.playing.view_at(shot, reader)

    def check(self, seat: int, version: int) -> Match:
        """Refuse an action of a seat that does not know how things stand, or has nothing to do."""
        match = self.playing
        if seat not in self.versions:
            raise Refusal("unknown-seat", seat=seat)
        if self.is_over:
            raise Refusal("game-over")
        if version != self.versions[seat]:
            raise Refusal("stale", version=self.versions[seat])
        return match

    def check_choice(self, seat: int, version: int, option: int) -> str:
        """Refuse what cannot be chosen now; give the option's notation."""
        match = self.check(seat, version)
        if not match.may_choose(seat, option):
            if not match.is_open(seat):
                raise Refusal("not-your-turn")
            raise Refusal("illegal-option", option=option)
        if option in self.game.settings:
            self._check_changes(seat, self.settings[seat], MOST_SETTINGS)
        return self.game.notation(option, match.values)

    def check_undo(self, seat: int, version: int) -> None:
        if not self.check(seat, version).can_undo(seat):
            raise Refusal("nothing-to-undo")
        self._check_changes(seat, self.undos[seat], MOST_UNDOS)

    def _check_changes(self, seat: int, lately: int, most: int) -> None:
        if lately >= most or self.changes[seat] >= MOST_CHANGES:
            raise Refusal("too-many-changes")

    # Bots.

    def luck(self, seat: int) -> int:
        """Give the luck of a bot's next choice. It follows from the seed, so an undo changes nothing."""
        done = sum(chooser == seat for chooser, _ in self.playing.choices)
        return done if self.coach else seed_of(f"{self.playing.seed} {seat}", done)

    def propose(self, seat: int) -> list[OptionText]:
        """Tell how a bot would do the rest of a routine; it is shown the seat's view each time."""
        bot = find_bot(PROPOSER)
        proposed = self.playing.propose(
            seat, lambda view, options: bot.choose(self.game, view, options, Budget(), Dice(0))
        )
        if not proposed:
            raise Refusal("no-routine")
        return proposed

    # What is told of it.

    def lines(self, reader: int) -> list[Line]:
        """Give the whole log of a reader."""
        told = (self.line(event, reader) for event in self.playing.log(reader))
        return [line for line in told if line is not None]

    def line(self, event: Event, reader: int) -> Line | None:
        match = self.playing
        text = match.log_line(event, reader)
        if text is None:
            return None
        if event not in self._common:
            self._common[event] = match.log_line(event, SPECTATOR)
        common = self._common[event]
        return Line(actor(common or text), text, match.why(event), mine=reader >= 0 and text != common)

    def result(self, reader: int) -> Result:
        match = self.playing
        reckoning = self.game.reckon(match.view(reader), match.events)
        return Result(
            places=match.places,
            points=match.points,
            parts=list(reckoning.parts),
            remarks=list(reckoning.remarks),
        )


def actor(saying: Saying) -> int | None:
    """The seat that a line is about."""
    who = saying.args.get("who")
    return int(who[1:]) if isinstance(who, str) and who.startswith("@") else None
