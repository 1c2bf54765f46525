"""The contract between a game and everything above it, in layers.

A position (engine.position) is what bots and playouts work on: numbers, and nothing else. A game is the
other half: it makes positions, and tells of them.

The core is enough to play: a declaration of what exists, an empty position (`empty`), what a seat may know
(`view`), and words. Words follow from the declaration: a question is `prompt-QUESTION`, an option
`option-BLOCK`, an event `log-EVENT`, each with its details in the gaps. Everything else may be absent, and
what rests on it is absent then in every face: sampling (no search, no hints), judgement (bots that search
play on at random), features (no lab), positions by hand, a score sheet, a lesson, a drawing.

A large game has rooms that fill in several of these at once: `sight` and `speech`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol

from courtyard.engine import saving, wording
from courtyard.engine.board import Zone, zones_of
from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.declaration import Declaration, Names
from courtyard.engine.features import Features
from courtyard.engine.judgement import Judgement
from courtyard.engine.language import Phrasebook, Saying, phrasebook
from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.engine.rulebook import Catalogue, catalogue
from courtyard.engine.rulesets import Rulesets
from courtyard.engine.terms import (
    RULESET,
    Decision,
    Event,
    Feat,
    GameOption,
    Opening,
    OptionText,
    Reckoning,
    View,
)
from courtyard.engine.trouble import Trouble

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    P = TypeVar("P", bound=Position, default=Any)
    Seen = TypeVar("Seen", bound=Position, contravariant=True, default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P", bound=Position)
    Seen = TypeVar("Seen", bound=Position, contravariant=True)


class Sight(Protocol[Seen]):
    """A seat's knowledge of a position, and positions that agree with it."""

    def view(self, position: Seen, seat: int, /) -> View: ...
    def recall(self, position: Seen, seat: int, /) -> View: ...
    def sample(self, view: View, dice: Dice, /) -> Position: ...


class Speech(Protocol[Seen]):
    """A game in words."""

    def decision(self, position: Seen, seat: int, /) -> Decision: ...
    def standing(self, position: Seen, seat: int, /) -> tuple[OptionText, ...]: ...
    def event_for(self, position: Seen, event: Event, seat: int, /) -> Event: ...
    def log_line(self, position: Seen, event: Event, seat: int, /) -> Saying | None: ...
    def why(self, position: Seen, event: Event, /) -> str: ...
    def chapter(self, view: View, /) -> Saying: ...
    def reckon(self, view: View, events: list[Event], /) -> Reckoning: ...


class Game(ABC, Generic[P]):
    """One game: its options, its positions, its words."""

    # What every game has.

    name: str
    title: str
    folder: Path
    """Where its files lie: `words/LANGUAGE.ftl`, `about/LANGUAGE.ftl`, `rules/CHAPTER.toml`, `values/`."""
    declaration: Declaration
    """Everything that exists in this game, by name and number."""
    option_list: tuple[GameOption, ...]
    """Options of a game, agreed on before it starts; the number of `players` is among them."""

    # What it may have.

    minutes: tuple[int, int] | None = None
    """How long it usually takes, at least and at most."""
    weight = 0
    """How complex it is, from 1 (light) to 5 (heavy)."""
    sight: Sight[P] | None = None
    speech: Speech[P] | None = None
    rules_version = 1
    words = "words"
    """The folder of its words, in its own."""
    chapters: tuple[str, ...] = ()
    """The chapters of its rules, each a file in `rules/`."""
    appearance: type[Any] = dict[str, Any]
    """Type of its views: a TypedDict."""
    previewed_kinds: frozenset[str] = frozenset()
    """Kinds of decisions whose options do nothing but lead to the next question of the same seat."""
    routine: frozenset[str] = frozenset()
    """Kinds of decisions that come in rows, such as placing cube by cube, and teach nobody anything."""
    headings: frozenset[str] = frozenset()
    """Lines of the log with which a day, a round or a phase begins."""
    settings: frozenset[int] = frozenset()
    """Options that only change what their own seat is asked: they stand in the way of nobody's undo."""
    feats: tuple[Feat, ...] = ()
    """Achievements worth a word, beside points, when one option is compared with another."""
    round_start_event: int = -1
    """The event with which a day or round begins; feats are counted up to the next one."""
    turn_events: frozenset[int] = frozenset()
    """The events at which what an option can be said to have brought about ends."""
    lesson: Path | None = None
    """The folder of the lesson, where there is one."""
    playouts = "A playout goes at random to the end of the game."
    """How far its judgement plays on, for benchmarks."""
    is_drawn = False
    """Whether the browser client draws it, in a folder of its name; otherwise it shows its `board`."""
    terminal_board = ""
    """The class that draws it in the terminal, as `module:Class`; without one its `board` is shown."""

    def __init_subclass__(cls) -> None:
        """Every game can be played by an earlier ruleset of its own."""
        options = cls.__dict__.get("option_list")
        if options is not None and RULESET not in options:
            cls.option_list = (*options, RULESET)

    @property
    def action_space(self) -> int:
        return self.declaration.all_options

    @property
    def player_options(self) -> int:
        """Options from this number on are never a seat's, but what chance draws."""
        return self.declaration.player_options

    @property
    def event_names(self) -> tuple[str, ...]:
        """Give the name of each event, by its number."""
        return self.declaration.event_names

    @cached_property
    def secret_events(self) -> frozenset[int]:
        """Events that tell some seats more than others."""
        return wording.secret_events(self.declaration)

    @cached_property
    def rulesets(self) -> Rulesets:
        """The rules and values that games may have begun with."""
        return Rulesets(self.folder / "values", self.components, self.rules_version, self.rules_version)

    # Beginning.

    def refuse_unknown_options(self, wanted: Iterable[str]) -> None:
        """Refuse with a sentence what is no option of this game."""
        known = [option.name for option in self.option_list]
        for name in wanted:
            if name not in known:
                raise Trouble(f"{self.title} has no option {name!r}; it has {', '.join(known)}.")

    def settle_options(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Give all game options with their defaults; refuse what is unknown or cannot be."""
        self.refuse_unknown_options(wanted)
        first = {option.name: option.values[0] for option in self.option_list if option.name != RULESET.name}
        settled = {**first, "ruleset": self.rulesets.current, **wanted}
        for option in self.option_list:
            value = settled[option.name]
            if option.values and not any(
                value == known and type(value) is type(known) for known in option.values
            ):
                known = ", ".join(str(one) for one in option.values)
                raise Trouble(f"The option {option.name} of {self.title} is one of {known}, not {value!r}.")
        self.rulesets.check(settled["ruleset"])
        return settled

    def variants(self) -> list[dict[str, Any]]:
        """Give every combination of game options that the rules allow."""
        open_ones = [option for option in self.option_list if option.name != RULESET.name]
        names = [option.name for option in open_ones]
        rows = product(*(option.values for option in open_ones))
        return [self.settle_options(dict(zip(names, row, strict=True))) for row in rows]

    def components(self) -> Table:
        """Give the component tables as we know them."""
        return {}

    def correct_components(self, own: Table) -> Table:
        """Give the component tables with an owner's corrections, checked."""
        if own:
            raise Trouble(f"{self.title} has no component values that could be corrected.")
        return {}

    @abstractmethod
    def empty(self, options: dict[str, Any], own: Table) -> P:
        """Give a position in which nothing is laid out."""

    def start(self, options: dict[str, Any], own: Table) -> P:
        """Give the position before anything is drawn or chosen."""
        position = self.empty(options, own)
        position.records_events = True
        position.lay_out()
        position.settle()
        return position

    def by_hand(self, written: Table, own: Table) -> Opening:
        """Give a position written by hand; the set-up fills in the rest."""
        raise Trouble(f"{self.title} cannot begin with a position written by hand.")

    def automated_seats(self, options: dict[str, Any]) -> dict[int, Saying]:
        """Give the seats that the rules themselves play, with their names; mostly there are none."""
        return {}

    # Games of version 1 of the rules, from before games were bound to a ruleset.

    def modernised(self, options: dict[str, Any], choices: list[str]) -> list[str] | None:
        """Give choices of version 1 as they are written today; nothing where a game cannot go on exactly."""
        return None

    def unasked(self, position: P) -> int | None:
        """Give what version 1 did by itself where a question is put today."""
        return None

    # Chance.

    def lot(self, position: P) -> tuple[str, int]:
        """Give the purpose of the draw that chance has to make, and how many came before it."""
        c = position.cells
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step = self.declaration.step_by_number[c[frame]]
        if step.drawn in self.declaration.cells:
            return step.purpose, c[self.declaration.cells[step.drawn].first]
        names = [detail.name for detail in step.details]
        return step.purpose, c[frame + 1 + names.index(step.drawn)] if step.drawn else 0

    # Words.

    def names(self, own: Table | None = None) -> Names:
        """Give names to what the declaration only counts, such as cards."""
        return {}

    @cached_property
    def _written(self) -> list[str]:
        return self.declaration.notation(self.names())

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: option for option, text in enumerate(self._written) if text}

    def notation(self, option: int, own: Table | None = None) -> str:
        """Write an option as a short readable text, with an owner's own names where there are any."""
        if 0 <= option < len(self._written) and self._written[option]:
            return self._written[option]
        raise Trouble(f"There is no option {option}.")

    def parse(self, text: str, own: Table | None = None) -> int:
        """Read what `notation` wrote."""
        option = self._numbers.get(" ".join(text.split()))
        if option is None:
            raise Trouble(f"{text!r} is not a choice of {self.title}.")
        return option

    def decision(self, position: P, seat: int) -> Decision:
        """Give the open decision of a seat in words."""
        if self.speech is not None:
            return self.speech.decision(position, seat)
        return wording.decision(self, position, seat)

    def standing(self, position: P, seat: int) -> tuple[OptionText, ...]:
        """Give in words what a seat may do though nobody asks it."""
        return () if self.speech is None else self.speech.standing(position, seat)

    def event_for(self, position: P, event: Event, seat: int) -> Event:
        """Give an event as a seat may hear of it: what it may not know is HIDDEN."""
        if self.speech is not None:
            return self.speech.event_for(position, event, seat)
        return wording.event_for(event, seat)

    def log_line(self, position: P, event: Event, seat: int) -> Saying | None:
        """Give the line of a seat’s log for an event, or nothing if it has none."""
        if self.speech is not None:
            return self.speech.log_line(position, event, seat)
        return wording.log_line(self, event, seat)

    def why(self, position: P, event: Event) -> str:
        """Give the id of the rule that an event follows, or nothing where it names none."""
        return "" if self.speech is None else self.speech.why(position, event)

    def chapter(self, view: View) -> Saying:
        """Give the part of a game that a view belongs to: its day, its round and phase."""
        return wording.chapter(view) if self.speech is None else self.speech.chapter(view)

    def reckon(self, view: View, events: list[Event]) -> Reckoning:
        """Give where the points of a game that is over came from."""
        return Reckoning(()) if self.speech is None else self.speech.reckon(view, events)

    def because(self, before: P, events: list[Event], seat: int) -> tuple[Saying, ...]:
        """Say what events since a position mean to a seat that asks for reasons, the most important first."""
        return ()

    def goes_on(self, position: P, seat: int) -> bool:
        """Tell whether what a seat brings about is still its own doing: nobody else can interfere."""
        return position.is_open(seat)

    @property
    def phrases(self) -> Phrasebook:
        return phrasebook(self.folder / self.words)

    @property
    def about(self) -> Phrasebook:
        """Words of the game for faces where it is not being played: its options, chapters and themes.

        They are in `about/`, if there is such a folder; each id names the game, as in `chapter-GAME-CHAPTER`.
        """
        folder = self.folder / "about"
        return phrasebook(*([folder] if folder.is_dir() else []))

    @property
    def rules(self) -> Catalogue:
        return catalogue(self.name, self.folder / "rules", self.chapters)

    def board(self, view: View) -> tuple[Zone, ...]:
        """Give what lies on the table, for faces that have no drawing of this game."""
        return zones_of(view, self.phrases.ids("en"))

    # Vision.

    def view(self, position: P, seat: int) -> View:
        """Give all that a seat may know; the only way out of a position."""
        if self.sight is None:
            raise NotImplementedError
        return self.sight.view(position, seat)

    def recall(self, position: P, seat: int) -> View:
        """Give what a seat knows that forgets nothing it has seen: what bots go by."""
        return self.view(position, seat) if self.sight is None else self.sight.recall(position, seat)

    @property
    def can_sample(self) -> bool:
        """Tell whether positions can be built from views; searches and hints need it."""
        return self.sight is not None or type(self).sample is not Game.sample

    def sample(self, view: View, dice: Dice) -> Position:
        """Build a full position that agrees with everything in a view."""
        if self.sight is None:
            raise Trouble(
                f"{self.title} does not say what the others may hold: nobody can think ahead in it."
            )
        return self.sight.sample(view, dice)

    def imagine(self, view: View, dice: Dice) -> Position:
        """Build such a position to search in: of equal orders of the same doings it offers one."""
        position = self.sample(view, dice)
        position.order(True)
        return position

    # Judgement.

    @property
    def judgement(self) -> Judgement:
        """Give what this game knows about good play; without any, games are played on at random."""
        return Judgement()

    @property
    def can_judge(self) -> bool:
        """Tell whether it knows anything about good play."""
        return type(self).judgement is not Game.judgement

    @property
    def features(self) -> Features:
        """Give what tells a seat's knowledge in numbers."""
        raise Trouble(f"{self.title} does not tell in numbers what a seat knows, as learners need it.")

    @property
    def can_teach(self) -> bool:
        """Tell whether learners are told in numbers what a seat knows."""
        return type(self).features is not Game.features

    # Saving.

    def save(self, position: P) -> dict[str, Any]:
        """Write a position as plain data."""
        return saving.save(position, self.declaration.fields)

    def load(self, saved: dict[str, Any], options: dict[str, Any], own: Table) -> P:
        """Read what `save` wrote."""
        position = self.empty(options, own)
        saving.load(position, saved, self.declaration.fields, self.declaration.size)
        return position
